//! AGD-4.12, AGD-6F.24 to AGD-6F.29: stage 2, equipping.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters},
    rules::{
        events::{self, EventPlayed, Moment, Play},
        exhausting::Exhaust,
    },
    words::{Card, Character},
};

/// A hero's player equips, any number of times, Newt's from the shared hand. AGD-6F.25: for a swap the
/// old card is returned first.
#[engine::frame]
pub struct Equipping {}

impl Step<Aliens> for Equipping {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let active = board.active();
        let figure = board.figure(active.character);
        let has_any = !board.player(active.seat).hand.is_empty() || figure.equipped().next().is_some();
        if figure.owner.is_none() {
            // A grunt has no hand.
            rule!("AGD-4.21");
            return Flow::Done;
        }
        if !figure.is_on_board() || !has_any {
            return Flow::Done;
        }
        rule!("AGD-4.12");
        Flow::Become(EquipStep {}.into())
    }
}

/// AGD-4.12: what is equipped or taken off?
#[engine::frame]
pub struct EquipStep {}

/// AGD-4.12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EquipAnswer {
    Equip {
        card: Card,
        on: Character,
    },
    /// AGD-6F.26
    Return {
        card: Card,
    },
    Play {
        play: Play,
    },
    Done,
}

impl Question<Aliens> for EquipStep {
    type Answer = EquipAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.active().seat)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.with_cards().without(board.active().seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(EquipAnswer)) {
        let active = board.active();
        if seat == active.seat {
            let near = in_reach(board);
            for (card, _) in board.player(seat).hand.iter() {
                for on in near.iter().filter(|&on| may_bear(board, card, on).is_ok()) {
                    offer(EquipAnswer::Equip { card, on });
                }
            }
            let mut last = None;
            for card in board.figure(active.character).equipped() {
                if last.replace(card) != Some(card) {
                    offer(EquipAnswer::Return { card });
                }
            }
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(EquipAnswer::Play { play }));
        if seat == active.seat {
            offer(EquipAnswer::Done);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: EquipAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let then = Equipping {}.into();
        match answer {
            EquipAnswer::Equip { card, on } => {
                rule!("AGD-6F.24");
                rule!("AGD-6F.28");
                board.player_mut(seat).hand.take(card);
                board.figure_mut(on).equip(card);
                log.push(Heard::Equipped { seat, character: on, card });
                Flow::Call { first: Exhaust { left: card.cost() }.into(), then }
            }
            EquipAnswer::Return { card } => {
                rule!("AGD-6F.25");
                rule!("AGD-6F.26");
                let character = board.active().character;
                board.figure_mut(character).take_off(card);
                board.player_mut(seat).hand.add(card);
                log.push(Heard::EquipmentReturned { seat, character, card });
                Flow::Become(then)
            }
            EquipAnswer::Play { play } => Flow::Call { first: EventPlayed::new(seat, play).into(), then },
            EquipAnswer::Done => Flow::Done,
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: EquipAnswer) -> Option<RuleId> {
        let is_active = seat == board.active().seat;
        match answer {
            EquipAnswer::Equip { card, on } if is_active => {
                let is_held = board.player(seat).hand.count(card) > 0;
                is_held.then(|| may_equip(board, card, on).err()).flatten()
            }
            EquipAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
            EquipAnswer::Equip { .. } | EquipAnswer::Return { .. } | EquipAnswer::Done => None,
        }
    }
}

/// AGD-6F.27: whether the active player may put a card from hand on a character.
fn may_equip(board: &Board, card: Card, on: Character) -> Result<(), RuleId> {
    match in_reach(board).has(on) {
        true => may_bear(board, card, on),
        false => Err(RuleId("AGD-6F.27")),
    }
}

/// AGD-6F.27: the active hero, and those who are near enough to it.
fn in_reach(board: &Board) -> Characters {
    let (layout, hero) = (board.layout(), board.active().character);
    let near = layout.within(board.figure(hero).square, 2, layout.floor(), board.fittings.barricaded);
    board.those(|figure| figure.is_on_board() && near.has(figure.square)).with(hero)
}

/// AGD-6F.13, AGD-6F.20, AGD-6F.21: whether a character has a place for a card.
pub fn may_bear(board: &Board, card: Card, on: Character) -> Result<(), RuleId> {
    let figure = board.figure(on);
    if let Some(weapon) = card.weapon() {
        if !on.has_dial() {
            return Err(RuleId("AGD-6F.13"));
        }
        return if figure.may_carry(weapon) { Ok(()) } else { Err(RuleId("AGD-6F.21")) };
    }
    match card.gear() {
        Some(_) if figure.may_wear() => Ok(()),
        Some(_) => Err(RuleId("AGD-6F.20")),
        None => Err(RuleId("AGD-6F.24")),
    }
}
