//! What is kept, and how it is asked for.
//!
//! A `Write` is one atomic change; when its future resolves, it is on disk. Writes of all
//! tables are committed together, in groups, by one writer. Everything else reads.
//!
//! What is kept of campaigns is in `campaigns.rs`.
//!
//! `Storage` is the interface, and `database.rs` what stands behind it, on either of two: `sqlite.rs` is a
//! database in a file, and `backup.rs` copies it; `postgres.rs` is a server for databases. Questions
//! (`reading.rs`) and changes (`changes.rs`) are the same texts for both, with `values.rs`.
//! `pruning.rs` removes what nobody needs,
//! `held.rs` says who may write how a table goes on,
//! `names.rs` compares names, `seals.rs` keeps the seeds in it from being read, `error.rs` says what
//! can go wrong, and `faulty.rs` is a bad disk for the tests.

pub mod backup;
pub mod campaigns;
mod changes;
mod database;
mod error;
pub mod faulty;
mod held;
mod names;
mod postgres;
pub mod pruning;
mod reading;
mod results;
mod rows;
mod seals;
mod sqlite;
mod values;
mod writer;

use std::collections::BTreeMap;

use driver::Nonce;
use futures_util::future::BoxFuture;
use protocol::{AskMe, Newcomers, Pace, Problem, TableState, Visibility};

pub use protocol::Retention;

use crate::results::{Ended, Finished, Tally};

pub use campaigns::{CampaignId, PlayedAt, Rename, StoredCampaign, StoredMember, StoredMission, TableMission};
pub use database::Database;
pub use error::{FileError, FileFault, ServerFault, StorageError};
pub use faulty::{Fault, Faulty};
pub use held::{Held, Taken, check};
pub use names::folded;
pub use pruning::{Pruned, Unneeded};
pub use seals::{Seals, StoredSeed};

/// Who somebody is, for good: nobody else is told.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub String);

/// Which table it is: part of its address, and not to be guessed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub String);

/// The id that stands for everybody who wanted to be forgotten. Nobody has it.
pub const FORGOTTEN: &str = "forgotten";

/// Seconds since 1970.
pub type At = u64;

/// A person as they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Whether they chose the name.
    pub is_named: bool,
    /// The argon2id hash of their password.
    pub password: Option<String>,
    /// When they first came.
    pub since: At,
    /// When they were last here.
    pub seen: At,
    /// How often they have logged out everywhere.
    pub epoch: u32,
    /// The visits that they have ended one by one since, by logging out.
    pub ended: Vec<String>,
}

/// A table as it is kept, without its moments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its id.
    pub id: TableId,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// How fast it goes.
    pub pace: Pace,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether the game starts by itself when no seat is open.
    pub start_when_full: bool,
    /// Whether somebody who comes anew may take a bot's seat while the game is on.
    pub newcomers: Newcomers,
    /// Who opened it, or took it over.
    pub host: PersonId,
    /// The secret part of its invitation link.
    pub invitation: String,
    /// The seats, in order.
    pub seats: Vec<StoredSeat>,
    /// The dealer's seed, sealed.
    pub seed: StoredSeed,
    /// Whether also what chance has shown may be taken back, so that the game counts for nothing.
    pub is_practice: bool,
    /// The campaign that it is a mission of, and what that has left.
    pub mission: Option<TableMission>,
    /// The head of the record, once the game has begun.
    pub header: Option<String>,
    /// The record that it goes on from, and after how many entries.
    pub parent: Option<(TableId, usize)>,
    /// The round being played.
    pub round: u16,
    /// Seats that have to answer now, by number.
    pub waiting_for: Vec<u8>,
    /// Since when they have to.
    pub waiting_since: At,
    /// When the time of whoever is asked is up, where there is a limit that outlasts a
    /// restart.
    pub due: Option<At>,
    /// Why it cannot go on under this program.
    pub frozen: Option<Problem>,
    /// The number of its last moment.
    pub n: u64,
    /// When it was opened.
    pub since: At,
    /// When something last happened.
    pub at: At,
}

/// How far a table has come within a round: what an answer changes about its row, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Seats that have to answer now, by number.
    pub waiting_for: Vec<u8>,
    /// Since when they have to.
    pub waiting_since: At,
    /// When the time of whoever is asked is up.
    pub due: Option<At>,
    /// Milliseconds left on the clock of each seat.
    pub clocks: Vec<Option<u64>>,
    /// The number of the last moment.
    pub n: u64,
    /// When it happened.
    pub at: At,
}

/// A seat as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeat {
    /// Who holds it.
    pub holder: StoredHolder,
    /// The level of a bot that sits in for a person who is away.
    pub sitting_in: Option<String>,
    /// Milliseconds left on its clock.
    pub clock: Option<u64>,
    /// What it added to the dice before the start.
    pub nonce: Option<Nonce>,
    /// Its standing orders: its holder's secret.
    pub ask: AskMe,
}

