//! The words in which the tests of the storage speak.

use driver::Nonce;
use protocol::{AskMe, Newcomers, Pace, Problem, TableState, Visibility};
use server::storage::{
    Change, Database, Held, MomentKind, Person, PersonId, Progress, Storage, StorageError, StoredHolder, StoredMoment,
    StoredSeat, StoredSeed, StoredTable, TableId,
};

use crate::place::Place;

/// An open database in a place of its own.
pub(crate) struct House {
    pub(crate) place: Place,
    pub(crate) storage: Database,
}

impl House {
    pub(crate) async fn new() -> House {
        let place = Place::new().await;
        let storage = place.open().await;
        House { place, storage }
    }

    /// Drops everything without a word, and opens it again.
    pub(crate) async fn reopened(self) -> House {
        let House { place, storage } = self;
        drop(storage);
        let storage = place.open().await;
        House { place, storage }
    }

    /// Writes; how a table goes on, as whoever takes it would, with a row that is as far as its moments.
    pub(crate) async fn write(&self, changes: impl Into<Vec<Change>>) {
        self.tries(changes.into()).await.unwrap();
    }

    pub(crate) async fn refused(&self, changes: impl Into<Vec<Change>>) -> StorageError {
        self.tries(changes.into()).await.unwrap_err()
    }

    async fn tries(&self, mut changes: Vec<Change>) -> Result<(), StorageError> {
        let reached = |id: &TableId, changes: &[Change]| {
            let mut of_it = changes.iter().filter_map(|change| match change {
                Change::Moments(table, some) if table == id => some.last().map(|moment| moment.n),
                _ => None,
            });
            of_it.next_back()
        };
        let opened: Vec<TableId> = changes
            .iter()
            .filter_map(|change| match change {
                Change::NewTable(table) => Some(table.id.clone()),
                _ => None,
            })
            .collect();
        for id in &opened {
            let n = reached(id, &changes);
            for change in &mut changes {
                if let (Change::NewTable(table), Some(n)) = (change, n)
                    && table.id == *id
                {
                    table.n = n;
                }
            }
        }
        let goes_on = changes.iter().find_map(|change| match change {
            Change::Table(table) => Some((table.id.clone(), true)),
            Change::Progress(id, _) => Some((id.clone(), true)),
            Change::Moments(id, _) | Change::Sights(id, _) if !opened.contains(id) => Some((id.clone(), false)),
            _ => None,
        });
        let Some((id, has_row)) = goes_on else { return self.storage.write(changes).await };
        let Some(taken) = self.storage.take(&id).await? else { return self.storage.write(changes).await };
        if !has_row {
            let n = reached(&id, &changes).unwrap_or(taken.table.n);
            changes.insert(0, Change::Progress(id, Progress { n, ..taken.table.progress() }));
        }
        self.storage.write_holding(Some(taken.held()), changes).await
    }

    /// Takes a table.
    pub(crate) async fn holds(&self, id: &str) -> Held {
        self.storage.take(&table_id(id)).await.unwrap().unwrap().held()
    }

    /// These moments more, by whoever holds the table like this.
    pub(crate) async fn plays(&self, held: &Held, moments: impl Into<Vec<StoredMoment>>) -> Result<(), StorageError> {
        let moments = moments.into();
        let n = held.n + moments.len() as u64;
        let row = Change::Progress(held.table.clone(), Progress { n, ..table(&held.table.0).progress() });
        self.storage.write_holding(Some(held.clone()), vec![row, Change::Moments(held.table.clone(), moments)]).await
    }

    pub(crate) async fn table(&self, id: &str) -> Option<StoredTable> {
        self.storage.table(&table_id(id)).await.unwrap()
    }

    pub(crate) async fn moments(&self, id: &str) -> Vec<StoredMoment> {
        self.storage.moments(&table_id(id), 0).await.unwrap()
    }

    pub(crate) async fn n_moments(&self, id: &str) -> usize {
        self.moments(id).await.len()
    }
}

/// The same after so many moments more.
pub(crate) fn after(held: &Held, n: u64) -> Held {
    Held { n: held.n + n, ..held.clone() }
}

pub(crate) fn table_id(id: &str) -> TableId {
    TableId(id.to_owned())
}

pub(crate) fn person_id(id: &str) -> PersonId {
    PersonId(id.to_owned())
}

