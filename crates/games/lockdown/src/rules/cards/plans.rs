//! LOC-38.43, LOC-38.53, LOC-38.64, LOC-38.74: the plans: the action of a room for nothing, or a look at two tiles.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        and_then, looking,
        rooms::{self, RoomAction},
    },
    words::{RoomColour, RoomNumber, all_rooms},
};

/// The action of the own room if its tile has one of these colours, and any two tiles.
pub fn each_of_colours(
    board: &Board,
    seat: Seat,
    room: RoomNumber,
    colours: [RoomColour; 2],
    offer: &mut dyn FnMut(Aim),
) {
    if board.room(room).is_some_and(|it| colours.contains(&it.print().colour)) {
        each_room_action(board, seat, room, offer);
    }
    each_look(board, seat, offer);
}

/// LOC-29.162: of two actions of the room, one.
pub fn each_room_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    rooms::each_aim(board, seat, room, &mut |with| offer(Aim::RoomAction { room, with }));
}

/// Two unexplored rooms whose tiles somebody does not know yet; if there is one only, that.
pub fn each_look(board: &Board, seat: Seat, offer: &mut dyn FnMut(Aim)) {
    let is_unseen = |room: &RoomNumber| looking::may_see_tile(board, seat, *room);
    let mut has_two = false;
    for one in all_rooms().filter(is_unseen) {
        for other in all_rooms().filter(is_unseen).filter(|&other| one < other) {
            has_two = true;
            offer(Aim::Tiles { one, other: Some(other) });
        }
    }
    if !has_two && let Some(one) = all_rooms().find(is_unseen) {
        offer(Aim::Tiles { one, other: None });
    }
}

/// LOC-29.76: the action of a room, for which only the card is paid; or the looks.
pub fn carry_out(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if let Aim::RoomAction { room, with } = aim {
        rule!("LOC-29.76");
        return Flow::Become(RoomAction { seat, room, aim: with }.into());
    }
    let Aim::Tiles { one, other } = aim else { unreachable!("only what was offered is carried out") };
    look(board, seat, one, other, log)
}

/// LOC-27.1: the tiles, and not their tokens, are for the actor's eyes.
pub fn look(
    board: &mut Board,
    seat: Seat,
    one: RoomNumber,
    other: Option<RoomNumber>,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    let first = looking::at_tile(board, seat, one, log);
    match other {
        Some(room) => and_then(first, SecondTile { seat, room }.into()),
        None => first,
    }
}

/// LOC-38.43: the second of two tiles is looked at.
#[engine::frame]
pub struct SecondTile {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Step<Lockdown> for SecondTile {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        looking::at_tile(board, self.seat, self.room, log)
    }
}
