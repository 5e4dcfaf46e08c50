//! Who sits where: coming, sitting down, getting up, and what only the host may do.

use std::collections::BTreeSet;

use driver::Holder;
use engine::{Seat, Seats, Viewer};
use protocol::{HolderView, Pace, Problem, TableState, Visibility};
use tokio::time::Instant;

use super::{
    Attendance, Outlet, Who, cards, no_such_table, only_the_host,
    orders::Following,
    task::{Attending, KeptWhat, New, Table},
};
use crate::storage::{FORGOTTEN, MomentKind, PersonId, StoredHolder};

impl Table {
    /// Somebody looks at the table from now on, and is told what they missed.
    pub(super) async fn attend(
        &mut self,
        who: Who,
        invitation: Option<String>,
        after: Option<u64>,
        outlet: Outlet,
    ) -> Result<Attendance, Problem> {
        self.may_look(&who, invitation.as_deref())?;
        let muted = match who.person() {
            Some(person) => self.muted_by(person).await?,
            None => BTreeSet::new(),
        };
        let place = Attendance(self.next_attendance);
        self.next_attendance += 1;
        let seats = self.seats_of(&who);
        self.viewers.push(Attending { place, who, outlet, muted, wrote: Vec::new() });
        self.come_back(seats).await;
        self.note_presence();
        self.tell_newcomer(place, after);
        self.tell_the_others(place);
        Ok(place)
    }

    pub(super) fn depart(&mut self, place: Attendance) {
        self.viewers.retain(|viewer| viewer.place != place);
        self.note_presence();
        self.tell_how_it_is();
    }

    pub(super) async fn sit(
        &mut self,
        who: &Who,
        invitation: Option<&str>,
        seat: Option<Seat>,
    ) -> Result<Seat, Problem> {
        self.may_look(who, invitation)?;
        let Who::Person { id, name } = who else { return Err(Problem::new("only-people-sit")) };
        if matches!(self.stored.state, TableState::Over | TableState::Frozen) {
            return Err(Problem::new("table-over"));
        }
        let own = self.seats_of(who);
        let is_free = |holder: &StoredHolder| match holder {
            StoredHolder::Open => true,
            // A bot gives its seat to a person at any time, and a program to whoever brought it.
            StoredHolder::Bot { .. } => seat.is_some(),
            StoredHolder::OutsideBot { id: owner, .. } => seat.is_some() && owner == id,
            StoredHolder::Person { .. } => false,
        };
        let all = Seat::all(self.stored.seats.len() as u8);
        let mut free = all.filter(|it| self.holder(*it).is_some_and(is_free));
        let seat = match seat {
            Some(seat) if own.has(seat) => return Ok(seat),
            Some(seat) => free.find(|&it| it == seat).ok_or_else(|| Problem::new("seat-taken"))?,
            None if !own.is_empty() => return Ok(own.first().expect("there is one")),
            None => free.next().ok_or_else(|| Problem::new("table-full"))?,
        };
        let holder = Holder::person(name.clone()).map_err(|_| Problem::new("name-malformed"))?;
        self.stored.seats[seat.index()].holder = StoredHolder::Person { id: id.clone(), name: name.clone() };
        self.stored.seats[seat.index()].sitting_in = None;
        self.change_hands(seat, Some(holder)).await?;
        self.note_presence();
        if self.stored.start_when_full {
            // A table that is not full yet just goes on waiting.
            _ = self.begin().await;
        }
        Ok(seat)
    }

    /// Somebody gets up: the seat is open again, or a bot plays on.
    pub(super) async fn leave(&mut self, who: &Who, seat: Seat) -> Result<(), Problem> {
        let is_own = who.person().is_some_and(|person| cards::owned_by(&self.stored, person).has(seat));
        if !is_own {
            return Err(Problem::new("not-your-seat"));
        }
        let level = match self.stored.state {
            TableState::Waiting => None,
            TableState::Playing => self.best_level(),
            TableState::Over | TableState::Frozen => return Err(Problem::new("table-over")),
        };
        if let Some(person) = who.person() {
            self.note_leaving(seat, person).await?;
        }
        self.put(seat, level).await
    }

