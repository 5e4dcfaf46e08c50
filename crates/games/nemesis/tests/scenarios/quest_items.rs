//! NEM-31, NEM-16.4: the quest items: how they are activated, and what they do.

use engine::{Known, Seats};
use nemesis::{
    Choice, Heard, Outcome,
    board::{Card, ObjectToken, Whereabouts},
    rules::{
        actions::{Action, Target},
        aims::Aim,
        attack::Reaction,
        noise::MotionScannerAnswer,
        rooms::command_center::DoorsAnswer,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Back, Character, CombatFace, CorridorNumber, Door, Intruder, Item, ItemCard, NoiseFace, Object,
        Objective, PodNumber, PodSide, Room, RoomNumber, Section, SeriousWound, Weakness,
    },
};

use crate::table::*;

fn a(character: Character) -> Given {
    given().character(YOU, character)
}

/// NEM-16.51 NEM-31.22 NEM-26.58 NEM-25.89 NEM-5.58
#[test]
fn a_quest_item_is_activated_in_its_room_for_a_card_even_with_a_malfunction() {
    let mut table =
        given().explored(3, Room::CommsRoom, 0).malfunction(3).stands(YOU, 3).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table.does(Action::Activate { quest: Item::LogKey, giving: None }).pays(&[Search]);

    table.tells(&[Heard::QuestActivated { seat: YOU, quest: Item::LogKey, giving: None }]);
    assert!(table.has(YOU, Item::LogKey));
    assert_eq!(table.player(YOU).inactive_quests, [false, true]);
}

/// NEM-16.51 NEM-31.11 NEM-16.50
#[test]
fn a_quest_item_is_activated_for_what_it_asks_for() {
    let tape = ItemCard::new(Item::DuctTape, Back::Yellow);
    let mut table = given().carries(YOU, Item::DuctTape).hand(YOU, &[Search]).on_the_turn_of(YOU);
    assert!(!table.has(YOU, Item::Intercom), "until then it is no item");

    table.does(Action::Activate { quest: Item::Intercom, giving: Some(tape) }).pays(&[Search]);

    assert!(table.has(YOU, Item::Intercom) && !table.has(YOU, Item::DuctTape));
}

/// NEM-5.8 NEM-25.56 NEM-26.58
#[test]
fn nothing_is_activated_in_combat() {
    let table = given()
        .explored(3, Room::CommsRoom, 0)
        .intruder(Intruder::Larva, 3)
        .stands(YOU, 3)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    assert!(!table.offers(Action::Activate { quest: Item::LogKey, giving: None }));
}

/// NEM-31.10 NEM-5.47 NEM-26.34
#[test]
fn the_log_key_shows_an_objective_of_anybody() {
    let mut table = given()
        .explored(3, Room::CommsRoom, 0)
        .stands(YOU, 3)
        .carries(YOU, Item::LogKey)
        .hand(YOU, &[Search])
        .with(|board| {
            board.player_mut(HE).objectives[0] = Some(Known::to(Seats::one(HE), Objective::AnOldFeud));
        })
        .on_the_turn_of(YOU);

    table.uses(Item::LogKey, Aim::Objective { of: HE, second: false }, &[Search]);
    table.tells(&[Heard::ObjectiveSeen { seat: YOU, of: HE, objective: None }]);

    assert!(table.player(YOU).objectives_seen.of(Objective::AnOldFeud).is_some());
    assert!(!table.has(YOU, Item::LogKey), "it is used once, and then gone for good");
    assert_eq!(table.discarded(Item::LogKey, Back::Quest), 0);
}

/// NEM-31.12 NEM-26.50 NEM-42.6
#[test]
fn the_orbital_maneuvering_system_makes_everybody_pass() {
    let mut table = a(Character::Pilot)
        .carries(YOU, Item::OrbitalManeuveringSystem)
        .hand(YOU, &[Search])
        .hand(SHE, &[Rest])
        .wound(HE, SeriousWound::Bleeding)
        .on_the_turn_of(YOU);

    table
        .uses(Item::OrbitalManeuveringSystem, Aim::Nothing, &[Search])
        .chooses(YOU, Choice::ForcedPass(PassingAnswer::Done))
        .chooses(SHE, Choice::ForcedPass(PassingAnswer::Discard(Card::Action(Rest))))
        .chooses(SHE, Choice::ForcedPass(PassingAnswer::Done))
        .chooses(HE, Choice::ForcedPass(PassingAnswer::Done));

    assert!(table.board().skips_attacks);
    assert_eq!(table.player(HE).light_wounds.count(), 1, "whoever bleeds suffers");
    assert_eq!(table.board().tracks.time, 1, "the event phase has begun");
}

