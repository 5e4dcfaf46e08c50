//! What happens when something is missing: no blip for a nest, no hero for a card or a Hazard.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{
        actions::ActionAnswer,
        hazards::HazardEffect,
        interact::Interaction,
        tracker_text::{CardMoves, Movers},
    },
    words::{
        BlipValue, BoardFace,
        Character::{Frost, Gorman, Hicks, Hudson},
        Condition, EnemyKind, Hazard, MarineDie, Mission, MissionBlipFace, TrackerCard,
    },
};
use engine::Pool;

use crate::table::*;

/// Mission 1 with one mission blip left, a nest, and all 21 blips out of sight on a board.
fn nest_without_a_blip(left: u8, face: BoardFace) -> Given {
    let given = given(Mission::Newt, 1).with(|board| {
        board.fittings.mission_blips = left;
        board.fittings.mission_faces = Pool::of(|face| u8::from(face == MissionBlipFace::Nest));
    });
    given.all_other_blips_on(face)
}

fn moves_of(table: &Table, kind: EnemyKind) -> usize {
    table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { kind: moved, .. } if *moved == kind))
}

/// AGD-11E.3 AGD-6K.9 AGD-6K.17 R-87
#[test]
fn a_nest_without_a_blip_drives_on_those_on_the_board() {
    // The computer stands at 2H(12,3); C lies far away in the MedLab.
    let mut table =
        nest_without_a_blip(0b0100, BoardFace::ResidentialBlock).hero(YOU, Hudson, h2(12, 2)).acting(YOU, Hudson);

    table.acts(ActionAnswer::Interact { with: Interaction::Computer { square: h2(12, 3) } });
    table.shows(Outcome::ComputerTest(MarineDie(1))).shows(Outcome::MissionBlipTurned(MissionBlipFace::Nest));

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::OutOfBlips {})), 1);
    assert!(moves_of(&table, EnemyKind::Blip) > 21, "in the Marine Phase, too");
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::BlipPlaced { .. })), 0, "none came back");
    assert_eq!(table.board().enemies.count_blips(), 21);
    assert!(matches!(table.waits_for(), Frame::NextAction(_)), "Hudson goes on with his other Action");
}

/// AGD-6K.17 R-87
#[test]
fn a_nest_without_a_blip_puts_an_end_to_the_moves_of_a_card() {
    // The first Alien opens the door beside Hicks, who sees mission blip A behind it.
    let mut table = nest_without_a_blip(0b0001, BoardFace::MedLab)
        .hero(YOU, Hicks, h2(7, 3))
        .alien(h2(3, 4), 0)
        .alien(h1(1, 1), 0)
        .begins(CardMoves { movers: Movers::Everything, steps: 3, has_begun: false, interrupted: None });

    table.shows(Outcome::MissionBlipTurned(MissionBlipFace::Nest));

    assert!(table.alien_on(h1(1, 1)).is_some(), "the second Alien does not move by the card any more");
    assert!(moves_of(&table, EnemyKind::Blip) <= 3 * 21, "and no blip has moved twice");
    assert!(table.state.under_way().is_empty(), "the card is done: {:?}", table.state.under_way());
}

/// AGD-6K.13 AGD-6L.7 R-70
#[test]
fn with_only_grunts_left_the_highest_ranked_player_names_the_one_a_card_means() {
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Gorman, p2(1, 6))
        .is(Gorman, Condition::Left)
        .grunt(Hicks, p2(6, 6))
        .grunt(Frost, p2(12, 6))
        .signals(&[TrackerCard::Mt13, TrackerCard::Mt19])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt13);
    assert_eq!(table.answers(YOU), [Choice::SignalHero(Hicks), Choice::SignalHero(Frost)]);
    table.chooses(YOU, Choice::SignalHero(Frost));

    assert!(table.may(YOU, Choice::TunnelSquare(p2(11, 6))), "a square next to Frost");
    assert!(!table.may(YOU, Choice::TunnelSquare(p2(7, 6))), "not one next to Hicks");
}

/// AGD-6E.30 AGD-6G.14 R-88
#[test]
fn with_only_grunts_left_contact_counts_from_the_one_who_stands() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 6))
        .is(Gorman, Condition::Left)
        .grunt(Hicks, h1(12, 10))
        .lies(Hicks)
        .grunt(Hudson, h2(3, 6))
        .begins(HazardEffect { hazard: Hazard::Contact, character: None, seat: YOU });

    table.blip_is(BlipValue::One);

    assert!(table.blip_on(h2(1, 6)), "at spawn point 3, near Hudson");
    assert!(!table.blip_on(h1(11, 12)), "not at spawn point 1, near Hicks");
}
