//! `airlock campaign`: missions that belong together, and what goes on from one to the next.
//!
//! A campaign is the fold of its missions (the game's `campaign.rs`); here it is only kept. It is
//! one file, `<name>.campaign`, with the record of every mission that was played, so that it can
//! be sent to somebody as it is. The mission under way has its record beside it, and the record of
//! a mission stays there when it is over, for `airlock replay`.

pub mod shelf;
pub mod story;

use std::{path::Path, process::ExitCode};

use aliens::{Aliens, Setup, words::Mission};
use anyhow::Result;
use bots::Judge;
use chronicle::{Chronicle, word};
use driver::{Dealer, Record, Table, record::Ended};
use engine::Seat;

use self::shelf::Shelf;
use super::{
    play::{
        keeping::{self, Keeping},
        opening, seating,
        session::Session,
    },
    print, print_json, replay, setups,
};
use crate::{
    args::campaigns::{Campaign, Play, Verb},
    failure::Failure,
    files,
    say::Say,
};

/// Does what was asked of campaigns.
pub fn run(say: &Say, asked: &Campaign) -> Result<ExitCode> {
    let shelf = Shelf::at(asked.folder.as_deref());
    match &asked.verb {
        Verb::New { name, options } => begin(say, &shelf, name, options),
        Verb::List { json } => list(say, &shelf, *json),
        Verb::Show { name, mission, json } => show(say, &shelf, name, *mission, *json),
        Verb::Play(asked) => play(say, &shelf, asked),
        Verb::Export { name, file } => export(say, &shelf, name, file),
        Verb::Import { file } => import(say, &shelf, file),
    }
}

fn begin(say: &Say, shelf: &Shelf, name: &str, options: &[String]) -> Result<ExitCode> {
    // That each is a name and a value is seen here, and what they mean there.
    setups::setup::<Aliens>(1, options)?;
    let options = options.iter().filter_map(|option| option.split_once('='));
    let chronicle = Chronicle::begin(name, options).map_err(|fault| Failure::told(&fault))?;
    shelf.put(&chronicle)?;
    print(story::lines(say, &chronicle, None))
}

fn list(say: &Say, shelf: &Shelf, json: bool) -> Result<ExitCode> {
    let mut kept = Vec::new();
    for path in shelf.all()? {
        let read = shelf.read(&path);
        kept.push((path, read));
    }
    match json {
        true => {
            let campaigns = kept.iter().filter_map(|(_, read)| read.as_ref().ok()).map(|it| &it.campaign);
            print_json(&campaigns.collect::<Vec<_>>())
        }
        false => print(story::list(say, &kept)),
    }
}

fn show(say: &Say, shelf: &Shelf, name: &str, mission: Option<usize>, json: bool) -> Result<ExitCode> {
    let chronicle = shelf.find(name)?;
    let Some(number) = mission else {
        return match json {
            true => print_json(&chronicle.campaign),
            false => {
                let game = shelf.game_of(&chronicle);
                let under_way = game.exists().then(|| read(&game));
                print(story::lines(say, &chronicle, under_way.as_ref()))
            }
        };
    };
    let record = number.checked_sub(1).and_then(|place| chronicle.records.get(place));
    let record = record.ok_or_else(|| {
        Failure::new("error-campaign-no-number").with("number", number).with("most", chronicle.records.len())
    })?;
    replay::tell(say, record, json)
}

