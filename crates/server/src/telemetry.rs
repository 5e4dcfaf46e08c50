//! What the house tells those who run it: a log and metrics.
//!
//! Neither has a secret in it, nor says who somebody is or which table is meant: a log says
//! which route, how it ended and how long it took; a metric counts.

pub(crate) mod machine;
pub mod measured;
mod paper;

use std::sync::LazyLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::{Dispatch, subscriber::SetGlobalDefaultError};
use tracing_subscriber::{EnvFilter, fmt::MakeWriter};

use self::paper::{Patient, Queue};
use crate::config::{Log, LogForm};

pub use paper::Written;

/// Where the upper ends of the buckets for times are, in seconds.
const BUCKETS: [f64; 12] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The same for how many writes are stored at once.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Starts the log of this program, to standard error, and writes down where something
/// breaks. Whatever becomes of standard error, the program goes on. What is returned is kept
/// to the end: when it is dropped, the last lines are written.
pub fn start(log: &Log) -> Result<Written, SetGlobalDefaultError> {
    let (queue, written) = Queue::onto(std::io::stderr());
    tracing::dispatcher::set_global_default(journal(log, queue))?;
    // A hook that panics ends the program. This one formats a place in the source and hands a
    // line over, and neither can fail.
    std::panic::set_hook(Box::new(|panic| {
        // What it says may have been put together from anything, so only where it was is told.
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "something broke");
    }));
    Ok(written)
}

/// A log in the form that is wanted, written wherever one likes. What `RUST_LOG` says comes
/// before what the configuration says. A line that cannot be written is lost, and nothing else
/// is: the library would tell of it on standard error, which may be what is broken.
pub fn journal<W>(log: &Log, writer: W) -> Dispatch
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let levels = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(&log.level));
    let journal = tracing_subscriber::fmt().with_env_filter(levels).log_internal_errors(false);
    let journal = journal.with_writer(Patient(writer));
    match log.form {
        LogForm::Plain => journal.with_ansi(false).into(),
        LogForm::Json => journal.json().into(),
    }
}

/// The metrics of this program. There is one set of them, however many houses there are.
pub fn metrics() -> PrometheusHandle {
    static METRICS: LazyLock<PrometheusHandle> = LazyLock::new(|| {
        let sizes = Matcher::Full("airlock_storage_group_size".to_owned());
        let builder = PrometheusBuilder::new().set_buckets(&BUCKETS).expect("there are buckets");
        let builder = builder.set_buckets_for_metric(sizes, &SIZES).expect("there are buckets");
        let recorder = builder.build_recorder();
        let metrics = recorder.handle();
        // Somebody who records elsewhere already wants to have it there.
        _ = metrics::set_global_recorder(recorder);
        measured::describe();
        metrics
    });
    METRICS.clone()
}
