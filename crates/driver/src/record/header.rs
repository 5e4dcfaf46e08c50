//! The header: what was settled before the start.

use engine::{Game, Seat, Setup};

use crate::{
    dealer::Nonce,
    line::{Expected, LineError, Words},
    record::{DEALT_BY_LINES, FORMAT, Holder, MOST_LINES, RecordError, RecordFault, entry::read_seat, parse::Lines},
    told::legible,
    transcript::Digest,
};

/// What was settled before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Game> {
    /// The version of the format, which also settles how the dealer deals.
    pub format: u16,
    /// The version of the rules under which it was played.
    pub rules: u16,
    /// The version of the state hashes.
    pub digest: u16,
    /// Players and options.
    pub setup: G::Setup,
    /// Who sat in each seat at the start.
    pub holders: Vec<Holder>,
    /// What seats added, so that the table alone could not choose what came up.
    pub nonces: Vec<(Seat, Nonce)>,
    /// What the game continues, if it does. Then its secrets were known to whoever knew the
    /// other record.
    pub parent: Option<Parent>,
    /// Whether what chance has shown may be taken back, so that the game counts for nothing.
    pub is_practice: bool,
    /// The dealer's commitment.
    pub commitment: Digest,
}

/// The record that a game continues: its entries up to a moment stand in the new record as
/// well, and a dealer of its own deals what comes after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parent {
    /// The hash of the other record's transcript.
    pub chain: Digest,
    /// How many of its entries were taken over.
    pub entry: usize,
}

impl<G: Game> Header<G> {
    pub(super) fn print(&self) -> String {
        let mut lines = vec![
            format!("airlock-record {}", self.format),
            format!("game {}", G::NAME),
            format!("rules {}", self.rules),
            format!("digest {}", self.digest),
            format!("players {}", self.setup.players()),
        ];
        lines.extend(self.setup.chosen().map(|(name, value)| format!("option {name} {value}")));
        lines.extend(self.setup.carried().iter().map(|(name, value)| format!("carried {name} {value}")));
        let seats = Seat::all(self.setup.players()).zip(&self.holders);
        lines.extend(seats.map(|(seat, holder)| format!("seat {seat} {holder}")));
        lines.extend(self.nonces.iter().map(|(seat, nonce)| format!("nonce {seat} {nonce}")));
        lines.extend(self.parent.map(|Parent { chain, entry }| format!("parent {chain} entry {entry} secrets-known")));
        lines.extend(self.is_practice.then(|| "practice".to_owned()));
        lines.push(format!("commitment {}\n", self.commitment));
        lines.join("\n")
    }

    pub(super) fn read(lines: &mut Lines<'_>) -> Result<Self, RecordError> {
        let (format, game) = read_game(lines)?;
        if game != G::NAME {
            return Err(lines.fault(RecordFault::OtherGame { found: legible(game), expected: G::NAME }));
        }
        let rules = lines.must(&["rules"], |words| words.take_number(0, u16::MAX))?;
        let digest = lines.must(&["digest"], |words| words.take_number(0, u16::MAX))?;
        let setup: G::Setup = read_setup(lines)?;
        let players = setup.players();
        let mut holders = Vec::new();
        for seat in Seat::all(players) {
            holders.push(lines.must(&["seat"], |words| {
                words.take_number(seat.number(), seat.number())?;
                Holder::read(words)
            })?);
        }
        let mut nonces: Vec<(Seat, Nonce)> = Vec::new();
        while let Some(nonce) =
            lines.may("nonce", |words| Ok((read_seat(words, players)?, Nonce(words.take_hex()?))))?
        {
            if nonces.last().is_some_and(|&(last, _)| last >= nonce.0) {
                return Err(lines.fault(RecordFault::Repeated));
            }
            nonces.push(nonce);
        }
        let parent = lines.may("parent", read_parent)?;
        let is_practice = format > DEALT_BY_LINES && lines.may("practice", |_| Ok(()))?.is_some();
        let commitment = lines.must(&["commitment"], |words| words.take_hex().map(Digest))?;
        Ok(Header { format, is_practice, rules, digest, setup, holders, nonces, parent, commitment })
    }
}

/// Reads the format and the name of the game.
pub(super) fn read_game<'a>(lines: &mut Lines<'a>) -> Result<(u16, &'a str), RecordError> {
    const BEGINNING: &str = "airlock-record";
    if lines.peek_word() != Some(BEGINNING) {
        return Err(RecordError { line: 1, fault: RecordFault::NotARecord });
    }
    let format: u16 = lines.must(&[BEGINNING], |words| words.take_number(1, u16::MAX))?;
    if format > FORMAT {
        return Err(lines.fault(RecordFault::NewerFormat { found: format, known: FORMAT }));
    }
    Ok((format, lines.must(&["game"], |words| words.take(|| Expected::Word))?))
}

fn read_setup<S: Setup>(lines: &mut Lines<'_>) -> Result<S, RecordError> {
    let players = lines.must(&["players"], |words| words.take_number(*S::PLAYERS.start(), *S::PLAYERS.end()))?;
    let mut chosen: Vec<(&str, &str)> = Vec::new();
    while let Some(option) = lines.may("option", read_option)? {
        if chosen.iter().any(|&(name, _)| name == option.0) {
            return Err(lines.fault(RecordFault::Repeated));
        }
        // Read at once, so that the error is about this line.
        S::read(players, [option]).map_err(|bad| lines.fault(RecordFault::Setup(bad)))?;
        chosen.push(option);
    }
    let mut setup = S::read(players, chosen).map_err(|bad| lines.fault(RecordFault::Setup(bad)))?;
    while let Some((name, value)) = lines.may("carried", read_option)? {
        setup.carry(name, value).map_err(|bad| lines.fault(RecordFault::Setup(bad)))?;
    }
    Ok(setup)
}

fn read_option<'a>(words: &mut Words<'a>) -> Result<(&'a str, &'a str), LineError> {
    Ok((words.take(|| Expected::Word)?, words.take(|| Expected::Word)?))
}

fn read_parent(words: &mut Words<'_>) -> Result<Parent, LineError> {
    let chain = Digest(words.take_hex()?);
    words.take_one_of(&["entry"])?;
    let entry = words.take_number(0, MOST_LINES as u64)? as usize;
    words.take_one_of(&["secrets-known"])?;
    Ok(Parent { chain, entry })
}
