//! What a change says to the database.
//!
//! Changes are gathered into texts of several statements, because a trip between a task and
//! its connection costs more than the change itself. What tables store while they are
//! played is most of all, and always rows, moments and sights: that of many writes goes
//! together.

use sqlx::{Arguments, AssertSqlSafe, Encode, Executor, Sqlite, SqliteConnection, Type, sqlite::SqliteArguments};

use super::{
    At, Change, Person, Progress, StorageError, StoredHolder, StoredMoment, StoredResult, StoredSight, StoredTable,
    TableId, names,
    pruning::{REMOVE, REMOVE_GUEST, SHRINK},
    reading,
    results::{self, Settled},
    rows::{self, table_columns},
};

/// What is done from here to the next start can be undone alone.
const START: &str = "release one_write; savepoint one_write;";

const NEW_TABLE: &str = concat!(
    "insert into tables (",
    table_columns!(),
    ", id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);"
);

const TABLE: &str = concat!(
    "update tables set (",
    table_columns!(),
    ") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) where id = ? returning id;"
);

/// How far tables have come, all of them in one statement.
const PROGRESS: &str = "with new (state, due, at, n, round, clocks, waiting_for, waiting_since, id) as (values ";
const TO_PROGRESS: &str = ") update tables set (state, due, at, n, round, clocks, waiting_for, waiting_since) = \
     (new.state, new.due, new.at, new.n, new.round, new.clocks, new.waiting_for, new.waiting_since) from new \
     where tables.id = new.id;";

const ONE_PROGRESS: &str = "update tables set (state, due, at, n, round, clocks, waiting_for, waiting_since) = \
     (?, ?, ?, ?, ?, ?, ?, ?) where id = ? returning id;";

const MOMENTS: &str = "insert into moments (table_id, n, at, kind, body) values (?, ?, ?, ?, ?)";
const ONE_MORE: &str = ", (?, ?, ?, ?, ?)";

const NO_SIGHTS: &str = "delete from frames where table_id = ?;";
const SIGHT: &str = "insert into frames (table_id, seats, n, frame) values (?, ?, ?, ?);";

/// How many rows or moments go together: few sizes, so that the texts come again and again
/// and stay prepared.
const SIZES: [usize; 4] = [64, 16, 4, 1];
/// The same for whole tables, whose text is long.
const SIZES_OF_TABLES: [usize; 3] = [16, 4, 1];

/// Texts up to this length are kept prepared: the rows of sixteen tables fit. Longer ones
/// hardly come again.
const COMMON: usize = 7_000;

const PERSON: &str = "insert into people (id, name, folded, likeness, is_named, password, since, seen, epoch, ended) \
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set name = excluded.name, \
     folded = excluded.folded, likeness = excluded.likeness, is_named = excluded.is_named, password = excluded.password, since = excluded.since, seen = excluded.seen, \
     epoch = excluded.epoch, ended = excluded.ended;";

const MUTE: &str = "insert into mutes (muted_by, whom) values (?, ?) on conflict do nothing;";
const UNMUTE: &str = "delete from mutes where muted_by = ? and whom = ?;";

const BAR: &str = "insert into barred (table_id, person) values (?, ?) on conflict do nothing;";

const BEAT: &str = "update pulse set beats = beats + 1;";

/// The statements that make the database forget a person; each begins with the person's id.
pub(super) const FORGET: [&str; 9] = [
    "delete from people where id = ?;",
    "delete from mutes where muted_by = ?;",
    "delete from mutes where whom = ?;",
    "update tables set host = 'forgotten' where host = ?;",
    "with gone (person) as (values (?)) update tables set seats = (select json_group_array(case \
     when value ->> 'person' = gone.person then json_replace(value, '$.person', 'forgotten', '$.name', '') \
     else json(value) end order by key) from json_each(seats), gone) \
     where id in (select table_id from sitting where person = (select person from gone));",
    "update moments set body = json_replace(body, '$.person', 'forgotten', '$.name', '', '$.holder.name', '') \
     where kind <> 'entry' and case when json_valid(body) then body ->> 'person' end = ?;",
    "update results set person = null where person = ?;",
    "delete from ratings where person = ?;",
    "delete from barred where person = ?;",
];

