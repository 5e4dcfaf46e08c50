//! A game under way with its types on, behind the door that takes them off.

use std::sync::Arc;

use bots::Level;
use driver::{Dealer, Entry, Happened, Record, Replay, Seating, StandingOrders, StopReason, Table, TableError};
use engine::{Pending, Seat, Setup, Standing, Timing, Viewer, Views};
use protocol::{Change, GameJson, Sentence, Stopped, Text, change::Written};
use serde::Serialize;
use texts::{Value, args};

use super::{
    NewEntry, NotResumed, Opening, Play, Question, Show, Think, Thought, Undone, Wrong,
    burst::Burst,
    following,
    house_bots::{BotMaker, HouseBots},
    read_setup, told,
};
use crate::problems::Code;

/// A table of one game.
pub(super) struct Typed<G: Views> {
    table: Table<G>,
    bots: HouseBots<G>,
    /// What happened with each entry, for viewers who come later.
    events: Vec<Vec<G::Event>>,
    /// What was not told yet.
    burst: Burst<G>,
}

impl<G: Views> Typed<G> {
    pub(super) fn open(opening: &Opening, bot: BotMaker<G>) -> Result<Self, Wrong> {
        let Opening { options, holders, nonces, dealer, is_practice, parent, carried } = opening;
        let seating = Seating::from(holders.clone());
        let seating = if *is_practice { seating.for_practice() } else { seating };
        let seating = nonces.iter().fold(seating, |seating, &(seat, nonce)| seating.with_nonce(seat, nonce));
        let dealer = Dealer::with_seed(dealer.seed());
        let table = match parent {
            None => {
                let players = holders.len().try_into().unwrap_or(u8::MAX);
                let mut setup = read_setup::<G>(players, options).map_err(|error| Wrong::of(&error))?;
                carried.iter().try_for_each(|(row, value)| setup.carry(row, value)).map_err(|bad| Wrong::of(&bad))?;
                Table::open(setup, seating, dealer)
            }
            Some((record, n_entries)) => {
                let record = Record::parse(record.as_bytes()).map_err(|error| Wrong::of(&error))?;
                Table::continue_from(&record, *n_entries, seating, dealer)
            }
        };
        let table = table.map_err(|error| Wrong::of(&error))?;
        let events = all_events(table.record())?;
        Ok(Typed::seated(table, bot, events))
    }

    pub(super) fn resume(record: &str, dealer: Option<Dealer>, bot: BotMaker<G>) -> Result<Self, NotResumed> {
        let record = Record::<G>::parse(record.as_bytes()).map_err(|error| NotResumed(Wrong::of(&error)))?;
        let mut events = Vec::with_capacity(record.entries().len());
        let table = match record.footer() {
            Some(_) => {
                let table = Table::finished_telling(record, |some| events.push(some));
                table.map(|table| table.expect("the record has its footer"))
            }
            None => {
                let dealer = dealer.ok_or_else(|| NotResumed(Code::TableSeedSealed.into()))?;
                Table::resume_telling(record, dealer, |some| events.push(some))
            }
        };
        let table = table.map_err(|error| NotResumed(Wrong::of(&error)))?;
        Ok(Typed::seated(table, bot, events))
    }

    fn seated(table: Table<G>, bot: BotMaker<G>, events: Vec<Vec<G::Event>>) -> Self {
        let burst = Burst::after(table.record().entries().len(), *table.state());
        Typed { table, bots: HouseBots::new(bot), events, burst }
    }

    /// Notes what happened, and what has to be stored.
    fn note(&mut self, happened: Vec<Happened<G>>) -> Vec<NewEntry> {
        let step = |it: Happened<G>| {
            self.events.push(it.events);
            self.burst.push(it.beats);
            NewEntry { entry: it.number, lines: it.lines }
        };
        happened.into_iter().map(step).collect()
    }

    fn entry(&self, entry: usize) -> Option<&Entry<G>> {
        let at = entry.checked_sub(1)?;
        self.table.record().entries().get(at).map(|written| &written.entry)
    }

    /// Does one thing and lets chance speak. A game whose record is full then is stopped; one that
    /// cannot go on for another reason is as it was.
    fn take(
        &mut self,
        act: impl FnOnce(&mut Table<G>) -> Result<Happened<G>, TableError>,
    ) -> Result<Vec<NewEntry>, Wrong> {
        let before = self.table.record().text().len();
        let mut happened = vec![act(&mut self.table).map_err(|error| Wrong::of(&error))?];
        let gone_on = match self.table.advance(&mut happened) {
            Ok(()) if self.table.is_finished() || !self.table.is_full() => Ok(()),
            Ok(()) | Err(TableError::RecordFull) => {
                self.table.stop(StopReason::RecordFull).map(|stopped| happened.push(stopped))
            }
            Err(error) => Err(error),
        };
        match gone_on {
            Ok(()) => Ok(self.note(happened)),
            Err(error) => {
                self.go_back(before);
                Err(Wrong::of(&error))
            }
        }
    }

