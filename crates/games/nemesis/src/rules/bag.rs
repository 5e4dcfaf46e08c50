//! NEM-44: the bag, and tokens that go back into it. NEM-4.27: how the bag develops.

use engine::{Flow, Log, Roll, Seat, Step, rule};
use nemesis_kit::Told;
pub use nemesis_kit::rules::bag::{TokenReturn, enter, join, joins, leave, pending_returns, vanish};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    rules::{encounter, noise::NoiseRoll},
    words::{Intruder, IntruderToken, Room, RoomNumber},
};

/// NEM-10.7: a token whose intruder has been placed is set aside.
pub type SetAside = nemesis_kit::rules::bag::SetAside<IntruderToken>;

/// How many tokens are in the bag.
pub fn tokens_in(board: &Board) -> u8 {
    board.swarm.bag.len() as u8
}

/// NEM-17.55, NEM-18.5: whether a noise roll has brought an intruder into a room. A larva that
/// surprises somebody is gone again at once (NEM-12.10), but its token has left the bag.
pub fn has_something_come(board: &Board, room: RoomNumber, tokens_before: u8) -> bool {
    board.swarm.is_in(room) || tokens_in(board) < tokens_before
}

/// NEM-4.27, E5: a token is drawn from the bag.
#[engine::frame]
pub struct BagDraw {}

impl Roll<Nemesis> for BagDraw {
    type Shown = IntruderToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderToken, u32)) {
        board.swarm.bag.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        log.push(Heard::BagDeveloped { token }.into());
        match token.print().intruder {
            None => {
                rule!("NEM-4.33");
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Larva) => {
                rule!("NEM-4.28");
                leave(board, token, log);
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Creeper) => {
                rule!("NEM-4.29");
                leave(board, token, log);
                joins(board, Intruder::Breeder, log)
            }
            Some(Intruder::Adult) => {
                rule!("NEM-4.30");
                Flow::Become(BagNoise { nth: 0 }.into())
            }
            Some(Intruder::Breeder) => {
                rule!("NEM-4.31");
                Flow::Become(BagNoise { nth: 0 }.into())
            }
            Some(Intruder::Queen) => queen(board, token, log),
        }
    }
}

/// NEM-4.32, NEM-26.12: the queen comes for whoever is in her nest, or lays an egg.
fn queen(board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-4.32");
    let nest = board.place_of(Room::Nest);
    let prey = nest.and_then(|nest| board.fewest_cards(|seat| board.player(seat).room() == Some(nest)));
    if let (Some(nest), Some(seat)) = (nest, prey) {
        rule!("NEM-26.12");
        encounter::hush(board, nest);
        return encounter::meet(board, seat, nest, token, log);
    }
    if board.nest.eggs_in_stock > 0 {
        board.nest.eggs_in_stock -= 1;
        board.nest.eggs += 1;
        log.push(Heard::EggLaid {}.into());
    } else {
        rule!("NEM-4.35");
        log.push(Told::NothingLeft { kind: Intruder::Queen }.into());
    }
    Flow::Done
}

/// NEM-4.30, NEM-4.36: everybody makes a noise roll, one after the other, but not in combat
/// (NEM-25.7). NEM-25.4: the round waits for all that comes of it.
#[engine::frame]
pub struct BagNoise {
    pub nth: u8,
}

impl Step<Nemesis> for BagNoise {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let rolls = |&(_, seat): &(usize, Seat)| board.player(seat).is_active() && !board.is_fighting(seat);
        match board.in_order().enumerate().skip(self.nth.into()).find(rolls) {
            Some((at, seat)) => {
                rule!("NEM-4.36");
                Flow::Call { first: NoiseRoll { seat }.into(), then: BagNoise { nth: at as u8 + 1 }.into() }
            }
            None => Flow::Done,
        }
    }
}
