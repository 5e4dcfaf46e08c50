//! What is measured is what the list says, and what the page about running a house, the dashboard
//! and the alerts say of it.

mod program;
mod served;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use program::Folder;
use serde_json::Value;
use served::{Served, against_a_bot};
use server::telemetry::measured::{Kind, METRICS, Metric};

/// What `/metrics` shows, by name: its kind, and the labels of its samples.
type Shown = BTreeMap<String, (String, BTreeSet<String>)>;

fn read(repository_file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(repository_file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The metrics of a house in which a game was played, by somebody behind a proxy that nobody spoke of.
fn shown() -> Shown {
    let folder = Folder::new("serve-metrics");
    let house = Served::in_folder(&folder.0.join("house"));
    let mut guest = house.guest();
    let table = guest.opens(&against_a_bot());
    assert!(guest.attends(&table, "?after=0").plays(), "the game is played to its end");
    let request = |more: &str| format!("GET /metrics HTTP/1.0\r\nHost: {}\r\n{more}\r\n", house.address);
    guest.raw().asks(request("X-Forwarded-For: 203.0.113.7\r\n").as_bytes());
    let (status, _, metrics) = guest.raw().asks(request("").as_bytes());
    assert_eq!(status, 200);
    let mut shown = Shown::new();
    for line in metrics.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').unwrap();
            shown.insert(name.to_owned(), (kind.to_owned(), BTreeSet::new()));
        } else if let Some((name, rest)) = line.split_once('{').filter(|_| !line.starts_with('#')) {
            let (_, labels) = shown.iter_mut().find(|(it, _)| is_part_of(name, it)).expect("its kind was told").1;
            let told = rest.split("\",").filter_map(|label| label.split_once('=')).map(|(label, _)| label.to_owned());
            labels.extend(told.filter(|label| label != "le"));
        }
    }
    shown
}

/// Whether a sample belongs to a metric: a histogram has several.
fn is_part_of(sample: &str, metric: &str) -> bool {
    let rest = sample.strip_prefix(metric);
    rest.is_some_and(|rest| ["", "_bucket", "_sum", "_count"].contains(&rest))
}

#[test]
fn what_is_shown_is_what_the_list_says_and_nothing_else() {
    let listed = METRICS.into_iter().map(|Metric { name, kind, labels, .. }| {
        (name.to_owned(), (kind.name().to_owned(), labels.iter().map(|&label| label.to_owned()).collect()))
    });
    let listed: Shown = listed.collect();
    let shown = shown();
    let unseen: Vec<&String> = listed.keys().filter(|name| !shown.contains_key(*name)).collect();
    assert!(unseen.is_empty(), "not shown: {unseen:?}");
    for (name, told) in &shown {
        assert_eq!(listed.get(name), Some(told), "{name}");
    }
}

#[test]
fn the_page_about_running_a_house_tells_of_each_metric() {
    let page = read("docs/running.md");
    let rows = METRICS.map(|Metric { name, kind, labels, about }| {
        let labels: Vec<String> = labels.iter().map(|label| format!("`{label}`")).collect();
        format!("| `{name}` | {} | {} | {about} |", kind.name(), labels.join(", "))
    });
    let told: Vec<&str> =
        page.lines().filter(|line| line.starts_with("| `airlock_") || line.starts_with("| `process_")).collect();

    assert_eq!(told, rows, "what the page should say:\n{}", rows.join("\n"));
}

#[test]
fn each_alert_asks_for_what_there_is_and_the_page_says_what_to_do() {
    let (alerts, page) = (read("packaging/watching/alerts.yml"), read("docs/running.md"));
    let after = |start: &'static str| {
        let lines = alerts.lines().map(str::trim_start);
        lines.filter_map(|line| line.strip_prefix(start).map(str::trim)).collect::<Vec<_>>()
    };
    let (names, questions) = (after("- alert:"), after("expr:"));

    assert!(names.len() > 8 && names.len() == questions.len(), "{names:?} {questions:?}");
    for question in questions {
        assert_eq!(wrong_in(question), Vec::<String>::new(), "{question}");
    }
    for name in names {
        let rows = page.lines().filter(|line| line.starts_with("| `Airlock") && line.contains(&format!("`{name}`")));
        assert_eq!(rows.count(), 1, "{name}");
    }
}

