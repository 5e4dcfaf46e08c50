//! LOC-38.20 to LOC-38.24: the cards of the Survivor.

use lockdown::{
    Choice, Frame, Outcome,
    board::Card,
    rules::aims::Aim,
    words::{
        ActionCard, AttackCard, Back, Character, CorridorNumber, Door, Intruder, Item, ItemCard, NoiseFace, Room,
        RoomNumber, SeriousWound, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, YOU, given};

fn survivor() -> Given {
    given().character(YOU, Character::Survivor)
}

const FIRST: Aim = Aim::Figure { figure: FigureId(0) };

/// LOC-38.20
#[test]
fn a_desperate_attack_deals_two_injuries_and_what_is_still_there_attacks() {
    let fight = survivor().stands(YOU, 4).intruder(Intruder::Adult, 4);
    assert_eq!(fight.card_aims(YOU, ActionCard::DesperateAttack), [FIRST]);

    let mut table = fight.plays(YOU, ActionCard::DesperateAttack, FIRST);
    assert_eq!((table.figure(0).injuries, table.player(YOU).discard.contamination.unscanned), (2, 1));
    table.shows(Outcome::EnduranceDraw(AttackCard::EvolveFour));
    table.attacks_with(AttackCard::CutThree);
    assert_eq!(table.wounds(YOU), (1, 0));
    assert!(table.is_quiet());
}

/// LOC-38.20
#[test]
fn what_is_dead_or_gone_does_not() {
    let fight = survivor().stands(YOU, 4).intruder(Intruder::Adult, 4);
    let mut dead = fight.plays(YOU, ActionCard::DesperateAttack, FIRST);
    dead.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));
    assert!(dead.intruders_in(4).is_empty() && dead.is_quiet());
    assert!(survivor().stands(YOU, 4).card_aims(YOU, ActionCard::DesperateAttack).is_empty());
}

/// LOC-38.21 LOC-29.85 LOC-29.137 LOC-5.8
#[test]
fn a_distraction_costs_an_item_and_nobody_attacks_whoever_slips_away() {
    let giving = ItemCard::new(Item::Lighter, Back::Yellow);
    let fight = survivor().stands(YOU, 4).stands(SHE, 19).stands(HE, 19).intruder(Intruder::Adult, 4);
    assert!(fight.card_aims(YOU, ActionCard::Distraction).is_empty(), "nothing to throw");
    let fight = fight.carries(YOU, Item::Lighter).explored(3, Room::GuardRoom, 1).door(4, 1, Door::Closed);
    let slip = |corridor| Aim::Slip { mover: YOU, follower: None, corridor: CorridorNumber(corridor), giving };
    assert_eq!(fight.card_aims(YOU, ActionCard::Distraction), [slip(2), slip(3)], "not through a closed door");

    let mut table = fight.plays(YOU, ActionCard::Distraction, slip(3));
    assert!(!table.player(YOU).has_item(Item::Lighter));
    assert_eq!(table.board().items.discard.count(giving), 1);
    assert_eq!(table.room_of(YOU), 3);
    table.shows(Outcome::NoiseRoll(NoiseFace::One));
    assert!(table.is_quiet());
}

