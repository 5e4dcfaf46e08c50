//! Reaction windows: what standing orders decline, and the delay to which all answers keep.
//!
//! In a window it is a secret who could react. So nothing that is answered there is carried out
//! before a delay is over, whether a person, a bot or the table in a person's name answers. The
//! delay follows from who sits and watches here, which everybody knows, and from chance.
//!
//! An answer that is kept back is neither stored nor told. Whoever gave it hears what was made of
//! it when it is carried out. After a restart the window is open as before, and the delay begins
//! again.

use std::{collections::BTreeMap, time::Duration};

use driver::StandingOrders;
use engine::{Seat, Seats};
use protocol::{AskMe, Problem, SeatOrders, TableState};
use tokio::time::Instant;

use super::{Attendance, orders::Reply, task::Table};
use crate::storage::StoredHolder;

/// How long answers in a reaction window are kept back: any time between two, each as likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delay {
    /// At least so long.
    pub least: Duration,
    /// At most so long.
    pub most: Duration,
}

impl Delay {
    /// Always the same delay.
    pub const fn exactly(delay: Duration) -> Delay {
        Delay { least: delay, most: delay }
    }

    fn draw(self) -> Duration {
        self.least + (self.most.saturating_sub(self.least)).mul_f64(rand::random())
    }
}

/// The seats that are asked in the window that is open.
#[derive(Default)]
pub(super) struct Windows {
    asked: BTreeMap<Seat, Kept>,
}

/// How an answer of a seat is kept back.
struct Kept {
    /// After how many entries the seat was asked.
    since: usize,
    until: Instant,
    answer: Option<Answer>,
}

/// An answer that is kept back, and who waits to hear of it.
struct Answer {
    choice: serde_json::Value,
    by: GivenBy,
}

/// How somebody gave an answer, and hears what was made of it.
pub(super) enum GivenBy {
    /// Over a connection, with their own number of it.
    Viewer(Attendance, Option<u64>),
    /// By a request.
    Request(Reply<u64>),
    /// By a bot of the house or by standing orders: nobody waits to hear of it.
    Nobody,
}

/// What was made of an answer.
pub(super) enum Given {
    /// It was carried out, up to the moment of this number.
    Done(u64),
    /// It is kept back for a while.
    KeptBack(Seat),
}

impl Windows {
    /// Whether an answer was given for the question that a seat was asked after so many entries.
    /// In a window others may have answered since.
    pub(super) fn is_about(&self, seat: Seat, entry: usize) -> bool {
        self.asked.get(&seat).is_some_and(|kept| kept.since <= entry)
    }

    /// Whether a seat has answered, and nobody knows it yet.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.asked.get(&seat).is_some_and(|kept| kept.answer.is_some())
    }

    /// Whether an answer of a seat would come before the delay is over.
    pub(super) fn is_early(&self, seat: Seat) -> bool {
        self.asked.get(&seat).is_some_and(|kept| kept.until > Instant::now())
    }

    /// Keeps an answer back until the delay is over.
    pub(super) fn keep_back(&mut self, seat: Seat, choice: serde_json::Value) {
        if let Some(kept) = self.asked.get_mut(&seat) {
            kept.answer = Some(Answer { choice, by: GivenBy::Nobody });
        }
    }

    /// Notes who waits to hear of the answer that was just kept back.
    pub(super) fn note(&mut self, seat: Seat, by: GivenBy) {
        if let Some(answer) = self.asked.get_mut(&seat).and_then(|kept| kept.answer.as_mut()) {
            answer.by = by;
        }
    }

    /// A seat has answered: if it is asked again, the delay begins anew.
    pub(super) fn answered(&mut self, seat: Seat) {
        self.asked.remove(&seat);
    }
}

impl Table {
    /// Sets the standing orders of a seat. Nobody is told but its holder.
    pub(super) async fn set_orders(&mut self, seat: Seat, ask: AskMe) -> Result<u64, Problem> {
        match self.stored.state {
            TableState::Waiting | TableState::Playing => (),
            TableState::Over => return Err(Problem::new("table-over")),
            TableState::Frozen => return Err(Problem::new("table-frozen")),
        }
        if !self.has_windows() {
            return Err(Problem::new("no-windows"));
        }
        let mut draft = self.stored.draft();
        draft.seats[seat.index()].ask = ask;
        self.store_quietly(draft).await?;
        self.tell_holder(seat);
        Ok(self.stored.n)
    }

    /// The standing orders of these seats, for their holder.
    pub(super) fn orders_of(&self, seats: Seats) -> Vec<SeatOrders> {
        let orders = |seat: Seat| SeatOrders { seat: seat.number(), ask: self.stored.seats[seat.index()].ask };
        seats.iter().filter(|_| self.has_windows()).map(orders).collect()
    }

    /// Whether a seat need not answer any more: it has, or its orders do.
    pub(super) fn is_answered_for(&self, seat: Seat) -> bool {
        self.windows.has_answered(seat) || self.declined(seat).is_some()
    }

