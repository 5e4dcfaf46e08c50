//! The names of the game's things. They are frozen: records, texts and the wire use them.
//!
//! Cards are in `words/cards.rs`, boards and what is on them in `words/ground.rs`, people and
//! the course of the game here.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, de};

mod cards;
mod ground;

pub use cards::{
    Card, CardType, EventCard, Gear, Hazard, Keyword, ThreatLevel, Timing, TrackerCard, TrackerType, Weapon,
};
pub use ground::{
    BlipValue, BoardFace, Direction, Distance, Edge, EnemyKind, Exit, Facing, Ground, Gun, GunOrder, MissionBlip,
    MissionBlipFace, Room, SpawnPoint, Token,
};

engine::words! {
    /// AGD-2.1: the character cards, in the order of the automatic choices (AGD-6G.14).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Character {
        Gorman,
        Hicks,
        Ripley,
        Hudson,
        Vasquez,
        Frost,
        Newt,
    }

    /// AGD-6F.3: the side of a character card that is up.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Side {
        Hero,
        Grunt,
    }

    /// AGD-6F.1: the symbol on a character card.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Symbol {
        Marine,
        Civilian,
    }

    /// AGD-6F.1: the values on a character card, in the order of AGD-11D.1.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Statistic {
        Speed,
        Aim,
        Tech,
        Defence,
        Melee,
    }

    /// AGD-4.37: how a character is. `Absent` takes no part in the mission; `Hidden` is Newt
    /// turned up and not yet rescued (AGD-11E.3).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Condition {
        Absent,
        Standing,
        KnockedDown,
        Left,
        Killed,
        Captured,
        Cocooned,
        Hidden,
    }

    /// AGD-6F.5: when an ability works.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Heading {
        OnActivation,
        DuringActivation,
        EndOfActivation,
        EndPhase,
        Passive,
    }

    /// AGD-11D.3, AGD-11G.3: the abilities of the character cards, and the one of a Gear that
    /// is used on activation like them.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ability {
        GormanHeroDraw,
        HicksHeroDraw,
        HicksHeroReroll,
        HicksGruntRecover,
        FrostHeroIncinerator,
        FrostHeroSpare,
        FrostGruntIncinerator,
        HudsonHeroRecover,
        HudsonHeroReveal,
        HudsonGruntReveal,
        VasquezHeroReveal,
        VasquezHeroSmartGun,
        VasquezGruntSmartGun,
        RipleyHeroRecover,
        RipleyGruntRecover,
        NewtRest,
        NewtHeroPull,
        MotionTracker,
    }

    /// AGD-5.1: the Actions.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Action {
        Move,
        Attack,
        Barricade,
        Aim,
        Interact,
        CardAction,
        Rest,
    }

    /// AGD-5.28: the Free Actions, each once per activation by its name.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum FreeAction {
        ShortBursts,
        OnTheDouble,
        SealIt,
        GrenadeAttack,
    }

    /// AGD-4.1: the phases of a turn, after the set-up.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Phase {
        Setup,
        MarinePhase,
        AlienPhase,
        EndPhase,
    }

    /// AGD-4.11: the stages of an activation.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Stage {
        OnActivation,
        Equip,
        Actions,
        EndOfActivation,
        Grunts,
        PassToken,
    }

    /// AGD-4.27: the moments in which play waits for Events, W1, W3, W4, W7, W8 and W9.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Window {
        AlienPhaseStart,
        DefenceRollFailed,
        AlienAdjacent,
        TrackerCardDrawn,
        EndCheck,
        RunningOut,
    }

    /// AGD-2.1: the mission cards: three of the campaign, Rescue, Resupply and four Bug Hunts.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Mission {
        Newt,
        Escape,
        Survive,
        Rescue,
        Resupply,
        LastStand,
        BlockSweep,
        Gantry,
        Nest,
    }

    /// AGD-6E.1: where Endurance cards can be.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Zone {
        Deck,
        ExhaustPile,
        DiscardPile,
        Hand,
        Equipped,
        RemovedPile,
    }

    /// AGD-6F.20: the places on a character card.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CardSlot {
        Weapon,
        Backup,
        FirstGear,
        SecondGear,
    }

    /// AGD-11E.4, AGD-11E.12: where a card that was looked at goes.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum DeckEnd {
        Top,
        Bottom,
    }

    /// AGD-11E.10: the two teams of Mission 2.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Team {
        Trapped,
        Apc,
    }

    /// AGD-7H: how hard a knob is set.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Difficulty {
        Easier,
        Standard,
        Harder,
    }

    /// AGD-7H: what can be made easier or harder.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Knob {
        TrackerDeck,
        BlipValues,
        Mission2,
        Mission3,
    }

    /// AGD-6G.14: the choices for the enemies that the highest-ranked player may leave to the
    /// program.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AutomaticChoice {
        Targets,
        Routes,
        Order,
        Placing,
    }

    /// How a game ends.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ending {
        /// AGD-6P.1: the requirements of the mission are met.
        Victory,
        /// AGD-6E.12: deck and Exhaust pile are empty.
        OutOfEndurance,
        /// AGD-6P.2: all characters are killed, knocked down or captured.
        SquadLost,
        /// AGD-6P.6: the mission can no longer be won.
        MissionFailed,
        /// AGD-6P.7: turn 30 has passed.
        TurnLimit,
    }

    /// AGD-7B.14: what a campaign goes on with, or why it does not.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CampaignState {
        UnderWay,
        Won,
        Lost,
    }
}

/// A die with its sides, as it is rolled and as it is read from a record.
macro_rules! die {
    ($(#[$doc:meta])* $name:ident: $sides:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord,
            Serialize, BorshSerialize, BorshDeserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub u8);

        impl $name {
            /// How many sides the die has.
            pub const SIDES: u8 = $sides;

            /// Everything it can show.
            pub fn all() -> impl Iterator<Item = $name> {
                (1..=$sides).map($name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                match <u8 as Deserialize>::deserialize(deserializer)? {
                    shown @ 1..=$sides => Ok($name(shown)),
                    other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a side of the die")),
                }
            }
        }
    };
}

die! {
    /// AGD-2.1: what a Marine die shows, 1 to 10.
    MarineDie: 10
}

die! {
    /// AGD-2.1: what the Alien die shows, 1 to 6.
    AlienDie: 6
}