/// The statements that make a guest the person they have logged in as; each begins with the
/// ids of both.
pub(super) const MERGE: [&str; 13] = [
    "with both (guest, person) as (values (?, ?)) update tables set host = (select person from both) \
     where host = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) update tables set seats = (select json_group_array(case \
     when value ->> 'person' = both.guest then json_replace(value, '$.person', both.person) \
     else json(value) end order by key) from json_each(seats), both) \
     where id in (select table_id from sitting where person = (select guest from both));",
    "with both (guest, person) as (values (?, ?)) \
     update moments set body = json_replace(body, '$.person', (select person from both)) \
     where kind <> 'entry' and case when json_valid(body) then body ->> 'person' end = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) insert into mutes (muted_by, whom) select person, whom \
     from both join mutes on muted_by = guest where whom <> person on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) insert into mutes (muted_by, whom) select muted_by, person \
     from both join mutes on whom = guest where muted_by <> person on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) delete from mutes where muted_by = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) delete from mutes where whom = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) update results set person = (select person from both) \
     where person = (select guest from both);",
    // Of two ratings the one stays that follows from more games.
    "with both (guest, person) as (values (?, ?)) insert into ratings (person, game, rating, uncertainty, games) \
     select both.person, game, rating, uncertainty, games from both join ratings on ratings.person = guest where true \
     on conflict (person, game) do update set rating = excluded.rating, uncertainty = excluded.uncertainty, \
     games = excluded.games where excluded.games > ratings.games;",
    "with both (guest, person) as (values (?, ?)) delete from ratings where person = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) delete from people where id = (select guest from both);",
    "with both (guest, person) as (values (?, ?)) insert into barred (person, table_id) select both.person, table_id \
     from both join barred on barred.person = guest where true on conflict do nothing;",
    "with both (guest, person) as (values (?, ?)) delete from barred where person = (select guest from both);",
];

/// What is to be done in one write.
pub(super) enum Work {
    /// Somebody's changes.
    Changes(Vec<Change>),
    /// The smallest change that is one, to see that writing works.
    Beat,
}

impl Work {
    /// Whether it only says how a table goes on.
    pub(super) fn is_play(&self) -> bool {
        match self {
            Work::Changes(changes) => changes.iter().all(|change| match change {
                Change::Table(_) | Change::Progress(..) | Change::Moments(..) | Change::Sights(..) => true,
                Change::NewTable(_)
                | Change::Left { .. }
                | Change::Bar { .. }
                | Change::Ended(_)
                | Change::Person(_)
                | Change::Forget(_)
                | Change::Merge { .. }
                | Change::Mute { .. }
                | Change::Remove { .. }
                | Change::RemoveGuest { .. }
                | Change::Shrink => false,
            }),
            Work::Beat => false,
        }
    }

    /// What follows from the ends of games among it, as the database stands.
    pub(super) async fn settled(&self, connection: &mut SqliteConnection) -> Result<Vec<Settled>, StorageError> {
        let mut all = Vec::new();
        if let Work::Changes(changes) = self {
            for change in changes {
                if let Change::Ended(ended) = change {
                    all.extend(results::settled(ended, connection).await?);
                }
            }
        }
        Ok(all)
    }

    /// What it says to the database, from a start of its own, with what follows from the ends
    /// of games. Nothing is done yet.
    pub(super) fn text(&self, settled: &[Settled]) -> Result<Statements, StorageError> {
        let mut text = Statements::default();
        text.sql.push_str(START);
        match self {
            Work::Changes(changes) => changes.iter().try_for_each(|change| text.change(change))?,
            Work::Beat => text.sql.push_str(BEAT),
        }
        settled.iter().try_for_each(|settled| text.settled(settled))?;
        Ok(text)
    }
}

