//! LOC-3, LOC-25.10, LOC-25.11, LOC-25.20, LOC-25.21: the table is set up.

use engine::{Game, Log, Seat, Seats, Setup as _, State, Viewer};
use lockdown::{
    Choice, Frame, Heard, Lockdown, Outcome, Setup,
    board::{CodePlace, Held, Rover, TimeTrack},
    content::tracks,
    rules::table_setup::PlayerNumber,
    words::{
        Character, ComputerCard, Contingency, Intruder, Item, Level, Objective, ObjectiveDeck, Origin, PowerArea,
        PowerToken, Room, RoomNumber, Tile, Weakness, all_rooms,
    },
};
use nemesis_kit::{Told, printed::in_the_bag};

use crate::table::{SHE, Table, YOU};

fn begun(players: u8, options: &[(&str, &str)]) -> Table {
    let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
    let mut heard = Vec::new();
    let state: State<Lockdown> = Lockdown::begin(&setup, &mut Log::On(&mut heard));
    Table::audited(state, heard)
}

/// Whatever chance can show first, until this is waited for.
fn until(mut table: Table, is_it: impl Fn(Frame) -> bool) -> Table {
    while table.waits_for_chance() && !is_it(table.waiting()) {
        let (first, _) = table.odds()[0];
        table.shows(first);
    }
    table
}

/// The whole set-up; everybody takes the first of two characters.
fn set_up(players: u8, options: &[(&str, &str)]) -> Table {
    let mut table = until(begun(players, options), |_| false);
    while let Some(&Frame::Draft(draft)) = table.state.under_way().last() {
        table.chooses(draft.seat, Choice::Draft(draft.first));
        table = until(table, |_| false);
    }
    table
}

/// LOC-3.2 LOC-1.3 LOC-1.4
#[test]
fn what_is_printed_and_what_is_fixed_is_explored_from_the_start() {
    let table = begun(3, &[]);

    let board = table.board();
    let explored: Vec<u8> = board.explored.iter().map(|room| room.0).collect();
    assert_eq!(explored, [2, 4, 5, 6, 7, 13, 16, 17, 18, 19, 22]);
    assert_eq!(board.room(RoomNumber(19)), Some(Room::IsolationRoom));
    assert_eq!(board.room(RoomNumber(22)), Some(Room::BackupPowerSupply));
    let unknown = all_rooms().filter(|&room| !board.explored.has(room));
    assert!(unknown.into_iter().all(|room| board.place(room).tile.is_none()), "nobody knows the others");
}

/// LOC-3.3 LOC-3.4 LOC-3.5 LOC-27.2
#[test]
fn tiles_and_tokens_are_what_they_are_only_when_somebody_looks() {
    let table = begun(3, &[]);

    let board = table.board();
    let tiles = |tile| board.unseen_tiles.iter().filter(|(room, _)| room.print().tile == tile).count();
    assert_eq!((tiles(Tile::One), tiles(Tile::Two)), (10, 9), "the three in the box are among them");
    assert_eq!(board.unseen_tokens.len(), 20);
}

/// LOC-3.6 LOC-29.1 LOC-3.14 LOC-3.15 LOC-3.16
#[test]
fn elevator_gate_rover_and_time_begin_where_the_book_says() {
    let table = begun(2, &[]);

    let board = table.board();
    assert_eq!(board.elevator, Level::S02);
    assert!(!board.is_gate_open);
    assert_eq!(board.rover, Rover::Exit { room: RoomNumber(1) });
    assert_eq!(board.time, TimeTrack::at_the_start());
    assert_eq!((board.time.space, board.time.alert, board.time.autodestruction), (15, None, None));
    assert_eq!((board.fire.len(), board.doors.tokens(), board.noise.len()), (0, 0, 0));
}

/// LOC-3.7
#[test]
fn two_of_the_four_power_tokens_begin_active() {
    let mut table = begun(2, &[]);
    for token in [PowerToken::Three, PowerToken::One, PowerToken::Four, PowerToken::Two] {
        table.shows(Outcome::PowerDeal(token));
    }

    let board = table.board();
    let lit = [PowerArea::S01, PowerArea::S02, PowerArea::S03, PowerArea::Elevator].map(|area| board.power.is_on(area));
    assert_eq!(lit, [false, true, false, true]);
    assert_eq!(board.power.n_active(), 2);
}

