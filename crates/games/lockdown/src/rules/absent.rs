//! What is answered for a player whose time has run out.

use engine::{Seat, State};
use nemesis_kit::crew::EventPlacementAnswer;

use crate::{
    Choice, Lockdown,
    rules::{
        actions::Action,
        attack::reactions::{BeforeTheCardAnswer, FrenzyReactionAnswer, ReactionAnswer},
        cards::{hacker::BypassAnswer, lab_rat::QuietAnswer},
        combat::AdvantageAnswer,
        events::dark::EventReactionAnswer,
        hands::HandAnswer,
        items::wail::WailAnswer,
        light::LightAnswer,
        rooms::{css::CssMoveAnswer, repository::CraftHereAnswer},
        trade::{TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::YesNo,
};

/// The answer that changes least, where there is one; a bot answers everything else.
pub fn answer(state: &State<Lockdown>, seat: Seat) -> Option<Choice> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    choices.into_iter().find(|&choice| changes_least(choice))
}

fn changes_least(choice: Choice) -> bool {
    match choice {
        Choice::Turn(action) => action == Action::Pass,
        Choice::Passing(answer) => answer == PassingAnswer::Done,
        Choice::Interruption(answer)
        | Choice::ShotReroll(answer)
        | Choice::SecondDie(answer)
        | Choice::ExtraRound(answer)
        | Choice::ResearchConsent(answer)
        | Choice::SlipConsent(answer)
        | Choice::TokenIgnored(answer)
        | Choice::RideAlong(answer)
        | Choice::TradeAgreement(answer)
        | Choice::Consent(answer) => answer == YesNo::No,
        Choice::LightSource(answer) => answer == LightAnswer::None,
        Choice::BeforeTheCard(answer) => answer == BeforeTheCardAnswer::Nothing,
        Choice::Reaction(answer) => answer == ReactionAnswer::Nothing,
        Choice::EventReaction(answer) => answer == EventReactionAnswer::Nothing,
        Choice::FrenzyReaction(answer) => answer == FrenzyReactionAnswer::Nothing,
        Choice::EventPlacement(answer) => answer == EventPlacementAnswer::Top,
        Choice::QuietInTheDark(answer) => answer == QuietAnswer::Nothing,
        Choice::CraftHere(answer) => answer == CraftHereAnswer::Nothing,
        Choice::HandsFull(answer) | Choice::TradeHands(answer) => answer == HandAnswer::Decline,
        Choice::Trading(answer) => answer == TradingAnswer::Done,
        Choice::TradeReply(answer) => answer == TradeReplyAnswer::Decline,
        Choice::CssMove(answer) => answer == CssMoveAnswer::Stay,
        Choice::Advantage(answer) => answer == AdvantageAnswer::Nothing,
        Choice::Bypass(answer) => answer == BypassAnswer::Done,
        Choice::WailNoise(answer) => answer == WailAnswer::Done,
        Choice::Draft(_)
        | Choice::ObjectiveChoice(_)
        | Choice::HandLost(_)
        | Choice::DoorTaken(_)
        | Choice::KeepOne(_)
        | Choice::Redistribution(_)
        | Choice::PanicLoss(_)
        | Choice::DieChoice(_)
        | Choice::TopOrder(_)
        | Choice::Shedding(_)
        | Choice::CoveringWeapon(_)
        | Choice::CarefulNoise(_)
        | Choice::SmokeDiscard(_)
        | Choice::CheatChoice(_)
        | Choice::CheatOrder(_)
        | Choice::CheatUse(_)
        | Choice::DustLoss(_)
        | Choice::TracksNoise(_)
        | Choice::StaticLoss(_)
        | Choice::Payment(_) => false,
    }
}
