//! AGD-5.14, AGD-6D.6, AGD-6D.15: choosing weapon and target.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame,
    board::Board,
    ground::{Doors, Square, Squares},
    rules::{
        area,
        attack::{Attack, Fire, Shot},
    },
    words::{Character, Keyword, Weapon},
};

/// AGD-5.14: with which weapon?
#[engine::frame]
pub struct WeaponChoice {
    pub attacker: Character,
    pub fire: Fire,
}

impl Step<Aliens> for WeaponChoice {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let WeaponChoice { attacker, fire } = self;
        let mut usable = board.figure(attacker).weapons().filter(|&weapon| can_use(board, attacker, weapon, fire));
        match (usable.next(), usable.next()) {
            (None, _) => Flow::Done,
            (Some(weapon), None) => Flow::Become(Aiming { attacker, weapon, fire }.into()),
            (Some(_), Some(_)) => Flow::Become(WeaponQuestion { attacker, fire }.into()),
        }
    }
}

/// AGD-6D.15: which of two weapons?
#[engine::frame]
pub struct WeaponQuestion {
    pub attacker: Character,
    pub fire: Fire,
}

impl Question<Aliens> for WeaponQuestion {
    type Answer = Weapon;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.attacker))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Weapon)) {
        let weapons = board.figure(self.attacker).weapons();
        weapons.filter(|&weapon| can_use(board, self.attacker, weapon, self.fire)).for_each(offer);
    }

    fn answered(self, _: &mut Board, _: Seat, weapon: Weapon, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6D.15");
        Flow::Become(Aiming { attacker: self.attacker, weapon, fire: self.fire }.into())
    }
}

/// AGD-6D.6, 1: a weapon is aimed; of several targets one is chosen.
#[engine::frame]
pub struct Aiming {
    pub attacker: Character,
    pub weapon: Weapon,
    pub fire: Fire,
}

impl Step<Aliens> for Aiming {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Aiming { attacker, weapon, fire } = self;
        let mut targets = each_target(board, attacker, weapon, fire);
        match (targets.next(), targets.next()) {
            (None, _) => Flow::Done,
            (Some(target), None) => Flow::Become(Attack::at(Shot { attacker, weapon, fire, target }).into()),
            (Some(_), Some(_)) => Flow::Become(TargetChoice { aiming: self }.into()),
        }
    }
}

/// AGD-5.14: at which Alien, or at which square?
#[engine::frame]
pub struct TargetChoice {
    pub aiming: Aiming,
}

impl Question<Aliens> for TargetChoice {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.aiming.attacker))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        let Aiming { attacker, weapon, fire } = self.aiming;
        targets(board, attacker, weapon, fire).iter().for_each(offer);
    }

    fn answered(self, _: &mut Board, _: Seat, target: Square, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Aiming { attacker, weapon, fire } = self.aiming;
        Flow::Become(Attack::at(Shot { attacker, weapon, fire, target }).into())
    }

    fn forbids(self, board: &Board, _: Seat, target: Square) -> Option<RuleId> {
        let Aiming { attacker, weapon, .. } = self.aiming;
        let here = board.figure(attacker).square;
        if !board.layout().floor().has(target) {
            return None;
        }
        if !board.sees(here, target) || !weapon.reaches(board.layout().range(here, target)) {
            return Some(RuleId("AGD-5.14"));
        }
        let is_blip = board.enemies.blips().has(target);
        (is_blip && !weapon.is(Keyword::Area)).then_some(RuleId("AGD-5.15"))
    }
}

/// AGD-5.14: what a weapon may be aimed at.
pub fn targets(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> Squares {
    each_target(board, attacker, weapon, fire).collect()
}

/// AGD-5.14, AGD-6H.8: each square that a weapon may be aimed at. AGD-5.16: Aliens are in nobody's way.
fn each_target(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> impl Iterator<Item = Square> + '_ {
    let (layout, here) = (board.layout(), board.figure(attacker).square);
    let aims = match weapon.is(Keyword::Area) {
        _ if fire.is_defensive() => fired_at(board, weapon),
        true => *layout.floor(),
        false => board.enemies.aliens(),
    };
    let aims = aims & *layout.may_see(here);
    let (standing, open) = match aims.is_empty() {
        true => (Squares::NONE, Doors::NONE),
        false => (layout.in_the_way(here, &board.standing_squares()), board.open_doors()),
    };
    let reaches = move |target: Square| weapon.reaches(layout.range(here, target));
    aims.iter().filter(move |&target| reaches(target) && layout.sees(here, target, &standing, open))
}

/// AGD-6H.8: the Alien that is being activated, or the squares from which an Area weapon hits it.
fn fired_at(board: &Board, weapon: Weapon) -> Squares {
    let Some(alien) = board.attacker.and_then(|id| board.enemies.get(id)) else { return Squares::NONE };
    if !weapon.is(Keyword::Area) {
        return Squares::one(alien.square);
    }
    rule!("AGD-6D.18");
    area::squares_of(board, alien.square)
}

/// Whether a weapon can be used at all.
pub fn can_use(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> bool {
    if fire.is_defensive() && weapon.is(Keyword::Unwieldy) {
        rule!("AGD-6H.3");
        return false;
    }
    // AGD-6D.17: an Area weapon can always be aimed at one's own square.
    (weapon.is(Keyword::Area) && !fire.is_defensive()) || each_target(board, attacker, weapon, fire).next().is_some()
}

/// Whether a character has anything to shoot with and at.
pub fn has_target(board: &Board, attacker: Character) -> bool {
    let mut weapons = board.figure(attacker).weapons();
    weapons.any(|weapon| can_use(board, attacker, weapon, Fire::Action))
}

/// AGD-11G.4, E10: whether a character can give covering fire: it sees the Alien, at any distance.
pub fn can_cover(board: &Board, attacker: Character) -> bool {
    let figure = board.figure(attacker);
    let alien = board.attacker.and_then(|id| board.enemies.get(id));
    let mut weapons = figure.weapons();
    figure.is_standing()
        && alien.is_some_and(|alien| board.sees(figure.square, alien.square))
        && weapons.any(|weapon| can_use(board, attacker, weapon, Fire::Covering))
}
