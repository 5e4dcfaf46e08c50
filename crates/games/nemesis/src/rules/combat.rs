//! NEM-11.2, NEM-11.3, NEM-17.2: shooting and striking, at intruders and at eggs.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Roll, Seat, Seats, Word, rule};
// NEM-11.12: weapons play no part in a blow.
pub use nemesis_kit::rules::melee::{MeleeRoll, Target, blow, strike};
use nemesis_kit::{Told, rules::eggs};
use serde::Serialize;

use crate::{
    Frame, Nemesis,
    board::Board,
    content::weapons::Property,
    heard::Heard,
    rules::{
        injuries::{self, InjuryCheck},
        markers,
        traits::FurtherShot,
    },
    words::{Cause, CombatFace, Intruder, Item, Weakness, WeaponClass, YesNo},
};

/// A shot that has been fired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Shot {
    pub seat: Seat,
    pub weapon: Item,
    pub at: Target,
    /// NEM-32.23: injuries for the ammo of a whole magazine.
    pub bonus: u8,
    /// NEM-32.22, NEM-33.9: whether the die may be rolled again.
    pub may_reroll: bool,
    /// NEM-48.1: whether the shot before this one was a hit whose check is still to be made.
    pub follows_hit: bool,
}

/// NEM-11.5: a shot with a weapon, which costs one round.
pub fn shoot(board: &mut Board, seat: Seat, weapon: Item, at: Target, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-11.5");
    spend(board, seat, weapon, 1, log);
    fire(Shot { seat, weapon, at, bonus: 0, may_reroll: false, follows_hit: false })
}

/// Takes rounds from a weapon.
pub fn spend(board: &mut Board, seat: Seat, weapon: Item, rounds: u8, log: &mut Log<'_, Nemesis>) {
    if let Some(held) = board.player_mut(seat).hands.item_mut(weapon) {
        held.ammo = held.ammo.saturating_sub(rounds);
        log.push(Heard::AmmoSpent { seat, weapon, rounds }.into());
    }
}

/// The die is rolled for a shot.
pub fn fire(shot: Shot) -> Flow<Frame> {
    let mut shot = shot;
    if property(shot.weapon) == Property::MayReroll {
        rule!("NEM-33.9");
        shot.may_reroll = true;
    }
    Flow::Become(ShotRoll { shot }.into())
}

/// The combat die for a shot.
#[engine::frame]
pub struct ShotRoll {
    pub shot: Shot,
}

impl Roll<Nemesis> for ShotRoll {
    type Shown = CombatFace;

    #[inline]
    fn odds(self, _: &Board, may_show: &mut impl FnMut(CombatFace, u32)) {
        CombatFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: CombatFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-11.3");
        log.push(Told::CombatRolled { seat: self.shot.seat, face }.into());
        match self.shot.may_reroll {
            true => Flow::Become(ShotReroll { shot: self.shot, face }.into()),
            false => after_roll(board, self.shot, face, log),
        }
    }
}

/// NEM-32.22, NEM-33.9: whether a shot is rolled again.
#[engine::frame]
pub struct ShotReroll {
    pub shot: Shot,
    pub face: CombatFace,
}

impl Question<Nemesis> for ShotReroll {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, board: &mut Board, _: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match answer {
            YesNo::No => after_roll(board, self.shot, self.face, log),
            YesNo::Yes => {
                rule!("NEM-11.7");
                Flow::Become(ShotRoll { shot: Shot { may_reroll: false, ..self.shot } }.into())
            }
        }
    }
}

/// NEM-33.7: with a double hit the Prototype Rifle may be fired once more.
fn after_roll(board: &mut Board, shot: Shot, face: CombatFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let property = property(shot.weapon);
    let has_round = board.player(shot.seat).hands.item(shot.weapon).is_some_and(|held| held.ammo > 0);
    if property == Property::DoubleHitMayCostAndDealOneMore && face == CombatFace::DoubleHit && has_round {
        return Flow::Become(ExtraRound { shot, face }.into());
    }
    hit(board, shot, face, log)
}

/// NEM-33.7: whether a further round is spent for a further injury.
#[engine::frame]
pub struct ExtraRound {
    pub shot: Shot,
    pub face: CombatFace,
}

impl Question<Nemesis> for ExtraRound {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let mut shot = self.shot;
        if answer == YesNo::Yes {
            rule!("NEM-33.7");
            spend(board, seat, shot.weapon, 1, log);
            shot.bonus += 1;
        }
        hit(board, shot, self.face, log)
    }
}

fn property(weapon: Item) -> Property {
    weapon.weapon().map_or(Property::Plain, |weapon| weapon.property)
}

