//! Newcomers to a game that is on: who asks for the seat of a bot, and what the host says.
//!
//! Whoever takes a bot's seat sees its hand. So nobody who plays here, or did, gets another; whoever
//! left a seat takes it back at once; and somebody who comes anew needs the host's yes, unless the
//! host has given it beforehand. The game waits for none of this: the bot plays on meanwhile.

use std::{collections::BTreeMap, time::Duration};

use engine::{Seat, Seats};
use protocol::{Newcomers, Problem, SeatWish, TableState};
use tokio::time::Instant;

use super::{
    Who, cards,
    moments::{Lasting, Moment},
    only_the_host,
    task::Table,
};
use crate::{
    problems::Code,
    storage::{PersonId, StoredHolder},
};

/// How many may ask at once.
const MOST_WISHES: usize = 5;
/// How long the host has, and how long whoever asked does not ask again.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long whoever was refused does not ask again.
const AFTER_A_NO: Duration = Duration::from_secs(600);
/// How many who asked are remembered.
const MOST_REMEMBERED: usize = 500;
/// How often the host is told of wishes in a while. Anybody is a new guest as often as they like, so what
/// is too much waits, and is told together.
const MOST_TOLD: usize = 3;
const A_WHILE: Duration = Duration::from_secs(15);

/// Who asks for a seat.
#[derive(Default)]
pub(super) struct Wishes {
    open: Vec<Wish>,
    next: u64,
    /// When those who asked may ask again.
    again: BTreeMap<PersonId, Instant>,
    /// When the host was told of them lately.
    told: Vec<Instant>,
    /// Whether there is something that the host was not told yet.
    is_due: bool,
}

struct Wish {
    number: u64,
    who: Who,
    name: String,
    seat: Seat,
    until: Instant,
}

impl Wishes {
    /// When the next of them lapses, or is told.
    pub(super) fn next(&self) -> Option<Instant> {
        let lapses = self.open.iter().map(|wish| wish.until).min();
        lapses.into_iter().chain(self.next_telling()).min()
    }

    /// When the host is next to be told of them.
    pub(super) fn next_telling(&self) -> Option<Instant> {
        let is_lately = |told: &&Instant| told.elapsed() < A_WHILE;
        let lately: Vec<&Instant> = self.told.iter().filter(is_lately).collect();
        let first = lately.first().filter(|_| lately.len() >= MOST_TOLD);
        self.is_due.then(|| first.map_or_else(Instant::now, |&&first| first + A_WHILE))
    }

    fn note_told(&mut self) {
        self.told.retain(|told| told.elapsed() < A_WHILE);
        self.told.push(Instant::now());
        self.is_due = false;
    }
}

impl Table {
    /// Where a person may sit down in a game that is on, having named a seat or not: whether it is
    /// their own already, they left it, or the host has said yes beforehand.
    pub(super) fn place_in_the_game(&self, person: &PersonId, seat: Option<Seat>) -> Result<Seat, Problem> {
        let own = cards::owned_by(&self.stored, person);
        let left = self.hands_known_to(person).iter().find(|&seat| self.is_bots(seat));
        let Some(seat) = seat.or(own.first()).or(left) else { return Err(Code::TableFull.into()) };
        if own.has(seat) {
            return Ok(seat);
        }
        self.may_have_hand(person, seat)?;
        if self.hands_known_to(person).has(seat) {
            return Ok(seat);
        }
        match self.stored.newcomers {
            Newcomers::Welcome => Ok(seat),
            Newcomers::Ask => Err(Code::AskForTheSeat.into()),
            Newcomers::Nobody => Err(Code::NoNewcomers.into()),
        }
    }

    /// Somebody who watches asks for the seat of a bot.
    pub(super) fn wish(&mut self, who: &Who, seat: Seat) -> Result<u64, Problem> {
        let Who::Person { id, name } = who else { return Err(Code::OnlyPeopleSit.into()) };
        if self.stored.state != TableState::Playing {
            return Err(Code::GameIsNotOn.into());
        }
        if !self.viewers.has(id) {
            return Err(Code::NotAtThisTable.into());
        }
        self.may_have_hand(id, seat)?;
        if self.stored.newcomers == Newcomers::Nobody {
            return Err(Code::NoNewcomers.into());
        }
        let now = Instant::now();
        self.wishes.again.retain(|_, again| *again > now);
        if let Some(again) = self.wishes.again.get(id) {
            return Err(Code::TooMany.again_in((*again - now).as_secs() + 1));
        }
        if self.wishes.open.len() >= MOST_WISHES || self.wishes.again.len() >= MOST_REMEMBERED {
            return Err(Code::TooMany.again_in(PATIENCE.as_secs()));
        }
        let number = self.wishes.next;
        let until = now + PATIENCE;
        self.wishes.next += 1;
        self.wishes.again.insert(id.clone(), until);
        self.wishes.open.push(Wish { number, who: who.clone(), name: name.clone(), seat, until });
        self.tell_of_wishes(id);
        Ok(number)
    }

