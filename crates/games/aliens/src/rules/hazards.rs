//! AGD-6E.24, AGD-6E.30, AGD-11G.5: Hazards.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{exhausting::Drain, placing::NearestEntry},
    words::{Card, Character, Gear, Hazard},
};

/// AGD-6E.18: a Hazard is resolved.
#[engine::frame]
pub struct HazardEffect {
    pub hazard: Hazard,
    /// AGD-6E.24: the affected character, and the affected player.
    pub character: Option<Character>,
    pub seat: Seat,
}

impl Step<Aliens> for HazardEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let HazardEffect { hazard, character, seat } = self;
        log.push(Heard::HazardStruck { hazard, seat, character });
        // Who is no longer on the board is not affected.
        rule!("AGD-6E.24");
        rule!("AGD-6E.30");
        let character = character.filter(|&character| board.figure(character).is_on_board());
        match hazard {
            Hazard::LosingHope if board.player(seat).hand.is_empty() => Flow::Become(Drain { cards: 3 }.into()),
            Hazard::LosingHope => Flow::Become(HandLoss { seat }.into()),
            Hazard::WeaponJam => {
                if let Some(character) = character {
                    turn_down(board, character, 3, log);
                }
                Flow::Done
            }
            Hazard::LowAmmo => Flow::Become(Drain { cards: 3 }.into()),
            Hazard::Contact => Flow::Become(NearestEntry { seat, character }.into()),
            Hazard::AcidSpray => match character {
                Some(character) if !board.figure(character).gear.is_empty() => {
                    Flow::Become(GearLoss { character, seat }.into())
                }
                Some(_) | None => Flow::Become(Drain { cards: 2 }.into()),
            },
            Hazard::Panic => {
                let activation = board.activation.as_mut();
                match activation.filter(|it| Some(it.character) == character && it.actions > 0) {
                    Some(activation) => {
                        activation.actions -= 1;
                        log.push(Heard::ActionLost { character: activation.character });
                        Flow::Done
                    }
                    None => Flow::Become(Drain { cards: 2 }.into()),
                }
            }
        }
    }
}

/// AGD-6D.1: an Aim dial is lowered, to 1 at least. Newt has none (AGD-6E.30).
pub fn turn_down(board: &mut Board, character: Character, by: u8, log: &mut Log<'_, Aliens>) {
    let figure = board.figure_mut(character);
    if figure.dial > 1 && figure.is_on_board() {
        rule!("AGD-6D.1");
        figure.dial = figure.dial.saturating_sub(by).max(1);
        log.push(Heard::DialTurned { character, to: figure.dial });
    }
}

/// AGD-11G.5, H01: a random card of a hand is discarded.
#[engine::frame]
pub struct HandLoss {
    pub seat: Seat,
}

impl Roll<Aliens> for HandLoss {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.player(self.seat).hand.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6E.15");
        board.player_mut(self.seat).hand.take(card);
        board.endurance.discard.add(card);
        log.push(Heard::HandCardDiscarded { seat: self.seat, card });
        Flow::Done
    }
}

/// AGD-11G.5, H05: a Gear is lost; of two, the player chooses.
#[engine::frame]
pub struct GearLoss {
    pub character: Character,
    pub seat: Seat,
}

impl Step<Aliens> for GearLoss {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match board.figure(self.character).gear[..] {
            [one, other] if one != other => {
                Flow::Become(GearChoice { character: self.character, seat: self.seat }.into())
            }
            [gear, ..] => {
                discard_gear(board, self.character, gear, log);
                Flow::Done
            }
            [] => Flow::Done,
        }
    }
}

/// AGD-11G.5, H05: which Gear?
#[engine::frame]
pub struct GearChoice {
    pub character: Character,
    pub seat: Seat,
}

impl Question<Aliens> for GearChoice {
    type Answer = Gear;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Gear)) {
        board.figure(self.character).gear.iter().for_each(|&gear| offer(gear));
    }

    fn answered(self, board: &mut Board, _: Seat, gear: Gear, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        discard_gear(board, self.character, gear, log);
        Flow::Done
    }
}

fn discard_gear(board: &mut Board, character: Character, gear: Gear, log: &mut Log<'_, Aliens>) {
    let card = gear.card();
    board.figure_mut(character).take_off(card);
    if gear == Gear::TacticalArmour && board.defence.character == character {
        // AGD-6I.23: of two armours the one that has failed is lost, and the other may still hold.
        board.defence.armours = board.defence.armours.saturating_sub(1);
    }
    board.endurance.discard.add(card);
    log.push(Heard::EquipmentDiscarded { character, card });
}
