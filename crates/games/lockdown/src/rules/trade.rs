//! LOC-5.42 to LOC-5.45: trade among all characters in a room, as in both books.

pub use nemesis_kit::rules::trade::{Exchange, TradeAgreement, TradeHands, TradeReply, Trading};

use crate::{board::ObjectToken, words::ItemCard};

/// Something that changes hands.
pub type Goods = nemesis_kit::rules::trade::Goods<ItemCard, ObjectToken>;

/// A trade under way.
pub type Deal = nemesis_kit::rules::trade::Deal<ItemCard, ObjectToken>;

/// What is done in a trade.
pub type TradingAnswer = nemesis_kit::rules::trade::TradingAnswer<ItemCard, ObjectToken>;

/// What is said to an offer.
pub type TradeReplyAnswer = nemesis_kit::rules::trade::TradeReplyAnswer<ItemCard, ObjectToken>;
