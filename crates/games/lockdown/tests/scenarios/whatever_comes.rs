//! Whatever is chosen and whatever chance shows, the table stays in order: nothing is lost or created, every question has
//! an answer, no answer is offered twice, a table that is stored is the same when it is read, and every game ends.

use std::collections::HashSet;

use engine::{Game, Log, Pending, Setup as _, State, Word};
use lockdown::{Choice, Lockdown, Setup, audit, rules::actions::Action};

/// Chance that falls the same way every time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// More answers and outcomes than a game takes.
const MOST: usize = 40_000;

/// Looks at a table between two inputs.
pub(crate) type Look<'a> = &'a mut dyn FnMut(&State<Lockdown>, &mut Dice);

/// What came of some games.
#[derive(Default)]
pub(crate) struct Played {
    endings: HashSet<usize>,
    /// What was done in turns.
    done: HashSet<&'static str>,
}

/// Answers and shows something until the game is over.
fn play(setup: &Setup, dice: &mut Dice, done: &mut HashSet<&'static str>, look: Look<'_>) -> State<Lockdown> {
    let mut state = Lockdown::begin(setup, &mut Log::Off);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        look(&state, dice);
        match state.pending() {
            Pending::Nobody => return state,
            Pending::Chance => {
                state.odds(&mut odds);
                let (outcome, _) = odds[dice.below(odds.len())];
                state.resolve_unchecked(outcome, &mut Log::Off);
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                let different: HashSet<_> = choices.iter().collect();
                assert_eq!(different.len(), choices.len(), "{:?}: {choices:?}", state.under_way().last());
                let choice = choices[dice.below(choices.len())];
                if let Choice::Turn(action) = choice {
                    done.insert(kind(action));
                }
                state.choose_unchecked(seat, choice, &mut Log::Off);
            }
        }
    }
    panic!("it does not come to an end: {:?}", state.under_way());
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Pass => "pass",
        Action::Move { .. } => "move",
        Action::CarefulMove { .. } => "careful move",
        Action::Shoot { .. } => "shoot",
        Action::Melee { .. } => "strike",
        Action::PickUp { .. } => "pick up",
        Action::Trade => "trade",
        Action::Craft { .. } => "craft",
        Action::Unlock { .. } => "unlock",
        Action::Use { .. } => "use",
        Action::Play { .. } => "play",
        Action::UseRoom { .. } => "use a room",
        Action::Computer { .. } => "compute",
        Action::DropItem { .. } => "drop an item",
        Action::DropObject { .. } => "drop an object",
    }
}

/// Plays one game after the other until each is over.
pub(crate) fn games(seeds: std::ops::Range<u64>, look: Look<'_>) -> Played {
    let mut played = Played::default();
    for seed in seeds {
        let mut dice = Dice(seed);
        let players = 1 + dice.below(5) as u8;
        let mode = if players > 1 && seed % 4 == 0 { "on" } else { "off" };
        let intruders = if seed % 3 == 0 { "base" } else { "night-stalkers" };
        let characters = if seed % 5 < 2 { "mixed" } else { "lockdown" };
        let side = if seed % 7 < 3 { "alternative" } else { "main" };
        let options = [("intruders", intruders), ("characters", characters), ("side", side), ("co-operative", mode)];
        let options = &options[..if players > 1 { 4 } else { 3 }];
        let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
        let state = play(&setup, &mut dice, &mut played.done, look);
        let board = state.board();
        assert!(board.winners.is_some() && (1..=15).contains(&board.round), "seed {seed}: round {}", board.round);
        played.endings.extend(board.ending.map(Word::index));
    }
    played
}

/// LOC-4.3 LOC-29.131
#[test]
fn the_table_stays_in_order_and_every_game_ends() {
    let Played { endings, done } = games(0..200, &mut |state, _| {
        audit::audit(state).expect("the table is in order");
        let stored = borsh::to_vec(state).expect("it is plain");
        assert_eq!(borsh::from_slice::<State<Lockdown>>(&stored).expect("it was stored"), *state);
    });

    assert!(endings.len() >= 4, "only these endings were reached: {endings:?}");
    assert!(done.len() >= 12, "only this was done: {done:?}");
}
