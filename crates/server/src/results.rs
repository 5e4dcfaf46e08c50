//! How games ended, and what that says about how good people are (`ratings.rs`). Tables tell of their
//! ends, and the storage keeps what follows.

mod ratings;

use std::collections::BTreeMap;

use crate::storage::{At, PersonId, StoredTable, TableId};

pub use ratings::Rating;
pub(crate) use ratings::moved;

/// A game that is over, as its table tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub at: At,
    /// Whether it was played from its start to its end: only then it says how good people are.
    pub is_whole: bool,
    /// The seats, in order.
    pub seats: Vec<EndedSeat>,
}

/// A seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedSeat {
    /// Who played it last.
    pub player: Player,
    /// 1 for the first. Seats may share a place.
    pub place: u8,
    /// Its points.
    pub score: i16,
    /// Whether it won.
    pub has_won: bool,
    /// Who was sent away from it while they were there and played.
    pub sent_away: Option<PersonId>,
    /// Who left it and did not come back, also if another person played on.
    pub left: Vec<PersonId>,
    /// Whether whoever plays it sent somebody away so: that is giving up.
    pub forfeits: bool,
}

/// Who played a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// A program, on behalf of a person.
    Program(PersonId),
    /// A bot of the house.
    Bot,
}

/// What became of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResult {
    /// The number of the seat.
    pub seat: u8,
    /// Whose result it is, if it is somebody's.
    pub person: Option<PersonId>,
    /// 1 for the first. Seats may share a place.
    pub place: u8,
    /// Its points.
    pub score: i16,
    /// Whether the person has won.
    pub has_won: bool,
    /// Whether the person left before the end, and somebody else played on.
    pub has_left: bool,
}

/// A finished game of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// When it ended.
    pub at: At,
    /// The table.
    pub table: StoredTable,
    /// What became of its seats, in order.
    pub results: Vec<StoredResult>,
}

/// All finished games of one kind of somebody, counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The game.
    pub game: String,
    /// How many were played.
    pub played: u32,
    /// How many were won.
    pub won: u32,
    /// How good they are, if they played against other people.
    pub rating: Option<Rating>,
}

impl EndedSeat {
    fn is_played_by(&self, person: &PersonId) -> bool {
        matches!(&self.player, Player::Person(player) if player == person)
    }
}

/// What became of the seats of a game, where these left seats last.
pub(crate) fn results(ended: &Ended, left: &BTreeMap<u8, PersonId>) -> Vec<StoredResult> {
    (1..).zip(&ended.seats).map(|(seat, it)| result(seat, it, left.get(&seat))).collect()
}

/// The people whom a game compares with each other, and their places; nobody if it does not.
pub(crate) fn places(ended: &Ended, results: &[StoredResult]) -> BTreeMap<PersonId, u8> {
    let people = if ended.is_whole { in_places(ended, results) } else { BTreeMap::new() };
    if people.len() < 2 { BTreeMap::new() } else { people }
}

/// Whoever plays a seat at the end has its result; if that is a bot, or a program, then
/// whoever left the seat to it.
fn result(seat: u8, ended: &EndedSeat, left: Option<&PersonId>) -> StoredResult {
    let EndedSeat { player, place, score, has_won, sent_away: _, left: _, forfeits } = ended.clone();
    let (person, has_left) = match player {
        Player::Person(person) => (Some(person), forfeits),
        Player::Program(person) => {
            let has_left = left == Some(&person);
            (Some(person), has_left)
        }
        Player::Bot => (left.cloned(), left.is_some()),
    };
    StoredResult { seat, person, place, score, has_won: has_won && !has_left, has_left }
}

/// The people who played a game, and their best places. Whoever left is behind everybody, also if
/// another person played on for them; and what a program did says nothing about people. Nor does what a
/// bot made of the seat of somebody who was sent away; but whoever did that to their only opponent has
/// lost to them.
fn in_places(ended: &Ended, results: &[StoredResult]) -> BTreeMap<PersonId, u8> {
    let mut people = BTreeMap::new();
    for (result, seat) in results.iter().zip(&ended.seats) {
        let counts = result.has_left || matches!(seat.player, Player::Person(_));
        if let Some(person) = result.person.clone().filter(|_| counts) {
            let place = if result.has_left { u8::MAX } else { result.place };
            people.entry(person).and_modify(|best: &mut u8| *best = place.min(*best)).or_insert(place);
        }
    }
    for leaver in ended.seats.iter().flat_map(|seat| seat.left.iter().filter(|leaver| !seat.is_played_by(leaver))) {
        people.entry(leaver.clone()).or_insert(u8::MAX);
    }
    if people.len() == 1 && ended.seats.iter().any(|seat| seat.forfeits) {
        for person in ended.seats.iter().filter_map(|seat| seat.sent_away.clone()) {
            people.entry(person).or_insert(1);
        }
    }
    people
}