    /// Carries out what has been kept back long enough, one answer after another.
    pub(super) async fn release(&mut self) {
        while !self.is_lost {
            self.open_windows();
            let now = Instant::now();
            let Some((_, seat)) = self.releases().filter(|&(until, _)| until <= now).min() else { return };
            let answer = self.windows.asked.get_mut(&seat).and_then(|kept| kept.answer.take());
            let answer = answer.or_else(|| Some(Answer { choice: self.declined(seat)?, by: GivenBy::Nobody }));
            let Some(Answer { choice, by }) = answer else { return };
            let made = self.answer(seat, &choice).await;
            // Also if it was not taken: whoever is still asked is asked anew.
            self.windows.answered(seat);
            self.tell_giver(by, made);
        }
    }

    /// When the next answer that is kept back is carried out.
    pub(super) fn next_release(&self) -> Option<Instant> {
        self.releases().map(|(until, _)| until).min()
    }

    /// Drops all answers that are kept back, because the game goes on from elsewhere.
    pub(super) fn forget_answers(&mut self) {
        let asked = std::mem::take(&mut self.windows.asked);
        asked.into_values().filter_map(|kept| kept.answer).for_each(|answer| self.tell_too_late(answer));
    }

    /// Drops what the holder of a seat has answered, because it is another's now.
    pub(super) fn forget_answer(&mut self, seat: Seat) {
        if let Some(answer) = self.windows.asked.remove(&seat).and_then(|kept| kept.answer) {
            self.tell_too_late(answer);
        }
    }

    /// Notes who is asked in a window from now on, and until when their answers are kept back.
    fn open_windows(&mut self) {
        let is_open = self.game.as_ref().is_some_and(|game| game.is_window());
        let asked = if is_open { self.asked() } else { Seats::NONE };
        let over: Vec<Seat> = self.windows.asked.keys().copied().filter(|&seat| !asked.has(seat)).collect();
        for seat in over {
            if let Some(answer) = self.windows.asked.remove(&seat).and_then(|kept| kept.answer) {
                self.tell_too_late(answer);
            }
        }
        for seat in asked.iter() {
            if !self.windows.asked.contains_key(&seat) {
                let since = self.game.as_ref().map_or(0, |game| game.n_entries());
                let until = Instant::now() + self.delay(seat);
                self.windows.asked.insert(seat, Kept { since, until, answer: None });
            }
        }
    }

    /// Each seat for which something will be answered, and when.
    fn releases(&self) -> impl Iterator<Item = (Instant, Seat)> + '_ {
        let kept = self.windows.asked.iter().filter(|(seat, _)| self.is_answered_for(**seat));
        kept.map(|(&seat, kept)| (kept.until, seat))
    }

    /// How long an answer of a seat is kept back. What is hidden plays no part in it: that a bot
    /// sits there is seen by everybody, and so is whether there is anybody to keep a secret from.
    fn delay(&self, seat: Seat) -> Duration {
        let timings = self.means().timings;
        match (self.is_watched(seat), self.bot_at(seat)) {
            (false, _) => Duration::ZERO,
            (true, Some(_)) => timings.bot_window.draw(),
            (true, None) => timings.window.draw(),
        }
    }

    /// Whether anybody plays or watches here from whom the holder of a seat could have secrets.
    fn is_watched(&self, seat: Seat) -> bool {
        let owner = |seat: Seat| self.holder(seat).and_then(StoredHolder::owner);
        let is_other = |other: Seat| owner(other).is_some() && owner(other) != owner(seat);
        Seat::all(self.stored.seats.len() as u8).any(is_other)
            || self.viewers.iter().any(|viewer| !self.seats_of(&viewer.who).has(seat))
    }

    /// The answer by which the table declines for somebody, if their orders say so. For a bot that
    /// plays in their place nobody has to decline.
    fn declined(&self, seat: Seat) -> Option<serde_json::Value> {
        if self.stored.state != TableState::Playing || self.bot_at(seat).is_some() {
            return None;
        }
        let orders = match self.stored.seats.get(seat.index())?.ask {
            AskMe::WhenICan => StandingOrders::WhenICan,
            AskMe::Always => StandingOrders::Always,
            AskMe::Never => StandingOrders::Never,
        };
        self.game.as_ref()?.declined(seat, orders)
    }

    fn has_windows(&self) -> bool {
        self.means().games.get(&self.stored.game).is_some_and(|door| door.has_windows)
    }

    fn tell_too_late(&mut self, answer: Answer) {
        self.tell_giver(answer.by, Err(Problem::new("already-answered")));
    }

    fn tell_giver(&mut self, by: GivenBy, made: Result<u64, Problem>) {
        match (by, made) {
            (GivenBy::Viewer(place, id), made) => self.tell_made(place, id, made),
            // Whoever has stopped waiting finds out by looking.
            (GivenBy::Request(reply), made) => _ = reply.send(made),
            (GivenBy::Nobody, Ok(_)) => (),
            (GivenBy::Nobody, Err(problem)) => tracing::warn!(code = problem.code, "an answer kept back was not taken"),
        }
    }
}