impl StoredSeat {
    /// A seat where nobody sits.
    pub fn open() -> StoredSeat {
        StoredSeat { holder: StoredHolder::Open, sitting_in: None, clock: None, nonce: None, ask: AskMe::default() }
    }
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredHolder {
    /// Nobody.
    Open,
    /// A person, and the name they had when they sat down.
    Person {
        /// Who.
        id: PersonId,
        /// Under which name.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// Its level.
        level: String,
    },
    /// A bot from outside, on behalf of a person.
    OutsideBot {
        /// Who brought it.
        id: PersonId,
        /// Under which name.
        name: String,
        /// The hash of its token.
        token: String,
    },
}

impl StoredHolder {
    /// The person whose seat it is, whether they play it themselves or let a program do so.
    pub fn owner(&self) -> Option<&PersonId> {
        match self {
            StoredHolder::Person { id, .. } | StoredHolder::OutsideBot { id, .. } => Some(id),
            StoredHolder::Open | StoredHolder::Bot { .. } => None,
        }
    }
}

/// Something that lasts, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMoment {
    /// Its number, from 1.
    pub n: u64,
    /// When.
    pub at: At,
    /// What.
    pub kind: MomentKind,
    /// A game's lines of the record; else JSON that only the table reads.
    pub body: String,
}

/// What a viewer last received of a game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSight {
    /// The seats that the viewer holds, by number; none for a spectator.
    pub seats: Vec<u8>,
    /// The number of the last moment that is in it.
    pub n: u64,
    /// JSON that only the table reads.
    pub body: String,
}

/// What lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// An entry of the record.
    Entry,
    /// The game began.
    Began,
    /// A seat changed hands.
    Seat,
    /// A line of chat.
    Chat,
    /// Another table goes on from here.
    Followed,
}

/// One change. A write is several, all or none.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table.
    NewTable(Box<StoredTable>),
    /// What has changed about a table, but for its moments: the whole row.
    Table(Box<StoredTable>),
    /// How far a table has come, where nothing else has changed about it, and it is the same round still.
    /// It is most of what is ever stored.
    Progress(TableId, Progress),
    /// Something more has happened there.
    Moments(TableId, Vec<StoredMoment>),
    /// What each viewer has received of the game by now. What was kept before goes.
    Sights(TableId, Vec<StoredSight>),
    /// Somebody left a seat of a game that is on to a bot or a program. If they are not back
    /// at its end, the result is theirs all the same.
    Left {
        /// The table.
        table: TableId,
        /// The number of the seat.
        seat: u8,
        /// Who left.
        person: PersonId,
        /// The game.
        game: String,
        /// When.
        at: At,
    },
    /// The host has sent somebody away for good.
    Bar {
        /// The table.
        table: TableId,
        /// Whom.
        person: PersonId,
    },
    /// A game is over. Its results are stored once, however often this is said, and move the
    /// ratings of the people who played it.
    Ended(Ended),
    /// A new person, or what has changed about one.
    Person(Person),
    /// A person wants to be forgotten: the row goes, and so do their ratings; results of theirs
    /// are nobody's, and seats and chat of theirs lose the name and get `FORGOTTEN` for the id. In the JSON of a moment whose `person` they are, that
    /// is `person`, and `name` or `holder.name`. A table that is awake has to forget first,
    /// lest it writes the name again.
    Forget(PersonId),
    /// A guest has logged in: seats, tables, chat and mutes are the other's now, and the guest's
    /// row goes. A table that is awake has to know first, lest it writes the guest again.
    Merge {
        /// Who they were.
        guest: PersonId,
        /// Who they are.
        into: PersonId,
    },
    /// A person does not want to read another's chat any more, or again.
    Mute {
        /// Who mutes.
        by: PersonId,
        /// Whom.
        whom: PersonId,
        /// Or no longer.
        muted: bool,
    },
    /// Nobody needs a table any more: it goes with everything that belongs to it, unless something has
    /// happened there since.
    Remove {
        /// The table.
        table: TableId,
        /// Since when nothing may have happened.
        before: At,
    },
    /// Nobody needs a guest any more, unless they were here since.
    RemoveGuest {
        /// The guest.
        person: PersonId,
        /// Since when they may not have been here.
        before: At,
    },
    /// Something about a campaign.
    Campaign(CampaignId, campaigns::Change),
    /// Gives room that is not used any more back to the system, some of it.
    Shrink,
}

impl StoredTable {
    /// How far it has come.
    pub fn progress(&self) -> Progress {
        Progress {
            waiting_for: self.waiting_for.clone(),
            waiting_since: self.waiting_since,
            due: self.due,
            clocks: self.seats.iter().map(|seat| seat.clock).collect(),
            n: self.n,
            at: self.at,
        }
    }
}

