//! Under which names the house answers.
//!
//! A page of another site can have its own name lead to this machine, and is then, for the browser
//! of whoever looks at it, of one origin with us. What gives it away is the name that it asks for.
//! So a name that a stranger can own has to be the one that the house was told it has. Addresses
//! and the names of the machine or of the network at home cannot be made to lead here from
//! elsewhere.

use std::{
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Uri, Version, header, uri::Authority},
    middleware::Next,
    response::Response,
};

use super::{House, reached};
use crate::{
    config::Config,
    problems::{Code, Refusal},
};

/// Names below these are given by whoever runs the network, and by nobody else.
const AT_HOME: [&str; 5] = ["localhost", "local", "lan", "internal", "home.arpa"];

/// Refuses what is meant for a house of another name, or does not say for which.
pub(super) async fn check(State(house): State<Arc<House>>, request: Request, next: Next) -> Result<Response, Refusal> {
    let hosts = hosts(request.headers(), request.uri(), request.version());
    for host in hosts.ok_or(Code::MalformedRequest)? {
        if !is_ours(&host, &house.config) {
            reached::refused_host(&house);
            return Err(Code::Host.into());
        }
    }
    Ok(next.run(request).await)
}

/// Whether a request was meant for this very machine, by its name for itself.
pub(crate) fn is_for_this_machine(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).and_then(|host| host.parse().ok());
    host.is_some_and(|host: Authority| match address(&host) {
        Some(address) => address.to_canonical().is_loopback(),
        None => is_below(host.host(), "localhost"),
    })
}

/// The hosts for which a request is meant; nothing if it is not said as it has to be: once, but
/// for clients of the old form, which need not say it.
fn hosts(headers: &HeaderMap, uri: &Uri, version: Version) -> Option<Vec<Authority>> {
    let named = headers.get_all(header::HOST).iter();
    let named: Option<Vec<Authority>> = named.map(|host| host.to_str().ok()?.parse().ok()).collect();
    let mut named = named?;
    let is_old = version < Version::HTTP_11;
    if named.len() > 1 || (named.is_empty() && !is_old) {
        return None;
    }
    named.extend(uri.authority().cloned());
    Some(named)
}

fn is_ours(host: &Authority, config: &Config) -> bool {
    let is_at_home = !host.host().contains('.') || AT_HOME.iter().any(|name| is_below(host.host(), name));
    let is_plain = !host.as_str().contains('@');
    is_plain && (address(host).is_some() || is_at_home || config.public_url().is_on(host.host()))
}

/// The address, if a host is named by one.
fn address(host: &Authority) -> Option<IpAddr> {
    let bare = host.host();
    match bare.strip_prefix('[').and_then(|bare| bare.strip_suffix(']')) {
        Some(bare) => bare.parse::<Ipv6Addr>().ok().map(IpAddr::from),
        None => bare.parse().ok(),
    }
}

/// Whether a name is this one, or ends with it. A dot at its end changes nothing.
fn is_below(name: &str, end: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    name == end || name.strip_suffix(end).is_some_and(|rest| rest.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn answers_to(host: &str) -> bool {
        let public_url = Some("https://play.example".parse().expect("a public URL"));
        let config = Config { public_url, ..Config::default() };
        host.parse().is_ok_and(|host| is_ours(&host, &config))
    }

    #[test]
    fn a_house_answers_to_addresses_to_names_at_home_and_to_its_own() {
        for host in [
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.0.5",
            "localhost:8080",
            "games.localhost",
            "raspberrypi:8080",
            "games.local:8080",
            "play.example",
            "PLAY.example:443",
            "play.example:8443",
        ] {
            assert!(answers_to(host), "{host}");
        }
    }

    #[test]
    fn and_to_nothing_that_a_stranger_could_own() {
        for host in [
            "evil.example",
            "evil.example:8080",
            "play.example.evil.example",
            "evilplay.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "notlocalhost.com",
            "local.evil.example",
            "a@127.0.0.1",
            "",
        ] {
            assert!(!answers_to(host), "{host}");
        }
    }

    #[test]
    fn only_this_machine_is_this_machine() {
        let is = |host: &'static str| {
            is_for_this_machine(&HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]))
        };

        assert!(is("127.0.0.1:8080") && is("localhost") && is("[::1]:80"));
        assert!(!is("192.168.0.5:8080") && !is("play.example") && !is("raspberrypi"));
        assert!(!is_for_this_machine(&HeaderMap::new()));
    }
}