    /// Whoever asked for a seat does not want it any more.
    pub(super) fn withdraw(&mut self, who: &Who, seat: Seat) -> Result<(), Problem> {
        let person = who.person().ok_or(Code::NoSuchWish)?;
        let is_it = |wish: &Wish| wish.seat == seat && wish.who.person() == Some(person);
        let at = self.wishes.open.iter().position(is_it).ok_or(Code::NoSuchWish)?;
        self.wishes.open.remove(at);
        self.tell_of_wishes(person);
        Ok(())
    }

    /// The host lets somebody have the seat they asked for, or not.
    pub(super) async fn answer_wish(&mut self, who: &Who, number: u64, is_allowed: bool) -> Result<(), Problem> {
        only_the_host(&self.stored.host, who)?;
        let at = self.wishes.open.iter().position(|wish| wish.number == number).ok_or(Code::NoSuchWish)?;
        let Who::Person { id, name } = self.wishes.open[at].who.clone() else { return Err(Code::NoSuchWish.into()) };
        let seat = self.wishes.open[at].seat;
        if !is_allowed {
            self.wishes.open.remove(at);
            self.wishes.told.clear();
            self.wishes.again.insert(id.clone(), Instant::now() + AFTER_A_NO);
            self.tell_of_wishes(&id);
            return Ok(());
        }
        self.may_have_hand(&id, seat)?;
        self.may_change_hands(seat, &id)?;
        let wish = self.wishes.open.remove(at);
        let taken = self.take_seat(seat, (&id, &name), None, None).await;
        if taken.is_err() && !self.is_lost {
            self.wishes.open.push(wish);
        }
        taken.map(drop)
    }

    /// Drops the wishes that nobody waits for any more.
    pub(super) fn let_wishes_lapse(&mut self) {
        let now = Instant::now();
        let is_on = self.stored.state == TableState::Playing;
        let open = std::mem::take(&mut self.wishes.open);
        let is_there = |wish: &Wish| {
            let is_here = wish.who.person().is_some_and(|person| self.viewers.has(person));
            is_on && wish.until > now && is_here && self.is_bots(wish.seat)
        };
        let (open, lapsed): (Vec<Wish>, Vec<Wish>) = open.into_iter().partition(is_there);
        self.wishes.open = open;
        for person in lapsed.iter().filter_map(|wish| wish.who.person()) {
            self.tell_of_wishes(person);
        }
    }

    /// The wishes that somebody is told of.
    pub(super) fn wishes_for(&self, who: &Who) -> Vec<SeatWish> {
        let Some(person) = who.person() else { return Vec::new() };
        let is_told = |wish: &&Wish| *person == self.stored.host || wish.who.person() == Some(person);
        let now = Instant::now();
        let told = |wish: &Wish| SeatWish {
            wish: wish.number,
            seat: wish.seat.number(),
            name: wish.name.clone(),
            until: self.now() + wish.until.saturating_duration_since(now).as_secs(),
        };
        self.wishes.open.iter().filter(is_told).map(told).collect()
    }

    /// The seats whose hands a person has seen in this game: those that they hold, or once held.
    pub(super) fn hands_known_to(&self, person: &PersonId) -> Seats {
        let since = self.moments.of_the_game();
        if since.is_empty() {
            return Seats::NONE;
        }
        let held = |kept: &Moment| match &kept.what {
            Lasting::Seat { seat, person: Some(id), .. } if *id == person.0 => seat.checked_sub(1).map(Seat),
            Lasting::Seat { .. }
            | Lasting::Entry(_)
            | Lasting::Chat { .. }
            | Lasting::Followed { .. }
            | Lasting::Began {} => None,
        };
        let held = since.iter().filter_map(held);
        held.chain(cards::owned_by(&self.stored, person).iter()).collect()
    }

    /// Whether somebody may have the hand of a bot: nobody who has seen another's.
    fn may_have_hand(&self, person: &PersonId, seat: Seat) -> Result<(), Problem> {
        if self.holder(seat).is_none() {
            return Err(Code::TableNoSuchSeat { seat: seat.number() }.into());
        }
        if !self.is_bots(seat) {
            return Err(Code::SeatTaken.into());
        }
        let others = self.hands_known_to(person).without(seat);
        if others.is_empty() { Ok(()) } else { Err(Code::HandKnown.into()) }
    }

    fn is_bots(&self, seat: Seat) -> bool {
        matches!(self.holder(seat), Some(StoredHolder::Bot { .. }))
    }

    /// Tells whoever asks or asked how the table is, and the host.
    fn tell_of_wishes(&mut self, person: &PersonId) {
        self.tell_those(|_, viewer| viewer.who.person() == Some(person));
        self.wishes.is_due = true;
        self.tell_host_of_wishes_in_time();
    }

    /// Tells the host how the table is, if there is a wish to tell of and they were not told too often.
    pub(super) fn tell_host_of_wishes_in_time(&mut self) {
        if self.wishes.next_telling().is_none_or(|next| next > Instant::now()) {
            return;
        }
        self.wishes.note_told();
        let host = self.stored.host.clone();
        self.tell_those(|_, viewer| viewer.who.person() == Some(&host));
    }
}
