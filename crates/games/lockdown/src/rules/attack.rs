//! LOC-12: intruders attack. What the cards do stands in `attack/effects.rs`, what is done against them in
//! `attack/reactions.rs`.

pub mod effects;
pub mod reactions;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Seat, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId, Light},
    heard::Heard,
    rules::{contamination::larva, light},
    words::{Attack, AttackCard, Intruder, RoomNumber},
};

use self::{
    effects::AttackEffect,
    reactions::{BeforeTheCard, Reaction},
};

/// LOC-12.1: on what occasion an intruder attacks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// LOC-10.6
    #[default]
    Surprise,
    /// LOC-11.51
    Escape,
    /// LOC-4.36
    EventPhase,
    /// LOC-12.1: a card or a room says so.
    Effect,
}

/// Who attacks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "attacker", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Attacker {
    /// LOC-12.11: what lives in the caves: as an Adult in darkness, and no figure.
    #[default]
    AdultInDarkness,
    Figure {
        figure: FigureId,
    },
}

/// An intruder attacks a character in its room. LOC-12.2: whom it surprised, or who escapes.
#[engine::frame]
pub struct IntruderAttack {
    pub attacker: Attacker,
    pub on: Seat,
    pub occasion: Occasion,
}

impl IntruderAttack {
    /// What attacks, and where, if it still does.
    pub fn kind(self, board: &Board) -> Option<(Intruder, RoomNumber)> {
        let room = board.player(self.on).room()?;
        match self.attacker {
            Attacker::AdultInDarkness => Some((Intruder::Adult, room)),
            Attacker::Figure { figure } => {
                let figure = board.swarm.figure(figure).filter(|figure| figure.room == room)?;
                Some((figure.kind, room))
            }
        }
    }

    /// Somebody else is attacked. LOC-29.72: whoever stays is not chased.
    pub fn turned_upon(self, on: Seat) -> IntruderAttack {
        let occasion = if self.occasion == Occasion::Escape { Occasion::Effect } else { self.occasion };
        IntruderAttack { on, occasion, ..self }
    }

    /// LOC-50.6, LOC-29.104: whether its target sees in the dark: a surprise attack is of one occasion with its encounter.
    pub fn is_seen_through(self, board: &Board) -> bool {
        rule!("LOC-29.170");
        self.occasion == Occasion::Surprise && board.player(self.on).sees_in_encounters()
    }

    fn figure(self) -> Option<FigureId> {
        match self.attacker {
            Attacker::AdultInDarkness => None,
            Attacker::Figure { figure } => Some(figure),
        }
    }

    /// LOC-12.4, LOC-12.11: whether the dark part of a card counts against its target. LOC-29.140: a light helps in
    /// the caves, too.
    pub fn is_in_the_dark(self, board: &Board) -> bool {
        match (self.attacker, board.player(self.on).light) {
            (Attacker::Figure { .. }, _) => board.is_dark(self.on),
            (Attacker::AdultInDarkness, Light::Unasked | Light::Off) => {
                rule!("LOC-12.11");
                true
            }
            (Attacker::AdultInDarkness, Light::Occasion | Light::Round) => false,
        }
    }
}

impl Step<Lockdown> for IntruderAttack {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let IntruderAttack { on, occasion, .. } = self;
        // LOC-29.101: where it is no longer with its target, it does not attack.
        let Some((kind, _)) = self.kind(board) else { return Flow::Done };
        // LOC-29.104: an encounter and its surprise attack are one occasion.
        if occasion != Occasion::Surprise {
            light::new_occasion(board, on);
        }
        log.push(Heard::Attacked { figure: self.figure(), kind, seat: on, occasion }.into());
        match reactions::may_slip_away(board, self) {
            true => Flow::Become(BeforeTheCard { attack: self }.into()),
            false => go_for(board, self, log),
        }
    }
}

/// LOC-12.3, LOC-12.7, LOC-28.6: a card is drawn; a larva needs none.
pub fn go_for(board: &mut Board, attack: IntruderAttack, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some((kind, _)) = attack.kind(board) else { return Flow::Done };
    if kind == Intruder::Larva {
        return match reactions::may_react(board, attack, None) {
            // LOC-12.10: just before it takes effect.
            true => Flow::Become(Reaction { attack, card: None }.into()),
            false => bite(board, attack, log),
        };
    }
    board.attacks.renew();
    match board.attacks.draw_known() {
        Some(card) => reveal(board, attack, card, log),
        None => Flow::Become(AttackDraw { attack }.into()),
    }
}

/// LOC-12.7, LOC-12.8: a larva attacks.
pub fn bite(board: &mut Board, attack: IntruderAttack, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if let Attacker::Figure { figure } = attack.attacker
        && attack.kind(board).is_some()
    {
        rule!("LOC-12.7");
        larva(board, figure, attack.on, log);
    }
    Flow::Done
}

/// LOC-12.3: the top card of the attack deck is turned up.
#[engine::frame]
pub struct AttackDraw {
    pub attack: IntruderAttack,
}

impl Roll<Lockdown> for AttackDraw {
    type Shown = AttackCard;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(AttackCard, u32)) {
        board.attacks.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: AttackCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.attacks.draw(card);
        reveal(board, self.attack, card, log)
    }
}

/// LOC-12.3, LOC-12.5, LOC-12.6: the card is seen by all and laid aside. Its blood does not matter.
fn reveal(board: &mut Board, attack: IntruderAttack, card: AttackCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some((kind, _)) = attack.kind(board) else { return Flow::Done };
    let with = card.print().attack;
    rule!("LOC-12.6");
    board.attacks.discard.add(card);
    let hits = with.symbols().has(kind);
    log.push(Heard::AttackRevealed { card, attack: with, hits }.into());
    if !hits {
        rule!("LOC-12.3");
        return Flow::Done;
    }
    after_the_card(board, attack, with)
}

/// LOC-12.10: whatever is done against a card once it is seen, and then what it does.
pub fn after_the_card(board: &mut Board, attack: IntruderAttack, with: Attack) -> Flow<Frame> {
    match reactions::may_react(board, attack, Some(with)) {
        true => Flow::Become(Reaction { attack, card: Some(with) }.into()),
        false => Flow::Become(AttackEffect { attack, with }.into()),
    }
}
