//! What can be foretold while somebody is asked: how far a character gets and what it would see there,
//! what every shot hits, how a Defence Roll ends, and where the enemies are going.
//!
//! All of it follows from what lies open on the table. What a blip stands for, what a card is and what
//! a die will show is not looked at; the rules' own functions are asked on copies of the board.

mod reach;
mod shots;
mod threats;

use engine::{Pending, Seat, State};
use serde::Serialize;

use crate::{
    Aliens, Frame,
    board::{Board, Characters, Enemy},
    ground::{Door, Square, Squares},
    rules::{
        attack::{Fire, Shot},
        defence::Fate,
        deployment,
        moving::Movement,
        windows::ReactWindow,
    },
    words::{Character, Facing, Gun, MarineDie, Weapon, Window},
};

/// What can be foretold.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    /// AGD-5.5: the squares that whoever moves can reach, or where somebody may be placed.
    pub reach: Vec<Reach>,
    /// What a second Move could reach besides.
    pub reach_again: Vec<RowOfSquares>,
    /// AGD-5.14: who could shoot at whom.
    pub shots: Vec<ShotAhead>,
    /// AGD-6D.17: whom an Area attack would hit, by the square it is aimed at.
    pub blasts: Vec<BlastAhead>,
    /// AGD-6I.1: how Defence Rolls would end.
    pub fates: Vec<FateAhead>,
    /// AGD-6G.11: where the enemies would go next.
    pub threats: Vec<Threat>,
    /// AGD-6M.2: what a sentry gun would watch over, by its facing.
    pub fields: Vec<FieldAhead>,
}

/// Squares of one row of a board: the board, the row, and the columns as bits, the west in the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowOfSquares(pub u8, pub u8, pub u16);

impl RowOfSquares {
    fn all(squares: &Squares) -> Vec<RowOfSquares> {
        let mut rows: Vec<RowOfSquares> = Vec::new();
        for square in squares.iter() {
            let bit = 1 << (square.column() - 1);
            match rows.last_mut() {
                Some(row) if (row.0, row.1) == (square.board(), square.row()) => row.2 |= bit,
                Some(_) | None => rows.push(RowOfSquares(square.board(), square.row(), bit)),
            }
        }
        rows
    }
}

/// A square that can be reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Reach {
    pub square: Square,
    /// How many steps it takes.
    pub cost: u8,
    /// The square before it on the way, if the way has one besides the first.
    pub via: Option<Square>,
    /// AGD-5.8: whether the Move may end there; if not, it only leads on.
    pub may_stop: bool,
    /// AGD-5.9: whether it has to, because an enemy is next to it.
    pub ends: bool,
    /// AGD-6J.7: the blips that would be spotted on the way, by their arrival.
    pub spots: Vec<u16>,
    /// AGD-11E.2: the mission blips that would be turned over on the way, by their number.
    pub finds: Vec<u8>,
    /// AGD-6B.2: the doors that would stand open and do not now.
    pub opens: Vec<Door>,
    /// AGD-6M.3: the guns that would fire on the way.
    pub fire: Vec<Gun>,
    /// The Aliens that would attack there in their next phase, by their arrival.
    pub reached_by: Vec<u16>,
    /// AGD-6C.1: the Aliens that would be seen from there and that nobody sees now.
    pub shows: Vec<u16>,
    /// The squares that would be seen from there and that nobody sees now.
    pub reveals: Vec<RowOfSquares>,
}

/// A shot at an enemy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ShotAhead {
    pub character: Character,
    /// By its arrival.
    pub enemy: u16,
    pub weapon: Weapon,
    pub range: u8,
    /// AGD-6D.3: with how much the roll hits; AGD-6D.9: and so on with every further roll, as long as
    /// there is an Alien left on the square.
    pub hits: Vec<u8>,
    /// How likely every Alien on the square dies, in percent, if all rolls are made.
    pub all_die: u8,
    /// From where to where one looks, in half squares of all boards together, from the middle or the
    /// corner of a square to the middle of another, or to what is in the way.
    pub line: [u8; 4],
    /// Why it cannot be taken.
    pub blocked_by: Option<Block>,
}

