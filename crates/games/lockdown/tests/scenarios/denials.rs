//! What a person would try in vain, and why.

use engine::Views;
use lockdown::{
    Choice, Lockdown,
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        computers::ComputerUse,
    },
    words::{
        ActionCard::{Interruption, Rest, Search},
        Back, Door, Item, ItemCard, Room, RoomNumber,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given, go};

fn alone() -> Given {
    given().stands(YOU, 4).stands(SHE, 22).stands(HE, 22).empty_handed(YOU).hand(YOU, &[Search, Rest, Interruption])
}

/// The rule for which an action is denied; nothing, if it is not.
fn denied(table: &Table, action: Action) -> Option<&'static str> {
    let denials = Lockdown::denials(&table.state, YOU);
    denials.into_iter().find(|it| it.choice == Choice::Turn(action)).map(|it| it.rule.0)
}

/// LOC-6.1 LOC-5.73 LOC-5.80 LOC-5.9
#[test]
fn ways_cards_and_items_that_cannot_be_used_say_why() {
    let suit = ItemCard::new(Item::EnviroSuit, Back::Blue);
    let staples = ItemCard::new(Item::MedicalStapler, Back::Green);
    let shut = alone().door(4, 2, Door::Closed).carries(YOU, Item::EnviroSuit).carries(YOU, Item::MedicalStapler);
    let table = shut.on_the_turn_of(YOU);
    let plays = |card| Action::Play { card, aim: Aim::Nothing };
    let uses = |item| Action::Use { item, aim: Aim::Nothing };

    assert_eq!(denied(&table, go(2)), Some("LOC-6.1"));
    assert_eq!(denied(&table, plays(Interruption)), Some("LOC-5.73"));
    assert_eq!(denied(&table, plays(Search)), Some("LOC-5.80"), "a special room");
    assert_eq!(denied(&table, uses(staples)), Some("LOC-5.9"), "nobody is hurt");
    assert_eq!(denied(&table, uses(suit)), None, "it is never used");
    let offered = Lockdown::offers(&table.state, YOU);
    let denials = Lockdown::denials(&table.state, YOU);
    assert!(denials.iter().all(|denied| offered.iter().all(|offer| offer.choice != denied.choice)));
}

/// LOC-20.1 LOC-20.10 LOC-19.48 LOC-20.32 LOC-19.1
#[test]
fn a_room_that_gives_nothing_now_says_why() {
    let of = |given: Given, aim| denied(&given.on_the_turn_of(YOU), Action::UseRoom { aim });
    let at = |number, room| alone().stands(YOU, number).explored(number, room, 1);

    assert_eq!(of(alone().stands(YOU, 19).time(12), RoomAim::Nothing), Some("LOC-20.1"));
    assert_eq!(of(at(8, Room::CssRoomA).time(12), RoomAim::Nothing), Some("LOC-20.10"));
    let venting = at(9, Room::VentControlRoom).with(|board| board.venting = Some(RoomNumber(14)));
    assert_eq!(of(venting, RoomAim::Nothing), Some("LOC-19.48"));
    assert_eq!(of(at(1, Room::Surgery), RoomAim::EvacuateOnFoot), Some("LOC-20.32"));
    assert_eq!(of(at(1, Room::Surgery), RoomAim::Nothing), None, "the tile has an action");
    assert_eq!(of(at(1, Room::Surgery).malfunction(1), RoomAim::Nothing), Some("LOC-19.1"));
}

/// LOC-18.2 LOC-18.3
#[test]
fn a_computer_that_does_not_work_says_why() {
    let archive = |number| alone().stands(YOU, number).explored(number, Room::Archive, 1);
    let compute = Action::Computer { with: ComputerUse::GainKnowledge };

    assert_eq!(denied(&archive(20).on_the_turn_of(YOU), compute), Some("LOC-18.2"), "no power");
    assert_eq!(denied(&archive(8).malfunction(8).on_the_turn_of(YOU), compute), Some("LOC-18.3"));
    assert_eq!(denied(&alone().on_the_turn_of(YOU), compute), None, "there is none");
}

#[test]
fn nobody_is_denied_anything_in_the_turn_of_another() {
    let table = alone().on_the_turn_of(YOU);

    assert!(Lockdown::denials(&table.state, SHE).is_empty());
}
