//! Whether the house is reached as it was told that it is.
//!
//! Whoever puts a proxy before a house says so twice: to the proxy and to the house. Where the two
//! do not agree everything seems to work, but all visitors are one address, cookies go in the
//! clear, or players are refused. What gives it away is told to whoever runs the house, in the log
//! and in the metrics; no visitor hears of it. How each is mended stands in `docs/running.md`.

use std::{
    net::IpAddr,
    sync::atomic::{AtomicU64, Ordering},
};

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, header},
};

use super::{House, host::is_for_this_machine};
use crate::{
    config::{Config, PublicUrl},
    limits::{self, Forwarded},
    storage::At,
};

/// What seems not to be as the house was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// People come by https, and the public URL does not say so.
    Https,
    /// A proxy says for whom it asks, and nobody said that there is a proxy.
    ProxyUnsaid,
    /// The proxy does not say for whom it asks.
    ProxySilent,
    /// Somebody from outside comes past the proxy.
    ProxyPassed,
    /// Another proxy stands before the proxy.
    ProxyBehindProxy,
    /// A page was refused that may be one of ours.
    Origin,
    /// A name was refused that may be ours.
    Host,
}

/// How long a doubt that was told is not told again: a log of any day has it.
const QUIET: u64 = 6 * 3600;

impl Doubt {
    const ALL: [Doubt; 7] = [
        Doubt::Https,
        Doubt::ProxyUnsaid,
        Doubt::ProxySilent,
        Doubt::ProxyPassed,
        Doubt::ProxyBehindProxy,
        Doubt::Origin,
        Doubt::Host,
    ];

    /// How it is called in log, metrics and documents.
    fn name(self) -> &'static str {
        match self {
            Doubt::Https => "https",
            Doubt::ProxyUnsaid => "proxy-unsaid",
            Doubt::ProxySilent => "proxy-silent",
            Doubt::ProxyPassed => "proxy-passed",
            Doubt::ProxyBehindProxy => "proxy-behind-proxy",
            Doubt::Origin => "origin",
            Doubt::Host => "host",
        }
    }

    fn sentence(self) -> &'static str {
        match self {
            Doubt::Https => "people come by https, but --public-url does not say so: cookies are not marked as secure",
            Doubt::ProxyUnsaid => {
                "a proxy says for whom it asks, but --behind-proxy is not said: all count as one address"
            }
            Doubt::ProxySilent => {
                "--behind-proxy is said, but no X-Forwarded-For came that can be read: all count as one address"
            }
            Doubt::ProxyPassed => {
                "--behind-proxy is said, but somebody from outside came past the proxy, and can claim any address"
            }
            Doubt::ProxyBehindProxy => {
                "the proxy was called by another proxy, whose address it passes on: all count as one address"
            }
            Doubt::Origin => {
                "a page was refused by its origin; if it is ours, --public-url does not say how we are reached"
            }
            Doubt::Host => "a name was refused; if it is ours, --public-url does not say how we are reached",
        }
    }
}

/// When each doubt was last told.
#[derive(Default)]
pub(super) struct Doubts([AtomicU64; Doubt::ALL.len()]);

impl Doubts {
    /// Tells of a doubt, unless that was done a while ago.
    fn tell(&self, doubt: Doubt, now: At) {
        metrics::counter!("airlock_doubts_total", "about" => doubt.name()).increment(1);
        let last = &self.0[doubt as usize];
        let is_due = |last: u64| (last == 0 || now >= last.saturating_add(QUIET)).then_some(now.max(1));
        if last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, is_due).is_ok() {
            tracing::warn!(about = doubt.name(), "{}", doubt.sentence());
        }
    }
}

/// Says at the start what cannot be right, whoever comes.
pub(super) fn look_at(config: &Config) {
    let is_https = config.public_url.as_ref().is_some_and(PublicUrl::is_https);
    if is_https && !config.is_behind_proxy {
        tracing::warn!(
            "--public-url says https, which only a proxy can speak, but --behind-proxy is not said: \
             all visitors count as one address, and nobody sees the metrics"
        );
    }
    if config.is_behind_proxy && config.public_url.is_none() {
        tracing::warn!("--behind-proxy is said, but not --public-url: the name that the proxy has is refused");
    }
}

/// Looks at how a request came.
pub(super) fn look(house: &House, request: &Request) {
    let (headers, config) = (request.headers(), &house.config);
    if is_by_https(headers, config) && !config.public_url().is_https() {
        house.doubts.tell(Doubt::Https, house.now());
    }
    if let Some(doubt) = proxied(headers, limits::peer(request.extensions()), config) {
        house.doubts.tell(doubt, house.now());
    }
}

/// A page was refused by its origin. Foreign pages are; one that has our name, or any as long as
/// nobody said what our name is, may be ours.
pub(super) fn refused_origin(house: &House, origin: &PublicUrl) {
    if house.config.public_url.as_ref().is_none_or(|public| public.is_of_the_host_of(origin)) {
        house.doubts.tell(Doubt::Origin, house.now());
    }
}

/// A request was refused that is meant for another name. As long as nobody said what our name is,
/// that may be it.
pub(super) fn refused_host(house: &House) {
    if house.config.public_url.is_none() {
        house.doubts.tell(Doubt::Host, house.now());
    }
}

