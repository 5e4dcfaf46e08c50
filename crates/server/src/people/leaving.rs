//! Taking one's data along, and being forgotten.

use protocol::{Export, ExportedCampaign, ExportedLine, ExportedPerson, ExportedTable, FinishedTable};
use serde::Deserialize;

use super::{Person, history, known_as, merging};
use crate::{
    house::House,
    problems::Refusal,
    storage::{Change, PersonId, StoredCampaign, StoredMoment, StoredTable, TableId, Wanted},
};

/// The most tables that are looked at.
const MOST_TABLES: u32 = 10_000;

/// Everything that is kept of a person. Nothing of anybody else is in it.
pub async fn export(house: &House, person: &Person) -> Result<Export, Refusal> {
    house.limits.exports.take(person.id())?;
    let muted = house.storage.muted_by(person.id()).await?.len();
    let stored = house.storage.tables(Wanted::Of(person.id().clone()), MOST_TABLES).await?;
    let tables = stored.iter().map(|table| exported(house, table, person.id())).collect();
    let theirs = house.storage.campaigns_of(person.id(), MOST_TABLES).await?;
    let campaigns = theirs.into_iter().map(|it| campaign(house, it, person.id())).collect();
    let written = house.storage.written_by(person.id()).await?;
    let line = |(table, moment): (TableId, StoredMoment)| {
        let Line { text } = serde_json::from_str(&moment.body).ok()?;
        Some(ExportedLine { table: table.0, at: moment.at, text })
    };
    let chat = written.into_iter().filter_map(line).collect();
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
    Ok(Export { person, tables, campaigns, chat, results, games })
}

/// Forgets a person: the row goes, and what they leave behind loses their name. Of a guest
/// who has only looked around there is nothing to forget.
pub async fn forget(house: &House, person: &Person) -> Result<(), Refusal> {
    let _door = house.people.door_of(person.id()).await;
    if !merging::has_traces(house, &known_as(house, person.id(), person.address).await?).await? {
        return Ok(());
    }
    // The tables forget first: a name that one of them still knew could be stored again.
    house.tables.part_with(person.id()).await?;
    house.storage.write(vec![Change::Forget(person.id().clone())]).await?;
    // A table that woke up meanwhile may have read what was not yet forgotten.
    house.tables.let_forget(person.id()).await;
    Ok(())
}

fn exported(house: &House, table: &StoredTable, person: &PersonId) -> ExportedTable {
    let seats = (1..).zip(&table.seats).filter(|(_, seat)| seat.holder.owner() == Some(person));
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

fn campaign(house: &House, campaign: StoredCampaign, person: &PersonId) -> ExportedCampaign {
    ExportedCampaign {
        link: format!("{}/campaigns/{}", house.config.public_url(), campaign.id.0),
        id: campaign.id.0,
        game: campaign.game,
        name: campaign.name,
        is_mine: campaign.owner == *person,
        since: campaign.since,
        at: campaign.at,
    }
}

/// A line of chat as tables keep it, as far as it matters here.
#[derive(Deserialize)]
struct Line {
    text: String,
}
