//! AGD-5.25 to AGD-5.27: the Rest Action.

use engine::{Flow, Log, Question, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{
        drawing::{Drawing, Duty},
        exhausting::{Recovery, finish},
    },
    words::{Ability, Card, CardType, Character},
};

/// A character rests: a hero draws, then recovers; a grunt only recovers. Enemies beside it do not
/// matter.
#[engine::frame]
pub struct Rest {
    pub character: Character,
    pub seat: Seat,
}

impl Step<Aliens> for Rest {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Rest { character, seat } = self;
        let figure = board.figure(character);
        rule!("AGD-5.27");
        let extra = u8::from(character.abilities(figure.side()).contains(&Ability::NewtRest));
        if figure.owner.is_some() {
            rule!("AGD-5.25");
            let first = Drawing::new(character, seat, 2, Duty::Optional).into();
            let from = RecoverFrom::ExhaustAndHand;
            return Flow::Call { first, then: Recovering { seat, left: 3 + extra, from }.into() };
        }
        rule!("AGD-5.26");
        let then = Recovering { seat, left: extra, from: RecoverFrom::Exhaust }.into();
        Flow::Call { first: Recovery { cards: 3 }.into(), then }
    }
}

engine::words! {
    /// What may be recovered.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum RecoverFrom {
        Exhaust,
        ExhaustAndHand,
        /// AGD-11D.3: Gear and Events from hand.
        Hand,
    }
}

/// AGD-5.25: cards are recovered one by one.
#[engine::frame]
pub struct Recovering {
    pub seat: Seat,
    pub left: u8,
    pub from: RecoverFrom,
}

impl Step<Aliens> for Recovering {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let (pile, hand) = (!board.endurance.exhaust.is_empty(), !board.player(self.seat).hand.is_empty());
        let has_any = match self.from {
            RecoverFrom::Exhaust => pile,
            RecoverFrom::ExhaustAndHand => pile || hand,
            RecoverFrom::Hand => hand,
        };
        if self.left == 0 || !has_any {
            return finish(board);
        }
        Flow::Become(RecoverMore { recovering: self }.into())
    }
}

/// AGD-6E.28: another card, and from where?
#[engine::frame]
pub struct RecoverMore {
    pub recovering: Recovering,
}

/// AGD-5.25
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RecoverAnswer {
    Exhausted,
    FromHand { card: Card },
    Stop,
}

impl Question<Aliens> for RecoverMore {
    type Answer = RecoverAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.recovering.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(RecoverAnswer)) {
        let from = self.recovering.from;
        if from != RecoverFrom::Hand && !board.endurance.exhaust.is_empty() {
            offer(RecoverAnswer::Exhausted);
        }
        for (card, _) in board.player(seat).hand.iter() {
            let is_allowed = match from {
                RecoverFrom::Exhaust => false,
                RecoverFrom::ExhaustAndHand => true,
                RecoverFrom::Hand => card.card_type() != CardType::Weapon,
            };
            if is_allowed {
                offer(RecoverAnswer::FromHand { card });
            }
        }
        offer(RecoverAnswer::Stop);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: RecoverAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Recovering { left, .. } = self.recovering;
        let next = Recovering { left: left - 1, ..self.recovering };
        match answer {
            RecoverAnswer::Exhausted => {
                board.endurance.recover_top();
                log.push(Heard::CardsRecovered { cards: 1 });
                Flow::Become(next.into())
            }
            RecoverAnswer::FromHand { card } => {
                rule!("AGD-6E.14");
                board.player_mut(seat).hand.take(card);
                board.endurance.put_under(card, Seats::one(seat));
                log.push(Heard::HandCardRecovered { seat, card: Some(card) });
                Flow::Become(next.into())
            }
            RecoverAnswer::Stop => finish(board),
        }
    }
}
