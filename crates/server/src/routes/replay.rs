//! Looking back on a game: what happened, and the table at any moment of it.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
};
use protocol::{Eyes, Problem, Replay, ReplayView};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{games::PastMoment, house::House, problems::Refusal, routes::callers::Caller, storage::TableId};

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new().routes(routes!(replay)).routes(routes!(view))
}

/// How somebody looks back.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Look {
    /// From the invitation link of a table that is not listed.
    key: Option<String>,
    /// Through whose eyes: the number of a seat, `mine`, `spectator`, or `all`. While the game
    /// is on, only one's own. If left out: `all` once the game is over, and `mine` until then.
    #[param(value_type = Option<String>)]
    eyes: Option<Eyes>,
}

/// How far somebody looks on from a moment.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Further {
    /// Up to which entry it is told how the game went on, 500 steps at the most: what was heard of
    /// each step, and what changed in the view. If left out, no further.
    until: Option<usize>,
}

/// A game as it went, without what was taken back: what these eyes heard, step by step.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay", tag = "tables", params(("id" = String, Path), Look),
    responses(
        (status = 200, description = "The game.", body = Replay),
        (status = 403, description = "The game is on, and these are somebody else's eyes.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn replay(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Look { key, eyes }): Query<Look>,
) -> Result<Json<Replay>, Refusal> {
    Ok(Json(house.tables.replay(&TableId(id), caller.who, key, eyes).await?))
}

/// The table as it was after an entry of the record, through somebody's eyes.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay/{entry}", tag = "tables",
    params(("id" = String, Path), ("entry" = usize, Path), Look, Further),
    responses(
        (status = 200, description = "The table then.", body = ReplayView),
        (status = 403, description = "The game is on, and these are somebody else's eyes.", body = Problem),
        (status = 404, description = "So many entries there are not.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn view(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path((id, entry)): Path<(String, usize)>,
    Query(Look { key, eyes }): Query<Look>,
    Query(Further { until }): Query<Further>,
) -> Result<Json<ReplayView>, Refusal> {
    let moment = PastMoment { entry, until: until.unwrap_or(entry) };
    Ok(Json(house.tables.view_after(&TableId(id), caller.who, key, eyes, moment).await?))
}
