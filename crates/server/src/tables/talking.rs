//! What people at a table say to each other: lines of chat, reminders, and whose chat somebody does
//! not read.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use engine::Seat;
use protocol::Problem;
use tokio::time::Instant;

use super::{
    Attendance, Who, cards,
    moments::{Lasting, New},
    task::Table,
};
use crate::{
    problems::Code,
    storage::{MomentKind, PersonId, StoredHolder},
};

/// How long somebody who was reminded is left alone.
const BETWEEN_REMINDERS: Duration = Duration::from_secs(60);

/// How many lines those who only watch may write in a minute, all of them together.
const LINES_OF_SPECTATORS: usize = 40;

/// Who has said something lately.
#[derive(Default)]
pub(super) struct Talk {
    /// When people wrote in the last minute: a person who comes twice is still one.
    wrote: BTreeMap<PersonId, Vec<Instant>>,
    /// When each seat was last reminded that it is waited for.
    reminded: BTreeMap<Seat, Instant>,
}

impl Talk {
    /// How many lines those wrote in the last minute who are meant: those who only watch share a limit,
    /// since anybody is a new guest as often as they like.
    fn n_lines_of(&mut self, is_meant: impl Fn(&PersonId) -> bool) -> usize {
        self.wrote.retain(|_, wrote| {
            wrote.retain(|at| at.elapsed().as_secs() < 60);
            !wrote.is_empty()
        });
        self.wrote.iter().filter(|(person, _)| is_meant(person)).map(|(_, wrote)| wrote.len()).sum()
    }

    /// Whether somebody may write another line; notes that they do.
    fn may_write(&mut self, person: &PersonId, per_minute: u32) -> bool {
        let wrote = self.wrote.entry(person.clone()).or_default();
        wrote.retain(|at| at.elapsed().as_secs() < 60);
        let may = (wrote.len() as u32) < per_minute;
        if may {
            wrote.push(Instant::now());
        }
        may
    }

    /// Notes that a seat is reminded, unless it was a moment ago.
    fn remind(&mut self, seat: Seat) -> Result<(), Problem> {
        let last = self.reminded.get(&seat).map(|at| at.elapsed());
        if let Some(wait) = last.and_then(|last| BETWEEN_REMINDERS.checked_sub(last)) {
            return Err(Code::TooMany.again_in(wait.as_secs() + 1));
        }
        self.reminded.insert(seat, Instant::now());
        Ok(())
    }
}

impl Table {
    pub(super) async fn chat(&mut self, who: &Who, by: Option<Attendance>, text: &str) -> Result<u64, Problem> {
        let Who::Person { id, name } = who else { return Err(Code::OnlyPeopleChat.into()) };
        let timings = self.means().timings;
        let text = text.trim();
        if text.is_empty() || text.chars().count() > timings.chat_length || text.chars().any(char::is_control) {
            return Err(Code::ChatMalformed { most: timings.chat_length }.into());
        }
        let is_here = match by {
            Some(place) => self.viewers.at(place).is_some(),
            None => self.viewers.iter().any(|viewer| viewer.who == *who),
        };
        if !is_here {
            return Err(Code::NotAtThisTable.into());
        }
        let seats = self.seats_of(who);
        let watches = |person: &PersonId| cards::owned_by(&self.stored, person).is_empty();
        let is_loud = seats.is_empty() && self.talk.n_lines_of(watches) >= LINES_OF_SPECTATORS;
        if is_loud || !self.talk.may_write(id, timings.chat_per_minute) {
            return Err(Code::TooMany.again_in(60));
        }
        let seat = seats.first().map(Seat::number);
        let what = Lasting::Chat { person: id.0.clone(), seat, name: name.clone(), text: text.to_owned() };
        self.store(self.stored.draft(), vec![New::Other(MomentKind::Chat, what)]).await
    }

    /// Somebody who sits here asks another to decide. Nobody is asked so more than once a minute.
    pub(super) fn remind(&mut self, who: &Who, number: u8) -> Result<u64, Problem> {
        let by = self.seats_of(who).first().ok_or(Code::NotAtThisTable)?;
        let is_waited_for = |seat: &Seat| self.asked().has(*seat) && !self.seats_of(who).has(*seat);
        let seat = number.checked_sub(1).map(Seat).filter(is_waited_for);
        let seat = seat.ok_or(Code::NotWaitedFor)?;
        self.talk.remind(seat)?;
        self.tell_reminded(by, seat);
        Ok(self.stored.n)
    }

    /// Somebody does not want to read a person's chat any more, or wants to again. Says who
    /// that person is, for the house to remember.
    pub(super) fn mute(&mut self, who: &Who, seat: Seat, muted: bool) -> Result<PersonId, Problem> {
        self.may_look(who, None)?;
        let whom = self.holder(seat).and_then(StoredHolder::owner).cloned();
        let whom = whom.ok_or(Code::NobodyThere)?;
        let mut is_other = false;
        for viewer in self.viewers.iter_mut().filter(|viewer| viewer.who == *who) {
            is_other |= match muted {
                true => viewer.muted.insert(whom.clone()),
                false => viewer.muted.remove(&whom),
            };
        }
        if is_other {
            self.tell_those(|_, viewer| viewer.who == *who);
        }
        Ok(whom)
    }

    /// Whose chat somebody does not want to read.
    pub(super) async fn muted_by(&self, who: &Who) -> Result<BTreeSet<PersonId>, Problem> {
        let Some(person) = who.person() else { return Ok(BTreeSet::new()) };
        let muted = self.means().storage.muted_by(person).await?;
        Ok(muted.into_iter().collect())
    }
}
