//! NEM-24.7 to NEM-24.14: what may be known of a player.

use engine::{Seat, Seats, Seen, Viewer, rule};
use nemesis_kit::Contaminations;
use serde::Serialize;

use crate::{
    board::{Board, Card, Cards, HeavyItem, Held, ObjectToken, Player, Whereabouts, Wound},
    view::{ItemCount, knowing, shown},
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PileView {
    pub count: u8,
    pub cards: Option<CardsView>,
}

/// Cards that are seen. NEM-24.10, NEM-41.2: what a scan told is the owner's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CardsView {
    pub actions: Vec<ActionCard>,
    pub contamination: u8,
    pub scanned: Option<ContaminationView>,
}

/// What is known of contamination cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ContaminationView {
    pub unscanned: u8,
    pub infected: u8,
    pub clean: u8,
}

/// NEM-24.13: what is in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "held", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum HeldView {
    Nothing,
    Item { item: HeavyItemView },
    Bound { one: HeavyItemView, other: HeavyItemView },
    Object { what: ObjectToken },
}

/// A heavy item.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HeavyItemView {
    #[serde(flatten)]
    pub item: HeavyItem,
    pub capacity: u8,
}

/// NEM-24.7: an objective that is held: what it is, if it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ObjectiveView {
    pub objective: Option<Objective>,
    pub known_by: Seats,
}

/// Something that was seen, and when.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeenView<W, T> {
    pub what: W,
    pub value: T,
    pub round: u16,
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
            deck: PileView::of(*deck, is_own),
            hand: PileView::of(*hand, is_own),
            discard: CardsView::of(*discard, is_own),
            light_wounds: light_wounds.count(),
            serious_wounds: serious_wounds.to_vec(),
            has_slime: *has_slime,
            has_signal: *has_signal,
            has_larva: *has_larva,
            has_passed: *has_passed,
            has_resigned: *has_resigned,
            backs: backs(player),
            inventory: is_own.then(|| ItemCount::of(inventory)),
            hands: hands.0.iter().map(HeldView::of).collect(),
            inactive_quests: quests.filter(|&(_, is_inactive)| is_inactive).map(|(quest, _)| quest).collect(),
            objectives: objectives
                .iter()
                .flatten()
                .map(|&objective| ObjectiveView {
                    objective: shown(objective, viewer),
                    known_by: knowing(board, Some(objective.by())),
                })
                .collect(),
            engines_seen: is_own.then(|| engines_seen.seen().iter().map(SeenView::of).collect()),
            objectives_seen: is_own.then(|| objectives_seen.seen().iter().map(SeenView::of).collect()),
        }
    }
}

/// The backs of the cards in an inventory, sorted.
fn backs(player: &Player) -> Vec<Back> {
    let mut backs: Vec<Back> =
        player.inventory.iter().flat_map(|(card, n)| std::iter::repeat_n(card.back, n.into())).collect();
    backs.sort_unstable();
    backs
}

impl PileView {
    fn of(cards: Cards, is_own: bool) -> PileView {
        rule!("NEM-24.9");
        PileView { count: cards.len(), cards: is_own.then(|| CardsView::of(cards, true)) }
    }
}

impl CardsView {
    pub(super) fn of(cards: Cards, is_own: bool) -> CardsView {
        rule!("NEM-24.10");
        rule!("NEM-41.2");
        let copies = |card| std::iter::repeat_n(card, cards.count(Card::Action(card)).into());
        let Contaminations { unscanned, infected, clean } = cards.contamination;
        CardsView {
            actions: cards.actions().flat_map(copies).collect(),
            contamination: cards.contamination.len(),
            scanned: is_own.then_some(ContaminationView { unscanned, infected, clean }),
        }
    }
}

impl HeldView {
    pub(super) fn of(held: &Held) -> HeldView {
        rule!("NEM-24.13");
        match held {
            Held::Nothing => HeldView::Nothing,
            Held::Item(item) => HeldView::Item { item: HeavyItemView::of(item) },
            Held::Bound(one, other) => HeldView::Bound { one: HeavyItemView::of(one), other: HeavyItemView::of(other) },
            Held::Object(object) => HeldView::Object { what: *object },
        }
    }
}

impl HeavyItemView {
    fn of(item: &HeavyItem) -> HeavyItemView {
        HeavyItemView { item: *item, capacity: item.capacity() }
    }
}

impl<W: Copy, T: Copy> SeenView<W, T> {
    fn of(seen: &Seen<W, T>) -> SeenView<W, T> {
        let Seen { what, value, round } = *seen;
        SeenView { what, value, round }
    }
}
