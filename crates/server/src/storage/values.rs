//! What goes into a database and what comes out, whichever of the two it is.
//!
//! A question is one text for both, with its arguments as `$1`, `$2`; where they do not speak the same, the
//! texts are beside their connection, in `sqlite.rs` and `postgres.rs`.

use sqlx::{
    Arguments, Decode, Postgres, Row as _, Sqlite, SqlitePool, Type,
    postgres::{PgArguments, PgRow},
    sqlite::{SqliteArguments, SqliteRow},
};

use super::{StorageError, postgres, sqlite};

/// What goes into a statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Text(Option<String>),
    Integer(Option<i64>),
    Real(f64),
    Flag(bool),
    Bytes(Option<Vec<u8>>),
}

/// The values of a statement, in order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::storage::values::Value::from($value)),*] };
}
pub(super) use values;

/// A row that was found.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// What both databases can give for a column.
pub(super) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<T> Column for T where T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres> {}

/// Whatever answers a question: readers, or the connection of the writer.
pub(super) trait Asked {
    /// All rows that are found.
    fn ask(
        &mut self,
        question: &'static str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<Vec<Row>, StorageError>> + Send;
}

/// Those who read, several at once.
#[derive(Clone)]
pub(super) enum Readers {
    Sqlite(SqlitePool),
    Postgres(postgres::Readers),
}

impl Readers {
    /// All rows that are found.
    pub(super) async fn ask(&self, question: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StorageError> {
        match self {
            Readers::Sqlite(pool) => sqlite::ask(pool, question, values).await,
            Readers::Postgres(pool) => pool.ask(question, values).await,
        }
    }

    /// Lets go of all connections.
    pub(super) async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }

    /// What was found, read, if anything was.
    pub(super) async fn one<T>(
        &self,
        question: &'static str,
        values: Vec<Value>,
        read: impl Fn(&Row) -> Result<T, StorageError>,
    ) -> Result<Option<T>, StorageError> {
        self.ask(question, values).await?.first().map(read).transpose()
    }

    /// All that was found, read.
    pub(super) async fn all<T>(
        &self,
        question: &'static str,
        values: Vec<Value>,
        read: impl Fn(&Row) -> Result<T, StorageError>,
    ) -> Result<Vec<T>, StorageError> {
        self.ask(question, values).await?.iter().map(read).collect()
    }
}

impl Row {
    /// A column.
    pub(super) fn get<T: Column>(&self, column: &str) -> Result<T, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}

/// A number, as far as a database can hold it.
pub(super) fn integer<N: TryInto<i64>>(number: N) -> Result<i64, StorageError> {
    number.try_into().map_err(|_| StorageError::TooLarge)
}

/// Numbers beyond what a database can hold are later than everything in it.
pub(super) fn latest(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Values as SQLite takes them.
pub(super) fn to_sqlite(values: Vec<Value>, arguments: &mut SqliteArguments) -> Result<(), StorageError> {
    for value in values {
        let added = match value {
            Value::Text(text) => arguments.add(text),
            Value::Integer(number) => arguments.add(number),
            Value::Real(number) => arguments.add(number),
            Value::Flag(flag) => arguments.add(flag),
            Value::Bytes(bytes) => arguments.add(bytes),
        };
        added.map_err(|error| StorageError::Failed(error.to_string()))?;
    }
    Ok(())
}

/// Values as PostgreSQL takes them.
pub(super) fn to_postgres(values: Vec<Value>) -> Result<PgArguments, StorageError> {
    let mut arguments = PgArguments::default();
    for value in values {
        let added = match value {
            Value::Text(text) => arguments.add(text),
            Value::Integer(number) => arguments.add(number),
            Value::Real(number) => arguments.add(number),
            Value::Flag(flag) => arguments.add(flag),
            Value::Bytes(bytes) => arguments.add(bytes),
        };
        added.map_err(|error| StorageError::Failed(error.to_string()))?;
    }
    Ok(arguments)
}

/// How values come from what the storage speaks of.
macro_rules! from {
    ($($from:ty => $kind:ident($value:ident => $as:expr);)+) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Value {
                Value::$kind($as)
            }
        })+
    };
}

from! {
    &str => Text(text => Some(text.to_owned()));
    String => Text(text => Some(text));
    &String => Text(text => Some(text.clone()));
    Option<&str> => Text(text => text.map(str::to_owned));
    Option<String> => Text(text => text);
    u8 => Integer(number => Some(number.into()));
    i16 => Integer(number => Some(number.into()));
    u16 => Integer(number => Some(number.into()));
    u32 => Integer(number => Some(number.into()));
    i64 => Integer(number => Some(number));
    Option<i64> => Integer(number => number);
    f64 => Real(number => number);
    bool => Flag(flag => flag);
    &[u8] => Bytes(bytes => Some(bytes.to_vec()));
    Option<&[u8]> => Bytes(bytes => bytes.map(<[u8]>::to_vec));
}
