//! NEM-17.7: what the actions of rooms can be aimed at, and where there is nothing to aim at.

use engine::Known;
use nemesis::{
    Choice, Outcome,
    rules::{actions::Action, aims::RoomAim},
    words::{
        ActionCard::{Rest, Search},
        Coordinates, Course, Engine, EngineToken, Item, Object, Room, RoomNumber, SeriousWound, Weakness,
    },
};

use crate::table::*;

/// You in this room, at slot 6, with cards to pay with.
fn in_the(room: Room) -> Given {
    given().explored(6, room, 0).stands(YOU, 6).hand(YOU, &[Search, Search, Rest])
}

/// NEM-17.1 NEM-31.2
#[test]
fn the_armory_loads_neither_a_classic_weapon_nor_a_full_one() {
    let table = in_the(Room::Armory).ammo(YOU, Item::Revolver, 1).carries(YOU, Item::PrototypeRifle);

    let full = table.with(|board| {
        let rifle = board.player_mut(YOU).hands.item_mut(Item::PrototypeRifle).expect("it is in a hand");
        rifle.load(6);
    });

    assert!(full.on_the_turn_of(YOU).aims_of_the_room().is_empty());
}

/// NEM-17.9 NEM-17.13
#[test]
fn from_a_nest_without_eggs_none_is_taken() {
    let robbed = in_the(Room::Nest).with(|board| {
        (board.nest.eggs, board.nest.eggs_in_stock, board.nest.is_destroyed) = (0, 8, true);
    });

    assert!(robbed.on_the_turn_of(YOU).aims_of_the_room().is_empty());
}

/// NEM-17.27 NEM-13.7
#[test]
fn the_canteen_serves_whoever_is_hurt_or_contaminated() {
    let aims = |given: Given| given.on_the_turn_of(YOU).aims_of_the_room();

    assert_eq!(aims(in_the(Room::Canteen)), []);
    assert_eq!(aims(in_the(Room::Canteen).contaminated(YOU, 1)), [RoomAim::Scan]);
    assert_eq!(aims(in_the(Room::Canteen).light_wounds(YOU, 1)), [RoomAim::NoScan]);
}

/// NEM-13.7
#[test]
fn whoever_wants_no_scan_is_healed_without_one() {
    let mut table = in_the(Room::Canteen).contaminated(YOU, 1).light_wounds(YOU, 1).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::NoScan);

    assert!(table.is_turn_of(YOU));
    assert_eq!(table.player(YOU).hand.contamination.unscanned, 1);
}

/// NEM-17.3
#[test]
fn the_emergency_room_does_what_there_is_to_do() {
    let aims = |given: Given| given.on_the_turn_of(YOU).aims_of_the_room();
    let wound = SeriousWound::Body;

    assert_eq!(aims(in_the(Room::EmergencyRoom)), []);
    assert_eq!(aims(in_the(Room::EmergencyRoom).wound(YOU, wound)), [RoomAim::DressAll]);
    assert_eq!(aims(in_the(Room::EmergencyRoom).dressed_wound(YOU, wound)), [RoomAim::HealSerious { wound }]);
    assert_eq!(aims(in_the(Room::EmergencyRoom).light_wounds(YOU, 1)), [RoomAim::HealLight]);
}

/// NEM-17.47
#[test]
fn the_cockpit_sets_any_other_course() {
    let table = given().stands(YOU, 1).hand(YOU, &[Search, Search]).on_the_turn_of(YOU);

    let courses = [Course::A, Course::C, Course::D].map(|course| RoomAim::SetCourse { course });
    assert_eq!(table.aims_of_the_room()[1..], courses);
}

/// NEM-17.43
#[test]
fn the_monitoring_room_shows_unexplored_rooms_of_which_something_is_unseen() {
    let half_seen = in_the(Room::MonitoringRoom).with(|board| {
        board.unseen_tiles.take(Room::Storage);
        board.place_mut(RoomNumber(17)).tile = Some(Known::to(engine::Seats::one(YOU), Room::Storage));
    });

    let aims = half_seen.on_the_turn_of(YOU).aims_of_the_room();

    assert!(aims.contains(&RoomAim::Room { room: RoomNumber(17) }), "its token has not been seen");
    assert!(!aims.contains(&RoomAim::Room { room: RoomNumber(6) }), "this one is explored");
}

