//! Missions side by side: how often the squad wins, by mission and number of players.

use std::process::ExitCode;

use anyhow::Result;
use bots::{Judge, Level};
use engine::{Game, Setup, TableOption};
use serde_json::{Value, json};
use texts::{Args, keys};

use super::{
    all_threads,
    fates::Fates,
    games::{Granted, Plan, Played, Seatings, play_all},
    seated,
    statistics::{Spread, wilson},
};
use crate::{
    args,
    commands::{print, print_json, setups},
    failure::Failure,
    files,
    layout::{self, Side},
    page,
    say::Say,
};

/// The option that says which mission is played.
const OPTION: &str = "mission";

/// What stands for every mission.
const ALL: &str = "all";

/// What came of one mission with so many players.
struct Row {
    mission: &'static str,
    players: u8,
    played: Vec<Played>,
}

/// Plays every mission of a list with every number of players, and sets them side by side.
pub fn compare<G: Judge + Fates>(say: &Say, asked: &args::Simulate, list: &str, named: &[Level]) -> Result<ExitCode> {
    let missions = missions::<G>(list)?;
    let counts = match asked.seats {
        Some(seats) => seats..=seats,
        None => G::Setup::PLAYERS,
    };
    if let Some(folder) = &asked.records {
        files::make_folder(folder)?;
    }
    let seed = setups::seed_or_any(asked.seed)?;
    let mut rows = Vec::new();
    for mission in missions {
        for players in counts.clone() {
            let mut options = asked.options.clone();
            options.push(format!("{OPTION}={mission}"));
            let plan = Plan::<G> {
                setup: setups::setup::<G>(players, &options)?,
                levels: seated(named, players)?,
                seatings: Seatings::MovingOn,
                granted: Granted::default(),
                games: asked.games,
                seed,
                threads: asked.threads.map_or_else(all_threads, usize::from),
                records: asked.records.as_ref().map(|folder| folder.join(format!("{mission}-{players}"))),
            };
            plan.records.as_deref().map_or(Ok(()), files::make_folder)?;
            rows.push(Row { mission, players, played: play_all(&plan, say)? });
        }
    }
    match asked.json {
        true => print_json(&rows.iter().map(Row::json).collect::<Vec<_>>()),
        false => {
            let title = Args::new().with("game", say.say(G::NAME)).with("games", asked.games);
            let mut lines = vec![page::strong(&say.with("ui-missions", &title.with("seed", seed.to_string())))];
            lines.push(String::new());
            lines.extend(table::<G>(say, &rows));
            print(lines)
        }
    }
}

/// The missions of a list, as the game knows them.
fn missions<G: Game>(list: &str) -> Result<Vec<&'static str>> {
    let option: Option<&TableOption> = G::Setup::OPTIONS.iter().find(|option| option.name == OPTION);
    let option = option.ok_or_else(|| Failure::new("error-setup-unknown-option").with("option", OPTION))?;
    if list == ALL {
        return Ok(option.values.to_vec());
    }
    let known = |name: &str| {
        option.values.iter().copied().find(|value| *value == name.trim()).ok_or_else(|| {
            let failure = Failure::new("error-setup-unknown-value").with("option", OPTION).with("value", name.trim());
            failure.with("values", option.values.join(", ")).into()
        })
    };
    list.split(',').map(known).collect()
}

fn table<G: Game>(say: &Say, rows: &[Row]) -> Vec<String> {
    let heads = [
        "ui-column-mission",
        "ui-column-players",
        "ui-column-played",
        "ui-column-won",
        "ui-column-rate",
        "ui-column-interval",
        "ui-column-turns",
    ];
    let mut lines = vec![heads.map(|key| page::faint(&say.say(key))).to_vec()];
    let mut last = "";
    for row in rows {
        let name = match row.mission == last {
            true => String::new(),
            false => say.say(&keys::option_value(G::NAME, OPTION, row.mission)),
        };
        last = row.mission;
        let (low, high) = row.interval();
        lines.push(vec![
            name,
            row.players.to_string(),
            say.count(row.played.len() as u64),
            say.count(row.won()),
            page::strong(&say.percent(row.rate())),
            format!("{}–{}", say.number(100.0 * low, 1), say.percent(high)),
            say.number(row.rounds().mean, 1),
        ]);
    }
    let mut sides = [Side::Right; 7];
    sides[0] = Side::Left;
    layout::table(&sides, &lines).iter().map(|line| format!("  {line}")).collect()
}

impl Row {
    fn won(&self) -> u64 {
        self.played.iter().filter(|played| played.is_won()).count() as u64
    }

    fn rate(&self) -> f64 {
        self.won() as f64 / self.played.len() as f64
    }

    fn interval(&self) -> (f64, f64) {
        wilson(self.won() as f64, self.played.len() as f64)
    }

    fn rounds(&self) -> Spread {
        Spread::of(self.played.iter().map(|played| played.rounds.into()))
    }

    fn json(&self) -> Value {
        let (low, high) = self.interval();
        json!({
            "mission": self.mission,
            "seats": self.players,
            "played": self.played.len(),
            "won": self.won(),
            "win_rate": self.rate(),
            "win_rate_low": low,
            "win_rate_high": high,
            "rounds": self.rounds(),
        })
    }
}
