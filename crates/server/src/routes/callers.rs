//! Who calls: a person by their cookie, a program by its token, or nobody known.

use std::sync::Arc;

use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{
    house::House,
    people::{self, MaybePerson, Person},
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
        if let Some(token) = people::token(parts) {
            return Ok(Caller { who: Who::Token(Caller::hash(token)) });
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
