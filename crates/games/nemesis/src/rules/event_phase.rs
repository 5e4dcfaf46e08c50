//! NEM-4.3: the event phase.

use engine::{Flow, Log, Step, rule};
pub use nemesis_kit::rules::event_phase::{EventAttacks, EventDraw, FireDamage};
use nemesis_kit::rules::event_phase::{attacks, event_card, fire_damage};

use crate::{
    Frame, Nemesis,
    board::Board,
    content::{events::Disposal, tracks},
    heard::Heard,
    rules::{bag::BagDraw, ending, pods, round::RoundStart},
    words::{Ending, Event, Phase, Weakness},
};

/// NEM-4.19: an event card.
pub type EventCard = nemesis_kit::rules::event_phase::EventCard<Event>;

/// NEM-4.26: the card is put away.
pub type EventEnd = nemesis_kit::rules::event_phase::EventEnd<Event>;

/// The next step of the event phase.
#[engine::frame]
pub struct EventPhase {
    pub step: Phase,
}

impl Step<Nemesis> for EventPhase {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.phase = self.step;
        let then = |step| EventPhase { step }.into();
        match self.step {
            Phase::TimeTrack => time_passes(board, log).unwrap_or_else(|| Flow::Become(then(Phase::IntruderAttack))),
            // NEM-22.24: whoever plays the intruders attacks, moves and breeds by cards.
            Phase::IntruderAttack if board.skips_attacks || board.intruders.is_in_charge => {
                Flow::Become(then(Phase::FireDamage))
            }
            Phase::IntruderAttack => Flow::Call { first: attacks::<Nemesis>(board), then: then(Phase::FireDamage) },
            Phase::FireDamage => Flow::Call { first: fire_damage::<Nemesis>(board), then: then(Phase::EventCard) },
            Phase::EventCard | Phase::BagDevelopment if board.intruders.is_in_charge => {
                rule!("NEM-22.24");
                Flow::Become(then(Phase::EndOfRound))
            }
            Phase::EventCard => Flow::Call { first: event_card::<Nemesis>(board), then: then(Phase::BagDevelopment) },
            Phase::BagDevelopment => {
                rule!("NEM-4.27");
                Flow::Call { first: BagDraw {}.into(), then: then(Phase::EndOfRound) }
            }
            Phase::EndOfRound | Phase::DrawCards | Phase::PassFirstPlayer | Phase::Turns | Phase::EndOfPlayerPhase => {
                rule!("NEM-4.37");
                Flow::Become(RoundStart {}.into())
            }
        }
    }
}

/// NEM-4.14, E1: time passes, and the self-destruct sequence goes on. Says how the game ends, if
/// it does.
fn time_passes(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    rule!("NEM-4.14");
    board.tracks.time += 1;
    if let Some(space) = &mut board.tracks.self_destruct {
        *space += 1;
    }
    let (time, self_destruct) = (board.tracks.time, board.tracks.self_destruct);
    log.push(Heard::TimePassed { time, self_destruct }.into());
    if self_destruct == Some(tracks::SKULL) {
        rule!("NEM-4.15");
        return Some(ending::ship_is_destroyed(board, Ending::SelfDestruct, log));
    }
    if time == tracks::JUMP {
        return Some(ending::jump(board, log));
    }
    if self_destruct == Some(tracks::POINT_OF_NO_RETURN) {
        rule!("NEM-19.5");
        pods::unlock_all(board, log);
    }
    if time == tracks::HIBERNATION_OPENS {
        rule!("NEM-19.4");
        log.push(Heard::HibernationOpened {}.into());
    }
    None
}

/// NEM-39.8: how much fire does to the intruders: one more, if they are vulnerable to it.
pub fn fire_damages(board: &Board) -> u8 {
    1 + board.has_weakness(Weakness::VulnerabilityToFire) as u8
}

/// NEM-4.26, NEM-38.2, NEM-38.8: where the card goes.
pub fn put_away(board: &mut Board, event: Event) {
    match event.print().disposal {
        Disposal::Discard => board.events.discard.add(event),
        Disposal::ShuffleBack => {
            rule!("NEM-38.8");
            board.events.shuffle_in(event);
        }
        Disposal::RemoveAndReshuffle => {
            rule!("NEM-38.2");
            board.events_removed.add(event);
            board.events.reshuffle();
        }
    }
}
