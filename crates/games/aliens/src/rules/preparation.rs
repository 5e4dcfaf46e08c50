//! AGD-3.5 to AGD-3.8, AGD-3.19: starting equipment.

use engine::{Flow, List, Log, Question, RuleId, Seat, Seats, Slot, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, CARDS},
    content::endurance::QUICK_START,
    rules::{equipping::may_bear, table_setup::participants},
    words::{Card, CardType, Character, Weapon},
};

/// AGD-3.6, AGD-11G.7: what is put on without asking: a pistol for everybody in a Bug Hunt, the
/// suggested equipment with "quick start".
pub fn issue(board: &mut Board, log: &mut Log<'_, Aliens>) {
    if board.setup.mission.is_bug_hunt() {
        rule!("AGD-7E.4");
        rule!("AGD-3.6");
        for character in participants(board).iter() {
            put_on(board, Weapon::HkVp70Pistol.card(), character, log);
        }
        return;
    }
    if !board.setup.quick_start {
        return;
    }
    rule!("AGD-3.19");
    for (character, cards) in QUICK_START {
        for &card in cards {
            if participants(board).has(character) && may_put_on(board, card, character).is_ok() {
                put_on(board, card, character, log);
            }
        }
    }
}

/// AGD-3.19, 4: each player equips once, clockwise from the highest-ranked.
#[engine::frame]
pub struct Preparing {
    /// How many players have finished.
    pub done: u8,
}

impl Step<Aliens> for Preparing {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let lead = board.lead();
        let next = board.seats_from(lead).nth(usize::from(self.done));
        let Some(seat) = next.filter(|_| !board.setup.mission.is_bug_hunt()) else { return Flow::Done };
        let then = Preparing { done: self.done + 1 }.into();
        // Whoever sits the mission out, with no grunt about, has nobody to equip.
        match in_care_of(board, seat).next() {
            Some(_) => Flow::Call { first: Preparation { seat }.into(), then },
            None => Flow::Become(then),
        }
    }
}

/// AGD-3.5: what does a player put on, or take off?
#[engine::frame]
pub struct Preparation {
    pub seat: Seat,
}

/// AGD-3.19
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PrepareAnswer {
    PutOn { card: Card, on: Character },
    TakeOff { card: Card, from: Character },
    Done,
}

impl Question<Aliens> for Preparation {
    type Answer = PrepareAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(PrepareAnswer)) {
        let left = Card::ALL.iter().copied().filter(|&card| is_left(board, card).is_ok());
        let left: List<(Card, Option<Weapon>), CARDS> = left.map(|card| (card, card.weapon())).collect();
        for on in in_care_of(board, seat) {
            // There is a place for any Gear or for none.
            let figure = board.figure(on);
            let wears = figure.may_wear();
            let fits = |weapon: Option<Weapon>| weapon.map_or(wears, |it| on.has_dial() && figure.may_carry(it));
            let fitting = left.iter().filter(|(_, weapon)| fits(*weapon));
            fitting.for_each(|&(card, _)| offer(PrepareAnswer::PutOn { card, on }));
        }
        for from in in_care_of(board, seat) {
            let mut last = None;
            for card in board.figure(from).equipped() {
                if last.replace(card) != Some(card) {
                    offer(PrepareAnswer::TakeOff { card, from });
                }
            }
        }
        offer(PrepareAnswer::Done);
    }

    fn answered(self, board: &mut Board, _: Seat, answer: PrepareAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            PrepareAnswer::PutOn { card, on } => {
                rule!("AGD-3.5");
                put_on(board, card, on, log);
                Flow::Become(self.into())
            }
            PrepareAnswer::TakeOff { card, from } => {
                board.figure_mut(from).take_off(card);
                board.endurance.unseen.add(card);
                board.endurance.above.put_on_top(Slot::Unseen);
                log.push(Heard::TakenOff { character: from, card });
                Flow::Become(self.into())
            }
            PrepareAnswer::Done => Flow::Done,
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: PrepareAnswer) -> Option<RuleId> {
        match answer {
            PrepareAnswer::PutOn { card, on } => {
                let is_own = in_care_of(board, seat).any(|it| it == on);
                if is_own { may_put_on(board, card, on).err() } else { Some(RuleId("AGD-3.19")) }
            }
            PrepareAnswer::TakeOff { .. } | PrepareAnswer::Done => None,
        }
    }
}

/// AGD-3.19: the own heroes and the grunts.
fn in_care_of(board: &Board, seat: Seat) -> impl Iterator<Item = Character> + '_ {
    let is_mine = move |character: &Character| board.figure(*character).owner.is_none_or(|owner| owner == seat);
    participants(board).iter().filter(is_mine)
}

fn is_equipment(card: Card) -> bool {
    matches!(card.card_type(), CardType::Weapon | CardType::Gear)
}

/// Whether a card can be put on: it can be given out, and there is a place for it.
fn may_put_on(board: &Board, card: Card, on: Character) -> Result<(), RuleId> {
    is_left(board, card)?;
    may_bear(board, card, on)
}

/// AGD-3.21: whether a card can be given out: there is one, and it is not the last of the deck.
fn is_left(board: &Board, card: Card) -> Result<(), RuleId> {
    if board.endurance.deck_len() <= 1 {
        return Err(RuleId("AGD-3.21"));
    }
    if !is_equipment(card) || board.endurance.unseen.count(card) == 0 {
        return Err(RuleId("AGD-3.5"));
    }
    Ok(())
}

/// An Endurance card becomes equipment instead of part of the deck.
fn put_on(board: &mut Board, card: Card, on: Character, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6F.29");
    board.endurance.unseen.take(card);
    board.endurance.above.take_top();
    board.figure_mut(on).equip(card);
    log.push(Heard::PutOn { character: on, card });
}
