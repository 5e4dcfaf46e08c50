//! The text form of answers, outcomes and words.

use std::collections::BTreeMap;

use contact::{
    Choice, Outcome,
    rules::turn::Action,
    words::{Signal, Stance},
};
use driver::{
    Told,
    line::{self, Expected, LineError},
};
use engine::{Seat, Seats};
use proptest::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A little of every form that a type can have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    HoldPosition,
    MoveTo(Place),
    Trade {
        gives: u8,
        takes: Option<i16>,
        at_once: bool,
    },
    Scan(Vec<Place>),
    #[serde(alias = "shoot")]
    Fire(Seat, ()),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    deck: Deck,
    room: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Deck(u8);

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "question", content = "answer", rename_all = "kebab-case")]
enum Tagged {
    Nothing,
    One(u8),
    Pair(u8, bool),
}

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, text: &str) {
    assert_eq!(line::print(value).as_deref(), Ok(text));
    assert_eq!(line::read::<T>(text).as_ref(), Ok(value));
}

fn place(deck: u8, room: u16) -> Place {
    Place { deck: Deck(deck), room }
}

#[test]
fn answers_are_written_as_their_question_and_their_words() {
    comes_back(&Choice::Turn(Action::Give(Signal::Beacon)), "turn give beacon");
    comes_back(&Choice::StanceTaking(Stance::Hide), "stance-taking hide");
}

#[test]
fn outcomes_are_written_as_their_roll_and_what_came_up() {
    comes_back(&Outcome::Draw(Signal::Hunter), "draw hunter");
    comes_back(&Outcome::LastWord(Seat(1)), "last-word 2");
}

#[test]
fn every_form_comes_back() {
    comes_back(&Order::HoldPosition, "hold-position");
    comes_back(&Order::MoveTo(place(1, 300)), "move-to 1 300");
    comes_back(&Order::Trade { gives: 0, takes: None, at_once: true }, "trade 0 - yes");
    comes_back(&Order::Trade { gives: 255, takes: Some(-5), at_once: false }, "trade 255 -5 no");
    comes_back(&Order::Scan(vec![]), "scan 0");
    comes_back(&Order::Scan(vec![place(1, 2), place(3, 4)]), "scan 2 1 2 3 4");
    comes_back(&Seats::all(3), "3 1 2 3");
    comes_back(&Seats::NONE, "0");
    comes_back(&Order::Fire(Seat(7), ()), "fire 8");
    comes_back(&BTreeMap::from([(1_u8, true), (2, false)]), "2 1 yes 2 no");
    comes_back(&(), "");
    comes_back(&(u64::MAX, i64::MIN), "18446744073709551615 -9223372036854775808");
}

#[test]
fn tagged_variants_come_back() {
    comes_back(&Tagged::Nothing, "nothing");
    comes_back(&Tagged::One(7), "one 7");
    comes_back(&Tagged::Pair(7, true), "pair 7 yes");
}

#[test]
fn a_name_of_old_is_still_read() {
    assert_eq!(line::read("shoot 1"), Ok(Order::Fire(Seat(0), ())));
}

fn refused<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> LineError {
    line::read::<T>(text).expect_err(text)
}

fn unexpected(at: usize, word: &str, expected: Expected) -> LineError {
    LineError::Unexpected { at, word: word.to_owned(), expected }
}

#[test]
fn an_unknown_word_is_named_with_the_words_that_would_do() {
    let actions = Expected::OneOf(&["listen", "look", "give", "pass", "jam"]);
    assert_eq!(refused::<Choice>("turn dance"), unexpected(2, "dance", actions));
    let questions = Expected::OneOf(&["stance-taking", "turn", "put-back", "gift", "find"]);
    assert_eq!(refused::<Choice>("Turn pass"), unexpected(1, "Turn", questions));
    assert_eq!(refused::<bool>("true"), unexpected(1, "true", Expected::OneOf(&["yes", "no"])));
}

#[test]
fn a_missing_word_is_named_with_what_should_stand_there() {
    let questions = Expected::OneOf(&["stance-taking", "turn", "put-back", "gift", "find"]);
    assert_eq!(refused::<Choice>(""), LineError::Missing { at: 1, expected: questions });
    let actions = Expected::OneOf(&["listen", "look", "give", "pass", "jam"]);
    assert_eq!(refused::<Choice>("turn"), LineError::Missing { at: 2, expected: actions });
    let number = Expected::Number { least: 0, most: 65_535 };
    assert_eq!(refused::<Order>("move-to 1"), LineError::Missing { at: 3, expected: number });
}

