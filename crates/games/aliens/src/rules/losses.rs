//! AGD-6I.14 to AGD-6I.22: losing a character, and taking a new hero.

use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    words::{Character, Condition},
};

/// A character is killed or captured. What it carried is discarded, and with a hero the player's hand.
pub fn lose(board: &mut Board, character: Character, how: Condition, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6I.14");
    rule!("AGD-6I.19");
    let figure = board.figure_mut(character);
    figure.condition = how;
    let owner = figure.owner.take();
    let equipped: engine::List<_, 4> = figure.equipped().collect();
    log.push(Heard::CharacterLost { character, how });
    if how == Condition::Captured {
        board.captives.push(character);
    }
    for &card in equipped.iter() {
        board.figure_mut(character).take_off(card);
        board.endurance.discard.add(card);
        log.push(Heard::EquipmentDiscarded { character, card });
    }
    board.is_disturbed = true;
    let Some(seat) = owner else { return };
    discard_hand(board, seat, log);
    if character == Character::Newt && board.has_hero(seat) {
        rule!("AGD-6I.22");
        return;
    }
    rule!("AGD-6I.16");
    if board.figure(Character::Newt).owner == Some(seat) {
        board.figure_mut(Character::Newt).owner = None;
        log.push(Heard::CardTurned { character: Character::Newt, owner: None });
    }
    if !board.has_hero(seat) {
        board.bereaved = board.bereaved.with(seat);
    }
}

/// AGD-6I.16: the whole hand is discarded.
pub fn discard_hand(board: &mut Board, seat: Seat, log: &mut Log<'_, Aliens>) {
    let hand = board.player(seat).hand;
    for (card, count) in hand.iter() {
        (0..count).for_each(|_| log.push(Heard::HandCardDiscarded { seat, card }));
    }
    let mut hand = std::mem::take(&mut board.player_mut(seat).hand);
    board.endurance.discard.take_all(&mut hand);
}

/// AGD-6I.17: a player may take a grunt as new hero. AGD-6I.21: or not, and is asked again.
#[engine::frame]
pub struct NewHero {
    pub seat: Seat,
}

/// AGD-6I.17
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewHeroAnswer {
    Take { character: Character },
    Nobody,
}

impl Question<Aliens> for NewHero {
    type Answer = NewHeroAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(NewHeroAnswer)) {
        board.free_grunts().iter().for_each(|character| offer(NewHeroAnswer::Take { character }));
        offer(NewHeroAnswer::Nobody);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: NewHeroAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            NewHeroAnswer::Take { character } => {
                rule!("AGD-6I.17");
                take_hero(board, seat, character, log);
            }
            NewHeroAnswer::Nobody => rule!("AGD-6I.21"),
        }
        Flow::Done
    }

    fn forbids(self, board: &Board, _: Seat, answer: NewHeroAnswer) -> Option<engine::RuleId> {
        match answer {
            NewHeroAnswer::Take { character } if !board.free_grunts().has(character) => {
                Some(engine::RuleId("AGD-6I.17"))
            }
            NewHeroAnswer::Take { .. } | NewHeroAnswer::Nobody => None,
        }
    }
}

/// A player takes a character as hero. AGD-6F.11: with Ripley comes Newt. AGD-6I.18: the dial
/// keeps its value, and an activation goes on under its new player.
pub fn take_hero(board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6F.3");
    board.figure_mut(character).owner = Some(seat);
    if let Some(activation) = board.activation.as_mut().filter(|activation| activation.character == character) {
        rule!("AGD-6I.18");
        activation.seat = seat;
    }
    log.push(Heard::CardTurned { character, owner: Some(seat) });
    let newt = board.figure(Character::Newt);
    if character == Character::Ripley && newt.is_on_board() && newt.owner.is_none() {
        rule!("AGD-6F.11");
        board.figure_mut(Character::Newt).owner = Some(seat);
        log.push(Heard::CardTurned { character: Character::Newt, owner: Some(seat) });
    }
}
