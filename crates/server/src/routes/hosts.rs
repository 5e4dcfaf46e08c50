//! What the host of a table may do: set it up, start it, send people away, and hand it over.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use protocol::{Problem, SentAway, Spectator, TableChange};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    people::Person,
    problems::{Refusal, Sent},
    routes::seats::seat_of,
    storage::TableId,
    tables::{Request, Who, secret},
};

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(change))
        .routes(routes!(start))
        .routes(routes!(renew))
        .routes(routes!(give))
        .routes(routes!(sit_in))
        .routes(routes!(answer))
        .routes(routes!(send_away))
        .routes(routes!(spectators))
        .routes(routes!(make_host))
}

/// Who takes the seats that are open.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Fill {
    /// Bots of this level; if left out, no seat may be open.
    bots: Option<String>,
}

/// The secret part of an invitation link.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Invitation {
    /// To be sent as `?key=…`.
    invitation: String,
}

/// Who is to have a seat.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Given {
    /// A bot of this level; nobody if left out.
    level: Option<String>,
}

/// What the host says to somebody who asks for a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Answered {
    /// Whether they get it.
    allowed: bool,
}

/// Who is to be the host.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewHost {
    /// The seat of the person.
    seat: u8,
}

/// Sets the table up otherwise. For the host; most of it before the start.
#[utoipa::path(
    patch, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), request_body = TableChange,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn change(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(change): Sent<TableChange>,
) -> Result<StatusCode, Refusal> {
    house.tables.ask(&TableId(id), |reply| Request::Change { who: Who::from(&person), change, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game. For the host, once no seat is open, or with bots on those that are.
#[utoipa::path(
    post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path), Fill),
    responses(
        (status = 204, description = "The game is on."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn start(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Query(Fill { bots }): Query<Fill>,
) -> Result<StatusCode, Refusal> {
    house.tables.ask(&TableId(id), |reply| Request::Start { who: Who::from(&person), bots, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Renews the invitation link: the old one is worth nothing any more, and whoever watches by it is let
/// go. For the host.
#[utoipa::path(
    post, path = "/api/tables/{id}/invitation", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, description = "The new one.", body = Invitation),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn renew(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Invitation>, Refusal> {
    let invitation = secret(16);
    let new = invitation.clone();
    let ask = |reply| Request::Renew { who: Who::from(&person), invitation: new, reply };
    house.tables.ask(&TableId(id), ask).await?;
    Ok(Json(Invitation { invitation }))
}

/// Gives a seat to a bot, or opens it again. For the host.
#[utoipa::path(
    put, path = "/api/tables/{id}/seat/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Given,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn give(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
    Sent(Given { level }): Sent<Given>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    let ask = |reply| Request::GiveSeat { who: Who::from(&person), seat, level, reply };
    house.tables.ask(&TableId(id), ask).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a bot sit in for somebody who has been away for two minutes, until they come back. For the
/// host; if the host is away, for whoever sits there.
#[utoipa::path(
    post, path = "/api/tables/{id}/seat/{seat}/bot", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn sit_in(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    house.tables.ask(&TableId(id), |reply| Request::SitIn { who: Who::from(&person), seat, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Answers somebody who asks for the seat of a bot. For the host.
#[utoipa::path(
    put, path = "/api/tables/{id}/wishes/{wish}", tag = "tables",
    params(("id" = String, Path), ("wish" = u64, Path)), request_body = Answered,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn answer(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, wish)): Path<(String, u64)>,
    Sent(Answered { allowed }): Sent<Answered>,
) -> Result<StatusCode, Refusal> {
    let ask = |reply| Request::AnswerWish { who: Who::from(&person), wish, allowed, reply };
    house.tables.ask(&TableId(id), ask).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends somebody away: from a seat, or from among those who watch. For the host.
#[utoipa::path(
    post, path = "/api/tables/{id}/away", tag = "tables", params(("id" = String, Path)), request_body = SentAway,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn send_away(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(sent): Sent<SentAway>,
) -> Result<StatusCode, Refusal> {
    house.tables.ask(&TableId(id), |reply| Request::SendAway { who: Who::from(&person), sent, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who watches. For the host.
#[utoipa::path(
    get, path = "/api/tables/{id}/spectators", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = 200, description = "Those who watch now.", body = Vec<Spectator>),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn spectators(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Vec<Spectator>>, Refusal> {
    let ask = |reply| Request::Spectators { who: Who::from(&person), reply };
    Ok(Json(house.tables.ask(&TableId(id), ask).await?))
}

/// Makes whoever holds a seat the host. For the host; if the host is gone, for whoever holds the seat.
#[utoipa::path(
    put, path = "/api/tables/{id}/host", tag = "tables", params(("id" = String, Path)), request_body = NewHost,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn make_host(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(NewHost { seat }): Sent<NewHost>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    house.tables.ask(&TableId(id), |reply| Request::MakeHost { who: Who::from(&person), seat, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}