    /// The game as it was when its record had so many bytes.
    fn go_back(&mut self, n_bytes: usize) {
        let dealer = Dealer::with_seed(self.table.dealer().seed());
        if let Ok(before) = Typed::resume(&self.table.record().text()[..n_bytes], Some(dealer), self.bots.maker()) {
            *self = before;
        }
    }
}

/// What happened with each entry of a record.
fn all_events<G: Views>(record: &Record<G>) -> Result<Vec<Vec<G::Event>>, Wrong> {
    let replay = Replay::of(record).map_err(|misfit| Wrong::of(&misfit))?;
    Ok((1..=record.entries().len()).map(|entry| replay.events_of(entry)).collect())
}

pub(crate) fn json(value: &impl Serialize) -> GameJson {
    serde_json::value::to_raw_value(value).expect("what is shown is made of words and numbers")
}

impl<G: Views> Play for Typed<G> {
    fn answer(&mut self, seat: Seat, choice: &serde_json::Value) -> Result<Vec<NewEntry>, Wrong> {
        let choice: G::Choice = serde::Deserialize::deserialize(choice).map_err(|_| Code::AnswerMalformed)?;
        self.take(|table| table.choose(seat, choice))
    }

    fn advance(&mut self) -> Result<Vec<NewEntry>, Wrong> {
        let mut happened = Vec::new();
        self.table.advance(&mut happened).map_err(|error| Wrong::of(&error))?;
        Ok(self.note(happened))
    }

    fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<Vec<NewEntry>, Wrong> {
        self.take(|table| match to {
            Some(to) => table.undo_to(seat, to),
            None => table.undo(seat),
        })
    }

    fn undo_by_consent(&mut self, to: usize) -> Result<Vec<NewEntry>, Wrong> {
        self.take(|table| table.undo_by_consent(to))
    }

    fn undoable(&self, seat: Seat) -> Vec<usize> {
        self.table.undoable(seat).unwrap_or_default()
    }

    fn undoable_by_consent(&self, seat: Seat) -> Option<usize> {
        self.table.undoable_by_consent(seat).ok()
    }

    fn resign(&mut self, seat: Seat) -> Result<Vec<NewEntry>, Wrong> {
        self.take(|table| table.resign(seat))
    }

    fn stop(&mut self, reason: StopReason) -> Result<Vec<NewEntry>, Wrong> {
        self.take(|table| table.stop(reason))
    }

    fn seat_taken(&mut self, seat: Seat, holder: driver::Holder) -> Result<Vec<NewEntry>, Wrong> {
        self.take(|table| table.seat_taken(seat, holder))
    }

    fn pending(&self) -> Pending {
        if self.table.is_finished() { Pending::Nobody } else { self.table.state().pending() }
    }

    fn is_finished(&self) -> bool {
        self.table.is_finished()
    }

    fn is_endless(&self) -> bool {
        self.round() > G::ROUNDS_AMONG_BOTS
    }

    fn is_full(&self) -> bool {
        self.table.is_full()
    }

    fn n_taken_back(&self, seat: Seat) -> usize {
        let entries = self.table.record().entries();
        let is_theirs = |to: usize| matches!(entries.get(to).map(|it| &it.entry), Some(Entry::Chose { seat: by, .. }) if *by == seat);
        entries.iter().filter(|written| matches!(written.entry, Entry::Undone { to } if is_theirs(to))).count()
    }

    fn may_answer(&self, seat: Seat, choice: &serde_json::Value) -> Result<(), Wrong> {
        let choice: G::Choice = serde::Deserialize::deserialize(choice).map_err(|_| Code::AnswerMalformed)?;
        let may = self.table.state().may_choose(seat, choice);
        may.map_err(|refused| Wrong::of(&TableError::Refused(refused)))
    }
}

impl<G: Views> Show for Typed<G> {
    fn round(&self) -> u16 {
        G::round(self.table.state().board())
    }

    fn n_entries(&self) -> usize {
        self.table.record().entries().len()
    }

