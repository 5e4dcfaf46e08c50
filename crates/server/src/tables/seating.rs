//! Who sits where: coming, sitting down, getting up, and what only the host may do.

use std::collections::BTreeSet;

use driver::{Dealer, Holder, Nonce, Seed};
use engine::{Seat, Seats, Viewer};
use protocol::{HolderKind, HolderView, Pace, Problem, TableState, Visibility};

use super::{
    Attendance, Outlet, Who, cards,
    lasting::{KeptWhat, New},
    no_such_table, only_the_host,
    orders::Following,
    task::{Attending, Table},
    telling::Unread,
};
use crate::{
    games::Opening,
    storage::{MomentKind, PersonId, StoredHolder},
};

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
        let muted = self.muted_by(&who).await?;
        let place = Attendance(self.next_attendance);
        self.next_attendance += 1;
        // Who comes back hears of it once, as one of the moments that they missed.
        self.come_back(self.seats_of(&who)).await;
        self.viewers.push(Attending { place, who, outlet, muted, unread: Unread::default() });
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
        nonce: Option<Nonce>,
    ) -> Result<Seat, Problem> {
        self.may_look(who, invitation)?;
        let Who::Person { id, name } = who else { return Err(Problem::new("only-people-sit")) };
        match self.stored.state {
            TableState::Waiting | TableState::Playing => (),
            TableState::Over => return Err(Problem::new("table-over")),
            TableState::Frozen => return Err(Problem::new("table-frozen")),
        }
        if nonce.is_some() && self.stored.state != TableState::Waiting {
            return Err(Problem::new("game-is-on"));
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
            Some(seat) if own.has(seat) => return self.sits_already(who, seat, nonce).await,
            Some(seat) if self.holder(seat).is_none() => {
                return Err(Problem::new("table-no-such-seat").with("seat", seat));
            }
            Some(seat) => free.find(|&it| it == seat).ok_or_else(|| Problem::new("seat-taken"))?,
            None if !own.is_empty() => {
                let seat = own.first().expect("there is one");
                return self.sits_already(who, seat, nonce).await;
            }
            None => free.next().ok_or_else(|| Problem::new("table-full"))?,
        };
        let holder = Holder::person(name.clone()).map_err(|_| Problem::new("name-malformed"))?;
        // Whoever comes anew was not asked whether something may be taken back.
        self.undo_asked = None;
        self.stored.seats[seat.index()].holder = StoredHolder::Person { id: id.clone(), name: name.clone() };
        self.stored.seats[seat.index()].sitting_in = None;
        self.clear_nonce(seat);
        self.forget_orders(seat);
        if nonce.is_some() {
            self.stored.seats[seat.index()].nonce = nonce;
        }
        self.change_hands(seat, Some(holder)).await?;
        self.note_presence();
        if self.stored.start_when_full {
            // A table that is not full yet just goes on waiting.
            _ = self.begin().await;
        }
        Ok(seat)
    }

    /// A seat adds something to the dice, having seen what the dealer is committed to.
    pub(super) async fn take_nonce(&mut self, who: &Who, seat: Seat, nonce: Nonce) -> Result<(), Problem> {
        if !self.seats_of(who).has(seat) {
            return Err(Problem::new("not-your-seat"));
        }
        match self.stored.state {
            TableState::Waiting => (),
            TableState::Playing => return Err(Problem::new("game-is-on")),
            TableState::Over => return Err(Problem::new("table-over")),
            TableState::Frozen => return Err(Problem::new("table-frozen")),
        }
        self.stored.seats[seat.index()].nonce = Some(nonce);
        self.store(Vec::new()).await?;
        Ok(())
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
            TableState::Over => return Err(Problem::new("table-over")),
            TableState::Frozen => return Err(Problem::new("table-frozen")),
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
        match self.stored.state {
            TableState::Waiting | TableState::Playing => (),
            TableState::Over => return Err(Problem::new("table-over")),
            TableState::Frozen => return Err(Problem::new("table-frozen")),
        }
        self.undo_asked = None;
        self.note_leaving(seat, id).await?;
        let holder = StoredHolder::OutsideBot { id: id.clone(), name: name.clone(), token: hash };
        self.stored.seats[seat.index()].holder = holder;
        self.stored.seats[seat.index()].sitting_in = None;
        self.forget_orders(seat);
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
    pub(super) async fn follow(
        &self,
        who: &Who,
        invitation: Option<&str>,
        entry: Option<usize>,
    ) -> Result<Following, Problem> {
        self.may_look(who, invitation)?;
        match (self.stored.state, entry) {
            // Whoever cannot play on may at least play again.
            (TableState::Over, _) | (TableState::Frozen, None) => (),
            (TableState::Frozen, Some(_)) => return Err(Problem::new("table-frozen")),
            (TableState::Waiting | TableState::Playing, _) => return Err(Problem::new("table-not-over")),
        }
        let record = match entry {
            None if self.seats_of(who).is_empty() => return Err(Problem::new("not-your-seat")),
            None => None,
            Some(entry) => Some(self.record_to_go_on_from(entry).await?),
        };
        Ok(Following { table: self.again(who, entry.is_some()), record })
    }

    pub(super) async fn followed(&mut self, table: String, rematch: bool, invitation: String) {
        let what = KeptWhat::Followed { table, rematch, invitation: Some(invitation) };
        let moment = New::Other(MomentKind::Followed, what);
        // It is a courtesy: the other table is there whether or not this one can tell of it.
        _ = self.store(vec![moment]).await;
    }

    /// Somebody does not want to read a person's chat any more, or wants to again. Says who
    /// that person is, for the house to remember.
    pub(super) fn mute(&mut self, who: &Who, seat: Seat, muted: bool) -> Result<PersonId, Problem> {
        self.may_look(who, None)?;
        let whom = self.holder(seat).and_then(StoredHolder::owner).cloned();
        let whom = whom.ok_or_else(|| Problem::new("nobody-there"))?;
        for viewer in self.viewers.iter_mut().filter(|viewer| viewer.who == *who) {
            match muted {
                true => _ = viewer.muted.insert(whom.clone()),
                false => _ = viewer.muted.remove(&whom),
            }
        }
        self.tell_how_it_is();
        Ok(whom)
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

    /// That a seat is played by somebody else from now on.
    pub(super) fn seat_moment(&self, seat: Seat) -> New {
        let person = self.holder(seat).and_then(StoredHolder::owner).map(|owner| owner.0.clone());
        let mut holder = self.holder_view(seat);
        if let Some(level) = self.bot_at(seat) {
            holder.kind = HolderKind::Bot { level };
        }
        New::Other(MomentKind::Seat, KeptWhat::Seat { seat: seat.number(), person, holder })
    }

    pub(super) fn levels(&self) -> Vec<String> {
        self.means().games.get(&self.stored.game).map(|door| door.card.levels.clone()).unwrap_or_default()
    }

    /// The record, if a game can go on from after so many of its entries. It is tried before
    /// there is a table for it, which could never start otherwise.
    async fn record_to_go_on_from(&self, entry: usize) -> Result<String, Problem> {
        let record = self.record().await?;
        let door = self.means().games.get(&self.stored.game).ok_or_else(|| Problem::new("no-such-game"))?;
        let holders = self.stored.seats.iter().map(|_| Holder::bot("none", "").expect("a word is a level"));
        let opening = Opening {
            options: self.stored.options.clone(),
            holders: holders.collect(),
            nonces: Vec::new(),
            dealer: Dealer::with_seed(Seed(self.stored.seed)),
            parent: Some((record.clone(), entry)),
        };
        door.open(&opening)?;
        Ok(record)
    }

    /// The clocks at the start of a game.
    pub(super) fn wind_clocks(&mut self) {
        let Pace::Live { seconds, .. } = self.stored.pace else { return };
        self.stored.seats.iter_mut().for_each(|seat| seat.clock = Some(u64::from(seconds) * 1000));
    }

    /// Somebody who sits there sits down, and may add to the dice by it.
    async fn sits_already(&mut self, who: &Who, seat: Seat, nonce: Option<Nonce>) -> Result<Seat, Problem> {
        if let Some(nonce) = nonce {
            self.take_nonce(who, seat, nonce).await?;
        }
        Ok(seat)
    }

    /// Whoever gives a seat away before the start takes along what they added to the dice.
    /// Later it stands in the record.
    fn clear_nonce(&mut self, seat: Seat) {
        if self.stored.state == TableState::Waiting {
            self.stored.seats[seat.index()].nonce = None;
        }
    }

    /// Puts a bot on a seat, or nobody.
    async fn put(&mut self, seat: Seat, level: Option<String>) -> Result<(), Problem> {
        let holder = level.clone().and_then(|level| Holder::bot(level, "").ok());
        self.undo_asked = None;
        self.stored.seats[seat.index()].holder = match level {
            Some(level) => StoredHolder::Bot { level },
            None => StoredHolder::Open,
        };
        self.stored.seats[seat.index()].sitting_in = None;
        self.clear_nonce(seat);
        self.forget_orders(seat);
        self.change_hands(seat, holder).await?;
        self.note_presence();
        Ok(())
    }

    /// Whose chat somebody does not want to read.
    pub(super) async fn muted_by(&self, who: &Who) -> Result<BTreeSet<PersonId>, Problem> {
        let Some(person) = who.person() else { return Ok(BTreeSet::new()) };
        let muted = self.means().storage.muted_by(person).await.map_err(|_| super::storage_problem())?;
        Ok(muted.into_iter().collect())
    }
}
