//! AGD-4.4 to AGD-4.10: the Marine Phase.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters, Figure},
    rules::{
        activation::Activating,
        events::{self, EventPlayed, Moment, Play},
        votes,
    },
    words::Character,
};

impl Board {
    /// AGD-4.8: the heroes of a player that have still to be activated.
    pub fn idle_heroes(&self, seat: Seat) -> Characters {
        self.those(|figure| figure.owner == Some(seat) && figure.is_on_board() && !figure.is_activated)
    }

    /// AGD-4.9: the grunts that have still to be activated.
    pub fn idle_grunts(&self) -> Characters {
        self.those(|figure| figure.owner.is_none() && figure.is_on_board() && !figure.is_activated)
    }
}

/// AGD-4.5: the highest-ranked player says who starts.
#[engine::frame]
pub struct MarinePhase {}

impl Step<Aliens> for MarinePhase {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let ready: Seats = board.seats().filter(|&seat| !board.idle_heroes(seat).is_empty()).collect();
        match (ready.first(), ready.len()) {
            (None, _) => Flow::Become(RemainingGrunts {}.into()),
            (Some(seat), 1) => Flow::Become(HeroTurn { seat }.into()),
            (Some(_), _) => Flow::Become(FirstPlayer {}.into()),
        }
    }
}

/// AGD-4.5: who receives the activation token?
#[engine::frame]
pub struct FirstPlayer {}

/// AGD-4.5
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FirstAnswer {
    Token {
        to: Seat,
    },
    /// AGD-4.26: the lead is handed to another tied player for the rest of the turn.
    Lead {
        to: Seat,
    },
    Play {
        play: Play,
    },
}

impl Question<Aliens> for FirstPlayer {
    type Answer = FirstAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn may_interject(self, board: &Board) -> Seats {
        others(board)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(FirstAnswer)) {
        if board.deciders().has(seat) {
            let ready = board.seats().filter(|&seat| !board.idle_heroes(seat).is_empty());
            ready.for_each(|to| offer(FirstAnswer::Token { to }));
            if board.lead.is_none() && !board.setup.joint_votes {
                board.tied_for_the_lead().without(seat).iter().for_each(|to| offer(FirstAnswer::Lead { to }));
            }
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(FirstAnswer::Play { play }));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: FirstAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if let FirstAnswer::Play { play } = answer {
            return interrupt(board, seat, play, MarinePhase {}.into());
        }
        let Some(answer) = votes::decide(self, board, seat, answer, log) else { return Flow::Become(self.into()) };
        match answer {
            FirstAnswer::Token { to } => {
                rule!("AGD-4.5");
                Flow::Become(HeroTurn { seat: to }.into())
            }
            FirstAnswer::Lead { to } => {
                rule!("AGD-4.26");
                board.lead = Some(to);
                log.push(Heard::LeadHanded { from: seat, to });
                Flow::Become(self.into())
            }
            FirstAnswer::Play { play } => interrupt(board, seat, play, MarinePhase {}.into()),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: FirstAnswer) -> Option<RuleId> {
        match answer {
            FirstAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
            FirstAnswer::Token { .. } => board.deciders().has(seat).then_some(RuleId("AGD-4.8")),
            FirstAnswer::Lead { .. } => board.deciders().has(seat).then_some(RuleId("AGD-4.26")),
        }
    }
}

/// AGD-4.27: those who may interject while the squad decides.
fn others(board: &Board) -> Seats {
    let deciders = board.deciders();
    board.with_cards().iter().filter(|&seat| !deciders.has(seat)).collect()
}

/// AGD-4.27: an Event is resolved, and what was asked is asked again: votes are cast anew.
fn interrupt(board: &mut Board, seat: Seat, play: Play, then: Frame) -> Flow<Frame> {
    board.votes = [None; 6];
    Flow::Call { first: EventPlayed::new(seat, play).into(), then }
}

/// AGD-4.6: a player activates each of the own heroes, then passes the token on. Ripley and Newt are
/// activated separately and share a hand.
#[engine::frame]
pub struct HeroTurn {
    pub seat: Seat,
}

impl Step<Aliens> for HeroTurn {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let seat = self.seat;
        if board.token != seat {
            board.token = seat;
            log.push(Heard::TokenPassed { to: seat });
        }
        let idle = board.idle_heroes(seat);
        match (idle.first(), idle.len()) {
            (Some(hero), 1) => Flow::Call { first: Activating::new(hero, seat).into(), then: self.into() },
            (Some(_), _) => {
                rule!("AGD-6F.12");
                Flow::Become(HeroOrder { seat }.into())
            }
            (None, _) => {
                rule!("AGD-4.17");
                rule!("AGD-4.8");
                let next = board.seats_from(seat).find(|&seat| !board.idle_heroes(seat).is_empty());
                match next {
                    Some(seat) => Flow::Become(HeroTurn { seat }.into()),
                    None => {
                        let lead = board.lead();
                        if board.token != lead {
                            board.token = lead;
                            log.push(Heard::TokenPassed { to: lead });
                        }
                        Flow::Become(RemainingGrunts {}.into())
                    }
                }
            }
        }
    }
}

