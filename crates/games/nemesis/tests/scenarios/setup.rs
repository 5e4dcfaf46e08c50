//! NEM-3, NEM-22.2, NEM-22.6, NEM-22.31: the table is set up.

use engine::{Game, Log, Seat, Setup as _, State, Viewer, Views};
use nemesis::{
    Choice, Frame, Heard, Nemesis, Outcome, Setup,
    board::Whereabouts,
    rules::{exploration::each_unseen_tile, table_setup::PlayerNumber},
    words::{
        Back, Character, Course, Intruder,
        IntruderToken::{self, AdultFour, AdultThree, AdultTwo},
        Item, ItemCard, Objective, ObjectiveDeck, PodNumber, PodSide, Room, RoomNumber, Section, Tile, all_rooms,
    },
};
use nemesis_kit::Told;

use crate::table::{SHE, Table, YOU};

fn begun(players: u8, options: &[(&str, &str)]) -> Table {
    let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
    let mut heard = Vec::new();
    let state: State<Nemesis> = Nemesis::begin(&setup, &mut Log::On(&mut heard));
    Table { state, heard }
}

/// Whatever chance can show first, until somebody is asked.
fn dealt(mut table: Table) -> Table {
    let mut odds = Vec::new();
    while table.waits_for_chance() {
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }
    table
}

/// NEM-23.19, NEM-3.8, NEM-3.9, NEM-3.10, NEM-18.1
#[test]
fn pods_are_sorted_by_number_into_a_and_b_and_locked() {
    let mut table = begun(3, &[]);

    for pod in [PodNumber::Four, PodNumber::One, PodNumber::Three] {
        table.shows(Outcome::PodDraw(pod));
    }

    table.tells(&[PodNumber::Four, PodNumber::One, PodNumber::Three].map(|pod| Heard::PodDrawn { pod }));
    let pods: Vec<_> = table.board().pods_aboard().map(|pod| (pod, table.board().pod(pod).section)).collect();
    assert_eq!(pods, [(PodNumber::One, Section::A), (PodNumber::Three, Section::B), (PodNumber::Four, Section::A)]);
    assert!(table.board().pods.iter().all(|pod| pod.side == PodSide::Locked));
}

/// NEM-23.20, NEM-3.13, NEM-3.14
#[test]
fn the_bag_of_four_players_holds_fifteen_tokens() {
    let table = dealt(begun(4, &[]));

    let bag = table.board().swarm.bag;
    let adults: u8 = bag.iter().filter(|(it, _)| it.print().intruder == Some(Intruder::Adult)).map(|(_, n)| n).sum();
    assert_eq!(adults, 7);
    assert_eq!(bag.len(), 14);
    let alone = [IntruderToken::Blank, IntruderToken::CreeperOne, IntruderToken::QueenFour].map(|it| bag.count(it));
    assert_eq!((alone, bag.count(IntruderToken::LarvaOne)), ([1, 1, 1], 4));
}

/// NEM-24.18, NEM-26.28
#[test]
fn everybody_hears_which_tokens_go_into_the_bag_and_sees_their_numbers() {
    let mut table = begun(1, &[]);
    table.shows(Outcome::PodDraw(PodNumber::One)).shows(Outcome::PodDraw(PodNumber::Two));
    let adults = [AdultFour, AdultTwo, AdultThree, AdultTwo];

    for token in adults {
        table.shows(Outcome::BagFill(token));
    }

    let told: Vec<Heard> = adults.into_iter().map(|token| Heard::Told(Told::TokenAdded { token })).collect();
    assert_eq!(table.told().into_iter().filter(|it| told.contains(it)).collect::<Vec<_>>(), told);
    let bag = Nemesis::view(&table.state, Viewer::Spectator).bag;
    let shown = |token| bag.iter().find(|it| it.token == token).map_or(0, |it| it.count);
    assert_eq!([AdultTwo, AdultThree, AdultFour].map(shown), [2, 1, 1]);
}

