//! LOC-25.43: the cards of the Scout, the Soldier and the Mechanic of Nemesis.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::FigureId,
    rules::{
        aims::Aim,
        attack::{
            Occasion,
            reactions::{FrenzyReactionAnswer, ReactionAnswer},
        },
    },
    words::{
        ActionCard, AttackCard, Back, Character, CombatFace, CorridorNumber, ExplorationToken, Intruder, Item,
        ItemCard, NoiseFace, Room, RoomNumber, SeriousWound, YesNo,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, attack, mixed, mixed_against};

/// A lit room, and a dark one.
const LIT: u8 = 7;
const DARK: u8 = 22;

const SILENCE: Outcome = Outcome::NoiseRoll(NoiseFace::Silence);

fn way(number: u8) -> Aim {
    Aim::Way { corridor: CorridorNumber(number) }
}

/// You in a room of the dark S-03, the others far away.
fn at(character: Character, room: Room, items: u8) -> Given {
    mixed(character).explored(20, room, items).stands(YOU, 20).stands(SHE, 4).stands(HE, 4)
}

/// You in the dark, with a rifle that holds one round, and an Adult.
fn fight(character: Character) -> Given {
    let alone = mixed(character).stands(YOU, DARK).stands(SHE, 4).stands(HE, 4);
    alone.intruder(Intruder::Adult, DARK).carries(YOU, Item::PrototypeRifle)
}

fn shot() -> Aim {
    Aim::Shot { weapon: Item::PrototypeRifle, figure: FigureId(0) }
}

fn ammo(table: &Table, weapon: Item) -> Option<u8> {
    table.player(YOU).hands.item(weapon).map(|held| held.ammo)
}

/// LOC-25.43
#[test]
fn scavenging_finds_something_where_nothing_is_left() {
    let empty = at(Character::Scout, Room::PowerGenerator, 0);
    let yellow = Aim::Deck { back: Back::Yellow };
    assert!(empty.card_aims(YOU, ActionCard::Search).is_empty());
    assert_eq!(empty.card_aims(YOU, ActionCard::Scavenging), [yellow]);

    let mut table = empty.plays(YOU, ActionCard::Scavenging, yellow);
    let [tape, lighter] = [Item::DuctTape, Item::Lighter].map(|item| ItemCard::new(item, Back::Yellow));
    table.shows(Outcome::ItemDraw(tape)).shows(Outcome::ItemDraw(lighter)).chooses(YOU, Choice::KeepOne(tape));

    assert!(table.player(YOU).has_item(Item::DuctTape));
    assert_eq!(table.board().place(RoomNumber(20)).items, 0, "it does not fall below 0");
}

/// LOC-25.43
#[test]
fn a_reconnaissance_makes_no_noise_and_hears_neither_danger_nor_silence() {
    let scout = mixed(Character::Scout).stands(YOU, LIT).stands(SHE, DARK).stands(HE, DARK).slime(YOU);
    let scout = scout.intruder(Intruder::Adult, 16);
    let finds = |token| {
        let mut table = scout.plays(YOU, ActionCard::Reconnaissance, way(3));
        table.shows(Outcome::TileReveal(Room::Archive)).shows(Outcome::TokenReveal(token));
        table
    };

    for token in [ExplorationToken::DangerTwo, ExplorationToken::SilenceOne] {
        let table = finds(token);
        assert!(table.is_quiet() && table.board().noise.is_empty() && table.room_of(YOU) == 8, "{token:?}");
        assert!(table.intruders_in(8).is_empty());
    }
    let malfunction = finds(ExplorationToken::MalfunctionOne);
    assert!(malfunction.board().malfunction.has(RoomNumber(8)), "the rest happens");
}

/// LOC-25.43 LOC-5.5 LOC-5.8
#[test]
fn adrenaline_shoots_or_flees_and_then_draws_a_card() {
    let scout = fight(Character::Scout);
    let aims = scout.card_aims(YOU, ActionCard::Adrenaline);
    assert_eq!(aims, [shot(), way(1), way(2), way(3), way(4)]);

    let mut table = scout.plays(YOU, ActionCard::Adrenaline, shot());
    assert_eq!(ammo(&table, Item::PrototypeRifle), Some(0));
    table.shows(Outcome::ShotRoll(CombatFace::Blank));
    let (card, _) = table.odds()[0];
    table.shows(card);
    assert_eq!((table.hand(YOU), table.is_quiet()), (1, true));

    let mut flees = scout.plays(YOU, ActionCard::Adrenaline, way(3));
    flees.attacks_with(AttackCard::PiercingTheHeartFive);
    assert!(matches!(flees.waiting(), Frame::TileReveal(_)), "it was attacked, and got away");
}

