//! NEM-9.27, NEM-32.5: what cards and items do alike in the own room: to doors, malfunctions, engines and fire.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    rules::{aims::Aim, doors, looking, markers},
    words::Room,
};

/// Carries out what is aimed at something in the own room.
pub fn carry_out(board: &mut Board, seat: Seat, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever acts stands in a room");
    match aim {
        Aim::Door { corridor } => {
            rule!("NEM-9.27");
            let corridor = board.corridor(room, corridor).expect("a corridor bears this number");
            doors::toggle(board, seat, corridor, log)
        }
        Aim::Repair => {
            markers::repair(board, room, log);
            Flow::Done
        }
        Aim::Extinguish => {
            markers::put_out(board, room, log);
            Flow::Done
        }
        Aim::Engine => {
            rule!("NEM-17.52");
            let engine = board.room(room).and_then(Room::engine).expect("the engine is in this room");
            looking::repair_engine(board, seat, engine, log)
        }
        Aim::Nothing
        | Aim::Demolish { .. }
        | Aim::Break { .. }
        | Aim::Ignite { .. }
        | Aim::Sends { .. }
        | Aim::Together { .. }
        | Aim::Way { .. }
        | Aim::Technical { .. }
        | Aim::Room { .. }
        | Aim::Figure { .. }
        | Aim::Eggs { .. }
        | Aim::Character { .. }
        | Aim::Weapon { .. }
        | Aim::Shot { .. }
        | Aim::EggShot { .. }
        | Aim::Deck { .. }
        | Aim::Dress { .. }
        | Aim::Heal { .. }
        | Aim::HealLight { .. }
        | Aim::Clean
        | Aim::Pod { .. }
        | Aim::Craft { .. }
        | Aim::Bind
        | Aim::Research { .. }
        | Aim::Coordinates
        | Aim::Objective { .. }
        | Aim::RoomAction { .. } => unreachable!("only what was offered is carried out"),
    }
}
