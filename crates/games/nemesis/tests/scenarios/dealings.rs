//! NEM-5.24 to NEM-5.32, NEM-5.52 to NEM-5.61: picking up, trading, interrupting.

use nemesis::{
    Choice, Frame,
    board::{Held, ObjectToken},
    rules::{
        actions::{Action, Target},
        hands::HandAnswer,
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{ActionCard, Back, CorridorNumber, Intruder, Item, ItemCard, Room, YesNo},
};

use crate::table::{HE, SHE, Table, YOU, given};

const PAID: [ActionCard; 1] = [ActionCard::Rest];
const NOT_NOW: YesNo = YesNo::No;

fn card(item: Item, back: Back) -> ItemCard {
    ItemCard::new(item, back)
}

/// NEM-5.24, NEM-5.16, NEM-16.34
#[test]
fn an_object_is_picked_up_with_a_free_hand() {
    let mut table = given().hand(YOU, &PAID).on_the_turn_of(YOU);

    table.does(Action::PickUp { object: ObjectToken::BlueCorpse }).pays(&PAID);

    assert!(table.player(YOU).hands.objects().any(|it| it == ObjectToken::BlueCorpse));
    assert!(!table.board().place(nemesis::words::RoomNumber(11)).has_blue_corpse);
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

fn trading(given: crate::table::Given) -> Table {
    let mut table = given.hand(YOU, &PAID).on_the_turn_of(YOU);
    table.does(Action::Trade).pays(&PAID);
    table
}

/// NEM-5.27, NEM-5.17, NEM-5.29, NEM-4.51
#[test]
fn anybody_in_the_room_may_give_something_to_anybody() {
    let mut table = trading(given().carries(SHE, Item::Medkit));
    let goods = Goods::Item(card(Item::Medkit, Back::Green));

    table.chooses(SHE, Choice::Trading(TradingAnswer::Offer { to: HE, goods }));
    table.chooses(HE, Choice::TradeReply(TradeReplyAnswer::Accept));
    for seat in [YOU, SHE, HE] {
        table.chooses(seat, Choice::Trading(TradingAnswer::Done));
    }

    assert!(table.has(HE, Item::Medkit) && !table.has(SHE, Item::Medkit));
    assert!(table.is_turn_of(YOU));
}

/// NEM-5.27, NEM-25.55
#[test]
fn something_may_be_asked_in_return() {
    let mut table = trading(given().carries(YOU, Item::Medkit).carries(SHE, Item::Tools));
    let offered = Goods::Item(card(Item::Medkit, Back::Green));
    let back = Goods::Item(card(Item::Tools, Back::Yellow));

    table.chooses(YOU, Choice::Trading(TradingAnswer::Offer { to: SHE, goods: offered }));
    table.chooses(SHE, Choice::TradeReply(TradeReplyAnswer::InReturn(back)));
    table.chooses(YOU, Choice::TradeAgreement(YesNo::Yes));

    assert!(table.has(SHE, Item::Medkit) && table.has(YOU, Item::Tools));
}

/// NEM-5.30, NEM-5.31
#[test]
fn a_weapon_changes_hands_with_its_ammo_if_a_hand_is_free() {
    let mut table = trading(given().ammo(YOU, Item::Revolver, 4));
    let revolver = Goods::Item(card(Item::Revolver, Back::Starting));

    table.chooses(YOU, Choice::Trading(TradingAnswer::Offer { to: SHE, goods: revolver }));
    table.chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Accept));
    assert_eq!(table.held(SHE, Item::Revolver).ammo, 4);

    let mut table = trading(given().carries_object(SHE, ObjectToken::Egg));
    table.chooses(YOU, Choice::Trading(TradingAnswer::Offer { to: SHE, goods: revolver }));
    assert!(!table.answers(SHE).contains(&Choice::TradeReply(TradeReplyAnswer::Accept)));
}

/// NEM-5.28
#[test]
fn a_card_is_shown_to_one_and_seen_by_no_other() {
    let mut table = trading(given().carries(YOU, Item::Medkit));

    table.chooses(YOU, Choice::Trading(TradingAnswer::Show { to: SHE, item: card(Item::Medkit, Back::Green) }));

    let heard = |seat| {
        let viewer = engine::Viewer::seat(seat);
        table.heard.iter().rev().find_map(|it| nemesis::heard::heard(it, viewer)).expect("everybody hears of it")
    };
    assert!(matches!(heard(SHE), nemesis::Heard::ItemShown { item: Some(Item::Medkit), .. }));
    assert!(matches!(heard(HE), nemesis::Heard::ItemShown { item: None, back: Back::Green, .. }));
}

