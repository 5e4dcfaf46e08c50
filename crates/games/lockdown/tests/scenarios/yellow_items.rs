//! LOC-39.2: the technical items.

use lockdown::{
    Choice,
    board::{Held, Light, Rover},
    rules::{
        aims::Aim,
        attack::{Occasion, reactions::ReactionAnswer},
        events::dark::{EventReaction, EventReactionAnswer},
        light::LightAnswer,
    },
    words::{
        AttackCard, Back, Character, CorridorNumber, Door, Intruder, Item, ItemCard, Level, Room, RoomNumber,
        SeriousWound,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, YOU, attack, given};

/// You stand in the dark.
fn room() -> Given {
    given().explored(20, Room::PowerGenerator, 2).stands(YOU, 20)
}

const fn door(number: u8) -> Aim {
    Aim::Door { corridor: CorridorNumber(number) }
}

/// LOC-39.30 LOC-39.2 LOC-9.14 LOC-17.23
#[test]
fn a_toolbelt_mends_the_room_or_turns_a_door() {
    let broken = room().malfunction(20).door(20, 4, Door::Destroyed);
    assert_eq!(broken.item_aims(YOU, Item::Toolbelt), [Aim::Repair, door(1)]);
    assert_eq!(room().item_aims(YOU, Item::Toolbelt), [door(1), door(4)]);

    let mended = broken.uses(YOU, Item::Toolbelt, Aim::Repair);
    assert!(mended.board().malfunction.is_empty());
    assert_eq!(mended.board().items.discard.count(ItemCard::new(Item::Toolbelt, Back::Yellow)), 1);
    let closed = broken.uses(YOU, Item::Toolbelt, door(1));
    let way = closed.board().plan().way(RoomNumber(20), CorridorNumber(1));
    assert_eq!(closed.board().doors.at(way), Door::Closed);
    assert!(closed.board().malfunction.has(RoomNumber(20)), "either, or");
}

/// LOC-37.11 LOC-37.12 LOC-17.11
#[test]
fn with_a_toolbelt_the_nailgun_and_the_probe_arm_are_filled() {
    let load = |item| Aim::Load { item };
    let nailer = room().character(YOU, Character::Janitor).with(|board| {
        board.player_mut(YOU).hands.item_mut(Item::Nailgun).expect("it is in a hand").ammo = 1;
    });
    let table = nailer.uses(YOU, Item::Toolbelt, load(Item::Nailgun));
    assert_eq!(table.player(YOU).hands.item(Item::Nailgun).map(|held| held.ammo), Some(4));

    let surgeon = room().character(YOU, Character::Xenobiologist);
    assert!(!surgeon.item_aims(YOU, Item::Toolbelt).contains(&load(Item::ProbeArm)), "it has all its uses");
    let worn = surgeon.with(|board| board.player_mut(YOU).probe_uses = 0);
    assert_eq!(worn.uses(YOU, Item::Toolbelt, load(Item::ProbeArm)).player(YOU).probe_uses, 2);
}

/// LOC-39.31 LOC-17.7
#[test]
fn duct_tape_mends_the_room_or_binds_two_heavy_items_into_one_hand() {
    assert!(room().item_aims(YOU, Item::DuctTape).is_empty(), "there is one heavy item only");
    let armed = room().malfunction(20).carries(YOU, Item::Pistol);
    assert_eq!(armed.item_aims(YOU, Item::DuctTape), [Aim::Repair, Aim::Bind]);
    let laden = room().carries_object(YOU, lockdown::board::ObjectToken::Carcass);
    assert!(laden.item_aims(YOU, Item::DuctTape).is_empty(), "never an object");

    assert!(armed.uses(YOU, Item::DuctTape, Aim::Repair).board().malfunction.is_empty());
    let bound = armed.uses(YOU, Item::DuctTape, Aim::Bind);
    assert!(matches!(bound.player(YOU).hands.0, [Held::Bound(..), Held::Nothing]));
    assert!(bound.player(YOU).has_free_hand());
}

/// LOC-39.32 LOC-39.56 LOC-11.40
#[test]
fn reagent_fuels_a_flamethrower_or_drives_off_an_intruder_for_whoever_knows_five() {
    let fight = room().carries(YOU, Item::Flamethrower).intruder(Intruder::Adult, 20);
    let fight = fight.with(|board| {
        board.player_mut(YOU).hands.item_mut(Item::Flamethrower).expect("it is in a hand").ammo = 0;
    });
    let load = Aim::Load { item: Item::Flamethrower };
    let drive = Aim::Figure { figure: FigureId(0) };
    assert_eq!(fight.knowledge(YOU, 4).item_aims(YOU, Item::Reagent), [load]);
    assert_eq!(fight.knowledge(YOU, 5).item_aims(YOU, Item::Reagent), [load, drive]);

    let fuelled = fight.uses(YOU, Item::Reagent, load);
    assert_eq!(fuelled.player(YOU).hands.item(Item::Flamethrower).map(|held| held.ammo), Some(4));
    let mut driven = fight.knowledge(YOU, 5).uses(YOU, Item::Reagent, drive);
    let shown = driven.odds()[0].0;
    driven.shows(shown);
    assert!(driven.intruders_in(20).is_empty() || !driven.board().doors.destroyed().is_empty());
}

/// LOC-39.33 LOC-9.6
#[test]
fn a_lighter_sets_the_own_room_on_fire() {
    assert_eq!(room().item_aims(YOU, Item::Lighter), [Aim::Ignite]);
    assert!(room().fire(20).item_aims(YOU, Item::Lighter).is_empty());

    let table = room().uses(YOU, Item::Lighter, Aim::Ignite);

    assert!(table.board().fire.has(RoomNumber(20)));
    assert_eq!(table.board().items.discard.count(ItemCard::new(Item::Lighter, Back::Yellow)), 1);
}

/// LOC-39.33 LOC-29.47
#[test]
fn a_lighter_is_light_against_an_attack_and_not_against_an_event() {
    let dark = room().carries(YOU, Item::Lighter).carries(YOU, Item::Glowstick).intruder(Intruder::Adult, 20);
    let mut attacked = dark.under_way(attack(0, YOU, Occasion::EventPhase));
    attacked.nobody_before_the_card().shows(lockdown::Outcome::AttackDraw(AttackCard::CutTwo));
    attacked.chooses(YOU, Choice::Reaction(ReactionAnswer::Light { with: LightAnswer::Lighter }));
    assert_eq!((attacked.wounds(YOU).0, attacked.player(YOU).light), (1, Light::Occasion));
    assert!(!attacked.player(YOU).has_item(Item::Lighter), "it is used up");

    let event = dark.under_way(EventReaction { seat: YOU });
    let light = |with| Choice::EventReaction(EventReactionAnswer::Light { with });
    let nothing = Choice::EventReaction(EventReactionAnswer::Nothing);
    assert_eq!(event.answers(YOU), [nothing, light(LightAnswer::Glowstick)]);
}

/// LOC-39.36 LOC-9.3
#[test]
fn a_fire_blanket_puts_the_fire_out_or_wipes_the_slime_off() {
    let burning = room().fire(20).slime(YOU);
    assert_eq!(burning.item_aims(YOU, Item::FireBlanket), [Aim::Extinguish, Aim::Clean]);
    assert!(room().item_aims(YOU, Item::FireBlanket).is_empty());

    let out = burning.uses(YOU, Item::FireBlanket, Aim::Extinguish);
    assert!(out.board().fire.is_empty() && out.player(YOU).has_slime);
    let clean = burning.uses(YOU, Item::FireBlanket, Aim::Clean);
    assert!(clean.board().fire.has(RoomNumber(20)) && !clean.player(YOU).has_slime);
}

/// LOC-39.37 LOC-39.52 LOC-14.5 LOC-17.22
#[test]
fn clothes_wipe_the_slime_off_or_dress_an_own_wound() {
    let hurt = room().slime(YOU).wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Arm);
    let hurt = hurt.stands(SHE, 20).wound(SHE, SeriousWound::Body).slime(SHE);
    let dress = Aim::Dress { wound: SeriousWound::Leg };
    assert_eq!(hurt.item_aims(YOU, Item::Clothes), [Aim::Clean, dress], "nobody else is treated");

    assert!(!hurt.uses(YOU, Item::Clothes, Aim::Clean).player(YOU).has_slime);
    let dressed = hurt.uses(YOU, Item::Clothes, dress);
    assert!(!dressed.player(YOU).suffers_from(SeriousWound::Leg) && dressed.player(YOU).has_slime);
    assert_eq!(dressed.wounds(YOU), (0, 2), "it still counts");
}

