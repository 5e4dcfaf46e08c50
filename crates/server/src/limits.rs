//! How much of the house one person or one address may take up.
//!
//! `rate.rs` counts what is done in a time, `sockets.rs` what is open at once, and
//! `address.rs` says from where somebody comes. Whoever wants too much is told when to come
//! back; nobody else notices. All of it takes a bounded amount of memory, whoever comes.

mod address;
mod rate;
mod sockets;

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};

use crate::{
    config::Config,
    house::{Clock, House},
    problems::Refusal,
};

pub use address::Address;
pub(crate) use address::{Forwarded, peer};
pub use rate::Rate;
pub use sockets::{OpenSocket, Sockets};

/// More than is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many; again in {retry_after} s")]
pub struct TooMany {
    /// In how many seconds it may be tried again.
    pub retry_after: u64,
}

/// What is counted in a house.
pub struct Limits {
    /// Requests from one address.
    pub by_address: Rate,
    /// Requests by one person.
    pub by_person: Rate,
    /// Attempts to give the password of one name from one address.
    pub logins_by_name: Rate,
    /// The same from anywhere.
    pub logins_from_anywhere: Rate,
    /// The same from a device that is known, and attempts of a person to change their own.
    pub logins_by_device: Rate,
    /// Attempts to give a password from one address.
    pub logins_by_address: Rate,
    /// How often one person takes all of their data along.
    pub exports: Rate,
    /// How often one person brings a campaign along.
    pub imports: Rate,
    /// Guests of one address who are stored for the first time.
    pub guests: Rate,
    /// Tables opened from one address.
    pub tables: Rate,
    /// Sockets of live tables.
    pub sockets: Sockets,
    /// Connections of any kind.
    pub connections: Sockets,
}

impl Limits {
    /// What this house allows.
    pub fn new(config: &Config, clock: &Arc<dyn Clock>) -> Limits {
        let allowed = &config.allowed;
        // All who come through a proxy have its address, as far as connections go.
        let connections_each =
            if config.is_behind_proxy { allowed.connections } else { allowed.connections_by_address };
        Limits {
            by_address: Rate::per_minute(allowed.requests_by_address, clock),
            by_person: Rate::per_minute(allowed.requests_by_person, clock),
            logins_by_name: Rate::per_hour(allowed.logins_by_name, clock),
            logins_from_anywhere: Rate::per_hour(allowed.logins_from_anywhere, clock),
            logins_by_device: Rate::per_hour(allowed.logins_by_name, clock),
            logins_by_address: Rate::per_hour(allowed.logins_by_address, clock),
            exports: Rate::per_hour(allowed.exports_by_person, clock),
            imports: Rate::per_hour(allowed.imports_by_person, clock),
            guests: Rate::per_hour(allowed.guests_by_address, clock),
            tables: Rate::per_hour(allowed.tables_by_address, clock),
            sockets: Sockets::new(allowed.sockets_by_address, allowed.sockets),
            connections: Sockets::new(connections_each, allowed.connections),
        }
    }

    /// Forgets those who have not come for a while.
    pub fn forget_the_idle(&self) {
        let Limits {
            by_address,
            by_person,
            logins_by_name,
            logins_from_anywhere,
            logins_by_device,
            logins_by_address,
            exports,
            imports,
            guests,
            tables,
            sockets: _,
            connections: _,
        } = self;
        let logins = [logins_by_name, logins_from_anywhere, logins_by_device, logins_by_address];
        for rate in [by_address, by_person, exports, imports, guests, tables].into_iter().chain(logins) {
            rate.forget_the_idle();
        }
    }
}

/// Counts every request against its address.
pub(crate) async fn count_request(
    State(house): State<Arc<House>>,
    address: Address,
    request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    house.limits.by_address.take(&address)?;
    Ok(next.run(request).await)
}
