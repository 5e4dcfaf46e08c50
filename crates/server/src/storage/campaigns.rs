//! Campaigns as they are kept, and what can be changed about them.
//!
//! What the missions have come to changes only with the end of the one that is under way, in the same
//! write, and only while it is the one: so no mission counts twice, and none is lost.

use protocol::HolderView;
use serde::{Deserialize, Serialize};

use super::{
    At, PersonId, StorageError, StoredHolder, TableId,
    rows::{get, holders, json, number},
    values::{Readers, Row, latest, values},
};

/// Which campaign it is: part of its address, and not to be guessed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CampaignId(pub String);

/// A campaign as it is kept, without its members and missions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCampaign {
    /// Its id.
    pub id: CampaignId,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Whose it is first of all: they are a member, too.
    pub owner: PersonId,
    /// The secret part of the link by which somebody becomes a member.
    pub invitation: String,
    /// Whether anybody who has the address may read it.
    pub is_readable: bool,
    /// What the missions have come to: JSON that only the game reads.
    pub value: String,
    /// The table of the mission under way.
    pub table: Option<TableId>,
    /// When it was begun.
    pub since: At,
    /// When something last happened.
    pub at: At,
}

/// Somebody whose campaign it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMember {
    /// Who.
    pub person: PersonId,
    /// By which the others name them.
    pub number: u32,
    /// The name they go by now; none if nothing is stored of them.
    pub name: Option<String>,
}

/// A mission that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMission {
    /// Where, if it was here and the table is still there.
    pub table: Option<PlayedAt>,
    /// When it ended.
    pub at: At,
    /// Who sat there at the end, where no table tells it. Of a mission that was played here they have no
    /// names: nobody could take those back.
    pub holders: Vec<HolderView>,
    /// What is told of it: JSON.
    pub story: String,
    /// Its record.
    pub record: String,
}

/// The table of a mission that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedAt {
    /// Its id.
    pub id: TableId,
    /// The secret part of its invitation link.
    pub invitation: String,
    /// Who sits there, as the table knows them.
    pub holders: Vec<StoredHolder>,
}

/// The campaign whose mission is played at a table, and what it has left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableMission {
    /// Which campaign.
    pub campaign: CampaignId,
    /// The rows of the record's head that say so.
    pub carried: Vec<(String, String)>,
}

/// What can be called otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rename {
    /// What it is called.
    pub name: String,
    /// The secret part of the link by which somebody becomes a member.
    pub invitation: String,
    /// Whether anybody who has the address may read it.
    pub is_readable: bool,
}

/// What can be changed about a campaign.
#[derive(Clone, Debug)]
pub enum Change {
    /// It is new. The owner is its first member.
    New(Box<StoredCampaign>),
    /// What its owner has settled anew.
    Rename(Rename),
    /// It is somebody else's first of all.
    Owner(PersonId),
    /// Somebody else is a member now.
    Join(PersonId, At),
    /// Somebody is no member any more.
    Leave(PersonId),
    /// The next mission is played at a table. Nothing is written if one is under way.
    Opened(TableId, At),
    /// A mission that is over counts for nothing: it was put aside, or stopped.
    Aside(TableId),
    /// A mission that was played elsewhere.
    Played(Box<StoredMission>),
    /// The mission under way is over.
    Over {
        /// Where.
        table: TableId,
        /// How it went.
        mission: Box<StoredMission>,
        /// What the campaign has come to by it.
        value: String,
    },
    /// It goes, with its members and missions.
    Remove,
    /// The same, unless something has happened there since a time.
    RemoveIdle {
        /// The time.
        before: At,
    },
}

pub(super) const CAMPAIGN: &str = "select id, game, name, owner, invitation, readable, value, since, at, \
     (select tables.id from tables where tables.id = campaigns.table_id) as open_table from campaigns where id = $1";

pub(super) const CAMPAIGNS_OF: &str = "select id, game, name, owner, invitation, readable, value, since, at, \
     (select tables.id from tables where tables.id = campaigns.table_id) as open_table from campaigns \
     where id in (select campaign from members where person = $1) order by at desc, id limit $2";

pub(super) const MEMBERS: &str = "select person, number, (select name from people where id = person) as name \
     from members where campaign = $1 order by number";

pub(super) const MISSIONS: &str = "select missions.at, holders, story, record, tables.id as table_id, \
     invitation, seats \
     from missions left join tables on tables.id = missions.table_id where campaign = $1 order by missions.n";

/// The campaigns in which nobody with a password is, and no mission under way.
macro_rules! from_idle {
    () => {
        " from campaigns where at < $1 \
         and (table_id is null or not exists (select 1 from tables where tables.id = campaigns.table_id)) \
         and not exists (select 1 from members join people on people.id = members.person \
         where members.campaign = campaigns.id and people.password is not null)"
    };
}
pub(super) use from_idle;

pub(super) const IDLE: &str = concat!("select id", from_idle!(), " order by at limit $2");

/// A campaign.
pub(super) async fn campaign(readers: &Readers, id: CampaignId) -> Result<Option<StoredCampaign>, StorageError> {
    readers.one(CAMPAIGN, values![&id.0], stored_campaign).await
}

/// The campaigns of a person, the latest first.
pub(super) async fn of(readers: &Readers, person: PersonId, most: u32) -> Result<Vec<StoredCampaign>, StorageError> {
    readers.all(CAMPAIGNS_OF, values![&person.0, most], stored_campaign).await
}

/// Whose a campaign is.
pub(super) async fn members(readers: &Readers, id: CampaignId) -> Result<Vec<StoredMember>, StorageError> {
    readers.all(MEMBERS, values![&id.0], stored_member).await
}

/// What was played of a campaign.
pub(super) async fn missions(readers: &Readers, id: CampaignId) -> Result<Vec<StoredMission>, StorageError> {
    readers.all(MISSIONS, values![&id.0], stored_mission).await
}

/// The campaigns that nobody needs any more.
pub(super) async fn idle(readers: &Readers, before: At, most: u32) -> Result<Vec<CampaignId>, StorageError> {
    readers.all(IDLE, values![latest(before), most], |row| Ok(CampaignId(get(row, "id")?))).await
}

fn stored_campaign(row: &Row) -> Result<StoredCampaign, StorageError> {
    Ok(StoredCampaign {
        id: CampaignId(get(row, "id")?),
        game: get(row, "game")?,
        name: get(row, "name")?,
        owner: PersonId(get(row, "owner")?),
        invitation: get(row, "invitation")?,
        is_readable: get(row, "readable")?,
        value: get(row, "value")?,
        // One that has gone is none: the mission can be begun anew.
        table: get::<Option<String>>(row, "open_table")?.map(TableId),
        since: number(get(row, "since")?, "since")?,
        at: number(get(row, "at")?, "at")?,
    })
}

fn stored_member(row: &Row) -> Result<StoredMember, StorageError> {
    let person = PersonId(get(row, "person")?);
    Ok(StoredMember { person, number: number(get(row, "number")?, "number")?, name: get(row, "name")? })
}

fn stored_mission(row: &Row) -> Result<StoredMission, StorageError> {
    let table: Option<String> = get(row, "table_id")?;
    let table = table.map(|id| {
        let (invitation, holders) = (get(row, "invitation")?, holders(row)?);
        Ok::<_, StorageError>(PlayedAt { id: TableId(id), invitation, holders })
    });
    Ok(StoredMission {
        table: table.transpose()?,
        at: number(get(row, "at")?, "at")?,
        holders: json(row, "holders")?,
        story: get(row, "story")?,
        record: get(row, "record")?,
    })
}
