//! NEM-32.2, NEM-32.3, NEM-32.5, LOC-38.11, LOC-38.13, LOC-38.23: the cards that everybody has, the repairs, and what
//! many cards do in the own room.

use engine::{Flow, Log, Seat};

use crate::{
    Aboard, Kin, Way,
    crew::{ActionCardPrint, Crew, CrewAim, aim_of},
    rule_of,
    rules::{doors, markers},
    words::{CombatIcon, CorridorNumber, Door, RoomNumber},
};

/// NEM-32.2, LOC-38.11: Rest.
pub const fn rest<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, always::<G>, take_a_rest::<G>)
}

/// A card for which nothing has to be chosen, and that can always be played.
pub fn always<G: Crew>(_: &G::Board, _: Seat, _: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    offer(CrewAim::Nothing.into());
}

fn take_a_rest<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    _: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.2", "LOC-38.11");
    G::rest(board, seat, log)
}

/// NEM-32.3, LOC-38.13: Demolition.
pub const fn demolition<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::Any, each_demolition::<G>, demolish::<G>)
}

/// A closed door next to the room, or something in the room that works.
fn each_demolition<G: Crew>(board: &G::Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    let closed = corridors_of::<G>(board, room).filter(|&(_, way)| board.doors().at(way) == Door::Closed);
    closed.for_each(|(corridor, _)| offer(CrewAim::Demolish { corridor }.into()));
    if G::may_malfunction(board, room) && !board.malfunction().has(room) {
        offer(CrewAim::Break { room }.into());
    }
}

fn demolish<G: Crew>(
    board: &mut G::Board,
    _: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let CrewAim::Demolish { corridor } = aim_of::<G>(aim) else { return break_something::<G>(board, aim, log) };
    rule_of!(G, "NEM-32.3", "LOC-38.13");
    let corridor = board.plan().way(room, corridor);
    doors::destroy(board, corridor, log);
    Flow::Done
}

/// NEM-9.13, LOC-9.11: a malfunction is put into a room.
pub fn break_something<G: Crew>(board: &mut G::Board, aim: G::Aim, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    let CrewAim::Break { room } = aim_of::<G>(aim) else { unreachable!("only what was offered is carried out") };
    rule_of!(G, "NEM-9.13", "LOC-9.11");
    markers::put_malfunction(board, room, log).unwrap_or(Flow::Done)
}

/// NEM-32.5, LOC-38.32: Basic Repairs.
pub const fn basic_repairs<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    fast_repairs(card).costing(2)
}

/// NEM-32.10, LOC-38.23: Repairs.
pub const fn repairs<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    fast_repairs(card).costing(1)
}

/// NEM-32.15, LOC-25.43: Fast Repairs.
pub const fn fast_repairs<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_repair_here::<G>, repair::<G>)
}

fn each_repair_here<G: Crew>(board: &G::Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    each_repair::<G>(board, room, offer);
}

/// NEM-32.5, LOC-38.23: what a repair can be aimed at. NEM-9.16, NEM-17.53: an engine can be worked on whatever else is
/// broken in its room.
pub fn each_repair<G: Crew>(board: &G::Board, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if board.malfunction().has(room) {
        offer(CrewAim::Repair.into());
    }
    G::each_engine(board, room, offer);
}

/// The malfunction of the own room goes away; or what else is broken there is repaired.
pub fn repair<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let Some(CrewAim::Repair) = G::crew_aim(aim) else { return G::repair_engine(board, seat, log) };
    rule_of!(G, "NEM-32.5", "LOC-38.23");
    markers::repair(board, room, log);
    Flow::Done
}

/// The corridors of a room, each once, with its lowest number.
pub fn corridors_of<G: Kin>(board: &G::Board, room: RoomNumber) -> impl Iterator<Item = (CorridorNumber, Way)> {
    let plan = board.plan();
    plan.exits_of(room).filter(move |&(_, way)| plan.corridors_of(room).has(way))
}

/// NEM-6.4, LOC-6.1: the corridors through which one can leave a room. LOC-25.66: paths, too.
pub fn each_way<G: Kin>(board: &G::Board, room: RoomNumber, offer: &mut dyn FnMut(CorridorNumber)) {
    let closed = board.doors().closed();
    board.plan().links_from(room).filter(|&(_, way)| !closed.has(way)).for_each(|(corridor, _)| offer(corridor));
}

/// NEM-9.27, LOC-9.27: the doors of a room that can be opened or closed. NEM-9.22, LOC-9.23: not those destroyed.
pub fn each_door<G: Kin>(board: &G::Board, room: RoomNumber, offer: &mut dyn FnMut(CorridorNumber)) {
    // NEM-9.26, LOC-9.25: without a token in stock one is taken from elsewhere, if there is one.
    let can_close = doors::has_door_in_stock::<G>(board) || !board.doors().closed().is_empty();
    for (number, corridor) in corridors_of::<G>(board, room) {
        match board.doors().at(corridor) {
            Door::Closed => offer(number),
            Door::Open if can_close => offer(number),
            Door::Open => (),
            Door::Destroyed => rule_of!(G, "NEM-9.22", "LOC-9.23"),
        }
    }
}

/// NEM-9.27, LOC-9.27: opens or closes a door of a room.
pub fn turn_door<G: Kin>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    corridor: CorridorNumber,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-9.27", "LOC-9.27");
    let corridor = board.plan().way(room, corridor);
    doors::toggle(board, seat, corridor, log)
}

/// NEM-5.51, NEM-25.20, LOC-29.76: the action of a room, without its cost; all else that it asks for remains.
pub fn each_room_action<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    G::each_room_action(board, seat, room, &mut |with| offer(CrewAim::RoomAction { room, with }.into()));
}

/// It is carried out.
pub fn use_room<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let CrewAim::RoomAction { room, with } = aim_of::<G>(aim) else {
        unreachable!("only what was offered is carried out")
    };
    rule_of!(G, "NEM-5.51", "LOC-29.76");
    G::room_action(board, seat, room, with, log)
}
