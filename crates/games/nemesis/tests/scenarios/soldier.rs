//! NEM-32.5: the Soldier's cards.

use nemesis::{
    Choice, Outcome,
    rules::{
        actions::Action,
        aims::Aim,
        attack::{IntruderAttack, Occasion, Reaction},
    },
    words::{
        ActionCard::{CoveringFire, FullAuto, NervesOfSteel, Rest, Search, TakingAim},
        AttackCard, Character, CombatFace, CorridorNumber, ExplorationToken, Intruder, IntruderToken, Item, NoiseFace,
        Room, RoomNumber, SeriousWound, YesNo,
    },
};

use crate::table::*;

fn soldier() -> Given {
    given().character(YOU, Character::Soldier).character(SHE, Character::Captain).stands(HE, 1)
}

fn shot(figure: u8) -> Aim {
    Aim::Shot { weapon: Item::AssaultRifle, figure: id(figure) }
}

/// NEM-23.37 NEM-25.60 NEM-26.44 NEM-26.87 NEM-32.21
#[test]
fn covering_fire_takes_two_out_together_with_one_noise_roll() {
    let mut table = soldier()
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .hand(YOU, &[CoveringFire, Search])
        .on_the_turn_of(YOU);

    table
        .plays(CoveringFire, Aim::Together { seat: SHE, corridor: CorridorNumber(2) }, &[])
        .chooses(SHE, Choice::Consent(YesNo::Yes))
        .shows(Outcome::NoiseRoll(NoiseFace::One));

    let moved = |seat| Heard::Walked(Walked::Moved { seat, from: RoomNumber(11), to: RoomNumber(6) });
    table.tells(&[Heard::Consented { seat: SHE, answer: YesNo::Yes }, moved(YOU), moved(SHE)]);
    assert_eq!((table.room_of(YOU), table.room_of(SHE)), (6, 6));
    assert_eq!(table.held(YOU, Item::AssaultRifle).ammo, 4);
    assert!(table.is_turn_of(YOU), "there is no second roll");
}

/// NEM-23.37 NEM-25.60
#[test]
fn an_encounter_on_the_way_is_checked_against_the_soldiers_hand() {
    let mut table = soldier()
        .intruder(Intruder::Breeder, 11)
        .explored(6, Room::Canteen, 0)
        .noise(6, 1)
        .hand(YOU, &[CoveringFire, Search])
        .hand(SHE, &[Search, Search, Rest])
        .in_the_bag(IntruderToken::AdultTwo)
        .on_the_turn_of(YOU);

    table
        .plays(CoveringFire, Aim::Together { seat: SHE, corridor: CorridorNumber(2) }, &[])
        .chooses(SHE, Choice::Consent(YesNo::Yes))
        .shows(Outcome::NoiseRoll(NoiseFace::One))
        .shows(Outcome::EncounterDraw(IntruderToken::AdultTwo))
        .shows(Outcome::AttackDraw(AttackCard::ScratchTwo))
        .chooses(YOU, Choice::AttackReaction(Reaction::Suffer));

    assert_eq!(table.player(YOU).light_wounds.count(), 1);
    assert_eq!(table.player(SHE).light_wounds.count(), 0);
}

/// NEM-26.87
#[test]
fn the_soldier_explores_and_the_companion_only_meets_the_slime() {
    let mut table = soldier().intruder(Intruder::Adult, 11).hand(YOU, &[CoveringFire, Search]).on_the_turn_of(YOU);

    table
        .plays(CoveringFire, Aim::Together { seat: SHE, corridor: CorridorNumber(2) }, &[])
        .chooses(SHE, Choice::Consent(YesNo::Yes))
        .shows(Outcome::TileReveal(Room::RoomCoveredWithSlime))
        .shows(Outcome::TokenReveal(ExplorationToken::FireOne))
        .shows(Outcome::NoiseRoll(NoiseFace::One));

    assert!(table.player(YOU).has_slime && table.player(SHE).has_slime);
    assert!(table.board().fire.has(RoomNumber(6)));
}

/// NEM-32.21 NEM-4.50
#[test]
fn if_the_companion_stays_the_soldier_goes_alone() {
    let mut table = soldier()
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .hand(YOU, &[CoveringFire, Search])
        .on_the_turn_of(YOU);

    table
        .plays(CoveringFire, Aim::Together { seat: SHE, corridor: CorridorNumber(2) }, &[])
        .chooses(SHE, Choice::Consent(YesNo::No))
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!((table.room_of(YOU), table.room_of(SHE)), (6, 11));
}