    /// The host gives a seat that no person holds to a bot, or opens it.
    pub(super) async fn give_seat(&mut self, who: &Who, seat: Seat, level: Option<String>) -> Result<(), Problem> {
        let person = who.person().ok_or_else(|| Problem::new("only-the-host"))?;
        only_the_host(&self.stored.host, person)?;
        let is_waiting = self.stored.state == TableState::Waiting;
        match self.holder(seat) {
            None => return Err(Problem::new("table-no-such-seat").with("seat", seat)),
            Some(StoredHolder::Open | StoredHolder::Bot { .. }) => (),
            Some(StoredHolder::Person { id, .. }) if is_waiting && id == person => (),
            Some(StoredHolder::Person { .. } | StoredHolder::OutsideBot { .. }) => {
                return Err(Problem::new("seat-taken"));
            }
        }
        if !is_waiting && level.is_none() {
            return Err(Problem::new("game-is-on"));
        }
        if let Some(level) = &level
            && !self.levels().contains(level)
        {
            return Err(Problem::new("no-such-level").with("level", level));
        }
        self.put(seat, level).await
    }

    /// A person lets a program play their seat, which shows its token.
    pub(super) async fn hand_out_token(&mut self, who: &Who, seat: Seat, hash: String) -> Result<(), Problem> {
        let Who::Person { id, name } = who else { return Err(Problem::new("not-your-seat")) };
        if !cards::owned_by(&self.stored, id).has(seat) {
            return Err(Problem::new("not-your-seat"));
        }
        self.note_leaving(seat, id).await?;
        let holder = StoredHolder::OutsideBot { id: id.clone(), name: name.clone(), token: hash };
        self.stored.seats[seat.index()].holder = holder;
        self.stored.seats[seat.index()].sitting_in = None;
        self.change_hands(seat, Holder::bot("outside", name.clone()).ok()).await?;
        self.note_presence();
        Ok(())
    }

    pub(super) async fn start_by(&mut self, who: &Who) -> Result<(), Problem> {
        let person = who.person().ok_or_else(|| Problem::new("only-the-host"))?;
        only_the_host(&self.stored.host, person)?;
        self.begin().await
    }

    pub(super) async fn renew(&mut self, who: &Who, invitation: String) -> Result<(), Problem> {
        let person = who.person().ok_or_else(|| Problem::new("only-the-host"))?;
        only_the_host(&self.stored.host, person)?;
        self.stored.invitation = invitation;
        self.store(Vec::new()).await?;
        Ok(())
    }

    /// What a table needs that follows this one.
    pub(super) fn follow(&self, who: &Who, entry: Option<usize>) -> Result<Following, Problem> {
        let is_over = self.stored.state == TableState::Over;
        if !is_over {
            return Err(Problem::new("table-not-over"));
        }
        let record = match entry {
            None if self.seats_of(who).is_empty() => return Err(Problem::new("not-your-seat")),
            None => None,
            Some(_) => Some(self.record()?),
        };
        Ok(Following { table: self.again(who, entry.is_some()), record })
    }

    pub(super) async fn followed(&mut self, table: String, rematch: bool) {
        let moment = New::Other(MomentKind::Followed, KeptWhat::Followed { table, rematch });
        // It is a courtesy: the other table is there whether or not this one can tell of it.
        _ = self.store(vec![moment]).await;
    }

    /// Somebody does not want to read a person's chat any more, or wants to again. Says who
    /// that person is, for the house to remember.
    pub(super) fn mute(&mut self, who: &Who, seat: Seat, muted: bool) -> Result<PersonId, Problem> {
        self.may_look(who, None)?;
        let whom = match self.holder(seat) {
            Some(StoredHolder::Person { id, .. } | StoredHolder::OutsideBot { id, .. }) => id.clone(),
            Some(StoredHolder::Open | StoredHolder::Bot { .. }) | None => return Err(Problem::new("nobody-there")),
        };
        for viewer in self.viewers.iter_mut().filter(|viewer| viewer.who == *who) {
            match muted {
                true => _ = viewer.muted.insert(whom.clone()),
                false => _ = viewer.muted.remove(&whom),
            }
        }
        Ok(whom)
    }

