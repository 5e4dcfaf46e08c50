//! LOC-37.2, LOC-37.3: the starting items and the quest items.

use lockdown::{
    Choice, Frame, Outcome,
    board::{Card, ObjectToken, Whereabouts},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        computers::ComputerUse,
        items::wail::WailAnswer,
        quests::{self, QuestPrice},
        turn::PassingAnswer,
    },
    words::{
        ActionCard, Back, Character, ComputerCard, Contamination, CorridorNumber, Door, Event, Intruder, Item,
        ItemCard, NoiseFace, Object, Pod, PowerArea, Room, RoomNumber,
    },
};
use nemesis_kit::{Passage, rules::noise::NoiseRoll, words::FigureId};

use crate::table::{Given, SHE, YOU, given};

fn at(room: Room) -> Given {
    given().explored(20, room, 1).stands(YOU, 20)
}

fn prices(given: &Given) -> Vec<QuestPrice> {
    let mut prices = Vec::new();
    quests::each_price(&given.board, YOU, &mut |price| prices.push(price));
    prices
}

/// Pays for the own quest item, and unlocks it.
fn unlocked(mut given: Given) -> Given {
    let price = prices(&given)[0];
    quests::pay(&mut given.board, YOU, price, &mut engine::Log::Off);
    let _ = quests::unlock(&mut given.board, YOU, &mut engine::Log::Off);
    assert!(!given.board.player(YOU).has_inactive_quest && prices(&given).is_empty());
    given
}

/// LOC-37.12 LOC-28.23 LOC-29.97 LOC-5.8
#[test]
fn the_probe_arm_takes_a_carcass_from_whatever_is_no_larva() {
    let fight = at(Room::PowerGenerator).character(YOU, Character::Xenobiologist).stands(YOU, 20);
    let fight = fight.intruder(Intruder::Larva, 20).intruder(Intruder::Adult, 20);
    let probe = Aim::Figure { figure: FigureId(1) };
    assert_eq!(fight.item_aims(YOU, Item::ProbeArm), [probe]);

    let table = fight.uses(YOU, Item::ProbeArm, probe);

    assert!(table.player(YOU).hands.has(Object::IntruderCarcass));
    assert_eq!((table.player(YOU).probe_uses, table.figure(1).injuries), (1, 0));
    assert!(table.player(YOU).has_item(Item::ProbeArm) && table.player(YOU).hands.n_used() == 1);
    let worn = fight.with(|board| board.player_mut(YOU).probe_uses = 0);
    assert!(worn.item_aims(YOU, Item::ProbeArm).is_empty());
}

/// LOC-37.20 LOC-17.61 LOC-5.27 LOC-29.118
#[test]
fn the_survivor_unlocks_the_assault_rifle_for_a_weapon_battery() {
    let survivor = given().character(YOU, Character::Survivor);
    assert!(prices(&survivor).is_empty());
    let battery = ItemCard::new(Item::WeaponBattery, Back::Red);
    let ready = survivor.carries(YOU, Item::WeaponBattery);
    assert_eq!(prices(&ready), [QuestPrice::Item { item: battery }]);

    let board = unlocked(ready).board;

    assert_eq!(board.player(YOU).hands.item(Item::AssaultRifle).map(|held| held.ammo), Some(5));
    assert_eq!(board.items.discard.count(battery), 1);
}

/// LOC-37.21 LOC-37.23 LOC-37.25 LOC-37.22 LOC-17.60
#[test]
fn a_quest_item_that_asks_for_a_place_is_unlocked_there_even_with_a_malfunction() {
    for (character, room, quest) in [
        (Character::LabRat, Room::Laboratory, Item::Wail),
        (Character::Janitor, Room::DeconRoom, Item::PressureWasher),
        (Character::Hacker, Room::Archive, Item::CheatCodes),
        (Character::Sentry, Room::CssRoomA, Item::BattleSuit),
    ] {
        let elsewhere = given().with(|board| board.player_mut(YOU).character = character);
        assert!(prices(&elsewhere).is_empty(), "{quest:?}");
        let there = at(room).malfunction(20).with(|board| board.player_mut(YOU).character = character);
        assert_eq!(prices(&there), [QuestPrice::Presence], "{quest:?}");
        assert!(unlocked(there).board.player(YOU).has_item(quest));
    }
}

/// LOC-37.24 LOC-17.61
#[test]
fn the_overmind_is_unlocked_for_an_egg_or_a_carcass() {
    let surgeon = given().character(YOU, Character::Xenobiologist);
    let corpse = given().whereabouts(SHE, Whereabouts::Dead).character(YOU, Character::Xenobiologist);
    assert!(prices(&surgeon).is_empty());
    assert!(prices(&corpse.carries_object(YOU, ObjectToken::Corpse { of: SHE })).is_empty());
    let ready = surgeon.carries_object(YOU, ObjectToken::Egg);
    let stock = ready.board.nest.eggs_in_stock;

    let board = unlocked(ready).board;

    assert!(board.player(YOU).has_item(Item::Overmind) && board.player(YOU).hands.n_used() == 0);
    assert_eq!(board.nest.eggs_in_stock, stock + 1);
}

