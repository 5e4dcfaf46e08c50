//! Pages for people: what this server is, and how programs talk to it.
//!
//! They are made here and need no script. In a build without the web client the first page
//! says so. The reference is drawn from the same description that programs read.

mod markdown;
mod page;
mod reference;

use std::sync::{Arc, LazyLock, OnceLock};

use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use protocol::Problem;
use texts::{Args, Language, Texts};
use utoipa_axum::{router::OpenApiRouter, routes};

use self::page::{escaped, page};
use super::client;
use crate::house::House;

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(welcome))
        .routes(routes!(reference))
        .routes(routes!(description))
        .routes(routes!(style))
}

/// The web client; in a build without it, what this server is, in the reader's language.
#[utoipa::path(
    get,
    path = "/",
    tag = "house",
    responses(
        (status = 200, description = "A page.", body = String, content_type = "text/html"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn welcome(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    if let Some(page) = client::page(&house, &headers) {
        return page;
    }
    let language = wanted(&headers);
    let say = |key| escaped(&Texts::of(language).say(key, &Args::new()));
    let body = format!(
        "<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n<p><a href=\"/api/docs\">{}</a></p>\n",
        say("ui-server-title"),
        say("ui-server-about"),
        say("ui-server-no-client"),
        say("ui-server-to-docs"),
    );
    shown(language, page(language, "ui-server-title", &body))
}

/// This description, for people to read.
#[utoipa::path(
    get,
    path = "/api/docs",
    tag = "house",
    responses(
        (status = 200, description = "A page.", body = String, content_type = "text/html"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn reference(headers: HeaderMap) -> Response {
    static PAGES: [OnceLock<String>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let language = wanted(&headers);
    let made = PAGES[language as usize].get_or_init(|| {
        let description = serde_json::from_str(&DESCRIPTION).expect("the description is JSON");
        page(language, "ui-server-docs-title", &reference::drawn(&description, Texts::of(language)))
    });
    shown(language, made.clone())
}

/// This description, for programs.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "house",
    responses(
        (status = 200, description = "OpenAPI 3.1.", body = serde_json::Value),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION.as_str()).into_response()
}

/// How the pages look.
#[utoipa::path(
    get,
    path = "/house.css",
    tag = "house",
    responses(
        (status = 200, description = "A style sheet.", body = String, content_type = "text/css"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn style() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=3600")];
    (headers, include_str!("docs/house.css")).into_response()
}

static DESCRIPTION: LazyLock<String> =
    LazyLock::new(|| super::description().to_pretty_json().expect("the description is made of words and numbers"));

fn shown(language: Language, html: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_LANGUAGE, language.code()),
        (header::VARY, "accept-language"),
    ];
    (headers, html).into_response()
}

/// The language that a reader wants most among those we speak.
fn wanted(headers: &HeaderMap) -> Language {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let mut wishes: Vec<(u16, &str)> = wishes.split(',').take(32).filter_map(wish).collect();
    // A stable sort: of equal wishes the first counts.
    wishes.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    Language::negotiate(wishes.into_iter().map(|(_, language)| language))
}

/// A language and how much it is wanted, in thousandths. What is not wanted at all is no
/// wish.
fn wish(text: &str) -> Option<(u16, &str)> {
    let (language, weight) = text.split_once(';').unwrap_or((text, "q=1"));
    let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
    let weight = (weight.clamp(0.0, 1.0) * 1000.0) as u16;
    (weight > 0).then_some((weight, language.trim()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn wanted_by(wishes: &'static str) -> Language {
        wanted(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wishes))]))
    }

    #[test]
    fn the_language_that_is_wanted_most_is_spoken() {
        assert_eq!(wanted_by("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7"), Language::Ukrainian);
        assert_eq!(wanted_by("en;q=0.3, pl;q=0.9"), Language::Polish);
        assert_eq!(wanted_by("de, ru;q=0.5"), Language::Russian);
        assert_eq!(wanted_by("ru;q=0, pl;q=0.1"), Language::Polish);
    }

    #[test]
    fn whoever_wants_nothing_we_know_reads_english() {
        assert_eq!(wanted_by(""), Language::English);
        assert_eq!(wanted_by("*"), Language::English);
        assert_eq!(wanted_by("de-DE, fr;q=rubbish, ;;;,,="), Language::English);
        assert_eq!(wanted(&HeaderMap::new()), Language::English);
    }
}
