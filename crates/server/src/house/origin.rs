//! Pages of other sites may not act here in the name of our visitors.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

use super::{House, reached};
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
    let foreign = headers.get_all(header::ORIGIN).iter().find(|it| !is_ours(it, headers, &house.config));
    if let Some(foreign) = foreign
        && (is_socket || !is_harmless)
    {
        read(foreign).inspect(|origin| reached::refused_origin(&house, origin));
        return Err(Code::Origin.into());
    }
    reached::look(&house, &request);
    Ok(next.run(request).await)
}

/// Whether an origin is the house's own: under its public address or, where it is reached
/// by another name, under the name that was asked for.
pub(super) fn is_ours(origin: &HeaderValue, headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = read(origin) else { return false };
    let public = config.public_url();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // On the public host itself only its own scheme will do: nobody may step down to http.
    origin == public || (origin.is_at(host) && !public.is_at(host))
}

fn read(origin: &HeaderValue) -> Option<PublicUrl> {
    origin.to_str().ok()?.parse().ok()
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
