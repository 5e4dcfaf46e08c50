//! Standing orders: in what reaction windows the holder of a seat wants to be asked, and what the
//! table declines in their name.

use driver::StandingOrders;
use engine::{Seat, Seats};
use protocol::{AskMe, Pace, Problem, SeatOrders, TableState};

use super::task::Table;
use crate::problems::Code;

impl Table {
    /// Sets the standing orders of a seat. Nobody is told but its holder.
    pub(super) async fn set_orders(&mut self, seat: Seat, ask: AskMe) -> Result<u64, Problem> {
        self.stored.goes_on()?;
        if !self.has_windows() {
            return Err(Code::NoWindows.into());
        }
        let mut draft = self.stored.draft();
        draft.seats[seat.index()].ask = ask;
        self.store_quietly(draft).await?;
        self.tell_holder(seat);
        Ok(self.stored.n)
    }

    /// The standing orders of these seats, for their holder.
    pub(super) fn orders_of(&self, seats: Seats) -> Vec<SeatOrders> {
        let orders = |seat: Seat| SeatOrders { seat: seat.number(), ask: self.stored.seats[seat.index()].ask };
        seats.iter().filter(|_| self.has_windows()).map(orders).collect()
    }

    /// Whether a seat need not answer any more: it has, or its orders do.
    pub(super) fn is_answered_for(&self, seat: Seat) -> bool {
        self.windows.has_answered(seat) || self.declined(seat).is_some()
    }

    /// The answer by which the table declines for somebody, if their orders say so. For a bot that
    /// plays in their place nobody has to decline.
    ///
    /// Whoever wants to be asked when they can is waited for while they are away, whatever they
    /// hold, as for their own turn. At a turn-based table that could take days each time: there the
    /// table declines for them, whatever they hold.
    pub(super) fn declined(&self, seat: Seat) -> Option<serde_json::Value> {
        if self.stored.state != TableState::Playing || self.bot_at(seat).is_some() {
            return None;
        }
        let is_missed = self.is_watched(seat) && !self.is_here(seat);
        let orders = match self.stored.seats.get(seat.index())?.ask {
            AskMe::WhenICan if is_missed => match self.stored.pace {
                Pace::TurnBased { .. } => StandingOrders::Never,
                Pace::NoLimit | Pace::Live { .. } => StandingOrders::Always,
            },
            AskMe::WhenICan => StandingOrders::WhenICan,
            AskMe::Always => StandingOrders::Always,
            AskMe::Never => StandingOrders::Never,
        };
        self.game.as_ref()?.declined(seat, orders)
    }

    fn has_windows(&self) -> bool {
        self.means().games.get(&self.stored.game).is_some_and(|door| door.has_windows)
    }
}
