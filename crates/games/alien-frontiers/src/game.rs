//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};

use crate::{
    Heard, Setup,
    board::Board,
    rules::{
        actions::*,
        cannon::*,
        colony_moves::*,
        ending::{self, GameOver},
        outpost::*,
        resources::*,
        table_setup::*,
        teleporter::*,
        turn::*,
        warper::*,
    },
    words::Ending,
};

/// Alien Frontiers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AlienFrontiers;

engine::rules! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    for AlienFrontiers;
    steps { TurnStart, AfterRoll, ActionEnd, TurnEnd, GameOver, SetUp }
    questions { Turn, Loot, Teleport, CannonFire, Reroll, ColonyMove, ColonySwap, ResourceLimit }
    rolls { FirstPlayer, CardDraw, ShipRoll }
}

impl Game for AlienFrontiers {
    const NAME: &'static str = "alien-frontiers";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 1;
    /// AF-30.14
    const ROUNDS_AMONG_BOTS: u16 = 60;

    type Setup = Setup;
    type Board = Board;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Heard;
    type Ending = Ending;

    fn begin(setup: &Setup, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Board::new(*setup), FirstPlayer {}, log)
    }

    fn setup(board: &Board) -> &Setup {
        &board.setup
    }

    fn round(board: &Board) -> u16 {
        board.round
    }

    fn resign(
        board: &mut Board,
        _: &[Frame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<Frame>>, Refused> {
        ending::resign(board, seat, log)
    }

    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Choice> {
        ending::answer_for_the_absent(state, seat)
    }

    fn standings(board: &Board) -> Vec<Standing> {
        ending::standings(board)
    }

    fn ending(board: &Board) -> Option<Ending> {
        board.ending
    }
}
