//! AGD-11H.1: the texts of the Motion Tracker cards.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Step, rule};
use serde::Serialize;

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Enemy, EnemyId},
    content::tracker::TrackerText,
    rules::{
        enemy_move::EnemyMove,
        exhausting::{DeckDiscard, Drain},
        placing::{BlipEntry, EntryPoint},
        reveal::{Reveal, RevealFor},
        shuffling::ExhaustShuffle,
    },
    words::{Card, CardType},
};

/// What a text does, if it does anything.
pub fn begin(board: &Board, text: TrackerText, there: Option<EntryPoint>) -> Option<Frame> {
    let (seat, hero) = (board.signal.drawer, board.signal.hero);
    let frame = match text {
        TrackerText::None => return None,
        TrackerText::BlipsOfHerosBoardMove(steps) => {
            let number = board.figure(hero?).square.board();
            CardMoves::of(board, Movers::BlipsOnBoard { number }, steps).into()
        }
        TrackerText::ItsBlipsMove(steps) => CardMoves::of(board, Movers::BlipsOfThisCard, steps).into(),
        TrackerText::AliensOfItsBoardMove(steps) => {
            let number = board.signal.last?.board();
            CardMoves::of(board, Movers::AliensOnBoard { number }, steps).into()
        }
        TrackerText::BlipsMove(steps) => CardMoves::of(board, Movers::Blips, steps).into(),
        TrackerText::EnemiesMove(steps) => CardMoves::of(board, Movers::Everything, steps).into(),
        TrackerText::Exhaust(cards) => Drain { cards }.into(),
        TrackerText::DiscardTop(left) => {
            // AGD-6E.24: a Hazard affects the hero of whoever drew the card, and nobody in its stead.
            let character = board.heroes_of(seat).first();
            DeckDiscard { left, seat, character, hazard: None, was_announced: false }.into()
        }
        TrackerText::HazardReturns if hazards(board).next().is_some() => HazardReturn {}.into(),
        TrackerText::HazardReturns => return None,
        TrackerText::OneMoreBlip => BlipEntry::at(there?).into(),
        TrackerText::RevealForExhaust(_) => Reveal { why: RevealFor::TrackerCard, character: hero, seat }.into(),
    };
    Some(frame)
}

/// Which enemies a card moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "movers", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Movers {
    #[default]
    Blips,
    BlipsOnBoard {
        number: u8,
    },
    BlipsOfThisCard,
    AliensOnBoard {
        number: u8,
    },
    Everything,
}

impl Movers {
    /// AGD-6K.12, AGD-6J.14: Aliens revealed while being placed are left out.
    fn has(self, enemy: &Enemy) -> bool {
        let is_free_alien = enemy.is_alien() && !enemy.is_held;
        match self {
            Movers::Blips => enemy.is_blip(),
            Movers::BlipsOnBoard { number } => enemy.is_blip() && enemy.square.board() == number,
            Movers::BlipsOfThisCard => {
                rule!("AGD-6K.16");
                enemy.is_blip() && enemy.is_of_this_card
            }
            Movers::AliensOnBoard { number } => is_free_alien && enemy.square.board() == number,
            Movers::Everything => enemy.is_blip() || is_free_alien,
        }
    }
}

/// Enemies move by a card, the nearest first, each once. They do not attack, and nobody fires.
#[engine::frame]
pub struct CardMoves {
    pub movers: Movers,
    pub steps: u8,
    pub has_begun: bool,
    /// The Alien whose activation this is in the middle of.
    pub interrupted: Option<EnemyId>,
}

impl CardMoves {
    pub fn of(board: &Board, movers: Movers, steps: u8) -> CardMoves {
        CardMoves { movers, steps, has_begun: false, interrupted: board.attacker }
    }

    /// The next to move: AGD-7G.4, before all others those that came out of a blip that moved.
    fn next(board: &Board) -> Option<EnemyId> {
        let nearest = board.nearest_enemies(|enemy| enemy.is_to_move && enemy.follows.is_some());
        let followers = board.longest_on_board(nearest);
        followers.or_else(|| board.longest_on_board(board.nearest_enemies(|enemy| enemy.is_to_move)))
    }
}

impl Step<Aliens> for CardMoves {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if !self.has_begun {
            for enemy in board.enemies.iter_mut() {
                enemy.is_to_move = self.movers.has(enemy);
            }
        } else if let Some(moved) = board.attacker.and_then(|id| board.enemies.get_mut(id)) {
            moved.is_to_move = false;
        }
        rule!("AGD-6K.12");
        rule!("AGD-11H.3");
        rule!("AGD-6G.9");
        let next = CardMoves::next(board).filter(|_| !board.on_board().is_empty());
        let Some((enemy, mover)) = next.and_then(|id| Some((id, board.enemies.get_mut(id)?))) else {
            board.attacker = self.interrupted;
            return Flow::Done;
        };
        let left = mover.follows.take().unwrap_or(self.steps);
        board.attacker = Some(enemy);
        let then = CardMoves { has_begun: true, ..self }.into();
        Flow::Call { first: EnemyMove { enemy, left, end: None }.into(), then }
    }
}

fn hazards(board: &Board) -> impl Iterator<Item = (Card, u8)> + '_ {
    board.endurance.discard.iter().filter(|(card, _)| card.card_type() == CardType::Hazard)
}

/// AGD-11H.1: a random Hazard of the Discard pile goes to the Exhaust pile.
#[engine::frame]
pub struct HazardReturn {}

impl Roll<Aliens> for HazardReturn {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        hazards(board).for_each(|(card, count)| may_show(card, count.into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let everybody = board.everybody();
        board.endurance.discard.take(card);
        board.endurance.exhaust_card(card, everybody);
        log.push(Heard::HazardReturned { card });
        Flow::Become(ExhaustShuffle {}.into())
    }
}
