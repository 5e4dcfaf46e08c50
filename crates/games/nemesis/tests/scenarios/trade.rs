//! NEM-5.27 to NEM-5.32: trade among all characters in a room.

use engine::{Refused, RuleId, Seat, Viewer};
use nemesis::{
    Choice, Heard,
    board::ObjectToken,
    heard,
    rules::{
        actions::Action,
        hands::HandAnswer,
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
    },
    words::{ActionCard::Search, Back, Item, ItemCard, RoomNumber, SeriousWound, YesNo},
};

use crate::table::*;

const TOOLS: Goods = Goods::Item(ItemCard::new(Item::Tools, Back::Yellow));
const MEDKIT: Goods = Goods::Item(ItemCard::new(Item::Medkit, Back::Green));
const EGG: ObjectToken = ObjectToken::Egg;
const ACCEPT: Choice = Choice::TradeReply(TradeReplyAnswer::Accept);
const SHOTGUN: Goods = Goods::Item(ItemCard::new(Item::Shotgun, Back::Starting));

/// You open a trade in a room with all three.
fn trading(given: Given) -> Table {
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(Action::Trade).pays(&[Search]);
    table
}

fn offers(to: Seat, goods: Goods) -> Choice {
    Choice::Trading(TradingAnswer::Offer { to, goods })
}

fn all_are_done(table: &mut Table) {
    for seat in [YOU, SHE, HE] {
        table.chooses(seat, Choice::Trading(TradingAnswer::Done));
    }
}

/// NEM-5.17 NEM-5.27 NEM-5.29 NEM-25.55 NEM-4.51
#[test]
fn any_two_in_the_room_may_exchange_if_both_agree_and_only_one_has_paid() {
    let mut table = trading(given().carries(SHE, Item::Tools).carries(HE, Item::Medkit));

    table
        .chooses(SHE, offers(HE, TOOLS))
        .chooses(HE, Choice::TradeReply(TradeReplyAnswer::InReturn(MEDKIT)))
        .chooses(SHE, Choice::TradeAgreement(YesNo::Yes));
    all_are_done(&mut table);

    table.tells(&[
        Heard::Handled(Handled::TradeOpened { seat: YOU }),
        Heard::Handled(Handled::GoodsOffered { seat: SHE, to: HE, back: Some(Back::Yellow), goods: None }),
        Heard::Handled(Handled::GoodsOffered { seat: HE, to: SHE, back: Some(Back::Green), goods: None }),
        Heard::Handled(Handled::GoodsChangedHands { from: SHE, to: HE, back: Some(Back::Yellow), goods: None }),
        Heard::Handled(Handled::GoodsChangedHands { from: HE, to: SHE, back: Some(Back::Green), goods: None }),
        Heard::Handled(Handled::TradeLeft { seat: HE }),
    ]);
    assert!(table.has(HE, Item::Tools) && table.has(SHE, Item::Medkit));
    assert!(!table.has(SHE, Item::Tools) && !table.has(HE, Item::Medkit));
    assert_eq!(table.board().turn.actions_left, 1);
    assert!(table.is_turn_of(YOU));
}

/// NEM-5.27
#[test]
fn gifts_are_allowed_and_offers_may_be_declined() {
    let mut table = trading(given().carries(YOU, Item::Tools));

    table.chooses(YOU, offers(SHE, TOOLS)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Decline));
    assert!(table.has(YOU, Item::Tools));
    table.chooses(YOU, offers(HE, TOOLS)).chooses(HE, Choice::TradeReply(TradeReplyAnswer::Accept));

    table.tells(&[Heard::Handled(Handled::OfferDeclined { from: YOU, to: SHE })]);
    assert!(table.has(HE, Item::Tools) && !table.has(YOU, Item::Tools));
}

/// NEM-5.30
#[test]
fn a_weapon_changes_hands_with_its_ammo() {
    let mut table = trading(given().ammo(SHE, Item::Shotgun, 1));

    table.chooses(SHE, offers(YOU, SHOTGUN)).chooses(YOU, ACCEPT);

    assert_eq!(table.held(YOU, Item::Shotgun).ammo, 1);
}