/// LOC-3.8 LOC-27.8
#[test]
fn six_css_tokens_lie_under_their_spaces_and_nobody_has_seen_one() {
    let table = begun(2, &[]);

    let css = &table.board().time.css;
    assert_eq!(css.iter().map(|it| it.space).collect::<Vec<_>>(), tracks::CSS_SPACES);
    assert!(css.iter().all(|it| it.token.is_none()));
    assert_eq!(table.board().time.unseen_css.len(), 7, "the one in the box among them");
}

/// LOC-3.9 LOC-15.20 LOC-27.16
#[test]
fn the_first_weakness_is_open_and_the_others_are_not() {
    let mut table = until(begun(2, &[]), |it| matches!(it, Frame::FirstWeakness(_)));
    assert_eq!(table.odds().len(), 6);

    table.shows(Outcome::FirstWeakness(Weakness::SoftOrgans));

    assert_eq!(table.board().laboratory.weaknesses, [Some(Weakness::SoftOrgans), None, None]);
    assert!(table.told().contains(&Heard::WeaknessRevealed { slot: 1, weakness: Weakness::SoftOrgans }));
    assert_eq!((table.board().nest.eggs, table.board().nest.eggs_in_stock), (5, 3));
}

/// LOC-3.10 LOC-3.11 LOC-29.128 LOC-27.17
#[test]
fn the_bag_is_filled_with_tokens_that_everybody_sees() {
    for players in 1..=5 {
        let table = set_up(players, &[]);

        let bag = &table.board().swarm.bag;
        let of = |kind| bag.iter().filter(|(it, _)| it.print().intruder == kind).map(|(_, n)| n).sum::<u8>();
        assert_eq!(bag.len(), 10 + u32::from(players));
        assert_eq!((of(None), of(Some(Intruder::Larva)), of(Some(Intruder::Creeper))), (1, 4, 1));
        assert_eq!(of(Some(Intruder::Adult)), 3 + players);
        assert_eq!((of(Some(Intruder::Breeder)), of(Some(Intruder::Queen))), (0, 1));
        assert_eq!(in_the_bag(Intruder::Adult, players), 3 + players);
        let told = table.told().into_iter().filter(|it| matches!(it, Heard::Told(Told::TokenAdded { .. })));
        assert_eq!(told.count(), 8 + usize::from(players), "all but the blank and the queen are drawn");
    }
}

/// LOC-3.13 LOC-18.1
#[test]
fn lock_down_is_shuffled_back_when_it_comes_first() {
    let mut table = until(begun(2, &[]), |it| matches!(it, Frame::FirstComputerCard(_)));

    table.shows(Outcome::FirstComputerCard(ComputerCard::LockDown)).shows(Outcome::FirstComputerCard(ComputerCard::D));

    let board = table.board();
    assert_eq!(board.computer, Some(ComputerCard::D));
    assert_eq!(board.computers.unseen.count(ComputerCard::LockDown), 1);
    assert_eq!(board.computers.pile.len(), 5);
    assert!(board.malfunction.is_empty(), "it does nothing now");
}

/// LOC-3.20 LOC-3.21 LOC-3.31 LOC-1.17
#[test]
fn whoever_is_dealt_number_one_begins() {
    let mut table = until(begun(2, &[]), |it| matches!(it, Frame::NumberDeal(_)));
    table.shows(Outcome::NumberDeal(PlayerNumber(2))).shows(Outcome::NumberDeal(PlayerNumber(1)));
    let mut table = until(table, |_| false);
    while let Some(&Frame::Draft(draft)) = table.state.under_way().last() {
        table.chooses(draft.seat, Choice::Draft(draft.first));
        table = until(table, |_| false);
    }

    assert_eq!(table.board().first, SHE);
}

