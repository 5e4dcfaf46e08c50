//! A list of known greatest length.

use std::hash::{BuildHasher, RandomState};

use engine::List;

fn list<const N: usize>(items: &[u8]) -> List<u8, N> {
    items.iter().copied().collect()
}

#[test]
fn what_is_pushed_last_is_popped_first() {
    let mut list = list::<3>(&[1, 2]);

    list.push(3);

    assert_eq!(list.pop(), Some(3));
    assert_eq!(list.pop(), Some(2));
    assert_eq!(list.pop(), Some(1));
    assert_eq!(list.pop(), None);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn one_item_too_many_panics() {
    let mut list = list::<2>(&[1, 2]);

    list.push(3);
}

#[test]
fn those_behind_an_inserted_item_move_back() {
    let mut list = list::<4>(&[1, 3]);

    list.insert(1, 2);
    list.insert(0, 0);

    assert_eq!(list[..], [0, 1, 2, 3]);
}

#[test]
fn an_item_can_be_inserted_at_the_end() {
    let mut list = list::<3>(&[1, 2]);

    list.insert(2, 3);

    assert_eq!(list[..], [1, 2, 3]);
}

#[test]
#[should_panic(expected = "the place is in the list or at its end")]
fn nothing_is_inserted_behind_the_end() {
    let mut list = list::<4>(&[1]);

    list.insert(2, 3);
}

#[test]
#[should_panic]
fn nothing_is_inserted_into_a_full_list() {
    let mut list = list::<2>(&[1, 2]);

    list.insert(0, 0);
}

#[test]
fn those_behind_a_removed_item_move_up() {
    let mut list = list::<3>(&[1, 2, 3]);

    let removed = list.remove(0);

    assert_eq!(removed, 1);
    assert_eq!(list[..], [2, 3]);
}

#[test]
#[should_panic]
fn what_is_not_in_the_list_is_not_removed() {
    let mut list = list::<3>(&[1]);

    list.remove(1);
}

#[test]
fn a_list_is_cut_to_a_length_but_never_grows() {
    let mut list = list::<3>(&[1, 2, 3]);

    list.truncate(7);
    assert_eq!(list.len(), 3);

    list.truncate(1);
    assert_eq!(list[..], [1]);
}

#[test]
fn what_was_in_a_list_does_not_count() {
    let mut other = list::<4>(&[1, 9, 9]);
    let one = list::<4>(&[1]);

    other.truncate(1);

    let hasher = RandomState::new();
    assert_eq!(one, other);
    assert_eq!(hasher.hash_one(one), hasher.hash_one(other));
    assert_eq!(borsh::to_vec(&one).ok(), borsh::to_vec(&other).ok());
    assert_eq!(format!("{other:?}"), "[1]");
}

#[test]
fn a_stored_list_is_read_again() {
    let list = list::<4>(&[3, 1, 2]);

    let bytes = borsh::to_vec(&list).expect("memory can be written to");

    assert_eq!(bytes, [3, 3, 1, 2]);
    assert_eq!(borsh::from_slice::<List<u8, 4>>(&bytes).ok(), Some(list));
}

#[test]
fn a_stored_list_that_is_too_long_is_an_error() {
    let bytes = borsh::to_vec(&list::<4>(&[3, 1, 2])).expect("memory can be written to");

    let read = borsh::from_slice::<List<u8, 2>>(&bytes);

    assert!(read.is_err());
}

#[test]
fn truncating_to_more_than_a_list_can_hold_changes_nothing() {
    let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();

    list.truncate(256);

    assert_eq!(list[..], [1, 2, 3]);
}