/// Does all of these, which are play: first the rows of tables, then the moments and sights,
/// which do not depend on each other. If it fails, what was done since the last start has to be
/// undone; so it is when a table is there twice, whose rows would have to be written in order.
pub(super) async fn run_play(works: &[Work], connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let (mut tables, mut progress, mut moments, mut sights) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for work in works {
        let Work::Changes(changes) = work else { continue };
        for change in changes {
            match change {
                Change::Table(table) => tables.push(&**table),
                Change::Progress(id, one) => progress.push((id, one)),
                Change::Moments(id, some) => moments.extend(some.iter().map(|moment| (id, moment))),
                Change::Sights(id, some) => sights.push((id, some)),
                Change::NewTable(_)
                | Change::Left { .. }
                | Change::Bar { .. }
                | Change::Ended(_)
                | Change::Person(_)
                | Change::Forget(_)
                | Change::Merge { .. }
                | Change::Mute { .. }
                | Change::Remove { .. }
                | Change::RemoveGuest { .. }
                | Change::Shrink => (),
            }
        }
    }
    connection.execute(START).await.map_err(|error| reading::failed(&error))?;
    let mut rows: Vec<&TableId> =
        tables.iter().map(|table| &table.id).chain(progress.iter().map(|(id, _)| *id)).collect();
    rows.sort_unstable();
    if rows.windows(2).any(|two| two[0] == two[1]) {
        return Err(StorageError::Failed("a table is there twice".to_owned()));
    }
    for some in in_sizes(&tables, &SIZES_OF_TABLES) {
        let mut text = Statements::default();
        some.iter().try_for_each(|table| text.changed_table(table))?;
        text.run(connection).await?;
    }
    for some in in_sizes(&progress, &SIZES) {
        let mut text = Statements::default();
        text.progress(some)?;
        text.run(connection).await?;
    }
    for some in in_sizes(&moments, &SIZES) {
        let mut text = Statements::default();
        text.moments(some)?;
        text.run(connection).await?;
    }
    for (id, some) in sights {
        let mut text = Statements::default();
        text.sights(id, some)?;
        text.run(connection).await?;
    }
    Ok(())
}

/// All of them in order, in parts of the largest size that fits.
fn in_sizes<'a, T>(mut all: &'a [T], sizes: &[usize]) -> impl Iterator<Item = &'a [T]> {
    std::iter::from_fn(move || {
        let size = sizes.iter().copied().find(|&size| size <= all.len())?;
        let (some, rest) = all.split_at(size);
        all = rest;
        Some(some)
    })
}

/// Statements, and what goes into them.
#[derive(Default)]
pub(super) struct Statements {
    sql: String,
    arguments: SqliteArguments,
    /// How many rows of tables have to be given back, because they were found.
    n_tables: usize,
    /// How many rows a text of one statement has to change.
    n_changed: u64,
}

