//! The cookie by which a person is known again: their id, in which of their epochs and when it
//! was issued, on which visit, and a seal that only this house can make.
//!
//! A cookie whose seal is good is good, whatever the clock says: a clock that was set wrong must
//! not cost guests their seats. Browsers let it lapse after a year without a visit; before that
//! it ends when its person logs out, on this visit or everywhere.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::{
    config::SecretKey,
    storage::{At, PersonId},
};

/// The name of the cookie.
pub const COOKIE: &str = "airlock";

/// How long a cookie lasts.
const YEAR: At = 365 * 24 * 60 * 60;
/// After how long it is issued anew.
const MONTH: At = 30 * 24 * 60 * 60;
/// How far another clock of ours may have been ahead; what seems later is issued anew.
const DAY: At = 24 * 60 * 60;
/// Longer than any cookie of ours; the seal of anything longer is not even looked at.
const LONGEST: usize = 200;
/// From what the cookies' own key is made. With another text all cookies become invalid.
const PURPOSE: &str = "airlock 2026 person's cookie";

/// Makes and reads cookies.
pub struct Cookies {
    key: [u8; 32],
    /// What is said of every cookie: above all that no script may read it.
    attributes: String,
}

/// A cookie that is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Whose.
    pub id: PersonId,
    /// In which epoch it was issued: it is good as long as that is the person's.
    pub epoch: u32,
    /// On which visit: from logging in, or first coming, until logging out.
    pub visit: Visit,
    /// Whether it is time to issue it anew.
    pub is_old: bool,
}

/// What tells the visits of a person apart. It stays the same when a cookie is issued anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit(pub String);

impl Visit {
    /// One that begins now.
    pub fn begins() -> Visit {
        Visit(format!("{:016x}", rand::random::<u64>()))
    }
}

impl Cookies {
    /// With a house's key. Where people come by https, cookies are sent by nothing else.
    pub(super) fn new(key: &SecretKey, is_https: bool) -> Cookies {
        let secure = if is_https { "; Secure" } else { "" };
        Cookies { key: key.for_purpose(PURPOSE), attributes: format!("; Path=/; HttpOnly; SameSite=Lax{secure}") }
    }

    /// The header that makes somebody known.
    pub fn issued(&self, id: &PersonId, epoch: u32, visit: &Visit, now: At) -> HeaderValue {
        let text = format!("v3.{}.{epoch}.{now}.{}", id.0, visit.0);
        let seal = self.seal(&text);
        self.header(&format!("{text}.{seal}"), YEAR)
    }

    /// The header that makes somebody unknown.
    pub fn cleared(&self) -> HeaderValue {
        self.header("", 0)
    }

    /// Who is known by the cookies of a request, if one of them is ours and unharmed.
    pub fn known(&self, headers: &HeaderMap, now: At) -> Option<Known> {
        named(headers, COOKIE).find_map(|value| self.read(value, now))
    }

    fn read(&self, value: &str, now: At) -> Option<Known> {
        if value.len() > LONGEST {
            return None;
        }
        let (text, seal) = value.rsplit_once('.')?;
        // This comparison takes the same time wherever they differ.
        if blake3::Hash::from_hex(seal).ok()? != self.seal(text) {
            return None;
        }
        let parts: Vec<&str> = text.split('.').collect();
        let (id, epoch, issued, visit) = match parts[..] {
            ["v3", id, epoch, issued, visit] => (id, epoch, issued, visit),
            // From before visits were told apart.
            ["v2", id, epoch, issued] => (id, epoch, issued, seal.get(..16)?),
            _ => return None,
        };
        let issued: At = issued.parse().ok()?;
        let is_old = now.saturating_sub(issued) >= MONTH || issued > now.saturating_add(DAY);
        let (id, visit) = (PersonId(id.to_owned()), Visit(visit.to_owned()));
        Some(Known { id, epoch: epoch.parse().ok()?, visit, is_old })
    }

    fn seal(&self, text: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.key, text.as_bytes())
    }

    fn header(&self, value: &str, seconds: At) -> HeaderValue {
        let attributes = &self.attributes;
        let text = format!("{COOKIE}={value}{attributes}; Max-Age={seconds}");
        let mut header = HeaderValue::from_str(&text).expect("a cookie is made of plain letters");
        header.set_sensitive(true);
        header
    }
}

