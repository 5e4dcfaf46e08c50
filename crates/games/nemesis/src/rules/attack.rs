//! NEM-12, NEM-37: intruders attack.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};
use nemesis_kit::rules::base_attacks;
pub use nemesis_kit::rules::base_attacks::Summoning;
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId},
    heard::Heard,
    rules::contamination::larva,
    words::{ActionCard, Attack, AttackCard, Back, Character, Intruder, Item, ItemCard},
};

/// NEM-12.1: on what occasion an intruder attacks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// NEM-10.6
    #[default]
    Surprise,
    /// NEM-11.28
    Escape,
    /// NEM-4.16
    EventPhase,
    /// NEM-33.5: before it follows a decoy.
    Decoy,
    /// NEM-22.23
    IntruderPlayer,
}

/// An intruder attacks a character in its room: whom it surprised, or who escapes. NEM-12.13: a surprise
/// is nothing but an encounter's, or what a card says.
#[engine::frame]
pub struct IntruderAttack {
    pub attacker: FigureId,
    pub on: Seat,
    pub occasion: Occasion,
}

impl Step<Nemesis> for IntruderAttack {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let IntruderAttack { attacker, on, occasion } = self;
        let Some(&figure) = board.swarm.figure(attacker) else { return Flow::Done };
        if board.player(on).room() != Some(figure.room) {
            rule!("NEM-12.2");
            return Flow::Done;
        }
        log.push(Heard::Attacked { figure: attacker, kind: figure.kind, seat: on, occasion }.into());
        if figure.kind == Intruder::Larva {
            larva(board, attacker, on, log);
            return Flow::Done;
        }
        board.attacks.renew();
        match board.attacks.draw_known() {
            Some(card) => reveal(board, self, card, log),
            None => Flow::Become(AttackDraw { attack: self }.into()),
        }
    }
}

/// NEM-12.5: the top card of the attack deck is turned up.
#[engine::frame]
pub struct AttackDraw {
    pub attack: IntruderAttack,
}

impl Roll<Nemesis> for AttackDraw {
    type Shown = AttackCard;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(AttackCard, u32)) {
        board.attacks.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: AttackCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.attacks.draw(card);
        reveal(board, self.attack, card, log)
    }
}

/// NEM-12.5: whether the card hits; then whoever is hit may react. NEM-12.6: its blood does not count.
pub fn reveal(board: &mut Board, attack: IntruderAttack, card: AttackCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-12.5");
    rule!("NEM-12.7");
    board.attacks.discard.add(card);
    let Some(&figure) = board.swarm.figure(attack.attacker) else { return Flow::Done };
    let hits = card.print().attack.symbols().has(figure.kind);
    log.push(Heard::AttackRevealed { card, hits }.into());
    if !hits {
        return Flow::Done;
    }
    let effect = AttackEffect { attack, with: card.print().attack, spared: Seats::NONE };
    match reaction(board, effect, Seats::NONE) {
        Some(question) => Flow::Become(question),
        None => Flow::Become(effect.into()),
    }
}

/// Whom an attack hits.
fn victims(board: &Board, attack: IntruderAttack, with: Attack) -> Seats {
    match board.swarm.figure(attack.attacker) {
        Some(figure) if with == Attack::Frenzy => board.characters_in(figure.room).collect(),
        Some(_) | None => Seats::one(attack.on),
    }
}

/// The next who may react and has not been asked: the Soldier in a surprise attack, and
/// whoever is attacked and has Armor. The Soldier is asked with any card in hand, so that asking
/// tells nothing.
fn reaction(board: &Board, effect: AttackEffect, asked: Seats) -> Option<Frame> {
    let AttackEffect { attack, with, spared } = effect;
    let may_react = |seat: &Seat| {
        let player = board.player(*seat);
        let has_nerve =
            attack.occasion == Occasion::Surprise && player.character == Character::Soldier && !player.hand.is_empty();
        let has_armor = *seat == attack.on && player.has_item(Item::Armor);
        has_nerve || has_armor
    };
    let seat = victims(board, attack, with).iter().find(|seat| !asked.has(*seat) && may_react(seat))?;
    rule!("NEM-12.8");
    Some(AttackReaction { attack, with, asked: asked.with(seat), spared, seat }.into())
}

/// Whether somebody who is hit reacts.
#[engine::frame]
pub struct AttackReaction {
    pub attack: IntruderAttack,
    pub with: Attack,
    /// Who has been asked, this one included.
    pub asked: Seats,
    pub spared: Seats,
    pub seat: Seat,
}

/// How somebody reacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Suffer,
    NervesOfSteel,
    Armor,
}

impl Question<Nemesis> for AttackReaction {
    type Answer = Reaction;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Reaction)) {
        let player = board.player(seat);
        offer(Reaction::Suffer);
        if self.attack.occasion == Occasion::Surprise && player.hand.has(ActionCard::NervesOfSteel) {
            offer(Reaction::NervesOfSteel);
        }
        if seat == self.attack.on && player.has_item(Item::Armor) {
            offer(Reaction::Armor);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: Reaction, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let AttackReaction { attack, with, asked, mut spared, .. } = self;
        match answer {
            Reaction::Suffer => (),
            Reaction::NervesOfSteel => {
                rule!("NEM-4.47");
                rule!("NEM-32.24");
                board.player_mut(seat).discard_action(ActionCard::NervesOfSteel);
                log.push(Heard::NervesOfSteelPlayed { seat }.into());
                spared = spared.with(seat);
            }
            Reaction::Armor => {
                rule!("NEM-4.48");
                rule!("NEM-31.17");
                let armor = ItemCard::new(Item::Armor, Back::Quest);
                board.discard_item(seat, armor);
                log.push(Heard::ArmorGivenUp { seat }.into());
                spared = spared.with(seat);
            }
        }
        let effect = AttackEffect { attack, with, spared };
        match reaction(board, effect, asked) {
            Some(question) => Flow::Become(question),
            None => Flow::Become(effect.into()),
        }
    }
}

/// NEM-37: what an attack does. NEM-37.10: wounds come one by one.
#[engine::frame]
pub struct AttackEffect {
    pub attack: IntruderAttack,
    pub with: Attack,
    pub spared: Seats,
}

impl Step<Nemesis> for AttackEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let AttackEffect { attack: IntruderAttack { attacker, on, .. }, with, spared } = self;
        if with == Attack::Frenzy {
            rule!("NEM-37.6");
            return frenzy(board, self);
        }
        if spared.has(on) {
            return Flow::Done;
        }
        if board.swarm.figure(attacker).is_none() {
            return Flow::Done;
        }
        base_attacks::effect(board, Some(attacker), on, with, log)
    }
}

/// NEM-37.6: everybody in the room, one after the other.
fn frenzy(board: &mut Board, effect: AttackEffect) -> Flow<Frame> {
    let AttackEffect { attack, with, spared } = effect;
    let victims = victims(board, attack, with);
    let next = board.by_number().find(|&seat| victims.has(seat) && !spared.has(seat));
    let Some(seat) = next else { return Flow::Done };
    let first = base_attacks::frenzy::<Nemesis>(board, seat);
    Flow::Call { first, then: AttackEffect { spared: spared.with(seat), ..effect }.into() }
}
