//! LOC-5.42 to LOC-5.45: trade among all characters in a room, as in both books.

use engine::Seat;
use lockdown::{
    Choice, Heard,
    board::ObjectToken,
    heard::Handled,
    rules::{
        actions::Action,
        hands::HandAnswer,
        trade::{Goods, TradeReplyAnswer, TradingAnswer},
    },
    words::{ActionCard::Search, Back, Character, Item, ItemCard, YesNo},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

const TOOLBELT: Goods = Goods::Item(ItemCard::new(Item::Toolbelt, Back::Yellow));
const MEDKIT: Goods = Goods::Item(ItemCard::new(Item::Medkit, Back::Green));
const SMG: Goods = Goods::Item(ItemCard::new(Item::Smg, Back::Starting));
const EGG: ObjectToken = ObjectToken::Egg;
const ACCEPT: Choice = Choice::TradeReply(TradeReplyAnswer::Accept);

/// All three stand together, and nobody but the Sentry holds anything.
fn together() -> Given {
    [YOU, SHE, HE].into_iter().fold(given(), |given, seat| given.stands(seat, 4)).empty_handed(YOU)
}

/// You open a trade.
fn trading(given: Given) -> Table {
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(Action::Trade).pays(&[Search]);
    table
}

fn offers(to: Seat, goods: Goods) -> Choice {
    Choice::Trading(TradingAnswer::Offer { to, goods })
}

/// LOC-5.42 LOC-4.71
#[test]
fn any_two_in_the_room_may_exchange_if_both_agree_and_only_one_has_paid() {
    let mut table = trading(together().carries(SHE, Item::Toolbelt).carries(HE, Item::Medkit));

    table.chooses(SHE, offers(HE, TOOLBELT)).chooses(HE, Choice::TradeReply(TradeReplyAnswer::InReturn(MEDKIT)));
    table.chooses(SHE, Choice::TradeAgreement(YesNo::Yes));
    for seat in [YOU, SHE, HE] {
        table.chooses(seat, Choice::Trading(TradingAnswer::Done));
    }

    assert!(table.player(HE).has_item(Item::Toolbelt) && table.player(SHE).has_item(Item::Medkit));
    assert_eq!((table.on_turn(), table.board().turn.actions_left), (YOU, 1));
    let told = table.told();
    assert!(told.contains(&Heard::Handled(Handled::TradeOpened { seat: YOU })));
    assert!(told.contains(&Heard::Handled(Handled::TradeLeft { seat: HE })));
    let changed = Handled::GoodsChangedHands { from: SHE, to: HE, back: Some(Back::Yellow), goods: None };
    assert!(told.contains(&Heard::Handled(changed)), "what it was is theirs to know");
}

/// LOC-5.42
#[test]
fn an_offer_may_be_declined_and_something_shown_to_one() {
    let mut table = trading(together().carries(YOU, Item::Toolbelt));
    table.chooses(
        YOU,
        Choice::Trading(TradingAnswer::Show { to: SHE, item: ItemCard::new(Item::Toolbelt, Back::Yellow) }),
    );
    let shown = |item| Heard::Handled(Handled::ItemShown { seat: YOU, to: SHE, back: Back::Yellow, item });
    assert!(table.heard_by(engine::Viewer::seat(SHE)).contains(&shown(Some(Item::Toolbelt))));
    assert!(table.heard_by(engine::Viewer::seat(HE)).contains(&shown(None)));

    table.chooses(YOU, offers(SHE, TOOLBELT)).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Decline));

    assert!(table.told().contains(&Heard::Handled(Handled::OfferDeclined { from: YOU, to: SHE })));
    assert!(table.player(YOU).has_item(Item::Toolbelt));
}

/// LOC-5.43
#[test]
fn a_weapon_changes_hands_with_its_ammo_and_cards_and_the_probe_arm_do_not() {
    let two = together().with(|board| board.player_mut(SHE).hands.item_mut(Item::Smg).expect("she has it").ammo = 2);
    let mut table = trading(two);
    table.chooses(SHE, offers(YOU, SMG)).chooses(YOU, ACCEPT);
    assert_eq!(table.player(YOU).hands.item(Item::Smg).map(|held| held.ammo), Some(2));

    let probe = together().character(HE, Character::Xenobiologist).contaminated(HE, 1);
    let probe = trading(probe.carries(YOU, Item::Toolbelt));
    assert_eq!(probe.answers(HE), [Choice::Trading(TradingAnswer::Done)]);
}

/// LOC-5.45 LOC-29.125
#[test]
fn whoever_receives_something_heavy_with_full_hands_drops_something_for_it_or_declines() {
    let offered = || {
        let laden = together().carries(YOU, Item::PrototypePistol).carries_object(YOU, EGG);
        let mut table = trading(laden);
        table.chooses(SHE, offers(YOU, SMG)).chooses(YOU, ACCEPT);
        table
    };

    let mut taken = offered();
    assert!(taken.player(SHE).has_item(Item::Smg), "nothing is given before there is a hand for it");
    taken.chooses(YOU, Choice::TradeHands(HandAnswer::DropRight));
    let mut declined = offered();
    declined.chooses(YOU, Choice::TradeHands(HandAnswer::Decline));

    assert!(taken.player(YOU).has_item(Item::Smg) && !taken.player(SHE).has_item(Item::Smg));
    assert!(declined.player(SHE).has_item(Item::Smg) && declined.player(YOU).hands.objects().eq([EGG]));
}

/// LOC-5.44 LOC-29.124
#[test]
fn so_much_is_offered_in_a_trade_and_no_more() {
    let mut table = trading(together().empty_handed(SHE).carries(YOU, Item::Toolbelt));
    let offer = offers(SHE, TOOLBELT);
    let mut offered = 0;
    while table.answers(YOU).contains(&offer) {
        table.chooses(YOU, offer).chooses(SHE, Choice::TradeReply(TradeReplyAnswer::Decline));
        offered += 1;
    }

    assert_eq!(offered, 2 * (1 + 3), "twice as often as there are things and people");
}
