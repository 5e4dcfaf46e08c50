//! Plays the games of a simulation, on several threads. What comes of a game depends on its
//! number and the seed, and on nothing else.

use std::{
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::Result;
use bots::{Budget, Judge, Level, News, Sitting, dice};
use driver::{Dealer, Entry, Happened, Holder, StopReason, Table, record::Ended};
use engine::{Game, Pending, Seat, Setup as _, Standing, Viewer};
use indicatif::{ProgressBar, ProgressStyle};

use super::fates::{Fate, Fates};
use crate::{failure::Failure, files, say::Say};

/// What is to be played.
pub struct Plan<G: Game> {
    pub setup: G::Setup,
    /// A bot for each seat, in the first game.
    pub levels: Vec<Level>,
    pub seatings: Seatings,
    pub granted: Granted,
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
    pub records: Option<PathBuf>,
}

/// Who sits where in the games after the first, and what is dealt there.
pub enum Seatings {
    /// Everything is dealt anew for each game, and the bots move on by a seat.
    MovingOn,
    /// What is dealt for a game is dealt for each of these seatings, before something else is.
    EachDeal(Vec<Vec<Level>>),
}

/// How much a bot may think about an answer. Without any limit it is as much as is usual for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Granted {
    /// So many tables: the games are the same on every machine.
    pub tables: Option<u32>,
    /// So long: they are not.
    pub time: Option<Duration>,
}

impl Granted {
    fn now(self) -> Budget<'static> {
        let until = self.time.and_then(|time| Instant::now().checked_add(time));
        Budget { tables: self.tables, until, stop: None }
    }
}

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who sat in each seat.
    pub levels: Vec<Level>,
    /// How long each answer took that left a choice, by seat, in microseconds.
    pub thoughts: Vec<Vec<u32>>,
    pub standings: Vec<Standing>,
    pub rounds: u16,
    pub answers: u64,
    pub outcomes: u64,
    /// How it ended; nothing if it was stopped.
    pub ending: Option<String>,
    /// What became of each seat, in games that tell.
    pub fates: Vec<Option<Fate>>,
}

impl Played {
    /// Whether all have the same place: they won or lost together.
    pub fn is_together(&self) -> bool {
        self.standings.windows(2).all(|pair| pair[0].rank == pair[1].rank)
    }

    /// How much of a victory a seat has. What is shared is shared out, unless the game says who has won, or all win and
    /// lose together.
    pub fn share(&self, seat: Seat, is_together: bool) -> f64 {
        let winners = self.standings.iter().filter(|standing| standing.rank == 1);
        match &self.fates[seat.index()] {
            Some(fate) => f64::from(u8::from(fate.has_won)),
            None if !winners.clone().any(|standing| standing.seat == seat) => 0.0,
            None if is_together => 1.0,
            None => 1.0 / winners.count() as f64,
        }
    }

    /// Whether anybody has won.
    pub fn is_won(&self) -> bool {
        self.ending.is_some() && self.standings.iter().any(|standing| standing.rank == 1)
    }
}

impl<G: Game> Plan<G> {
    /// Who sits in each seat in the game of this number, from 0.
    fn seating(&self, number: u32) -> Vec<Level> {
        match &self.seatings {
            Seatings::MovingOn => {
                let mut levels = self.levels.clone();
                levels.rotate_right(number as usize % self.levels.len());
                levels
            }
            Seatings::EachDeal(seatings) => seatings[number as usize % seatings.len()].clone(),
        }
    }

    /// Which deal the game of this number has.
    fn deal(&self, number: u32) -> u32 {
        match &self.seatings {
            Seatings::MovingOn => number,
            Seatings::EachDeal(seatings) => number / seatings.len() as u32,
        }
    }

    /// The seed of the game of this number, and of what belongs to it.
    fn seed_of(&self, number: u32, part: u64) -> u64 {
        mixed(mixed(mixed(self.seed) ^ u64::from(self.deal(number))) ^ part)
    }
}

/// Plays all games, and gives what came of them in the order of their numbers.
pub fn play_all<G: Judge + Fates>(plan: &Plan<G>, say: &Say) -> Result<Vec<Played>> {
    let bar = progress(plan.games, say);
    let next = AtomicU32::new(0);
    let is_over = AtomicBool::new(false);
    let results: Mutex<Vec<(u32, Result<Played>)>> = Mutex::new(Vec::new());
    let work = || {
        while !is_over.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return;
            }
            let played = play(plan, number);
            if played.is_err() {
                is_over.store(true, Ordering::Relaxed);
            }
            results.lock().expect("no game ends in a panic").push((number, played));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..plan.threads.min(plan.games as usize) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    let mut results = results.into_inner().expect("no game ends in a panic");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, played)| played).collect()
}

