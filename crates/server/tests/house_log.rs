//! What is written to the log: enough to find what went wrong, and no secret.

#[path = "house/visitor.rs"]
mod visitor;

use std::{
    io,
    sync::{Arc, Mutex},
};

use axum::routing::get;
use serde_json::json;
use server::{
    config::{Config, Log, LogForm},
    storage::Fault,
    telemetry,
};
use tracing_subscriber::fmt::MakeWriter;
use visitor::given_routes;

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Paper {
    type Writer = Paper;

    fn make_writer(&self) -> Paper {
        self.clone()
    }
}

/// Visits that have every kind of secret in them, with everything written down that can be.
async fn written(form: LogForm) -> (String, Vec<String>) {
    let paper = Paper::default();
    let log = Log { level: "trace".to_owned(), form };
    let _journal = tracing::dispatcher::set_default(&telemetry::journal(&log, paper.clone()));
    let secret = String::from("put together at run time");
    let breaks = get(async move || -> () { panic!("{secret}") });
    let place = given_routes(|_| (), |routes| routes.route("/breaks/{what}", breaks)).await;
    let mut ann = place.visitor_from([203, 0, 113, 77]);

    let id = ann.is_called("Unmistakable").await.id;
    ann.sets_password("correct horse").await;
    ann.logs_in("Unmistakable", "wrong horse").await.refused(403, "login-wrong");
    ann.logs_in("Unmistakable", "correct horse").await;
    ann.post("/api/login", &json!({ "name": "Unmistakable", "word": "misplaced horse" })).await;
    ann.get("/api/me?invitation=very-secret").await;
    ann.get("/made/up/address").await;
    ann.get("/breaks/everything").await.refused(500, "internal");
    ann.get("/api/me/export").await;
    place.storage.all_writes(Fault::Full);
    ann.patch("/api/me", &json!({ "name": "Unforgettable" })).await.refused(503, "storage");

    let cookie = ann.cookie.clone().unwrap();
    let secrets = [
        &cookie,
        &id,
        "Unmistakable",
        "Unforgettable",
        "horse",
        "argon2id",
        "very-secret",
        "invitation",
        "made/up",
        "everything",
        "put together",
        "203.0.113.77",
    ];
    (paper.text(), secrets.map(str::to_owned).to_vec())
}

#[tokio::test]
async fn no_secret_is_written_to_the_log() {
    for form in [LogForm::Plain, LogForm::Json] {
        let (log, secrets) = written(form).await;

        for secret in secrets {
            let line = log.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{secret} is in the log");
        }
    }
}

#[tokio::test]
async fn the_log_says_which_route_how_it_ended_and_what_broke() {
    let (log, _) = written(LogForm::Plain).await;

    for told in [
        r#"method="PATCH" route="/api/me""#,
        "status=200",
        "status=403",
        "milliseconds=",
        r#"route="none""#,
        r#"route="/breaks/{what}""#,
        "a request broke",
        "the storage did not answer",
    ] {
        assert!(log.contains(told), "{told} is not in the log:\n{log}");
    }
}

#[tokio::test]
async fn whoever_runs_a_house_behind_https_without_saying_so_is_warned_once() {
    let warned = async |public_url: Option<&str>, header: (&'static str, &str)| {
        let paper = Paper::default();
        let log = Log { level: "warn".to_owned(), form: LogForm::Plain };
        let _journal = tracing::dispatcher::set_default(&telemetry::journal(&log, paper.clone()));
        let public_url = public_url.map(|url| url.parse().unwrap());
        let place = given_routes(|config| config.public_url = public_url, |routes| routes).await;
        let mut visitor = place.visitor().with("host", "play.local").with(header.0, header.1);
        for _ in 0..3 {
            visitor.get("/api/me").await;
        }
        paper.text().lines().filter(|line| line.contains("--public-url")).count()
    };

    assert_eq!(warned(None, ("x-forwarded-proto", "https")).await, 1);
    assert_eq!(warned(None, ("origin", "https://play.local")).await, 1);
    assert_eq!(warned(None, ("x-forwarded-proto", "http")).await, 0);
    assert_eq!(warned(None, ("origin", "https://evil.example")).await, 0);
    assert_eq!(warned(Some("https://play.local"), ("x-forwarded-proto", "https")).await, 0);
}

/// What a house is warned of that was told this, when somebody comes from there with these headers.
async fn warned(
    configure: impl FnOnce(&mut Config),
    from: [u8; 4],
    headers: &[(&'static str, &str)],
    come: impl AsyncFn(&mut visitor::Visitor),
) -> Vec<String> {
    let paper = Paper::default();
    let log = Log { level: "warn".to_owned(), form: LogForm::Plain };
    let _journal = tracing::dispatcher::set_default(&telemetry::journal(&log, paper.clone()));
    let place = given_routes(configure, |routes| routes).await;
    let visitor = place.visitor_from(from);
    let mut visitor = headers.iter().fold(visitor, |visitor, &(name, value)| visitor.with(name, value));
    for _ in 0..3 {
        come(&mut visitor).await;
    }
    let about =
        |line: &str| line.split_once("about=\"").and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned);
    paper.text().lines().filter_map(about).collect()
}

#[tokio::test]
async fn whoever_tells_the_proxy_something_else_than_the_house_is_warned_once() {
    let looks = async |visitor: &mut visitor::Visitor| _ = visitor.get("/api/games").await;
    let acts = async |visitor: &mut visitor::Visitor| _ = visitor.patch("/api/me", &json!({ "name": "Ann" })).await;
    let known = |config: &mut Config| {
        config.public_url = Some("https://play.example".parse().unwrap());
        config.is_behind_proxy = true;
    };
    let (here, outside) = ([127, 0, 0, 1], [203, 0, 113, 7]);
    let (ours, forwarded) = (("host", "play.example"), ("x-forwarded-for", "203.0.113.7"));

    assert_eq!(warned(|_| (), here, &[forwarded], looks).await, ["proxy-unsaid"]);
    assert_eq!(warned(known, here, &[ours], looks).await, ["proxy-silent"]);
    assert_eq!(warned(known, outside, &[ours, forwarded], looks).await, ["proxy-passed"]);
    assert_eq!(warned(known, here, &[ours, forwarded], looks).await, Vec::<String>::new());
    let page = ("origin", "https://play.example");
    assert_eq!(warned(|_| (), here, &[page], acts).await, ["origin"]);
    assert_eq!(warned(known, here, &[ours, forwarded, ("origin", "http://play.example")], acts).await, ["origin"]);
    let foreign = ("origin", "https://evil.example");
    assert_eq!(warned(known, here, &[ours, forwarded, foreign], acts).await, Vec::<String>::new());
    assert_eq!(warned(|_| (), here, &[ours], looks).await, ["host"]);
    assert_eq!(warned(known, here, &[("host", "evil.example"), forwarded], looks).await, Vec::<String>::new());
}
