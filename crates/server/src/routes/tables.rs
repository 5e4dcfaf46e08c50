//! Tables: opened, listed, sat at, and played. What happens there comes over the socket of
//! `/api/tables/{id}/live`, or where that is blocked, as events with posted messages.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use protocol::{FromClient, Moments, NewTable, Problem, TableCard};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    limits::Address,
    people::{self, Person},
    problems::{Code, Refusal, Sent},
    routes::callers::Caller,
    storage::{TableId, Wanted},
    tables::{Request, Who},
};

/// How many tables a list has at the most.
const MOST_LISTED: u32 = 50;
/// In how many seconds whoever has too many tables may try again. Nobody knows when a game
/// is over.
const TABLES_RETRY: u64 = 60;

/// How many of the games to watch are over.
const MOST_FINISHED: u32 = 10;

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(open, list))
        .routes(routes!(look))
        .routes(routes!(follow))
        .routes(routes!(say))
        .routes(routes!(moments))
        .routes(routes!(record))
}

/// The secret part of an invitation link.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Key {
    /// From the invitation link of a table that is not listed.
    pub(super) key: Option<String>,
}

/// From where moments are wanted.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// From the invitation link of a table that is not listed.
    key: Option<String>,
    /// The number before the first moment that is wanted; 0 if left out.
    after: Option<u64>,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Opened {
    /// Its id.
    id: String,
}

/// The tables that somebody may want to see.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
struct Lists {
    /// Where I sit, the latest first.
    mine: Vec<TableCard>,
    /// Where somebody may sit down.
    open: Vec<TableCard>,
    /// Where a game is on; and after those, where one was over lately and can be replayed.
    to_watch: Vec<TableCard>,
}

/// From where another table goes on.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct From {
    /// After how many entries of the record; a rematch from the start if left out.
    entry: Option<usize>,
}

/// What was said is done and stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Done {
    /// The number of the last moment it led to.
    n: u64,
}

/// Opens a table. It starts at once if no seat is open.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "It is open.", body = Opened),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn open(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Sent(new): Sent<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Refusal> {
    may_open(&house, &person, address).await?;
    let id = house.tables.open(&Who::from(&person), new).await?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.0 })))
}

/// My tables, open tables, and games to watch.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses(
        (status = 200, description = "The lists.", body = Lists),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn list(State(house): State<Arc<House>>, caller: Caller) -> Result<Json<Lists>, Refusal> {
    let who = caller.who;
    let cards = async |wanted: Wanted, most: u32| -> Result<Vec<TableCard>, Refusal> {
        let tables = house.storage.tables(wanted, most).await?;
        Ok(tables.iter().map(|table| house.tables.card(table, &who)).collect())
    };
    let mine = match who.person() {
        Some(person) => cards(Wanted::Of(person.clone()), MOST_LISTED).await?,
        None => Vec::new(),
    };
    let mut to_watch = cards(Wanted::ToWatch, MOST_LISTED).await?;
    to_watch.extend(cards(Wanted::Finished, MOST_FINISHED).await?);
    Ok(Json(Lists { mine, open: cards(Wanted::OpenSeats, MOST_LISTED).await?, to_watch }))
}

/// One table, as it is listed.
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Key),
    responses(
        (status = 200, description = "The table.", body = TableCard),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn look(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Key { key: invitation }): Query<Key>,
) -> Result<Json<TableCard>, Refusal> {
    let ask = |reply| Request::Card { who: caller.who, invitation, reply };
    Ok(Json(house.tables.ask(&TableId(id), ask).await?))
}

/// Opens a table that follows a finished one: a rematch, or from a moment of it.
#[utoipa::path(
    post, path = "/api/tables/{id}/follow", tag = "tables", params(("id" = String, Path), Key), request_body = From,
    responses(
        (status = 201, description = "It is open.", body = Opened),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn follow(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Path(id): Path<String>,
    Query(Key { key: invitation }): Query<Key>,
    Sent(From { entry }): Sent<From>,
) -> Result<(StatusCode, Json<Opened>), Refusal> {
    may_open(&house, &person, address).await?;
    let id = house.tables.follow(&Who::from(&person), invitation, &TableId(id), entry).await?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.0 })))
}

/// Says something at a table without a socket: an answer, a line of chat, and so on, in the
/// form that the socket has.
#[utoipa::path(
    post, path = "/api/tables/{id}/say", tag = "tables", params(("id" = String, Path)),
    request_body(content = FromClient, description = "What the socket takes, see docs/api.md."),
    responses(
        (status = 200, description = "It is done and stored.", body = Done),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn say(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(said): Sent<FromClient>,
) -> Result<Json<Done>, Refusal> {
    let n = house.tables.ask(&TableId(id), |reply| Request::Posted { who: caller.who, said, reply }).await?;
    Ok(Json(Done { n }))
}

/// What has happened at a table, page by page, for whoever has missed more than a connection
/// tells.
#[utoipa::path(
    get, path = "/api/tables/{id}/moments", tag = "tables", params(("id" = String, Path), Since),
    responses(
        (status = 200, description = "Up to 2,000 moments, see docs/api.md.", body = serde_json::Value),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn moments(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { key: invitation, after }): Query<Since>,
) -> Result<Json<Moments>, Refusal> {
    let after = after.unwrap_or_default();
    let ask = |reply| Request::Moments { who: caller.who, invitation, after, reply };
    Ok(Json(house.tables.ask(&TableId(id), ask).await?))
}

/// The record of a finished game: everything that happened, and the seed.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path), Key),
    responses(
        (status = 200, description = "The record; `airlock verify` checks it.", content_type = "text/plain"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn record(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Key { key: invitation }): Query<Key>,
) -> Result<impl IntoResponse, Refusal> {
    let ask = |reply| Request::Record { who: caller.who, invitation, reply };
    let record = house.tables.ask(&TableId(id), ask).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"airlock.game\""),
    ];
    Ok((headers, record))
}

/// Whoever opens a table is kept, unless they have opened enough.
pub(super) async fn may_open(house: &House, person: &Person, address: Address) -> Result<(), Refusal> {
    let most = house.config.allowed.open_tables;
    if house.storage.n_open_tables(person.id()).await? >= most {
        return Err(Code::TooManyTables { most }.again_in(TABLES_RETRY).into());
    }
    house.limits.tables.take(&address)?;
    keep(house, person).await
}

/// Whoever takes part is kept, so that they are known when they come back.
pub(super) async fn keep(house: &House, person: &Person) -> Result<(), Refusal> {
    match person.to_store(house)? {
        Some(change) => Ok(house.storage.write(vec![change]).await?),
        None => people::note_seen(house, person).await,
    }
}
