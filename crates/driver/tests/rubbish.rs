//! Rubbish of all kinds: the bodies of the fuzz targets, run as ordinary tests.

mod table;

use contact::{Contact, ContactSetup};
use driver::{line, rubbish};
use engine::Setup;
use proptest::{collection::vec, prelude::*};
use table::played;

/// What a damaged file looks like: bytes changed, left out and put in.
fn damaged(mut bytes: Vec<u8>, damage: Vec<(prop::sample::Index, u8, u8)>) -> Vec<u8> {
    for (at, kind, byte) in damage {
        if bytes.is_empty() {
            break;
        }
        let at = at.index(bytes.len());
        match kind % 4 {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => bytes.truncate(at.max(bytes.len() / 2)),
        }
    }
    bytes
}

fn damage() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, u8)>> {
    vec((any::<prop::sample::Index>(), any::<u8>(), any::<u8>()), 0..5)
}

/// Every answer that the game knows.
const ANSWERS: [&str; 15] = [
    "turn listen",
    "turn look",
    "turn give beacon",
    "turn give trader",
    "turn give hunter",
    "turn pass",
    "turn jam",
    "stance-taking hail",
    "stance-taking hide",
    "put-back top",
    "put-back bottom",
    "gift accept",
    "gift decline",
    "find keep",
    "find fight",
];

#[test]
fn the_answers_that_are_tried_are_answers() {
    for answer in ANSWERS {
        line::read::<contact::Choice>(answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn any_bytes_are_a_record_or_not(bytes in vec(any::<u8>(), 0..300)) {
        rubbish::record::<Contact>(&bytes);
    }

    #[test]
    fn a_damaged_record_is_a_record_or_not(seed in 0..20_u64, damage in damage()) {
        let record = played(ContactSetup::standard(3), seed).record().text().as_bytes().to_vec();
        rubbish::record::<Contact>(&damaged(record, damage));
    }

    #[test]
    fn records_with_lines_in_any_order_are_records_or_not(
        seed in 0..20_u64, order in vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let record = played(ContactSetup::standard(2), seed).record().clone();
        let body: Vec<&str> = record.text()[record.header_text().len()..].lines().collect();
        let mixed: String = order.iter().map(|at| format!("{}\n", at.get(&body))).collect();
        rubbish::record::<Contact>(format!("{}{mixed}", record.header_text()).as_bytes());
    }

    #[test]
    fn any_answer_is_taken_exactly_if_it_is_offered(moves in vec(any::<u8>(), 0..60), answer in prop::sample::select(&ANSWERS[..])) {
        let mut bytes = vec![moves.len() as u8];
        bytes.extend(moves);
        bytes.extend(answer.bytes());
        rubbish::choice::<Contact>(&bytes);
    }

    #[test]
    fn any_bytes_are_moves_and_an_answer_or_not(bytes in vec(any::<u8>(), 0..100)) {
        rubbish::choice::<Contact>(&bytes);
    }

    #[test]
    fn any_bytes_are_a_state_or_not(bytes in vec(any::<u8>(), 0..200)) {
        rubbish::state::<Contact>(&bytes);
    }
}
