//! Who is who.
//!
//! Whoever comes is somebody at once: a guest, known by a signed cookie (`cookie.rs`), with
//! a name that was made up (`name.rs`). A guest is stored only when they do something that
//! has to be stored. A password (`password.rs`) lets a person come back from another
//! device, and `merging.rs` brings along what they did as a guest there. `entrance.rs` is how
//! handlers learn who asks; `history.rs` is what somebody has played; `leaving.rs` is how they
//! take their data along, or are forgotten.

mod cookie;
mod entrance;
mod history;
mod leaving;
mod merging;
mod name;
mod password;

use std::{array, hash::BuildHasher, hash::RandomState};

use protocol::{Me, Password, Problem};
use tokio::sync::{Mutex, MutexGuard};

use crate::{
    config::{Config, SecretKey},
    house::House,
    limits::Address,
    problems::Refusal,
    storage::{self, At, Change, PersonId},
};

pub use cookie::{COOKIE, Cookies};
pub(crate) use entrance::set_cookie;
pub use entrance::{MaybePerson, NewCookie};
pub use history::history;
pub use leaving::{export, forget};
pub use name::{LONGEST_NAME, LONGEST_TABLE_NAME, checked_name, checked_table_name};
pub use password::{FEWEST_LETTERS, LONGEST_PASSWORD, Passwords};

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Person {
    row: storage::Person,
    is_stored: bool,
}

/// What the house needs in order to know people.
pub struct People {
    /// How cookies are signed and read.
    pub cookies: Cookies,
    /// Where passwords are checked.
    pub passwords: Passwords,
    /// Two changes of one person wait for each other, since a change stores the whole row.
    doors: [Mutex<()>; DOORS],
    hasher: RandomState,
}

const DOORS: usize = 64;
/// After how many seconds it is noted again that somebody was here.
const SEEN_EVERY: At = 24 * 60 * 60;

impl People {
    /// The people of a house.
    pub fn new(config: &Config, key: &SecretKey) -> People {
        People {
            cookies: Cookies::new(key, config.public_url().is_https()),
            passwords: Passwords::new(config.allowed.password_jobs, config.allowed.passwords_waiting),
            doors: array::from_fn(|_| Mutex::default()),
            hasher: RandomState::new(),
        }
    }

    async fn door_of(&self, person: &PersonId) -> MutexGuard<'_, ()> {
        let door = self.hasher.hash_one(person) % DOORS as u64;
        self.doors[door as usize].lock().await
    }
}

impl Person {
    /// Their id: nobody else is told.
    pub fn id(&self) -> &PersonId {
        &self.row.id
    }

    /// The name that others see.
    pub fn name(&self) -> &str {
        &self.row.name
    }

    /// Whether they can come back from another device.
    pub fn has_password(&self) -> bool {
        self.row.password.is_some()
    }

    /// Cookies of other epochs than this are worth nothing.
    pub fn epoch(&self) -> u32 {
        self.row.epoch
    }

    /// What has to be written besides, when they do something that is stored: nothing, if
    /// they are stored already.
    pub fn to_store(&self) -> Option<Change> {
        (!self.is_stored).then(|| Change::Person(self.row.clone()))
    }

    /// As they see themselves.
    pub fn me(&self) -> Me {
        let storage::Person { id, name, is_named, password, since: _, seen: _, epoch: _ } = &self.row;
        Me { id: id.0.clone(), name: name.clone(), is_named: *is_named, has_password: password.is_some() }
    }

    /// A guest who has just come, or who has never done anything that had to be stored.
    fn guest(id: PersonId, now: At) -> Person {
        let name = name::made_up(&id);
        let row = storage::Person { id, name, is_named: false, password: None, since: now, seen: now, epoch: 0 };
        Person { row, is_stored: false }
    }

    fn stored(row: storage::Person) -> Person {
        Person { row, is_stored: true }
    }
}

/// The person with this id, a guest if nobody has stored them.
async fn known_as(house: &House, id: &PersonId) -> Result<Person, Refusal> {
    let row = house.storage.person(id).await?;
    Ok(row.map_or_else(|| Person::guest(id.clone(), house.now()), Person::stored))
}

