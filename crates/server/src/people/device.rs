//! Devices from which somebody has logged in before.
//!
//! Whoever guesses at a name is stopped soon, and with them everybody who comes from the same
//! network, or who guesses from many. The owner is not to be locked out by it: a device from
//! which they have logged in, or set their password, has a cookie that outlasts logging out.
//! Guesses from it are counted by themselves. It opens nothing, and whoever reads it learns
//! neither whose it is nor how often they come.

use axum::http::{HeaderMap, HeaderValue};

use super::cookie::named;
use crate::{config::SecretKey, storage::PersonId};

/// The name of the cookie.
pub const DEVICE: &str = "airlock-device";

const YEAR: u64 = 365 * 24 * 60 * 60;
/// From what the key for devices is made.
const PURPOSE: &str = "airlock 2026 known device";

/// Makes and reads the cookies of devices.
pub struct Devices {
    key: [u8; 32],
    secure: &'static str,
}

/// A device that is known as somebody's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Device(String);

impl Devices {
    /// With a house's key. Where people come by https, cookies are sent by nothing else.
    pub(super) fn new(key: &SecretKey, is_https: bool) -> Devices {
        Devices { key: key.for_purpose(PURPOSE), secure: if is_https { "; Secure" } else { "" } }
    }

    /// The header that makes a device known as a person's.
    pub fn issued(&self, person: &PersonId) -> HeaderValue {
        let device = format!("{:032x}", rand::random::<u128>());
        let seal = self.seal(&device, person);
        self.header(&format!("{device}.{seal}"), YEAR)
    }

    /// The header that makes a device unknown.
    pub fn cleared(&self) -> HeaderValue {
        self.header("", 0)
    }

    /// The device from which a request comes, if it is known as this person's.
    pub(super) fn known(&self, headers: &HeaderMap, person: &PersonId) -> Option<Device> {
        named(headers, DEVICE).find_map(|value| {
            let (device, seal) = value.split_once('.')?;
            let is_theirs = blake3::Hash::from_hex(seal).ok()? == self.seal(device, person);
            is_theirs.then(|| Device(device.to_owned()))
        })
    }

    fn seal(&self, device: &str, person: &PersonId) -> blake3::Hash {
        blake3::keyed_hash(&self.key, format!("{device}.{}", person.0).as_bytes())
    }

    fn header(&self, value: &str, seconds: u64) -> HeaderValue {
        let secure = self.secure;
        // Nobody but whoever logs in is shown it.
        let text = format!("{DEVICE}={value}; Path=/api/login; HttpOnly; SameSite=Strict{secure}; Max-Age={seconds}");
        let mut header = HeaderValue::from_str(&text).expect("a cookie is made of plain letters");
        header.set_sensitive(true);
        header
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    #[test]
    fn a_device_is_known_as_that_of_one_person_and_does_not_say_whose() {
        let devices = Devices::new(&SecretKey::new().expect("the system gives random numbers"), false);
        let (ann, ben) = (PersonId("ann".repeat(9)), PersonId("ben".repeat(9)));
        let issued = devices.issued(&ann).to_str().expect("it is text").to_owned();
        let line = issued.split(';').next().expect("there is a first part").to_owned();
        let known = |line: &str, person| {
            let line = HeaderValue::from_str(line).expect("a header");
            devices.known(&HeaderMap::from_iter([(header::COOKIE, line)]), person)
        };

        assert!(known(&line, &ann).is_some());
        assert!(known(&format!("{DEVICE}=rubbish; a=b; {line}"), &ann).is_some());
        assert_eq!(known(&line, &ben), None);
        assert_eq!(known(&line[..line.len() - 1], &ann), None);
        assert_eq!(known("", &ann), None);
        assert!(!issued.contains(&ann.0));
        assert_ne!(devices.issued(&ann), devices.issued(&ann));
    }
}
