//! Tables that nobody can spoil: not by filling the record, not by looking into a bot's hand, not by
//! coming and going, and not by being refused.

mod full;
mod hosts;
mod newcomers;
mod presence;
mod pruned;
mod refused;
#[path = "../seats/mod.rs"]
mod seats;
mod sent_away;

use engine::Seat;
use protocol::{Problem, SentAway, TableChange};
use seats::House;
use server::{
    storage::TableId,
    tables::{Request, Who},
};

/// What people ask of a table without a connection.
pub(crate) struct Asking<'a> {
    house: &'a House,
    table: &'a TableId,
}

pub(crate) fn at<'a>(house: &'a House, table: &'a TableId) -> Asking<'a> {
    Asking { house, table }
}

impl Asking<'_> {
    pub(crate) async fn sits(&self, who: &Who, seat: impl Into<Option<u8>>) -> Result<u8, Problem> {
        let (who, seat) = (who.clone(), seat.into().map(|number| Seat(number - 1)));
        let sit = |reply| Request::Sit { who, invitation: None, seat, nonce: None, newcomer: None, reply };
        self.house.tables.ask(self.table, sit).await.map(Seat::number)
    }

    pub(crate) async fn leaves(&self, who: &Who, seat: u8) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::Leave { who, seat: Seat(seat - 1), reply }).await
    }

    pub(crate) async fn wishes(&self, who: &Who, seat: u8) -> Result<u64, Problem> {
        let who = who.clone();
        let wish = |reply| Request::Wish { who, invitation: None, seat: Seat(seat - 1), reply };
        self.house.tables.ask(self.table, wish).await
    }

    pub(crate) async fn withdraws(&self, who: &Who, seat: u8) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::Withdraw { who, seat: Seat(seat - 1), reply }).await
    }

    pub(crate) async fn answers(&self, who: &Who, wish: u64, allowed: bool) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::AnswerWish { who, wish, allowed, reply }).await
    }

    pub(crate) async fn mutes(&self, who: &Who, seat: u8, muted: bool) -> Result<(), Problem> {
        let who = who.clone();
        let mute = |reply| Request::Mute { who, seat: Seat(seat - 1), muted, reply };
        self.house.tables.ask(self.table, mute).await.map(drop)
    }

    pub(crate) async fn adds(&self, who: &Who, seat: u8, nonce: u32) -> Result<(), Problem> {
        let (who, nonce) = (who.clone(), format!("{nonce:032x}").parse().expect("32 digits"));
        self.house.tables.ask(self.table, |reply| Request::Nonce { who, seat: Seat(seat - 1), nonce, reply }).await
    }

    pub(crate) async fn gives_to_bot(&self, who: &Who, seat: u8, level: Option<&str>) -> Result<(), Problem> {
        let (who, level) = (who.clone(), level.map(str::to_owned));
        let give = |reply| Request::GiveSeat { who, seat: Seat(seat - 1), level, reply };
        self.house.tables.ask(self.table, give).await
    }

    pub(crate) async fn changes(&self, who: &Who, change: TableChange) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::Change { who, change, reply }).await
    }

    pub(crate) async fn sends_away(&self, who: &Who, sent: SentAway) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::SendAway { who, sent, reply }).await
    }

    pub(crate) async fn starts(&self, who: &Who, bots: Option<&str>) -> Result<(), Problem> {
        let (who, bots) = (who.clone(), bots.map(str::to_owned));
        self.house.tables.ask(self.table, |reply| Request::Start { who, bots, reply }).await
    }

    pub(crate) async fn lets_sit_in(&self, who: &Who, seat: u8) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::SitIn { who, seat: Seat(seat - 1), reply }).await
    }

    pub(crate) async fn makes_host(&self, who: &Who, seat: u8) -> Result<(), Problem> {
        let who = who.clone();
        self.house.tables.ask(self.table, |reply| Request::MakeHost { who, seat: Seat(seat - 1), reply }).await
    }
}

/// Which problem it was.
pub(crate) fn code<T: std::fmt::Debug>(made: Result<T, Problem>) -> String {
    made.expect_err("it is refused").code
}

/// To be sent away from a seat.
pub(crate) fn seat(number: u8) -> SentAway {
    SentAway { seat: Some(number), spectator: None, for_good: false }
}
