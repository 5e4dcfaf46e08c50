//! LOC-4.1, LOC-4.2: a round: revivals, cards, the First Player token, turns, and the room that is shut off.

use engine::{Flow, Log, Step, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{
        drawing::{self, HandRefill},
        event_phase::EventPhase,
        revival,
        turn::TurnOrder,
        venting::Venting,
    },
    words::Phase,
};

/// A new round begins.
#[engine::frame]
pub struct RoundStart {}

impl Step<Lockdown> for RoundStart {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.round += 1;
        board.phase = Phase::DrawCards;
        for seat in board.seats() {
            let player = board.player_mut(seat);
            player.has_passed = false;
            player.has_acted = false;
        }
        board.crystal_is_read = false;
        log.push(Heard::RoundBegan { round: board.round }.into());
        revival::revive_all(board, log);
        Flow::Become(HandRefill { nth: 0 }.into())
    }
}

/// The First Player token goes on, and the turns begin.
pub fn turns(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Frame {
    board.phase = Phase::PassFirstPlayer;
    drawing::pass_first_player_token(board, log);
    board.phase = Phase::Turns;
    TurnOrder { next: board.first }.into()
}

/// Everybody has passed: the air goes out of the room that is shut off, and the event phase begins.
#[engine::frame]
pub struct PlayerPhaseEnd {}

impl Step<Lockdown> for PlayerPhaseEnd {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.19");
        board.phase = Phase::EndOfPlayerPhase;
        Flow::Call { first: Venting { room: None }.into(), then: EventPhase { step: Phase::CssLaunch }.into() }
    }
}
