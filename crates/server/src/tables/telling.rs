//! What a table tells to whom: each viewer what they may know, and nothing else.

use engine::{Seat, Viewer};
use protocol::{
    Asked, Chance, Happened, Mine, Problem, SeatNow, TableNow, TableState, ToClient, UndoAsked, live::What,
};

use super::{
    Attendance, Who, no_such_table,
    task::{Attending, Kept, KeptWhat, Table},
};

/// How many moments a newcomer is told at the most; the table as it is comes in any case.
pub(crate) const MOST_MISSED: usize = 2000;

impl Table {
    /// Tells everybody the moments from number `first` on, and the table as it is after them.
    pub(super) fn tell_from(&mut self, first: u64) {
        let skip = (first - 1) as usize;
        let moments = &self.moments[skip.min(self.moments.len())..];
        let told = |viewer: &Attending| {
            let mut messages: Vec<String> =
                moments.iter().map(|kept| json(&ToClient::Happened(self.happened(kept, viewer)))).collect();
            messages.push(json(&ToClient::Table(Box::new(self.as_seen_by(&viewer.who)))));
            messages
        };
        let messages: Vec<(Attendance, Vec<String>)> =
            self.viewers.iter().map(|viewer| (viewer.place, told(viewer))).collect();
        for (place, messages) in messages {
            self.send(place, messages);
        }
    }

    /// Tells everybody but one viewer how the table is.
    pub(super) fn tell_the_others(&mut self, but: Attendance) {
        let others = self.viewers.iter().filter(|viewer| viewer.place != but);
        let told = |viewer: &Attending| json(&ToClient::Table(Box::new(self.as_seen_by(&viewer.who))));
        let messages: Vec<(Attendance, String)> = others.map(|viewer| (viewer.place, told(viewer))).collect();
        for (place, message) in messages {
            self.send(place, vec![message]);
        }
    }

    /// Tells everybody how the table is, when nothing has happened that lasts.
    pub(super) fn tell_how_it_is(&mut self) {
        self.tell_from(self.moments.len() as u64 + 1);
    }

