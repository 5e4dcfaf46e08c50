//! Perft: in how many ways a game can go on from fixed positions. Any change in what is
//! offered, or in what chance can show, changes a number.

use std::fs;

use engine::{Game, Log, Pending, State, perft::perft};

use crate::{dice, is_to_be_blessed, kept};

/// A position: so many inputs into a random game.
pub struct Position<G: Game> {
    /// What stands for the set-up in the table.
    pub name: String,
    /// How the game is set up.
    pub setup: G::Setup,
    /// From where the dice start.
    pub dice: u64,
    /// How many inputs were given.
    pub inputs: u32,
    /// How many inputs on the ways are counted.
    pub depth: u32,
}

/// Checks that the ways to play from each position are as many as they were. `names` says what the
/// names of the positions are.
pub fn check<G: Game>(names: &str, positions: impl IntoIterator<Item = Position<G>>) {
    let path = kept::<G>("perft.txt");
    let mut table = format!("# {names}, dice, inputs before, then the ways to play 1, 2, … inputs on.\n");
    for position in positions {
        let state = position.state();
        let ways: Vec<String> = (1..=position.depth).map(|depth| perft(&state, depth).to_string()).collect();
        table += &format!("{} {} {}: {}\n", position.name, position.dice, position.inputs, ways.join(" "));
    }

    if is_to_be_blessed() {
        fs::write(&path, &table).expect("the table can be written");
    }

    assert_eq!(table, fs::read_to_string(&path).expect("the table is kept in golden/"));
}

impl<G: Game> Position<G> {
    fn state(&self) -> State<G> {
        let mut below = dice(self.dice);
        let mut state = G::begin(&self.setup, &mut Log::Off);
        let (mut choices, mut odds) = (Vec::new(), Vec::new());
        for _ in 0..self.inputs {
            match state.pending() {
                Pending::Players { asked, .. } => {
                    let seat = asked.first().expect("somebody is asked");
                    state.choices(seat, &mut choices);
                    let choice = choices[below(choices.len() as u32) as usize];
                    state.choose_unchecked(seat, choice, &mut Log::Off);
                }
                Pending::Chance => {
                    state.odds(&mut odds);
                    let (outcome, _) = odds[below(odds.len() as u32) as usize];
                    state.resolve_unchecked(outcome, &mut Log::Off);
                }
                Pending::Nobody => break,
            }
        }
        state
    }
}
