//! Taking one's data along, and being forgotten.

use protocol::{FinishedTable, GameTally, TableState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Person, history, known_as};
use crate::{
    house::House,
    problems::Refusal,
    storage::{At, Change, MomentKind, PersonId, StoredHolder, StoredMoment, StoredTable, Wanted},
};

/// The most tables that are looked at.
const MOST_TABLES: u32 = 10_000;

/// Everything that is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Export {
    /// Who they are.
    pub person: ExportedPerson,
    /// The tables where they sit.
    pub tables: Vec<ExportedTable>,
    /// What they wrote at these tables.
    pub chat: Vec<ExportedLine>,
    /// Their finished games, and what became of them.
    pub results: Vec<FinishedTable>,
    /// Their finished games counted, and how good they are.
    pub games: Vec<GameTally>,
}

/// What is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedPerson {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether they chose it.
    pub is_named: bool,
    /// Whether there is a password. It is kept as a hash from which it does not follow.
    pub has_password: bool,
    /// When they first came, in seconds since 1970.
    pub since: At,
    /// When they were last here, to the day.
    pub seen: At,
    /// How many people they have muted.
    pub muted: usize,
}

/// A table where a person sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedTable {
    /// Its id.
    pub id: String,
    /// Where to find it.
    pub link: String,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// The seats that they hold.
    pub seats: Vec<u8>,
    /// When it was opened, in seconds since 1970.
    pub since: At,
    /// When something last happened.
    pub at: At,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ExportedLine {
    /// At which table.
    pub table: String,
    /// When, in seconds since 1970.
    pub at: At,
    /// What they wrote.
    pub text: String,
}

/// Everything that is kept of a person. Nothing of anybody else is in it.
pub async fn export(house: &House, person: &Person) -> Result<Export, Refusal> {
    house.limits.exports.take(person.id())?;
    let muted = house.storage.muted_by(person.id()).await?.len();
    let stored = house.storage.tables(Wanted::Of(person.id().clone()), MOST_TABLES).await?;
    let mut tables = Vec::new();
    let mut chat = Vec::new();
    for table in &stored {
        tables.push(exported(house, table, person.id()));
        let moments = house.storage.moments(&table.id, 0).await?;
        let lines = moments.iter().filter_map(|moment| text_by(moment, person.id()).map(|text| (moment.at, text)));
        chat.extend(lines.map(|(at, text)| ExportedLine { table: table.id.0.clone(), at, text }));
    }
    let finished = house.storage.history(person.id(), None, MOST_TABLES).await?;
    let mut results: Vec<FinishedTable> = finished.into_iter().map(|it| history::table(it, person.id())).collect();
    // Of the other seats there is only what somebody who was there cannot but know.
    results.iter_mut().flat_map(|table| &mut table.seats).for_each(|seat| seat.holder.name.clear());
    let games = history::tallies(house, person.id()).await?;
    let row = &person.row;
    let person = ExportedPerson {
        id: row.id.0.clone(),
        name: row.name.clone(),
        is_named: row.is_named,
        has_password: row.password.is_some(),
        since: row.since,
        seen: row.seen,
        muted,
    };
    Ok(Export { person, tables, chat, results, games })
}

/// Forgets a person: the row goes, and what they leave behind loses their name. Of a guest
/// who was never stored there is nothing to forget.
pub async fn forget(house: &House, person: &Person) -> Result<(), Refusal> {
    let _door = house.people.door_of(person.id()).await;
    if !known_as(house, person.id()).await?.is_stored {
        return Ok(());
    }
    // The tables forget first: a name that one of them still knew could be stored again.
    house.tables.part_with(person.id()).await?;
    house.storage.write(vec![Change::Forget(person.id().clone())]).await?;
    Ok(())
}

fn exported(house: &House, table: &StoredTable, person: &PersonId) -> ExportedTable {
    let seats = (1..).zip(&table.seats).filter(|(_, seat)| match &seat.holder {
        StoredHolder::Person { id, .. } | StoredHolder::OutsideBot { id, .. } => id == person,
        StoredHolder::Open | StoredHolder::Bot { .. } => false,
    });
    ExportedTable {
        id: table.id.0.clone(),
        link: format!("{}/tables/{}", house.config.public_url(), table.id.0),
        game: table.game.clone(),
        state: table.state,
        seats: seats.map(|(seat, _)| seat).collect(),
        since: table.since,
        at: table.at,
    }
}

/// A line of chat as tables keep it, as far as it matters here.
#[derive(Deserialize)]
struct Line {
    person: String,
    text: String,
}

/// What a person wrote, if a moment is a line of theirs.
fn text_by(moment: &StoredMoment, person: &PersonId) -> Option<String> {
    if moment.kind != MomentKind::Chat {
        return None;
    }
    let line: Line = serde_json::from_str(&moment.body).ok()?;
    (line.person == person.0).then_some(line.text)
}
