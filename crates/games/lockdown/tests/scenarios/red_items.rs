//! LOC-39.1: the military items.

use lockdown::{
    Choice, Frame, Outcome,
    board::{CodeToken, ObjectToken},
    rules::aims::Aim,
    words::{
        ActionCard, AttackCard, Back, Character, Contingency, CorridorNumber, Door, ExplorationToken, Intruder, Item,
        ItemCard, NoiseFace, Room, RoomNumber, SeriousWound, Weakness,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, YOU, given};

/// You stand alone in a room in the dark, with a neighbour that nobody has explored.
fn lair() -> Given {
    given().explored(20, Room::PowerGenerator, 2).stands(YOU, 20)
}

const fn figure(nth: u8) -> Aim {
    Aim::Figure { figure: FigureId(nth) }
}

const fn room(number: u8) -> Aim {
    Aim::Room { room: RoomNumber(number) }
}

const fn eggs(number: u8) -> Aim {
    Aim::Eggs { room: RoomNumber(number) }
}

/// LOC-39.10 LOC-39.35 LOC-17.11 LOC-17.20
#[test]
fn a_weapon_battery_fills_an_energy_weapon_or_a_flashlight() {
    assert!(given().item_aims(YOU, Item::WeaponBattery).is_empty(), "the Smart Gun is full");
    let tired = given().carries(YOU, Item::Flashlight).with(|board| {
        let player = board.player_mut(YOU);
        player.hands.item_mut(Item::SmartGun).expect("it is in a hand").ammo = 0;
        assert!(player.spend_charge());
    });
    let load = |item| Aim::Load { item };
    assert_eq!(tired.item_aims(YOU, Item::WeaponBattery), [load(Item::Flashlight), load(Item::SmartGun)]);

    let loaded = tired.uses(YOU, Item::WeaponBattery, load(Item::SmartGun));
    assert_eq!(loaded.player(YOU).hands.item(Item::SmartGun).map(|held| held.ammo), Some(3));
    assert_eq!(loaded.board().items.discard.count(ItemCard::new(Item::WeaponBattery, Back::Red)), 1);
    assert_eq!(tired.uses(YOU, Item::WeaponBattery, load(Item::Flashlight)).player(YOU).flashlights, [0, 0, 1]);

    let classic = given().character(YOU, Character::Janitor).with(|board| {
        board.player_mut(YOU).hands.item_mut(Item::Nailgun).expect("it is in a hand").ammo = 0;
    });
    assert!(classic.item_aims(YOU, Item::WeaponBattery).is_empty(), "a Nailgun takes none");
}

/// LOC-17.8 LOC-29.127
#[test]
fn of_two_flashlights_the_emptier_one_is_filled() {
    let two = given().carries(YOU, Item::Flashlight).carries(YOU, Item::Flashlight).with(|board| {
        assert!(board.player_mut(YOU).spend_charge());
        assert!(board.player_mut(YOU).spend_charge() && board.player_mut(YOU).spend_charge());
    });
    assert_eq!(two.board.player(YOU).flashlights, [1, 1, 0]);

    let table = two.uses(YOU, Item::WeaponBattery, Aim::Load { item: Item::Flashlight });

    assert_eq!(table.player(YOU).flashlights, [0, 1, 1]);
}

/// LOC-39.12 LOC-29.134 LOC-1.12
#[test]
fn a_grenade_hurts_one_twice_and_everybody_else_once() {
    let crowd = lair().stands(SHE, 21).intruder(Intruder::Adult, 21).intruder(Intruder::Adult, 21);
    assert_eq!(crowd.item_aims(YOU, Item::Grenade), [figure(0), figure(1)]);

    let mut table = crowd.uses(YOU, Item::Grenade, figure(1));
    table.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));
    assert_eq!(table.board().swarm.figures.len(), 1, "two injuries are too much for it");
    table.shows(Outcome::EnduranceDraw(AttackCard::CutThree)).shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!((table.figure(0).injuries, table.wounds(SHE), table.wounds(YOU)), (1, (0, 1), (0, 0)));
    assert!(table.is_quiet());
}

/// LOC-39.12 LOC-9.21
#[test]
fn a_grenade_flies_no_further_than_next_door_and_through_no_closed_door() {
    let near = lair().intruder(Intruder::Larva, 21);
    assert_eq!(near.item_aims(YOU, Item::Grenade), [figure(0)]);
    assert!(near.door(20, 4, Door::Closed).item_aims(YOU, Item::Grenade).is_empty());
    assert!(lair().intruder(Intruder::Larva, 22).item_aims(YOU, Item::Grenade).is_empty(), "that is two rooms away");

    let mut table = lair().intruder(Intruder::Larva, 20).uses(YOU, Item::Grenade, figure(0));
    table.shows(Outcome::WoundDraw(SeriousWound::Leg));
    assert_eq!(table.wounds(YOU), (0, 1), "whoever throws it at the own feet");
}

