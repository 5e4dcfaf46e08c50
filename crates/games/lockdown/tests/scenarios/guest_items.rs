//! LOC-50.3 to LOC-50.8: the quest items of the characters of Nemesis.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{Rover, Whereabouts},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        attack::{Occasion, reactions::ReactionAnswer},
        encounter::Encounter,
        light::LightAnswer,
        quests::QuestPrice,
        round::RoundStart,
    },
    words::{
        ActionCard, AttackCard, Back, Character, Contingency, Intruder, Item, ItemCard, PowerArea, Room, RoomNumber,
        StalkerToken,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, attack, mixed};

const PRESENT: Action = Action::Unlock { price: QuestPrice::Presence };

/// You in this room, the others far away.
fn at(character: Character, number: u8, room: Room) -> Given {
    mixed(character).explored(number, room, 1).stands(YOU, number).stands(SHE, 4).stands(HE, 4)
}

/// Your quest item has been unlocked.
fn with(given: Given, quest: Item) -> Given {
    given.with(|board| board.player_mut(YOU).has_inactive_quest = false).carries(YOU, quest)
}

fn code(id: u8) -> Aim {
    Aim::Code { token: lockdown::board::CodeToken(id) }
}

/// You unlock your quest item for this.
fn unlocks(given: Given, action: Action) -> Table {
    let mut table = given.hand(YOU, &[ActionCard::Search]).on_the_turn_of(YOU);
    table.does(action).pays(&[ActionCard::Search]);
    table
}

/// LOC-17.61 LOC-50.3 LOC-50.5 LOC-50.8
#[test]
fn quest_items_that_ask_for_a_place_are_unlocked_there() {
    let near = |character: Character| mixed(character).stands(SHE, 4).stands(HE, 4);
    for (ready, quest) in [
        (near(Character::Captain).stands(YOU, 13), Item::CommandCodes),
        (at(Character::Scientist, 20, Room::Archive), Item::DataCrystal),
        (near(Character::Mechanic).stands(YOU, 22), Item::PowerCoupling),
    ] {
        let elsewhere = ready.stands(YOU, 18).hand(YOU, &[ActionCard::Search]).on_the_turn_of(YOU);
        assert_eq!(elsewhere.refuses(PRESENT), Some("LOC-17.61"), "{quest:?}");
        assert!(unlocks(ready, PRESENT).player(YOU).has_item(quest), "{quest:?}");
    }
}

/// LOC-50.4 LOC-17.61
#[test]
fn the_rover_key_is_unlocked_in_the_exit_room_whatever_tile_lies_there() {
    let exit = at(Character::Pilot, 1, Room::Surgery);
    assert!(unlocks(exit, PRESENT).player(YOU).has_item(Item::RoverKey));

    let other = at(Character::Pilot, 3, Room::Surgery).hand(YOU, &[ActionCard::Search]).on_the_turn_of(YOU);
    assert_eq!(other.refuses(PRESENT), Some("LOC-17.61"));
}

/// LOC-50.6 LOC-50.7 LOC-17.61 LOC-5.8
#[test]
fn goggles_cost_a_battery_and_the_vest_a_toolbelt_or_tape() {
    for (character, price, quest) in [
        (Character::Scout, Item::WeaponBattery, Item::NightGoggles),
        (Character::Soldier, Item::Toolbelt, Item::FlakVest),
        (Character::Soldier, Item::DuctTape, Item::FlakVest),
    ] {
        let ready = mixed(character).stands(SHE, 4).stands(HE, 4).carries(YOU, price);
        let item = ready.board.player(YOU).item_cards().find(|card| card.item == price).expect("it is carried");

        let table = unlocks(ready, Action::Unlock { price: QuestPrice::Item { item } });

        assert!(table.player(YOU).has_item(quest) && !table.player(YOU).has_item(price), "{quest:?} for {price:?}");
        assert_eq!(table.board().items.discard.count(item), 1);
    }
}

