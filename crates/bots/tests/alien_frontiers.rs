//! The bots at a table of Alien Frontiers.

use alien_frontiers::{AlienFrontiers, Setup};
use bots::{Asked, Budget, Level, dice};
use engine::{Game, Log, Pending, Seat, Setup as _, Standing, State, Viewer, Views};
use proofs::BotsAtATable;
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Plays one game: the final board, and whether it had to be stopped.
fn play(levels: &[Level], seed: u64) -> (State<AlienFrontiers>, bool) {
    let bots: Vec<_> = levels.iter().map(|&level| (level, seed)).collect();
    let (mut table, mut state) = BotsAtATable::<AlienFrontiers>::new(&Setup::standard(levels.len() as u8), &bots, seed);
    while !state.is_over() {
        if AlienFrontiers::round(state.board()) > AlienFrontiers::ROUNDS_AMONG_BOTS {
            return (state, true);
        }
        table.go_on(&mut state);
    }
    (state, false)
}

fn winners(state: &State<AlienFrontiers>) -> Vec<Standing> {
    let mut standings = AlienFrontiers::standings(state.board());
    standings.retain(|standing| standing.rank == 1);
    standings
}

#[test]
fn greedy_beats_random_at_every_number_of_players() {
    for players in 2..=4 {
        let mut won = 0;
        for game in 0..10 {
            let mut levels = vec![Level::Random; players];
            let greedy = game as usize % players;
            levels[greedy] = Level::Greedy;

            let (state, _) = play(&levels, game);

            won += winners(&state).iter().any(|winner| winner.seat == Seat(greedy as u8)) as u32;
        }
        assert!(won >= 9, "greedy won {won} of 10 games of {players}");
    }
}

#[test]
fn games_among_greedy_bots_end_by_themselves() {
    for players in 2..=4 {
        for game in 0..6 {
            let (state, is_stopped) = play(&vec![Level::Greedy; players], game);

            println!(
                "{players} players: round {}, {:?}",
                state.board().round,
                AlienFrontiers::standings(state.board())
            );
            assert!(!is_stopped, "a game of {players} took too long");
        }
    }
}

/// Against players who only mine and never settle, the greedy bot still comes to an end.
#[test]
fn greedy_finishes_a_game_that_nobody_else_wants_to_finish() {
    let mut idle = StdRng::seed_from_u64(7);
    let greedy = Level::Greedy.bot::<AlienFrontiers>();
    let mut its_dice = dice(7);
    let mut state = AlienFrontiers::begin(&Setup::standard(2), &mut Log::Off);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    while !state.is_over() {
        assert!(AlienFrontiers::round(state.board()) <= 40, "the greedy bot has stalled");
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                let view = AlienFrontiers::view(&state, Viewer::seat(seat));
                let asked = Asked { seat, view: &view, choices: &choices, plan: &[], budget: Budget::USUAL };
                let choice = if seat == Seat(1) { greedy.answer(&asked, &mut its_dice).choice } else { choices[0] };
                state.choose(seat, choice, &mut Log::Off).expect("it is offered");
            }
            Pending::Chance => {
                state.odds(&mut odds);
                let shown = odds[idle.random_range(0..odds.len())].0;
                state.resolve(shown, &mut Log::Off).expect("it can come up");
            }
            Pending::Nobody => (),
        }
    }
    assert_eq!(winners(&state)[0].seat, Seat(1));
}
