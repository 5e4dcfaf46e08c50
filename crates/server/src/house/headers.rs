//! What browsers are told to do, and above all not to do, with our pages.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

use super::House;

/// Nothing from elsewhere, nothing inline, and no frame around us.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Invitation links are secrets, so no other site is told where somebody came from.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

const TWO_YEARS: &str = "max-age=63072000";

/// Adds the headers to every answer.
pub(super) async fn add(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if house.config.public_url().is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TWO_YEARS));
    }
    // What does not say otherwise is meant for one person, and for this moment.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
