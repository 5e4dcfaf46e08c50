//! Pages for people, and the description for programs.

use std::collections::BTreeSet;

use protocol::GameCard;
use serde_json::Value;

use crate::visitor::given;

#[tokio::test]
async fn the_front_page_speaks_the_readers_language() {
    let place = given().await;

    for (wish, language, word) in [
        ("en-GB", "en", "spectators"),
        ("ru-RU,en;q=0.5", "ru", "зрителей"),
        ("uk", "uk", "глядачів"),
        ("pl;q=0.9,en;q=0.1", "pl", "widzów"),
        ("de", "en", "spectators"),
    ] {
        let page = place.visitor().with("accept-language", wish).get("/").await;
        assert_eq!(page.status, 200);
        assert_eq!(page.header("content-language"), Some(language));
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(page.text().contains(&format!("<html lang=\"{language}\">")));
        assert!(page.text().contains(word), "{}", page.text());
        assert!(page.text().contains("href=\"/api/docs\""));
        assert!(!page.text().contains('⟨'), "every text is there");
    }
}

#[tokio::test]
async fn pages_keep_to_their_own_content_policy() {
    let place = given().await;

    for path in ["/", "/api/docs"] {
        let page = place.visitor().get(path).await.text();
        for inline in ["<script", "<style", "style=", "onclick", "javascript:", "http:", "https:", "src="] {
            assert!(!page.contains(inline), "{path}: {inline}");
        }
    }
    assert_eq!(place.visitor().get("/house.css").await.header("content-type"), Some("text/css; charset=utf-8"));
}

#[tokio::test]
async fn every_route_is_described() {
    let place = given().await;

    let description: Value = place.visitor().get("/api/openapi.json").await.granted();

    let routes = description["paths"].as_object().unwrap();
    let routes = routes
        .iter()
        .flat_map(|(path, methods)| methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}")));
    let routes: BTreeSet<String> = routes.collect();
    for expected in [
        "get /",
        "get /api/docs",
        "get /api/games",
        "get /api/me",
        "patch /api/me",
        "delete /api/me",
        "get /api/me/export",
        "post /api/me/password",
        "post /api/login",
        "post /api/logout",
        "get /api/openapi.json",
        "get /healthz",
        "get /metrics",
    ] {
        assert!(routes.contains(expected), "{expected}");
    }
}

#[tokio::test]
async fn every_route_says_what_a_problem_looks_like_and_every_type_is_there() {
    let place = given().await;

    let answer = place.visitor().get("/api/openapi.json").await;
    let description: Value = answer.granted();

    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap() {
            let schema = &route["responses"]["default"]["content"]["application/json"]["schema"];
            assert_eq!(schema["$ref"], "#/components/schemas/Problem", "{method} {path}");
            assert!(route["tags"][0].is_string() && route["summary"].is_string(), "{method} {path}");
        }
    }
    let schemas = description["components"]["schemas"].as_object().unwrap();
    let text = answer.text();
    let names = text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap());
    for name in names {
        assert!(schemas.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn the_reference_shows_every_route_and_type() {
    let place = given().await;
    let description: Value = place.visitor().get("/api/openapi.json").await.granted();

    let page = place.visitor().with("accept-language", "pl").get("/api/docs").await.text();

    assert!(page.contains("Odpowiedzi"));
    for path in description["paths"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("<code>{path}</code>")), "{path}");
    }
    for name in description["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("<h3 id=\"{name}\">")), "{name}");
    }
    assert!(!page.contains('⟨'), "every text is there");
}

#[tokio::test]
async fn the_games_of_the_house_are_listed() {
    let place = given().await;

    let games: Vec<GameCard> = place.visitor().get("/api/games").await.granted();

    assert_eq!(
        games.iter().map(|card| card.game.as_str()).collect::<Vec<_>>(),
        ["alien-frontiers", "aliens", "lockdown", "nemesis"]
    );
    assert!(games[0].levels.contains(&"greedy".to_owned()));
}
