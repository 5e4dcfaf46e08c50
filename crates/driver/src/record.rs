//! The record of a game: readable text, one line an entry, UTF-8 with line feeds.
//!
//! ```text
//! airlock-record 2                      the format
//! game contact                          then the header, in this order
//! rules 1
//! digest 1
//! players 2
//! option moons two                      every option of the game
//! carried newt absent                   what earlier games have left, if it is one of several
//! seat 1 person "Anna"
//! seat 2 bot:greedy "Robo"
//! nonce 1 00112233…                     if the seat gave one
//! parent 5f3a… entry 17 secrets-known   if it continues another record
//! practice                              if what chance has shown may be taken back
//! commitment a1b2…
//! > 1 turn dock plain lunar-mine 6 own  seat 1 answered
//! ! ship-roll 5                         chance showed
//! x 2                                   seat 2 resigned
//! < 4                                   taken back to how it was after 4 entries
//! @ 2 person "Jo"                       another took the seat
//! # round-limit                         the game was stopped
//! = round 1 5f3ac09e00112233            the round is over, and this is the board's hash
//! end last-colony                       or `stopped`; from here the end of a finished game
//! place 1 seat 2 score 14
//! seed 0f1e…
//! chain 77aa…
//! ```
//!
//! A record of format 1 has no line `practice`, and may take back anything. It was dealt in
//! another way ([`dealer`](crate::dealer)), and it keeps its format when it goes on.
//!
//! The text is what counts: it is kept as it was read, and hashed as it stands. A record
//! without an end is one of a game under way, and has no seed. It does have the secrets of
//! the game in it, and hashes of boards from which they could be guessed: until the end it is
//! for storage, and for nobody's eyes.

mod entry;
mod error;
mod footer;
mod header;
mod holder;
mod parse;

use std::{iter, mem};

use engine::Game;

use crate::{
    dealer::{Place, Seed},
    line::LineError,
    transcript::{Digest, Transcript},
};

pub use entry::{Check, Entry, StateHash, StopReason, Written, state_hash};
pub use error::{RecordError, RecordFault};
pub use footer::{Ended, Footer};
pub use header::{Header, Parent};
pub use holder::{BadHolder, Holder, HolderKind};
pub use parse::{game_of, has_end};

/// The version of the format, which also settles how the dealer deals.
pub const FORMAT: u16 = 2;

/// The last format in which an outcome depended on all lines before it.
const DEALT_BY_LINES: u16 = 1;

/// The longest record that is read or written, in bytes.
pub const MOST_BYTES: usize = 2 << 20;

/// The longest record that is read or written, in lines.
pub const MOST_LINES: usize = 20_000;

/// The longest line that is read or written, in bytes.
pub const LONGEST_LINE: usize = 2_000;

/// How many lines and bytes are kept for the end of a game.
const FOR_THE_END: (usize, usize) = (20, 20 * LONGEST_LINE);

/// The same with what chance shows after the last answer, and people who resign or get up. Their
/// lines are short.
const FOR_PARTINGS: (usize, usize) = (500, 100 * LONGEST_LINE);

/// A game, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    text: String,
    header: Header<G>,
    header_bytes: usize,
    header_hash: Digest,
    entries: Vec<Written<G>>,
    footer: Option<Footer>,
    n_lines: usize,
    transcript: Transcript,
}