/// LOC-50.3 LOC-29.32 LOC-27.4
#[test]
fn command_codes_show_a_code_of_anybody_wherever_they_are() {
    let coded = at(Character::Captain, 20, Room::Laboratory).whereabouts(HE, Whereabouts::LockedIn);
    let coded = coded.holds_code(SHE, 1, Contingency::Grey).holds_code(HE, 2, Contingency::Red);
    let coded = with(coded.holds_code(YOU, 3, Contingency::Yellow), Item::CommandCodes);
    assert_eq!(coded.item_aims(YOU, Item::CommandCodes), [code(1), code(2)], "not the own ones");

    let table = coded.uses(YOU, Item::CommandCodes, code(2));

    assert!(table.board().contingencies.tokens[2].code.is_some_and(|it| it.by().has(YOU)));
    assert!(table.player(YOU).has_item(Item::CommandCodes));
    let away =
        with(at(Character::Captain, 20, Room::Surgery).holds_code(SHE, 1, Contingency::Grey), Item::CommandCodes);
    assert!(away.item_aims(YOU, Item::CommandCodes).is_empty(), "without a computer");
}

/// LOC-50.4 LOC-20.36
#[test]
fn the_rover_key_moves_the_rover_from_anywhere_and_saves_the_fare() {
    let pilot = with(mixed(Character::Pilot).stands(YOU, 7).stands(SHE, 4).stands(HE, 4), Item::RoverKey);
    let away = pilot.intruder(Intruder::Adult, 7).uses(YOU, Item::RoverKey, Aim::Rover { to: Rover::Bunker });
    assert_eq!(away.board().rover, Rover::Bunker);

    let exit = at(Character::Pilot, 1, Room::Surgery).with(|board| board.is_gate_open = true);
    let leave = Action::UseRoom { aim: RoomAim::EvacuateByRover };
    assert_eq!(exit.on_the_turn_of(YOU).refuses(leave), Some("LOC-5.2"), "two cards without it");
    let mut table = with(exit, Item::RoverKey).on_the_turn_of(YOU);
    table.does(leave);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Bunker);
}

/// LOC-50.5 LOC-29.171
#[test]
fn the_data_crystal_teaches_once_per_round_where_a_computer_has_power() {
    let lit = with(at(Character::Scientist, 8, Room::Laboratory), Item::DataCrystal);
    let used = lit.uses(YOU, Item::DataCrystal, Aim::Nothing);
    assert_eq!((used.player(YOU).knowledge, used.board().crystal_is_read), (4, true));

    let again = lit.with(|board| board.crystal_is_read = true);
    assert!(again.item_aims(YOU, Item::DataCrystal).is_empty(), "not twice");
    let next = again.under_way(RoundStart {});
    assert!(!next.board().crystal_is_read, "in the next round, it teaches again");
    let dark = with(at(Character::Scientist, 20, Room::Laboratory), Item::DataCrystal);
    assert!(dark.item_aims(YOU, Item::DataCrystal).is_empty(), "no power");
    let plain = with(at(Character::Scientist, 8, Room::EmergencyRoom), Item::DataCrystal);
    assert!(plain.item_aims(YOU, Item::DataCrystal).is_empty(), "no computer");
}

