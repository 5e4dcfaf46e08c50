//! What a table tells to whom: each viewer what they may know, and nothing else.

use std::collections::{BTreeSet, VecDeque};

use driver::record::has_end;
use engine::{Seat, Seats, Viewer};
use protocol::{
    Asked, Happened, Moments, OptionCard, Origin, Problem, SeatNow, TableNow, TableState, ToClient, change::Written,
    live::What,
};

use super::{
    Attendance, Outlet, Who, cards,
    keeping::GameNow,
    loading,
    moments::{Lasting, Moment},
    seeing::{Seen, Shared, Showing},
    task::Table,
    undoing::UndoWish,
    viewers::Attending,
};
use crate::{
    games::Undone,
    problems::Code,
    storage::{PersonId, StoredHolder},
};

/// How many moments are told at once at the most, to a newcomer and on a page.
pub const MOST_MISSED: usize = 2000;

/// How many bytes may wait for a viewer who is slow. Whoever lets more pile up is let go.
const MOST_UNREAD: usize = 2 * 1024 * 1024;

impl Table {
    /// Tells everybody the moments from number `first` on, and the table as it is after them.
    pub(super) fn tell_from(&mut self, first: u64) {
        self.note_told();
        let shared = self.tell_some(first, |_, _| true);
        if self.n_entries_from(first) > 0 {
            self.keep_sights(shared);
        }
    }

    /// Tells the holder of a seat alone how the table is.
    pub(super) fn tell_holder(&mut self, seat: Seat) {
        self.tell_those(|table, viewer| table.seats_of(&viewer.who).has(seat));
    }

    /// Tells some how the table is.
    pub(super) fn tell_those(&mut self, is_it: impl Fn(&Table, &Attending) -> bool) {
        self.tell_some(self.moments.n() + 1, is_it);
    }

    /// Tells some the moments from number `first` on, and how the table is after them.
    fn tell_some(&mut self, first: u64, is_it: impl Fn(&Table, &Attending) -> bool) -> Shared {
        self.make_questions();
        let mut shared = Shared::default();
        let n_new = self.n_entries_from(first);
        let mut told = Vec::new();
        for viewer in self.viewers.iter().filter(|viewer| is_it(self, viewer)) {
            let showing = self.show(&mut shared, self.viewer(&viewer.who), viewer.seen, n_new);
            let happened = self.happened_after(first - 1, &viewer.who, &viewer.muted, &showing);
            let happened = happened.map(|it| json(&ToClient::Happened(it))).collect();
            let table = written(&ToClient::Table(Box::new(self.as_seen_by(&viewer.who, &viewer.muted, &showing))));
            let (seen, follows) = (showing.seen(), showing.is_followed());
            told.push((viewer.place, Telling { happened, table, seen, follows }));
        }
        for (place, telling) in told {
            self.tell_showing(place, telling);
        }
        shared
    }

    /// Tells one viewer of the table, and remembers what they have seen of it then.
    fn tell_showing(&mut self, place: Attendance, telling: Telling) {
        let Telling { happened: mut messages, table, seen, follows } = telling;
        if let Some(viewer) = self.viewers.at_mut(place) {
            viewer.seen = seen;
            let known = &mut viewer.known;
            messages.push(if follows { known.news(&table) } else { known.whole(table) });
        }
        self.send(place, messages);
    }

    /// How many of the moments from number `first` on are entries of the record.
    fn n_entries_from(&self, first: u64) -> usize {
        self.moments.after(first - 1).iter().filter(|kept| matches!(kept.what, Lasting::Entry(_))).count()
    }

    /// Tells everybody how the table is, when nothing has happened that lasts.
    pub(super) fn tell_how_it_is(&mut self) {
        self.tell_from(self.moments.n() + 1);
    }

