//! NEM-1.8, NEM-1.17, NEM-44: the intruders on the board, the bag, and the pool beside it.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::Pool;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    board::{Board, Rooms},
    words::{Intruder, IntruderToken, RoomNumber},
};

/// Intruder tokens, of which only the kinds matter.
pub type Tokens = Pool<IntruderToken, 9>;

/// Which figure of all on the board. A figure keeps its number as long as it stands there. Counted
/// from 0 inside the program, and from 1 wherever a person can see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct FigureId(pub u8);

impl FigureId {
    /// The number a person knows the figure by.
    pub fn number(self) -> u8 {
        self.0.saturating_add(1)
    }
}

impl Serialize for FigureId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("FigureId", &self.number())
    }
}

impl<'de> Deserialize<'de> for FigureId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <u8 as Deserialize>::deserialize(deserializer)?;
        match number.checked_sub(1) {
            Some(index) if (index as usize) < MOST_FIGURES => Ok(FigureId(index)),
            _ => Err(de::Error::invalid_value(de::Unexpected::Unsigned(number.into()), &"a figure from 1 to 32")),
        }
    }
}

/// An intruder on the board. NEM-1.8: eggs are none.
#[engine::open(FigureView)]
pub struct Figure {
    pub id: FigureId,
    pub kind: Intruder,
    pub room: RoomNumber,
    pub injuries: u8,
    /// Whether it has had its turn in what all intruders do one after another. One that arrives
    /// in the meantime has had it.
    pub has_acted: bool,
}

/// Tokens whose number is drawn when they go back into the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Returning {
    pub adults: u8,
    pub breeders: u8,
}

/// The most figures the table has room for. NEM-26.13: larvae and creepers do not run out, so
/// this is more than any game comes to.
pub const MOST_FIGURES: usize = 32;

impl Board {
    /// A figure by its number, if it still stands on the board.
    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.id == id)
    }

    pub fn figure_mut(&mut self, id: FigureId) -> Option<&mut Figure> {
        self.figures.iter_mut().find(|figure| figure.id == id)
    }

    /// The intruders in a room, in the order in which they came.
    #[inline]
    pub fn intruders_in(&self, room: RoomNumber) -> impl Iterator<Item = &Figure> + Clone {
        self.figures.iter().filter(move |figure| figure.room == room)
    }

    #[inline]
    pub fn has_intruder(&self, room: RoomNumber) -> bool {
        self.intruders_in(room).next().is_some()
    }

    /// The rooms with intruders.
    pub fn infested(&self) -> Rooms {
        self.figures.iter().map(|figure| figure.room).collect()
    }

    /// NEM-1.9: whether an intruder shares its room with a character.
    pub fn is_in_combat(&self, figure: &Figure) -> bool {
        self.has_character(figure.room)
    }

    pub fn count_figures(&self, kind: Intruder) -> usize {
        self.figures.iter().filter(|figure| figure.kind == kind).count()
    }

    /// Places a figure. Nothing, if the table has no room for it.
    pub fn place_figure(&mut self, kind: Intruder, room: RoomNumber) -> Option<FigureId> {
        if self.figures.len() == MOST_FIGURES {
            return None;
        }
        let used = self.figures.iter().fold(0u64, |used, figure| used | 1 << figure.id.0);
        let id = FigureId(used.trailing_ones() as u8);
        self.figures.push(Figure { id, kind, room, injuries: 0, has_acted: true });
        Some(id)
    }

    /// Takes a figure off the board.
    pub fn remove_figure(&mut self, id: FigureId) {
        let at = self.figures.iter().position(|figure| figure.id == id);
        self.figures.remove(at.expect("the figure is on the board"));
    }

    /// Lets every intruder act again that `may`.
    pub fn ready_figures(&mut self, may: impl Fn(&Figure) -> bool) {
        self.figures.iter_mut().for_each(|figure| figure.has_acted = !may(figure));
    }

    /// NEM-26.10: the next to act: by ascending room number, the largest first, then the one that
    /// came first. It is noted as having acted.
    pub fn next_figure(&mut self) -> Option<FigureId> {
        let waiting = self.figures.iter_mut().filter(|figure| !figure.has_acted);
        let next = waiting.min_by_key(|figure| (figure.room, std::cmp::Reverse(figure.kind)))?;
        next.has_acted = true;
        Some(next.id)
    }

    /// NEM-44.8: the tokens of a kind in the pool.
    pub fn pooled(&self, kind: Intruder) -> impl Iterator<Item = (IntruderToken, u8)> + '_ {
        self.pool.iter().filter(move |(token, _)| token.print().intruder == Some(kind))
    }
}
