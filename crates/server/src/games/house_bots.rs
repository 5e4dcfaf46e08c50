//! The bots of the house at one table: each lives as long as its seat is played by it, and hears what the seat hears.
//!
//! A bot thinks on another thread, and what happens meanwhile waits until it listens again. When the table wakes, when
//! something was taken back, or when a thought broke down, another sits down and is told the whole line of play: what a
//! bot remembers is what its seat heard, so it is the same bot.

use std::{
    mem,
    sync::{Arc, Mutex, PoisonError},
};

use bots::{Bot, Budget, Level, News, Sitting, dice};
use driver::{Entry, Table};
use engine::{Seat, Viewer, Views};

/// Makes a bot of a level.
pub(super) type BotMaker<G> = fn(Level) -> Box<dyn Bot<G>>;

/// The bots at a table.
pub(super) struct HouseBots<G: Views> {
    make: BotMaker<G>,
    /// For each seat the bot that has played it last.
    seats: Vec<Option<Listener<G>>>,
}

/// A bot, and how far it has been told of the game.
struct Listener<G: Views> {
    level: Level,
    /// After how many entries.
    told: usize,
    /// What it was told and has not listened to.
    news: Arc<Mutex<Vec<News<G>>>>,
    sitting: Arc<Mutex<Sitting<G>>>,
}

impl<G: Views> HouseBots<G> {
    /// Nobody sits there yet.
    pub(super) fn new(make: BotMaker<G>) -> Self {
        HouseBots { make, seats: Vec::new() }
    }

    pub(super) fn maker(&self) -> BotMaker<G> {
        self.make
    }

    /// An answer of the bot in a seat, to be had on another thread: what goes there is what the seat may know. `events`
    /// is what happened with each entry. Nothing if the seat is not asked.
    pub(super) fn thought(
        &mut self,
        seat: Seat,
        level: Level,
        table: &Table<G>,
        events: &[Vec<G::Event>],
    ) -> Option<impl FnOnce(Budget<'_>) -> G::Choice + Send + use<G>> {
        let mut choices = Vec::new();
        table.state().choices(seat, &mut choices);
        if choices.is_empty() {
            return None;
        }
        let Listener { news, sitting, .. } = self.listener(seat, level, table, events);
        let (news, sitting) = (Arc::clone(news), Arc::clone(sitting));
        let view = G::view(table.state(), Viewer::seat(seat));
        let mut dice = dice(table.dealer().thought_of(seat, n_answers_of(table, seat)));
        Some(move |budget: Budget<'_>| {
            let mut sitting = sitting.lock().expect("a bot that broke down is asked nothing more");
            let unheard = mem::take(&mut *news.lock().unwrap_or_else(PoisonError::into_inner));
            unheard.iter().for_each(|news| sitting.told(news));
            sitting.answer(&view, &choices, budget, &mut dice)
        })
    }

    /// The bot of a level in a seat, who has been told everything up to now.
    fn listener(&mut self, seat: Seat, level: Level, table: &Table<G>, events: &[Vec<G::Event>]) -> &Listener<G> {
        let entries = table.record().entries();
        if self.seats.len() <= seat.index() {
            self.seats.resize_with(seat.index() + 1, || None);
        }
        let goes_on = |it: &Listener<G>| {
            let is_undone = || entries[it.told..].iter().any(|it| matches!(it.entry, Entry::Undone { .. }));
            it.level == level && !it.sitting.is_poisoned() && it.told <= entries.len() && !is_undone()
        };
        let before = self.seats[seat.index()].take().filter(goes_on);
        let mut listener = before.unwrap_or_else(|| Listener {
            level,
            told: 0,
            news: Arc::new(Mutex::new(vec![News::of(seat, None, &table.set_up_events())])),
            sitting: Arc::new(Mutex::new(Sitting::new(seat, (self.make)(level)))),
        });
        let newer = table.record().line_from(entries.len()).take_while(|&entry| entry > listener.told);
        let mut newer: Vec<usize> = newer.collect();
        newer.reverse();
        let news_of = |entry: usize| News::of(seat, entries[entry - 1].entry.answer(), &events[entry - 1]);
        listener.news.lock().unwrap_or_else(PoisonError::into_inner).extend(newer.into_iter().map(news_of));
        listener.told = entries.len();
        self.seats[seat.index()].insert(listener)
    }
}

/// How many answers were given in a seat, also those that were taken back.
fn n_answers_of<G: Views>(table: &Table<G>, seat: Seat) -> usize {
    let is_theirs = |entry: &Entry<G>| matches!(entry, Entry::Chose { seat: by, .. } if *by == seat);
    table.record().entries().iter().filter(|written| is_theirs(&written.entry)).count()
}

