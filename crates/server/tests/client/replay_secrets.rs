//! Looking back shows nothing that one could not have seen: over whole games of a game of
//! secrets, everybody gets exactly what the typed game gives to their eyes.

use contact::Contact;
use driver::{Record, Replay};
use engine::{Seat, Viewer, Views};
use serde::Serialize;
use serde_json::Value;

use crate::{
    table::{Luck, for_two, given, person, play},
    visitor::Visitor,
};

fn json(value: impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// What somebody was told when they looked back, through which eyes.
struct LookedBack {
    viewer: Viewer,
    replay: Value,
    view: Value,
}

async fn looks_back(visitor: &mut Visitor, table: &str, eyes: &str, entry: u64, viewer: Viewer) -> LookedBack {
    let replay = visitor.gets(&format!("/api/tables/{table}/replay?eyes={eyes}")).await;
    let view = visitor.gets(&format!("/api/tables/{table}/replay/{entry}?eyes={eyes}")).await;
    LookedBack { viewer, replay, view }
}

async fn are_asked_always(people: &mut [Visitor; 2], table: &str) {
    for (seat, person) in (1..).zip(people) {
        let always = serde_json::json!({"say": "orders", "seat": seat, "ask": "always"});
        person.says(table, &always).await.granted::<Value>();
    }
}

fn check(told: &LookedBack, replay: &Replay<'_, Contact>) {
    let set_up = replay.events_of(0);
    let heard_by = |events: Vec<contact::Event>| {
        json(events.iter().filter_map(|event| Contact::heard(event, told.viewer)).collect::<Vec<_>>())
    };
    assert_eq!(told.replay["set-up"], heard_by(set_up));
    for step in told.replay["steps"].as_array().unwrap() {
        let entry = step["entry"].as_u64().unwrap() as usize;
        assert_eq!(step["heard"], heard_by(replay.events_of(entry)), "entry {entry}, {:?}", told.viewer);
    }
    let entry = told.view["entry"].as_u64().unwrap() as usize;
    let state = replay.state_after(entry).unwrap();
    assert_eq!(told.view["view"], json(Contact::view(state, told.viewer)), "after {entry}, {:?}", told.viewer);
}

#[tokio::test]
async fn while_a_game_is_on_nobody_has_other_eyes_than_their_own() {
    for seed in 1..=3 {
        let (place, mut luck) = (given().await, Luck(0x9e37_79b9 ^ seed));
        let mut people = [person(&place, "Anna").await, person(&place, "Ben").await];
        let mut vera = place.visitor();
        let table = people[0].opens(&for_two("contact")).await;
        people[1].sits_at(&table).await;
        // Whoever wants to be asked every time has nobody who plays on for them meanwhile.
        are_asked_always(&mut people, &table).await;
        let mut told = Vec::new();

        loop {
            play(&mut people, &table, &mut luck, 1).await;
            let [anna, ben] = &mut people;
            if anna.sees(&table).await["state"] == "over" {
                break;
            }
            for path in ["replay", "replay/1"] {
                for eyes in ["2", "all", "spectator"] {
                    let answer = anna.get(&format!("/api/tables/{table}/{path}?eyes={eyes}")).await;
                    answer.refused(403, "not-your-eyes");
                }
                for eyes in ["1", "2", "all"] {
                    let answer = vera.get(&format!("/api/tables/{table}/{path}?eyes={eyes}")).await;
                    answer.refused(403, "not-your-eyes");
                }
            }
            let n_entries = anna.gets(&format!("/api/tables/{table}/replay")).await["steps"].as_array().unwrap().len();
            let entry = luck.below(n_entries + 1) as u64;
            told.push(looks_back(anna, &table, "1", entry, Viewer::seat(Seat(0))).await);
            told.push(looks_back(ben, &table, "mine", entry, Viewer::seat(Seat(1))).await);
            told.push(looks_back(&mut vera, &table, "mine", entry, Viewer::Spectator).await);
            told.push(looks_back(&mut vera, &table, "spectator", entry, Viewer::Spectator).await);
            assert!(told.iter().all(|it| it.replay["chance"]["seed"].is_null() && it.replay["standings"].is_null()));
        }

        let record = people[0].get(&format!("/api/tables/{table}/record")).await;
        let record = Record::<Contact>::parse(&record.body).unwrap();
        let replay = Replay::of(&record).unwrap();
        assert!(told.len() >= 16, "{}", told.len());
        told.iter().for_each(|told| check(told, &replay));
    }
}

#[tokio::test]
async fn after_the_end_anybody_sees_what_each_seat_knew_then_and_what_all_of_them_knew() {
    let (place, mut luck) = (given().await, Luck(77));
    let mut people = [person(&place, "Anna").await, person(&place, "Ben").await];
    let table = people[0].opens(&for_two("contact")).await;
    people[1].sits_at(&table).await;
    // They look in now and then, and whoever is away is waited for.
    are_asked_always(&mut people, &table).await;
    play(&mut people, &table, &mut luck, usize::MAX).await;
    let mut vera = place.visitor();

    let record = Record::<Contact>::parse(&vera.get(&format!("/api/tables/{table}/record")).await.body).unwrap();
    let replay = Replay::of(&record).unwrap();
    let all_eyes = [
        ("1", Viewer::seat(Seat(0))),
        ("2", Viewer::seat(Seat(1))),
        ("spectator", Viewer::Spectator),
        ("mine", Viewer::Spectator),
        ("all", Viewer::AfterTheEnd),
    ];
    for (eyes, viewer) in all_eyes {
        for entry in (0..=record.entries().len()).step_by(3) {
            check(&looks_back(&mut vera, &table, eyes, entry as u64, viewer).await, &replay);
        }
    }
    let half = record.entries().len() / 2;
    let seen = async |vera: &mut Visitor, eyes: &str| {
        vera.gets(&format!("/api/tables/{table}/replay/{half}?eyes={eyes}")).await["view"].clone()
    };
    assert_ne!(seen(&mut vera, "1").await, seen(&mut vera, "2").await, "they knew different things");
    assert_ne!(seen(&mut vera, "1").await, seen(&mut vera, "all").await);
}
