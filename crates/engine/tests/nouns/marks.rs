//! What is said of frames, events and open facts where they are declared.

use contact::rules::{find, turn};
use engine::{News, Seat, Shown, Viewer};
use static_assertions::{assert_impl_all, assert_not_impl_any};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// What can happen in a room with a locked box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, News)]
#[news(Opened | Left)]
#[look(by: Peeked)]
#[look(Shaken)]
enum Event {
    Opened,
    Left { by: Seat },
    Peeked { by: Seat },
    Shaken,
    Moved { by: Seat },
}

/// What can happen in the house, the box included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, News)]
#[within(InRoom)]
enum InHouse {
    Burgled,
    InRoom(Event),
}

/// The box.
#[engine::open(BoxView)]
struct LockedBox {
    is_open: bool,
    holder: Option<Seat>,
}

#[test]
fn what_is_marked_as_news_stops_everybody() {
    assert!([Event::Opened, Event::Left { by: ME }].iter().all(|event| event.is_news() && !event.is_look()));
    assert!([ME, YOU].iter().all(|&actor| Event::Opened.stops(actor) && Event::Left { by: ME }.stops(actor)));
}

#[test]
fn a_look_stops_everybody_but_whoever_looks() {
    let peeked = Event::Peeked { by: ME };

    assert!(peeked.is_look() && !peeked.is_news());
    assert_eq!(peeked.looker(), Some(ME));
    assert!(peeked.stops(YOU) && !peeked.stops(ME));
}

#[test]
fn an_event_need_not_say_who_looks() {
    assert!(Event::Shaken.is_look());
    assert_eq!(Event::Shaken.looker(), None);
}

#[test]
fn events_within_others_say_themselves_what_they_tell() {
    let (opened, peeked) = (InHouse::InRoom(Event::Opened), InHouse::InRoom(Event::Peeked { by: ME }));

    assert!(opened.is_news() && !InHouse::Burgled.is_news());
    assert!(peeked.is_look() && !opened.is_look());
    assert_eq!(peeked.looker(), Some(ME));
}

#[test]
fn what_is_not_marked_tells_nobody_anything_new() {
    let moved = Event::Moved { by: ME };

    assert!(!moved.is_news() && !moved.is_look() && !moved.stops(YOU));
    assert_eq!(moved.looker(), None);
}

#[test]
fn a_frame_that_hides_nothing_is_shown_as_it_is() {
    let glance = turn::Glance { by: YOU };

    assert_eq!(glance.shown_to(Viewer::seat(ME)), glance);
    assert_eq!(turn::Glance::imagined(&glance), glance);
    assert_impl_all!(turn::Glance: serde::Serialize, borsh::BorshSerialize, Default);
}

#[test]
fn a_frame_that_hides_something_cannot_be_sent() {
    assert_not_impl_any!(find::Find: serde::Serialize);
    assert_impl_all!(find::Find: borsh::BorshSerialize, Default);
}

#[test]
fn an_open_fact_is_stored_and_sent_as_it_is() {
    let it = LockedBox { is_open: true, holder: Some(YOU) };

    let bytes = borsh::to_vec(&it).expect("memory can be written to");

    assert_eq!(borsh::from_slice::<LockedBox>(&bytes).ok(), Some(it));
    assert_eq!(serde_json::to_value(it).expect("it can be sent"), serde_json::json!({ "is-open": true, "holder": 2 }));
}
