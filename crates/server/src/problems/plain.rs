//! Answers of the libraries below us, which are words in English or nothing at all, are
//! told as problems like everything else.

use axum::extract::Request;
use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{Code, Refusal};

/// Tells any failure as a problem.
pub(crate) async fn tell_as_problem(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_failure = status.is_client_error() || status.is_server_error();
    if !is_failure || is_told(response.headers()) {
        return response;
    }
    let (mut parts, _) = response.into_parts();
    // What else the answer says, such as which methods are allowed, stays.
    parts.headers.remove(header::CONTENT_TYPE);
    parts.headers.remove(header::CONTENT_LENGTH);
    let mut told = Refusal::new(status, code_of(status).into()).into_response();
    parts.headers.extend(std::mem::take(told.headers_mut()));
    *told.headers_mut() = parts.headers;
    told
}

fn is_told(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE) == Some(&HeaderValue::from_static("application/json"))
}

fn code_of(status: StatusCode) -> Code {
    match status {
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Code::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::ContentType,
        StatusCode::TOO_MANY_REQUESTS => Code::TooMany,
        status if status.is_server_error() => Code::Internal { report: String::new() },
        _ => Code::MalformedRequest,
    }
}
