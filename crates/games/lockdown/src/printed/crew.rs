//! LOC-37 to LOC-40: characters, action cards and items as they are printed.

use serde::Serialize;

use crate::{
    content::{
        characters::Condition,
        items::{RECIPES, Use},
    },
    printed::each,
    words::{ActionCard, Back, Character, CharacterColour, CombatIcon, Component, Item, Origin, WeaponClass},
};

/// A character, with its draft card and its quest item.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCharacter {
    pub character: Character,
    pub colour: CharacterColour,
    pub origin: Origin,
    /// LOC-3.30: how much the character knows at the beginning.
    pub knowledge: u8,
    pub starting_item: Option<Item>,
    pub quest_item: Item,
    /// LOC-17.61: what unlocks it.
    pub condition: Condition,
    /// The five cards of its own.
    pub cards: [ActionCard; 5],
    /// LOC-38.1: all ten.
    pub deck: [ActionCard; 10],
}

/// LOC-38: an action card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedActionCard {
    pub card: ActionCard,
    /// How many further cards it costs.
    pub cost: u8,
    pub combat: CombatIcon,
    pub is_reaction: bool,
}

/// An item.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedItem {
    pub item: Item,
    /// The decks it is in, with how many cards each.
    pub decks: Vec<PrintedCopies>,
    /// LOC-17.4: whether it takes a hand.
    pub is_heavy: bool,
    pub combat: CombatIcon,
    /// LOC-39.1: what it is good for when something is crafted.
    pub component: Option<Component>,
    /// How many action cards its use costs, if it is an action.
    pub cost: Option<u8>,
    /// Whether it answers something that happens.
    pub is_reaction: bool,
    /// Whether it is gone after that.
    pub is_once: bool,
    pub weapon: Option<WeaponClass>,
    pub charge: Option<PrintedCharge>,
}

/// How many cards of an item have a back.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCopies {
    pub back: Back,
    pub copies: u8,
}

/// LOC-17.11: ammunition, or charges.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCharge {
    pub first: u8,
    pub most: u8,
    pub loaded_by: Item,
}

/// LOC-40.1: what an item is crafted of.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedRecipe {
    pub item: Item,
    pub of: [Component; 2],
}

impl PrintedCharacter {
    pub(super) fn of(character: Character) -> PrintedCharacter {
        let print = character.print();
        PrintedCharacter {
            character,
            colour: print.colour,
            origin: print.origin,
            knowledge: print.origin.knowledge(),
            starting_item: print.starting_item,
            quest_item: print.quest_item,
            condition: print.condition,
            cards: character.own_cards(),
            deck: character.deck(),
        }
    }
}

impl PrintedActionCard {
    pub(super) fn of(card: ActionCard) -> PrintedActionCard {
        let print = card.print();
        PrintedActionCard { card, cost: print.cost, combat: print.combat, is_reaction: print.is_reaction() }
    }
}

impl PrintedItem {
    pub(super) fn of(item: Item) -> PrintedItem {
        let print = item.print();
        let (cost, is_reaction, is_once) = match print.using {
            Use::Action { cost, once } => (Some(cost), false, once),
            Use::Reaction { once } => (None, true, once),
            Use::ActionOrReaction { cost } => (Some(cost), true, true),
            Use::Weapon | Use::Passive => (None, false, false),
        };
        let decks: Vec<PrintedCopies> = each(|back: Back| PrintedCopies { back, copies: item.copies(back) });
        let charge = item.charge();
        PrintedItem {
            item,
            decks: decks.into_iter().filter(|deck| deck.copies > 0).collect(),
            is_heavy: print.is_heavy,
            combat: print.combat,
            component: print.component,
            cost,
            is_reaction,
            is_once,
            weapon: item.weapon().map(|weapon| weapon.class),
            charge: charge.map(|it| PrintedCharge { first: it.first, most: it.most, loaded_by: it.loaded_by }),
        }
    }
}

impl PrintedRecipe {
    pub(super) fn all() -> Vec<PrintedRecipe> {
        RECIPES.iter().map(|recipe| PrintedRecipe { item: recipe.item, of: recipe.of }).collect()
    }
}
