//! The stack of rules, and the loop that runs it.

use std::{fmt::Debug, hash::Hash, mem};

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Game, List, RuleId, Seat, Seats};

/// What a rule wants next.
#[derive(Clone, Copy, Debug)]
pub enum Flow<F> {
    /// Nothing: the rule has ended.
    Done,
    /// To go on as another rule.
    Become(F),
    /// To run `first` to its end and then go on as `then`.
    Call {
        /// What runs now.
        first: F,
        /// What goes on afterwards.
        then: F,
    },
    /// To drop what is under way, down to and with the nearest rule of the same kind as
    /// this one, and to go on as this one. Without such a rule below, all is dropped.
    Unwind(F),
    /// To drop everything under way and to go on as the last rule of the game.
    End(F),
}

/// A rule that acts by itself, and may call others.
pub trait Step<G: Game>: Copy {
    /// Goes on: at the start, and again after each rule it called.
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame>;
}

/// A rule that waits for one player, or for several who answer at the same time.
pub trait Question<G: Game>: Copy {
    /// What can be answered.
    type Answer: Copy + Eq;

    /// Whether everybody may know that this is being asked. Others see of a secret
    /// question only whom the table waits for.
    const IS_PUBLIC: bool = true;

    /// Whether this is a reaction window: seats are asked whether they do something that they
    /// may or may not have the means for, so that being asked tells nothing. Each can decline
    /// with its [default answer](Game::default_answer), and may have standing orders to do so.
    const IS_WINDOW: bool = false;

    /// How soon an only answer may be given in a seat's name: at once only if it follows from
    /// what everybody knows that there is no other.
    const TIMING: Timing = if Self::IS_PUBLIC && !Self::IS_WINDOW { Timing::AtOnce } else { Timing::AfterTheDelay };

    /// Who still has to answer. A simultaneous question names several, and goes on as
    /// itself, less one seat, after each answer.
    fn asked(self, board: &G::Board) -> Seats;

    /// Who may speak up besides, without being waited for. Depends on public facts only.
    fn may_interject(self, _board: &G::Board) -> Seats {
        Seats::NONE
    }

    /// Offers each answer that `seat` may give now.
    fn answers(self, board: &G::Board, seat: Seat, offer: &mut impl FnMut(Self::Answer));

    /// Goes on after an answer, which is always one of those offered to `seat`.
    fn answered(self, board: &mut G::Board, seat: Seat, answer: Self::Answer, log: &mut Log<'_, G>) -> Flow<G::Frame>;

    /// The rule that forbids an answer that was not offered, if a rule does.
    fn forbids(self, _board: &G::Board, _seat: Seat, _answer: Self::Answer) -> Option<RuleId> {
        None
    }
}

/// A rule that waits for chance.
pub trait Roll<G: Game>: Copy {
    /// What can come up.
    type Shown: Copy + Eq;

    /// Names each thing that may come up, and in how many ways.
    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(Self::Shown, u32));

    /// Goes on after something came up, which is always one of `odds`.
    fn rolled(self, board: &mut G::Board, shown: Self::Shown, log: &mut Log<'_, G>) -> Flow<G::Frame>;
}

/// The sum of a game's rules; made by [`rules!`](crate::rules).
pub trait Frame<G: Game>: Copy + Default + Eq + Hash + Debug + BorshSerialize + BorshDeserialize {
    /// Whether any of the game's questions is a reaction window.
    const HAS_WINDOWS: bool;

