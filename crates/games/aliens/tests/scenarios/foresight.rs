//! What is foretold with a question: reach, shots, fates and threats.

use aliens::{
    Aliens,
    foresight::{Block, Foresight, Reach, ShotAhead, Threat},
    ground::{Layout, Square},
    rules::{
        actions::ActionAnswer,
        deployment::{GunFacing, HeroPlacing},
    },
    words::{
        BlipValue, Card,
        Character::{Gorman, Hicks, Hudson, Ripley},
        Condition, Facing, Gun, Mission, Weapon,
    },
};
use engine::{Seat, Views};

use crate::table::*;

const RIFLE: Weapon = Weapon::M41aPulseRifle;

#[track_caller]
fn foresight(table: &Table) -> Foresight {
    Aliens::foresight(&table.state, table.asked()).expect("whoever is asked foresees something")
}

/// Hicks in the corridor of 1H with a pulse rifle.
fn hicks_at(square: Square) -> Given {
    given(Mission::Newt, 1).hero(YOU, Hicks, square).carries(Hicks, &[Card::M41aPulseRifle])
}

fn reach(ahead: &Foresight, square: Square) -> Option<&Reach> {
    ahead.reach.iter().find(|reach| reach.square == square)
}

fn shot(ahead: &Foresight, enemy: u16) -> &ShotAhead {
    ahead.shots.iter().find(|shot| shot.enemy == enemy).expect("there is word of a shot at it")
}

fn threat(ahead: &Foresight, enemy: u16) -> &Threat {
    ahead.threats.iter().find(|threat| threat.enemy == enemy).expect("the enemy is foretold")
}

/// AGD-5.5
#[test]
fn reach_is_told_by_cost_with_the_square_before_it() {
    let ahead = foresight(&hicks_at(h1(2, 6)).acting(YOU, Hicks));

    let far = reach(&ahead, h1(7, 6)).expect("it is five steps away");
    assert_eq!(far.cost, 5);
    let via = far.via.and_then(|via| reach(&ahead, via)).expect("the way leads over a square in reach");
    assert_eq!(via.cost, 4);
    assert_eq!(reach(&ahead, h1(3, 6)).map(|near| (near.cost, near.via)), Some((1, None)));
    assert_eq!(reach(&ahead, h1(8, 6)), None, "it is one step too far");
    assert!(ahead.reach_again.iter().any(|row| (row.0, row.1) == (1, 6) && row.2 >> 7 & 1 == 1), "for one Move");
}

/// Every step on a foretold way is one that the rules allow, and it costs what was said.
#[test]
fn the_foretold_way_can_be_walked() {
    let mut table = hicks_at(h1(2, 6)).grunt(Gorman, h1(3, 6)).grunt(Ripley, h1(3, 7)).acting(YOU, Hicks);
    let ahead = foresight(&table);
    let end = reach(&ahead, h1(6, 6)).expect("past the comrades").clone();
    let mut way = vec![end.square];
    while let Some(via) = reach(&ahead, way[0]).and_then(|reach| reach.via) {
        way.insert(0, via);
    }

    table.acts(ActionAnswer::Move).steps(&way);

    assert_eq!((table.square(Hicks), way.len()), (h1(6, 6), usize::from(end.cost)));
    assert!(reach(&ahead, h1(3, 6)).is_none_or(|reach| !reach.may_stop), "nobody stops on a comrade");
}

/// AGD-5.9
#[test]
fn a_move_ends_beside_an_enemy() {
    let ahead = foresight(&hicks_at(h1(2, 6)).alien(h1(6, 6), 0).acting(YOU, Hicks));

    assert!(reach(&ahead, h1(5, 6)).is_some_and(|beside| beside.ends));
    assert!(reach(&ahead, h1(4, 6)).is_some_and(|before| !before.ends));
    assert_eq!(reach(&ahead, h1(7, 6)), None, "nobody gets past it");
}

/// AGD-6B.2 AGD-6J.7
#[test]
fn beside_a_door_it_opens_and_the_blip_behind_it_is_spotted() {
    let table = hicks_at(h1(6, 7)).blip(h1(3, 9), BlipValue::Three).acting(YOU, Hicks);

    let ahead = foresight(&table);

    let door = table.board().layout().door_between(h1(5, 9), h1(6, 9)).expect("the door of the workshop");
    let beside = reach(&ahead, h1(6, 9)).expect("it is two steps away");
    assert_eq!((beside.opens.as_slice(), beside.spots.as_slice()), ([door].as_slice(), [0].as_slice()));
    let before = reach(&ahead, h1(6, 8)).expect("it is one step away");
    assert!(before.opens.is_empty() && before.spots.is_empty());
    let inside = reach(&ahead, h1(5, 9)).expect("through the door");
    assert_eq!(inside.spots, [0], "what was turned over on the way stays so");
}

