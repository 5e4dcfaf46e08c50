//! Reading a record. Whatever is given, the answer is a record or the first thing that is
//! wrong with it.

use std::str;

use engine::{Game, Setup};

use crate::{
    line::{Expected, LineError, Words},
    record::{
        Check, Ended, Entry, Footer, Header, LONGEST_LINE, MOST_BYTES, MOST_LINES, Record, RecordError, RecordFault,
        entry::MARKS,
        footer::{read_chain, read_places, read_seed},
        header::read_game,
    },
    told::legible,
};

/// Says which game a record is of, so that it can be read as one.
pub fn game_of(bytes: &[u8]) -> Result<String, RecordError> {
    let mut lines = Lines::new(text_of(bytes)?);
    read_game(&mut lines).map(|(_, game)| legible(game))
}

/// Whether the text of a record has its end, with the seed in it: whatever the rules were,
/// nothing in it is a secret any more.
pub fn has_end(text: &str) -> bool {
    text.ends_with('\n') && text.lines().next_back().is_some_and(|line| line.starts_with("chain "))
}

pub(super) fn parse<G: Game>(bytes: &[u8]) -> Result<Record<G>, RecordError> {
    let text = text_of(bytes)?;
    let mut lines = Lines::new(text);
    let header = Header::<G>::read(&mut lines)?;
    let players = header.setup.players();
    let mut record = Record::with_header(text[..lines.bytes].to_owned(), header);

    while let Some(line) = lines.next() {
        let mut words = Words::new(line);
        let at_fault = |error: LineError| RecordError { line: lines.number, fault: error.into() };
        let first = words.take(beginnings).map_err(at_fault)?;
        if first == "end" || first == "stopped" {
            let ended = if first == "end" { Ended::read(&mut words) } else { Ok(Ended::Stopped) };
            let ended = ended.and_then(|ended| words.finish().map(|()| ended)).map_err(at_fault)?;
            record.push_line(line);
            read_footer(&mut record, &mut lines, ended)?;
        } else if first == "=" {
            let check = Check::read(&mut words).and_then(|check| words.finish().map(|()| check)).map_err(at_fault)?;
            match record.entries.last_mut() {
                Some(last) if last.check.is_none() => last.check = Some(check),
                Some(_) | None => return Err(lines.fault(RecordFault::LoneCheck)),
            }
            record.push_line(line);
        } else {
            let Some(&(_, mark)) = MARKS.iter().find(|(it, _)| *it == first) else {
                return Err(at_fault(words.unexpected(beginnings())));
            };
            let entry = Entry::read(mark, &mut words, players).and_then(|entry| words.finish().map(|()| entry));
            let entry = entry.map_err(at_fault)?;
            record.push_line(line);
            record.note(lines.number, entry);
        }
    }
    Ok(record)
}

/// What a line after the header may begin with.
fn beginnings() -> Expected {
    Expected::OneOf(&[">", "!", "x", "<", "@", "#", "=", "end", "stopped"])
}

fn read_footer<G: Game>(record: &mut Record<G>, lines: &mut Lines<'_>, ended: Ended) -> Result<(), RecordError> {
    let from = lines.bytes;
    let places = read_places(lines, record.header.setup.players())?;
    let seed = read_seed(lines)?;
    lines.text[from..lines.bytes].lines().for_each(|line| record.push_line(line));
    let chain = read_chain(lines)?;
    record.put_line(lines.line);
    record.footer = Some(Footer { ended, places, seed, chain });
    match lines.next() {
        None => Ok(()),
        Some(_) => Err(lines.fault(RecordFault::AfterTheEnd)),
    }
}

/// The bytes as text, if it has the form of one and is not too long.
fn text_of(bytes: &[u8]) -> Result<&str, RecordError> {
    let line_at = |at: usize| 1 + bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
    if bytes.len() > MOST_BYTES {
        return Err(RecordError { line: 1, fault: RecordFault::TooManyBytes { most: MOST_BYTES } });
    }
    let text = str::from_utf8(bytes)
        .map_err(|error| RecordError { line: line_at(error.valid_up_to()), fault: RecordFault::NotText })?;
    for (place, line) in text.split('\n').enumerate() {
        let fault = |fault| Err(RecordError { line: place + 1, fault });
        if line.len() > LONGEST_LINE {
            return fault(RecordFault::LongLine { most: LONGEST_LINE });
        }
        if place > MOST_LINES {
            return fault(RecordFault::TooManyLines { most: MOST_LINES });
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        return Err(RecordError { line: line_at(bytes.len()), fault: RecordFault::CutOff });
    }
    Ok(text)
}

/// The lines of a record that are still to be read.
pub(super) struct Lines<'a> {
    text: &'a str,
    /// How many bytes have been read.
    bytes: usize,
    /// Which line was read last, from 1.
    number: usize,
    /// The line that was read last.
    line: &'a str,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Lines { text, bytes: 0, number: 0, line: "" }
    }

    fn peek(&self) -> Option<&'a str> {
        self.text[self.bytes..].split_once('\n').map(|(line, _)| line)
    }

    fn next(&mut self) -> Option<&'a str> {
        self.line = self.peek()?;
        self.bytes += self.line.len() + 1;
        self.number += 1;
        Some(self.line)
    }

    /// The first word of the next line.
    pub(super) fn peek_word(&self) -> Option<&'a str> {
        Words::new(self.peek()?).peek()
    }

    /// Reads the next line, which has to begin with this word.
    pub(super) fn must<T>(
        &mut self,
        word: &'static [&'static str],
        read: impl FnOnce(&mut Words<'a>) -> Result<T, LineError>,
    ) -> Result<T, RecordError> {
        let Some(line) = self.next() else {
            let expected = Expected::OneOf(word);
            return Err(RecordError { line: self.number + 1, fault: RecordFault::Ends { expected } });
        };
        let mut words = Words::new(line);
        let value = words.take_one_of(word).and_then(|_| read(&mut words));
        let value = value.and_then(|value| words.finish().map(|()| value));
        value.map_err(|error| self.fault(error.into()))
    }

    /// Reads the next line if it begins with this word.
    pub(super) fn may<T>(
        &mut self,
        word: &'static str,
        read: impl FnOnce(&mut Words<'a>) -> Result<T, LineError>,
    ) -> Result<Option<T>, RecordError> {
        if self.peek_word() != Some(word) {
            return Ok(None);
        }
        let Some(line) = self.next() else { return Ok(None) };
        let mut words = Words::new(line);
        let value = words.take(|| Expected::Word).and_then(|_| read(&mut words));
        let value = value.and_then(|value| words.finish().map(|()| value));
        value.map(Some).map_err(|error| self.fault(error.into()))
    }

    /// Complains about the line that was read last.
    pub(super) fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.number, fault }
    }
}
