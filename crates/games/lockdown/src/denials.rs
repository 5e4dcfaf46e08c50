//! What a person would try in vain, and the rule that forbids it.

use engine::{Denied, Refused, Seat, State};

use crate::{
    Choice, Frame, Lockdown,
    board::Board,
    offers::touches,
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        computers::{self, ComputerUse},
    },
    words::CorridorNumber,
};

/// What `seat` would try now in vain.
pub fn denials(state: &State<Lockdown>, seat: Seat) -> Vec<Denied<Lockdown>> {
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

/// What a person may think of: every way, every card in hand, every item, the room and the way out of it, and its
/// computer.
fn candidates(board: &Board, seat: Seat) -> Vec<Action> {
    let player = board.player(seat);
    let Some(room) = player.room() else { return Vec::new() };
    let paths = board.plan().links_from(room).map(|(number, _)| number).filter(|number| number.path().is_some());
    let ways = CorridorNumber::ALL.into_iter().chain(paths);
    let moves = ways.flat_map(|corridor| [Action::Move { corridor }, Action::CarefulMove { corridor }]);
    let (exits, crossroads) = (board.complex().exits, board.complex().to_the_bunker);
    let is_way_out = crossroads.map_or(board.is_exit(room), |crossroads| crossroads == room);
    let rides = exits.iter().filter(|&&to| board.is_exit(room) && to != room).map(|&to| RoomAim::RideRover { to });
    let leaving = is_way_out.then_some(RoomAim::EvacuateOnFoot).into_iter().chain(rides);
    let leaving = leaving.map(|aim| Action::UseRoom { aim });
    // LOC-18.3, LOC-16.1: one that is broken or has no power.
    let has_one =
        board.room(room).is_some_and(|it| it.print().has_computer) && computers::may_use(board, seat).is_err();
    let computer = has_one.then_some(Action::Computer { with: ComputerUse::GainKnowledge });
    let cards = player.hand.actions().map(|card| Action::Play { card, aim: Aim::Nothing });
    let items = player.item_cards().map(|item| Action::Use { item, aim: Aim::Nothing });
    let room = [Action::Trade, Action::UseRoom { aim: RoomAim::Nothing }].into_iter().chain(leaving).chain(computer);
    moves.chain(room).chain(cards).chain(items).collect()
}
