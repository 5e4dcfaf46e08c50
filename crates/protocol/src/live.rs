//! A table as it is played: what the socket carries in both directions.
//!
//! Everything that lasts (an answer, a roll, a line of chat, a seat taken) is a *moment*
//! with a number, from 1, without gaps, the same for every viewer. A client that was away
//! asks from the last number it has seen and gets what it missed. What does not last (who
//! is connected, whose clock runs) has no number and is only ever told as it is now.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Change, GameJson, Problem, Sentence, Text,
    tables::{AskMe, Chance, HolderView, Newcomers, Pace, Stopped, TableState, Visibility},
};

/// From the table to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum ToClient {
    /// The table as this viewer may know it. Comes first, and after each moment or burst of
    /// moments. Whoever follows is told only what is otherwise than they know.
    Table(#[cfg_attr(feature = "ts", ts(type = "{ n: number, follows: boolean } & Partial<TableNow>"))] Box<TableNow>),
    /// Something happened that lasts.
    Happened(Happened),
    /// Moments that this viewer has missed and is not told, because they are too many. They can
    /// be had page by page.
    Skipped {
        /// The first of them.
        from: u64,
        /// The last of them.
        to: u64,
    },
    /// What the viewer said was not done.
    Refused {
        /// The viewer's own number of what they said.
        re: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// What the viewer said was done, and is stored.
    Done {
        /// The viewer's own number of what they said.
        re: u64,
        /// The last moment it led to.
        n: u64,
    },
    /// What this seat would try in vain now, and why.
    Denials {
        /// The viewer's own number of the question.
        re: Option<u64>,
        /// The seat.
        seat: u8,
        /// The denied answers, as the game wrote them.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        denials: GameJson,
        /// What each of them says.
        says: Vec<Text>,
    },
    /// Somebody came or went: who is there now. How many watch is told once a second at the most.
    Presence {
        /// The seats, in order.
        seats: Vec<SeatNow>,
        /// How many watch.
        spectators: usize,
    },
    /// Somebody asks a seat that is being waited for to decide. It does not last.
    Reminded {
        /// The seat of whoever asks.
        by: u8,
        /// The seat that is asked.
        seat: u8,
    },
    /// The connection is about to be closed; the table goes on.
    Closing {
        /// Why.
        problem: Problem,
    },
}

/// Something that lasts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Happened {
    /// Its number.
    pub n: u64,
    /// When, in seconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What can happen at a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum What {
    /// The game went on: what this viewer hears of it, as the game wrote it.
    Game {
        /// The number of the entry in the record.
        entry: usize,
        /// Whose answer it was; nobody's if chance spoke.
        seat: Option<u8>,
        /// Events, in order. Empty if this viewer hears nothing of it.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        heard: Vec<GameJson>,
        /// What is told of each of them.
        told: Vec<Sentence>,
        /// What changed in the view, in order; left out for whoever does not follow, who gets the
        /// whole view with the table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        changes: Option<Vec<Change>>,
    },
    /// Answers were taken back: the game is where it was after so many entries.
    Undone {
        /// After how many entries.
        to: usize,
        /// Who took back: theirs is the first of the answers that were.
        seat: Option<u8>,
        /// How many answers were taken back, of whomever.
        answers: usize,
        /// How many rolls and draws were taken back: none but at a table for practice.
        outcomes: usize,
    },
    /// Somebody took a seat, or left it to a bot or to nobody.
    Seat {
        /// The seat.
        seat: u8,
        /// Who holds it now.
        holder: HolderView,
        /// Whether the host has sent away whoever held it.
        sent_away: bool,
    },
    /// The game began.
    Began,
    /// A line of chat.
    Chat {
        /// The seat of whoever wrote it; none for a spectator.
        seat: Option<u8>,
        /// Their name.
        name: String,
        /// What they wrote.
        text: String,
    },
    /// A line of chat by somebody this viewer has muted.
    Muted,
    /// Another table goes on from here.
    Followed {
        /// The table's id.
        table: String,
        /// Whether it is a rematch, or goes on from a moment of this game.
        rematch: bool,
        /// The secret part of its invitation link, for whoever sits here.
        invitation: Option<String>,
    },
}

