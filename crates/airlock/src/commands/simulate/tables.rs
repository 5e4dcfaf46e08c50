//! What came of a simulation, as tables for people and as JSON for programs.

use std::cmp::Reverse;

use engine::{Game, Seat, Setup};
use serde_json::{Map, Value, json};
use texts::Args;

use super::{
    games::Plan,
    statistics::{Fortunes, Results, STOPPED, Spread, Statistics},
};
use crate::{
    args,
    layout::{self, Side},
    page,
    say::Say,
};

/// Everything in one object.
pub fn json<G: Game>(plan: &Plan<G>, statistics: &Statistics) -> Value {
    let by_bot: Map<String, Value> =
        statistics.by_bot.iter().map(|(level, results)| (level.name().to_owned(), results_json(results))).collect();
    let by_seat = Seat::all(plan.setup.players()).zip(&statistics.by_seat).map(|(seat, results)| {
        let mut row = results_json(results);
        row["seat"] = json!(seat);
        row
    });
    json!({
        "game": G::NAME,
        "seats": plan.setup.players(),
        "options": plan.setup.chosen().collect::<std::collections::BTreeMap<_, _>>(),
        "bots": plan.levels.iter().map(|level| level.name()).collect::<Vec<_>>(),
        "seed": plan.seed,
        "threads": plan.threads,
        "games": statistics.games,
        "seconds": statistics.seconds,
        "games_per_s": statistics.per_s(statistics.games),
        "answers_per_s": statistics.per_s(statistics.answers),
        "outcomes_per_s": statistics.per_s(statistics.outcomes),
        "answers": statistics.answers,
        "outcomes": statistics.outcomes,
        "rounds": statistics.rounds,
        "by_bot": by_bot,
        "by_seat": by_seat.collect::<Vec<_>>(),
        "endings": statistics.endings,
        "fates": fates_json(statistics),
    })
}

/// Who lived and won; nothing in games without lives.
fn fates_json(statistics: &Statistics) -> Value {
    if statistics.fates_by_bot.is_empty() {
        return Value::Null;
    }
    let by_bot: Map<String, Value> = statistics
        .fates_by_bot
        .iter()
        .map(|(level, fortunes)| (level.name().to_owned(), fortunes_json(fortunes)))
        .collect();
    let by_objective: Map<String, Value> =
        statistics.fates_by_objective.iter().map(|(key, fortunes)| (key.clone(), fortunes_json(fortunes))).collect();
    let by_seat: Vec<Value> = statistics.fates_by_seat.iter().map(fortunes_json).collect();
    json!({ "by_bot": by_bot, "by_seat": by_seat, "by_objective": by_objective })
}

fn fortunes_json(fortunes: &Fortunes) -> Value {
    let (survival, wins) = (fortunes.survival_interval(), fortunes.win_interval());
    json!({
        "played": fortunes.played,
        "lived": fortunes.lived,
        "survival": fortunes.survival(),
        "survival_low": survival.0,
        "survival_high": survival.1,
        "won": fortunes.won,
        "win_rate": fortunes.win_rate(),
        "win_rate_low": wins.0,
        "win_rate_high": wins.1,
    })
}

fn results_json(results: &Results) -> Value {
    let (low, high) = results.interval();
    json!({
        "played": results.played,
        "won": results.won,
        "win_rate": results.win_rate(),
        "win_rate_low": low,
        "win_rate_high": high,
        "score": results.score(),
    })
}

/// Everything as tables and sentences.
pub fn lines<G: Game>(say: &Say, plan: &Plan<G>, statistics: &Statistics, asked: &args::Simulate) -> Vec<String> {
    let players = plan.setup.players();
    let title =
        Args::new().with("game", say.say(G::NAME)).with("players", players).with("games", statistics.games as i64);
    let title = title.with("seed", plan.seed.to_string());
    let mut lines = vec![page::strong(&say.with("ui-simulated", &title)), String::new()];

    match statistics.fates_by_bot.is_empty() {
        true => lines.extend(points(say, players, statistics)),
        false => lines.extend(fates(say, players, statistics)),
    }
    lines.push(say.with("ui-game-length", &spread_args(say, &statistics.rounds)));
    lines.extend([String::new()].into_iter().chain(endings_table::<G>(say, statistics)).chain([String::new()]));
    lines.push(say.with("ui-speed", &speed_args(say, plan.threads, statistics)));
    let named =
        |key: &str, path: &std::path::Path| say.with(key, &Args::new().with("path", path.display().to_string()));
    lines.extend(asked.records.as_ref().map(|folder| named("ui-records-in", folder)));
    lines.extend(asked.plot.as_ref().map(|file| named("ui-plot-in", file)));
    lines
}

/// Who won how often, and with how many points.
fn points(say: &Say, players: u8, statistics: &Statistics) -> Vec<String> {
    let bots = statistics.by_bot.iter().map(|(level, results)| (page::lit(level.name()), results));
    let mut lines = results_table(say, "ui-column-bot", bots.collect());
    lines.push(String::new());
    let seats = Seat::all(players).zip(&statistics.by_seat);
    let seats = seats.map(|(seat, results)| (page::of_seat(seat, &format!(" {seat}")), results));
    lines.extend(results_table(say, "ui-column-seat", seats.collect()));
    let fair = Args::new().with("share", say.percent(1.0 / f64::from(players)));
    let note = if statistics.is_together { say.say("ui-together") } else { say.with("ui-fair-share", &fair) };
    lines.extend([page::faint(&note), String::new()]);
    lines
}

