//! LOC-11.2: shooting, at intruders and at eggs, with either die. Blows are as in both books.

mod questions;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Seat, Step, Word, rule};
use nemesis_kit::rules::{eggs, injuries};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId, HeavyItem},
    content::weapons::Property,
    heard::Heard,
    rules::markers,
    words::{AdvantageFace, Cause, CombatFace, Intruder, Item, SeriousWound, ShotFace, Weakness, WeaponClass},
};

pub use nemesis_kit::rules::melee::{MeleeRoll, Target, blow, strike};
pub use questions::{Advantage, AdvantageAnswer, DieAnswer, DieChoice, ExtraRound, SecondDie, ShotReroll};

/// LOC-11.4: which die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    Combat,
    Advantage,
}

/// A shot for which a round has been paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Shot {
    pub seat: Seat,
    pub weapon: Item,
    pub at: Target,
    /// LOC-39.20, LOC-37.13: whether the die may still be rolled again.
    pub may_reroll: bool,
    /// LOC-37.10: what the first of two dice shows.
    pub first: Option<ShotFace>,
    /// LOC-37.10: whether a second die is bought.
    pub has_second: bool,
    /// LOC-39.21: a further round, for a further injury.
    pub bonus: u8,
    /// LOC-11.12, LOC-11.13: the cards discarded for what the die shows.
    pub cards: u8,
}

/// What a weapon does with a roll.
fn property(weapon: Item) -> Option<Property> {
    weapon.weapon().map(|weapon| weapon.property)
}

/// LOC-11.2: the weapons in hand with ammo, each name once.
pub fn weapons(board: &Board, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let hands = &board.player(seat).hands;
    let is_loaded = |held: &&HeavyItem| held.ammo > 0 && held.card.item.weapon().is_some();
    let loaded = move || hands.items().filter(is_loaded).map(|held| held.card.item);
    loaded().enumerate().filter(move |&(at, item)| loaded().take(at).all(|before| before != item)).map(|(_, item)| item)
}

/// LOC-11.3: the shot is fired. LOC-5.8: its round has been paid already.
pub fn fire(board: &mut Board, seat: Seat, weapon: Item, at: Target) -> Flow<Frame> {
    fire_as(board, Shot { seat, weapon, at, ..Shot::default() })
}

/// The same, with what a card adds to the shot.
pub fn fire_as(board: &mut Board, shot: Shot) -> Flow<Frame> {
    let Shot { seat, weapon, .. } = shot;
    let has_power = board.player(seat).room().is_some_and(|room| board.has_power(room));
    let may_reroll = match property(weapon) {
        Some(Property::MayReroll) => {
            rule!("LOC-39.20");
            true
        }
        Some(Property::MayRerollWherePowered) => {
            rule!("LOC-37.13");
            has_power
        }
        _ => false,
    };
    let shot = Shot { may_reroll: shot.may_reroll || may_reroll, ..shot };
    match property(weapon) == Some(Property::MayRollTwoDice) && has_round(board, shot) {
        true => Flow::Become(SecondDie { shot }.into()),
        false => roll(board, shot),
    }
}

fn has_round(board: &Board, shot: Shot) -> bool {
    board.player(shot.seat).hands.item(shot.weapon).is_some_and(|held| held.ammo > 0)
}

/// Takes rounds from a weapon.
pub fn spend(board: &mut Board, seat: Seat, weapon: Item, rounds: u8, log: &mut Log<'_, Lockdown>) {
    let held = board.player_mut(seat).hands.item_mut(weapon).expect("the weapon is in a hand");
    held.ammo -= rounds;
    log.push(Heard::AmmoSpent { seat, weapon, rounds }.into());
}

/// LOC-11.4: the Advantage die where there is power, the Combat die elsewhere. LOC-48.6: hurt eyes see no advantage.
pub fn die(board: &Board, seat: Seat) -> Die {
    let player = board.player(seat);
    match player.room().is_some_and(|room| board.has_power(room)) {
        true if player.suffers_from(SeriousWound::Eyes) => {
            rule!("LOC-48.6");
            Die::Combat
        }
        true => Die::Advantage,
        false => Die::Combat,
    }
}

