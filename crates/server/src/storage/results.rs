//! How games ended, in the database. What a table tells of its end is settled in the same
//! transaction: the results of its seats, and what they say about how good people are.

use std::collections::BTreeMap;

use super::{
    At, PersonId, StorageError, TableId,
    rows::{self, table_columns},
    values::{Asked, Readers, Row, latest, values},
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
     (table_id, seat, person, game, at, place, score, has_won, has_left) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
     on conflict (table_id, seat) do update set person = excluded.person, at = excluded.at, \
     place = excluded.place, score = excluded.score, has_won = excluded.has_won, has_left = excluded.has_left;";

/// Somebody leaves a game that is on. Once it is over nobody can leave any more.
pub(super) const LEFT: &str = "insert into results \
     (table_id, seat, person, game, at, place, score, has_won, has_left) values ($1, $2, $3, $4, $5, null, 0, false, true) \
     on conflict (table_id, seat) do update set person = excluded.person, at = excluded.at where results.place is null;";

pub(super) const RATING: &str = "insert into ratings (person, game, rating, uncertainty, games) \
     values ($1, $2, $3, $4, $5) on conflict (person, game) do update set rating = excluded.rating, \
     uncertainty = excluded.uncertainty, games = excluded.games;";

pub(super) const RESULTS_SO_FAR: &str = "select seat, person, place from results where table_id = $1 order by seat";

pub(super) const RATING_OF: &str = "select rating, uncertainty, games from ratings where person = $1 and game = $2";

/// The tables of one page, the latest first.
macro_rules! page {
    () => {
        "select distinct at, table_id from results where person = $1 and place is not null \
         and (at, table_id) < ($2, $3) order by at desc, table_id desc limit $4"
    };
}

pub(super) const RESULTS_OF: &str = concat!(
    "with page as (",
    page!(),
    ") select page.at as ended, results.* from page join results on results.table_id = page.table_id \
     order by page.at desc, page.table_id desc, seat"
);

pub(super) const FINISHED: &str =
    concat!("select id, ", table_columns!(), " from tables where id in (select table_id from (", page!(), ") as page)");

pub(super) const TALLIES: &str = "select game, count(distinct table_id) as played, \
     count(distinct case when has_won then table_id end) as won from results \
     where person = $1 and place is not null \
     and not (select practice from tables where id = table_id) group by game order by game";

pub(super) const RATINGS: &str = "select game, rating, uncertainty, games from ratings where person = $1";

/// What follows from the end of a game; nothing if that was settled before.
pub(super) async fn settled(ended: &Ended, asked: &mut impl Asked) -> Result<Option<Settled>, StorageError> {
    let mut left = BTreeMap::new();
    for row in asked.ask(RESULTS_SO_FAR, values![&ended.table.0]).await? {
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
        let known = asked.ask(RATING_OF, values![&person.0, &ended.game]).await?;
        let known = known.first().map(rating).transpose()?;
        players.push((known.unwrap_or_default(), *place));
    }
    let ratings = people.into_keys().zip(moved(&players)).collect();
    let Ended { table, game, at, is_whole: _, seats: _ } = ended.clone();
    Ok(Some(Settled { table, game, at, results, ratings }))
}

/// Games of somebody that ended before a time and table, the latest first.
pub(super) async fn history(
    readers: &Readers,
    of: PersonId,
    before: Option<(At, TableId)>,
    most: u32,
) -> Result<Vec<Finished>, StorageError> {
    let (at, table) = before.map_or((i64::MAX, String::new()), |(at, TableId(id))| (latest(at), id));
    let page = || values![&of.0, at, &table, most];
    let tables = readers.all(FINISHED, page(), rows::table).await?;
    let mut tables: BTreeMap<_, _> = tables.into_iter().map(|table| (table.id.clone(), table)).collect();
    let mut finished: Vec<Finished> = Vec::new();
    for row in readers.ask(RESULTS_OF, page()).await? {
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
pub(super) async fn tallies(readers: &Readers, of: PersonId) -> Result<Vec<Tally>, StorageError> {
    let rating = |row: &Row| Ok((rows::get::<String>(row, "game")?, rating(row)?));
    let ratings: BTreeMap<_, _> = readers.all(RATINGS, values![&of.0], rating).await?.into_iter().collect();
    let tally = |row: &Row| {
        let game: String = rows::get(row, "game")?;
        let rating = ratings.get(&game).copied();
        let n = |column| rows::number(rows::get(row, column)?, column);
        Ok(Tally { played: n("played")?, won: n("won")?, game, rating })
    };
    readers.all(TALLIES, values![&of.0], tally).await
}

fn stored_result(row: &Row) -> Result<StoredResult, StorageError> {
    Ok(StoredResult {
        seat: rows::number(rows::get(row, "seat")?, "seat")?,
        person: rows::get::<Option<String>>(row, "person")?.map(PersonId),
        place: rows::number(rows::get(row, "place")?, "place")?,
        score: rows::number(rows::get(row, "score")?, "score")?,
        has_won: rows::get(row, "has_won")?,
        has_left: rows::get(row, "has_left")?,
    })
}

fn rating(row: &Row) -> Result<Rating, StorageError> {
    Ok(Rating {
        rating: rows::get(row, "rating")?,
        uncertainty: rows::get(row, "uncertainty")?,
        games: rows::number(rows::get(row, "games")?, "games")?,
    })
}
