//! What is settled before a game starts: how many play, and the options of the table.

use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use borsh::{BorshDeserialize, BorshSerialize};

use crate::RuleId;

/// One option of a game: a row of the table that drives the new-table page, the command
/// line and the head of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOption {
    /// Its name.
    pub name: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
    /// For how many players another value than the default may be chosen.
    pub players: (u8, u8),
    /// The rule that has the option.
    pub rule: RuleId,
}

/// Why a table cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not for this number of players.
    Players {
        /// The number given.
        given: u8,
        /// The fewest.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// The game has no such option.
    UnknownOption(String),
    /// The option has no such value.
    UnknownValue(&'static TableOption, String),
    /// The value is not for this number of players.
    NotForPlayers(&'static TableOption, u8),
    /// Nothing of this name and value can be left to a game by earlier ones.
    NotCarried(String, String),
}

/// A thing that earlier games have left, by its name and its value.
pub type CarriedRow = (String, String);

/// A game's set-up: a plain value, stored on the board.
pub trait Setup: Copy + Eq + Hash + Debug + Send + Sync + BorshSerialize + BorshDeserialize {
    /// How many may play.
    const PLAYERS: RangeInclusive<u8>;
    /// The options, in the order in which they are shown.
    const OPTIONS: &'static [TableOption];

    /// The set-up with all options at their default.
    fn standard(players: u8) -> Self;

    /// How many play.
    fn players(&self) -> u8;

    /// The value of the option in this row, as an index into its values.
    fn value(&self, option: usize) -> usize;

    /// Chooses the value of the option in this row.
    fn set_value(&mut self, option: usize, value: usize);

    /// What earlier games have left to this one, each thing by its name and its value, which are
    /// single words: rows of the head of a record. A game that stands alone has none.
    fn carried(&self) -> Vec<CarriedRow> {
        Vec::new()
    }

    /// Takes over what earlier games have left.
    fn carry(&mut self, name: &str, value: &str) -> Result<(), BadSetup> {
        Err(BadSetup::NotCarried(name.to_owned(), value.to_owned()))
    }

    /// Reads a set-up from names.
    fn read<'a>(players: u8, chosen: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, BadSetup> {
        let (&fewest, &most) = (Self::PLAYERS.start(), Self::PLAYERS.end());
        if !Self::PLAYERS.contains(&players) {
            return Err(BadSetup::Players { given: players, fewest, most });
        }
        let mut setup = Self::standard(players);
        for (name, value) in chosen {
            let option = Self::OPTIONS.iter().position(|option| option.name == name);
            let option = option.ok_or_else(|| BadSetup::UnknownOption(name.to_owned()))?;
            let row = &Self::OPTIONS[option];
            let value = row
                .values
                .iter()
                .position(|&it| it == value)
                .ok_or_else(|| BadSetup::UnknownValue(row, value.to_owned()))?;
            if value != 0 && !(row.players.0..=row.players.1).contains(&players) {
                return Err(BadSetup::NotForPlayers(row, players));
            }
            setup.set_value(option, value);
        }
        Ok(setup)
    }

    /// The options that were chosen, by name, those at their default included.
    fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        Self::OPTIONS.iter().enumerate().map(|(option, row)| (row.name, row.values[self.value(option)]))
    }

    /// Every set-up there is: all numbers of players and all options mixed.
    fn every() -> Vec<Self> {
        Self::PLAYERS.flat_map(Self::every_for).collect()
    }

    /// Every set-up for this number of players.
    fn every_for(players: u8) -> Vec<Self> {
        let mut setups = vec![Self::standard(players)];
        for (option, row) in Self::OPTIONS.iter().enumerate() {
            if !(row.players.0..=row.players.1).contains(&players) {
                continue;
            }
            let others = (1..row.values.len()).flat_map(|value| {
                setups.iter().map(move |&setup| {
                    let mut other = setup;
                    other.set_value(option, value);
                    other
                })
            });
            let others: Vec<Self> = others.collect();
            setups.extend(others);
        }
        setups
    }
}