/// NEM-5.31 NEM-16.18
#[test]
fn whoever_receives_something_heavy_with_full_hands_drops_something_for_it_or_declines() {
    let offered = || {
        let mut table = trading(given().carries_object(YOU, EGG));
        table.chooses(SHE, offers(YOU, SHOTGUN)).chooses(YOU, ACCEPT);
        table
    };

    let mut taken = offered();
    assert!(taken.player(SHE).has_item(Item::Shotgun), "nothing is given before there is a hand for it");
    taken.chooses(YOU, Choice::TradeHands(HandAnswer::DropRight));
    let mut declined = offered();
    declined.chooses(YOU, Choice::TradeHands(HandAnswer::Decline));

    assert!(taken.has(YOU, Item::Shotgun) && !taken.has(SHE, Item::Shotgun));
    assert_eq!(taken.board().place(RoomNumber(11)).eggs, 1, "the egg lies on the floor");
    assert!(declined.has(SHE, Item::Shotgun) && declined.player(YOU).hands.objects().eq([EGG]));
}

/// NEM-5.31
#[test]
fn whoever_made_the_offer_may_drop_something_for_what_is_given_back() {
    let mut table = trading(given().carries(YOU, Item::Tools).carries_object(YOU, EGG));

    table
        .chooses(YOU, offers(SHE, TOOLS))
        .chooses(SHE, Choice::TradeReply(TradeReplyAnswer::InReturn(SHOTGUN)))
        .chooses(YOU, Choice::TradeAgreement(YesNo::Yes))
        .chooses(YOU, Choice::TradeHands(HandAnswer::DropLeft));

    assert!(table.has(YOU, Item::Shotgun) && table.has(SHE, Item::Tools));
    assert!(!table.has(YOU, Item::Revolver), "the weapon in the left hand is gone");
    assert!(table.player(YOU).hands.objects().eq([EGG]));
}

/// NEM-5.31
#[test]
fn an_exchange_that_frees_a_hand_needs_nothing_dropped() {
    let mut table = trading(given().carries_object(YOU, EGG));

    table
        .chooses(SHE, offers(YOU, SHOTGUN))
        .chooses(YOU, Choice::TradeReply(TradeReplyAnswer::InReturn(Goods::Object(EGG))))
        .chooses(SHE, Choice::TradeAgreement(YesNo::Yes));

    assert!(table.has(YOU, Item::Shotgun) && table.player(SHE).hands.objects().eq([EGG]));
}

/// NEM-5.31 NEM-42.1
#[test]
fn whoever_has_one_arm_left_drops_what_it_holds_for_something_heavy() {
    let mut table = trading(given().wound(YOU, SeriousWound::Arm));

    table.chooses(SHE, offers(YOU, SHOTGUN)).chooses(YOU, ACCEPT);
    let drops = |hand| Choice::TradeHands(hand);
    assert_eq!(table.answers(YOU), [drops(HandAnswer::Decline), drops(HandAnswer::DropLeft)]);
    table.chooses(YOU, drops(HandAnswer::DropLeft));

    assert!(table.has(YOU, Item::Shotgun) && !table.has(YOU, Item::Revolver));
}

/// NEM-26.99 NEM-5.27
#[test]
fn in_a_trade_there_are_two_proposals_for_each_thing_and_each_of_those_who_trade() {
    let mut table = trading(given().carries(YOU, Item::Tools));
    let (things, people) = (4, 3);

    for _ in 0..2 * (things + people) {
        table.chooses(YOU, offers(SHE, TOOLS)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Decline));
    }

    assert_eq!(table.answers(YOU), [Choice::Trading(TradingAnswer::Done)]);
    assert_eq!(table.state.may_choose(YOU, offers(SHE, TOOLS)), Err(Refused::Because(RuleId("NEM-26.99"))));
    table.chooses(SHE, offers(YOU, SHOTGUN)).chooses(YOU, ACCEPT);
    assert!(table.has(YOU, Item::Shotgun), "and whatever is offered can still be taken");
}

