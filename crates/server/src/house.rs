//! The house: everything that requests share, and the way in.
//!
//! `app` makes the router as a value, so that tests need no socket; `serve` lets people in
//! (`serving.rs`). Around every route lie the same layers, in the order in which they are
//! met: the journal (`journal.rs`), security headers (`headers.rs`), problems instead of
//! plain failures (`problems/plain.rs`), whatever breaks or takes too long (`safety.rs`),
//! for whom a request is meant (`host.rs`), where it comes from (`origin.rs`; whether all of this is as the house was told: `reached.rs`), how many (`limits.rs`) and who (`people.rs`).

mod clock;
mod dice;
mod headers;
mod host;
mod journal;
mod origin;
mod reached;
mod safety;
mod serving;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::{
    campaigns::Campaigns,
    config::{Config, KeyError, SecretKey},
    games::Games,
    limits::{self, Limits},
    people::{self, People},
    problems::plain,
    routes,
    storage::{At, Seals, Storage},
    tables::{Means, Tables, Timings},
    telemetry,
};

pub use clock::{Clock, ClockByHand, SystemClock};
pub use dice::{Dice, Ids};
pub(crate) use host::is_for_this_machine;
pub use journal::RequestId;
pub use serving::{serve, serve_on};

/// Everything that requests share.
pub struct House {
    /// How it is run.
    pub config: Config,
    /// What can be played.
    pub games: Games,
    /// Where everything is kept.
    pub storage: Arc<dyn Storage>,
    /// All tables, awake and asleep.
    pub tables: Tables,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// How much is allowed.
    pub limits: Limits,
    /// Who is who.
    pub people: People,
    /// Who waits for whom in a campaign.
    pub campaigns: Campaigns,
    /// What is measured.
    pub metrics: PrometheusHandle,
    /// What was told of how it is reached.
    doubts: reached::Doubts,
    stopping: watch::Sender<bool>,
}

impl House {
    /// Opens a house with the key that is kept in its data folder.
    pub fn open(config: Config, games: Games, storage: Arc<dyn Storage>) -> Result<Arc<House>, KeyError> {
        let key = SecretKey::kept_in(&config.data_folder)?;
        Ok(House::new(config, games, storage, &key, Arc::new(SystemClock::default()), Dice::of_this_program()))
    }

    /// A house with this key, by this clock, with these dice.
    pub fn new(
        config: Config,
        games: Games,
        storage: Arc<dyn Storage>,
        key: &SecretKey,
        clock: Arc<dyn Clock>,
        dice: Dice,
    ) -> Arc<House> {
        let Dice { seeds, chance, newcomers, thinking } = dice;
        let timings = config.tables;
        let tables = Tables::new(Means {
            storage: storage.clone(),
            games: games.clone(),
            seals: Seals::of(key),
            timings: Timings { thinking: thinking.unwrap_or(timings.thinking), ..timings },
            now: Arc::new({
                let clock = clock.clone();
                move || clock.now()
            }),
            chance,
            seeds,
        });
        Arc::new(House {
            limits: Limits::new(&config, &clock),
            people: People::new(&config, key, newcomers),
            campaigns: Campaigns::default(),
            metrics: telemetry::metrics(),
            doubts: reached::Doubts::default(),
            stopping: watch::Sender::new(false),
            config,
            games,
            storage,
            tables,
            clock,
        })
    }

    /// What time it is, in seconds since 1970.
    pub fn now(&self) -> At {
        self.clock.now()
    }

    /// Says that the house is about to close: whoever keeps a connection open should take
    /// leave.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the house is about to close.
    pub async fn stopping(&self) {
        // It cannot fail: the house holds the sender itself.
        _ = self.stopping.subscribe().wait_for(|&is_stopping| is_stopping).await;
    }
}

/// The way into a house.
pub fn app(house: Arc<House>) -> Router {
    let (routes, _) = routes::routes().split_for_parts();
    surrounded(routes, house)
}

/// Routes with the layers of the house around them.
pub fn surrounded(routes: Router<Arc<House>>, house: Arc<House>) -> Router {
    let with = || house.clone();
    routes
        .fallback(routes::client::find)
        .layer(middleware::from_fn(people::set_cookie))
        .layer(DefaultBodyLimit::max(house.config.allowed.body))
        .layer(middleware::from_fn_with_state(with(), limits::count_request))
        .layer(middleware::from_fn_with_state(with(), origin::check))
        .layer(middleware::from_fn_with_state(with(), host::check))
        .layer(middleware::from_fn_with_state(with(), safety::check_length))
        .layer(middleware::from_fn_with_state(with(), safety::catch))
        .layer(middleware::from_fn(plain::tell_as_problem))
        .layer(middleware::from_fn_with_state(with(), headers::add))
        .layer(middleware::from_fn(journal::keep))
        .with_state(house)
}