/// LOC-38.21 LOC-29.85 LOC-4.82
#[test]
fn somebody_else_is_asked_and_two_make_one_noise() {
    let giving = ItemCard::new(Item::Lighter, Back::Yellow);
    let fight = survivor().stands(YOU, 4).stands(SHE, 4).stands(HE, 19).intruder(Intruder::Adult, 4);
    let fight = fight.carries(YOU, Item::Lighter).explored(3, Room::GuardRoom, 1);
    let slip = |mover, follower| Aim::Slip { mover, follower, corridor: CorridorNumber(3), giving };

    let mut both = fight.plays(YOU, ActionCard::Distraction, slip(YOU, Some(SHE)));
    both.chooses(SHE, Choice::SlipConsent(YesNo::Yes));
    assert!(matches!(both.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    both.shows(Outcome::NoiseRoll(NoiseFace::Two));
    assert_eq!((both.room_of(YOU), both.room_of(SHE)), (3, 3));
    assert!(both.is_quiet(), "one roll");

    let mut refused = fight.plays(YOU, ActionCard::Distraction, slip(YOU, Some(SHE)));
    refused.chooses(SHE, Choice::SlipConsent(YesNo::No));
    assert_eq!((refused.room_of(YOU), refused.room_of(SHE)), (3, 4), "the Survivor still goes");

    let mut alone = fight.plays(YOU, ActionCard::Distraction, slip(SHE, None));
    alone.chooses(SHE, Choice::SlipConsent(YesNo::Yes));
    assert!(matches!(alone.waiting(), Frame::NoiseRoll(roll) if roll.seat == SHE));
    assert_eq!((alone.room_of(YOU), alone.room_of(SHE)), (4, 3));

    let mut stays = fight.plays(YOU, ActionCard::Distraction, slip(SHE, None));
    stays.chooses(SHE, Choice::SlipConsent(YesNo::No));
    assert!(stays.is_quiet() && stays.room_of(SHE) == 4 && !stays.player(YOU).has_item(Item::Lighter));
}

/// LOC-38.22 LOC-4.11
#[test]
fn obstinate_draws_a_card_for_each_serious_wound_dressed_or_not() {
    assert!(survivor().card_aims(YOU, ActionCard::Obstinate).is_empty(), "nobody is hurt");
    let hurt = survivor().wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Body);
    assert_eq!(hurt.card_aims(YOU, ActionCard::Obstinate), [Aim::Nothing]);

    let mut table = hurt.plays(YOU, ActionCard::Obstinate, Aim::Nothing);
    let [search, vents] = [ActionCard::Search, ActionCard::Vents].map(|card| Outcome::CardDraw(Card::Action(card)));
    table.shows(search).shows(vents);

    assert_eq!(table.player(YOU).hand.len(), 2);
    assert!(table.is_quiet());
}

/// LOC-38.22 LOC-17.23
#[test]
fn obstinate_gives_up_an_item_to_dress_a_wound() {
    let hurt =
        survivor().wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Body).carries(YOU, Item::Lighter);
    let giving = ItemCard::new(Item::Lighter, Back::Yellow);
    let dress = Aim::DressFor { wound: SeriousWound::Leg, giving };
    assert!(hurt.card_aims(YOU, ActionCard::Obstinate).contains(&dress));

    let table = hurt.plays(YOU, ActionCard::Obstinate, dress);

    assert!(!table.player(YOU).has_undressed() && !table.player(YOU).has_item(Item::Lighter));
    assert_eq!(table.board().items.discard.count(giving), 1, "face up");
}

/// LOC-38.24 LOC-29.140 LOC-29.27
#[test]
fn through_the_vents_one_is_attacked_and_makes_noise() {
    let vents = survivor().explored(20, Room::Surgery, 1).stands(YOU, 20).explored(21, Room::GuardRoom, 1);
    let rooms = [6, 16, 21].map(|room| Aim::Room { room: RoomNumber(room) });
    assert_eq!(vents.card_aims(YOU, ActionCard::Vents), rooms);

    let mut table = vents.plays(YOU, ActionCard::Vents, rooms[2]);
    assert_eq!(table.room_of(YOU), 21);
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(table.wounds(YOU), (2, 0), "as if by an adult in darkness");
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
    table.shows(Outcome::NoiseRoll(NoiseFace::One));

    let mut met = vents.stands(SHE, 21).plays(YOU, ActionCard::Vents, rooms[2]);
    met.attacks_with(AttackCard::EvolveFour);
    assert!(met.is_quiet(), "she is there: no noise");
    assert!(vents.stands(YOU, 22).card_aims(YOU, ActionCard::Vents).is_empty(), "no entrance");
}
