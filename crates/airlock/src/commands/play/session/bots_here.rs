//! The bots at this terminal: each hears what its seat hears, and lives as long as the game.

use std::time::{Duration, Instant};

use anyhow::Result;
use bots::{Budget, Level, News, Sitting, dice};
use driver::{Entry, Holder};
use engine::{Seat, Viewer};

use super::{Past, Session};
use crate::{boards::TextBoard, commands::play::seating};

/// How long a bot may think about an answer.
const LIMIT: Duration = Duration::from_secs(5);

impl<G: TextBoard> Session<'_, G> {
    /// A bot for each seat that none of those at this terminal holds. It has heard all that its seat was told.
    pub(super) fn seat_bots(&mut self, holders: &[Holder]) {
        let bot = |(seat, holder): (u8, &Holder)| Some(self.attentive(Seat(seat), seating::level_of(holder)?));
        let bots = (0..).zip(holders).map(bot).collect();
        self.bots = bots;
    }

    /// A bot that has heard what its seat was told on the way to where the game is.
    pub(super) fn attentive(&self, seat: Seat, level: Level) -> Sitting<G> {
        let mut sitting = Sitting::new(seat, level.bot());
        let line = self.table.record().line_of_play();
        for place in [0].into_iter().chain(line) {
            sitting.told(&news_of(seat, &self.past[place]));
        }
        sitting
    }

    /// Tells the bots what has happened last. Where something was taken back, others sit down who have not heard of it.
    pub(super) fn tell_bots(&mut self) {
        let last = self.past.last().expect("something has happened");
        if let Some(Entry::Undone { .. }) = last.entry {
            return self.seat_bots(&seating::last_of(self.table.record()));
        }
        for (seat, bot) in (0..).map(Seat).zip(&mut self.bots) {
            if let Some(bot) = bot {
                bot.told(&news_of(seat, last));
            }
        }
    }

    pub(super) fn let_bot_answer(&mut self, seat: Seat) -> Result<()> {
        let mut choices = Vec::new();
        self.table.state().choices(seat, &mut choices);
        let view = G::view(self.table.state(), Viewer::seat(seat));
        let mut dice = dice(self.thought_of(seat));
        let bot = self.bots[seat.index()].as_mut().expect("a bot sits there");
        let choice = bot.answer(&view, &choices, budget(), &mut dice);
        let happened = self.table.choose(seat, choice);
        self.take(happened)
    }

    /// What the thoughts of a seat start from.
    pub(super) fn thought_of(&self, seat: Seat) -> u64 {
        let is_theirs = |past: &&Past<G>| past.entry.as_ref().and_then(Entry::answer).is_some_and(|(by, _)| by == seat);
        self.table.dealer().thought_of(seat, self.past.iter().filter(is_theirs).count())
    }
}

/// How much a bot may think about an answer.
pub(super) fn budget() -> Budget<'static> {
    Budget { until: Some(Instant::now() + LIMIT), ..Budget::USUAL }
}

/// What a seat is told of something that happened.
fn news_of<G: TextBoard>(seat: Seat, past: &Past<G>) -> News<G> {
    News::of(seat, past.entry.as_ref().and_then(Entry::answer), &past.events)
}
