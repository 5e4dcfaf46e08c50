//! NEM-4.1, NEM-4.2: a round: cards, the First Player token, turns, and the airlock.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    content::tracks,
    heard::Heard,
    rules::{
        airlock,
        drawing::{self, HandRefill},
        event_phase::EventPhase,
        intruder_player, revival,
        turn::TurnOrder,
    },
    words::{Phase, Room, SeriousWound},
};

/// NEM-1.1: a new round begins.
#[engine::frame]
pub struct RoundStart {}

impl Step<Nemesis> for RoundStart {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.3");
        board.round += 1;
        board.phase = Phase::DrawCards;
        board.skips_attacks = false;
        board.seats().for_each(|seat| board.player_mut(seat).has_passed = false);
        log.push(Heard::RoundBegan { round: board.round }.into());
        revival::revive_all(board, log);
        intruder_player::take_charge(board, log);
        Flow::Become(HandRefill { nth: 0 }.into())
    }
}

/// NEM-26.22: how many cards a player draws up to.
pub fn hand_limit(board: &Board, seat: Seat) -> u8 {
    let player = board.player(seat);
    let body = if player.suffers_from(SeriousWound::Body) {
        rule!("NEM-42.4");
        1
    } else {
        0
    };
    let is_rested = player.room().is_some_and(|room| {
        board.room(room) == Some(Room::Cabins) && board.is_working(room) && !board.swarm.is_in(room)
    });
    let cabins = if is_rested {
        rule!("NEM-17.41");
        1
    } else {
        0
    };
    if body + cabins > 0 {
        rule!("NEM-4.4");
    }
    tracks::HAND as u8 + cabins - body
}

/// NEM-26.1: the First Player token goes on, and the turns begin. NEM-22.21: whoever leads the intruders does not get it.
pub fn turns(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Frame {
    board.phase = Phase::PassFirstPlayer;
    drawing::pass_first_player_token(board, log);
    board.phase = Phase::Turns;
    TurnOrder { next: board.first }.into()
}

/// NEM-4.13, P4: everybody has passed; the airlock opens if it was to.
#[engine::frame]
pub struct PlayerPhaseEnd {}

impl Step<Nemesis> for PlayerPhaseEnd {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.13");
        board.phase = Phase::EndOfPlayerPhase;
        let next = EventPhase { step: Phase::TimeTrack }.into();
        match airlock::open(board, log) {
            Some(first) => Flow::Call { first, then: next },
            None => Flow::Become(next),
        }
    }
}
