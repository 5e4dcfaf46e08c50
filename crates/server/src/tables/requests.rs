//! What a table can be asked to do.

use std::collections::HashMap;

use driver::Nonce;
use engine::{Seat, Viewer};
use protocol::{
    Chance, Eyes, FromClient, GameJson, HolderView, Moments, NewTable, Problem, SentAway, Spectator, TableCard,
    TableChange, TableState,
};
use tokio::sync::{mpsc, oneshot};

use crate::storage::{At, Change, PersonId, TableId};

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person, and the name they go by.
    Person {
        /// Who.
        id: PersonId,
        /// Their name.
        name: String,
    },
    /// A bot from outside, by the hash of its token.
    Token(String),
    /// Somebody unknown who looks at an open table.
    Nobody,
}

impl Who {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Who::Person { id, .. } => Some(id),
            Who::Token(_) | Who::Nobody => None,
        }
    }
}

/// Where what a viewer is told goes: JSON, ready to be sent.
pub type Outlet = mpsc::Sender<String>;

/// A viewer's place at a table, until they leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attendance(pub u64);

/// The answer to a request.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table can be asked.
pub enum Request {
    /// Somebody looks at the table from now on.
    Attend {
        /// Who.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// The last moment they have seen.
        after: Option<u64>,
        /// Where they are told.
        outlet: Outlet,
        /// Their place.
        reply: Reply<Attendance>,
    },
    /// A viewer is gone.
    Depart(Attendance),
    /// A viewer says something over their connection.
    Said {
        /// Their place.
        by: Attendance,
        /// What.
        said: FromClient,
    },
    /// Somebody says something without a connection.
    Posted {
        /// Who.
        who: Who,
        /// What.
        said: FromClient,
        /// The number of the last moment it led to.
        reply: Reply<u64>,
    },
    /// Somebody sits down.
    Sit {
        /// Who.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// Where; anywhere if not said.
        seat: Option<Seat>,
        /// What the seat adds to the dice, if anything.
        nonce: Option<Nonce>,
        /// Who they are, if that is not stored yet: it is stored with the seat, if they get one.
        newcomer: Option<Change>,
        /// Their seat.
        reply: Reply<Seat>,
    },
    /// Somebody gets up. In a game under way a bot takes the seat over.
    Leave {
        /// Who.
        who: Who,
        /// From where.
        seat: Seat,
        /// Done.
        reply: Reply<()>,
    },
    /// The host gives a seat to a bot, or opens it again.
    GiveSeat {
        /// The host.
        who: Who,
        /// Which seat.
        seat: Seat,
        /// The bot's level; nobody if not said.
        level: Option<String>,
        /// Done.
        reply: Reply<()>,
    },
    /// A person's seat gets a token, with which a program can play it.
    Token {
        /// The holder.
        who: Who,
        /// Which seat.
        seat: Seat,
        /// The hash of the new token.
        hash: String,
        /// Done.
        reply: Reply<()>,
    },
    /// A seat adds something to the dice, before the start.
    Nonce {
        /// The holder.
        who: Who,
        /// Which seat.
        seat: Seat,
        /// What it adds.
        nonce: Nonce,
        /// Done.
        reply: Reply<()>,
    },
    /// The host starts the game.
    Start {
        /// The host.
        who: Who,
        /// The level of the bots that take the seats that are open; if not said, none may be.
        bots: Option<String>,
        /// Done.
        reply: Reply<()>,
    },
    /// The host sets the table up otherwise.
    Change {
        /// The host.
        who: Who,
        /// What is to be otherwise.
        change: TableChange,
        /// Done.
        reply: Reply<()>,
    },
    /// The host sends somebody away.
    SendAway {
        /// The host.
        who: Who,
        /// Whom.
        sent: SentAway,
        /// Done.
        reply: Reply<()>,
    },
    /// Who watches, for the host.
    Spectators {
        /// The host.
        who: Who,
        /// They.
        reply: Reply<Vec<Spectator>>,
    },
    /// Whoever holds a seat is to be the host.
    MakeHost {
        /// The host; or whoever holds the seat, if the host is gone.
        who: Who,
        /// The seat.
        seat: Seat,
        /// Done.
        reply: Reply<()>,
    },
    /// A bot is to sit in for somebody who is away.
    SitIn {
        /// The host; or whoever sits there, if the host is away.
        who: Who,
        /// For whom.
        seat: Seat,
        /// Done.
        reply: Reply<()>,
    },
    /// Somebody asks for the seat of a bot in a game that is on.
    Wish {
        /// Who.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// Which seat.
        seat: Seat,
        /// The number of the wish.
        reply: Reply<u64>,
    },
    /// Whoever asked for a seat does not want it any more.
    Withdraw {
        /// Who.
        who: Who,
        /// Which seat.
        seat: Seat,
        /// Done.
        reply: Reply<()>,
    },
    /// The host answers somebody who asks for a seat.
    AnswerWish {
        /// The host.
        who: Who,
        /// The number of the wish.
        wish: u64,
        /// Whether they get it.
        allowed: bool,
        /// Done.
        reply: Reply<()>,
    },
    /// The host renews the invitation link.
    Renew {
        /// The host.
        who: Who,
        /// The new secret part.
        invitation: String,
        /// Done.
        reply: Reply<()>,
    },
    /// What another table needs that follows this one.
    Follow {
        /// Who asks.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// After how many entries it goes on; a rematch if not said.
        entry: Option<usize>,
        /// The table to be opened, and the record to go on from.
        reply: Reply<Following>,
    },
    /// Another table follows this one.
    Followed {
        /// Which.
        table: TableId,
        /// Whether it is a rematch.
        rematch: bool,
        /// The secret part of its invitation link.
        invitation: String,
    },
    /// Whose chat somebody does not want to read any more, or wants to again.
    Mute {
        /// Who mutes.
        who: Who,
        /// The seat of whom they mute.
        seat: Seat,
        /// Or no longer.
        muted: bool,
        /// Who that is.
        reply: Reply<PersonId>,
    },
    /// Somebody wants to be forgotten: what they wrote here loses their name.
    Forget(PersonId),
    /// Somebody has logged out everywhere: their connections end.
    SendOff(PersonId),
    /// A guest has logged in: what was theirs is the person's now.
    HandOver {
        /// Who they were.
        guest: PersonId,
        /// Who they are.
        to: Who,
        /// Done.
        reply: Reply<()>,
    },
    /// The table as it is listed.
    Card {
        /// Who asks.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// The card.
        reply: Reply<TableCard>,
    },
    /// Moments from a number on, as many as fit on a page.
    Moments {
        /// Who asks.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// The number before the first.
        after: u64,
        /// The page.
        reply: Reply<Moments>,
    },
    /// The record, once the game is over.
    Record {
        /// Who asks.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// Its text.
        reply: Reply<String>,
    },
    /// Somebody looks back on the game.
    LookBack {
        /// Who.
        who: Who,
        /// The secret part of the invitation link, if they have it.
        invitation: Option<String>,
        /// Through whose eyes; those that see most of those they may look through if not said.
        eyes: Option<Eyes>,
        /// What there is to look at.
        reply: Reply<LookingBack>,
    },
    /// A bot has thought.
    Thought {
        /// The number of entries when it began to think.
        entry: usize,
        /// The seat it thinks for.
        seat: Seat,
        /// Its answer.
        choice: serde_json::Value,
    },
    /// Finish what you do, and sleep.
    Close {
        /// Done.
        reply: oneshot::Sender<()>,
    },
}

/// What somebody needs who looks back on a game.
pub struct LookingBack {
    /// What the table is called.
    pub name: Option<String>,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub state: TableState,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// Whether it is for practice.
    pub is_practice: bool,
    /// Who sits there.
    pub seats: Vec<HolderView>,
    /// The seats of whoever looks.
    pub mine: Vec<u8>,
    /// Through whose eyes they look.
    pub eyes: Eyes,
    /// What these eyes are to the game.
    pub viewer: Viewer,
    /// Fair dice.
    pub chance: Chance,
    /// The ranking, once the game is over.
    pub standings: Option<GameJson>,
    /// The number and time of the moment of each entry that was made at this table.
    pub moments: HashMap<usize, (u64, At)>,
    /// The record. Everything is in it: only for the replay.
    pub record: String,
}

/// What another table needs that follows one.
#[derive(Clone, Debug)]
pub struct Following {
    /// The same game with the same options and pace; the seats as they were.
    pub table: NewTable,
    /// The record to go on from, if it goes on from a moment.
    pub record: Option<String>,
}
