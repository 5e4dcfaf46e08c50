//! What those are told whose campaign it is.

use protocol::{CampaignCard, CampaignNow, Member, MissionPlayed, TableLink, UnderWay};
use serde_json::value::RawValue;

use super::{found, is_among};
use crate::{
    games::campaigns::{self as game, Glance},
    house::House,
    people::Person,
    problems::{Code, Refusal},
    storage::{CampaignId, PlayedAt, StorageError, StoredCampaign, StoredMember, StoredMission, StoredTable},
    tables::{Who, holder_view},
};

/// How many campaigns a list has at the most.
const MOST_LISTED: u32 = 50;

/// The campaigns that are somebody's, the latest first.
pub async fn list(house: &House, person: &Person) -> Result<Vec<CampaignCard>, Refusal> {
    let mut cards = Vec::new();
    for campaign in house.storage.campaigns_of(person.id(), MOST_LISTED).await? {
        let members = house.storage.members(&campaign.id).await?;
        let under_way = under_way(house, &campaign, Some(person), true).await?;
        let Glance { state, next, played, score } = game::glance(&campaign.value)?;
        cards.push(CampaignCard {
            id: campaign.id.0,
            game: campaign.game,
            name: campaign.name,
            state,
            next,
            played,
            score,
            members: members.into_iter().filter_map(|member| member.name).collect(),
            is_mine: campaign.owner == *person.id(),
            under_way,
            since: campaign.since,
            at: campaign.at,
        });
    }
    Ok(cards)
}

/// A campaign with all that is in it, for a member, for whoever has its link, and for everybody if the owner
/// says so.
pub async fn look(
    house: &House,
    person: Option<&Person>,
    id: &CampaignId,
    key: Option<&str>,
) -> Result<CampaignNow, Refusal> {
    let campaign = found(house, id).await?;
    let members = house.storage.members(id).await?;
    let is_member = person.is_some_and(|person| is_among(&members, person.id()));
    if !is_member && !campaign.is_readable && key != Some(campaign.invitation.as_str()) {
        return Err(Code::NoSuchCampaign.into());
    }
    let (campaign, missions) = with_missions(house, id).await?;
    let under_way = under_way(house, &campaign, person, is_member).await?;
    let missions = missions.into_iter().map(|mission| played(mission, is_member)).collect::<Result<Vec<_>, _>>()?;
    let (value, options) = game::view(&campaign.value)?;
    let is_me = |member: &StoredMember| person.is_some_and(|person| *person.id() == member.person);
    let member = |member: StoredMember| Member {
        is_owner: member.person == campaign.owner,
        is_me: is_me(&member),
        number: member.number,
        name: member.name.unwrap_or_default(),
    };
    Ok(CampaignNow {
        id: campaign.id.0,
        game: campaign.game,
        name: campaign.name,
        options,
        campaign: value,
        missions,
        under_way,
        members: members.into_iter().map(member).collect(),
        is_member,
        is_mine: person.is_some_and(|person| *person.id() == campaign.owner),
        is_readable: campaign.is_readable,
        invitation: is_member.then_some(campaign.invitation),
        since: campaign.since,
        at: campaign.at,
    })
}

/// A campaign with the missions that count in it. The end of one is stored in one write, but the two are read
/// one after the other: they are read again if a mission ended meanwhile.
async fn with_missions(house: &House, id: &CampaignId) -> Result<(StoredCampaign, Vec<StoredMission>), Refusal> {
    loop {
        let campaign = found(house, id).await?;
        let missions = house.storage.missions(id).await?;
        if found(house, id).await?.value == campaign.value {
            return Ok((campaign, missions));
        }
    }
}

/// The mission under way, and the way to its table for whoever may go there.
async fn under_way(
    house: &House,
    campaign: &StoredCampaign,
    person: Option<&Person>,
    is_member: bool,
) -> Result<Option<UnderWay>, Refusal> {
    let Some(id) = &campaign.table else { return Ok(None) };
    let Some(table) = house.storage.table(id).await? else { return Ok(None) };
    let who = person.map_or(Who::Nobody, Who::from);
    let card = house.tables.card(&table, &who);
    let StoredTable { options, invitation, .. } = table;
    Ok(Some(UnderWay {
        table: TableLink { id: card.id, key: is_member.then_some(invitation) },
        mission: game::mission_of(&options),
        state: card.state,
        round: card.round,
        seats: card.seats,
        mine: card.mine,
        waiting_for: card.waiting_for,
    }))
}

/// A mission that was played, and the way to look back on it for whoever may go there.
fn played(mission: StoredMission, is_member: bool) -> Result<MissionPlayed, StorageError> {
    let StoredMission { table, at, holders, story, record: _ } = mission;
    let unreadable =
        |error: serde_json::Error| StorageError::Unreadable { column: "story".to_owned(), what: error.to_string() };
    let story = RawValue::from_string(story).map_err(unreadable)?;
    let (table, seats) = match table {
        Some(PlayedAt { id, invitation, holders }) => {
            let link = TableLink { id: id.0, key: is_member.then_some(invitation) };
            (Some(link), holders.iter().map(holder_view).collect())
        }
        None => (None, holders),
    };
    Ok(MissionPlayed { at, table, seats, story })
}
