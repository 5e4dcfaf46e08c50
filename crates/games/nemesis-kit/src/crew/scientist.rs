//! NEM-32.32 to NEM-32.34, LOC-25.43: the cards of the Scientist.

use engine::{Flow, Log, Seat};

use crate::{
    crew::{ActionCardPrint, CarryOut, Crew, CrewAim, EachAim, aim_of, common},
    rule_of,
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.32: Risk Assessment. The look at the event deck is each game's own.
pub const fn risk_assessment<G: Crew>(
    card: G::ActionCard,
    each_aim: EachAim<G>,
    carry_out: CarryOut<G>,
) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_aim, carry_out)
}

/// NEM-32.33: Blocking Access.
pub const fn blocking_access<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_access::<G>, block::<G>)
}

fn each_access<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if G::computers(board).has(room) {
        common::each_room_action::<G>(board, seat, room, offer);
        G::computers(board).iter().for_each(|room| offer(CrewAim::Break { room }.into()));
    }
}

fn block<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.33", "LOC-25.43");
    match aim_of::<G>(aim) {
        CrewAim::Break { .. } => common::break_something(board, aim, log),
        _ => common::use_room(board, seat, room, aim, log),
    }
}

/// NEM-32.34: Intranet.
pub const fn intranet<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_remote::<G>, work_remotely::<G>).costing(1)
}

fn each_remote<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if G::is_online(board, seat, room) {
        G::computers(board).iter().for_each(|there| common::each_room_action::<G>(board, seat, there, offer));
    }
}

fn work_remotely<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.34", "LOC-25.43");
    common::use_room(board, seat, room, aim, log)
}
