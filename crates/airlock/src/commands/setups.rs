//! What tables are set up with: a game by its name, players, and options.

use anyhow::Result;
use catalog::GameId;
use driver::{Dealer, Seed};
use engine::{Game, Setup};

use crate::{failure::Failure, files::unknown_game};

/// The game of this name.
pub fn game(name: &str) -> Result<GameId> {
    GameId::from_name(name).ok_or_else(|| unknown_game(name).into())
}

/// The set-up for so many players, with options given as `name=value`.
pub fn setup<G: Game>(players: u8, options: &[String]) -> Result<G::Setup> {
    let mut chosen = Vec::new();
    for option in options {
        let both = option.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
        chosen.push(both.ok_or_else(|| Failure::new("error-option-form").with("option", option.as_str()))?);
    }
    Ok(G::Setup::read(players, chosen).map_err(|bad| Failure::told(&bad))?)
}

/// The greatest number of players of a game.
pub fn most_players<G: Game>() -> u8 {
    *G::Setup::PLAYERS.end()
}

/// The number that was given as a seed, or any.
pub fn seed_or_any(given: Option<u64>) -> Result<u64> {
    match given {
        Some(seed) => Ok(seed),
        None => {
            let dealer = Dealer::new().map_err(|error| Failure::told(&error))?;
            Ok(number_from(dealer.seed()))
        }
    }
}

/// A number that follows from a seed. Short enough to be typed again.
pub fn number_from(seed: Seed) -> u64 {
    let [a, b, c, d, ..] = seed.0;
    u32::from_le_bytes([a, b, c, d]).into()
}