/// LOC-37.21
#[test]
fn the_wail_silences_the_own_level() {
    let noisy = at(Room::PowerGenerator).noise(20, 1).noise(20, 3).noise(4, 2);
    assert_eq!(noisy.item_aims(YOU, Item::Wail), [Aim::Hush, Aim::Clamour]);
    assert_eq!(at(Room::PowerGenerator).item_aims(YOU, Item::Wail), [Aim::Clamour]);
    assert!(given().stands(YOU, 16).noise(16, 1).item_aims(YOU, Item::Wail).is_empty(), "staircases have no level");

    let table = noisy.uses(YOU, Item::Wail, Aim::Hush);

    assert_eq!(table.board().noise.len(), 2, "that of another level stays, and that in technical corridors");
    assert!(table.board().turn.must_pass && table.player(YOU).has_item(Item::Wail));
}

/// LOC-37.21 LOC-4.16
#[test]
fn whoever_has_wailed_passes_and_may_discard_cards_then() {
    let noisy = at(Room::PowerGenerator).noise(20, 1).carries(YOU, Item::Wail);
    let mut table = noisy.hand(YOU, &[ActionCard::Search, ActionCard::Rest]).on_the_turn_of(YOU);
    let wail = ItemCard::new(Item::Wail, Back::Quest);
    table.does(Action::Use { item: wail, aim: Aim::Hush }).pays(&[ActionCard::Search]);

    let discard = Choice::Passing(PassingAnswer::Discard(Card::Action(ActionCard::Rest)));
    assert_eq!(table.answers(YOU), [Choice::Passing(PassingAnswer::Done), discard]);
    table.chooses(YOU, discard).chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.player(YOU).has_passed && table.hand(YOU) == 0 && table.on_turn() == SHE);
}

/// LOC-37.21
#[test]
fn the_wail_makes_noise_in_up_to_three_corridors_of_the_level() {
    let noise = |room, corridor| {
        let passage = Passage { room: RoomNumber(room), corridor: CorridorNumber(corridor) };
        Choice::WailNoise(WailAnswer::Noise { passage })
    };
    let mut table = at(Room::PowerGenerator).noise(20, 1).uses(YOU, Item::Wail, Aim::Clamour);
    let offered = table.answers(YOU);
    assert!(!offered.contains(&noise(19, 1)) && offered.contains(&noise(20, 4)) && !offered.contains(&noise(1, 1)));
    assert!(!offered.contains(&Choice::WailNoise(WailAnswer::Done)), "one at least");

    table.chooses(YOU, noise(20, 4)).chooses(YOU, noise(21, 3)).chooses(YOU, noise(22, 4));
    assert!(table.is_quiet() && table.board().turn.must_pass);
    assert_eq!(table.board().noise.len(), 4);

    let mut fewer = at(Room::PowerGenerator).uses(YOU, Item::Wail, Aim::Clamour);
    fewer.chooses(YOU, noise(20, 4)).chooses(YOU, Choice::WailNoise(WailAnswer::Done));
    assert_eq!((fewer.board().noise.len(), fewer.board().turn.must_pass), (1, true));
}

/// LOC-37.22 LOC-9.2 LOC-20.34
#[test]
fn in_a_battle_suit_slime_does_not_matter_and_one_can_go_outside() {
    let slimed = at(Room::PowerGenerator).slime(YOU);
    let mut plain = slimed.under_way(NoiseRoll { seat: YOU });
    plain.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert!(!plain.board().noise.is_empty(), "silence is danger");

    let suited = slimed.carries(YOU, Item::BattleSuit);
    let mut table = suited.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));
    assert!(table.board().noise.is_empty() && table.player(YOU).has_suit());
}

/// LOC-37.22 LOC-29.46 LOC-4.17
#[test]
fn in_a_battle_suit_fire_does_not_wound() {
    let burning = given().stands(YOU, 4).fire(4);
    let turn = |given: Given| given.on_the_turn_of(YOU).passes().wounds(YOU);
    assert_eq!((turn(burning), turn(burning.carries(YOU, Item::BattleSuit))), ((1, 0), (0, 0)));

    let pod = given().explored(20, Room::CssRoomA, 1).stands(YOU, 20).time(10).fire(20);
    let boards = |given: Given| given.uses_the_room(YOU, RoomAim::Nothing);
    assert_eq!(boards(pod).wounds(YOU), (1, 0));

    let table = boards(pod.carries(YOU, Item::BattleSuit));

    assert_eq!((table.wounds(YOU), table.player(YOU).whereabouts), ((0, 0), Whereabouts::Pod { pod: Pod::A }));
}

