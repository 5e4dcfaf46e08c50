//! Campaigns: whose they are, who may do what, and the table of the next mission.
//!
//! A campaign is its members'. Any of them opens the next mission and takes it up again; what concerns
//! the campaign as a whole its owner settles. Nobody else reads it, unless the owner says that anybody may,
//! and nobody else changes it. What a mission has come to its table stores with its end
//! (`tables/missions.rs`); here nothing of that is ever written.
//!
//! `opening.rs` opens missions, `bringing.rs` is how a campaign comes from a file and goes into one, and
//! `telling.rs` what members are told.

mod bringing;
mod opening;
mod telling;

use std::{
    array,
    hash::{BuildHasher, Hash, RandomState},
};

use protocol::{CampaignChange, NewCampaign};
use tokio::sync::{Mutex, MutexGuard, Semaphore};

use crate::{
    games::campaigns::{self as game, Kept},
    house::House,
    people::Person,
    problems::{Code, Refusal},
    storage::{CampaignId, Change, PersonId, Rename, StoredCampaign, StoredMember, campaigns::Change as What, folded},
    tables::secret,
};

pub use bringing::{export, import};
pub use opening::{Opened, open, put_aside};
pub use telling::{list, look};

/// Who waits for whom. Whatever depends on how a campaign stands is done by one after another.
pub struct Campaigns {
    doors: [Mutex<()>; DOORS],
    hasher: RandomState,
    /// Campaigns from elsewhere are checked one by one: it takes as long as their games are.
    checks: Semaphore,
}

const DOORS: usize = 64;

impl Default for Campaigns {
    fn default() -> Campaigns {
        Campaigns { doors: array::from_fn(|_| Mutex::default()), hasher: RandomState::new(), checks: Semaphore::new(1) }
    }
}

impl Campaigns {
    /// The door of a campaign, or of whoever is about to have another. Nobody stands in two.
    async fn door_of(&self, whose: &impl Hash) -> MutexGuard<'_, ()> {
        let door = self.hasher.hash_one(whose) % DOORS as u64;
        self.doors[door as usize].lock().await
    }
}

/// Begins a campaign.
pub async fn begin(house: &House, person: &Person, new: &NewCampaign) -> Result<CampaignId, Refusal> {
    game::has_campaigns(&new.game)?;
    let options = new.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let begun = game::begin(&new.name, options)?;
    add(house, person, begun, Vec::new()).await
}

/// Settles something anew about a campaign.
pub async fn change(house: &House, person: &Person, id: &CampaignId, wanted: CampaignChange) -> Result<(), Refusal> {
    let CampaignChange { name, is_readable, owner } = wanted;
    let name = name.as_deref().map(game::checked_name).transpose()?;
    // Whoever takes a name waits for whoever takes one of the same owner; the two doors are not nested.
    let _door = house.campaigns.door_of(person.id()).await;
    let (campaign, members) = as_owner(house, person, id).await?;
    if let Some(name) = &name {
        is_free(house, person.id(), name, Some(id)).await?;
    }
    let mut changes = vec![What::Rename(Rename {
        name: name.unwrap_or(campaign.name),
        invitation: campaign.invitation,
        is_readable: is_readable.unwrap_or(campaign.is_readable),
    })];
    if let Some(number) = owner {
        let heir = members.iter().find(|member| member.number == number).ok_or(Code::NoSuchMember)?;
        changes.push(What::Owner(heir.person.clone()));
    }
    write(house, id, changes).await
}

/// Renews the invitation link: by the old one nobody comes in any more.
pub async fn renew(house: &House, person: &Person, id: &CampaignId) -> Result<String, Refusal> {
    let _door = house.campaigns.door_of(id).await;
    let (campaign, _) = as_owner(house, person, id).await?;
    let invitation = secret(16);
    let renamed = Rename { name: campaign.name, invitation: invitation.clone(), is_readable: campaign.is_readable };
    write(house, id, vec![What::Rename(renamed)]).await?;
    Ok(invitation)
}

/// Removes a campaign with all that is in it. Tables stay, and are nobody's mission any more.
pub async fn remove(house: &House, person: &Person, id: &CampaignId) -> Result<(), Refusal> {
    let _door = house.campaigns.door_of(id).await;
    as_owner(house, person, id).await?;
    write(house, id, vec![What::Remove]).await
}

