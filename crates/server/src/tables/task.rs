//! The task of a table: one request after another, and sleep when nobody needs it.

use std::collections::BTreeSet;

use engine::{Pending, Seat, Seats};
use protocol::TableState;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{
    Means, Request, Tables, absence::Absences, asking::Questions, clocks::Clocks, keeping::Kept, loading::Loaded,
    moments::Moments, presence::Presence, row::Row, seeing::Sights, spending::Spent, talking::Talk, thinking::Thinking,
    undoing::UndoWish, viewers::Viewers, windows::Windows, wishes::Wishes,
};
use crate::{
    games::Seated,
    storage::{At, PersonId, StoredHolder},
};

/// A table that is awake.
pub(super) struct Table {
    pub(super) tables: Tables,
    pub(super) stored: Row,
    pub(super) game: Option<Box<dyn Seated>>,
    pub(super) moments: Moments,
    pub(super) viewers: Viewers,
    /// What their eyes saw of the last entries.
    pub(super) sights: Sights,
    /// What seats are asked after the last entry.
    pub(super) questions: Questions,
    pub(super) absences: Absences,
    pub(super) clocks: Clocks,
    pub(super) talk: Talk,
    pub(super) spent: Spent,
    pub(super) undo_asked: Option<UndoWish>,
    /// Who asks for the seat of a bot.
    pub(super) wishes: Wishes,
    /// Whom the host has sent away for good.
    pub(super) barred: BTreeSet<PersonId>,
    /// What everybody was last told of who is there.
    pub(super) presence: Presence,
    /// The answers that are kept back because a reaction window is open.
    pub(super) windows: Windows,
    pub(super) thinking: Thinking,
    pub(super) kept: Kept,
    /// By which writes of this task are known.
    pub(super) edition: u64,
    /// Somebody else has the table, or what is stored could not be read again: whoever comes next wakes it
    /// anew.
    pub(super) is_lost: bool,
}

/// Starts the task of a table that was loaded.
pub(super) fn start(
    tables: Tables,
    loaded: Loaded,
    own_requests: mpsc::WeakSender<Box<Request>>,
    requests: mpsc::Receiver<Box<Request>>,
) {
    let mut table = Table {
        tables,
        stored: Row::read(loaded.stored.clone()),
        moments: Moments::default(),
        game: None,
        viewers: Viewers::new(),
        sights: Sights::default(),
        questions: Questions::default(),
        absences: Absences::default(),
        clocks: Clocks::default(),
        talk: Talk::default(),
        spent: Spent::default(),
        undo_asked: None,
        wishes: Wishes::default(),
        barred: BTreeSet::new(),
        presence: Presence::default(),
        windows: Windows::default(),
        thinking: Thinking::nobody(own_requests),
        kept: Kept::default(),
        edition: loaded.edition,
        is_lost: false,
    };
    let has_turned = loaded.has_turned;
    table.lay_out(loaded);
    tokio::spawn(async move {
        if has_turned {
            // If that cannot be stored, it is found out again the next time.
            _ = table.store(table.stored.draft(), Vec::new()).await;
        }
        table.live(requests).await;
    });
}

impl Table {
    /// Carries requests out until nobody needs the table any more.
    async fn live(mut self, mut requests: mpsc::Receiver<Box<Request>>) {
        self.meet_deadlines().await;
        loop {
            self.release().await;
            self.stop_if_full().await;
            self.tell_presence_in_time();
            self.tell_host_of_wishes_in_time();
            if self.is_lost {
                break;
            }
            self.let_bots_think();
            let wake = self.next_deadline();
            tokio::select! {
                request = requests.recv() => match request.map(|request| *request) {
                    Some(Request::Close { reply }) => {
                        self.say_goodbye();
                        self.put_away().await;
                        _ = reply.send(());
                        break;
                    }
                    Some(request) => self.carry_out(request).await,
                    None => break,
                },
                () = sleep_until(wake) => {
                    let soon = [self.next_release(), self.next_presence(), self.wishes.next_telling()];
                    if soon.into_iter().flatten().any(|next| next <= Instant::now()) {
                        continue;
                    }
                    self.meet_deadlines().await;
                    if self.may_sleep() {
                        let tables = self.tables.clone();
                        // Whoever wakes it again waits until it has been put away: who is taken from
                        // can store nothing any more.
                        let _door = tables.waking(&self.stored.id).await;
                        // Whoever sends a request from now on finds the door shut, and wakes the
                        // table anew.
                        requests.close();
                        while let Some(request) = requests.recv().await {
                            self.carry_out(*request).await;
                        }
                        self.put_away().await;
                        break;
                    }
                }
            }
        }
        let Table { tables, stored, .. } = self;
        drop(requests);
        tables.note_spectators(&stored.id, 0);
        tables.forget(&stored.id);
    }

