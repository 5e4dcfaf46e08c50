//! NEM-48: the traits of the characters, where the table plays with them.

use engine::Word as _;
use nemesis::{
    Choice, Frame, Outcome,
    board::Passage,
    rules::{
        actions::{Action, Target},
        aims::{Aim, RoomAim},
        looking::Shown,
    },
    words::{
        ActionCard::{Ingenuity, Rest, Search},
        AttackCard, Back, Character, CombatFace, Coordinates, CorridorNumber, Course, Door, Intruder, Item, ItemCard,
        Room, RoomNumber, SeriousWound, Trait, YesNo,
    },
};

use crate::table::*;

fn with_traits(character: Character) -> Given {
    Given::players(3, &[("traits", "on")]).character(YOU, character)
}

fn shooting(at: Target) -> Action {
    Action::Shoot { weapon: Item::Revolver, at }
}

const ADULT: Target = Target::Figure { figure: nemesis::board::FigureId(0) };

/// NEM-48.1 NEM-26.93
#[test]
fn the_captain_shoots_again_as_long_as_the_revolver_hits_and_the_check_comes_last() {
    let given = with_traits(Character::Captain).intruder(Intruder::Adult, 11).ammo(YOU, Item::Revolver, 4);
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.does(shooting(ADULT)).pays(&[Search]).shows(Outcome::ShotRoll(CombatFace::SingleHit));
    table.chooses(YOU, Choice::FurtherShot(YesNo::Yes)).shows(Outcome::ShotRoll(CombatFace::DoubleHit));
    assert_eq!(table.figure(0).injuries, 1 + 3, "nothing has been checked yet");
    table.chooses(YOU, Choice::FurtherShot(YesNo::Yes)).shows(Outcome::ShotRoll(CombatFace::Blank));

    assert!(matches!(table.waiting(), Frame::EnduranceDraw(_)), "a miss is the last shot");
    assert_eq!(table.held(YOU, Item::Revolver).ammo, 1);
    table.shows(Outcome::EnduranceDraw(AttackCard::ScratchSix));
    assert_eq!(table.board().turn.actions_left, 1, "it was one action");
}

/// NEM-48.1 NEM-26.93
#[test]
fn the_captain_may_stop_shooting_and_has_to_when_nothing_is_left_to_shoot_or_to_shoot_at() {
    let hits = |kind, ammo| {
        let given = with_traits(Character::Captain).intruder(kind, 11).ammo(YOU, Item::Revolver, ammo);
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        table.does(shooting(ADULT)).pays(&[Search]).shows(Outcome::ShotRoll(CombatFace::SingleHit));
        table
    };

    let mut stops = hits(Intruder::Adult, 2);
    stops.chooses(YOU, Choice::FurtherShot(YesNo::No));

    assert!(matches!(stops.waiting(), Frame::EnduranceDraw(_)));
    assert_eq!(stops.held(YOU, Item::Revolver).ammo, 1);
    assert!(matches!(hits(Intruder::Adult, 1).waiting(), Frame::EnduranceDraw(_)), "that was the last round");
    assert!(hits(Intruder::Larva, 2).is_turn_of(YOU), "a larva is dead at once");
}

/// NEM-48.1 NEM-26.93
#[test]
fn the_captain_goes_on_shooting_at_eggs_and_makes_noise_once() {
    let given = with_traits(Character::Captain).explored(2, Room::Nest, 0).stands(YOU, 2);
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.does(shooting(Target::Eggs)).pays(&[Search]).shows(Outcome::ShotRoll(CombatFace::SingleHit));
    table.chooses(YOU, Choice::FurtherShot(YesNo::Yes)).shows(Outcome::ShotRoll(CombatFace::SingleHit));
    table.chooses(YOU, Choice::FurtherShot(YesNo::No));

    assert_eq!(table.board().nest.eggs, 3);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)));
}

/// NEM-48.2
#[test]
fn for_the_mechanic_starting_and_quest_items_are_yellow_when_something_is_crafted() {
    let weapon = ItemCard::new(Character::Mechanic.weapon(), Back::Starting);
    let charge = ItemCard::new(Item::EnergyCharge, Back::Red);
    let taser = Aim::Craft { item: Item::Taser, one: charge, other: weapon };
    let ready = |given: Given| given.carries(YOU, Item::EnergyCharge).hand(YOU, &[Ingenuity]).on_the_turn_of(YOU);

    let mut table = ready(with_traits(Character::Mechanic));
    assert_eq!(table.aims_of(Ingenuity), [taser]);
    table.plays(Ingenuity, taser, &[]);

    assert!(table.has(YOU, Item::Taser) && !table.has(YOU, weapon.item));
    assert!(ready(given().character(YOU, Character::Mechanic)).aims_of(Ingenuity).is_empty(), "not without traits");
}

/// NEM-48.3
#[test]
fn the_pilot_may_open_or_close_any_door_with_the_action_of_the_cockpit() {
    let passage = Passage { room: RoomNumber(11), corridor: CorridorNumber(1) };
    let door = |table: &Table| table.board().door(passage.find(table.board().plan()).expect("there is a corridor"));
    let in_cockpit = || with_traits(Character::Pilot).stands(YOU, 1).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);

    let mut closes = in_cockpit();
    closes.uses_the_room(RoomAim::SetCourse { course: Course::C });
    assert!(matches!(closes.waiting(), Frame::Authorization(_)));
    closes.chooses(YOU, Choice::Authorization(Some(passage)));
    let mut looks = in_cockpit();
    looks.uses_the_room(RoomAim::CheckCoordinates).shows(Outcome::Look(Shown::Coordinates(Coordinates::Two)));
    looks.chooses(YOU, Choice::Authorization(None));

    assert_eq!((door(&closes), closes.board().tracks.course), (Door::Closed, Course::C));
    assert_eq!(door(&looks), Door::Open);
    assert!(closes.is_turn_of(YOU) && looks.is_turn_of(YOU));
}

