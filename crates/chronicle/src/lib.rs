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
//! The command line keeps a campaign as such a file, the server keeps what is in it, and each takes
//! the other's. Whatever is read is checked whole (`reading.rs`): the hash, every record, and that each
//! mission is one that the campaign could go on with. What can be wrong with it is in `fault.rs`.

#![warn(missing_docs)]

mod fault;
mod reading;
#[cfg(test)]
mod tests;

use aliens::{Aliens, Setup, campaign::Campaign, words::Mission};
use driver::{
    Record, Replay,
    record::{Ended, MOST_BYTES},
    transcript::Transcript,
};
use engine::{Setup as _, Word};
use serde::Serialize;

pub use fault::Fault;

/// The version of the format.
const FORMAT: u16 = 1;

/// How many missions there can be: three, and side missions between them.
pub const MOST_MISSIONS: usize = 40;

/// The longest campaign that is read, in bytes.
pub const LONGEST: usize = MOST_MISSIONS * MOST_BYTES;

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 60;

/// The game that has campaigns.
pub const GAME: &str = "aliens";

/// AGD-7H.1: what is settled for the whole campaign.
pub const SETTLED: [&str; 4] = ["tracker-deck", "blip-values", "mission-2", "mission-3"];

/// The option of a table that says which mission is played.
pub const MISSION: &str = "mission";

/// A campaign with the records of its missions.
#[derive(Debug)]
pub struct Chronicle {
    /// What the missions have come to.
    pub campaign: Campaign,
    /// Their records, in order.
    pub records: Vec<Record<Aliens>>,
}

impl Chronicle {
    /// A campaign that is about to begin, with what is settled for all of its missions.
    pub fn begin<'a>(name: &str, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Chronicle, Fault> {
        let options: Vec<_> = options.into_iter().collect();
        if let Some((other, _)) = options.iter().find(|(name, _)| !SETTLED.contains(name)) {
            return Err(Fault::Option((*other).to_owned()));
        }
        let settled = Setup::read(1, options).map_err(Fault::Setup)?;
        let mut campaign = Campaign::new(checked_name(name)?);
        campaign.knobs = settled.knobs;
        Ok(Chronicle { campaign, records: Vec::new() })
    }

    /// AGD-7B.9: for how many there are heroes.
    pub fn most_players(&self) -> u8 {
        let heroes = self.campaign.available().filter(|character| character.has_dial()).count() as u8;
        heroes.clamp(1, 4)
    }

    /// Takes a mission in that is over.
    pub fn add(&mut self, record: Record<Aliens>) -> Result<(), Fault> {
        go_on(&mut self.campaign, &record)?;
        self.records.push(record);
        Ok(())
    }

    /// As it is written down.
    pub fn text(&self) -> String {
        let records = self.records.iter().map(Record::text);
        text(&self.campaign, records.zip(self.records.iter().map(mission_of)))
    }

    /// Reads what was written down.
    pub fn read(bytes: &[u8]) -> Result<Chronicle, Fault> {
        reading::chronicle(bytes)
    }
}

/// A campaign after a mission that is over; as it was if the mission does not follow.
pub fn go_on(campaign: &mut Campaign, record: &Record<Aliens>) -> Result<(), Fault> {
    let replay = Replay::of(record).map_err(|misfit| Fault::Misfit(Box::new(misfit)))?;
    if !is_over(record) || !campaign.is_next(&record.header().setup) {
        return Err(Fault::OtherMission);
    }
    campaign.record(replay.state().board());
    Ok(())
}

/// A campaign as it is written down, from the records of its missions as they stand.
pub fn text<'a>(campaign: &Campaign, records: impl IntoIterator<Item = (&'a str, Mission)>) -> String {
    let name = serde_json::Value::from(campaign.name.as_str());
    let mut text = format!("airlock-campaign {FORMAT}\ngame {GAME}\nname {name}\n");
    for (option, value) in settled(campaign) {
        text += &format!("option {option} {value}\n");
    }
    for (record, mission) in records {
        text += &format!("mission {} lines {}\n", word(&mission), record.lines().count());
        text += record;
    }
    let hash = Transcript::of_header(&text).digest();
    text + &format!("hash {hash}\n")
}

/// What is settled for all missions of a campaign, all of it.
pub fn settled(campaign: &Campaign) -> Vec<(&'static str, &'static str)> {
    let setup = campaign.setup(Mission::Newt, 1);
    setup.chosen().filter(|(option, _)| SETTLED.contains(option)).collect()
}

/// A name as a campaign can be called.
pub fn checked_name(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    let is_seen = name.chars().any(char::is_alphanumeric) && !name.chars().any(char::is_control);
    let is_name = is_seen && name.chars().count() <= LONGEST_NAME;
    if is_name { Ok(name.to_owned()) } else { Err(Fault::Name) }
}

/// The mission of a record.
pub fn mission_of(record: &Record<Aliens>) -> Mission {
    record.header().setup.mission
}

/// A word as it is typed and recorded.
pub fn word(word: &(impl Word + Serialize)) -> String {
    match serde_json::to_value(word) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(_) | Err(_) => String::new(),
    }
}

/// Whether a game was played to its end.
fn is_over(record: &Record<Aliens>) -> bool {
    matches!(record.footer().map(|footer| &footer.ended), Some(Ended::Over(_)))
}
