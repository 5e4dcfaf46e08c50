//! NEM-33 to NEM-36: what items can be aimed at, and where there is nothing to aim at.

use engine::{Known, Seats};
use nemesis::{
    board::{ObjectToken, Whereabouts},
    rules::aims::Aim,
    words::{
        ActionCard::{self, Search},
        Character, CombatFace, CorridorNumber, Door, Intruder, Item, NoiseFace, Object, Objective, Room, RoomNumber,
        SeriousWound, Weakness,
    },
};

use crate::table::*;

/// What an item of yours can be aimed at; a card pays for it.
fn aims(given: Given, item: Item) -> Vec<Aim> {
    given.carries(YOU, item).hand(YOU, &[Search]).on_the_turn_of(YOU).aims_of_item(item)
}

fn doors<const N: usize>(numbers: [u8; N]) -> [Aim; N] {
    numbers.map(|number| Aim::Door { corridor: CorridorNumber(number) })
}

/// NEM-33.1 NEM-31.2
#[test]
fn an_energy_charge_loads_neither_a_classic_weapon_nor_a_full_one() {
    let armed = given().ammo(YOU, Item::Revolver, 1).carries_loaded(YOU, Item::PrototypeRifle, 6);

    assert_eq!(aims(armed, Item::EnergyCharge), doors([1, 2, 3, 4]));
}

/// NEM-33.2 NEM-36.4 NEM-17.17
#[test]
fn a_grenade_and_a_molotov_cocktail_find_a_single_egg() {
    let egg = || given().lies(11, ObjectToken::Egg);

    for item in [Item::Grenade, Item::MolotovCocktail] {
        assert_eq!(aims(egg(), item), [Aim::Eggs { room: RoomNumber(11) }]);
        assert_eq!(aims(given(), item), []);
    }
}

/// NEM-33.6
#[test]
fn an_extended_magazine_fits_no_classic_weapon() {
    assert_eq!(aims(given(), Item::ExtendedMagazine), []);
}

/// NEM-33.10 NEM-33.12 NEM-1.19
#[test]
fn keys_for_computers_need_a_computer() {
    let sent = given().signal(SHE).with(|board| {
        board.player_mut(SHE).objectives[0] = Some(Known::to(Seats::one(SHE), Objective::Hoarder));
    });

    assert_eq!(aims(sent, Item::CommsKey), []);
    assert_eq!(aims(given(), Item::SelfDestructKey), []);
}

/// NEM-31.10 NEM-24.7
#[test]
fn the_log_key_shows_what_another_who_lives_keeps_and_you_have_not_seen() {
    let (first, second) = (Objective::Hoarder, Objective::AbOvo);
    let online = given().explored(3, Room::CommsRoom, 0).stands(YOU, 3).whereabouts(HE, Whereabouts::Dead);
    let dealt = online.with(|board| {
        for seat in [YOU, SHE, HE] {
            let own = Seats::one(seat);
            board.player_mut(seat).objectives = [first, second].map(|it| Some(Known::to(own, it)));
        }
        board.player_mut(SHE).objectives[0] = Some(Known::to(Seats::one(SHE).with(YOU), first));
    });

    assert_eq!(aims(dealt, Item::LogKey), [Aim::Objective { of: SHE, second: true }]);
}

/// NEM-34.1
#[test]
fn chemicals_load_no_full_flamethrower() {
    assert_eq!(aims(given().carries_loaded(YOU, Item::Flamethrower, 4), Item::Chemicals), []);
}

/// NEM-34.8
#[test]
fn in_a_space_suit_one_sets_out_from_a_yellow_room_only() {
    let ship = || given().explored(3, Room::CommsRoom, 0).explored(4, Room::Generator, 0);

    assert_eq!(aims(ship(), Item::SpaceSuit), []);
    assert_eq!(aims(ship().stands(YOU, 3), Item::SpaceSuit), [Aim::Room { room: RoomNumber(4) }]);
}

/// NEM-35.2 NEM-35.1
#[test]
fn bandages_heal_a_single_light_wound_and_a_medkit_a_dressed_one() {
    let hurt = given().stands(SHE, 1).stands(HE, 1).light_wounds(YOU, 1).dressed_wound(YOU, SeriousWound::Body);

    assert_eq!(aims(hurt, Item::Bandages), [Aim::HealLight { seat: YOU }]);
    let hurt = given().stands(SHE, 1).stands(HE, 1).light_wounds(YOU, 1).dressed_wound(YOU, SeriousWound::Body);
    assert_eq!(aims(hurt, Item::Medkit), [Aim::Heal { seat: YOU, wound: SeriousWound::Body }]);
}

/// NEM-36.2
#[test]
fn a_taser_is_not_turned_on_whoever_holds_no_card() {
    let beside = given().stands(HE, 1).hand(SHE, &[Search]);

    assert_eq!(aims(beside.hand(HE, &[Search]), Item::Taser), [YOU, SHE].map(|seat| Aim::Character { seat }));
    assert_eq!(aims(given(), Item::Taser), [Aim::Character { seat: YOU }]);
}

