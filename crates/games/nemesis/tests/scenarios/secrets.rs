//! NEM-24: who sees what.

use engine::{Known, Seats, Slot, Viewer, Views};
use nemesis::{
    Choice, Heard, Nemesis, Outcome,
    board::ObjectToken,
    heard,
    rules::{actions::Action, aims::Aim, hands::HandAnswer},
    view::{HeldView, View},
    words::{
        ActionCard::{Rest, Search},
        Back, Contamination, IntruderActionCard, Item, ItemCard, Object, Objective, Room, SeriousWound, Weakness,
    },
};

use crate::table::*;

fn seen_by(table: &Table, seat: engine::Seat) -> View {
    Nemesis::view(&table.state, Viewer::seat(seat))
}

/// NEM-24.8 NEM-24.9
#[test]
fn of_a_hand_and_a_deck_others_see_only_how_many_cards_there_are() {
    let table = given().hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);

    let own = &seen_by(&table, YOU).players[0];
    let others = &seen_by(&table, SHE).players[0];

    assert_eq!((own.hand.count, others.hand.count), (2, 2));
    assert!(own.hand.cards.is_some() && others.hand.cards.is_none());
    assert_eq!(others.deck.count, 8);
    assert!(others.deck.cards.is_none());
}

/// NEM-24.10 NEM-24.11 NEM-13.4 NEM-41.2
#[test]
fn in_a_discard_pile_everybody_sees_contamination_and_only_its_owner_what_a_scan_has_told() {
    let mut table = given().hand(YOU, &[Search]).scanned(YOU, Contamination::Infected).on_the_turn_of(YOU);
    table.does(Action::Pass);
    let discard = nemesis::board::Card::Scanned(Contamination::Infected);
    table.chooses(YOU, Choice::Passing(nemesis::rules::turn::PassingAnswer::Discard(discard)));

    let own = &seen_by(&table, YOU).players[0].discard;
    let others = &seen_by(&table, SHE).players[0].discard;

    assert_eq!((own.contamination, others.contamination), (1, 1));
    assert!(own.scanned.as_ref().is_some_and(|scanned| scanned.infected == 1));
    assert!(others.scanned.is_none());
}

/// NEM-24.12 NEM-24.13
#[test]
fn of_an_inventory_others_see_the_backs_and_of_hands_everything() {
    let table = given().carries(YOU, Item::Tools).carries_object(YOU, ObjectToken::Egg).on_the_turn_of(YOU);

    let own = &seen_by(&table, YOU).players[0];
    let others = &seen_by(&table, SHE).players[0];

    assert!(own.inventory.is_some() && others.inventory.is_none());
    assert_eq!(others.backs, [Back::Yellow]);
    assert_eq!(own.hands, others.hands);
}

/// NEM-24.14 NEM-16.53
#[test]
fn quest_items_that_wait_are_public() {
    let table = given().on_the_turn_of(YOU);

    assert_eq!(seen_by(&table, SHE).players[0].inactive_quests, [Item::LogKey, Item::Intercom]);
}

/// NEM-24.7 NEM-14.14
#[test]
fn an_objective_is_seen_by_its_owner_and_the_dead_keep_theirs() {
    let table = given()
        .with(|board| {
            board.player_mut(HE).objectives[0] = Some(Known::to(Seats::one(HE), Objective::Hoarder));
        })
        .whereabouts(HE, nemesis::board::Whereabouts::Dead)
        .on_the_turn_of(YOU);

    assert_eq!(seen_by(&table, HE).players[2].objectives[0].objective, Some(Objective::Hoarder));
    assert_eq!(seen_by(&table, YOU).players[2].objectives[0].objective, None);
}

/// NEM-24.1 NEM-24.3
#[test]
fn nobody_sees_an_unexplored_tile_nor_what_is_in_the_box() {
    let table = given().explored(6, Room::Canteen, 1).on_the_turn_of(YOU);

    let view = seen_by(&table, YOU);

    assert_eq!(view.rooms[5].room, Some(Room::Canteen));
    assert!(view.rooms.iter().filter(|room| !room.is_explored).all(|room| room.room.is_none() && room.token.is_none()));
    assert_eq!(view.coordinates, None);
}

/// NEM-24.17 NEM-24.18 NEM-24.19 NEM-26.28
#[test]
fn the_blue_deck_the_bag_and_the_pool_are_open_to_all() {
    let table = given().on_the_turn_of(YOU);
    let view = seen_by(&table, SHE);

    assert_eq!(view.decks.crafted.iter().map(|it| it.count).sum::<u8>(), 12);
    let tokens = view.bag.iter().chain(&view.pool).map(|it| it.count).sum::<u8>();
    assert_eq!(tokens, 27);
}

