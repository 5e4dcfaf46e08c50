//! The next mission: a table of the campaign, one at a time.

use protocol::{NewMission, NewTable, Newcomers, Visibility};

use super::{What, as_member, as_owner, write};
use crate::{
    games::campaigns as game,
    house::House,
    people::{Person, checked_table_name},
    problems::{Code, Refusal},
    storage::{CampaignId, StoredCampaign, TableId, TableMission},
    tables::Who,
};

/// Whether a table was opened, or was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It is new.
    Now(TableId),
    /// Another member was faster, or the first answer was lost.
    Before(TableId),
}

/// Opens the table of the next mission. If that mission is under way already, it is that table: two who
/// open it at once sit at one.
pub async fn open(
    house: &House,
    person: &Person,
    id: &CampaignId,
    new: NewMission,
    may_open: impl AsyncFnOnce() -> Result<(), Refusal>,
) -> Result<Opened, Refusal> {
    let _door = house.campaigns.door_of(id).await;
    let (campaign, _) = as_member(house, person, id).await?;
    if let Some(table) = under_way(house, &campaign, &new.mission).await? {
        return Ok(Opened::Before(table));
    }
    let set_up = game::set_up(&campaign.value, &new.mission)?;
    let played = game::glance(&campaign.value)?.played;
    if game::is_full(played) {
        return Err(Code::CampaignIsLong { most: played }.into());
    }
    if new.options.keys().any(|option| game::settles(option)) {
        return Err(Code::SettledByCampaign.into());
    }
    may_open().await?;
    let table = NewTable {
        game: campaign.game.clone(),
        options: set_up.options.iter().cloned().chain(new.options).collect(),
        seats: new.seats,
        pace: new.pace,
        visibility: Visibility::ByLink,
        start_when_full: new.start_when_full,
        is_practice: false,
        // A table's name is shorter than a campaign's may be.
        name: checked_table_name(&campaign.name).ok(),
        newcomers: Newcomers::Ask,
    };
    let mission = TableMission::of(id.clone(), &set_up);
    Ok(Opened::Now(house.tables.open_mission(&Who::from(person), table, mission).await?))
}

/// Puts the mission under way aside: it counts for nothing, and can be begun anew.
pub async fn put_aside(house: &House, person: &Person, id: &CampaignId) -> Result<(), Refusal> {
    let _door = house.campaigns.door_of(id).await;
    let (campaign, _) = as_owner(house, person, id).await?;
    let table = campaign.table.ok_or(Code::NoMissionUnderWay)?;
    write(house, id, vec![What::Aside(table)]).await
}

/// The table of a mission that is under way; nothing if none is. Another one has to wait.
async fn under_way(house: &House, campaign: &StoredCampaign, mission: &str) -> Result<Option<TableId>, Refusal> {
    let Some(id) = &campaign.table else { return Ok(None) };
    let Some(table) = house.storage.table(id).await? else { return Ok(None) };
    let other = game::mission_of(&table.options);
    if other == mission { Ok(Some(table.id)) } else { Err(Code::MissionUnderWay { mission: other }.into()) }
}
