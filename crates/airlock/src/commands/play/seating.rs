//! Who plays: people at this terminal, and bots.

use anyhow::Result;
use bots::Level;
use driver::{Entry, Holder, HolderKind, Record};
use engine::Game;
use texts::Args;

use crate::{failure::Failure, say::Say};

/// What stands for somebody at this terminal.
const ME: &str = "me";

/// The seats of this list, with commas between them: `me`, `me:Anna`, or a bot of one of these levels.
pub fn read(say: &Say, list: &str, levels: &[Level]) -> Result<Vec<Holder>> {
    let words: Vec<&str> = list.split(',').map(str::trim).collect();
    let n_unnamed = words.iter().filter(|word| **word == ME).count();
    let mut holders = Vec::new();
    for (number, word) in (1_usize..).zip(&words) {
        holders.push(match word.split_once(':') {
            Some((ME, name)) if !name.trim().is_empty() => person(name.trim())?,
            None if *word == ME && n_unnamed == 1 => person(&say.say("ui-name-person"))?,
            None if *word == ME => person(&say.with("ui-name-person.numbered", &Args::new().with("number", number)))?,
            None => bot(say, level(word, levels)?, number)?,
            Some(_) => return Err(unknown(word, levels).into()),
        });
    }
    Ok(holders)
}

/// One person against greedy bots.
pub fn usual(say: &Say, players: u8) -> Result<Vec<Holder>> {
    let bots = (1..players).map(|_| Level::Greedy.name());
    read(say, &[ME].into_iter().chain(bots).collect::<Vec<_>>().join(","), &[Level::Greedy])
}

/// Those who sit at the table where its record ends.
pub fn last_of<G: Game>(record: &Record<G>) -> Vec<Holder> {
    let mut holders = record.header().holders.clone();
    for written in record.entries() {
        if let Entry::SeatTaken { seat, holder } = &written.entry {
            holders[seat.index()] = holder.clone();
        }
    }
    holders
}

/// The bot that plays for a holder; nobody for a person. A level that is not known any more
/// is played by the usual bot.
pub fn level_of(holder: &Holder) -> Option<Level> {
    match holder.kind() {
        HolderKind::Person => None,
        HolderKind::Bot(level) => Some(Level::from_name(level).unwrap_or(Level::Greedy)),
    }
}

fn level(word: &str, levels: &[Level]) -> Result<Level> {
    Level::from_name(word).filter(|level| levels.contains(level)).ok_or_else(|| unknown(word, levels).into())
}

fn unknown(word: &str, levels: &[Level]) -> Failure {
    let known: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    Failure::new("error-unknown-seat").with("name", word).with("bots", known.join(", "))
}

fn person(name: &str) -> Result<Holder> {
    Ok(Holder::person(name).map_err(|bad| Failure::told(&bad))?)
}

fn bot(say: &Say, level: Level, number: usize) -> Result<Holder> {
    let name = match level {
        Level::Random => "ui-name-random",
        Level::Easy => "ui-name-easy",
        Level::Greedy => "ui-name-greedy",
        Level::Normal => "ui-name-normal",
        Level::Hard => "ui-name-hard",
    };
    let name = say.with(name, &Args::new().with("number", number));
    Ok(Holder::bot(level.name(), name).map_err(|bad| Failure::told(&bad))?)
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;

    const LEVELS: &[Level] = &[Level::Random, Level::Greedy];

    fn names(list: &str) -> Vec<String> {
        let holders = read(&Say::new(Language::English), list, LEVELS).expect("the seats are good");
        holders.iter().map(|holder| holder.to_string()).collect()
    }

    #[test]
    fn people_and_bots_are_told_apart() {
        let seats = names("me:Anna, random");

        assert_eq!(seats[0], "person \"Anna\"");
        assert!(seats[1].starts_with("bot:random "), "{seats:?}");
    }

    #[test]
    fn several_without_a_name_are_numbered() {
        let seats = names("me,greedy,me");

        assert_ne!(seats[0], seats[2]);
    }

    #[test]
    fn what_is_neither_is_refused() {
        let say = Say::new(Language::English);

        assert!(read(&say, "me,giraffe", LEVELS).is_err());
        assert!(read(&say, "you:Anna", LEVELS).is_err());
        assert!(read(&say, "", LEVELS).is_err());
    }

    #[test]
    fn a_level_that_the_game_does_not_have_is_refused() {
        let say = Say::new(Language::English);

        assert!(read(&say, "me,hard", LEVELS).is_err());
        assert!(read(&say, "me,hard", &[Level::Hard]).is_ok());
    }
}
