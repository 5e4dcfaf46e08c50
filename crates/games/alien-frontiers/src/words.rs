//! The names of the game's things.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, de};

engine::words! {
    /// AF-2.7: the orbital stations, in the order of the actions that use them (AF-5.14). AF-2.8:
    /// the Maintenance Bay is none of them, so that nothing docks, shoots or teleports there.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Station {
        SolarConverter,
        LunarMine,
        AlienArtifact,
        ColonistHub,
        ColonyConstructor,
        TerraformingStation,
        Shipyard,
        OrbitalMarket,
        RaidersOutpost,
    }

    /// AF-2.5: the territories of the planet, in the order of AF-29.3. AF-2.6: to the rules they
    /// are a mere set, and hold any number of colonies.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Territory {
        Heinlein,
        Pohl,
        VanVogt,
        Bradbury,
        Asimov,
        Herbert,
        Lem,
        Burroughs,
    }

    /// AF-2.4: the kinds of alien technology.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Technology {
        AlienCity,
        AlienMonument,
        BoosterPod,
        DataCrystal,
        GravityManipulator,
        HolographicDecoy,
        OrbitalTeleporter,
        PlasmaCannon,
        PolarityDevice,
        ResourceCache,
        StasisBeam,
        TemporalWarper,
    }

    /// AF-19: the field generators.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Field {
        Isolation,
        Positron,
        Repulsor,
    }

    /// AF-22.1: what is mined, burnt, traded and stolen.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Resource {
        Fuel,
        Ore,
    }

    /// Whether the Relic Ship is among some ships (AF-30.7: it is always told apart). AF-0.5: it
    /// is no own-colour ship, whoever uses it.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum With {
        Own,
        Relic,
    }

    /// What a docked ship has done this turn, where that matters if it leaves.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Mark {
        Unmarked,
        /// AF-6.6: its value has paid for a claim at the Artifact.
        Spent,
        /// AF-11.8: it is half of a pair at the Market. Two leftovers of broken pairs and a
        /// fresh pair can stand there together.
        FirstPair,
        SecondPair,
        ThirdPair,
    }

    /// How a game ends.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ending {
        /// AF-23.1: somebody placed their last colony.
        LastColony,
        /// AF-30.13: all others resigned.
        LastPlayer,
    }

    /// What an answer can cost or give, for previews.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Goods {
        Fuel,
        Ore,
        Ship,
        Circle,
        Colony,
        Card,
        Point,
    }
}

/// AF-0.3: what a die shows, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Value(pub u8);

impl Value {
    /// What a die can show.
    pub const ALL: [Value; 6] = [Value(1), Value(2), Value(3), Value(4), Value(5), Value(6)];
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            shown @ 1..=6 => Ok(Value(shown)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a value from 1 to 6")),
        }
    }
}

/// Ships that act together, named as AF-30.7 has it: by what the lowest of them shows,
/// and whether the Relic Ship is one of them. How many they are follows from what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ships {
    pub value: Value,
    pub with: With,
}

impl Ships {
    /// Own-colour ships, the lowest of which shows `value`.
    pub fn own(value: u8) -> Ships {
        Ships { value: Value(value), with: With::Own }
    }

    /// The Relic Ship, alone or with others; the lowest shows `value`.
    pub fn with_relic(value: u8) -> Ships {
        Ships { value: Value(value), with: With::Relic }
    }
}
