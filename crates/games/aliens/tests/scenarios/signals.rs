//! AGD-6J, AGD-6K, AGD-6L: blips and Motion Tracker cards.

use aliens::{
    Choice, Frame, Heard, Outcome,
    ground::{Doors, Squares},
    rules::{
        actions::ActionAnswer,
        placing::{BlipEntry, EntryPoint},
        turn::Turn,
    },
    words::{
        AlienDie, BlipValue, BoardFace, Card,
        Character::{Frost, Gorman, Hicks, Hudson, Ripley, Vasquez},
        Condition, EventCard, Mission, SpawnPoint, TrackerCard,
    },
};
use engine::Seat;

use crate::table::*;

/// Who drew the Motion Tracker cards, in order.
fn drawers(table: &Table) -> Vec<Seat> {
    let drawn = table.heard.iter().filter_map(|heard| match heard {
        Heard::TrackerCardDrawn { seat, .. } => Some(*seat),
        _ => None,
    });
    drawn.collect()
}

/// Cards that place nothing as long as there are no blips.
const QUIET: [TrackerCard; 5] =
    [TrackerCard::Mt06, TrackerCard::Mt19, TrackerCard::Mt33, TrackerCard::Mt06, TrackerCard::Mt19];

/// Plays the Motion Tracker step with quiet cards to its end.
fn quiet_step(given: Given) -> Table {
    let mut table = given.signals(&QUIET).alien_phase();
    while let Frame::TrackerDraw(_) = table.waits_for() {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }
    table
}

/// AGD-T33 AGD-7F.1 AGD-6K.1
#[test]
fn alone_one_draws_both_cards() {
    let table = quiet_step(given(Mission::LastStand, 1).hero(YOU, Hicks, h2(10, 2)));

    assert_eq!(drawers(&table), [YOU, YOU]);
}

/// AGD-T34 AGD-6K.3
#[test]
fn of_two_players_the_highest_ranked_draws_the_first_and_the_third_card() {
    let table = quiet_step(given(Mission::LastStand, 2).hero(YOU, Hudson, h2(10, 2)).hero(SECOND, Hicks, h2(9, 2)));

    assert_eq!(drawers(&table), [SECOND, YOU, SECOND]);
}

/// AGD-T35 AGD-6K.2
#[test]
fn of_six_players_the_last_two_draw_none() {
    let table = quiet_step(
        given(Mission::LastStand, 6)
            .hero(Seat(0), Gorman, h2(8, 1))
            .hero(Seat(1), Hicks, h2(9, 1))
            .hero(Seat(2), Ripley, h2(10, 1))
            .hero(Seat(3), Hudson, h2(11, 1))
            .hero(Seat(4), Vasquez, h2(12, 1))
            .hero(Seat(5), Frost, h2(8, 2)),
    );

    assert_eq!(drawers(&table), [Seat(0), Seat(1), Seat(2), Seat(3)]);
}

/// AGD-T76 AGD-6K.2 R-35
#[test]
fn a_player_whose_hero_has_left_counts_and_an_eliminated_one_does_not() {
    let table = quiet_step(
        given(Mission::Escape, 4)
            .hero(YOU, Gorman, p2(6, 6))
            .hero(SECOND, Hicks, p2(7, 6))
            .hero(THIRD, Hudson, p2(8, 6))
            .is(Hudson, Condition::Left),
    );

    assert!(table.board().is_eliminated(FOURTH));
    assert_eq!(drawers(&table), [YOU, SECOND, THIRD]);
}

/// AGD-T77
#[test]
fn of_two_players_one_of_them_eliminated_one_counts() {
    let table = quiet_step(given(Mission::Escape, 2).hero(YOU, Hicks, p2(6, 6)));

    assert_eq!(drawers(&table), [YOU, YOU]);
}

