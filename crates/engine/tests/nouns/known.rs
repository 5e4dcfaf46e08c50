//! Facts that not everybody knows, and what each seat has seen.

use engine::{Known, Memory, Seat, Seats, Seen, Viewer};

#[test]
fn what_nobody_has_seen_is_shown_to_nobody() {
    let fact = Known::to_nobody(7);

    assert!(Viewer::all(8).all(|viewer| fact.seen_by(viewer).is_none()));
    assert_eq!(fact.for_rules(), 7);
}

#[test]
fn what_nobody_has_seen_is_open_after_the_end() {
    let fact = Known::to_nobody(7);

    assert_eq!(fact.seen_by(Viewer::AfterTheEnd), Some(7));
}

#[test]
fn who_was_shown_a_fact_knows_it_and_others_do_not() {
    let mut fact = Known::to(Seats::one(Seat(0)), 7);

    fact.show_to(Seat(2));

    assert_eq!(fact.by(), Seats::one(Seat(0)).with(Seat(2)));
    assert_eq!(fact.seen_by(Viewer::seat(Seat(0))), Some(7));
    assert_eq!(fact.seen_by(Viewer::seat(Seat(2))), Some(7));
    assert_eq!(fact.seen_by(Viewer::seat(Seat(1))), None);
    assert_eq!(fact.seen_by(Viewer::Spectator), None);
}

#[test]
fn looking_again_replaces_what_was_seen_before() {
    let mut memory = Memory::<u8, char, 4>::new();

    memory.remember(1, 'a', 1);
    memory.remember(2, 'b', 1);
    memory.remember(1, 'c', 3);

    assert_eq!(memory.of(1), Some(Seen { what: 1, value: 'c', round: 3 }));
    assert_eq!(memory.seen().len(), 2);
    assert_eq!(memory.of(9), None);
}

#[test]
fn memories_are_kept_in_the_order_in_which_things_were_first_seen() {
    let mut memory = Memory::<u8, char, 4>::default();

    memory.remember(2, 'b', 1);
    memory.remember(1, 'a', 2);
    memory.remember(2, 'c', 3);

    assert_eq!(memory.seen().iter().map(|seen| seen.what).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn of_two_memories_the_later_is_kept() {
    let mut memory = Memory::<u8, char, 4>::new();
    memory.remember(1, 'a', 5);
    memory.remember(2, 'b', 1);
    let mut other = Memory::new();
    other.remember(1, 'x', 2);
    other.remember(2, 'y', 2);
    other.remember(3, 'z', 2);

    memory.merge(&other);

    let values: Vec<char> = memory.seen().iter().map(|seen| seen.value).collect();
    assert_eq!(values, ['a', 'y', 'z']);
}

#[test]
fn merging_a_memory_with_itself_changes_nothing() {
    let mut memory = Memory::<u8, char, 4>::new();
    memory.remember(1, 'a', 5);
    let before = memory;

    memory.merge(&before);

    assert_eq!(memory, before);
}
