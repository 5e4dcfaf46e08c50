//! Answers that need no looking ahead.

use engine::Seat;
use lockdown::{
    Choice,
    board::{Board, Card, Rover},
    rules::{
        actions::Action,
        aims::Aim,
        attack::reactions::ReactionAnswer,
        computers::ComputerUse,
        light::LightAnswer,
        trade::{TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{ActionCard, Character, Phase, YesNo},
};

use super::{belongings, intent};
use crate::family::habits::{most_liked, only};

/// The answer out of habit, if there is one for the question.
pub(super) fn answer(board: &Board, seat: Seat, choices: &[Choice]) -> Option<Choice> {
    most_liked(choices, |choice| liking(board, seat, choice))
}

/// How much an answer is liked out of habit, beside the others to the same question.
fn liking(board: &Board, seat: Seat, choice: Choice) -> Option<f32> {
    if let Choice::Draft(character) = choice {
        return Some(preference(character));
    }
    if let Choice::Payment(card) = choice {
        return Some(-belongings::card_worth(board.player(seat), card));
    }
    if let Choice::Passing(answer) = choice {
        return Some(throwing_away(board, seat, answer));
    }
    // LOC-49.4: what the dust takes.
    if let Choice::DustLoss(card) = choice {
        return Some(match card {
            Card::Action(card) => -belongings::card_worth(board.player(seat), card),
            Card::Unscanned | Card::Scanned(_) => 1.0,
        });
    }
    if let Choice::ObjectiveChoice(objective) = choice {
        return Some(intent::promise_of(board, seat, objective));
    }
    // Who trades with everybody tells everybody what there is to be had.
    if let Choice::Trading(answer) = choice {
        return only(answer == TradingAnswer::Done);
    }
    if let Choice::TradeReply(answer) = choice {
        return only(answer == TradeReplyAnswer::Accept);
    }
    if let Choice::Interruption(answer) = choice {
        return only(answer == YesNo::No);
    }
    if let Choice::LightSource(light) = choice {
        return Some(brightness(light));
    }
    // Whoever is attacked outside of turns cannot look ahead to what comes of it.
    if let Choice::Reaction(answer) = choice
        && board.phase != Phase::Turns
    {
        return only(answer != ReactionAnswer::Nothing);
    }
    None
}

/// What is not even tried: nothing comes of it that looking ahead could see.
pub(super) fn is_idle(board: &Board, seat: Seat, choice: Choice) -> bool {
    let Choice::Turn(action) = choice else { return false };
    // LOC-38.11: there is nothing to scan.
    if matches!(action, Action::Play { card: ActionCard::Rest | ActionCard::RushedAnalysis, .. }) {
        return board.player(seat).hand.contamination.is_empty();
    }
    if let Action::Computer { with }
    | Action::Play { aim: Aim::Computer { with }, .. }
    | Action::Use { aim: Aim::Computer { with }, .. } = action
    {
        return is_idle_line(board, with);
    }
    if let Action::Play { aim: Aim::Rover { to }, .. } | Action::Use { aim: Aim::Rover { to }, .. } = action {
        return is_idle_line(board, ComputerUse::MoveRover { to });
    }
    if let Action::Play { card: ActionCard::RiskAssessment, .. } = action {
        return true;
    }
    if let Action::Play { aim, .. } | Action::Use { aim, .. } = action {
        return matches!(
            aim,
            Aim::Break { .. }
                | Aim::Ignite
                | Aim::IgniteFor { .. }
                | Aim::Events
                | Aim::Attacks
                | Aim::SendElevator { .. }
        );
    }
    matches!(action, Action::Trade | Action::DropItem { .. } | Action::DropObject { .. })
}

fn is_idle_line(board: &Board, with: ComputerUse) -> bool {
    match with {
        ComputerUse::LookAtContingencies { .. } | ComputerUse::TurnDoor { .. } => true,
        // LOC-20.33: the Rover is wanted where somebody can get in.
        ComputerUse::MoveRover { to } => !board.is_gate_open || to == Rover::Bunker,
        ComputerUse::GainKnowledge
        | ComputerUse::ClearRoom { .. }
        | ComputerUse::LookAtCssToken { .. }
        | ComputerUse::SwapPowerTokens { .. } => false,
    }
}

/// Who begins in the Isolation Room knows more; who is armed lives longer.
fn preference(character: Character) -> f32 {
    match character {
        Character::Survivor => 6.0,
        Character::Sentry => 5.0,
        Character::Mechanic => 4.5,
        Character::Hacker => 4.0,
        Character::Pilot => 3.5,
        Character::LabRat => 3.0,
        Character::Scout => 2.5,
        Character::Janitor => 2.0,
        Character::Scientist => 1.5,
        Character::Xenobiologist => 1.0,
        Character::Captain => 0.5,
        Character::Soldier => 0.4,
    }
}

/// LOC-16.13: light is worth what it costs; what burns down is used first.
fn brightness(light: LightAnswer) -> f32 {
    match light {
        LightAnswer::None => 0.0,
        LightAnswer::Glowstick => 1.0,
        LightAnswer::Flashlight => 2.0,
        LightAnswer::Lighter => 3.0,
    }
}

/// LOC-4.16: contamination leaves the hand, unless it is to be scanned soon.
fn throwing_away(board: &Board, seat: Seat, answer: PassingAnswer) -> f32 {
    let hand = board.player(seat).hand;
    let rests_soon = hand.has(ActionCard::Rest) || hand.has(ActionCard::RushedAnalysis);
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
