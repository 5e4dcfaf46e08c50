//! Oneself: name, password, and one's own data.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderName, StatusCode, header},
};
use protocol::{Export, Login, Me, NewPassword, PersonName, Problem};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    house::House,
    limits::Address,
    people::{self, MaybePerson, MaybeVisit, NewCookie, Person, Visit},
    problems::{Refusal, Sent},
};

pub(super) fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::new()
        .routes(routes!(me, rename, forget))
        .routes(routes!(set_password))
        .routes(routes!(export))
        .routes(routes!(log_in))
        .routes(routes!(log_out))
        .routes(routes!(log_out_everywhere))
}

/// Who I am. Whoever is unknown becomes a guest, and gets a cookie.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "people",
    responses(
        (status = 200, description = "Oneself.", body = Me),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn me(State(house): State<Arc<House>>, person: Person) -> Json<Me> {
    if let Err(refusal) = people::note_seen(&house, &person).await {
        // That somebody was here can be noted another time.
        tracing::warn!(code = refusal.problem().code, "a visit was not noted");
    }
    Json(person.me())
}

/// I want another name.
#[utoipa::path(
    patch,
    path = "/api/me",
    tag = "people",
    request_body = PersonName,
    responses(
        (status = 200, description = "Oneself, renamed.", body = Me),
        (status = 409, description = "The name is taken.", body = Problem),
        (status = 422, description = "It is no name.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn rename(
    State(house): State<Arc<House>>,
    person: Person,
    Sent(wanted): Sent<PersonName>,
) -> Result<Json<Me>, Refusal> {
    Ok(Json(people::rename(&house, &person, &wanted.name).await?.me()))
}

/// I want to be able to come back from another device. All devices but this one are logged out.
#[utoipa::path(
    post,
    path = "/api/me/password",
    tag = "people",
    request_body = NewPassword,
    responses(
        (status = 200, description = "It is set.", body = Me),
        (status = 403, description = "The current password is another.", body = Problem),
        (status = 409, description = "Somebody else logs in with this name.", body = Problem),
        (status = 422, description = "It is too short or too long.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn set_password(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    cookie: NewCookie,
    Sent(NewPassword { password, current }): Sent<NewPassword>,
) -> Result<Json<Me>, Refusal> {
    house.limits.logins_by_address.take(&address)?;
    let changed = people::set_password(&house, &person, current, password).await?;
    make_known(&house, &changed, &cookie);
    Ok(Json(changed.me()))
}

/// I have been here before. What I did as a guest until now is mine: seats, tables and chat.
#[utoipa::path(
    post,
    path = "/api/login",
    tag = "people",
    request_body = Login,
    responses(
        (status = 200, description = "Welcome back.", body = Me),
        (status = 403, description = "There is nobody with this name and password.", body = Problem),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn log_in(
    State(house): State<Arc<House>>,
    address: Address,
    MaybePerson(guest): MaybePerson,
    cookie: NewCookie,
    headers: HeaderMap,
    Sent(Login { name, password }): Sent<Login>,
) -> Result<Json<Me>, Refusal> {
    let from = people::CameFrom { address, headers: &headers };
    let person = people::log_in(&house, from, guest.as_ref(), &name, password).await?;
    make_known(&house, &person, &cookie);
    Ok(Json(person.me()))
}

/// A visit begins, on a device that is known from now on.
fn make_known(house: &House, person: &Person, cookie: &NewCookie) {
    cookie.set(house.people.cookies.issued(person.id(), person.epoch(), &Visit::begins(), house.now()));
    cookie.set_device(house.people.devices.issued(person.id()));
}

/// I do not want to be known here any more: this cookie is worth nothing from now on. A guest
/// cannot come back.
#[utoipa::path(
    post,
    path = "/api/logout",
    tag = "people",
    responses(
        (status = 204, description = "The cookie is worth nothing, and cleared."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn log_out(
    State(house): State<Arc<House>>,
    MaybeVisit(found): MaybeVisit,
    cookie: NewCookie,
) -> Result<StatusCode, Refusal> {
    if let Some((person, visit)) = found {
        people::log_out(&house, &person, visit).await?;
    }
    cookie.set(house.people.cookies.cleared());
    Ok(StatusCode::NO_CONTENT)
}

/// I do not want to be known on any device any more: all cookies are worth nothing, and
/// connections to tables end. My seats stay mine, and programs play on.
#[utoipa::path(
    post,
    path = "/api/logout/everywhere",
    tag = "people",
    responses(
        (status = 204, description = "Nobody is logged in as you."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn log_out_everywhere(
    State(house): State<Arc<House>>,
    MaybePerson(person): MaybePerson,
    cookie: NewCookie,
) -> Result<StatusCode, Refusal> {
    if let Some(person) = person {
        people::log_out_everywhere(&house, &person).await?;
    }
    cookie.set(house.people.cookies.cleared());
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept of me.
#[utoipa::path(
    get,
    path = "/api/me/export",
    tag = "people",
    responses(
        (status = 200, description = "All of it.", body = Export),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn export(
    State(house): State<Arc<House>>,
    person: Person,
) -> Result<([(HeaderName, &'static str); 1], Json<Export>), Refusal> {
    let as_file = [(header::CONTENT_DISPOSITION, r#"attachment; filename="airlock-export.json""#)];
    Ok((as_file, Json(people::export(&house, &person).await?)))
}

/// I want to be forgotten: my name goes from everywhere, and I cannot come back.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "people",
    responses(
        (status = 204, description = "Nobody knows you any more."),
        (status = "default", description = "It was not done.", body = Problem),
    ),
)]
async fn forget(State(house): State<Arc<House>>, person: Person, cookie: NewCookie) -> Result<StatusCode, Refusal> {
    people::forget(&house, &person).await?;
    cookie.set(house.people.cookies.cleared());
    cookie.set_device(house.people.devices.cleared());
    Ok(StatusCode::NO_CONTENT)
}
