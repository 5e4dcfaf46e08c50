//! NEM-4.1, NEM-4.2: a round: cards, the First Player token, turns, and the airlock.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    content::tracks,
    heard::Heard,
    rules::{airlock, drawing, event_phase::EventPhase, intruder_player, revival, turn::TurnOrder},
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

/// NEM-4.3, P1: everybody draws, one after the other, which comes to the same as all at once.
#[engine::frame]
pub struct HandRefill {
    pub nth: u8,
}

impl Step<Nemesis> for HandRefill {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Some(seat) = board.in_order().nth(self.nth.into()) else {
            pass_first_player_token(board, log);
            board.phase = Phase::Turns;
            return Flow::Become(TurnOrder { next: board.first }.into());
        };
        let next = HandRefill { nth: self.nth + 1 }.into();
        let cards = intruder_player::draw(board, seat).or_else(|| {
            let missing = hand_limit(board, seat).saturating_sub(board.player(seat).hand.len());
            drawing::draw(board, seat, missing)
        });
        match cards {
            Some(first) => Flow::Call { first, then: next },
            None => Flow::Become(next),
        }
    }
}

/// NEM-26.22: how many cards a player draws up to.
fn hand_limit(board: &Board, seat: Seat) -> u8 {
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

/// NEM-4.6, NEM-26.1, P2: the token goes to the next player who still takes part. Not in round 1.
/// NEM-22.21: whoever leads the intruders does not.
fn pass_first_player_token(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    board.phase = Phase::PassFirstPlayer;
    if board.round == 1 {
        return;
    }
    rule!("NEM-4.6");
    let mut next = board.next(board.first);
    while next != board.first && !board.player(next).is_active() {
        next = board.next(next);
    }
    board.first = next;
    log.push(Heard::FirstPlayerChanged { seat: next }.into());
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
