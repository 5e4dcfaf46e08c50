//! LOC-42.3 to LOC-42.10: what the attack cards do, in light and in darkness.

use engine::{Flow, Log, Seat, Seats, Step, rule};
use nemesis_kit::{rules::base_attacks, words::base::Attack as Base};

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{
        attack::{Attacker, IntruderAttack, Occasion, reactions::frenzy},
        contamination::{self, contaminate},
        death, markers,
        movement::Pursuit,
        wounds::Wounds,
    },
    words::{Attack, Cause, Intruder, RoomNumber, Weakness},
};

/// What an attack does. LOC-12.4: its dark part comes afterwards, and judges what this has left.
#[engine::frame]
pub struct AttackEffect {
    pub attack: IntruderAttack,
    pub with: Attack,
}

impl Step<Lockdown> for AttackEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let AttackEffect { attack, with } = self;
        let Some((_, room)) = attack.kind(board) else { return Flow::Done };
        match with.base() {
            Some(Base::Frenzy) => return frenzy(board, attack, room, Seats::NONE),
            Some(base) => return base_attacks::effect(board, attack.figure(), attack.on, base, log),
            None => (),
        }
        let mut then = DarkPart { attack, with, transformed: false };
        let first = main_part(board, &mut then, log);
        if let (Attack::BloodChase, Occasion::Escape, Attacker::Figure { figure }) =
            (with, attack.occasion, attack.attacker)
        {
            let then = Pursuit { figure, after: attack.on }.into();
            return first.map_or(Flow::Become(then), |first| Flow::Call { first, then });
        }
        match (first, with.has_dark_part()) {
            (Some(first), true) => Flow::Call { first, then: then.into() },
            (None, true) => Flow::Become(then.into()),
            (Some(first), false) => Flow::Become(first),
            (None, false) => Flow::Done,
        }
    }
}

/// LOC-42: what a card does in any light. Wounds that are suffered for it, or a death.
fn main_part(board: &mut Board, part: &mut DarkPart, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    let IntruderAttack { on, attacker, .. } = part.attack;
    let serious = board.player(on).serious_wounds.len();
    match part.with {
        Attack::Cut => {
            rule!("LOC-42.3");
            contaminate(board, on, log);
            Some(Wounds::light(on, 1, Cause::Attack).into())
        }
        Attack::PerchedInTheDark => {
            rule!("LOC-42.4");
            Some(Wounds::serious(on, Cause::Attack).into())
        }
        Attack::BloodChase => {
            rule!("LOC-42.6");
            markers::slime(board, on, log);
            Some(Wounds::light(on, 1, Cause::Attack).into())
        }
        Attack::Evolve => {
            rule!("LOC-42.7");
            part.transformed = evolve(board, attacker, log);
            None
        }
        Attack::BloodRage if serious >= 2 => {
            rule!("LOC-42.8");
            Some(death::of(on, Cause::Attack))
        }
        Attack::BloodRage => {
            rule!("LOC-42.8");
            let serious = 1 + board.player(on).has_undressed() as u8;
            Some(Wounds { seat: on, light: 0, serious, by: Cause::Attack }.into())
        }
        Attack::PiercingTheHeart => {
            rule!("LOC-42.9");
            contaminate(board, on, log);
            Some(Wounds::serious(on, Cause::Attack).into())
        }
        Attack::InfectingTheHost => {
            rule!("LOC-42.10");
            markers::slime(board, on, log);
            None
        }
        // LOC-25.94: these are carried out as in Nemesis.
        Attack::Scratch
        | Attack::ClawAttack
        | Attack::Bite
        | Attack::TailAttack
        | Attack::Transformation
        | Attack::Frenzy
        | Attack::Slime
        | Attack::Summoning => None,
    }
}

/// LOC-51.2: a Frenzy hits everybody in a room, one after the other in order of play.
#[engine::frame]
pub struct Frenzy {
    pub room: RoomNumber,
    /// Whoever has been hit, or has warded it off.
    pub hit: Seats,
}

impl Step<Lockdown> for Frenzy {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Frenzy { room, hit } = self;
        let next = board.in_order().find(|&seat| board.player(seat).room() == Some(room) && !hit.has(seat));
        match next {
            Some(seat) => {
                let first = base_attacks::frenzy::<Lockdown>(board, seat);
                Flow::Call { first, then: Frenzy { room, hit: hit.with(seat) }.into() }
            }
            None => Flow::Done,
        }
    }
}

/// LOC-42.7, LOC-29.73: the creeper becomes a breeder.
fn evolve(board: &mut Board, attacker: Attacker, log: &mut Log<'_, Lockdown>) -> bool {
    match attacker {
        Attacker::AdultInDarkness => false,
        Attacker::Figure { figure } => base_attacks::transform(board, figure, log),
    }
}

/// LOC-12.4: what a card does besides, to whom it finds in darkness.
#[engine::frame]
pub struct DarkPart {
    pub attack: IntruderAttack,
    pub with: Attack,
    /// LOC-42.7: whether a breeder was placed.
    pub transformed: bool,
}

impl Step<Lockdown> for DarkPart {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let DarkPart { attack, with, transformed } = self;
        let on = attack.on;
        if !board.player(on).is_active() || !attack.is_in_the_dark(board) {
            return Flow::Done;
        }
        if attack.is_seen_through(board) {
            rule!("LOC-50.6");
            return Flow::Done;
        }
        if is_wary(board, self) {
            rule!("LOC-44.1");
            return Flow::Done;
        }
        rule!("LOC-12.4");
        let serious = board.player(on).serious_wounds.len();
        let follows = match with {
            Attack::Cut => {
                rule!("LOC-42.3");
                Some(Wounds::light(on, 1, Cause::Attack).into())
            }
            Attack::PerchedInTheDark => {
                rule!("LOC-42.4");
                (serious >= 3).then(|| death::of(on, Cause::Attack))
            }
            Attack::PiercingTheHeart => {
                rule!("LOC-42.9");
                (serious >= 2).then(|| death::of(on, Cause::Attack))
            }
            Attack::Evolve => {
                rule!("LOC-42.7");
                transformed.then(|| IntruderAttack { occasion: Occasion::Effect, ..attack }.into())
            }
            Attack::InfectingTheHost => {
                rule!("LOC-42.10");
                log.push(Heard::DarkPart { seat: on, attack: with }.into());
                return contamination::infest(board, on, log).map_or(Flow::Done, Flow::Become);
            }
            Attack::BloodChase
            | Attack::BloodRage
            | Attack::Scratch
            | Attack::ClawAttack
            | Attack::Bite
            | Attack::TailAttack
            | Attack::Transformation
            | Attack::Frenzy
            | Attack::Slime
            | Attack::Summoning => None,
        };
        let Some(follows) = follows else { return Flow::Done };
        log.push(Heard::DarkPart { seat: on, attack: with }.into());
        Flow::Become(follows)
    }
}

/// LOC-44.1, LOC-29.140: whether a character knows how to sit still before an Adult.
fn is_wary(board: &Board, part: DarkPart) -> bool {
    let DarkPart { attack, with, .. } = part;
    let is_adult = attack.kind(board).is_some_and(|(kind, _)| kind == Intruder::Adult);
    with == Attack::PerchedInTheDark && is_adult && board.knows_weakness(attack.on, Weakness::WaryOfShadows)
}

/// LOC-12.11: whoever crawls through the caves is attacked as by an Adult in darkness.
pub fn in_the_caves(on: Seat) -> Frame {
    IntruderAttack { attacker: Attacker::AdultInDarkness, on, occasion: Occasion::Effect }.into()
}
