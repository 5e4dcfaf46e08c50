//! What time it is, and how time passes. Tests turn the hands themselves.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use crate::storage::At;

/// A clock.
pub trait Clock: Send + Sync + 'static {
    /// Seconds since 1970, as the calendar has it. May be set back.
    fn now(&self) -> At;

    /// How long the clock has been running. Never goes back.
    fn steady(&self) -> Duration;
}

/// The clock of this machine.
pub struct SystemClock {
    since: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        SystemClock { since: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> At {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }

    fn steady(&self) -> Duration {
        self.since.elapsed()
    }
}

/// A clock for tests: it stands still until somebody turns it.
pub struct ClockByHand {
    start: At,
    nanoseconds: AtomicU64,
}

impl ClockByHand {
    /// A clock that shows this many seconds since 1970.
    pub fn at(start: At) -> ClockByHand {
        ClockByHand { start, nanoseconds: AtomicU64::new(0) }
    }

    /// Turns it on.
    pub fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_nanos()).expect("no test lasts for centuries");
        self.nanoseconds.fetch_add(by, Ordering::Relaxed);
    }
}

impl Clock for ClockByHand {
    fn now(&self) -> At {
        self.start + self.steady().as_secs()
    }

    fn steady(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed))
    }
}
