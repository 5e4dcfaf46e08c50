//! Verify: what a record proves.
//!
//! A finished record proves that everything in it followed the rules, and that whatever
//! chance showed was settled by a seed that was committed to before. Whoever wants to
//! forge a record after the commitment was published has to find a seed with the same
//! hash. Where something could not be checked, the verdict says so.
//!
//! What was taken back is counted. It changed no outcome where each has its place on the line
//! of play; in records of format 1 it did, and the verdict leaves that open.

use engine::{Game, Pending};

use crate::{
    dealer::Dealer,
    line,
    record::{Ended, Entry, Footer, Record, Written},
    replay::{Misfit, Replay, Unfit},
    told::{Arguments, Told},
    transcript::Transcript,
};

/// What a record proves, and what it leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What is proved.
    pub proven: Vec<Proven>,
    /// What could not be checked.
    pub open: Vec<Open>,
}

/// Something that a record proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    /// The rules allowed every answer.
    Answers {
        /// How many there are.
        count: usize,
    },
    /// The rules allowed every outcome.
    Outcomes {
        /// How many there are.
        count: usize,
    },
    /// The board was as the record says at the end of each round.
    Boards {
        /// How many hashes there are.
        count: usize,
    },
    /// The seed is the one that was committed to before the first roll.
    Commitment,
    /// Every outcome that this table dealt is the one that follows from the seed and from
    /// its place.
    Dealer {
        /// How many there are.
        count: usize,
    },
    /// Answers were taken back, and no outcome was another for it.
    TakenBack {
        /// How often.
        count: usize,
    },
    /// These outcomes depend on what seats added after the commitment was published: the
    /// table did not choose them by choosing its seed.
    Nonces {
        /// How many seats added something.
        count: usize,
    },
    /// The ending and the places are as the rules say.
    Result,
    /// No line was changed, left out, added or moved since the record was closed, unless
    /// all that follows was made to fit.
    Chain,
}

/// Something that could not be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// The record has no end, and the seed is still secret.
    Unfinished,
    /// The record was made under another version of the rules. It replays under ours, but
    /// the dealer was not checked, for the odds may have been others.
    OtherRules {
        /// The version of the record.
        theirs: u16,
        /// The version of this program.
        ours: u16,
    },
    /// The hashes of the board were made in another way, and were not checked.
    OtherDigest {
        /// The version of the record.
        theirs: u16,
        /// The version of this program.
        ours: u16,
    },
    /// Something was taken back before an outcome, in a record in which that brought another
    /// one: somebody who knew the seed could have chosen by it.
    DealtAnew {
        /// How often.
        count: usize,
    },
    /// The game was for practice: what chance had shown was taken back and came again, known
    /// to everybody who had seen it.
    Practice {
        /// How many outcomes were taken back.
        outcomes: usize,
    },
    /// The first entries were taken over from another record, whose dealer dealt them. If
    /// that record is at hand, verify it too, and see whether this one
    /// [continues](Record::continues) it.
    Inherited {
        /// How many.
        entries: usize,
    },
}

impl Verdict {
    /// Whether nothing was left open.
    pub fn is_complete(&self) -> bool {
        self.open.is_empty()
    }
}

