//! Requests of all kinds, well meant and otherwise.

use std::{convert::Infallible, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::Method,
    routing::get,
};
use futures_util::stream;
use server::problems::Sent;

use crate::visitor::{given, given_routes, given_with};

const JSON: Option<&str> = Some("application/json");

#[tokio::test]
async fn every_answer_has_an_id() {
    let place = given().await;

    let made = place.visitor().get("/api/games").await;
    let brought = place.visitor().with("x-request-id", "abc-123-def").get("/nowhere").await;

    assert_eq!(made.header("x-request-id").map(str::len), Some(32));
    assert_eq!(brought.header("x-request-id"), Some("abc-123-def"));
}

#[tokio::test]
async fn an_id_that_is_none_is_not_echoed() {
    let place = given().await;

    for odd in ["", "short", "with space here", "<script>alert(1)</script>", &"x".repeat(65)] {
        let answer = place.visitor().with("x-request-id", odd).get("/api/games").await;
        assert_ne!(answer.header("x-request-id"), Some(odd));
        assert_eq!(answer.header("x-request-id").map(str::len), Some(32));
    }
}

#[tokio::test]
async fn every_answer_tells_browsers_what_not_to_do() {
    let place = given().await;

    for path in ["/", "/api/me", "/api/docs", "/nowhere", "/healthz", "/house.css"] {
        let answer = place.visitor().get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self';"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert!(answer.header("permissions-policy").is_some(), "{path}");
        assert!(answer.header("cache-control").is_some(), "{path}");
        assert_eq!(answer.header("strict-transport-security"), None, "{path}: this house is not reached by https");
    }
}

#[tokio::test]
async fn a_house_that_is_reached_by_https_says_that_it_stays_so() {
    let place = given_with(|config| config.public_url = Some("https://play.example".parse().unwrap())).await;

    assert_eq!(place.visitor().get("/").await.header("strict-transport-security"), Some("max-age=63072000"));
}

