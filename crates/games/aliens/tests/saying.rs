//! How events are said, one after another.

use aliens::{
    Heard,
    ground::Square,
    saying::line,
    words::{Action, Card, Character, EnemyKind, Window},
};
use engine::{Line, Seat};

const HICKS: Character = Character::Hicks;

fn at(column: u8) -> Square {
    Square::new(1, column, 6)
}

fn walked(character: Character, from: u8, to: u8) -> Heard {
    Heard::CharacterMoved { character, from: at(from), to: at(to) }
}

fn moved(kind: EnemyKind, from: u8, to: u8) -> Heard {
    Heard::EnemyMoved { kind, from: at(from), to: at(to) }
}

fn stirs(kind: EnemyKind, column: u8) -> Heard {
    Heard::EnemyActivated { kind, square: at(column) }
}

/// How the last of some events stands to those before it.
fn last_of(events: &[Heard]) -> Line {
    let (last, before) = events.split_last().expect("something happened");
    line(last, &mut before.iter().rev().copied())
}

#[test]
fn the_steps_of_a_move_are_one_line() {
    let taken = Heard::ActionTaken { character: HICKS, action: Action::Move };

    assert_eq!(last_of(&[taken, walked(HICKS, 2, 3)]), Line::Own);
    assert_eq!(last_of(&[taken, walked(HICKS, 2, 3), walked(HICKS, 3, 4)]), Line::Joins);
    assert_eq!(last_of(&[walked(HICKS, 2, 3), taken, walked(HICKS, 3, 4)]), Line::Own);
    assert_eq!(last_of(&[walked(Character::Frost, 2, 3), walked(HICKS, 3, 4)]), Line::Own);
}

#[test]
fn a_move_on_which_something_came_up_is_still_one_moment() {
    let spotted = Heard::BlipSpotted { square: at(8), aliens: 2 };

    assert_eq!(last_of(&[walked(HICKS, 2, 3), spotted, walked(HICKS, 3, 4)]), Line::GoesOn);
}

#[test]
fn the_way_of_an_enemy_is_one_line_though_somebody_passed_on_the_way() {
    let alien = EnemyKind::Alien;
    let closed = Heard::WindowClosed { window: Window::AlienAdjacent };

    assert_eq!(last_of(&[stirs(alien, 2), moved(alien, 2, 3)]), Line::Own);
    assert_eq!(last_of(&[moved(alien, 2, 3), moved(alien, 3, 4)]), Line::Joins);
    assert_eq!(last_of(&[moved(alien, 2, 3), closed, moved(alien, 3, 4)]), Line::Joins);
    assert_eq!(last_of(&[moved(alien, 2, 3), moved(alien, 7, 8)]), Line::Own);
    assert_eq!(last_of(&[moved(alien, 2, 3), stirs(alien, 3), moved(alien, 3, 4)]), Line::Own);
}

#[test]
fn blips_that_move_one_after_another_are_one_line() {
    let blip = EnemyKind::Blip;

    assert_eq!(last_of(&[stirs(blip, 2), moved(blip, 2, 3)]), Line::Own);
    assert_eq!(last_of(&[moved(blip, 2, 3), stirs(blip, 7), moved(blip, 7, 8)]), Line::Joins);
    assert_eq!(last_of(&[moved(EnemyKind::Alien, 2, 3), stirs(blip, 7), moved(blip, 7, 8)]), Line::Own);
}

#[test]
fn what_one_hand_discards_is_one_line() {
    let discarded = |seat| Heard::HandCardDiscarded { seat: Seat(seat), card: Card::Headset };

    assert_eq!(last_of(&[discarded(0), discarded(0)]), Line::Joins);
    assert_eq!(last_of(&[discarded(0), discarded(1)]), Line::Own);
}
