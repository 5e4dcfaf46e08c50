//! Random games of every mission, as fast as one thread plays them.

use aliens::{Aliens, Setup, words::Mission};
use driver::playouts::Playouts;
use engine::{Setup as _, Word};

#[test]
fn random_games_of_every_mission_and_number_of_players_come_to_an_end() {
    for &mission in Mission::ALL {
        for players in 1..=6 {
            let setup = Setup { mission, ..Setup::standard(players) };

            let tally = Playouts::<Aliens>::new(&setup, u64::from(players)).play(4);

            println!("{mission:?} {players}: {tally:?}");
            assert_eq!((tally.games, tally.stopped), (4, 0));
        }
    }
}

#[test]
fn a_state_is_small_enough_to_be_copied_by_the_million() {
    let playouts = Playouts::<Aliens>::new(&Setup::standard(4), 1);

    println!("{:?}", playouts.size());
    assert!(playouts.size().in_memory <= 8 * 1024);
}
