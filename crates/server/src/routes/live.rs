//! The way to a table's life: a WebSocket, or server-sent events where that is blocked.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    response::{IntoResponse, Response, Sse, sse::KeepAlive},
};
use futures_util::StreamExt;
use protocol::Problem;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    limits::Address,
    live::{self, Arrival, Upgrade},
    problems::Refusal,
    routes::callers::Caller,
    storage::TableId,
};

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new().routes(routes!(socket)).routes(routes!(events))
}

/// How somebody comes to a table.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Coming {
    /// From the invitation link of a table that is not listed.
    key: Option<String>,
    /// The number of the last moment that the client has seen: it is told what it missed.
    after: Option<u64>,
}

/// A table over a WebSocket: see docs/api.md for its messages.
#[utoipa::path(
    get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path), Coming),
    responses(
        (status = 101, description = "The socket is open."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn socket(
    State(house): State<Arc<House>>,
    address: Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(coming): Query<Coming>,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let place = house.limits.sockets.open(address)?;
    let arrival = arrival(id, caller, coming);
    let patience = house.config.live;
    Ok(upgrade.and_then(async move |socket| {
        let _place = place;
        let (outgoing, incoming) = socket.split();
        tokio::select! {
            () = live::converse(&house.tables, arrival, incoming, outgoing, patience) => (),
            () = house.stopping() => (),
        }
    }))
}

/// A table as server-sent events: the same messages, one way. What is said is posted.
#[utoipa::path(
    get, path = "/api/tables/{id}/events", tag = "tables", params(("id" = String, Path), Coming),
    responses(
        (status = 200, description = "Messages, one an event.", content_type = "text/event-stream"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn events(
    State(house): State<Arc<House>>,
    address: Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(coming): Query<Coming>,
) -> Result<impl IntoResponse, Refusal> {
    let place = house.limits.sockets.open(address)?;
    let told = live::events(house.tables.clone(), arrival(id, caller, coming)).await?;
    let closing = house.clone();
    let told = told.take_until(async move { closing.stopping().await }).map(move |event| {
        // The place is given back when the stream is dropped.
        let _place = &place;
        event
    });
    Ok(Sse::new(told).keep_alive(KeepAlive::new().interval(house.config.live.heartbeat)))
}

fn arrival(id: String, caller: Caller, coming: Coming) -> Arrival {
    Arrival { table: TableId(id), who: caller.who, invitation: coming.key, after: coming.after }
}
