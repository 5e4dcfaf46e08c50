//! Who sits where: coming, sitting down, and getting up.

use driver::{Dealer, Holder, Nonce};
use engine::{Seat, Seats, Viewer};
use protocol::{AskMe, HolderKind, HolderView, Problem, TableState, Visibility};

use super::{
    Attendance, Outlet, Who, cards,
    moments::{Lasting, New},
    requests::Following,
    task::Table,
    thinking,
};
use crate::{
    games::Opening,
    problems::Code,
    storage::{Change, MomentKind, PersonId, StoredHolder, StoredSeat, StoredTable},
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
        // Who comes back hears of it once, as one of the moments that they missed. What cannot be stored
        // has not happened: the bot goes on sitting in.
        _ = self.come_back(self.seats_of(&who)).await;
        let place = self.viewers.come(who, outlet, muted);
        self.note_presence();
        self.tell_newcomer(place, after);
        self.tell_presence();
        Ok(place)
    }

    pub(super) fn depart(&mut self, place: Attendance) {
        self.viewers.go(place);
        if self.viewers.is_empty() {
            self.forget_what_was_shown();
        }
        self.note_presence();
        self.let_wishes_lapse();
        self.tell_presence();
    }

    pub(super) async fn sit(
        &mut self,
        who: &Who,
        invitation: Option<&str>,
        seat: Option<Seat>,
        (nonce, newcomer): (Option<Nonce>, Option<Change>),
    ) -> Result<Seat, Problem> {
        self.may_look(who, invitation)?;
        let Who::Person { id, name } = who else { return Err(Code::OnlyPeopleSit.into()) };
        let seat = match self.stored.state {
            TableState::Waiting => self.place_before_the_start(who, seat)?,
            TableState::Playing if nonce.is_some() => return Err(Code::GameIsOn.into()),
            TableState::Playing => self.place_in_the_game(id, seat)?,
            TableState::Over => return Err(Code::TableOver.into()),
            TableState::Frozen => return Err(Code::TableFrozen.into()),
        };
        if self.seats_of(who).has(seat) {
            return self.sits_already(who, seat, nonce).await;
        }
        self.may_change_hands(seat, id)?;
        self.take_seat(seat, (id, name), nonce, newcomer).await
    }

    /// Where somebody may sit down before the start, having named a seat or not.
    fn place_before_the_start(&self, who: &Who, seat: Option<Seat>) -> Result<Seat, Problem> {
        let own = self.seats_of(who);
        let Some(seat) = seat else {
            let is_open = |seat: &Seat| self.holder(*seat) == Some(&StoredHolder::Open);
            let open = || Seat::all(self.stored.seats.len() as u8).find(is_open);
            return own.first().or_else(open).ok_or_else(|| Code::TableFull.into());
        };
        match self.holder(seat) {
            None => Err(Code::TableNoSuchSeat { seat: seat.number() }.into()),
            Some(StoredHolder::Open | StoredHolder::Bot { .. }) => Ok(seat),
            Some(StoredHolder::OutsideBot { id, .. }) if who.person() == Some(id) => Ok(seat),
            Some(StoredHolder::Person { .. }) if own.has(seat) => Ok(seat),
            Some(StoredHolder::OutsideBot { .. } | StoredHolder::Person { .. }) => Err(Code::SeatTaken.into()),
        }
    }

    /// A person takes a seat that they may have.
    pub(super) async fn take_seat(
        &mut self,
        seat: Seat,
        (id, name): (&PersonId, &str),
        nonce: Option<Nonce>,
        newcomer: Option<Change>,
    ) -> Result<Seat, Problem> {
        Holder::person(name).map_err(|_| Code::NameMalformed)?;
        let mut draft = self.stored.draft();
        let holder = StoredHolder::Person { id: id.clone(), name: name.to_owned() };
        hold(&mut draft, seat, holder);
        if nonce.is_some() {
            draft.seats[seat.index()].nonce = nonce;
        }
        self.change_hands(draft, seat, Parting::default(), newcomer.into_iter().collect()).await?;
        if self.stored.start_when_full {
            // A table that is not full yet just goes on waiting.
            _ = self.begin().await;
        }
        Ok(seat)
    }

    /// A seat adds something to the dice, having seen what the dealer is committed to.
    pub(super) async fn take_nonce(&mut self, who: &Who, seat: Seat, nonce: Nonce) -> Result<(), Problem> {
        if !self.seats_of(who).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        self.stored.goes_on()?;
        if self.stored.state == TableState::Playing {
            return Err(Code::GameIsOn.into());
        }
        if self.stored.seats[seat.index()].nonce == Some(nonce) {
            return Ok(());
        }
        self.may_add_to_dice(seat)?;
        let mut draft = self.stored.draft();
        draft.seats[seat.index()].nonce = Some(nonce);
        self.store(draft, Vec::new()).await?;
        Ok(())
    }

    /// Somebody gets up: the seat is open again, or a bot plays on.
    pub(super) async fn leave(&mut self, who: &Who, seat: Seat) -> Result<(), Problem> {
        let is_own = who.person().is_some_and(|person| cards::owned_by(&self.stored, person).has(seat));
        if !is_own {
            return Err(Code::NotYourSeat.into());
        }
        self.stored.goes_on()?;
        let level = self.level_of_who_plays_on();
        let leaver = who.person().filter(|person| self.would_leave(seat, person)).cloned();
        self.put(seat, level, Parting::of(leaver), Vec::new()).await
    }

    /// A person lets a program play their seat, which shows its token.
    pub(super) async fn hand_out_token(&mut self, who: &Who, seat: Seat, hash: String) -> Result<(), Problem> {
        let Who::Person { id, name } = who else { return Err(Code::NotYourSeat.into()) };
        if !cards::owned_by(&self.stored, id).has(seat) {
            return Err(Code::NotYourSeat.into());
        }
        self.stored.goes_on()?;
        Holder::bot("outside", name.clone()).map_err(|_| Code::NameMalformed)?;
        self.may_change_hands(seat, id)?;
        let mut draft = self.stored.draft();
        let nonce = draft.seats[seat.index()].nonce;
        hold(&mut draft, seat, StoredHolder::OutsideBot { id: id.clone(), name: name.clone(), token: hash });
        draft.seats[seat.index()].nonce = nonce;
        let leaver = Some(id).filter(|person| self.would_leave(seat, person)).cloned();
        self.change_hands(draft, seat, Parting::of(leaver), Vec::new()).await?;
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
            (TableState::Frozen, Some(_)) => return Err(Code::TableFrozen.into()),
            (TableState::Waiting | TableState::Playing, _) => return Err(Code::TableNotOver.into()),
        }
        let record = match entry {
            None if self.seats_of(who).is_empty() => return Err(Code::NotYourSeat.into()),
            None => None,
            Some(entry) => Some(self.record_to_go_on_from(entry).await?),
        };
        Ok(Following { table: self.again(who, entry.is_some()), record })
    }

    pub(super) async fn followed(&mut self, table: String, rematch: bool, invitation: String) {
        let what = Lasting::Followed { table, rematch, invitation: Some(invitation) };
        let moment = New::Other(MomentKind::Followed, what);
        // It is a courtesy: the other table is there whether or not this one can tell of it.
        _ = self.store(self.stored.draft(), vec![moment]).await;
    }

    /// Whether somebody may look at this table at all.
    pub(super) fn may_look(&self, who: &Who, invitation: Option<&str>) -> Result<(), Problem> {
        let is_host = who.person() == Some(&self.stored.host);
        let is_invited = invitation == Some(self.stored.invitation.as_str());
        let is_open = self.stored.visibility == Visibility::Open;
        if who.person().is_some_and(|person| self.barred.contains(person)) {
            return Err(Code::SentAway.into());
        }
        if is_open || is_host || is_invited || !self.seats_of(who).is_empty() {
            return Ok(());
        }
        Err(Code::NoSuchTable.into())
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
        self.holder(seat).is_some_and(|holder| self.viewers.n_of(holder) > 0)
    }

    /// The holder of a seat, as everybody may see them.
    pub(super) fn holder_view(&self, seat: Seat) -> HolderView {
        cards::holder_view(self.holder(seat).unwrap_or(&StoredHolder::Open))
    }

    /// That a seat is played by somebody else from now on, as a draft has it. It names whoever holds the
    /// seat now, or held it: they have seen its hand.
    pub(super) fn seat_moment(&self, draft: &StoredTable, seat: Seat, parting: &Parting) -> New {
        let stored = &draft.seats[seat.index()];
        let owner = stored.holder.owner().or_else(|| self.holder(seat).and_then(StoredHolder::owner));
        let mut holder = cards::holder_view(&stored.holder);
        if let Some(level) = thinking::bot_at(stored) {
            holder.kind = HolderKind::Bot { level };
        }
        let (seat, person) = (seat.number(), owner.map(|owner| owner.0.clone()));
        let (sent_away, has_left) = (parting.is_sent_away, parting.leaver.is_some());
        let forfeited = parting.forfeited.map(Seat::number);
        New::Other(MomentKind::Seat, Lasting::Seat { seat, person, holder, sent_away, forfeited, has_left })
    }

    /// The level of the bot that plays on for somebody who goes; before the start the seat is open then.
    pub(super) fn level_of_who_plays_on(&self) -> Option<String> {
        (self.stored.state == TableState::Playing).then(|| self.steady_level()).flatten()
    }

    pub(super) fn levels(&self) -> Vec<String> {
        self.means().games.get(&self.stored.game).map(|door| door.card.levels.clone()).unwrap_or_default()
    }

    /// The record, if a game can go on from after so many of its entries. It is tried before
    /// there is a table for it, which could never start otherwise.
    async fn record_to_go_on_from(&self, entry: usize) -> Result<String, Problem> {
        let record = self.record().await?;
        let door = self
            .means()
            .games
            .get(&self.stored.game)
            .ok_or_else(|| Code::NoSuchGame { game: self.stored.game.clone() })?;
        let holders = self.stored.seats.iter().map(|_| Holder::bot("none", "").expect("a word is a level"));
        let opening = Opening {
            options: self.stored.options.clone(),
            holders: holders.collect(),
            nonces: Vec::new(),
            // Anybody's dice do for a trial.
            dealer: Dealer::seeded(0),
            is_practice: self.stored.is_practice,
            parent: Some((record.clone(), entry)),
            carried: Vec::new(),
        };
        door.open(&opening)?;
        Ok(record)
    }

    /// Somebody who sits there sits down, and may add to the dice by it. A bot that sits in for them
    /// gets up.
    async fn sits_already(&mut self, who: &Who, seat: Seat, nonce: Option<Nonce>) -> Result<Seat, Problem> {
        if let Some(nonce) = nonce {
            self.take_nonce(who, seat, nonce).await?;
        }
        self.come_back(Seats::one(seat)).await?;
        Ok(seat)
    }

    /// Puts a bot on a seat, or nobody, and stores besides what belongs to it.
    pub(super) async fn put(
        &mut self,
        seat: Seat,
        level: Option<String>,
        parting: Parting,
        besides: Vec<Change>,
    ) -> Result<(), Problem> {
        let mut draft = self.stored.draft();
        hold(&mut draft, seat, level.map_or(StoredHolder::Open, |level| StoredHolder::Bot { level }));
        self.change_hands(draft, seat, parting, besides).await?;
        Ok(())
    }

    /// Stores that a seat is played by somebody else now, as a draft has it. What the game does not take
    /// has not happened.
    pub(super) async fn change_hands(
        &mut self,
        draft: StoredTable,
        seat: Seat,
        parting: Parting,
        besides: Vec<Change>,
    ) -> Result<u64, Problem> {
        let is_another = self.holder(seat) != Some(&draft.seats[seat.index()].holder);
        let mut new = vec![self.seat_moment(&draft, seat, &parting)];
        if let (Some(game), Some(holder)) = (&mut self.game, recorded(&draft.seats[seat.index()]))
            && !game.is_finished()
        {
            new.extend(game.seat_taken(seat, holder)?.into_iter().map(New::Entry));
        }
        if is_another {
            // Whoever comes anew was not asked whether something may be taken back.
            self.undo_asked = None;
            self.forget_answer(seat);
        }
        let left = parting.leaver.map(|person| self.left(seat, person));
        let n = self.store_besides(draft, new, besides.into_iter().chain(left).collect()).await?;
        self.let_wishes_lapse();
        self.note_presence();
        Ok(n)
    }
}

