//! LOC-19.11, LOC-29.27, LOC-29.140: the Cave Entrance.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{attack::effects::in_the_caves, movement, surface},
    words::RoomNumber,
};

/// LOC-19.11: the other explored rooms with an entrance, staircases among them.
pub fn each_goal(board: &Board, from: RoomNumber, offer: &mut impl FnMut(RoomNumber)) {
    let entrances = board.complex().entrances.and(board.explored);
    entrances.iter().filter(|&room| room != from).for_each(offer);
}

/// LOC-19.11: first the way, then the attack, then noise, if nobody was there.
pub fn crawl(board: &mut Board, seat: Seat, to: RoomNumber, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.11");
    let makes_noise = movement::go(board, seat, to, log);
    Flow::Call { first: in_the_caves(seat), then: CaveNoise { seat, makes_noise }.into() }
}

/// LOC-29.27: whoever is alive makes a noise roll, if the room was empty.
#[engine::frame]
pub struct CaveNoise {
    pub seat: Seat,
    pub makes_noise: bool,
}

impl Step<Lockdown> for CaveNoise {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let CaveNoise { seat, makes_noise } = self;
        if !makes_noise || board.player(seat).room().is_none() {
            return Flow::Done;
        }
        rule!("LOC-29.27");
        Flow::Become(surface::noise_roll(board, seat))
    }
}