    /// Tells a newcomer what they missed, and the table as it is. What is too much is named, so
    /// that they know what they do not know.
    pub(super) fn tell_newcomer(&mut self, place: Attendance, after: Option<u64>) {
        self.make_questions();
        let Some(viewer) = self.viewers.at(place) else { return };
        let (n, after) = (self.moments.n(), after.unwrap_or(u64::MAX));
        let earliest = after.max(n.saturating_sub(MOST_MISSED as u64));
        let mut shared = Shared::default();
        let showing = self.show(&mut shared, self.viewer(&viewer.who), None, 0);
        let latest = self.happened_after(earliest, &viewer.who, &viewer.muted, &showing).rev();
        // Whoever was told more than can wait for them would be let go at once, for ever.
        let mut room = MOST_UNREAD / 2;
        let told = latest.map(|happened| json(&ToClient::Happened(happened))).take_while(|message| {
            let fits = message.capacity() <= room;
            room = room.saturating_sub(message.capacity());
            fits
        });
        let told: Vec<String> = told.collect();
        let told_after = n - told.len() as u64;
        let skipped = (after < told_after).then(|| json(&ToClient::Skipped { from: after + 1, to: told_after }));
        let table = written(&ToClient::Table(Box::new(self.as_seen_by(&viewer.who, &viewer.muted, &showing))));
        let happened = skipped.into_iter().chain(told.into_iter().rev()).collect();
        self.tell_showing(place, Telling { happened, table, seen: showing.seen(), follows: false });
    }

    /// The moments after a number, as many as fit on a page.
    pub(super) async fn page(&self, who: &Who, invitation: Option<&str>, after: u64) -> Result<Moments, Problem> {
        self.may_look(who, invitation)?;
        let muted = self.muted_by(who).await?;
        let moments = self.happened_after(after, who, &muted, &Showing::Nothing).take(MOST_MISSED).collect();
        Ok(Moments { moments, n: self.moments.n() })
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
        let Some(viewer) = self.viewers.at(by) else { return };
        let seat = number.checked_sub(1).map(Seat).filter(|&seat| self.seats_of(&viewer.who).has(seat));
        let message = match (seat, &self.game) {
            (Some(seat), Some(game)) => {
                let (denials, says) = game.denials(seat);
                ToClient::Denials { re, seat: number, denials, says }
            }
            (_, _) => ToClient::Refused { re, problem: Code::NotYourSeat.into() },
        };
        self.send(by, vec![json(&message)]);
    }

    /// Tells everybody that somebody asks a seat to decide.
    pub(super) fn tell_reminded(&mut self, by: Seat, seat: Seat) {
        let reminded = json(&ToClient::Reminded { by: by.number(), seat: seat.number() });
        for place in self.viewers.places() {
            self.send(place, vec![reminded.clone()]);
        }
    }

    /// The program stops: viewers may come back when it runs again.
    pub(super) fn say_goodbye(&mut self) {
        self.say_why(Code::ServerStops.again_in(5));
    }

    /// Tells everybody that the table goes on elsewhere. Who connects again finds it.
    pub(super) fn say_moved(&mut self) {
        self.say_why(Code::moved());
    }

    fn say_why(&mut self, problem: Problem) {
        let goodbye = json(&ToClient::Closing { problem });
        for place in self.viewers.places() {
            self.send(place, vec![goodbye.clone()]);
        }
    }

    /// The whole table, as somebody may know it; without the view if they follow.
    fn as_seen_by(&self, who: &Who, muted: &BTreeSet<PersonId>, showing: &Showing<'_>) -> TableNow {
        let mine = self.seats_of(who);
        let is_at_home = !mine.is_empty() || who.person() == Some(&self.stored.host);
        let known = || who.person().map_or(Seats::NONE, |person| self.hands_known_to(person));
        let places = cards::places(&self.stored, who, known);
        let asked = self.asked();
        let (shown, as_of) = match (&self.game, showing.sight()) {
            (Some(game), Some(sight)) => {
                let view = (!showing.is_followed()).then(|| sight.view.json());
                (Some(GameNow::with(game.as_ref(), view, sight.asks.clone())), None)
            }
            (_, _) => self.kept_for(mine).unzip(),
        };
        let GameNow { options, chance, view, asks, standings } = shown.unwrap_or_else(|| self.blank_game());
        TableNow {
            n: self.moments.n(),
            id: self.stored.id.0.clone(),
            name: self.stored.name.clone(),
            game: self.stored.game.clone(),
            state: self.stored.state,
            options,
            pace: self.stored.pace,
            visibility: self.stored.visibility,
            start_when_full: self.stored.start_when_full,
            is_practice: self.stored.is_practice,
            campaign: self.stored.mission.as_ref().map(|mission| mission.campaign.0.clone()),
            since: self.stored.since,
            seats: Seat::all(self.stored.seats.len() as u8).map(|seat| self.seat_now(seat, who)).collect(),
            mine: mine.iter().map(Seat::number).collect(),
            muted: self.seats_owned_by(muted),
            host: cards::owned_by(&self.stored, &self.stored.host).first().map(Seat::number),
            is_host: who.person() == Some(&self.stored.host),
            may_be_host: self.may_be_host(who),
            newcomers: self.stored.newcomers,
            to_take: places.to_take.iter().map(Seat::number).collect(),
            to_ask_for: places.to_ask_for.iter().map(Seat::number).collect(),
            wishes: self.wishes_for(who),
            invitation: is_at_home.then(|| self.stored.invitation.clone()),
            goes_on_from: self
                .stored
                .parent
                .as_ref()
                .filter(|_| is_at_home)
                .map(|(table, entry)| Origin { table: table.0.clone(), entry: *entry }),
            spectators: self.n_spectators(),
            chance,
            follows: showing.is_followed(),
            view,
            as_of,
            asked: (!asked.is_empty()).then(|| Asked {
                seats: asked.iter().map(Seat::number).collect(),
                since: self.stored.waiting_since,
                asks,
            }),
            questions: self.questions(mine),
            orders: self.orders_of(mine),
            undo: mine.iter().filter_map(|seat| self.undo_of(seat)).collect(),
            undo_asked: self.undo_asked.as_ref().map(UndoWish::told),
            standings,
            stopped: self.game.as_deref().and_then(|game| game.stopped()),
            frozen: self.stored.frozen.clone(),
        }
    }

