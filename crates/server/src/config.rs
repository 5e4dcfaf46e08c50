//! How a house is run: where it listens, where it keeps things, and how much it allows.
//!
//! Plain values with defaults that suit one machine and a few hundred people. The command
//! line fills them in; nothing here reads files or the environment, but for the secret key
//! (`key.rs`), which is made on the first start and kept.

mod key;
mod public_url;

use std::{
    borrow::Cow,
    fmt,
    net::{Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    path::PathBuf,
    time::Duration,
};

use protocol::Retention;

use crate::{live, tables};

pub use key::{KeyError, SecretKey};
pub use public_url::{NoPublicUrl, PublicUrl};

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder for the secret key and, unless there is a database elsewhere, the
    /// database.
    pub data_folder: PathBuf,
    /// A database that is not in the folder.
    pub database: Option<DatabaseUrl>,
    /// How people reach it, where that differs from where it listens.
    pub public_url: Option<PublicUrl>,
    /// Whether exactly one proxy stands before it, whose `X-Forwarded-For` is to be believed.
    pub is_behind_proxy: bool,
    /// Who may read the metrics.
    pub metrics_for: MetricsFor,
    /// How much is allowed.
    pub allowed: Allowed,
    /// How long things are kept that nobody needs any more.
    pub keeps: Retention,
    /// How long requests may take.
    pub timings: Timings,
    /// How long things take at a table: grace, countdown, bots, sleep, chat.
    pub tables: tables::Timings,
    /// How connections to a table are kept: heartbeat, silence, messages in a second.
    pub live: live::Patience,
    /// What is logged, and how.
    pub log: Log,
    /// The web client: a file of it by its path, if there is such a file.
    pub client: fn(&str) -> Option<Cow<'static, [u8]>>,
}

/// How much is allowed. Whoever wants more is told when to come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Requests in a minute from one address.
    pub requests_by_address: NonZeroU32,
    /// Requests in a minute by one person.
    pub requests_by_person: NonZeroU32,
    /// Attempts in an hour to log in under one name from one address, or from one device that is
    /// known.
    pub logins_by_name: NonZeroU32,
    /// Attempts in an hour to log in under one name from anywhere, but for devices that are known.
    pub logins_from_anywhere: NonZeroU32,
    /// Attempts in an hour to log in from one address.
    pub logins_by_address: NonZeroU32,
    /// How often in an hour one person may have all of their data.
    pub exports_by_person: NonZeroU32,
    /// Campaigns of which one person is the owner.
    pub campaigns: usize,
    /// How many members a campaign may have.
    pub members: usize,
    /// The longest campaign that somebody may bring along, in bytes.
    pub campaign_bytes: usize,
    /// How often in an hour one person may bring a campaign along.
    pub imports_by_person: NonZeroU32,
    /// How many passwords are checked at once. Each takes 19 MiB for its time.
    pub password_jobs: usize,
    /// How many more may wait to be checked.
    pub passwords_waiting: usize,
    /// Tables that one person has opened and that are not over.
    pub open_tables: u32,
    /// Guests of one address who are stored for the first time in an hour.
    pub guests_by_address: NonZeroU32,
    /// Tables opened in an hour from one address. Anybody is a new guest as often as they
    /// like, so what one person may do is not enough.
    pub tables_by_address: NonZeroU32,
    /// Sockets of live tables from one address.
    pub sockets_by_address: usize,
    /// Sockets of live tables in all.
    pub sockets: usize,
    /// Connections of any kind from one address, unless there is a proxy before us.
    pub connections_by_address: usize,
    /// Connections of any kind in all.
    pub connections: usize,
}

/// How long requests may take. Tables and sockets have times of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timings {
    /// How long a request may take until its answer begins.
    pub request: Duration,
    /// How long a client may take to say what it wants.
    pub request_head: Duration,
    /// How long it may take until the rest of it has come.
    pub request_body: Duration,
    /// How long a client may leave unread what it is told.
    pub unread: Duration,
    /// How long a stop waits for what is under way.
    pub stop: Duration,
    /// How often the tables whose time is up are looked for.
    pub due: Duration,
    /// How often what nobody needs any more is looked for.
    pub prune: Duration,
}

/// What is logged, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// What is logged where `RUST_LOG` says nothing: a level, or levels by module.
    pub level: String,
    /// In which form.
    pub form: LogForm,
}

/// The form of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogForm {
    /// Lines for people.
    Plain,
    /// Lines of JSON for programs.
    Json,
}

/// Who may read the metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricsFor {
    /// Programs on the same machine.
    Loopback,
    /// Everybody.
    Everybody,
}

/// Where a database is. It may have a password in it, so it is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(pub String);

impl Config {
    /// How people reach the house.
    pub fn public_url(&self) -> PublicUrl {
        self.public_url.clone().unwrap_or_else(|| PublicUrl::of_address(self.listen))
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data_folder: PathBuf::from("airlock-data"),
            database: None,
            public_url: None,
            is_behind_proxy: false,
            metrics_for: MetricsFor::Loopback,
            allowed: Allowed::default(),
            keeps: Retention::default(),
            timings: Timings::default(),
            tables: tables::Timings::default(),
            live: live::Patience::default(),
            log: Log::default(),
            client: |_| None,
        }
    }
}

impl Default for Allowed {
    fn default() -> Self {
        let rate = |n| NonZeroU32::new(n).expect("a default rate is not zero");
        Allowed {
            body: 64 * 1024,
            requests_by_address: rate(1200),
            requests_by_person: rate(600),
            logins_by_name: rate(30),
            logins_from_anywhere: rate(600),
            logins_by_address: rate(60),
            exports_by_person: rate(12),
            campaigns: 20,
            members: 12,
            campaign_bytes: 8 << 20,
            imports_by_person: rate(20),
            password_jobs: 2,
            passwords_waiting: 32,
            open_tables: 50,
            guests_by_address: rate(100),
            tables_by_address: rate(300),
            sockets_by_address: 100,
            sockets: 10_000,
            connections_by_address: 250,
            connections: 15_000,
        }
    }
}

impl Default for Timings {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Timings {
            request: seconds(30),
            request_head: seconds(15),
            request_body: seconds(20),
            unread: seconds(30),
            stop: seconds(10),
            due: seconds(5),
            prune: seconds(3600),
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Log { level: "info".to_owned(), form: LogForm::Plain }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl(…)")
    }
}
