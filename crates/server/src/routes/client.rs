//! The web client: its files, and its page for every address that is the client's own.

use std::{borrow::Cow, sync::Arc};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    response::{IntoResponse, Response},
};

use crate::{house::House, problems::Refusal};

/// The one page of the client; its script looks at the address.
const PAGE: &str = "index.html";

/// Names of files in here change with what is in them.
const UNCHANGING: &str = "assets/";

/// Ways in which files lie there made smaller, the smallest first.
const SMALLER: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Answers whatever has no route: a file of the client, its page, or nothing.
pub(crate) async fn find(
    State(house): State<Arc<House>>,
    method: Method,
    address: Uri,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let path = address.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path.starts_with("api/") {
        return Err(Refusal::not_found());
    }
    let client = house.config.client;
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { PAGE };
    file(client, name, &headers).ok_or_else(Refusal::not_found)
}

/// The first page, if there is a client.
pub(crate) fn page(house: &House, headers: &HeaderMap) -> Option<Response> {
    file(house.config.client, PAGE, headers)
}

fn file(client: fn(&str) -> Option<Cow<'static, [u8]>>, name: &str, headers: &HeaderMap) -> Option<Response> {
    let (encoding, body) = smaller(client, name, headers).or_else(|| Some((None, client(name)?)))?;
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let lasts = match name.starts_with(UNCHANGING) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let charset = if kind.type_() == mime_guess::mime::TEXT { "; charset=utf-8" } else { "" };
    let mut response = body.into_owned().into_response();
    let told = response.headers_mut();
    let kind = HeaderValue::from_str(&format!("{kind}{charset}")).expect("a kind of file is plain text");
    told.insert(header::CONTENT_TYPE, kind);
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasts));
    told.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        told.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

type Encoded = (Option<&'static str>, Cow<'static, [u8]>);

/// The file made smaller in a way that whoever asks can read.
fn smaller(client: fn(&str) -> Option<Cow<'static, [u8]>>, name: &str, headers: &HeaderMap) -> Option<Encoded> {
    let wishes = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let can_read = |encoding: &str| {
        wishes.split(',').any(|wish| {
            let (named, weight) = wish.split_once(';').unwrap_or((wish, ""));
            named.trim() == encoding && weight.trim() != "q=0"
        })
    };
    let way = |&(encoding, ending): &(&'static str, &str)| {
        can_read(encoding).then(|| client(&format!("{name}{ending}"))).flatten().map(|body| (Some(encoding), body))
    };
    SMALLER.iter().find_map(way)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(path: &str) -> Option<Cow<'static, [u8]>> {
        match path {
            "index.html" => Some(Cow::Borrowed(b"<!doctype html>")),
            "assets/a.js" => Some(Cow::Borrowed(b"let a")),
            "assets/a.js.br" => Some(Cow::Borrowed(b"small")),
            _ => None,
        }
    }

    fn asks_for(name: &str, encodings: &'static str) -> Option<Response> {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))]);
        file(client, name, &headers)
    }

    #[test]
    fn a_browser_that_can_read_it_gets_the_smaller_file() {
        let small = asks_for("assets/a.js", "gzip, br").expect("it is there");
        let plain = asks_for("assets/a.js", "br;q=0, gzip").expect("it is there");

        assert_eq!(small.headers()[header::CONTENT_ENCODING], "br");
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        assert!(small.headers()[header::CONTENT_TYPE].to_str().is_ok_and(|kind| kind.starts_with("text/javascript")));
    }

    #[test]
    fn files_that_never_change_are_kept_and_the_page_is_asked_for_again() {
        let script = asks_for("assets/a.js", "").expect("it is there");
        let page = asks_for("index.html", "br").expect("it is there");

        assert!(script.headers()[header::CACHE_CONTROL].to_str().is_ok_and(|it| it.contains("immutable")));
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn what_is_not_there_is_not_made_up() {
        assert!(asks_for("assets/b.js", "br").is_none());
    }
}
