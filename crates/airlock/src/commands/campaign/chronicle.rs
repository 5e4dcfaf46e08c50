//! A campaign as it is written down: its head, and the records of its missions.
//!
//! ```text
//! airlock-campaign 1                  the format
//! game aliens
//! name "Hadley's Hope"
//! option tracker-deck standard        what was settled for all missions
//! mission newt lines 812              a mission, and how many lines its record has
//! airlock-record 1                    then the record as it stands
//! …
//! hash 5f3a…                          of all that is above
//! ```
//!
//! Whatever is read is checked whole: the hash, every record, and that each mission is one that
//! the campaign could go on with.

use std::collections::BTreeSet;

use aliens::{Aliens, Setup, campaign::Campaign, words::Mission};
use anyhow::Result;
use driver::{
    Record, Replay,
    record::{Ended, MOST_BYTES},
    transcript::Transcript,
};
use engine::Setup as _;

use super::word;
use crate::failure::Failure;

/// The version of the format.
const FORMAT: u16 = 1;

/// How many missions there can be: three, and side missions between them.
const MOST_MISSIONS: usize = 40;

/// The longest campaign that is read, in bytes.
pub const LONGEST: usize = MOST_MISSIONS * MOST_BYTES;

/// The longest name, in letters.
const LONGEST_NAME: usize = 60;

/// AGD-7H.1: what is settled for the whole campaign.
const SETTLED: [&str; 4] = ["tracker-deck", "blip-values", "mission-2", "mission-3"];

/// A campaign with the records of its missions.
#[derive(Debug)]
pub struct Chronicle {
    pub campaign: Campaign,
    pub records: Vec<Record<Aliens>>,
}

impl Chronicle {
    /// A campaign that is about to begin.
    pub fn begin(name: &str, settled: Setup, options: &[String]) -> Result<Chronicle, Failure> {
        let others = options.iter().filter_map(|option| option.split_once('=')).map(|(name, _)| name);
        if let Some(other) = others.into_iter().find(|name| !SETTLED.contains(name)) {
            let failure = Failure::new("error-campaign-option").with("option", other);
            return Err(failure.with("options", SETTLED.join(", ")));
        }
        if !is_name(name) {
            return Err(Failure::new("error-campaign-name").with("most", LONGEST_NAME));
        }
        let mut campaign = Campaign::new(name.trim());
        campaign.knobs = settled.knobs;
        Ok(Chronicle { campaign, records: Vec::new() })
    }

    /// AGD-7B.9: for how many there are heroes.
    pub fn most_players(&self) -> u8 {
        let heroes = self.campaign.available().filter(|character| character.has_dial()).count() as u8;
        heroes.clamp(1, 4)
    }

    /// Takes a mission in that is over.
    pub fn add(&mut self, record: Record<Aliens>) -> Result<(), Failure> {
        let replay = Replay::of(&record).map_err(|misfit| Failure::told(&misfit))?;
        if !self.campaign.is_next(&record.header().setup) {
            return Err(Failure::new("error-campaign-other-mission"));
        }
        self.campaign.record(replay.state().board());
        self.records.push(record);
        Ok(())
    }

    /// As it is written down.
    pub fn text(&self) -> String {
        let name = serde_json::Value::from(self.campaign.name.as_str());
        let mut text = format!("airlock-campaign {FORMAT}\ngame aliens\nname {name}\n");
        let settled = self.campaign.setup(Mission::Newt, 1);
        for (option, value) in settled.chosen().filter(|(option, _)| SETTLED.contains(option)) {
            text += &format!("option {option} {value}\n");
        }
        for record in &self.records {
            let mission = word(&record.header().setup.mission);
            text += &format!("mission {mission} lines {}\n", record.text().lines().count());
            text += record.text();
        }
        let hash = Transcript::of_header(&text).digest();
        text + &format!("hash {hash}\n")
    }

    /// Reads what was written down.
    pub fn read(bytes: &[u8]) -> Result<Chronicle, Failure> {
        let not_one = || Failure::new("error-campaign-not-one");
        let text = std::str::from_utf8(bytes).map_err(|_| not_one())?;
        let mut lines = Lines { rest: text, number: 0 };
        let format = lines.after("airlock-campaign").and_then(|it| it.parse::<u16>().ok()).ok_or_else(not_one)?;
        if format > FORMAT {
            return Err(Failure::new("error-campaign-newer").with("found", format).with("known", FORMAT));
        }
        // First of all that nothing was lost: then whatever is wrong was written so.
        let whole = text.strip_suffix('\n').and_then(|text| text.rsplit_once('\n'));
        let (above, last) = whole.ok_or_else(|| damaged(1))?;
        let hash = Transcript::of_header(&format!("{above}\n")).digest();
        if last != format!("hash {hash}") {
            return Err(damaged(text.lines().count()));
        }
        lines.chronicle().ok_or_else(|| damaged(lines.number))?
    }
}

