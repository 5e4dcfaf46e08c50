//! NEM-5.6: interruptions.

use nemesis::{
    Choice, Frame,
    rules::{actions::Action, aims::Aim, turn::PassingAnswer},
    words::{
        ActionCard::{Interruption, Order, Reload, Rest, Search},
        CorridorNumber, Item, Room, YesNo,
    },
};

use crate::table::*;

fn asked(table: &Table) -> Option<u8> {
    let Frame::Interruption(question) = table.waiting() else { return None };
    Some(question.asked.0)
}

/// The Captain reloads, and the others may speak up.
fn reloading(given: Given) -> Table {
    let mut table = given.ammo(YOU, Item::Revolver, 3).hand(YOU, &[Reload]).on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(Action::Play { card: Reload, aim: Aim::Nothing }));
    table
}

/// NEM-5.54 NEM-5.56
#[test]
fn an_interruption_may_be_interrupted_and_the_last_one_wins() {
    let mut table = reloading(given().hand(SHE, &[Interruption]).hand(HE, &[Interruption]));

    table.chooses(SHE, Choice::Interruption(YesNo::Yes)).chooses(HE, Choice::Interruption(YesNo::Yes));

    assert_eq!(table.held(YOU, Item::Revolver).ammo, 4, "the action stands");
    assert!(!table.player(SHE).hand.has(Interruption) && !table.player(HE).hand.has(Interruption));
}

/// NEM-5.60 NEM-5.61 NEM-4.46 NEM-24.25
#[test]
fn everybody_with_a_card_in_hand_is_asked_clockwise_whether_they_could_or_not() {
    let mut table = reloading(given().hand(SHE, &[Rest]).hand(HE, &[Search]));

    assert_eq!(asked(&table), Some(1));
    assert_eq!(table.answers(SHE), [Choice::Interruption(YesNo::No)]);
    table.chooses(SHE, Choice::Interruption(YesNo::No));
    assert_eq!(asked(&table), Some(2));
    assert!(table.board().turn.declared.is_some(), "everybody knows what is about to be done");
    table.chooses(HE, Choice::Interruption(YesNo::No));

    assert_eq!(table.held(YOU, Item::Revolver).ammo, 4);
    assert_eq!(table.board().turn.declared, None);
}

/// NEM-5.61
#[test]
fn whoever_holds_nothing_is_not_asked() {
    let table = reloading(given());

    assert_eq!(asked(&table), None);
    assert_eq!(table.held(YOU, Item::Revolver).ammo, 4);
}

/// NEM-5.52 NEM-25.10 NEM-25.49 NEM-4.9
#[test]
fn whoever_has_passed_may_interrupt_and_whoever_is_elsewhere_may_not() {
    let setting = given().hand(SHE, &[Interruption]).with(|board| board.player_mut(SHE).has_passed = true);
    let elsewhere = reloading(setting.explored(15, Room::Canteen, 1).stands(SHE, 15));
    assert_eq!(asked(&elsewhere), None);
    let mut table = reloading(setting);

    table.chooses(SHE, Choice::Interruption(YesNo::Yes));

    assert_eq!(table.held(YOU, Item::Revolver).ammo, 3);
}

/// NEM-5.52 NEM-25.70
#[test]
fn an_order_by_intercom_is_interrupted_only_where_the_captain_is() {
    let setting = |she: u8, he: u8| {
        let mut table = given()
            .carries(YOU, Item::Intercom)
            .explored(3, Room::CommsRoom, 0)
            .stands(SHE, she)
            .stands(HE, he)
            .hand(YOU, &[Order])
            .hand(SHE, &[Interruption])
            .hand(HE, &[Interruption])
            .on_the_turn_of(YOU);
        let aim = Aim::Sends { seat: SHE, corridor: CorridorNumber(1) };
        table.chooses(YOU, Choice::Turn(Action::Play { card: Order, aim }));
        table
    };

    assert_eq!(asked(&setting(3, 3)), None, "neither is with the Captain");
    assert_eq!(asked(&setting(3, 11)), Some(2));
}

/// NEM-5.59 NEM-4.12
#[test]
fn neither_a_pass_nor_a_drop_can_be_interrupted() {
    let setting = || given().hand(SHE, &[Interruption]).carries(YOU, Item::Tools).on_the_turn_of(YOU);

    let mut passes = setting();
    passes.chooses(YOU, Choice::Turn(Action::Pass));
    let mut drops = setting();
    let item = drops.card_of(Item::Tools);
    drops.chooses(YOU, Choice::Turn(Action::DropItem { item }));

    assert_eq!(asked(&passes), None);
    assert_eq!(asked(&drops), None);
    assert!(!drops.has(YOU, Item::Tools) && drops.is_turn_of(YOU));
    assert_eq!(drops.board().turn.actions_left, 2, "dropping is no action");
    assert!(passes.answers(YOU).contains(&Choice::Passing(PassingAnswer::Done)));
}

/// NEM-5.38 NEM-5.55
#[test]
fn an_interruption_is_no_action_of_ones_own() {
    let table = given().hand(YOU, &[Interruption, Search]).on_the_turn_of(YOU);

    assert!(table.aims_of(Interruption).is_empty());
}

/// NEM-5.53 NEM-26.5
#[test]
fn an_interrupted_item_is_not_used_up_but_its_price_is_lost() {
    let mut table =
        given().carries(YOU, Item::SyntheticFood).hand(YOU, &[Search]).hand(SHE, &[Interruption]).on_the_turn_of(YOU);
    let item = table.card_of(Item::SyntheticFood);

    table
        .chooses(YOU, Choice::Turn(Action::Use { item, aim: Aim::Nothing }))
        .chooses(YOU, Choice::Payment(Search))
        .chooses(SHE, Choice::Interruption(YesNo::Yes));

    assert!(table.has(YOU, Item::SyntheticFood));
    assert!(table.player(YOU).hand.is_empty());
    assert_eq!(table.board().turn.actions_left, 1);
}

/// You want to leave, and hold an Interruption as she does.
fn leaving() -> Table {
    let given = given().hand(YOU, &[Rest, Interruption, Search]).hand(SHE, &[Interruption]).hand(HE, &[Search]);
    let mut table = given.on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(Action::Move { corridor: CorridorNumber(1) })).chooses(YOU, Choice::Payment(Rest));
    table
}

/// NEM-5.52 NEM-5.53 NEM-5.55 NEM-5.60 NEM-26.5
#[test]
fn an_interrupted_action_is_lost_with_its_cost() {
    let mut table = leaving();

    table.chooses(SHE, Choice::Interruption(YesNo::Yes)).chooses(HE, Choice::Interruption(YesNo::No));
    table.chooses(YOU, Choice::Interruption(YesNo::No));

    table.tells(&[Heard::Interrupted { seat: SHE, against: YOU }]);
    assert_eq!(table.room_of(YOU), 11);
    assert_eq!(table.player(YOU).hand.len(), 2);
    assert!(!table.player(SHE).hand.has(Interruption));
    assert_eq!(table.board().turn.actions_left, 1);
}

/// NEM-5.54 NEM-5.56
#[test]
fn whoever_is_interrupted_may_interrupt_in_turn() {
    let mut table = leaving();

    table.chooses(SHE, Choice::Interruption(YesNo::Yes)).chooses(HE, Choice::Interruption(YesNo::No));
    table.chooses(YOU, Choice::Interruption(YesNo::Yes)).chooses(HE, Choice::Interruption(YesNo::No));

    assert_eq!(table.room_of(YOU), 15);
}
