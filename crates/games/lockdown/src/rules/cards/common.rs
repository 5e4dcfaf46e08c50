//! LOC-38.1, LOC-38.10 to LOC-38.13: the cards that everybody has, and the repairs that several have.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::rules::doors;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::ActionCardPrint,
        contamination::{self, ScanFor},
        markers, search,
    },
    words::{ActionCard, CombatIcon, CorridorNumber, Door, RoomNumber},
};

pub const PRINTS: [ActionCardPrint; 6] = [
    ActionCardPrint::free(ActionCard::Search, CombatIcon::OutOfCombat, each_deck, search),
    ActionCardPrint::free(ActionCard::Rest, CombatIcon::OutOfCombat, always, rest),
    ActionCardPrint::reaction(ActionCard::Interruption, CombatIcon::Any),
    ActionCardPrint::free(ActionCard::Demolition, CombatIcon::Any, each_demolition, demolish),
    ActionCardPrint::free(ActionCard::Repairs, CombatIcon::OutOfCombat, each_repair, repair).costing(1),
    ActionCardPrint::free(ActionCard::BasicRepairs, CombatIcon::OutOfCombat, each_repair, repair).costing(2),
];

/// A card for which nothing has to be chosen, and that can always be played.
pub fn always(_: &Board, _: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer(Aim::Nothing);
}

/// A card that moves somebody is not offered as long as nobody moves.
pub fn never(_: &Board, _: Seat, _: RoomNumber, _: &mut dyn FnMut(Aim)) {}

pub fn nothing(_: &mut Board, _: Seat, _: RoomNumber, _: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    unreachable!("only what was offered is carried out")
}

/// LOC-38.10
fn each_deck(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    search::each_deck(board, room, &mut |back| offer(Aim::Deck { back }));
}

fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.10");
    let Aim::Deck { back } = aim else { unreachable!("only what was offered is carried out") };
    search::search(board, seat, room, back, log)
}

fn rest(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.11");
    contamination::scan(board, seat, ScanFor::Rest, log)
}

/// LOC-38.13: a closed door next to the room, or something in the room that works.
fn each_demolition(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let closed = board.plan().exits_of(room).filter(|&(_, way)| board.doors.at(way) == Door::Closed);
    closed.for_each(|(corridor, _)| offer(Aim::Demolish { corridor }));
    if board.room(room).is_some_and(|it| it.can_malfunction()) && !board.malfunction.has(room) {
        offer(Aim::Break { room });
    }
}

fn demolish(board: &mut Board, _: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.13");
    if let Aim::Demolish { corridor } = aim {
        let corridor = board.plan().way(room, corridor);
        doors::destroy(board, corridor, log);
        return Flow::Done;
    }
    markers::put_malfunction(board, room, log).unwrap_or(Flow::Done)
}

/// LOC-38.23, LOC-38.32, LOC-38.42, LOC-38.63: where something is broken.
pub fn each_repair(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.malfunction.has(room) {
        offer(Aim::Repair);
    }
}

pub fn repair(board: &mut Board, _: Seat, room: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-9.14");
    markers::repair(board, room, log);
    Flow::Done
}

/// LOC-39.2, LOC-9.27: the doors next to a room that can be opened or closed. LOC-9.25: without a token in stock one is
/// taken from elsewhere, if there is one.
pub fn each_door(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(CorridorNumber)) {
    let can_close = doors::has_door_in_stock::<Lockdown>(board) || !board.doors.closed().is_empty();
    let corridors = board.plan().corridors_of(room);
    for (number, way) in board.plan().exits_of(room).filter(|&(_, way)| corridors.has(way)) {
        match board.doors.at(way) {
            Door::Closed => offer(number),
            Door::Open if can_close => offer(number),
            Door::Open | Door::Destroyed => (),
        }
    }
}

/// LOC-9.27: opens or closes a door next to the room.
pub fn turn_door(
    board: &mut Board,
    seat: Seat,
    room: RoomNumber,
    corridor: CorridorNumber,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    let corridor = board.plan().way(room, corridor);
    doors::toggle(board, seat, corridor, log)
}
