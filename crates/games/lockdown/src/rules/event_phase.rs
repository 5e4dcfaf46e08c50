//! LOC-4.3: the event phase: which step follows which, and what is printed on the event cards.

use engine::{Flow, Log, Step, rule};
use nemesis_kit::{
    printed::Symbols,
    rules::{
        bag::BagDraw,
        event_phase::{attacks, event_card, fire_damage},
    },
};

use crate::{
    Frame, Lockdown,
    board::Board,
    content::events::{Disposal, EventPrint},
    rules::{
        light,
        round::RoundStart,
        time::{CssLaunch, NoiseRemoval, TimePasses},
    },
    words::{CorridorNumber, Event, Phase},
};

/// LOC-4.38: an event card.
pub type EventCard = nemesis_kit::rules::event_phase::EventCard<Event>;

/// LOC-4.46: the card is put away.
pub type EventEnd = nemesis_kit::rules::event_phase::EventEnd<Event>;

/// The next step of the event phase.
#[engine::frame]
pub struct EventPhase {
    pub step: Phase,
}

impl Step<Lockdown> for EventPhase {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.phase = self.step;
        let (first, next) = match self.step {
            Phase::CssLaunch => (CssLaunch {}.into(), Phase::TimeTrack),
            Phase::TimeTrack => (TimePasses {}.into(), Phase::NoiseRemoval),
            Phase::NoiseRemoval => (NoiseRemoval {}.into(), Phase::IntruderAttack),
            Phase::IntruderAttack => (attacks::<Lockdown>(board), Phase::FireDamage),
            Phase::FireDamage => (fire_damage::<Lockdown>(board), Phase::EventCard),
            Phase::EventCard => (event_card::<Lockdown>(board), Phase::BagDevelopment),
            Phase::BagDevelopment => {
                rule!("LOC-4.47");
                (BagDraw {}.into(), Phase::EndOfRound)
            }
            Phase::EndOfRound | Phase::DrawCards | Phase::PassFirstPlayer | Phase::Turns | Phase::EndOfPlayerPhase => {
                rule!("LOC-4.57");
                light::round_over(board);
                return Flow::Become(RoundStart {}.into());
            }
        };
        Flow::Call { first, then: EventPhase { step: next }.into() }
    }
}

/// What is printed on an event card, in the deck that is played with.
pub fn print(board: &Board, event: Event) -> &'static EventPrint {
    board.setup.intruders.event(event).expect("the card is in the deck")
}

/// LOC-29.15: by the first number, if there are two.
pub fn retreats_by(board: &Board, event: Event) -> CorridorNumber {
    let numbers = print(board, event).numbers;
    if numbers.len() > 1 {
        rule!("LOC-29.15");
    }
    CorridorNumber(numbers[0])
}

/// LOC-4.39: with two numbers, whoever is on the card and still with nobody moves again.
pub fn event_move(board: &Board, event: Event, moves: u8) -> Option<(Symbols, CorridorNumber)> {
    let print = print(board, event);
    let number = *print.numbers.get(usize::from(moves))?;
    if moves > 0 {
        rule!("LOC-4.39");
    }
    Some((print.symbols, CorridorNumber(number)))
}

/// LOC-4.46: an event card is discarded, or leaves the game whether it had an effect or not.
pub fn put_away(board: &mut Board, event: Event) {
    match print(board, event).disposal {
        Disposal::Discard => board.events.discard.add(event),
        Disposal::RemoveAndReshuffle => {
            rule!("LOC-43.24");
            board.events_removed.add(event);
            board.events.reshuffle();
        }
    }
}
