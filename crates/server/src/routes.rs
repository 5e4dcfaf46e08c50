//! Every address of the house, each with its description: what is not described here does
//! not exist.

mod callers;
mod campaigns;
pub(crate) mod client;
mod docs;
mod games;
mod health;
mod history;
mod hosts;
mod live;
mod people;
mod replay;
mod seats;
mod tables;

use std::sync::Arc;

use protocol::Problem;
use utoipa::{OpenApi, openapi::OpenApi as Description};
use utoipa_axum::router::OpenApiRouter;

use crate::house::House;

pub(crate) use campaigns::IMPORT;

/// Every route of the house.
pub fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::with_openapi(About::openapi())
        .merge(docs::routes())
        .merge(games::routes())
        .merge(people::routes())
        .merge(history::routes())
        .merge(health::routes())
        .merge(live::routes())
        .merge(tables::routes())
        .merge(seats::routes())
        .merge(hosts::routes())
        .merge(replay::routes())
        .merge(campaigns::routes())
}

/// The description of all routes.
pub fn description() -> Description {
    routes().into_openapi()
}

/// What there is to say of the interface as a whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Airlock",
        description = "Tables on the web for people, bots and spectators. Whoever comes is a guest at once and known \
            by the cookie `airlock`. What is not done is answered with a `Problem`: a code, the rule that says no \
            where a rule does, and arguments for a sentence in the reader's language. Names are kebab-case, seats are \
            counted from 1, times are seconds since 1970.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    components(schemas(Problem)),
    tags(
        (name = "people", description = "Who plays: names, passwords, one's own data."),
        (name = "games", description = "What can be played."),
        (name = "tables", description = "Where it is played."),
        (name = "campaigns", description = "Missions that belong together, and whose they are."),
        (name = "house", description = "The house itself: how it is, and what it offers."),
    ),
)]
struct About;
