//! Parts of a board, by themselves.

use nemesis_kit::{
    CorridorPrint, Doors, Passage, Plan, Way, Ways, words::CorridorNumber, words::Door, words::RoomNumber,
};

/// LOC-31.3
#[test]
fn a_set_of_ways_has_room_for_all_corridors_of_lockdown() {
    let ways: Ways = [Way(0), Way(31), Way(32), Way(35), Way(63)].into_iter().collect();

    assert_eq!(ways.len(), 5);
    assert_eq!(ways.iter().map(|way| way.0).collect::<Vec<_>>(), [0, 31, 32, 35, 63]);
    assert!(ways.has(Way(35)) && !ways.has(Way(34)));
    assert_eq!(ways.and(Ways::before(Way(35))).len(), 3);
    assert_eq!(ways.without(Ways::one(Way(32))).or(Ways::one(Way(1))).len(), 5);
    assert_eq!(size_of::<Ways>(), 8);
    assert_eq!(align_of::<Ways>(), 4, "it does not widen the board around it");
}

/// NEM-9.20 NEM-9.24 LOC-9.20 LOC-9.22
#[test]
fn a_door_that_is_broken_down_keeps_its_token() {
    let mut doors = Doors::default();
    doors.close(Way(33));
    assert_eq!((doors.at(Way(33)), doors.at(Way(32))), (Door::Closed, Door::Open));

    doors.destroy(Way(33));

    assert_eq!((doors.at(Way(33)), doors.tokens()), (Door::Destroyed, 1));
}

/// NEM-28.1 LOC-31.2
#[test]
fn a_plan_tells_where_each_number_leads() {
    static PLAN: Plan = Plan::printed(
        35,
        &[
            CorridorPrint { rooms: [RoomNumber(2), RoomNumber(1)], numbers: &[2, 3] },
            CorridorPrint { rooms: [RoomNumber(1), RoomNumber(2)], numbers: &[1] },
        ],
    )
    .with_entrance(RoomNumber(1), &[4], 0);
    let (one, two) = (RoomNumber(1), RoomNumber(2));

    assert_eq!(CorridorNumber::ALL.map(|number| PLAN.way(one, number).0), [1, 0, 0, 35]);
    assert_eq!(
        PLAN.exits_of(one).map(|(number, way)| (number.0, way.0)).collect::<Vec<_>>(),
        [(1, 1), (2, 0), (4, 35)]
    );
    assert_eq!(PLAN.corridor(one, CorridorNumber(4)), None);
    assert_eq!(PLAN.lowest_between(one, two), Way(1));
    assert_eq!(Passage::of(&PLAN, Way(0)), Passage { room: one, corridor: CorridorNumber(2) });
    assert_eq!(Passage { room: two, corridor: CorridorNumber(3) }.find(&PLAN), Some(Way(0)));
    assert_eq!(PLAN.neighbours(two).first(), Some(one));
}