    /// What a person wrote here loses their name, and they are let go. Their seats were given
    /// up before.
    pub(super) fn forget(&mut self, person: &PersonId) {
        for kept in &mut self.moments {
            if let KeptWhat::Chat { person: by, name, .. } = &mut kept.what
                && *by == person.0
            {
                *by = FORGOTTEN.to_owned();
                name.clear();
            }
        }
        self.viewers.retain(|viewer| viewer.who.person() != Some(person));
        self.note_presence();
    }

    /// Whether somebody may look at this table at all.
    pub(super) fn may_look(&self, who: &Who, invitation: Option<&str>) -> Result<(), Problem> {
        let is_host = who.person() == Some(&self.stored.host);
        let is_invited = invitation == Some(self.stored.invitation.as_str());
        let is_open = self.stored.visibility == Visibility::Open;
        if is_open || is_host || is_invited || !self.seats_of(who).is_empty() {
            return Ok(());
        }
        Err(no_such_table())
    }

    /// The seats that somebody holds, a bot sitting in or not.
    pub(super) fn seats_of(&self, who: &Who) -> Seats {
        cards::seats_of(&self.stored, who)
    }

    /// With whose eyes somebody looks.
    pub(super) fn viewer(&self, who: &Who) -> Viewer {
        let seats = self.seats_of(who);
        match self.stored.state {
            TableState::Over => Viewer::AfterTheEnd,
            TableState::Waiting | TableState::Playing | TableState::Frozen if seats.is_empty() => Viewer::Spectator,
            TableState::Waiting | TableState::Playing | TableState::Frozen => Viewer::Holding(seats),
        }
    }

    /// Whether the holder of a seat is connected.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.viewers.iter().any(|viewer| self.seats_of(&viewer.who).has(seat))
    }

    /// The holder of a seat, as everybody may see them.
    pub(super) fn holder_view(&self, seat: Seat) -> HolderView {
        cards::holder_view(self.holder(seat).unwrap_or(&StoredHolder::Open))
    }

    pub(super) fn seat_moment(&self, seat: Seat) -> New {
        let holder = self.holder_view(seat);
        New::Other(MomentKind::Seat, KeptWhat::Seat { seat: seat.number(), holder })
    }

    pub(super) fn levels(&self) -> Vec<String> {
        self.means().games.get(&self.stored.game).map(|door| door.card.levels.clone()).unwrap_or_default()
    }

    /// The clocks at the start of a game.
    pub(super) fn wind_clocks(&mut self) {
        let Pace::Live { seconds, .. } = self.stored.pace else { return };
        self.stored.seats.iter_mut().for_each(|seat| seat.clock = Some(u64::from(seconds) * 1000));
    }

    /// Puts a bot on a seat, or nobody.
    async fn put(&mut self, seat: Seat, level: Option<String>) -> Result<(), Problem> {
        let holder = level.clone().and_then(|level| Holder::bot(level, "").ok());
        self.stored.seats[seat.index()].holder = match level {
            Some(level) => StoredHolder::Bot { level },
            None => StoredHolder::Open,
        };
        self.stored.seats[seat.index()].sitting_in = None;
        self.change_hands(seat, holder).await?;
        self.note_presence();
        Ok(())
    }

    async fn muted_by(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, Problem> {
        let muted = self.means().storage.muted_by(person).await.map_err(|_| super::storage_problem())?;
        Ok(muted.into_iter().collect())
    }
}

impl Attending {
    /// Whether the viewer may write another line; notes that they do.
    pub(super) fn may_write(&mut self, per_minute: u32) -> bool {
        self.wrote.retain(|at| at.elapsed().as_secs() < 60);
        let may = (self.wrote.len() as u32) < per_minute;
        if may {
            self.wrote.push(Instant::now());
        }
        may
    }
}
