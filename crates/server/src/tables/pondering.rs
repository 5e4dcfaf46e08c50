//! How long people think in a reaction window, and how long the table takes in their name.
//!
//! Whoever could react thinks about it; for whoever could not, the table declines. Neither may be
//! told from the other by the time it takes, so the table takes as long as the person in that seat
//! took when they had to think, and until it knows that, as long as people do.

use std::{collections::VecDeque, time::Duration};

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
/// After how many times nothing more is assumed of a person.
const KNOWN: usize = 8;
/// How many times are remembered.
const LATELY: usize = 32;

impl Pondering {
    /// Nobody thinks at all.
    pub const NONE: Pondering = Pondering { usual: Duration::ZERO, most: Duration::ZERO };

    fn draw(self, chance: &Chance) -> Duration {
        self.usual.mul_f64(around_one(PEOPLE, chance).min(1e6)).min(self.most)
    }
}

/// How long the holder of a seat thought, the last times they had something to decide.
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

    /// When windows close that are put to one person, of whom a part holds something: those in
    /// which they do, and those in which they do not. The first are left out, as long as the table
    /// gets to know them.
    fn closings(thinks: impl Fn(&Chance) -> Duration, seed: u64) -> [Vec<Duration>; 2] {
        let chance = chance(seed);
        let mut habits = Habits::default();
        let [mut held, mut not_held] = [Vec::new(), Vec::new()];
        for n in 0..20_000 {
            let delay = SECOND + 2 * SECOND.mul_f64(chance());
            if chance() < 0.3 {
                let thought = thinks(&chance);
                habits.note(thought);
                held.push((n, thought.max(delay)));
            } else {
                not_held.push((n, habits.draw(PEOPLE_HERE, &chance).max(delay)));
            }
        }
        let late = |closings: Vec<(u32, Duration)>| closings.into_iter().filter(|it| it.0 >= 200).map(|it| it.1);
        [late(held).collect(), late(not_held).collect()]
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
        let quick = |chance: &Chance| SECOND.mul_f64(0.5 + 2.0 * chance());
        let steady = |chance: &Chance| SECOND.mul_f64(4.0 + 2.0 * chance());
        let slow = |chance: &Chance| SECOND.mul_f64(8.0 + 20.0 * chance());
        let of_two_minds = |chance: &Chance| if chance() < 0.7 { quick(chance) } else { slow(chance) };
        let like_people = |chance: &Chance| PEOPLE_HERE.draw(chance);

        let told = [
            told_apart(&closings(quick, 1)),
            told_apart(&closings(steady, 2)),
            told_apart(&closings(slow, 3)),
            told_apart(&closings(of_two_minds, 4)),
            told_apart(&closings(like_people, 5)),
        ];

        assert!(told.iter().all(|&told| told < 0.1), "{told:?}");
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
