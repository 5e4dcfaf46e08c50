//! Bots as the laws let them play.

use bots::{Asked, Bot, Budget, Judge, Level};
use engine::{Game, Seat, Views, laws::Player};

/// Bots of a level, who play with this budget: somebody new for each seat that is asked for. They think about every
/// answer anew, since a plan of before is nothing that a seat has heard.
pub fn players<G: Judge>(level: Level, budget: Budget<'static>) -> impl FnMut(Seat) -> Box<dyn Player<G>> {
    move |seat| Box::new(Playing { seat, bot: level.bot(), budget })
}

/// A bot that plays a seat.
struct Playing<G: Views> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    budget: Budget<'static>,
}

impl<G: Views> Player<G> for Playing<G> {
    fn heard(&mut self, heard: &G::Heard) {
        self.bot.heard(heard);
    }

    fn answer(
        &mut self,
        view: &G::View,
        choices: &[<G as Game>::Choice],
        below: &mut dyn FnMut(u32) -> u32,
    ) -> <G as Game>::Choice {
        let asked = Asked { seat: self.seat, view, choices, plan: &[], budget: self.budget };
        self.bot.answer(&asked, below).choice
    }
}