    /// Whom the rule waits for.
    fn pending(self, board: &G::Board) -> Pending;
    /// Whether the rule waits, for whomever.
    fn waits(self, board: &G::Board) -> bool;
    /// Whether the rule waits for an answer that this seat may give.
    fn may_answer(self, board: &G::Board, seat: Seat) -> bool;
    /// Whether everybody may know that this rule is under way.
    fn is_public(self) -> bool;
    /// See [`Question::IS_WINDOW`].
    fn is_window(self) -> bool;
    /// See [`Question::TIMING`].
    fn timing(self) -> Timing;
    /// See [`Step::go_on`].
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame>;
    /// See [`Question::answers`].
    fn choices(self, board: &G::Board, seat: Seat, out: &mut Vec<G::Choice>);
    /// See [`Question::forbids`].
    fn forbids(self, board: &G::Board, seat: Seat, choice: G::Choice) -> Option<RuleId>;
    /// See [`Question::answered`].
    fn choose(self, board: &mut G::Board, seat: Seat, choice: G::Choice, log: &mut Log<'_, G>) -> Flow<G::Frame>;
    /// See [`Roll::odds`].
    fn odds(self, board: &G::Board, out: &mut Vec<(G::Outcome, u32)>);
    /// See [`Roll::rolled`].
    fn resolve(self, board: &mut G::Board, outcome: G::Outcome, log: &mut Log<'_, G>) -> Flow<G::Frame>;
}

/// How soon something may be answered in a seat's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// At once: everybody knows that nothing else could be answered.
    AtOnce,
    /// After the same delay for everybody: that nothing else could be answered is a secret, and
    /// quickness would tell it.
    AfterTheDelay,
}

/// Where the events go. Bots play with [`Log::Off`].
#[derive(Debug)]
pub enum Log<'a, G: Game> {
    /// Nobody listens.
    Off,
    /// Events are kept.
    On(&'a mut Vec<G::Event>),
    /// Events are kept, and the tables between them.
    Marked(&'a mut Beats<G>),
}

/// What happened, and how the table was on the way.
#[derive(Clone, Debug)]
pub struct Beats<G: Game> {
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// The table after each rule that something happened in and that another rule followed.
    pub between: Vec<Beat<G>>,
}

/// The table after some events.
#[derive(Clone, Copy, Debug)]
pub struct Beat<G: Game> {
    /// After how many.
    pub n_events: usize,
    /// The table then.
    pub state: State<G>,
}

impl<G: Game> Default for Beats<G> {
    fn default() -> Self {
        Beats { events: Vec::new(), between: Vec::new() }
    }
}

impl<G: Game> Log<'_, G> {
    /// Keeps an event.
    #[inline]
    pub fn push(&mut self, event: G::Event) {
        match self {
            Log::Off => (),
            Log::On(events) => events.push(event),
            Log::Marked(beats) => beats.events.push(event),
        }
    }

    /// Whether anybody listens, for events that cost something to find out.
    #[inline]
    pub fn is_on(&self) -> bool {
        !matches!(self, Log::Off)
    }

    /// Keeps the table, if somebody wants to see how it was before the next rule goes on and
    /// something has happened since it was last kept.
    #[inline]
    fn mark(&mut self, state: &State<G>, next: G::Frame) {
        let Log::Marked(Beats { events, between }) = self else { return };
        let n_events = events.len();
        if between.last().map_or(0, |beat| beat.n_events) < n_events {
            let mut state = *state;
            state.stack.push(next);
            between.push(Beat { n_events, state });
        }
    }
}

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Players.
    Players {
        /// Those who have to answer.
        asked: Seats,
        /// Those who may speak up besides.
        may_interject: Seats,
    },
    /// Chance.
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

impl Pending {
    /// Who may answer now, asked or not.
    pub fn may_answer(self) -> Seats {
        match self {
            Pending::Players { asked, may_interject } => asked.iter().chain(may_interject.iter()).collect(),
            Pending::Chance | Pending::Nobody => Seats::NONE,
        }
    }
}

/// Why an input was not taken. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The seat is not asked anything now.
    NotAsked,
    /// The answer belongs to another question, or names what is not there.
    NotOffered,
    /// A rule forbids the answer.
    Because(RuleId),
    /// Chance is not asked now.
    NoRoll,
    /// Chance cannot show this now.
    CannotShow,
}

/// The deepest stack of rules a game may need. The laws report how deep games go.
pub const DEEPEST: usize = 32;

/// Everything that is true at one table: the board, and the rules under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct State<G: Game> {
    board: G::Board,
    stack: List<G::Frame, DEEPEST>,
}

impl<G: Game> State<G> {
    /// A table with this board on it, at the start of the rule `first`.
    pub fn new(board: G::Board, first: impl Into<G::Frame>, log: &mut Log<'_, G>) -> Self {
        let mut state = State { board, stack: List::new() };
        state.run(Flow::Become(first.into()), log);
        state
    }

    /// A state as it was left: nothing is run. For [`Lawful::imagine`](crate::Lawful::imagine).
    pub fn left_at(board: G::Board, under_way: impl IntoIterator<Item = G::Frame>) -> Self {
        State { board, stack: under_way.into_iter().collect() }
    }

    /// The facts.
    pub fn board(&self) -> &G::Board {
        &self.board
    }

    /// The rules under way, the one that waits last.
    pub fn under_way(&self) -> &[G::Frame] {
        &self.stack
    }

