//! LOC-38.30, LOC-38.31, LOC-38.33: the cards of the Lab Rat. Its reactions to attacks and events are played in `attacks`
//! and `dark_events`.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{Card, Light},
    rules::{aims::Aim, cards::lab_rat::QuietAnswer},
    words::{ActionCard, Character, Contamination, CorridorNumber, Intruder, NoiseFace, Room, RoomNumber},
};
use nemesis_kit::rules::bag::BagNoise;

use crate::table::{Given, HE, SHE, YOU, given};

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

/// LOC-38.31 LOC-13.20 LOC-29.113
#[test]
fn or_a_contamination_card_is_discarded_for_two_others() {
    let sick = lab_rat().contaminated(YOU, 1).scanned(YOU, Contamination::Infected);
    assert_eq!(sick.card_aims(YOU, ActionCard::WeirdMetabolism), [Aim::Shed]);

    let mut table = sick.plays(YOU, ActionCard::WeirdMetabolism, Aim::Shed);
    let cards = [Card::Unscanned, Card::Scanned(Contamination::Infected)];
    assert_eq!(table.answers(YOU), cards.map(Choice::Shedding), "its owner tells them apart");
    table.chooses(YOU, Choice::Shedding(cards[1]));
    let [search, rest] = [ActionCard::Search, ActionCard::Rest].map(|card| Outcome::CardDraw(Card::Action(card)));
    table.shows(search).shows(rest);

    let player = table.player(YOU);
    assert_eq!((player.hand.len(), player.discard.contamination.infected), (3, 1), "discarded, and not removed");
    let told = Heard::ContaminationDiscarded { seat: YOU };
    assert!(table.told().contains(&told), "what it said is nobody else's to know");
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

/// LOC-38.30 LOC-4.50 LOC-27.27
#[test]
fn in_the_dark_the_inconspicuous_make_no_noise_when_the_bag_has_it() {
    let dark = lab_rat().stands(SHE, 4).stands(HE, 22).hand(HE, &[ActionCard::Search]);
    let mut quiet = dark.hand(YOU, &[ActionCard::Inconspicuous]).under_way(BagNoise { nth: 0 });
    quiet.chooses(YOU, Choice::QuietInTheDark(QuietAnswer::Inconspicuous));
    assert!(!quiet.player(YOU).hand.has(ActionCard::Inconspicuous));
    assert!(matches!(quiet.waiting(), Frame::NoiseRoll(roll) if roll.seat == SHE), "in the light nobody is asked");
    quiet.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(quiet.answers(HE), [Choice::QuietInTheDark(QuietAnswer::Nothing)], "he is asked, and has no such card");
    quiet.chooses(HE, Choice::QuietInTheDark(QuietAnswer::Nothing));
    quiet.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert!(quiet.is_quiet());

    let empty = dark.under_way(BagNoise { nth: 0 });
    assert!(matches!(empty.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU), "without a card in hand");
    let lit = dark.hand(YOU, &[ActionCard::Inconspicuous]).with(|board| board.player_mut(YOU).light = Light::Round);
    assert!(matches!(lit.under_way(BagNoise { nth: 0 }).waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
}
