//! LOC-38.50 to LOC-38.54: the cards of the Janitor.

use engine::{Flow, Log, Seat, Word, rule};
use nemesis_kit::crew::common;

use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::JURY_RIGGED,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, plans},
        computers::{self, ComputerAction},
        hands, markers,
        rooms::{self, elevator},
    },
    words::{ActionCard, CombatIcon, Level, Room, RoomColour, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::CleanUp,
    ActionCard::EmergencyKey,
    ActionCard::JuryRigging,
    ActionCard::MaintenancePlan,
    ActionCard::ItShouldWork,
];

pub const PRINTS: [ActionCardPrint; 5] = [
    ActionCardPrint::free(ActionCard::CleanUp, CombatIcon::OutOfCombat, each_mess, clean_up),
    ActionCardPrint::free(ActionCard::EmergencyKey, CombatIcon::OutOfCombat, each_lock, unlock),
    ActionCardPrint::free(ActionCard::JuryRigging, CombatIcon::OutOfCombat, each_rigged, rig).costing(2),
    ActionCardPrint::free(ActionCard::MaintenancePlan, CombatIcon::OutOfCombat, each_plan, maintain),
    ActionCardPrint::free(ActionCard::ItShouldWork, CombatIcon::OutOfCombat, each_machine, make_it_work).costing(1),
];

fn each_mess(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    common::each_repair::<Lockdown>(board, room, offer);
    if board.fire.has(room) {
        offer(Aim::Extinguish);
    }
}

fn clean_up(board: &mut Board, _: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.50");
    match aim {
        Aim::Extinguish => markers::put_out(board, room, log),
        _ => markers::repair(board, room, log),
    }
    Flow::Done
}

/// LOC-8.24, LOC-29.107: neither power nor a malfunction matters to the elevator.
fn each_lock(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.room(room) == Some(Room::ElevatorRoom) {
        let others = Level::ALL.iter().filter(|&&level| board.level(room) != Some(level));
        others.for_each(|&level| offer(Aim::Elevator { level }));
    }
    common::each_door::<Lockdown>(board, room, &mut |corridor| offer(Aim::Door { corridor }));
}

fn unlock(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.51");
    if let Aim::Door { corridor } = aim {
        return common::turn_door(board, seat, room, corridor, log);
    }
    let Aim::Elevator { level } = aim else { unreachable!("only what was offered is carried out") };
    rule!("LOC-8.24");
    if board.level(room) != Some(board.elevator) {
        elevator::call(board, room, log);
    }
    elevator::ride(board, seat, level)
}

/// LOC-38.52, LOC-40.8: what is left of the crafted items, in a yellow room where something is left to be counted.
fn each_rigged(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let is_yellow = board.room(room).is_some_and(|it| it.print().colour == RoomColour::Yellow);
    if is_yellow && board.place(room).items > 0 {
        let left = JURY_RIGGED.into_iter().filter(|&item| board.has_crafted(item));
        left.for_each(|item| offer(Aim::Crafted { item }));
    }
}

fn rig(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.52");
    let Aim::Crafted { item } = aim else { unreachable!("only what was offered is carried out") };
    rooms::count_down(board, room, log);
    hands::take_crafted(board, seat, item, log)
}

fn each_plan(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    plans::each_of_colours(board, seat, room, [RoomColour::White, RoomColour::Yellow], offer);
}

fn maintain(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.53");
    plans::carry_out(board, seat, room, aim, log)
}

/// LOC-38.54: the action of the room, broken or not; or the computer, where there is no power.
fn each_machine(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    rooms::each_aim_though_broken(board, seat, room, &mut |with| offer(Aim::RoomAction { room, with }));
    if board.has_computer(room) && !board.has_power(room) {
        computers::each_use(board, seat, &mut |with| offer(Aim::Computer { with }));
    }
}

fn make_it_work(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.54");
    match aim {
        Aim::Computer { with } => Flow::Become(ComputerAction { seat, with }.into()),
        _ => plans::carry_out(board, seat, room, aim, log),
    }
}
