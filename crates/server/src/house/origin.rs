//! Pages of other sites may not act here in the name of our visitors.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

use super::House;
use crate::{
    config::{Config, PublicUrl},
    problems::{Code, Refusal},
};

/// Refuses what a page of another site wants to change, and its sockets. Programs that are
/// no browsers send no origin; they bring no visitor's cookie either.
pub(super) async fn check(State(house): State<Arc<House>>, request: Request, next: Next) -> Result<Response, Refusal> {
    let headers = request.headers();
    let is_harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = headers.contains_key(header::UPGRADE);
    if (is_socket || !is_harmless)
        && !headers.get_all(header::ORIGIN).iter().all(|it| is_ours(it, headers, &house.config))
    {
        return Err(Code::Origin.into());
    }
    warn_of_https(&house, headers);
    Ok(next.run(request).await)
}

/// Whoever puts the house behind https and does not say so gets cookies that are also sent in
/// the clear. They are warned, once.
fn warn_of_https(house: &House, headers: &HeaderMap) {
    let is_from_us = |it: &HeaderValue| is_ours(it, headers, &house.config) && it.as_bytes().starts_with(b"https://");
    let was_https = headers.get("x-forwarded-proto").is_some_and(|it| it.as_bytes().eq_ignore_ascii_case(b"https"));
    let is_https = was_https || headers.get(header::ORIGIN).is_some_and(is_from_us);
    if is_https && !house.config.public_url().is_https() {
        house.warned_of_https.call_once(|| {
            tracing::warn!("people come by https, but --public-url does not say so: cookies are not marked as secure");
        });
    }
}

/// Whether an origin is the house's own: under its public address or, where it is reached
/// by another name, under the name that was asked for.
fn is_ours(origin: &HeaderValue, headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = origin.to_str().ok().and_then(|text| text.parse::<PublicUrl>().ok()) else { return false };
    let public = config.public_url();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // On the public host itself only its own scheme will do: nobody may step down to http.
    origin == public || (origin.is_at(host) && !public.is_at(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ours_at(public: &str, host: &'static str, origin: &'static str) -> bool {
        let public_url = Some(public.parse().expect("a public URL"));
        let config = Config { public_url, ..Config::default() };
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        is_ours(&HeaderValue::from_static(origin), &headers, &config)
    }

    #[test]
    fn the_public_address_and_the_name_that_was_asked_for_are_ours() {
        assert!(is_ours_at("https://play.example", "play.example", "https://play.example"));
        assert!(is_ours_at("https://play.example", "127.0.0.1:8080", "https://play.example"));
        assert!(is_ours_at("https://play.example", "192.168.0.5:8080", "http://192.168.0.5:8080"));
    }

    #[test]
    fn everything_else_is_foreign() {
        assert!(!is_ours_at("https://play.example", "play.example", "https://evil.example"));
        assert!(!is_ours_at("https://play.example", "play.example", "http://play.example"));
        assert!(!is_ours_at("https://play.example", "play.example", "https://play.example.evil.example"));
        assert!(!is_ours_at("https://play.example", "play.example", "https://play.example:8443"));
        assert!(!is_ours_at("https://play.example", "play.example", "null"));
        assert!(!is_ours_at("https://play.example", "", "https://"));
    }
}
