//! NEM-5.24 to NEM-5.26, NEM-16.18, NEM-5.8: picking up, and what combat leaves to do.

use nemesis::{
    Choice,
    board::{Held, ObjectToken},
    rules::{
        actions::{Action, Target},
        hands::HandAnswer,
    },
    words::{ActionCard, Back, CorridorNumber, Intruder, Item, ItemCard, Room},
};

use crate::table::{Handled, Heard, YOU, given};

const PAID: [ActionCard; 1] = [ActionCard::Rest];

/// NEM-5.24, NEM-5.16, NEM-16.34
#[test]
fn an_object_is_picked_up_with_a_free_hand() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(Action::PickUp { object: ObjectToken::BlueCorpse }).pays(&PAID);

    assert!(table.player(YOU).hands.objects().any(|it| it == ObjectToken::BlueCorpse));
    assert!(!table.board().place(nemesis::words::RoomNumber(11)).has_blue_corpse);
}

/// NEM-5.24
#[test]
fn the_only_carcass_is_picked_up_and_lies_there_no_more() {
    let mut table = given().lies(11, ObjectToken::Carcass).hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(Action::PickUp { object: ObjectToken::Carcass }).pays(&PAID);

    table.tells(&[Heard::Handled(Handled::ObjectTaken { seat: YOU, object: ObjectToken::Carcass })]);
    assert_eq!(table.board().place(nemesis::words::RoomNumber(11)).carcasses, 0);
}

/// NEM-16.18, NEM-4.45, NEM-16.31
#[test]
fn with_full_hands_something_is_dropped_first_or_nothing_is_taken() {
    let ready = || given().carries_object(YOU, ObjectToken::Egg).hand(YOU, &PAID).on_the_turn_of(YOU);
    let take = Action::PickUp { object: ObjectToken::BlueCorpse };

    let mut table = ready();
    table.does(take).pays(&PAID).chooses(YOU, Choice::HandsFull(HandAnswer::DropRight));
    assert_eq!(table.player(YOU).hands.0[1], Held::Object(ObjectToken::BlueCorpse));
    assert_eq!(table.board().place(nemesis::words::RoomNumber(11)).eggs, 1);

    let mut table = ready();
    table.does(take).pays(&PAID).chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    table.tells(&[Heard::Handled(Handled::HandsLeftAsTheyAre { seat: YOU })]);
    assert_eq!(table.player(YOU).hands.0[1], Held::Object(ObjectToken::Egg));
    assert!(table.board().place(nemesis::words::RoomNumber(11)).has_blue_corpse);
}

/// NEM-5.26, NEM-25.79, NEM-26.52
#[test]
fn eggs_of_the_nest_are_not_picked_up_and_one_dropped_there_is() {
    let given = given().explored(2, Room::Nest, 0).stands(YOU, 2).hand(YOU, &PAID);
    let take = Action::PickUp { object: ObjectToken::Egg };
    assert!(!given.on_the_turn_of(YOU).offers(take));

    let given = crate::table::given().explored(2, Room::Nest, 0).stands(YOU, 2).lies(2, ObjectToken::Egg);
    let table = given.hand(YOU, &PAID).on_the_turn_of(YOU);
    assert!(table.offers(take));
    assert_eq!(table.board().nest.eggs, 5);
}

/// NEM-5.8, NEM-25.57, NEM-5.10
#[test]
fn in_combat_there_are_few_basic_actions() {
    let given = given().intruder(Intruder::Adult, 11).hand(YOU, &[ActionCard::Rest, ActionCard::Search]);
    let table = given.on_the_turn_of(YOU);
    let figure = table.figure(0).id;

    assert!(table.offers(Action::Shoot { weapon: Item::Revolver, at: Target::Figure { figure } }));
    assert!(table.offers(Action::Melee { at: Target::Figure { figure } }));
    assert!(table.offers(Action::Move { corridor: CorridorNumber(1) }));
    assert!(!table.offers(Action::Trade));
    assert!(!table.offers(Action::PickUp { object: ObjectToken::BlueCorpse }));
}

/// NEM-26.97, NEM-16.18
#[test]
fn of_two_weapons_alike_the_one_in_the_chosen_hand_is_dropped() {
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::Flamethrower, 4)
        .carries_loaded(YOU, Item::Flamethrower, 0)
        .hand(YOU, &PAID)
        .on_the_turn_of(YOU);

    table
        .does(Action::PickUp { object: ObjectToken::BlueCorpse })
        .pays(&PAID)
        .chooses(YOU, Choice::HandsFull(HandAnswer::DropLeft));

    assert_eq!(table.held(YOU, Item::Flamethrower).ammo, 0);
}

/// NEM-26.97, NEM-16.30
#[test]
fn of_two_weapons_alike_the_emptier_one_is_dropped_by_choice() {
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::Flamethrower, 4)
        .carries_loaded(YOU, Item::Flamethrower, 0)
        .with(|board| board.player_mut(YOU).hands.bind())
        .on_the_turn_of(YOU);

    table.does(Action::DropItem { item: ItemCard::new(Item::Flamethrower, Back::Blue) });

    assert_eq!(table.held(YOU, Item::Flamethrower).ammo, 4);
    assert_eq!(table.player(YOU).hands.n_used(), 1);
}
