//! AF-29: what is printed, for whoever draws it: stations, territories and technology cards.
//!
//! A client knows no rules, but it has to draw ports before anybody docks there, and a card before
//! anybody has it. So this goes to it as a file that is made from the content, and never by hand.

use engine::{RuleId, Word};
use serde::Serialize;

use crate::{
    board::ShipNumber,
    content::technology::FuelCost,
    rules::{artifact::CLAIM_TOTAL, hub::LAST_CIRCLE, resources::MOST_TOKENS},
    words::{Field, Station, Technology, Territory},
};

/// What is printed on the board and on cards. Each list is in the order of its words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    pub stations: Vec<PrintedStation>,
    pub territories: Vec<Territory>,
    pub technologies: Vec<PrintedTechnology>,
    pub fields: Vec<PrintedField>,
    /// AF-6.2: what ships at the Alien Artifact have to total for a card.
    pub claim_total: u8,
    /// AF-7.6: the circle of the Colonist Hub from which a colony is launched.
    pub last_circle: u8,
    /// AF-22.1: how many tokens may be kept at the end of a turn.
    pub most_tokens: u8,
    /// The number of the relic ship, after the six of a player's own.
    pub relic: ShipNumber,
}

/// An orbital station, and where its rules begin.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedStation {
    pub station: Station,
    /// How many ships enter it together.
    pub together: u8,
    pub rule: RuleId,
}

/// A technology card, and where its rules begin.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedTechnology {
    pub technology: Technology,
    /// What its power costs, if it has one.
    pub price: Option<PrintedPrice>,
    pub points: u8,
    pub rule: RuleId,
}

/// A price in fuel; for each ship or colony where it says so.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedPrice {
    pub fuel: u8,
    pub is_for_each: bool,
}

/// A field generator, and where its rules begin.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedField {
    pub field: Field,
    pub rule: RuleId,
}

impl Printed {
    /// All that is printed.
    pub fn all() -> Printed {
        Printed {
            stations: each(PrintedStation::of),
            territories: each(|territory: Territory| territory),
            technologies: each(PrintedTechnology::of),
            fields: each(PrintedField::of),
            claim_total: CLAIM_TOTAL,
            last_circle: LAST_CIRCLE,
            most_tokens: MOST_TOKENS,
            relic: ShipNumber::RELIC,
        }
    }
}

/// What is printed for each word of a kind.
fn each<W: Word, P>(print: impl FnMut(W) -> P) -> Vec<P> {
    W::ALL.iter().copied().map(print).collect()
}

impl PrintedStation {
    pub(crate) fn of(station: Station) -> PrintedStation {
        let rule = match station {
            Station::SolarConverter => "AF-14.1",
            Station::LunarMine => "AF-9.1",
            Station::AlienArtifact => "AF-6.1",
            Station::ColonistHub => "AF-7.1",
            Station::ColonyConstructor => "AF-8.1",
            Station::TerraformingStation => "AF-15.1",
            Station::Shipyard => "AF-13.1",
            Station::OrbitalMarket => "AF-11.1",
            Station::RaidersOutpost => "AF-12.1",
        };
        PrintedStation { station, together: station.shape().size(), rule: RuleId(rule) }
    }
}

impl PrintedTechnology {
    fn of(technology: Technology) -> PrintedTechnology {
        let rule = match technology {
            Technology::AlienCity | Technology::AlienMonument => "AF-21.1",
            Technology::BoosterPod => "AF-21.3",
            Technology::DataCrystal => "AF-21.5",
            Technology::GravityManipulator => "AF-21.11",
            Technology::HolographicDecoy => "AF-21.13",
            Technology::OrbitalTeleporter => "AF-21.16",
            Technology::PlasmaCannon => "AF-21.25",
            Technology::PolarityDevice => "AF-21.35",
            Technology::ResourceCache => "AF-21.44",
            Technology::StasisBeam => "AF-21.38",
            Technology::TemporalWarper => "AF-21.40",
        };
        let print = technology.print();
        let price = print.fuel_power.map(|cost| match cost {
            FuelCost::Flat(fuel) => PrintedPrice { fuel, is_for_each: false },
            FuelCost::PerColony | FuelCost::PerShip => PrintedPrice { fuel: 1, is_for_each: true },
        });
        PrintedTechnology { technology, price, points: print.points, rule: RuleId(rule) }
    }
}

impl PrintedField {
    fn of(field: Field) -> PrintedField {
        let rule = match field {
            Field::Isolation => "AF-19.2",
            Field::Positron => "AF-19.8",
            Field::Repulsor => "AF-19.6",
        };
        PrintedField { field, rule: RuleId(rule) }
    }
}
