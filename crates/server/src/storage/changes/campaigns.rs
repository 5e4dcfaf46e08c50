//! Campaigns as they are written.

use super::Statements;
use crate::storage::{
    StorageError,
    campaigns::{CampaignId, Change, Rename, StoredCampaign, StoredMission},
    rows,
    values::{Value, integer, values},
};

const NEW: &str = "insert into campaigns (id, game, name, owner, invitation, readable, value, table_id, since, at) \
     values ($1, $2, $3, $4, $5, $6, $7, null, $8, $9);";
const JOIN: &str = "insert into members (campaign, person, number, since) \
     select id, $1, (select coalesce(max(number), 0) + 1 from members where campaign = campaigns.id), $2 \
     from campaigns where id = $3 on conflict do nothing;";
const RENAME: &str = "update campaigns set name = $1, invitation = $2, readable = $3 where id = $4;";
const OWNER: &str = "update campaigns set owner = $1 where id = $2;";
const LEAVE: &str = "delete from members where person = $1 and campaign = $2;";
/// A table that has gone is none. It is known by the row that comes back whether there was one.
const OPENED: &str = "update campaigns set table_id = $1, at = $2 where id = $3 and (table_id is null \
     or not exists (select 1 from tables where tables.id = campaigns.table_id)) returning id;";
const ASIDE: &str = "update campaigns set table_id = null where table_id = $1 and id = $2;";
const PLAYED: &str = "insert into missions (campaign, n, table_id, at, holders, story, record) \
     select id, (select count(*) + 1 from missions where campaign = campaigns.id), null, $1, $2, $3, $4 \
     from campaigns where id = $5;";
const OVER: &str = "insert into missions (campaign, n, table_id, at, holders, story, record) \
     select id, (select count(*) + 1 from missions where campaign = campaigns.id), table_id, $1, $2, $3, $4 \
     from campaigns where id = $5 and table_id = $6;";
const WENT_ON: &str = "update campaigns set value = $1, at = $2, table_id = null where id = $3 and table_id = $4;";
/// Whatever stands in a campaign goes before it does.
pub(in crate::storage) const REMOVE: [&str; 3] = [
    "delete from members where campaign = $1;",
    "delete from missions where campaign = $1;",
    "delete from campaigns where id = $1;",
];
pub(in crate::storage) const REMOVE_IDLE: [&str; 3] = [
    "delete from members where campaign = (select id from campaigns where id = $1 and at < $2);",
    "delete from missions where campaign = (select id from campaigns where id = $1 and at < $2);",
    "delete from campaigns where id = $1 and at < $2;",
];

impl Statements {
    pub(super) fn campaign(&mut self, id: &CampaignId, change: &Change) -> Result<(), StorageError> {
        let id = &*id.0;
        match change {
            Change::New(campaign) => self.new_campaign(campaign)?,
            Change::Rename(Rename { name, invitation, is_readable }) => {
                self.say(RENAME, values![name, invitation, *is_readable, id]);
            }
            Change::Owner(person) => self.say(OWNER, values![&person.0, id]),
            Change::Join(person, at) => self.say(JOIN, values![&person.0, integer(*at)?, id]),
            Change::Leave(person) => self.say(LEAVE, values![&person.0, id]),
            Change::Opened(table, at) => {
                self.insist(OPENED, values![&table.0, integer(*at)?, id], StorageError::NoSuchTable);
            }
            Change::Aside(table) => self.say(ASIDE, values![&table.0, id]),
            Change::Played(mission) => {
                let mut values = mission_values(mission)?;
                values.extend(values![id]);
                self.say(PLAYED, values);
            }
            Change::Over { table, mission, value } => {
                let mut values = mission_values(mission)?;
                values.extend(values![id, &table.0]);
                self.say(OVER, values);
                self.say(WENT_ON, values![value, integer(mission.at)?, id, &table.0]);
            }
            Change::Remove => REMOVE.iter().for_each(|statement| self.say(statement, values![id])),
            Change::RemoveIdle { before } => self.removed(&REMOVE_IDLE, id, *before)?,
        }
        Ok(())
    }

    fn new_campaign(&mut self, campaign: &StoredCampaign) -> Result<(), StorageError> {
        // A new one has no mission under way yet.
        let StoredCampaign { id, game, name, owner, invitation, is_readable, value, table: _, since, at } = campaign;
        let (opened, touched) = (integer(*since)?, integer(*at)?);
        self.say(NEW, values![&id.0, game, name, &owner.0, invitation, *is_readable, value, opened, touched]);
        self.campaign(id, &Change::Join(owner.clone(), *since))
    }
}

fn mission_values(mission: &StoredMission) -> Result<Vec<Value>, StorageError> {
    // Where it was played, the campaign knows.
    let StoredMission { table: _, at, holders, story, record } = mission;
    Ok(values![integer(*at)?, rows::to_json(holders), story, record])
}
