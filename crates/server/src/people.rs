//! Who is who.
//!
//! Whoever comes is somebody at once: a guest, known by a signed cookie (`cookie.rs`), with
//! a name that was made up (`name.rs`). A guest is stored only when they do something that
//! has to be stored. A password (`password.rs`) lets a person come back from another
//! device, and `merging.rs` brings along what they did as a guest there; how they come and go
//! is in `logging_in.rs`, and `device.rs` knows the devices that they have come from.
//! `entrance.rs` is how handlers learn who asks; `history.rs` is what somebody has played;
//! `leaving.rs` is how they take their data along, or are forgotten.

mod cookie;
mod device;
mod entrance;
mod history;
mod leaving;
mod logging_in;
mod merging;
mod name;
mod password;

use std::sync::Arc;

use protocol::Me;
use tokio::sync::{Mutex, MutexGuard};

use crate::{
    config::{Config, SecretKey},
    doors::Doors,
    house::{House, Ids},
    limits::Address,
    problems::{Code, Refusal},
    storage::{self, At, Change, PersonId},
};

pub use cookie::{COOKIE, Cookies, Visit};
pub use device::{DEVICE, Devices};
pub use entrance::{MaybePerson, MaybeVisit, NewCookie};
pub(crate) use entrance::{set_cookie, token};
pub use history::history;
pub use leaving::{export, forget};
pub use logging_in::{CameFrom, log_in, log_out, log_out_everywhere, set_password};
pub use name::{LONGEST_NAME, LONGEST_TABLE_NAME, checked_name, checked_table_name};
pub use password::{FEWEST_LETTERS, LONGEST_PASSWORD, Passwords};

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Person {
    row: storage::Person,
    is_stored: bool,
    /// From where they ask. Whoever is stored for the first time counts against it.
    address: Address,
}

/// What the house needs in order to know people.
pub struct People {
    /// How cookies are signed and read.
    pub cookies: Cookies,
    /// Which devices are known.
    pub devices: Devices,
    /// Where passwords are checked.
    pub passwords: Passwords,
    /// Whoever wants a name for themselves waits until the one before has it: what looks alike
    /// is not the same to the storage.
    naming: Mutex<()>,
    /// Two changes of one person wait for each other, since a change stores the whole row.
    doors: Doors,
    newcomers: Arc<Ids>,
}

/// After how many seconds it is noted again that somebody was here.
const SEEN_EVERY: At = 24 * 60 * 60;

impl People {
    /// The people of a house.
    pub fn new(config: &Config, key: &SecretKey, newcomers: Arc<Ids>) -> People {
        People {
            cookies: Cookies::new(key, config.public_url().is_https()),
            devices: Devices::new(key, config.public_url().is_https()),
            naming: Mutex::default(),
            passwords: Passwords::new(config.allowed.password_jobs, config.allowed.passwords_waiting),
            doors: Doors::default(),
            newcomers,
        }
    }

    /// An id for somebody who comes, that cannot be guessed.
    fn new_id(&self) -> PersonId {
        PersonId(format!("{:032x}", (self.newcomers)()))
    }

    async fn door_of(&self, person: &PersonId) -> MutexGuard<'_, ()> {
        self.doors.of(person).await
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

    /// Whether they have logged out on this visit.
    fn has_ended(&self, visit: &Visit) -> bool {
        self.row.ended.contains(&visit.0)
    }

    /// What has to be written besides, when they do something that is stored: nothing, if
    /// they are stored already. Anybody is a new guest as often as they like, so only so many are kept
    /// from one address.
    pub fn to_store(&self, house: &House) -> Result<Option<Change>, Refusal> {
        if self.is_stored {
            return Ok(None);
        }
        house.limits.guests.take(&self.address)?;
        Ok(Some(Change::Person(self.row.clone())))
    }

    /// As they see themselves.
    pub fn me(&self) -> Me {
        let storage::Person { id, name, is_named, password, since: _, seen: _, epoch: _, ended: _ } = &self.row;
        Me { id: id.0.clone(), name: name.clone(), is_named: *is_named, has_password: password.is_some() }
    }

    /// A guest who has just come, or who has never done anything that had to be stored. Their name is
    /// nobody's who logs in with it.
    async fn guest(house: &House, id: PersonId, address: Address) -> Result<Person, Refusal> {
        let mut name = String::new();
        for next in name::made_up(&id) {
            name = next;
            if !house.storage.is_like_another(&name, &id).await? {
                break;
            }
        }
        let (since, seen, ended) = (house.now(), house.now(), Vec::new());
        let row = storage::Person { id, name, is_named: false, password: None, since, seen, epoch: 0, ended };
        Ok(Person { row, is_stored: false, address })
    }

    fn stored(row: storage::Person, address: Address) -> Person {
        Person { row, is_stored: true, address }
    }
}

/// The person with this id, a guest if nobody has stored them.
async fn known_as(house: &House, id: &PersonId, address: Address) -> Result<Person, Refusal> {
    match house.storage.person(id).await? {
        Some(row) => Ok(Person::stored(row, address)),
        None => Person::guest(house, id.clone(), address).await,
    }
}

/// Changes what is stored of a person. Gives the person as they are then.
async fn change(house: &House, person: &Person, how: impl FnOnce(&mut storage::Person)) -> Result<Person, Refusal> {
    let _door = house.people.door_of(person.id()).await;
    let now = known_as(house, person.id(), person.address).await?;
    now.to_store(house)?;
    let mut row = now.row;
    how(&mut row);
    row.seen = house.now();
    house.storage.write(vec![Change::Person(row.clone())]).await?;
    Ok(Person::stored(row, person.address))
}

/// Notes that somebody was here, now and then. Whoever is not stored is not noted.
pub async fn note_seen(house: &House, person: &Person) -> Result<(), Refusal> {
    let is_due = house.now() >= person.row.seen.saturating_add(SEEN_EVERY);
    if person.is_stored && is_due {
        change(house, person, |_| ()).await?;
    }
    Ok(())
}

/// Gives a person another name. A name that somebody else can log in with is taken, and so is
/// whatever looks like it.
pub async fn rename(house: &House, person: &Person, name: &str) -> Result<Person, Refusal> {
    let name = checked_name(name)?;
    let _naming = house.people.naming.lock().await;
    check_free(house, person.id(), &name).await?;
    change(house, person, |row| {
        row.name = name;
        row.is_named = true;
    })
    .await
}

/// Whether a person may have a name for themselves.
async fn check_free(house: &House, person: &PersonId, name: &str) -> Result<(), Refusal> {
    let holder = house.storage.person_named(name).await?.filter(|holder| holder.id != *person);
    if holder.is_some() || house.storage.is_like_another(name, person).await? {
        return Err(Code::NameTaken.into());
    }
    Ok(())
}

/// Somebody does not want to read another's chat any more, or wants to again.
pub async fn mute(house: &House, by: &Person, whom: &PersonId, muted: bool) -> Result<(), Refusal> {
    if house.storage.muted_by(by.id()).await?.contains(whom) == muted {
        return Ok(());
    }
    let mute = Change::Mute { by: by.id().clone(), whom: whom.clone(), muted };
    Ok(house.storage.write(by.to_store(house)?.into_iter().chain([mute]).collect()).await?)
}
