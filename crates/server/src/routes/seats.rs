//! Seats: sat at, given away, played by programs; and whose chat is not to be read.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use driver::Nonce;
use engine::Seat;
use protocol::{Problem, SeatNonce};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    people::{self, Person},
    problems::{Code, Refusal, Sent},
    routes::{
        callers::Caller,
        tables::{Key, keep},
    },
    storage::TableId,
    tables::{Request, Who, secret},
};

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(sit))
        .routes(routes!(leave))
        .routes(routes!(wish, withdraw))
        .routes(routes!(nonce))
        .routes(routes!(token))
        .routes(routes!(mute))
}

/// Which seat is wanted.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct WantedSeat {
    /// Its number; any that is free if left out.
    seat: Option<u8>,
    /// What the seat adds to the dice: 32 hexadecimal digits in lower case.
    nonce: Option<String>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Seated {
    /// Its number.
    seat: u8,
}

/// A token with which a program plays a seat. It is shown once.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Token {
    /// To be sent as `Authorization: Bearer …`.
    token: String,
}

/// A wish for a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Wished {
    /// Its number, by which the host answers it.
    wish: u64,
}

/// Whose chat is not to be shown any more, or again.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Muting {
    /// The seat of the person.
    seat: u8,
    /// Whether they are muted.
    muted: bool,
}

/// Sits down.
#[utoipa::path(
    post, path = "/api/tables/{id}/seat", tag = "tables", params(("id" = String, Path), Key),
    request_body = WantedSeat,
    responses(
        (status = 200, description = "The seat.", body = Seated),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn sit(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Query(Key { key: invitation }): Query<Key>,
    Sent(wanted): Sent<WantedSeat>,
) -> Result<Json<Seated>, Refusal> {
    let seat = wanted.seat.map(seat_of).transpose()?;
    let nonce = wanted.nonce.as_deref().map(nonce_of).transpose()?;
    // Whoever finds the seat taken leaves no trace.
    let newcomer = person.to_store(&house)?;
    if newcomer.is_none() {
        people::note_seen(&house, &person).await?;
    }
    let ask = |reply| Request::Sit { who: Who::from(&person), invitation, seat, nonce, newcomer, reply };
    let seat = house.tables.ask(&TableId(id), ask).await?;
    Ok(Json(Seated { seat: seat.number() }))
}

/// Gets up. In a game under way a bot takes the seat over.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seat/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn leave(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    house.tables.ask(&TableId(id), |reply| Request::Leave { who: Who::from(&person), seat, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks the host for the seat of a bot in a game that is on. One has to watch the table meanwhile; the
/// wish lapses after two minutes.
#[utoipa::path(
    post, path = "/api/tables/{id}/seat/{seat}/wish", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path), Key),
    responses(
        (status = 200, description = "The host is asked.", body = Wished),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn wish(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
    Query(Key { key: invitation }): Query<Key>,
) -> Result<Json<Wished>, Refusal> {
    let (seat, id) = (seat_of(seat)?, TableId(id));
    let ask = |reply| Request::Wish { who: Who::from(&person), invitation, seat, reply };
    let wish = house.tables.ask(&id, ask).await?;
    // Whoever may not even ask leaves no trace; and nobody gets a seat who cannot be kept.
    if let Err(refusal) = keep(&house, &person).await {
        house.tables.ask(&id, |reply| Request::Withdraw { who: Who::from(&person), seat, reply }).await?;
        return Err(refusal);
    }
    Ok(Json(Wished { wish }))
}

/// Asks the host for a seat no longer.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seat/{seat}/wish", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn withdraw(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    house.tables.ask(&TableId(id), |reply| Request::Withdraw { who: Who::from(&person), seat, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds something of mine to the dice, once I have seen what the dealer is committed to. It
/// has to be before the start; the last that a seat gives counts.
#[utoipa::path(
    put, path = "/api/tables/{id}/seat/{seat}/nonce", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = SeatNonce,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn nonce(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
    Sent(SeatNonce { nonce }): Sent<SeatNonce>,
) -> Result<StatusCode, Refusal> {
    let (seat, nonce) = (seat_of(seat)?, nonce_of(&nonce)?);
    house.tables.ask(&TableId(id), |reply| Request::Nonce { who: caller.who, seat, nonce, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a program play one of my seats: it gets a token of its own.
#[utoipa::path(
    post, path = "/api/tables/{id}/seat/{seat}/token", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses(
        (status = 200, description = "The token, shown once.", body = Token),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn token(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Token>, Refusal> {
    let (seat, token) = (seat_of(seat)?, secret(24));
    let hash = Caller::hash(&token);
    house.tables.ask(&TableId(id), |reply| Request::Token { who: Who::from(&person), seat, hash, reply }).await?;
    Ok(Json(Token { token }))
}

/// Does not show me a person's chat any more, or does again.
#[utoipa::path(
    post, path = "/api/tables/{id}/mute", tag = "tables", params(("id" = String, Path)), request_body = Muting,
    responses(
        (status = 204, description = "Done."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn mute(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(Muting { seat, muted }): Sent<Muting>,
) -> Result<StatusCode, Refusal> {
    let seat = seat_of(seat)?;
    let ask = |reply| Request::Mute { who: Who::from(&person), seat, muted, reply };
    let whom = house.tables.ask(&TableId(id), ask).await?;
    people::mute(&house, &person, &whom, muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn nonce_of(text: &str) -> Result<Nonce, Problem> {
    text.parse().map_err(|_| Code::NonceMalformed.into())
}

pub(super) fn seat_of(number: u8) -> Result<Seat, Problem> {
    let seat = number.checked_sub(1).map(Seat).filter(|seat| seat.index() < Seat::MOST);
    seat.ok_or_else(|| Code::TableNoSuchSeat { seat: number }.into())
}
