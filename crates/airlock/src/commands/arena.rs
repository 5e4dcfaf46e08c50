//! `airlock arena`: two bots against each other on the same deals, and whether one plays better.
//!
//! What is dealt is dealt once for every way to seat them, so that luck is the same for both, and a deal with all its
//! seatings is one sample: seats of one game are not several.

pub mod verdict;

use std::process::ExitCode;

use anyhow::Result;
use bots::{Judge, Level};
use catalog::with_game;
use engine::{Game, Seat, Setup};
use serde_json::{Value, json};
use texts::Args;

use self::verdict::{Between, Verdict, judged};
use super::{
    print, print_json, setups,
    simulate::{
        all_threads,
        fates::Fates,
        games::{Plan, Played, Seatings, play_all},
        levels, seated,
    },
};
use crate::{
    args,
    failure::Failure,
    layout::{self, Side},
    page,
    say::Say,
};

/// Lets two bots play, and tells which is better.
pub fn run(say: &Say, asked: &args::Arena) -> Result<ExitCode> {
    with_game!(setups::game(&asked.game)?, G => arena::<G>(say, asked))
}

/// One of the two bots, and how it fared.
struct Contender {
    level: Level,
    /// The share of victories for each of its seats, deal by deal.
    shares: Vec<f64>,
    /// How long its answers took, in microseconds, the shortest first.
    thoughts: Vec<u32>,
}

fn arena<G: Judge + Fates>(say: &Say, asked: &args::Arena) -> Result<ExitCode> {
    let named = levels::<G>(&asked.bots)?;
    let seats = asked.seats.unwrap_or_else(|| named.len().try_into().unwrap_or(u8::MAX));
    let setup = setups::setup::<G>(seats, &asked.options)?;
    let levels = seated(&named, seats)?;
    let pair = pair(&levels)?;
    let seatings = if asked.teams { teams(pair, seats) } else { rotations(&levels) };
    let n_seatings = seatings.len() as u32;
    let plan = Plan::<G> {
        setup,
        levels,
        games: asked.games.div_ceil(n_seatings) * n_seatings,
        seatings: Seatings::EachDeal(seatings),
        granted: asked.granted,
        seed: setups::seed_or_any(asked.seed)?,
        threads: asked.threads.map_or_else(all_threads, usize::from),
        records: None,
    };
    let played = play_all(&plan, say)?;
    let sides = pair.map(|level| fared(level, &played, n_seatings as usize));
    let verdict = judged(&sides[0].shares, &sides[1].shares, plan.games);
    match asked.json {
        true => print_json(&in_json(&plan, &sides, &verdict, asked)),
        false => print(lines(say, &plan, &sides, &verdict)),
    }
}

/// The two kinds of bots that play.
fn pair(levels: &[Level]) -> Result<[Level; 2]> {
    let mut kinds: Vec<Level> = Vec::new();
    for &level in levels {
        if !kinds.contains(&level) {
            kinds.push(level);
        }
    }
    kinds.try_into().map_err(|_| Failure::new("error-arena-pair").into())
}

/// Each bot in each seat: all the ways to move on by a seat that are different.
fn rotations(levels: &[Level]) -> Vec<Vec<Level>> {
    let mut all: Vec<Vec<Level>> = Vec::new();
    for by in 0..levels.len() {
        let mut seating = levels.to_vec();
        seating.rotate_right(by);
        if !all.contains(&seating) {
            all.push(seating);
        }
    }
    all
}

/// A table of one kind, and one of the other: for those who win and lose together.
fn teams(pair: [Level; 2], seats: u8) -> Vec<Vec<Level>> {
    pair.map(|level| vec![level; seats.into()]).into()
}

/// How a bot fared.
fn fared(level: Level, played: &[Played], n_seatings: usize) -> Contender {
    let is_together = played.iter().all(Played::is_together);
    let share_of = |deal: &[Played]| {
        let of_game = |game: &Played| -> Vec<f64> {
            let own = (0..).map(Seat).zip(&game.levels).filter(|(_, it)| **it == level);
            own.map(|(seat, _)| game.share(seat, is_together)).collect()
        };
        let shares: Vec<f64> = deal.iter().flat_map(of_game).collect();
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
    };
    let thoughts = played.iter().flat_map(|game| game.levels.iter().zip(&game.thoughts));
    let own = thoughts.filter(|(it, _)| **it == level).flat_map(|(_, thoughts)| thoughts.iter().copied());
    let mut thoughts: Vec<u32> = own.collect();
    thoughts.sort_unstable();
    Contender { level, shares: played.chunks(n_seatings).map(share_of).collect(), thoughts }
}