/// What a shot does to its target: nothing, if it misses.
fn hit(board: &mut Board, shot: Shot, face: CombatFace, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let Some(room) = board.player(shot.seat).room() else { return Flow::Done };
    if property(shot.weapon) == Property::NeverGrazesAndBurns && face == CombatFace::DoubleHit {
        rule!("NEM-36.3");
        if let Some(lost) = markers::put_fire(board, room, log) {
            return lost;
        }
    }
    let injuries = match shot.at {
        Target::Figure { figure } => {
            let Some(&it) = board.swarm.figure(figure) else { return Flow::Done };
            let injuries = injuries_of(board, shot, face, Some(it.kind));
            if injuries == 0 {
                rule!("NEM-11.6");
            }
            injuries::hurt(board, figure, injuries, Cause::Shot, log);
            injuries
        }
        Target::Eggs => {
            rule!("NEM-17.15");
            let injuries = injuries_of(board, shot, face, None);
            eggs::destroy(board, room, injuries, log);
            injuries
        }
    };
    let shot = Shot { follows_hit: shot.follows_hit || injuries > 0, ..shot };
    match injuries > 0 && FurtherShot::is_possible(board, shot) {
        true => Flow::Become(FurtherShot { shot }.into()),
        false => after_shooting(board, shot),
    }
}

/// What comes after the last shot: the check of an intruder that was hit, or noise.
pub fn after_shooting(board: &Board, shot: Shot) -> Flow<Frame> {
    match shot.at {
        Target::Figure { figure } if shot.follows_hit && board.swarm.figure(figure).is_some() => {
            Flow::Become(InjuryCheck { figure, first: None }.into())
        }
        Target::Figure { .. } => Flow::Done,
        Target::Eggs => eggs::attempt_made::<Nemesis>(board, shot.seat),
    }
}

/// NEM-11.7, NEM-26.14, NEM-26.90: how many injuries a face comes to; on eggs if there is no
/// intruder (NEM-17.15).
pub fn injuries_of(board: &Board, shot: Shot, rolled: CombatFace, target: Option<Intruder>) -> u8 {
    let property = property(shot.weapon);
    let face = match rolled {
        CombatFace::SingleHit if property == Property::SingleHitIsDouble => {
            rule!("NEM-31.5");
            CombatFace::DoubleHit
        }
        CombatFace::DoubleHit if property == Property::DoubleHitIsSingle => {
            rule!("NEM-31.8");
            CombatFace::SingleHit
        }
        rolled => vital_places(board, rolled, target),
    };
    let mut injuries = match target {
        Some(kind) => face.injuries(kind),
        None => face.injuries(Intruder::Larva),
    };
    let never_grazes = matches!(property, Property::NeverGrazesAndBurns | Property::NeverGrazesAndHitsDealOneMore);
    if never_grazes && face != CombatFace::Blank {
        injuries = injuries.max(1);
    }
    let is_double = rolled == CombatFace::DoubleHit;
    let is_hit = is_double || rolled == CombatFace::SingleHit;
    if property == Property::DoubleHitDealsOneMore && is_double {
        rule!("NEM-31.3");
        injuries += 1;
    }
    if property == Property::NeverGrazesAndHitsDealOneMore && is_hit {
        rule!("NEM-33.8");
        injuries += 1;
    }
    match injuries + shot.bonus {
        0 => 0,
        injuries => {
            rule!("NEM-11.7");
            injuries + further_injuries(board, shot.weapon)
        }
    }
}

/// What a shot deals besides, if it deals anything.
fn further_injuries(board: &Board, weapon: Item) -> u8 {
    let property = property(weapon);
    let mut further = 0;
    if property == Property::EveryHitDealsOneMore {
        rule!("NEM-31.4");
        rule!("NEM-31.6");
        further += 1;
    }
    let is_energy = weapon.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Energy);
    if is_energy && board.has_weakness(Weakness::VulnerabilityToEnergy) {
        rule!("NEM-39.4");
        further += 1;
    }
    if property == Property::NeverGrazesAndBurns && board.has_weakness(Weakness::VulnerabilityToFire) {
        rule!("NEM-39.8");
        further += 1;
    }
    further
}

/// NEM-39.1: against an adult a blank counts as a hit.
pub fn vital_places(board: &Board, face: CombatFace, target: Option<Intruder>) -> CombatFace {
    let is_vital = face == CombatFace::Blank && target == Some(Intruder::Adult);
    if is_vital && board.has_weakness(Weakness::VitalPlaces) {
        rule!("NEM-39.1");
        return CombatFace::SingleHit;
    }
    face
}
