//! NEM-17.55 to NEM-17.57: hibernation. NEM-17.57: it blocks nothing but what asks for sleepers.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Whereabouts},
    content::tracks,
    heard::Heard,
    rules::{bag, ending, noise::NoiseRoll},
};

/// NEM-19.4: whether the chambers are open.
pub fn is_open(board: &Board) -> bool {
    board.tracks.time >= tracks::HIBERNATION_OPENS
}

/// NEM-17.49, NEM-17.55: somebody tries to hibernate.
pub fn try_to_hibernate(board: &Board, seat: Seat) -> Flow<Frame> {
    rule!("NEM-17.55");
    let chamber = Hibernation { seat, tokens_before: bag::tokens_in(board) };
    Flow::Call { first: NoiseRoll { seat }.into(), then: chamber.into() }
}

/// NEM-17.55: after the noise roll: if nothing came, the character sleeps.
#[engine::frame]
pub struct Hibernation {
    pub seat: Seat,
    /// How many tokens were in the bag before the noise.
    pub tokens_before: u8,
}

impl Step<Nemesis> for Hibernation {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Hibernation { seat, tokens_before } = self;
        let Some(room) = board.player(seat).room() else { return Flow::Done };
        if bag::has_something_come(board, room, tokens_before) {
            log.push(Heard::HibernationFailed { seat }.into());
            return Flow::Done;
        }
        rule!("NEM-17.56");
        board.player_mut(seat).whereabouts = Whereabouts::Hibernating;
        log.push(Heard::Hibernated { seat }.into());
        ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done)
    }
}
