//! How a database of a server is opened: what it must not be, its versions, and that nobody else writes to it.

use std::{str::FromStr, time::Duration};

use sqlx::{
    ConnectOptions, Connection, PgConnection, Row, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgConnectOptions,
};
use tokio::time::{Instant, sleep, timeout};

use super::{LIMIT, OnServer, Readers, Session};
use crate::{
    config::DatabaseUrl,
    storage::{ServerFault, values},
};

/// The schema, step by step. A step is never changed once it was released.
const STEPS: [(i64, &str, &str); 1] = [(1, "house", include_str!("../../../migrations/postgres/0001_house.sql"))];

/// How long to wait for another server to let go of the database.
const LET_GO: Duration = Duration::from_secs(5);

/// The oldest server that will do.
const OLDEST: i64 = 14;

/// What a server allows each call, and how soon it notices that we are gone.
const LIMITS: [(&str, &str); 6] = [
    ("statement_timeout", "4s"),
    ("lock_timeout", "2s"),
    ("idle_in_transaction_session_timeout", "2s"),
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
];

/// That a house writes to this database: a number that means this to nobody else.
const WRITES: &str = "select pg_try_advisory_lock(7305804402554105707) as is_ours";

/// What could lose what was stored, and what else has to be known before anything is written.
const SETTINGS: &str = "select current_setting('fsync') as fsync, \
     current_setting('full_page_writes') as full_page_writes, \
     current_setting('synchronous_commit') as synchronous_commit, \
     current_setting('synchronous_standby_names') as standbys, \
     current_setting('server_encoding') as encoding, \
     current_setting('server_version_num')::bigint / 10000 as version, \
     pg_is_in_recovery() as is_copy";

const IS_COPY: &str = "select pg_is_in_recovery() as is_copy";

/// Whose tables are there.
const WHOSE: &str = "select to_regclass('_sqlx_migrations') is not null as is_ours, \
     exists (select 1 from information_schema.tables where table_schema = current_schema()) as is_used";
const VERSION: &str = "select coalesce(max(version), 0) as version from _sqlx_migrations";

/// Opens the database, makes its tables if there are none, and lets nobody else write to it.
pub(in crate::storage) async fn open(url: &DatabaseUrl) -> Result<(OnServer, values::Readers), ServerFault> {
    let plain = plain(url)?;
    let options = plain.clone().options(LIMITS);
    let mut connection = connect(&options).await?;
    check_settings(&mut connection).await?;
    close(connection).await;
    // To change a schema may take longer than anything else, and others who open it wait.
    migrate(connect(&plain).await?).await?;
    let give_up = Instant::now() + LET_GO;
    let connection = loop {
        match connect_to_write(&options).await {
            Err(ServerFault::InUse) if Instant::now() < give_up => sleep(Duration::from_millis(50)).await,
            connected => break connected?,
        }
    };
    let readers = Readers::new(options.clone());
    let disk = OnServer { session: Some(Session::new(connection)), options, readers: readers.clone() };
    Ok((disk, values::Readers::Postgres(readers)))
}

/// Those who read a database that somebody else may have open.
pub(in crate::storage) async fn readers(url: &DatabaseUrl) -> Result<values::Readers, ServerFault> {
    let options = plain(url)?.options(LIMITS);
    let mut connection = connect(&options).await?;
    let is_ours: bool = found(&mut connection, WHOSE, "is_ours").await?;
    close(connection).await;
    if is_ours { Ok(values::Readers::Postgres(Readers::new(options))) } else { Err(ServerFault::Foreign) }
}

fn plain(url: &DatabaseUrl) -> Result<PgConnectOptions, ServerFault> {
    // The library takes any kind of address for one of its own.
    if !["postgres://", "postgresql://"].iter().any(|kind| url.0.starts_with(kind)) {
        return Err(ServerFault::NoAddress("it begins with postgres://".to_owned()));
    }
    let options = PgConnectOptions::from_str(&url.0).map_err(|error| ServerFault::NoAddress(error.to_string()))?;
    Ok(options.application_name("airlock").disable_statement_logging())
}

/// A connection on which this house writes, and nobody else.
pub(super) async fn connect_to_write(options: &PgConnectOptions) -> Result<PgConnection, ServerFault> {
    let mut connection = connect(options).await?;
    if found(&mut connection, IS_COPY, "is_copy").await? {
        return Err(ServerFault::ReadOnly);
    }
    match found(&mut connection, WRITES, "is_ours").await? {
        true => Ok(connection),
        false => Err(ServerFault::InUse),
    }
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, ServerFault> {
    let connected = timeout(LIMIT, options.connect()).await;
    let connected = connected.map_err(|_| ServerFault::NotReached("it does not answer".to_owned()))?;
    connected.map_err(|error| ServerFault::NotReached(error.to_string()))
}

async fn close(connection: PgConnection) {
    // Whether it hears that we go or notices it later is the same.
    _ = timeout(LIMIT, connection.close()).await;
}

async fn check_settings(connection: &mut PgConnection) -> Result<(), ServerFault> {
    let row = sqlx::query(SETTINGS).fetch_one(connection).await.map_err(|error| said(&error))?;
    let text = |column: &str| row.try_get::<String, _>(column).map_err(|error| said(&error));
    for setting in ["fsync", "full_page_writes", "synchronous_commit"] {
        let value = text(setting)?;
        if value == "off" {
            return Err(ServerFault::Unsafe { setting: setting.to_owned(), value });
        }
    }
    let encoding = text("encoding")?;
    if encoding != "UTF8" {
        return Err(ServerFault::Encoding(encoding));
    }
    let version: i64 = row.try_get("version").map_err(|error| said(&error))?;
    if version < OLDEST {
        return Err(ServerFault::TooOld { found: version, least: OLDEST });
    }
    if row.try_get("is_copy").map_err(|error| said(&error))? {
        return Err(ServerFault::ReadOnly);
    }
    if text("standbys")?.is_empty() || text("synchronous_commit")? == "local" {
        tracing::warn!("there is one copy of this database: no other server is waited for when something is stored");
    }
    Ok(())
}

/// Brings the database up to the version of this program. Whoever opens it at the same time waits.
async fn migrate(mut connection: PgConnection) -> Result<(), ServerFault> {
    let is_ours: bool = found(&mut connection, WHOSE, "is_ours").await?;
    if !is_ours && found(&mut connection, WHOSE, "is_used").await? {
        return Err(ServerFault::Foreign);
    }
    if is_ours {
        let version: i64 = found(&mut connection, VERSION, "version").await?;
        let known = STEPS.map(|(version, _, _)| version).into_iter().max().unwrap_or_default();
        if version > known {
            return Err(ServerFault::Newer { version, known });
        }
    }
    let steps = STEPS.map(|(version, name, text)| {
        Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    let done = Migrator::with_migrations(steps.into()).run(&mut connection).await;
    close(connection).await;
    done.map_err(|error| ServerFault::Database(error.to_string()))
}

async fn found<T>(connection: &mut PgConnection, question: &'static str, column: &str) -> Result<T, ServerFault>
where
    T: for<'r> sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
{
    let row = sqlx::query(question).fetch_one(connection).await.map_err(|error| said(&error))?;
    row.try_get(column).map_err(|error| said(&error))
}

fn said(error: &sqlx::Error) -> ServerFault {
    ServerFault::Database(error.to_string())
}
