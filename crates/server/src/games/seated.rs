//! A game under way, with its types taken off.

use std::sync::Arc;

use bots::Budget;
use driver::{Arguments, Holder, StandingOrders, Told};
use engine::{Pending, Seat, Standing, Timing, Viewer};
use protocol::{Change, GameJson, Problem, Sentence, Stopped, Text, change::Written};

/// A game under way at a table: it can be played, shown, and thought about.
pub trait Seated: Play + Show + Think + Send + Sync {}

impl<G: Play + Show + Think + Send + Sync> Seated for G {}

/// A game that goes on.
///
/// Whatever changes it returns the entries that have to be stored before anybody is told.
pub trait Play {
    /// Takes an answer, and lets chance speak until somebody is asked.
    fn answer(&mut self, seat: Seat, choice: &serde_json::Value) -> Result<Vec<NewEntry>, Wrong>;

    /// Whether a seat could give this answer now. Nothing changes.
    fn may_answer(&self, seat: Seat, choice: &serde_json::Value) -> Result<(), Wrong>;

    /// Lets chance speak until somebody is asked: at the start.
    fn advance(&mut self) -> Result<Vec<NewEntry>, Wrong>;

    /// Takes the last answer of a seat back, or all of them since a place, if nobody has learned
    /// anything since.
    fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<Vec<NewEntry>, Wrong>;

    /// Takes back to after so many entries, the others having agreed.
    fn undo_by_consent(&mut self, to: usize) -> Result<Vec<NewEntry>, Wrong>;

    /// To after how many entries a seat can take its answers back freely, its last one first.
    fn undoable(&self, seat: Seat) -> Vec<usize>;

    /// The same if the others agree.
    fn undoable_by_consent(&self, seat: Seat) -> Option<usize>;

    /// Takes a player out of the game.
    fn resign(&mut self, seat: Seat) -> Result<Vec<NewEntry>, Wrong>;

    /// Stops a game that went on for too long among bots, or that nobody attends.
    fn stop(&mut self, reason: driver::StopReason) -> Result<Vec<NewEntry>, Wrong>;

    /// Notes that somebody else holds a seat now.
    fn seat_taken(&mut self, seat: Seat, holder: Holder) -> Result<Vec<NewEntry>, Wrong>;

    /// Whom the game waits for.
    fn pending(&self) -> Pending;

    /// Whether the game is over or was stopped.
    fn is_finished(&self) -> bool;

    /// Whether a game among bots has gone on for too long.
    fn is_endless(&self) -> bool;

    /// Whether no more answers can be written down.
    fn is_full(&self) -> bool;

    /// How often a seat has taken an answer of its own back.
    fn n_taken_back(&self, seat: Seat) -> usize;
}

/// What is told of a game, and to whom.
pub trait Show {
    /// The round being played.
    fn round(&self) -> u16;

    /// The number of entries so far.
    fn n_entries(&self) -> usize;

    /// Whose answer an entry was, from 1; nobody's if chance spoke.
    fn seat_of(&self, entry: usize) -> Option<Seat>;

    /// What an entry took back, if it did.
    fn undone_by(&self, entry: usize) -> Option<Undone>;

    /// The options, all of them, by name.
    fn options(&self) -> Vec<(String, String)>;

    /// What a viewer may know; and what is being decided, as far as they may.
    fn view(&self, viewer: Viewer) -> (Arc<Written>, Option<Text>);

    /// What a viewer hears of an entry, from 1; and what is told of each event.
    fn heard(&self, entry: usize, viewer: Viewer) -> (Vec<GameJson>, Vec<Sentence>);

    /// What changed for a viewer with each entry after so many: from what they saw then to what
    /// they see now. Nothing if these are not the entries of the last burst, or something was taken
    /// back among them.
    fn changes(
        &self,
        n_entries: usize,
        seen: Arc<Written>,
        now: Arc<Written>,
        viewer: Viewer,
    ) -> Option<Vec<Vec<Change>>>;

    /// What a viewer saw after so many entries, if the last burst began there.
    fn view_before_burst(&self, n_entries: usize, viewer: Viewer) -> Option<Arc<Written>>;

    /// The last burst was told to everybody: what happens next is another.
    fn end_burst(&mut self);

    /// What a seat is asked.
    fn question(&self, seat: Seat) -> Question;

    /// What a seat would try in vain, with the rules that forbid it; and what each says.
    fn denials(&self, seat: Seat) -> (GameJson, Vec<Text>);

    /// The ranking as it stands, from the first to the last.
    fn standings(&self) -> GameJson;

    /// The ranking as it stands, in the order of the seats.
    fn standings_by_seat(&self) -> Vec<Standing>;

    /// Why the game was stopped before its end, if it was.
    fn stopped(&self) -> Option<Stopped>;

    /// The commitment to the seed.
    fn commitment(&self) -> String;

    /// The seed, once the game is finished.
    fn seed(&self) -> Option<String>;

    /// The record as it is stored. Everything is in it: never for people while the game is on.
    fn record(&self) -> &str;
}

/// What is answered in a seat's name: by bots of the house, by standing orders, and where there is
/// nothing to choose.
pub trait Think {
    /// Whether a reaction window is open, in which all answers keep to the same delay.
    fn is_window(&self) -> bool;

    /// How soon an only answer may be given in a seat's name.
    fn timing(&self) -> Timing;

    /// The answer by which a seat declines in a window, if its orders say that it does.
    fn declined(&self, seat: Seat, orders: StandingOrders) -> Option<serde_json::Value>;

    /// The only answer that a seat has, if everybody knows that it has no other.
    fn forced(&self, seat: Seat) -> Option<serde_json::Value>;

    /// The answer for a seat whose time is up, where the choice is trivial.
    fn default_answer(&self, seat: Seat) -> Option<serde_json::Value>;

    /// A thought of the bot that plays a seat at this level, to be had on another thread: it holds what the seat may
    /// know.
    fn thought(&mut self, seat: Seat, level: &str) -> Option<Thought>;
}

/// What a seat is asked.
pub struct Question {
    /// The answers, with what they touch, cost and give.
    pub offers: GameJson,
    /// What each of them says.
    pub says: Vec<Text>,
    /// What they lead to, if the game foresees anything.
    pub foresight: Option<GameJson>,
}

/// A bot that is about to think, for as long as it is told to; it gives its answer.
pub type Thought = Box<dyn FnOnce(Budget<'_>) -> serde_json::Value + Send>;

/// Something that happened in a game and has to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The number of the entry, from 1.
    pub entry: usize,
    /// The lines it added to the record.
    pub lines: String,
}

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// To after how many entries.
    pub to: usize,
    /// Whose answer was the first of what was taken back.
    pub seat: Option<Seat>,
    /// How many answers were taken back.
    pub answers: usize,
    /// How many outcomes of chance were.
    pub outcomes: usize,
}

/// Why a game did not take something. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Which error it is.
    pub code: &'static str,
    /// What it is about.
    pub arguments: Arguments,
}

impl Wrong {
    /// From an error that can be told.
    pub fn of(error: &impl Told) -> Wrong {
        Wrong { code: error.code(), arguments: error.arguments() }
    }
}

impl From<Wrong> for Problem {
    fn from(wrong: Wrong) -> Problem {
        let mut problem = Problem::new(wrong.code);
        for (name, value) in wrong.arguments {
            if name == "rule" {
                problem.rule = Some(value.clone());
            }
            problem = problem.with(name, value);
        }
        problem
    }
}

/// Why a stored game cannot go on. It is kept, and can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotResumed(pub Wrong);