/// A table of one person and an open seat that waits for players.
pub(crate) fn table(id: &str) -> StoredTable {
    StoredTable {
        id: table_id(id),
        name: None,
        game: "alien-frontiers".to_owned(),
        state: TableState::Waiting,
        options: [("territory-bonuses".to_owned(), "on".to_owned())].into(),
        pace: Pace::NoLimit,
        visibility: Visibility::Open,
        start_when_full: false,
        newcomers: Newcomers::Ask,
        host: person_id("ripley"),
        invitation: "key".to_owned(),
        seats: vec![seat(holder("ripley", "Ripley")), seat(StoredHolder::Open)],
        seed: StoredSeed { bytes: [7; 32], seal: None },
        is_practice: false,
        mission: None,
        header: None,
        parent: None,
        round: 0,
        waiting_for: Vec::new(),
        waiting_since: 1_700_000_000,
        due: None,
        frozen: None,
        n: 0,
        since: 1_700_000_000,
        at: 1_700_000_000,
    }
}

/// A table after so many moments.
pub(crate) fn table_after(id: &str, n: u64) -> StoredTable {
    StoredTable { n, ..table(id) }
}

/// A table with something in every field.
pub(crate) fn full_table(id: &str) -> StoredTable {
    let outside =
        StoredHolder::OutsideBot { id: person_id("ash"), name: "Ash \"942\"".to_owned(), token: "hash".to_owned() };
    StoredTable {
        state: TableState::Frozen,
        options: [("a".to_owned(), "\u{0}\n".to_owned()), ("б".to_owned(), String::new())].into(),
        pace: Pace::Live { seconds: 1_800, gained: 30 },
        visibility: Visibility::ByLink,
        start_when_full: true,
        newcomers: Newcomers::Welcome,
        seats: vec![
            StoredSeat {
                holder: holder("ripley", "Еллен"),
                sitting_in: Some("greedy".to_owned()),
                clock: Some(u64::MAX),
                nonce: Some(Nonce([0xAB; 16])),
                ask: AskMe::Never,
            },
            StoredSeat { holder: outside, sitting_in: None, clock: Some(0), nonce: None, ask: AskMe::default() },
            seat(StoredHolder::Bot { level: "random".to_owned() }),
            seat(StoredHolder::Open),
        ],
        seed: StoredSeed {
            bytes: std::array::from_fn(|idx| 255 - idx as u8),
            seal: Some(std::array::from_fn(|idx| idx as u8)),
        },
        is_practice: true,
        header: Some("game contact\nrules 1\n".to_owned()),
        parent: Some((table_id("parent"), 42)),
        round: u16::MAX,
        name: Some("Зустріч у вівторок".to_owned()),
        waiting_for: vec![1, 4],
        waiting_since: 1_700_000_300,
        due: Some(1_700_000_900),
        frozen: Some(Problem::new("frozen").with("round", 3).retry_after(9)),
        n: 77,
        ..table(id)
    }
}

pub(crate) fn holder(id: &str, name: &str) -> StoredHolder {
    StoredHolder::Person { id: person_id(id), name: name.to_owned() }
}

pub(crate) fn seat(holder: StoredHolder) -> StoredSeat {
    StoredSeat { holder, sitting_in: None, clock: None, nonce: None, ask: AskMe::default() }
}

pub(crate) fn moment(n: u64) -> StoredMoment {
    StoredMoment { n, at: 1_700_000_000 + n, kind: MomentKind::Entry, body: format!("{n} chose launch") }
}

pub(crate) fn chat(n: u64, person: &str, name: &str, text: &str) -> StoredMoment {
    let body = format!(r#"{{"person":"{person}","name":"{name}","text":"{text}"}}"#);
    StoredMoment { kind: MomentKind::Chat, body, ..moment(n) }
}

pub(crate) fn new(table: StoredTable) -> Change {
    Change::NewTable(Box::new(table))
}

pub(crate) fn changed(table: StoredTable) -> Change {
    Change::Table(Box::new(table))
}

pub(crate) fn progress(id: &str, progress: Progress) -> Change {
    Change::Progress(table_id(id), progress)
}

pub(crate) fn moments(id: &str, moments: impl Into<Vec<StoredMoment>>) -> Change {
    Change::Moments(table_id(id), moments.into())
}

/// Somebody who can come back by their name.
pub(crate) fn known(id: &str, name: &str) -> Person {
    Person { is_named: true, password: Some("$argon2id$hash".to_owned()), ..guest(id, name) }
}

pub(crate) fn guest(id: &str, name: &str) -> Person {
    Person {
        id: person_id(id),
        name: name.to_owned(),
        is_named: false,
        password: None,
        since: 5,
        seen: 6,
        epoch: 7,
        ended: Vec::new(),
    }
}

pub(crate) fn mute(by: &str, whom: &str, muted: bool) -> Change {
    Change::Mute { by: person_id(by), whom: person_id(whom), muted }
}
