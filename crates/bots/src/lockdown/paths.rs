//! How far it is from room to room on either side of the Complex.

use std::sync::LazyLock;

use engine::Word;
use lockdown::{
    board::{Board, Rover},
    words::{Level, PLACES, PowerArea, RoomNumber, Side},
};

use crate::family::paths::{Apart, Paths};

/// LOC-25.77: what a ride in the Rover counts as.
const A_RIDE: u8 = 2;

/// The number of moves to each room. LOC-8.13: the elevator leads on, if it has power, and has to be called first where
/// it is not. LOC-25.66, LOC-25.77: so do the paths of the surface, and the Rover where it waits at an exit of several.
pub(super) fn from(board: &Board, room: RoomNumber) -> Paths {
    let complex = board.complex();
    let mut others: Vec<(RoomNumber, RoomNumber, u8)> = Vec::new();
    for &[one, other] in complex.paths {
        others.extend([(one, other, 1), (other, one, 1)]);
    }
    if let Rover::Exit { room } = board.rover {
        let goals = complex.exits.iter().filter(|&&goal| goal != room);
        others.extend(goals.map(|&goal| (room, goal, A_RIDE)));
    }
    if board.power.is_on(PowerArea::Elevator) {
        for &level in Level::ALL {
            let call = u8::from(level != board.elevator);
            let goals = Level::ALL.iter().filter(|&&goal| goal != level);
            others.extend(goals.map(|&goal| (complex.elevator_room(level), complex.elevator_room(goal), 1 + call)));
        }
    }
    Paths::from(board, room, &others)
}

/// How many moves it is from one room to another, if nothing is in the way.
pub(super) fn apart(board: &Board) -> &'static Apart {
    &APART[board.setup.side.index()]
}

static APART: LazyLock<[Apart; 2]> = LazyLock::new(|| {
    let places = || (1..=PLACES as u8).map(RoomNumber);
    [Side::Main, Side::Alternative].map(|side| Apart::of(places(), |room| side.complex().neighbours(room)))
});
