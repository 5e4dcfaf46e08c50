//! NEM-38: the event deck.

use nemesis_kit::printed::Symbols;

use crate::words::{CorridorNumber, Event};

/// NEM-4.26: where an event card goes afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposal {
    Discard,
    /// NEM-38.8: back into the deck, which is shuffled.
    ShuffleBack,
    /// NEM-38.2: out of the game; deck and discard pile are shuffled together.
    RemoveAndReshuffle,
}

/// An event card as it is printed, besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct EventPrint {
    pub event: Event,
    /// NEM-4.19: who moves.
    pub symbols: Symbols,
    /// NEM-4.19: through which corridor.
    pub number: CorridorNumber,
    pub disposal: Disposal,
}

/// The deck, in the order of [`Event`].
pub static EVENTS: [EventPrint; 20] = [
    event(Event::Regeneration, Symbols::BQ, 1),
    event(Event::EggProtection, Symbols::BQ, 2),
    event(Event::HuntThree, Symbols::BQ, 3),
    event(Event::FlammableCompounds, Symbols::BQ, 4),
    event(Event::BulkheadsOpen, Symbols::AB, 1),
    EventPrint { disposal: Disposal::ShuffleBack, ..event(Event::Malfunction, Symbols::AB, 2) },
    event(Event::Hatching, Symbols::AB, 3),
    event(Event::NoiseInTechnicalCorridors, Symbols::AB, 4),
    event(Event::DamagingFire, Symbols::CA, 1),
    event(Event::Damage, Symbols::CA, 2),
    event(Event::ScentOfPrey, Symbols::CA, 3),
    event(Event::Lurking, Symbols::CA, 4),
    event(Event::Eclosion, Symbols::CBQ, 1),
    event(Event::HuntTwo, Symbols::CBQ, 2),
    event(Event::Nest, Symbols::CBQ, 3),
    event(Event::ConsumingFire, Symbols::CBQ, 4),
    removed(Event::CoolantLeak, 1),
    removed(Event::LifeSupportFailure, 2),
    removed(Event::EvacuationPodEjection, 3),
    removed(Event::ShortCircuit, 4),
];

impl Event {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static EventPrint {
        &EVENTS[self as usize]
    }
}

const fn event(event: Event, symbols: Symbols, number: u8) -> EventPrint {
    EventPrint { event, symbols, number: CorridorNumber(number), disposal: Disposal::Discard }
}

const fn removed(it: Event, number: u8) -> EventPrint {
    EventPrint { disposal: Disposal::RemoveAndReshuffle, ..event(it, Symbols::ABQ, number) }
}
