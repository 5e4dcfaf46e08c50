//! How games ended, in the database. What a table tells of its end is settled in the same
//! transaction: the results of its seats, and what they say about how good people are.

use std::collections::BTreeMap;

use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};

use super::{
    At, PersonId, StorageError, TableId,
    reading::{failed, latest},
    rows::{self, table_columns},
};
use crate::results::{Ended, Finished, Rating, StoredResult, Tally, moved, places, results};

/// Everything that follows from the end of a game.
pub(super) struct Settled {
    pub(super) table: TableId,
    pub(super) game: String,
    pub(super) at: At,
    pub(super) results: Vec<StoredResult>,
    pub(super) ratings: Vec<(PersonId, Rating)>,
}

pub(super) const RESULT: &str = "insert into results \
     (table_id, seat, person, game, at, place, score, has_won, has_left) values (?, ?, ?, ?, ?, ?, ?, ?, ?) \
     on conflict (table_id, seat) do update set person = excluded.person, at = excluded.at, \
     place = excluded.place, score = excluded.score, has_won = excluded.has_won, has_left = excluded.has_left;";

/// Somebody leaves a game that is on. Once it is over nobody can leave any more.
pub(super) const LEFT: &str = "insert into results \
     (table_id, seat, person, game, at, place, score, has_won, has_left) values (?, ?, ?, ?, ?, null, 0, 0, 1) \
     on conflict (table_id, seat) do update set person = excluded.person, at = excluded.at where place is null;";

pub(super) const RATING: &str = "insert into ratings (person, game, rating, uncertainty, games) \
     values (?, ?, ?, ?, ?) on conflict (person, game) do update set rating = excluded.rating, \
     uncertainty = excluded.uncertainty, games = excluded.games;";

pub(super) const RESULTS_SO_FAR: &str = "select seat, person, place from results where table_id = ? order by seat";

pub(super) const RATING_OF: &str = "select rating, uncertainty, games from ratings where person = ? and game = ?";

/// The tables of one page, the latest first.
macro_rules! page {
    () => {
        "select distinct at, table_id from results where person = ? and place is not null \
         and (at, table_id) < (?, ?) order by at desc, table_id desc limit ?"
    };
}

pub(super) const RESULTS_OF: &str = concat!(
    "with page as (",
    page!(),
    ") select page.at as ended, results.* from page cross join results on results.table_id = page.table_id \
     order by page.at desc, page.table_id desc, seat"
);

pub(super) const FINISHED: &str =
    concat!("select id, ", table_columns!(), " from tables where id in (select table_id from (", page!(), "))");

pub(super) const TALLIES: &str = "select game, count(distinct table_id) as played, \
     count(distinct case when has_won then table_id end) as won from results \
     where person = ? and place is not null \
     and not (select practice from tables where id = table_id) group by game order by game";

pub(super) const RATINGS: &str = "select game, rating, uncertainty, games from ratings where person = ?";

/// What follows from the end of a game; nothing if that was settled before.
pub(super) async fn settled(ended: &Ended, connection: &mut SqliteConnection) -> Result<Option<Settled>, StorageError> {
    let so_far = sqlx::query(RESULTS_SO_FAR).bind(&*ended.table.0).fetch_all(&mut *connection).await;
    let mut left = BTreeMap::new();
    for row in so_far.map_err(|error| failed(&error))? {
        if rows::get::<Option<i64>>(&row, "place")?.is_some() {
            return Ok(None);
        }
        if let Some(person) = rows::get::<Option<String>>(&row, "person")? {
            left.insert(rows::number::<u8>(rows::get(&row, "seat")?, "seat")?, PersonId(person));
        }
    }
    let results = results(ended, &left);
    let people = places(ended, &results);
    let mut players = Vec::new();
    for (person, place) in &people {
        let known = sqlx::query(RATING_OF).bind(&*person.0).bind(&*ended.game).fetch_optional(&mut *connection).await;
        let known = known.map_err(|error| failed(&error))?.as_ref().map(rating).transpose()?;
        players.push((known.unwrap_or_default(), *place));
    }
    let ratings = people.into_keys().zip(moved(&players)).collect();
    let Ended { table, game, at, is_whole: _, seats: _ } = ended.clone();
    Ok(Some(Settled { table, game, at, results, ratings }))
}

/// Games of somebody that ended before a time and table, the latest first.
pub(super) async fn history(
    readers: &SqlitePool,
    of: PersonId,
    before: Option<(At, TableId)>,
    most: u32,
) -> Result<Vec<Finished>, StorageError> {
    let (at, table) = before.map_or((i64::MAX, String::new()), |(at, TableId(id))| (latest(at), id));
    let page = |question| sqlx::query(question).bind(of.0.clone()).bind(at).bind(table.clone()).bind(most);
    let mut tables = BTreeMap::new();
    for row in page(FINISHED).fetch_all(readers).await.map_err(|error| failed(&error))? {
        let table = rows::table(&row)?;
        tables.insert(table.id.clone(), table);
    }
    let mut finished: Vec<Finished> = Vec::new();
    for row in page(RESULTS_OF).fetch_all(readers).await.map_err(|error| failed(&error))? {
        let id = TableId(rows::get(&row, "table_id")?);
        let result = stored_result(&row)?;
        if let Some(table) = tables.remove(&id) {
            let at = rows::number(rows::get(&row, "ended")?, "at")?;
            finished.push(Finished { at, table, results: vec![result] });
        } else if let Some(last) = finished.last_mut().filter(|last| last.table.id == id) {
            last.results.push(result);
        }
    }
    Ok(finished)
}

/// All finished games of somebody, counted, by game.
pub(super) async fn tallies(readers: &SqlitePool, of: PersonId) -> Result<Vec<Tally>, StorageError> {
    let known = sqlx::query(RATINGS).bind(of.0.clone()).fetch_all(readers).await.map_err(|error| failed(&error))?;
    let mut ratings = BTreeMap::new();
    for row in known {
        ratings.insert(rows::get::<String>(&row, "game")?, rating(&row)?);
    }
    let counted = sqlx::query(TALLIES).bind(of.0).fetch_all(readers).await.map_err(|error| failed(&error))?;
    let tally = |row: &SqliteRow| {
        let game: String = rows::get(row, "game")?;
        let rating = ratings.get(&game).copied();
        Ok(Tally { played: row.get("played"), won: row.get("won"), game, rating })
    };
    counted.iter().map(tally).collect()
}

fn stored_result(row: &SqliteRow) -> Result<StoredResult, StorageError> {
    Ok(StoredResult {
        seat: rows::number(rows::get(row, "seat")?, "seat")?,
        person: rows::get::<Option<String>>(row, "person")?.map(PersonId),
        place: rows::number(rows::get(row, "place")?, "place")?,
        score: rows::number(rows::get(row, "score")?, "score")?,
        has_won: rows::get(row, "has_won")?,
        has_left: rows::get(row, "has_left")?,
    })
}

fn rating(row: &SqliteRow) -> Result<Rating, StorageError> {
    Ok(Rating {
        rating: rows::get(row, "rating")?,
        uncertainty: rows::get(row, "uncertainty")?,
        games: rows::number(rows::get(row, "games")?, "games")?,
    })
}
