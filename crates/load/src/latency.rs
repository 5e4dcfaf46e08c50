//! How long things take: a histogram of microseconds, exact to a tenth of a percent.

use std::time::{Duration, Instant};

use anyhow::Result;
use hdrhistogram::Histogram;
use serde_json::{Value, json};

/// The longest time that is told apart from longer ones.
const LONGEST: Duration = Duration::from_secs(120);

/// How long something took, many times.
pub struct Latencies(Histogram<u64>);

impl Latencies {
    /// None yet.
    pub fn new() -> Result<Latencies> {
        Ok(Latencies(Histogram::new_with_bounds(1, LONGEST.as_micros() as u64, 3)?))
    }

    /// From then to now.
    pub fn note_since(&mut self, then: Instant) {
        self.0.saturating_record(then.elapsed().as_micros() as u64);
    }

    /// How many there are.
    pub fn n(&self) -> u64 {
        self.0.len()
    }

    /// Milliseconds.
    pub fn told(&self) -> Value {
        let at = |quantile: f64| self.0.value_at_quantile(quantile) as f64 / 1e3;
        json!({ "p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99), "most_ms": self.0.max() as f64 / 1e3 })
    }
}
