//! What becomes of bots that play for their lives.

use std::fmt;

use bots::{Judge, Level};
use engine::{Pending, Setup as _, State};
use proofs::BotsAtATable;

/// More answers than any game takes.
const MOST_ANSWERS: u32 = 20_000;

/// Plays one game to its end.
pub(crate) fn play<G: Judge>(setup: &G::Setup, level: Level, seed: u64) -> State<G> {
    let bots: Vec<_> = (0..u64::from(setup.players())).map(|seat| (level, 8 * seed + seat)).collect();
    let (mut table, mut state) = BotsAtATable::<G>::new(setup, &bots, seed);
    let mut answers = 0;
    while !state.is_over() {
        answers += u32::from(matches!(state.pending(), Pending::Players { .. }));
        assert!(answers < MOST_ANSWERS, "a game comes to an end");
        table.go_on(&mut state);
    }
    state
}

/// What became of everybody in some games.
#[derive(Default)]
pub(crate) struct Fortunes {
    pub(crate) seats: f64,
    pub(crate) lived: f64,
    pub(crate) won: f64,
}

impl Fortunes {
    /// So many games with this set-up. `fate` says how many lived, and how many won.
    pub(crate) fn of<G: Judge>(
        setup: &G::Setup,
        level: Level,
        games: u64,
        fate: impl Fn(&G::Board) -> (u32, u32),
    ) -> Self {
        let mut fortunes = Fortunes { seats: f64::from(setup.players()) * games as f64, ..Fortunes::default() };
        for seed in 0..games {
            let (lived, won) = fate(play::<G>(setup, level, seed).board());
            fortunes.lived += f64::from(lived);
            fortunes.won += f64::from(won);
        }
        fortunes
    }

    /// Between which shares the true share of those who live lies, with a confidence of 95 % (Wilson).
    pub(crate) fn survival(&self) -> (f64, f64) {
        self.share(self.lived)
    }

    /// The same of those who win.
    pub(crate) fn victory(&self) -> (f64, f64) {
        self.share(self.won)
    }

    fn share(&self, of: f64) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, spread) = (of / self.seats, Z * Z / self.seats);
        let reach = Z * (share * (1.0 - share) / self.seats + spread / (4.0 * self.seats)).sqrt();
        ((share + spread / 2.0 - reach) / (1.0 + spread), (share + spread / 2.0 + reach) / (1.0 + spread))
    }
}

impl fmt::Display for Fortunes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((low, high), (least, most)) = (self.survival(), self.victory());
        write!(
            f,
            "of {} lived {} ({low:.3} to {high:.3}), and {} won ({least:.3} to {most:.3})",
            self.seats, self.lived, self.won
        )
    }
}
