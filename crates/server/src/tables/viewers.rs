//! Those who look at a table.
//!
//! Thousands may watch an open table, and come and go together. So whoever asks who is there looks into
//! a count, and not through all of them.

use std::{
    collections::{BTreeSet, HashMap},
    time::Duration,
};

use protocol::change::Known;
use tokio::time::Instant;

use super::{Attendance, Outlet, Who, seeing::Seen, telling::Unread};
use crate::storage::{PersonId, StoredHolder};

/// All who look at a table, in the order in which they came.
pub(super) struct Viewers {
    all: Vec<Attending>,
    /// How often a person or a program is there, by id and token.
    here: HashMap<String, usize>,
    next: u64,
    /// Since when nobody attends.
    alone_since: Instant,
}

/// Somebody who looks at the table.
pub(super) struct Attending {
    pub(super) place: Attendance,
    pub(super) who: Who,
    pub(super) outlet: Outlet,
    pub(super) muted: BTreeSet<PersonId>,
    /// What they were last shown of the game.
    pub(super) seen: Option<Seen>,
    /// What they know of the table.
    pub(super) known: Known,
    /// What they were told and have not read yet.
    pub(super) unread: Unread,
}

impl Viewers {
    pub(super) fn new() -> Viewers {
        Viewers { all: Vec::new(), here: HashMap::new(), next: 0, alone_since: Instant::now() }
    }

    /// Somebody looks from now on.
    pub(super) fn come(&mut self, who: Who, outlet: Outlet, muted: BTreeSet<PersonId>) -> Attendance {
        let place = Attendance(self.next);
        self.next += 1;
        if let Some(id) = id_of(&who) {
            *self.here.entry(id.to_owned()).or_default() += 1;
        }
        let (known, unread) = (Known::default(), Unread::default());
        self.all.push(Attending { place, who, outlet, muted, seen: None, known, unread });
        place
    }

    /// Somebody looks no longer.
    pub(super) fn go(&mut self, place: Attendance) {
        if let Ok(at) = self.position(place) {
            let gone = self.all.remove(at);
            self.count_out(&gone.who);
        }
    }

    /// All of them go.
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.here.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Attending> {
        self.all.iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Attending> {
        self.all.iter_mut()
    }

    /// Whoever has this place.
    pub(super) fn at(&self, place: Attendance) -> Option<&Attending> {
        self.position(place).ok().map(|at| &self.all[at])
    }

    pub(super) fn at_mut(&mut self, place: Attendance) -> Option<&mut Attending> {
        self.position(place).ok().map(|at| &mut self.all[at])
    }

    /// The places of all of them.
    pub(super) fn places(&self) -> Vec<Attendance> {
        self.all.iter().map(|viewer| viewer.place).collect()
    }

    /// The places of a person.
    pub(super) fn places_of(&self, person: &PersonId) -> Vec<Attendance> {
        self.all.iter().filter(|viewer| viewer.who.person() == Some(person)).map(|viewer| viewer.place).collect()
    }

    /// Whether a person looks.
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.here.contains_key(&person.0)
    }

    /// How often whoever plays a seat by themselves or by a program of their own is there.
    pub(super) fn n_of(&self, holder: &StoredHolder) -> usize {
        player_of(holder).and_then(|id| self.here.get(id)).copied().unwrap_or_default()
    }

    /// How many look who play none of these seats.
    pub(super) fn n_without<'a>(&self, holders: impl Iterator<Item = &'a StoredHolder>) -> usize {
        let players: BTreeSet<&str> = holders.filter_map(player_of).collect();
        self.len() - players.iter().filter_map(|&id| self.here.get(id)).sum::<usize>()
    }

    /// A guest is somebody else from now on.
    pub(super) fn hand_over(&mut self, guest: &PersonId, to: &Who) {
        let Some(person) = to.person() else { return };
        for viewer in &mut self.all {
            if viewer.who.person() == Some(guest) {
                viewer.who = to.clone();
            }
            if viewer.muted.remove(guest) {
                viewer.muted.insert(person.clone());
            }
        }
        if let Some(n) = self.here.remove(&guest.0) {
            *self.here.entry(person.0.clone()).or_default() += n;
        }
    }

    /// How long nobody has looked.
    pub(super) fn gone_for(&mut self) -> Duration {
        if !self.is_empty() {
            self.alone_since = Instant::now();
        }
        self.alone_since.elapsed()
    }

    /// When nobody will have looked for so long, if nobody comes.
    pub(super) fn gone_at(&self, after: Duration) -> Instant {
        if self.is_empty() { self.alone_since + after } else { Instant::now() + after }
    }

    fn position(&self, place: Attendance) -> Result<usize, usize> {
        self.all.binary_search_by_key(&place.0, |viewer| viewer.place.0)
    }

    fn count_out(&mut self, who: &Who) {
        let Some(id) = id_of(who) else { return };
        if let Some(n) = self.here.get_mut(id) {
            *n -= 1;
            if *n == 0 {
                self.here.remove(id);
            }
        }
    }
}

/// By what somebody is counted; nothing if they are unknown.
fn id_of(who: &Who) -> Option<&str> {
    match who {
        Who::Person { id, .. } => Some(&id.0),
        Who::Token(token) => Some(token),
        Who::Nobody => None,
    }
}

/// By what whoever plays a seat is counted.
fn player_of(holder: &StoredHolder) -> Option<&str> {
    match holder {
        StoredHolder::Person { id, .. } => Some(&id.0),
        StoredHolder::OutsideBot { token, .. } => Some(token),
        StoredHolder::Open | StoredHolder::Bot { .. } => None,
    }
}
