//! What breaks, takes too long or is too large is answered all the same.

use std::{any::Any, panic::AssertUnwindSafe, sync::Arc};

use axum::{
    extract::{Request, State},
    http::header,
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use tokio::time::timeout;

use super::{House, RequestId};
use crate::{
    problems::{Code, Refusal},
    routes,
};

/// In how many seconds something that took too long may be tried again.
const RETRY: u64 = 5;

/// Answers for a handler that panics or does not come to an end. What streams is not
/// stopped once it has begun.
pub(super) async fn catch(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let report = request.extensions().get::<RequestId>().map(ToString::to_string).unwrap_or_default();
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    match timeout(house.config.timings.request, answer).await {
        Ok(Ok(response)) => response,
        Ok(Err(panic)) => {
            tracing::error!(report, what = said(&*panic), "a request broke");
            metrics::counter!("airlock_panics_total").increment(1);
            Refusal::from(Code::Internal { report }).into_response()
        }
        Err(_) => {
            tracing::warn!("a request took too long");
            Refusal::from(Code::TookTooLong.again_in(RETRY)).into_response()
        }
    }
}

/// Turns away what says itself that it is too large. What does not say so is stopped where
/// it is read.
pub(super) async fn check_length(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|it| it.to_str().ok()).and_then(|it| it.parse::<u64>().ok());
    // What somebody brings along may be longer, and is stopped where it is read as well.
    let allowed = &house.config.allowed;
    let most = if request.uri().path() == routes::IMPORT { allowed.campaign_bytes } else { allowed.body };
    if length.is_some_and(|length| length > most as u64) {
        return Err(Code::TooLarge.into());
    }
    Ok(next.run(request).await)
}

/// What a panic said, if it is a sentence from the source. Sentences that were put together
/// at run time may have anything in them.
fn said(panic: &(dyn Any + Send)) -> &'static str {
    panic.downcast_ref::<&'static str>().copied().unwrap_or("…")
}
