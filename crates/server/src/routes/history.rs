//! What I have played, and how well.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
};
use protocol::{History, Problem};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    people::{self, Person},
    problems::{Code, Refusal},
    storage::{At, TableId},
};

/// How many games a page has, and how many it may have.
const USUALLY: u32 = 20;
const MOST: u32 = 50;

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new().routes(routes!(history))
}

/// Which page of my games.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// What the page before gave as `next`; the first page if left out.
    before: Option<String>,
    /// How many games at the most, up to 50; 20 if left out.
    limit: Option<u32>,
}

/// My finished games, the latest first, and how good I am at each game.
#[utoipa::path(
    get, path = "/api/me/history", tag = "people", params(Page),
    responses(
        (status = 200, description = "One page of them.", body = History),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn history(
    State(house): State<Arc<House>>,
    person: Person,
    Query(Page { before, limit }): Query<Page>,
) -> Result<Json<History>, Refusal> {
    let before = match before {
        Some(text) => Some(place(&text).ok_or(Code::MalformedRequest)?),
        None => None,
    };
    let most = limit.unwrap_or(USUALLY).clamp(1, MOST);
    Ok(Json(people::history(&house, &person, before, most).await?))
}

/// A place between two games, as a page names it.
fn place(text: &str) -> Option<(At, TableId)> {
    let (at, table) = text.split_once('-')?;
    Some((at.parse().ok()?, TableId(table.to_owned())))
}