/// AGD-T19 AGD-6B.7
#[test]
fn at_a_barricaded_spawn_point_each_blip_rolls_until_the_barricade_is_gone() {
    // Overrun makes three blips of the two.
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(12, 12))
        .barricaded_point(SpawnPoint::One)
        .signals(&[TrackerCard::Mt15])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt15).shows(Outcome::EntryRoll(AlienDie(2)));
    table.shows(Outcome::EntryRoll(AlienDie(5)));
    until_frame(&mut table, |frame| {
        matches!(frame, Frame::NextAction(_) | Frame::EquipStep(_) | Frame::NextAbility(_) | Frame::DrawMore(_))
    });

    assert_eq!(table.board().fittings.barricaded_points, 0);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipPlaced { .. })), 2);
}

/// AGD-T37 AGD-6L.3
#[test]
fn the_second_tunnel_card_of_a_player_in_a_turn_uses_the_first_tunnel() {
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(12, 12))
        .signals(&[TrackerCard::Mt13, TrackerCard::Mt14])
        .alien_phase();

    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_) | Frame::DefenceRoll(_) | Frame::DrawMore(_)));

    assert_eq!(table.board().fittings.tunnels.len(), 1);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::TunnelOpened { .. })), 1);
    assert!(table.times_heard(|heard| matches!(heard, Heard::BlipPlaced { .. })) >= 1);
}

/// AGD-T38 AGD-6K.10 AGD-6J.7 AGD-4.24 AGD-6K.4
#[test]
fn a_blip_placed_in_sight_becomes_a_swarm_that_does_not_act_this_phase() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 8))
        .turn(5)
        .signals(&[TrackerCard::Mt01, TrackerCard::Mt19])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt01).blip_is(BlipValue::Three);
    assert_eq!(table.alien_on(h1(11, 12)), Some(2), "before the next card is drawn");
    table.draws_signal(TrackerCard::Mt19);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyActivated { .. })), 0);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })), 0);
}

/// AGD-T36 AGD-6K.17 R-36 AGD-6K.9
#[test]
fn for_each_blip_that_is_missing_all_blips_on_the_board_move_3() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .all_other_blips_on(BoardFace::MedLab)
        .turn(5)
        .signals(&[TrackerCard::Mt16])
        .alien_phase();
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));
    assert_eq!(table.board().enemies.count_blips(), 21);
    let before = table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));

    table.draws_signal(TrackerCard::Mt16);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::OutOfBlips {})), 2);
    assert!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })) > before + 21);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipPlaced { .. })), 0, "none came back");
}

/// AGD-T87 AGD-6K.11
#[test]
fn a_card_whose_blip_was_held_off_has_no_text() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .barricaded_point(SpawnPoint::Two)
        .turn(5)
        .signals(&[TrackerCard::Mt20, TrackerCard::Mt19])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt20).shows(Outcome::EntryRoll(AlienDie(3)));

    assert!(matches!(table.waits_for(), Frame::TrackerDraw(_)), "nothing more comes");
    assert_eq!(table.n_enemies(), 0);
}

/// AGD-T88 AGD-6K.11
#[test]
fn a_hidden_threat_out_of_sight_brings_one_more_blip() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .turn(5)
        .signals(&[TrackerCard::Mt20, TrackerCard::Mt19])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt20).blip_is(BlipValue::One);
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

    assert_eq!(table.board().enemies.count_blips(), 2);
}

/// AGD-T59 AGD-6J.14 R-61 R-85
#[test]
fn an_alien_revealed_while_being_placed_is_not_moved_by_the_card() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 8))
        .alien(h1(1, 1), 0)
        .turn(5)
        .signals(&[TrackerCard::Mt25, TrackerCard::Mt06])
        .alien_phase();
    let moved = |table: &Table| table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));
    let before = moved(&table);

    table.draws_signal(TrackerCard::Mt25).blip_is(BlipValue::One);

    assert_eq!(table.alien_on(h1(11, 12)), Some(0), "the new one stays at spawn point 1");
    assert_eq!(moved(&table) - before, 3, "the other Alien of the board moves 3");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::DefenceRolled { .. })), 0);
}