/// NEM-5.32
#[test]
fn inactive_quest_items_are_nothing_to_trade() {
    let table = trading(given());

    let goods: Vec<Choice> = table.answers(YOU);
    assert!(goods.iter().all(|choice| !matches!(
        choice,
        Choice::Trading(TradingAnswer::Offer { goods: Goods::Item(ItemCard { back: Back::Quest, .. }), .. })
    )));
}

/// NEM-26.64
#[test]
fn whoever_has_passed_still_trades() {
    let table = trading(given().with(|board| board.player_mut(SHE).has_passed = true));

    assert!(matches!(table.waiting(), Frame::Trading(_)));
    assert!(!table.answers(SHE).is_empty());
}

/// `YOU` want to leave, and the others hold an Interruption each.
fn interruptible() -> Table {
    let given = given().hand(YOU, &[ActionCard::Rest, ActionCard::Interruption, ActionCard::Search]);
    let given = given.hand(SHE, &[ActionCard::Interruption]).hand(HE, &[ActionCard::Search]);
    let mut table = given.on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(Action::Move { corridor: CorridorNumber(1) }));
    table.chooses(YOU, Choice::Payment(ActionCard::Rest));
    table
}

/// NEM-5.52, NEM-5.53, NEM-26.5, NEM-5.55, NEM-5.60
#[test]
fn an_interrupted_action_is_lost_with_its_cost() {
    let mut table = interruptible();

    table.chooses(SHE, Choice::Interruption(YesNo::Yes));
    table.chooses(HE, Choice::Interruption(NOT_NOW));
    table.chooses(YOU, Choice::Interruption(NOT_NOW));

    assert_eq!(table.room_of(YOU), 11);
    assert_eq!(table.player(YOU).hand.len(), 2);
    assert!(!table.player(SHE).hand.has(ActionCard::Interruption));
    assert_eq!(table.board().turn.actions_left, 1);
}

/// NEM-5.54, NEM-5.56
#[test]
fn an_interruption_may_be_interrupted() {
    let mut table = interruptible();

    table.chooses(SHE, Choice::Interruption(YesNo::Yes));
    table.chooses(HE, Choice::Interruption(NOT_NOW));
    table.chooses(YOU, Choice::Interruption(YesNo::Yes));
    table.chooses(HE, Choice::Interruption(NOT_NOW));

    assert_eq!(table.room_of(YOU), 15);
}

/// NEM-5.61, NEM-24.25, NEM-4.46
#[test]
fn whoever_holds_a_card_is_asked_with_or_without_an_interruption() {
    let mut table = interruptible();
    table.chooses(SHE, Choice::Interruption(NOT_NOW));

    assert!(matches!(table.waiting(), Frame::Interruption(question) if question.asked == HE));
    assert_eq!(table.answers(HE), [Choice::Interruption(NOT_NOW)]);
}

/// NEM-5.52, NEM-25.10, NEM-25.49
#[test]
fn whoever_has_passed_may_interrupt_and_whoever_is_elsewhere_may_not() {
    let given = given().hand(YOU, &PAID).hand(SHE, &PAID).hand(HE, &[ActionCard::Interruption]);
    let given = given.explored(15, Room::Canteen, 1).stands(SHE, 15).with(|board| {
        board.player_mut(HE).has_passed = true;
    });
    let mut table = given.on_the_turn_of(YOU);

    table.chooses(YOU, Choice::Turn(Action::Move { corridor: CorridorNumber(1) }));
    table.chooses(YOU, Choice::Payment(ActionCard::Rest));

    assert!(matches!(table.waiting(), Frame::Interruption(question) if question.asked == HE));
}

/// NEM-5.59, NEM-4.12
#[test]
fn passing_and_dropping_are_not_interrupted() {
    let given = given().carries(YOU, Item::Tools).hand(SHE, &[ActionCard::Interruption]);
    let mut table = given.on_the_turn_of(YOU);

    table.chooses(YOU, Choice::Turn(Action::DropItem { item: card(Item::Tools, Back::Yellow) }));
    assert!(table.is_turn_of(YOU));
    assert_eq!(table.board().turn.actions_left, 2);
    table.chooses(YOU, Choice::Turn(Action::Pass));

    assert!(table.answers(YOU).contains(&Choice::Passing(PassingAnswer::Done)));
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