impl Contender {
    /// How long its answers took, in milliseconds: the mean, the longest of 99 of 100, and the longest.
    fn times(&self) -> [f64; 3] {
        let all = self.thoughts.len();
        let mean = self.thoughts.iter().map(|&it| f64::from(it)).sum::<f64>() / all.max(1) as f64;
        let at = |place: usize| self.thoughts.get(place).map_or(0.0, |&it| f64::from(it));
        [mean, at(all * 99 / 100), at(all.saturating_sub(1))].map(|micros| micros / 1_000.0)
    }
}

fn in_json<G: Game>(plan: &Plan<G>, sides: &[Contender; 2], verdict: &Verdict, asked: &args::Arena) -> Value {
    let between = |it: &Between| json!({ "mean": it.mean, "low": it.low, "high": it.high });
    let side = |(side, rate): (&Contender, &Between)| {
        let [mean, p99, worst] = side.times();
        json!({
            "bot": side.level.name(),
            "victories": between(rate),
            "answers": side.thoughts.len(),
            "milliseconds": { "mean": mean, "p99": p99, "worst": worst },
        })
    };
    json!({
        "game": G::NAME,
        "seats": plan.setup.players(),
        "options": plan.setup.chosen().collect::<std::collections::BTreeMap<_, _>>(),
        "seed": plan.seed,
        "games": plan.games,
        "deals": sides[0].shares.len(),
        "teams": asked.teams,
        "budget": asked.granted.tables,
        "time": asked.granted.time.map(|time| time.as_millis() as u64),
        "bots": sides.iter().zip(&verdict.rates).map(side).collect::<Vec<_>>(),
        "difference": between(&verdict.difference),
        "better": verdict.better.map(|at| sides[at].level.name()),
    })
}

fn lines<G: Game>(say: &Say, plan: &Plan<G>, sides: &[Contender; 2], verdict: &Verdict) -> Vec<String> {
    let title = Args::new()
        .with("game", say.say(G::NAME))
        .with("players", plan.setup.players())
        .with("games", i64::from(plan.games))
        .with("deals", sides[0].shares.len())
        .with("seed", plan.seed.to_string());
    let heads = [
        "ui-column-bot",
        "ui-column-rate",
        "ui-column-interval",
        "ui-column-mean-time",
        "ui-column-p99",
        "ui-column-worst",
    ];
    let mut rows = vec![heads.map(|key| page::faint(&say.say(key))).to_vec()];
    for (side, rate) in sides.iter().zip(&verdict.rates) {
        let times = side.times().map(|time| say.number(time, 1));
        let row = [page::lit(side.level.name()), page::strong(&say.percent(rate.mean)), interval(say, rate)];
        rows.push(row.into_iter().chain(times).collect());
    }
    let mut columns = [Side::Right; 6];
    columns[0] = Side::Left;
    let found = Args::new()
        .with("one", sides[0].level.name())
        .with("other", sides[1].level.name())
        .with("points", say.number(100.0 * verdict.difference.mean, 1))
        .with("low", say.number(100.0 * verdict.difference.low, 1))
        .with("high", say.number(100.0 * verdict.difference.high, 1));
    let found = |key: &str| say.with(key, &found);
    let mut lines = vec![page::strong(&say.with("ui-arena", &title)), String::new()];
    lines.extend(layout::table(&columns, &rows).iter().map(|line| format!("  {line}")));
    lines.extend([String::new(), found("ui-arena-difference")]);
    lines.push(match verdict.better {
        Some(at) => page::strong(&say.with("ui-arena-better", &Args::new().with("bot", sides[at].level.name()))),
        None if verdict.is_few => say.with("ui-arena-few", &Args::new().with("games", i64::from(verdict::FEWEST))),
        None => say.say("ui-arena-undecided"),
    });
    lines
}

/// Between which shares the true one lies.
fn interval(say: &Say, between: &Between) -> String {
    format!("{}–{}", say.number(100.0 * between.low, 1), say.percent(between.high))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RANDOM: Level = Level::Random;
    const GREEDY: Level = Level::Greedy;

    #[test]
    fn everybody_sits_everywhere_once() {
        assert_eq!(rotations(&[GREEDY, RANDOM]).len(), 2);
        assert_eq!(rotations(&[GREEDY, RANDOM, RANDOM, RANDOM]).len(), 4);
        assert_eq!(rotations(&[GREEDY, RANDOM, GREEDY, RANDOM]).len(), 2, "the others are the same again");
        assert_eq!(teams([GREEDY, RANDOM], 2), [[GREEDY, GREEDY], [RANDOM, RANDOM]]);
    }

    #[test]
    fn two_kinds_play_and_no_more_or_fewer() {
        assert_eq!(pair(&[GREEDY, RANDOM, RANDOM]).expect("they are two"), [GREEDY, RANDOM]);
        assert!(pair(&[GREEDY, GREEDY]).is_err());
    }
}
