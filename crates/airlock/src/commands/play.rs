//! `airlock play`: a game at this terminal, among people and bots.

pub mod ahead;
pub mod answers;
pub mod keeping;
pub mod opening;
pub mod orders;
pub mod passing;
pub mod question;
pub mod seating;
pub mod session;
pub mod typed;

use std::{path::Path, process::ExitCode};

use anyhow::Result;
use catalog::with_game;
use driver::{Dealer, Record, Table};

use self::{keeping::Keeping, session::Session};
use super::{print, setups};
use crate::{args, boards::TextBoard, failure::Failure, files, say::Say};

/// Plays a new game, or goes on with one that was left.
pub fn run(say: &Say, asked: &args::Play) -> Result<ExitCode> {
    match &asked.resumed {
        Some(path) => {
            let bytes = files::read_record(path)?;
            with_game!(files::game_of(path, &bytes)?, G => go_on(say, path, files::parse::<G>(path, &bytes)?))
        }
        None => {
            let game = setups::game(asked.game.as_deref().unwrap_or_default())?;
            with_game!(game, G => begin::<G>(say, asked))
        }
    }
}

fn begin<G: TextBoard>(say: &Say, asked: &args::Play) -> Result<ExitCode> {
    let holders = match &asked.seats {
        Some(seats) => seating::read(say, seats, G::LEVELS)?,
        None if asked.heroes.is_empty() => seating::usual(say, setups::most_players::<G>())?,
        // A hero for each seat.
        None => seating::usual(say, asked.heroes.len().try_into().unwrap_or(u8::MAX))?,
    };
    let players = holders.len().try_into().unwrap_or(u8::MAX);
    let setup = setups::setup::<G>(players, &asked.options)?;
    let dealer = match asked.seed {
        Some(seed) => Dealer::seeded(seed),
        None => Dealer::new().map_err(|error| Failure::told(&error))?,
    };
    let keeping = match &asked.record {
        Some(path) => Keeping::at(path)?,
        None => Keeping::somewhere(G::NAME)?,
    };
    let mut table = Table::<G>::open(setup, holders, dealer).map_err(|error| Failure::told(&error))?;
    opening::choose_heroes(&mut table, &asked.heroes)?;
    Session::new(say, table, keeping)?.play()
}

fn go_on<G: TextBoard>(say: &Say, path: &Path, record: Record<G>) -> Result<ExitCode> {
    let told = |error| Failure::told(&error).in_file(path);
    if record.footer().is_some() {
        return Err(Failure::new("error-game-over").with("file", path.display().to_string()).into());
    }
    if let Some(dealer) = keeping::dealer_of(path)? {
        let table = Table::resume(record, dealer).map_err(told)?;
        return Session::new(say, table, Keeping::again(path))?.play();
    }
    // Without the seed nobody can deal as before: another dealer goes on, in a new record.
    let dealer = Dealer::new().map_err(|error| Failure::told(&error))?;
    let holders = seating::last_of(&record);
    let table = Table::continue_from(&record, record.entries().len(), holders, dealer).map_err(told)?;
    let keeping = Keeping::beside(path)?;
    print([keeping.says(say, "ui-other-dealer")])?;
    Session::new(say, table, keeping)?.play()
}
