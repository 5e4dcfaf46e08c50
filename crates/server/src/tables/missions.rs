//! A mission of a campaign that is over: what the campaign has come to by it, stored with the end of the
//! game or not at all.

use protocol::HolderView;

use super::{cards, task::Table};
use crate::{
    games::{
        NotResumed, Wrong,
        campaigns::{self, SetUp},
    },
    storage::{
        At, Change, StorageError, StoredMission,
        campaigns::{Change as Campaigns, TableMission},
    },
};

impl Table {
    /// What is stored of its campaign besides, when a game has just ended: nothing if it is none's, or
    /// not any more. What was stopped counts for nothing, and neither does what does not follow.
    pub(super) async fn mission_over(&self, at: At) -> Result<Option<Change>, StorageError> {
        let (Some(mission), Some(game)) = (&self.stored.mission, self.game.as_deref()) else { return Ok(None) };
        let storage = self.means().storage.clone();
        let Some(campaign) = storage.campaign(&mission.campaign).await? else { return Ok(None) };
        let table = self.stored.id.clone();
        if campaign.table.as_ref() != Some(&table) {
            return Ok(None);
        }
        let change = |change| Ok(Some(Change::Campaign(mission.campaign.clone(), change)));
        if game.stopped().is_some() {
            return change(Campaigns::Aside(table));
        }
        let record = game.record().to_owned();
        // Who they were the table tells, as long as there is one: whoever is forgotten there has no name here.
        let seats = self.stored.seats.iter().map(|seat| cards::holder_view(&seat.holder));
        let holders = seats.map(|seat| HolderView { name: String::new(), ..seat }).collect();
        let games = self.means().games.clone();
        let folded = tokio::task::spawn_blocking(move || {
            let value = campaigns::after(&campaign.value, &record)?;
            let story = campaigns::story(&games, &record).map_err(|NotResumed(wrong)| wrong)?;
            Ok::<_, Wrong>((value, story, record))
        });
        match folded.await {
            Ok(Ok((value, story, record))) => {
                let story = serde_json::to_string(&story).expect("what is told is made of words and numbers");
                let mission = Box::new(StoredMission { table: None, at, holders, story, record });
                change(Campaigns::Over { table, mission, value })
            }
            Ok(Err(wrong)) => {
                tracing::warn!(code = wrong.code, "a mission does not follow in its campaign");
                change(Campaigns::Aside(table))
            }
            Err(_) => {
                tracing::error!("a campaign broke");
                change(Campaigns::Aside(table))
            }
        }
    }
}

/// What a table keeps of the campaign whose mission is played there.
impl TableMission {
    /// From what the mission is set up with.
    pub(crate) fn of(campaign: crate::storage::CampaignId, set_up: &SetUp) -> TableMission {
        TableMission { campaign, carried: set_up.carried.clone() }
    }
}