/// LOC-19.31 LOC-19.32 LOC-29.132 LOC-29.28
#[test]
fn a_grenade_destroys_two_eggs_and_makes_noise_where_it_was_thrown_from() {
    let nest = lair().stands(SHE, 21);
    let nest = [ObjectToken::Egg; 3].into_iter().fold(nest, |nest, egg| nest.lies(21, egg));
    assert_eq!(nest.item_aims(YOU, Item::Grenade), [eggs(21)]);

    let mut table = nest.uses(YOU, Item::Grenade, eggs(21));
    table.shows(Outcome::WoundDraw(SeriousWound::Body)).shows(Outcome::NoiseRoll(NoiseFace::Four));

    assert_eq!((table.board().place(RoomNumber(21)).eggs, table.wounds(SHE)), (1, (0, 1)));
    assert_eq!(table.board().noise.len(), 1);
}

/// LOC-44.6 LOC-44.5
#[test]
fn what_the_thrower_knows_of_fire_and_of_soft_organs_counts_for_a_grenade() {
    let knowing = lair().knowledge(YOU, 3).intruder(Intruder::Breeder, 20);
    let mut flees = knowing.weakness(0, Weakness::FirePanic, None).uses(YOU, Item::Grenade, figure(0));
    flees.shows(Outcome::EnduranceDraw(AttackCard::CutFive)).shows(Outcome::EnduranceDraw(AttackCard::CutFour));
    assert!(matches!(flees.waiting(), Frame::RetreatDraw(_)), "it lives, and flees from the fire");

    let mut dies = knowing.weakness(0, Weakness::SoftOrgans, None).uses(YOU, Item::Grenade, figure(0));
    dies.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));
    dies.shows(Outcome::EnduranceDraw(AttackCard::PerchedInTheDarkTwo));
    assert_eq!(dies.board().swarm.figures[0].injuries, 2, "four less one is still more than two");
    dies.shows(Outcome::WoundDraw(SeriousWound::Body));
    assert_eq!(dies.board().scratch.attacker, None);
}

/// LOC-39.13 LOC-29.109
#[test]
fn thermite_breaks_and_burns_a_room_and_hurts_all_who_are_there() {
    let crowd = lair().stands(HE, 20).intruder(Intruder::Larva, 20);
    assert_eq!(crowd.item_aims(YOU, Item::ThermiteCharge), [room(19), room(20), room(21)]);

    let here = crowd.uses(YOU, Item::ThermiteCharge, room(20));
    assert!(here.board().fire.has(RoomNumber(20)) && here.board().malfunction.has(RoomNumber(20)));
    assert_eq!((here.wounds(YOU), here.wounds(HE), here.intruders_in(20).len()), ((1, 0), (1, 0), 0));

    let there = crowd.uses(YOU, Item::ThermiteCharge, room(21));
    assert!(there.board().fire.has(RoomNumber(21)) && there.board().malfunction.is_empty(), "nobody has explored it");
    assert_eq!(there.wounds(YOU), (0, 0));

    let burnt = lair().fire(21).door(20, 1, Door::Closed);
    assert_eq!(burnt.item_aims(YOU, Item::ThermiteCharge), [room(20)], "a door, and where all has burnt already");
}

/// LOC-39.13 LOC-19.31 LOC-19.32
#[test]
fn thermite_destroys_one_egg() {
    let nest = lair().lies(21, ObjectToken::Egg).lies(21, ObjectToken::Egg);
    let mut table = nest.uses(YOU, Item::ThermiteCharge, eggs(21));
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.board().place(RoomNumber(21)).eggs, 1);
}

/// LOC-39.14 LOC-29.137 LOC-11.54
#[test]
fn in_the_smoke_others_lose_a_card_and_one_is_gone_without_an_attack() {
    let fight = lair().stands(SHE, 20).stands(HE, 20).intruder(Intruder::Adult, 20);
    let fight = fight.hand(SHE, &[ActionCard::Search, ActionCard::Rest]).contaminated(HE, 1).stands(HE, 19);
    let ways = [1, 4].map(|number| Aim::Way { corridor: CorridorNumber(number) });
    assert_eq!(fight.item_aims(YOU, Item::SmokeGrenade), ways);
    assert_eq!(fight.door(20, 4, Door::Closed).item_aims(YOU, Item::SmokeGrenade), ways[..1]);

    let mut table = fight.uses(YOU, Item::SmokeGrenade, ways[0]);
    table.chooses(SHE, Choice::SmokeDiscard(Some(ActionCard::Search)));

    assert_eq!((table.room_of(YOU), table.player(SHE).hand.n_actions()), (19, 1));
    assert!(table.is_quiet(), "nobody attacks, and he is there: no noise");

    let mut empty = lair().stands(SHE, 20).contaminated(SHE, 1).intruder(Intruder::Adult, 20).uses(
        YOU,
        Item::SmokeGrenade,
        ways[0],
    );
    empty.chooses(SHE, Choice::SmokeDiscard(None));
    assert_eq!(empty.player(SHE).hand.len(), 1, "contamination is no action card");
}