/// Somebody who has the link becomes a member.
pub async fn join(house: &House, person: &Person, id: &CampaignId, key: &str) -> Result<(), Refusal> {
    let _door = house.campaigns.door_of(id).await;
    let campaign = found(house, id).await?;
    let members = house.storage.members(id).await?;
    if is_among(&members, person.id()) {
        return Ok(());
    }
    if campaign.invitation != key {
        let code = if campaign.is_readable { Code::InvitationWrong } else { Code::NoSuchCampaign };
        return Err(code.into());
    }
    let most = house.config.allowed.members;
    if members.len() >= most {
        return Err(Code::CampaignIsFull { most }.into());
    }
    let join = Change::Campaign(id.clone(), What::Join(person.id().clone(), house.now()));
    Ok(house.storage.write(person.to_store(house)?.into_iter().chain([join]).collect()).await?)
}

/// A member goes: of their own will, or because the owner sends them away.
pub async fn leave(house: &House, person: &Person, id: &CampaignId, number: u32) -> Result<(), Refusal> {
    let _door = house.campaigns.door_of(id).await;
    let (campaign, members) = as_member(house, person, id).await?;
    let whom = members.into_iter().find(|member| member.number == number).ok_or(Code::NoSuchMember)?;
    if whom.person == campaign.owner {
        return Err(Code::OwnerStays.into());
    }
    if whom.person != *person.id() && campaign.owner != *person.id() {
        return Err(Code::OnlyTheOwner.into());
    }
    let mut changes = vec![What::Leave(whom.person.clone())];
    if whom.person != *person.id() {
        // Whoever was sent away has the link.
        let renamed = Rename { name: campaign.name, invitation: secret(16), is_readable: campaign.is_readable };
        changes.push(What::Rename(renamed));
    }
    write(house, id, changes).await
}

/// Stores a campaign that is new here.
async fn add(house: &House, person: &Person, kept: Kept, played: Vec<What>) -> Result<CampaignId, Refusal> {
    let _door = house.campaigns.door_of(person.id()).await;
    is_free(house, person.id(), &kept.name, None).await?;
    let id = CampaignId(secret(16));
    let campaign = StoredCampaign {
        id: id.clone(),
        game: chronicle::GAME.to_owned(),
        name: kept.name,
        owner: person.id().clone(),
        invitation: secret(16),
        is_readable: false,
        value: kept.value,
        table: None,
        since: house.now(),
        at: house.now(),
    };
    let changes = [What::New(Box::new(campaign))].into_iter().chain(played);
    let changes = changes.map(|change| Change::Campaign(id.clone(), change));
    house.storage.write(person.to_store(house)?.into_iter().chain(changes).collect()).await?;
    Ok(id)
}

/// Whether somebody may have a campaign of this name: there is none of theirs that is called so, and not
/// too many. So whoever did not hear that it was begun does not begin it twice.
async fn is_free(house: &House, person: &PersonId, name: &str, but: Option<&CampaignId>) -> Result<(), Refusal> {
    let theirs = house.storage.campaigns_of(person, u32::MAX).await?;
    let mut others = theirs.iter().filter(|it| it.owner == *person && Some(&it.id) != but);
    if others.clone().any(|it| folded(&it.name) == folded(name)) {
        return Err(Code::CampaignNameTaken { name: name.to_owned() }.into());
    }
    let most = house.config.allowed.campaigns;
    if but.is_none() && others.by_ref().count() >= most {
        return Err(Code::TooManyCampaigns { most }.into());
    }
    Ok(())
}

async fn found(house: &House, id: &CampaignId) -> Result<StoredCampaign, Refusal> {
    Ok(house.storage.campaign(id).await?.ok_or(Code::NoSuchCampaign)?)
}

/// A campaign and its members, for one of them.
async fn as_member(
    house: &House,
    person: &Person,
    id: &CampaignId,
) -> Result<(StoredCampaign, Vec<StoredMember>), Refusal> {
    let campaign = found(house, id).await?;
    let members = house.storage.members(id).await?;
    if is_among(&members, person.id()) {
        return Ok((campaign, members));
    }
    // Whoever may not read it is not told that it is there.
    Err(if campaign.is_readable { Code::OnlyMembers } else { Code::NoSuchCampaign }.into())
}

/// A campaign and its members, for its owner.
async fn as_owner(
    house: &House,
    person: &Person,
    id: &CampaignId,
) -> Result<(StoredCampaign, Vec<StoredMember>), Refusal> {
    let (campaign, members) = as_member(house, person, id).await?;
    if campaign.owner == *person.id() { Ok((campaign, members)) } else { Err(Code::OnlyTheOwner.into()) }
}

fn is_among(members: &[StoredMember], person: &PersonId) -> bool {
    members.iter().any(|member| member.person == *person)
}

async fn write(house: &House, id: &CampaignId, changes: Vec<What>) -> Result<(), Refusal> {
    let changes = changes.into_iter().map(|change| Change::Campaign(id.clone(), change));
    Ok(house.storage.write(changes.collect()).await?)
}
