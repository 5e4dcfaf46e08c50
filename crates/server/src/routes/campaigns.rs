//! Campaigns: begun, looked at, gone on with, shared, and taken along.

// The macro that describes a route names the type of its query by a path.
#![allow(unused_qualifications)]

use std::sync::Arc;

use axum::{
    Json,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use protocol::{CampaignCard, CampaignChange, CampaignNow, Join, NewCampaign, NewMission, Problem};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::tables::{Key, may_open};
use crate::{
    campaigns::{self, Opened},
    config::Allowed,
    house::House,
    limits::Address,
    people::{MaybePerson, Person},
    problems::{Refusal, Sent, SentFile},
    storage::CampaignId,
};

/// Where a campaign is brought along: what is sent there may be longer than elsewhere.
pub(crate) const IMPORT: &str = "/api/campaigns/import";

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    let most = Allowed::default().campaign_bytes;
    let import = OpenApiRouter::new().routes(routes!(import)).layer(DefaultBodyLimit::max(most));
    OpenApiRouter::new()
        .routes(routes!(begin, list))
        .routes(routes!(look, change, remove))
        .routes(routes!(open, put_aside))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(renew))
        .routes(routes!(export))
        .merge(import)
}

/// A campaign that was begun, or a table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Begun {
    /// Its id.
    id: String,
}

/// The secret part of an invitation link.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Invitation {
    /// It goes behind `?key=`.
    invitation: String,
}

/// Begins a campaign, which is mine.
#[utoipa::path(
    post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses(
        (status = 201, description = "It is begun.", body = Begun),
        (status = 409, description = "I have one of this name.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn begin(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Sent(new): Sent<NewCampaign>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    house.limits.tables.take(&address)?;
    let id = campaigns::begin(&house, &person, &new).await?;
    Ok((StatusCode::CREATED, Json(Begun { id: id.0 })))
}

/// The campaigns that I am a member of, the latest first.
#[utoipa::path(
    get, path = "/api/campaigns", tag = "campaigns",
    responses(
        (status = 200, description = "They.", body = Vec<CampaignCard>),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn list(
    State(house): State<Arc<House>>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<Vec<CampaignCard>>, Refusal> {
    Ok(Json(match person {
        Some(person) => campaigns::list(&house, &person).await?,
        None => Vec::new(),
    }))
}

/// A campaign with all that is in it: for members, for whoever has its link, and for everybody if the owner
/// says so.
#[utoipa::path(
    get, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path), Key),
    responses(
        (status = 200, description = "All of it.", body = CampaignNow),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn look(
    State(house): State<Arc<House>>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<String>,
    Query(Key { key }): Query<Key>,
) -> Result<Json<CampaignNow>, Refusal> {
    Ok(Json(campaigns::look(&house, person.as_ref(), &CampaignId(id), key.as_deref()).await?))
}

/// The owner settles something anew.
#[utoipa::path(
    patch, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)),
    request_body = CampaignChange,
    responses(
        (status = 204, description = "It is so now."),
        (status = 403, description = "Only the owner does that.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn change(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(wanted): Sent<CampaignChange>,
) -> Result<StatusCode, Refusal> {
    campaigns::change(&house, &person, &CampaignId(id), wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The owner removes a campaign for good. The games that were played stay where they are.
#[utoipa::path(
    delete, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)),
    responses(
        (status = 204, description = "It has gone."),
        (status = 403, description = "Only the owner does that.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn remove(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    campaigns::remove(&house, &person, &CampaignId(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A member opens the table of the next mission. If it is open already, that is the answer: nobody opens a
/// second one.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/table", tag = "campaigns", params(("id" = String, Path)),
    request_body = NewMission,
    responses(
        (status = 200, description = "It was open already.", body = Begun),
        (status = 201, description = "It is open.", body = Begun),
        (status = 409, description = "This mission cannot be played now.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn open(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Path(id): Path<String>,
    Sent(new): Sent<NewMission>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    let may_open = async || may_open(&house, &person, address).await;
    let (status, table) = match campaigns::open(&house, &person, &CampaignId(id), new, may_open).await? {
        Opened::Now(table) => (StatusCode::CREATED, table),
        Opened::Before(table) => (StatusCode::OK, table),
    };
    Ok((status, Json(Begun { id: table.0 })))
}

/// The owner puts the mission under way aside: it counts for nothing, and can be begun anew.
#[utoipa::path(
    delete, path = "/api/campaigns/{id}/table", tag = "campaigns", params(("id" = String, Path)),
    responses(
        (status = 204, description = "No mission is under way."),
        (status = 403, description = "Only the owner does that.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn put_aside(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    campaigns::put_aside(&house, &person, &CampaignId(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever has the link becomes a member.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/members", tag = "campaigns", params(("id" = String, Path)),
    request_body = Join,
    responses(
        (status = 204, description = "It is mine, too."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn join(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Sent(Join { key }): Sent<Join>,
) -> Result<StatusCode, Refusal> {
    campaigns::join(&house, &person, &CampaignId(id), &key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// I am a member no longer; or the owner sends somebody away, and the link is another from then on.
#[utoipa::path(
    delete, path = "/api/campaigns/{id}/members/{number}", tag = "campaigns",
    params(("id" = String, Path), ("number" = u32, Path)),
    responses(
        (status = 204, description = "They are no member any more."),
        (status = 403, description = "Only the owner does that.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn leave(
    State(house): State<Arc<House>>,
    person: Person,
    Path((id, number)): Path<(String, u32)>,
) -> Result<StatusCode, Refusal> {
    campaigns::leave(&house, &person, &CampaignId(id), number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The owner renews the secret part of the link.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/invitation", tag = "campaigns", params(("id" = String, Path)),
    responses(
        (status = 200, description = "By the old one nobody comes in any more.", body = Invitation),
        (status = 403, description = "Only the owner does that.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn renew(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Invitation>, Refusal> {
    Ok(Json(Invitation { invitation: campaigns::renew(&house, &person, &CampaignId(id)).await? }))
}

/// A campaign as a file, which `airlock campaign import` takes.
#[utoipa::path(
    get, path = "/api/campaigns/{id}/export", tag = "campaigns", params(("id" = String, Path)),
    responses(
        (status = 200, description = "The file.", content_type = "text/plain"),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn export(
    State(house): State<Arc<House>>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let text = campaigns::export(&house, person.as_ref(), &CampaignId(id)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"airlock.campaign\""),
    ];
    Ok((headers, text))
}

/// Takes in a file that `airlock campaign export` wrote, or another house. All of it is checked.
#[utoipa::path(
    post, path = "/api/campaigns/import", tag = "campaigns",
    request_body(content = String, content_type = "text/plain", description = "The file."),
    responses(
        (status = 201, description = "It is mine.", body = Begun),
        (status = 409, description = "I have one of this name.", body = Problem),
        (status = 422, description = "It is damaged, of a newer program, or no campaign.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn import(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    SentFile(file): SentFile,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    house.limits.imports.take(person.id())?;
    house.limits.tables.take(&address)?;
    let id = campaigns::import(&house, &person, file).await?;
    Ok((StatusCode::CREATED, Json(Begun { id: id.0 })))
}
