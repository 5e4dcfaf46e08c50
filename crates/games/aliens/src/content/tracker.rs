//! AGD-11H: the 42 Motion Tracker cards.

use engine::{Word, rule};

use crate::words::{SpawnPoint, ThreatLevel, TrackerCard, TrackerType};

/// One Motion Tracker card.
#[derive(Clone, Copy, Debug)]
pub struct TrackerPrint {
    /// Which it is.
    pub card: TrackerCard,
    /// The threat level on its back.
    pub level: ThreatLevel,
    /// Its type, which says when the text applies (AGD-6K.11).
    pub kind: TrackerType,
    /// How many blips it places at each location.
    pub blips: u8,
    /// Where.
    pub location: Location,
    /// What else it does.
    pub text: TrackerText,
}

/// AGD-11H.1: where a card places its blips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// It places none.
    Nowhere,
    /// At one spawn point.
    At(SpawnPoint),
    /// At the spawn point nearest to the drawing player's hero.
    Near,
    /// At the tunnel of this card.
    Tunnel,
    /// At every spawn point.
    Each,
    /// At every tunnel, after placing its own.
    EachTunnel,
    /// At spawn point 3 and at 4.
    ThreeAndFour,
}

/// AGD-11H.1: the text of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackerText {
    /// It has none.
    None,
    /// Every blip on the board where the drawing player's hero stands moves so far.
    BlipsOfHerosBoardMove(u8),
    /// AGD-6K.16: its own blips move so far.
    ItsBlipsMove(u8),
    /// So many cards are exhausted.
    Exhaust(u8),
    /// Every Alien on the board where the blip was placed moves so far.
    AliensOfItsBoardMove(u8),
    /// A random Hazard of the Discard pile goes to the Exhaust pile, which is shuffled.
    HazardReturns,
    /// Every blip moves so far.
    BlipsMove(u8),
    /// One more blip is placed there.
    OneMoreBlip,
    /// So many cards of the Endurance deck are discarded.
    DiscardTop(u8),
    /// A card is revealed; for an Event so many are exhausted.
    RevealForExhaust(u8),
    /// Every blip and every Alien moves so far.
    EnemiesMove(u8),
}

const fn row(
    card: TrackerCard,
    level: ThreatLevel,
    kind: TrackerType,
    blips: u8,
    location: Location,
    text: TrackerText,
) -> TrackerPrint {
    TrackerPrint { card, level, kind, blips, location, text }
}

