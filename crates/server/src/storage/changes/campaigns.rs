//! Campaigns as they are written.

use super::{Statements, integer};
use crate::storage::{
    StorageError,
    campaigns::{CampaignId, Change, Rename, StoredCampaign, StoredMission},
    rows,
};

const NEW: &str = "insert into campaigns (id, game, name, owner, invitation, readable, value, table_id, since, at) \
     values (?, ?, ?, ?, ?, ?, ?, null, ?, ?);";
const JOIN: &str = "insert into members (campaign, person, number, since) \
     select id, ?, (select coalesce(max(number), 0) + 1 from members where campaign = campaigns.id), ? \
     from campaigns where id = ? on conflict do nothing;";
const RENAME: &str = "update campaigns set name = ?, invitation = ?, readable = ? where id = ?;";
const OWNER: &str = "update campaigns set owner = ? where id = ?;";
const LEAVE: &str = "delete from members where person = ? and campaign = ?;";
/// A table that has gone is none. It is known by the row that comes back whether there was one.
const OPENED: &str = "update campaigns set table_id = ?, at = ? where id = ? and (table_id is null \
     or not exists (select 1 from tables where tables.id = campaigns.table_id)) returning id;";
const ASIDE: &str = "update campaigns set table_id = null where table_id = ? and id = ?;";
const PLAYED: &str = "insert into missions (campaign, n, table_id, at, holders, story, record) \
     select id, (select count(*) + 1 from missions where campaign = campaigns.id), null, ?, ?, ?, ? \
     from campaigns where id = ?;";
const OVER: &str = "insert into missions (campaign, n, table_id, at, holders, story, record) \
     select id, (select count(*) + 1 from missions where campaign = campaigns.id), table_id, ?, ?, ?, ? \
     from campaigns where id = ? and table_id = ?;";
const WENT_ON: &str = "update campaigns set value = ?, at = ?, table_id = null where id = ? and table_id = ?;";
/// Whatever stands in a campaign goes before it does.
pub(in crate::storage) const REMOVE: [&str; 3] = [
    "delete from members where campaign = ?;",
    "delete from missions where campaign = ?;",
    "delete from campaigns where id = ?;",
];
pub(in crate::storage) const REMOVE_IDLE: [&str; 3] = [
    "delete from members where campaign = (select id from campaigns where id = ? and at < ?);",
    "delete from missions where campaign = (select id from campaigns where id = ? and at < ?);",
    "delete from campaigns where id = ? and at < ?;",
];

impl Statements {
    pub(super) fn campaign(&mut self, id: &CampaignId, change: &Change) -> Result<(), StorageError> {
        let id = &*id.0;
        match change {
            Change::New(campaign) => self.new_campaign(campaign),
            Change::Rename(Rename { name, invitation, is_readable }) => {
                self.sql.push_str(RENAME);
                self.add(&**name)?;
                self.add(&**invitation)?;
                self.add(*is_readable)?;
                self.add(id)
            }
            Change::Owner(person) => {
                self.sql.push_str(OWNER);
                self.add(&*person.0)?;
                self.add(id)
            }
            Change::Join(person, at) => {
                self.sql.push_str(JOIN);
                self.add(&*person.0)?;
                self.add(integer(*at)?)?;
                self.add(id)
            }
            Change::Leave(person) => {
                self.sql.push_str(LEAVE);
                self.add(&*person.0)?;
                self.add(id)
            }
            Change::Opened(table, at) => {
                self.sql.push_str(OPENED);
                self.n_found += 1;
                self.add(&*table.0)?;
                self.add(integer(*at)?)?;
                self.add(id)
            }
            Change::Aside(table) => {
                self.sql.push_str(ASIDE);
                self.add(&*table.0)?;
                self.add(id)
            }
            Change::Played(mission) => {
                self.sql.push_str(PLAYED);
                self.mission(mission)?;
                self.add(id)
            }
            Change::Over { table, mission, value } => {
                self.sql.push_str(OVER);
                self.mission(mission)?;
                self.add(id)?;
                self.add(&*table.0)?;
                self.sql.push_str(WENT_ON);
                self.add(&**value)?;
                self.add(integer(mission.at)?)?;
                self.add(id)?;
                self.add(&*table.0)
            }
            Change::Remove => REMOVE.iter().try_for_each(|statement| {
                self.sql.push_str(statement);
                self.add(id)
            }),
            Change::RemoveIdle { before } => self.removed(&REMOVE_IDLE, id, *before),
        }
    }

    fn new_campaign(&mut self, campaign: &StoredCampaign) -> Result<(), StorageError> {
        // A new one has no mission under way yet.
        let StoredCampaign { id, game, name, owner, invitation, is_readable, value, table: _, since, at } = campaign;
        self.sql.push_str(NEW);
        self.add(&*id.0)?;
        self.add(&**game)?;
        self.add(&**name)?;
        self.add(&*owner.0)?;
        self.add(&**invitation)?;
        self.add(*is_readable)?;
        self.add(&**value)?;
        self.add(integer(*since)?)?;
        self.add(integer(*at)?)?;
        self.campaign(id, &Change::Join(owner.clone(), *since))
    }

    fn mission(&mut self, mission: &StoredMission) -> Result<(), StorageError> {
        // Where it was played, the campaign knows.
        let StoredMission { table: _, at, holders, story, record } = mission;
        self.add(integer(*at)?)?;
        self.add(rows::to_json(holders))?;
        self.add(&**story)?;
        self.add(&**record)
    }
}