/// Whether somebody comes by https, or a page of ours that did.
fn is_by_https(headers: &HeaderMap, config: &Config) -> bool {
    let is_from_us =
        |it: &HeaderValue| super::origin::is_ours(it, headers, config) && it.as_bytes().starts_with(b"https://");
    let was_https = headers.get("x-forwarded-proto").is_some_and(|it| it.as_bytes().eq_ignore_ascii_case(b"https"));
    was_https || headers.get(header::ORIGIN).is_some_and(is_from_us)
}

/// What does not fit about proxies.
fn proxied(headers: &HeaderMap, peer: Option<IpAddr>, config: &Config) -> Option<Doubt> {
    let peer = peer?;
    let forwarded = Forwarded::of(headers);
    if !config.is_behind_proxy {
        // Anybody can write such a header; who is near by and does so is a proxy.
        return (forwarded.is_said() && is_near(peer)).then_some(Doubt::ProxyUnsaid);
    }
    if !is_near(peer) {
        return Some(Doubt::ProxyPassed);
    }
    let Some(last) = forwarded.last() else {
        // Whoever asks this machine by its own name needs no proxy.
        return (!is_for_this_machine(headers)).then_some(Doubt::ProxySilent);
    };
    let from_far = forwarded.last_but_one().is_some_and(|before| !is_near(before));
    (from_far && is_near(last)).then_some(Doubt::ProxyBehindProxy)
}

/// Whether an address is of this machine or of a network at home: nobody outside comes from there.
fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, ..] = address.octets();
            let is_shared = a == 100 && (64..128).contains(&b);
            address.is_loopback() || address.is_private() || address.is_link_local() || is_shared
        }
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubt(is_behind_proxy: bool, peer: &str, headers: &[(&'static str, &'static str)]) -> Option<Doubt> {
        let headers = headers.iter().map(|&(name, value)| {
            (name.parse::<axum::http::HeaderName>().expect("a name"), HeaderValue::from_static(value))
        });
        let config = Config { is_behind_proxy, ..Config::default() };
        proxied(&headers.collect(), Some(peer.parse().expect("an address")), &config)
    }

    const HERE: (&str, &str) = ("host", "127.0.0.1:8080");
    const OURS: (&str, &str) = ("host", "play.example");

    #[test]
    fn a_house_that_is_reached_as_it_was_told_raises_no_doubt() {
        assert_eq!(doubt(false, "203.0.113.7", &[OURS]), None);
        assert_eq!(doubt(false, "127.0.0.1", &[HERE]), None);
        assert_eq!(doubt(true, "127.0.0.1", &[OURS, ("x-forwarded-for", "203.0.113.7")]), None);
        assert_eq!(doubt(true, "172.17.0.1", &[OURS, ("x-forwarded-for", "2001:db8::1")]), None);
        assert_eq!(doubt(true, "127.0.0.1", &[OURS, ("x-forwarded-for", "192.168.0.9")]), None, "at home");
        assert_eq!(doubt(true, "127.0.0.1", &[OURS, ("x-forwarded-for", "10.1.1.1, 203.0.113.7")]), None, "made up");
        assert_eq!(doubt(true, "127.0.0.1", &[HERE]), None, "metrics and health");
    }

    #[test]
    fn a_proxy_that_nobody_spoke_of_is_noticed() {
        let forwarded = ("x-forwarded-for", "203.0.113.7");

        assert_eq!(doubt(false, "127.0.0.1", &[OURS, forwarded]), Some(Doubt::ProxyUnsaid));
        assert_eq!(doubt(false, "fd00::1", &[OURS, forwarded]), Some(Doubt::ProxyUnsaid));
        assert_eq!(doubt(false, "198.51.100.1", &[OURS, forwarded]), None, "anybody can write that");
    }

    #[test]
    fn a_proxy_that_does_not_say_for_whom_it_asks_is_noticed() {
        assert_eq!(doubt(true, "127.0.0.1", &[OURS]), Some(Doubt::ProxySilent));
        assert_eq!(doubt(true, "127.0.0.1", &[OURS, ("x-forwarded-for", "unknown")]), Some(Doubt::ProxySilent));
    }

    #[test]
    fn whoever_comes_past_the_proxy_is_noticed() {
        let forwarded = ("x-forwarded-for", "203.0.113.7");

        assert_eq!(doubt(true, "198.51.100.1", &[OURS, forwarded]), Some(Doubt::ProxyPassed));
        assert_eq!(doubt(true, "2001:db8::1", &[OURS]), Some(Doubt::ProxyPassed));
        assert_eq!(doubt(true, "100.64.0.1", &[OURS, forwarded]), None);
    }

    #[test]
    fn a_proxy_before_the_proxy_is_noticed() {
        let twice = ("x-forwarded-for", "203.0.113.7, 127.0.0.1");

        assert_eq!(doubt(true, "127.0.0.1", &[OURS, twice]), Some(Doubt::ProxyBehindProxy));
    }

    #[test]
    fn a_doubt_is_told_again_only_after_a_while() {
        let doubts = Doubts::default();
        let told = |now| {
            doubts.tell(Doubt::Host, now);
            doubts.0[Doubt::Host as usize].load(Ordering::Relaxed)
        };

        assert_eq!(told(1000), 1000);
        assert_eq!(told(1000 + QUIET - 1), 1000);
        assert_eq!(told(1000 + QUIET), 1000 + QUIET);
    }

    #[test]
    fn each_doubt_has_its_place() {
        for (place, doubt) in Doubt::ALL.into_iter().enumerate() {
            assert_eq!(doubt as usize, place);
        }
    }
}
