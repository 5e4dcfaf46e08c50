//! What is settled before a game starts.

use contact::{
    ContactSetup,
    words::{Jammers, Length},
};
use engine::{BadSetup, Setup};

#[test]
fn without_a_choice_every_option_is_at_its_default() {
    let setup = ContactSetup::read(2, []);

    assert_eq!(setup, Ok(ContactSetup::standard(2)));
}

#[test]
fn options_are_chosen_by_name() {
    let setup = ContactSetup::read(3, [("jammers", "two"), ("length", "long")]);

    assert_eq!(setup, Ok(ContactSetup { players: 3, length: Length::Long, jammers: Jammers::Two }));
}

#[test]
fn too_few_and_too_many_players_are_refused() {
    for given in [0, 1, 5, 255] {
        let setup = ContactSetup::read(given, []);

        assert_eq!(setup, Err(BadSetup::Players { given, fewest: 2, most: 4 }));
    }
}

#[test]
fn an_unknown_option_is_refused_by_its_name() {
    let setup = ContactSetup::read(2, [("colour", "red")]);

    assert_eq!(setup, Err(BadSetup::UnknownOption("colour".to_owned())));
}

#[test]
fn an_unknown_value_is_refused_with_its_option() {
    let setup = ContactSetup::read(2, [("length", "endless")]);

    assert_eq!(setup, Err(BadSetup::UnknownValue(&ContactSetup::OPTIONS[0], "endless".to_owned())));
}

#[test]
fn an_option_for_other_numbers_of_players_is_refused() {
    let setup = ContactSetup::read(2, [("jammers", "two")]);

    assert_eq!(setup, Err(BadSetup::NotForPlayers(&ContactSetup::OPTIONS[1], 2)));
}

#[test]
fn the_default_may_be_named_for_any_number_of_players() {
    let setup = ContactSetup::read(2, [("jammers", "one")]);

    assert_eq!(setup, Ok(ContactSetup::standard(2)));
}

#[test]
fn every_setup_is_there_once_and_can_be_read_from_its_names() {
    let every = ContactSetup::every();

    assert_eq!(every.len(), 2 + 4 + 4);
    for (at, setup) in every.iter().enumerate() {
        assert!(!every[..at].contains(setup), "{setup:?}");
        assert_eq!(ContactSetup::read(setup.players(), setup.chosen()).as_ref(), Ok(setup));
    }
}

#[test]
fn options_are_mixed_only_where_they_are_allowed() {
    let for_two = ContactSetup::every_for(2);
    let for_three = ContactSetup::every_for(3);

    assert_eq!(for_two.len(), 2);
    assert!(for_two.iter().all(|setup| setup.jammers == Jammers::One));
    assert_eq!(for_three.len(), 4);
    assert_eq!(for_three[0], ContactSetup::standard(3));
}
