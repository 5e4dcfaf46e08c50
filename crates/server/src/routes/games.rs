//! What can be played.

use std::sync::Arc;

use axum::{Json, extract::State};
use protocol::{GameCard, Problem};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::house::House;

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new().routes(routes!(games))
}

/// The games of this house, with their players, options and bots.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    responses(
        (status = 200, description = "All games, by name.", body = [GameCard]),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn games(State(house): State<Arc<House>>) -> Json<Vec<GameCard>> {
    Json(house.games.cards().cloned().collect())
}
