//! LOC-35.40, LOC-41 to LOC-46: tokens of the bag, and the cards of the decks.

use serde::Serialize;

use crate::{
    content::{
        attacks::Blood,
        contingencies::Doom,
        events::{Disposal, EventPrint},
        objectives::Deed,
    },
    printed::{each, kinds},
    words::{
        Attack, AttackCard, ComputerAction, ComputerCard, Contingency, CorridorNumber, Event, Intruder, Objective,
        ObjectiveDeck, Species, StalkerToken,
    },
};

/// LOC-35.40 to LOC-35.45: a token of the bag; nobody is on the blank one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedToken {
    pub token: StalkerToken,
    pub intruder: Option<Intruder>,
    /// LOC-10.7: whoever holds fewer cards is surprised: in the light, and in darkness.
    pub lit: u8,
    pub dark: u8,
    pub copies: u8,
    /// LOC-25.93: with whose tokens it is played.
    pub species: Vec<Species>,
}

/// The kinds of intruders that attack this way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedAttack {
    pub attack: Attack,
    pub attackers: Vec<Intruder>,
    /// LOC-42.2: whether a second part follows in darkness.
    pub has_dark_part: bool,
    pub species: Species,
}

/// LOC-42: a card of the attack deck.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedAttackCard {
    pub card: AttackCard,
    pub attack: Attack,
    /// LOC-11.36: without a number, the arrow at which an intruder retreats.
    pub blood: Option<u8>,
    pub copies: u8,
}

/// LOC-43, LOC-51: who moves at an event, and through which corridors.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedEvent {
    pub species: Species,
    pub event: Event,
    pub movers: Vec<Intruder>,
    pub numbers: Vec<CorridorNumber>,
    pub has_dark_part: bool,
    /// LOC-43.4: whether it leaves the game, and the deck is shuffled again.
    pub is_removed: bool,
}

/// LOC-41: a computer card. Lock-Down has no lines.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedComputerCard {
    pub card: ComputerCard,
    pub lines: &'static [ComputerAction],
}

/// LOC-46: a contingency. Any one of what it says is enough to die.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedContingency {
    pub contingency: Contingency,
    pub copies: u8,
    pub kills: &'static [Doom],
}

/// LOC-45: an objective. Any one of its ways is enough; of each, all deeds.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedObjective {
    pub objective: Objective,
    pub deck: ObjectiveDeck,
    /// LOC-3.22
    pub from_players: u8,
    pub any_of: &'static [&'static [Deed]],
}

impl PrintedToken {
    pub(super) fn of(token: StalkerToken) -> PrintedToken {
        let print = token.print();
        let species = each(|species: Species| (species, token.copies(species)));
        PrintedToken {
            token,
            intruder: print.intruder,
            lit: print.lit,
            dark: print.dark,
            copies: print.copies,
            species: species.into_iter().filter(|&(_, copies)| copies > 0).map(|(species, _)| species).collect(),
        }
    }
}

impl PrintedAttack {
    pub(super) fn of(attack: Attack) -> PrintedAttack {
        PrintedAttack {
            attack,
            attackers: kinds(attack.symbols()),
            has_dark_part: attack.has_dark_part(),
            species: match attack.base() {
                Some(_) => Species::BaseIntruders,
                None => Species::NightStalkers,
            },
        }
    }
}

impl PrintedAttackCard {
    pub(super) fn of(card: AttackCard) -> PrintedAttackCard {
        let print = card.print();
        let blood = match print.blood {
            Blood::Endurance(number) => Some(number),
            Blood::Retreat => None,
        };
        PrintedAttackCard { card, attack: print.attack, blood, copies: print.copies }
    }
}

impl PrintedEvent {
    /// Both decks, one after the other.
    pub(super) fn all() -> Vec<PrintedEvent> {
        let of = |species: Species| species.events().iter().map(move |print| PrintedEvent::of(species, print));
        each(of).into_iter().flatten().collect()
    }

    fn of(species: Species, print: &EventPrint) -> PrintedEvent {
        PrintedEvent {
            species,
            event: print.event,
            movers: kinds(print.symbols),
            numbers: print.numbers.iter().copied().map(CorridorNumber).collect(),
            has_dark_part: print.has_dark_part,
            is_removed: print.disposal == Disposal::RemoveAndReshuffle,
        }
    }
}

impl PrintedComputerCard {
    pub(super) fn of(card: ComputerCard) -> PrintedComputerCard {
        PrintedComputerCard { card, lines: card.lines() }
    }
}

impl PrintedContingency {
    pub(super) fn of(contingency: Contingency) -> PrintedContingency {
        let print = contingency.print();
        PrintedContingency { contingency, copies: print.copies, kills: print.kills }
    }
}

impl PrintedObjective {
    pub(super) fn of(objective: Objective) -> PrintedObjective {
        let print = objective.print();
        PrintedObjective { objective, deck: print.deck, from_players: print.from_players, any_of: print.any_of }
    }
}
