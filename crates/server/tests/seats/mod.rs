//! A house for tests of tables: a storage in memory that can be made to fail, people who
//! attend and answer, and a small game of secrets beside the real one.
#![allow(dead_code)]

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use contact::Contact;
use futures_util::future::BoxFuture;
use protocol::{FromClient, NewTable, Pace, Problem, SeatWanted, Visibility, live::Say};
use serde_json::Value;
use server::{
    games::{self, Games},
    storage::{
        At, Change, Finished, MomentKind, Person, PersonId, Progress, Storage, StorageError, StoredFrame, StoredHolder,
        StoredMoment, StoredTable, TableId, Tally, Wanted,
    },
    tables::{Attendance, Means, Order, Tables, Timings, Who},
};
use tokio::sync::{mpsc, watch};

/// A storage in memory.
#[derive(Default)]
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, StoredTable>>,
    moments: Mutex<HashMap<TableId, Vec<StoredMoment>>>,
    frames: Mutex<HashMap<TableId, Vec<StoredFrame>>>,
    people: Mutex<HashMap<PersonId, Person>>,
    fails: AtomicBool,
    writes: AtomicU64,
    shut: Mutex<Option<watch::Receiver<bool>>>,
}

impl Memory {
    /// From now on every write fails, or works again.
    pub(crate) fn fail(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    /// Writes wait until the returned door is opened.
    pub(crate) fn shut(&self) -> watch::Sender<bool> {
        let (door, shut) = watch::channel(false);
        *self.shut.lock().unwrap() = Some(shut);
        door
    }

    pub(crate) fn stored(&self, id: &TableId) -> StoredTable {
        self.tables.lock().unwrap()[id].clone()
    }

    pub(crate) fn n_moments(&self, id: &TableId) -> usize {
        self.moments.lock().unwrap().get(id).map_or(0, Vec::len)
    }

    /// What each viewer last received.
    pub(crate) fn frames_of(&self, id: &TableId) -> Vec<StoredFrame> {
        self.frames.lock().unwrap().get(id).cloned().unwrap_or_default()
    }

    /// Changes the hash of the board after the first round, as if the rules had changed; the
    /// second time it is as it was.
    pub(crate) fn change_the_rules(&self, id: &TableId) {
        let mut moments = self.moments.lock().unwrap();
        let moments = moments.get_mut(id).unwrap().iter_mut();
        let mut checked = moments.filter(|moment| moment.body.contains("\n= round 1 "));
        let body = &mut checked.next().expect("a round is over").body;
        let (rest, hash) = body.trim_end().rsplit_once(' ').unwrap();
        *body = format!("{rest} {}\n", hash.chars().rev().collect::<String>());
    }

    /// So many lines of chat were written while nobody was there.
    pub(crate) fn chatted(&self, id: &TableId, lines: u64) {
        let mut moments = self.moments.lock().unwrap();
        let moments = moments.entry(id.clone()).or_default();
        let n = moments.len() as u64;
        moments.extend((n + 1..=n + lines).map(|n| {
            let body = format!(r#"{{"person":"ben","seat":null,"name":"Ben","text":"line {n}"}}"#);
            StoredMoment { n, at: 1, kind: MomentKind::Chat, body }
        }));
        self.tables.lock().unwrap().get_mut(id).unwrap().n = n + lines;
    }

    fn apply(&self, change: Change) -> Result<(), StorageError> {
        match change {
            Change::NewTable(table) | Change::Table(table) => {
                self.tables.lock().unwrap().insert(table.id.clone(), *table);
            }
            Change::Progress(id, progress) => {
                let mut tables = self.tables.lock().unwrap();
                let table = tables.get_mut(&id).ok_or_else(|| StorageError::NoSuchTable)?;
                let Progress { state, round, waiting_for, waiting_since, due, clocks, n, at } = progress;
                (table.state, table.round, table.waiting_for, table.due) = (state, round, waiting_for, due);
                (table.n, table.at, table.waiting_since) = (n, at, waiting_since);
                table.seats.iter_mut().zip(clocks).for_each(|(seat, clock)| seat.clock = clock);
            }
            Change::Moments(id, new) => {
                let mut moments = self.moments.lock().unwrap();
                let moments = moments.entry(id).or_default();
                for moment in new {
                    if moment.n != moments.len() as u64 + 1 {
                        return Err(StorageError::Failed("a gap".to_owned()));
                    }
                    moments.push(moment);
                }
            }
            Change::Frames(id, frames) => _ = self.frames.lock().unwrap().insert(id, frames),
            Change::Person(person) => _ = self.people.lock().unwrap().insert(person.id.clone(), person),
            Change::Forget(id) => _ = self.people.lock().unwrap().remove(&id),
            Change::Merge { .. } | Change::Mute { .. } | Change::Left { .. } | Change::Ended(_) => (),
        }
        Ok(())
    }
}

fn ready<T: Send + 'static>(value: T) -> BoxFuture<'static, T> {
    Box::pin(async move { value })
}

impl Storage for Memory {
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(async move {
            let shut = self.shut.lock().unwrap().clone();
            if let Some(mut shut) = shut {
                _ = shut.wait_for(|open| *open).await;
            }
            if self.fails.load(Ordering::SeqCst) {
                return Err(StorageError::Failed("the disk is full".to_owned()));
            }
            self.writes.fetch_add(1, Ordering::SeqCst);
            changes.into_iter().try_for_each(|change| self.apply(change))
        })
    }

    fn table(&self, id: &TableId) -> BoxFuture<'_, Result<Option<StoredTable>, StorageError>> {
        ready(Ok(self.tables.lock().unwrap().get(id).cloned()))
    }

