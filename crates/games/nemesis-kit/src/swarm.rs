//! NEM-1.8, NEM-1.17, NEM-44, LOC-10.12: the intruders on the board, the bag, and the pool beside it.

use std::{fmt::Debug, hash::Hash};

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{List, Pool, Word};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Counted, Rooms,
    words::{FigureId, Intruder, RoomNumber},
};

/// A token of an intruder bag. Which there are, and what number is on them, the game says.
pub trait Token: Word + Default + Debug + Hash + Serialize + DeserializeOwned + Send + Sync {
    /// Who is on it; nobody on the blank.
    fn intruder(self) -> Option<Intruder>;
}

/// The tokens of a bag, counted by kind.
pub trait Tokens: Counted<Kind: Token> {}

impl<P: Counted<Kind: Token>> Tokens for P {}

/// An intruder on the board. NEM-1.8: eggs are none.
#[engine::open(FigureView)]
#[expect(missing_docs, reason = "the fields are sent, and named there as here")]
pub struct Figure {
    pub id: FigureId,
    pub kind: Intruder,
    pub room: RoomNumber,
    pub injuries: u8,
    /// Whether it has had its turn in what all intruders do one after another. One that arrives
    /// in the meantime has had it.
    pub has_acted: bool,
}

/// The most figures the table has room for. NEM-26.13, LOC-29.14: larvae and creepers do not run out, so
/// this is more than any game comes to.
pub const MOST_FIGURES: usize = 32;

/// The intruders: on the board, in the bag, and beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Swarm<P> {
    /// Those on the board, in the order in which they came.
    pub figures: List<Figure, MOST_FIGURES>,
    /// What may come.
    pub bag: P,
    /// NEM-3.14, LOC-3.11: the tokens beside the board.
    pub pool: P,
    /// NEM-4.20, LOC-8.23: the intruders that have left the board and whose tokens are still to be drawn for the bag.
    pub returning: Pool<Intruder, 5>,
}

impl<P> Swarm<P> {
    /// A figure by its number, if it still stands on the board.
    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.id == id)
    }

    /// The same, to be changed.
    pub fn figure_mut(&mut self, id: FigureId) -> Option<&mut Figure> {
        self.figures.iter_mut().find(|figure| figure.id == id)
    }

    /// The intruders in a room, in the order in which they came.
    #[inline]
    pub fn intruders_in(&self, room: RoomNumber) -> impl Iterator<Item = &Figure> + Clone {
        self.figures.iter().filter(move |figure| figure.room == room)
    }

    /// Whether there is one in a room.
    #[inline]
    pub fn is_in(&self, room: RoomNumber) -> bool {
        self.intruders_in(room).next().is_some()
    }

    /// The rooms with intruders.
    pub fn infested(&self) -> Rooms {
        self.figures.iter().map(|figure| figure.room).collect()
    }

    /// How many of a kind are on the board.
    pub fn count(&self, kind: Intruder) -> usize {
        self.figures.iter().filter(|figure| figure.kind == kind).count()
    }

    /// Places a figure. Nothing, if the table has no room for it.
    pub fn place(&mut self, kind: Intruder, room: RoomNumber) -> Option<FigureId> {
        if self.figures.len() == MOST_FIGURES {
            return None;
        }
        let used = self.figures.iter().fold(0u64, |used, figure| used | 1 << figure.id.0);
        let id = FigureId(used.trailing_ones() as u8);
        self.figures.push(Figure { id, kind, room, injuries: 0, has_acted: true });
        Some(id)
    }

    /// Takes a figure off the board.
    pub fn remove(&mut self, id: FigureId) {
        let at = self.figures.iter().position(|figure| figure.id == id);
        self.figures.remove(at.expect("the figure is on the board"));
    }

    /// Lets every intruder act again that `may`.
    pub fn ready(&mut self, may: impl Fn(&Figure) -> bool) {
        self.figures.iter_mut().for_each(|figure| figure.has_acted = !may(figure));
    }

    /// NEM-26.10, LOC-29.4: the next to act: by ascending room number, the largest first, then the one that
    /// came first. It is noted as having acted.
    pub fn next_to_act(&mut self) -> Option<FigureId> {
        let waiting = self.figures.iter_mut().filter(|figure| !figure.has_acted);
        let next = waiting.min_by_key(|figure| (figure.room, std::cmp::Reverse(figure.kind)))?;
        next.has_acted = true;
        Some(next.id)
    }
}

impl<P: Tokens> Swarm<P> {
    /// NEM-44.8, LOC-10.12: the tokens of a kind in the pool.
    pub fn pooled(&self, kind: Intruder) -> impl Iterator<Item = (P::Kind, u8)> {
        self.pool.iter().filter(move |(token, _)| token.intruder() == Some(kind))
    }

    /// NEM-44.8, LOC-10.12: whether one of several tokens of a kind is chosen at random. Where all are alike, there is
    /// nothing to choose.
    pub fn is_drawn(kind: Intruder) -> bool {
        P::Kind::ALL.iter().filter(|token| token.intruder() == Some(kind)).nth(1).is_some()
    }

    /// The kind of which a token is the next to go back into the bag. NEM-4.34, LOC-4.55: what is not in the pool is
    /// not added.
    pub fn next_return(&mut self) -> Option<Intruder> {
        for &kind in Intruder::ALL {
            let pooled = self.pooled(kind).map(|(_, n)| n).sum();
            while self.returning.count(kind) > pooled {
                self.returning.take(kind);
            }
        }
        self.returning.iter().next().map(|(kind, _)| kind)
    }
}
