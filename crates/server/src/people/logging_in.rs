//! Coming back by a name and a password, and going.
//!
//! Guesses are counted by name and network together, so that nobody is locked out by what others
//! guess elsewhere; by name alone, more generously, because somebody may guess from many networks;
//! and by network alone. A device that is known as the person's is counted by itself.

use axum::http::HeaderMap;
use protocol::Password;

use super::{Person, Visit, change, check_free, checked_name, known_as, merging, password};
use crate::{
    house::House,
    limits::Address,
    problems::{Code, Refusal},
    storage::{self, folded},
};

/// How many visits can be ended one by one, before all are.
const MOST_ENDED: usize = 64;

/// From where somebody logs in.
pub struct CameFrom<'a> {
    /// Their network.
    pub address: Address,
    /// What their browser says.
    pub headers: &'a HeaderMap,
}

/// The person with this name and password, with what they did as this guest. An unknown name
/// and a wrong password look the same, and take as long.
pub async fn log_in(
    house: &House,
    from: CameFrom<'_>,
    guest: Option<&Person>,
    name: &str,
    password: Password,
) -> Result<Person, Refusal> {
    let name = checked_name(name).ok();
    let found = match &name {
        Some(name) => house.storage.person_named(name).await?,
        None => None,
    };
    count(house, &from, name.as_deref(), found.as_ref())?;
    let hash = found.as_ref().and_then(|row| row.password.clone());
    let is_right = house.people.passwords.matches(password, hash).await?;
    let Some(row) = found.filter(|_| is_right) else { return Err(Code::LoginWrong.into()) };
    let person = Person::stored(row, from.address);
    if let Some(guest) = guest {
        merging::take_along(house, guest, &person).await?;
    }
    Ok(person)
}

/// Counts an attempt, unless it is one too many. A name is counted as the storage looks for it,
/// so that nobody gets more guesses by spelling it in another way; what is no name is all one.
fn count(
    house: &House,
    from: &CameFrom<'_>,
    name: Option<&str>,
    found: Option<&storage::Person>,
) -> Result<(), Refusal> {
    let limits = &house.limits;
    if let Some(device) = found.and_then(|row| house.people.devices.known(from.headers, &row.id)) {
        return Ok(limits.logins_by_device.take(&device)?);
    }
    let name = name.map(folded);
    limits.logins_by_address.take(&from.address)?;
    limits.logins_by_name.take(&(&name, from.address))?;
    Ok(limits.logins_from_anywhere.take(&name)?)
}

/// Sets a password or, for whoever knows the current one, another. From then on the person
/// has their name for themselves. All other devices are logged out: whoever came by another
/// password, and whoever had the cookie of a guest that was not theirs alone.
pub async fn set_password(
    house: &House,
    person: &Person,
    current: Option<Password>,
    new: Password,
) -> Result<Person, Refusal> {
    password::check(&new)?;
    house.limits.logins_by_device.take(person.id())?;
    if let Some(hash) = &person.row.password {
        let is_right = match current {
            Some(current) => house.people.passwords.matches(current, Some(hash.clone())).await?,
            None => false,
        };
        if !is_right {
            return Err(Code::PasswordWrong.into());
        }
    }
    let hash = house.people.passwords.hash(new).await?;
    let naming = house.people.naming.lock().await;
    if !person.has_password() {
        check_free(house, person.id(), person.name()).await?;
    }
    let changed = change(house, person, |row| {
        end_all(row);
        row.password = Some(hash);
        row.is_named = true;
    });
    let changed = changed.await?;
    drop(naming);
    house.tables.send_off(person.id()).await;
    Ok(changed)
}

/// Ends a visit: its cookie is worth nothing any more, wherever it has got to. A guest has no
/// other, and cannot come back.
pub async fn log_out(house: &House, person: &Person, visit: Visit) -> Result<(), Refusal> {
    if !merging::has_traces(house, &known_as(house, person.id(), person.address).await?).await? {
        return Ok(());
    }
    end(house, person, |row| {
        if row.password.is_none() || row.ended.len() >= MOST_ENDED {
            end_all(row);
        } else if !row.ended.contains(&visit.0) {
            row.ended.push(visit.0);
        }
    })
    .await
}

/// Makes all cookies of a person worthless, and ends their connections to tables.
pub async fn log_out_everywhere(house: &House, person: &Person) -> Result<(), Refusal> {
    end(house, person, end_all).await
}

/// Ends visits, and with them the connections to tables. Those of other devices come back by
/// themselves.
async fn end(house: &House, person: &Person, how: impl FnOnce(&mut storage::Person)) -> Result<(), Refusal> {
    change(house, person, how).await?;
    house.tables.send_off(person.id()).await;
    Ok(())
}

fn end_all(row: &mut storage::Person) {
    row.epoch += 1;
    row.ended.clear();
}
