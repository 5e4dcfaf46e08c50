//! A game is looked back on: step by step, and at any moment.

use protocol::change::changed;
use serde_json::{Value, json};

use crate::table::{Luck, against_a_bot, for_two, given, person, play};

fn entries(replay: &Value) -> Vec<u64> {
    replay["steps"].as_array().unwrap().iter().map(|step| step["entry"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn an_offer_says_that_it_is_final() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let table = anna.opens(&against_a_bot("alien-frontiers")).await;
    while anna.sees(&table).await["questions"][0]["offers"][0].is_null() {
        tokio::task::yield_now().await;
    }

    let seen = anna.sees(&table).await;

    let offers = seen["questions"][0]["offers"].as_array().unwrap();
    let final_offers = offers.iter().filter(|offer| offer["is-final"] == true).count();
    assert!(
        (1..offers.len()).contains(&final_offers),
        "a ship that is docked can be taken up again, a turn that has ended cannot"
    );
}

#[tokio::test]
async fn a_finished_game_is_told_step_by_step_with_all_that_belongs_to_it() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let table = anna.opens(&against_a_bot("alien-frontiers")).await;
    play(std::slice::from_mut(&mut anna), &table, &mut Luck(11), usize::MAX).await;

    let replay = anna.gets(&format!("/api/tables/{table}/replay")).await;

    assert_eq!((&replay["state"], &replay["eyes"], &replay["mine"]), (&json!("over"), &json!("all"), &json!([1])));
    assert_eq!(replay["seats"][0], json!({"kind": {"kind": "person"}, "name": "Anna"}));
    assert_eq!(replay["options"][0], json!(["long-game", "off"]));
    assert!(replay["chance"]["commitment"].is_string() && replay["chance"]["seed"].is_string());
    assert_eq!(replay["standings"].as_array().unwrap().len(), 2);
    let steps = replay["steps"].as_array().unwrap();
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text();
    let n_lines = record.lines().filter(|line| line.starts_with(['>', '!'])).count();
    assert_eq!(steps.len(), n_lines, "nothing was taken back, so that every line is a step");
    assert!(steps.iter().any(|step| step["seat"].is_null()) && steps.iter().any(|step| step["seat"] == 2));
    assert!(steps.windows(2).all(|pair| pair[0]["n"].as_u64() < pair[1]["n"].as_u64()), "each is a moment");
    assert!(steps.is_sorted_by_key(|step| step["round"].as_u64()) && steps.iter().all(|step| step["at"].is_u64()));

    let last = steps.last().unwrap()["entry"].as_u64().unwrap();
    let end = anna.gets(&format!("/api/tables/{table}/replay/{last}")).await;
    assert_eq!((&end["standings"], &end["asked"]), (&replay["standings"], &json!([])));
    assert_eq!(end["view"], anna.sees(&table).await["view"], "the last moment is how the table is now");
    let before = anna.gets(&format!("/api/tables/{table}/replay/{}", last - 1)).await;
    assert!(before["standings"].is_null() && before["view"] != end["view"]);
    let start = anna.gets(&format!("/api/tables/{table}/replay/0")).await;
    assert_eq!((start["entry"].as_u64(), start["round"].as_u64()), (Some(0), Some(0)));
    assert_eq!(start["steps"], json!([]), "how it went on is told to whoever asks");

    let from = steps[steps.len() / 2]["entry"].as_u64().unwrap();
    let on = anna.gets(&format!("/api/tables/{table}/replay/{from}?until={}", u64::MAX)).await;
    let mut view = on["view"].clone();
    for (step, told) in on["steps"].as_array().unwrap().iter().zip(&steps[steps.len() / 2 + 1..]) {
        assert_eq!((&step["entry"], &step["heard"], &step["n"]), (&told["entry"], &told["heard"], &told["n"]));
        for change in step["changes"].as_array().unwrap() {
            view = changed(view, change["edits"].as_array().unwrap()).unwrap();
        }
    }
    let until = on["steps"].as_array().unwrap().last().unwrap()["entry"].as_u64().unwrap();
    assert_eq!(until, last.min(from + 500), "all of it, or as much as is told at once");
    assert_eq!(view, anna.gets(&format!("/api/tables/{table}/replay/{until}")).await["view"], "and it comes out there");
}

#[tokio::test]
async fn what_was_taken_back_is_no_step_but_can_still_be_looked_at() {
    let place = given().await;
    let (mut anna, mut ben) = (person(&place, "Anna").await, person(&place, "Ben").await);
    let table = anna.opens(&for_two("alien-frontiers")).await;
    ben.sits_at(&table).await;
    let asked = if anna.sees(&table).await["questions"][0].is_null() { &mut ben } else { &mut anna };
    let before = asked.sees(&table).await;
    let (entry, seat) = (before["questions"][0]["entry"].as_u64().unwrap(), before["questions"][0]["seat"].clone());
    asked.answers(&table, |offers| offers.iter().position(|it| it["is-final"].is_null()).unwrap()).await;
    let taken_back = asked.sees(&table).await["view"].clone();
    asked.says(&table, &json!({"say": "undo", "seat": seat})).await.granted::<Value>();
    asked.answers(&table, |_| 0).await;

    let replay = asked.gets(&format!("/api/tables/{table}/replay")).await;

    let steps = entries(&replay);
    assert!(!steps.contains(&(entry + 1)) && !steps.contains(&(entry + 2)) && steps.contains(&(entry + 3)));
    let then = asked.gets(&format!("/api/tables/{table}/replay/{}", entry + 1)).await;
    assert_eq!(then["view"], taken_back, "one's own last idea");
    let again = asked.gets(&format!("/api/tables/{table}/replay/{}", entry + 2)).await;
    assert_eq!(again["view"], before["view"], "and how it was once it had been taken back");
}

#[tokio::test]
async fn a_table_that_goes_on_from_another_has_its_past_too() {
    let place = given().await;
    let mut anna = person(&place, "Anna").await;
    let table = anna.opens(&against_a_bot("contact")).await;
    play(std::slice::from_mut(&mut anna), &table, &mut Luck(5), usize::MAX).await;
    let follow = anna.post(&format!("/api/tables/{table}/follow"), &json!({"entry": 5})).await;
    let from_there = follow.json::<Value>()["id"].as_str().unwrap().to_owned();
    let origin = anna.sees(&from_there).await["goes-on-from"].clone();
    assert_eq!(origin, json!({"table": table, "entry": 5}), "it leaves a way back");
    assert_eq!(anna.sees(&table).await["goes-on-from"], Value::Null);
    play(std::slice::from_mut(&mut anna), &from_there, &mut Luck(6), 3).await;

    let replay = anna.gets(&format!("/api/tables/{from_there}/replay")).await;

    let steps = replay["steps"].as_array().unwrap();
    let (inherited, own): (Vec<_>, Vec<_>) = steps.iter().partition(|step| step["entry"].as_u64() <= Some(5));
    assert!(inherited.len() == 5 && inherited.iter().all(|step| step["n"].is_null() && step["at"].is_null()));
    assert!(!own.is_empty() && own.iter().all(|step| step["n"].is_u64()));
}

#[tokio::test]
async fn whoever_asks_for_what_is_not_there_is_told_so() {
    let place = given().await;
    let (mut anna, mut vera) = (person(&place, "Anna").await, place.visitor());
    let waiting = anna.opens(&for_two("contact")).await;
    let mut by_link = against_a_bot("contact");
    by_link["visibility"] = json!("by-link");
    let hidden = anna.opens(&by_link).await;
    let key = anna.sees(&hidden).await["invitation"].as_str().unwrap().to_owned();

    anna.get(&format!("/api/tables/{waiting}/replay")).await.refused(409, "game-is-not-on");
    anna.get(&format!("/api/tables/{hidden}/replay?eyes=7")).await.refused(404, "table-no-such-seat");
    anna.get(&format!("/api/tables/{hidden}/replay?eyes=god")).await.refused(400, "malformed-request");
    anna.get(&format!("/api/tables/{hidden}/replay/99999")).await.refused(404, "no-such-entry");
    anna.get(&format!("/api/tables/{hidden}/replay/-1")).await.refused(400, "malformed-request");
    for path in ["replay", "replay/1"] {
        vera.get(&format!("/api/tables/{hidden}/{path}")).await.refused(404, "no-such-table");
        vera.get(&format!("/api/tables/{hidden}/{path}?key=guess")).await.refused(404, "no-such-table");
        vera.gets(&format!("/api/tables/{hidden}/{path}?key={key}")).await;
    }
}
