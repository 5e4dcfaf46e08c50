//! What a game has to bring to be played here: three traits, from the rules to the
//! eyes to the laws.

use std::{fmt::Debug, hash::Hash};

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Denied, Flow, Frame, Log, Offer, Refused, Saying, Seat, Setup, State, Viewer};

/// The rules of a game.
pub trait Game: Copy + Default + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's name in records, texts and on the command line.
    const NAME: &'static str;
    /// Goes up when a stored game may no longer replay to the same states.
    const RULES_VERSION: u16;
    /// Goes up when the facts are encoded differently, and with them the state hashes.
    const DIGEST_VERSION: u16;
    /// After how many rounds a game among bots is stopped.
    const ROUNDS_AMONG_BOTS: u16;

    /// What is settled before the start: players and options.
    type Setup: Setup;
    /// The facts on the table. Changed only by rules.
    type Board: Copy + Eq + Hash + Debug + Send + Sync + BorshSerialize + BorshDeserialize;
    /// A rule under way: one variant for each rule that may have to wait.
    type Frame: Frame<Self> + Send + Sync;
    /// A player's answer: one variant for each question.
    type Choice: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What chance showed: one variant for each roll.
    type Outcome: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Something that happened and that a viewer may hear of.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// How a game can end.
    type Ending: Copy + Eq + Debug + Serialize;

    /// The table at the start, run to its first wait.
    fn begin(setup: &Self::Setup, log: &mut Log<'_, Self>) -> State<Self>;

    /// What was settled before the start.
    fn setup(board: &Self::Board) -> &Self::Setup;

    /// The round that is being played, from 1; 0 during the set-up.
    fn round(board: &Self::Board) -> u16;

    /// Takes a player out of the game. The flow, if any, is for the case that the rules
    /// under way, of which the one that waits is the last, have to stop.
    fn resign(
        board: &mut Self::Board,
        under_way: &[Self::Frame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<Self::Frame>>, Refused>;

    /// Carries over what seats have seen from a board that is being taken back: taking back
    /// changes what is, never what is known. Nothing to do where nobody has a memory.
    fn keep_memories(_board: &mut Self::Board, _taken_back: &Self::Board) {}

    /// The answer given for an absent player where the choice is trivial; a bot answers
    /// everything else.
    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Self::Choice>;

    /// The seats from first to last as the board stands: the final ranking once the game
    /// is over, and the ranking of a game that was stopped.
    fn standings(board: &Self::Board) -> Vec<Standing>;

    /// How the game ended, if it did.
    fn ending(board: &Self::Board) -> Option<Self::Ending>;
}

/// Where a seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the first, whom nobody is where all have lost. Seats that share a place have the
    /// same rank.
    pub rank: u8,
    /// Its points.
    pub score: i16,
}

/// What may be known of a game, and by whom. Nothing else leaves the program.
pub trait Views: Game {
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize;
    /// What one viewer hears of an event.
    type Heard: Clone + PartialEq + Debug + Send + Sync + Serialize;
    /// A place or thing on the table that an answer is about.
    type Touch: Copy + Eq + Debug + Send + Sync + Serialize;
    /// Something that is paid or gained.
    type Amount: Copy + Eq + Debug + Send + Sync + Serialize;
    /// What one viewer may know of a rule under way.
    type UnderWay: Serialize;
    /// What the answers to a question lead to; `()` where nothing is foreseen.
    type Foresight: Clone + PartialEq + Debug + Send + Sync + Serialize;

    /// What `viewer` may know now.
    fn view(state: &State<Self>, viewer: Viewer) -> Self::View;

    /// The rules under way as far as a viewer may know them, the one that waits last.
    fn under_way(view: &Self::View) -> &[Self::UnderWay];

    /// What `viewer` hears of an event, if anything.
    fn heard(event: &Self::Event, viewer: Viewer) -> Option<Self::Heard>;

    /// How what is told of an event is said, after what the same viewer heard `before` it, the last
    /// of that first.
    fn saying(_heard: &Self::Heard, _before: &mut dyn Iterator<Item = Self::Heard>) -> Saying {
        Saying::default()
    }

    /// Whether an event tells somebody but `actor` what they did not know, or passes the
    /// turn on: nothing before it can be taken back freely. An event that leaves no trace on
    /// the table while something hidden differs is a barrier too; the laws find it.
    fn is_barrier(event: &Self::Event, actor: Seat) -> bool;

    /// Whether an event tells `actor` what they did not know: nobody looks and takes it back.
    /// Nothing does where nothing is hidden.
    fn is_look(_event: &Self::Event, _actor: Seat) -> bool {
        false
    }

    /// The answers of `seat` with what they touch, cost and give. What follows after the
    /// next roll or reveal is not in them.
    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>>;

    /// What a person in `seat` would try now in vain, each with the rule that forbids it.
    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>>;

    /// What the answers of `seat` lead to beyond the next wait, as far as the rules tell it from
    /// what the seat may know: what a die would meet, who would be hit. It is made when a question
    /// is told to a person, and never in playouts. Nothing for whoever is not asked.
    fn foresight(_state: &State<Self>, _seat: Seat) -> Option<Self::Foresight> {
        None
    }

    /// Offers and foresight at once, for a game that carries each answer out to tell either.
    fn question(state: &State<Self>, seat: Seat) -> (Vec<Offer<Self>>, Option<Self::Foresight>) {
        (Self::offers(state, seat), Self::foresight(state, seat))
    }
}

/// What the laws and the bots need of a game.
pub trait Lawful: Views {
    /// Checks that nothing was lost or created, and all that must hold between any two
    /// inputs. Says what does not.
    fn audit(state: &State<Self>) -> Result<(), String>;

    /// A state that would look like this. `below(n)` is an even choice from `0..n`.
    fn imagine(view: &Self::View, below: &mut dyn FnMut(u32) -> u32) -> State<Self>;

    /// The same state to `viewer`, with all that is hidden from them changed. Written
    /// from the rules' visibility table, and independent of [`Lawful::imagine`].
    fn scramble(state: &State<Self>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Self>;
}
