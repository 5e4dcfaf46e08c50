//! The game at the table: begun, answered, resigned.

use driver::{Dealer, Holder};
use engine::{Seat, Seats};
use protocol::{FromClient, Pace, Problem, TableState, live::Say};

use super::{
    Attendance, Who,
    moments::{Lasting, New},
    requests::Reply,
    seating::recorded,
    task::Table,
    windows::{Given, GivenBy},
};
use crate::{
    games::{NewEntry, Opening, Wrong},
    problems::Code,
    storage::{MomentKind, StoredTable},
};

impl Table {
    /// Starts the game, if every seat is taken.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        self.begin_as(self.stored.draft(), Vec::new()).await
    }

    /// Starts the game at the table as it is drafted, once others have sat down.
    pub(super) async fn begin_as(&mut self, mut draft: StoredTable, sat_down: Vec<New>) -> Result<(), Problem> {
        match self.stored.state {
            TableState::Waiting => (),
            TableState::Frozen => return Err(Code::TableFrozen.into()),
            TableState::Playing | TableState::Over => return Err(Code::GameIsOn.into()),
        }
        let holders = draft.seats.iter().map(recorded).collect::<Option<Vec<Holder>>>();
        let holders = holders.ok_or(Code::SeatsOpen)?;
        let door = self.means().games.get(&draft.game).ok_or_else(|| Code::NoSuchGame { game: draft.game.clone() })?;
        let parent = match &draft.parent {
            // A table that goes on from a record keeps it where its own head will be.
            Some((_, entry)) => draft.header.clone().map(|record| (record, *entry)),
            None => None,
        };
        let dealer = self.dealer()?;
        let seats = Seat::all(draft.seats.len() as u8).zip(&draft.seats);
        let nonces = seats.filter_map(|(seat, stored)| Some((seat, stored.nonce?))).collect();
        let (options, is_practice) = (draft.options.clone(), draft.is_practice);
        let carried = draft.mission.as_ref().map(|mission| mission.carried.clone()).unwrap_or_default();
        let opening = Opening { options, holders, nonces, dealer, is_practice, parent, carried };
        let mut game = door.open(&opening)?;
        draft.header = Some(game.record().to_owned());
        let entries = game.advance()?;
        self.game = Some(game);
        draft.state = TableState::Playing;
        if let Pace::Live { seconds, .. } = draft.pace {
            draft.seats.iter_mut().for_each(|seat| seat.clock = Some(u64::from(seconds) * 1000));
        }
        let began = New::Other(MomentKind::Began, Lasting::Began {});
        let new = sat_down.into_iter().chain([began]).chain(entries.into_iter().map(New::Entry));
        self.store(draft, new.collect()).await?;
        self.note_presence();
        Ok(())
    }

    /// A viewer says something over their connection, and is told what was made of it.
    pub(super) async fn said(&mut self, by: Attendance, said: FromClient) {
        let Some(viewer) = self.viewers.at(by) else { return };
        let (who, id) = (viewer.who.clone(), said.id);
        if let Say::Why { seat } = said.say {
            return self.tell_denials(by, id, seat);
        }
        match self.take(&who, Some(by), said.say).await {
            Ok(Given::Done(n)) => self.tell_made(by, id, Ok(n)),
            Ok(Given::KeptBack(seat)) => self.windows.note(seat, GivenBy::Viewer(by, id)),
            Ok(Given::TooLate) => self.tell_made(by, id, Err(Code::AlreadyAnswered.into())),
            Err(problem) => self.tell_made(by, id, Err(problem)),
        }
    }

    /// The same without a connection.
    pub(super) async fn posted(&mut self, who: &Who, said: FromClient, reply: Reply<u64>) {
        let is_here = self.viewers.iter().any(|viewer| viewer.who == *who);
        let may_look = if is_here { Ok(()) } else { self.may_look(who, None) };
        let made = match may_look {
            Ok(()) => self.take(who, None, said.say).await,
            Err(problem) => Err(problem),
        };
        match made {
            Ok(Given::Done(n)) => _ = reply.send(Ok(n)),
            Ok(Given::KeptBack(seat)) => self.windows.note(seat, GivenBy::Post(reply)),
            Ok(Given::TooLate) => _ = reply.send(Err(Code::AlreadyAnswered.into())),
            Err(problem) => _ = reply.send(Err(problem)),
        }
    }

    async fn take(&mut self, who: &Who, by: Option<Attendance>, say: Say) -> Result<Given, Problem> {
        let n = match say {
            Say::Answer { seat, entry, choice } => {
                let seat = self.own_seat(who, seat)?;
                let entry = self.come_back_to_answer(seat, entry, &choice).await?;
                let thought = self.pondered(seat);
                let given = self.give(seat, entry, &choice).await?;
                if let (Given::Done(_) | Given::KeptBack(_), Some(thought)) = (&given, thought) {
                    self.note_thought(seat, thought);
                }
                return Ok(given);
            }
            Say::Undo { seat, to } => {
                let seat = self.own_seat(who, seat)?;
                self.undo(seat, to).await?
            }
            Say::Consent { seat, agrees, to } => {
                let seat = self.own_seat(who, seat)?;
                self.consent(seat, agrees, to).await?
            }
            Say::Resign { seat } => {
                let seat = self.own_seat(who, seat)?;
                let entries = self.on_game(|game| game.resign(seat))?;
                self.undo_asked = None;
                self.forget_answers();
                self.store_entries(entries).await?
            }
            Say::Orders { seat, ask } => {
                let seat = self.own_seat(who, seat)?;
                self.set_orders(seat, ask).await?
            }
            Say::Chat { text } => self.chat(who, by, &text).await?,
            Say::Remind { seat } => self.remind(who, seat)?,
            Say::Why { .. } => return Err(Code::AskOverAConnection.into()),
        };
        Ok(Given::Done(n))
    }

    /// Whoever answers takes their seat back from a bot that sits in, if their answer can be taken. Gives
    /// the number of entries that the answer is about then.
    async fn come_back_to_answer(
        &mut self,
        seat: Seat,
        entry: usize,
        choice: &serde_json::Value,
    ) -> Result<usize, Problem> {
        let Some(game) = self.game.as_ref().filter(|_| self.stored.seats[seat.index()].sitting_in.is_some()) else {
            return Ok(entry);
        };
        if entry != game.n_entries() || self.windows.has_answered(seat) {
            return Err(Code::AlreadyAnswered.into());
        }
        game.may_answer(seat, choice)?;
        self.come_back(Seats::one(seat)).await?;
        Ok(self.game.as_ref().map_or(entry, |game| game.n_entries()))
    }

    /// Somebody or a bot answers the question that was asked after so many entries. While a window
    /// is open the answer may be kept back.
    pub(super) async fn give(
        &mut self,
        seat: Seat,
        entry: usize,
        choice: &serde_json::Value,
    ) -> Result<Given, Problem> {
        if let Some(game) = &self.game {
            let n = game.n_entries();
            let is_about_now = entry == n || (entry < n && self.windows.is_about(seat, entry));
            if !is_about_now || self.windows.has_answered(seat) {
                return Ok(Given::TooLate);
            }
            if self.windows.is_early(seat) {
                game.may_answer(seat, choice)?;
                self.windows.keep_back(seat, choice.clone());
                return Ok(Given::KeptBack(seat));
            }
        }
        self.answer(seat, choice).await.map(Given::Done)
    }

    /// Carries an answer out.
    pub(super) async fn answer(&mut self, seat: Seat, choice: &serde_json::Value) -> Result<u64, Problem> {
        let entries = self.on_game(|game| game.answer(seat, choice))?;
        self.undo_asked = None;
        self.windows.answered(seat);
        metrics::counter!("airlock_answers_total").increment(1);
        self.store_entries(entries).await
    }

    /// Who deals here. The seed may have been sealed with a key that the house has no more.
    pub(super) fn dealer(&self) -> Result<Dealer, Problem> {
        let opened = self.means().seals.open(&self.stored.id, &self.stored.seed);
        opened.ok_or_else(|| Code::TableSeedSealed.into())
    }

    /// Does something to the game, which changes nothing if it says no.
    pub(super) fn on_game(
        &mut self,
        act: impl FnOnce(&mut dyn crate::games::Seated) -> Result<Vec<NewEntry>, Wrong>,
    ) -> Result<Vec<NewEntry>, Problem> {
        self.stored.is_played()?;
        let game = self.game.as_mut().ok_or(Code::GameIsNotOn)?;
        Ok(act(game.as_mut())?)
    }

    pub(super) async fn store_entries(&mut self, entries: Vec<NewEntry>) -> Result<u64, Problem> {
        let asked = self.asked();
        self.turn_clocks(asked);
        let n = self.store_progress(entries.into_iter().map(New::Entry).collect()).await?;
        self.note_presence();
        Ok(n)
    }

    /// The seat that somebody speaks for.
    fn own_seat(&self, who: &Who, number: u8) -> Result<Seat, Problem> {
        let seat = number.checked_sub(1).map(Seat).ok_or(Code::NotYourSeat)?;
        if self.seats_of(who).has(seat) { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }
}