/// NEM-24.20 NEM-24.21 NEM-24.22
#[test]
fn weaknesses_that_are_known_wounds_and_markers_are_seen_by_all() {
    let table = given()
        .weakness(Object::Egg, Weakness::VitalPlaces)
        .wound(YOU, SeriousWound::Leg)
        .slime(YOU)
        .signal(YOU)
        .larva(YOU)
        .fire(11)
        .malfunction(1)
        .on_the_turn_of(YOU);
    let view = seen_by(&table, SHE);

    assert_eq!(view.weaknesses, [None, Some(Weakness::VitalPlaces), None]);
    let player = &view.players[0];
    assert!(player.has_slime && player.has_signal && player.has_larva && player.serious_wounds.len() == 1);
    assert!(view.rooms[10].is_burning && view.rooms[0].has_malfunction);
}

/// NEM-24.24
#[test]
fn the_cards_of_whoever_leads_the_intruders_are_their_own() {
    let table = Given::players(3, &[("intruder-player", "on")])
        .with(|board| {
            board.intruders.seat = Some(SHE);
            board.intruders.is_in_charge = true;
            board.intruders.deck = engine::Pool::of(|card| (card != IntruderActionCard::PursuitOne) as u8);
            board.intruders.hand.add(IntruderActionCard::PursuitOne);
        })
        .whereabouts(SHE, nemesis::board::Whereabouts::Dead)
        .on_the_turn_of(YOU);

    assert_eq!(seen_by(&table, SHE).intruders.cards, Some(vec![IntruderActionCard::PursuitOne]));
    assert_eq!(seen_by(&table, YOU).intruders.cards, None);
    assert_eq!(seen_by(&table, YOU).intruders.hand, 1);
}

/// You search with both hands full, find a rifle and a grenade, and keep one.
fn keeps_with_full_hands(item: Item) -> Table {
    let mut table = given()
        .explored(2, Room::Armory, 1)
        .stands(YOU, 2)
        .carries_object(YOU, ObjectToken::Egg)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    table.plays(Search, Aim::Deck { back: Back::Red }, &[]);
    for item in [Item::PrototypeRifle, Item::Grenade] {
        table.shows(Outcome::ItemDraw(ItemCard::new(item, Back::Red)));
    }
    table.chooses(YOU, Choice::KeepOne(ItemCard::new(item, Back::Red)));
    table
}

/// NEM-24.16 NEM-16.18
#[test]
fn a_heavy_item_that_is_found_is_seen_by_nobody_else_until_there_is_a_hand_for_it() {
    let mut table = keeps_with_full_hands(Item::PrototypeRifle);
    let rifle = ItemCard::new(Item::PrototypeRifle, Back::Red);

    let [own, others] = [YOU, SHE].map(|seat| seen_by(&table, seat).scratch);
    assert_eq!((own.found, others.found), (vec![Some(rifle)], vec![None]));
    assert_eq!(others.incoming, HeldView::Nothing);
    let mut taken = Table { state: table.state, heard: Vec::new() };
    taken.chooses(YOU, Choice::HandsFull(HandAnswer::DropRight));
    table.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));

    assert_eq!(taken.held(YOU, Item::PrototypeRifle).ammo, 1);
    let bottom = table.board().items.pile(Back::Red).slots()[0];
    assert!(matches!(bottom, Slot::Seen(card) if card.for_rules() == rifle && !card.by().has(SHE)));
}

/// NEM-26.98 NEM-24.12 NEM-16.32
#[test]
fn that_a_find_is_heavy_is_told_by_the_inventory_too_and_what_is_dropped_for_it_lies_open() {
    let light = keeps_with_full_hands(Item::Grenade);
    let mut declined = keeps_with_full_hands(Item::PrototypeRifle);
    let mut taken = keeps_with_full_hands(Item::PrototypeRifle);

    declined.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    taken.chooses(YOU, Choice::HandsFull(HandAnswer::DropLeft));

    assert_eq!([&light, &declined, &taken].map(|it| seen_by(it, SHE).players[0].backs.len()), [1, 0, 0]);
    let hears =
        |table: &Table, heard: Heard| table.heard.iter().any(|it| heard::heard(it, Viewer::seat(SHE)) == Some(heard));
    let [rifle, revolver] = [(Item::PrototypeRifle, Back::Red), (Item::Revolver, Back::Starting)]
        .map(|(item, back)| ItemCard::new(item, back));
    assert!(hears(&taken, Heard::Handled(Handled::ItemDropped { seat: YOU, item: revolver })));
    assert!(hears(&taken, Heard::Handled(Handled::HeavyItemTaken { seat: YOU, item: rifle, ammo: 1 })));
    assert!(hears(&declined, Heard::Handled(Handled::ItemKept { seat: YOU, back: Back::Red, item: None })));
}
