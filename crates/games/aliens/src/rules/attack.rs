//! AGD-6D: an attack: cost, roll, re-roll, Full Auto, and what follows it.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    ground::Square,
    rules::{
        aiming::targets,
        area::Spare,
        exhausting::Exhaust,
        hazards::turn_down,
        reveal::{Reveal, RevealFor},
        spotting::Upkeep,
    },
    words::{Ability, Card, Character, FreeAction, Gear, Keyword, MarineDie, Weapon},
};

engine::words! {
    /// Why somebody shoots.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Fire {
        /// An Attack Action.
        Action,
        /// AGD-11G.4, E02: an Attack Action without the exhaust cost.
        ShortBursts,
        /// AGD-5.29: the free grenade.
        Grenade,
        /// AGD-6H
        Defensive,
        /// AGD-11G.4, E10
        Covering,
    }
}

impl Fire {
    /// AGD-6H.3: whether the only target is the Alien that is being activated.
    pub fn is_defensive(self) -> bool {
        match self {
            Fire::Defensive | Fire::Covering => {
                rule!("AGD-6D.10");
                true
            }
            Fire::Action | Fire::ShortBursts | Fire::Grenade => false,
        }
    }
}

/// One attack: who, with what, why and where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shot {
    pub attacker: Character,
    pub weapon: Weapon,
    pub fire: Fire,
    pub target: Square,
}

impl Shot {
    /// AGD-6D.3: what the roll may show at most.
    pub fn hits_up_to(self, board: &Board) -> u8 {
        rule!("AGD-6D.13");
        let figure = board.figure(self.attacker);
        self.weapon.hits_up_to(figure.dial, board.layout().range(figure.square, self.target))
    }

    /// AGD-11D.3, AGD-6D.16: whether Hicks may re-roll a miss.
    pub fn may_be_rerolled(self, board: &Board) -> bool {
        let figure = board.figure(self.attacker);
        let has_ability = self.attacker.abilities(figure.side()).contains(&Ability::HicksHeroReroll);
        let has_card = figure.owner.is_some_and(|seat| !board.player(seat).hand.is_empty());
        has_ability && has_card && !figure.has_rerolled && figure.is_on_board()
    }
}

/// An attack, from the cost on.
#[engine::frame]
pub struct Attack {
    pub shot: Shot,
    pub stage: AttackStage,
}

engine::words! {
    /// AGD-6D.6: how far an attack has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AttackStage {
        Paying,
        Rolling,
        AfterAttacking,
        Grenade,
    }
}

impl Attack {
    pub fn at(shot: Shot) -> Attack {
        Attack { shot, stage: AttackStage::Paying }
    }
}

impl Step<Aliens> for Attack {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let shot = self.shot;
        let Shot { attacker, weapon, fire: _, target } = shot;
        let at = |stage| Attack { shot, stage }.into();
        match self.stage {
            AttackStage::Paying => {
                rule!("AGD-6D.6");
                log.push(Heard::Attacked { attacker, weapon, target });
                let cost = cost(board, shot);
                rule!("AGD-6D.7");
                Flow::Call { first: Exhaust { left: cost }.into(), then: at(AttackStage::Rolling) }
            }
            AttackStage::Rolling if weapon.is(Keyword::Area) => {
                rule!("AGD-6D.14");
                Flow::Call { first: Spare::first(shot), then: at(AttackStage::AfterAttacking) }
            }
            AttackStage::Rolling => {
                let first = AttackRoll { shot, is_reroll: false }.into();
                Flow::Call { first, then: at(AttackStage::AfterAttacking) }
            }
            AttackStage::AfterAttacking => {
                let abilities = attacker.abilities(board.figure(attacker).side());
                let sets_off = abilities.iter().any(|&ability| follows(ability, weapon));
                if !sets_off || !board.figure(attacker).is_on_board() {
                    return Flow::Become(at(AttackStage::Grenade));
                }
                rule!("AGD-11D.4");
                let seat = board.player_of(attacker);
                let first = Reveal { why: RevealFor::AfterAttack, character: Some(attacker), seat }.into();
                Flow::Call { first, then: at(AttackStage::Grenade) }
            }
            AttackStage::Grenade => match may_throw(board, shot) {
                true => Flow::Become(GrenadeOffer { attacker }.into()),
                false => Flow::Done,
            },
        }
    }
}

