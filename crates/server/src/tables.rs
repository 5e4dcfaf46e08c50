//! The tables: each is a task that owns its game, and lives while somebody needs it.
//!
//! `Tables` finds a table by its id and wakes it if it sleeps (`loading.rs`). What a table can be
//! asked is a `Request` (`requests.rs`), and `task.rs` carries out one after another.
//!
//! - Who sits where: `seating.rs`, `wishes.rs` (newcomers), `hosting.rs`, `parting.rs` (people who go).
//! - The game: `opening.rs`, `playing.rs`, `undoing.rs`, `thinking.rs` (bots), `ending.rs`, `missions.rs` (campaigns); how often
//!   something may be done in `spending.rs`.
//! - Time: `clocks.rs`, `absence.rs`; in reaction windows `windows.rs`, `standing_orders.rs` and
//!   `pondering.rs`.
//! - What lasts: `storing.rs`, `row.rs`, `moments.rs`, and what viewers have received, for tables that cannot be
//!   played on, in `keeping.rs`.
//! - What is told to whom: `telling.rs`, `seeing.rs`, `asking.rs`, `presence.rs`; what people say to each
//!   other: `talking.rs`. `cards.rs` is a table in a list, `replaying.rs` looks back.
//!
//! The law of a table: first store, then tell. If storing fails, the table forgets what it
//! was about to do and starts again from what is stored.

mod absence;
mod asking;
mod cards;
mod clocks;
mod ending;
mod hosting;
mod keeping;
mod loading;
mod missions;
mod moments;
mod opening;
mod parting;
mod playing;
mod pondering;
mod presence;
mod replaying;
mod requests;
mod row;
mod seating;
mod seeing;
mod spending;
mod standing_orders;
mod storing;
mod talking;
mod task;
mod telling;
mod thinking;
mod undoing;
mod viewers;
mod windows;
mod wishes;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use driver::Seed;
use engine::Seats;
use protocol::{Problem, Retention, TableCard, TableState};
use tokio::sync::{MutexGuard, Semaphore, mpsc, oneshot};

use self::pondering::EverybodysHabits;
use crate::{
    doors::Doors,
    games::Games,
    problems::Code,
    storage::{At, Change, PersonId, Pruned, Seals, Storage, StoredTable, TableId, Unneeded, Wanted, pruning},
};

pub(crate) use cards::holder_view;
pub(crate) use opening::secret;
pub use pondering::{Chance, Habits, Pondering};
pub use requests::{Attendance, Following, Outlet, Request, Who};
pub use telling::MOST_MISSED;
pub use windows::Delay;

/// What tables need of the house.
#[derive(Clone)]
pub struct Means {
    /// Where everything is kept.
    pub storage: Arc<dyn Storage>,
    /// What can be played.
    pub games: Games,
    /// What seeds are sealed with.
    pub seals: Seals,
    /// How long things take.
    pub timings: Timings,
    /// What time it is, in seconds since 1970.
    pub now: Arc<dyn Fn() -> At + Send + Sync>,
    /// What nobody can foresee of how long things take.
    pub chance: Arc<Chance>,
    /// Where the seed of each new table comes from.
    pub seeds: Arc<Seeds>,
}

/// A seed that nobody knows, for a table that is being opened.
pub type Seeds = dyn Fn() -> Seed + Send + Sync;

/// How long things take at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timings {
    /// How long a lost connection goes unnoticed.
    pub grace: Duration,
    /// How long the others then see a countdown, before a bot sits in.
    pub countdown: Duration,
    /// How long a bot may think.
    pub thinking: Duration,
    /// How long a bot waits before it answers, so that people can follow.
    pub bot_pause: Duration,
    /// How long the answers of people and programs in a reaction window are kept back.
    pub window: Delay,
    /// How long people think in a window who have something to decide there, and so how long the
    /// table takes in the name of whoever has not.
    pub pondering: Pondering,
    /// How long answers of bots of the house are kept back. Everybody sees that they are bots, and none needs as long as
    /// somebody who has to read.
    pub bot_window: Delay,
    /// How long somebody is away before the others may let a bot sit in, where there is no clock.
    pub sit_in_after: Duration,
    /// How long somebody is away before they are gone: the host, whom another may then replace, and
    /// whoever is played for by a bot.
    pub gone_after: Duration,
    /// How long a table that nobody attends stays awake.
    pub sleep_after: Duration,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many lines of chat a viewer may write in a minute.
    pub chat_per_minute: u32,
    /// How long a line of chat may be, in characters.
    pub chat_length: usize,
}