/// NEM-26.99
#[test]
fn how_often_something_may_be_proposed_does_not_tell_what_others_carry() {
    let n_proposals = |other: Item| {
        let mut table = trading(given().carries(YOU, Item::Tools).carries(SHE, Item::Tools).carries(SHE, other));
        let mut n_made = 0;
        while table.state.may_choose(YOU, offers(SHE, TOOLS)).is_ok() {
            table.chooses(YOU, offers(SHE, TOOLS)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Decline));
            n_made += 1;
        }
        n_made
    };

    assert_eq!(n_proposals(Item::Tools), n_proposals(Item::DuctTape), "two alike are two cards");
}

/// NEM-26.97 NEM-5.30
#[test]
fn of_two_weapons_alike_the_emptier_one_changes_hands() {
    let armed = |full, empty| {
        let you = given().empty_handed(YOU).empty_handed(SHE);
        trading(you.carries_loaded(YOU, Item::Flamethrower, full).carries_loaded(YOU, Item::Flamethrower, empty))
    };
    let flamethrower = Goods::Item(ItemCard::new(Item::Flamethrower, Back::Blue));

    for mut table in [armed(4, 1), armed(1, 4)] {
        table.chooses(YOU, offers(SHE, flamethrower)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Accept));

        assert_eq!([YOU, SHE].map(|seat| table.held(seat, Item::Flamethrower).ammo), [4, 1]);
    }
}

/// NEM-5.32 NEM-16.50
#[test]
fn quest_items_that_are_not_active_are_not_offered() {
    let table = trading(given());

    let gives = |choice: &Choice| matches!(choice, Choice::Trading(TradingAnswer::Offer { to: SHE, .. }));
    assert_eq!(table.answers(YOU).iter().filter(|choice| gives(choice)).count(), 1, "only the revolver");
}

/// NEM-5.28 NEM-24.12
#[test]
fn a_card_that_is_shown_is_seen_by_one_player_alone() {
    let mut table = trading(given().carries(YOU, Item::Tools));

    let item = ItemCard::new(Item::Tools, Back::Yellow);
    table.chooses(YOU, Choice::Trading(TradingAnswer::Show { to: SHE, item }));

    let told = |seat| {
        let heard = table.heard.iter().filter_map(|it| heard::heard(it, Viewer::seat(seat)));
        heard.filter(|it| matches!(it, Heard::Handled(Handled::ItemShown { item: Some(Item::Tools), .. }))).count()
    };
    assert_eq!([YOU, SHE, HE].map(told), [1, 1, 0]);
    let others = table.heard.iter().filter_map(|it| heard::heard(it, Viewer::seat(HE)));
    let backs =
        others.filter(|it| matches!(it, Heard::Handled(Handled::ItemShown { item: None, back: Back::Yellow, .. })));
    assert_eq!(backs.count(), 1, "the others see the back of it");
}

/// NEM-26.64
#[test]
fn whoever_has_passed_may_trade() {
    let mut table = trading(given().carries(SHE, Item::Tools).with(|board| board.player_mut(SHE).has_passed = true));

    table.chooses(SHE, offers(YOU, TOOLS)).chooses(YOU, Choice::TradeReply(TradeReplyAnswer::Accept));

    assert!(table.has(YOU, Item::Tools));
}

/// NEM-5.27
#[test]
fn nobody_trades_alone() {
    let table = given().stands(SHE, 1).stands(HE, 1).hand(YOU, &[Search]).on_the_turn_of(YOU);

    assert!(!table.offers(Action::Trade));
}

/// NEM-5.27
#[test]
fn whoever_has_nothing_more_to_offer_may_still_be_offered_something() {
    let mut table = trading(given().carries(YOU, Item::Tools));

    for seat in [SHE, HE] {
        table.chooses(seat, Choice::Trading(TradingAnswer::Done));
    }
    table.chooses(YOU, offers(SHE, TOOLS)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Accept));
    table.chooses(YOU, Choice::Trading(TradingAnswer::Done));

    assert!(table.has(SHE, Item::Tools));
    assert!(table.is_turn_of(YOU));
}