/// NEM-48.3
#[test]
fn every_corridor_is_offered_to_the_pilot_once() {
    let given = with_traits(Character::Pilot).stands(YOU, 1).hand(YOU, &[Search, Rest]);
    let mut table = given.on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::SetCourse { course: Course::C });

    assert_eq!(table.answers(YOU).len(), 1 + table.board().plan().corridors().count());
}

/// NEM-48.4
#[test]
fn a_wounded_leg_of_the_scientist_is_dressed_already() {
    let wounded = |given: Given, wound| {
        let mut table = given.under_way(YOU, serious_wound(YOU));
        table.shows(Outcome::WoundDraw(wound));
        table.player(YOU).suffers_from(wound)
    };

    assert!(!wounded(with_traits(Character::Scientist), SeriousWound::Leg));
    assert!(wounded(with_traits(Character::Scientist), SeriousWound::Hand));
    assert!(wounded(with_traits(Character::Captain), SeriousWound::Leg));
}

/// NEM-48.5 NEM-26.94
#[test]
fn in_a_white_room_the_scout_draws_from_all_three_decks_and_keeps_one() {
    let found = [
        ItemCard::new(Item::Grenade, Back::Red),
        ItemCard::new(Item::Tools, Back::Yellow),
        ItemCard::new(Item::Medkit, Back::Green),
    ];
    let given = with_traits(Character::Scout).explored(15, Room::ShowerRoom, 2).stands(YOU, 15);
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
    assert_eq!(table.aims_of(Search), [Aim::Nothing]);

    table.plays(Search, Aim::Nothing, &[]);
    for card in found {
        table.shows(Outcome::ItemDraw(card));
    }
    assert_eq!(table.answers(YOU), found.map(Choice::KeepOne));
    table.chooses(YOU, Choice::KeepOne(found[2]));

    assert!(table.has(YOU, Item::Medkit));
    assert_eq!(table.board().items.piles.map(|pile| pile.len()), [30, 30, 29], "the others are back under their decks");
    assert_eq!(table.board().place(RoomNumber(15)).items, 1);
}

/// NEM-48.5 NEM-26.94
#[test]
fn a_deck_that_has_run_out_gives_the_scout_nothing() {
    // He has taken all that was green.
    let run_out = |board: &mut nemesis::board::Board| {
        for card in ItemCard::ALL.iter().filter(|card| card.back == Back::Green) {
            for _ in 0..board.items.unseen.count(*card) {
                board.items.unseen.take(*card);
                board.items.piles[Back::Green as usize].take_top();
                board.player_mut(HE).inventory.add(*card);
            }
        }
    };
    let given = with_traits(Character::Scout).with(run_out).explored(15, Room::ShowerRoom, 2).stands(YOU, 15);
    let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.plays(Search, Aim::Nothing, &[]);
    table.shows(Outcome::ItemDraw(ItemCard::new(Item::Grenade, Back::Red)));
    table.shows(Outcome::ItemDraw(ItemCard::new(Item::Tools, Back::Yellow)));

    assert_eq!(table.answers(YOU).len(), 2);
}

/// NEM-48.5
#[test]
fn a_coloured_room_is_searched_by_the_scout_as_by_anybody() {
    let given = with_traits(Character::Scout).explored(15, Room::Canteen, 2).stands(YOU, 15);
    let table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);

    assert_eq!(table.aims_of(Search), [Aim::Deck { back: Back::Green }]);
}

/// NEM-48.6 NEM-26.95
#[test]
fn the_soldier_suffers_a_light_wound_for_a_third_action_once_a_turn() {
    let mut table = with_traits(Character::Soldier).hand(YOU, &[Rest]).on_the_turn_of(YOU);

    table.does(Action::Rush);

    assert!(table.is_turn_of(YOU));
    assert_eq!((table.player(YOU).light_wounds.count(), table.board().turn.actions_left), (1, 3));
    assert!(!table.offers(Action::Rush));
    table.plays(Rest, Aim::Nothing, &[]);
    assert_eq!(table.board().turn.actions_left, 2);
}

/// NEM-48.6 NEM-26.95
#[test]
fn a_soldier_who_can_bear_no_more_dies_of_the_rush() {
    use SeriousWound::{Arm, Body, Leg};
    let given = with_traits(Character::Soldier).wound(YOU, Arm).wound(YOU, Body).wound(YOU, Leg);
    let mut table = given.on_the_turn_of(YOU);

    table.does(Action::Rush);

    assert!(!table.player(YOU).is_alive());
    assert!(table.is_turn_of(SHE));
}

/// NEM-48.1 NEM-48.3 NEM-48.4 NEM-48.5 NEM-48.6
#[test]
fn every_character_has_one_trait_and_only_where_the_table_plays_with_them() {
    let owners: Vec<Character> = Trait::ALL.iter().map(|it| it.owner()).collect();
    let of_all = |board: &nemesis::board::Board| Trait::ALL.iter().filter(|&&it| board.has_trait(YOU, it)).count();

    for character in Character::ALL {
        assert_eq!(owners.iter().filter(|&owner| owner == character).count(), 1, "{character:?}");
    }
    assert_eq!((of_all(&with_traits(Character::Scout).board), of_all(&given().board)), (1, 0));
    assert!(!given().character(YOU, Character::Soldier).on_the_turn_of(YOU).offers(Action::Rush));
}