/// LOC-3.22 LOC-27.3
#[test]
fn objectives_are_dealt_in_secret_from_those_for_so_many_players() {
    let mut table = until(begun(2, &[]), |it| matches!(it, Frame::ObjectiveDeal(_)));
    let odds = table.odds();
    assert_eq!(odds.len(), 6, "three of the nine are for more players");
    assert!(!odds.contains(&(Outcome::ObjectiveDeal(Objective::SettledAccountThree), 1)));

    table.shows(Outcome::ObjectiveDeal(Objective::LiveCargo)).shows(Outcome::ObjectiveDeal(Objective::Regicide));

    let dealt = |objective| Heard::ObjectiveDealt { seat: YOU, objective };
    assert!(table.heard_by(Viewer::seat(YOU)).contains(&dealt(Some(Objective::LiveCargo))));
    assert!(table.heard_by(Viewer::seat(SHE)).contains(&dealt(None)));
    let decks = table.player(YOU).objectives.map(|it| it.expect("it is dealt").for_rules().print().deck);
    assert_eq!(decks, [ObjectiveDeck::Corporate, ObjectiveDeck::Personal]);
}

/// LOC-3.23 LOC-26.50 LOC-27.4 LOC-27.6
#[test]
fn codes_are_dealt_by_the_number_of_players_and_the_active_one_is_seen_by_nobody() {
    for (players, each, pool) in [(2, 2, 2), (3, 1, 3), (4, 1, 2), (5, 1, 1)] {
        let table = set_up(players, &[]);

        let codes = &table.board().contingencies;
        for seat in Seat::all(players) {
            assert_eq!(codes.lying(CodePlace::With { seat }).count(), each);
            let known = codes.lying(CodePlace::With { seat }).map(|id| codes.token(id).code.expect("it is seen").by());
            assert!(known.into_iter().all(|by| by == Seats::one(seat)));
        }
        assert_eq!(codes.lying(CodePlace::Pool).count(), pool);
        let active = codes.active().expect("one is active");
        assert!(codes.token(active).code.is_none(), "nobody has seen it");
    }
}

/// LOC-25.10 LOC-25.11
#[test]
fn alone_one_holds_two_codes_and_two_objectives_for_solo_play() {
    let table = set_up(1, &[]);

    let codes = &table.board().contingencies;
    assert_eq!((codes.lying(CodePlace::With { seat: YOU }).count(), codes.lying(CodePlace::Pool).count()), (2, 4));
    let decks = table.player(YOU).objectives.map(|it| it.expect("it is dealt").for_rules().print().deck);
    assert_eq!(decks, [ObjectiveDeck::Cooperative; 2]);
}

/// LOC-25.20 LOC-25.21
#[test]
fn together_all_objectives_are_open_and_one_code() {
    let mut table = until(begun(3, &[("co-operative", "on")]), |it| matches!(it, Frame::CodeTurnUp(_)));
    table.shows(Outcome::CodeTurnUp(Contingency::Grey));

    let board = table.board();
    assert_eq!(board.common_objectives.len(), 3);
    assert!(board.seats().all(|seat| board.player(seat).objectives == [None; 2]));
    assert!(board.seats().all(|seat| board.contingencies.lying(CodePlace::With { seat }).count() == 0));
    assert_eq!(board.contingencies.lying(CodePlace::Pool).count(), 5);
    assert!(table.told().iter().any(|it| matches!(it, Heard::CodeTurnedUp { code: Contingency::Grey, .. })));
}

/// LOC-3.24 LOC-4.80
#[test]
fn everybody_chooses_one_of_two_characters_in_the_order_of_their_numbers() {
    let mut table = until(begun(2, &[]), |it| matches!(it, Frame::DraftDraw(_)));
    table.shows(Outcome::DraftDraw(Character::Janitor)).shows(Outcome::DraftDraw(Character::LabRat));
    let offered = [Character::Janitor, Character::LabRat].map(Choice::Draft);
    assert_eq!(table.answers(YOU), offered);

    table.chooses(YOU, offered[1]);

    assert_eq!(table.player(YOU).character, Character::LabRat);
    let left = table.odds();
    assert!(left.contains(&(Outcome::DraftDraw(Character::Janitor), 1)), "it is shuffled back");
    assert!(!left.contains(&(Outcome::DraftDraw(Character::LabRat), 1)));
}