/// LOC-37.23
#[test]
fn the_pressure_washer_puts_fire_out_washes_all_or_drives_one_off() {
    let fight = at(Room::PowerGenerator).fire(20).stands(SHE, 20).slime(SHE).slime(YOU).intruder(Intruder::Adult, 20);
    let drive = Aim::Figure { figure: FigureId(0) };
    let fight = fight.carries(YOU, Item::PressureWasher);
    assert_eq!(fight.item_aims(YOU, Item::PressureWasher), [Aim::Extinguish, Aim::CleanAll, drive]);
    assert!(at(Room::PowerGenerator).item_aims(YOU, Item::PressureWasher).is_empty());

    assert!(fight.uses(YOU, Item::PressureWasher, Aim::Extinguish).board().fire.is_empty());
    let washed = fight.uses(YOU, Item::PressureWasher, Aim::CleanAll);
    assert!(!washed.player(YOU).has_slime && !washed.player(SHE).has_slime);
    let mut driven = fight.uses(YOU, Item::PressureWasher, drive);
    driven.shows(Outcome::RetreatDraw(Event::BloodTraceTwo));
    assert!(driven.intruders_in(20).is_empty() && driven.player(YOU).has_item(Item::PressureWasher));
}

/// LOC-37.24 LOC-9.21
#[test]
fn the_overmind_sends_whatever_is_no_queen_next_door_and_contaminates() {
    let fight = at(Room::PowerGenerator).intruder(Intruder::Queen, 20).intruder(Intruder::Adult, 20);
    let send = |corridor| Aim::Drive { figure: FigureId(1), corridor: CorridorNumber(corridor) };
    assert_eq!(fight.item_aims(YOU, Item::Overmind), [send(1), send(4)]);
    assert_eq!(fight.door(20, 1, Door::Closed).item_aims(YOU, Item::Overmind), [send(4)]);

    let table = fight.uses(YOU, Item::Overmind, send(4));

    assert_eq!(table.intruders_in(21), [Intruder::Adult]);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
    assert!(table.player(YOU).has_item(Item::Overmind));
}

/// LOC-37.25 LOC-28.8 LOC-18.4
#[test]
fn cheat_codes_turn_up_one_of_three_cards_and_use_it_for_nothing() {
    let dark = at(Room::Archive);
    assert!(at(Room::PowerGenerator).item_aims(YOU, Item::CheatCodes).is_empty());
    let mut table = dark.uses(YOU, Item::CheatCodes, Aim::Nothing);
    for card in [ComputerCard::LockDown, ComputerCard::E, ComputerCard::A] {
        table.shows(Outcome::CheatDraw(card));
    }
    let cards = [ComputerCard::E, ComputerCard::A].map(Choice::CheatChoice);
    assert_eq!(table.answers(YOU), cards, "never Lock-Down");

    table.chooses(YOU, cards[0]).chooses(YOU, Choice::CheatOrder(ComputerCard::A));
    assert_eq!(table.board().computer, Some(ComputerCard::E));
    let swap = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::S03 };
    table.chooses(YOU, Choice::CheatUse(swap));

    assert!(table.board().power.is_on(PowerArea::S03), "power is not needed");
    assert!(matches!(table.waiting(), Frame::ComputerDraw(_)), "and the next card is turned up");
    let bottom: Vec<_> = table.board().computers.pile.slots().iter().take(4).copied().collect();
    let known = |at: usize, card| matches!(bottom[at], engine::Slot::Seen(it) if it.for_rules() == card);
    assert!(known(0, ComputerCard::E) && known(1, ComputerCard::LockDown) && known(2, ComputerCard::A));
    assert!(known(3, ComputerCard::B), "which lay there before");
}

/// LOC-37.10 LOC-37.11 LOC-37.13 LOC-3.27
#[test]
fn starting_weapons_are_full_and_have_no_action() {
    for (character, weapon, ammo) in [
        (Character::Sentry, Item::Smg, 5),
        (Character::Janitor, Item::Nailgun, 4),
        (Character::Hacker, Item::SmartGun, 3),
    ] {
        let armed = given().character(YOU, character);
        assert_eq!(armed.board.player(YOU).hands.item(weapon).map(|held| held.ammo), Some(ammo));
        assert!(armed.item_aims(YOU, weapon).is_empty());
    }
    let cards = given().hand(YOU, &[ActionCard::Search]).scanned(YOU, Contamination::Clean);
    assert!(cards.item_aims(YOU, Item::Glowstick).is_empty(), "a light answers the dark, and is no action");
}
