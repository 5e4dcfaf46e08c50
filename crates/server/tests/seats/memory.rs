//! A storage in memory, which can be made to fail or to wait.

use std::{
    collections::HashMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use futures_util::future::BoxFuture;
use protocol::TableState;
use server::{
    results::{Ended, Finished, Tally},
    storage::{
        At, CampaignId, Change, Held, MomentKind, Person, PersonId, Progress, Storage, StorageError, StoredCampaign,
        StoredMember, StoredMission, StoredMoment, StoredSight, StoredTable, TableId, Taken, Unneeded, Wanted, check,
    },
};
use tokio::sync::watch;

/// A storage in memory.
#[derive(Default)]
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, StoredTable>>,
    /// How often each table was taken.
    editions: Mutex<HashMap<TableId, u64>>,
    moments: Mutex<HashMap<TableId, Vec<StoredMoment>>>,
    sights: Mutex<HashMap<TableId, Vec<StoredSight>>>,
    people: Mutex<HashMap<PersonId, Person>>,
    barred: Mutex<Vec<(TableId, PersonId)>>,
    ended: Mutex<Vec<Ended>>,
    left: Mutex<Vec<(TableId, PersonId)>>,
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
    pub(crate) fn sights_of(&self, id: &TableId) -> Vec<StoredSight> {
        self.sights.lock().unwrap().get(id).cloned().unwrap_or_default()
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

    /// Makes a record so many lines long, by lines in which a bot takes the seat of a bot.
    pub(crate) fn lengthen(&self, id: &TableId, seat: u8, to: usize) {
        let mut moments = self.moments.lock().unwrap();
        let moments = moments.get_mut(id).unwrap();
        let n = moments.len() as u64;
        let entries = moments.iter().filter(|moment| moment.kind == MomentKind::Entry);
        let head = self.stored(id).header.expect("the game has begun").lines().count();
        let so_far = head + entries.map(|moment| moment.body.lines().count()).sum::<usize>();
        let lines = (to - so_far) as u64;
        let body = format!("@ {seat} bot:random \"\"\n");
        let long = (n + 1..=n + lines).map(|n| StoredMoment { n, at: 1, kind: MomentKind::Entry, body: body.clone() });
        moments.extend(long);
        self.tables.lock().unwrap().get_mut(id).unwrap().n = n + lines;
    }

    /// So many times somebody has sat down on a seat and got up again, long ago.
    pub(crate) fn changed_hands(&self, id: &TableId, seat: u8, times: u64) {
        let body = format!(
            r#"{{"seat":{seat},"person":"somebody","holder":{{"kind":{{"kind":"bot","level":"random"}},"name":""}}}}"#
        );
        self.add(id, MomentKind::Seat, &vec![body; times as usize]);
    }

    /// So many times whoever gave the last answer and took it back has done the same again.
    pub(crate) fn took_back_again(&self, id: &TableId, times: usize) {
        let entries: Vec<String> = {
            let moments = self.moments.lock().unwrap();
            let entries = moments[id].iter().filter(|moment| moment.kind == MomentKind::Entry);
            entries.map(|moment| moment.body.clone()).collect()
        };
        let again = entries[entries.len() - 2..].iter().cycle().take(2 * times);
        self.add(id, MomentKind::Entry, &again.cloned().collect::<Vec<_>>());
    }

    fn add(&self, id: &TableId, kind: MomentKind, bodies: &[String]) {
        let mut moments = self.moments.lock().unwrap();
        let moments = moments.entry(id.clone()).or_default();
        let first = moments.len() as u64 + 1;
        let new = (first..).zip(bodies).map(|(n, body)| StoredMoment { n, at: 1, kind, body: body.clone() });
        moments.extend(new);
        self.tables.lock().unwrap().get_mut(id).unwrap().n = moments.len() as u64;
    }

    /// Somebody takes a table; its new edition.
    pub(crate) fn taken(&self, id: &TableId) -> u64 {
        let mut editions = self.editions.lock().unwrap();
        let edition = editions.entry(id.clone()).or_default();
        *edition += 1;
        *edition
    }

    fn is_held(&self, held: &Held) -> bool {
        let edition = self.editions.lock().unwrap().get(&held.table).copied().unwrap_or_default();
        let n = self.tables.lock().unwrap().get(&held.table).map(|table| table.n);
        edition == held.edition && n == Some(held.n)
    }

    /// Another storage with the same in it.
    pub(crate) fn copied(&self) -> Memory {
        Memory {
            tables: Mutex::new(self.tables.lock().unwrap().clone()),
            moments: Mutex::new(self.moments.lock().unwrap().clone()),
            sights: Mutex::new(self.sights.lock().unwrap().clone()),
            barred: Mutex::new(self.barred.lock().unwrap().clone()),
            ..Memory::default()
        }
    }

    /// What was stored about the end of a game.
    pub(crate) fn ended(&self, id: &TableId) -> Option<Ended> {
        self.ended.lock().unwrap().iter().find(|ended| ended.table == *id).cloned()
    }

    /// Whether it was stored that somebody left a game that was on.
    pub(crate) fn has_left(&self, id: &TableId, who: &PersonId) -> bool {
        self.left.lock().unwrap().iter().any(|(table, person)| table == id && person == who)
    }

    fn apply(&self, change: Change) -> Result<(), StorageError> {
        match change {
            Change::NewTable(table) | Change::Table(table) => {
                self.tables.lock().unwrap().insert(table.id.clone(), *table);
            }
            Change::Progress(id, progress) => {
                let mut tables = self.tables.lock().unwrap();
                let table = tables.get_mut(&id).ok_or(StorageError::NoSuchTable)?;
                let Progress { waiting_for, waiting_since, due, clocks, n, at } = progress;
                (table.waiting_for, table.waiting_since, table.due) = (waiting_for, waiting_since, due);
                (table.n, table.at) = (n, at);
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
            Change::Sights(id, sights) => _ = self.sights.lock().unwrap().insert(id, sights),
            Change::Person(person) => _ = self.people.lock().unwrap().insert(person.id.clone(), person),
            Change::Forget(id) => _ = self.people.lock().unwrap().remove(&id),
            Change::Bar { table, person } => self.barred.lock().unwrap().push((table, person)),
            Change::Ended(ended) => self.ended.lock().unwrap().push(ended),
            Change::Remove { table, before } => {
                let mut tables = self.tables.lock().unwrap();
                if tables.get(&table).is_some_and(|stored| stored.at < before) {
                    tables.remove(&table);
                    self.moments.lock().unwrap().remove(&table);
                }
            }
            // No scenario that is told here has a campaign.
            Change::RemoveGuest { .. } | Change::Campaign(..) | Change::Shrink => (),
            Change::Left { table, person, .. } => self.left.lock().unwrap().push((table, person)),
            Change::Merge { .. } | Change::Mute { .. } => (),
        }
        Ok(())
    }
}

fn ready<T: Send + 'static>(value: T) -> BoxFuture<'static, T> {
    Box::pin(async move { value })
}

impl Storage for Memory {
    fn write_holding(&self, held: Option<Held>, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(async move {
            check(held.as_ref(), &changes)?;
            let shut = self.shut.lock().unwrap().clone();
            if let Some(mut shut) = shut {
                _ = shut.wait_for(|open| *open).await;
            }
            if self.fails.load(Ordering::SeqCst) {
                return Err(StorageError::Failed("the disk is full".to_owned()));
            }
            if held.is_some_and(|held| !self.is_held(&held)) {
                return Err(StorageError::NotHeld);
            }
            self.writes.fetch_add(1, Ordering::SeqCst);
            changes.into_iter().try_for_each(|change| self.apply(change))
        })
    }

    fn take(&self, id: &TableId) -> BoxFuture<'_, Result<Option<Taken>, StorageError>> {
        let table = self.tables.lock().unwrap().get(id).cloned();
        ready(Ok(table.map(|table| Taken { table, edition: self.taken(id) })))
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

    fn barred(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        let barred = self.barred.lock().unwrap();
        ready(Ok(barred.iter().filter(|(table, _)| table == id).map(|(_, person)| person.clone()).collect()))
    }

    fn sights(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredSight>, StorageError>> {
        ready(Ok(self.sights_of(id)))
    }

    fn tables(&self, _: Wanted, _: u32) -> BoxFuture<'_, Result<Vec<StoredTable>, StorageError>> {
        ready(Ok(self.tables.lock().unwrap().values().cloned().collect()))
    }

    fn due(&self, now: At, _: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        let tables = self.tables.lock().unwrap();
        let due = tables.values().filter(|table| table.due.is_some_and(|due| due <= now));
        ready(Ok(due.map(|table| table.id.clone()).collect()))
    }

    fn unneeded_tables(&self, kind: Unneeded, before: At, _: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>> {
        let state = match kind {
            Unneeded::Waiting => TableState::Waiting,
            Unneeded::Abandoned => TableState::Playing,
            Unneeded::Finished | Unneeded::Brief => TableState::Over,
        };
        let tables = self.tables.lock().unwrap();
        let some = tables.values().filter(|table| table.state == state && table.at < before && table.due.is_none());
        ready(Ok(some.map(|table| table.id.clone()).collect()))
    }

    fn unneeded_guests(&self, _: At, _: u32) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        ready(Ok(Vec::new()))
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

    fn is_like_another(&self, _: &str, _: &PersonId) -> BoxFuture<'_, Result<bool, StorageError>> {
        ready(Ok(false))
    }

    fn muted_by(&self, _: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn campaign(&self, _: &CampaignId) -> BoxFuture<'_, Result<Option<StoredCampaign>, StorageError>> {
        ready(Ok(None))
    }

    fn campaigns_of(&self, _: &PersonId, _: u32) -> BoxFuture<'_, Result<Vec<StoredCampaign>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn members(&self, _: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMember>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn missions(&self, _: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMission>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn unneeded_campaigns(&self, _: At, _: u32) -> BoxFuture<'_, Result<Vec<CampaignId>, StorageError>> {
        ready(Ok(Vec::new()))
    }

    fn is_well(&self) -> BoxFuture<'_, bool> {
        ready(true)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        ready(())
    }
}