    fn moments(&self, id: &TableId, after: u64) -> BoxFuture<'_, Result<Vec<StoredMoment>, StorageError>> {
        let moments = self.moments.lock().unwrap().get(id).cloned().unwrap_or_default();
        ready(Ok(moments.into_iter().filter(|moment| moment.n > after).collect()))
    }

    fn written_by(&self, _: &PersonId) -> BoxFuture<'_, Result<Vec<(TableId, StoredMoment)>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn frames(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredFrame>, StorageError>> {
        ready(Ok(self.frames_of(id)))
    }

    fn tables(&self, _: Wanted, _: u32) -> BoxFuture<'_, Result<Vec<StoredTable>, StorageError>> {
        ready(Ok(self.tables.lock().unwrap().values().cloned().collect()))
    }

    fn due(&self, now: At, _: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        let tables = self.tables.lock().unwrap();
        let due = tables.values().filter(|table| table.due.is_some_and(|due| due <= now));
        ready(Ok(due.map(|table| table.id.clone()).collect()))
    }

    fn n_open_tables(&self, _: &PersonId) -> BoxFuture<'_, Result<u32, StorageError>> {
        ready(Ok(0))
    }

    fn history(
        &self,
        _: &PersonId,
        _: Option<(At, TableId)>,
        _: u32,
    ) -> BoxFuture<'_, Result<Vec<Finished>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn tallies(&self, _: &PersonId) -> BoxFuture<'_, Result<Vec<Tally>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn person(&self, id: &PersonId) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        ready(Ok(self.people.lock().unwrap().get(id).cloned()))
    }

    fn person_named(&self, _: &str) -> BoxFuture<'_, Result<Option<Person>, StorageError>> {
        ready(Ok(None))
    }

    fn muted_by(&self, _: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn is_well(&self) -> BoxFuture<'_, bool> {
        ready(true)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        ready(())
    }
}

/// A house with its tables.
pub(crate) struct House {
    pub(crate) storage: Arc<Memory>,
    pub(crate) tables: Tables,
    pub(crate) now: Arc<AtomicU64>,
}

pub(crate) fn house() -> House {
    house_on(Arc::new(Memory::default()))
}

/// The same house after a restart: what is stored is all there is.
pub(crate) fn house_on(storage: Arc<Memory>) -> House {
    let now = Arc::new(AtomicU64::new(1_000_000));
    let clock = now.clone();
    let doors = [games::judged::<alien_frontiers::AlienFrontiers>(), games::unjudged::<Contact>()];
    let means = Means {
        storage: storage.clone(),
        games: Games::new(doors),
        timings: Timings { bot_pause: Duration::from_millis(1), ..Timings::default() },
        now: Arc::new(move || clock.load(Ordering::SeqCst)),
    };
    House { storage, tables: Tables::new(means), now }
}

pub(crate) fn person(name: &str) -> Who {
    Who::Person { id: PersonId(name.to_lowercase()), name: name.to_owned() }
}

pub(crate) fn me() -> SeatWanted {
    SeatWanted::Me
}

pub(crate) fn open() -> SeatWanted {
    SeatWanted::Open
}

pub(crate) fn bot(level: &str) -> SeatWanted {
    SeatWanted::Bot { level: level.to_owned() }
}

pub(crate) fn new_table(game: &str, seats: &[SeatWanted]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: BTreeMap::new(),
        seats: seats.to_vec(),
        pace: Pace::NoLimit,
        visibility: Visibility::Open,
        start_when_full: true,
        name: None,
    }
}

/// Somebody who attends a table.
pub(crate) struct Guest {
    tables: Tables,
    table: TableId,
    who: Who,
    place: Attendance,
    told: mpsc::Receiver<String>,
    /// The table as they were last told.
    pub(crate) table_now: Value,
    /// What they saw of the game, by the number of the last moment in it.
    pub(crate) views: BTreeMap<u64, Value>,
    /// The numbers of the moments they were told, in order.
    pub(crate) moments: Vec<Value>,
    /// What they were told besides when they came.
    pub(crate) greeted: Vec<Value>,
    next_id: u64,
}

