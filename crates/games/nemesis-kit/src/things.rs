//! NEM-31, NEM-33 to NEM-36, LOC-37, LOC-39, LOC-40: items. An item is one place: what is printed on it, what it can be
//! aimed at, and what it does. What both books print in the same words stands here, a thing a file.

pub mod adrenaline;
pub mod blast;
pub mod decoy;
pub mod loading;
pub mod smoke;
pub mod taser;
pub mod treatment;

use crate::{
    crew::{CarryOut, Crew, EachAim, Play},
    words::CombatIcon,
};

/// How an item is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// NEM-5.45, LOC-5.1: an action with its cost; `once` and the card is gone (NEM-5.46, LOC-17.20).
    Action { cost: u8, once: bool },
    /// LOC-38.2: it answers something that happens, and costs nothing.
    Reaction { once: bool },
    /// LOC-39.33: an action with its cost, or a reaction that costs nothing; either way the card is gone.
    ActionOrReaction { cost: u8 },
    /// NEM-5.14, LOC-5.25: a weapon is fired with Shoot.
    Weapon,
    /// It works by being there.
    Passive,
}

/// An item of a game: `I` are the words for its items, `C` for their components.
#[derive(Clone, Copy, Debug)]
pub struct ItemPrint<G: Crew, I, C> {
    /// Which item.
    pub item: I,
    /// NEM-16.4, LOC-17.4: a heavy item takes a hand, and everybody sees it.
    pub is_heavy: bool,
    /// NEM-5.7, LOC-5.6: when it may be used.
    pub combat: CombatIcon,
    /// NEM-5.33, LOC-39.1: what it is good for when something is crafted.
    pub component: Option<C>,
    /// How it is used.
    pub using: Use,
    /// What it does as an action; nothing if it has none.
    pub play: Option<Play<G>>,
}

impl<G: Crew, I: Copy, C: Copy> ItemPrint<G, I, C> {
    /// An item that is used for one action card, and then is gone.
    pub const fn once(item: I, combat: CombatIcon, each_aim: EachAim<G>, carry_out: CarryOut<G>) -> Self {
        let play = Some(Play { each_aim, carry_out });
        ItemPrint { play, using: Use::Action { cost: 1, once: true }, ..ItemPrint::passive(item, combat) }
    }

    /// One that is used for one action card, and stays.
    pub const fn reusable(item: I, combat: CombatIcon, each_aim: EachAim<G>, carry_out: CarryOut<G>) -> Self {
        let play = Some(Play { each_aim, carry_out });
        ItemPrint { play, using: Use::Action { cost: 1, once: false }, ..ItemPrint::passive(item, combat) }
    }

    /// One that works by being there.
    pub const fn passive(item: I, combat: CombatIcon) -> Self {
        ItemPrint { item, is_heavy: false, combat, component: None, using: Use::Passive, play: None }
    }

    /// A weapon, which is always heavy.
    pub const fn weapon(item: I) -> Self {
        ItemPrint { is_heavy: true, using: Use::Weapon, ..ItemPrint::passive(item, CombatIcon::InCombat) }
    }

    /// The same item with the icon of a component.
    pub const fn of(self, component: C) -> Self {
        ItemPrint { component: Some(component), ..self }
    }

    /// The same item, heavy.
    pub const fn heavy(self) -> Self {
        ItemPrint { is_heavy: true, ..self }
    }

    /// The same item, used otherwise.
    pub const fn used(self, using: Use) -> Self {
        ItemPrint { using, ..self }
    }
}
