//! Taking one's data along, and being forgotten.

use protocol::{AskMe, Export, Pace, TableState, Visibility};
use serde_json::json;
use server::storage::{
    Change, MomentKind, PersonId, Storage, StoredHolder, StoredMoment, StoredSeat, StoredSeed, StoredTable, TableId,
};

use crate::visitor::{Place, START, given};

fn seat(holder: StoredHolder) -> StoredSeat {
    StoredSeat { holder, sitting_in: None, clock: None, nonce: None, ask: AskMe::default() }
}

fn line(n: u64, person: &str, text: &str) -> StoredMoment {
    let body = json!({ "person": person, "seat": null, "name": "whoever", "text": text }).to_string();
    StoredMoment { n, at: START + n, kind: MomentKind::Chat, body }
}

/// A table where a bot, this person and another person sit and have talked, and one where this
/// person only watched.
async fn table_of(place: &Place, person: &str) {
    let person_seat = |id: &str| StoredHolder::Person { id: PersonId(id.to_owned()), name: "whoever".to_owned() };
    let table = StoredTable {
        id: TableId("table-1".to_owned()),
        name: None,
        game: "alien-frontiers".to_owned(),
        state: TableState::Waiting,
        options: [].into(),
        pace: Pace::NoLimit,
        visibility: Visibility::Open,
        start_when_full: false,
        newcomers: protocol::Newcomers::Ask,
        host: PersonId("somebody-else".to_owned()),
        invitation: "secret-link".to_owned(),
        seats: vec![
            seat(StoredHolder::Bot { level: "greedy".to_owned() }),
            seat(person_seat(person)),
            seat(person_seat("somebody-else")),
        ],
        seed: StoredSeed { bytes: [7; 32], seal: None },
        is_practice: false,
        mission: None,
        header: None,
        parent: None,
        round: 0,
        waiting_for: Vec::new(),
        waiting_since: START,
        due: None,
        frozen: None,
        n: 2,
        since: START,
        at: START + 2,
    };
    let lines = vec![line(1, person, "hello"), line(2, "somebody-else", "a secret of theirs")];
    let watched =
        StoredTable { id: TableId("table-2".to_owned()), seats: vec![seat(StoredHolder::Open)], ..table.clone() };
    let from_outside = vec![line(1, "somebody-else", "another secret"), line(2, person, "well played")];
    let changes = [(table, lines), (watched, from_outside)].into_iter().flat_map(|(table, lines)| {
        let id = table.id.clone();
        [Change::NewTable(Box::new(table)), Change::Moments(id, lines)]
    });
    place.storage.write(changes.collect()).await.unwrap();
}

#[tokio::test]
async fn an_export_has_everything_of_oneself_and_nothing_of_others() {
    let place = given().await;
    let mut ann = place.visitor();
    let is_ann = ann.is_called("Ann").await.id;
    table_of(&place, &is_ann).await;

    let answer = ann.get("/api/me/export").await;
    let export: Export = answer.granted();

    assert_eq!(answer.header("content-disposition"), Some(r#"attachment; filename="airlock-export.json""#));
    assert_eq!((export.person.id.as_str(), export.person.name.as_str()), (is_ann.as_str(), "Ann"));
    assert_eq!(export.tables.len(), 1);
    assert_eq!(export.tables[0].seats, [2]);
    assert_eq!(export.tables[0].link, "http://127.0.0.1:8080/tables/table-1");
    assert_eq!(export.chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["hello", "well played"]);
    assert_eq!(export.chat[1].table, "table-2", "also where they only watched");
    for secret in ["a secret of theirs", "another secret", "somebody-else", "secret-link", "0707", "argon2"] {
        assert!(!answer.text().contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_guest_has_little_to_take_along() {
    let place = given().await;
    let mut ann = place.visitor();
    let me = ann.me().await;

    let export: Export = ann.get("/api/me/export").await.granted();

    assert_eq!(export.person.name, me.name);
    assert!(export.tables.is_empty() && export.chat.is_empty());
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is_unknown_everywhere() {
    let place = given().await;
    let mut ann = place.visitor();
    let is_ann = PersonId(ann.is_called("Ann").await.id);
    ann.sets_password("correct horse").await;

    let answer = ann.delete("/api/me").await;

    assert_eq!(answer.status, 204);
    assert_eq!(answer.cookie().as_deref(), Some(""));
    assert_eq!(place.storage.person(&is_ann).await, Ok(None));
    place.visitor().logs_in("Ann", "correct horse").await.refused(403, "login-wrong");
    assert_ne!(ann.me().await.id, is_ann.0);
}

#[tokio::test]
async fn of_a_guest_there_is_nothing_to_forget() {
    let place = given().await;
    let mut ann = place.visitor();
    ann.me().await;

    assert_eq!(ann.delete("/api/me").await.status, 204);

    assert_eq!(place.storage.n_stored(), 0);
}

#[tokio::test]
async fn nobody_is_forgotten_whom_the_disk_still_knows() {
    let place = given().await;
    let mut ann = place.visitor();
    ann.is_called("Ann").await;
    place.storage.all_writes(server::storage::Fault::Fails);

    let answer = ann.delete("/api/me").await;

    answer.refused(503, "storage");
    assert_eq!(answer.cookie(), None);
    assert_eq!(ann.me().await.name, "Ann");
}
