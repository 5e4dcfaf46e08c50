//! What goes over the wire: the only types that a client meets.
//!
//! A game's own values (views, answers, events) are JSON that the game's crate wrote from
//! its view types; here they are carried as they are. Everything else is listed in these
//! files: `problem.rs` (what went wrong), `people.rs` (who), `tables.rs` (a table as it is
//! listed and set up), `live.rs` (a table as it is played), `change.rs` (what changed in a view), `replay.rs` (a game looked back
//! on), `history.rs` (games that were played), `campaigns.rs` (missions that belong together), `house.rs` (what the house announces), `text.rs` (what a person is to read of it).
//!
//! Names are kebab-case and seats are counted from 1. No sentence is ever sent: what a
//! person reads is made by the client from codes, keys and arguments.

#![warn(missing_docs)]

pub mod campaigns;
pub mod change;
pub mod history;
pub mod house;
pub mod live;
pub mod people;
pub mod problem;
pub mod replay;
pub mod tables;
pub mod text;

pub use campaigns::{
    CampaignCard, CampaignChange, CampaignNow, Join, Member, MissionPlayed, NewCampaign, NewMission, StoryStep,
    TableLink, UnderWay,
};
pub use change::{Change, Edit, Way};
pub use history::{FinishedSeat, FinishedTable, GameTally, History, Rating};
pub use house::{HouseCard, Retention};
pub use live::{
    Asked, Clock, FromClient, Happened, Mine, Moments, Origin, SeatNow, SeatOrders, SeatWish, TableNow, Timing,
    ToClient, Undo, UndoAsked, UndoHow,
};
pub use people::{
    Export, ExportedCampaign, ExportedLine, ExportedPerson, ExportedTable, Login, Me, NewPassword, Password, PersonName,
};
pub use problem::Problem;
pub use replay::{Eyes, Replay, ReplayStep, ReplayView};
pub use tables::{
    AskMe, Chance, GameCard, HolderKind, HolderView, NewTable, Newcomers, OptionCard, Pace, SeatNonce, SeatWanted,
    SentAway, Spectator, Stopped, TableCard, TableChange, TableState, Visibility,
};
pub use text::{Argument, Line, Saying, Sentence, Text};

/// A value of a game, as the game wrote it.
pub type GameJson = Box<serde_json::value::RawValue>;