/// AGD-6J.1: foresight is the same whatever a blip stands for.
#[test]
fn what_a_blip_stands_for_is_not_foretold() {
    let with = |value| foresight(&hicks_at(h1(6, 7)).blip(h1(3, 9), value).acting(YOU, Hicks));

    assert_eq!(with(BlipValue::One), with(BlipValue::Four));
}

/// AGD-6C.1
#[test]
fn an_alien_behind_a_door_is_shown_where_it_would_be_seen() {
    let ahead = foresight(&hicks_at(h1(6, 7)).alien(h1(3, 9), 0).acting(YOU, Hicks));

    let beside = reach(&ahead, h1(6, 9)).expect("it is two steps away");
    assert_eq!(beside.shows, [0]);
    assert!(beside.reveals.iter().any(|row| (row.0, row.1) == (1, 9) && row.2 >> 2 & 1 == 1));
    assert!(reach(&ahead, h1(6, 6)).is_none_or(|reach| reach.shows.is_empty()));
}

/// AGD-6M.3
#[test]
fn a_step_before_a_gun_is_told() {
    let table =
        given(Mission::Gantry, 1).hero(YOU, Hicks, p2(6, 7)).gun(Gun::A, p2(6, 6), Facing::North, 9).acting(YOU, Hicks);

    let ahead = foresight(&table);

    assert_eq!(reach(&ahead, p2(6, 5)).map(|reach| reach.fire.as_slice()), Some([Gun::A].as_slice()));
    assert!(reach(&ahead, p2(6, 8)).is_some_and(|reach| reach.fire.is_empty()));
}

/// AGD-6G.11
#[test]
fn who_would_come_is_told_for_every_square() {
    let ahead = foresight(&hicks_at(h1(8, 6)).grunt(Hudson, h1(6, 6)).alien(h1(1, 6), 0).acting(YOU, Hicks));

    assert!(reach(&ahead, h1(5, 6)).is_some_and(|reach| reach.reached_by == [0]), "in front of Hudson");
    assert!(reach(&ahead, h1(9, 6)).is_some_and(|reach| reach.reached_by.is_empty()), "behind him");
}

/// AGD-6D.3 AGD-6D.4 AGD-6D.9
#[test]
fn full_auto_at_a_swarm_has_a_lower_chance_with_every_roll() {
    let ahead = foresight(&hicks_at(h1(2, 6)).dial(Hicks, 8).alien(h1(7, 6), 2).acting(YOU, Hicks));

    let shot = shot(&ahead, 0);

    assert_eq!((shot.character, shot.weapon, shot.range), (Hicks, RIFLE, 5));
    assert_eq!((shot.hits.as_slice(), shot.all_die), ([8, 7, 6].as_slice(), 34));
    assert_eq!((shot.line, shot.blocked_by), ([27, 11, 37, 11], None), "1H lies in the east");
}

/// AGD-5.14 AGD-6C
#[test]
fn what_is_in_the_way_of_a_shot_is_named() {
    let blocked = |table: Given| shot(&foresight(&table.acting(YOU, Hicks)), 0).blocked_by;

    assert_eq!(blocked(hicks_at(h1(6, 12)).alien(h1(1, 1), 0)), Some(Block::Wall));
    let behind_a_comrade = hicks_at(h1(9, 6)).grunt(Hudson, h1(8, 6)).grunt(Gorman, h1(8, 7)).alien(h1(1, 6), 0);
    assert!(matches!(blocked(behind_a_comrade), Some(Block::Character { .. })));
    let door = Layout::of(Mission::Newt).door_between(h1(5, 9), h1(6, 9));
    assert_eq!(blocked(hicks_at(h1(7, 9)).alien(h1(3, 9), 0)), door.map(|door| Block::Door { door }));
    let shotgun = given(Mission::Newt, 1).hero(YOU, Hicks, h1(1, 6)).carries(Hicks, &[Card::Ithaca37Shotgun]);
    assert_eq!(blocked(shotgun.alien(h1(8, 6), 0)), Some(Block::Range));
}