/// Checks all that can be checked, and says what that proves; or gives the first thing
/// that does not fit.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verdict, Misfit> {
    let header = record.header();
    let dealer = record.footer().map(|footer| Dealer::with_seed(footer.seed));
    if let Some(dealer) = &dealer
        && dealer.commitment() != header.commitment
    {
        return Err(Misfit { line: n_lines(record) - 1, entry: None, why: Unfit::OtherSeed });
    }
    let inherited = header.parent.map_or(0, |parent| parent.entry);
    let has_our_rules = header.rules == G::RULES_VERSION;
    let mut dealing = Dealing::of(record, dealer.filter(|_| has_our_rules), inherited);

    let mut replay = Replay::start(record);
    let (mut answers, mut outcomes, mut boards) = (0, 0, 0);
    let mut taken_back = TakenBack::default();
    while let Some(written) = replay.step()? {
        let entry = replay.n_entries();
        match written.entry {
            Entry::Chose { .. } => answers += 1,
            Entry::Rolled { outcome } => {
                outcomes += 1;
                taken_back.before_outcomes = taken_back.count;
                dealing.compare(written, outcome, &replay)?;
            }
            Entry::Undone { to } if entry > inherited => {
                taken_back.count += 1;
                taken_back.outcomes += record.outcomes_after(entry - 1).saturating_sub(record.outcomes_after(to));
            }
            Entry::Undone { .. } | Entry::Resigned { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => (),
        }
        boards += usize::from(written.check.is_some());
    }
    let has_our_digest = header.digest == G::DIGEST_VERSION;

    let mut proven = vec![Proven::Answers { count: answers }, Proven::Outcomes { count: outcomes }];
    proven.extend(has_our_digest.then_some(Proven::Boards { count: boards }));
    let mut open = Vec::new();
    match record.footer() {
        None => open.push(Open::Unfinished),
        Some(footer) => {
            check_end(record, footer, &replay, inherited)?;
            proven.push(Proven::Commitment);
            proven.extend(has_our_rules.then_some(Proven::Dealer { count: dealing.count }));
            let changed_nothing = has_our_rules && !record.is_dealt_by_lines() && taken_back.count > 0;
            proven.extend(changed_nothing.then_some(Proven::TakenBack { count: taken_back.count }));
            let n_nonces = header.nonces.len();
            proven.extend((has_our_rules && n_nonces > 0).then_some(Proven::Nonces { count: n_nonces }));
            proven.extend([Proven::Result, Proven::Chain]);
        }
    }
    open.extend((!has_our_rules).then_some(Open::OtherRules { theirs: header.rules, ours: G::RULES_VERSION }));
    open.extend((!has_our_digest).then_some(Open::OtherDigest { theirs: header.digest, ours: G::DIGEST_VERSION }));
    let dealt_anew = record.is_dealt_by_lines() && taken_back.before_outcomes > 0;
    open.extend(dealt_anew.then_some(Open::DealtAnew { count: taken_back.before_outcomes }));
    open.extend(header.is_practice.then_some(Open::Practice { outcomes: taken_back.outcomes }));
    open.extend((inherited > 0).then_some(Open::Inherited { entries: inherited }));
    Ok(Verdict { proven, open })
}

/// What was taken back.
#[derive(Default)]
struct TakenBack {
    /// How often.
    count: usize,
    /// How often before an outcome that came later.
    before_outcomes: usize,
    /// How many outcomes with it.
    outcomes: usize,
}

/// Deals again what was dealt.
struct Dealing<'a, G: Game> {
    record: &'a Record<G>,
    dealer: Option<Dealer>,
    inherited: usize,
    transcript: Transcript,
    /// The lines that are not yet in the transcript, and the number of the first of them.
    lines: std::str::Lines<'a>,
    next_line: usize,
    odds: Vec<(G::Outcome, u32)>,
    count: usize,
}

impl<'a, G: Game> Dealing<'a, G> {
    fn of(record: &'a Record<G>, dealer: Option<Dealer>, inherited: usize) -> Self {
        let header = record.header_text();
        Dealing {
            record,
            dealer,
            inherited,
            transcript: Transcript::of_header(header),
            lines: record.text()[header.len()..].lines(),
            next_line: header.lines().count() + 1,
            odds: Vec::new(),
            count: 0,
        }
    }