/// LOC-25.43 LOC-29.137
#[test]
fn covering_fire_may_cover_two_who_go_together() {
    let near = mixed(Character::Soldier).stands(YOU, LIT).stands(SHE, LIT).stands(HE, 4).intruder(Intruder::Queen, LIT);
    let armed = near.carries(YOU, Item::PrototypePistol);
    let together = Aim::Together { seat: SHE, corridor: CorridorNumber(4) };
    assert!(near.card_aims(YOU, ActionCard::CoveringFire).is_empty(), "without a weapon");

    let mut table = armed.plays(YOU, ActionCard::CoveringFire, together);
    table.chooses(SHE, Choice::Consent(YesNo::Yes));
    assert_eq!((table.room_of(YOU), table.room_of(SHE), ammo(&table, Item::PrototypePistol)), (16, 16, Some(0)));
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU), "one noise roll");
    table.shows(SILENCE);
    assert!(table.is_quiet() && !table.told().iter().any(|it| matches!(it, Heard::Attacked { .. })));

    let mut alone = armed.plays(YOU, ActionCard::CoveringFire, together);
    alone.chooses(SHE, Choice::Consent(YesNo::No));
    assert_eq!((alone.room_of(YOU), alone.room_of(SHE)), (16, LIT), "whoever fires still goes");
    alone.shows(SILENCE);
}

/// LOC-25.43
#[test]
fn of_two_loaded_weapons_one_is_chosen_for_the_cover() {
    let near = mixed(Character::Soldier).stands(YOU, LIT).intruder(Intruder::Adult, LIT);
    let armed = near.carries(YOU, Item::PrototypePistol).carries(YOU, Item::PrototypeRifle);
    let mut table = armed.plays(YOU, ActionCard::CoveringFire, way(4));
    table.chooses(YOU, Choice::CoveringWeapon(Item::PrototypeRifle));

    assert_eq!([Item::PrototypePistol, Item::PrototypeRifle].map(|it| ammo(&table, it)), [Some(1), Some(0)]);
    table.shows(SILENCE);
}

/// LOC-25.43 LOC-5.8
#[test]
fn whoever_takes_aim_with_an_energy_weapon_may_roll_again() {
    let soldier = fight(Character::Soldier);
    assert_eq!(soldier.card_aims(YOU, ActionCard::TakingAim), [shot()]);
    let mut table = soldier.plays(YOU, ActionCard::TakingAim, shot());
    assert_eq!(ammo(&table, Item::PrototypeRifle), Some(0));

    table.shows(Outcome::ShotRoll(CombatFace::Blank)).chooses(YOU, Choice::ShotReroll(YesNo::Yes));
    table.shows(Outcome::ShotRoll(CombatFace::SingleHit));

    assert_eq!(table.figure(0).injuries, 1);
    assert!(matches!(table.waiting(), Frame::EnduranceDraw(_)), "not a third time");
    let classic = soldier.empty_handed(YOU).carries(YOU, Item::Flamethrower);
    assert!(classic.card_aims(YOU, ActionCard::TakingAim).is_empty(), "no energy weapon");
}

/// LOC-25.43 LOC-12.10
#[test]
fn nerves_of_steel_ignore_a_surprise_attack_and_no_other() {
    let soldier = mixed(Character::Soldier).stands(YOU, LIT).stands(SHE, 4).stands(HE, 4);
    let soldier = soldier.hand(YOU, &[ActionCard::NervesOfSteel]).intruder(Intruder::Adult, LIT);
    let mut surprised = soldier.under_way(attack(0, YOU, Occasion::Surprise));
    surprised.shows(Outcome::AttackDraw(AttackCard::CutTwo));
    surprised.chooses(YOU, Choice::Reaction(ReactionAnswer::NervesOfSteel));
    assert_eq!((surprised.wounds(YOU), surprised.is_quiet(), surprised.hand(YOU)), ((0, 0), true, 0));

    let mut later = soldier.under_way(attack(0, YOU, Occasion::EventPhase));
    later.shows(Outcome::AttackDraw(AttackCard::CutTwo));
    assert_eq!(later.answers(YOU), [Choice::Reaction(ReactionAnswer::Nothing)]);
}

