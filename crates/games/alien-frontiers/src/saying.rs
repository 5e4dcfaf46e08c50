//! How what is told of an event is said: by which rule it happens, and how its line stands to the others.
//!
//! A docking, a raid or a power is one line with all that it costs and brings; what it does to others
//! stands below it. What is rolled, displayed and scored at once is one line.

use engine::{Line, RuleId};

use crate::{heard::Heard, printed::PrintedStation};

/// How an event stands to what was told right before it.
pub fn line(heard: &Heard, last: Option<Heard>) -> Line {
    match heard {
        Heard::TurnBegan { .. } => Line::Heading,
        Heard::FleetGathered { .. } | Heard::TurnEnded { .. } => Line::Silent,
        Heard::GameOver { .. } => Line::End,
        Heard::ShipRolled { seat, .. } => match last {
            Some(Heard::ShipRolled { seat: last, .. }) if *seat == last => Line::Joins,
            _ => Line::Own,
        },
        Heard::HubAdvanced { seat, .. } => match last {
            Some(Heard::HubAdvanced { seat: last, .. }) if *seat == last => Line::Joins,
            _ => Line::Part,
        },
        Heard::CardDisplayed { .. } if matches!(last, Some(Heard::CardDisplayed { .. })) => Line::Joins,
        Heard::ScoreChanged { .. } if matches!(last, Some(Heard::ScoreChanged { .. })) => Line::Joins,
        Heard::ShipsDocked { .. }
        | Heard::ShipTeleported { .. }
        | Heard::PowerUsed { .. }
        | Heard::CardDiscarded { .. }
        | Heard::ColonyLaunched { .. }
        | Heard::CacheCounted { .. }
        | Heard::RelicBought { .. }
        | Heard::CardClaimed { .. } => Line::Deed,
        Heard::Paid { .. }
        | Heard::FuelGained { .. }
        | Heard::OreGained { .. }
        | Heard::NothingLeftInStock { .. }
        | Heard::HubStarted { .. }
        | Heard::ShipBuilt { .. }
        | Heard::ColonyPlaced { .. }
        | Heard::HubColonyPlaced { .. }
        | Heard::FuelStolen { .. }
        | Heard::OreStolen { .. }
        | Heard::CardStolen { .. }
        | Heard::NothingStolen { .. }
        | Heard::ShipTurned { .. }
        | Heard::DisplayCycled { .. }
        | Heard::BonusBorrowed { .. }
        | Heard::FieldPlaced { .. } => Line::Part,
        Heard::CardDisplayed { .. }
        | Heard::ControlGained { .. }
        | Heard::ControlLost { .. }
        | Heard::PileReshuffled { .. }
        | Heard::RelicWentHome { .. }
        | Heard::ScoreChanged { .. }
        | Heard::ShipShot { .. }
        | Heard::ShipsDisplaced { .. } => Line::Aside,
        Heard::FirstPlayerChosen { .. }
        | Heard::CardDealt { .. }
        | Heard::ShipForfeited { .. }
        | Heard::Traded { .. }
        | Heard::ColonyMoved { .. }
        | Heard::ColoniesSwapped { .. }
        | Heard::ShipLost { .. }
        | Heard::CardDestroyed { .. }
        | Heard::CardRecovered { .. }
        | Heard::FieldMoved { .. }
        | Heard::FieldRemoved { .. }
        | Heard::ShipsStranded { .. }
        | Heard::ResourcesReturned { .. }
        | Heard::PlayerResigned { .. } => Line::Own,
    }
}

/// The rule by which an event happens. Whoever leaves follows a rule of the house, not of the game.
pub fn rule(heard: &Heard) -> Option<RuleId> {
    Some(match heard {
        Heard::PlayerResigned { .. } => return None,
        Heard::ShipsDocked { station, .. } => PrintedStation::of(*station).rule,
        Heard::FirstPlayerChosen { .. } => RuleId("AF-3.14"),
        Heard::CardDisplayed { .. } => RuleId("AF-6.7"),
        Heard::CardDealt { .. } => RuleId("AF-3.5"),
        Heard::TurnBegan { .. } => RuleId("AF-4.1"),
        Heard::ShipForfeited { .. } => RuleId("AF-15.3"),
        Heard::FleetGathered { .. } | Heard::ShipRolled { .. } | Heard::TurnEnded { .. } => RuleId("AF-4.2"),
        Heard::CacheCounted { .. } => RuleId("AF-21.44"),
        Heard::ShipTeleported { .. } => RuleId("AF-21.16"),
        Heard::ShipsDisplaced { .. } => RuleId("AF-12.4"),
        Heard::DisplayCycled { .. } => RuleId("AF-6.2"),
        Heard::PileReshuffled { .. } => RuleId("AF-20.12"),
        Heard::CardClaimed { .. } => RuleId("AF-6.6"),
        Heard::FuelGained { .. } | Heard::OreGained { .. } => RuleId("AF-22.1"),
        Heard::NothingLeftInStock { .. } => RuleId("AF-22.5"),
        Heard::Paid { .. } => RuleId("AF-4.6"),
        Heard::Traded { .. } => RuleId("AF-11.4"),
        Heard::HubStarted { .. } => RuleId("AF-7.4"),
        Heard::HubAdvanced { .. } => RuleId("AF-7.5"),
        Heard::ColonyLaunched { .. } => RuleId("AF-7.8"),
        Heard::ColonyPlaced { .. } => RuleId("AF-16.3"),
        Heard::HubColonyPlaced { .. } => RuleId("AF-7.16"),
        Heard::ColonyMoved { .. } => RuleId("AF-21.24"),
        Heard::ColoniesSwapped { .. } => RuleId("AF-21.36"),
        Heard::ControlGained { .. } => RuleId("AF-16.4"),
        Heard::ControlLost { .. } => RuleId("AF-16.8"),
        Heard::ScoreChanged { .. } => RuleId("AF-23.4"),
        Heard::RelicBought { .. } => RuleId("AF-18.3"),
        Heard::RelicWentHome { .. } => RuleId("AF-18.6"),
        Heard::ShipBuilt { .. } => RuleId("AF-13.3"),
        Heard::ShipShot { .. } => RuleId("AF-21.25"),
        Heard::ShipLost { .. } => RuleId("AF-21.30"),
        Heard::FuelStolen { .. } | Heard::OreStolen { .. } => RuleId("AF-12.9"),
        Heard::CardStolen { .. } => RuleId("AF-12.7"),
        Heard::CardDestroyed { .. } => RuleId("AF-12.10"),
        Heard::NothingStolen { .. } => RuleId("AF-12.15"),
        Heard::PowerUsed { .. } => RuleId("AF-20.4"),
        Heard::CardDiscarded { .. } => RuleId("AF-20.5"),
        Heard::CardRecovered { .. } => RuleId("AF-21.41"),
        Heard::ShipTurned { .. } => RuleId("AF-20.11"),
        Heard::BonusBorrowed { .. } => RuleId("AF-21.5"),
        Heard::FieldPlaced { .. } | Heard::FieldMoved { .. } => RuleId("AF-19.3"),
        Heard::FieldRemoved { .. } => RuleId("AF-21.4"),
        Heard::ShipsStranded { .. } => RuleId("AF-5.8"),
        Heard::ResourcesReturned { .. } => RuleId("AF-22.2"),
        Heard::GameOver { .. } => RuleId("AF-23.1"),
    })
}