#[tokio::test]
async fn what_is_not_there_is_not_found_however_it_is_spelled() {
    let place = given().await;

    for path in [
        "/nowhere",
        "/api",
        "/api/",
        "/api/me/",
        "//api/me",
        "/API/ME",
        "/api/../etc/passwd",
        "/api/%2e%2e/%2e%2e/etc/passwd",
        "/api/me%00",
        "/api%2fme",
        "/api/me;x=y",
        "/.git/config",
        "/%ff%fe",
        "/house.css/../secret-key",
        "/secret-key",
    ] {
        place.visitor().get(path).await.refused(404, "not-found");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_with_the_right_ones() {
    let place = given().await;

    let answer = place.visitor().delete("/api/games").await;

    answer.refused(405, "wrong-method");
    assert_eq!(answer.header("allow"), Some("GET,HEAD"));
    let made_up = place.visitor().send(Method::from_bytes(b"BREW").unwrap(), "/api/me", Body::empty(), None).await;
    made_up.refused(405, "wrong-method");
}

#[tokio::test]
async fn what_is_no_json_is_told_by_its_place() {
    let place = given().await;

    let refused = place.visitor().send(Method::PATCH, "/api/me", "{\n\"name\": }", JSON).await;

    let problem = refused.refused(400, "malformed-json");
    assert_eq!((problem.args["line"].as_str(), problem.args["column"].as_str()), ("2", "9"));
    for body in ["", "{", "[", "\u{feff}{}", "{\"name\":\"Ann\"} more", "nul"] {
        place.visitor().send(Method::PATCH, "/api/me", body, JSON).await.refused(400, "malformed-json");
    }
    let not_text = place.visitor().send(Method::PATCH, "/api/me", vec![0xff, 0xfe, 0x00], JSON).await;
    not_text.refused(400, "malformed-json");
}

#[tokio::test]
async fn what_does_not_fit_is_told_by_its_field() {
    let place = given().await;

    for (path, body, field) in [
        ("/api/me/password", "{}", "password"),
        ("/api/me/password", r#"{"password":7}"#, "password"),
        ("/api/me/password", r#"{"password":"correct horse","curent":"x"}"#, "curent"),
        ("/api/login", r#"{"name":"Ann"}"#, "password"),
        ("/api/login", r#"{"name":["Ann"],"password":"x"}"#, "name"),
        ("/api/login", "[]", "none"),
        ("/api/login", "null", "none"),
    ] {
        let refused = place.visitor().send(Method::POST, path, body, JSON).await.refused(422, "malformed-field");
        assert_eq!(refused.args["field"], field, "{body}");
    }
}

#[tokio::test]
async fn deeply_nested_json_is_refused_and_breaks_nothing() {
    let place = given().await;
    let deep = format!(r#"{{"name":{}}}"#, "[".repeat(60_000));

    let answer = place.visitor().send(Method::PATCH, "/api/me", deep, JSON).await;

    assert!(answer.status.is_client_error());
}

#[tokio::test]
async fn what_says_that_it_is_too_large_is_not_even_read() {
    let place = given().await;
    let unread = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());

    let answer = place.visitor().with("content-length", "65537").send(Method::PATCH, "/api/me", unread, JSON).await;

    answer.refused(413, "too-large");
}

#[tokio::test]
async fn what_turns_out_to_be_too_large_is_read_no_further() {
    let place = given().await;
    let endless = stream::repeat_with(|| Ok::<_, Infallible>(Bytes::from_static(&[b' '; 1024])));

    let answer = place.visitor().send(Method::PATCH, "/api/me", Body::from_stream(endless), JSON).await;

    answer.refused(413, "too-large");
}

#[tokio::test]
async fn a_handler_that_breaks_is_answered_for_with_a_number_to_report() {
    let place =
        given_routes(|_| (), |routes| routes.route("/breaks", get(async || -> () { panic!("a secret: {}", 42) })))
            .await;

    let answer = place.visitor().get("/breaks").await;

    let problem = answer.refused(500, "internal");
    assert_eq!(problem.args["report"], answer.header("x-request-id").unwrap());
    assert!(!answer.text().contains("secret"));
    assert_eq!(place.visitor().get("/api/games").await.status, 200, "the house stands");
}

#[tokio::test(start_paused = true)]
async fn what_takes_too_long_is_answered_in_time() {
    let forever = async || std::future::pending::<()>().await;
    let place = given_routes(|_| (), |routes| routes.route("/forever", get(forever))).await;

    let began = tokio::time::Instant::now();
    place.visitor().get("/forever").await.refused(503, "took-too-long");

    assert_eq!(began.elapsed().as_secs(), place.house.config.timings.request.as_secs());
}

#[tokio::test(start_paused = true)]
async fn a_body_that_never_comes_is_not_waited_for_for_ever() {
    let place = given().await;
    let unsent = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());

    let sending = async { place.visitor().send(Method::POST, "/api/login", unsent, JSON).await };
    let answer = tokio::time::timeout(Duration::from_secs(60), sending).await.unwrap();

    answer.refused(408, "request-slow");
}

#[tokio::test]
async fn what_libraries_say_is_told_as_a_problem_too() {
    async fn reads(axum::extract::Path(_): axum::extract::Path<u8>, Sent(()): Sent<()>) {}
    let place = given_routes(|_| (), |routes| routes.route("/numbers/{number}", get(reads))).await;

    let answer = place.visitor().get("/numbers/many").await;

    answer.refused(400, "malformed-request");
}

#[tokio::test]
async fn a_long_address_and_many_headers_break_nothing() {
    let place = given().await;
    let mut visitor = place.visitor();
    for _ in 0..200 {
        visitor = visitor.with("accept-language", "ru;q=0.9, rubbish;q=x").with("cookie", "a=b");
    }

    assert_eq!(visitor.get(&format!("/?{}", "x=y&".repeat(10_000))).await.status, 200);
    visitor.get(&format!("/{}", "x".repeat(30_000))).await.refused(404, "not-found");
}
