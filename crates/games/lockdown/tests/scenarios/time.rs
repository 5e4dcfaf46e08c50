//! LOC-4.30 to LOC-4.33, LOC-20.3, LOC-21: the time track and what lies on it.

use lockdown::{
    Heard, Outcome,
    board::{Bomb, Whereabouts},
    rules::{
        aims::RoomAim,
        time::{CssLaunch, TimePasses},
    },
    words::{Autodestruction, Contingency, CssToken, Ending, Pod, Room, SeriousWound},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

fn with_bomb(space: u8, side: Autodestruction) -> Given {
    given().active_code(Contingency::Green).with(|board| board.time.autodestruction = Some(Bomb { space, side }))
}

/// LOC-4.31 LOC-33.1
#[test]
fn time_moves_one_space_a_round() {
    let table = given().under_way(TimePasses {});

    assert_eq!(table.board().time.space, 14);
    assert!(table.told().contains(&Heard::TimePassed { space: 14 }));
}

/// LOC-21.10 LOC-26.30 LOC-19.29 LOC-21.15 LOC-28.10
#[test]
fn the_cooling_system_starts_autodestruction_three_spaces_ahead() {
    let cooling = given().explored(20, Room::CoolingSystem, 1).stands(YOU, 20).time(12);
    let table = cooling.whereabouts(SHE, Whereabouts::LockedIn).uses_the_room(YOU, RoomAim::Nothing);

    assert_eq!(table.board().time.autodestruction, Some(Bomb { space: 9, side: Autodestruction::Yellow }));
    let running = cooling.with(|board| board.time.autodestruction = table.board().time.autodestruction);
    assert!(running.room_aims(YOU).is_empty(), "it cannot be started twice");
}

/// LOC-21.16 LOC-29.19
#[test]
fn near_the_end_the_token_is_put_on_the_last_space() {
    let table =
        given().explored(20, Room::CoolingSystem, 1).stands(YOU, 20).time(2).uses_the_room(YOU, RoomAim::Nothing);

    assert_eq!(table.board().time.autodestruction, Some(Bomb { space: 0, side: Autodestruction::Yellow }));
}

/// LOC-21.12 LOC-26.31 LOC-21.3 LOC-20.1 LOC-28.13
#[test]
fn a_yellow_token_turns_red_and_opens_the_gate() {
    let table = with_bomb(9, Autodestruction::Yellow).time(9).under_way(TimePasses {});

    let time = &table.board().time;
    assert_eq!((time.space, time.autodestruction), (8, Some(Bomb { space: 6, side: Autodestruction::Red })));
    assert!(table.board().is_gate_open && time.is_isolation_open());
    assert!(table.told().contains(&Heard::IsolationOpened {}));
}

/// LOC-21.14 LOC-26.32 LOC-4.32
#[test]
fn a_red_token_destroys_the_complex_with_whoever_is_locked_in() {
    let table =
        with_bomb(6, Autodestruction::Red).time(6).whereabouts(SHE, Whereabouts::LockedIn).under_way(TimePasses {});

    assert_eq!((table.board().time.space, table.board().ending), (0, Some(Ending::Autodestruction)));
    assert!(!table.player(SHE).is_alive() && !table.player(YOU).is_alive());
}

/// LOC-23.1 LOC-26.72 LOC-23.2
#[test]
fn at_the_end_of_the_track_a_token_of_either_side_destroys_the_complex() {
    let table =
        with_bomb(0, Autodestruction::Yellow).time(1).whereabouts(SHE, Whereabouts::LockedIn).under_way(TimePasses {});
    assert_eq!(table.board().ending, Some(Ending::Autodestruction));
    assert!(!table.player(SHE).is_alive());
}

/// LOC-23.1 LOC-20.4
#[test]
fn when_the_time_is_out_the_squad_kills_whoever_is_not_locked_in() {
    let last = given().active_code(Contingency::Green).time(1).whereabouts(SHE, Whereabouts::LockedIn);
    let table = last.intruder(lockdown::words::Intruder::Queen, 5).under_way(TimePasses {});

    assert_eq!(table.board().ending, Some(Ending::TimeOut));
    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).is_alive()), [false, true, false]);
    assert_eq!(table.intruders_in(5).len(), 1, "intruders live");
    assert!(!table.board().queen_is_killed);
}

