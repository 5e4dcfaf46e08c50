//! AF-2.4, AF-29.1: the technology deck.

use crate::words::{Field, Technology};

/// What a card's fuel power costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuelCost {
    Flat(u8),
    PerColony,
    PerShip,
}

/// One kind of card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub kind: Technology,
    pub copies: u8,
    pub fuel_power: Option<FuelCost>,
    pub has_discard_power: bool,
    /// The field that its discard power puts on a territory.
    pub field: Option<Field>,
    /// Points for holding it.
    pub points: u8,
}

/// AF-21.1, AF-21.13: a card without a fuel power and without a discard power.
const fn passive(kind: Technology, copies: u8, points: u8) -> Card {
    Card { kind, copies, fuel_power: None, has_discard_power: false, field: None, points }
}

const fn powered(kind: Technology, cost: FuelCost, field: Option<Field>) -> Card {
    Card { kind, copies: 2, fuel_power: Some(cost), has_discard_power: true, field, points: 0 }
}

/// The deck, in the order of [`Technology`]. AF-21.49, AF-21.50: who has which power, and for
/// how much.
pub static DECK: [Card; 12] = [
    passive(Technology::AlienCity, 1, 1),
    passive(Technology::AlienMonument, 1, 1),
    powered(Technology::BoosterPod, FuelCost::Flat(1), None),
    powered(Technology::DataCrystal, FuelCost::PerColony, Some(Field::Positron)),
    powered(Technology::GravityManipulator, FuelCost::Flat(2), Some(Field::Repulsor)),
    passive(Technology::HolographicDecoy, 2, 0),
    powered(Technology::OrbitalTeleporter, FuelCost::Flat(2), None),
    powered(Technology::PlasmaCannon, FuelCost::PerShip, None),
    powered(Technology::PolarityDevice, FuelCost::Flat(1), None),
    passive(Technology::ResourceCache, 2, 0),
    powered(Technology::StasisBeam, FuelCost::Flat(1), Some(Field::Isolation)),
    powered(Technology::TemporalWarper, FuelCost::Flat(1), None),
];

impl Technology {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static Card {
        &DECK[self as usize]
    }
}