/// AGD-6D.17
#[test]
fn an_area_attack_says_who_is_in_it_friends_among_them() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 6))
        .grunt(Hudson, h1(5, 7))
        .carries(Hicks, &[Card::M40Grenades])
        .alien(h1(6, 6), 0)
        .acting(YOU, Hicks);
    table.acts(ActionAnswer::Attack { weapon: Weapon::M40Grenades });

    let ahead = foresight(&table);

    let blast = ahead.blasts.iter().find(|blast| blast.square == h1(6, 6)).expect("it is in range");
    assert_eq!((blast.enemies.as_slice(), blast.characters.has(Hudson)), ([0].as_slice(), true));
    let clear = ahead.blasts.iter().find(|blast| blast.square == h1(7, 6)).expect("it is in range");
    assert!(clear.characters.is_empty() && clear.enemies == [0]);
}

/// AGD-6I.1 AGD-6I.2 AGD-6I.4 AGD-6I.5
#[test]
fn the_fate_of_whoever_is_reached_has_three_zones() {
    let ahead = foresight(&hicks_at(h1(2, 6)).alien(h1(7, 6), 2).acting(YOU, Hicks));

    let fate = ahead.fates.iter().find(|fate| fate.character == Hicks && fate.enemy == 0).expect("it reaches him");

    assert_eq!((fate.holds, fate.falls, fate.dies), (5, 2, 3), "Defence 7, and two tokens");
    assert_eq!(fate.strikes, 2, "Melee 4");
}

/// AGD-6I.7
#[test]
fn whoever_lies_does_not_fall_again() {
    let ahead =
        foresight(&hicks_at(h1(8, 6)).grunt(Hudson, h1(2, 6)).lies(Hudson).alien(h1(4, 6), 0).acting(YOU, Hicks));

    let fate = ahead.fates.iter().find(|fate| fate.character == Hudson).expect("the Alien comes to him");

    assert_eq!((fate.holds, fate.falls, fate.dies), (9, 0, 1));
}

/// AGD-6G.11
#[test]
fn an_aliens_way_is_foretold_as_it_then_goes() {
    let given = || hicks_at(h1(1, 6)).alien(h1(6, 1), 0);
    let ahead = foresight(&given().acting(YOU, Hicks));
    let way = threat(&ahead, 0).way.clone();

    let table = given().alien_phase();

    assert_eq!(table.alien_on(*way.last().expect("it goes somewhere")), Some(0));
    assert_eq!(way.len(), 6);
    assert_eq!(threat(&ahead, 0).nearest, Some(Hicks));
}

/// AGD-6J.2
#[test]
fn a_blip_is_foretold_by_the_die() {
    let ahead = foresight(&hicks_at(h1(6, 12)).blip(h1(1, 1), BlipValue::Two).acting(YOU, Hicks));

    let threat = threat(&ahead, 0);

    assert_eq!(threat.by_die.len(), 6);
    assert_eq!(threat.by_die.last(), threat.way.last());
    assert_ne!(threat.by_die[0], threat.by_die[5]);
    assert!(ahead.fates.is_empty(), "nobody knows how many it is");
}

/// AGD-6B.5
#[test]
fn a_barricade_on_the_way_is_named() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 7))
        .alien(h1(5, 6), 0)
        .barricaded(h1(9, 7), h1(10, 7))
        .barricaded(h1(9, 2), h1(10, 2))
        .acting(YOU, Hicks);

    let ahead = foresight(&table);

    assert_eq!(threat(&ahead, 0).breaks, table.board().layout().door_between(h1(9, 7), h1(10, 7)));
    assert!(threat(&ahead, 0).reaches.is_empty());
}

#[test]
fn nobody_else_is_told() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(2, 6))
        .hero(SECOND, Gorman, h1(1, 6))
        .hand(SECOND, &[Card::Steady])
        .acting(YOU, Hicks);

    assert_eq!(Aliens::foresight(&table.state, SECOND), None);
    assert_eq!(Aliens::foresight(&table.state, Seat(5)), None);
}

/// AGD-3.12 AGD-3.16
#[test]
fn a_start_square_shows_what_is_seen_and_a_gun_its_field() {
    let hero = given(Mission::Newt, 1).turn(0).with(|board| {
        board.figure_mut(Hicks).owner = Some(YOU);
        board.figure_mut(Hicks).condition = Condition::Absent;
    });
    let placing = foresight(&hero.begins(HeroPlacing { seat: YOU, hero: Hicks }));
    let gun = given(Mission::Gantry, 1).turn(0).hero(YOU, Hicks, p2(6, 12));
    let facing = foresight(&gun.begins(GunFacing { gun: Gun::A, square: p2(6, 6) }));

    assert!(!placing.reach.is_empty() && placing.reach.iter().all(|reach| !reach.reveals.is_empty()));
    let north = facing.fields.iter().find(|field| field.facing == Facing::North).expect("it may face north");
    assert!(!north.squares.is_empty() && north.squares.iter().all(|row| row.0 != 2 || row.1 < 6));
}