/// Which tables are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Those where a person sits, the latest first.
    Of(PersonId),
    /// Those that are open, listed, and wait for players: a seat is open. The latest first.
    OpenSeats,
    /// Those that are open, listed, and being played, the latest first.
    ToWatch,
    /// Those that are open, listed, and over, the latest first.
    Finished,
}

/// The storage of a house.
pub trait Storage: Send + Sync + 'static {
    /// Does all of it or nothing, after every write that has resolved. When this resolves, it
    /// is on disk. If the future is dropped earlier, it may be done or not.
    ///
    /// How a table goes on (its row, progress, moments, what viewers received) is written only by whoever
    /// holds it, and refused as `NotHeld` where the row is another by then.
    fn write_holding(&self, held: Option<Held>, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>>;

    /// The same from outside: by whoever holds no table.
    fn write(&self, changes: Vec<Change>) -> BoxFuture<'_, Result<(), StorageError>> {
        self.write_holding(None, changes)
    }

    /// Takes a table. Whoever had it can write nothing there any more.
    fn take(&self, id: &TableId) -> BoxFuture<'_, Result<Option<Taken>, StorageError>>;

    /// A table.
    fn table(&self, id: &TableId) -> BoxFuture<'_, Result<Option<StoredTable>, StorageError>>;

    /// The moments of a table after number `after`, in order.
    fn moments(&self, id: &TableId, after: u64) -> BoxFuture<'_, Result<Vec<StoredMoment>, StorageError>>;

    /// The lines of chat that a person wrote, at any table, in order.
    fn written_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<(TableId, StoredMoment)>, StorageError>>;

    /// Whom the host of a table has sent away for good.
    fn barred(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>>;

    /// What each viewer of a table last received.
    fn sights(&self, id: &TableId) -> BoxFuture<'_, Result<Vec<StoredSight>, StorageError>>;

    /// Tables, at most so many.
    fn tables(&self, wanted: Wanted, most: u32) -> BoxFuture<'_, Result<Vec<StoredTable>, StorageError>>;

    /// Tables whose time is up, at most so many, the longest overdue first.
    fn due(&self, now: At, most: u32) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>>;

    /// Tables that nobody needs any more and where nothing has happened since a time, at most so many.
    fn unneeded_tables(
        &self,
        kind: Unneeded,
        before: At,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<TableId>, StorageError>>;

    /// Guests that nobody needs any more and who were not here since a time, at most so many.
    fn unneeded_guests(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>>;

    /// How many tables a person has opened that are not over. One that is frozen does not
    /// count: it can never be.
    fn n_open_tables(&self, of: &PersonId) -> BoxFuture<'_, Result<u32, StorageError>>;

    /// Finished games of a person that ended before a time, or at that time with a lesser id,
    /// the latest first; at most so many.
    fn history(
        &self,
        of: &PersonId,
        before: Option<(At, TableId)>,
        most: u32,
    ) -> BoxFuture<'_, Result<Vec<Finished>, StorageError>>;

    /// All finished games of a person, counted, by game.
    fn tallies(&self, of: &PersonId) -> BoxFuture<'_, Result<Vec<Tally>, StorageError>>;

    /// A person.
    fn person(&self, id: &PersonId) -> BoxFuture<'_, Result<Option<Person>, StorageError>>;

    /// The person with a password who has this name.
    fn person_named(&self, name: &str) -> BoxFuture<'_, Result<Option<Person>, StorageError>>;

    /// Whether a name looks like that of somebody other than this person who has a password.
    fn is_like_another(&self, name: &str, but: &PersonId) -> BoxFuture<'_, Result<bool, StorageError>>;

    /// Whom a person has muted.
    fn muted_by(&self, id: &PersonId) -> BoxFuture<'_, Result<Vec<PersonId>, StorageError>>;

    /// A campaign.
    fn campaign(&self, id: &CampaignId) -> BoxFuture<'_, Result<Option<StoredCampaign>, StorageError>>;

    /// The campaigns that a person is a member of, the latest first; at most so many.
    fn campaigns_of(&self, id: &PersonId, most: u32) -> BoxFuture<'_, Result<Vec<StoredCampaign>, StorageError>>;

    /// Whose a campaign is, in the order in which they came.
    fn members(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMember>, StorageError>>;

    /// The missions of a campaign that were played, in order.
    fn missions(&self, id: &CampaignId) -> BoxFuture<'_, Result<Vec<StoredMission>, StorageError>>;

    /// Campaigns of guests in which nothing has happened since a time, at most so many.
    fn unneeded_campaigns(&self, before: At, most: u32) -> BoxFuture<'_, Result<Vec<CampaignId>, StorageError>>;

    /// Whether it can be written to: for the health check.
    fn is_well(&self) -> BoxFuture<'_, bool>;

    /// Finishes what was begun, and closes.
    fn close(&self) -> BoxFuture<'_, ()>;
}
