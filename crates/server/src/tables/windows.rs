//! Reaction windows: the time to which all answers keep.
//!
//! In a window it is a secret who could react. So nothing that is answered there is carried out
//! before a delay is over, whether a person, a bot or the table in a person's name answers. The
//! delay follows from who sits and watches here, which everybody knows, and from chance. Where the
//! table answers in a person's name (`standing_orders.rs`), it takes as long as that person would
//! (`pondering.rs`), and waits for whoever is away as it would if they had something to decide.
//!
//! An answer that is kept back is neither stored nor told. Whoever gave it hears what was made of
//! it when it is carried out. After a restart the window is open as before, and the delay begins
//! again.

use std::{collections::BTreeMap, time::Duration};

use driver::StandingOrders;
use engine::{Seat, Seats};
use protocol::{AskMe, Problem};
use tokio::time::Instant;

use super::{Attendance, pondering::Chance, requests::Reply, task::Table};
use crate::{problems::Code, storage::StoredHolder};

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

    fn draw(self, chance: &Chance) -> Duration {
        self.least + (self.most.saturating_sub(self.least)).mul_f64(chance())
    }
}

/// The windows that are open, one for each seat that is asked.
#[derive(Default)]
pub(super) struct Windows {
    open: BTreeMap<Seat, Window>,
}

/// A window as it is open for a seat: how its answer is kept back.
struct Window {
    /// After how many entries the seat was asked.
    since: usize,
    /// When it was asked, and its holder was there to see it.
    asked: Instant,
    /// Until when what somebody answers is kept back.
    until: Instant,
    /// When the table answers, where it does.
    own: Instant,
    /// Since when the seat's holder is away.
    away: Option<Instant>,
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
    Post(Reply<u64>),
    /// By a bot of the house or by standing orders: nobody waits to hear of it.
    Nobody,
}

/// What was made of an answer.
pub(super) enum Given {
    /// It was carried out, up to the moment of this number.
    Done(u64),
    /// It is kept back for a while.
    KeptBack(Seat),
    /// The question was answered before.
    TooLate,
}

impl Windows {
    /// Whether an answer was given for the question that a seat was asked after so many entries.
    /// In a window others may have answered since.
    pub(super) fn is_about(&self, seat: Seat, entry: usize) -> bool {
        self.open.get(&seat).is_some_and(|window| window.since <= entry)
    }

    /// Whether a seat has answered, and nobody knows it yet.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.open.get(&seat).is_some_and(|window| window.answer.is_some())
    }

    /// Whether an answer of a seat would come before the delay is over.
    pub(super) fn is_early(&self, seat: Seat) -> bool {
        self.open.get(&seat).is_some_and(|window| window.until > Instant::now())
    }

    /// Keeps an answer back until the delay is over.
    pub(super) fn keep_back(&mut self, seat: Seat, choice: serde_json::Value) {
        if let Some(window) = self.open.get_mut(&seat) {
            window.answer = Some(Answer { choice, by: GivenBy::Nobody });
        }
    }

    /// Notes who waits to hear of the answer that was just kept back.
    pub(super) fn note(&mut self, seat: Seat, by: GivenBy) {
        if let Some(answer) = self.open.get_mut(&seat).and_then(|window| window.answer.as_mut()) {
            answer.by = by;
        }
    }

    /// A seat has answered: if it is asked again, the delay begins anew.
    pub(super) fn answered(&mut self, seat: Seat) {
        self.open.remove(&seat);
    }
}

