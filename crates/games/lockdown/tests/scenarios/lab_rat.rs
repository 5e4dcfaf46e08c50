//! LOC-38.31, LOC-38.33: the cards of the Lab Rat that are actions. Its reactions are played in `attacks` and
//! `dark_events`.

use lockdown::{
    rules::aims::Aim,
    words::{ActionCard, Character, CorridorNumber, Intruder, Room, RoomNumber},
};

use crate::table::{Given, YOU, given};

fn lab_rat() -> Given {
    given().character(YOU, Character::LabRat).explored(20, Room::Surgery, 1).stands(YOU, 20)
}

/// LOC-38.31 LOC-9.3
#[test]
fn a_weird_metabolism_gets_rid_of_slime() {
    assert!(lab_rat().card_aims(YOU, ActionCard::WeirdMetabolism).is_empty());
    let table = lab_rat().slime(YOU).intruder(Intruder::Adult, 20).plays(YOU, ActionCard::WeirdMetabolism, Aim::Clean);
    assert!(!table.player(YOU).has_slime);
}

/// LOC-38.33
#[test]
fn sensitive_hearing_takes_noise_away_or_makes_it_in_the_technical_space_too() {
    let noisy = lab_rat().noise(20, 4);
    let at = |number| Aim::Noise { number: CorridorNumber(number) };
    assert_eq!(noisy.card_aims(YOU, ActionCard::SensitiveHearing), [at(1), at(3), at(4)], "each way once");

    let quiet = noisy.plays(YOU, ActionCard::SensitiveHearing, at(4));
    assert!(quiet.board().noise.is_empty());
    let louder = noisy.plays(YOU, ActionCard::SensitiveHearing, at(1));
    assert_eq!(louder.board().noise.len(), 2);
    let technical = noisy.plays(YOU, ActionCard::SensitiveHearing, at(3));
    let way = technical.board().plan().way(RoomNumber(6), CorridorNumber(2));
    assert!(technical.board().noise.has(way), "it is one space for all");
}
