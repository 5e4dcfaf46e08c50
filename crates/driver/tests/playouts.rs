//! Playouts: that they play whole games, and what the loop around the rules costs.

mod walk;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use contact::{Contact, ContactSetup};
use driver::playouts::{Playouts, Tally, reference_loop};
use engine::{Game, Log, Pending, Seat, Setup, State};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use walk::{Walk, Walkers};

/// Without the time it took.
fn counts(tally: Tally) -> Tally {
    Tally { time: Duration::ZERO, ..tally }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    for setup in ContactSetup::every() {
        let one = Playouts::<Contact>::new(&setup, 7).play(100);
        let other = Playouts::<Contact>::new(&setup, 7).play(100);
        assert_eq!(counts(one), counts(other));
        assert_ne!(counts(one), counts(Playouts::<Contact>::new(&setup, 8).play(100)));
    }
}

#[test]
fn games_that_start_anew_are_those_of_the_seed() {
    let mut playouts = Playouts::<Contact>::new(&ContactSetup::standard(4), 7);
    let first = playouts.play(100);

    playouts.start_anew(7);

    assert_eq!(counts(playouts.play(100)), counts(first));
}

#[test]
fn games_are_played_to_their_end_and_counted() {
    let tally = Playouts::<Contact>::new(&ContactSetup::standard(4), 1).play(1_000);
    assert_eq!((tally.games, tally.stopped), (1_000, 0));
    assert!(tally.answers_per_game() > 10.0, "{tally:?}");
    assert!(tally.outcomes_per_game() > 8.0, "at least the cards are dealt: {tally:?}");
    assert!((1.0..6.0).contains(&tally.branching()), "{tally:?}");
}

#[test]
fn games_that_take_too_long_are_stopped_and_counted() {
    let tally = Playouts::<Walk>::new(&Walkers::standard(2), 1).play(100);
    assert_eq!((tally.games, tally.stopped), (100, 100));
    assert_eq!(tally.outcomes, 100 * u64::from(Walk::ROUNDS_AMONG_BOTS));
}

#[test]
fn sizes_and_speeds_are_measured() {
    let mut playouts = Playouts::<Contact>::new(&ContactSetup::standard(2), 1);
    let size = playouts.size();
    assert_eq!(size.in_memory, size_of::<State<Contact>>());
    assert!(size.stored < size.in_memory);
    // How fast it is depends on what else the machine does.
    let tally = playouts.play_for(Duration::from_millis(5));
    assert!(tally.games > 0 && tally.time >= Duration::from_millis(5), "{tally:?}");
    assert!(tally.inputs_per_second() > tally.games_per_second());
    assert!(playouts.copies_per_second() > 0.0 && reference_loop() > 0.0);
}

/// The cost of the loop beyond the rules: a playout of a game that costs next to nothing,
/// less the bare rules of that game with inputs that need no choosing. A measure, not a test:
/// `cargo test --release -p airlock-driver --test playouts -- --ignored --nocapture`.
#[test]
#[ignore = "measures time, which other work on the machine disturbs"]
fn the_loop_costs_less_than_fifteen_nanoseconds_an_input() {
    let setup = Walkers::standard(2);
    let per_input = |tally: Tally| tally.time.as_nanos() as f64 / (tally.answers + tally.outcomes) as f64;
    let fastest = |measure: &mut dyn FnMut() -> f64| (0..9).map(|_| measure()).fold(f64::MAX, f64::min);

    let mut playouts = Playouts::<Walk>::new(&setup, 1);
    let with_loop = fastest(&mut || per_input(playouts.play(50_000)));
    let bare = fastest(&mut || bare_rules(&setup, 50_000));
    println!("{with_loop:.1} ns an input, {bare:.1} ns of them the rules' own");
    println!("{:.0} million steps of the reference loop a second", reference_loop() / 1e6);
    let mut contact = Playouts::<Contact>::new(&ContactSetup::standard(4), 1);
    let tally = contact.play(50_000);
    println!("contact: {:.1} ns an input, {:.0} games a second", per_input(tally), tally.games_per_second());
    println!("contact: {:?}, {:.0} million copies a second", contact.size(), contact.copies_per_second() / 1e6);
    assert!(with_loop - bare < 15.0);
}

/// Nanoseconds an input when every choice was made beforehand, at random too: the same calls
/// of the rules, and nothing chosen.
fn bare_rules(setup: &Walkers, games: u32) -> f64 {
    let start = Walk::begin(setup, &mut Log::Off);
    let mut random = SmallRng::seed_from_u64(1);
    let mut picked = (0..1 << 16).map(|_| (random.next_u32() % 3) as usize).collect::<Vec<_>>().into_iter().cycle();
    let (mut choices, mut odds, mut inputs) = (Vec::new(), Vec::new(), 0_u64);
    let from = Instant::now();
    for _ in 0..games {
        let mut state = start;
        while Walk::round(state.board()) <= Walk::ROUNDS_AMONG_BOTS {
            match state.pending() {
                Pending::Players { asked, .. } => {
                    let seat = asked.first().unwrap_or(Seat(0));
                    state.choices(seat, &mut choices);
                    state.choose_unchecked(seat, choices[picked.next().unwrap_or(0)], &mut Log::Off);
                }
                Pending::Chance => {
                    state.odds(&mut odds);
                    state.resolve_unchecked(odds[0].0, &mut Log::Off);
                }
                Pending::Nobody => break,
            }
            inputs += 1;
        }
        black_box(&state);
    }
    from.elapsed().as_nanos() as f64 / inputs as f64
}
