//! Who calls: a person by their cookie, a program by its token, or nobody known.

use std::sync::Arc;

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};

use crate::{
    house::House,
    people::{MaybePerson, Person},
    problems::Refusal,
    tables::Who,
};

/// Whoever asks for something at a table.
pub(super) struct Caller {
    pub(super) who: Who,
}

impl Caller {
    /// A token as it is kept: whoever reads the storage cannot play with it.
    pub(super) fn hash(token: &str) -> String {
        blake3::derive_key("airlock 1 seat token", token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some((scheme, token)) = bearer.and_then(|value| value.split_once(' '))
            && scheme.eq_ignore_ascii_case("bearer")
        {
            return Ok(Caller { who: Who::Token(Caller::hash(token.trim())) });
        }
        let MaybePerson(person) = MaybePerson::from_request_parts(parts, house).await?;
        Ok(Caller { who: person.as_ref().map_or(Who::Nobody, Who::from) })
    }
}

impl From<&Person> for Who {
    fn from(person: &Person) -> Who {
        Who::Person { id: person.id().clone(), name: person.name().to_owned() }
    }
}