    fn seat_of(&self, entry: usize) -> Option<Seat> {
        match self.entry(entry)? {
            Entry::Chose { seat, .. } | Entry::Resigned { seat } => Some(*seat),
            Entry::Undone { .. } | Entry::Rolled { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => None,
        }
    }

    fn undone_by(&self, entry: usize) -> Option<Undone> {
        let Some(&Entry::Undone { to }) = self.entry(entry) else { return None };
        let taken_back = self.table.record().line_from(entry - 1).take_while(|&entry| entry > to);
        let mut undone = Undone { to, seat: self.seat_of(to + 1), answers: 0, outcomes: 0 };
        for entry in taken_back.filter_map(|entry| self.entry(entry)) {
            match entry {
                Entry::Chose { .. } => undone.answers += 1,
                Entry::Rolled { .. } => undone.outcomes += 1,
                Entry::Resigned { .. } | Entry::Undone { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => (),
            }
        }
        Some(undone)
    }

    fn options(&self) -> Vec<(String, String)> {
        let chosen = self.table.record().header().setup.chosen();
        chosen.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    fn view(&self, viewer: Viewer) -> (Arc<Written>, Option<Text>) {
        let view = G::view(self.table.state(), viewer);
        let asks = G::under_way(&view).last().map(|waiting| told::text(args::asks(G::NAME, waiting, &Value::Seat)));
        (following::written(view), asks)
    }

    fn heard(&self, entry: usize, viewer: Viewer) -> (Vec<GameJson>, Vec<Sentence>) {
        let events_of = |entry: usize| entry.checked_sub(1).and_then(|at| self.events.get(at)).into_iter().flatten();
        let before = || self.table.record().line_from(entry.saturating_sub(1));
        told::heard_by::<G, _>(events_of(entry), viewer, || before().flat_map(|entry| events_of(entry).rev().copied()))
    }

    fn changes(
        &self,
        n_entries: usize,
        seen: Arc<Written>,
        now: Arc<Written>,
        viewer: Viewer,
    ) -> Option<Vec<Vec<Change>>> {
        let is_undone = (n_entries + 1..=self.n_entries()).any(|entry| self.undone_by(entry).is_some());
        if is_undone { None } else { self.burst.changes(n_entries, (seen, now), viewer, &self.events) }
    }

    fn view_before_burst(&self, n_entries: usize, viewer: Viewer) -> Option<Arc<Written>> {
        self.burst.before(n_entries).map(|state| following::written(G::view(state, viewer)))
    }

    fn end_burst(&mut self) {
        self.burst = Burst::after(self.n_entries(), *self.table.state());
    }

    fn question(&self, seat: Seat) -> Question {
        let (offers, foresight) = G::question(self.table.state(), seat);
        Question {
            offers: json(&offers),
            says: offers.iter().map(|offer| told::answer::<G>(&offer.choice)).collect(),
            foresight: foresight.map(|foresight| json(&foresight)),
        }
    }

    fn denials(&self, seat: Seat) -> (GameJson, Vec<Text>) {
        let denials = G::denials(self.table.state(), seat);
        (json(&denials), denials.iter().map(|denied| told::answer::<G>(&denied.choice)).collect())
    }

    fn standings(&self) -> GameJson {
        json(&G::standings(self.table.state().board()))
    }

    fn standings_by_seat(&self) -> Vec<Standing> {
        let mut standings = G::standings(self.table.state().board());
        standings.sort_by_key(|standing| standing.seat);
        standings
    }

    fn stopped(&self) -> Option<Stopped> {
        match self.table.record().entries().last()?.entry {
            Entry::Stopped { reason } => Some(match reason {
                StopReason::RoundLimit => Stopped::RoundLimit,
                StopReason::Agreed => Stopped::Agreed,
                StopReason::Abandoned => Stopped::Abandoned,
                StopReason::RulesChanged => Stopped::RulesChanged,
                StopReason::RecordFull => Stopped::RecordFull,
            }),
            Entry::Chose { .. }
            | Entry::Rolled { .. }
            | Entry::Resigned { .. }
            | Entry::Undone { .. }
            | Entry::SeatTaken { .. } => None,
        }
    }

    fn commitment(&self) -> String {
        self.table.record().header().commitment.to_string()
    }

    fn seed(&self) -> Option<String> {
        self.table.record().footer().map(|footer| footer.seed.to_string())
    }

    fn record(&self) -> &str {
        self.table.record().text()
    }
}

impl<G: Views> Think for Typed<G> {
    fn is_window(&self) -> bool {
        self.table.is_window()
    }

    fn timing(&self) -> Timing {
        self.table.timing()
    }

    fn declined(&self, seat: Seat, orders: StandingOrders) -> Option<serde_json::Value> {
        self.table.declined(seat, orders).map(written)
    }

    fn forced(&self, seat: Seat) -> Option<serde_json::Value> {
        self.table.forced(seat).map(written)
    }

    fn default_answer(&self, seat: Seat) -> Option<serde_json::Value> {
        self.table.default_answer(seat).map(written)
    }

    fn thought(&mut self, seat: Seat, level: &str) -> Option<Thought> {
        let thought = self.bots.thought(seat, Level::from_name(level)?, &self.table, &self.events)?;
        Some(Box::new(move |budget| written(thought(budget))))
    }
}

fn written<C: Serialize>(choice: C) -> serde_json::Value {
    serde_json::to_value(choice).expect("an answer is made of words and numbers")
}
