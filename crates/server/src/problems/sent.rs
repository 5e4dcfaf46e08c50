//! What a client sends, read as JSON.

use std::sync::Arc;

use axum::body::Bytes;
use axum::{
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::{Code, Refusal};
use crate::house::House;

/// What the client sent, of this type. Whoever sends something else is told where it goes
/// wrong.
#[derive(Clone, Copy, Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            return Err(Code::ContentType.into());
        }
        read(&read_body(request, house).await?).map(Sent)
    }
}

/// A file that the client sent, as it is.
#[derive(Clone, Debug)]
pub struct SentFile(pub Bytes);

impl FromRequest<Arc<House>> for SentFile {
    type Rejection = Refusal;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Refusal> {
        if is_json(request.headers()) {
            return Err(Code::ContentType.into());
        }
        read_body(request, house).await.map(SentFile)
    }
}

/// All that the client sent.
async fn read_body(request: Request, house: &Arc<House>) -> Result<Bytes, Refusal> {
    let bytes = timeout(house.config.timings.request_body, Bytes::from_request(request, house)).await;
    // Whoever sends half of it has not been heard at all, and may send it again.
    bytes.map_err(|_| Code::RequestSlow)?.map_err(|rejection| {
        let status = rejection.into_response().status();
        let is_too_large = status == StatusCode::PAYLOAD_TOO_LARGE;
        if is_too_large { Code::TooLarge.into() } else { Code::MalformedRequest.into() }
    })
}

/// Reads a whole text as JSON.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        malformed(&path, error.inner())
    })?;
    json.end().map_err(|error| malformed("", &error))?;
    Ok(value)
}

fn malformed(path: &str, error: &serde_json::Error) -> Refusal {
    if !error.is_data() {
        return Code::MalformedJson { line: error.line(), column: error.column() }.into();
    }
    Code::MalformedField { field: field(path, &error.to_string()) }.into()
}

/// The field that an error is about. Of a field that is missing or unknown, the path only
/// leads to what it should be in; its name is in what serde says, between backticks.
fn field(path: &str, said: &str) -> String {
    let path = if path == "." { "" } else { path };
    let is_named = said.starts_with("missing field `") || said.starts_with("unknown field `");
    let name = said.split('`').nth(1).filter(|_| is_named).unwrap_or_default();
    let is_in_path = path == name || path.ends_with(&format!(".{name}"));
    let field = match (path.is_empty(), name.is_empty() || is_in_path) {
        (_, true) => path.to_owned(),
        (true, false) => name.to_owned(),
        (false, false) => format!("{path}.{name}"),
    };
    // A text cannot say nothing, so it says that there is none.
    if field.is_empty() { "none".to_owned() } else { legible(&field) }
}

/// The start of a text that came from outside, with everything written out that does not
/// belong into a line.
fn legible(text: &str) -> String {
    const LONGEST: usize = 60;
    text.chars().take(LONGEST).flat_map(char::escape_debug).collect()
}

fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = content_type.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use protocol::{NewTable, Problem};
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Outer {
        #[expect(dead_code, reason = "only whether it can be read matters")]
        inner: Inner,
    }

    #[derive(Debug, Deserialize)]
    struct Inner {
        #[expect(dead_code, reason = "only whether it can be read matters")]
        numbers: Vec<u8>,
    }

    fn problem<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> Problem {
        read::<T>(text.as_bytes()).expect_err("it cannot be read").problem().clone()
    }

    #[test]
    fn what_is_no_json_is_told_by_its_place() {
        assert_eq!(problem::<Outer>("{\n  nonsense"), Code::MalformedJson { line: 2, column: 3 }.into());
        assert_eq!(problem::<Outer>("").code, "malformed-json");
        assert_eq!(problem::<Outer>(r#"{"inner":{"numbers":[1]}} and more"#).code, "malformed-json");
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_field() {
        let field = |text| problem::<Outer>(text).args["field"].clone();

        assert_eq!(field(r#"{"inner":{"numbers":[1,"two"]}}"#), "inner.numbers[1]");
        assert_eq!(field(r#"{"inner":{"numbers":[1,256]}}"#), "inner.numbers[1]");
        assert_eq!(field(r#"{"inner":{}}"#), "inner.numbers");
        assert_eq!(field("{}"), "inner");
        assert_eq!(field("7"), "none");
    }

    #[test]
    fn a_field_that_is_not_known_is_named_in_a_legible_way() {
        let seats = r#""game":"alien-frontiers","seats":[]"#;
        let field = |name: &str| problem::<NewTable>(&format!(r#"{{{seats},"{name}":1}}"#)).args["field"].clone();

        assert_eq!(field("colour"), "colour");
        assert_eq!(field(r"a\u202eb"), r"a\u{202e}b");
        assert_eq!(field(&"x".repeat(500)).len(), 60);
    }

    #[test]
    fn only_json_is_json() {
        let is = |kind: &'static str| {
            is_json(&HeaderMap::from_iter([(header::CONTENT_TYPE, axum::http::HeaderValue::from_static(kind))]))
        };

        assert!(is("application/json"));
        assert!(is("Application/JSON; charset=utf-8"));
        assert!(!is("text/plain"));
        assert!(!is("application/x-www-form-urlencoded"));
        assert!(!is_json(&HeaderMap::new()));
    }
}
