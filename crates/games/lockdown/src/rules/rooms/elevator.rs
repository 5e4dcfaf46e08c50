//! LOC-8.10 to LOC-8.16, LOC-19.59: the elevator.

use engine::{Flow, Log, Question, Seat, Seats, Word, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{aims::RoomAim, movement, rooms::offer_if},
    words::{Level, PowerArea, RoomNumber, YesNo},
};

/// LOC-8.12, LOC-8.13, LOC-29.106: it is called from elsewhere, and used where it is; with its own power only.
pub fn each_aim(board: &Board, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    // LOC-16.3
    if !board.power.is_on(PowerArea::Elevator) {
        return;
    }
    let is_here = board.level(room) == Some(board.elevator);
    offer_if(!is_here, RoomAim::CallElevator, offer);
    if is_here {
        let others = Level::ALL.iter().filter(|&&level| level != board.elevator);
        others.for_each(|&level| offer(RoomAim::RideTo { level }));
    }
}

/// It is called, or somebody rides.
pub fn carry_out(
    board: &mut Board,
    seat: Seat,
    room: RoomNumber,
    aim: RoomAim,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    match aim {
        RoomAim::RideTo { level } => ride(board, seat, level),
        _ => {
            call(board, room, log);
            Flow::Done
        }
    }
}

/// LOC-8.12: the elevator comes to a room.
pub fn call(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-8.12");
    send(board, board.level(room).expect("an elevator room has a level"), log);
}

/// It comes to a level, with nobody in it.
pub fn send(board: &mut Board, to: Level, log: &mut Log<'_, Lockdown>) {
    board.elevator = to;
    log.push(Heard::ElevatorCalled { level: to }.into());
}

/// LOC-8.13, LOC-8.14: whoever else is there is asked, one after the other, whether they have passed or not.
pub fn ride(board: &Board, seat: Seat, to: Level) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever rides stands in a room");
    let asked: Seats = board.characters_in(room).filter(|&other| other != seat).collect();
    Flow::Become(Ride { seat, to, asked, with: Seats::one(seat) }.into())
}

/// LOC-4.70, LOC-8.14: who rides along.
#[engine::frame]
pub struct Ride {
    pub seat: Seat,
    pub to: Level,
    /// Who has not decided yet.
    pub asked: Seats,
    pub with: Seats,
}

impl engine::Step<Lockdown> for Ride {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Ride { to, asked, with, .. } = self;
        if let Some(next) = board.in_order().find(|&seat| asked.has(seat)) {
            return Flow::Become(RideAlong { ride: self, next }.into());
        }
        // LOC-8.15, LOC-8.16, LOC-7.13: no noise; and nothing in the room of arrival matters.
        rule!("LOC-8.13");
        let room = board.complex().elevator_room(to);
        board.elevator = to;
        log.push(Heard::ElevatorRidden { with, to }.into());
        for seat in with.iter() {
            movement::go(board, seat, room, log);
        }
        Flow::Done
    }
}

/// LOC-4.70: whether somebody rides along.
#[engine::frame]
pub struct RideAlong {
    pub ride: Ride,
    pub next: Seat,
}

impl Question<Lockdown> for RideAlong {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.next)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, _: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.70");
        rule!("LOC-8.14");
        log.push(Heard::Consented { seat, answer }.into());
        let Ride { asked, with, .. } = self.ride;
        let with = if answer == YesNo::Yes { with.with(seat) } else { with };
        Flow::Become(Ride { asked: asked.without(seat), with, ..self.ride }.into())
    }
}