/// NEM-31.13
#[test]
fn the_pilots_evacuation_key_is_not_used_in_combat() {
    let setting = |given: Given| {
        given
            .explored(2, Room::EvacuationSectionB, 0)
            .pod(PodNumber::Two, Section::B, PodSide::Unlocked)
            .stands(YOU, 2)
            .carries(YOU, Item::PilotsEvacuationKey)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU)
    };

    let mut table = setting(a(Character::Pilot));
    let fighting = setting(a(Character::Pilot).intruder(Intruder::Larva, 2));
    table.uses(Item::PilotsEvacuationKey, Aim::Pod { pod: PodNumber::Two }, &[Search]);

    assert_eq!(table.board().pod(PodNumber::Two).side, PodSide::Locked, "it can be locked again");
    assert!(fighting.aims_of_item(Item::PilotsEvacuationKey).is_empty());
}

/// NEM-31.14 NEM-9.22
#[test]
fn the_plasma_torch_alone_closes_a_destroyed_door_and_is_kept() {
    let mut table = a(Character::Mechanic)
        .door(11, 2, Door::Destroyed)
        .carries(YOU, Item::PlasmaTorch)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.uses(Item::PlasmaTorch, Aim::Door { corridor: CorridorNumber(2) }, &[Search]);

    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(2)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Closed);
    assert!(table.has(YOU, Item::PlasmaTorch));
}

/// NEM-31.15
#[test]
fn the_flashlight_searches_for_two_cards_and_is_kept() {
    let charge = ItemCard::new(Item::EnergyCharge, Back::Red);
    let mut table = a(Character::Mechanic)
        .explored(2, Room::Armory, 1)
        .stands(YOU, 2)
        .carries(YOU, Item::Flashlight)
        .hand(YOU, &[Search, Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::Flashlight, Aim::Deck { back: Back::Red }, &[Search, Search])
        .shows(Outcome::ItemDraw(charge))
        .shows(Outcome::ItemDraw(charge))
        .chooses(YOU, Choice::KeepOne(charge));

    assert!(table.has(YOU, Item::EnergyCharge) && table.has(YOU, Item::Flashlight));
    assert_eq!(table.board().place(RoomNumber(2)).items, 0);
}

/// NEM-23.43 NEM-31.16 NEM-16.19 NEM-25.84
#[test]
fn the_autoloader_adds_a_round_and_makes_loading_free() {
    let mut table = a(Character::Soldier)
        .ammo(YOU, Item::AssaultRifle, 0)
        .explored(2, Room::Armory, 0)
        .stands(YOU, 2)
        .carries(YOU, Item::EnergyCharge)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.does(Action::Activate { quest: Item::Autoloader, giving: None }).pays(&[Search]);
    assert_eq!((table.held(YOU, Item::AssaultRifle).ammo, table.held(YOU, Item::AssaultRifle).capacity()), (1, 6));
    table.uses(Item::EnergyCharge, Aim::Weapon { weapon: Item::AssaultRifle }, &[]);

    assert_eq!(table.held(YOU, Item::AssaultRifle).ammo, 6);
}

/// NEM-26.96 NEM-31.16 NEM-16.51
#[test]
fn without_the_assault_rifle_the_autoloader_is_an_item_like_others() {
    let mut table = a(Character::Soldier)
        .explored(6, Room::Armory, 0)
        .stands(YOU, 6)
        .empty_handed(YOU)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.does(Action::Activate { quest: Item::Autoloader, giving: None }).pays(&[Search]);

    assert!(table.has(YOU, Item::Autoloader));
}

/// NEM-31.17 NEM-4.48 NEM-12.8
#[test]
fn armor_is_given_up_for_an_attack() {
    let mut table = a(Character::Soldier)
        .explored(6, Room::Canteen, 0)
        .intruder(Intruder::Adult, 11)
        .carries(YOU, Item::Armor)
        .hand(YOU, &[Search])
        .stands(SHE, 1)
        .stands(HE, 1)
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search])
        .shows(Outcome::AttackDraw(AttackCard::BiteFour))
        .chooses(YOU, Choice::AttackReaction(Reaction::Armor))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert!(table.player(YOU).serious_wounds.is_empty());
    assert!(!table.has(YOU, Item::Armor));
    assert!(table.told().contains(&Heard::ArmorGivenUp { seat: YOU }));
    assert_eq!(table.room_of(YOU), 6);
}

