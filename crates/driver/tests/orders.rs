//! Standing orders, and what is answered in a seat's name.

mod table;

use contact::{Choice, Contact, rules::find::FindAnswer, words::Signal};
use driver::{StandingOrders, Table};
use engine::{Frame as _, Lawful, Pending, Seat, Timing, Viewer};
use table::{Numbers, answer_at_random, opened};

const KEEP: Choice = Choice::Find(FindAnswer::Keep);

/// Tables of many games at which a window is open, with whoever is asked, and whether they have a
/// hunter to fight.
fn windows() -> Vec<(Table<Contact>, Seat, bool)> {
    let mut found = Vec::new();
    let mut numbers = Numbers(5);
    for seed in 0..40 {
        let mut table = opened(3, seed);
        while !table.is_finished() && !table.is_window() {
            answer_at_random(&mut table, &mut numbers);
        }
        if let Some(seat) = asked(&table).first().copied() {
            let can_react = choices(&table, seat).len() > 1;
            found.push((table, seat, can_react));
        }
    }
    found
}

fn asked(table: &Table<Contact>) -> Vec<Seat> {
    match table.state().pending() {
        Pending::Players { asked, .. } => asked.iter().collect(),
        Pending::Chance | Pending::Nobody => Vec::new(),
    }
}

fn choices(table: &Table<Contact>, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    table.state().choices(seat, &mut choices);
    choices
}

#[test]
fn the_tests_see_seats_that_can_react_and_seats_that_cannot() {
    let windows = windows();

    let can = windows.iter().filter(|(_, _, can_react)| *can_react).count();

    assert!(can >= 3 && windows.len() - can >= 3, "{can} of {}", windows.len());
    assert!(Signal::Hunter.cards() > 0);
}

#[test]
fn by_default_whoever_can_react_is_asked_and_the_others_decline() {
    for (table, seat, can_react) in windows() {
        let declined = table.declined(seat, StandingOrders::default());

        assert_eq!(declined, (!can_react).then_some(KEEP));
    }
}

#[test]
fn whoever_always_wants_to_be_asked_is_asked() {
    for (table, seat, _) in windows() {
        assert_eq!(table.declined(seat, StandingOrders::Always), None);
    }
}

#[test]
fn whoever_never_wants_to_be_asked_declines_whatever_they_hold() {
    for (table, seat, _) in windows() {
        assert_eq!(table.declined(seat, StandingOrders::Never), Some(KEEP));
    }
}

#[test]
fn nobody_declines_for_a_seat_that_is_not_asked_or_not_there() {
    for (table, seat, _) in windows() {
        let others = Seat::all(3).filter(|&other| other != seat).chain([Seat(200)]);

        for other in others {
            assert_eq!(table.declined(other, StandingOrders::Never), None);
        }
    }
}

#[test]
fn outside_of_windows_orders_decline_nothing() {
    let mut numbers = Numbers(11);
    let mut table = opened(3, 2);
    while !table.is_finished() {
        for seat in Seat::all(3).filter(|_| !table.is_window()) {
            assert_eq!(table.declined(seat, StandingOrders::Never), None);
        }
        answer_at_random(&mut table, &mut numbers);
    }
    assert_eq!(table.declined(Seat(0), StandingOrders::Never), None, "nor when the game is over");
}

#[test]
fn a_decline_by_orders_looks_the_same_in_the_record() {
    for (mut table, seat, _) in windows() {
        let declined = table.declined(seat, StandingOrders::Never).expect("it declines");

        let happened = table.choose(seat, declined).expect("it is taken");

        assert_eq!(happened.lines.lines().next(), Some(&*format!("> {} find keep", seat.number())));
    }
}

/// Whatever others hold, an answer in their name comes as soon, and is as sure to come.
#[test]
fn the_timing_tells_nobody_what_others_hold() {
    let mut numbers = Numbers(3);
    let mut differed = 0;
    for (table, seat, can_react) in windows() {
        for other in Seat::all(3).filter(|&other| other != seat).map(Viewer::seat).chain([Viewer::Spectator]) {
            for _ in 0..8 {
                let scrambled = Contact::scramble(table.state(), other, &mut |n| numbers.below(n as usize) as u32);
                let mut choices = Vec::new();
                scrambled.choices(seat, &mut choices);

                assert_eq!(scrambled.timing(), table.timing());
                assert_eq!(scrambled.timing(), Timing::AfterTheDelay);
                differed += usize::from((choices.len() > 1) != can_react);
            }
        }
    }
    assert!(differed > 50, "what is hidden was something else: {differed}");
}

#[test]
fn only_an_answer_that_everybody_knows_to_be_the_only_one_is_forced() {
    let mut numbers = Numbers(9);
    let mut held_back = 0;
    for seed in 0..30 {
        let mut table = opened(4, seed);
        while !table.is_finished() {
            answer_at_random(&mut table, &mut numbers);
            for seat in Seat::all(4) {
                let choices = choices(&table, seat);
                let only = (asked(&table).contains(&seat) && choices.len() == 1).then(|| choices[0]);
                let is_open = table.timing() == Timing::AtOnce;

                assert_eq!(table.forced(seat), only.filter(|_| is_open));
                held_back += usize::from(!is_open && only.is_some());
            }
        }
    }
    assert!(held_back > 0, "some only answers were a secret, and were not forced");
}

#[test]
fn a_game_says_whether_it_has_windows() {
    const { assert!(<contact::Frame as engine::Frame<Contact>>::HAS_WINDOWS) };
    assert!(!contact::Frame::default().is_window(), "a step is no window");
}
