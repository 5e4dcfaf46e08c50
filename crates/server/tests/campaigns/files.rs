//! A campaign from a file, and into one: the terminal's, both ways.

use chronicle::Chronicle;
use serde_json::{Value, json};

use crate::words::{address, given, given_where, person, won_newt};

#[tokio::test]
async fn what_the_terminal_wrote_comes_in_whole_and_goes_out_as_it_was() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;

    let answer = anna.brings(won_newt()).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let campaign = address(&answer);

    let now = anna.sees(&campaign).await;
    assert_eq!((&now["name"], &now["campaign"]["played"][0]["mission"]), (&json!("Hadley's Hope"), &json!("newt")));
    assert_eq!(
        (&now["missions"][0]["table"], &now["missions"][0]["seats"][1]["kind"]["kind"]),
        (&json!(null), &json!("bot"))
    );
    let story = now["missions"][0]["story"].as_array().unwrap();
    assert!(story.iter().any(|step| step["heard"][0]["heard"] == "newt-joined"), "{story:?}");
    let file = anna.get(&format!("{campaign}/export")).await;
    assert_eq!(file.text(), won_newt());
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"airlock.campaign\""));
}

#[tokio::test]
async fn what_was_begun_here_the_terminal_reads() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let campaign = anna.begins("Hadley").await;
    anna.patch(&campaign, &json!({"name": "Acheron"})).await;

    let file = anna.get(&format!("{campaign}/export")).await.text();

    let read = Chronicle::read(file.as_bytes()).unwrap();
    assert_eq!((read.campaign.name.as_str(), read.records.len()), ("Acheron", 0));
}

#[tokio::test]
async fn what_is_damaged_newer_or_no_campaign_is_refused_and_nothing_is_written() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let good = won_newt();
    let half = good[..good.len() / 2].to_owned();
    let changed = good.replacen("newt", "nest", 1);
    for (bad, code) in [
        (half, "campaign-damaged"),
        (changed, "campaign-damaged"),
        (String::new(), "campaign-not-one"),
        ("hello\n".to_owned(), "campaign-not-one"),
        (good.replacen("airlock-campaign 1", "airlock-campaign 2", 1), "campaign-newer"),
    ] {
        let problem = anna.brings(bad).await.refused(422, code);
        assert!(problem.args["line"].parse::<usize>().is_ok(), "it is told where");
    }
    anna.post("/api/campaigns/import", &json!({})).await.refused(415, "content-type");

    assert_eq!(anna.get("/api/campaigns").await.granted::<Value>(), json!([]));
}

/// Whoever writes the hash anew has forged the seed as little as before.
#[tokio::test]
async fn a_forged_game_is_refused_whatever_its_hash() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let mut forged = Chronicle::read(won_newt().as_bytes()).unwrap();
    forged.campaign.name = "Forged".to_owned();
    let text = won_newt();
    let at = text.find("! ").expect("chance has spoken");
    let line_end = at + text[at..].find('\n').unwrap();
    // One line less of what chance has shown, and a hash that fits.
    let without = format!("{}{}", &text[..at], &text[line_end + 1..]);
    let n_lines =
        |text: &str| text.lines().find_map(|line| line.strip_prefix("mission newt lines ").map(str::to_owned));
    let n: usize = n_lines(&without).unwrap().parse().unwrap();
    let without = without.replacen(&format!("lines {n}\n"), &format!("lines {}\n", n - 1), 1);
    let above = &without[..without.rfind("hash ").unwrap()];
    let hashed = format!("{above}hash {}\n", driver::transcript::Transcript::of_header(above).digest());

    let answer = anna.brings(hashed).await;

    assert_eq!(answer.status, 422, "{}", answer.text());
    assert_eq!(anna.get("/api/campaigns").await.granted::<Value>(), json!([]));
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_too_long_is_read() {
    let place = given_where(|config| config.allowed.imports_by_person = std::num::NonZero::new(3).unwrap()).await;
    let mut anna = person(&place, "Anna").await;
    let campaign = address(&anna.brings(won_newt()).await);
    let before = anna.sees(&campaign).await;

    anna.brings(won_newt()).await.refused(409, "campaign-name-taken");
    anna.brings("x".repeat((8 << 20) + 1)).await.refused(413, "too-large");
    anna.brings("x".repeat(100_000)).await.refused(422, "campaign-not-one");
    anna.brings("x").await.refused(429, "too-many");

    assert_eq!(anna.sees(&campaign).await, before);
    let mut ben = person(&place, "Ben").await;
    assert_eq!(ben.brings(won_newt()).await.status, 201, "he has none of this name");
}
