//! AGD-4.11, AGD-4.14, AGD-11D.3: abilities on activation and at its end.

use engine::{Flow, List, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{
        drawing::{Drawing, Duty},
        events::{self, EventPlayed, Moment, Play},
        exhausting::Recovery,
        pull::Pulling,
        rest::{RecoverFrom, Recovering},
        reveal::{Reveal, RevealFor},
        tracker_look::TrackerLook,
    },
    words::{Ability, Character, Gear, Heading},
};

/// The abilities of a character and its cards under a heading; each side of a card has its own.
/// AGD-4.18: of those that are used during an activation no card has one.
pub fn abilities_of(board: &Board, character: Character, heading: Heading) -> List<Ability, 4> {
    rule!("AGD-6F.5");
    rule!("AGD-6F.2");
    let figure = board.figure(character);
    let printed = character.abilities(figure.side()).iter().copied();
    let gear = figure.has_gear(Gear::MotionTracker).then_some(Ability::MotionTracker);
    printed.chain(gear).filter(|ability| ability.print().heading == heading).collect()
}

/// AGD-4.11: the abilities under a heading are resolved, one by one.
#[engine::frame]
pub struct Abilities {
    pub heading: Heading,
    /// Those that are done, by their place in the list, as bits.
    pub resolved: u8,
}

impl Abilities {
    fn left(self, board: &Board) -> List<(u8, Ability), 4> {
        let all = abilities_of(board, board.active().character, self.heading);
        let numbered = (0..).zip(all.iter().copied());
        numbered.filter(|(at, _)| self.resolved >> at & 1 == 0).collect()
    }

    fn resolve(self, board: &mut Board, at: u8, ability: Ability, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-4.11");
        let then = Abilities { resolved: self.resolved | 1 << at, ..self }.into();
        // Newt may find nobody to lead, or not want to: then she uses nothing.
        if ability != Ability::NewtHeroPull {
            log.push(Heard::AbilityUsed { character: board.active().character, ability });
        }
        Flow::Call { first: begin(board, ability), then }
    }
}

impl Step<Aliens> for Abilities {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if !board.figure(board.active().character).is_on_board() {
            return Flow::Done;
        }
        match self.left(board)[..] {
            [] => Flow::Done,
            [(at, ability)] => self.resolve(board, at, ability, log),
            [..] => Flow::Become(NextAbility { abilities: self }.into()),
        }
    }
}

/// AGD-4.11: which ability next?
#[engine::frame]
pub struct NextAbility {
    pub abilities: Abilities,
}

/// AGD-4.11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AbilityAnswer {
    Use { ability: Ability },
    Play { play: Play },
}

impl Question<Aliens> for NextAbility {
    type Answer = AbilityAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.active().seat)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.with_cards().without(board.active().seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(AbilityAnswer)) {
        if seat == board.active().seat {
            self.abilities.left(board).iter().for_each(|&(_, ability)| offer(AbilityAnswer::Use { ability }));
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(AbilityAnswer::Play { play }));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: AbilityAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            AbilityAnswer::Use { ability } => {
                let left = self.abilities.left(board);
                let &(at, _) = left.iter().find(|(_, it)| *it == ability).expect("the ability is not resolved yet");
                self.abilities.resolve(board, at, ability, log)
            }
            AbilityAnswer::Play { play } => {
                Flow::Call { first: EventPlayed::new(seat, play).into(), then: self.abilities.into() }
            }
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: AbilityAnswer) -> Option<RuleId> {
        match answer {
            AbilityAnswer::Use { .. } => None,
            AbilityAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
        }
    }
}

/// AGD-11D.3: what an ability of the active character does.
fn begin(board: &Board, ability: Ability) -> Frame {
    let (character, seat) = (board.active().character, board.active().seat);
    let draw = |left, duty| Drawing::new(character, seat, left, duty);
    let reveal = |why| Reveal { why, character: Some(character), seat }.into();
    match ability {
        Ability::HicksHeroDraw => draw(1, Duty::Optional).into(),
        Ability::GormanHeroDraw => draw(2, Duty::Mandatory).into(),
        Ability::HicksGruntRecover | Ability::RipleyGruntRecover => Recovery { cards: 1 }.into(),
        Ability::RipleyHeroRecover => RecoverAndDraw { cards: 2, draw: draw(1, Duty::Mandatory) }.into(),
        Ability::HudsonHeroRecover => Recovering { seat, left: u8::MAX, from: RecoverFrom::Hand }.into(),
        Ability::HudsonHeroReveal | Ability::HudsonGruntReveal => reveal(RevealFor::Hudson),
        Ability::VasquezHeroReveal => reveal(RevealFor::Vasquez),
        Ability::NewtHeroPull => Pulling {}.into(),
        Ability::MotionTracker => TrackerLook::at_one(seat, 1).into(),
        // AGD-4.19: passive abilities work where their rule is.
        Ability::HicksHeroReroll
        | Ability::FrostHeroIncinerator
        | Ability::FrostHeroSpare
        | Ability::FrostGruntIncinerator
        | Ability::VasquezHeroSmartGun
        | Ability::VasquezGruntSmartGun
        | Ability::NewtRest => Recovery { cards: 0 }.into(),
    }
}

/// Cards are recovered, then one is drawn.
#[engine::frame]
pub struct RecoverAndDraw {
    pub cards: u8,
    pub draw: Drawing,
}

impl Step<Aliens> for RecoverAndDraw {
    fn go_on(self, _: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        Flow::Call { first: Recovery { cards: self.cards }.into(), then: self.draw.into() }
    }
}

/// AGD-5.21: the Aim dial is raised by 1, to 10 at most.
pub fn aim(board: &mut Board, character: Character, log: &mut Log<'_, Aliens>) {
    let figure = board.figure_mut(character);
    if figure.dial < 10 {
        figure.dial += 1;
        log.push(Heard::DialTurned { character, to: figure.dial });
    }
}

/// AGD-4.20: an Aim Action for free; whoever lies on the ground gets nothing.
pub fn aim_freely(board: &mut Board, character: Character, log: &mut Log<'_, Aliens>) {
    if board.figure(character).is_standing() && character.has_dial() {
        rule!("AGD-4.20");
        aim(board, character, log);
    }
}
