//! NEM-24.7 to NEM-24.11, LOC-27.3, LOC-27.9 to LOC-27.11: the personal cards of a player, and what the player aims at.

use engine::{Known, Seats, Seen, Viewer};
use serde::Serialize;

use crate::{
    Contaminations,
    view::{known_by, shown},
};

/// Cards that may be hidden.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct PileView<A> {
    pub count: u8,
    pub cards: Option<CardsView<A>>,
}

/// Cards that are seen. NEM-24.10, NEM-41.2, LOC-27.10, LOC-27.11: what a scan told is the owner's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct CardsView<A> {
    pub actions: Vec<A>,
    pub contamination: u8,
    pub scanned: Option<ContaminationView>,
}

/// What is known of contamination cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct ContaminationView {
    pub unscanned: u8,
    pub infected: u8,
    pub clean: u8,
}

/// NEM-24.7, LOC-27.3: an objective that is held: what it is, if it is seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct ObjectiveView<O> {
    pub objective: Option<O>,
    pub known_by: Seats,
}

/// Something that was seen, and when.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct SeenView<W, T> {
    pub what: W,
    pub value: T,
    pub round: u16,
}

impl<A> PileView<A> {
    /// Cards of which others see only how many there are.
    pub fn of(cards: CardsView<A>, is_own: bool) -> PileView<A> {
        PileView { count: cards.len(), cards: is_own.then_some(cards) }
    }
}

impl<A> CardsView<A> {
    /// Cards that lie open. What scans have told is for whoever they belong to.
    pub fn of(actions: impl Iterator<Item = A>, contamination: Contaminations, what_scans_told: bool) -> CardsView<A> {
        let Contaminations { unscanned, infected, clean } = contamination;
        CardsView {
            actions: actions.collect(),
            contamination: contamination.len(),
            scanned: what_scans_told.then_some(ContaminationView { unscanned, infected, clean }),
        }
    }

    fn len(&self) -> u8 {
        self.actions.len() as u8 + self.contamination
    }

    /// The contamination that looks so: of what others have scanned nothing is known.
    pub fn contaminations(&self) -> Contaminations {
        match self.scanned {
            Some(ContaminationView { unscanned, infected, clean }) => Contaminations { unscanned, infected, clean },
            None => Contaminations { unscanned: self.contamination, infected: 0, clean: 0 },
        }
    }
}

impl<O: Copy> ObjectiveView<O> {
    /// The objectives that somebody holds.
    pub fn of(held: &[Option<Known<O>>], viewer: Viewer, seats: Seats) -> Vec<ObjectiveView<O>> {
        let view = |&objective: &Known<O>| ObjectiveView {
            objective: shown(objective, viewer),
            known_by: known_by(seats.iter(), Some(objective.by())),
        };
        held.iter().flatten().map(view).collect()
    }
}

impl<W: Copy, T: Copy> SeenView<W, T> {
    /// What somebody remembers.
    pub fn of(seen: &[Seen<W, T>]) -> Vec<SeenView<W, T>> {
        seen.iter().map(|&Seen { what, value, round }| SeenView { what, value, round }).collect()
    }
}
