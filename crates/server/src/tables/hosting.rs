//! What only the host may do: set the table up, start, send people away, let a bot sit in, and hand
//! the table over. Whoever sits there may do the latter two when the host is gone.

use std::collections::BTreeMap;

use engine::Seat;
use protocol::{Pace, Problem, SentAway, Spectator, TableChange, TableState, ToClient, Visibility};

use super::{
    Attendance, Who, cards, only_the_host,
    opening::check_pace,
    seating::{Parting, hold},
    task::Table,
    telling::json,
    viewers::Attending,
};
use crate::{
    games::{Wrong, campaigns},
    problems::Code,
    storage::{Change, PersonId, StoredHolder, StoredSeat, StoredTable},
};

impl Table {
    /// The host gives a seat that no person holds to a bot, or opens it.
    pub(super) async fn give_seat(&mut self, who: &Who, seat: Seat, level: Option<String>) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        let is_waiting = self.stored.state == TableState::Waiting;
        match self.holder(seat) {
            None => return Err(Code::TableNoSuchSeat { seat: seat.number() }.into()),
            Some(StoredHolder::Open | StoredHolder::Bot { .. }) => (),
            Some(StoredHolder::Person { id, .. }) if is_waiting && who.person() == Some(id) => (),
            Some(StoredHolder::Person { .. } | StoredHolder::OutsideBot { .. }) => {
                return Err(Code::SeatTaken.into());
            }
        }
        self.stored.goes_on()?;
        if !is_waiting {
            level.as_ref().ok_or(Code::GameIsOn)?;
            self.may_change_hands(seat, &self.stored.host)?;
        }
        if let Some(level) = &level {
            self.has_level(level)?;
        }
        self.put(seat, level, Parting::default(), Vec::new()).await
    }

    /// The host starts the game; bots of a level take the seats that are open, if one is named.
    pub(super) async fn start_by(&mut self, who: &Who, bots: Option<String>) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        let Some(level) = bots else { return self.begin().await };
        self.has_level(&level)?;
        let mut draft = self.stored.draft();
        let is_open = |seat: &Seat| self.holder(*seat) == Some(&StoredHolder::Open);
        let filled: Vec<Seat> = Seat::all(self.stored.seats.len() as u8).filter(is_open).collect();
        for &seat in &filled {
            hold(&mut draft, seat, StoredHolder::Bot { level: level.clone() });
        }
        let sat_down = filled.iter().map(|&seat| self.seat_moment(&draft, seat, &Parting::default())).collect();
        self.begin_as(draft, sat_down).await
    }

    /// The host renews the link. Whoever watches by the old one is let go.
    pub(super) async fn renew(&mut self, who: &Who, invitation: String) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        let mut draft = self.stored.draft();
        draft.invitation = invitation;
        self.store(draft, Vec::new()).await?;
        self.shut_out_spectators();
        Ok(())
    }

    /// The host sets the table up otherwise.
    pub(super) async fn change(&mut self, who: &Who, change: TableChange) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        let TableChange { options, seats, pace, visibility, start_when_full, newcomers } = change;
        let is_for_the_start = options.is_some() || seats.is_some() || pace.is_some() || start_when_full.is_some();
        self.stored.goes_on()?;
        if is_for_the_start && self.stored.state == TableState::Playing {
            return Err(Code::GameIsOn.into());
        }
        let mut draft = self.stored.draft();
        // A game that goes on from another is played by the rules of that.
        if draft.parent.is_some() && options.as_ref().is_some_and(|options| *options != draft.options) {
            return Err(Code::GameIsOn.into());
        }
        // A mission of a campaign is the one that it is, as hard as the whole.
        if draft.mission.is_some() && options.as_ref().is_some_and(|options| !is_settled_alike(options, &draft.options))
        {
            return Err(Code::SettledByCampaign.into());
        }
        draft.options = options.unwrap_or(draft.options);
        draft.pace = pace.unwrap_or(draft.pace);
        draft.visibility = visibility.unwrap_or(draft.visibility);
        draft.start_when_full = start_when_full.unwrap_or(draft.start_when_full);
        draft.newcomers = newcomers.unwrap_or(draft.newcomers);
        check_pace(draft.pace)?;
        if let Some(n) = seats {
            // A game that goes on from another has the seats of that.
            if draft.parent.is_some() && usize::from(n) != draft.seats.len() {
                return Err(Code::GameIsOn.into());
            }
            set_seats(&mut draft, usize::from(n))?;
        }
        if is_for_the_start && draft.parent.is_none() {
            let door =
                self.means().games.get(&draft.game).ok_or_else(|| Code::NoSuchGame { game: draft.game.clone() })?;
            let players = draft.seats.len().try_into().unwrap_or(u8::MAX);
            door.check(players, &draft.options).map_err(|error| Problem::from(Wrong::of(&error)))?;
        }
        if draft == *self.stored {
            return Ok(());
        }
        self.store(draft, Vec::new()).await?;
        self.shut_out_spectators();
        self.note_presence();
        Ok(())
    }

    /// The host sends somebody away: from a seat, which is open then or played by a bot, or from among
    /// those who watch.
    pub(super) async fn send_away(&mut self, who: &Who, sent: SentAway) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        match sent {
            SentAway { seat: Some(number), spectator: None, for_good } => self.unseat(number, for_good).await,
            SentAway { seat: None, spectator: Some(number), for_good: _ } => self.show_out(Attendance(number)).await,
            SentAway { seat: None, spectator: None, .. } | SentAway { seat: Some(_), spectator: Some(_), .. } => {
                Err(Code::MalformedField { field: "seat".to_owned() }.into())
            }
        }
    }

    async fn unseat(&mut self, number: u8, is_for_good: bool) -> Result<(), Problem> {
        let no_seat = || Code::TableNoSuchSeat { seat: number };
        let seat = number.checked_sub(1).map(Seat).filter(|&seat| self.holder(seat).is_some()).ok_or_else(no_seat)?;
        let owner = self.holder(seat).and_then(StoredHolder::owner).cloned();
        let owner = owner.filter(|owner| *owner != self.stored.host).ok_or(Code::NobodyThere)?;
        self.stored.goes_on()?;
        let level = self.level_of_who_plays_on();
        let bar = is_for_good.then(|| Change::Bar { table: self.stored.id.clone(), person: owner.clone() });
        // Whoever is gone has left, and whoever is there has not.
        let is_on = self.stored.state == TableState::Playing;
        let (leaver, forfeited) = match is_on && !self.is_gone(seat) {
            true => (None, self.forfeited_for(&owner)?),
            false => (Some(&owner).filter(|owner| self.would_leave(seat, owner)).cloned(), None),
        };
        let parting = Parting { leaver, is_sent_away: true, forfeited };
        self.put(seat, level, parting, bar.into_iter().collect()).await?;
        if is_for_good {
            self.barred.insert(owner.clone());
            self.let_go(|_, viewer| viewer.who.person() == Some(&owner));
        }
        Ok(())
    }

    /// The seat with which the host pays for sending somebody away who is there: for ratings that is
    /// giving up. A host who does not play could not pay, and may not where others play against them.
    fn forfeited_for(&self, owner: &PersonId) -> Result<Option<Seat>, Problem> {
        let people = (0..).map(Seat).zip(&self.stored.seats).filter_map(|(seat, stored)| match &stored.holder {
            StoredHolder::Person { id, .. } => Some((seat, id)),
            StoredHolder::OutsideBot { .. } | StoredHolder::Open | StoredHolder::Bot { .. } => None,
        });
        let others: Vec<(Seat, &PersonId)> = people.filter(|(_, id)| *id != owner).collect();
        let own = others.iter().find(|(_, id)| **id == self.stored.host).map(|(seat, _)| *seat);
        match own {
            None if !others.is_empty() => Err(Code::OnlyPlayersSendAway.into()),
            own => Ok(own),
        }
    }

    /// Sends a spectator away. Whoever is known may not come back; whoever is not can be kept out by the
    /// link alone.
    async fn show_out(&mut self, place: Attendance) -> Result<(), Problem> {
        let viewer = self.viewers.at(place).ok_or(Code::NoSuchSpectator)?;
        if !self.is_spectator(&viewer.who) {
            return Err(Code::NoSuchSpectator.into());
        }
        let Some(person) = viewer.who.person().cloned() else {
            self.let_go(|_, viewer| viewer.place == place);
            return Ok(());
        };
        let bar = Change::Bar { table: self.stored.id.clone(), person: person.clone() };
        self.store_besides(self.stored.draft(), Vec::new(), vec![bar]).await?;
        self.barred.insert(person.clone());
        self.let_go(|_, viewer| viewer.who.person() == Some(&person));
        Ok(())
    }

    /// Those who watch, for the host.
    pub(super) fn spectators(&self, who: &Who) -> Result<Vec<Spectator>, Problem> {
        only_the_host(&self.stored.host, who)?;
        let name = |who: &Who| match who {
            Who::Person { name, .. } => Some(name.clone()),
            Who::Token(_) | Who::Nobody => None,
        };
        let watching = self.viewers.iter().filter(|viewer| self.is_spectator(&viewer.who));
        Ok(watching.map(|viewer| Spectator { spectator: viewer.place.0, name: name(&viewer.who) }).collect())
    }

    /// Makes whoever holds a seat the host: the host hands the table over, or somebody takes it over
    /// because the host is gone.
    pub(super) async fn make_host(&mut self, who: &Who, seat: Seat) -> Result<(), Problem> {
        let owner = self.holder(seat).and_then(StoredHolder::owner).cloned();
        let owner = owner.ok_or(Code::NobodyThere)?;
        let is_own = who.person() == Some(&owner);
        if only_the_host(&self.stored.host, who).is_err() {
            if !is_own {
                return Err(Code::OnlyTheHost.into());
            }
            if !self.may_be_host(who) {
                return Err(Code::HostIsThere.into());
            }
        }
        let mut draft = self.stored.draft();
        draft.host = owner;
        self.store(draft, Vec::new()).await?;
        self.note_presence();
        Ok(())
    }

    /// Lets a bot sit in for somebody who has been away for a while, until they come back.
    pub(super) async fn sit_in_for(&mut self, who: &Who, seat: Seat) -> Result<(), Problem> {
        self.stored.is_played()?;
        if !self.may_let_sit_in(who) {
            return Err(Code::OnlyTheHost.into());
        }
        let Some(from) = self.sit_in_from(seat, who) else { return Err(Code::NotAway.into()) };
        let wait = from.saturating_sub(self.now());
        if wait > 0 {
            return Err(Code::NotAway.again_in(wait));
        }
        self.let_bot_sit_in(seat).await
    }

    /// Whether somebody may let bots sit in: the host, or if the host is not there, whoever sits here.
    pub(super) fn may_let_sit_in(&self, who: &Who) -> bool {
        let is_host = who.person() == Some(&self.stored.host);
        is_host || (!self.is_host_here() && !self.seats_of(who).is_empty())
    }

    /// Whether the host looks at the table.
    pub(super) fn is_host_here(&self) -> bool {
        self.viewers.has(&self.stored.host)
    }

    /// Whether somebody may take the table over. Where every turn has its days, the host is not gone
    /// before their time was up.
    pub(super) fn may_be_host(&self, who: &Who) -> bool {
        let is_other = who.person().is_some_and(|person| *person != self.stored.host);
        let theirs = cards::owned_by(&self.stored, &self.stored.host);
        let plays = theirs.iter().any(|seat| self.stored.seats[seat.index()].sitting_in.is_none());
        let is_turn_based = matches!(self.stored.pace, Pace::TurnBased { .. });
        let is_gone = self.is_host_gone() && !(is_turn_based && plays);
        is_other && !self.seats_of(who).is_empty() && is_gone
    }

    /// Whether somebody only watches. The host is at home, with a seat or without.
    fn is_spectator(&self, who: &Who) -> bool {
        self.seats_of(who).is_empty() && who.person() != Some(&self.stored.host)
    }

    /// Whoever watches a table that is found by its link alone has to come by it again.
    fn shut_out_spectators(&mut self) {
        if self.stored.visibility == Visibility::ByLink {
            self.let_go(|table, viewer| table.is_spectator(&viewer.who));
        }
    }

    /// Ends the connections of some, and says why.
    fn let_go(&mut self, is_it: impl Fn(&Table, &Attending) -> bool) {
        let gone: Vec<Attendance> =
            self.viewers.iter().filter(|viewer| is_it(self, viewer)).map(|viewer| viewer.place).collect();
        let farewell = json(&ToClient::Closing { problem: Code::SentAway.into() });
        gone.iter().for_each(|&place| self.send(place, vec![farewell.clone()]));
        gone.iter().for_each(|&place| self.depart(place));
    }

    fn has_level(&self, level: &str) -> Result<(), Problem> {
        let is_there = self.levels().iter().any(|it| it == level);
        if is_there { Ok(()) } else { Err(Code::NoSuchLevel { level: level.to_owned() }.into()) }
    }
}

/// Adds open seats, or takes empty ones away: open ones first, then those of bots, the last first.
fn set_seats(draft: &mut StoredTable, n: usize) -> Result<(), Problem> {
    while draft.seats.len() > n {
        let last = |is_it: fn(&StoredSeat) -> bool| draft.seats.iter().rposition(is_it);
        let empty = last(|seat| seat.holder == StoredHolder::Open);
        let empty = empty.or_else(|| last(|seat| matches!(seat.holder, StoredHolder::Bot { .. })));
        draft.seats.remove(empty.ok_or(Code::SeatTaken)?);
    }
    while draft.seats.len() < n {
        draft.seats.push(StoredSeat::open());
    }
    Ok(())
}

/// Whether what a campaign settles is the same in both.
fn is_settled_alike(some: &BTreeMap<String, String>, others: &BTreeMap<String, String>) -> bool {
    let settled = |options: &BTreeMap<String, String>| -> Vec<(String, String)> {
        let settled = options.iter().filter(|(name, _)| campaigns::settles(name));
        settled.map(|(name, value)| (name.clone(), value.clone())).collect()
    };
    settled(some) == settled(others)
}