/// NEM-32.22 NEM-11.7
#[test]
fn taking_aim_lets_a_shot_be_rolled_again_once() {
    let mut table = soldier().intruder(Intruder::Adult, 11).hand(YOU, &[TakingAim]).on_the_turn_of(YOU);

    table
        .plays(TakingAim, shot(0), &[])
        .shows(Outcome::ShotRoll(CombatFace::Blank))
        .chooses(YOU, Choice::ShotReroll(YesNo::Yes))
        .shows(Outcome::ShotRoll(CombatFace::SingleHit))
        .shows(Outcome::EnduranceDraw(AttackCard::BiteFour));

    assert_eq!(table.figure(0).injuries, 2, "1, and 1 more from the rifle");
    assert_eq!(table.held(YOU, Item::AssaultRifle).ammo, 4);
}

/// NEM-32.22
#[test]
fn only_energy_weapons_take_aim() {
    let table = soldier()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::Flamethrower, 4)
        .intruder(Intruder::Adult, 11)
        .hand(YOU, &[TakingAim, FullAuto])
        .on_the_turn_of(YOU);

    assert!(table.aims_of(TakingAim).is_empty());
    assert!(table.aims_of(FullAuto).is_empty());
}

/// NEM-23.36 NEM-25.61 NEM-26.15 NEM-32.23
#[test]
fn full_auto_empties_the_rifle_and_adds_half_its_ammo() {
    let fired = |ammo: u8, face: CombatFace| {
        let mut table = soldier()
            .ammo(YOU, Item::AssaultRifle, ammo)
            .intruder(Intruder::Adult, 11)
            .hand(YOU, &[FullAuto])
            .on_the_turn_of(YOU);
        table.plays(FullAuto, shot(0), &[]).shows(Outcome::ShotRoll(face));
        table
    };

    let mut hit = fired(5, CombatFace::SingleHit);
    assert_eq!(hit.figure(0).injuries, 4, "1 + 2 + 1");
    assert_eq!(hit.held(YOU, Item::AssaultRifle).ammo, 0);
    hit.shows(Outcome::EnduranceDraw(AttackCard::ScratchFive));
    assert!(hit.is_turn_of(YOU), "one check is made");
    assert_eq!(fired(5, CombatFace::Blank).figure(0).injuries, 3, "0 + 2 + 1");
    assert_eq!(fired(1, CombatFace::Blank).figure(0).injuries, 0);
}

/// NEM-4.47 NEM-12.8 NEM-25.62 NEM-32.24
#[test]
fn nerves_of_steel_spare_the_soldier_a_surprise_attack_he_has_seen() {
    let mut table = soldier()
        .explored(6, Room::Canteen, 0)
        .noise(6, 1)
        .hand(YOU, &[Search, NervesOfSteel])
        .in_the_bag(IntruderToken::AdultTwo)
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::One))
        .shows(Outcome::EncounterDraw(IntruderToken::AdultTwo))
        .shows(Outcome::AttackDraw(AttackCard::BiteFour))
        .chooses(YOU, Choice::AttackReaction(Reaction::NervesOfSteel));

    let revealed = Heard::AttackRevealed { card: AttackCard::BiteFour, hits: true };
    table.tells(&[revealed, Heard::NervesOfSteelPlayed { seat: YOU }]);
    assert!(table.player(YOU).serious_wounds.is_empty());
    assert!(table.player(YOU).hand.is_empty());
}

/// NEM-23.41 NEM-25.63 NEM-37.6
#[test]
fn nerves_of_steel_spare_only_the_soldier_a_frenzy_meant_for_another() {
    let attack = IntruderAttack { attacker: id(0), on: SHE, occasion: Occasion::Surprise };
    let mut table = soldier().intruder(Intruder::Queen, 11).hand(YOU, &[NervesOfSteel, Search]).under_way(SHE, attack);

    table
        .shows(Outcome::AttackDraw(AttackCard::FrenzyThree))
        .chooses(YOU, Choice::AttackReaction(Reaction::NervesOfSteel))
        .shows(Outcome::WoundDraw(SeriousWound::Leg));

    assert_eq!(table.player(YOU).serious_wounds.len(), 0);
    assert_eq!(table.player(SHE).serious_wounds.len(), 1);
}