impl Default for Timings {
    fn default() -> Self {
        Timings {
            grace: Duration::from_secs(10),
            countdown: Duration::from_secs(50),
            thinking: Duration::from_secs(2),
            bot_pause: Duration::ZERO,
            window: Delay { least: Duration::from_secs(1), most: Duration::from_secs(3) },
            pondering: Pondering { usual: Duration::from_secs(3), most: Duration::from_secs(45) },
            bot_window: Delay { least: Duration::from_millis(300), most: Duration::from_millis(600) },
            sit_in_after: Duration::from_secs(120),
            gone_after: Duration::from_secs(600),
            sleep_after: Duration::from_secs(120),
            thinkers: 2,
            chat_per_minute: 20,
            chat_length: 500,
        }
    }
}

/// All tables, awake and asleep.
#[derive(Clone)]
pub struct Tables(Arc<AllTables>);

/// Where a table that is awake takes its requests. They are boxed, because a channel keeps room
/// for some dozens of them as long as the table is awake.
type Door = mpsc::Sender<Box<Request>>;

pub(crate) struct AllTables {
    means: Means,
    /// Where to send requests for tables that are awake.
    awake: Mutex<HashMap<TableId, Door>>,
    /// A table is woken once: whoever takes it a second time takes it from the first.
    waking: Doors,
    /// How often somebody was forgotten or became somebody else: what was read before that may
    /// be out of date.
    partings: AtomicU64,
    /// How long people think who have something to decide.
    habits: Mutex<EverybodysHabits>,
    /// How many watch each table that is watched.
    watched: Mutex<HashMap<TableId, usize>>,
    /// Bots think on a few threads, whatever the number of tables.
    thinkers: Arc<Semaphore>,
    /// Whoever looks back waits for their turn.
    replays: Semaphore,
}

impl Tables {
    /// The tables of a house.
    pub fn new(means: Means) -> Tables {
        let thinkers = Arc::new(Semaphore::new(means.timings.thinkers));
        Tables(Arc::new(AllTables {
            means,
            awake: Mutex::default(),
            waking: Doors::default(),
            partings: AtomicU64::new(0),
            habits: Mutex::default(),
            watched: Mutex::default(),
            thinkers,
            replays: Semaphore::new(replaying::AT_ONCE),
        }))
    }

    /// Asks a table for something and waits for what it makes of it. The table is woken if it
    /// sleeps.
    pub async fn ask<T>(
        &self,
        id: &TableId,
        request: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut request = Box::new(request(reply));
        // A table may fall asleep between being found and being told; then it is woken again.
        for _ in 0..3 {
            match self.awake(id).await?.send(request).await {
                Ok(()) => return answer.await.unwrap_or_else(|_| Err(Code::TableRestarted.again_in(1))),
                Err(mpsc::error::SendError(unsent)) => {
                    self.forget(id);
                    request = unsent;
                }
            }
        }
        Err(Code::TableRestarted.again_in(1))
    }

    /// Tells a table something that needs no reply, if it is awake.
    pub async fn tell(&self, id: &TableId, request: Request) {
        if let Some(table) = self.found(id) {
            // A table that has just gone to sleep does not need to know.
            _ = table.send(Box::new(request)).await;
        }
    }

    /// Gives up the seats of a person who wants to be forgotten, and lets the tables forget
    /// the name. What is stored of the person is for the storage to forget afterwards.
    pub async fn part_with(&self, person: &PersonId) -> Result<(), Problem> {
        let who = Who::Person { id: person.clone(), name: String::new() };
        let theirs = self.0.means.storage.tables(Wanted::Of(person.clone()), u32::MAX).await;
        for table in theirs? {
            if matches!(table.state, TableState::Waiting | TableState::Playing) {
                for seat in cards::owned_by(&table, person).iter() {
                    self.ask(&table.id, |reply| Request::Leave { who: who.clone(), seat, reply }).await?;
                }
            }
        }
        self.let_forget(person).await;
        Ok(())
    }

    /// Wakes the tables whose time is up. Says how many there were.
    pub async fn wake_due(&self, most: u32) -> Result<usize, Problem> {
        let now = (self.0.means.now)();
        let due = self.0.means.storage.due(now, most).await?;
        for id in &due {
            // A table that cannot be woken is tried again at the next round.
            _ = self.awake(id).await;
        }
        Ok(due.len())
    }

