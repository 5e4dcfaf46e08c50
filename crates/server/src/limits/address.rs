//! From where somebody comes, as far as limits go.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, request::Parts},
};

use crate::{
    config::Config,
    house::{House, is_for_this_machine},
};

/// An address. One customer of a provider has a whole network of IPv6 addresses, so of those
/// only the network counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

/// The header to which a proxy adds from where it was called.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// All by which a proxy may say that it is one.
const FORWARDING: [&str; 8] = [
    FORWARDED_FOR,
    "x-forwarded-proto",
    "x-forwarded-host",
    "x-forwarded-port",
    "x-real-ip",
    "x-client-ip",
    "forwarded",
    "via",
];

impl Address {
    /// Where nobody knows from where it comes.
    const UNKNOWN: Address = Address(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The address of whoever asks: that of the connection or, if there is a proxy before
    /// us, what the proxy wrote down last.
    pub fn of(parts: &Parts, house: &House) -> Address {
        let forwarded = || Forwarded::of(&parts.headers).last();
        let peer = peer(&parts.extensions);
        let address = if house.config.is_behind_proxy { forwarded().or(peer) } else { peer };
        address.map_or(Address::UNKNOWN, Address::from)
    }

    /// Whether somebody asks from this very machine, and for nobody else. A proxy before us is on
    /// this machine too. Most say for whom they ask; of one that we were told of by a public address
    /// alone nobody knows whether it does, so then nobody is believed.
    pub fn is_loopback(parts: &Parts, config: &Config) -> bool {
        let is_direct = FORWARDING.iter().all(|name| !parts.headers.contains_key(*name));
        let knows_proxy = config.public_url.is_none() || config.is_behind_proxy;
        is_direct
            && knows_proxy
            && is_for_this_machine(&parts.headers)
            && peer(&parts.extensions).is_some_and(|peer| peer.to_canonical().is_loopback())
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Infallible> {
        Ok(Address::of(parts, house))
    }
}

/// From where a connection comes.
pub(crate) fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip())
}

/// For whom a proxy says that it asks: what it was told itself, and at the end by whom.
pub(crate) struct Forwarded<'a>(Option<&'a str>);

impl<'a> Forwarded<'a> {
    /// What is said; of several headers in the last, which the proxy wrote.
    pub(crate) fn of(headers: &'a HeaderMap) -> Forwarded<'a> {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back();
        Forwarded(last.map(|last| last.to_str().unwrap_or_default()))
    }

    /// Whether anything is said.
    pub(crate) fn is_said(&self) -> bool {
        self.0.is_some()
    }

    /// Who called the proxy. Those before the last may have been written by the client.
    pub(crate) fn last(&self) -> Option<IpAddr> {
        self.0?.rsplit(',').next().and_then(address)
    }

    /// Whom the one who called the proxy named as its own caller.
    pub(crate) fn last_but_one(&self) -> Option<IpAddr> {
        self.0?.rsplit(',').nth(1).and_then(address)
    }
}

/// An address as proxies write it, perhaps with a port.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|it| it.ip());
    let bare = entry.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn forwarded(values: &[&'static str]) -> Option<String> {
        let values =
            values.iter().map(|&value| (FORWARDED_FOR.parse().expect("a name"), HeaderValue::from_static(value)));
        Forwarded::of(&HeaderMap::from_iter(values)).last().map(|it| it.to_string())
    }

    #[test]
    fn only_what_the_proxy_wrote_last_is_believed() {
        assert_eq!(forwarded(&["203.0.113.9, 198.51.100.7"]).as_deref(), Some("198.51.100.7"));
        assert_eq!(forwarded(&["[2001:db8::1]:443"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(forwarded(&["[2001:db8::1]"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(forwarded(&["198.51.100.7:1234"]).as_deref(), Some("198.51.100.7"));
        assert_eq!(forwarded(&["198.51.100.7, nonsense"]), None);
        assert_eq!(forwarded(&[]), None);
    }

    #[test]
    fn of_ipv6_only_the_network_counts() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().expect("an address"));

        assert_eq!(address("2001:db8:0:1::1"), address("2001:db8:0:1:ffff::2"));
        assert_ne!(address("2001:db8:0:1::1"), address("2001:db8:0:2::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