/// LOC-21.20 LOC-21.21 LOC-26.33 LOC-19.70
#[test]
fn the_alert_is_set_at_half_the_time_and_opens_isolation_at_once() {
    let alert_room = given().stands(YOU, 13).time(11);
    let table = alert_room.uses_the_room(YOU, RoomAim::StartAlert);

    assert_eq!(table.board().time.alert, Some(5));
    assert!(table.board().time.is_isolation_open());
    assert!(table.told().contains(&Heard::IsolationOpened {}));
    let again = alert_room.with(|board| board.time.alert = Some(5));
    assert!(!again.room_aims(YOU).contains(&RoomAim::StartAlert), "LOC-29.21");
}

/// LOC-21.22 LOC-23.3 LOC-26.34 LOC-29.148
#[test]
fn the_game_ends_when_the_alert_is_over() {
    let alert = |given: Given| given.time(5).with(|board| board.time.alert = Some(5));
    let locked = given().active_code(Contingency::Green).whereabouts(SHE, Whereabouts::LockedIn);
    let table = alert(locked).under_way(TimePasses {});
    assert_eq!(table.board().ending, Some(Ending::Alert));
    assert_eq!([YOU, SHE].map(|seat| table.player(seat).is_alive()), [false, true]);

    let both = alert(with_bomb(5, Autodestruction::Yellow).whereabouts(SHE, Whereabouts::LockedIn));
    assert_eq!(both.under_way(TimePasses {}).board().ending, Some(Ending::Autodestruction));
}

/// In a pod, at a time with a CSS token, the pods are launched.
fn launched(token: CssToken) -> Table {
    let waiting = given().explored(20, Room::CssRoomA, 1).explored(21, Room::CssRoomB, 1).time(10);
    let waiting = waiting.whereabouts(YOU, Whereabouts::Pod { pod: Pod::A });
    let mut table = waiting.whereabouts(SHE, Whereabouts::Pod { pod: Pod::B }).under_way(CssLaunch {});
    table.shows(Outcome::CssReveal(token));
    while table.waits_for_chance() {
        table.shows(Outcome::WoundDraw(SeriousWound::Body));
    }
    table
}

/// LOC-20.20 LOC-20.21 LOC-20.25 LOC-26.40 LOC-4.30
#[test]
fn a_letter_launches_its_own_pod_and_the_others_fail() {
    let table = launched(CssToken::B);

    assert_eq!(table.player(SHE).whereabouts, Whereabouts::Launched);
    assert_eq!((table.room_of(YOU), table.wounds(YOU)), (20, (0, 1)));
    assert!(table.board().time.css_at(10).is_none(), "the token is gone");
    assert!(table.told().contains(&Heard::CssRevealed { space: 10, token: CssToken::B }));
}

/// LOC-20.22 LOC-20.23 LOC-26.41 LOC-20.24 LOC-20.27
#[test]
fn one_token_launches_all_and_one_none() {
    let all = launched(CssToken::AllPods);
    assert!([YOU, SHE].iter().all(|&seat| all.player(seat).whereabouts == Whereabouts::Launched));

    let none = launched(CssToken::NoPod);
    assert_eq!([YOU, SHE].map(|seat| none.room_of(seat)), [20, 21]);
    assert!(none.board().time.css_at(none.board().time.space).is_none(), "the token is gone");
}

/// LOC-4.30
#[test]
fn without_a_css_token_nothing_is_launched() {
    let table = given().time(9).whereabouts(YOU, Whereabouts::Pod { pod: Pod::A }).under_way(CssLaunch {});

    assert!(table.is_quiet() && table.told().is_empty());
}

/// LOC-29.33
#[test]
fn nothing_stops_the_alert() {
    let alert = given().time(9).with(|board| board.time.alert = Some(4));
    assert_eq!(alert.explored(20, Room::PowerGenerator, 1).stands(YOU, 20).room_aims(YOU), [RoomAim::TurnPower]);
    let codes = alert.stands(YOU, 13).room_aims(YOU);
    assert!(codes.iter().all(|aim| matches!(aim, RoomAim::Code { .. })), "{codes:?}");

    let table = alert.under_way(TimePasses {});

    assert_eq!((table.board().time.alert, table.board().time.is_isolation_open()), (Some(4), true));
}
