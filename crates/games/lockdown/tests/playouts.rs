//! Random games, as fast as they go: every set-up comes to an end.

use driver::playouts::Playouts;
use engine::Setup as _;
use lockdown::{Lockdown, Setup};

#[test]
fn random_games_of_every_set_up_come_to_an_end() {
    for (seed, setup) in Setup::every().into_iter().enumerate() {
        let tally = Playouts::<Lockdown>::new(&setup, seed as u64).play(4);

        assert_eq!(tally.stopped, 0, "{setup:?}");
    }
}

#[test]
fn a_state_fits_into_four_kibibytes() {
    let size = Playouts::<Lockdown>::new(&Setup::standard(4), 1).size();

    assert!(size.in_memory <= 4096, "{size:?}");
}

/// LOC-4: how fast four random players play.
#[test]
#[ignore = "a measurement"]
fn measure() {
    let mut playouts = Playouts::<Lockdown>::new(&Setup::standard(4), 1);
    let tally = playouts.play_for(std::time::Duration::from_secs(5));
    let seconds = tally.time.as_secs_f64();
    let inputs = (tally.answers + tally.outcomes) as f64;
    println!("{:?} copy {:.0} ns", playouts.size(), 1e9 / playouts.copies_per_second());
    println!(
        "{:.0} games/s, {:.2} M inputs/s, {:.0} answers and {:.0} outcomes a game, branching {:.1}",
        tally.games as f64 / seconds,
        inputs / seconds / 1e6,
        tally.answers as f64 / tally.games as f64,
        tally.outcomes as f64 / tally.games as f64,
        tally.offered as f64 / tally.answers as f64,
    );
}