    async fn carry_out(&mut self, request: Request) {
        match request {
            Request::Attend { who, invitation, after, outlet, reply } => {
                _ = reply.send(self.attend(who, invitation, after, outlet).await);
            }
            Request::Depart(place) => self.depart(place),
            Request::Said { by, said } => self.said(by, said).await,
            Request::Posted { who, said, reply } => self.posted(&who, said, reply).await,
            Request::Sit { who, invitation, seat, nonce, newcomer, reply } => {
                _ = reply.send(self.sit(&who, invitation.as_deref(), seat, (nonce, newcomer)).await);
            }
            Request::Nonce { who, seat, nonce, reply } => _ = reply.send(self.take_nonce(&who, seat, nonce).await),
            Request::Leave { who, seat, reply } => _ = reply.send(self.leave(&who, seat).await),
            Request::GiveSeat { who, seat, level, reply } => _ = reply.send(self.give_seat(&who, seat, level).await),
            Request::Token { who, seat, hash, reply } => _ = reply.send(self.hand_out_token(&who, seat, hash).await),
            Request::Start { who, bots, reply } => _ = reply.send(self.start_by(&who, bots).await),
            Request::Change { who, change, reply } => _ = reply.send(self.change(&who, change).await),
            Request::SendAway { who, sent, reply } => _ = reply.send(self.send_away(&who, sent).await),
            Request::Spectators { who, reply } => _ = reply.send(self.spectators(&who)),
            Request::MakeHost { who, seat, reply } => _ = reply.send(self.make_host(&who, seat).await),
            Request::SitIn { who, seat, reply } => _ = reply.send(self.sit_in_for(&who, seat).await),
            Request::Wish { who, invitation, seat, reply } => {
                let may_look = self.may_look(&who, invitation.as_deref());
                _ = reply.send(may_look.and_then(|()| self.wish(&who, seat)));
            }
            Request::Withdraw { who, seat, reply } => _ = reply.send(self.withdraw(&who, seat)),
            Request::AnswerWish { who, wish, allowed, reply } => {
                _ = reply.send(self.answer_wish(&who, wish, allowed).await);
            }
            Request::Renew { who, invitation, reply } => _ = reply.send(self.renew(&who, invitation).await),
            Request::Follow { who, invitation, entry, reply } => {
                _ = reply.send(self.follow(&who, invitation.as_deref(), entry).await);
            }
            Request::Followed { table, rematch, invitation } => self.followed(table.0, rematch, invitation).await,
            Request::Mute { who, seat, muted, reply } => _ = reply.send(self.mute(&who, seat, muted)),
            Request::Forget(person) => self.forget(&person).await,
            Request::SendOff(person) => self.send_off(&person),
            Request::HandOver { guest, to, reply } => _ = reply.send(self.hand_over(&guest, &to).await),
            Request::Card { who, invitation, reply } => {
                let allowed = self.may_look(&who, invitation.as_deref());
                let known = who.person().map_or(Seats::NONE, |person| self.hands_known_to(person));
                _ = reply.send(allowed.map(|()| self.tables.card_knowing(&self.stored, &who, known)));
            }
            Request::Moments { who, invitation, after, reply } => {
                _ = reply.send(self.page(&who, invitation.as_deref(), after).await);
            }
            Request::Record { who, invitation, reply } => {
                let record = match self.may_look(&who, invitation.as_deref()) {
                    Ok(()) => self.record().await,
                    Err(problem) => Err(problem),
                };
                _ = reply.send(record);
            }
            Request::LookBack { who, invitation, eyes, reply } => {
                _ = reply.send(self.lend(&who, invitation.as_deref(), eyes));
            }
            Request::Thought { entry, seat, choice } => self.thought(entry, seat, choice).await,
            Request::Close { reply } => _ = reply.send(()),
        }
    }

    pub(super) fn means(&self) -> &Means {
        self.tables.means()
    }

    pub(super) fn now(&self) -> At {
        (self.means().now)()
    }

    /// Whom the game waits for; nobody while it is not on.
    pub(super) fn asked(&self) -> Seats {
        match (self.stored.state, self.game.as_ref().map(|game| game.pending())) {
            (TableState::Playing, Some(Pending::Players { asked, .. })) => asked,
            (_, _) => Seats::NONE,
        }
    }

    pub(super) fn lay_out(&mut self, loaded: Loaded) {
        let Loaded { stored, edition, moments, game, sights, barred, has_turned: _ } = loaded;
        self.edition = edition;
        let n_taken_over = stored.parent.as_ref().map_or(0, |(_, n_entries)| *n_entries);
        self.stored = Row::read(stored);
        self.barred = barred;
        self.kept = Kept::read(&sights, moments.len() as u64);
        self.moments = Moments::read(moments, n_taken_over);
        self.game = game;
        // What was forgotten may come otherwise: everybody sees it anew.
        self.forget_what_was_shown();
    }

    /// Whether the table can be put away: nobody looks, and no deadline is near.
    fn may_sleep(&mut self) -> bool {
        self.viewers.gone_for() >= self.means().timings.sleep_after
            && self.viewers.is_empty()
            && self.next_release().is_none()
    }

    fn next_deadline(&self) -> Instant {
        let sleep = self.viewers.gone_at(self.means().timings.sleep_after);
        let next = [self.absences.next(), self.next_release(), self.next_presence(), self.wishes.next()];
        next.into_iter().flatten().fold(sleep, Instant::min)
    }

    pub(super) fn holder(&self, seat: Seat) -> Option<&StoredHolder> {
        self.stored.seats.get(seat.index()).map(|seat| &seat.holder)
    }
}