    /// Tells a newcomer what they missed, and the table as it is.
    pub(super) fn tell_newcomer(&mut self, place: Attendance, after: Option<u64>) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.place == place) else { return };
        let missed = after.map_or(0, |after| self.moments.len().saturating_sub(after as usize)).min(MOST_MISSED);
        let moments = &self.moments[self.moments.len() - missed..];
        let mut messages: Vec<String> =
            moments.iter().map(|kept| json(&ToClient::Happened(self.happened(kept, viewer)))).collect();
        messages.push(json(&ToClient::Table(Box::new(self.as_seen_by(&viewer.who)))));
        self.send(place, messages);
    }

    pub(super) fn tell_made(&mut self, by: Attendance, id: Option<u64>, made: Result<u64, Problem>) {
        let message = match (made, id) {
            (Ok(n), Some(re)) => ToClient::Done { re, n },
            (Ok(_), None) => return,
            (Err(problem), re) => ToClient::Refused { re, problem },
        };
        self.send(by, vec![json(&message)]);
    }

    pub(super) fn tell_denials(&mut self, by: Attendance, re: Option<u64>, number: u8) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.place == by) else { return };
        let seat = number.checked_sub(1).map(Seat).filter(|&seat| self.seats_of(&viewer.who).has(seat));
        let message = match (seat, &self.game) {
            (Some(seat), Some(game)) => ToClient::Denials { re, seat: number, denials: game.denials(seat) },
            (_, _) => ToClient::Refused { re, problem: Problem::new("not-your-seat") },
        };
        self.send(by, vec![json(&message)]);
    }

    /// The program stops: viewers may come back when it runs again.
    pub(super) fn say_goodbye(&mut self) {
        let goodbye = json(&ToClient::Closing { problem: Problem::new("server-stops").retry_after(5) });
        for place in self.viewers.iter().map(|viewer| viewer.place).collect::<Vec<_>>() {
            self.send(place, vec![goodbye.clone()]);
        }
    }

    /// The whole table, as somebody may know it.
    pub(super) fn as_seen_by(&self, who: &Who) -> TableNow {
        let viewer = self.viewer(who);
        let mine = self.seats_of(who);
        let asked = self.asked();
        let game = self.game.as_deref();
        let options = match game {
            Some(game) => game.options(),
            None => self.stored.options.clone().into_iter().collect(),
        };
        TableNow {
            n: self.moments.len() as u64,
            id: self.stored.id.0.clone(),
            game: self.stored.game.clone(),
            state: self.stored.state,
            options,
            pace: self.stored.pace,
            visibility: self.stored.visibility,
            seats: Seat::all(self.stored.seats.len() as u8).map(|seat| self.seat_now(seat)).collect(),
            mine: mine.iter().map(Seat::number).collect(),
            is_host: who.person() == Some(&self.stored.host),
            invitation: (!mine.is_empty() || who.person() == Some(&self.stored.host))
                .then(|| self.stored.invitation.clone()),
            spectators: self.viewers.iter().filter(|viewer| self.seats_of(&viewer.who).is_empty()).count(),
            chance: game.map(|game| Chance { commitment: game.commitment(), seed: game.seed() }),
            view: game.map(|game| game.view(viewer)),
            asked: (!asked.is_empty())
                .then(|| Asked { seats: asked.iter().map(Seat::number).collect(), since: self.asked_since }),
            questions: self.questions(mine),
            undo_asked: self.undo_asked.as_ref().map(|wish| UndoAsked {
                seat: wish.seat.number(),
                to: wish.to,
                waits_for: wish.waits_for.iter().map(Seat::number).collect(),
            }),
            standings: game.filter(|game| game.is_finished()).map(|game| game.standings()),
            frozen: self.stored.frozen.clone(),
        }
    }

    /// The record, once every secret in it is open.
    pub(super) fn record(&self) -> Result<String, Problem> {
        match (self.stored.state, &self.game) {
            (TableState::Over, Some(game)) => Ok(game.record().to_owned()),
            (TableState::Over, None) => Err(no_such_table()),
            (TableState::Waiting | TableState::Playing | TableState::Frozen, _) => Err(Problem::new("table-not-over")),
        }
    }

    /// What a viewer is asked, for each of their seats that is asked or may speak up.
    fn questions(&self, mine: engine::Seats) -> Vec<Mine> {
        let Some(game) = self.game.as_deref().filter(|_| self.stored.state == TableState::Playing) else {
            return Vec::new();
        };
        let may_answer = game.pending().may_answer();
        let question = |seat: Seat| Mine {
            seat: seat.number(),
            entry: game.n_entries(),
            offers: game.offers(seat),
            can_undo: game.can_undo(seat),
        };
        mine.iter().filter(|&seat| may_answer.has(seat) || game.can_undo(seat)).map(question).collect()
    }

    fn seat_now(&self, seat: Seat) -> SeatNow {
        SeatNow {
            seat: seat.number(),
            holder: self.holder_view(seat),
            is_here: self.is_here(seat),
            sitting_in: self.stored.seats[seat.index()].sitting_in.clone(),
            clock: self.clock(seat),
            bot_in: self.bot_in(seat),
        }
    }

    /// A moment as one viewer hears of it.
    fn happened(&self, kept: &Kept, viewer: &Attending) -> Happened {
        let what = match &kept.what {
            KeptWhat::Entry(entry) => self.entry_heard(*entry, self.viewer(&viewer.who)),
            KeptWhat::Began {} => What::Began,
            KeptWhat::Seat { seat, holder } => What::Seat { seat: *seat, holder: holder.clone() },
            KeptWhat::Chat { person, .. } if viewer.muted.iter().any(|muted| muted.0 == *person) => What::Muted,
            KeptWhat::Chat { seat, name, text, .. } => {
                What::Chat { seat: *seat, name: name.clone(), text: text.clone() }
            }
            KeptWhat::Followed { table, rematch } => What::Followed { table: table.clone(), rematch: *rematch },
        };
        Happened { n: kept.n, at: kept.at, what }
    }

    fn entry_heard(&self, entry: usize, viewer: Viewer) -> What {
        let Some(game) = &self.game else { return What::Began };
        if let Some(to) = game.undone_by(entry) {
            return What::Undone { to };
        }
        let seat = game.seat_of(entry).map(Seat::number);
        What::Game { entry, seat, heard: game.heard(entry, viewer) }
    }

    /// Sends messages to one viewer. Whoever cannot keep up is let go; they come back with
    /// the number of the last moment they have seen.
    fn send(&mut self, place: Attendance, messages: Vec<String>) {
        let Some(at) = self.viewers.iter().position(|viewer| viewer.place == place) else { return };
        let outlet = &self.viewers[at].outlet;
        if messages.into_iter().any(|message| outlet.try_send(message).is_err()) {
            self.viewers.remove(at);
            self.note_presence();
        }
    }
}

/// How long a message may become before its text has to be moved: a whole table of four
/// mostly fits.
const ROOM: usize = 8 * 1024;

fn json(message: &ToClient) -> String {
    let room = match message {
        ToClient::Table(_) => ROOM,
        ToClient::Happened(_)
        | ToClient::Refused { .. }
        | ToClient::Done { .. }
        | ToClient::Denials { .. }
        | ToClient::Closing { .. } => 256,
    };
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, message).expect("what is told is made of words and numbers");
    String::from_utf8(text).expect("JSON is text")
}