/// Changes what is stored of a person. Gives the person as they are then.
async fn change(house: &House, id: &PersonId, how: impl FnOnce(&mut storage::Person)) -> Result<Person, Refusal> {
    let _door = house.people.door_of(id).await;
    let mut row = known_as(house, id).await?.row;
    how(&mut row);
    row.seen = house.now();
    house.storage.write(vec![Change::Person(row.clone())]).await?;
    Ok(Person::stored(row))
}

/// Notes that somebody was here, now and then. Whoever is not stored is not noted.
pub async fn note_seen(house: &House, person: &Person) -> Result<(), Refusal> {
    let is_due = house.now() >= person.row.seen.saturating_add(SEEN_EVERY);
    if person.is_stored && is_due {
        change(house, person.id(), |_| ()).await?;
    }
    Ok(())
}

/// Gives a person another name. A name that somebody else can log in with is taken.
pub async fn rename(house: &House, person: &Person, name: &str) -> Result<Person, Refusal> {
    let name = checked_name(name)?;
    let holder = house.storage.person_named(&name).await?;
    if holder.is_some_and(|holder| holder.id != *person.id()) {
        return Err(Problem::new("name-taken").into());
    }
    change(house, person.id(), |row| {
        row.name = name;
        row.is_named = true;
    })
    .await
}

/// Sets a password or, for whoever knows the current one, another. From then on the person
/// has their name for themselves. Whoever came by another password is logged out.
pub async fn set_password(
    house: &House,
    person: &Person,
    current: Option<Password>,
    new: Password,
) -> Result<Person, Refusal> {
    password::check(&new)?;
    house.limits.logins_by_name.take(person.id())?;
    if let Some(hash) = &person.row.password {
        let is_right = match current {
            Some(current) => house.people.passwords.matches(current, Some(hash.clone())).await?,
            None => false,
        };
        if !is_right {
            return Err(Problem::new("password-wrong").into());
        }
    }
    let hash = house.people.passwords.hash(new).await?;
    let changed = change(house, person.id(), |row| {
        row.epoch += u32::from(row.password.is_some());
        row.password = Some(hash);
        row.is_named = true;
    });
    let changed = changed.await?;
    if changed.epoch() != person.epoch() {
        house.tables.send_off(person.id()).await;
    }
    Ok(changed)
}

/// Makes all cookies of a person worthless, and ends their connections to tables.
pub async fn log_out_everywhere(house: &House, person: &Person) -> Result<(), Refusal> {
    change(house, person.id(), |row| row.epoch += 1).await?;
    house.tables.send_off(person.id()).await;
    Ok(())
}

/// The person with this name and password, with what they did as this guest. An unknown name
/// and a wrong password look the same, and take as long.
pub async fn log_in(
    house: &House,
    address: Address,
    guest: Option<&Person>,
    name: &str,
    password: Password,
) -> Result<Person, Refusal> {
    house.limits.logins_by_address.take(&address)?;
    house.limits.logins_by_name.take(&name.trim().to_lowercase())?;
    let found = match checked_name(name) {
        Ok(name) => house.storage.person_named(&name).await?,
        Err(_) => None,
    };
    let hash = found.as_ref().and_then(|row| row.password.clone());
    let is_right = house.people.passwords.matches(password, hash).await?;
    let Some(row) = found.filter(|_| is_right) else { return Err(Problem::new("login-wrong").into()) };
    let person = Person::stored(row);
    if let Some(guest) = guest {
        merging::take_along(house, guest, &person).await?;
    }
    Ok(person)
}

/// Somebody does not want to read another's chat any more.
pub async fn mute(house: &House, by: &Person, whom: &PersonId) -> Result<(), Refusal> {
    set_mute(house, by, Change::Mute { by: by.id().clone(), whom: whom.clone(), muted: true }).await
}

/// Somebody wants to read another's chat again.
pub async fn unmute(house: &House, by: &Person, whom: &PersonId) -> Result<(), Refusal> {
    set_mute(house, by, Change::Mute { by: by.id().clone(), whom: whom.clone(), muted: false }).await
}

async fn set_mute(house: &House, by: &Person, mute: Change) -> Result<(), Refusal> {
    Ok(house.storage.write(by.to_store().into_iter().chain([mute]).collect()).await?)
}
