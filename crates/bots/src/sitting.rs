//! A bot in its seat: it is told what the seat is told, and asked what the seat is asked.

use engine::{Seat, Viewer, Views};

use crate::{Asked, Bot, Budget};

/// What a seat is told of one thing that happened: an answer, what chance showed, somebody leaving, the set-up.
#[derive(Clone, Debug)]
pub struct News<G: Views> {
    /// What the seat answered, if that is what happened.
    answer: Option<G::Choice>,
    /// What it hears.
    heard: Vec<G::Heard>,
}

impl<G: Views> News<G> {
    /// What `seat` is told of an answer, if it was one, and of what came of it.
    pub fn of(seat: Seat, answer: Option<(Seat, G::Choice)>, events: &[G::Event]) -> News<G> {
        News {
            answer: answer.filter(|(by, _)| *by == seat).map(|(_, choice)| choice),
            heard: events.iter().filter_map(|event| G::heard(event, Viewer::seat(seat))).collect(),
        }
    }
}

/// A bot in its seat, for as long as the game goes on.
///
/// Whoever drives the game tells it everything, from the set-up on. If the bot has to be made anew, or something was
/// taken back, somebody else sits down and is told the whole line of play again: what a bot remembers is what it heard.
pub struct Sitting<G: Views> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    /// What it has answered, until that has happened.
    answered: Option<G::Choice>,
    /// What it means to answer then, as long as nothing else happens.
    plan: Vec<G::Choice>,
}

impl<G: Views> Sitting<G> {
    /// A bot that has heard nothing yet.
    pub fn new(seat: Seat, bot: Box<dyn Bot<G>>) -> Sitting<G> {
        Sitting { seat, bot, answered: None, plan: Vec::new() }
    }

    /// Something has happened.
    pub fn told(&mut self, news: &News<G>) {
        let is_as_answered = self.answered.take().is_some_and(|answered| news.answer == Some(answered));
        if !is_as_answered {
            self.plan.clear();
        }
        news.heard.iter().for_each(|heard| self.bot.heard(heard));
    }

    /// One of `choices`, by what the seat may know. The dice of the bot are `below`, an even choice from `0..n`: nobody
    /// else at the table may know how they fall.
    pub fn answer(
        &mut self,
        view: &G::View,
        choices: &[G::Choice],
        budget: Budget<'_>,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> G::Choice {
        self.forget_what_did_not_happen();
        let asked = Asked { seat: self.seat, view, choices, plan: &self.plan, budget };
        let thought = self.bot.answer(&asked, below);
        self.plan = thought.plan;
        self.answered = Some(thought.choice);
        thought.choice
    }

    /// The only answer that it can give, for which it is not even asked.
    pub fn only(&mut self, only: G::Choice) -> G::Choice {
        self.forget_what_did_not_happen();
        match self.plan.first() == Some(&only) {
            true => _ = self.plan.remove(0),
            false => self.plan.clear(),
        }
        self.answered = Some(only);
        only
    }

    /// If what it answered before was not taken, nothing is as it was planned.
    fn forget_what_did_not_happen(&mut self) {
        if self.answered.take().is_some() {
            self.plan.clear();
        }
    }
}