/// Moments as one viewer hears of them, page by page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Moments {
    /// In order, without a gap. None if there are no more.
    pub moments: Vec<Happened>,
    /// The last moment of the table.
    pub n: u64,
}

/// The whole table, as one viewer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableNow {
    /// The last moment that is in it.
    pub n: u64,
    /// The table's id.
    pub id: String,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// How fast it goes.
    pub pace: Pace,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether the game starts by itself when no seat is open; else the host starts it.
    pub start_when_full: bool,
    /// Whether it is for practice, so that the game counts for nothing.
    pub is_practice: bool,
    /// The campaign of which it is a mission.
    pub campaign: Option<String>,
    /// When the table was opened, in seconds since 1970.
    pub since: u64,
    /// The seats, in order.
    pub seats: Vec<SeatNow>,
    /// The seats that this viewer holds.
    pub mine: Vec<u8>,
    /// The seats of those whose chat this viewer does not read.
    pub muted: Vec<u8>,
    /// The first seat of whoever opened the table, if they sit here.
    pub host: Option<u8>,
    /// Whether this viewer opened the table.
    pub is_host: bool,
    /// Whether this viewer may become the host, because the host is gone.
    pub may_be_host: bool,
    /// Whether somebody who comes anew may take a bot's seat while the game is on.
    pub newcomers: Newcomers,
    /// Seats that this viewer may take at once: open ones, those of bots before the start, and the one
    /// that they left to a bot.
    pub to_take: Vec<u8>,
    /// Seats of bots for which this viewer may ask the host.
    pub to_ask_for: Vec<u8>,
    /// Who asks for the seat of a bot: for the host all of them, else this viewer's own.
    pub wishes: Vec<SeatWish>,
    /// The secret part of the invitation link, for whoever sits here.
    pub invitation: Option<String>,
    /// The finished game from a moment of which this one goes on, for whoever sits here.
    pub goes_on_from: Option<Origin>,
    /// Who watches.
    pub spectators: usize,
    /// Fair dice.
    pub chance: Option<Chance>,
    /// Whether this viewer follows: what is as they were last told is left out; so is the view,
    /// which is the one that they had, with the changes of the moments since.
    pub follows: bool,
    /// What this viewer may know of the game, as the game wrote it. None before the game.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<GameJson>,
    /// The last moment that the view knows of, where the table is frozen: what came later
    /// cannot be shown any more.
    pub as_of: Option<u64>,
    /// Whom the table waits for.
    pub asked: Option<Asked>,
    /// What this viewer is asked: each is a `Mine`, made once and kept as it is sent.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mine>"))]
    pub questions: Vec<GameJson>,
    /// The standing orders of this viewer's seats; none where a game has no reaction windows.
    pub orders: Vec<SeatOrders>,
    /// What this viewer's seats can take back, and how; none for a seat that can take back nothing.
    pub undo: Vec<Undo>,
    /// A wish to take back that waits for consent.
    pub undo_asked: Option<UndoAsked>,
    /// The ranking, once the game is over, as the game wrote it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub standings: Option<GameJson>,
    /// Why the game was stopped before its end, if it was. Nobody has won it, and it counts for
    /// nothing.
    pub stopped: Option<Stopped>,
    /// Why the table is frozen.
    pub frozen: Option<Problem>,
}

/// A seat and who is there.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatNow {
    /// Its number.
    pub seat: u8,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: HolderView,
    /// Whether they are connected.
    pub is_here: bool,
    /// A bot that sits in for a person who is away.
    pub sitting_in: Option<String>,
    /// Their clock.
    pub clock: Option<Clock>,
    /// In how many seconds a bot sits in for them, if they do not come back.
    pub bot_in: Option<u64>,
    /// Since when they are away, in seconds since 1970, where that holds the others up.
    pub away_since: Option<u64>,
    /// From when this viewer may let a bot sit in for them, in seconds since 1970.
    pub sit_in_from: Option<u64>,
    /// What the seat added to the dice before the start, as 32 hexadecimal digits.
    pub nonce: Option<String>,
}

