//! What is answered for a player whose time has run out.

use engine::{Seat, State};

use crate::{
    Choice, Nemesis,
    rules::{
        actions::Action,
        attack::Reaction,
        hands::HandAnswer,
        intruder_player::IntruderTurnAnswer,
        items::drugs::DrugsAnswer,
        noise::MotionScannerAnswer,
        pods::{PodAnswer, PodTurnAnswer},
        rooms::command_center::DoorsAnswer,
        trade::{TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::YesNo,
};

/// The answer that changes least, where there is one; a bot answers everything else.
pub fn answer(state: &State<Nemesis>, seat: Seat) -> Option<Choice> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    choices.into_iter().find(|&choice| changes_least(choice))
}

fn changes_least(choice: Choice) -> bool {
    match choice {
        Choice::Turn(action) => action == Action::Pass,
        Choice::Passing(answer) | Choice::ForcedPass(answer) => answer == PassingAnswer::Done,
        Choice::Interruption(answer)
        | Choice::ShotReroll(answer)
        | Choice::ExtraRound(answer)
        | Choice::FurtherShot(answer)
        | Choice::EngineOrder(answer)
        | Choice::TradeAgreement(answer)
        | Choice::Consent(answer) => answer == YesNo::No,
        Choice::PodTurn(answer) => answer == PodTurnAnswer::Stay,
        Choice::PodBoarding(answer) => matches!(answer, PodAnswer::Wait(_)),
        Choice::MotionScanner(answer) => answer == MotionScannerAnswer::Keep,
        Choice::AttackReaction(answer) => answer == Reaction::Suffer,
        Choice::HandsFull(answer) | Choice::TradeHands(answer) => answer == HandAnswer::Decline,
        Choice::Trading(answer) => answer == TradingAnswer::Done,
        Choice::TradeReply(answer) => answer == TradeReplyAnswer::Decline,
        Choice::IntruderTurn(answer) => answer == IntruderTurnAnswer::Pass { keeping: None },
        Choice::MilitaryDrugs(answer) => answer == DrugsAnswer::Draw,
        Choice::DoorsOf(answer) => answer == DoorsAnswer::Done,
        Choice::Authorization(answer) => answer.is_none(),
        Choice::Draft(_)
        | Choice::Payment(_)
        | Choice::CarefulNoise(_)
        | Choice::ObjectiveChoice(_)
        | Choice::HandLost(_)
        | Choice::KeepOne(_)
        | Choice::DoorTaken(_)
        | Choice::AttackChoice(_)
        | Choice::PlannedEvent(_)
        | Choice::CoveringWeapon(_)
        | Choice::EventPlacement(_)
        | Choice::AlcoholCard(_)
        | Choice::SecondTile(_)
        | Choice::SmokeDiscard(_) => false,
    }
}