/// What is in the way of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "block", rename_all = "kebab-case")]
pub enum Block {
    /// It is too far away.
    Range,
    Wall,
    Door {
        door: Door,
    },
    Character {
        character: Character,
    },
}

/// AGD-6D.17: an Area attack at a square.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BlastAhead {
    pub square: Square,
    /// Which of the nine squares around it are hit as well, as bits, row by row from the north-west.
    pub around: u16,
    /// With how much each of its rolls hits.
    pub hits: u8,
    /// The enemies in it, by their arrival, blips among them.
    pub enemies: Vec<u16>,
    #[cfg_attr(feature = "ts", ts(type = "Character[]"))]
    pub characters: Characters,
}

/// AGD-6I.1: the ten faces of a Defence Roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FateAhead {
    pub character: Character,
    /// By its arrival.
    pub enemy: u16,
    /// With how many of them nothing happens to the character; AGD-6I.3: with how many of these it
    /// strikes back.
    pub holds: u8,
    pub strikes: u8,
    /// AGD-6I.4
    pub falls: u8,
    /// AGD-6I.5
    pub dies: u8,
    /// AGD-6N.2
    pub facehugged: u8,
}

/// AGD-6G.11: where an enemy would go if nothing came in between.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Threat {
    /// By its arrival.
    pub enemy: u16,
    /// The squares it would enter; of a blip, with a 6 on the die.
    pub way: Vec<Square>,
    /// AGD-6B.5: the barricaded door that it would try to break.
    pub breaks: Option<Door>,
    /// AGD-6J.2: where a blip would end with 1 to 6 on the die; of no other enemy.
    pub by_die: Vec<Square>,
    /// Whom it would reach; of a blip, with a 6.
    #[cfg_attr(feature = "ts", ts(type = "Character[]"))]
    pub reaches: Characters,
    /// AGD-6A.9: how many steps the nearest character is away, and who that is.
    pub steps: Option<u8>,
    pub nearest: Option<Character>,
}

/// AGD-6M.2: the field of fire of a sentry gun that faces this way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FieldAhead {
    pub facing: Facing,
    pub squares: Vec<RowOfSquares>,
}

/// What `seat` can foretell. Nothing for whoever is not asked.
pub fn foresight(state: &State<Aliens>, seat: Seat) -> Option<Foresight> {
    let Pending::Players { asked, .. } = state.pending() else { return None };
    if !asked.has(seat) {
        return None;
    }
    let (board, waiting) = (state.board(), *state.under_way().last()?);
    let mut ahead = Foresight::default();
    match board.turn {
        0 => ahead.look_at_the_start(board, waiting),
        _ => ahead.look_round(board, waiting),
    }
    (ahead != Foresight::default()).then_some(ahead)
}

impl Foresight {
    /// AGD-3.12, AGD-3.16: what somebody would see from a square of the start, and what a gun would.
    fn look_at_the_start(&mut self, board: &Board, waiting: Frame) {
        if let Frame::HeroPlacing(placing) = waiting {
            self.reach = reach::from_each(board, placing.hero, &deployment::start_squares(board, placing.hero));
        }
        if let Frame::GunFacing(placing) = waiting {
            self.fields = shots::fields(board, placing.square);
        }
    }

