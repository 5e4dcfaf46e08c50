//! How long people think in a reaction window, and how long the table takes in their name.
//!
//! Whoever could react thinks about it; for whoever could not, the table declines. Neither may be
//! told from the other by the time it takes, so the table takes as long as the person in that seat
//! took when they had to think, here or at another table, and until it knows that, as long as people do.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use super::Tables;

/// Something that gives a number from 0 up to 1, each as likely, that nobody can foresee.
pub type Chance = dyn Fn() -> f64 + Send + Sync;

/// How long people think: half of the time less than the usual, sometimes many times as long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pondering {
    /// Half of the time it takes less, half of the time more.
    pub usual: Duration,
    /// It never takes longer.
    pub most: Duration,
}

/// How steep a log-logistic distribution is. With 2.5 every fourth takes longer than one and a
/// half times the usual, every twentieth longer than three times, every hundredth than six times.
const PEOPLE: f64 = 2.5;
/// The same for how far somebody is from what they did before.
const ONE_PERSON: f64 = 32.0;
/// After how many times nothing more is assumed of a person. Once is little: they may have been called
/// away, and everybody would wait for as long.
const KNOWN: usize = 2;
/// How many times are remembered.
const LATELY: usize = 32;
/// Of how many people, and programs, it is remembered how long they think.
const MOST_KNOWN: usize = 10_000;

impl Pondering {
    /// Nobody thinks at all.
    pub const NONE: Pondering = Pondering { usual: Duration::ZERO, most: Duration::ZERO };

    fn draw(self, chance: &Chance) -> Duration {
        self.usual.mul_f64(around_one(PEOPLE, chance).min(1e6)).min(self.most)
    }
}

/// How long somebody thought, the last times they had something to decide.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    lately: VecDeque<Duration>,
}

impl Habits {
    /// They have thought once more.
    pub fn note(&mut self, took: Duration) {
        self.lately.truncate(LATELY - 1);
        self.lately.push_front(took);
    }

    /// How long they might think this time.
    pub fn draw(&self, people: Pondering, chance: &Chance) -> Duration {
        let n = self.lately.len();
        let is_known = chance() * (KNOWN as f64) < n as f64;
        match self.lately.get((chance() * n as f64) as usize) {
            Some(before) if is_known => before.mul_f64(around_one(ONE_PERSON, chance)).min(people.most),
            Some(_) | None => people.draw(chance),
        }
    }
}

/// The habits of all who have thought lately, at whatever table: people by their ids, programs by their
/// tokens. They are not stored.
#[derive(Default)]
pub(super) struct EverybodysHabits {
    known: HashMap<String, (u64, Habits)>,
    n_noted: u64,
}

impl EverybodysHabits {
    fn note(&mut self, thinker: &str, took: Duration) {
        self.n_noted += 1;
        let (noted, habits) = self.known.entry(thinker.to_owned()).or_default();
        *noted = self.n_noted;
        habits.note(took);
        if self.known.len() > MOST_KNOWN {
            // Half of them go, those who have not thought for the longest time.
            let mut noted: Vec<u64> = self.known.values().map(|(noted, _)| *noted).collect();
            let (_, &mut middle, _) = noted.select_nth_unstable(MOST_KNOWN / 2);
            self.known.retain(|_, (noted, _)| *noted >= middle);
        }
    }
}

impl Tables {
    /// Somebody has thought for so long about something that they had to decide in a window.
    pub(super) fn note_thought(&self, thinker: &str, took: Duration) {
        self.0.habits.lock().expect("no task panics while it holds the habits").note(thinker, took);
    }

    /// How long somebody thinks.
    pub(super) fn habits_of(&self, thinker: &str) -> Habits {
        let habits = self.0.habits.lock().expect("no task panics while it holds the habits");
        habits.known.get(thinker).map(|(_, habits)| habits.clone()).unwrap_or_default()
    }

    /// A guest is known as somebody else from now on.
    pub(super) fn hand_habits_over(&self, guest: &str, person: &str) {
        let mut habits = self.0.habits.lock().expect("no task panics while it holds the habits");
        if let Some(theirs) = habits.known.remove(guest) {
            habits.known.entry(person.to_owned()).or_insert(theirs);
        }
    }

    /// Nothing is known of somebody any more.
    pub(super) fn forget_habits(&self, thinker: &str) {
        self.0.habits.lock().expect("no task panics while it holds the habits").known.remove(thinker);
    }
}

