//! Which laws there are, and what is told of a broken one.

use std::{any::Any, error::Error, fmt, ops::AddAssign};

use super::input::Input;
use crate::{Game, Setup};

/// A law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// Nothing that may happen makes the rules panic.
    NoPanic,
    /// Every game ends, or its rounds can be counted until it is stopped.
    EveryGameEnds,
    /// A game that is over says how it ended.
    AnEndingIsNamed,
    /// The round never goes back.
    RoundsGoOn,
    /// A question is asked of somebody who plays.
    SomebodyIsAsked,
    /// Every seat that is asked is offered an answer.
    AnAnswerIsOffered,
    /// No answer is offered twice.
    OfferedOnce,
    /// Every offered answer is taken.
    OfferedIsTaken,
    /// Every other answer is refused, and nothing changes.
    OthersAreRefused,
    /// `offers` lists exactly the choices, in their order.
    OffersAreTheChoices,
    /// What is denied is refused with the rule that the denial names.
    DenialsNameTheirRule,
    /// Only whoever may answer foresees what the answers lead to.
    ForesightIsForTheAsked,
    /// The answer given for an absent player is one of those offered.
    DefaultsAreOffered,
    /// Every seat that is asked in a reaction window can decline.
    WindowsCanBeDeclined,
    /// Chance can always show something, and nothing in no way or in two places.
    OddsArePossible,
    /// What chance may show is taken.
    ShownIsTaken,
    /// What chance cannot show is refused, and nothing changes.
    OtherOutcomesAreRefused,
    /// A player may leave once, and the game goes on or is over.
    ResigningLeavesAGame,
    /// What is stored and read again is the same, to the byte.
    StoredIsTheSame,
    /// Bytes that are cut off are an error.
    CutOffIsAnError,
    /// The same inputs lead to the same states.
    ReplayIsTheSame,
    /// Nothing depends on whether anybody listens.
    ListeningChangesNothing,
    /// What happens to a copy does not happen to the table.
    ForksAreApart,
    /// What the game itself checks holds at every pause.
    TheAuditHolds,
    /// What was settled before the start stays.
    TheSetupIsKept,
    /// Every seat has one rank, in order, from 1, or from 2 where nobody has won.
    StandingsRankEverySeat,
    /// A state imagined from a view looks the same to the viewer.
    ImaginedLooksTheSame,
    /// What is hidden from a viewer changes nothing of what they are shown, asked and
    /// offered, and of what they foresee.
    HiddenIsNotShown,
    /// What is hidden changes nothing of what a viewer sees between the events that they hear, and
    /// of when they see it.
    HiddenIsNotSeenBetween,
    /// What is hidden changes nothing of what may be answered in a seat's name, and how soon.
    QuicknessTellsNothing,
    /// What was hidden comes out only by an event that is declared a barrier.
    HiddenComesOutByBarriers,
    /// An event tells a viewer nothing that is hidden from them afterwards, unless it is
    /// declared a barrier.
    HiddenIsNotHeard,
    /// Whoever plays a seat answers as somebody new would who has heard what the seat was told.
    PlayersKnowWhatTheyHeard,
    /// What is hidden from a seat changes nothing of what whoever plays it answers.
    HiddenChangesNoAnswer,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Games that ended by themselves.
    pub ended: u64,
    /// Games that were stopped after [`Game::ROUNDS_AMONG_BOTS`].
    pub stopped: u64,
    /// Inputs of all kinds.
    pub inputs: u64,
    /// Answers among them.
    pub answers: u64,
    /// Outcomes among them.
    pub outcomes: u64,
    /// Resignations among them that were taken.
    pub resignations: u64,
    /// Pauses at which the dear laws were checked.
    pub looked_closely: u64,
    /// Denials checked.
    pub denials: u64,
    /// Answers and outcomes that were tried in vain.
    pub refused: u64,
    /// Inputs played in lockstep with something hidden changed.
    pub in_lockstep: u64,
    /// Ends of lockstep by a declared reveal.
    pub reveals: u64,
    /// Answers of players that somebody new gave again.
    pub thought_again: u64,
    /// The longest game, in inputs.
    pub longest: u64,
    /// The most answers offered to a seat at once.
    pub widest: u64,
    /// The deepest stack of rules at a pause.
    pub deepest: u64,
}

impl AddAssign for Report {
    /// Both together, for those who play in several threads.
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.ended += other.ended;
        self.stopped += other.stopped;
        self.inputs += other.inputs;
        self.answers += other.answers;
        self.outcomes += other.outcomes;
        self.resignations += other.resignations;
        self.looked_closely += other.looked_closely;
        self.denials += other.denials;
        self.refused += other.refused;
        self.in_lockstep += other.in_lockstep;
        self.reveals += other.reveals;
        self.thought_again += other.thought_again;
        self.longest = self.longest.max(other.longest);
        self.widest = self.widest.max(other.widest);
        self.deepest = self.deepest.max(other.deepest);
    }
}

/// A broken law: which, where, and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// What was found.
    pub what: String,
    /// The set-up, as a person would write it.
    pub setup: String,
    /// The game among those with this set-up, from 0.
    pub game: u32,
    /// After how many inputs.
    pub after: usize,
    /// The last of these inputs.
    pub lately: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, what, setup, game, after, lately } = self;
        writeln!(f, "broken law: {law:?}")?;
        writeln!(f, "{what}")?;
        write!(f, "in game {game} with {setup}, after {after} inputs")?;
        lately.iter().try_for_each(|input| write!(f, "\n  {input}"))
    }
}

impl Error for Broken {}

/// A broken law before it is known in which game.
#[derive(Debug)]
pub(super) struct Fault {
    law: Law,
    what: String,
}

/// How many of the last inputs are told.
const LATELY: usize = 8;

impl Fault {
    pub(super) fn new(law: Law, what: impl fmt::Display) -> Self {
        Fault { law, what: what.to_string() }
    }

    /// The fault, found ahead of the pause that is looked at.
    pub(super) fn when(self, when: &str) -> Self {
        Fault { what: format!("{when}: {}", self.what), ..self }
    }

    /// The fault of a rule that panicked.
    pub(super) fn of_panic(panic: &(dyn Any + Send)) -> Self {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        Fault::new(Law::NoPanic, said.unwrap_or("something that is no text"))
    }

    /// The fault with its place.
    pub(super) fn in_game<G: Game>(self, setup: &G::Setup, game: u32, inputs: &[Input<G>]) -> Broken {
        let options: String = setup.chosen().map(|(name, value)| format!(" {name}={value}")).collect();
        Broken {
            law: self.law,
            what: self.what,
            setup: format!("{} {} players{options}", G::NAME, setup.players()),
            game,
            after: inputs.len(),
            lately: inputs[inputs.len().saturating_sub(LATELY)..].iter().map(|input| format!("{input:?}")).collect(),
        }
    }
}
