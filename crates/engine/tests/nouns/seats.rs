//! Seats, sets of them, and who looks at the table.

use engine::{Seat, Seats, Viewer};

#[test]
fn people_count_seats_from_one() {
    let seat = Seat(0);

    assert_eq!(seat.number(), 1);
    assert_eq!(seat.to_string(), "1");
    assert_eq!(serde_json::to_string(&seat).ok().as_deref(), Some("1"));
    assert_eq!(serde_json::from_str::<Seat>("1").ok(), Some(seat));
}

#[test]
fn there_is_no_seat_zero_and_no_ninth_on_the_wire() {
    for number in ["0", "9", "256", "-1"] {
        assert!(serde_json::from_str::<Seat>(number).is_err(), "{number}");
    }
}

#[test]
fn a_set_has_what_was_put_in_and_not_taken_out() {
    let seats = Seats::NONE.with(Seat(2)).with(Seat(0)).with(Seat(2));

    assert_eq!(seats.len(), 2);
    assert!(seats.has(Seat(0)) && seats.has(Seat(2)) && !seats.has(Seat(1)));
    assert_eq!(seats.without(Seat(0)), Seats::one(Seat(2)));
    assert_eq!(seats.without(Seat(1)), seats);
}

#[test]
fn a_set_gives_its_seats_in_order() {
    let seats: Seats = [Seat(5), Seat(1), Seat(7)].into_iter().collect();

    assert_eq!(seats.first(), Some(Seat(1)));
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(5), Seat(7)]);
    assert_eq!(Seats::NONE.first(), None);
}

#[test]
fn all_seats_of_a_table_are_as_many_as_its_players() {
    for players in 0..=Seat::MOST as u8 {
        let seats = Seats::all(players);

        assert_eq!(seats.len(), usize::from(players));
        assert_eq!(seats.is_empty(), players == 0);
        assert!(Seat::all(players).all(|seat| seats.has(seat)));
    }
}

#[test]
fn a_set_is_a_list_of_numbers_on_the_wire() {
    let seats = Seats::one(Seat(3)).with(Seat(0));

    let json = serde_json::to_string(&seats).expect("seats can be sent");

    assert_eq!(json, "[1,4]");
    assert_eq!(serde_json::from_str::<Seats>(&json).ok(), Some(seats));
}

#[test]
fn whoever_holds_a_seat_sees_with_its_eyes() {
    let viewer = Viewer::Holding(Seats::one(Seat(0)).with(Seat(2)));

    assert!(viewer.is(Seat(0)) && viewer.is(Seat(2)));
    assert!(!viewer.is(Seat(1)));
    assert!(viewer.is_any_of(Seats::one(Seat(1)).with(Seat(2))));
    assert!(!viewer.is_any_of(Seats::one(Seat(1))));
}

#[test]
fn a_spectator_has_the_eyes_of_nobody() {
    let viewer = Viewer::Spectator;

    assert!(Seat::all(8).all(|seat| !viewer.is(seat)));
    assert!(!viewer.is_any_of(Seats::all(8)));
}

#[test]
fn after_the_end_everything_is_open_even_what_nobody_saw() {
    let viewer = Viewer::AfterTheEnd;

    assert!(Seat::all(8).all(|seat| viewer.is(seat)));
    assert!(viewer.is_any_of(Seats::NONE));
}

#[test]
fn the_viewers_of_a_running_game_are_its_seats_and_the_spectator() {
    let viewers: Vec<Viewer> = Viewer::all(2).collect();

    assert_eq!(viewers, [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::Spectator]);
}

#[test]
fn a_seat_that_no_table_has_is_in_no_set() {
    let everybody = Seats::all(8);

    assert!(!everybody.has(Seat(8)));
    assert_eq!(everybody.with(Seat(9)), everybody);
    assert_eq!(Seats::one(Seat(255)), Seats::NONE);
}