fn play(say: &Say, shelf: &Shelf, asked: &Play) -> Result<ExitCode> {
    let mut chronicle = shelf.find(&asked.name)?;
    let game = shelf.game_of(&chronicle);
    if game.exists() {
        let record = read(&game)?;
        if record.footer().is_some() {
            // The program was ended before the campaign was told.
            return settle(say, shelf, &mut chronicle, &game);
        }
        let gone = || {
            let file = keeping::seed_file(&game).display().to_string();
            Failure::new("error-campaign-seed").with("file", file).with("game", game.display().to_string())
        };
        let dealer = keeping::dealer_of(&game)?.ok_or_else(gone)?;
        let mut table = Table::resume(record, dealer).map_err(|error| Failure::told(&error).in_file(&game))?;
        sit_down(say, &mut table, asked)?;
        Session::new(say, table, Keeping::again(&game))?.play()?;
        return settle(say, shelf, &mut chronicle, &game);
    }
    let mission = next_mission(&chronicle, asked.mission.as_deref())?;
    let holders = match &asked.seats {
        Some(seats) => seating::read(say, seats, Aliens::LEVELS)?,
        None if asked.heroes.is_empty() => seating::usual(say, chronicle.most_players())?,
        None => seating::usual(say, asked.heroes.len().try_into().unwrap_or(u8::MAX))?,
    };
    let players = holders.len().try_into().unwrap_or(u8::MAX);
    let wished = setups::setup::<Aliens>(players, &asked.options)?;
    let settled = chronicle.campaign.setup(mission, players);
    let setup = Setup { mission, knobs: settled.knobs, carried: settled.carried, ..wished };
    let dealer = match asked.seed {
        Some(seed) => Dealer::seeded(seed),
        None => Dealer::new().map_err(|error| Failure::told(&error))?,
    };
    let mut table = Table::<Aliens>::open(setup, holders, dealer).map_err(|error| Failure::told(&error))?;
    opening::choose_heroes(&mut table, &asked.heroes)?;
    Session::new(say, table, Keeping::at(&game)?)?.play()?;
    settle(say, shelf, &mut chronicle, &game)
}

/// A mission under way goes on as it was begun, with the same people or with others.
fn sit_down(say: &Say, table: &mut Table<Aliens>, asked: &Play) -> Result<()> {
    let mission = table.record().header().setup.mission;
    let is_other = asked.mission.as_ref().is_some_and(|name| *name != word(&mission));
    if is_other || asked.seed.is_some() || !asked.heroes.is_empty() || !asked.options.is_empty() {
        return Err(Failure::new("error-campaign-under-way").with("mission", word(&mission)).into());
    }
    let Some(seats) = &asked.seats else { return Ok(()) };
    let (holders, before) = (seating::read(say, seats, Aliens::LEVELS)?, seating::last_of(table.record()));
    if holders.len() != before.len() {
        return Err(Failure::new("error-campaign-seats").with("players", before.len()).into());
    }
    for ((seat, holder), before) in (0..).map(Seat).zip(holders).zip(before) {
        if holder != before {
            table.seat_taken(seat, holder).map_err(|error| Failure::told(&error))?;
        }
    }
    Ok(())
}

/// The mission of this name, if it can be played next; without a name the next of the story.
fn next_mission(chronicle: &Chronicle, name: Option<&str>) -> Result<Mission> {
    let next = chronicle.campaign.next_missions();
    let over = || Failure::new("error-campaign-over").with("name", chronicle.campaign.name.as_str());
    let first = *next.first().ok_or_else(over)?;
    let Some(name) = name else { return Ok(first) };
    let found = next.iter().copied().find(|&mission| word(&mission) == name);
    Ok(found.ok_or_else(|| {
        let missions: Vec<String> = next.iter().map(word).collect();
        Failure::new("error-campaign-mission").with("name", name).with("missions", missions.join(", "))
    })?)
}

/// Takes a mission that is over into the campaign.
fn settle(say: &Say, shelf: &Shelf, chronicle: &mut Chronicle, game: &Path) -> Result<ExitCode> {
    let record = read(game)?;
    match record.footer().map(|footer| &footer.ended) {
        // It goes on with the next `airlock campaign play`.
        None => return Ok(ExitCode::SUCCESS),
        Some(Ended::Stopped) => shelf.put_aside(game)?,
        Some(Ended::Over(_)) => {
            chronicle.add(record).map_err(|fault| Failure::told(&fault).in_file(game))?;
            shelf.replace(chronicle)?;
        }
    }
    let mut lines = vec![String::new()];
    lines.extend(story::lines(say, chronicle, None));
    print(lines)
}

fn export(say: &Say, shelf: &Shelf, name: &str, file: &Path) -> Result<ExitCode> {
    let chronicle = shelf.find(name)?;
    if file.exists() {
        return Err(Failure::new("error-campaign-file-exists").with("file", file.display().to_string()).into());
    }
    files::write(file, chronicle.text().as_bytes())?;
    print([story::named(say, "ui-campaign-exported", &chronicle, file)])
}

fn import(say: &Say, shelf: &Shelf, file: &Path) -> Result<ExitCode> {
    let chronicle = shelf.read(file)?;
    shelf.put(&chronicle)?;
    print([story::named(say, "ui-campaign-imported", &chronicle, file)])
}

fn read(game: &Path) -> Result<Record<Aliens>> {
    files::parse(game, &files::read_record(game)?)
}