fn roll(board: &Board, shot: Shot) -> Flow<Frame> {
    Flow::Become(match die(board, shot.seat) {
        Die::Combat => ShotRoll { shot }.into(),
        Die::Advantage => AdvantageRoll { shot }.into(),
    })
}

/// LOC-11.4: the Combat die.
#[engine::frame]
pub struct ShotRoll {
    pub shot: Shot,
}

impl Roll<Lockdown> for ShotRoll {
    type Shown = CombatFace;

    #[inline]
    fn odds(self, _: &Board, may_show: &mut impl FnMut(CombatFace, u32)) {
        CombatFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut Board, face: CombatFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-11.4");
        shown(board, self.shot, Die::Combat, face.into(), log)
    }
}

/// LOC-11.4, LOC-36.3: the Advantage die, of which every face is on it once.
#[engine::frame]
pub struct AdvantageRoll {
    pub shot: Shot,
}

impl Roll<Lockdown> for AdvantageRoll {
    type Shown = AdvantageFace;

    #[inline]
    fn odds(self, _: &Board, may_show: &mut impl FnMut(AdvantageFace, u32)) {
        AdvantageFace::ALL.iter().for_each(|&face| may_show(face, 1));
    }

    fn rolled(self, board: &mut Board, face: AdvantageFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-11.4");
        shown(board, self.shot, Die::Advantage, face.into(), log)
    }
}

/// LOC-11.10, LOC-11.17: first what is rolled again, or chosen from two dice.
fn shown(board: &mut Board, shot: Shot, die: Die, face: ShotFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    log.push(Heard::ShotRolled { seat: shot.seat, die, face }.into());
    if shot.may_reroll {
        return Flow::Become(ShotReroll { shot, face }.into());
    }
    match (shot.has_second, shot.first) {
        (true, None) => roll(board, Shot { first: Some(face), ..shot }),
        (true, Some(first)) => Flow::Become(DieChoice { shot, first, second: face }.into()),
        (false, _) => settled(board, shot, face, log),
    }
}

/// What the die shows is settled: what it asks for is asked.
fn settled(board: &mut Board, shot: Shot, face: ShotFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let may_add = property(shot.weapon) == Some(Property::DoubleHitMayCostAndDealOneMore);
    if may_add && face == ShotFace::DoubleHit && has_round(board, shot) {
        return Flow::Become(ExtraRound { shot, face }.into());
    }
    match face.takes_card() {
        true => Flow::Become(Advantage { shot, face }.into()),
        false => hit(board, shot, face, log),
    }
}

/// LOC-11.3: what the shot does to its target.
fn hit(board: &mut Board, shot: Shot, face: ShotFace, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some(room) = board.player(shot.seat).room() else { return Flow::Done };
    rule!("LOC-11.3");
    let burns = property(shot.weapon) == Some(Property::NeverGrazesAndBurns);
    // LOC-11.14: an Enhanced hit is no double one.
    if burns && face == ShotFace::DoubleHit {
        rule!("LOC-40.5");
        if let Some(lost) = markers::put_fire(board, room, log) {
            return lost;
        }
    }
    match shot.at {
        Target::Eggs => {
            rule!("LOC-19.25");
            let injuries = injuries_of(board, shot, face, None);
            eggs::destroy(board, room, injuries, log);
            eggs::attempt_made::<Lockdown>(board, shot.seat)
        }
        Target::Figure { figure } => {
            let Some(&it) = board.swarm.figure(figure) else { return Flow::Done };
            let injuries = injuries_of(board, shot, face, Some(it.kind));
            board.scratch.is_fire = burns;
            harm(board, shot.seat, figure, injuries, Cause::Shot, log)
        }
    }
}

/// LOC-11.30, LOC-44.5: somebody attacks an intruder, and it is checked what comes of it.
pub fn harm(
    board: &mut Board,
    seat: Seat,
    figure: FigureId,
    injuries: u8,
    by: Cause,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    match injure(board, seat, figure, injuries, by, log) {
        Some(first) => Flow::Call { first, then: AttackOver {}.into() },
        None => Flow::Become(AttackOver {}.into()),
    }
}

/// LOC-11.30, LOC-44.5: an intruder suffers injuries of somebody who attacks it until that [`is_over`]. What is to be
/// checked then.
pub fn injure(
    board: &mut Board,
    seat: Seat,
    figure: FigureId,
    injuries: u8,
    by: Cause,
    log: &mut Log<'_, Lockdown>,
) -> Option<Frame> {
    begin(board, seat);
    injuries::injure(board, figure, injuries, by, log)
}

