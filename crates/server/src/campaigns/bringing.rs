//! A campaign that comes from a file, or goes into one: the same file that the command line keeps.

use axum::{body::Bytes, http::StatusCode};
use protocol::Problem;

use super::{What, add, found, is_among};
use crate::{
    games::{
        NotResumed,
        campaigns::{self as game, Read},
    },
    house::House,
    people::Person,
    problems::{Code, Refusal},
    storage::{CampaignId, StoredMission},
};

/// Takes a campaign in that somebody has brought along. Every mission of it is checked; what is damaged,
/// newer or no campaign is refused, and so is one of a name that they have already: nothing is overwritten.
pub async fn import(house: &House, person: &Person, file: Bytes) -> Result<CampaignId, Refusal> {
    let gone = || Code::ServerStops;
    let _turn = house.campaigns.checks.acquire().await.map_err(|_| gone())?;
    let (games, at) = (house.games.clone(), house.now());
    let checked = tokio::task::spawn_blocking(move || {
        let (kept, missions) = game::read(&file)?;
        let mission = |Read { record, holders }| {
            let story = game::story(&games, &record).map_err(|NotResumed(wrong)| wrong)?;
            let story = serde_json::to_string(&story).expect("what is told is made of words and numbers");
            Ok(What::Played(Box::new(StoredMission { table: None, at, holders, story, record })))
        };
        Ok((kept, missions.into_iter().map(mission).collect::<Result<Vec<_>, crate::games::Wrong>>()?))
    });
    let checked = checked.await.map_err(|_| gone())?;
    // What is wrong with a file has nothing to do with how things stand here.
    let refused = |wrong: crate::games::Wrong| Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Problem::from(wrong));
    let (kept, missions) = checked.map_err(refused)?;
    add(house, person, kept, missions).await
}

/// A campaign as it is written down, for whoever may read it: its name, and the file.
pub async fn export(house: &House, person: Option<&Person>, id: &CampaignId) -> Result<String, Refusal> {
    let campaign = found(house, id).await?;
    let members = house.storage.members(id).await?;
    if !campaign.is_readable && !person.is_some_and(|person| is_among(&members, person.id())) {
        return Err(Code::NoSuchCampaign.into());
    }
    let missions = house.storage.missions(id).await?;
    let records: Vec<&str> = missions.iter().map(|mission| mission.record.as_str()).collect();
    Ok(game::written(&campaign.name, &campaign.value, &records)?)
}
