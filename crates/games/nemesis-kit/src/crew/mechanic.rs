//! NEM-32.11, NEM-32.17 to NEM-32.19, LOC-25.43: the cards of the Mechanic.

use engine::{Flow, Log, Seat};

use crate::{
    Aboard,
    crew::{ActionCardPrint, CarryOut, Crew, CrewAim, EachAim, aim_of, common},
    rule_of,
    rules::markers,
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.11: Computer Skills.
pub const fn computer_skills<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_skill::<G>, use_skill::<G>)
}

fn each_skill<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    common::each_door::<G>(board, room, &mut |corridor| offer(CrewAim::Door { corridor }.into()));
    if G::computers(board).has(room) {
        common::each_room_action::<G>(board, seat, room, offer);
    }
}

fn use_skill<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.11", "LOC-25.43");
    match aim_of::<G>(aim) {
        CrewAim::Door { corridor } => common::turn_door(board, seat, room, corridor, log),
        _ => common::use_room(board, seat, room, aim, log),
    }
}

/// NEM-32.17, LOC-8.21: Technical Corridors. Which lead where, each board says.
pub const fn technical_corridors<G: Crew>(
    card: G::ActionCard,
    each_aim: EachAim<G>,
    carry_out: CarryOut<G>,
) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_aim, carry_out).costing(1)
}

/// NEM-32.18: Pyrotechnics.
pub const fn pyrotechnics<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_spark::<G>, strike::<G>).costing(1)
}

fn each_spark<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    if board.fire().has(room) {
        offer(CrewAim::Extinguish.into());
        return;
    }
    G::each_item(board, seat, &mut |giving| offer(CrewAim::Ignite { giving }.into()));
}

fn strike<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.18", "LOC-25.43");
    let CrewAim::Ignite { giving } = aim_of::<G>(aim) else {
        markers::put_out(board, room, log);
        return Flow::Done;
    };
    G::give_up(board, seat, giving, log);
    markers::put_fire(board, room, log).unwrap_or(Flow::Done)
}

/// NEM-32.19: Ingenuity.
pub const fn ingenuity<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::OutOfCombat, each_idea::<G>, improvise::<G>)
}

fn each_idea<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    common::each_repair::<G>(board, room, offer);
    G::each_handy_recipe(board, seat, &mut |item, one, other| offer(CrewAim::Craft { item, one, other }.into()));
}

fn improvise<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let Some(CrewAim::Craft { item, one, other }) = G::crew_aim(aim) else {
        return common::repair(board, seat, room, aim, log);
    };
    rule_of!(G, "NEM-32.19", "LOC-25.43");
    G::craft(board, seat, item, [one, other], log)
}