#[test]
fn a_word_too_many_is_named() {
    let too_many = LineError::Superfluous { at: 3, word: "now".to_owned() };
    assert_eq!(refused::<Choice>("turn pass now"), too_many);
    assert_eq!(refused::<()>("now"), LineError::Superfluous { at: 1, word: "now".to_owned() });
}

#[test]
fn a_number_has_a_range_and_one_spelling() {
    for word in ["256", "-1", "07", "+7", "7.0", "x", "-0", "99999999999999999999999999999999999999999"] {
        assert_eq!(refused::<u8>(word), unexpected(1, word, Expected::Number { least: 0, most: 255 }));
    }
    let seat = Expected::Said("a seat from 1 to 8".to_owned());
    assert_eq!(refused::<Outcome>("last-word 9"), unexpected(2, "9", seat.clone()));
    assert_eq!(refused::<Outcome>("last-word 0"), unexpected(2, "0", seat));
}

#[test]
fn words_have_one_space_between_them() {
    assert_eq!(refused::<Choice>("turn  pass"), LineError::Spacing { at: 2 });
    assert_eq!(refused::<Choice>(" turn pass"), LineError::Spacing { at: 1 });
    assert_eq!(refused::<Choice>("turn pass "), LineError::Spacing { at: 3 });
    assert!(matches!(refused::<Choice>("turn\tpass"), LineError::Unexpected { at: 1, .. }));
}

#[test]
fn a_count_beyond_the_line_is_refused_before_anything_is_read() {
    let number = Expected::Number { least: 0, most: 2 };
    assert_eq!(refused::<Vec<u8>>("4000000000 1 2"), unexpected(1, "4000000000", number));
    assert!(refused::<Vec<()>>("4000000000").to_string().contains("from 0 to 0"));
}

#[test]
fn what_cannot_come_back_is_not_written() {
    #[derive(Serialize)]
    enum Badly {
        Named,
    }
    let unwritable = |printed: Result<String, LineError>| matches!(printed, Err(LineError::Unwritable { .. }));
    assert!(unwritable(line::print(&Badly::Named)));
    assert!(unwritable(line::print(&Some(None::<u8>))));
    assert!(unwritable(line::print(&Some(()))));
    assert!(unwritable(line::print(&[(), ()][..])));
    assert!(unwritable(line::print("free text")));
    assert!(unwritable(line::print(&0.5)));
    assert!(matches!(refused::<String>("free"), LineError::Unwritable { .. }));
}

#[test]
fn an_error_has_a_code_and_arguments_that_are_safe_to_print() {
    let error = refused::<Choice>("turn \u{1b}[2J\u{202e}");
    assert_eq!(error.code(), "line-unexpected-word");
    let arguments = error.arguments();
    let word = &arguments.iter().find(|(name, _)| *name == "word").expect("the word is named").1;
    assert_eq!(word, "\\u{1b}[2J\\u{202e}");
}

fn orders() -> impl Strategy<Value = Order> {
    let places = (any::<u8>(), any::<u16>()).prop_map(|(deck, room)| place(deck, room));
    prop_oneof![
        Just(Order::HoldPosition),
        places.clone().prop_map(Order::MoveTo),
        (any::<u8>(), any::<Option<i16>>(), any::<bool>()).prop_map(|(gives, takes, at_once)| Order::Trade {
            gives,
            takes,
            at_once
        }),
        proptest::collection::vec(places, 0..5).prop_map(Order::Scan),
        (0..8_u8).prop_map(|seat| Order::Fire(Seat(seat), ())),
    ]
}

proptest! {
    #[test]
    fn any_value_comes_back(order in orders()) {
        let text = line::print(&order).expect("orders can be written");
        prop_assert_eq!(line::read::<Order>(&text), Ok(order));
    }

    #[test]
    fn any_text_is_read_in_its_one_spelling_or_refused(text in "[a-z0-9 -]{0,24}|\\PC{0,24}") {
        if let Ok(order) = line::read::<Order>(&text) {
            prop_assert_eq!(line::print(&order).expect("orders can be written"), text);
        }
    }

    #[test]
    fn a_damaged_line_is_read_in_its_one_spelling_or_refused(
        order in orders(), at in any::<prop::sample::Index>(), byte in 0x20..0x7f_u8,
    ) {
        let mut text = line::print(&order).expect("orders can be written").into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        let text = String::from_utf8(text).expect("still ASCII");
        if let Ok(order) = line::read::<Order>(&text) {
            prop_assert_eq!(line::print(&order).expect("orders can be written"), text);
        }
    }
}