/// A number whose logarithm is around nought, by the logistic distribution.
fn around_one(steepness: f64, chance: &Chance) -> f64 {
    let chance = chance().clamp(1e-9, 1.0 - 1e-9);
    (chance / (1.0 - chance)).powf(1.0 / steepness)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use rand::{RngExt, SeedableRng, rngs::StdRng};

    use super::*;

    const PEOPLE_HERE: Pondering = Pondering { usual: Duration::from_secs(3), most: Duration::from_secs(45) };
    const SECOND: Duration = Duration::from_secs(1);

    /// Chance that is the same in every run.
    fn chance(seed: u64) -> impl Fn() -> f64 + Send + Sync {
        let chance = Mutex::new(StdRng::seed_from_u64(seed));
        move || chance.lock().expect("nobody panics").random()
    }

    type Thinks = fn(&Chance) -> Duration;

    fn quick(chance: &Chance) -> Duration {
        SECOND.mul_f64(0.5 + 2.0 * chance())
    }

    fn steady(chance: &Chance) -> Duration {
        SECOND.mul_f64(4.0 + 2.0 * chance())
    }

    fn slow(chance: &Chance) -> Duration {
        SECOND.mul_f64(8.0 + 20.0 * chance())
    }

    fn of_two_minds(chance: &Chance) -> Duration {
        if chance() < 0.7 { quick(chance) } else { slow(chance) }
    }

    fn like_people(chance: &Chance) -> Duration {
        PEOPLE_HERE.draw(chance)
    }

    const ALL: [Thinks; 5] = [quick, steady, slow, of_two_minds, like_people];

    /// When windows close that are put to so many people, so many to each and nothing known of them
    /// before, of whom a part holds something: those in which they do, and those in which they do not.
    fn closings(thinks: Thinks, n_people: usize, n_windows: usize) -> [Vec<Duration>; 2] {
        let chance = chance(1);
        let [mut held, mut not_held] = [Vec::new(), Vec::new()];
        for _ in 0..n_people {
            let mut habits = Habits::default();
            for _ in 0..n_windows {
                let delay = SECOND + 2 * SECOND.mul_f64(chance());
                if chance() < 0.3 {
                    let thought = thinks(&chance);
                    habits.note(thought);
                    held.push(thought.max(delay));
                } else {
                    not_held.push(habits.draw(PEOPLE_HERE, &chance).max(delay));
                }
            }
        }
        [held, not_held]
    }

    /// The greatest difference between how many of either are over by some time: how much better
    /// than by guessing somebody tells them apart who waits for one moment.
    fn told_apart([one, other]: &[Vec<Duration>; 2]) -> f64 {
        let over = |closings: &[Duration], by: Duration| {
            closings.iter().filter(|&&it| it <= by).count() as f64 / closings.len() as f64
        };
        let moments = (0..500).map(|n| Duration::from_millis(100) * n);
        moments.map(|by| (over(one, by) - over(other, by)).abs()).fold(0.0, f64::max)
    }

    #[test]
    fn whatever_somebodys_habits_are_time_does_not_tell_what_they_hold() {
        // All windows of a long evening, and those of one game, and those of its first half.
        for (n_people, n_windows, bound) in [(1, 20_000, 0.1), (500, 80, 0.1), (500, 40, 0.15)] {
            let told = ALL.map(|thinks| told_apart(&closings(thinks, n_people, n_windows)));

            assert!(told.iter().all(|&told| told < bound), "{n_windows} windows of somebody new: {told:?}");
        }
    }

    #[test]
    fn of_many_only_those_are_remembered_who_thought_last() {
        let mut habits = EverybodysHabits::default();
        let name = |n: usize| format!("guest {n}");

        (0..3 * MOST_KNOWN).for_each(|n| habits.note(&name(n), SECOND));

        assert!(habits.known.len() <= MOST_KNOWN);
        assert!(habits.known.contains_key(&name(3 * MOST_KNOWN - 1)));
        assert!(!habits.known.contains_key(&name(0)));
    }

    #[test]
    fn a_delay_that_knows_nobody_would_tell_nearly_everything() {
        let chance = chance(6);
        let held = (0..2_000).map(|_| SECOND.mul_f64(4.0 + 2.0 * chance())).collect();
        let not_held = (0..2_000).map(|_| SECOND + 2 * SECOND.mul_f64(chance())).collect();

        assert!(told_apart(&[held, not_held]) > 0.99, "so this test would notice it");
    }

    #[test]
    fn before_anything_is_known_of_somebody_they_think_as_people_do() {
        let chance = chance(7);
        let mut drawn: Vec<_> = (0..10_000).map(|_| Habits::default().draw(PEOPLE_HERE, &chance)).collect();
        drawn.sort();

        let quantile = |q: f64| drawn[(q * 10_000.0) as usize].as_secs_f64();

        assert!((2.8..3.2).contains(&quantile(0.5)), "{}", quantile(0.5));
        assert!((6.5..8.0).contains(&quantile(0.9)), "{}", quantile(0.9));
        assert!((15.0..25.0).contains(&quantile(0.99)), "a long tail: {}", quantile(0.99));
        assert!(drawn.iter().all(|&it| it <= PEOPLE_HERE.most));
    }

    #[test]
    fn where_nobody_thinks_the_table_does_not_either() {
        let mut habits = Habits::default();
        (0..20).for_each(|_| habits.note(9 * SECOND));

        assert_eq!(habits.draw(Pondering::NONE, &chance(8)), Duration::ZERO);
    }
}
