//! LOC-19: the room actions. What each can be aimed at, and what it does, stands together, a few rooms a file.
//!
//! Cost and combat are checked where actions are offered; a card that grants a room action waives its cost and nothing
//! else. The room need not be the one in which the player stands.

pub mod care;
pub mod caves;
pub mod codes;
pub mod css;
pub mod defense;
pub mod elevator;
pub mod energy;
pub mod nest;
pub mod pods;
pub mod repository;
pub mod research;
pub mod stores;
pub mod transmitter;
pub mod vents;

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{aims::RoomAim, ways_out},
    words::{Pod, Room, RoomNumber},
};

/// Every aim that the action of a room can have now. LOC-19.1: not with a malfunction. LOC-19.2: a fire does not matter.
pub fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    if board.is_working(room) {
        each_aim_though_broken(board, seat, room, offer);
    }
}

/// LOC-38.54: the same, whether there is a malfunction or not.
pub fn each_aim_though_broken(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    let Some(it) = board.room(room) else { return };
    match it {
        Room::Archive => codes::each_of_archive(board, seat, offer),
        Room::CaveEntrance => caves::each_goal(board, room, &mut |room| offer(RoomAim::Room { room })),
        Room::PowerGenerator => energy::each_of_generator(board, seat, offer),
        Room::Nest => nest::each_aim(board, seat, offer),
        Room::Laboratory => research::each_aim(board, room, offer),
        Room::EmergencyRoom => care::each_treatment(board, seat, offer),
        Room::DeconRoom => offer(RoomAim::Nothing),
        Room::TransmitterControlRoom => transmitter::each_aim(board, seat, offer),
        Room::CoolingSystem => energy::each_of_cooling(board, offer),
        Room::GuardRoom => stores::each_of_guard_room(board, room, offer),
        Room::TestingLab => stores::each_of_testing_lab(board, seat, offer),
        Room::VentControlRoom => vents::each_room(board, &mut |room| offer(RoomAim::Room { room })),
        Room::CssControlRoom => css::each_token(board, offer),
        Room::DefenseControlRoom => defense::each_aim(board, room, offer),
        Room::IsolationRoom => ways_out::each_lock_in(board, room, offer),
        Room::Repository => repository::each_aim(board, seat, room, offer),
        Room::BackupPowerSupply => offer(RoomAim::Nothing),
        Room::AlertRoom => codes::each_of_alert_room(board, offer),
        Room::ElevatorRoom => elevator::each_aim(board, room, offer),
        Room::CssRoomA => pods::each_aim(board, Pod::A, offer),
        Room::CssRoomB => pods::each_aim(board, Pod::B, offer),
        Room::CssRoomC => pods::each_aim(board, Pod::C, offer),
        Room::Surgery => offer(RoomAim::Nothing),
        // LOC-19.37, LOC-19.58: what these do, they do by themselves.
        Room::ContaminatedRoom | Room::EmergencyStaircases | Room::Crossroads => (),
    }
    if board.is_exit(room) {
        rule!("LOC-19.75");
        ways_out::each_ride(board, room, offer);
        ways_out::each_evacuation(board, seat, room, offer);
    }
    if board.complex().to_the_bunker == Some(room) {
        ways_out::each_evacuation(board, seat, room, offer);
    }
}

/// LOC-19.1: the action of a room is carried out.
#[engine::frame]
pub struct RoomAction {
    pub seat: Seat,
    pub room: RoomNumber,
    pub aim: RoomAim,
}

impl Step<Lockdown> for RoomAction {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let RoomAction { seat, room, aim } = self;
        log.push(Heard::RoomUsed { seat, room }.into());
        let it = board.room(room).expect("a room that is used is explored");
        match (it, aim) {
            (_, RoomAim::EvacuateByRover | RoomAim::EvacuateOnFoot) => ways_out::evacuate(board, seat, aim, log),
            (_, RoomAim::RideRover { to }) => ways_out::ride(board, seat, to, log),
            (Room::Archive, aim) => codes::archive(board, seat, aim, log),
            (Room::CaveEntrance, RoomAim::Room { room }) => caves::crawl(board, seat, room, log),
            (Room::PowerGenerator | Room::CoolingSystem | Room::BackupPowerSupply, aim) => {
                energy::carry_out(board, seat, it, aim, log)
            }
            (Room::Nest, _) => nest::take_egg(board, seat, log),
            (Room::Laboratory, RoomAim::Research { object, from }) => {
                research::laboratory(board, seat, object, from, log)
            }
            (Room::EmergencyRoom, aim) => care::treat(board, seat, aim, log),
            (Room::DeconRoom, _) => care::decontaminate(board, seat, log),
            (Room::TransmitterControlRoom, aim) => transmitter::carry_out(board, seat, aim, log),
            (Room::GuardRoom | Room::TestingLab, RoomAim::Crafted { item }) => {
                stores::hand_out(board, seat, room, item, log)
            }
            (Room::VentControlRoom, RoomAim::Room { room }) => vents::seal(board, seat, room, log),
            (Room::CssControlRoom, RoomAim::Css { space }) => css::look(board, seat, space, log),
            (Room::DefenseControlRoom, RoomAim::Defend { room: target, with }) => {
                defense::fire(board, room, target, with, log)
            }
            (Room::IsolationRoom, _) => ways_out::lock_in(board, seat, room),
            (Room::Repository, _) => repository::open(seat),
            (Room::AlertRoom, aim) => codes::alert_room(board, seat, aim, log),
            (Room::CssRoomA, _) => pods::board_pod(board, seat, Pod::A, log),
            (Room::CssRoomB, _) => pods::board_pod(board, seat, Pod::B, log),
            (Room::CssRoomC, _) => pods::board_pod(board, seat, Pod::C, log),
            (Room::Surgery, _) => care::operate(board, seat, log),
            (Room::ElevatorRoom, aim) => elevator::carry_out(board, seat, room, aim, log),
            (
                Room::CaveEntrance
                | Room::Laboratory
                | Room::GuardRoom
                | Room::TestingLab
                | Room::VentControlRoom
                | Room::CssControlRoom
                | Room::DefenseControlRoom
                | Room::ContaminatedRoom
                | Room::EmergencyStaircases
                | Room::Crossroads,
                _,
            ) => unreachable!("only what was offered is carried out"),
        }
    }
}

/// Offers something if it is possible.
fn offer_if(is_possible: bool, aim: RoomAim, offer: &mut impl FnMut(RoomAim)) {
    if is_possible {
        offer(aim);
    }
}

/// The item counter of a room goes down.
pub fn count_down(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Lockdown>) {
    let place = board.place_mut(room);
    place.items -= 1;
    let left = place.items;
    log.push(Heard::ItemsCounted { room, left }.into());
}