    /// Compares an outcome, the last entry of the replay, with what the dealer deals.
    fn compare(&mut self, written: &Written<G>, outcome: G::Outcome, replay: &Replay<'_, G>) -> Result<(), Misfit> {
        let entry = replay.n_entries();
        let Some(dealer) = self.dealer.as_ref().filter(|_| entry > self.inherited) else { return Ok(()) };
        while self.next_line < written.line {
            self.lines.next().into_iter().for_each(|line| self.transcript.add(line));
            self.next_line += 1;
        }
        let before = replay.state_after(entry - 1).expect("the entry was replayed");
        before.odds(&mut self.odds);
        let dealt = dealer.deal(self.record.place_after(entry - 1, self.transcript), &self.odds);
        if dealt != Some(outcome) {
            let dealt = dealt.and_then(|dealt| line::print(&dealt).ok()).unwrap_or_default();
            return Err(Misfit { line: written.line, entry: Some(entry), why: Unfit::OtherOutcome { dealt } });
        }
        self.count += 1;
        Ok(())
    }
}

/// Checks the end of a finished record.
fn check_end<G: Game>(
    record: &Record<G>,
    footer: &Footer,
    replay: &Replay<'_, G>,
    inherited: usize,
) -> Result<(), Misfit> {
    let last_line = n_lines(record);
    let end_line = last_line - footer.places.len() - 2;
    let misfit = |line, why| Err(Misfit { line, entry: None, why });

    let board = replay.state().board();
    let stopped = record.entries().last().is_some_and(|last| last.entry.is_stop());
    let ended = match (replay.state().pending(), stopped) {
        (_, true) => Ended::Stopped,
        (Pending::Nobody, false) => match Ended::over::<G>(board) {
            Ok(ended) => ended,
            Err(error) => return misfit(end_line, Unfit::OtherEnding { ending: error.to_string() }),
        },
        (Pending::Players { .. } | Pending::Chance, false) => return misfit(end_line, Unfit::NotOver),
    };
    if replay.n_entries() < inherited {
        return misfit(end_line, Unfit::NoSuchMoment { to: inherited });
    }
    if footer.ended != ended {
        return misfit(end_line, Unfit::OtherEnding { ending: ended.print() });
    }
    if footer.places != G::standings(board) {
        return misfit(end_line + 1, Unfit::OtherPlaces);
    }
    let chain = record.transcript().digest();
    if footer.chain != chain {
        return misfit(last_line, Unfit::OtherChain { chain: chain.to_string() });
    }
    Ok(())
}

fn n_lines<G: Game>(record: &Record<G>) -> usize {
    record.text().lines().count()
}

impl Told for Proven {
    fn code(&self) -> &'static str {
        match self {
            Proven::Answers { .. } => "proven-answers",
            Proven::Outcomes { .. } => "proven-outcomes",
            Proven::Boards { .. } => "proven-boards",
            Proven::Commitment => "proven-commitment",
            Proven::Dealer { .. } => "proven-dealer",
            Proven::TakenBack { .. } => "proven-taken-back",
            Proven::Nonces { .. } => "proven-nonces",
            Proven::Result => "proven-result",
            Proven::Chain => "proven-chain",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Proven::Answers { count }
            | Proven::Outcomes { count }
            | Proven::Boards { count }
            | Proven::Dealer { count }
            | Proven::TakenBack { count }
            | Proven::Nonces { count } => vec![("count", count.to_string())],
            Proven::Commitment | Proven::Result | Proven::Chain => Vec::new(),
        }
    }
}

impl Told for Open {
    fn code(&self) -> &'static str {
        match self {
            Open::Unfinished => "open-unfinished",
            Open::OtherRules { .. } => "open-other-rules",
            Open::OtherDigest { .. } => "open-other-digest",
            Open::DealtAnew { .. } => "open-dealt-anew",
            Open::Practice { .. } => "open-practice",
            Open::Inherited { .. } => "open-inherited",
        }
    }

    fn arguments(&self) -> Arguments {
        match self {
            Open::Unfinished => Vec::new(),
            Open::OtherRules { theirs, ours } | Open::OtherDigest { theirs, ours } => {
                vec![("theirs", theirs.to_string()), ("ours", ours.to_string())]
            }
            Open::DealtAnew { count } => vec![("count", count.to_string())],
            Open::Practice { outcomes } => vec![("outcomes", outcomes.to_string())],
            Open::Inherited { entries } => vec![("entries", entries.to_string())],
        }
    }
}
