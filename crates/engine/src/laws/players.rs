//! Who plays, and whether they are honest.
//!
//! A player is told what its seat hears and answers by what its seat sees. That it knows nothing else is looked at
//! wherever the dear laws are. *Made anew*: does somebody new who has heard the same answer the same? Else the player
//! remembers what its seat was never told: what it was asked, or what another seat has heard. *Scrambled*: does the
//! answer change when only what is hidden from the seat changes? Then it has found a way to look.

use super::report::{Fault, Law, Report};
use crate::{Game, Lawful, Seat, State, Viewer, Views};

/// Somebody who plays a seat.
pub trait Player<G: Views> {
    /// Something that the seat is told, from the set-up on.
    fn heard(&mut self, heard: &G::Heard);

    /// One of `choices`. `below(n)` is an even choice from `0..n`, and all the chance there is.
    fn answer(&mut self, view: &G::View, choices: &[G::Choice], below: &mut dyn FnMut(u32) -> u32) -> G::Choice;
}

/// Somebody new in a seat, who has heard nothing yet.
pub type SitDown<'a, G> = &'a mut dyn FnMut(Seat) -> Box<dyn Player<G>>;

/// Those who play at a table.
pub(super) struct Players<'a, G: Views> {
    sit_down: SitDown<'a, G>,
    seats: Vec<Seated<G>>,
}

/// A player, and all that their seat was told.
struct Seated<G: Views> {
    player: Box<dyn Player<G>>,
    heard: Vec<G::Heard>,
}

/// Somebody is asked, and has answered.
pub(super) struct Answered<G: Game> {
    seat: Seat,
    pub(super) choice: G::Choice,
    /// How the dice fell that they threw for it.
    drawn: Vec<u32>,
}

impl<'a, G: Lawful> Players<'a, G> {
    pub(super) fn new(sit_down: SitDown<'a, G>) -> Self {
        Players { sit_down, seats: Vec::new() }
    }

    /// Sits down at a table that was set up.
    pub(super) fn begin(&mut self, players: u8, events: &[G::Event]) {
        let sit_down = &mut self.sit_down;
        self.seats = Seat::all(players).map(|seat| Seated { player: sit_down(seat), heard: Vec::new() }).collect();
        self.hear(events);
    }

    /// Everybody hears what their seat is told.
    pub(super) fn hear(&mut self, events: &[G::Event]) {
        for (seat, seated) in (0..).map(Seat).zip(&mut self.seats) {
            for heard in events.iter().filter_map(|event| G::heard(event, Viewer::seat(seat))) {
                seated.player.heard(&heard);
                seated.heard.push(heard);
            }
        }
    }

    pub(super) fn answer(
        &mut self,
        state: &State<G>,
        seat: Seat,
        choices: &[G::Choice],
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Answered<G> {
        let mut drawn = Vec::new();
        let mut noted = |n| {
            let number = below(n);
            drawn.push(number);
            number
        };
        let view = G::view(state, Viewer::seat(seat));
        let choice = self.seats[seat.index()].player.answer(&view, choices, &mut noted);
        Answered { seat, choice, drawn }
    }

    /// Whether they have answered by what their seat was told and sees, and by nothing else.
    pub(super) fn are_honest(
        &mut self,
        state: &State<G>,
        answered: &Answered<G>,
        report: &mut Report,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Result<(), Fault> {
        let Answered { seat, choice, .. } = *answered;
        report.thought_again += 1;
        let again = self.answer_anew(state, answered);
        if again != choice {
            let what = format!("seat {seat} answers {choice:?}, and somebody new who has heard the same {again:?}");
            return Err(Fault::new(Law::PlayersKnowWhatTheyHeard, what));
        }
        let other = G::scramble(state, Viewer::seat(seat), below);
        let there = self.answer_anew(&other, answered);
        if there != choice {
            let what = format!("seat {seat} answers {choice:?}, and {there:?} where only what is hidden differs");
            return Err(Fault::new(Law::HiddenChangesNoAnswer, what));
        }
        Ok(())
    }

    /// What somebody new answers who was told the same and whose dice fall the same.
    fn answer_anew(&mut self, state: &State<G>, answered: &Answered<G>) -> G::Choice {
        let seat = answered.seat;
        let mut player = (self.sit_down)(seat);
        self.seats[seat.index()].heard.iter().for_each(|heard| player.heard(heard));
        let mut drawn = answered.drawn.iter();
        let mut same = |n| drawn.next().map_or(0, |&number| number.min(n - 1));
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        player.answer(&G::view(state, Viewer::seat(seat)), &choices, &mut same)
    }
}
