//! Answers that need no looking ahead.

use engine::{Seat, State};
use nemesis::{
    Choice, Nemesis,
    board::{Board, Card},
    rules::{
        actions::Action,
        aims::Aim,
        trade::{TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{ActionCard, Character, YesNo},
};

use super::{belongings, objectives};

/// The answer out of habit, if there is one for the question.
pub(super) fn answer(state: &State<Nemesis>, seat: Seat, choices: &[Choice]) -> Option<Choice> {
    let board = state.board();
    match *choices.first()? {
        Choice::Draft(_) => best_of(choices, |choice| match choice {
            Choice::Draft(character) => preference(character),
            _ => 0.0,
        }),
        Choice::Payment(_) => best_of(choices, |choice| match choice {
            Choice::Payment(card) => -belongings::card_worth(board.player(seat), card),
            _ => 0.0,
        }),
        Choice::Passing(_) | Choice::ForcedPass(_) => best_of(choices, |choice| match choice {
            Choice::Passing(answer) | Choice::ForcedPass(answer) => throwing_away(board, seat, answer),
            _ => 0.0,
        }),
        Choice::ObjectiveChoice(_) => best_of(choices, |choice| match choice {
            Choice::ObjectiveChoice(objective) => objectives::chance_of(board, seat, objective),
            _ => 0.0,
        }),
        // Who trades with everybody tells everybody what there is to be had.
        Choice::Trading(_) => choices.iter().copied().find(|&it| it == Choice::Trading(TradingAnswer::Done)),
        Choice::TradeReply(_) => choices.iter().copied().find(|&it| it == Choice::TradeReply(TradeReplyAnswer::Accept)),
        Choice::Interruption(_) => choices.iter().copied().find(|&it| it == Choice::Interruption(YesNo::No)),
        _ => None,
    }
}

/// What is not even tried: nothing comes of it that looking ahead could see.
pub(super) fn is_idle(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Turn(Action::Trade | Action::DropItem { .. } | Action::Play { aim: Aim::Break { .. }, .. })
    )
}

fn best_of(choices: &[Choice], worth: impl Fn(Choice) -> f32) -> Option<Choice> {
    choices.iter().copied().max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
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
