//! LOC-45: the objectives, and what has to be true to win with them.

use serde::Serialize;

use crate::words::{Level, Objective, ObjectiveDeck};

/// Something that an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ObjectiveDeed"))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// LOC-24.6: the own signal was sent.
    Signal,
    /// LOC-24.13.
    ComplexDestroyed,
    /// LOC-24.8.
    NestDestroyed,
    /// LOC-24.12.
    QueenKilled,
    /// LOC-24.4: nobody else lives.
    OnlySurvivor,
    /// LOC-45.17: somebody else lives.
    AnotherSurvives,
    /// LOC-24.3: the character of the player with this number is dead.
    Dead(u8),
    /// LOC-24.5: nobody from the ship lives.
    NoNemesisSurvivor,
    /// LOC-24.11: every tile is face up on all levels from one to the other.
    LevelsExplored { from: Level, to: Level },
    /// LOC-24.7: at least so many weaknesses are revealed.
    Weaknesses(u8),
    /// LOC-45.2: an egg lies on an object slot of the Laboratory board.
    EggInLaboratory,
    /// LOC-24.14: an egg was carried away.
    CarriesEgg,
    /// LOC-24.9: at least so much knowledge.
    Knowledge(u8),
    /// LOC-24.10: the own knowledge token is active.
    KnowledgeActive,
    /// LOC-45.15: away in a pod of the Cargo Sending System.
    InAPod,
    /// LOC-45.26: at least so many power tokens are active.
    PowerTokens(u8),
    /// LOC-45.26: the time token is active.
    BackupPower,
}

/// An objective as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct ObjectivePrint {
    pub objective: Objective,
    pub deck: ObjectiveDeck,
    /// LOC-3.22: it is in the game from so many players on.
    pub from_players: u8,
    /// Any one of these is enough; of each, all deeds.
    pub any_of: &'static [&'static [Deed]],
}

/// The objectives, in the order of [`Objective`].
pub static OBJECTIVES: [ObjectivePrint; 28] = [
    corporate(Objective::LiveCargo, 2, &[&[Deed::Signal, Deed::CarriesEgg]]),
    corporate(Objective::OvumStudy, 2, &[&[Deed::EggInLaboratory]]),
    corporate(Objective::ComparativeAnatomy, 2, ALL_WEAKNESSES),
    corporate(Objective::LeadResearcher, 2, ALL_KNOWLEDGE),
    corporate(Objective::SettledAccountOne, 2, &[&[Deed::Dead(1)], &[Deed::OnlySurvivor]]),
    corporate(Objective::SettledAccountTwo, 2, &[&[Deed::Dead(2)], &[Deed::OnlySurvivor]]),
    corporate(Objective::SettledAccountThree, 3, &[&[Deed::Dead(3)], &[Deed::OnlySurvivor]]),
    corporate(Objective::SettledAccountFour, 4, &[&[Deed::Dead(4)], &[Deed::OnlySurvivor]]),
    corporate(Objective::SettledAccountFive, 5, &[&[Deed::Dead(5)], &[Deed::OnlySurvivor]]),
    personal(Objective::UpperSurvey, 2, &[&[Deed::Signal, Deed::LevelsExplored { from: Level::S01, to: Level::S02 }]]),
    personal(Objective::LowerSurvey, 2, LOWER_LEVELS),
    personal(Objective::BurnTheBrood, 2, SIGNAL_AND_NEST),
    personal(Objective::Regicide, 2, &[&[Deed::QueenKilled], &[Deed::ComplexDestroyed]]),
    personal(Objective::WhistleBlower, 2, SIGNAL_AND_KNOWLEDGE),
    personal(Objective::WayOut, 2, &[&[Deed::Signal, Deed::InAPod]]),
    personal(Objective::NoWitnesses, 3, &[&[Deed::NoNemesisSurvivor], &[Deed::OnlySurvivor]]),
    personal(Objective::NotAlone, 4, &[&[Deed::AnotherSurvives, Deed::KnowledgeActive]]),
    personal(Objective::CleanSlate, 5, &[&[Deed::ComplexDestroyed], &[Deed::OnlySurvivor]]),
    cooperative(Objective::FullReport, &[&[Deed::Signal, Deed::LevelsExplored { from: Level::S01, to: Level::S03 }]]),
    cooperative(Objective::Extermination, SIGNAL_AND_NEST),
    cooperative(Objective::Headhunt, &[&[Deed::Signal, Deed::QueenKilled], &[Deed::Signal, Deed::ComplexDestroyed]]),
    cooperative(Objective::Breakthrough, ALL_KNOWLEDGE),
    cooperative(Objective::FieldManual, ALL_WEAKNESSES),
    cooperative(Objective::SpecimenReturn, &[&[Deed::CarriesEgg]]),
    cooperative(Objective::LightsOn, &[&[Deed::PowerTokens(3), Deed::BackupPower]]),
    cooperative(Objective::OpenArchive, SIGNAL_AND_KNOWLEDGE),
    cooperative(Objective::DeepSurvey, LOWER_LEVELS),
    cooperative(Objective::ScorchedEarth, &[&[Deed::ComplexDestroyed]]),
];

const ALL_WEAKNESSES: &[&[Deed]] = &[&[Deed::Weaknesses(3)]];
const ALL_KNOWLEDGE: &[&[Deed]] = &[&[Deed::Knowledge(8)]];
const LOWER_LEVELS: &[&[Deed]] = &[&[Deed::LevelsExplored { from: Level::S02, to: Level::S03 }]];
const SIGNAL_AND_NEST: &[&[Deed]] = &[&[Deed::Signal, Deed::NestDestroyed], &[Deed::Signal, Deed::ComplexDestroyed]];
const SIGNAL_AND_KNOWLEDGE: &[&[Deed]] = &[&[Deed::Signal, Deed::KnowledgeActive]];

impl Objective {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static ObjectivePrint {
        &OBJECTIVES[self as usize]
    }

    /// Whether every way to fulfil it asks for the signal (LOC-25.24).
    pub fn asks_for_the_signal(self) -> bool {
        self.print().any_of.iter().all(|deeds| deeds.contains(&Deed::Signal))
    }
}

const fn corporate(objective: Objective, from_players: u8, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Corporate, from_players, any_of }
}

const fn personal(objective: Objective, from_players: u8, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Personal, from_players, any_of }
}

const fn cooperative(objective: Objective, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Cooperative, from_players: 1, any_of }
}