/// LOC-39.38 LOC-8.21
#[test]
fn cave_plans_lead_from_one_entrance_to_another_that_is_explored() {
    let plans = |room| Aim::Room { room: RoomNumber(room) };
    let caves = room().stands(SHE, 6);
    assert_eq!(caves.item_aims(YOU, Item::CavePlans), [plans(6), plans(16)]);
    assert!(given().item_aims(YOU, Item::CavePlans).is_empty(), "there is no entrance in the Repository");

    let met = caves.uses(YOU, Item::CavePlans, plans(6));
    assert_eq!(met.room_of(YOU), 6);
    assert!(met.is_quiet(), "somebody is there");
    assert!(caves.uses(YOU, Item::CavePlans, plans(16)).waits_for_chance(), "a noise roll, as for any move");
}

/// LOC-39.39 LOC-27.1
#[test]
fn facility_plans_show_two_tiles_and_no_token() {
    let tiles = Aim::Tiles { one: RoomNumber(21), other: Some(RoomNumber(23)) };
    let mut table = room().uses(YOU, Item::FacilityPlans, tiles);
    table.shows(lockdown::Outcome::TileLook(Room::Surgery)).shows(lockdown::Outcome::TileLook(Room::Archive));

    for number in [21, 23] {
        let place = table.board().place(RoomNumber(number));
        assert!(place.tile.is_some_and(|tile| tile.by().has(YOU) && !tile.by().has(HE)) && place.token.is_none());
    }
}

/// LOC-39.40 LOC-20.36 LOC-29.35
#[test]
fn the_rover_obeys_its_remote_on_the_first_level() {
    let away = Aim::Rover { to: Rover::Bunker };
    assert_eq!(given().item_aims(YOU, Item::RoverRemote), [away], "the Repository is on S-01");
    assert_eq!(given().board.level(RoomNumber(4)), Some(Level::S01));
    assert!(room().item_aims(YOU, Item::RoverRemote).is_empty());

    let table = given().uses(YOU, Item::RoverRemote, away);
    assert_eq!(table.board().rover, Rover::Bunker);
    let back = Aim::Rover { to: Rover::Exit { room: RoomNumber(1) } };
    assert_eq!(Given { board: *table.board() }.item_aims(YOU, Item::RoverRemote), [back]);
}
