//! AGD-6H: Defensive Fire.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters, EnemyId},
    rules::{
        aiming::{self, Aiming},
        attack::Fire,
        votes,
    },
    words::{AutomaticChoice, Character, Weapon},
};

/// AGD-6H.2
const RANGE: u8 = 4;

/// AGD-6H.2, AGD-6H.8: whoever can shoots at the Alien, one after the other.
#[engine::frame]
pub struct DefensiveFire {
    pub enemy: EnemyId,
    /// Those who have been asked for this trigger.
    #[cfg_attr(feature = "ts", ts(type = "Character[]"))]
    pub asked: Characters,
}

impl DefensiveFire {
    /// At every Alien everybody is asked anew.
    pub fn at(enemy: EnemyId) -> DefensiveFire {
        rule!("AGD-6H.5");
        DefensiveFire { enemy, asked: Characters::NONE }
    }

    /// AGD-6H.8: the nearest of those who can still shoot.
    fn nearest(self, board: &Board) -> Characters {
        let Some(alien) = board.enemies.get(self.enemy) else {
            rule!("AGD-6H.4");
            return Characters::NONE;
        };
        let (mut nearest, mut shooters) = (u8::MAX, Characters::NONE);
        let (standing, open) = (board.standing_squares(), board.open_doors());
        for character in board.on_board().iter().filter(|&character| !self.asked.has(character)) {
            let figure = board.figure(character);
            let range = board.layout().range(figure.square, alien.square);
            // Not from the ground; Newt has nothing to shoot with.
            rule!("AGD-6H.6");
            let may = figure.is_standing()
                && range <= RANGE.min(nearest)
                && board.layout().sees(figure.square, alien.square, &standing, open)
                && figure.weapons().any(|weapon| aiming::can_use(board, character, weapon, Fire::Defensive));
            if may && range < nearest {
                nearest = range;
                shooters = Characters::NONE;
            }
            if may {
                shooters = shooters.with(character);
            }
        }
        shooters
    }

    fn ask(self, shooter: Character) -> Flow<Frame> {
        let then = DefensiveFire { asked: self.asked.with(shooter), ..self }.into();
        Flow::Call { first: DefensiveShot { shooter }.into(), then }
    }
}

impl Step<Aliens> for DefensiveFire {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6H.8");
        let shooters = self.nearest(board);
        match (first_shooter(board, shooters), shooters.len()) {
            (None, _) => Flow::Done,
            (Some(_), n) if n > 1 && board.setup.asks(AutomaticChoice::Order) => {
                Flow::Become(ShooterOrder { fire: self }.into())
            }
            (Some(shooter), _) => self.ask(shooter),
        }
    }
}

/// AGD-6G.14: who shoots first by itself: heroes before grunts.
pub fn first_shooter(board: &Board, shooters: Characters) -> Option<Character> {
    let heroes: Characters = shooters.iter().filter(|&it| board.figure(it).owner.is_some()).collect();
    board.first_by_itself(if heroes.is_empty() { shooters } else { heroes })
}

/// AGD-6H.2: who of several at equal range shoots first?
#[engine::frame]
pub struct ShooterOrder {
    pub fire: DefensiveFire,
}

impl Question<Aliens> for ShooterOrder {
    type Answer = Character;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        self.fire.nearest(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, shooter: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(shooter) = votes::decide(self, board, seat, shooter, log) else { return Flow::Become(self.into()) };
        self.fire.ask(shooter)
    }
}

/// AGD-6H.2: does the character shoot, and with what?
#[engine::frame]
pub struct DefensiveShot {
    pub shooter: Character,
}

/// AGD-6H.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DefendAnswer {
    Fire { weapon: Weapon },
    HoldFire,
}

impl Question<Aliens> for DefensiveShot {
    type Answer = DefendAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.player_of(self.shooter))
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(DefendAnswer)) {
        let weapons = board.figure(self.shooter).weapons();
        let usable = weapons.filter(|&weapon| aiming::can_use(board, self.shooter, weapon, Fire::Defensive));
        usable.for_each(|weapon| offer(DefendAnswer::Fire { weapon }));
        offer(DefendAnswer::HoldFire);
    }

    fn answered(self, _: &mut Board, _: Seat, answer: DefendAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            DefendAnswer::Fire { weapon } => {
                rule!("AGD-6H.2");
                Flow::Become(Aiming { attacker: self.shooter, weapon, fire: Fire::Defensive }.into())
            }
            DefendAnswer::HoldFire => {
                log.push(Heard::FireHeld { character: self.shooter });
                Flow::Done
            }
        }
    }

    fn forbids(self, board: &Board, _: Seat, answer: DefendAnswer) -> Option<engine::RuleId> {
        match answer {
            DefendAnswer::Fire { weapon } => {
                let has_it = board.figure(self.shooter).weapons().any(|it| it == weapon);
                has_it.then_some(engine::RuleId("AGD-6H.3"))
            }
            DefendAnswer::HoldFire => None,
        }
    }
}
