//! What a person has played, and how well.

use engine::Seat;
use protocol::{FinishedSeat, FinishedTable, GameTally, History, Rating};

use super::Person;
use crate::{
    house::House,
    problems::Refusal,
    results::{self, Finished, Tally},
    storage::{At, PersonId, StoredHolder, TableId},
    tables::holder_view,
};

/// How many points one step of the method is: a newcomer has a thousand.
const POINTS: f64 = 40.0;

/// One page of somebody's finished games, and all of them counted.
pub async fn history(
    house: &House,
    person: &Person,
    before: Option<(At, TableId)>,
    most: u32,
) -> Result<History, Refusal> {
    let finished = house.storage.history(person.id(), before, most).await?;
    let is_full = finished.len() == most as usize;
    let next = finished.last().filter(|_| is_full).map(|last| format!("{}-{}", last.at, last.table.id.0));
    let tables = finished.into_iter().map(|finished| table(finished, person.id())).collect();
    Ok(History { games: tallies(house, person.id()).await?, tables, next })
}

/// All finished games of somebody, counted, by game.
pub(super) async fn tallies(house: &House, person: &PersonId) -> Result<Vec<GameTally>, Refusal> {
    let tally = |Tally { game, played, won, rating }| GameTally { game, played, won, rating: rating.map(shown) };
    Ok(house.storage.tallies(person).await?.into_iter().map(tally).collect())
}

/// A finished game, as one of those who played it sees it.
pub(super) fn table(finished: Finished, person: &PersonId) -> FinishedTable {
    let Finished { at, table, results } = finished;
    let is_mine = |result: &&results::StoredResult| result.person.as_ref() == Some(person);
    let mine: Vec<_> = results.iter().filter(is_mine).collect();
    let seat = |result: &results::StoredResult| {
        let index = Seat(result.seat.saturating_sub(1)).index();
        let holder = table.seats.get(index).map_or(&StoredHolder::Open, |seat| &seat.holder);
        FinishedSeat {
            seat: result.seat,
            holder: holder_view(holder),
            place: result.place,
            score: result.score,
            has_won: result.has_won,
            has_left: result.has_left,
        }
    };
    FinishedTable {
        at,
        rounds: table.round,
        seats: results.iter().map(seat).collect(),
        mine: mine.iter().map(|result| result.seat).collect(),
        has_won: mine.iter().any(|result| result.has_won),
        id: table.id.0,
        name: table.name,
        game: table.game,
        options: table.options,
        is_practice: table.is_practice,
    }
}

fn shown(results::Rating { rating, uncertainty, games }: results::Rating) -> Rating {
    Rating { rating: (rating * POINTS).round() as i32, uncertainty: (uncertainty * POINTS).round() as u32, games }
}
