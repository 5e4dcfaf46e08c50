//! What is answered when something cannot be done: one type for all handlers.
//!
//! On the wire it is a `Problem`: a code, arguments, when to try again; never a sentence.
//! Here it also has a status (`codes.rs`). `sent.rs` reads what clients send and says what is wrong
//! with it; `plain.rs` sees to it that even answers from the libraries below us are
//! problems.

mod codes;
pub(crate) mod plain;
mod sent;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use driver::Told;
use protocol::Problem;

use crate::{games::Wrong, limits::TooMany, storage::StorageError};

pub(crate) use codes::Code;
pub use codes::codes;
pub use sent::{Sent, SentFile};

/// Why a request was not granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    status: StatusCode,
    problem: Box<Problem>,
}

impl Refusal {
    /// A problem under a status.
    pub fn new(status: StatusCode, problem: Problem) -> Refusal {
        Refusal { status, problem: Box::new(problem) }
    }

    /// There is nothing under this address, or nothing that one may see.
    pub fn not_found() -> Refusal {
        Code::NotFound.into()
    }

    /// The storage does not answer.
    pub fn storage() -> Refusal {
        Code::storage().into()
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// What the wire says.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let retry_after = self.problem.retry_after;
        let mut response = (self.status, Json(*self.problem)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A problem that was told without a status gets the one that goes with its code.
impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal::new(codes::status_of(&problem.code), problem)
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Problem::from(code).into()
    }
}

impl From<StorageError> for Refusal {
    fn from(error: StorageError) -> Refusal {
        Problem::from(error).into()
    }
}

impl From<Wrong> for Refusal {
    fn from(wrong: Wrong) -> Refusal {
        Problem::from(wrong).into()
    }
}

impl From<engine::BadSetup> for Refusal {
    fn from(bad: engine::BadSetup) -> Refusal {
        told(&bad).into()
    }
}

impl From<TooMany> for Refusal {
    fn from(too_many: TooMany) -> Refusal {
        Code::TooMany.again_in(too_many.retry_after).into()
    }
}

/// What the disk says is for the log; the person is only told that it is the disk.
impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        match error {
            StorageError::NameTaken => Code::NameTaken.into(),
            StorageError::NotHeld => Code::moved(),
            StorageError::Failed(_)
            | StorageError::Unreadable { .. }
            | StorageError::NoSuchTable
            | StorageError::Gap
            | StorageError::TooLarge
            | StorageError::Closed => {
                tracing::error!(%error, "the storage did not answer");
                Code::storage()
            }
        }
    }
}

/// The problem of an error that can be told.
pub fn told(error: &impl Told) -> Problem {
    Wrong::of(error).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_may_try_again_is_told_when_in_the_header_too() {
        let response = Refusal::from(TooMany { retry_after: 7 }).into_response();

        assert_eq!(response.status(), 429);
        assert_eq!(response.headers()[header::RETRY_AFTER], "7");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
    }

    #[test]
    fn a_storage_that_fails_is_told_without_its_words() {
        let refusal = Refusal::from(StorageError::Failed("disk image is malformed".to_owned()));

        assert_eq!(refusal.status(), 503);
        assert_eq!(refusal.problem(), &Problem::new("storage").retry_after(5));
    }

    #[test]
    fn a_set_up_that_cannot_be_is_told_with_its_arguments() {
        let refusal = Refusal::from(engine::BadSetup::Players { given: 9, fewest: 2, most: 4 });

        assert_eq!(refusal.status(), 422);
        assert_eq!(refusal.problem().code, "setup-players");
        assert_eq!(refusal.problem().args["given"], "9");
    }
}