/// The values of all cookies of a name.
pub(super) fn named<'a>(headers: &'a HeaderMap, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter_map(move |(name, value)| (name == wanted).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: At = 1_800_000_000;

    fn cookies() -> Cookies {
        Cookies::new(&SecretKey::new().expect("the system gives random numbers"), false)
    }

    fn ann() -> PersonId {
        PersonId("0123456789abcdef0123456789abcdef".to_owned())
    }

    fn visit() -> Visit {
        Visit("00112233aabbccdd".to_owned())
    }

    fn issued(cookies: &Cookies) -> HeaderValue {
        cookies.issued(&ann(), 7, &visit(), NOW)
    }

    /// What a browser sends back.
    fn sent_back(issued: &HeaderValue) -> String {
        let text = issued.to_str().expect("it is text");
        text.split(';').next().expect("there is a first part").to_owned()
    }

    fn known(cookies: &Cookies, line: &str, now: At) -> Option<Known> {
        let line = HeaderValue::from_str(line).expect("a header");
        cookies.known(&HeaderMap::from_iter([(header::COOKIE, line)]), now)
    }

    #[test]
    fn whoever_has_a_cookie_of_ours_is_known() {
        let cookies = cookies();
        let line = sent_back(&issued(&cookies));

        assert_eq!(known(&cookies, &line, NOW), Some(Known { id: ann(), epoch: 7, visit: visit(), is_old: false }));
        assert_eq!(known(&cookies, &format!("theme=dark; {line}; x=y"), NOW).map(|it| it.id), Some(ann()));
        assert_eq!(known(&cookies, &format!("airlock=rubbish; {line}"), NOW).map(|it| it.id), Some(ann()));
    }

    #[test]
    fn a_cookie_is_issued_anew_after_a_month() {
        let cookies = cookies();
        let line = sent_back(&issued(&cookies));

        assert_eq!(known(&cookies, &line, NOW + MONTH - 1).map(|it| it.is_old), Some(false));
        assert_eq!(known(&cookies, &line, NOW + MONTH).map(|it| it.is_old), Some(true));
    }

    #[test]
    fn a_cookie_whose_seal_is_good_survives_a_clock_that_is_wrong() {
        let cookies = cookies();
        let line = sent_back(&issued(&cookies));

        for shown in [0, NOW - 400 * DAY, NOW - 2 * DAY, NOW + YEAR, NOW + 30 * YEAR, At::MAX] {
            let known = known(&cookies, &line, shown);
            assert_eq!(known, Some(Known { id: ann(), epoch: 7, visit: visit(), is_old: true }), "{shown}");
        }
    }

    #[test]
    fn a_cookie_from_before_visits_were_told_apart_is_good() {
        let cookies = cookies();
        let text = format!("v2.{}.7.{NOW}", ann().0);
        let line = format!("{COOKIE}={text}.{}", cookies.seal(&text));

        let known = known(&cookies, &line, NOW).expect("it is ours");

        assert_eq!((known.id, known.epoch, known.is_old), (ann(), 7, false));
        assert_eq!(known.visit.0.len(), 16);
    }

    #[test]
    fn a_cookie_that_was_changed_anywhere_is_worth_nothing() {
        let cookies = cookies();
        let line = sent_back(&issued(&cookies));

        for at in COOKIE.len() + 1..line.len() {
            let mut bytes = line.clone().into_bytes();
            bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
            let changed = String::from_utf8(bytes).expect("it is text");
            assert_eq!(known(&cookies, &changed, NOW), None, "{changed}");
        }
        for length in 0..line.len() {
            assert_eq!(known(&cookies, &line[..length], NOW), None);
        }
        assert_eq!(known(&cookies, &format!("{line}0"), NOW), None);
    }

    #[test]
    fn the_cookie_of_another_house_is_worth_nothing() {
        let line = sent_back(&issued(&cookies()));

        assert_eq!(known(&cookies(), &line, NOW), None);
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_the_cookie() {
        let key = SecretKey::new().expect("the system gives random numbers");
        let text = |https| issued(&Cookies::new(&key, https)).to_str().expect("it is text").to_owned();

        for attribute in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
            assert!(text(false).contains(attribute), "{attribute}");
        }
        assert!(!text(false).contains("Secure"));
        assert!(text(true).contains("; Secure"));
    }
}
