//! AGD-0: squares by board, column and row, and sets of them.

use std::{
    fmt, io,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::words::BoardFace;

/// A square of one of the four boards. Which face of a board is up is the layout's to say: the
/// two faces of one board never lie on the table together.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, BorshSerialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "{ board: number, column: number, row: number }"))]
pub struct Square(u16);

impl Square {
    /// AGD-6A.1: how many columns, and how many rows, a board has.
    pub const ACROSS: u8 = 12;
    /// How many squares a board has.
    pub const ON_BOARD: usize = 144;
    /// How many squares the four boards have.
    pub const COUNT: usize = 4 * Square::ON_BOARD;

    /// The square (column, row) of a board; all are counted from 1.
    pub const fn new(board: u8, column: u8, row: u8) -> Square {
        assert!(board >= 1 && board <= 4, "there are four boards");
        assert!(column >= 1 && column <= Square::ACROSS, "a board has twelve columns");
        assert!(row >= 1 && row <= Square::ACROSS, "a board has twelve rows");
        Square((board as u16 - 1) * 144 + (row as u16 - 1) * 12 + (column as u16 - 1))
    }

    /// The square (column, row) of a board by its face.
    pub const fn on(face: BoardFace, column: u8, row: u8) -> Square {
        Square::new(face.number(), column, row)
    }

    /// The square with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < Square::COUNT, "the square is on a board");
        Square(index as u16)
    }

    /// Its place in tables of all squares.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its board, 1 to 4.
    #[inline]
    pub const fn board(self) -> u8 {
        (self.0 / 144) as u8 + 1
    }

    /// Its column, 1 to 12 from the west.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.0 % 12) as u8 + 1
    }

    /// Its row, 1 to 12 from the north.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.0 % 144 / 12) as u8 + 1
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({},{})", self.board(), self.column(), self.row())
    }
}

impl BorshDeserialize for Square {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Self> {
        let index = u16::deserialize_reader(reader)?;
        if index as usize >= Square::COUNT {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "no such square"));
        }
        Ok(Square(index))
    }
}

/// A square as it is written: `2 6 1` in records, `{"board":2,"column":6,"row":1}` on the wire.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Square")]
struct Written {
    board: u8,
    column: u8,
    row: u8,
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { board: self.board(), column: self.column(), row: self.row() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { board, column, row } = Written::deserialize(deserializer)?;
        let on_board = 1..=Square::ACROSS;
        if (1..=4).contains(&board) && on_board.contains(&column) && on_board.contains(&row) {
            return Ok(Square::new(board, column, row));
        }
        Err(de::Error::custom("no such square"))
    }
}

/// How many words a set takes.
pub(super) const WORDS: usize = Square::COUNT / 64;

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; WORDS]);

    /// One square.
    #[inline]
    pub const fn one(square: Square) -> Squares {
        let mut words = [0; WORDS];
        words[square.index() / 64] = 1 << (square.index() % 64);
        Squares(words)
    }

    /// Whether `square` is among them.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Adds all squares of another set.
    #[inline]
    pub(super) fn add(&mut self, others: &Squares) {
        self.0.iter_mut().zip(&others.0).for_each(|(word, other)| *word |= other);
    }

    /// Takes a square away.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// These and `square`.
    #[inline]
    pub fn with(mut self, square: Square) -> Squares {
        self.insert(square);
        self
    }

    /// These without `square`.
    #[inline]
    pub fn without(mut self, square: Square) -> Squares {
        self.remove(square);
        self
    }

    /// How many they are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Whether the two have a square in common.
    #[inline]
    pub fn meets(&self, other: &Squares) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// The first of them.
    #[inline]
    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares, in the order of their index.
    #[inline]
    pub fn iter(&self) -> SquareIter {
        let [word, ..] = self.0;
        SquareIter { words: self.0, at: 0, word }
    }

    /// How many of them come before `square` in the order of the index, where so many of them come before
    /// each word.
    #[inline]
    pub(super) fn before(&self, square: Square, words: &[u32; WORDS]) -> usize {
        let (word, bit) = (square.index() / 64, square.index() % 64);
        (words[word] + (self.0[word] & ((1 << bit) - 1)).count_ones()) as usize
    }

    /// How many of them come before each word.
    pub(super) fn before_words(&self) -> [u32; WORDS] {
        let mut before = 0;
        self.0.map(|word| {
            let here = before;
            before += word.count_ones();
            here
        })
    }

    /// Those of them that are on one board.
    pub(crate) fn on_board(&self, number: u8) -> Squares {
        self.iter().filter(|square| square.board() == number).collect()
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Square> for Squares {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut all = Squares::NONE;
        squares.into_iter().for_each(|square| all.insert(square));
        all
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

/// Goes through a set of squares.
#[derive(Clone, Debug)]
pub struct SquareIter {
    words: [u64; WORDS],
    at: usize,
    /// What is left of the word at hand.
    word: u64,
}

impl Iterator for SquareIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word == 0 {
            self.at += 1;
            self.word = *self.words.get(self.at)?;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(Square((self.at * 64 + bit) as u16))
    }

    /// Goes through all that is left at once: what adds up, collects or counts is faster so.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, mut sum: B, mut add: F) -> B {
        let mut word = self.word;
        for at in self.at..WORDS {
            while word != 0 {
                sum = add(sum, Square((at * 64) as u16 + word.trailing_zeros() as u16));
                word &= word - 1;
            }
            word = self.words.get(at + 1).copied().unwrap_or(0);
        }
        sum
    }
}

/// Union, intersection and difference, word by word.
macro_rules! set_operators {
    ($($trait:ident $method:ident, $assigning:ident $assign:ident: $combine:expr;)+) => { $(
        impl $assigning for Squares {
            #[inline]
            fn $assign(&mut self, other: Squares) {
                let combine: fn(u64, u64) -> u64 = $combine;
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    *word = combine(*word, other);
                }
            }
        }

        impl $trait for Squares {
            type Output = Squares;

            #[inline]
            fn $method(mut self, other: Squares) -> Squares {
                self.$assign(other);
                self
            }
        }
    )+ };
}

set_operators! {
    BitOr bitor, BitOrAssign bitor_assign: |one, other| one | other;
    BitAnd bitand, BitAndAssign bitand_assign: |one, other| one & other;
    Sub sub, SubAssign sub_assign: |one, other| one & !other;
}