/// NEM-17.8
#[test]
fn the_laboratory_researches_nothing_where_nothing_lies() {
    let aims = |given: Given| given.on_the_turn_of(YOU).aims_of_the_room();
    let dead = in_the(Room::Laboratory).whereabouts(HE, nemesis::board::Whereabouts::Dead);
    let corpse = RoomAim::Research { object: Object::CharacterCorpse };

    assert_eq!(aims(in_the(Room::Laboratory)), []);
    assert_eq!(aims(dead.lies(6, nemesis::board::ObjectToken::Corpse { of: HE })), [corpse]);
}

/// The chances of whatever may come up.
fn chances(table: &Table) -> Vec<(Outcome, u32)> {
    let mut odds = Vec::new();
    table.state.odds(&mut odds);
    odds
}

/// NEM-3.12 NEM-15.2
#[test]
fn any_weakness_that_is_not_known_may_be_found() {
    let known = in_the(Room::Laboratory).weakness(Object::IntruderCarcass, Weakness::VitalPlaces);
    let mut table = known.carries_object(YOU, nemesis::board::ObjectToken::Egg).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Research { object: Object::Egg });

    let odds = chances(&table);
    assert!(odds.len() == 7 && odds.iter().all(|&(_, ways)| ways == 1));
    assert!(!odds.contains(&(Outcome::Research(Weakness::VitalPlaces), 1)));
}

/// NEM-3.6 NEM-3.11
#[test]
fn the_course_and_an_engine_are_as_likely_one_thing_as_another() {
    use nemesis::rules::looking::Shown::{self, Coordinates as Card};
    let looks = |room: u8, aim| {
        let mut table = given().stands(YOU, room).hand(YOU, &[Search, Search]).on_the_turn_of(YOU);
        table.uses_the_room(aim);
        chances(&table)
    };

    let cards = looks(1, RoomAim::CheckCoordinates);
    let tokens = looks(19, RoomAim::Nothing);

    assert_eq!(cards.len(), 8);
    assert!(cards.contains(&(Outcome::Look(Card(Coordinates::Eight)), 1)) && cards.iter().all(|it| it.1 == 1));
    let engine = |token| (Outcome::Look(Shown::Engine(token)), 1);
    assert_eq!(tokens, [EngineToken::Working, EngineToken::Damaged].map(engine));
}

/// NEM-17.51 NEM-24.6
#[test]
fn an_engine_that_was_seen_before_is_shown_without_a_draw() {
    let known = given().with(|board| board.engines[2] = Some(Known::to(engine::Seats::one(SHE), EngineToken::Damaged)));
    let mut table = known.stands(YOU, 19).hand(YOU, &[Search, Search]).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing);

    assert!(table.is_turn_of(YOU));
    assert_eq!(table.player(YOU).engines_seen.of(Engine::Three).map(|it| it.value), Some(EngineToken::Damaged));
}

/// NEM-17.54 NEM-24.6
#[test]
fn whoever_knew_the_engine_knows_what_its_tokens_changed_to() {
    let known = given().with(|board| {
        board.engines[2] = Some(Known::to(engine::Seats::one(SHE), EngineToken::Damaged));
        board.player_mut(SHE).engines_seen.remember(Engine::Three, EngineToken::Damaged, 1);
    });
    let mut table = known.stands(YOU, 19).carries(YOU, Item::Tools).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.uses(Item::Tools, nemesis::rules::aims::Aim::Engine, &[Search]);
    table.chooses(YOU, Choice::EngineOrder(nemesis::words::YesNo::Yes));

    let knows = |seat| table.player(seat).engines_seen.of(Engine::Three).map(|it| it.value);
    assert_eq!([YOU, SHE, HE].map(knows), [Some(EngineToken::Working), Some(EngineToken::Working), None]);
    assert!(table.offers(Action::Pass));
}