/// LOC-39.15 LOC-27.1 LOC-6.33
#[test]
fn a_recon_drone_shows_a_tile_and_its_token_to_whoever_sent_it() {
    let mut table = lair().uses(YOU, Item::ReconDrone, room(21));
    table.shows(Outcome::TileLook(Room::Surgery)).shows(Outcome::TokenLook(ExplorationToken::MalfunctionTwo));

    let place = table.board().place(RoomNumber(21));
    assert!(place.tile.is_some_and(|tile| tile.for_rules() == Room::Surgery && tile.by().has(YOU)));
    assert!(place.token.is_some_and(|token| token.by().has(YOU) && !token.by().has(SHE)));
    assert!(!table.board().explored.has(RoomNumber(21)));
    let again = Given { board: *table.board() }.item_aims(YOU, Item::ReconDrone);
    assert!(!again.contains(&room(21)) && !again.contains(&room(20)) && again.contains(&room(23)));
}

/// LOC-39.16 LOC-9.22
#[test]
fn a_decoy_draws_in_all_around_it_and_whoever_fights_attacks_first() {
    let fight = lair().stands(HE, 13).intruder(Intruder::Adult, 20).intruder(Intruder::Adult, 22);
    let fight = fight.intruder(Intruder::Adult, 25).door(21, 1, Door::Closed);
    assert_eq!(fight.item_aims(YOU, Item::Decoy), [room(19), room(21)]);

    let mut table = fight.uses(YOU, Item::Decoy, room(21));
    table.attacks_with(AttackCard::CutTwo);

    let at: Vec<u8> = table.board().swarm.figures.iter().map(|figure| figure.room.0).collect();
    assert_eq!(at, [21, 21, 25], "the third one broke the door, and stays");
    assert_eq!(table.wounds(YOU).0, 2, "in the dark, once");
    let door = table.board().plan().way(RoomNumber(21), CorridorNumber(1));
    assert!(table.board().doors.destroyed().has(door) && table.is_quiet());
}

/// LOC-39.17 LOC-20.30
#[test]
fn a_gate_access_card_opens_the_main_gate_from_the_exit_room() {
    let exit = given().explored(1, Room::GuardRoom, 1).stands(YOU, 1);
    assert!(given().item_aims(YOU, Item::GateAccessCard).is_empty());

    let table = exit.uses(YOU, Item::GateAccessCard, Aim::Nothing);

    assert!(table.board().is_gate_open);
    assert!(exit.with(|board| board.is_gate_open = true).item_aims(YOU, Item::GateAccessCard).is_empty());
}

/// LOC-39.18 LOC-27.4
#[test]
fn a_code_reader_shows_a_token_of_somebody_on_the_same_level() {
    let codes = given().holds_code(SHE, 1, Contingency::Red).holds_code(HE, 2, Contingency::Blue);
    let codes = codes.holds_code(YOU, 3, Contingency::Green);
    let hers = Aim::Code { token: CodeToken(1) };
    assert_eq!(codes.item_aims(YOU, Item::CodeReader), [hers], "he is on another level, and the own ones are known");

    let table = codes.uses(YOU, Item::CodeReader, hers);

    let code = table.board().contingencies.token(CodeToken(1)).code.expect("it is settled");
    assert!(code.by().has(YOU) && !code.by().has(HE));
    assert!(Given { board: *table.board() }.item_aims(YOU, Item::CodeReader).is_empty());
}

/// LOC-39.19 LOC-17.6 LOC-17.25
#[test]
fn an_extended_magazine_is_one_with_its_weapon() {
    let load = Aim::Load { item: Item::SmartGun };
    let low = given().with(|board| {
        board.player_mut(YOU).hands.item_mut(Item::SmartGun).expect("it is in a hand").ammo = 2;
    });
    let table = low.uses(YOU, Item::ExtendedMagazine, load);

    let held = *table.player(YOU).hands.item(Item::SmartGun).expect("it is in a hand");
    assert_eq!((held.ammo, held.capacity(), held.has_extended_magazine), (4, 5, true));
    assert!(!table.player(YOU).has_item(Item::ExtendedMagazine));
    let with_it = Given { board: *table.board() };
    assert!(with_it.item_aims(YOU, Item::ExtendedMagazine).is_empty(), "one is enough");

    let magazine = ItemCard::new(Item::ExtendedMagazine, Back::Red);
    let dropped = with_it.with(|board| {
        let card = ItemCard::new(Item::SmartGun, Back::Starting);
        lockdown::rules::hands::lose_item(board, YOU, card, &mut engine::Log::Off);
    });
    let bottom = dropped.board.items.piles[Back::Red as usize].slots()[0];
    assert!(matches!(bottom, engine::Slot::Seen(known) if known.for_rules() == magazine), "under its deck");
}

/// LOC-39.10 LOC-17.11
#[test]
fn a_battery_fills_a_weapon_as_full_as_it_gets() {
    let found = given().carries(YOU, Item::PrototypeRifle);
    assert_eq!(found.board.player(YOU).hands.item(Item::PrototypeRifle).map(|held| held.ammo), Some(1));

    let table = found.uses(YOU, Item::WeaponBattery, Aim::Load { item: Item::PrototypeRifle });

    assert_eq!(table.player(YOU).hands.item(Item::PrototypeRifle).map(|held| held.ammo), Some(6));
}
