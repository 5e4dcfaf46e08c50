//! The games that are played here, each behind one door.
//!
//! A table does not care which game is on it. `Seated` is a game under way with its types
//! taken off: answers come in as JSON, what viewers may know goes out as JSON, and the
//! typed game in between checks everything. `Games` is the list of what can be opened; the
//! tests add a small game of secrets to it.

mod burst;
pub(crate) mod campaigns;
mod following;
mod house_bots;
mod past;
mod seated;
mod told;
mod typed;

use std::{collections::BTreeMap, sync::Arc};

use bots::{Judge, Level, Random};
use catalog::{GameId, with_game};
use driver::{Dealer, Nonce};
use engine::{BadSetup, Lawful, Seat, Setup, Viewer, Views, Word};
use protocol::{GameCard, OptionCard};

use house_bots::BotMaker;
pub use past::{Past, PastMoment, PastStep, PastView};
pub use seated::{NewEntry, NotResumed, Play, Question, Seated, Show, Think, Thought, Undone, Wrong};
use typed::Typed;
pub(crate) use typed::json;

/// A game that can be opened.
pub struct GameDoor {
    /// How it is shown to whoever wants to play.
    pub card: GameCard,
    /// Whether seats are asked in reaction windows.
    pub has_windows: bool,
    behind: Box<dyn Behind>,
}

/// What is behind a door: a game with its types on.
trait Behind: Send + Sync {
    fn check(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), BadSetup>;
    fn open(&self, opening: &Opening) -> Result<Box<dyn Seated>, Wrong>;
    fn resume(&self, record: &str, dealer: Option<Dealer>) -> Result<Box<dyn Seated>, NotResumed>;
    fn past(&self, record: &str, viewer: Viewer) -> Result<Past, NotResumed>;
    fn view_after(&self, record: &str, moment: PastMoment, viewer: Viewer) -> Result<Option<PastView>, NotResumed>;
}

/// What a new game is opened with.
pub struct Opening {
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// Who sits where, in order.
    pub holders: Vec<driver::Holder>,
    /// What seats added to the dice, after they saw the commitment.
    pub nonces: Vec<(Seat, Nonce)>,
    /// Who deals.
    pub dealer: Dealer,
    /// Whether it is for practice.
    pub is_practice: bool,
    /// A record to go on from, and after how many entries.
    pub parent: Option<(String, usize)>,
    /// What earlier games have left, if it is one of several.
    pub carried: Vec<(String, String)>,
}

/// The games of this house.
#[derive(Clone)]
pub struct Games(Arc<BTreeMap<String, GameDoor>>);

impl Games {
    /// All games of the catalogue.
    pub fn of_the_catalog() -> Games {
        let doors = GameId::ALL.iter().map(|&id| with_game!(id, G => judged::<G>()));
        Games::new(doors)
    }

    /// These games.
    pub fn new(doors: impl IntoIterator<Item = GameDoor>) -> Games {
        Games(Arc::new(doors.into_iter().map(|door| (door.card.game.clone(), door)).collect()))
    }

    /// The game of this name.
    pub fn get(&self, game: &str) -> Option<&GameDoor> {
        self.0.get(game)
    }

    /// All games, by name.
    pub fn cards(&self) -> impl Iterator<Item = &GameCard> {
        self.0.values().map(|door| &door.card)
    }
}

/// A game whose tables the greedy bot can judge.
pub fn judged<G: Judge>() -> GameDoor {
    door::<G>(G::LEVELS, |level| level.bot())
}

/// A game for which there is only the bot that answers anything.
pub fn unjudged<G: Lawful>() -> GameDoor {
    door::<G>(&[Level::Random], |_| Box::new(Random))
}

fn door<G: Views>(levels: &[Level], bot: BotMaker<G>) -> GameDoor {
    let option = |option: &engine::TableOption| OptionCard {
        name: option.name.to_owned(),
        values: option.values.iter().map(|&value| value.to_owned()).collect(),
        fewest: option.players.0,
        most: option.players.1,
        rule: option.rule.to_string(),
    };
    GameDoor {
        card: GameCard {
            game: G::NAME.to_owned(),
            fewest: *G::Setup::PLAYERS.start(),
            most: *G::Setup::PLAYERS.end(),
            options: G::Setup::OPTIONS.iter().map(option).collect(),
            levels: levels.iter().map(|level| level.name().to_owned()).collect(),
        },
        has_windows: <G::Frame as engine::Frame<G>>::HAS_WINDOWS,
        behind: Box::new(Maker { bot }),
    }
}

/// Makes the tables of one game.
struct Maker<G: Views> {
    bot: BotMaker<G>,
}

impl<G: Views> Behind for Maker<G> {
    fn check(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), BadSetup> {
        read_setup::<G>(players, options).map(|_| ())
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn Seated>, Wrong> {
        Ok(Box::new(Typed::open(opening, self.bot)?))
    }

    fn resume(&self, record: &str, dealer: Option<Dealer>) -> Result<Box<dyn Seated>, NotResumed> {
        Ok(Box::new(Typed::resume(record, dealer, self.bot)?))
    }

    fn past(&self, record: &str, viewer: Viewer) -> Result<Past, NotResumed> {
        past::past::<G>(record, viewer)
    }

    fn view_after(&self, record: &str, moment: PastMoment, viewer: Viewer) -> Result<Option<PastView>, NotResumed> {
        past::view_after::<G>(record, moment, viewer)
    }
}

/// A set-up by its options.
fn read_setup<G: Views>(players: u8, options: &BTreeMap<String, String>) -> Result<G::Setup, BadSetup> {
    G::Setup::read(players, options.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

impl GameDoor {
    /// Whether a table can be set up so.
    pub fn check(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), BadSetup> {
        self.behind.check(players, options)
    }

    /// Opens a game.
    pub fn open(&self, opening: &Opening) -> Result<Box<dyn Seated>, Wrong> {
        self.behind.open(opening)
    }

    /// Takes a game up where its stored record ends. A game that is not over cannot go on without
    /// its dealer.
    pub fn resume(&self, record: &str, dealer: Option<Dealer>) -> Result<Box<dyn Seated>, NotResumed> {
        self.behind.resume(record, dealer)
    }

    /// What a viewer heard of a game, from its record.
    pub fn past(&self, record: &str, viewer: Viewer) -> Result<Past, NotResumed> {
        self.behind.past(record, viewer)
    }

    /// What a viewer saw after an entry of a record; nothing if there are not so many.
    pub fn view_after(&self, record: &str, moment: PastMoment, viewer: Viewer) -> Result<Option<PastView>, NotResumed> {
        self.behind.view_after(record, moment, viewer)
    }

    /// Whether its bots have this level.
    pub fn has_level(&self, level: &str) -> bool {
        self.card.levels.iter().any(|it| it == level)
    }
}
