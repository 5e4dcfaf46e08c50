//! NEM-32.26, NEM-32.27, NEM-32.29, LOC-25.43: the cards of the Scout. Suppressive Fire stands in `cover.rs`.

use engine::{Flow, Log, Seat, Seats};

use crate::{
    crew::{ActionCardPrint, Crew, CrewAim, DrawEach, aim_of, common, soldier},
    rule_of,
    rules::{
        and_then,
        movement::{Manner, Movement},
    },
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.26: Scavenging.
pub const fn scavenging<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_find::<G>, scavenge::<G>).costing(1)
}

fn each_find<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    G::each_search(board, seat, room, offer);
}

/// NEM-5.44: something is found even where nothing is left.
fn scavenge<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.26", "LOC-25.43");
    G::search(board, seat, room, aim, log)
}

/// NEM-32.27: Reconnaissance.
pub const fn reconnaissance<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_way::<G>, reconnoitre::<G>).costing(1)
}

fn each_way<G: Crew>(board: &G::Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    common::each_way::<G>(board, room, &mut |corridor| offer(CrewAim::Way { corridor }.into()));
}

fn reconnoitre<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    aim: G::Aim,
    _: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let CrewAim::Way { corridor } = aim_of::<G>(aim) else { unreachable!("only what was offered is carried out") };
    rule_of!(G, "NEM-32.27", "LOC-25.43");
    Flow::Become(Movement::through(board, seat, corridor, Manner::Quiet).into())
}

/// NEM-32.29: Adrenaline.
pub const fn adrenaline<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::InCombat, each_rush::<G>, rush::<G>)
}

fn each_rush<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    soldier::each_shot::<G>(board, seat, room, &|_| true, offer);
    each_way::<G>(board, seat, room, offer);
}

/// NEM-5.6, LOC-5.5: something is done without its cost in cards, and then a card is drawn.
fn rush<G: Crew>(board: &mut G::Board, seat: Seat, _: RoomNumber, aim: G::Aim, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.29", "LOC-25.43");
    let done = match aim_of::<G>(aim) {
        CrewAim::Way { corridor } => Flow::Become(Movement::through(board, seat, corridor, Manner::Plain).into()),
        _ => G::fire(board, seat, soldier::shot_at(aim), log),
    };
    rule_of!(G, "NEM-5.6", "LOC-5.5");
    and_then(done, DrawEach { left: Seats::one(seat) }.into())
}
