//! AGD-4.11 to AGD-4.21: the activation of one character.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Activation, Board, Characters},
    rules::{
        abilities::Abilities,
        actions::Acting,
        equipping::Equipping,
        events::{self, EventPlayed, Moment, Play},
    },
    words::{Character, Gear, Heading, Stage},
};

/// AGD-4.11: stages 1 to 4, and for a Marine hero stage 5.
#[engine::frame]
pub struct Activating {
    pub character: Character,
    pub seat: Seat,
    pub stage: Stage,
}

impl Activating {
    pub fn new(character: Character, seat: Seat) -> Activating {
        Activating { character, seat, stage: Stage::OnActivation }
    }

    fn begin(self, board: &mut Board, log: &mut Log<'_, Aliens>) {
        rule!("AGD-4.7");
        let Activating { character, seat, stage: _ } = self;
        board.figure_mut(character).is_activated = true;
        board.activation = Some(Activation { character, seat, actions: 2, used: 0, is_over: false });
        log.push(Heard::ActivationBegan { character, seat });
    }
}

impl Step<Aliens> for Activating {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Activating { character, seat, stage } = self;
        let call = |first: Frame, stage| Flow::Call { first, then: Activating { stage, ..self }.into() };
        if stage == Stage::OnActivation {
            self.begin(board, log);
        }
        // AGD-4.36: with the character its activation ends.
        if !board.figure(character).is_on_board() {
            rule!("AGD-4.36");
            board.activation = None;
            return Flow::Done;
        }
        match stage {
            Stage::OnActivation => call(Abilities { heading: Heading::OnActivation, resolved: 0 }.into(), Stage::Equip),
            Stage::Equip => call(Equipping {}.into(), Stage::Actions),
            Stage::Actions => call(Acting {}.into(), Stage::EndOfActivation),
            Stage::EndOfActivation => {
                rule!("AGD-4.14");
                call(Abilities { heading: Heading::EndOfActivation, resolved: 0 }.into(), Stage::Grunts)
            }
            Stage::Grunts => {
                // AGD-6I.18: whoever took it as hero meanwhile is the active player.
                let seat = board.activation.take().map_or(seat, |activation| activation.seat);
                match board.figure(character).owner.and(character.rank()) {
                    Some(rank) => {
                        rule!("AGD-4.15");
                        rule!("AGD-6F.4");
                        let headset = u8::from(board.figure(character).has_gear(Gear::Headset));
                        Flow::Become(GruntsByRank { hero: character, seat, left: rank + headset }.into())
                    }
                    None => {
                        rule!("AGD-4.16");
                        Flow::Done
                    }
                }
            }
            Stage::PassToken => Flow::Done,
        }
    }
}

/// AGD-4.15: a Marine hero activates grunts, up to the rank.
#[engine::frame]
pub struct GruntsByRank {
    pub hero: Character,
    pub seat: Seat,
    pub left: u8,
}

impl GruntsByRank {
    /// AGD-4.15: grunts of the hero's rank or less, and civilians.
    fn candidates(self, board: &Board) -> Characters {
        let may = |grunt: &Character| self.may_order(board, *grunt).is_ok();
        board.on_board().iter().filter(may).collect()
    }

    fn may_order(self, board: &Board, grunt: Character) -> Result<(), RuleId> {
        let figure = board.figure(grunt);
        if !figure.is_on_board() || figure.owner.is_some() || figure.is_activated {
            return Err(RuleId("AGD-4.7"));
        }
        match grunt.rank() <= self.hero.rank() {
            true => Ok(()),
            false => Err(RuleId("AGD-4.15")),
        }
    }
}

impl Step<Aliens> for GruntsByRank {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        // AGD-4.36: with the hero the stage ends.
        if self.left == 0 || !board.figure(self.hero).is_on_board() || self.candidates(board).is_empty() {
            return Flow::Done;
        }
        Flow::Become(GruntOrder { grunts: self }.into())
    }
}

/// AGD-4.15: which grunt?
#[engine::frame]
pub struct GruntOrder {
    pub grunts: GruntsByRank,
}

/// AGD-4.15
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OrderAnswer {
    Activate { character: Character },
    Play { play: Play },
    Nobody,
}

impl Question<Aliens> for GruntOrder {
    type Answer = OrderAnswer;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.grunts.seat)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.with_cards().without(self.grunts.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(OrderAnswer)) {
        if seat == self.grunts.seat {
            let candidates = self.grunts.candidates(board);
            candidates.iter().for_each(|character| offer(OrderAnswer::Activate { character }));
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(OrderAnswer::Play { play }));
        if seat == self.grunts.seat {
            offer(OrderAnswer::Nobody);
        }
    }

    fn answered(self, _: &mut Board, seat: Seat, answer: OrderAnswer, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match answer {
            OrderAnswer::Activate { character } => {
                let then = GruntsByRank { left: self.grunts.left - 1, ..self.grunts }.into();
                Flow::Call { first: Activating::new(character, seat).into(), then }
            }
            OrderAnswer::Play { play } => {
                Flow::Call { first: EventPlayed::new(seat, play).into(), then: self.grunts.into() }
            }
            OrderAnswer::Nobody => Flow::Done,
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: OrderAnswer) -> Option<RuleId> {
        match answer {
            OrderAnswer::Activate { character } if seat == self.grunts.seat => {
                self.grunts.may_order(board, character).err()
            }
            OrderAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
            OrderAnswer::Activate { .. } | OrderAnswer::Nobody => None,
        }
    }
}
