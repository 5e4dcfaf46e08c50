//! The journal: each request has an id, a line in the log and a place in the metrics.
//!
//! Of the address only the pattern of its route is written down: what stands in its place,
//! and what follows a question mark, may be a secret. Names, cookies, bodies and the
//! addresses of people are not written down at all.

use std::{fmt, time::Instant};

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Method},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

/// The id of a request, also in its answer: with it the lines of the log are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestId(String);

const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// How a request is noted that leads nowhere.
const NO_ROUTE: &str = "none";

/// Notes each request.
pub(super) async fn keep(mut request: Request, next: Next) -> Response {
    let id = RequestId::of(request.headers());
    request.extensions_mut().insert(id.clone());
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or(NO_ROUTE, MatchedPath::as_str).to_owned();
    let method = known(request.method());
    let span = tracing::info_span!("request", %id, method, route);
    let began = Instant::now();

    let mut response = next.run(request).instrument(span.clone()).await;

    let took = began.elapsed();
    let status = response.status().as_u16();
    span.in_scope(|| tracing::info!(status, milliseconds = took.as_millis() as u64, "answered"));
    metrics::counter!("airlock_requests_total", "method" => method, "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("airlock_request_seconds", "route" => route).record(took);
    response.headers_mut().insert(HEADER, id.header());
    response
}

impl RequestId {
    /// The id that a request brings along, if it looks like one; else a new one.
    fn of(headers: &HeaderMap) -> RequestId {
        let brought = headers.get(HEADER).and_then(|value| value.to_str().ok());
        match brought.filter(|id| is_plain(id)) {
            Some(id) => RequestId(id.to_owned()),
            None => RequestId(format!("{:032x}", rand::random::<u128>())),
        }
    }

    fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).expect("an id is made of plain letters")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn is_plain(id: &str) -> bool {
    (8..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// The usual methods by name. Anybody can make up others, and a metric for each would take
/// memory without bound.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
