//! Answers that need no looking ahead.

use engine::Seat;
use nemesis::{
    Choice,
    board::{Board, Card, ObjectToken},
    content::objectives::Deed,
    rules::{
        actions::Action,
        aims::Aim,
        trade::{TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{ActionCard, Character, YesNo},
};

use super::{belongings, intent, objectives};
use crate::family::habits::{most_liked, only};

/// The answer out of habit, if there is one for the question.
pub(super) fn answer(board: &Board, seat: Seat, choices: &[Choice]) -> Option<Choice> {
    most_liked(choices, |choice| liking(board, seat, choice))
}

/// How much an answer is liked out of habit, beside the others to the same question.
fn liking(board: &Board, seat: Seat, choice: Choice) -> Option<f32> {
    match choice {
        Choice::Draft(character) => Some(preference(character)),
        Choice::Payment(card) => Some(-belongings::card_worth(board.player(seat), card)),
        Choice::Passing(answer) | Choice::ForcedPass(answer) => Some(throwing_away(board, seat, answer)),
        Choice::ObjectiveChoice(objective) => Some(intent::promise_of(board, seat, objective)),
        // Who trades with everybody tells everybody what there is to be had.
        Choice::Trading(answer) => only(answer == TradingAnswer::Done),
        Choice::TradeReply(answer) => only(answer == TradeReplyAnswer::Accept),
        Choice::Interruption(answer) => only(answer == YesNo::No),
        Choice::Turn(_)
        | Choice::PodTurn(_)
        | Choice::CarefulNoise(_)
        | Choice::MotionScanner(_)
        | Choice::AttackReaction(_)
        | Choice::ShotReroll(_)
        | Choice::ExtraRound(_)
        | Choice::FurtherShot(_)
        | Choice::Authorization(_)
        | Choice::HandsFull(_)
        | Choice::HandLost(_)
        | Choice::KeepOne(_)
        | Choice::DoorTaken(_)
        | Choice::EngineOrder(_)
        | Choice::PodBoarding(_)
        | Choice::TradeAgreement(_)
        | Choice::TradeHands(_)
        | Choice::IntruderTurn(_)
        | Choice::AttackChoice(_)
        | Choice::PlannedEvent(_)
        | Choice::Consent(_)
        | Choice::CoveringWeapon(_)
        | Choice::EventPlacement(_)
        | Choice::AlcoholCard(_)
        | Choice::MilitaryDrugs(_)
        | Choice::SecondTile(_)
        | Choice::SmokeDiscard(_)
        | Choice::DoorsOf(_) => None,
    }
}

/// What is not even tried: nothing comes of it that looking ahead could see.
pub(super) fn is_idle(board: &Board, seat: Seat, choice: Choice) -> bool {
    // NEM-40.20: only this one is ever wanted on a floor.
    let is_wanted_on_a_floor = |object: ObjectToken| {
        object == ObjectToken::BlueCorpse
            && objectives::open_deeds(board, seat).any(|deed| deed == Deed::BlueCorpseInSurgery)
    };
    if let Choice::Turn(Action::DropObject { object }) = choice {
        return !is_wanted_on_a_floor(object);
    }
    // NEM-32.2: there is nothing to scan.
    if matches!(choice, Choice::Turn(Action::Play { card: ActionCard::Rest, .. })) {
        return board.player(seat).hand.contamination.is_empty();
    }
    matches!(
        choice,
        Choice::Turn(Action::Trade | Action::DropItem { .. } | Action::Play { aim: Aim::Break { .. }, .. })
    )
}

/// Whoever can repair is most likely to come home.
fn preference(character: Character) -> f32 {
    match character {
        Character::Mechanic => 6.0,
        Character::Pilot => 5.0,
        Character::Scientist => 4.0,
        Character::Soldier => 3.0,
        Character::Captain => 2.0,
        Character::Scout => 1.0,
    }
}

/// NEM-4.10: contamination leaves the hand, unless it is to be scanned soon.
fn throwing_away(board: &Board, seat: Seat, answer: PassingAnswer) -> f32 {
    let rests_soon = board.player(seat).hand.has(ActionCard::Rest);
    match answer {
        PassingAnswer::Done => 0.0,
        PassingAnswer::Discard(Card::Action(_)) => -1.0,
        PassingAnswer::Discard(Card::Unscanned | Card::Scanned(_)) => {
            if rests_soon {
                -1.0
            } else {
                1.0
            }
        }
    }
}