impl Table {
    /// Carries out what has been kept back long enough, one answer after another.
    pub(super) async fn release(&mut self) {
        while !self.is_lost {
            self.open_windows();
            let now = Instant::now();
            let Some((_, seat)) = self.releases().filter(|&(until, _)| until <= now).min() else { return };
            let answer = self.windows.open.get_mut(&seat).and_then(|window| window.answer.take());
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
        let asked = std::mem::take(&mut self.windows.open);
        asked.into_values().filter_map(|window| window.answer).for_each(|answer| self.tell_too_late(answer));
    }

    /// How long the holder of a seat has thought by now, if they have something to decide in a
    /// window and have not done so.
    pub(super) fn pondered(&self, seat: Seat) -> Option<Duration> {
        let window = self.windows.open.get(&seat).filter(|window| window.answer.is_none())?;
        let can_react = self.game.as_ref()?.declined(seat, StandingOrders::WhenICan).is_none();
        (can_react && self.bot_at(seat).is_none()).then(|| window.asked.elapsed())
    }

    /// The holder of a seat has thought for so long about something that they had to decide.
    pub(super) fn note_thought(&self, seat: Seat, thought: Duration) {
        if let Some(thinker) = self.thinker(seat) {
            self.tables.note_thought(thinker, thought);
        }
    }

    /// Who thinks in a seat, as habits are remembered.
    fn thinker(&self, seat: Seat) -> Option<&str> {
        match self.holder(seat)? {
            StoredHolder::Person { id, .. } => Some(&id.0),
            StoredHolder::OutsideBot { token, .. } => Some(token),
            StoredHolder::Open | StoredHolder::Bot { .. } => None,
        }
    }

    /// Drops what the holder of a seat has answered, because it is another's now.
    pub(super) fn forget_answer(&mut self, seat: Seat) {
        if let Some(answer) = self.windows.open.remove(&seat).and_then(|window| window.answer) {
            self.tell_too_late(answer);
        }
    }

    /// Notes who is asked in a window from now on, and until when their answers are kept back.
    fn open_windows(&mut self) {
        let is_open = self.game.as_ref().is_some_and(|game| game.is_window());
        let asked = if is_open { self.asked() } else { Seats::NONE };
        let over: Vec<Seat> = self.windows.open.keys().copied().filter(|&seat| !asked.has(seat)).collect();
        for seat in over {
            if let Some(answer) = self.windows.open.remove(&seat).and_then(|window| window.answer) {
                self.tell_too_late(answer);
            }
        }
        for seat in asked.iter() {
            if !self.windows.open.contains_key(&seat) {
                let since = self.game.as_ref().map_or(0, |game| game.n_entries());
                let asked = Instant::now();
                let (until, own) = self.delays(seat);
                self.windows.open.insert(seat, Window { since, asked, until, own, away: None, answer: None });
            }
            self.note_absence(seat);
        }
    }

    /// Notes whether the holder of a seat that is asked is there. Whoever comes back has to look
    /// first what there is to decide, so the time begins anew.
    fn note_absence(&mut self, seat: Seat) {
        let was_away = self.windows.open.get(&seat).is_some_and(|window| window.away.is_some());
        let is_away = !self.is_here(seat);
        if was_away == is_away {
            return;
        }
        let (_, own) = self.delays(seat);
        let Some(window) = self.windows.open.get_mut(&seat) else { return };
        match is_away {
            true => window.away = Some(Instant::now()),
            false => (window.away, window.asked, window.own) = (None, Instant::now(), own),
        }
    }

    /// Each seat for which something will be answered, and when.
    fn releases(&self) -> impl Iterator<Item = (Instant, Seat)> + '_ {
        self.windows.open.iter().filter_map(|(&seat, window)| Some((self.release_of(seat, window)?, seat)))
    }

    /// When something will be answered for a seat. Somebody who wants to be asked, and whom the
    /// table has just lost sight of, may be back in a moment.
    fn release_of(&self, seat: Seat, window: &Window) -> Option<Instant> {
        if window.answer.is_some() {
            return Some(window.until);
        }
        self.declined(seat)?;
        let wants_to_be_asked = self.stored.seats[seat.index()].ask != AskMe::Never && self.is_watched(seat);
        let grace = window.away.filter(|_| wants_to_be_asked).map(|away| away + self.means().timings.grace);
        Some(grace.map_or(window.own, |grace| window.own.max(grace)))
    }

    /// Until when what somebody answers in a seat is kept back, and when the table answers for it
    /// if it does. What is hidden plays no part in either: that a bot sits there is seen by
    /// everybody, and so are clocks, and whether there is anybody to keep a secret from. What a
    /// person holds now has nothing to do with how long they thought before.
    fn delays(&self, seat: Seat) -> (Instant, Instant) {
        let (now, means) = (Instant::now(), self.means());
        let (timings, chance) = (means.timings, &*means.chance);
        let (delay, pondering) = match (self.is_watched(seat), self.bot_at(seat)) {
            (false, _) => (Duration::ZERO, Duration::ZERO),
            (true, Some(_)) => (timings.bot_window.draw(chance), Duration::ZERO),
            (true, None) => {
                let habits = self.thinker(seat).map(|thinker| self.tables.habits_of(thinker)).unwrap_or_default();
                (timings.window.draw(chance), habits.draw(timings.pondering, chance))
            }
        };
        // Nobody's time is up because the table took it.
        let most = self.clock(seat).map_or(Duration::MAX, |clock| Duration::from_millis(clock.left) / 3);
        (now + delay.min(most), now + delay.max(pondering).min(most))
    }

    /// Whether anybody plays or watches here from whom the holder of a seat could have secrets.
    pub(super) fn is_watched(&self, seat: Seat) -> bool {
        let owner = |seat: Seat| self.holder(seat).and_then(StoredHolder::owner);
        let is_other = |other: Seat| owner(other).is_some() && owner(other) != owner(seat);
        Seat::all(self.stored.seats.len() as u8).any(is_other)
            || self.viewers.len() > self.holder(seat).map_or(0, |holder| self.viewers.n_of(holder))
    }

    fn tell_too_late(&mut self, answer: Answer) {
        self.tell_giver(answer.by, Err(Code::AlreadyAnswered.into()));
    }

    fn tell_giver(&mut self, by: GivenBy, made: Result<u64, Problem>) {
        match (by, made) {
            (GivenBy::Viewer(place, id), made) => self.tell_made(place, id, made),
            // Whoever has stopped waiting finds out by looking.
            (GivenBy::Post(reply), made) => _ = reply.send(made),
            (GivenBy::Nobody, Ok(_)) => (),
            (GivenBy::Nobody, Err(problem)) => tracing::warn!(code = problem.code, "an answer kept back was not taken"),
        }
    }
}