/// Somebody asks for the seat of a bot in a game that is on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatWish {
    /// Its number.
    pub wish: u64,
    /// The seat.
    pub seat: u8,
    /// Who asks.
    pub name: String,
    /// When it lapses, in seconds since 1970.
    pub until: u64,
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Clock {
    /// Milliseconds left.
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// Whom the table waits for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Asked {
    /// The seats.
    pub seats: Vec<u8>,
    /// Since when, in seconds since 1970.
    pub since: u64,
    /// What is being decided, as far as this viewer may know it.
    pub asks: Option<Text>,
}

/// What a viewer is asked for one of their seats.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Mine {
    /// The seat.
    pub seat: u8,
    /// The number of entries so far: it goes with the answer, so that an answer to an older
    /// question is told apart.
    pub entry: usize,
    /// The answers with what they touch, cost and give, as the game wrote them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub offers: GameJson,
    /// What each of the answers says.
    pub says: Vec<Text>,
    /// What the answers lead to beyond the next wait, as the game wrote it; left out where it
    /// foresees nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub foresight: Option<GameJson>,
    /// How soon an only answer may be given without thought.
    pub timing: Timing,
}

/// How soon an answer without alternative may be given for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// At once: everybody knows that there is no alternative.
    AtOnce,
    /// After a while: that there is none is a secret, and quickness would tell it.
    AfterTheDelay,
}

/// The standing orders of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatOrders {
    /// The seat.
    pub seat: u8,
    /// When it wants to be asked in a reaction window.
    pub ask: AskMe,
}

/// What a seat can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Undo {
    /// The seat.
    pub seat: u8,
    /// To after how many entries: its last answer is the first that is taken back.
    pub to: usize,
    /// How.
    pub how: UndoHow,
    /// All moments that it can go back to freely, each as a number of entries, the latest first. What
    /// came after one of them has told nobody anything: whoever follows a plan can go on with it.
    pub places: Vec<usize>,
}

/// How something can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UndoHow {
    /// At once: nobody has learned anything by it.
    Freely,
    /// If the others agree, for they have heard or answered something since.
    ByConsent,
    /// At once, because the table is for practice and nobody else is there to be asked: what was
    /// learned and what bots did since goes with it.
    ForPractice,
}

/// A wish to take back that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct UndoAsked {
    /// Who asks.
    pub seat: u8,
    /// To after how many entries.
    pub to: usize,
    /// Who has not answered yet.
    pub waits_for: Vec<u8>,
}

/// A moment of another game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Origin {
    /// The id of its table.
    pub table: String,
    /// After how many entries of its record.
    pub entry: usize,
}

/// From a client to the table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FromClient {
    /// The client's own number of this message; it comes back with what is made of it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub id: Option<u64>,
    /// What is said.
    #[serde(flatten)]
    pub say: Say,
}

/// What a client can say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Say {
    /// An answer.
    Answer {
        /// The seat that answers.
        seat: u8,
        /// The number of entries when it was asked.
        entry: usize,
        /// The answer, as the game wrote it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        choice: serde_json::Value,
    },
    /// Take back my last answer, as far and in the way that `undo` says.
    Undo {
        /// The seat that takes back.
        seat: u8,
        /// Several answers as one: to one of the `places` that `undo` lists.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<usize>,
    },
    /// My word on a wish to take back.
    Consent {
        /// The seat that speaks.
        seat: u8,
        /// Whether it agrees.
        agrees: bool,
        /// To what: to after how many entries it is to be taken back, so that nobody agrees to
        /// another wish than they have read.
        to: usize,
    },
    /// I give up.
    Resign {
        /// The seat that resigns.
        seat: u8,
    },
    /// My standing orders.
    Orders {
        /// The seat that gives them.
        seat: u8,
        /// When it wants to be asked in a reaction window.
        ask: AskMe,
    },
    /// A line of chat.
    Chat {
        /// What I write.
        text: String,
    },
    /// Please decide: we wait for you.
    Remind {
        /// The seat that is waited for.
        seat: u8,
    },
    /// Why can I not do other things?
    Why {
        /// The seat that asks.
        seat: u8,
    },
}