#[cfg(test)]
mod tests {
    use bots::{Asked, Thought};
    use contact::Contact;
    use driver::{Dealer, Happened, Holder};
    use engine::{Pending, Setup};

    use super::*;

    /// Answers by how much it has heard.
    struct Counting {
        n_heard: usize,
    }

    impl Bot<Contact> for Counting {
        fn heard(&mut self, _: &contact::Heard) {
            self.n_heard += 1;
        }

        fn answer(&self, asked: &Asked<'_, Contact>, below: &mut dyn FnMut(u32) -> u32) -> Thought<Contact> {
            Thought::of(asked.choices[(self.n_heard + below(7) as usize) % asked.choices.len()])
        }
    }

    fn counting(_: Level) -> Box<dyn Bot<Contact>> {
        Box::new(Counting { n_heard: 0 })
    }

    struct Given {
        table: Table<Contact>,
        events: Vec<Vec<contact::Event>>,
    }

    fn given() -> Given {
        let holders = vec![Holder::bot("random", "").expect("a name"); 2];
        let setup = <Contact as engine::Game>::Setup::standard(2);
        let table = Table::open(setup, holders, Dealer::seeded(5)).expect("it opens");
        let mut given = Given { table, events: Vec::new() };
        given.chance_speaks();
        given
    }

    impl Given {
        fn note(&mut self, happened: Happened<Contact>) {
            self.events.push(happened.events);
        }

        fn chance_speaks(&mut self) {
            let mut happened = Vec::new();
            self.table.advance(&mut happened).expect("chance speaks");
            happened.into_iter().for_each(|it| self.note(it));
        }

        fn asked(&self) -> Option<Seat> {
            match self.table.state().pending() {
                Pending::Players { asked, .. } => asked.first(),
                Pending::Chance | Pending::Nobody => None,
            }
        }

        /// What the bot in a seat answers now.
        fn thinks(&self, bots: &mut HouseBots<Contact>, seat: Seat) -> contact::Choice {
            let thought = bots.thought(seat, Level::Random, &self.table, &self.events).expect("the seat is asked");
            thought(Budget::USUAL)
        }

        fn answers(&mut self, seat: Seat, choice: contact::Choice) {
            let happened = self.table.choose(seat, choice).expect("it is offered");
            self.note(happened);
            self.chance_speaks();
        }
    }

    #[test]
    fn whoever_sits_down_late_answers_as_if_they_had_always_been_there() {
        let mut given = given();
        let mut bots = HouseBots::<Contact>::new(counting);
        let mut n_compared = 0;

        while let Some(seat) = given.asked() {
            let choice = given.thinks(&mut bots, seat);
            let woken = given.thinks(&mut HouseBots::new(counting), seat);
            assert_eq!(woken, choice, "after {} entries", given.events.len());
            n_compared += 1;
            given.answers(seat, choice);
        }

        assert!(n_compared > 10);
    }

    #[test]
    fn a_bot_stays_until_something_is_taken_back_and_then_hears_what_is_left() {
        let mut given = given();
        let mut bots = HouseBots::<Contact>::new(counting);
        let seat = given.asked().expect("somebody is asked");
        // Whoever sat there is kept, so that nobody else can lie where they lay.
        let sits = |bots: &HouseBots<Contact>| Arc::clone(&bots.seats[seat.index()].as_ref().expect("it sits").sitting);
        let first = given.thinks(&mut bots, seat);
        let before = sits(&bots);
        assert_eq!(given.thinks(&mut bots, seat), first, "asked again, it says the same");
        assert!(Arc::ptr_eq(&sits(&bots), &before), "the same bot");

        given.answers(seat, first);
        let happened = given.table.undo_by_consent(given.events.len() - 1).expect("nothing was rolled");
        given.note(happened);
        let again = given.thinks(&mut bots, seat);

        assert!(!Arc::ptr_eq(&sits(&bots), &before), "somebody new");
        assert_eq!(again, given.thinks(&mut HouseBots::new(counting), seat));
    }

    #[test]
    fn a_thought_that_nobody_wanted_loses_no_news() {
        let mut given = given();
        let mut bots = HouseBots::<Contact>::new(counting);
        while let Some(seat) = given.asked().filter(|_| given.events.len() < 12) {
            // It is asked, and the thread never comes to it.
            drop(bots.thought(seat, Level::Random, &given.table, &given.events));
            let choice = given.thinks(&mut HouseBots::new(counting), seat);
            given.answers(seat, choice);
        }
        let seat = given.asked().expect("the game goes on");

        assert_eq!(given.thinks(&mut bots, seat), given.thinks(&mut HouseBots::new(counting), seat));
    }
}