/// AGD-T75 AGD-6K.13 R-70 R-09 AGD-6L.7
#[test]
fn a_player_whose_hero_has_left_digs_the_tunnel_beside_the_highest_ranked_hero() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Gorman, p2(1, 6))
        .is(Gorman, Condition::Left)
        .hero(SECOND, Hicks, p2(6, 6))
        .signals(&[TrackerCard::Mt19, TrackerCard::Mt13, TrackerCard::Mt19])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt19).draws_signal(TrackerCard::Mt13);

    assert!(matches!(table.waits_for(), Frame::TunnelSquare(_)));
    assert_eq!(table.asked(), YOU, "the one who drew it chooses");
    assert!(table.may(YOU, Choice::TunnelSquare(p2(7, 6))), "a square next to Hicks");
    assert!(!table.may(YOU, Choice::TunnelSquare(p2(2, 6))));
}

/// AGD-6O.8 R-39
#[test]
fn a_player_whose_hero_has_left_draws_cards_and_plays_events_and_has_no_activation() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Hicks, p2(6, 6))
        .hero(SECOND, Gorman, p2(1, 6))
        .is(Gorman, Condition::Left)
        .hand(SECOND, &[Card::EyesForward])
        .signals(&[TrackerCard::Mt19, TrackerCard::Mt19])
        .with(|board| board.turn = 0)
        .begins(Turn::default());
    assert_eq!(table.asked(), YOU, "there is nobody else to be activated");
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));

    table.acts(ActionAnswer::End);
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(draw) if draw.seat == SECOND));
    table.draws_signal(TrackerCard::Mt19).plays(SECOND, EventCard::EyesForward, None);

    assert!(table.has_heard(Heard::EventPlayed { seat: SECOND, event: EventCard::EyesForward, on: None }));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::ActivationBegan { .. })), 1);
}

/// AGD-T78 AGD-6K.7
#[test]
fn blips_take_the_nearest_free_squares_even_past_characters() {
    // Spawn point 1 of the Gantry is at the end of a passage two squares wide.
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(6, 3))
        .grunt(Hudson, p2(7, 1))
        .grunt(Frost, p2(6, 2))
        .grunt(Vasquez, p2(7, 2))
        .alien(p2(6, 1), 0)
        .with(|board| board.phase = aliens::words::Phase::AlienPhase)
        .begins(BlipEntry::at(EntryPoint::Spawn { point: SpawnPoint::One }));

    assert!(matches!(table.waits_for(), Frame::BlipSquare(_)));
    assert!(table.may(YOU, Choice::BlipSquare(p2(7, 3))) && table.may(YOU, Choice::BlipSquare(p2(5, 3))));
    assert!(!table.may(YOU, Choice::BlipSquare(p2(4, 3))), "that is further away");
    table.chooses(YOU, Choice::BlipSquare(p2(7, 3))).blip_is(BlipValue::One);
    assert_eq!(table.alien_on(p2(7, 3)), Some(0));
}

/// AGD-T58 AGD-6J.14
#[test]
fn a_blip_that_a_hazard_brings_in_the_alien_phase_waits_for_the_next() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(11, 8))
        .carries(Hicks, &[Card::TacticalArmour])
        .piles(10, 0, &[Card::Contact])
        .alien(h1(12, 7), 0)
        .alien_phase();

    table.defends_with(8).reveals(Card::Contact).blip_is(BlipValue::One);

    assert_eq!(table.alien_on(h1(11, 12)), Some(0), "it is seen at once");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyActivated { .. })), 1);
}

/// AGD-6K.14 R-71
#[test]
fn a_blip_without_a_free_square_in_reach_takes_the_nearest_beyond_the_barricades() {
    // The stores of 1H are full, and both their doors barricaded.
    let mut full = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(2, 9))
        .barricaded(h1(9, 2), h1(10, 2))
        .barricaded(h1(7, 3), h1(8, 3));
    for (column, row) in (8..=9).flat_map(|column| (1..=5).map(move |row| (column, row))) {
        full = full.alien(h1(column, row), 0);
    }
    let mut table = full.begins(BlipEntry::at(EntryPoint::Nest { square: h1(8, 3) }));

    table.blip_is(BlipValue::One);

    assert!(table.blip_on(h1(7, 3)), "one step by approach distance");
    assert_eq!(table.n_enemies(), 11, "and not on top of another");
    let layout = table.board().layout();
    assert_eq!(layout.nearest(h1(8, 3), &Squares::NONE, Doors::NONE), Squares::NONE, "without any, there is none");
}
