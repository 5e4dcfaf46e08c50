//! AF-3: setting up the table, and AF-20: dealing cards.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::Board,
    rules::{resources, turn::TurnStart},
    words::Technology,
};

/// AF-3.14: who starts is drawn by lot.
#[engine::frame]
pub struct FirstPlayer {}

impl Roll<AlienFrontiers> for FirstPlayer {
    type Shown = Seat;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Seat, u32)) {
        board.seats().for_each(|seat| may_show(seat, 1));
    }

    fn rolled(self, board: &mut Board, seat: Seat, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-3.14");
        board.first = seat;
        log.push(Heard::FirstPlayerChosen { seat });
        Flow::Become(SetUp {}.into())
    }
}

/// AF-3.5, AF-3.20: three cards are displayed, then one is dealt to each player in turn
/// order, then the compensation is given.
#[engine::frame]
pub struct SetUp {}

impl Step<AlienFrontiers> for SetUp {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-3.20");
        if board.display.contains(&None) {
            return Flow::Call { first: CardDraw { to: None }.into(), then: self.into() };
        }
        let without_card = in_turn_order(board).find(|&seat| board.player(seat).cards.is_empty());
        if let Some(seat) = without_card {
            return Flow::Call { first: CardDraw { to: Some(seat) }.into(), then: self.into() };
        }
        compensate(board, log);
        Flow::Become(TurnStart { seat: board.first }.into())
    }
}

fn in_turn_order(board: &Board) -> impl Iterator<Item = Seat> + use<> {
    let (first, players) = (board.first.0, board.setup.players);
    (0..players).map(move |place| Seat((first + place) % players))
}

/// AF-3.15: whoever starts later gets something for it. AF-3.16: once, before the first turn.
fn compensate(board: &mut Board, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-3.15");
    for (place, seat) in in_turn_order(board).enumerate() {
        if matches!(place, 1 | 3) {
            resources::gain_fuel(board, seat, 1, log);
        }
        if matches!(place, 2 | 3) {
            resources::gain_ore(board, seat, 1, log);
        }
    }
}

/// A card comes from the draw pile: to a player, or to the first gap of the display.
#[engine::frame]
pub struct CardDraw {
    pub to: Option<Seat>,
}

impl Roll<AlienFrontiers> for CardDraw {
    type Shown = Technology;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(Technology, u32)) {
        if board.draw_pile.is_empty() {
            board.discard_pile.odds(may_show);
        } else {
            board.draw_pile.odds(may_show);
        }
    }

    fn rolled(self, board: &mut Board, card: Technology, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        if board.draw_pile.is_empty() {
            rule!("AF-20.12");
            log.push(Heard::PileReshuffled { cards: board.discard_pile.len() as u8 });
            board.draw_pile.take_all(&mut board.discard_pile);
        }
        board.draw_pile.take(card);
        match self.to {
            Some(seat) => {
                // AF-3.18: both copies of a kind may be dealt, to two players. AF-3.17, AF-3.19: the
                // card counts from now on, for the score and for the first roll.
                rule!("AF-3.5");
                board.player_mut(seat).cards.insert(card);
                log.push(Heard::CardDealt { seat, card });
            }
            None => {
                let slot = board.display.iter().position(Option::is_none).expect("the display has a gap");
                board.display[slot] = Some(card);
                log.push(Heard::CardDisplayed { card, slot: slot as u8 + 1 });
            }
        }
        Flow::Done
    }
}

impl Board {
    /// AF-20.14: whether the display has a gap and there is a card to fill it.
    #[inline]
    pub fn can_top_up(&self) -> bool {
        self.display.contains(&None) && (!self.draw_pile.is_empty() || !self.discard_pile.is_empty())
    }
}