/// LOC-25.43 LOC-51.2 LOC-27.27 LOC-29.173
#[test]
fn the_soldier_beside_a_surprised_one_may_stand_a_frenzy() {
    let near = mixed_against("base", Character::Soldier).stands(YOU, LIT).stands(SHE, LIT).stands(HE, 4);
    let near = near.intruder(Intruder::Breeder, LIT);
    let frenzy = |given: Given, occasion| {
        let mut table = given.under_way(attack(0, SHE, occasion));
        table.shows(Outcome::AttackDraw(AttackCard::FrenzyThree));
        table
    };
    let stands = Choice::FrenzyReaction(FrenzyReactionAnswer::NervesOfSteel);

    let mut table = frenzy(near.hand(YOU, &[ActionCard::NervesOfSteel]), Occasion::Surprise);
    table.chooses(YOU, stands).shows(Outcome::WoundDraw(SeriousWound::Body));
    assert_eq!((table.wounds(YOU), table.wounds(SHE), table.is_quiet()), ((0, 0), (0, 1), true));

    let mut without = frenzy(near.hand(YOU, &[ActionCard::Rest]), Occasion::Surprise);
    let nothing = Choice::FrenzyReaction(FrenzyReactionAnswer::Nothing);
    assert_eq!(without.answers(YOU), [nothing], "with any card: being asked tells nothing");
    without.chooses(YOU, nothing).shows(Outcome::WoundDraw(SeriousWound::Body));
    assert_eq!(without.wounds(YOU), (0, 1));
    let usual = frenzy(near.hand(YOU, &[ActionCard::NervesOfSteel]), Occasion::EventPhase);
    assert!(usual.waits_for_chance(), "no surprise, no question");
}

/// LOC-25.43 LOC-38.32
#[test]
fn repairs_of_those_of_nemesis_cost_what_they_cost_there() {
    for (character, card, cost) in [
        (Character::Mechanic, ActionCard::FastRepairs, 0),
        (Character::Pilot, ActionCard::Repairs, 1),
        (Character::Scientist, ActionCard::Repairs, 1),
        (Character::Captain, ActionCard::BasicRepairs, 2),
    ] {
        assert_eq!(card.print().cost, cost);
        let room = at(character, Room::Archive, 1);
        assert!(room.card_aims(YOU, card).is_empty(), "nothing is broken");
        assert!(room.malfunction(20).plays(YOU, card, Aim::Repair).board().malfunction.is_empty());
    }
}

/// LOC-8.20 LOC-8.21 LOC-25.43
#[test]
fn the_mechanic_crawls_to_any_entrance_and_then_must_pass() {
    let mechanic = at(Character::Mechanic, Room::PowerGenerator, 1);
    let aims = mechanic.card_aims(YOU, ActionCard::TechnicalCorridors);
    let goals = [1, 3, 6, 9, 12, 14, 16, 21, 23, 24, 27].map(|room| Aim::Room { room: RoomNumber(room) });
    assert_eq!(aims, goals, "explored or not");
    assert!(mechanic.stands(YOU, DARK).card_aims(YOU, ActionCard::TechnicalCorridors).is_empty());

    let mut table = mechanic.plays(YOU, ActionCard::TechnicalCorridors, goals[2]);
    assert!(table.room_of(YOU) == 6 && table.board().turn.must_pass);
    table.shows(SILENCE);
    let mut unknown = mechanic.plays(YOU, ActionCard::TechnicalCorridors, goals[5]);
    unknown.shows(Outcome::TileReveal(Room::Archive));
    assert_eq!(unknown.room_of(YOU), 14);
}

/// LOC-25.43 LOC-5.8 LOC-29.97
#[test]
fn pyrotechnics_start_a_fire_for_any_item_or_put_one_out() {
    let mechanic = at(Character::Mechanic, Room::PowerGenerator, 1);
    assert!(mechanic.card_aims(YOU, ActionCard::Pyrotechnics).is_empty());
    let giving = ItemCard::new(Item::DuctTape, Back::Yellow);
    let carrying = mechanic.carries(YOU, Item::DuctTape);

    let burning = carrying.plays(YOU, ActionCard::Pyrotechnics, Aim::IgniteFor { giving });
    assert!(burning.board().fire.has(RoomNumber(20)) && !burning.player(YOU).has_item(Item::DuctTape));
    let out = carrying.fire(20).plays(YOU, ActionCard::Pyrotechnics, Aim::Extinguish);
    assert!(out.board().fire.is_empty() && out.player(YOU).has_item(Item::DuctTape));
}

/// LOC-25.43 LOC-40.1
#[test]
fn ingenuity_makes_a_frame_of_anything_yellow() {
    let mechanic = at(Character::Mechanic, Room::PowerGenerator, 1);
    let [clothes, plans] = [Item::Clothes, Item::CavePlans].map(|item| ItemCard::new(item, Back::Yellow));
    let suit = Aim::Craft { item: Item::EnviroSuit, one: clothes, other: plans };
    let carrying = mechanic.carries(YOU, Item::Clothes).carries(YOU, Item::CavePlans);
    assert_eq!(carrying.card_aims(YOU, ActionCard::Ingenuity), [suit]);

    let table = carrying.plays(YOU, ActionCard::Ingenuity, suit);

    assert!(table.player(YOU).has_item(Item::EnviroSuit) && !table.player(YOU).has_item(Item::CavePlans));
    assert_eq!(carrying.malfunction(20).card_aims(YOU, ActionCard::Ingenuity), [Aim::Repair, suit]);
    let repaired = mechanic.malfunction(20).plays(YOU, ActionCard::Ingenuity, Aim::Repair);
    assert!(repaired.board().malfunction.is_empty());
}