/// NEM-31.18 NEM-4.49 NEM-26.66 NEM-25.12 NEM-25.86
#[test]
fn the_motion_scanner_rolls_noise_again_for_an_action_card() {
    let mut table = a(Character::Scout)
        .explored(6, Room::Canteen, 0)
        .carries(YOU, Item::MotionScanner)
        .wound(YOU, SeriousWound::Hand)
        .hand(YOU, &[Search, Rest])
        .contaminated(YOU, 1)
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Danger));
    let keep = Choice::MotionScanner(MotionScannerAnswer::Keep);
    let again = Choice::MotionScanner(MotionScannerAnswer::Reroll(Rest));
    assert_eq!(table.answers(YOU), [keep, again], "contamination does not pay");
    table.chooses(YOU, again).shows(Outcome::NoiseReroll(NoiseFace::Silence));

    assert!(table.board().noise.is_empty());
    assert_eq!(table.player(YOU).hand.len(), 1);
}

/// NEM-31.19 NEM-4.55
#[test]
fn the_security_key_opens_and_closes_any_doors_of_a_room() {
    let mut table = a(Character::Scout)
        .door(20, 1, Door::Closed)
        .carries(YOU, Item::SecurityKey)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .uses(Item::SecurityKey, Aim::Room { room: RoomNumber(20) }, &[Search])
        .chooses(YOU, Choice::DoorsOf(DoorsAnswer::Change(CorridorNumber(1))))
        .chooses(YOU, Choice::DoorsOf(DoorsAnswer::Change(CorridorNumber(3))))
        .chooses(YOU, Choice::DoorsOf(DoorsAnswer::Done));

    let door = |number| {
        let corridor = table.board().corridor(RoomNumber(20), CorridorNumber(number)).expect("a corridor");
        table.board().door(corridor)
    };
    assert_eq!((door(1), door(3)), (Door::Open, Door::Closed));
}

/// NEM-31.20 NEM-15.2 NEM-15.4 NEM-25.74
#[test]
fn laboratory_equipment_finds_out_a_weakness_anywhere() {
    let mut table = a(Character::Scientist)
        .carries(YOU, Item::LaboratoryEquipment)
        .lies(11, ObjectToken::Carcass)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    let aims = [Object::CharacterCorpse, Object::IntruderCarcass].map(|object| Aim::Research { object });
    assert_eq!(table.aims_of_item(Item::LaboratoryEquipment), aims, "the blue corpse lies here as well");

    table.uses(Item::LaboratoryEquipment, aims[1], &[Search]).shows(Outcome::Research(Weakness::TheWayOfFighting));

    assert_eq!(table.board().weaknesses[Object::IntruderCarcass as usize], Some(Weakness::TheWayOfFighting));
    assert_eq!(table.board().place(RoomNumber(11)).carcasses, 1, "it is not used up");
}

/// The injuries that a single hit and a double hit of somebody's own weapon come to.
fn of_both_hits(character: Character) -> [u8; 2] {
    [CombatFace::SingleHit, CombatFace::DoubleHit].map(|face| {
        let mut table = a(character).intruder(Intruder::Queen, 11).hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .does(Action::Shoot { weapon: character.weapon(), at: Target::Figure { figure: id(0) } })
            .pays(&[Search])
            .shows(Outcome::ShotRoll(face));
        table.figure(0).injuries
    })
}

/// NEM-31.4 NEM-31.5 NEM-31.6 NEM-31.7 NEM-31.8 NEM-23.12
#[test]
fn every_starting_weapon_makes_its_own_of_a_roll() {
    assert_eq!(of_both_hits(Character::Pilot), [2, 3]);
    assert_eq!(of_both_hits(Character::Mechanic), [2, 2]);
    assert_eq!(of_both_hits(Character::Soldier), [2, 3]);
    assert_eq!(of_both_hits(Character::Scout), [1, 2]);
    assert_eq!(of_both_hits(Character::Scientist), [1, 1]);
}

/// NEM-31.3
#[test]
fn a_double_hit_of_the_revolver_deals_three() {
    assert_eq!(of_both_hits(Character::Captain), [1, 3]);
}

/// NEM-31.11
#[test]
fn without_the_intercom_nobody_elsewhere_is_ordered_about() {
    let table = given()
        .explored(3, Room::CommsRoom, 0)
        .stands(SHE, 3)
        .whereabouts(HE, Whereabouts::Hibernating)
        .hand(YOU, &[nemesis::words::ActionCard::Order])
        .on_the_turn_of(YOU);

    assert!(table.aims_of(nemesis::words::ActionCard::Order).is_empty());
}
