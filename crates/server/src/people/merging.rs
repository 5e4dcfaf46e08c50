//! A guest who logs in takes along what was theirs as a guest.
//!
//! Seats, tables that they opened, chat and mutes become the person's; the guest is no more.
//! Seats and chat keep the name under which they were taken and written. Whoever has a password
//! is somebody in their own right: when they log in as another, both stay who they are.

use super::Person;
use crate::{house::House, problems::Refusal, storage::Change, tables::Who};

/// Gives everything that is a guest's to the person they have logged in as.
pub(super) async fn take_along(house: &House, guest: &Person, person: &Person) -> Result<(), Refusal> {
    if guest.has_password() || guest.id() == person.id() || !has_traces(house, guest).await? {
        return Ok(());
    }
    let _door = house.people.door_of(guest.id()).await;
    let to = Who::from(person);
    // The tables come first, as with whoever is forgotten. If anything fails, nobody is logged
    // in, and what was not yet done is done the next time.
    house.tables.hand_over(guest.id(), &to).await?;
    let merge = Change::Merge { guest: guest.id().clone(), into: person.id().clone() };
    house.storage.write(vec![merge]).await?;
    // A table that woke up meanwhile may have read what was not yet theirs.
    house.tables.hand_over(guest.id(), &to).await?;
    Ok(())
}

/// Whether anything is kept of somebody. Watching leaves no trace, but a line of chat does.
pub(super) async fn has_traces(house: &House, person: &Person) -> Result<bool, Refusal> {
    Ok(person.is_stored || !house.storage.written_by(person.id()).await?.is_empty())
}
