//! What many games tell of bots and seats.

use std::{collections::BTreeMap, time::Duration};

use bots::Level;
use engine::{Game, Setup, Word};
use serde::Serialize;

use super::{
    fates::Fate,
    games::{Plan, Played},
};

/// What came of all games.
pub struct Statistics {
    pub games: u64,
    pub seconds: f64,
    pub answers: u64,
    pub outcomes: u64,
    pub by_bot: Vec<(Level, Results)>,
    pub by_seat: Vec<Results>,
    pub rounds: Spread,
    /// The rounds of each game.
    pub all_rounds: Vec<u16>,
    pub endings: BTreeMap<String, u64>,
    /// Whether all won and lost together, in every game.
    pub is_together: bool,
    /// What became of each kind of bot; nothing in games without lives.
    pub fates_by_bot: Vec<(Level, Fortunes)>,
    /// What became of whoever sat in each seat; nothing in games without lives.
    pub fates_by_seat: Vec<Fortunes>,
    /// What became of those who played for an objective, by its key; if it was several, of each.
    pub fates_by_objective: BTreeMap<String, Fortunes>,
}

/// How those fared who played for something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Fortunes {
    pub played: u64,
    pub lived: u64,
    pub won: u64,
}

/// What came of the games of one kind of bot, or in one seat.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// How often it played. Several bots of a kind in one game count each.
    pub played: u64,
    /// How often it won. A shared victory is shared out, unless the game says who has won.
    pub won: f64,
    /// Its score in each game.
    pub scores: Vec<i16>,
}

/// Numbers, put together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    pub mean: f64,
    pub min: i64,
    pub max: i64,
}

/// The word for a game that was stopped.
pub const STOPPED: &str = "stopped";

impl Statistics {
    /// Puts the games together.
    pub fn of<G: Game>(plan: &Plan<G>, played: &[Played], time: Duration) -> Self {
        let mut by_bot: BTreeMap<usize, Results> = BTreeMap::new();
        let mut by_seat = vec![Results::default(); plan.setup.players().into()];
        let mut endings = BTreeMap::new();
        let is_together = played.iter().all(Played::is_together);
        let mut fates_by_bot: BTreeMap<usize, Fortunes> = BTreeMap::new();
        let mut fates_by_seat: BTreeMap<usize, Fortunes> = BTreeMap::new();
        let mut fates_by_objective: BTreeMap<String, Fortunes> = BTreeMap::new();
        for game in played {
            for (seat, (level, fate)) in game.levels.iter().zip(&game.fates).enumerate() {
                let Some(fate) = fate else { continue };
                fates_by_seat.entry(seat).or_default().add(fate);
                fates_by_bot.entry(level.index()).or_default().add(fate);
                for objective in &fate.objectives {
                    fates_by_objective.entry(objective.clone()).or_default().add(fate);
                }
            }
            for standing in &game.standings {
                let seat = standing.seat.index();
                let share = game.share(standing.seat, is_together);
                by_bot.entry(game.levels[seat].index()).or_default().add(share, standing.score);
                by_seat[seat].add(share, standing.score);
            }
            *endings.entry(game.ending.clone().unwrap_or_else(|| STOPPED.to_owned())).or_default() += 1;
        }
        let all_rounds: Vec<u16> = played.iter().map(|game| game.rounds).collect();
        Statistics {
            games: played.len() as u64,
            seconds: time.as_secs_f64(),
            answers: played.iter().map(|game| game.answers).sum(),
            outcomes: played.iter().map(|game| game.outcomes).sum(),
            by_bot: by_bot.into_iter().map(|(level, results)| (Level::ALL[level], results)).collect(),
            by_seat,
            rounds: Spread::of(all_rounds.iter().map(|&rounds| rounds.into())),
            all_rounds,
            endings,
            is_together,
            fates_by_bot: fates_by_bot.into_iter().map(|(level, fate)| (Level::ALL[level], fate)).collect(),
            fates_by_seat: fates_by_seat.into_values().collect(),
            fates_by_objective,
        }
    }

    /// So many in a second.
    pub fn per_s(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }
}

impl Fortunes {
    fn add(&mut self, fate: &Fate) {
        self.played += 1;
        self.lived += u64::from(fate.has_lived);
        self.won += u64::from(fate.has_won);
    }

    /// The share of those who lived.
    pub fn survival(&self) -> f64 {
        self.lived as f64 / self.played as f64
    }

    /// Between which shares the true one of those who live lies, with a confidence of 95 %.
    pub fn survival_interval(&self) -> (f64, f64) {
        wilson(self.lived as f64, self.played as f64)
    }

    /// The same of those who win.
    pub fn win_interval(&self) -> (f64, f64) {
        wilson(self.won as f64, self.played as f64)
    }

    /// The share of those who won.
    pub fn win_rate(&self) -> f64 {
        self.won as f64 / self.played as f64
    }
}

impl Results {
    fn add(&mut self, share: f64, score: i16) {
        self.played += 1;
        self.won += share;
        self.scores.push(score);
    }

    /// The share of games it won.
    pub fn win_rate(&self) -> f64 {
        self.won / self.played as f64
    }

    /// Between which shares the true one lies, with a confidence of 95 %.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.won, self.played as f64)
    }

    /// Its scores, put together.
    pub fn score(&self) -> Spread {
        Spread::of(self.scores.iter().map(|&score| score.into()))
    }
}

impl Spread {
    pub(super) fn of(numbers: impl Iterator<Item = i64> + Clone) -> Self {
        let count = numbers.clone().count().max(1);
        Spread {
            mean: numbers.clone().sum::<i64>() as f64 / count as f64,
            min: numbers.clone().min().unwrap_or(0),
            max: numbers.max().unwrap_or(0),
        }
    }
}

/// Wilson's interval for a share: unlike the simpler one it never leaves 0 to 1, and is
/// right for few games and for rare events.
pub(super) fn wilson(won: f64, played: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let share = won / played;
    let spread = Z * Z / played;
    let middle = share + spread / 2.0;
    let reach = Z * (share * (1.0 - share) / played + spread / (4.0 * played)).sqrt();
    let within = |edge: f64| (edge / (1.0 + spread)).clamp(0.0, 1.0);
    (within(middle - reach), within(middle + reach))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_books() {
        let (low, high) = wilson(10.0, 100.0);

        assert!((low - 0.0552).abs() < 1e-3 && (high - 0.1744).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn it_never_leaves_nought_and_one() {
        assert_eq!(wilson(0.0, 5.0).0, 0.0);
        assert_eq!(wilson(5.0, 5.0).1, 1.0);
    }

    #[test]
    fn to_live_and_to_win_are_told_apart() {
        let fate = |has_lived, has_won| Fate { has_lived, has_won, objectives: Vec::new() };
        let mut fortunes = Fortunes::default();

        [fate(true, true), fate(true, false), fate(false, false), fate(false, false)]
            .iter()
            .for_each(|it| fortunes.add(it));

        assert_eq!((fortunes.survival(), fortunes.win_rate()), (0.5, 0.25));
    }

    #[test]
    fn numbers_are_put_together() {
        assert_eq!(Spread::of([2, 4, 9].into_iter()), Spread { mean: 5.0, min: 2, max: 9 });
    }
}
