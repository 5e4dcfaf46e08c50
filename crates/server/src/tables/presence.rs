//! Who is there: told in a small message.
//!
//! Anybody may come to an open table and go again, as often as they like. So nobody is sent a whole
//! table for it, and how many watch is told once a second at the most. Who plays is worth a message at
//! once.

use std::time::Duration;

use engine::{Seat, Seats};
use protocol::ToClient;
use tokio::time::Instant;

use super::{Attendance, task::Table, telling::written};

/// How long everybody is left alone after they were told how many watch.
const BETWEEN: Duration = Duration::from_secs(1);

/// What everybody was last told of who is there.
#[derive(Default)]
pub(super) struct Presence {
    /// The seats whose holders are here, and how many watch.
    told: (Seats, usize),
    at: Option<Instant>,
    /// Whether that has changed since.
    is_due: bool,
}

impl Table {
    /// Somebody has come or gone. Whoever has just come has been told already.
    pub(super) fn tell_presence(&mut self) {
        self.presence.is_due = self.presence.told != self.present();
        self.tell_presence_in_time();
    }

    /// Tells everybody who is there, if that has changed and they were not told a moment ago.
    pub(super) fn tell_presence_in_time(&mut self) {
        if !self.presence.is_due || self.next_presence().is_some_and(|next| next > Instant::now()) {
            return;
        }
        self.note_told();
        let spectators = self.n_spectators();
        let message = |table: &Table, place: Attendance| {
            let viewer = table.viewers.at(place)?;
            let seats = Seat::all(table.stored.seats.len() as u8).map(|seat| table.seat_now(seat, &viewer.who));
            Some(written(&ToClient::Presence { seats: seats.collect(), spectators }))
        };
        for place in self.viewers.places() {
            let Some(message) = message(self, place) else { continue };
            if let Some(viewer) = self.viewers.at_mut(place) {
                viewer.known.note(&message);
            }
            self.send(place, vec![message.into()]);
        }
    }

    /// Everybody has been told who is there, by this or another message.
    pub(super) fn note_told(&mut self) {
        self.presence = Presence { told: self.present(), at: Some(Instant::now()), is_due: false };
    }

    /// When everybody is next to be told who is there.
    pub(super) fn next_presence(&self) -> Option<Instant> {
        let Presence { at, is_due, told: (here, _) } = &self.presence;
        let is_urgent = *here != self.present().0;
        is_due.then(|| at.filter(|_| !is_urgent).map_or_else(Instant::now, |at| at + BETWEEN))
    }

    fn present(&self) -> (Seats, usize) {
        let here = Seat::all(self.stored.seats.len() as u8).filter(|&seat| self.is_here(seat)).collect();
        (here, self.n_spectators())
    }
}
