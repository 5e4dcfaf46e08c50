//! How the house is: for those who run it.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{header, request::Parts},
    response::{IntoResponse, Response},
};
use protocol::{HouseCard, Problem};
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{config::MetricsFor, house::House, limits::Address, problems::Refusal};

/// How long the storage may take to say that it is well.
const PATIENCE: Duration = Duration::from_secs(2);

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new().routes(routes!(card)).routes(routes!(health)).routes(routes!(metrics))
}

/// A house that is well.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
struct Health {
    /// Always true: a house that is not well answers with a problem.
    is_well: bool,
    /// Which version of the program it is.
    version: &'static str,
}

/// What the house announces: which version it is, and how long things are kept.
#[utoipa::path(
    get,
    path = "/api/house",
    tag = "house",
    responses(
        (status = 200, description = "What it announces.", body = HouseCard),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn card(State(house): State<Arc<House>>) -> Json<HouseCard> {
    Json(HouseCard { version: env!("CARGO_PKG_VERSION").to_owned(), keeps: house.config.keeps })
}

/// Whether the house is well: whether what happens can be stored.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "house",
    responses(
        (status = 200, description = "It is well.", body = Health),
        (status = 503, description = "Nothing can be stored.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn health(State(house): State<Arc<House>>) -> Result<Json<Health>, Refusal> {
    let is_well = timeout(PATIENCE, house.storage.is_well()).await.unwrap_or(false);
    if !is_well {
        return Err(Refusal::storage());
    }
    Ok(Json(Health { is_well, version: env!("CARGO_PKG_VERSION") }))
}

/// Measurements for Prometheus; only for programs on the same machine, unless the house is
/// told otherwise.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "house",
    responses(
        (status = 200, description = "All measurements.", body = String, content_type = "text/plain"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn metrics(State(house): State<Arc<House>>, parts: Parts) -> Result<Response, Refusal> {
    let may = match house.config.metrics_for {
        MetricsFor::Everybody => true,
        MetricsFor::Loopback => Address::is_loopback(&parts, &house.config),
    };
    if !may {
        return Err(Refusal::not_found());
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], house.metrics.render()).into_response())
}
