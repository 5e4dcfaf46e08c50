//! LOC-17: what is picked up, dropped and lost.

use engine::{Log, Slot};
use lockdown::{
    Choice, Heard, Lockdown,
    board::ObjectToken,
    heard,
    rules::{
        actions::{self, Action},
        aims::Aim,
        combat::Target,
        hands::{self, HandAnswer, HandsFull},
    },
    words::{Back, Item, ItemCard, RoomNumber, SeriousWound},
};

use crate::table::{Given, SHE, YOU, given};

/// LOC-5.40 LOC-5.22 LOC-17.4
#[test]
fn an_object_is_picked_up_into_a_free_hand() {
    let mut board = given().lies(4, ObjectToken::Carcass).board;

    let flow = hands::pick_up(&mut board, YOU, ObjectToken::Carcass, &mut Log::Off);

    assert!(matches!(flow, engine::Flow::Done));
    assert_eq!((board.place(RoomNumber(4)).carcasses, board.player(YOU).hands.n_used()), (0, 2));
}

/// LOC-5.40 LOC-17.5 LOC-17.41
#[test]
fn with_full_hands_something_is_dropped_for_an_object_or_it_stays() {
    let full = given().carries_object(YOU, ObjectToken::Egg).lies(4, ObjectToken::Carcass);
    let mut board = full.board;
    let flow = hands::pick_up(&mut board, YOU, ObjectToken::Carcass, &mut Log::Off);
    assert!(matches!(flow, engine::Flow::Become(lockdown::Frame::HandsFull(_))));
    let asked = Given { board };

    let mut table = asked.under_way(HandsFull { seat: YOU });
    table.chooses(YOU, Choice::HandsFull(HandAnswer::DropRight));
    let place = table.board().place(RoomNumber(4));
    assert_eq!((place.carcasses, place.eggs), (0, 1));

    let mut left = asked.under_way(HandsFull { seat: YOU });
    left.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    assert_eq!(left.board().place(RoomNumber(4)).carcasses, 1);
}

/// LOC-17.40 LOC-17.24 LOC-17.21 LOC-27.25
#[test]
fn a_dropped_item_goes_face_down_under_its_deck_and_only_its_owner_knows_it() {
    let mut board = given().carries(YOU, Item::Medkit).board;
    let medkit = ItemCard::new(Item::Medkit, Back::Green);
    let mut told = Vec::new();

    hands::lose_item(&mut board, YOU, medkit, &mut Log::<Lockdown>::On(&mut told));

    let bottom = board.items.piles[Back::Green as usize].slots()[0];
    assert!(matches!(bottom, Slot::Seen(known) if known.for_rules() == medkit && !known.by().has(SHE)));
    let hers = told.iter().filter_map(|it| heard::heard(it, engine::Viewer::seat(SHE))).collect::<Vec<_>>();
    assert_eq!(hers, [Heard::ItemLost { seat: YOU, back: Back::Green, item: None }]);
}

/// LOC-17.25 LOC-40.7
#[test]
fn what_has_no_deck_goes_back_to_the_crafted_items_or_leaves_the_game() {
    let mut board = given().carries(YOU, Item::Taser).board;
    let [taser, gun] = [ItemCard::new(Item::Taser, Back::Blue), ItemCard::new(Item::SmartGun, Back::Starting)];

    hands::lose_item(&mut board, YOU, taser, &mut Log::Off);
    hands::lose_item(&mut board, YOU, gun, &mut Log::Off);

    assert_eq!((board.items.crafted.count(taser), board.items.discard.len()), (3, 0));
    assert_eq!(board.player(YOU).hands.n_used(), 0);
}

/// LOC-48.2 LOC-5.12 LOC-29.129
#[test]
fn a_hurt_hand_makes_items_dearer_free_ones_too_but_not_shots() {
    let cost = |given: Given, item, back, aim| {
        actions::cost(&given.board, YOU, Action::Use { item: ItemCard::new(item, back), aim })
    };
    let hurt = given().wound(YOU, SeriousWound::Hand);
    let shot = Action::Shoot { weapon: Item::SmartGun, at: Target::Eggs };
    let magazine = Aim::Load { item: Item::SmartGun };

    assert_eq!(cost(given(), Item::Antiseptic, Back::Green, Aim::Nothing), 1);
    assert_eq!(cost(hurt, Item::Antiseptic, Back::Green, Aim::Nothing), 2);
    assert_eq!(cost(given(), Item::ExtendedMagazine, Back::Red, magazine), 0);
    assert_eq!(cost(hurt, Item::ExtendedMagazine, Back::Red, magazine), 1);
    assert_eq!(actions::cost(&hurt.board, YOU, shot), 1);
}