/// NEM-31.14 NEM-9.22
#[test]
fn the_plasma_torch_turns_every_door_and_stands_up_what_is_destroyed() {
    let ship = given().door(11, 1, Door::Destroyed).door(11, 2, Door::Closed);

    assert_eq!(aims(ship, Item::PlasmaTorch), doors([2, 3, 4, 1]));
}

/// NEM-31.20 NEM-15.6
#[test]
fn the_laboratory_equipment_researches_what_is_here_and_new() {
    let egg = [Aim::Research { object: Object::Egg }];
    let nest = || given().explored(2, Room::Nest, 0).stands(YOU, 2);

    assert_eq!(aims(nest(), Item::LaboratoryEquipment), egg, "one of the nest's own");
    assert_eq!(aims(nest().stands(YOU, 1), Item::LaboratoryEquipment), []);
    assert_eq!(aims(given().stands(YOU, 1).lies(1, ObjectToken::Egg), Item::LaboratoryEquipment), egg);
    let known = nest().weakness(Object::Egg, Weakness::VitalPlaces);
    assert_eq!(aims(known, Item::LaboratoryEquipment), []);
}

/// What a card of yours can be aimed at.
fn card_aims(given: Given, character: Character, card: ActionCard) -> Vec<Aim> {
    let given = match character {
        Character::Pilot => given.character(SHE, Character::Captain),
        Character::Mechanic => given.character(HE, Character::Captain),
        Character::Captain | Character::Soldier | Character::Scout | Character::Scientist => given,
    };
    given.character(YOU, character).hand(YOU, &[card, Search]).on_the_turn_of(YOU).aims_of(card)
}

/// NEM-32.12 NEM-32.33 NEM-32.34 NEM-32.32
#[test]
fn cards_for_computers_do_nothing_where_there_is_none() {
    let armory = || given().explored(3, Room::Armory, 0).stands(YOU, 3).explored(4, Room::Generator, 0);
    let cards = [
        (Character::Pilot, ActionCard::Piloting),
        (Character::Scientist, ActionCard::BlockingAccess),
        (Character::Scientist, ActionCard::Intranet),
        (Character::Scientist, ActionCard::RiskAssessment),
    ];

    for (character, card) in cards {
        assert_eq!(card_aims(armory(), character, card), [], "{card:?}");
    }
}

/// NEM-32.13
#[test]
fn knowledge_of_the_ship_is_of_doors_here_and_of_tiles_that_are_new() {
    let seen = given().with(|board| {
        board.unseen_tiles.take(Room::Storage);
        board.place_mut(RoomNumber(17)).tile = Some(Known::to(Seats::one(YOU), Room::Storage));
    });

    let aims = card_aims(seen, Character::Pilot, ActionCard::KnowledgeOfTheShip);

    assert_eq!(aims[..4], doors([1, 2, 3, 4]));
    let shows = |room| aims.contains(&Aim::Room { room: RoomNumber(room) });
    assert_eq!([2, 17, 11].map(shows), [true, false, false], "one is seen, and the last explored");
}

/// NEM-32.17 NEM-8.2
#[test]
fn technical_corridors_are_entered_at_an_entrance() {
    assert_eq!(card_aims(given(), Character::Mechanic, ActionCard::TechnicalCorridors), []);
}

/// NEM-32.9 NEM-32.28
#[test]
fn suppressive_fire_covers_you_or_another_and_never_both() {
    let fight = given().intruder(Intruder::Adult, 11).stands(HE, 1);

    let aims = card_aims(fight, Character::Captain, ActionCard::SuppressiveFire);

    let each = [1, 2, 3, 4].map(CorridorNumber);
    assert_eq!(aims, each.map(|corridor| [Aim::Way { corridor }, Aim::Sends { seat: SHE, corridor }]).concat());
}

/// NEM-32.22 NEM-17.15
#[test]
fn aim_is_taken_at_a_single_egg_too() {
    let weapon = Item::AssaultRifle;
    let fight = given().intruder(Intruder::Creeper, 11).lies(11, ObjectToken::Egg).stands(SHE, 1).stands(HE, 1);
    let mut table = fight.character(YOU, Character::Soldier).hand(YOU, &[ActionCard::TakingAim]).on_the_turn_of(YOU);
    assert_eq!(table.aims_of(ActionCard::TakingAim), [Aim::Shot { weapon, figure: id(0) }, Aim::EggShot { weapon }]);

    table
        .plays(ActionCard::TakingAim, Aim::EggShot { weapon }, &[])
        .shows(nemesis::Outcome::ShotRoll(CombatFace::SingleHit));

    let reroll = nemesis::Choice::ShotReroll(nemesis::words::YesNo::No);
    table.chooses(YOU, reroll).shows(nemesis::Outcome::NoiseRoll(NoiseFace::Silence));
    assert_eq!(table.board().place(RoomNumber(11)).eggs, 0);
}