/// NEM-5.27
#[test]
fn where_nobody_has_anything_there_is_no_trade() {
    let poor = || given().empty_handed(YOU).empty_handed(SHE).empty_handed(HE).hand(YOU, &[Search]);
    let trade = Choice::Turn(Action::Trade);

    let table = poor().on_the_turn_of(YOU);
    let rich = poor().carries(SHE, Item::Tools).on_the_turn_of(YOU);

    assert_eq!(table.state.may_choose(YOU, trade), Err(Refused::Because(RuleId("NEM-5.27"))));
    assert!(rich.offers(Action::Trade));
}

/// NEM-5.27 NEM-5.31
#[test]
fn what_is_declined_lies_on_the_table_no_longer_and_everybody_hears_of_it() {
    let offered = || {
        let mut table = trading(given().carries_object(YOU, EGG).carries(YOU, Item::Tools));
        table.chooses(SHE, offers(YOU, SHOTGUN));
        table
    };
    let declined = |table: &Table, from: Seat, to: Seat| {
        table.tells(&[Heard::Handled(Handled::OfferDeclined { from, to })]);
        let deal = table.board().scratch.trade;
        assert_eq!((deal.offered, deal.in_return), (None, None));
    };

    let mut at_once = offered();
    at_once.chooses(YOU, Choice::TradeReply(TradeReplyAnswer::Decline));
    let mut in_return = offered();
    in_return.chooses(YOU, Choice::TradeReply(TradeReplyAnswer::InReturn(TOOLS)));
    assert_eq!(in_return.answers(SHE), [YesNo::No, YesNo::Yes].map(Choice::TradeAgreement));
    in_return.chooses(SHE, Choice::TradeAgreement(YesNo::No));
    let mut without_a_hand = offered();
    without_a_hand.chooses(YOU, ACCEPT).chooses(YOU, Choice::TradeHands(HandAnswer::Decline));

    declined(&at_once, SHE, YOU);
    declined(&in_return, YOU, SHE);
    declined(&without_a_hand, SHE, YOU);
}

/// NEM-5.31
#[test]
fn only_what_is_heavy_needs_a_hand() {
    let mut light = trading(given().carries_object(YOU, EGG).carries(SHE, Item::Tools));
    let mut object = trading(given().carries_object(YOU, EGG).carries_object(SHE, ObjectToken::Carcass));
    let mut freed = trading(given().carries_object(YOU, EGG));
    let revolver = Goods::Item(ItemCard::new(Item::Revolver, Back::Starting));

    light.chooses(SHE, offers(YOU, TOOLS)).chooses(YOU, ACCEPT);
    object.chooses(SHE, offers(YOU, Goods::Object(ObjectToken::Carcass))).chooses(YOU, ACCEPT);
    freed.chooses(SHE, offers(YOU, SHOTGUN)).chooses(YOU, Choice::TradeReply(TradeReplyAnswer::InReturn(revolver)));
    freed.chooses(SHE, Choice::TradeAgreement(YesNo::Yes));

    assert!(light.has(YOU, Item::Tools));
    assert!(object.answers(YOU).contains(&Choice::TradeHands(HandAnswer::Decline)));
    assert!(freed.has(YOU, Item::Shotgun) && freed.has(SHE, Item::Revolver));
    let board = freed.board().scratch.trade;
    assert_eq!((board.offered, board.in_return), (None, None), "nothing lies on the table any more");
}

/// NEM-5.27
#[test]
fn whoever_is_elsewhere_has_no_part_in_a_trade() {
    let mut table = trading(given().carries(YOU, Item::Tools).stands(HE, 1));

    assert!(table.answers(HE).is_empty());
    for seat in [YOU, SHE] {
        table.chooses(seat, Choice::Trading(TradingAnswer::Done));
    }

    assert!(table.is_turn_of(YOU));
}