/// AGD-11D.3: whether an ability follows an attack with a weapon.
fn follows(ability: Ability, weapon: Weapon) -> bool {
    match weapon {
        Weapon::M240Incinerator => {
            matches!(ability, Ability::FrostHeroIncinerator | Ability::FrostGruntIncinerator)
        }
        Weapon::M56SmartGun => matches!(ability, Ability::VasquezHeroSmartGun | Ability::VasquezGruntSmartGun),
        Weapon::HkVp70Pistol | Weapon::M41aPulseRifle | Weapon::M40Grenades | Weapon::Ithaca37Shotgun => false,
    }
}

/// AGD-6D.7: what an attack is going to cost, whatever it is aimed at. A cost that cannot be paid is
/// the end; the offer says so.
pub fn price(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> u8 {
    full_price(weapon, fire) - u8::from(has_pouch_for(board, attacker, weapon, fire))
}

fn full_price(weapon: Weapon, fire: Fire) -> u8 {
    match fire {
        Fire::ShortBursts => 0,
        Fire::Action | Fire::Grenade | Fire::Defensive | Fire::Covering => weapon.print().exhaust,
    }
}

/// AGD-11G.3 G05: whether an Ammo Pouch pays for a card.
fn has_pouch_for(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> bool {
    let figure = board.figure(attacker);
    full_price(weapon, fire) > 0 && figure.pouches_used < figure.count_gear(Gear::AmmoPouch)
}

/// AGD-6D.7, AGD-11G.3 G05: what an attack costs now; an Ammo Pouch pays for it by itself.
fn cost(board: &mut Board, shot: Shot) -> u8 {
    let Shot { attacker, weapon, fire, target: _ } = shot;
    let price = price(board, attacker, weapon, fire);
    let is_pouch_used = has_pouch_for(board, attacker, weapon, fire);
    board.figure_mut(attacker).pouches_used += u8::from(is_pouch_used);
    price
}

/// AGD-6D.3: the attack roll.
#[engine::frame]
pub struct AttackRoll {
    pub shot: Shot,
    pub is_reroll: bool,
}

impl Roll<Aliens> for AttackRoll {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6D.3");
        let shot = self.shot;
        let is_hit = die.0 <= shot.hits_up_to(board);
        log.push(Heard::AttackRolled { attacker: shot.attacker, die, hit: is_hit });
        if !is_hit && !self.is_reroll && shot.may_be_rerolled(board) {
            return Flow::Become(Reroll { shot }.into());
        }
        conclude(board, shot, is_hit, log)
    }
}

/// AGD-6D.6, 5 to 7: the hit is applied, the dial lowered, and Full Auto may follow.
fn conclude(board: &mut Board, shot: Shot, is_hit: bool, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    if is_hit {
        rule!("AGD-6D.5");
        hit_alien(board, shot.target, log);
    }
    rule!("AGD-6D.4");
    turn_down(board, shot.attacker, 1, log);
    if !is_hit || !shot.weapon.is(Keyword::FullAuto) {
        return Flow::Become(Upkeep {}.into());
    }
    Flow::Call { first: Upkeep {}.into(), then: Burst { shot }.into() }
}

/// AGD-6D.5: one Alien is killed: a token, or in the end the model.
pub fn hit_alien(board: &mut Board, square: Square, log: &mut Log<'_, Aliens>) {
    let Some(id) = board.enemies.on(square) else { return };
    let Some(alien) = board.enemies.get_mut(id) else { return };
    if alien.tokens > 0 {
        rule!("AGD-6J.11");
        alien.tokens -= 1;
        // So many Aliens are left: the tokens, and the model on top of them.
        log.push(Heard::TokenRemoved { square, left: alien.tokens + 1 });
        return;
    }
    let kind = alien.kind;
    board.enemies.remove(id);
    board.is_disturbed = true;
    log.push(Heard::EnemyKilled { kind, square });
}

/// AGD-11D.3: Hicks may pay for another roll with a card from hand.
#[engine::frame]
pub struct Reroll {
    pub shot: Shot,
}

/// AGD-11D.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RerollAnswer {
    With { card: Card },
    Decline,
}

