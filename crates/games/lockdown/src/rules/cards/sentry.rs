//! LOC-38.40 to LOC-38.44: the cards of the Sentry.

use engine::{Flow, Log, Seat, Step, rule};
use nemesis_kit::rules::{doors, injuries};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, plans, tour},
        discarding,
    },
    words::{ActionCard, CombatIcon, Door, RoomColour, RoomNumber, all_rooms},
};

/// LOC-38.41: whoever holds more cards than this is not stunned.
const STUNNED: u8 = 3;

pub const CARDS: [ActionCard; 5] =
    [ActionCard::Quarantine, ActionCard::Stun, ActionCard::Repairs, ActionCard::DefensePlan, ActionCard::FacilityTour];

pub const PRINTS: [ActionCardPrint; 4] = [
    ActionCardPrint::free(ActionCard::Quarantine, CombatIcon::OutOfCombat, each_ward, quarantine).costing(1),
    ActionCardPrint::free(ActionCard::Stun, CombatIcon::Any, each_target, stun),
    ActionCardPrint::free(ActionCard::DefensePlan, CombatIcon::OutOfCombat, each_plan, plan),
    ActionCardPrint::free(ActionCard::FacilityTour, CombatIcon::Any, tour::each_tour, tour::begin),
];

/// LOC-38.40: any room with a door that can be closed. Power is not needed.
fn each_ward(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.has_computer(room) {
        let open = all_rooms().filter(|&ward| next_open(board, ward).is_some());
        open.for_each(|room| offer(Aim::Room { room }));
    }
}

/// A corridor of a room that can be closed: with a token in stock, or one that is taken from elsewhere (LOC-29.108).
fn next_open(board: &Board, ward: RoomNumber) -> Option<nemesis_kit::Way> {
    let around = board.plan().corridors_of(ward);
    let is_elsewhere = !board.doors.closed().without(around).is_empty();
    let can_close = doors::has_door_in_stock::<Lockdown>(board) || is_elsewhere;
    around.iter().find(|&corridor| can_close && board.doors.at(corridor) == Door::Open)
}

fn quarantine(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.40");
    let Aim::Room { room } = aim else { unreachable!("only what was offered is carried out") };
    board.scratch.sealing = Some(room);
    Flow::Become(QuarantineDoors { seat, room }.into())
}

/// LOC-38.40: the doors of a room are closed, one after the other, as long as there are any.
#[engine::frame]
pub struct QuarantineDoors {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Step<Lockdown> for QuarantineDoors {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Some(corridor) = next_open(board, self.room) else {
            board.scratch.sealing = None;
            return Flow::Done;
        };
        match doors::close_with_stock(board, self.seat, corridor, log) {
            Some(first) => Flow::Call { first, then: self.into() },
            None => Flow::Become(self.into()),
        }
    }
}

/// LOC-38.41: somebody with few cards; or an intruder, for a weapon, through a corridor that is not closed.
fn each_target(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_few = |&it: &Seat| {
        // The card itself is gone by then.
        let played = u8::from(it == seat);
        (played + 1..=played + STUNNED).contains(&board.player(it).hand.len())
    };
    board.characters_in(room).filter(is_few).for_each(|seat| offer(Aim::Character { seat }));
    let weapons = board.player(seat).item_cards().filter(|card| card.item.weapon().is_some());
    for giving in weapons {
        for figure in board.swarm.intruders_in(room) {
            let open = board.plan().links_from(room).filter(|&(_, way)| board.doors.at(way) != Door::Closed);
            open.for_each(|(corridor, _)| offer(Aim::DriveFor { figure: figure.id, corridor, giving }));
        }
    }
}

fn stun(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.41");
    match aim {
        Aim::DriveFor { figure, corridor, .. } => {
            let closed = board.doors.closed();
            injuries::walk(board, figure, corridor, closed, log);
        }
        Aim::Character { seat } => discarding::discard_hand(board, seat, log),
        _ => unreachable!("only what was offered is carried out"),
    }
    Flow::Done
}

fn each_plan(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    plans::each_of_colours(board, seat, room, [RoomColour::White, RoomColour::Red], offer);
}

fn plan(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.43");
    plans::carry_out(board, seat, room, aim, log)
}
