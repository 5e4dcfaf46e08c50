//! What became of the seats of a game, where that is more than their places: who lived, and what
//! each played for.

use catalog::{
    alien_frontiers::AlienFrontiers,
    aliens::Aliens,
    nemesis::{
        Nemesis,
        board::Board,
        words::{Mode, Objective},
    },
};
use engine::{Game, Seat};

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
    fn fate(board: &Board, seat: Seat) -> Option<Fate> {
        let player = board.player(seat);
        let key = |objective: Objective| texts::args::word(Nemesis::NAME, &objective);
        let objectives = match board.setup.mode {
            Mode::SemiCooperative | Mode::Solo => {
                player.objectives.iter().flatten().map(|held| key(held.for_rules())).collect()
            }
            Mode::FullCooperative => board.common_objectives.iter().copied().map(key).collect(),
        };
        let has_won = board.winners.is_some_and(|winners| winners.has(seat));
        Some(Fate { has_lived: player.is_alive(), has_won, objectives })
    }
}
