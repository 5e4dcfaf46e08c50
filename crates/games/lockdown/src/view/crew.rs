//! LOC-27.3, LOC-27.9 to LOC-27.15, LOC-27.23: what may be known of a player.

use engine::{Seat, Viewer, rule};
use nemesis_kit::view::{self, SeenView};
use serde::Serialize;

use crate::{
    board::{Board, Card, Cards, HeavyItem, Held, Light, ObjectToken, Player, Whereabouts, Wound},
    view::ItemCount,
    words::{ActionCard, Back, Character, Item, ItemCard, Objective},
};

/// A player and the character.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    pub seat: Seat,
    pub number: u8,
    pub character: Character,
    pub whereabouts: Whereabouts,
    pub deck: PileView,
    pub hand: PileView,
    /// LOC-27.10: face up.
    pub discard: CardsView,
    /// LOC-27.15: everybody sees how somebody fares.
    pub light_wounds: u8,
    pub serious_wounds: Vec<Wound>,
    pub has_slime: bool,
    pub has_signal: bool,
    pub has_larva: bool,
    pub has_passed: bool,
    /// LOC-48.8: whether an action was declared in this round.
    pub has_acted: bool,
    pub has_resigned: bool,
    pub knowledge: u8,
    pub is_knowledge_active: bool,
    pub light: Light,
    /// LOC-16.12: whether darkness matters to the character.
    pub is_dark: bool,
    /// LOC-27.12: everybody sees the backs.
    pub backs: Vec<Back>,
    pub inventory: Option<Vec<ItemCount>>,
    /// LOC-39.34: how many of the flashlights in the inventory have no charge, one, two.
    pub flashlights: Option<[u8; 3]>,
    /// LOC-37.12: it lies beside the board.
    pub probe_uses: u8,
    pub hands: Vec<HeldView>,
    /// LOC-27.14
    pub inactive_quest: Option<Item>,
    pub objectives: Vec<ObjectiveView>,
    /// What was seen, if that is ours to know, and the number of whose it is.
    pub objectives_seen: Option<Vec<SeenView<Objective, u8>>>,
}

/// Cards that may be hidden.
pub type PileView = view::PileView<ActionCard>;

/// Cards that are seen.
pub type CardsView = view::CardsView<ActionCard>;

/// LOC-27.13: what is in a hand.
pub type HeldView = view::HeldView<HeavyItemView, ObjectToken>;

/// LOC-27.3: an objective that is held.
pub type ObjectiveView = view::ObjectiveView<Objective>;

/// A heavy item.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HeavyItemView {
    pub card: ItemCard,
    pub ammo: u8,
    pub capacity: u8,
    pub has_extended_magazine: bool,
}

impl PlayerView {
    pub(super) fn of(board: &Board, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
        rule!("LOC-27.3");
        rule!("LOC-27.12");
        rule!("LOC-27.14");
        rule!("LOC-27.15");
        if !player.is_active() {
            rule!("LOC-27.23");
        }
        let Player {
            number,
            character,
            whereabouts,
            deck,
            hand,
            discard,
            light_wounds,
            serious_wounds,
            has_slime,
            has_signal,
            has_larva,
            has_passed,
            has_acted,
            has_resigned,
            knowledge,
            is_knowledge_active,
            light,
            inventory,
            flashlights,
            probe_uses,
            hands,
            has_inactive_quest,
            objectives,
            objectives_seen,
        } = player;
        let is_own = viewer.is(seat);
        PlayerView {
            seat,
            number: *number,
            character: *character,
            whereabouts: *whereabouts,
            deck: pile(*deck, is_own),
            hand: pile(*hand, is_own),
            discard: face_up(*discard, is_own),
            light_wounds: light_wounds.count(),
            serious_wounds: serious_wounds.to_vec(),
            has_slime: *has_slime,
            has_signal: *has_signal,
            has_larva: *has_larva,
            has_passed: *has_passed,
            has_acted: *has_acted,
            has_resigned: *has_resigned,
            knowledge: *knowledge,
            is_knowledge_active: *is_knowledge_active,
            light: *light,
            is_dark: board.is_dark(seat),
            backs: view::backs(inventory),
            inventory: is_own.then(|| ItemCount::of(inventory)),
            flashlights: is_own.then_some(*flashlights),
            probe_uses: *probe_uses,
            hands: hands.0.iter().map(held).collect(),
            inactive_quest: has_inactive_quest.then(|| character.print().quest_item),
            objectives: ObjectiveView::of(objectives, viewer, board.seats().collect()),
            objectives_seen: is_own.then(|| SeenView::of(objectives_seen.seen())),
        }
    }
}

/// Cards that lie face down.
fn pile(cards: Cards, is_own: bool) -> PileView {
    rule!("LOC-27.9");
    PileView::of(face_up(cards, true), is_own)
}

/// Cards that lie open. What scans have told of contamination is for whoever scanned it, wherever it goes from there.
pub(super) fn face_up(cards: Cards, is_own: bool) -> CardsView {
    rule!("LOC-27.10");
    rule!("LOC-27.11");
    rule!("LOC-27.26");
    let copies = |card| std::iter::repeat_n(card, cards.count(Card::Action(card)).into());
    CardsView::of(cards.actions().flat_map(copies), cards.contamination, is_own)
}

pub(super) fn held(held: &Held) -> HeldView {
    rule!("LOC-27.13");
    HeldView::of(held, HeavyItemView::of)
}

impl HeavyItemView {
    fn of(item: &HeavyItem) -> HeavyItemView {
        let HeavyItem { card, ammo, has_extended_magazine } = *item;
        HeavyItemView { card, ammo, capacity: item.capacity(), has_extended_magazine }
    }
}