    /// Whom the game waits for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.stack.last().map_or(Pending::Nobody, |top| top.pending(&self.board))
    }

    /// Whether everybody may know what is asked now.
    pub fn is_public(&self) -> bool {
        self.stack.last().is_none_or(|top| top.is_public())
    }

    /// Whether a reaction window is open.
    pub fn is_window(&self) -> bool {
        self.stack.last().is_some_and(|top| top.is_window())
    }

    /// How soon an only answer to what is asked now may be given in a seat's name.
    pub fn timing(&self) -> Timing {
        self.stack.last().map_or(Timing::AtOnce, |top| top.timing())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    /// Lists the answers that `seat` may give now; none if it is not asked.
    #[inline]
    pub fn choices(&self, seat: Seat, out: &mut Vec<G::Choice>) {
        out.clear();
        if let Some(top) = self.stack.last()
            && top.may_answer(&self.board, seat)
        {
            top.choices(&self.board, seat, out);
        }
    }

    /// Lists what chance may show now, and in how many ways.
    #[inline]
    pub fn odds(&self, out: &mut Vec<(G::Outcome, u32)>) {
        out.clear();
        if let Some(top) = self.stack.last() {
            top.odds(&self.board, out);
        }
    }

    /// Takes an answer from outside. A bot that has it from [`State::choices`] may
    /// use [`State::choose_unchecked`].
    pub fn choose(&mut self, seat: Seat, choice: G::Choice, log: &mut Log<'_, G>) -> Result<(), Refused> {
        self.may_choose(seat, choice)?;
        self.choose_unchecked(seat, choice, log);
        Ok(())
    }

    /// Whether an answer would be taken, and if not, why.
    pub fn may_choose(&self, seat: Seat, choice: G::Choice) -> Result<(), Refused> {
        let top = self.stack.last().ok_or(Refused::NotAsked)?;
        if !top.may_answer(&self.board, seat) {
            return Err(Refused::NotAsked);
        }
        let mut offered = Vec::new();
        top.choices(&self.board, seat, &mut offered);
        if offered.contains(&choice) {
            return Ok(());
        }
        Err(top.forbids(&self.board, seat, choice).map_or(Refused::NotOffered, Refused::Because))
    }

    /// Takes an answer that is known to be among [`State::choices`].
    #[inline]
    pub fn choose_unchecked(&mut self, seat: Seat, choice: G::Choice, log: &mut Log<'_, G>) {
        let top = self.stack.pop().expect("a question is pending");
        let flow = top.choose(&mut self.board, seat, choice, log);
        self.run(flow, log);
    }

    /// Takes what chance shows from outside.
    pub fn resolve(&mut self, outcome: G::Outcome, log: &mut Log<'_, G>) -> Result<(), Refused> {
        if self.pending() != Pending::Chance {
            return Err(Refused::NoRoll);
        }
        let mut possible = Vec::new();
        self.odds(&mut possible);
        if !possible.iter().any(|&(it, _)| it == outcome) {
            return Err(Refused::CannotShow);
        }
        self.resolve_unchecked(outcome, log);
        Ok(())
    }

    /// Takes an outcome that is known to be among [`State::odds`].
    #[inline]
    pub fn resolve_unchecked(&mut self, outcome: G::Outcome, log: &mut Log<'_, G>) {
        let top = self.stack.pop().expect("a roll is pending");
        let flow = top.resolve(&mut self.board, outcome, log);
        self.run(flow, log);
    }

    /// Takes a player out of the game, whoever is asked. Refused when the game is over,
    /// the seat has no player, or has resigned before.
    pub fn resign(&mut self, seat: Seat, log: &mut Log<'_, G>) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::NotAsked);
        }
        let flow = G::resign(&mut self.board, &self.stack, seat, log)?;
        if let Some(flow) = flow {
            self.run(flow, log);
        }
        Ok(())
    }

    /// Lets every seat keep what it saw on a table that is being taken back to this one.
    pub fn keep_memories(&mut self, taken_back: &State<G>) {
        G::keep_memories(&mut self.board, &taken_back.board);
    }

    /// Runs rules until one has to wait, or none is left.
    #[inline]
    fn run(&mut self, mut flow: Flow<G::Frame>, log: &mut Log<'_, G>) {
        loop {
            let next = match flow {
                Flow::Become(frame) => frame,
                Flow::Call { first, then } => {
                    self.stack.push(then);
                    first
                }
                Flow::Unwind(frame) => {
                    let kind = mem::discriminant(&frame);
                    let below = self.stack.iter().rposition(|it| mem::discriminant(it) == kind);
                    self.stack.truncate(below.unwrap_or(0));
                    frame
                }
                Flow::End(frame) => {
                    self.stack.clear();
                    frame
                }
                Flow::Done => match self.stack.pop() {
                    Some(frame) => frame,
                    None => return,
                },
            };
            if next.waits(&self.board) {
                return self.stack.push(next);
            }
            log.mark(self, next);
            flow = next.go_on(&mut self.board, log);
        }
    }
}