impl House {
    /// One opens a table, and the other takes the seat that is free.
    pub(crate) async fn opens_for_two(&self, host: &Who, other: &Who, new: NewTable) -> TableId {
        let table = self.tables.open(host, new).await.expect("there is such a table");
        let sit = |reply| Order::Sit { who: other.clone(), invitation: None, seat: None, nonce: None, reply };
        self.tables.ask(&table, sit).await.expect("a seat is free");
        table
    }

    pub(crate) async fn attends(&self, table: &TableId, who: &Who) -> Guest {
        self.attends_after(table, who, None, None).await.expect("they may look")
    }

    pub(crate) async fn attends_after(
        &self,
        table: &TableId,
        who: &Who,
        invitation: Option<&str>,
        after: Option<u64>,
    ) -> Result<Guest, Problem> {
        let (outlet, told) = mpsc::channel(100_000);
        let (who, invitation) = (who.clone(), invitation.map(str::to_owned));
        let order_who = who.clone();
        let attend = |reply| Order::Attend { who: order_who, invitation, after, outlet, reply };
        let place = self.tables.ask(table, attend).await?;
        let (tables, table) = (self.tables.clone(), table.clone());
        let mut guest = Guest {
            tables,
            table,
            who,
            place,
            told,
            table_now: Value::Null,
            views: BTreeMap::new(),
            moments: Vec::new(),
            greeted: Vec::new(),
            next_id: 0,
        };
        guest.greeted = guest.listen();
        Ok(guest)
    }
}

impl Guest {
    /// Hears all that has been said so far; other messages than the table's are returned.
    pub(crate) fn listen(&mut self) -> Vec<Value> {
        let mut others = Vec::new();
        while let Ok(message) = self.told.try_recv() {
            self.hear(&message, &mut others);
        }
        others
    }

    /// Waits for the next thing that is said.
    pub(crate) async fn waits(&mut self) -> Vec<Value> {
        let mut others = Vec::new();
        if let Some(message) = self.told.recv().await {
            self.hear(&message, &mut others);
        }
        others.extend(self.listen());
        others
    }

    fn hear(&mut self, message: &str, others: &mut Vec<Value>) {
        let message: Value = serde_json::from_str(message).expect("what is told is JSON");
        match message["type"].as_str() {
            Some("table") => {
                self.views.insert(message["n"].as_u64().expect("a number"), message["view"].clone());
                self.table_now = message;
            }
            Some("happened") => self.moments.push(message),
            _ => others.push(message),
        }
    }

    /// Says something and waits for what is made of it.
    pub(crate) async fn says(&mut self, say: Say) -> Result<u64, Problem> {
        self.next_id += 1;
        let said = FromClient { id: Some(self.next_id), say };
        self.tables.tell(&self.table, Order::Said { by: self.place, said }).await;
        loop {
            for message in self.waits().await {
                match message["type"].as_str() {
                    Some("done") if message["re"] == self.next_id => {
                        return Ok(message["n"].as_u64().expect("a number"));
                    }
                    Some("refused") if message["re"] == self.next_id => {
                        return Err(serde_json::from_value(message["problem"].clone()).expect("a problem"));
                    }
                    _ => (),
                }
            }
        }
    }

    /// Gives the answer of this number among those offered.
    pub(crate) async fn answers(&mut self, number: usize) -> Result<u64, Problem> {
        let question = self.question().expect("something is asked").clone();
        let choice = question["offers"][number]["choice"].clone();
        let (seat, entry) = (question["seat"].as_u64().unwrap() as u8, question["entry"].as_u64().unwrap() as usize);
        self.says(Say::Answer { seat, entry, choice }).await
    }

    /// What this viewer is asked now.
    pub(crate) fn question(&self) -> Option<&Value> {
        let questions = self.table_now["questions"].as_array()?;
        questions.iter().find(|question| question["offers"].as_array().is_some_and(|offers| !offers.is_empty()))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table_now["state"] == "over"
    }

    /// Waits until this viewer is asked or the game is over.
    pub(crate) async fn waits_for_a_question(&mut self) {
        self.listen();
        while self.question().is_none() && !self.is_over() {
            self.waits().await;
        }
    }

    pub(crate) async fn departs(self) {
        self.tables.tell(&self.table, Order::Depart(self.place)).await;
    }

    pub(crate) fn who(&self) -> &Who {
        &self.who
    }
}

/// Whether a seat is held by a person of this name.
pub(crate) fn is_held_by(table: &StoredTable, seat: usize, name: &str) -> bool {
    matches!(&table.seats[seat].holder, StoredHolder::Person { name: holder, .. } if holder == name)
}