/// LOC-25.40 LOC-25.54 LOC-29.159
#[test]
fn a_card_allows_anybody_of_its_colour_and_is_kept_with_whomever_one_plays() {
    let mut table = until(begun(2, &[("characters", "mixed")]), |it| matches!(it, Frame::DraftDraw(_)));
    table.shows(Outcome::DraftDraw(Character::Janitor)).shows(Outcome::DraftDraw(Character::LabRat));
    let offered = [Character::Janitor, Character::Mechanic, Character::LabRat, Character::Scout].map(Choice::Draft);
    assert_eq!(table.answers(YOU), offered, "no Medic, and nobody of Aftermath");

    table.chooses(YOU, Choice::Draft(Character::Mechanic));

    let left: Vec<Outcome> = table.odds().into_iter().map(|(shown, _)| shown).collect();
    assert!(!left.contains(&Outcome::DraftDraw(Character::Janitor)), "nobody else is orange");
    assert!(left.contains(&Outcome::DraftDraw(Character::LabRat)), "the other card is shuffled back");
}

/// LOC-26.17
#[test]
fn the_red_card_is_the_survivor_or_the_soldier() {
    let mut table = until(begun(2, &[("characters", "mixed")]), |it| matches!(it, Frame::DraftDraw(_)));
    table.shows(Outcome::DraftDraw(Character::Survivor)).shows(Outcome::DraftDraw(Character::LabRat));

    let red: Vec<Choice> = table.answers(YOU).into_iter().take(2).collect();
    assert_eq!(red, [Character::Survivor, Character::Soldier].map(Choice::Draft));
}

/// LOC-25.41 LOC-25.42 LOC-25.43 LOC-25.44 LOC-29.63
#[test]
fn those_of_nemesis_escaped_to_isolation_with_what_they_know_and_no_weapon() {
    for character in [Character::Captain, Character::Pilot, Character::Scientist, Character::Soldier] {
        let table = crate::table::mixed(character).with(|board| {
            lockdown::rules::table_setup::equip(board, YOU, character);
        });

        let player = table.board.player(YOU);
        assert_eq!((player.room(), player.knowledge), (Some(RoomNumber(19)), 3), "{character:?}");
        assert!(player.hands.n_used() == 0 && player.item_cards().next().is_none(), "{character:?}");
        assert!(player.has_inactive_quest && player.deck.n_actions() == 10, "{character:?}");
    }
}

/// LOC-3.25 LOC-3.30 LOC-15.1 LOC-15.22
#[test]
fn escapees_begin_in_isolation_with_three_knowledge_and_workers_in_the_repository_with_one() {
    for character in [Character::Survivor, Character::LabRat, Character::Sentry, Character::Hacker] {
        let table = crate::table::given().character(YOU, character).with(|board| {
            board.player_mut(YOU).hands = Default::default();
            lockdown::rules::table_setup::equip(board, YOU, character);
        });

        let player = table.board.player(YOU);
        let (room, knowledge) = match character.print().origin {
            Origin::NemesisSurvivor => (19, 3),
            Origin::FacilityWorker => (4, 1),
        };
        assert_eq!((player.room(), player.knowledge), (Some(RoomNumber(room)), knowledge));
        assert!(!player.is_knowledge_active);
    }
}

/// LOC-3.26 LOC-3.27 LOC-3.28 LOC-3.29 LOC-3.32
#[test]
fn a_character_begins_with_ten_cards_its_item_full_and_its_quest_item_inactive() {
    let table = crate::table::given();

    let (hacker, survivor) = (table.board.player(YOU), table.board.player(crate::table::HE));
    assert_eq!((hacker.deck.n_actions(), hacker.hand.len(), hacker.discard.len()), (10, 0, 0));
    let [Held::Item(held), Held::Nothing] = hacker.hands.0 else { panic!("one hand holds the gun") };
    assert_eq!((held.card.item, held.ammo), (Item::SmartGun, 3));
    assert_eq!(survivor.hands.n_used(), 0);
    assert!(hacker.has_inactive_quest && survivor.has_inactive_quest);
    let xenobiologist = table.character(YOU, Character::Xenobiologist);
    let player = xenobiologist.board.player(YOU);
    assert_eq!((player.hands.n_used(), player.probe_uses, player.has_item(Item::ProbeArm)), (0, 2, true));
}

#[test]
fn a_table_is_at_most_4_kib() {
    static_assertions::const_assert!(size_of::<State<Lockdown>>() <= 4096);
    let table = set_up(5, &[]);

    let stored = borsh::to_vec(&table.state).expect("it is plain");
    assert!(stored.len() <= 4096, "{} bytes are stored", stored.len());
}
