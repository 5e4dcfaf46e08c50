//! What is done in a time.

use std::{
    hash::{BuildHasher, Hash, RandomState},
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use governor::{Quota, RateLimiter, clock, middleware::NoOpMiddleware, state::keyed::DashMapStateStore};

use super::TooMany;
use crate::house::Clock;

/// How often something may be done, for each key of its own.
///
/// Keys are remembered by their hash. When there are more of them than can be remembered,
/// they share: then somebody may be counted for the deeds of others, but memory stays
/// bounded.
pub struct Rate {
    limiter: RateLimiter<u64, DashMapStateStore<u64>, Steady, NoOpMiddleware<Duration>>,
    hasher: RandomState,
    clock: Steady,
    /// When the idle were last forgotten, in seconds of the clock.
    forgot: AtomicU64,
}

/// The most keys that are remembered.
const MOST_KEYS: usize = 50_000;
/// How many counters they share when there are more.
const SHARED: u64 = 1024;

impl Rate {
    /// So many in a minute; all of them at once, if one likes.
    pub fn per_minute(most: NonZeroU32, clock: &Arc<dyn Clock>) -> Rate {
        Rate::new(Quota::per_minute(most), clock)
    }

    /// So many in an hour.
    pub fn per_hour(most: NonZeroU32, clock: &Arc<dyn Clock>) -> Rate {
        Rate::new(Quota::per_hour(most), clock)
    }

    /// Counts one more, unless it is one too many.
    pub fn take(&self, key: &impl Hash) -> Result<(), TooMany> {
        let mut key = self.hasher.hash_one(key);
        if self.limiter.len() >= MOST_KEYS {
            self.forget_the_idle_once_a_second();
            if self.limiter.len() >= MOST_KEYS {
                key %= SHARED;
            }
        }
        self.limiter.check_key(&key).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(clock::Clock::now(&self.clock));
            TooMany { retry_after: wait.as_secs() + 1 }
        })
    }

    /// Forgets the keys that are as good as new.
    pub fn forget_the_idle(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }

    /// How many keys are remembered.
    pub fn n_keys(&self) -> usize {
        self.limiter.len()
    }

    fn new(quota: Quota, clock: &Arc<dyn Clock>) -> Rate {
        let clock = Steady(clock.clone());
        let limiter = RateLimiter::new(quota, DashMapStateStore::default(), clock.clone());
        Rate { limiter, hasher: RandomState::new(), clock, forgot: AtomicU64::new(0) }
    }

    fn forget_the_idle_once_a_second(&self) {
        let now = clock::Clock::now(&self.clock).as_secs() + 1;
        if self.forgot.swap(now, Ordering::Relaxed) != now {
            self.limiter.retain_recent();
        }
    }
}

/// The steady face of the house's clock.
#[derive(Clone)]
struct Steady(Arc<dyn Clock>);

impl clock::Clock for Steady {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.steady()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::ClockByHand;

    fn three_a_minute() -> (Arc<ClockByHand>, Rate) {
        let clock = Arc::new(ClockByHand::at(1_000));
        let shared: Arc<dyn Clock> = clock.clone();
        (clock, Rate::per_minute(NonZeroU32::new(3).expect("three is not zero"), &shared))
    }

    #[test]
    fn one_too_many_is_told_when_to_come_back() {
        let (_, rate) = three_a_minute();

        let first: Vec<_> = (0..3).map(|_| rate.take(&"ann")).collect();
        let fourth = rate.take(&"ann");

        assert_eq!(first, [Ok(()); 3]);
        assert_eq!(fourth, Err(TooMany { retry_after: 21 }));
    }

    #[test]
    fn others_do_not_notice() {
        let (_, rate) = three_a_minute();
        (0..9).for_each(|_| _ = rate.take(&"ann"));

        assert_eq!(rate.take(&"ben"), Ok(()));
    }

    #[test]
    fn whoever_waits_as_told_may_go_on() {
        let (clock, rate) = three_a_minute();
        (0..3).for_each(|_| _ = rate.take(&"ann"));
        let wait = rate.take(&"ann").expect_err("a fourth is one too many").retry_after;

        clock.advance(Duration::from_secs(wait));

        assert_eq!(rate.take(&"ann"), Ok(()));
    }

    #[test]
    fn the_idle_are_forgotten() {
        let (clock, rate) = three_a_minute();
        (0..100).for_each(|n| _ = rate.take(&n));
        assert_eq!(rate.n_keys(), 100);

        clock.advance(Duration::from_secs(120));
        rate.forget_the_idle();

        assert_eq!(rate.n_keys(), 0);
    }

    #[test]
    fn memory_is_bounded_whoever_comes() {
        let (_, rate) = three_a_minute();

        (0..MOST_KEYS * 2).for_each(|n| _ = rate.take(&n));

        assert!(rate.n_keys() <= MOST_KEYS + SHARED as usize, "{}", rate.n_keys());
    }
}
