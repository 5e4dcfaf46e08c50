//! AGD-7B.5, AGD-11E.45: what happens to the cards after a mission of a campaign is won.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Slot, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Cards},
    words::{Card, CardType, Mission},
};

engine::words! {
    /// AGD-7B.5: the steps in their order.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum DebriefingStage {
        Saving,
        Hazards,
        Removing,
        Returning,
        Reward,
    }
}

/// AGD-7B.5: the debriefing.
#[engine::frame]
pub struct Debriefing {
    pub stage: DebriefingStage,
    /// How many players have saved a card.
    pub done: u8,
}

impl Step<Aliens> for Debriefing {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let at = |stage| Debriefing { stage, done: 0 }.into();
        match self.stage {
            DebriefingStage::Saving => {
                rule!("AGD-7B.15");
                let next = board.seats_from(board.lead()).nth(self.done.into());
                let discard = board.endurance.discard;
                let mut kinds = discard.iter();
                let then = Debriefing { done: self.done + 1, ..self }.into();
                match (next, kinds.next(), kinds.next()) {
                    (Some(seat), Some(_), Some(_)) => Flow::Call { first: SavedCard { seat }.into(), then },
                    (Some(seat), Some((card, _)), None) => {
                        save(board, seat, card, log);
                        Flow::Become(then)
                    }
                    (_, _, _) => Flow::Become(at(DebriefingStage::Hazards)),
                }
            }
            DebriefingStage::Hazards => {
                rule!("AGD-7B.5");
                return_to_deck(board, |card| card.card_type() == CardType::Hazard);
                Flow::Become(at(DebriefingStage::Removing))
            }
            DebriefingStage::Removing => {
                let left = board.endurance.discard.len().div_ceil(2) as u8;
                match left {
                    0 => Flow::Become(at(DebriefingStage::Returning)),
                    _ => Flow::Call { first: CardRemoved { left }.into(), then: at(DebriefingStage::Returning) },
                }
            }
            DebriefingStage::Returning => {
                return_to_deck(board, |_| true);
                Flow::Become(at(DebriefingStage::Reward))
            }
            DebriefingStage::Reward => {
                let crates = if board.setup.mission == Mission::Resupply { board.crates_opened } else { 0 };
                let left = (2 * crates).min(board.removed_cards().len() as u8);
                match left {
                    0 => Flow::Done,
                    _ => Flow::Become(CardReturned { left }.into()),
                }
            }
        }
    }
}

impl Board {
    /// AGD-7B.6: the cards that are out of the campaign by now.
    pub fn removed_cards(&self) -> Cards {
        let before = &self.setup.carried.removed;
        Cards::of(|card: Card| before.count(card) + self.removed.count(card) - self.returned.count(card))
    }
}

/// AGD-7B.5, 1: a player saves a card of the Discard pile.
#[engine::frame]
pub struct SavedCard {
    pub seat: Seat,
}

impl Question<Aliens> for SavedCard {
    type Answer = Card;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Card)) {
        board.endurance.discard.iter().for_each(|(card, _)| offer(card));
    }

    fn answered(self, board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        save(board, seat, card, log);
        Flow::Done
    }
}

fn save(board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Aliens>) {
    board.endurance.discard.take(card);
    put_into_deck(board, card);
    log.push(Heard::CardSaved { seat, card });
}

/// AGD-7B.5, 3: half of the rest is removed, at random.
#[engine::frame]
pub struct CardRemoved {
    pub left: u8,
}

impl Roll<Aliens> for CardRemoved {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.discard.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-7B.6");
        board.endurance.discard.take(card);
        board.removed.add(card);
        log.push(Heard::CardRemoved { card });
        match self.left {
            1 => Flow::Done,
            left => Flow::Become(CardRemoved { left: left - 1 }.into()),
        }
    }
}

/// Two cards for each opened crate come back, at random.
#[engine::frame]
pub struct CardReturned {
    pub left: u8,
}

impl Roll<Aliens> for CardReturned {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.removed_cards().odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-7D.2");
        rule!("AGD-11E.45");
        board.returned.add(card);
        log.push(Heard::CardBrought { card });
        match self.left {
            1 => Flow::Done,
            left => Flow::Become(CardReturned { left: left - 1 }.into()),
        }
    }
}

/// Cards of the Discard pile go back to the deck.
fn return_to_deck(board: &mut Board, is_meant: impl Fn(Card) -> bool) {
    let discard = board.endurance.discard;
    for (card, count) in discard.iter().filter(|&(card, _)| is_meant(card)) {
        for _ in 0..count {
            board.endurance.discard.take(card);
            put_into_deck(board, card);
        }
    }
}

fn put_into_deck(board: &mut Board, card: Card) {
    board.endurance.unseen.add(card);
    board.endurance.above.put_on_top(Slot::Unseen);
}
