//! How handlers learn who asks.
//!
//! A handler that takes a `Person` gets one always: whoever is unknown becomes a guest, and
//! the answer brings their cookie. A handler that takes a `MaybePerson` makes nobody.

use std::sync::{Arc, Mutex};

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderValue, header, request::Parts},
    middleware::Next,
    response::Response,
};
use futures_util::TryFutureExt;

use super::{Person, cookie::Known, known_as};
use crate::{house::House, problems::Refusal, storage::PersonId};

/// Whoever asks, if they are known.
#[derive(Clone, Debug)]
pub struct MaybePerson(pub Option<Person>);

/// The place for the cookie that an answer is to bring. Every request has one.
#[derive(Clone, Default)]
pub struct NewCookie(Arc<Mutex<Option<HeaderValue>>>);

impl NewCookie {
    /// The answer is to bring this cookie.
    pub fn set(&self, cookie: HeaderValue) {
        *self.0.lock().expect("nobody panics while setting a cookie") = Some(cookie);
    }

    fn take(&self) -> Option<HeaderValue> {
        self.0.lock().expect("nobody panics while setting a cookie").take()
    }
}

/// Gives a request its place for a cookie, and the answer the cookie. Whoever is refused is
/// not made known by it.
pub(crate) async fn set_cookie(mut request: Request, next: Next) -> Response {
    let cookie = NewCookie::default();
    request.extensions_mut().insert(cookie.clone());
    let mut response = next.run(request).await;
    let is_granted = !response.status().is_client_error() && !response.status().is_server_error();
    if let Some(cookie) = cookie.take().filter(|_| is_granted) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

impl FromRequestParts<Arc<House>> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let now = house.now();
        let cookies = &house.people.cookies;
        let (person, is_current) = match cookies.known(&parts.headers, now) {
            Some(known) => match known_by(house, &known).await? {
                Some(person) => (person, !known.is_old),
                None => (Person::guest(new_id(), now), false),
            },
            None => (Person::guest(new_id(), now), false),
        };
        if !is_current && let Some(cookie) = parts.extensions.get::<NewCookie>() {
            cookie.set(cookies.issued(person.id(), person.epoch(), now));
        }
        Ok(person)
    }
}

impl FromRequestParts<Arc<House>> for MaybePerson {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let Some(known) = house.people.cookies.known(&parts.headers, house.now()) else {
            return Ok(MaybePerson(None));
        };
        known_by(house, &known).map_ok(MaybePerson).await
    }
}

impl<S: Send + Sync> FromRequestParts<S> for NewCookie {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        Ok(parts.extensions.get::<NewCookie>().cloned().unwrap_or_default())
    }
}

/// Whose cookie it is, unless they have logged out everywhere since.
async fn known_by(house: &House, known: &Known) -> Result<Option<Person>, Refusal> {
    house.limits.by_person.take(&known.id)?;
    let person = known_as(house, &known.id).await?;
    Ok((person.epoch() == known.epoch).then_some(person))
}

/// An id that cannot be guessed.
fn new_id() -> PersonId {
    PersonId(format!("{:032x}", rand::random::<u128>()))
}
