//! NEM-22.4, NEM-47: whoever dies first may go on as the intruders.

mod cards_used;

use engine::{Flow, Log, Pool, Question, Roll, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

pub use cards_used::{AttackChoice, AttackLook, IntruderAttackDraw, PlannedEvent, Planning, PlanningDraw};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId, IntruderPlayer},
    heard::Heard,
    rules::{cards, turn::TurnEnd},
    words::{CorridorNumber, Intruder, IntruderAction, IntruderActionCard},
};

/// NEM-22.18, NEM-22.19: the first who dies will lead the intruders, unless all is over. Whoever has left
/// the table leads nothing: then it is the next.
pub fn appoint(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let is_free = board.setup.intruder_player && board.intruders.seat.is_none();
    if is_free && board.ending.is_none() && !board.player(seat).has_resigned {
        rule!("NEM-22.18");
        board.intruders.seat = Some(seat);
        board.intruders.deck = Pool::of(|_| 1);
        log.push(Heard::IntrudersLed { seat }.into());
    }
}

/// NEM-22.19: from the next player phase on.
pub fn take_charge(board: &mut Board, _: &mut Log<'_, Nemesis>) {
    if board.intruders.seat.is_some() && !board.intruders.is_in_charge {
        rule!("NEM-22.19");
        board.intruders.is_in_charge = true;
    }
}

/// Whether a player leads the intruders.
pub fn leads(board: &Board, seat: Seat) -> bool {
    board.intruders.is_in_charge && board.intruders.seat == Some(seat)
}

/// NEM-22.20: three cards, up to four in hand.
pub fn draw(board: &mut Board, seat: Seat) -> Option<Frame> {
    if !leads(board, seat) {
        return None;
    }
    rule!("NEM-22.20");
    draw_cards(board, 3.min(4 - board.intruders.hand.len() as u8))
}

/// NEM-22.28: so many cards, from a new deck if this one has run out.
fn draw_cards(board: &mut Board, left: u8) -> Option<Frame> {
    let IntruderPlayer { deck, discard, .. } = &mut board.intruders;
    if deck.is_empty() {
        rule!("NEM-22.28");
        deck.take_all(discard);
    }
    (left > 0 && !deck.is_empty()).then(|| IntruderCardDraw { left }.into())
}

/// NEM-22.20: a card for whoever leads the intruders.
#[engine::frame]
pub struct IntruderCardDraw {
    pub left: u8,
}

impl Roll<Nemesis> for IntruderCardDraw {
    type Shown = IntruderActionCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderActionCard, u32)) {
        board.intruders.deck.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: IntruderActionCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.intruders.deck.take(card);
        board.intruders.hand.add(card);
        if let Some(seat) = board.intruders.seat {
            log.push(Heard::intruder_card_drawn(seat, card));
        }
        draw_cards(board, self.left - 1).map_or(Flow::Done, Flow::Become)
    }
}

/// NEM-22.22: the turn of whoever leads the intruders: one card, or a pass. NEM-22.25: surprises and
/// escapes are as ever.
#[engine::frame]
pub struct IntruderTurn {
    /// NEM-26.50: whether something makes everybody pass.
    pub must_pass: bool,
}

/// NEM-22.23: how a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum IntruderTurnAnswer {
    /// NEM-22.22: one card may be kept.
    Pass {
        keeping: Option<IntruderActionCard>,
    },
    Move {
        card: IntruderActionCard,
        figure: FigureId,
        corridor: CorridorNumber,
    },
    Attack {
        card: IntruderActionCard,
        figure: FigureId,
        on: Seat,
    },
    /// Pursuit: a character makes a noise roll.
    Pursue {
        card: IntruderActionCard,
        seat: Seat,
    },
    /// Self-Healing: an intruder heals.
    Heal {
        card: IntruderActionCard,
        figure: FigureId,
    },
    /// What needs no aim.
    Effect {
        card: IntruderActionCard,
    },
}

impl Question<Nemesis> for IntruderTurn {
    type Answer = IntruderTurnAnswer;

    fn asked(self, board: &Board) -> Seats {
        board.intruders.seat.into_iter().collect()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(IntruderTurnAnswer)) {
        offer(IntruderTurnAnswer::Pass { keeping: None });
        for (card, _) in board.intruders.hand.iter() {
            offer(IntruderTurnAnswer::Pass { keeping: Some(card) });
            if self.must_pass {
                continue;
            }
            each_move(board, card, offer);
            for figure in board.swarm.figures.iter() {
                let prey = board.characters_in(figure.room);
                prey.for_each(|on| offer(IntruderTurnAnswer::Attack { card, figure: figure.id, on }));
            }
            each_effect(board, card, offer);
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: IntruderTurnAnswer,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        let flow = cards_used::carry_out(board, seat, answer, log);
        if self.must_pass {
            // It is somebody else's turn.
            return flow;
        }
        cards::and_then(flow, TurnEnd {}.into())
    }
}

/// NEM-22.23, NEM-47.11: moves through the corridor with the card's number, or any.
fn each_move(board: &Board, card: IntruderActionCard, offer: &mut impl FnMut(IntruderTurnAnswer)) {
    for figure in board.swarm.figures.iter() {
        for corridor in CorridorNumber::ALL {
            if card.print().corridor.is_none_or(|number| number == corridor) {
                offer(IntruderTurnAnswer::Move { card, figure: figure.id, corridor });
            }
        }
    }
}

fn each_effect(board: &Board, card: IntruderActionCard, offer: &mut impl FnMut(IntruderTurnAnswer)) {
    match card.print().effect {
        IntruderAction::Pursuit => {
            rule!("NEM-47.12");
            board
                .seats()
                .filter(|&seat| board.player(seat).is_active() && !board.is_fighting(seat))
                .for_each(|seat| offer(IntruderTurnAnswer::Pursue { card, seat }));
        }
        IntruderAction::SelfHealing => board
            .swarm
            .figures
            .iter()
            .filter(|figure| figure.injuries > 0)
            .for_each(|figure| offer(IntruderTurnAnswer::Heal { card, figure: figure.id })),
        IntruderAction::CoordinatedHunt => {
            if board.swarm.count(Intruder::Adult) > 0 {
                offer(IntruderTurnAnswer::Effect { card });
            }
        }
        IntruderAction::Metamorphosis | IntruderAction::Planning => offer(IntruderTurnAnswer::Effect { card }),
    }
}
