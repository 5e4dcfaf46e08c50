//! Every bot of every game keeps its budget, and answers whatever that is.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use alien_frontiers::AlienFrontiers;
use aliens::Aliens;
use bots::{Asked, Bot, Budget, Judge, Level, Thought, dice};
use engine::{Log, Pending, Seat, Setup as _, State, Viewer};
use lockdown::Lockdown;
use nemesis::Nemesis;
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// What a bot comes to at a table.
fn thought<G: Judge>(
    bot: &dyn Bot<G>,
    state: &State<G>,
    seat: Seat,
    plan: &[G::Choice],
    budget: Budget<'_>,
) -> Thought<G> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let view = G::view(state, Viewer::seat(seat));
    bot.answer(&Asked { seat, view: &view, choices: &choices, plan, budget }, &mut dice(1))
}

/// Tables of a random game at which somebody has a choice.
fn tables<G: Judge>(most: usize) -> Vec<(State<G>, Seat)> {
    let mut chance = StdRng::seed_from_u64(5);
    let mut state = G::begin(&G::Setup::standard(2), &mut Log::Off);
    let (mut choices, mut odds, mut tables) = (Vec::new(), Vec::new(), Vec::new());
    while tables.len() < most {
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                if choices.len() > 1 {
                    tables.push((state, seat));
                }
                state.choose_unchecked(seat, choices[chance.random_range(0..choices.len())], &mut Log::Off);
            }
            Pending::Chance => {
                state.odds(&mut odds);
                state.resolve_unchecked(odds[chance.random_range(0..odds.len())].0, &mut Log::Off);
            }
            Pending::Nobody => break,
        }
    }
    tables
}

/// Whatever it may look at, it gives an answer that is offered.
fn answers_whatever_its_budget_is<G: Judge>() {
    let stop = AtomicBool::new(false);
    stop.store(true, Ordering::Relaxed);
    let late = Budget { until: Some(Instant::now()), ..Budget::USUAL };
    let stopped = Budget { stop: Some(&stop), ..Budget::USUAL };
    let budgets = [Budget::of_tables(0), Budget::of_tables(1), Budget::of_tables(30), late, stopped];
    for (state, seat) in tables::<G>(40) {
        for &level in G::LEVELS {
            let bot = level.bot::<G>();
            for budget in budgets {
                let choice = thought(&*bot, &state, seat, &[], budget).choice;

                assert_eq!(state.may_choose(seat, choice), Ok(()), "{} with {budget:?}", level.name());
            }
            let once = thought(&*bot, &state, seat, &[], Budget::of_tables(100));
            assert_eq!(once, thought(&*bot, &state, seat, &[], Budget::of_tables(100)), "{}", level.name());
        }
    }
}

#[test]
fn bots_answer_whatever_their_budget_is() {
    answers_whatever_its_budget_is::<AlienFrontiers>();
    answers_whatever_its_budget_is::<Aliens>();
    answers_whatever_its_budget_is::<Lockdown>();
    answers_whatever_its_budget_is::<Nemesis>();
}

#[test]
fn a_turn_is_planned_as_a_whole_and_then_followed_without_another_look() {
    let mut n_followed = 0;
    for (state, seat) in tables::<AlienFrontiers>(30) {
        let mut state = state;
        let bot = Level::Normal.bot::<AlienFrontiers>();
        let Thought { choice, plan } = thought(&*bot, &state, seat, &[], Budget::of_tables(500));
        state.choose(seat, choice, &mut Log::Off).expect("it is offered");

        for (at, &meant) in plan.iter().enumerate() {
            let next = thought(&*bot, &state, seat, &plan[at..], Budget::of_tables(0));

            assert_eq!(next.choice, meant);
            assert_eq!(next.plan, plan[at + 1..]);
            state.choose(seat, meant, &mut Log::Off).expect("a plan can be carried out");
            n_followed += 1;
        }
    }
    assert!(n_followed > 30, "{n_followed}");
}

#[test]
fn a_plan_that_cannot_be_carried_out_is_forgotten() {
    let (state, seat) = tables::<AlienFrontiers>(1)[0];
    let bot = Level::Hard.bot::<AlienFrontiers>();
    let elsewhere = tables::<AlienFrontiers>(20).into_iter().find_map(|(other, its)| {
        let choice = thought(&*bot, &other, its, &[], Budget::of_tables(50)).choice;
        state.may_choose(seat, choice).is_err().then_some(choice)
    });

    let meant = [elsewhere.expect("not everything can be answered everywhere")];
    let choice = thought(&*bot, &state, seat, &meant, Budget::of_tables(50)).choice;

    assert_eq!(state.may_choose(seat, choice), Ok(()));
}