    /// Removes the tables that nobody needs any more, but for those that somebody looks at. Says how
    /// many there were of each kind.
    pub async fn prune(&self, keeps: &Retention) -> Result<Pruned, Problem> {
        let storage = &self.0.means.storage;
        let now = (self.0.means.now)();
        let mut pruned = Pruned::default();
        for (kind, days) in Unneeded::kept_for(keeps) {
            let Some(days) = days else { continue };
            let before = pruning::before(now, days);
            loop {
                // Those that are awake stay at the head of the list, and are passed over.
                let most = pruning::AT_ONCE + self.n_awake() as u32;
                let some = storage.unneeded_tables(kind, before, most).await?;
                let asleep: Vec<TableId> = some.into_iter().filter(|id| self.found(id).is_none()).collect();
                if asleep.is_empty() {
                    break;
                }
                pruned.note(kind, asleep.len() as u64);
                let gone = asleep.into_iter().map(|table| Change::Remove { table, before }).collect();
                storage.write(gone).await?;
            }
        }
        Ok(pruned)
    }

    /// The table as `who` sees it in a list. It is not woken for it.
    pub fn card(&self, stored: &StoredTable, who: &Who) -> TableCard {
        self.card_knowing(stored, who, Seats::NONE)
    }

    /// The same for somebody who has seen these hands.
    fn card_knowing(&self, stored: &StoredTable, who: &Who, known: Seats) -> TableCard {
        let watched = self.0.watched.lock().expect("no task panics while it holds the list");
        cards::card(stored, who, watched.get(&stored.id).copied().unwrap_or_default(), known)
    }

    /// Notes how many watch a table.
    pub(super) fn note_spectators(&self, id: &TableId, n: usize) {
        let mut watched = self.0.watched.lock().expect("no task panics while it holds the list");
        match n {
            0 => _ = watched.remove(id),
            _ => _ = watched.insert(id.clone(), n),
        }
    }

    /// How many tables are awake.
    pub fn n_awake(&self) -> usize {
        self.0.awake.lock().expect("no task panics while it holds the list").len()
    }

    /// Lets every table finish what it does, and sleep.
    pub async fn close(&self) {
        let awake: Vec<_> = {
            let mut awake = self.0.awake.lock().expect("no task panics while it holds the list");
            awake.drain().map(|(_, sender)| sender).collect()
        };
        // All are told before the first is waited for, so that they store together.
        let mut closing = Vec::new();
        for table in awake {
            let (reply, closed) = oneshot::channel();
            if table.send(Box::new(Request::Close { reply })).await.is_ok() {
                closing.push(closed);
            }
        }
        for closed in closing {
            // A table that has broken down is closed as well.
            _ = closed.await;
        }
    }

    pub(crate) fn means(&self) -> &Means {
        &self.0.means
    }

    async fn awake(&self, id: &TableId) -> Result<Door, Problem> {
        if let Some(table) = self.found(id) {
            return Ok(table);
        }
        let _door = self.waking(id).await;
        loop {
            if let Some(table) = self.found(id) {
                return Ok(table);
            }
            let partings = self.0.partings.load(Ordering::SeqCst);
            let table = loading::load(&self.0.means, id).await?.ok_or(Code::NoSuchTable)?;
            if let Some(table) = self.seat(table, partings) {
                return Ok(table);
            }
        }
    }

    /// Waits until nobody wakes this table, or puts it away.
    async fn waking(&self, id: &TableId) -> MutexGuard<'_, ()> {
        self.0.waking.of(id).await
    }

    /// The tables to which a change of people has to be told. Those that are being woken are
    /// read again.
    fn to_be_told(&self) -> Vec<TableId> {
        self.0.partings.fetch_add(1, Ordering::SeqCst);
        self.0.awake.lock().expect("no task panics while it holds the list").keys().cloned().collect()
    }

    fn found(&self, id: &TableId) -> Option<Door> {
        let awake = self.0.awake.lock().expect("no task panics while it holds the list");
        awake.get(id).filter(|table| !table.is_closed()).cloned()
    }

    /// Starts the task of a table, unless what was read after so many partings may be out of date.
    fn seat(&self, table: loading::Loaded, partings: u64) -> Option<Door> {
        let mut awake = self.0.awake.lock().expect("no task panics while it holds the list");
        if self.0.partings.load(Ordering::SeqCst) != partings {
            return None;
        }
        let (sender, requests) = mpsc::channel(64);
        awake.insert(table.stored.id.clone(), sender.clone());
        metrics::gauge!("airlock_tables_awake").set(awake.len() as f64);
        task::start(self.clone(), table, sender.downgrade(), requests);
        Some(sender)
    }

    fn forget(&self, id: &TableId) {
        let mut awake = self.0.awake.lock().expect("no task panics while it holds the list");
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
        }
        metrics::gauge!("airlock_tables_awake").set(awake.len() as f64);
    }
}

/// Whether somebody may do what only the host may.
fn only_the_host(host: &PersonId, who: &Who) -> Result<(), Problem> {
    if who.person() == Some(host) { Ok(()) } else { Err(Code::OnlyTheHost.into()) }
}
