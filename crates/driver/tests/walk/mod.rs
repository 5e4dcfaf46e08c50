//! Walk: a game with almost no rules. Its crews stride as often as they like before they
//! rest, so there are long runs of answers to take back; and it costs next to nothing, so
//! that what is measured is the driver.

#![allow(dead_code, reason = "each test file uses some of these words")]

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{
    Denied, Flow, Game, Log, Offer, Question, Refused, Roll, Seat, Seats, Setup, Standing, State, Step, TableOption,
    Viewer, Views, Word,
};
use serde::Serialize;

engine::rules! {
    for Walk;
    steps { Day }
    questions { Stride }
    rolls { Weather }
}

engine::words! {
    /// What a walker can do.
    pub enum Pace { Step, Shout, Rest }
    /// What the next day brings.
    pub enum Sky { Clear, Grey, Rain, Snow, Fog, Storm }
}

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Walk;

/// How many walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize, Serialize)]
pub(crate) struct Walkers(u8);

/// How far everybody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub(crate) struct Road {
    walkers: Walkers,
    day: u16,
    walked: [i16; 4],
    sky: Option<Sky>,
}

#[engine::frame]
pub(crate) struct Day;
#[engine::frame]
pub(crate) struct Stride {
    by: Seat,
}
#[engine::frame]
pub(crate) struct Weather;

const DAYS: u16 = 8;

impl Step<Walk> for Day {
    fn go_on(self, road: &mut Road, _: &mut Log<'_, Walk>) -> Flow<Frame> {
        road.day += 1;
        match road.day > DAYS {
            true => Flow::Done,
            false => Flow::Become(Stride { by: Seat(0) }.into()),
        }
    }
}

impl Question<Walk> for Stride {
    type Answer = Pace;

    fn asked(self, _: &Road) -> Seats {
        Seats::one(self.by)
    }

    fn answers(self, _: &Road, _: Seat, offer: &mut impl FnMut(Pace)) {
        Pace::ALL.iter().for_each(|&pace| offer(pace));
    }

    fn answered(self, road: &mut Road, seat: Seat, pace: Pace, log: &mut Log<'_, Walk>) -> Flow<Frame> {
        log.push(pace);
        match pace {
            Pace::Step | Pace::Shout => {
                road.walked[seat.index()] = road.walked[seat.index()].saturating_add(1);
                Flow::Become(self.into())
            }
            Pace::Rest if seat.0 + 1 < road.walkers.0 => Flow::Become(Stride { by: Seat(seat.0 + 1) }.into()),
            Pace::Rest => Flow::Become(Weather.into()),
        }
    }
}

impl Roll<Walk> for Weather {
    type Shown = Sky;

    fn odds(self, _: &Road, may_show: &mut impl FnMut(Sky, u32)) {
        Sky::ALL.iter().for_each(|&sky| may_show(sky, 1));
    }

    fn rolled(self, road: &mut Road, sky: Sky, _: &mut Log<'_, Walk>) -> Flow<Frame> {
        road.sky = Some(sky);
        Flow::Become(Day.into())
    }
}

impl Game for Walk {
    const NAME: &'static str = "walk";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 1;
    const ROUNDS_AMONG_BOTS: u16 = 5;

    type Setup = Walkers;
    type Board = Road;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Pace;
    type Ending = Sky;

    fn begin(setup: &Walkers, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Road { walkers: *setup, day: 0, walked: [0; 4], sky: None }, Day, log)
    }

    fn setup(road: &Road) -> &Walkers {
        &road.walkers
    }

    fn round(road: &Road) -> u16 {
        road.day
    }

    fn resign(_: &mut Road, _: &[Frame], _: Seat, _: &mut Log<'_, Self>) -> Result<Option<Flow<Frame>>, Refused> {
        Err(Refused::NotAsked)
    }

    fn default_answer(_: &State<Self>, _: Seat) -> Option<Choice> {
        None
    }

    fn standings(road: &Road) -> Vec<Standing> {
        let standing = |seat: Seat| Standing { seat, rank: 1, score: road.walked[seat.index()] };
        Seat::all(road.walkers.0).map(standing).collect()
    }

    fn ending(road: &Road) -> Option<Sky> {
        road.sky.filter(|_| road.day > DAYS)
    }
}

impl Setup for Walkers {
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const OPTIONS: &'static [TableOption] = &[];

    fn standard(players: u8) -> Self {
        Walkers(players)
    }

    fn players(&self) -> u8 {
        self.0
    }

    fn value(&self, option: usize) -> usize {
        panic!("there is no option {option}")
    }

    fn set_value(&mut self, option: usize, _: usize) {
        panic!("there is no option {option}")
    }
}

impl Views for Walk {
    type View = ();
    type Heard = ();
    type Touch = ();
    type Amount = ();
    type UnderWay = ();
    type Foresight = ();

    fn view(_: &State<Self>, _: Viewer) {}

    fn under_way((): &()) -> &[()] {
        &[]
    }

    fn heard(_: &Pace, _: Viewer) -> Option<()> {
        None
    }

    fn is_barrier(pace: &Pace, _: Seat) -> bool {
        *pace != Pace::Step
    }

    fn offers(_: &State<Self>, _: Seat) -> Vec<Offer<Self>> {
        Vec::new()
    }

    fn denials(_: &State<Self>, _: Seat) -> Vec<Denied<Self>> {
        Vec::new()
    }
}
