//! Reading a campaign: nothing of it is believed before all of it was checked.

use std::collections::BTreeSet;

use aliens::Aliens;
use driver::{Record, transcript::Transcript};

use super::{Chronicle, FORMAT, Fault, GAME, LONGEST, MOST_MISSIONS, mission_of, word};

/// Reads a whole campaign.
pub(super) fn chronicle(bytes: &[u8]) -> Result<Chronicle, Fault> {
    if bytes.len() > LONGEST {
        return Err(Fault::NotOne);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Fault::NotOne)?;
    let mut lines = Lines { rest: text, number: 0 };
    let format = lines.after("airlock-campaign").and_then(|it| it.parse::<u16>().ok()).ok_or(Fault::NotOne)?;
    if format > FORMAT {
        return Err(Fault::Newer(format));
    }
    // First of all that nothing was lost: then whatever is wrong was written so.
    let whole = text.strip_suffix('\n').and_then(|text| text.rsplit_once('\n'));
    let (above, last) = whole.ok_or(Fault::Damaged(1))?;
    let hash = Transcript::of_header(&format!("{above}\n")).digest();
    if last != format!("hash {hash}") {
        return Err(Fault::Damaged(text.lines().count()));
    }
    lines.chronicle().ok_or(Fault::Damaged(lines.number))?
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

    /// All that follows the format. Nothing where a line is not what it has to be; a fault where what it
    /// says does not fit.
    fn chronicle(&mut self) -> Option<Result<Chronicle, Fault>> {
        self.after("game").filter(|game| *game == GAME)?;
        let name: String = serde_json::from_str(self.after("name")?).ok()?;
        let mut chosen = Vec::new();
        let mut seen = BTreeSet::new();
        while let Some(option) = self.after("option") {
            let (option, value) = option.split_once(' ')?;
            seen.insert(option).then_some(())?;
            chosen.push((option, value));
        }
        let mut chronicle = match Chronicle::begin(&name, chosen) {
            Ok(chronicle) => chronicle,
            Err(fault) => return Some(Err(fault)),
        };
        while let Some(mission) = self.after("mission") {
            let (mission, n_lines) = mission.split_once(" lines ")?;
            let lines = self.number;
            let record = self.take(n_lines.parse().ok()?)?;
            (chronicle.records.len() < MOST_MISSIONS).then_some(())?;
            if let Err(fault) = add(&mut chronicle, mission, record) {
                return Some(Err(Fault::Below { lines, fault: Box::new(fault) }));
            }
        }
        self.after("hash")?;
        self.rest.is_empty().then_some(Ok(chronicle))
    }
}

/// Takes the record of a mission in, once it has proved what it says.
fn add(chronicle: &mut Chronicle, mission: &str, record: &str) -> Result<(), Fault> {
    let record = Record::<Aliens>::parse(record.as_bytes()).map_err(|error| Fault::Record(Box::new(error)))?;
    if word(&mission_of(&record)) != mission {
        return Err(Fault::OtherMission);
    }
    driver::verify(&record).map_err(|misfit| Fault::Misfit(Box::new(misfit)))?;
    chronicle.add(record)
}