impl RerollAnswer {
    /// What a player may answer: each card in hand, or none.
    pub fn each(board: &Board, seat: Seat, offer: &mut impl FnMut(RerollAnswer)) {
        board.player(seat).hand.iter().for_each(|(card, _)| offer(RerollAnswer::With { card }));
        offer(RerollAnswer::Decline);
    }
}

/// AGD-11D.3: the card is exhausted, and the roll is made again.
pub fn pay_for_reroll(board: &mut Board, shot: Shot, seat: Seat, card: Card, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6E.9");
    board.player_mut(seat).hand.take(card);
    board.endurance.exhaust_card(card, Seats::one(seat));
    board.figure_mut(shot.attacker).has_rerolled = true;
    log.push(Heard::HandCardExhausted { seat, card: Some(card) });
}

impl Question<Aliens> for Reroll {
    type Answer = RerollAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.figure(self.shot.attacker).owner.unwrap_or_else(|| board.lead()))
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(RerollAnswer)) {
        RerollAnswer::each(board, seat, offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: RerollAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            RerollAnswer::With { card } => {
                rule!("AGD-6D.16");
                pay_for_reroll(board, self.shot, seat, card, log);
                Flow::Become(AttackRoll { shot: self.shot, is_reroll: true }.into())
            }
            RerollAnswer::Decline => conclude(board, self.shot, false, log),
        }
    }
}

/// AGD-6D.9: after a hit, Full Auto may go on if there is a target.
#[engine::frame]
pub struct Burst {
    pub shot: Shot,
}

impl Step<Aliens> for Burst {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Shot { attacker, weapon, fire, .. } = self.shot;
        let can_go_on = board.figure(attacker).is_standing() && !targets(board, attacker, weapon, fire).is_empty();
        if can_go_on { Flow::Become(FullAuto { shot: self.shot }.into()) } else { Flow::Done }
    }
}

/// AGD-6D.9: another attack roll for a card?
#[engine::frame]
pub struct FullAuto {
    pub shot: Shot,
}

/// What one shoots at, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ShootAnswer {
    At { square: Square },
    Stop,
}

impl Question<Aliens> for FullAuto {
    type Answer = ShootAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.shot.attacker))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(ShootAnswer)) {
        let Shot { attacker, weapon, fire, .. } = self.shot;
        targets(board, attacker, weapon, fire).iter().for_each(|square| offer(ShootAnswer::At { square }));
        offer(ShootAnswer::Stop);
    }

    fn answered(self, _: &mut Board, _: Seat, answer: ShootAnswer, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            ShootAnswer::At { square } => {
                rule!("AGD-6D.9");
                let shot = Shot { target: square, ..self.shot };
                Flow::Call { first: Exhaust { left: 1 }.into(), then: AttackRoll { shot, is_reroll: false }.into() }
            }
            ShootAnswer::Stop => Flow::Done,
        }
    }
}

/// AGD-5.29: the free grenade after the rifle?
#[engine::frame]
pub struct GrenadeOffer {
    pub attacker: Character,
}

impl Question<Aliens> for GrenadeOffer {
    type Answer = ShootAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.attacker))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(ShootAnswer)) {
        let targets = targets(board, self.attacker, Weapon::M40Grenades, Fire::Grenade);
        targets.iter().for_each(|square| offer(ShootAnswer::At { square }));
        offer(ShootAnswer::Stop);
    }

    fn answered(self, board: &mut Board, _: Seat, answer: ShootAnswer, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            ShootAnswer::At { square } => {
                rule!("AGD-5.29");
                board.active_mut().note(FreeAction::GrenadeAttack);
                let (attacker, weapon) = (self.attacker, Weapon::M40Grenades);
                Flow::Become(Attack::at(Shot { attacker, weapon, fire: Fire::Grenade, target: square }).into())
            }
            ShootAnswer::Stop => Flow::Done,
        }
    }
}

/// Whether the free grenade may follow an attack.
fn may_throw(board: &Board, shot: Shot) -> bool {
    rule!("AGD-6D.19");
    let figure = board.figure(shot.attacker);
    let is_active = board.activation.is_some_and(|activation| {
        activation.character == shot.attacker && !activation.has_used(FreeAction::GrenadeAttack)
    });
    shot.weapon == Weapon::M41aPulseRifle
        && !shot.fire.is_defensive()
        && is_active
        && figure.is_standing()
        && figure.weapons().any(|weapon| weapon.is(Keyword::Grenade))
}
