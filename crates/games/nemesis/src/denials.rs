//! What a person would try in vain, and the rule that forbids it.

use engine::{Denied, Refused, Seat, State};

use crate::{
    Choice, Frame, Nemesis,
    board::Board,
    offers::touches,
    rules::{
        actions::{Action, item_cards},
        aims::{Aim, RoomAim},
    },
    words::CorridorNumber,
};

/// What `seat` would try now in vain.
pub fn denials(state: &State<Nemesis>, seat: Seat) -> Vec<Denied<Nemesis>> {
    let Some(Frame::Turn(_)) = state.under_way().last() else { return Vec::new() };
    if state.board().turn.seat != seat {
        return Vec::new();
    }
    let denied = |choice: Choice| match state.may_choose(seat, choice) {
        Err(Refused::Because(rule)) => Some(Denied { choice, touches: touches(state, seat, choice), rule }),
        Err(Refused::NotAsked | Refused::NotOffered | Refused::NoRoll | Refused::CannotShow) | Ok(()) => None,
    };
    candidates(state.board(), seat).into_iter().map(Choice::Turn).filter_map(denied).collect()
}

/// What a person may think of: every way, every card in hand, every item, the room.
fn candidates(board: &Board, seat: Seat) -> Vec<Action> {
    let ways = CorridorNumber::ALL.into_iter();
    let moves = ways.flat_map(|corridor| [Action::Move { corridor }, Action::CarefulMove { corridor }]);
    let cards = board.player(seat).hand.actions().map(|card| Action::Play { card, aim: Aim::Nothing });
    let items = item_cards(board, seat).map(|item| Action::Use { item, aim: Aim::Nothing });
    moves.chain([Action::Trade, Action::UseRoom { aim: RoomAim::Nothing }]).chain(cards).chain(items).collect()
}
