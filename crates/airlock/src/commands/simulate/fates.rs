//! What became of the seats of a game, where that is more than their places: who lived, and what
//! each played for.

use catalog::{
    alien_frontiers::AlienFrontiers,
    aliens::Aliens,
    lockdown::{self, Lockdown},
    nemesis::{self, Nemesis},
};
use engine::{Game, Seat, Seats, Word};
use serde::Serialize;

/// What became of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Whether its character is alive in the end.
    pub has_lived: bool,
    /// Whether it has won, alone or with others. To be first among the dead is no victory.
    pub has_won: bool,
    /// The keys of the objectives that it could win with in the end.
    pub objectives: Vec<String>,
}

/// A game that may tell what became of its seats.
pub trait Fates: Game {
    /// What became of a seat; nothing in a game without lives and objectives.
    fn fate(board: &Self::Board, seat: Seat) -> Option<Fate>;
}

impl Fates for AlienFrontiers {
    fn fate(_: &Self::Board, _: Seat) -> Option<Fate> {
        None
    }
}

impl Fates for Aliens {
    fn fate(_: &Self::Board, _: Seat) -> Option<Fate> {
        None
    }
}

impl Fates for Nemesis {
    fn fate(board: &nemesis::board::Board, seat: Seat) -> Option<Fate> {
        let player = board.player(seat);
        let own = player.objectives.iter().flatten().map(|held| held.for_rules());
        let has_lived = player.is_alive();
        Some(Fate::of::<Nemesis, _>(seat, has_lived, board.winners, own.chain(board.common_objectives.iter().copied())))
    }
}

impl Fates for Lockdown {
    fn fate(board: &lockdown::board::Board, seat: Seat) -> Option<Fate> {
        let player = board.player(seat);
        let own = player.objectives.iter().flatten().map(|held| held.for_rules());
        let has_lived = player.is_alive();
        Some(Fate::of::<Lockdown, _>(
            seat,
            has_lived,
            board.winners,
            own.chain(board.common_objectives.iter().copied()),
        ))
    }
}

impl Fate {
    /// What became of a seat that could win with these objectives.
    fn of<G: Game, O: Word + Serialize>(
        seat: Seat,
        has_lived: bool,
        winners: Option<Seats>,
        objectives: impl Iterator<Item = O>,
    ) -> Fate {
        let has_won = winners.is_some_and(|winners| winners.has(seat));
        Fate { has_lived, has_won, objectives: objectives.map(|it| texts::args::word(G::NAME, &it)).collect() }
    }
}