/// LOC-44.5, LOC-44.6: somebody attacks, and what they know of the intruders counts until that [`is_over`].
pub fn begin(board: &mut Board, seat: Seat) {
    board.scratch.attacker = Some(seat);
}

/// Nobody attacks any more.
pub fn is_over(board: &mut Board) {
    board.scratch.attacker = None;
    board.scratch.is_fire = false;
}

/// Nobody attacks any more.
#[engine::frame]
pub struct AttackOver {}

impl Step<Lockdown> for AttackOver {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        is_over(board);
        Flow::Done
    }
}

/// LOC-11.16, LOC-11.17: how many injuries a face comes to; on eggs if there is no intruder (LOC-29.28).
pub fn injuries_of(board: &Board, shot: Shot, rolled: ShotFace, target: Option<Intruder>) -> u8 {
    let property = property(shot.weapon);
    let face = match rolled {
        ShotFace::DoubleHit if property == Some(Property::DoubleHitIsSingle) => {
            rule!("LOC-40.6");
            ShotFace::SingleHit
        }
        ShotFace::Blank if is_vital(board, target) => ShotFace::SingleHit,
        rolled => rolled,
    };
    let mut injuries = face.injuries(target.unwrap_or(Intruder::Larva), shot.cards);
    let shotgun = property == Some(Property::NeverGrazesAndHitsDealOneMore);
    if (shotgun || property == Some(Property::NeverGrazesAndBurns)) && face != ShotFace::Blank {
        // LOC-11.14, LOC-28.15, LOC-29.81: also at a Conditional hit for which no card was discarded.
        rule!("LOC-29.81");
        injuries = injuries.max(1);
    }
    if shotgun && matches!(face, ShotFace::SingleHit | ShotFace::DoubleHit) {
        rule!("LOC-39.22");
        injuries += 1;
    }
    injuries += shot.bonus;
    if injuries == 0 {
        return 0;
    }
    if property == Some(Property::EveryHitDealsOneMore) {
        rule!("LOC-37.20");
        injuries += 1;
    }
    let is_energy = shot.weapon.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Energy);
    if is_energy && board.knows_weakness(shot.seat, Weakness::ConductiveHide) {
        rule!("LOC-44.3");
        injuries += 1;
    }
    if is_energy && board.has_weakness(Weakness::VulnerabilityToEnergy) {
        rule!("LOC-51.2");
        injuries += 1;
    }
    injuries
}

/// LOC-25.95, LOC-51.2: whether a blank counts as a hit, because an Adult's vital places are known.
fn is_vital(board: &Board, target: Option<Intruder>) -> bool {
    target == Some(Intruder::Adult) && board.has_weakness(Weakness::VitalPlaces)
}

/// LOC-51.2: what a face of the Combat die counts as.
pub fn counts_as(board: &Board, face: CombatFace, target: Intruder) -> CombatFace {
    match face {
        CombatFace::Blank if is_vital(board, Some(target)) => CombatFace::SingleHit,
        _ => face,
    }
}

/// LOC-44.5: what an intruder can bear, before whoever knows of its soft organs. LOC-51.2: less, before everybody who knows
/// that its kind is on the brink of extinction.
pub fn endurance(board: &Board, printed: u8) -> u8 {
    if board.has_weakness(Weakness::SpeciesOnTheBrinkOfExtinction) {
        rule!("LOC-51.2");
        return printed - 1;
    }
    match board.scratch.attacker {
        Some(seat) if board.knows_weakness(seat, Weakness::SoftOrgans) => {
            rule!("LOC-44.5");
            (printed - 1).max(1)
        }
        Some(_) | None => printed,
    }
}

/// LOC-44.6: an intruder lives, and flees from fire, if whoever has set it knows that.
pub fn held_on(board: &mut Board, figure: FigureId, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match board.scratch.attacker {
        Some(seat) if board.scratch.is_fire && board.knows_weakness(seat, Weakness::FirePanic) => {
            rule!("LOC-44.6");
            injuries::retreat(board, figure, log)
        }
        Some(_) | None => Flow::Done,
    }
}
