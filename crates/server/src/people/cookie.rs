//! The cookie by which a person is known again: their id, in which of their epochs and when it
//! was issued, and a seal that only this house can make.

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
/// How far another clock of ours may have been ahead.
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
    /// Whether it is time to issue it anew.
    pub is_old: bool,
}

impl Cookies {
    /// With a house's key. Where people come by https, cookies are sent by nothing else.
    pub(super) fn new(key: &SecretKey, is_https: bool) -> Cookies {
        let secure = if is_https { "; Secure" } else { "" };
        Cookies { key: key.for_purpose(PURPOSE), attributes: format!("; Path=/; HttpOnly; SameSite=Lax{secure}") }
    }

    /// The header that makes somebody known.
    pub fn issued(&self, id: &PersonId, epoch: u32, now: At) -> HeaderValue {
        let text = format!("v2.{}.{epoch}.{now}", id.0);
        let seal = self.seal(&text);
        self.header(&format!("{text}.{seal}"), YEAR)
    }

    /// The header that makes somebody unknown.
    pub fn cleared(&self) -> HeaderValue {
        self.header("", 0)
    }

    /// Who is known by the cookies of a request, if one of them is ours, unharmed, and not
    /// too old.
    pub fn known(&self, headers: &HeaderMap, now: At) -> Option<Known> {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find_map(|(name, value)| if name == COOKIE { self.read(value, now) } else { None })
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
        let (id, rest) = text.strip_prefix("v2.")?.split_once('.')?;
        let (epoch, issued) = rest.split_once('.')?;
        let (epoch, issued): (u32, At) = (epoch.parse().ok()?, issued.parse().ok()?);
        let age = now.saturating_sub(issued);
        let is_valid = age < YEAR && issued <= now.saturating_add(DAY);
        is_valid.then(|| Known { id: PersonId(id.to_owned()), epoch, is_old: age >= MONTH })
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
        let line = sent_back(&cookies.issued(&ann(), 7, NOW));

        assert_eq!(known(&cookies, &line, NOW), Some(Known { id: ann(), epoch: 7, is_old: false }));
        assert_eq!(known(&cookies, &format!("theme=dark; {line}; x=y"), NOW).map(|it| it.id), Some(ann()));
        assert_eq!(known(&cookies, &format!("airlock=rubbish; {line}"), NOW).map(|it| it.id), Some(ann()));
    }

    #[test]
    fn a_cookie_is_issued_anew_after_a_month_and_is_worth_nothing_after_a_year() {
        let cookies = cookies();
        let line = sent_back(&cookies.issued(&ann(), 7, NOW));

        assert_eq!(known(&cookies, &line, NOW + MONTH).map(|it| it.is_old), Some(true));
        assert_eq!(known(&cookies, &line, NOW + YEAR - 1).map(|it| it.is_old), Some(true));
        assert_eq!(known(&cookies, &line, NOW + YEAR), None);
        assert_eq!(known(&cookies, &line, NOW - 2 * DAY), None);
    }

    #[test]
    fn a_cookie_that_was_changed_anywhere_is_worth_nothing() {
        let cookies = cookies();
        let line = sent_back(&cookies.issued(&ann(), 7, NOW));

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
        let line = sent_back(&cookies().issued(&ann(), 7, NOW));

        assert_eq!(known(&cookies(), &line, NOW), None);
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_the_cookie() {
        let key = SecretKey::new().expect("the system gives random numbers");
        let text = |https| Cookies::new(&key, https).issued(&ann(), 7, NOW).to_str().expect("it is text").to_owned();

        for attribute in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
            assert!(text(false).contains(attribute), "{attribute}");
        }
        assert!(!text(false).contains("Secure"));
        assert!(text(true).contains("; Secure"));
    }
}
