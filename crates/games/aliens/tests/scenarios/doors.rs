//! AGD-5.17 to AGD-5.20, AGD-6B, AGD-6L: doors, barricades, spawn points and tunnels.

use aliens::{
    Choice, Frame, Heard, Outcome,
    board::Point,
    rules::{actions::ActionAnswer, barricade::Barrier},
    words::{
        AlienDie, BlipValue,
        Character::{Gorman, Hicks},
        MarineDie, Mission, SpawnPoint, TrackerCard,
    },
};

use crate::table::*;

/// AGD-5.17 AGD-5.18 AGD-6L.1
#[test]
fn a_spawn_point_can_be_barricaded_from_beside_it_and_freed_again() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Gorman, h1(10, 11)).acting(YOU, Gorman);
    let barricade = ActionAnswer::Barricade { barrier: Barrier::SpawnPoint { point: SpawnPoint::One } };

    table.acts(barricade).shows(Outcome::BarricadeTest(MarineDie(6)));
    assert!(table.board().fittings.is_barricaded(Point::Spawn(SpawnPoint::One)));
    table.acts(barricade).shows(Outcome::BarricadeTest(MarineDie(1)));

    assert!(!table.board().fittings.is_barricaded(Point::Spawn(SpawnPoint::One)));
}

/// AGD-5.17
#[test]
fn what_is_out_of_reach_cannot_be_barricaded() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Gorman, h1(10, 9)).acting(YOU, Gorman);
    let far = ActionAnswer::Barricade { barrier: Barrier::SpawnPoint { point: SpawnPoint::One } };

    table.refuses(YOU, Choice::NextAction(far), "AGD-5.17");
}

/// AGD-5.19 R-12
#[test]
fn a_door_can_be_barricaded_with_an_alien_on_the_other_side() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(9, 7)).alien(h1(10, 7), 0).acting(YOU, Hicks);
    let door = table.board().layout().door_between(h1(9, 7), h1(10, 7)).expect("there is a door");

    table.acts(ActionAnswer::Barricade { barrier: Barrier::Door { door } });
    table.shows(Outcome::BarricadeTest(MarineDie(1)));

    assert!(table.board().characters_beside(h1(10, 7)).is_empty(), "they are no longer adjacent");
}

/// AGD-5.20 AGD-2.5 R-01
#[test]
fn with_no_token_left_barricades_can_only_be_removed() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(9, 7))
        .with(|board| {
            let here = board.layout().door_between(h1(9, 7), h1(10, 7));
            let doors = board.layout().doors().iter().filter(|&door| Some(door) != here).take(12);
            board.fittings.barricaded = doors.collect();
        })
        .acting(YOU, Hicks);
    let door = table.board().layout().door_between(h1(9, 7), h1(10, 7)).expect("there is a door");

    let barricade = ActionAnswer::Barricade { barrier: Barrier::Door { door } };

    table.refuses(YOU, Choice::NextAction(barricade), "AGD-5.20");
}

/// AGD-6B.6
#[test]
fn an_alien_that_reaches_the_barricade_with_its_last_step_still_rolls() {
    // Six steps from (3,6) to (9,7).
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 7))
        .alien(h1(3, 6), 0)
        .barricaded(h1(9, 7), h1(10, 7))
        .barricaded(h1(9, 2), h1(10, 2))
        .alien_phase();

    assert!(matches!(table.waits_for(), Frame::DoorBreaking(_)));
    table.shows(Outcome::DoorBreaking(AlienDie(5)));

    assert_eq!(table.alien_on(h1(9, 7)), Some(0), "the door is open, but it has no movement left");
    assert_eq!(table.board().fittings.barricaded.len(), 1);
}

/// AGD-6B.4
#[test]
fn a_blip_breaks_doors_like_an_alien() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 7))
        .blip(h1(7, 6), BlipValue::One)
        .barricaded(h1(9, 7), h1(10, 7))
        .barricaded(h1(9, 2), h1(10, 2))
        .alien_phase();

    table.blips_have_speed(4).shows(Outcome::DoorBreaking(AlienDie(6)));

    assert_eq!(table.board().fittings.barricaded.len(), 1);
}

/// AGD-6L.6 AGD-6B.7
#[test]
fn a_barricaded_tunnel_holds_blips_off_like_a_spawn_point() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 6))
        .with(|board| {
            board.fittings.tunnels.push(p2(5, 3));
            board.fittings.barricaded_tunnels = 1;
            board.player_mut(YOU).tunnel = Some(0);
        })
        .signals(&[TrackerCard::Mt14, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt14);
    table.shows(Outcome::EntryRoll(AlienDie(4))).shows(Outcome::EntryRoll(AlienDie(1)));

    assert_eq!(table.n_enemies(), 0);
    assert!(table.board().fittings.is_barricaded(Point::Tunnel(0)));
}

/// AGD-6L.5 R-09
#[test]
fn with_all_tunnels_on_the_board_blips_enter_at_the_nearest() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 12))
        .with(|board| {
            let squares = [p2(3, 3), p2(10, 3), p2(3, 10), p2(6, 9)];
            squares.into_iter().for_each(|square| board.fittings.tunnels.push(square));
        })
        .signals(&[TrackerCard::Mt14, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt14).blip_is(BlipValue::One);

    assert_eq!(table.board().fittings.tunnels.len(), 4);
    assert!(table.has_heard(Heard::BlipPlaced { square: p2(6, 9) }));
}
