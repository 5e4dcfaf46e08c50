//! LOC-50.20: the cards of the Pilot, who has others in Nemesis.

use engine::{Flow, Log, Seat, Word, rule};
use nemesis_kit::crew::common::each_way;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::{ActionCardPrint, plans},
        gate,
        movement::{Manner, Movement},
        rooms::elevator,
    },
    words::{ActionCard, CombatIcon, Level, RoomColour, RoomNumber},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::FacilityRoutine,
    ActionCard::SharpTurn,
    ActionCard::RemotePiloting,
    ActionCard::ComputerSkills,
    ActionCard::Repairs,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    ActionCardPrint::free(ActionCard::FacilityRoutine, CombatIcon::OutOfCombat, each_routine, go_through),
    ActionCardPrint::free(ActionCard::SharpTurn, CombatIcon::OutOfCombat, each_turn, turn),
    ActionCardPrint::free(ActionCard::RemotePiloting, CombatIcon::OutOfCombat, each_vehicle, pilot).costing(1),
];

fn each_routine(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let colours = [RoomColour::Yellow, RoomColour::White];
    if board.room(room).is_some_and(|it| colours.contains(&it.print().colour)) {
        plans::each_room_action(board, seat, room, offer);
    }
}

fn go_through(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-50.20");
    plans::carry_out(board, seat, room, aim, log)
}

fn each_turn(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_way::<Lockdown>(board, room, &mut |corridor| offer(Aim::Way { corridor }));
}

/// LOC-50.20: where all is known, nobody hears it.
fn turn(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Aim::Way { corridor } = aim else { unreachable!("only what was offered is carried out") };
    rule!("LOC-50.20");
    let plain = Movement::through(board, seat, corridor, Manner::Plain);
    let manner = if board.explored.has(plain.to) { Manner::Quiet } else { Manner::Plain };
    Flow::Become(Movement { manner, ..plain }.into())
}

/// LOC-28.8: a computer works without power; and so does what it moves.
fn each_vehicle(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if !board.has_computer(room) {
        return;
    }
    gate::each_goal(board, &mut |to| offer(Aim::Rover { to }));
    let others = Level::ALL.iter().filter(|&&level| level != board.elevator);
    others.for_each(|&level| offer(Aim::SendElevator { level }));
}

fn pilot(board: &mut Board, _: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-50.20");
    rule!("LOC-29.168");
    match aim {
        Aim::Rover { to } => gate::move_rover(board, to, log),
        Aim::SendElevator { level } => elevator::send(board, level, log),
        _ => unreachable!("only what was offered is carried out"),
    }
    Flow::Done
}