fn progress(games: u32, say: &Say) -> ProgressBar {
    let bar = ProgressBar::new(games.into()).with_prefix(say.say("ui-simulating"));
    let template = "{prefix} {bar:40.cyan} {human_pos}/{human_len}  {elapsed_precise}";
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn play<G: Judge + Fates>(plan: &Plan<G>, number: u32) -> Result<Played> {
    let levels = plan.seating(number);
    let dealer = Dealer::seeded(plan.seed_of(number, 0));
    let bot = |(seat, level): (u8, &Level)| Player {
        seat: Seat(seat),
        sitting: Sitting::new(Seat(seat), level.bot()),
        dice: Box::new(dice(plan.seed_of(number, u64::from(seat) + 1))),
        granted: plan.granted,
        thoughts: Vec::new(),
    };
    let mut bots: Vec<Player<G>> = (0..).zip(&levels).map(bot).collect();
    let named = (1_u8..).zip(&levels).map(|(seat, level)| (level.name(), format!("{} {seat}", level.name())));
    let holders = named.map(|(level, name)| Holder::bot(level, name));
    let holders = holders.collect::<Result<Vec<_>, _>>().map_err(|bad| Failure::told(&bad))?;
    let mut table = Table::<G>::open(plan.setup, holders, dealer).map_err(|error| Failure::told(&error))?;

    run(&mut table, &mut bots)?;
    let record = table.record();
    if let Some(folder) = &plan.records {
        let name = format!("{}-{}-{:06}.game", G::NAME, plan.seed, number + 1);
        files::write(&folder.join(name), record.text().as_bytes())?;
    }
    let count = |is_it: fn(&Entry<G>) -> bool| record.entries().iter().filter(|it| is_it(&it.entry)).count() as u64;
    let footer = record.footer().expect("a game that was run is finished");
    Ok(Played {
        levels,
        thoughts: bots.into_iter().map(|bot| bot.thoughts).collect(),
        standings: footer.places.clone(),
        rounds: G::round(table.state().board()),
        answers: count(|entry| matches!(entry, Entry::Chose { .. })),
        outcomes: count(|entry| matches!(entry, Entry::Rolled { .. })),
        ending: match &footer.ended {
            Ended::Over(ending) => Some(ending.clone()),
            Ended::Stopped => None,
        },
        fates: Seat::all(plan.setup.players()).map(|seat| G::fate(table.state().board(), seat)).collect(),
    })
}

/// A bot in its seat, with its own dice.
struct Player<G: Judge> {
    seat: Seat,
    sitting: Sitting<G>,
    dice: Box<dyn FnMut(u32) -> u32>,
    granted: Granted,
    /// How long its answers took, in microseconds.
    thoughts: Vec<u32>,
}

impl<G: Judge> Player<G> {
    fn answer(&mut self, table: &Table<G>, choices: &[G::Choice]) -> G::Choice {
        if let [only] = choices {
            return self.sitting.only(*only);
        }
        let view = G::view(table.state(), Viewer::seat(self.seat));
        let asked = Instant::now();
        let choice = self.sitting.answer(&view, choices, self.granted.now(), &mut *self.dice);
        self.thoughts.push(asked.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
        choice
    }
}

/// Everybody hears what has happened.
fn tell<G: Judge>(bots: &mut [Player<G>], happened: &[Happened<G>]) {
    for Happened { entry, events, .. } in happened {
        bots.iter_mut().for_each(|bot| bot.sitting.told(&News::of(bot.seat, entry.answer(), events)));
    }
}

/// Runs a game to its end, or until it has taken too long for a game among bots.
fn run<G: Judge>(table: &mut Table<G>, bots: &mut [Player<G>]) -> Result<()> {
    let told = |error| Failure::told(&error);
    let set_up = table.set_up_events();
    bots.iter_mut().for_each(|bot| bot.sitting.told(&News::of(bot.seat, None, &set_up)));
    let mut choices = Vec::new();
    let mut happened = Vec::new();
    while !table.is_finished() {
        happened.clear();
        table.advance(&mut happened).map_err(told)?;
        tell(bots, &happened);
        let Pending::Players { asked, may_interject } = table.state().pending() else { continue };
        if G::round(table.state().board()) > G::ROUNDS_AMONG_BOTS {
            table.stop(StopReason::RoundLimit).map_err(told)?;
            continue;
        }
        let seat = asked.first().or(may_interject.first()).expect("somebody may answer");
        table.state().choices(seat, &mut choices);
        let choice = bots[seat.index()].answer(table, &choices);
        tell(bots, &[table.choose(seat, choice).map_err(told)?]);
    }
    Ok(())
}

/// A number in which every bit depends on every bit of the other (the finisher of
/// SplitMix64).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use catalog::alien_frontiers::AlienFrontiers;
    use engine::Setup;

    use super::*;

    fn plan() -> Plan<AlienFrontiers> {
        Plan {
            setup: Setup::standard(3),
            levels: vec![Level::Greedy, Level::Random, Level::Random],
            seatings: Seatings::MovingOn,
            granted: Granted::default(),
            games: 3,
            seed: 7,
            threads: 1,
            records: None,
        }
    }

    #[test]
    fn every_bot_sits_in_every_seat() {
        let seats = (0..3).map(|number| plan().seating(number).iter().position(|it| *it == Level::Greedy));

        assert_eq!(seats.collect::<Vec<_>>(), [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn a_deal_is_dealt_for_every_seating() {
        let seatings = vec![vec![Level::Greedy, Level::Random], vec![Level::Random, Level::Greedy]];
        let plan = Plan { seatings: Seatings::EachDeal(seatings.clone()), ..plan() };

        assert_eq!([0, 1, 2].map(|number| plan.seating(number)), [0, 1, 0].map(|at: usize| seatings[at].clone()));
        assert_eq!(plan.seed_of(0, 0), plan.seed_of(1, 0));
        assert_ne!(plan.seed_of(1, 0), plan.seed_of(2, 0));
    }

    #[test]
    fn no_two_games_have_the_same_dice() {
        let plan = plan();

        assert_ne!(plan.seed_of(0, 0), plan.seed_of(1, 0));
        assert_ne!(plan.seed_of(0, 0), plan.seed_of(0, 1));
    }
}
