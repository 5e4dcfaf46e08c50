//! When an answer is due.
//!
//! Either at once, or at fixed times that do not depend on how the server is doing: then
//! whoever waits for their turn gets the next time that is due, and a time at which nobody
//! was free to answer is not skipped but taken up late. Latency counts from the time that
//! was due, so that a server which stops for a moment is charged with all that it held up.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    time::{Duration, Instant},
};

use tokio::{sync::oneshot, time};

/// How fast times become due.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Speed {
    AtOnce,
    PerSecond(f64),
}

/// Gives out the times at which answers are due.
pub struct Pacer {
    speed: Cell<Speed>,
    /// Those who are free to answer, the longest waiting first.
    free: RefCell<VecDeque<oneshot::Sender<Instant>>>,
    /// Times that are due while nobody is free.
    overdue: RefCell<VecDeque<Instant>>,
}

impl Default for Pacer {
    fn default() -> Self {
        Pacer { speed: Cell::new(Speed::AtOnce), free: RefCell::default(), overdue: RefCell::default() }
    }
}

impl Pacer {
    /// Waits until this one may answer. Gives the time at which it was due.
    pub async fn turn(&self) -> Instant {
        if self.speed.get() == Speed::AtOnce {
            return Instant::now();
        }
        if let Some(due) = self.overdue.borrow_mut().pop_front() {
            return due;
        }
        let (free, turn) = oneshot::channel();
        self.free.borrow_mut().push_back(free);
        // If the pacer goes, so do those who wait.
        turn.await.unwrap_or_else(|_| Instant::now())
    }

    /// Lets so many be due in a second, evenly, for as long as this is waited for.
    pub async fn keep(&self, per_second: f64) {
        self.speed.set(Speed::PerSecond(per_second));
        let began = Instant::now();
        let mut n_due = 0_u64;
        loop {
            let due = began + Duration::from_secs_f64(n_due as f64 / per_second);
            if due > Instant::now() {
                time::sleep_until(due.into()).await;
                continue;
            }
            self.give(due);
            n_due += 1;
        }
    }

    /// Times that are due now and that nobody was free to take.
    pub fn n_overdue(&self) -> usize {
        self.overdue.borrow().len()
    }

    fn give(&self, due: Instant) {
        let free = self.free.borrow_mut().pop_front();
        let untaken = match free {
            Some(free) => free.send(due).err(),
            None => Some(due),
        };
        self.overdue.borrow_mut().extend(untaken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn without_a_pace_everybody_may_answer_at_once() {
        let before = Instant::now();

        let due = Pacer::default().turn().await;

        assert!(due >= before);
    }

    #[tokio::test]
    async fn a_time_at_which_nobody_was_free_is_taken_up_late() {
        let pacer = Pacer::default();
        _ = time::timeout(Duration::from_millis(50), pacer.keep(100.0)).await;

        let (first, second) = (pacer.turn().await, pacer.turn().await);

        assert_eq!(second - first, Duration::from_millis(10));
        assert!(first.elapsed() >= Duration::from_millis(50));
        assert!(pacer.n_overdue() >= 1);
    }

    #[tokio::test]
    async fn whoever_waits_longest_is_next() {
        let pacer = Pacer::default();
        pacer.speed.set(Speed::PerSecond(100.0));

        let ((first, second), _) = tokio::join!(
            async { tokio::join!(pacer.turn(), pacer.turn()) },
            time::timeout(Duration::from_millis(60), pacer.keep(100.0)),
        );

        assert_eq!(second - first, Duration::from_millis(10));
    }
}