/// NEM-3.18, NEM-3.24, NEM-1.14
#[test]
fn whoever_is_dealt_number_one_holds_the_first_player_token() {
    let mut table = begun(2, &[]);
    while !matches!(table.waiting(), Frame::NumberDeal(_)) {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    table.shows(Outcome::NumberDeal(PlayerNumber(2))).shows(Outcome::NumberDeal(PlayerNumber(1)));
    let mut table = dealt(table);
    while let Frame::Draft(draft) = table.waiting() {
        table.chooses(draft.seat, Choice::Draft(draft.first));
        table = dealt(table);
    }

    let dealt = [(YOU, 2), (SHE, 1)].map(|(seat, number)| Heard::NumberDealt { seat, number });
    table.tells(&dealt);
    assert_eq!(table.board().first, SHE);
}

/// NEM-3.20
#[test]
fn objectives_for_more_players_stay_in_the_box() {
    let mut table = begun(2, &[]);
    let mut odds = Vec::new();
    while !matches!(table.waiting(), Frame::ObjectiveDeal(_)) {
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    table.state.odds(&mut odds);

    let can_be = |objective| odds.contains(&(Outcome::ObjectiveDeal(objective), 1));
    assert_eq!(odds.len(), 6);
    assert!(can_be(Objective::GreenerPastures) && !can_be(Objective::AnOldFeud));
}

/// NEM-3.21, NEM-4.57, NEM-24.23
#[test]
fn everybody_chooses_one_of_two_characters_in_order_of_their_numbers() {
    let mut table = dealt(begun(2, &[]));
    let Frame::Draft(draft) = table.waiting() else { panic!("a character is chosen") };
    assert_eq!(table.player(draft.seat).number, 1);
    for character in [draft.first, draft.second] {
        assert!(table.heard.contains(&Heard::DraftDrawn { seat: draft.seat, character }.into()), "all see both");
    }

    table.chooses(draft.seat, Choice::Draft(draft.second));

    table.tells(&[Heard::CharacterChosen { seat: draft.seat, character: draft.second }]);
    assert_eq!(table.player(draft.seat).character, draft.second);
    let mut odds = Vec::new();
    table.state.odds(&mut odds);
    assert!(!odds.contains(&(Outcome::DraftDraw(draft.second), 1)), "who is taken is not drawn again");
}

/// NEM-3.22, NEM-3.27, NEM-16.10
#[test]
fn whoever_is_chosen_begins_with_ten_cards_an_empty_hand_and_a_loaded_weapon() {
    let mut table = dealt(begun(2, &[]));
    let Frame::Draft(draft) = table.waiting() else { panic!("a character is chosen") };

    table.chooses(draft.seat, Choice::Draft(draft.second));

    let player = table.player(draft.seat);
    assert_eq!((player.deck.n_actions(), player.hand.len()), (10, 0));
    let weapon = player.hands.item(draft.second.weapon()).expect("the weapon is in a hand");
    assert_eq!(weapon.ammo, weapon.capacity());
    assert!(player.serious_wounds.is_empty() && player.light_wounds.count() == 0 && !player.has_larva);
}

/// NEM-3.7, NEM-3.11, NEM-3.12, NEM-3.17
#[test]
fn at_the_start_the_course_is_b_time_has_not_begun_engines_are_unseen_and_five_eggs_lie_in_the_nest() {
    let table = begun(3, &[]);

    let board = table.board();
    assert_eq!((board.tracks.time, board.tracks.course), (0, Course::B));
    assert_eq!((board.nest.eggs, board.nest.eggs_in_stock), (5, 3));
    assert_eq!(board.engines, [None; 3]);
}

/// NEM-3.25, NEM-3.26, NEM-1.7
#[test]
fn at_the_start_all_doors_are_open_special_rooms_explored_and_a_corpse_lies_where_the_crew_wakes() {
    let table = begun(3, &[]);

    let board = table.board();
    assert_eq!(board.doors.tokens(), 0);
    assert!(board.place(RoomNumber(11)).has_blue_corpse);
    assert_eq!(board.player(YOU).whereabouts, Whereabouts::Room { room: RoomNumber(11) });
    assert_eq!(board.explored.len(), 5);
}

/// NEM-3.1, NEM-22.29
#[test]
fn the_basic_side_is_used_unless_the_other_is_chosen() {
    let cockpit = |options| begun(3, options).board().place_of(Room::Cockpit);

    assert_eq!(cockpit(&[]), Some(RoomNumber(1)));
    assert_eq!(cockpit(&[("side", "alternative")]), Some(RoomNumber(2)));
}

/// NEM-3.2, NEM-3.3, NEM-3.4
#[test]
fn every_slot_can_be_any_tile_with_its_number_and_the_rest_are_in_the_box_unseen() {
    let table = begun(3, &[]);
    let ship = table.board().ship();
    let slots = |tile| all_rooms().filter(move |&number| ship.slot(number).tile == tile);
    let tiles = |number| {
        let mut tiles = Vec::new();
        each_unseen_tile(table.board(), number, &mut |room, ways| tiles.push((room, ways)));
        tiles
    };

    assert_eq!((slots(Tile::One).count(), slots(Tile::Two).count()), (11, 5));
    assert!(slots(Tile::One).all(|number| tiles(number).len() == 11));
    assert!(slots(Tile::Two).all(|number| tiles(number).len() == 9), "four of them will be in the box");
    assert!(tiles(RoomNumber(2)).iter().all(|&(_, ways)| ways == 1));
    let seen = Nemesis::view(&table.state, Viewer::AfterTheEnd);
    assert_eq!(seen.rooms.iter().filter(|room| room.room.is_some()).count(), 5, "not even the end tells them apart");
}

/// NEM-3.5, NEM-3.6, NEM-3.4
#[test]
fn of_twenty_tokens_and_eight_coordinates_nobody_knows_which_are_in_the_box() {
    let table = begun(3, &[]);

    assert_eq!(table.board().unseen_tokens.len(), 20);
    assert_eq!(all_rooms().filter(|&number| !table.board().explored.has(number)).count(), 16);
    assert_eq!(table.board().tracks.coordinates, None);
    let seen = Nemesis::view(&table.state, Viewer::AfterTheEnd);
    assert!(seen.rooms.iter().all(|room| room.token.is_none()) && seen.coordinates.is_none());
}

/// NEM-3.16
#[test]
fn every_marker_is_in_its_pool() {
    let table = begun(3, &[]);

    let board = table.board();
    assert!(board.fire.is_empty() && board.malfunction.is_empty() && board.airlock.is_none());
    assert_eq!((board.noise.len(), board.doors.tokens()), (0, 0));
    assert!(nemesis::rules::doors::has_door_in_stock::<Nemesis>(board) && board.swarm.figures.is_empty());
    assert!(board.seats().all(|seat| !board.player(seat).has_slime && !board.player(seat).has_signal));
}

/// NEM-3.19, NEM-2.43, NEM-46.1
#[test]
fn everybody_has_a_number_of_their_own_and_an_empty_inventory_under_it() {
    let table = dealt(begun(5, &[]));

    let mut numbers: Vec<u8> = Seat::all(5).map(|seat| table.player(seat).number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    let seen = Nemesis::view(&table.state, Viewer::Spectator);
    assert!(seen.players.iter().all(|player| player.number > 0 && player.backs.is_empty() && !player.has_passed));
}

/// NEM-3.15, NEM-2.55, NEM-2.54
#[test]
fn the_decks_are_full_and_the_crafted_items_lie_open() {
    let table = begun(3, &[]);

    let items = &table.board().items;
    assert!(items.piles.iter().all(|pile| pile.len() == 30));
    assert_eq!(items.crafted.count(ItemCard::new(Item::Antidote, Back::Blue)), 3);
    assert_eq!(table.board().events.pile.len(), 20);
    assert_eq!(table.board().attacks.pile.len(), 20);
    assert!(table.board().seats().all(|seat| table.player(seat).deck.contamination.is_empty()));
    let (clean, infected) = (table.board().contamination.clean, table.board().contamination.infected);
    assert_eq!(clean + infected, 27, "contamination is a deck of its own");
}

/// NEM-22.2, NEM-22.5
#[test]
fn whoever_plays_alone_gets_two_objectives_for_that() {
    let table = dealt(begun(1, &[]));

    let held = table.player(YOU).objectives.map(|it| it.map(|it| it.for_rules().print().deck));
    table.tells(&[Heard::ObjectiveDealt { seat: YOU, objective: None }; 2]);
    assert_eq!(held, [Some(ObjectiveDeck::Cooperative); 2]);
    assert_eq!(table.board().pods_aboard().count(), 2);
}

/// NEM-22.6
#[test]
fn in_co_op_as_many_objectives_as_players_lie_open() {
    let table = dealt(begun(3, &[("co-operative", "on")]));

    let open = table.board().common_objectives.iter();
    let open: Vec<Heard> = open.map(|&objective| Heard::CommonObjectiveRevealed { objective }).collect();
    table.tells(&open);
    assert_eq!(table.board().common_objectives.len(), 3);
    assert_eq!(table.player(YOU).objectives, [None; 2]);
}

/// NEM-22.31, NEM-26.26, NEM-22.32
#[test]
fn on_the_alternative_side_the_evacuation_sections_lie_face_up_and_unexplored() {
    let table = begun(3, &[("side", "alternative")]);

    let seven = table.board().place(RoomNumber(7));
    assert_eq!(seven.tile.map(|tile| tile.for_rules()), Some(Room::EvacuationSectionA));
    assert_eq!(table.board().room(RoomNumber(7)), None);
    assert_eq!(table.board().player(YOU).room(), Some(RoomNumber(8)));
}

/// NEM-3.23, NEM-31.1
#[test]
fn the_characters_differ_in_deck_weapon_and_quests_only() {
    let mut table = dealt(begun(1, &[]));
    let Frame::Draft(draft) = table.waiting() else { panic!("a character is chosen") };

    table.chooses(Seat(0), Choice::Draft(draft.first));

    let player = table.player(YOU);
    assert_eq!(player.inactive_quests, [true; 2]);
    assert_eq!((player.n_hands(), player.light_wounds.count()), (2, 0));
    assert_ne!(Character::Captain.quests(), Character::Pilot.quests());
}