    fn seats_owned_by(&self, people: &BTreeSet<PersonId>) -> Vec<u8> {
        let is_theirs =
            |seat: &Seat| self.holder(*seat).and_then(StoredHolder::owner).is_some_and(|owner| people.contains(owner));
        Seat::all(self.stored.seats.len() as u8).filter(is_theirs).map(Seat::number).collect()
    }

    /// How many look on who have no seat.
    pub(super) fn n_spectators(&self) -> usize {
        self.viewers.n_without(self.stored.seats.iter().map(|seat| &seat.holder))
    }

    /// The options of a game that has not begun, all of them.
    pub(super) fn options_wanted(&self) -> Vec<(String, String)> {
        let Some(door) = self.means().games.get(&self.stored.game) else { return Vec::new() };
        let wanted = |option: &OptionCard| {
            let value = self.stored.options.get(&option.name).or(option.values.first());
            Some((option.name.clone(), value?.clone()))
        };
        door.card.options.iter().filter_map(wanted).collect()
    }

    /// The record, once every secret in it is open.
    pub(super) async fn record(&self) -> Result<String, Problem> {
        match (self.stored.state, &self.game) {
            (TableState::Over, Some(game)) => Ok(game.record().to_owned()),
            (TableState::Over, None) => Err(Code::NoSuchTable.into()),
            (TableState::Frozen, _) => self.frozen_record().await,
            (TableState::Waiting | TableState::Playing, _) => Err(Code::TableNotOver.into()),
        }
    }

    /// The record as it is stored, if the game was over before the table froze: then nothing
    /// in it is a secret.
    async fn frozen_record(&self) -> Result<String, Problem> {
        let header = self.stored.header.as_deref().ok_or(Code::TableFrozen)?;
        let moments = self.means().storage.moments(&self.stored.id, 0).await?;
        let record = loading::record(header, &moments);
        if has_end(&record) { Ok(record) } else { Err(Code::TableFrozen.into()) }
    }

    /// A seat and who is there, for somebody.
    pub(super) fn seat_now(&self, seat: Seat, who: &Who) -> SeatNow {
        SeatNow {
            seat: seat.number(),
            holder: self.holder_view(seat),
            is_here: self.is_here(seat),
            sitting_in: self.stored.seats[seat.index()].sitting_in.clone(),
            clock: self.clock(seat),
            bot_in: self.bot_in(seat),
            away_since: self.away_since(seat),
            sit_in_from: self.sit_in_from(seat, who),
            nonce: self.stored.seats[seat.index()].nonce.as_ref().map(ToString::to_string),
        }
    }