/// LOC-50.6 LOC-16.12 LOC-29.104 LOC-29.170
#[test]
fn goggles_see_in_encounters_and_in_the_surprise_attacks_that_come_of_them() {
    let scout = mixed(Character::Scout).stands(YOU, 22).stands(SHE, 4).stands(HE, 4);
    let cards = [ActionCard::Search, ActionCard::Rest, ActionCard::Demolition];
    let meets = |given: Given| {
        let mut table =
            given.hand(YOU, &cards).in_the_bag(StalkerToken::AdultTwoFour).under_way(Encounter { seat: YOU });
        table.shows(Outcome::EncounterDraw(StalkerToken::AdultTwoFour));
        if let Frame::LightSource(_) = table.waiting() {
            table.chooses(YOU, Choice::LightSource(LightAnswer::None));
        }
        table.told().iter().any(|it| matches!(it, Heard::Attacked { .. }))
    };
    assert!(meets(scout) && !meets(with(scout, Item::NightGoggles)), "3 cards, and 2 or 4 on the token");

    let adult = |given: Given, occasion| {
        let mut table = given.intruder(Intruder::Adult, 22).under_way(attack(0, YOU, occasion));
        table.attacks_with(AttackCard::CutTwo);
        table.wounds(YOU)
    };
    let seeing = with(scout, Item::NightGoggles);
    assert_eq!((adult(scout, Occasion::Surprise), adult(seeing, Occasion::Surprise)), ((2, 0), (1, 0)));
    assert_eq!(adult(seeing, Occasion::EventPhase), (2, 0), "no encounter");
}

/// LOC-50.7 LOC-12.10 LOC-27.27
#[test]
fn the_flak_vest_takes_one_attack_after_its_card_is_seen() {
    let soldier = mixed(Character::Soldier).stands(YOU, 7).stands(SHE, 4).stands(HE, 4).intruder(Intruder::Adult, 7);
    let mut table = with(soldier, Item::FlakVest).under_way(attack(0, YOU, Occasion::EventPhase));
    table.shows(Outcome::AttackDraw(AttackCard::CutTwo));
    table.chooses(YOU, Choice::Reaction(ReactionAnswer::FlakVest));

    assert_eq!((table.wounds(YOU), table.is_quiet()), ((0, 0), true));
    assert!(!table.player(YOU).has_item(Item::FlakVest), "once");
    let item = ItemCard::new(Item::FlakVest, Back::Quest);
    assert!(table.told().contains(&Heard::ItemUsed { seat: YOU, item, is_spent: true }));

    let other = with(soldier, Item::FlakVest).stands(SHE, 7).under_way(attack(0, SHE, Occasion::EventPhase));
    assert!(other.waits_for_chance(), "she has nothing to react with");
    let waiting = mixed(Character::Soldier).stands(YOU, 7).intruder(Intruder::Adult, 7);
    let mut locked = waiting.under_way(attack(0, YOU, Occasion::EventPhase));
    locked.shows(Outcome::AttackDraw(AttackCard::CutTwo));
    assert_eq!(locked.wounds(YOU), (1, 0), "nobody is asked while it is not unlocked");
}

/// LOC-50.7 LOC-27.27
#[test]
fn whoever_may_have_the_vest_by_its_back_is_asked() {
    let traded = mixed(Character::Soldier).stands(SHE, 7).stands(YOU, 4).stands(HE, 4).intruder(Intruder::Adult, 7);
    let unlocked = traded.with(|board| {
        board.player_mut(YOU).has_inactive_quest = false;
        board.player_mut(SHE).has_inactive_quest = false;
    });
    let mut table = unlocked.carries(SHE, Item::BattleSuit).under_way(attack(0, SHE, Occasion::EventPhase));
    table.shows(Outcome::AttackDraw(AttackCard::CutTwo));

    assert_eq!(table.answers(SHE), [Choice::Reaction(ReactionAnswer::Nothing)]);
}

/// LOC-50.8
#[test]
fn the_power_coupling_turns_the_power_of_the_own_level() {
    let mechanic = with(mixed(Character::Mechanic).stands(YOU, 22).stands(SHE, 4).stands(HE, 4), Item::PowerCoupling);
    let on = mechanic.uses(YOU, Item::PowerCoupling, Aim::TurnPower);
    assert!(on.board().power.is_on(PowerArea::S03) && on.player(YOU).has_item(Item::PowerCoupling));

    let off = mechanic.stands(YOU, 7).uses(YOU, Item::PowerCoupling, Aim::TurnPower);
    assert!(!off.board().has_power(RoomNumber(7)));
    assert!(mechanic.stands(YOU, 6).item_aims(YOU, Item::PowerCoupling).is_empty(), "no level on staircases");
}
