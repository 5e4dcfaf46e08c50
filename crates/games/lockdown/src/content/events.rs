//! LOC-43, LOC-51: the event decks, that of the Night Stalkers and that for the intruders of base Nemesis.

use nemesis_kit::printed::Symbols;

use crate::words::{Event, Species};

/// LOC-43.4 to LOC-43.28: where an event card goes afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposal {
    Discard,
    /// Out of the game; deck and discard pile are shuffled together.
    RemoveAndReshuffle,
}

/// An event card as it is printed, besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct EventPrint {
    pub event: Event,
    /// LOC-4.38: who moves.
    pub symbols: Symbols,
    /// LOC-4.39: through which corridor, and on some cards through which one then.
    pub numbers: &'static [u8],
    /// LOC-43.3: whether there is a second part for those in darkness.
    pub has_dark_part: bool,
    pub disposal: Disposal,
}

/// LOC-43.24: the deck of the Night Stalkers, in the order of [`Event`].
static NIGHT_STALKERS: [EventPrint; 22] = [
    removed(Event::CoolantLeak, &[1]),
    dark(Event::BloodTraceTwo, Symbols::BQ, &[2]),
    dark(Event::BloodTraceThree, Symbols::CBQ, &[3]),
    dark(Event::Panic, Symbols::AB, &[4]),
    event(Event::PowerSurge, Symbols::BQ, &[3]),
    removed(Event::ShortCircuit, &[4]),
    removed(Event::BlueScreen, &[3]),
    dark(Event::Damage, Symbols::CA, &[3]),
    event(Event::FireInTheHole, Symbols::CA, &[1]),
    event(Event::ConsumingFire, Symbols::CBQ, &[2]),
    removed(Event::ThatsHot, &[1, 3]),
    dark(Event::BulkheadsOpen, Symbols::AB, &[1]),
    dark(Event::Hatching, Symbols::AB, &[2]),
    dark(Event::Nest, Symbols::CBQ, &[1]),
    dark(Event::Lurking, Symbols::CA, &[2]),
    event(Event::LeavingTheShellOne, Symbols::BQ, &[1]),
    dark(Event::EggProtection, Symbols::BQ, &[4]),
    removed(Event::Kickstopper, &[2, 4]),
    dark(Event::ScentOfBlood, Symbols::CA, &[4]),
    dark(Event::NoiseInCorridors, Symbols::AB, &[3]),
    event(Event::LeavingTheShellFour, Symbols::CBQ, &[4]),
    removed(Event::SanitaryNetworkFailure, &[2]),
];

/// LOC-51.1, LOC-51.23: the deck for the base intruders, none of whose cards has a dark part.
static BASE_INTRUDERS: [EventPrint; 20] = [
    event(Event::Regeneration, Symbols::BQ, &[1]),
    event(Event::EggProtection, Symbols::BQ, &[2]),
    event(Event::HuntThree, Symbols::BQ, &[3]),
    event(Event::PowerSurge, Symbols::BQ, &[4]),
    event(Event::BulkheadsOpen, Symbols::AB, &[1]),
    event(Event::Panic, Symbols::AB, &[2]),
    event(Event::Hatching, Symbols::AB, &[3]),
    event(Event::NoiseInCorridors, Symbols::AB, &[4]),
    event(Event::DamagingFire, Symbols::CA, &[1]),
    event(Event::Damage, Symbols::CA, &[2]),
    event(Event::ScentOfPrey, Symbols::CA, &[3]),
    event(Event::Lurking, Symbols::CA, &[4]),
    event(Event::Eclosion, Symbols::CBQ, &[1]),
    event(Event::HuntTwo, Symbols::CBQ, &[2]),
    event(Event::Nest, Symbols::CBQ, &[3]),
    event(Event::ConsumingFire, Symbols::CBQ, &[4]),
    removed(Event::CoolantLeak, &[1]),
    removed(Event::LifeNetworkFailure, &[2]),
    removed(Event::BlueScreen, &[3]),
    removed(Event::ShortCircuit, &[4]),
];

impl Species {
    /// LOC-25.94: the event deck that is played with.
    pub fn events(self) -> &'static [EventPrint] {
        match self {
            Species::NightStalkers => &NIGHT_STALKERS,
            Species::BaseIntruders => &BASE_INTRUDERS,
        }
    }

    /// What is printed on a card of that deck; nothing, if the card is not in it.
    pub fn event(self, event: Event) -> Option<&'static EventPrint> {
        self.events().iter().find(|print| print.event == event)
    }
}

const fn event(event: Event, symbols: Symbols, numbers: &'static [u8]) -> EventPrint {
    EventPrint { event, symbols, numbers, has_dark_part: false, disposal: Disposal::Discard }
}

const fn dark(it: Event, symbols: Symbols, numbers: &'static [u8]) -> EventPrint {
    EventPrint { has_dark_part: true, ..event(it, symbols, numbers) }
}

const fn removed(it: Event, numbers: &'static [u8]) -> EventPrint {
    EventPrint { disposal: Disposal::RemoveAndReshuffle, ..event(it, Symbols::ABQ, numbers) }
}