/// What it means for somebody that another plays their seat from now on. For most nothing: they got up
/// before the start, or come back.
#[derive(Default)]
pub(super) struct Parting {
    /// Who leaves the game that is on by it.
    pub(super) leaver: Option<PersonId>,
    /// Whether the host sent them away.
    pub(super) is_sent_away: bool,
    /// The seat of the host who did so to somebody who was there.
    pub(super) forfeited: Option<Seat>,
}

impl Parting {
    /// Of their own will, and so leaving the game if it is on.
    fn of(leaver: Option<PersonId>) -> Parting {
        Parting { leaver, ..Parting::default() }
    }
}

/// Gives a seat to another, in a draft. Standing orders were the other's; and before the start whoever
/// goes takes along what they added to the dice, which later stands in the record.
pub(super) fn hold(draft: &mut StoredTable, seat: Seat, holder: StoredHolder) {
    let is_waiting = draft.state == TableState::Waiting;
    let stored = &mut draft.seats[seat.index()];
    let nonce = stored.nonce.filter(|_| !is_waiting);
    *stored = StoredSeat { holder, sitting_in: None, clock: stored.clock, nonce, ask: AskMe::default() };
}

/// Whoever plays a seat, as the record names them; nobody if it is open.
pub(super) fn recorded(seat: &StoredSeat) -> Option<Holder> {
    if let Some(level) = &seat.sitting_in {
        return Holder::bot(level.clone(), "").ok();
    }
    match &seat.holder {
        StoredHolder::Open => None,
        StoredHolder::Person { name, .. } => Holder::person(name.clone()).ok(),
        StoredHolder::Bot { level } => Holder::bot(level.clone(), "").ok(),
        StoredHolder::OutsideBot { name, .. } => Holder::bot("outside", name.clone()).ok(),
    }
}
