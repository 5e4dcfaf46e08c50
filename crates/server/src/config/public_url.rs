//! How people reach the house: a scheme and a host, as browsers write an origin.

use std::{fmt, net::SocketAddr, str::FromStr};

use axum::http::Uri;

/// The address under which people reach the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: Scheme,
    /// Host and, unless it is the scheme's own, port. In small letters.
    authority: String,
}

/// Why something is no address of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a public URL is http:// or https://, a host, perhaps a port, and nothing else")]
pub struct NoPublicUrl;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Http,
    Https,
}

impl PublicUrl {
    /// Where somebody on this machine reaches a house that listens there.
    pub fn of_address(listen: SocketAddr) -> PublicUrl {
        let authority = Scheme::Http.shortened(&listen.to_string());
        PublicUrl { scheme: Scheme::Http, authority }
    }

    /// Whether what is said on the way is kept from others.
    pub fn is_https(&self) -> bool {
        self.scheme == Scheme::Https
    }

    /// Whether this is the name of its host, whatever the port.
    pub fn is_on(&self, name: &str) -> bool {
        self.host().eq_ignore_ascii_case(name)
    }

    /// Whether both have the same host, whatever the scheme and the port.
    pub fn is_of_the_host_of(&self, other: &PublicUrl) -> bool {
        self.is_on(other.host())
    }

    fn host(&self) -> &str {
        let host = self.authority.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
        host.map_or(&self.authority, |(host, _)| host)
    }

    /// Whether a `Host` header names the same host and port.
    pub fn is_at(&self, host: &str) -> bool {
        self.scheme.shortened(host) == self.authority
    }
}

/// Also reads what browsers send as `Origin`.
impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let uri: Uri = text.parse().map_err(|_| NoPublicUrl)?;
        let scheme = match uri.scheme_str() {
            Some("http") => Scheme::Http,
            Some("https") => Scheme::Https,
            Some(_) | None => return Err(NoPublicUrl),
        };
        let authority = uri.authority().ok_or(NoPublicUrl)?.as_str();
        let is_plain = matches!(uri.path(), "" | "/") && uri.query().is_none() && !authority.contains('@');
        if !is_plain {
            return Err(NoPublicUrl);
        }
        Ok(PublicUrl { scheme, authority: scheme.shortened(authority) })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.authority)
    }
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    /// An authority as browsers write it: in small letters, and without the usual port.
    fn shortened(self, authority: &str) -> String {
        let usual = match self {
            Scheme::Http => ":80",
            Scheme::Https => ":443",
        };
        authority.strip_suffix(usual).unwrap_or(authority).to_ascii_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        text.parse().ok().map(|url: PublicUrl| url.to_string())
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        assert_eq!(read("https://Play.Example").as_deref(), Some("https://play.example"));
        assert_eq!(read("https://play.example:443/").as_deref(), Some("https://play.example"));
        assert_eq!(read("http://play.example:443").as_deref(), Some("http://play.example:443"));
        assert_eq!(read("http://[::1]:8080").as_deref(), Some("http://[::1]:8080"));
    }

    #[test]
    fn anything_else_is_no_public_url() {
        for text in
            ["", "null", "play.example", "ftp://play.example", "http://", "http://a/b", "http://a?b", "http://a@b"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_house_is_reached_where_it_listens() {
        let url = PublicUrl::of_address(([127, 0, 0, 1], 8080).into());

        assert_eq!(url.to_string(), "http://127.0.0.1:8080");
        assert!(!url.is_https());
        assert!(url.is_at("127.0.0.1:8080"));
        assert!(!url.is_at("127.0.0.1"));
    }
}