impl Statements {
    /// Does it. If it fails, what was done since the last start has to be undone.
    pub(super) async fn run(self, connection: &mut SqliteConnection) -> Result<(), StorageError> {
        let is_common = self.sql.len() <= COMMON;
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments).persistent(is_common);
        let were_found = match self.n_tables {
            // Rows that come back cost as much as the change itself.
            0 => {
                let done = query.execute(connection).await.map_err(|error| reading::failed(&error))?;
                done.rows_affected() >= self.n_changed
            }
            n_tables => {
                let found = query.fetch_all(connection).await.map_err(|error| reading::failed(&error))?;
                found.len() >= n_tables
            }
        };
        if were_found { Ok(()) } else { Err(StorageError::NoSuchTable) }
    }

    fn change(&mut self, change: &Change) -> Result<(), StorageError> {
        match change {
            Change::NewTable(table) => {
                self.sql.push_str(NEW_TABLE);
                self.table(table)
            }
            Change::Table(table) => self.changed_table(table),
            Change::Progress(id, progress) => {
                self.sql.push_str(ONE_PROGRESS);
                self.n_tables += 1;
                self.one_progress(id, progress)
            }
            Change::Moments(id, moments) => {
                let moments: Vec<_> = moments.iter().map(|moment| (id, moment)).collect();
                in_sizes(&moments, &SIZES).try_for_each(|some| self.moments(some))
            }
            Change::Sights(id, sights) => self.sights(id, sights),
            Change::Left { table, seat, person, game, at } => {
                self.sql.push_str(results::LEFT);
                self.add(&*table.0)?;
                self.add(i64::from(*seat))?;
                self.add(&*person.0)?;
                self.add(&**game)?;
                self.add(integer(*at)?)
            }
            Change::Bar { table, person } => {
                self.sql.push_str(BAR);
                self.add(&*table.0)?;
                self.add(&*person.0)
            }
            // What follows from it depends on what is stored, and comes with the text.
            Change::Ended(_) => Ok(()),
            Change::Person(person) => self.person(person),
            Change::Forget(person) => FORGET.iter().try_for_each(|statement| {
                self.sql.push_str(statement);
                self.add(&*person.0)
            }),
            Change::Merge { guest, into } => MERGE.iter().try_for_each(|statement| {
                self.sql.push_str(statement);
                self.add(&*guest.0)?;
                self.add(&*into.0)
            }),
            Change::Mute { by, whom, muted } => {
                self.sql.push_str(if *muted { MUTE } else { UNMUTE });
                self.add(&*by.0)?;
                self.add(&*whom.0)
            }
            Change::Remove { table, before } => self.removed(&REMOVE, &table.0, *before),
            Change::RemoveGuest { person, before } => self.removed(&REMOVE_GUEST, &person.0, *before),
            Change::Shrink => {
                self.sql.push_str(SHRINK);
                Ok(())
            }
        }
    }

    fn removed(&mut self, statements: &[&str], id: &str, before: At) -> Result<(), StorageError> {
        statements.iter().try_for_each(|statement| {
            self.sql.push_str(statement);
            self.add(id)?;
            self.add(integer(before)?)
        })
    }

    fn changed_table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        self.sql.push_str(TABLE);
        self.n_tables += 1;
        self.table(table)
    }

    /// The values of `table_columns!` in their order, then the id.
    fn table(&mut self, table: &StoredTable) -> Result<(), StorageError> {
        let StoredTable {
            id,
            name,
            game,
            state,
            options,
            pace,
            visibility,
            start_when_full,
            newcomers,
            host,
            invitation,
            seats,
            seed,
            is_practice,
            header,
            parent,
            round,
            waiting_for,
            waiting_since,
            due,
            frozen,
            n,
            since,
            at,
        } = table;
        let open_seats = seats.iter().filter(|seat| seat.holder == StoredHolder::Open).count();
        let (parent, parent_entries) = parent.as_ref().map(|(id, n)| (&*id.0, *n)).unzip();
        self.add(&**game)?;
        self.add(rows::state_word(*state))?;
        self.add(rows::visibility_word(*visibility))?;
        self.add(&*host.0)?;
        self.add(due.map(integer).transpose()?)?;
        self.add(integer(*at)?)?;
        self.add(integer(*n)?)?;
        self.add(integer(open_seats)?)?;
        self.add(integer(*since)?)?;
        self.add(i64::from(*round))?;
        self.add(*start_when_full)?;
        self.add(&**invitation)?;
        self.add(&seed.bytes[..])?;
        self.add(header.as_deref())?;
        self.add(parent)?;
        self.add(parent_entries.map(integer).transpose()?)?;
        self.add(rows::to_json(options))?;
        self.add(rows::to_json(pace))?;
        self.add(rows::seats_json(seats))?;
        self.add(rows::to_json(&table.progress().clocks))?;
        self.add(rows::to_json(waiting_for))?;
        self.add(frozen.as_ref().map(rows::to_json))?;
        self.add(name.as_deref())?;
        self.add(integer(*waiting_since)?)?;
        self.add(rows::newcomers_word(*newcomers))?;
        self.add(seed.seal.as_ref().map(|seal| &seal[..]))?;
        self.add(*is_practice)?;
        self.add(&*id.0)
    }

    fn progress(&mut self, all: &[(&TableId, &Progress)]) -> Result<(), StorageError> {
        const ONE: &str = "(?, ?, ?, ?, ?, ?, ?, ?, ?)";
        self.sql.push_str(PROGRESS);
        self.sql.push_str(&[ONE].repeat(all.len()).join(", "));
        self.sql.push_str(TO_PROGRESS);
        self.n_changed = all.len() as u64;
        all.iter().try_for_each(|(id, progress)| self.one_progress(id, progress))
    }

    fn one_progress(&mut self, id: &TableId, progress: &Progress) -> Result<(), StorageError> {
        let Progress { state, round, waiting_for, waiting_since, due, clocks, n, at } = progress;
        self.add(rows::state_word(*state))?;
        self.add(due.map(integer).transpose()?)?;
        self.add(integer(*at)?)?;
        self.add(integer(*n)?)?;
        self.add(i64::from(*round))?;
        self.add(rows::to_json(clocks))?;
        self.add(rows::to_json(waiting_for))?;
        self.add(integer(*waiting_since)?)?;
        self.add(&*id.0)
    }

    fn moments(&mut self, moments: &[(&TableId, &StoredMoment)]) -> Result<(), StorageError> {
        self.sql.push_str(MOMENTS);
        self.sql.push_str(&ONE_MORE.repeat(moments.len() - 1));
        self.sql.push(';');
        moments.iter().try_for_each(|(id, StoredMoment { n, at, kind, body })| {
            self.add(&*id.0)?;
            self.add(integer(*n)?)?;
            self.add(integer(*at)?)?;
            self.add(rows::kind_word(*kind))?;
            self.add(&**body)
        })
    }

    fn sights(&mut self, id: &TableId, sights: &[StoredSight]) -> Result<(), StorageError> {
        self.sql.push_str(NO_SIGHTS);
        self.add(&*id.0)?;
        sights.iter().try_for_each(|StoredSight { seats, n, body }| {
            self.sql.push_str(SIGHT);
            self.add(&*id.0)?;
            self.add(rows::to_json(seats))?;
            self.add(integer(*n)?)?;
            self.add(&**body)
        })
    }

    fn settled(&mut self, settled: &Settled) -> Result<(), StorageError> {
        let Settled { table, game, at, results, ratings } = settled;
        for StoredResult { seat, person, place, score, has_won, has_left } in results {
            self.sql.push_str(results::RESULT);
            self.add(&*table.0)?;
            self.add(i64::from(*seat))?;
            self.add(person.as_ref().map(|person| &*person.0))?;
            self.add(&**game)?;
            self.add(integer(*at)?)?;
            self.add(i64::from(*place))?;
            self.add(i64::from(*score))?;
            self.add(*has_won)?;
            self.add(*has_left)?;
        }
        for (person, rating) in ratings {
            self.sql.push_str(results::RATING);
            self.add(&*person.0)?;
            self.add(&**game)?;
            self.add(rating.rating)?;
            self.add(rating.uncertainty)?;
            self.add(i64::from(rating.games))?;
        }
        Ok(())
    }

    fn person(&mut self, person: &Person) -> Result<(), StorageError> {
        let Person { id, name, is_named, password, since, seen, epoch, ended } = person;
        self.sql.push_str(PERSON);
        self.add(&*id.0)?;
        self.add(&**name)?;
        self.add(names::folded(name))?;
        self.add(names::likeness(name))?;
        self.add(*is_named)?;
        self.add(password.as_deref())?;
        self.add(integer(*since)?)?;
        self.add(integer(*seen)?)?;
        self.add(i64::from(*epoch))?;
        self.add(rows::to_json(ended))
    }

    fn add<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> Result<(), StorageError> {
        self.arguments.add(value).map_err(|error| StorageError::Failed(error.to_string()))
    }
}

fn integer<N: TryInto<i64>>(number: N) -> Result<i64, StorageError> {
    number.try_into().map_err(|_| StorageError::TooLarge)
}
