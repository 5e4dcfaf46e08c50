//! Doors through which one goes at a time: what concerns the same thing is done one after another.

use std::{
    array,
    hash::{BuildHasher, Hash, RandomState},
};

use tokio::sync::{Mutex, MutexGuard};

/// How many there are. What shares one waits in vain, and no longer than the other takes.
const DOORS: usize = 64;

/// Doors, of which each thing has one.
pub(crate) struct Doors {
    doors: [Mutex<()>; DOORS],
    hasher: RandomState,
}

impl Doors {
    /// Waits until nobody else does something with this thing.
    pub(crate) async fn of(&self, thing: &impl Hash) -> MutexGuard<'_, ()> {
        let door = self.hasher.hash_one(thing) % DOORS as u64;
        self.doors[door as usize].lock().await
    }
}

impl Default for Doors {
    fn default() -> Doors {
        Doors { doors: array::from_fn(|_| Mutex::default()), hasher: RandomState::new() }
    }
}
