//! NEM-40: the objectives, and what has to be true to win with them.

use serde::Serialize;

use crate::words::{Destination, Object, Objective, ObjectiveDeck};

/// Something that an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ObjectiveDeed"))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// NEM-21.5: the own signal was sent.
    Signal,
    /// NEM-21.6: the ship arrived there.
    ShipReaches(Destination),
    /// NEM-21.10.
    ShipDestroyed,
    /// NEM-21.8.
    NestDestroyed,
    /// NEM-21.9.
    QueenKilled,
    /// NEM-21.4: nobody else lives.
    OnlySurvivor,
    /// NEM-40.8: somebody else lives.
    AnotherSurvives,
    /// NEM-21.2: the character of the player with this number is dead. NEM-21.3: not one's own.
    Dead(u8),
    /// NEM-21.12: every tile is face up.
    AllRoomsExplored,
    /// NEM-21.7: the weakness that this object gives away is known.
    WeaknessOf(Object),
    /// NEM-21.7: at least so many weaknesses are known.
    Weaknesses(u8),
    /// NEM-21.11: the blue corpse was carried away.
    CarriesBlueCorpse,
    /// NEM-21.11: an egg was carried away.
    CarriesEgg,
    /// NEM-40.5: away in a pod.
    InAPod,
    /// NEM-40.5, NEM-40.28: at least so many items.
    Items(u8),
    /// NEM-40.20: the blue corpse lies on the floor of the surgery.
    BlueCorpseInSurgery,
}

/// An objective as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct ObjectivePrint {
    pub objective: Objective,
    pub deck: ObjectiveDeck,
    /// NEM-3.20: it is in the game from so many players on.
    pub from_players: u8,
    /// Any one of these is enough; of each, all deeds. NEM-40.29: the signal is asked for in each.
    pub any_of: &'static [&'static [Deed]],
}

/// The objectives, in the order of [`Objective`].
pub static OBJECTIVES: [ObjectivePrint; 25] = [
    personal(Objective::SalvagingThePrimeAsset, 2, HOME_OR_ALONE),
    personal(
        Objective::Quarantine,
        2,
        &[&[Deed::ShipReaches(Destination::Mars)], &[Deed::ShipReaches(Destination::Earth), Deed::NestDestroyed]],
    ),
    personal(Objective::TheGreatHunt, 2, SIGNAL_AND_QUEEN),
    personal(Objective::AProperBurial, 2, &[&[Deed::Signal, Deed::CarriesBlueCorpse]]),
    personal(Objective::Hoarder, 2, &[&[Deed::InAPod, Deed::Items(7)]]),
    personal(Objective::RelentlessInvestigator, 2, SIGNAL_AND_ROOMS),
    personal(Objective::TheOldestFriend, 3, HOME_OR_ALONE),
    personal(Objective::BestFriendsForever, 4, &[&[Deed::AnotherSurvives]]),
    personal(Objective::AliensOnASpaceship, 5, SIGNAL_AND_NEST),
    corporate(Objective::Necroscopy, 2, &[&[Deed::Signal, Deed::WeaknessOf(Object::IntruderCarcass)]]),
    corporate(Objective::AbOvo, 2, &[&[Deed::WeaknessOf(Object::Egg)]]),
    corporate(Objective::ExtremeFieldBiology, 2, &[&[Deed::Weaknesses(2)]]),
    corporate(Objective::MyPrecious, 2, &[&[Deed::Signal, Deed::CarriesEgg]]),
    corporate(Objective::TheRightMomentToStrike, 2, &[&[Deed::Dead(1)], &[Deed::OnlySurvivor]]),
    corporate(Objective::GreenerPastures, 2, &[&[Deed::Dead(2)], &[Deed::OnlySurvivor]]),
    corporate(Objective::AnOldFeud, 3, &[&[Deed::Dead(3)], &[Deed::OnlySurvivor]]),
    corporate(Objective::HostileTakeover, 4, &[&[Deed::Dead(4)], &[Deed::OnlySurvivor]]),
    corporate(Objective::TheFinalEnlightenment, 5, &[&[Deed::Dead(5)], &[Deed::OnlySurvivor]]),
    cooperative(Objective::DestinationEarth, &[&[Deed::ShipReaches(Destination::Earth)]]),
    cooperative(Objective::EmergencyPostMortem, &[&[Deed::BlueCorpseInSurgery]]),
    cooperative(Objective::FirstContactProtocol, &[&[Deed::Weaknesses(2)]]),
    cooperative(Objective::CuttingOffTheHead, SIGNAL_AND_QUEEN),
    cooperative(Objective::NoManLeftBehind, SIGNAL_AND_ROOMS),
    cooperative(Objective::SpecialDelivery, &[&[Deed::CarriesEgg]]),
    cooperative(Objective::CleanUpCrew, SIGNAL_AND_NEST),
];

const HOME_OR_ALONE: &[&[Deed]] = &[&[Deed::ShipReaches(Destination::Earth)], &[Deed::OnlySurvivor]];
const SIGNAL_AND_QUEEN: &[&[Deed]] = &[&[Deed::Signal, Deed::ShipDestroyed], &[Deed::Signal, Deed::QueenKilled]];
const SIGNAL_AND_NEST: &[&[Deed]] = &[&[Deed::Signal, Deed::NestDestroyed], &[Deed::Signal, Deed::ShipDestroyed]];
const SIGNAL_AND_ROOMS: &[&[Deed]] = &[&[Deed::Signal, Deed::AllRoomsExplored]];

impl Objective {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static ObjectivePrint {
        &OBJECTIVES[self as usize]
    }

    /// Whether every way to fulfil it asks for the signal (NEM-22.8).
    pub fn asks_for_the_signal(self) -> bool {
        self.print().any_of.iter().all(|deeds| deeds.contains(&Deed::Signal))
    }
}

const fn personal(objective: Objective, from_players: u8, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Personal, from_players, any_of }
}

const fn corporate(objective: Objective, from_players: u8, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Corporate, from_players, any_of }
}

const fn cooperative(objective: Objective, any_of: &'static [&'static [Deed]]) -> ObjectivePrint {
    ObjectivePrint { objective, deck: ObjectiveDeck::Cooperative, from_players: 1, any_of }
}
