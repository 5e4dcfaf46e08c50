//! What is open at once.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use super::{Address, TooMany};

/// Open sockets, counted by address and in all.
#[derive(Clone)]
pub struct Sockets {
    most_each: usize,
    most: usize,
    open: Arc<Mutex<Open>>,
}

/// An open socket; when it is dropped, it is counted no more.
pub struct OpenSocket {
    address: Address,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    each: HashMap<Address, usize>,
    all: usize,
}

/// In how many seconds it is worth trying again. Nobody knows when others leave.
const RETRY: u64 = 10;

impl Sockets {
    /// At most so many from one address, and so many in all.
    pub fn new(most_each: usize, most: usize) -> Sockets {
        Sockets { most_each, most, open: Arc::default() }
    }

    /// Counts one more, unless it is one too many.
    pub fn open(&self, address: Address) -> Result<OpenSocket, TooMany> {
        let mut open = locked(&self.open);
        let each = open.each.get(&address).copied().unwrap_or_default();
        if each >= self.most_each || open.all >= self.most {
            return Err(TooMany { retry_after: RETRY });
        }
        open.each.insert(address, each + 1);
        open.all += 1;
        Ok(OpenSocket { address, open: self.open.clone() })
    }

    /// How many are open.
    pub fn n_open(&self) -> usize {
        locked(&self.open).all
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = locked(&self.open);
        open.all -= 1;
        if let Some(each) = open.each.get_mut(&self.address) {
            *each -= 1;
            if *each == 0 {
                open.each.remove(&self.address);
            }
        }
    }
}

fn locked(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().expect("nobody panics while counting")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Address {
        Address::from(std::net::IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn an_address_has_its_share_and_all_together_theirs() {
        let sockets = Sockets::new(2, 3);
        let first = sockets.open(address(1)).expect("there is room");
        let _second = sockets.open(address(1)).expect("there is room");

        assert!(sockets.open(address(1)).is_err(), "a third from one address");
        let _third = sockets.open(address(2)).expect("others have room");
        assert!(sockets.open(address(3)).is_err(), "a fourth in all");

        drop(first);
        assert!(sockets.open(address(1)).is_ok());
    }

    #[test]
    fn nothing_is_left_of_those_who_are_gone() {
        let sockets = Sockets::new(5, 100);

        let open: Vec<_> = (0..20).map(|last| sockets.open(address(last)).expect("there is room")).collect();
        assert_eq!(sockets.n_open(), 20);
        drop(open);

        assert_eq!(sockets.n_open(), 0);
        assert_eq!(locked(&sockets.open).each.len(), 0);
    }
}