    /// The moments after a number, as somebody hears of them.
    fn happened_after<'a>(
        &'a self,
        after: u64,
        who: &'a Who,
        muted: &'a BTreeSet<PersonId>,
        showing: &'a Showing<'a>,
    ) -> impl DoubleEndedIterator<Item = Happened> + 'a {
        self.moments.after(after).iter().map(|kept| self.happened(kept, who, muted, showing))
    }

    /// A moment as somebody hears of it.
    fn happened(&self, kept: &Moment, who: &Who, muted: &BTreeSet<PersonId>, showing: &Showing<'_>) -> Happened {
        let what = match &kept.what {
            Lasting::Entry(entry) => self.entry_heard(*entry, self.viewer(who), showing),
            Lasting::Began {} => What::Began,
            Lasting::Seat { seat, holder, sent_away, .. } => {
                What::Seat { seat: *seat, holder: holder.clone(), sent_away: *sent_away }
            }
            Lasting::Chat { person, .. } if muted.iter().any(|muted| muted.0 == *person) => What::Muted,
            Lasting::Chat { seat, name, text, .. } => {
                What::Chat { seat: *seat, name: name.clone(), text: text.clone() }
            }
            Lasting::Followed { table, rematch, invitation } => What::Followed {
                table: table.clone(),
                rematch: *rematch,
                invitation: invitation.clone().filter(|_| !self.seats_of(who).is_empty()),
            },
        };
        Happened { n: kept.n, at: kept.at, what }
    }

    fn entry_heard(&self, entry: usize, viewer: Viewer, showing: &Showing<'_>) -> What {
        let Some(game) = &self.game else {
            // What it meant only the rules of another version know.
            return What::Game { entry, seat: None, heard: Vec::new(), told: Vec::new(), changes: None };
        };
        if let Some(Undone { to, seat, answers, outcomes }) = game.undone_by(entry) {
            return What::Undone { to, seat: seat.map(Seat::number), answers, outcomes };
        }
        let seat = game.seat_of(entry).map(Seat::number);
        let (heard, told) = game.heard(entry, viewer);
        What::Game { entry, seat, heard, told, changes: showing.changes_of(entry) }
    }

    /// Sends messages to one viewer. Whoever cannot keep up is let go; they come back with
    /// the number of the last moment they have seen.
    pub(super) fn send(&mut self, place: Attendance, messages: Vec<String>) {
        let Some(Attending { outlet, unread, .. }) = self.viewers.at_mut(place) else { return };
        let keeps_up = |message: String| unread.has_room_for(&message, outlet) && outlet.try_send(message).is_ok();
        if !messages.into_iter().all(keeps_up) {
            self.viewers.go(place);
            self.note_presence();
        }
    }
}

/// What one viewer is told of a table.
struct Telling {
    /// What happened, as it is sent.
    happened: Vec<String>,
    /// The whole table after it, but for the view if they follow.
    table: Written,
    seen: Option<Seen>,
    follows: bool,
}

/// The sizes of what a viewer was told and has not read yet. How many wait, the outlet knows.
#[derive(Default)]
pub(super) struct Unread {
    sizes: VecDeque<usize>,
    bytes: usize,
}

impl Unread {
    /// Whether a viewer may be told one more; counts it. A single message always has room.
    fn has_room_for(&mut self, message: &String, outlet: &Outlet) -> bool {
        let waiting = outlet.max_capacity() - outlet.capacity();
        let read = self.sizes.len().saturating_sub(waiting);
        self.bytes -= self.sizes.drain(..read).sum::<usize>();
        let has_room = self.sizes.is_empty() || self.bytes + message.capacity() <= MOST_UNREAD;
        self.sizes.push_back(message.capacity());
        self.bytes += message.capacity();
        has_room
    }
}

/// How long a message may become before its text has to be moved: a whole table of four
/// mostly fits.
const ROOM: usize = 8 * 1024;

/// A message as it is sent.
pub(super) fn json(message: &ToClient) -> String {
    let mut text = Vec::with_capacity(room(message));
    serde_json::to_writer(&mut text, message).expect("what is told is made of words and numbers");
    String::from_utf8(text).expect("JSON is text")
}

/// A message of which somebody may know a part already.
pub(super) fn written(message: &ToClient) -> Written {
    Written::with_room(message, room(message))
}

fn room(message: &ToClient) -> usize {
    match message {
        ToClient::Table(_) => ROOM,
        ToClient::Presence { .. } => 1024,
        ToClient::Happened(_)
        | ToClient::Skipped { .. }
        | ToClient::Refused { .. }
        | ToClient::Done { .. }
        | ToClient::Denials { .. }
        | ToClient::Reminded { .. }
        | ToClient::Closing { .. } => 256,
    }
}
