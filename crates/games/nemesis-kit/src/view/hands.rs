//! NEM-24.12, NEM-24.13, LOC-27.12, LOC-27.13: what is carried.

use engine::Viewer;
use serde::Serialize;

use crate::{CarriedCard, Counted, Held, rules::trade::Goods, words::Back};

/// What is in a hand: `H` is how a heavy item is shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "held", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub enum HeldView<H, O> {
    Nothing,
    Item { item: H },
    Bound { one: H, other: H },
    Object { what: O },
}

/// Something offered: what it is, if it is seen, or only its back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct GoodsView<C, O> {
    pub goods: Option<Goods<C, O>>,
    pub back: Option<Back>,
}

impl<H, O: Copy> HeldView<H, O> {
    /// What is in a hand, where everybody sees it.
    pub fn of<I>(held: &Held<I, O>, item: impl Fn(&I) -> H) -> HeldView<H, O> {
        match held {
            Held::Nothing => HeldView::Nothing,
            Held::Item(it) => HeldView::Item { item: item(it) },
            Held::Bound(one, other) => HeldView::Bound { one: item(one), other: item(other) },
            Held::Object(object) => HeldView::Object { what: *object },
        }
    }

    /// What looks so.
    pub fn held<I>(&self, item: impl Fn(&H) -> I) -> Held<I, O> {
        match self {
            HeldView::Nothing => Held::Nothing,
            HeldView::Item { item: it } => Held::Item(item(it)),
            HeldView::Bound { one, other } => Held::Bound(item(one), item(other)),
            HeldView::Object { what } => Held::Object(*what),
        }
    }
}

impl<C: CarriedCard, O: Copy> GoodsView<C, O> {
    /// Something that is offered, to be seen by those who trade, or by all if it is carried openly.
    pub fn of(goods: &Goods<C, O>, viewer: Viewer, traders: engine::Seats) -> GoodsView<C, O> {
        let is_seen = goods.is_open() || viewer.is_any_of(traders);
        GoodsView { goods: is_seen.then_some(*goods), back: goods.back() }
    }
}

/// The backs of the cards in an inventory, sorted.
pub fn backs<P: Counted<Kind: CarriedCard>>(inventory: &P) -> Vec<Back> {
    let cards = inventory.iter().flat_map(|(card, n)| std::iter::repeat_n(card.back(), n.into()));
    let mut backs: Vec<Back> = cards.collect();
    backs.sort_unstable();
    backs
}
