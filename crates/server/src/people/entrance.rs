//! How handlers learn who asks.
//!
//! A handler that takes a `Person` gets one always: whoever is unknown becomes a guest, and
//! the answer brings their cookie. A handler that takes a `MaybePerson` makes nobody.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderValue, header, request::Parts},
    middleware::Next,
    response::Response,
};

use super::{
    COOKIE, DEVICE, Person,
    cookie::{Known, Visit},
    known_as,
};
use crate::{
    house::House,
    limits::Address,
    problems::{Code, Refusal},
};

/// Whoever asks, if they are known.
#[derive(Clone, Debug)]
pub struct MaybePerson(pub Option<Person>);

/// The same, and on which visit.
#[derive(Clone, Debug)]
pub struct MaybeVisit(pub Option<(Person, Visit)>);

/// The place for the cookies that an answer is to bring. Every request has one.
#[derive(Clone, Default)]
pub struct NewCookie(Arc<Mutex<BTreeMap<&'static str, HeaderValue>>>);

impl NewCookie {
    /// The answer is to bring this cookie.
    pub fn set(&self, cookie: HeaderValue) {
        self.put(COOKIE, cookie);
    }

    /// The answer is to bring this cookie for the device.
    pub fn set_device(&self, cookie: HeaderValue) {
        self.put(DEVICE, cookie);
    }

    fn put(&self, name: &'static str, cookie: HeaderValue) {
        self.0.lock().expect("nobody panics while setting a cookie").insert(name, cookie);
    }

    fn take(&self) -> BTreeMap<&'static str, HeaderValue> {
        std::mem::take(&mut *self.0.lock().expect("nobody panics while setting a cookie"))
    }
}

/// Gives a request its place for cookies, and the answer the cookies. Whoever is refused is
/// not made known by it.
pub(crate) async fn set_cookie(mut request: Request, next: Next) -> Response {
    let cookies = NewCookie::default();
    request.extensions_mut().insert(cookies.clone());
    let mut response = next.run(request).await;
    if !response.status().is_client_error() && !response.status().is_server_error() {
        for cookie in cookies.take().into_values() {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

/// The token that a request brings, if a program sends it.
pub(crate) fn token(parts: &Parts) -> Option<&str> {
    let bearer = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = bearer.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl FromRequestParts<Arc<House>> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        if token(parts).is_some() {
            return Err(Code::OnlyPeopleSit.into());
        }
        let now = house.now();
        let address = Address::of(parts, house);
        let cookies = &house.people.cookies;
        let known = match cookies.known(&parts.headers, now) {
            Some(known) => known_by(house, &known, address).await?.map(|person| (person, known)),
            None => None,
        };
        let (person, visit) = match known {
            Some((person, known)) => (person, known.is_old.then_some(known.visit)),
            None => (Person::guest(house, house.people.new_id(), address).await?, Some(Visit::begins())),
        };
        if let (Some(visit), Some(cookie)) = (visit, parts.extensions.get::<NewCookie>()) {
            cookie.set(cookies.issued(person.id(), person.epoch(), &visit, now));
        }
        Ok(person)
    }
}

impl FromRequestParts<Arc<House>> for MaybePerson {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let MaybeVisit(found) = MaybeVisit::from_request_parts(parts, house).await?;
        Ok(MaybePerson(found.map(|(person, _)| person)))
    }
}

impl FromRequestParts<Arc<House>> for MaybeVisit {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let Some(known) = house.people.cookies.known(&parts.headers, house.now()) else {
            return Ok(MaybeVisit(None));
        };
        let address = Address::of(parts, house);
        Ok(MaybeVisit(known_by(house, &known, address).await?.map(|person| (person, known.visit))))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for NewCookie {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        Ok(parts.extensions.get::<NewCookie>().cloned().unwrap_or_default())
    }
}

/// Whose cookie it is, unless they have logged out since, on this visit or everywhere.
async fn known_by(house: &House, known: &Known, address: Address) -> Result<Option<Person>, Refusal> {
    house.limits.by_person.take(&known.id)?;
    let person = known_as(house, &known.id, address).await?;
    let is_good = person.epoch() == known.epoch && !person.has_ended(&known.visit);
    Ok(is_good.then_some(person))
}