/// A line that cannot be there.
fn damaged(line: usize) -> Failure {
    Failure::new("error-campaign-damaged").with("line", line)
}

/// Whether a campaign can be called so.
fn is_name(name: &str) -> bool {
    let name = name.trim();
    let is_seen = name.chars().any(char::is_alphanumeric) && !name.chars().any(char::is_control);
    is_seen && name.chars().count() <= LONGEST_NAME
}

/// The lines of a campaign, one after the other.
struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    /// The rest of the next line, if it begins with a word.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        let (line, rest) = self.rest.split_once('\n')?;
        let value = line.strip_prefix(word)?.strip_prefix(' ')?;
        (self.rest, self.number) = (rest, self.number + 1);
        Some(value)
    }

    /// The next lines as they stand.
    fn take(&mut self, lines: usize) -> Option<&'a str> {
        let ends = self.rest.match_indices('\n').map(|(at, _)| at + 1);
        let end = ends.take(lines).last().filter(|_| lines > 0)?;
        let (taken, rest) = self.rest.split_at(end);
        (self.rest, self.number) = (rest, self.number + lines);
        Some(taken)
    }

    /// All that follows the format. Nothing where a line is not what it has to be; a failure where
    /// what it says does not fit.
    fn chronicle(&mut self) -> Option<Result<Chronicle, Failure>> {
        self.after("game").filter(|game| *game == "aliens")?;
        let name: String = serde_json::from_str(self.after("name")?).ok()?;
        let mut chosen = Vec::new();
        let mut seen = BTreeSet::new();
        while let Some(option) = self.after("option") {
            let (option, value) = option.split_once(' ')?;
            seen.insert(option).then_some(())?;
            chosen.push(format!("{option}={value}"));
        }
        let pairs = chosen.iter().filter_map(|option| option.split_once('='));
        let settled = Setup::read(1, pairs).ok()?;
        let mut chronicle = match Chronicle::begin(&name, settled, &chosen) {
            Ok(chronicle) => chronicle,
            Err(failure) => return Some(Err(failure)),
        };
        while let Some(mission) = self.after("mission") {
            let (mission, lines) = mission.split_once(" lines ")?;
            let first = self.number;
            let record = match Record::<Aliens>::parse(self.take(lines.parse().ok()?)?.as_bytes()) {
                Ok(record) => record,
                Err(error) => return Some(Err(Failure::told(&error).with("line", first + error.line))),
            };
            let is_over = matches!(record.footer().map(|footer| &footer.ended), Some(Ended::Over(_)));
            let is_it = word(&record.header().setup.mission) == mission;
            (is_over && is_it && chronicle.records.len() < MOST_MISSIONS).then_some(())?;
            if let Err(misfit) = driver::verify(&record) {
                return Some(Err(Failure::told(&misfit).with("line", first + misfit.line)));
            }
            if let Err(failure) = chronicle.add(record) {
                return Some(Err(failure.with("line", first)));
            }
        }
        self.after("hash")?;
        self.rest.is_empty().then_some(Ok(chronicle))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun() -> Chronicle {
        Chronicle::begin("Hadley's “Hope”", Setup::standard(1), &[]).expect("the name is good")
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = begun().text();

        let read = Chronicle::read(text.as_bytes()).expect("it was written so");

        assert_eq!((read.campaign.name.as_str(), read.text()), ("Hadley's “Hope”", text));
    }

    #[test]
    fn every_change_is_noticed() {
        let text = begun().text();
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;

            assert!(Chronicle::read(&bytes).is_err(), "byte {at}");
        }
    }

    #[test]
    fn whatever_is_cut_off_is_noticed() {
        let text = begun().text();
        for end in 0..text.len() {
            assert!(Chronicle::read(&text.as_bytes()[..end]).is_err(), "{end} bytes");
        }
    }

    #[test]
    fn names_are_for_reading() {
        for name in ["", "   ", "!?", "a\u{1b}[2J", &"x".repeat(61)] {
            assert!(Chronicle::begin(name, Setup::standard(1), &[]).is_err(), "{name:?}");
        }
    }
}