#[test]
fn the_dashboard_asks_for_what_there_is_and_leaves_nothing_out() {
    let dashboard: Value = serde_json::from_str(&read("packaging/watching/dashboard.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len(), "each panel has a number of its own");
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    let questions: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();

    for question in &questions {
        assert_eq!(wrong_in(question), Vec::<String>::new(), "{question}");
    }
    for Metric { name, .. } in METRICS {
        assert!(questions.iter().any(|question| question.contains(name)), "no panel shows {name}");
    }
}

#[test]
fn a_question_for_what_there_is_not_is_noticed() {
    assert_eq!(wrong_in("rate(airlock_nothing_total[5m])"), ["airlock_nothing_total is not measured"]);
    assert_eq!(wrong_in("airlock_request_seconds"), ["airlock_request_seconds is a histogram"]);
    assert_eq!(wrong_in("airlock_sockets_count"), ["airlock_sockets_count is not measured"]);
    assert_eq!(wrong_in("sum by (game) (airlock_sockets)"), ["nothing asked for has the label game"]);
    assert_eq!(wrong_in("median(airlock_sockets)"), ["nothing asked for has the label median"]);
    assert_eq!(
        wrong_in(
            "sum by (route, le) (rate(airlock_request_seconds_bucket{route!~\"airlock_x\"}[$__rate_interval])) > 1e9"
        ),
        Vec::<String>::new()
    );
}

/// The words of Prometheus' language that are used here, and the labels that it has of itself.
const WORDS: [&str; 24] = [
    "and",
    "by",
    "changes",
    "e9",
    "histogram_quantile",
    "increase",
    "instance",
    "job",
    "le",
    "max",
    "min",
    "offset",
    "on",
    "or",
    "predict_linear",
    "rate",
    "sum",
    "time",
    "topk",
    "unless",
    "up",
    "without",
    "ignoring",
    "abs",
];

/// What a question to Prometheus asks for that the program does not tell.
fn wrong_in(question: &str) -> Vec<String> {
    let outside_of_texts: Vec<&str> = question.split('"').step_by(2).collect();
    let plain = outside_of_texts.join(" ");
    let is_of_word = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | ':' | '$' | '.');
    let words = plain.split(|letter| !is_of_word(letter)).filter(|word| !word.is_empty());
    let names: Vec<&str> = words.filter(|word| word.starts_with(|first: char| first.is_ascii_alphabetic())).collect();
    let (measured, others): (Vec<&str>, Vec<&str>) =
        names.into_iter().partition(|name| name.starts_with("airlock_") || name.starts_with("process_"));
    let metric_of = |sample: &str| METRICS.iter().find(|metric| is_part_of(sample, metric.name));
    let labels: BTreeSet<&str> =
        measured.iter().filter_map(|it| metric_of(it)).flat_map(|it| it.labels).copied().collect();
    let wrong_name = |name: &&str| match metric_of(name) {
        Some(metric) if metric.kind == Kind::Histogram && metric.name == *name => {
            Some(format!("{name} is a histogram"))
        }
        Some(metric) if metric.kind == Kind::Histogram || metric.name == *name => None,
        Some(_) | None => Some(format!("{name} is not measured")),
    };
    let wrong_label = |name: &&str| {
        let is_known = WORDS.contains(name) || labels.contains(name);
        (!is_known).then(|| format!("nothing asked for has the label {name}"))
    };
    measured.iter().filter_map(wrong_name).chain(others.iter().filter_map(wrong_label)).collect()
}