/// In the order of [`TrackerCard`].
pub static TRACKER_DECK: [TrackerPrint; 42] = [
    row(TrackerCard::Mt01, ThreatLevel::One, TrackerType::Drone, 1, Location::At(SpawnPoint::One), TrackerText::None),
    row(TrackerCard::Mt02, ThreatLevel::One, TrackerType::Drone, 1, Location::At(SpawnPoint::Two), TrackerText::None),
    row(TrackerCard::Mt03, ThreatLevel::One, TrackerType::Drone, 1, Location::At(SpawnPoint::Three), TrackerText::None),
    row(TrackerCard::Mt04, ThreatLevel::One, TrackerType::Drone, 1, Location::At(SpawnPoint::Four), TrackerText::None),
    row(TrackerCard::Mt05, ThreatLevel::One, TrackerType::Drone, 1, Location::Near, TrackerText::None),
    row(
        TrackerCard::Mt06,
        ThreatLevel::One,
        TrackerType::Drone,
        0,
        Location::Nowhere,
        TrackerText::BlipsOfHerosBoardMove(2),
    ),
    row(
        TrackerCard::Mt07,
        ThreatLevel::One,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::One),
        TrackerText::ItsBlipsMove(3),
    ),
    row(
        TrackerCard::Mt08,
        ThreatLevel::One,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Three),
        TrackerText::ItsBlipsMove(3),
    ),
    row(
        TrackerCard::Mt09,
        ThreatLevel::One,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Four),
        TrackerText::Exhaust(1),
    ),
    row(
        TrackerCard::Mt10,
        ThreatLevel::One,
        TrackerType::ActiveThreat,
        1,
        Location::At(SpawnPoint::Two),
        TrackerText::Exhaust(2),
    ),
    row(
        TrackerCard::Mt11,
        ThreatLevel::One,
        TrackerType::ActiveThreat,
        1,
        Location::Near,
        TrackerText::AliensOfItsBoardMove(2),
    ),
    row(
        TrackerCard::Mt12,
        ThreatLevel::One,
        TrackerType::ActiveThreat,
        1,
        Location::At(SpawnPoint::One),
        TrackerText::Exhaust(2),
    ),
    row(TrackerCard::Mt13, ThreatLevel::One, TrackerType::Tunnel, 0, Location::Tunnel, TrackerText::None),
    row(TrackerCard::Mt14, ThreatLevel::One, TrackerType::Tunnel, 1, Location::Tunnel, TrackerText::None),
    row(TrackerCard::Mt15, ThreatLevel::Two, TrackerType::Drone, 2, Location::At(SpawnPoint::One), TrackerText::None),
    row(TrackerCard::Mt16, ThreatLevel::Two, TrackerType::Drone, 2, Location::At(SpawnPoint::Two), TrackerText::None),
    row(TrackerCard::Mt17, ThreatLevel::Two, TrackerType::Drone, 1, Location::ThreeAndFour, TrackerText::None),
    row(TrackerCard::Mt18, ThreatLevel::Two, TrackerType::Drone, 1, Location::Near, TrackerText::HazardReturns),
    row(TrackerCard::Mt19, ThreatLevel::Two, TrackerType::Drone, 0, Location::Nowhere, TrackerText::BlipsMove(3)),
    row(
        TrackerCard::Mt20,
        ThreatLevel::Two,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Two),
        TrackerText::OneMoreBlip,
    ),
    row(
        TrackerCard::Mt21,
        ThreatLevel::Two,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Four),
        TrackerText::OneMoreBlip,
    ),
    row(
        TrackerCard::Mt22,
        ThreatLevel::Two,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Three),
        TrackerText::ItsBlipsMove(4),
    ),
    row(
        TrackerCard::Mt23,
        ThreatLevel::Two,
        TrackerType::ActiveThreat,
        1,
        Location::At(SpawnPoint::One),
        TrackerText::DiscardTop(1),
    ),
    row(
        TrackerCard::Mt24,
        ThreatLevel::Two,
        TrackerType::ActiveThreat,
        1,
        Location::At(SpawnPoint::Four),
        TrackerText::Exhaust(3),
    ),
    row(
        TrackerCard::Mt25,
        ThreatLevel::Two,
        TrackerType::ActiveThreat,
        1,
        Location::Near,
        TrackerText::AliensOfItsBoardMove(3),
    ),
    row(TrackerCard::Mt26, ThreatLevel::Two, TrackerType::Tunnel, 1, Location::Tunnel, TrackerText::None),
    row(
        TrackerCard::Mt27,
        ThreatLevel::Two,
        TrackerType::Tunnel,
        1,
        Location::Tunnel,
        TrackerText::RevealForExhaust(2),
    ),
    row(TrackerCard::Mt28, ThreatLevel::Two, TrackerType::Tunnel, 1, Location::EachTunnel, TrackerText::None),
    row(
        TrackerCard::Mt29,
        ThreatLevel::Three,
        TrackerType::Drone,
        2,
        Location::At(SpawnPoint::Three),
        TrackerText::None,
    ),
    row(
        TrackerCard::Mt30,
        ThreatLevel::Three,
        TrackerType::Drone,
        2,
        Location::At(SpawnPoint::Four),
        TrackerText::None,
    ),
    row(TrackerCard::Mt31, ThreatLevel::Three, TrackerType::Drone, 1, Location::Each, TrackerText::None),
    row(TrackerCard::Mt32, ThreatLevel::Three, TrackerType::Drone, 2, Location::Near, TrackerText::None),
    row(TrackerCard::Mt33, ThreatLevel::Three, TrackerType::Drone, 0, Location::Nowhere, TrackerText::EnemiesMove(3)),
    row(
        TrackerCard::Mt34,
        ThreatLevel::Three,
        TrackerType::HiddenThreat,
        1,
        Location::At(SpawnPoint::Two),
        TrackerText::OneMoreBlip,
    ),
    row(
        TrackerCard::Mt35,
        ThreatLevel::Three,
        TrackerType::HiddenThreat,
        2,
        Location::At(SpawnPoint::Four),
        TrackerText::ItsBlipsMove(3),
    ),
    row(
        TrackerCard::Mt36,
        ThreatLevel::Three,
        TrackerType::HiddenThreat,
        2,
        Location::At(SpawnPoint::One),
        TrackerText::Exhaust(2),
    ),
    row(
        TrackerCard::Mt37,
        ThreatLevel::Three,
        TrackerType::ActiveThreat,
        2,
        Location::At(SpawnPoint::Three),
        TrackerText::DiscardTop(2),
    ),
    row(
        TrackerCard::Mt38,
        ThreatLevel::Three,
        TrackerType::ActiveThreat,
        2,
        Location::At(SpawnPoint::Two),
        TrackerText::Exhaust(3),
    ),
    row(
        TrackerCard::Mt39,
        ThreatLevel::Three,
        TrackerType::ActiveThreat,
        1,
        Location::Near,
        TrackerText::AliensOfItsBoardMove(4),
    ),
    row(TrackerCard::Mt40, ThreatLevel::Three, TrackerType::Tunnel, 2, Location::Tunnel, TrackerText::None),
    row(TrackerCard::Mt41, ThreatLevel::Three, TrackerType::Tunnel, 1, Location::Tunnel, TrackerText::BlipsMove(2)),
    row(TrackerCard::Mt42, ThreatLevel::Three, TrackerType::Tunnel, 1, Location::EachTunnel, TrackerText::None),
];

impl TrackerCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static TrackerPrint {
        &TRACKER_DECK[self.index()]
    }

    /// How many blips it places at each location in a Bug Hunt: one more if it names exactly one location
    /// and at least one blip.
    pub fn blips_in_bug_hunt(self) -> u8 {
        rule!("AGD-11E.51");
        rule!("AGD-11H.2");
        let print = self.print();
        match print.location {
            Location::At(_) | Location::Near | Location::Tunnel => print.blips + u8::from(print.blips > 0),
            Location::Nowhere | Location::Each | Location::EachTunnel | Location::ThreeAndFour => print.blips,
        }
    }
}