/// Who lived and who won, and with what.
fn fates(say: &Say, players: u8, statistics: &Statistics) -> Vec<String> {
    let bots = statistics.fates_by_bot.iter().map(|(level, fortunes)| (page::lit(level.name()), fortunes));
    let seats = Seat::all(players).zip(&statistics.fates_by_seat);
    let seats = seats.map(|(seat, fortunes)| (page::of_seat(seat, &format!(" {seat}")), fortunes));
    let objectives = statistics.fates_by_objective.iter().map(|(key, fortunes)| (say.say(key), fortunes));
    let mut objectives: Vec<(String, &Fortunes)> = objectives.collect();
    // What is won most often comes first.
    objectives.sort_by(|(_, one), (_, other)| other.win_rate().total_cmp(&one.win_rate()));
    let tables = [
        fates_table(say, "ui-column-bot", bots.collect()),
        fates_table(say, "ui-column-seat", seats.collect()),
        fates_table(say, "ui-column-objective", objectives),
    ];
    tables.into_iter().flat_map(|table| table.into_iter().chain([String::new()])).collect()
}

/// How the games ended, the commonest first.
fn endings_table<G: Game>(say: &Say, statistics: &Statistics) -> Vec<String> {
    let heads = ["ui-column-ending", "ui-column-played", "ui-column-share"];
    let mut rows = vec![heads.map(|key| page::faint(&say.say(key))).to_vec()];
    let mut endings: Vec<(&String, &u64)> = statistics.endings.iter().collect();
    endings.sort_by_key(|(_, count)| Reverse(**count));
    for (ending, &count) in endings {
        let name = match ending.as_str() {
            STOPPED => say.say("ui-ending-stopped"),
            word => say.say(&format!("{}-ending-{word}", G::NAME)),
        };
        // What is a sentence elsewhere is an entry here.
        let name = name.trim_end_matches('.').to_owned();
        rows.push(vec![name, say.count(count), say.percent(count as f64 / statistics.games as f64)]);
    }
    indented(&[Side::Left, Side::Right, Side::Right], &rows)
}

fn results_table(say: &Say, first: &'static str, results: Vec<(String, &Results)>) -> Vec<String> {
    let heads = [
        first,
        "ui-column-played",
        "ui-column-won",
        "ui-column-rate",
        "ui-column-interval",
        "ui-column-score",
        "ui-column-scores",
    ];
    let mut rows = vec![heads.map(|key| page::faint(&say.say(key))).to_vec()];
    for (name, results) in results {
        let score = results.score();
        rows.push(vec![
            name,
            say.count(results.played),
            say.number(results.won, usize::from(results.won.fract() != 0.0)),
            page::strong(&say.percent(results.win_rate())),
            interval(say, results.interval()),
            say.number(score.mean, 2),
            format!("{}–{}", score.min, score.max),
        ]);
    }
    let mut sides = [Side::Right; 7];
    sides[0] = Side::Left;
    indented(&sides, &rows)
}

fn fates_table(say: &Say, first: &'static str, fates: Vec<(String, &Fortunes)>) -> Vec<String> {
    let heads = [
        first,
        "ui-column-played",
        "ui-column-lived",
        "ui-column-survival",
        "ui-column-interval",
        "ui-column-won",
        "ui-column-rate",
        "ui-column-interval",
    ];
    let mut rows = vec![heads.map(|key| page::faint(&say.say(key))).to_vec()];
    for (name, fortunes) in fates {
        rows.push(vec![
            name,
            say.count(fortunes.played),
            say.count(fortunes.lived),
            page::strong(&say.percent(fortunes.survival())),
            interval(say, fortunes.survival_interval()),
            say.count(fortunes.won),
            page::strong(&say.percent(fortunes.win_rate())),
            interval(say, fortunes.win_interval()),
        ]);
    }
    let mut sides = [Side::Right; 8];
    sides[0] = Side::Left;
    indented(&sides, &rows)
}

/// Between which shares the true one lies.
fn interval(say: &Say, (low, high): (f64, f64)) -> String {
    format!("{}–{}", say.number(100.0 * low, 1), say.percent(high))
}

fn indented(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    layout::table(sides, rows).iter().map(|line| format!("  {line}")).collect()
}

fn spread_args(say: &Say, spread: &Spread) -> Args {
    Args::new().with("mean", say.number(spread.mean, 1)).with("min", spread.min).with("max", spread.max)
}

fn speed_args(say: &Say, threads: usize, statistics: &Statistics) -> Args {
    let per_s = |count| say.number(statistics.per_s(count), 0);
    Args::new()
        .with("seconds", say.number(statistics.seconds, 1))
        .with("threads", threads)
        .with("games", say.number(statistics.per_s(statistics.games), 1))
        .with("answers", per_s(statistics.answers))
        .with("outcomes", per_s(statistics.outcomes))
}
