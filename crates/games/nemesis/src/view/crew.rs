//! NEM-24.7 to NEM-24.14: what may be known of a player.

use engine::{Seat, Viewer, rule};
use nemesis_kit::view::{self, SeenView};
use serde::Serialize;

use crate::{
    board::{Board, Card, Cards, HeavyItem, Held, ObjectToken, Player, Whereabouts, Wound},
    view::ItemCount,
    words::{ActionCard, Back, Character, Engine, EngineToken, Item, Objective},
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
    /// NEM-24.10: face up.
    pub discard: CardsView,
    /// NEM-24.21: everybody sees how somebody fares.
    pub light_wounds: u8,
    pub serious_wounds: Vec<Wound>,
    pub has_slime: bool,
    pub has_signal: bool,
    pub has_larva: bool,
    pub has_passed: bool,
    pub has_resigned: bool,
    /// NEM-24.12: everybody sees the backs.
    pub backs: Vec<Back>,
    pub inventory: Option<Vec<ItemCount>>,
    pub hands: Vec<HeldView>,
    /// NEM-24.14, NEM-16.53
    pub inactive_quests: Vec<Item>,
    pub objectives: Vec<ObjectiveView>,
    /// What was seen, if that is ours to know.
    pub engines_seen: Option<Vec<SeenView<Engine, EngineToken>>>,
    pub objectives_seen: Option<Vec<SeenView<Objective, u8>>>,
}

/// Cards that may be hidden.
pub type PileView = view::PileView<ActionCard>;

/// Cards that are seen.
pub type CardsView = view::CardsView<ActionCard>;

/// NEM-24.13: what is in a hand.
pub type HeldView = view::HeldView<HeavyItemView, ObjectToken>;

/// NEM-24.7: an objective that is held.
pub type ObjectiveView = view::ObjectiveView<Objective>;

/// A heavy item.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HeavyItemView {
    #[serde(flatten)]
    pub item: HeavyItem,
    pub capacity: u8,
}

impl PlayerView {
    pub(super) fn of(board: &Board, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
        rule!("NEM-16.53");
        rule!("NEM-24.12");
        rule!("NEM-24.14");
        rule!("NEM-24.21");
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
            has_resigned,
            inventory,
            hands,
            inactive_quests,
            objectives,
            engines_seen,
            objectives_seen,
        } = player;
        let is_own = viewer.is(seat);
        let quests = character.quests().into_iter().zip(*inactive_quests);
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
            has_resigned: *has_resigned,
            backs: view::backs(inventory),
            inventory: is_own.then(|| ItemCount::of(inventory)),
            hands: hands.0.iter().map(held).collect(),
            inactive_quests: quests.filter(|&(_, is_inactive)| is_inactive).map(|(quest, _)| quest).collect(),
            objectives: ObjectiveView::of(objectives, viewer, board.seats().collect()),
            engines_seen: is_own.then(|| SeenView::of(engines_seen.seen())),
            objectives_seen: is_own.then(|| SeenView::of(objectives_seen.seen())),
        }
    }
}

/// NEM-24.9: the cards of a pile that is face down.
fn pile(cards: Cards, is_own: bool) -> PileView {
    rule!("NEM-24.9");
    PileView::of(face_up(cards, true), is_own)
}

/// Cards that lie open.
pub(super) fn face_up(cards: Cards, is_own: bool) -> CardsView {
    rule!("NEM-24.10");
    rule!("NEM-41.2");
    let copies = |card| std::iter::repeat_n(card, cards.count(Card::Action(card)).into());
    CardsView::of(cards.actions().flat_map(copies), cards.contamination, is_own)
}

/// NEM-24.13: what is in a hand.
pub(super) fn held(held: &Held) -> HeldView {
    rule!("NEM-24.13");
    HeldView::of(held, HeavyItemView::of)
}

impl HeavyItemView {
    fn of(item: &HeavyItem) -> HeavyItemView {
        HeavyItemView { item: *item, capacity: item.capacity() }
    }
}
