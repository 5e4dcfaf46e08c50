//! What an event tells, as it is marked where events are declared.

use crate::Seat;

/// Events that say of themselves what they tell: see [`derive(News)`](marks::News).
pub trait News {
    /// `#[news(…)]`: whether it tells everybody what some did not know, or passes the turn on.
    fn is_news(&self) -> bool;

    /// `#[look(…)]`: whether it tells only whoever looks what they did not know.
    fn is_look(&self) -> bool;

    /// `#[look(seat: …)]`: who looks, where the event says so.
    fn looker(&self) -> Option<Seat>;

    /// Whether it tells anybody but `actor` something: then `actor` cannot take back freely what
    /// was before it.
    fn stops(&self, actor: Seat) -> bool {
        self.is_news() || self.looker().is_some_and(|looker| looker != actor)
    }
}
