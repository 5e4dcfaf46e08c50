//! What is done with items and objects in the shared chapters, as it is heard.

use engine::{News, Seat, Seats};
use serde::Serialize;

use crate::{rules::trade::Goods, words::Back};

/// Something that was done with things in a shared chapter: `I` are the items of the game, `C` its item cards, `O` its
/// objects. Like [`Told`](crate::Told) it is one untagged variant of a game's own `Heard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(ItemFound | ItemKept | ItemShown | GoodsOffered | OfferDeclined | GoodsChangedHands)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Handled<I, C, O> {
    // A search.
    ItemFound { seat: Seat, back: Back, item: Option<I> },
    ItemKept { seat: Seat, back: Back, item: Option<I> },

    // Hands.
    ItemDropped { seat: Seat, item: C },
    HeavyItemTaken { seat: Seat, item: C, ammo: u8 },
    ObjectTaken { seat: Seat, object: O },
    ObjectDropped { seat: Seat, object: O },
    HandsLeftAsTheyAre { seat: Seat },
    ItemsBound { seat: Seat },
    Loaded { seat: Seat, weapon: I, ammo: u8 },

    // Crafting and trade.
    Crafted { seat: Seat, item: I, one: C, other: C },
    TradeOpened { seat: Seat },
    TradeLeft { seat: Seat },
    ItemShown { seat: Seat, to: Seat, back: Back, item: Option<I> },
    GoodsOffered { seat: Seat, to: Seat, back: Option<Back>, goods: Option<Goods<C, O>> },
    OfferDeclined { from: Seat, to: Seat },
    GoodsChangedHands { from: Seat, to: Seat, back: Option<Back>, goods: Option<Goods<C, O>> },
}

impl<I, C: crate::CarriedCard, O> Handled<I, C, O> {
    /// Who hears all of it, if not everybody does, and what the others hear. NEM-24.16, LOC-27.22: what is found is
    /// for the searcher. NEM-24.12, LOC-27.12: a card of the inventory is shown only to whom it is shown or offered;
    /// NEM-24.13, LOC-27.13: what is heavy everybody sees.
    pub fn secret(self) -> Option<(Seats, Self)> {
        let is_open = |goods: &Option<Goods<C, O>>| goods.as_ref().is_none_or(Goods::is_open);
        let both = |one: Seat, other: Seat| Seats::one(one).with(other);
        Some(match self {
            Handled::ItemFound { seat, back, .. } => (Seats::one(seat), Handled::ItemFound { seat, back, item: None }),
            Handled::ItemKept { seat, back, .. } => (Seats::one(seat), Handled::ItemKept { seat, back, item: None }),
            Handled::ItemShown { seat, to, back, .. } => {
                (both(seat, to), Handled::ItemShown { seat, to, back, item: None })
            }
            Handled::GoodsOffered { seat, to, back, goods } if !is_open(&goods) => {
                (both(seat, to), Handled::GoodsOffered { seat, to, back, goods: None })
            }
            Handled::GoodsChangedHands { from, to, back, goods } if !is_open(&goods) => {
                (both(from, to), Handled::GoodsChangedHands { from, to, back, goods: None })
            }
            Handled::ItemDropped { .. }
            | Handled::HeavyItemTaken { .. }
            | Handled::ObjectTaken { .. }
            | Handled::ObjectDropped { .. }
            | Handled::HandsLeftAsTheyAre { .. }
            | Handled::ItemsBound { .. }
            | Handled::Loaded { .. }
            | Handled::Crafted { .. }
            | Handled::TradeOpened { .. }
            | Handled::TradeLeft { .. }
            | Handled::GoodsOffered { .. }
            | Handled::OfferDeclined { .. }
            | Handled::GoodsChangedHands { .. } => return None,
        })
    }
}