    fn look_round(&mut self, board: &Board, waiting: Frame) {
        let foretold = threats::foretell(board);
        match waiting {
            Frame::NextAction(_) => {
                let active = board.active();
                let may_act = active.actions > 0 && board.figure(active.character).is_standing();
                if may_act {
                    let movement = Movement::of(board, active.character);
                    self.reach = reach::of(board, movement);
                    if active.actions > 1 {
                        self.reach_again = reach::again(board, movement, &self.reach);
                    }
                    self.shots = shots::blocked(board, active.character, None);
                }
            }
            Frame::NextStep(next) => self.reach = reach::of(board, next.movement),
            Frame::TargetChoice(choice) => {
                self.aim(board, choice.aiming.attacker, choice.aiming.weapon, choice.aiming.fire);
            }
            Frame::FullAuto(auto) => self.aim(board, auto.shot.attacker, auto.shot.weapon, auto.shot.fire),
            Frame::GrenadeOffer(offer) => self.aim(board, offer.attacker, Weapon::M40Grenades, Fire::Grenade),
            // Of all other questions it is what is going on around that matters.
            _ => (),
        }
        self.shots.extend(shots::clear(board));
        self.fates = self.foretell_fates(board, &foretold, waiting);
        self.threats = foretold;
    }

    fn aim(&mut self, board: &Board, attacker: Character, weapon: Weapon, fire: Fire) {
        self.shots = shots::blocked(board, attacker, Some(weapon));
        self.blasts = shots::blasts(board, attacker, weapon, fire);
    }

    /// Everybody who would be attacked, and by whom; AGD-6G.10: whoever is beside the Alien that acts.
    fn foretell_fates(&self, board: &Board, foretold: &[Threat], waiting: Frame) -> Vec<FateAhead> {
        let mut pairs: Vec<(Character, u16)> = Vec::new();
        let mut add = |character: Character, enemy: u16| {
            if !pairs.contains(&(character, enemy)) {
                pairs.push((character, enemy));
            }
        };
        if let Some(alien) = board.attacker.and_then(|id| board.enemies.get(id)) {
            board.characters_beside(alien.square).iter().for_each(|character| add(character, alien.arrival));
            if let Frame::ReactWindow(ReactWindow { window }) = waiting
                && window.moment == Window::DefenceRollFailed
            {
                add(board.defence.character, alien.arrival);
            }
        }
        for threat in foretold {
            threat.reaches.iter().for_each(|character| add(character, threat.enemy));
        }
        if let Some(mover) = mover(board, waiting) {
            self.reach.iter().flat_map(|reach| &reach.reached_by).for_each(|&enemy| add(mover, enemy));
        }
        let named = |enemy: u16| board.enemies.iter().find(|(_, it)| it.arrival == enemy).map(|(_, it)| it);
        // AGD-6J.1: how many Aliens a blip is, nobody knows.
        let fate =
            |(character, enemy)| named(enemy).filter(|it| it.is_alien()).map(|it| FateAhead::of(board, character, it));
        pairs.into_iter().filter_map(fate).collect()
    }
}

/// Whose Move is foretold.
fn mover(board: &Board, waiting: Frame) -> Option<Character> {
    match waiting {
        Frame::NextAction(_) => Some(board.active().character),
        Frame::NextStep(next) => Some(next.movement.character),
        _ => None,
    }
}

impl FateAhead {
    fn of(board: &Board, character: Character, enemy: &Enemy) -> FateAhead {
        let mut ahead =
            FateAhead { character, enemy: enemy.arrival, holds: 0, strikes: 0, falls: 0, dies: 0, facehugged: 0 };
        for die in MarineDie::all() {
            match Fate::of(board, character, enemy.kind, die.0 + enemy.tokens) {
                Fate::StrikesBack => {
                    ahead.holds += 1;
                    ahead.strikes += 1;
                }
                Fate::Holds | Fate::StaysDown => ahead.holds += 1,
                Fate::Falls => ahead.falls += 1,
                Fate::Dies => ahead.dies += 1,
                Fate::Facehugged => ahead.facehugged += 1,
            }
        }
        ahead
    }
}

/// AGD-6D.3: with how much a shot hits.
fn hits(board: &Board, character: Character, weapon: Weapon, target: Square) -> u8 {
    Shot { attacker: character, weapon, fire: Fire::Action, target }.hits_up_to(board)
}
