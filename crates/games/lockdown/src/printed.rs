//! LOC-31 to LOC-49: what is printed, for whoever draws it: both sides of the Complex, rooms, cards, tokens, dice and
//! tracks.
//!
//! A client knows no rules, but it has to draw corridors before anybody walks there, and a card before it is played. So
//! this goes to it as a file that is made from the content, and never by hand.

mod cards;
mod complex;
mod crew;
mod dice;
mod tracks;

use engine::Word;
use nemesis_kit::printed::Symbols;
use serde::Serialize;

pub use cards::{
    PrintedAttack, PrintedAttackCard, PrintedComputerCard, PrintedContingency, PrintedEvent, PrintedObjective,
    PrintedToken,
};
pub use complex::{
    PrintedComplex, PrintedCorridor, PrintedEntrance, PrintedExploration, PrintedRoom, PrintedSlot, PrintedSurfaceCard,
    PrintedSurfaceToken, PrintedZone,
};
pub use crew::{PrintedActionCard, PrintedCharacter, PrintedCharge, PrintedCopies, PrintedItem, PrintedRecipe};
pub use dice::{PrintedNoise, PrintedShot, PrintedSurfaceFace};
pub use tracks::{PrintedCssToken, PrintedPower, PrintedThreshold, PrintedTracks, PrintedWound};

use crate::words::{Back, Intruder};

/// What is printed on boards, cards, tokens and dice. Each list is in the order of its words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    pub complexes: Vec<PrintedComplex>,
    pub rooms: Vec<PrintedRoom>,
    pub exploration_tokens: Vec<PrintedExploration>,
    pub surface_tokens: Vec<PrintedSurfaceToken>,
    pub surface_cards: Vec<PrintedSurfaceCard>,
    pub noise_die: Vec<PrintedNoise>,
    pub surface_die: Vec<PrintedSurfaceFace>,
    pub combat_die: Vec<PrintedShot>,
    pub advantage_die: Vec<PrintedShot>,
    pub characters: Vec<PrintedCharacter>,
    pub action_cards: Vec<PrintedActionCard>,
    pub items: Vec<PrintedItem>,
    pub recipes: Vec<PrintedRecipe>,
    pub item_backs: Vec<Back>,
    pub intruders: Vec<Intruder>,
    pub stalker_tokens: Vec<PrintedToken>,
    pub attacks: Vec<PrintedAttack>,
    pub attack_cards: Vec<PrintedAttackCard>,
    pub events: Vec<PrintedEvent>,
    pub computer_cards: Vec<PrintedComputerCard>,
    pub contingencies: Vec<PrintedContingency>,
    pub objectives: Vec<PrintedObjective>,
    pub css_tokens: Vec<PrintedCssToken>,
    pub power_tokens: Vec<PrintedPower>,
    pub wounds: Vec<PrintedWound>,
    pub tracks: PrintedTracks,
}

impl Printed {
    /// All that is printed.
    pub fn all() -> Printed {
        Printed {
            complexes: each(PrintedComplex::of),
            rooms: each(PrintedRoom::of),
            exploration_tokens: each(PrintedExploration::of),
            surface_tokens: each(PrintedSurfaceToken::of),
            surface_cards: each(PrintedSurfaceCard::of),
            noise_die: each(PrintedNoise::of),
            surface_die: each(PrintedSurfaceFace::of),
            combat_die: each(PrintedShot::of_combat),
            advantage_die: each(PrintedShot::of_advantage),
            characters: each(PrintedCharacter::of),
            action_cards: each(PrintedActionCard::of),
            items: each(PrintedItem::of),
            recipes: PrintedRecipe::all(),
            item_backs: each(|back: Back| back),
            intruders: each(|intruder: Intruder| intruder),
            stalker_tokens: each(PrintedToken::of),
            attacks: each(PrintedAttack::of),
            attack_cards: each(PrintedAttackCard::of),
            events: PrintedEvent::all(),
            computer_cards: each(PrintedComputerCard::of),
            contingencies: each(PrintedContingency::of),
            objectives: each(PrintedObjective::of),
            css_tokens: each(PrintedCssToken::of),
            power_tokens: each(PrintedPower::of),
            wounds: each(PrintedWound::of),
            tracks: PrintedTracks::all(),
        }
    }
}

/// What is printed for each word of a kind.
fn each<W: Word, P>(print: impl FnMut(W) -> P) -> Vec<P> {
    W::ALL.iter().copied().map(print).collect()
}

/// The kinds of intruders that a card shows.
fn kinds(symbols: Symbols) -> Vec<Intruder> {
    Intruder::ALL.iter().copied().filter(|&kind| symbols.has(kind)).collect()
}
