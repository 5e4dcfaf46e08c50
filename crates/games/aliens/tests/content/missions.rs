//! AGD-11B, AGD-11C, AGD-11E: the missions.

use aliens::{
    content::missions::cards_per_turn,
    ground::{Layout, Square, Squares},
    printed::Printed,
    words::{BoardFace, Difficulty, Exit, Mission, Team},
};
use engine::Word;

/// AGD-2.1 AGD-11B.1 AGD-11A.2
#[test]
fn nine_missions_lie_on_boards_whose_floor_is_connected() {
    assert_eq!(Mission::ALL.len(), 9);
    for &mission in Mission::ALL {
        let layout = Layout::of(mission);
        let start = layout.floor().first().expect("a mission has floor");
        assert!(layout.floor().iter().all(|square| layout.approach_distance(start, square).is_some()), "{mission:?}");
        let mut numbers: Vec<u8> = layout.boards().map(BoardFace::number).collect();
        numbers.dedup();
        assert_eq!(numbers.len(), layout.boards().count(), "{mission:?} uses no board twice");
        assert_eq!(mission.print().mission, mission);
    }
}

/// AGD-11B.1
#[test]
fn the_sealed_seam_gives_mission_1_its_c_shape() {
    let layout = Layout::of(Mission::Newt);
    let (north, south) = (Square::on(BoardFace::SouthLock, 6, 12), Square::on(BoardFace::MedLab, 6, 1));

    assert_eq!(layout.range(north, south), 1);
    assert!(layout.approach_distance(north, south).is_some_and(|steps| steps > 30));
}

/// AGD-11E.1 AGD-11E.10 AGD-11E.20 AGD-11E.30 AGD-11E.40 AGD-11E.50
#[test]
fn everything_a_mission_puts_down_has_a_floor_square_of_its_own() {
    for &mission in Mission::ALL {
        let (print, floor) = (mission.print(), Layout::of(mission).floor());
        let lists = [print.blips, print.mission_blips, print.computers, print.crates, print.facehuggers, print.cocoons];
        let things: Vec<Square> = lists.concat().into_iter().chain(print.spawn_points).collect();
        let squares: Squares = things.iter().copied().collect();

        assert_eq!(squares.len(), things.len(), "{mission:?}");
        assert!((squares - *floor).is_empty(), "{mission:?}");
        for exit in print.exits {
            assert!(exit.squares.iter().all(|&square| floor.has(square)), "{mission:?}");
            let border = exit.squares.map(|square| Layout::of(mission).step(square, exit.facing.into_direction()));
            assert_eq!(border, [None, None], "{mission:?}: an exit is at the border");
        }
    }
}

/// AGD-11E.1 AGD-11E.10 AGD-11E.20 AGD-11E.30 AGD-11E.40
#[test]
fn missions_have_as_many_tokens_as_they_list() {
    let row = |mission: Mission| {
        let print = mission.print();
        (print.blips.len(), print.crates.len(), print.computers.len(), print.exits.len(), print.first_draw)
    };

    assert_eq!(row(Mission::Newt), (7, 0, 1, 1, 5));
    assert_eq!(row(Mission::Escape), (7, 0, 1, 1, 1));
    assert_eq!(row(Mission::Survive), (3, 0, 1, 2, 1));
    assert_eq!(row(Mission::Rescue), (3, 0, 0, 1, 3));
    assert_eq!(row(Mission::Resupply), (4, 8, 0, 1, 1));
    for bug_hunt in [Mission::LastStand, Mission::BlockSweep, Mission::Gantry, Mission::Nest] {
        assert_eq!(row(bug_hunt), (0, 4, 0, 0, 1), "{bug_hunt:?}");
        assert!(bug_hunt.is_bug_hunt() && bug_hunt.print().has_sentry_guns);
    }
    assert_eq!(Mission::Newt.print().mission_blips.len(), 4);
    assert_eq!((Mission::Rescue.print().facehuggers.len(), Mission::Rescue.print().cocoons.len()), (2, 6));
    assert_eq!(
        Mission::Survive.print().exits.iter().map(|exit| exit.exit).collect::<Vec<_>>(),
        [Exit::ExitA, Exit::ExitB]
    );
}

/// AGD-11E.1 AGD-11E.20 AGD-11E.54
#[test]
fn missions_barricade_the_doors_they_name() {
    assert_eq!(Mission::Newt.barricaded().len(), 2);
    assert_eq!(Mission::Survive.barricaded().len(), 3);
    assert!(Mission::LastStand.barricaded().is_empty());
    let signature = Mission::LastStand.print().signature;
    assert_eq!(signature.barricaded.iter().map(|door| door.door()).collect::<aliens::ground::Doors>().len(), 3);
    assert_eq!(signature.gun_shots, 5);
    assert_eq!(Mission::Nest.print().signature.facehuggers.len(), 2);
}