impl<G: Game> Record<G> {
    /// Reads a record.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        parse::parse(bytes)
    }

    /// The record as it is stored.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What was settled before the start.
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The header as it is stored.
    pub fn header_text(&self) -> &str {
        &self.text[..self.header_bytes]
    }

    /// What happened.
    pub fn entries(&self) -> &[Written<G>] {
        &self.entries
    }

    /// The numbers of the entries, from 1, that led to where the game is: what was taken back
    /// is not among them, and neither is the taking back.
    pub fn line_of_play(&self) -> Vec<usize> {
        let mut line: Vec<usize> = self.line_from(self.entries.len()).collect();
        line.reverse();
        line
    }

    /// The numbers of the entries that led to after so many, the last one first.
    pub fn line_from(&self, n_entries: usize) -> impl Iterator<Item = usize> {
        let mut entry = n_entries;
        iter::from_fn(move || {
            loop {
                let before = entry.checked_sub(1)?;
                match self.entries[before].entry {
                    // A record that was not replayed may claim to take back to what is yet to come.
                    Entry::Undone { to } => entry = to.min(before),
                    Entry::Chose { .. }
                    | Entry::Rolled { .. }
                    | Entry::Resigned { .. }
                    | Entry::SeatTaken { .. }
                    | Entry::Stopped { .. } => return Some(mem::replace(&mut entry, before)),
                }
            }
        })
    }

    /// How many outcomes there are on the line of play that led to after so many entries.
    pub fn outcomes_after(&self, n_entries: usize) -> usize {
        n_entries.checked_sub(1).and_then(|last| self.entries.get(last)).map_or(0, |last| last.outcomes)
    }

    /// What an outcome after so many entries depends on, and after these lines.
    pub(crate) fn place_after(&self, n_entries: usize, lines: Transcript) -> Place {
        match self.is_dealt_by_lines() {
            true => Place::AfterLines(lines),
            false => Place::OnTheLine { header: self.header_hash, outcomes: self.outcomes_after(n_entries) },
        }
    }

    /// What the next outcome depends on.
    pub(crate) fn next_place(&self) -> Place {
        self.place_after(self.entries.len(), self.transcript)
    }

    /// Whether an outcome depends on all lines before it, so that taking back changes it.
    pub(crate) fn is_dealt_by_lines(&self) -> bool {
        self.header.format <= DEALT_BY_LINES
    }

    /// Whether it could be taken back, with everybody's consent, to after so many entries: what
    /// chance has shown since is taken back only in a game for practice.
    pub(crate) fn may_go_back(&self, n_entries: usize, to: usize) -> bool {
        let anything = self.header.is_practice || self.is_dealt_by_lines();
        anything || self.outcomes_after(to) >= self.outcomes_after(n_entries)
    }

    /// How it ended, if the game is finished.
    pub fn footer(&self) -> Option<&Footer> {
        self.footer.as_ref()
    }

    /// Who sits in each seat after the last entry. What a record took over from another does
    /// not count: those were the other table's.
    pub fn holders(&self) -> Vec<&Holder> {
        let inherited = self.header.parent.map_or(0, |parent| parent.entry);
        let mut holders: Vec<&Holder> = self.header.holders.iter().collect();
        for written in self.entries.iter().skip(inherited) {
            if let Entry::SeatTaken { seat, holder } = &written.entry {
                holders[seat.index()] = holder;
            }
        }
        holders
    }

    /// Whether this continues that record: names it as its parent, and took over its entries.
    pub fn continues(&self, parent: &Record<G>) -> bool {
        let Some(Parent { chain, entry }) = self.header.parent else { return false };
        let entries = |record: &Self| -> Option<Vec<Entry<G>>> {
            Some(record.entries.get(..entry)?.iter().map(|written| written.entry.clone()).collect())
        };
        let same_start = self.header.setup == parent.header.setup && entries(self) == entries(parent);
        chain == parent.transcript.digest() && entries(self).is_some() && same_start
    }

    /// The transcript of all lines, but for the line `chain` that holds its hash.
    pub fn transcript(&self) -> Transcript {
        self.transcript
    }

    /// A record that has only its header.
    pub(crate) fn begin(header: Header<G>) -> Self {
        Self::with_header(header.print(), header)
    }

    /// A record that has only its header, which was read from this text.
    fn with_header(text: String, header: Header<G>) -> Self {
        let transcript = Transcript::of_header(&text);
        Record {
            header,
            header_bytes: text.len(),
            header_hash: transcript.digest(),
            entries: Vec::new(),
            footer: None,
            n_lines: text.lines().count(),
            transcript,
            text,
        }
    }

    /// Whether there is room for another answer, and for taking one back. What is left then is kept
    /// for what chance still has to show, for those who go, and for the end.
    pub(crate) fn has_room_for_answers(&self) -> bool {
        self.has_room(FOR_PARTINGS)
    }

    /// Whether there is room for anything but the end.
    pub(crate) fn has_room_before_the_end(&self) -> bool {
        self.has_room(FOR_THE_END)
    }

    fn has_room(&self, (lines, bytes): (usize, usize)) -> bool {
        self.n_lines + lines < MOST_LINES && self.text.len() + bytes < MOST_BYTES
    }

    /// Writes an entry down.
    pub(crate) fn push(&mut self, entry: Entry<G>) -> Result<(), LineError> {
        let line = entry.print()?;
        self.push_line(&line);
        self.note(self.n_lines, entry);
        Ok(())
    }

    /// Notes an entry that stands in a line.
    fn note(&mut self, line: usize, entry: Entry<G>) {
        let before = self.entries.len();
        let outcomes = match &entry {
            Entry::Rolled { .. } => self.outcomes_after(before) + 1,
            // A record that was not replayed may claim to take back to what is yet to come.
            Entry::Undone { to } => self.outcomes_after(*to.min(&before)),
            Entry::Chose { .. } | Entry::Resigned { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => {
                self.outcomes_after(before)
            }
        };
        self.entries.push(Written { line, entry, check: None, outcomes });
    }

    /// Writes down the hash of the board after the last entry.
    pub(crate) fn push_check(&mut self, check: Check) {
        self.push_line(&check.print());
        if let Some(last) = self.entries.last_mut() {
            last.check = Some(check);
        }
    }

    /// Writes down how the game ended.
    pub(crate) fn close(&mut self, ended: Ended, places: Vec<engine::Standing>, seed: Seed) {
        let mut footer = Footer { ended, places, seed, chain: Digest([0; 32]) };
        footer.lines_before_chain().iter().for_each(|line| self.push_line(line));
        footer.chain = self.transcript.digest();
        self.put_line(&footer.chain_line());
        self.footer = Some(footer);
    }

    /// Adds a line to the text and to the transcript.
    fn push_line(&mut self, line: &str) {
        self.put_line(line);
        self.transcript.add(line);
    }

    fn put_line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.n_lines += 1;
    }
}
