//! How events are said, one after another.

use alien_frontiers::{
    Heard,
    board::{ShipNumber, ShipSet},
    saying::{line, rule},
    words::{Station, Value, With},
};
use engine::{Line, RuleId, Seat};

const MAJA: Seat = Seat(0);
const VEGA: Seat = Seat(1);

#[test]
fn dice_of_one_player_are_one_line_and_those_of_another_the_next() {
    let rolled = |seat| Heard::ShipRolled { seat, ship: ShipNumber(1), value: Value(4) };

    assert_eq!(line(&rolled(MAJA), None), Line::Own);
    assert_eq!(line(&rolled(MAJA), Some(rolled(MAJA))), Line::Joins);
    assert_eq!(line(&rolled(VEGA), Some(rolled(MAJA))), Line::Own);
}

#[test]
fn scores_at_once_are_one_line_that_leaves_the_deed_open() {
    let scored = Heard::ScoreChanged { seat: MAJA, from: 1, to: 2 };

    assert_eq!(line(&scored, Some(Heard::HubStarted { seat: MAJA })), Line::Aside);
    assert_eq!(line(&scored, Some(scored)), Line::Joins);
}

#[test]
fn two_circles_of_the_hub_are_one_part_of_a_deed() {
    let advanced = |seat| Heard::HubAdvanced { seat, from: 1, to: 2 };

    assert_eq!(line(&advanced(MAJA), Some(Heard::Paid { seat: MAJA, fuel: 1, ore: 0 })), Line::Part);
    assert_eq!(line(&advanced(MAJA), Some(advanced(MAJA))), Line::Joins);
    assert_eq!(line(&advanced(VEGA), Some(advanced(MAJA))), Line::Part);
}

#[test]
fn a_docking_happens_by_the_rules_of_its_station() {
    let docked = |station| Heard::ShipsDocked {
        seat: MAJA,
        station,
        value: Value(3),
        with: With::Own,
        ships: ShipSet::default(),
    };

    assert_eq!(rule(&docked(Station::Shipyard)), Some(RuleId("AF-13.1")));
    assert_eq!(rule(&docked(Station::LunarMine)), Some(RuleId("AF-9.1")));
    assert_eq!(rule(&Heard::PlayerResigned { seat: MAJA }), None);
}