/// AGD-6O.5 R-52
#[test]
fn six_characters_and_newt_have_room_to_start() {
    for &mission in Mission::ALL {
        let print = mission.print();
        let tokens: Squares =
            [print.blips, print.computers, print.crates].concat().into_iter().chain(print.spawn_points).collect();
        let room = |team| (mission.start_area(team) - tokens).len();
        match mission {
            Mission::Escape => assert!(room(Team::Trapped) >= 4 && room(Team::Apc) >= 3),
            Mission::Newt | Mission::Rescue | Mission::Resupply => assert!(room(Team::Trapped) >= 6, "{mission:?}"),
            Mission::Survive | Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => {
                assert!(room(Team::Trapped) >= 7, "{mission:?}");
            }
        }
    }
    assert_eq!(Mission::Survive.start_area(Team::Trapped).len(), 21, "25 squares but the fenced console");
    assert_eq!(Mission::Newt.start_area(Team::Apc), Mission::Newt.start_area(Team::Trapped));
}

/// AGD-11C.1 AGD-3.9
#[test]
fn the_motion_tracker_decks_are_those_of_the_table() {
    let table = [
        (Mission::Newt, [[6, 8, 14], [9, 12, 14], [12, 14, 14]]),
        (Mission::Escape, [[2, 6, 14], [3, 9, 14], [4, 12, 14]]),
        (Mission::Survive, [[8, 8, 14], [12, 12, 14], [14, 14, 14]]),
        (Mission::Rescue, [[6, 8, 14], [9, 12, 14], [12, 14, 14]]),
        (Mission::Resupply, [[6, 6, 14], [9, 9, 14], [12, 12, 14]]),
        (Mission::LastStand, [[2, 6, 14], [3, 9, 14], [4, 12, 14]]),
        (Mission::BlockSweep, [[2, 6, 14], [3, 9, 14], [4, 12, 14]]),
        (Mission::Gantry, [[2, 6, 14], [3, 9, 14], [4, 12, 14]]),
        (Mission::Nest, [[2, 6, 14], [3, 9, 14], [4, 12, 14]]),
    ];

    for (mission, rows) in table {
        for (players, row) in [(1, rows[0]), (2, rows[1]), (3, rows[1]), (4, rows[1]), (5, rows[2]), (6, rows[2])] {
            assert_eq!(mission.tracker_levels(players, Difficulty::Standard), row, "{mission:?} for {players}");
        }
    }
}

/// AGD-7H.1
#[test]
fn easier_has_one_more_turn_of_level_i_and_harder_none() {
    assert_eq!(Mission::Escape.tracker_levels(4, Difficulty::Easier), [6, 9, 14]);
    assert_eq!(Mission::Escape.tracker_levels(4, Difficulty::Harder), [0, 9, 14]);
    assert_eq!(Mission::Survive.tracker_levels(6, Difficulty::Easier), [14, 14, 14], "never more than 14");
}

/// AGD-6K.2
#[test]
fn the_number_of_players_says_how_many_cards_a_turn_has() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(cards_per_turn), [2, 3, 3, 3, 4, 4]);
}

/// AGD-11A.1 AGD-6A.10
#[test]
fn what_is_printed_for_the_client_has_every_floor_and_every_door_of_the_layout() {
    let printed = Printed::all();

    assert_eq!(printed.missions.len(), Mission::ALL.len());
    for it in &printed.missions {
        let layout = Layout::of(it.mission);
        let n_drawn = |character| it.plan.iter().flat_map(|line| line.chars()).filter(|&it| it == character).count();
        assert_eq!(n_drawn('.'), layout.floor().len(), "{:?}", it.mission);
        assert_eq!(n_drawn('D'), layout.doors().len(), "{:?}", it.mission);
        assert!(it.plan.iter().all(|line| line.chars().count() == it.plan[0].chars().count()), "{:?}", it.mission);
    }
    // The seam between South Lock and MedLab is sealed in Mission 1: its corridor ends at a wall.
    let newt = &printed.missions[0];
    assert_eq!((newt.mission, newt.plan[24].chars().nth(35)), (Mission::Newt, Some('#')));
    assert_eq!(newt.plan[24].chars().nth(11), Some(' '), "that of Operations leads on");
}