/// AGD-4.6: Ripley or Newt first?
#[engine::frame]
pub struct HeroOrder {
    pub seat: Seat,
}

/// AGD-4.6
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HeroAnswer {
    Activate { character: Character },
    Play { play: Play },
}

impl Question<Aliens> for HeroOrder {
    type Answer = HeroAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.with_cards().without(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(HeroAnswer)) {
        if seat == self.seat {
            board.idle_heroes(seat).iter().for_each(|character| offer(HeroAnswer::Activate { character }));
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(HeroAnswer::Play { play }));
    }

    fn answered(self, _: &mut Board, seat: Seat, answer: HeroAnswer, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-4.6");
        let then = HeroTurn { seat: self.seat }.into();
        match answer {
            HeroAnswer::Activate { character } => {
                Flow::Call { first: Activating::new(character, self.seat).into(), then }
            }
            HeroAnswer::Play { play } => Flow::Call { first: EventPlayed::new(seat, play).into(), then },
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: HeroAnswer) -> Option<RuleId> {
        match answer {
            HeroAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
            HeroAnswer::Activate { .. } => None,
        }
    }
}

/// AGD-4.9: the highest-ranked player activates every grunt that is left.
#[engine::frame]
pub struct RemainingGrunts {}

impl Step<Aliens> for RemainingGrunts {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let idle = board.idle_grunts();
        let is_alone = board.setup.players == 1 && board.with_cards().is_empty();
        match (idle.first(), idle.len()) {
            (None, _) => {
                // AGD-4.8: a grunt that became a hero meanwhile is activated by its player.
                match board.seats().find(|&seat| !board.idle_heroes(seat).is_empty()) {
                    Some(seat) => Flow::Become(HeroTurn { seat }.into()),
                    None => Flow::Done,
                }
            }
            (Some(grunt), 1) if is_alone => {
                Flow::Call { first: Activating::new(grunt, board.lead()).into(), then: self.into() }
            }
            (Some(_), _) => Flow::Become(RemainingGrunt {}.into()),
        }
    }
}

/// AGD-4.9: which grunt next, and who activates it? AGD-4.38: anybody may be asked to.
#[engine::frame]
pub struct RemainingGrunt {}

/// AGD-4.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GruntAnswer {
    Activate { character: Character, by: Seat },
    Play { play: Play },
}

impl Question<Aliens> for RemainingGrunt {
    type Answer = GruntAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn may_interject(self, board: &Board) -> Seats {
        others(board)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(GruntAnswer)) {
        if board.deciders().has(seat) {
            for character in board.idle_grunts().iter() {
                board.seats_from(board.lead()).for_each(|by| offer(GruntAnswer::Activate { character, by }));
            }
        }
        events::each_play(board, seat, Moment::Open, &mut |play| offer(GruntAnswer::Play { play }));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: GruntAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let then = RemainingGrunts {}.into();
        if let GruntAnswer::Play { play } = answer {
            return interrupt(board, seat, play, then);
        }
        let Some(answer) = votes::decide(self, board, seat, answer, log) else { return Flow::Become(self.into()) };
        match answer {
            GruntAnswer::Activate { character, by } => {
                rule!("AGD-4.9");
                if by != board.lead() {
                    rule!("AGD-4.38");
                }
                Flow::Call { first: Activating::new(character, by).into(), then }
            }
            GruntAnswer::Play { play } => interrupt(board, seat, play, then),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: GruntAnswer) -> Option<RuleId> {
        match answer {
            GruntAnswer::Play { play } => events::may_play(board, seat, play, Moment::Open).err(),
            GruntAnswer::Activate { character, .. } => {
                let is_done = board.figure(character).is_activated || !Figure::is_on_board(board.figure(character));
                (board.deciders().has(seat) && is_done).then_some(RuleId("AGD-4.7"))
            }
        }
    }
}
