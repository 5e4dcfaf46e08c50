//! The laws every game has to keep, whoever plays it.
//!
//! [`check`] plays random games, [`check_played_by`] those of players who play to win, and
//! both look at every pause between two inputs. The cheap laws are checked at each pause, in
//! `play.rs`; the dear ones at a sample of them: `answers.rs` (what is offered, taken and
//! refused), `storing.rs` (what is written and read again, forked and replayed),
//! `secrets.rs` (what a viewer can find out) and `players.rs` (whether players answer by what
//! their seat knows).
//! `report.rs` says which laws there are and how a broken one is told.
//!
//! The source of random numbers is the caller's: the same numbers break the same law.
//!
//! A game needs nothing for it but [`Lawful`]. One thing is easily missed: an event that
//! tells somebody what was hidden from them, or what they cannot see on the table
//! afterwards, has to be declared by [`Views::is_barrier`](crate::Views::is_barrier) for
//! every actor but whoever hears it. A law compares what is heard with what is declared.

mod answers;
mod input;
mod play;
mod players;
mod report;
mod secrets;
mod storing;

use std::panic::{AssertUnwindSafe, catch_unwind};

pub use players::{Player, SitDown};
pub use report::{Broken, Law, Report};

use crate::{Game, Lawful, Setup, State};
use play::Table;
use players::Players;
use report::Fault;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// With these set-ups, one after the other.
    pub setups: Vec<G::Setup>,
    /// So many games with each.
    pub games: u32,
    /// The dear laws are checked at one pause in so many; at every pause if 1.
    pub sample_every: u32,
    /// Somebody resigns in one game in so many; nobody ever if 0.
    pub resign_every: u32,
    /// A game that takes more inputs than this does not end.
    pub most_inputs: u32,
}

impl<G: Game> Plan<G> {
    /// Every set-up there is, with so many games each.
    pub fn new(games: u32) -> Self {
        Plan { setups: G::Setup::every(), games, sample_every: 16, resign_every: 4, most_inputs: 1_000_000 }
    }

    /// The same with the dear laws at one pause in so many.
    #[must_use]
    pub fn sample_every(self, pauses: u32) -> Self {
        Plan { sample_every: pauses, ..self }
    }

    /// The same with these set-ups only.
    #[must_use]
    pub fn setups(self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        Plan { setups: setups.into_iter().collect(), ..self }
    }
}

/// Plays as planned, and reports what was played or the first law that was broken.
/// `below(n)` is an even choice from `0..n`.
///
/// A rule that panics breaks a law too. The panic's message is then in the report, and
/// wherever else the program's panic hook sends it.
pub fn check<G: Lawful>(plan: &Plan<G>, below: &mut dyn FnMut(u32) -> u32) -> Result<Report, Broken> {
    check_all(plan, None, below)
}

/// Like [`check`], but whoever is asked answers as the player in their seat does, and nobody else speaks up: random
/// games seldom get far. `sit_down` brings somebody new for a seat, at the start of each game and wherever it is looked
/// at whether those who play are honest.
pub fn check_played_by<G: Lawful>(
    plan: &Plan<G>,
    sit_down: SitDown<'_, G>,
    below: &mut dyn FnMut(u32) -> u32,
) -> Result<Report, Broken> {
    check_all(plan, Some(Players::new(sit_down)), below)
}

/// Looks at one table with all the laws that hold between two inputs, whoever has played so far. For a game of which
/// only chapters can be played.
pub fn check_at<G: Lawful>(
    state: &State<G>,
    report: &mut Report,
    below: &mut dyn FnMut(u32) -> u32,
) -> Result<(), Broken> {
    let setup = *G::setup(state.board());
    let plan = Plan::<G>::new(0).setups([]);
    let looked = catch_unwind(AssertUnwindSafe(|| Table::left_at(&plan, *state).look_closely(report, below)));
    let fault = match looked {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(fault)) => fault,
        Err(panic) => Fault::of_panic(panic.as_ref()),
    };
    Err(fault.in_game::<G>(&setup, 0, &[]))
}

fn check_all<G: Lawful>(
    plan: &Plan<G>,
    mut players: Option<Players<'_, G>>,
    below: &mut dyn FnMut(u32) -> u32,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    for setup in &plan.setups {
        // A rule may panic as early as that, so the table is only laid under the catch.
        let mut table = None;
        for game in 0..plan.games {
            let played = catch_unwind(AssertUnwindSafe(|| {
                table.get_or_insert_with(|| Table::new(plan, *setup)).play(game, &mut report, &mut players, below)
            }));
            let fault = match played {
                Ok(Ok(())) => continue,
                Ok(Err(fault)) => fault,
                Err(panic) => Fault::of_panic(panic.as_ref()),
            };
            let inputs = table.as_ref().map_or(&[][..], Table::inputs);
            return Err(fault.in_game(setup, game, inputs));
        }
    }
    Ok(report)
}
