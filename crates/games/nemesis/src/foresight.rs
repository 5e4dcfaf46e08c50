//! What the answers to a question lead to, as far as whoever is asked may know it: what a noise roll
//! would meet, who attacks, what a die has to show, and how many cards are left in hand.
//!
//! Nothing is decided here. What an answer does is carried out on a copy of the board, by the rules
//! themselves, up to the first roll; what the faces of a die come to is asked of the rules as well.
//! What somebody else knows of an unexplored room is not looked at.

mod attacks;
mod looking;
mod ways;

use engine::{Seat, Seats, State};
use nemesis_kit::foresight::surprising;
pub use nemesis_kit::foresight::{DangerAhead, InjuryAhead, MissAhead, WhyNoNoise};
use serde::Serialize;

use crate::{
    Choice, Frame, Nemesis,
    board::{Board, FigureId},
    rules::{
        actions::{self, Action, Target},
        encounter,
        turn::PassingAnswer,
    },
    words::{Cause, CombatFace, CorridorNumber, Item, NoiseFace, RoomNumber, SeriousWound, YesNo},
};

use self::looking::Looking;

/// What the answers to a question lead to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    pub bag: BagAhead,
    /// What the action under way leads to, while it is being paid for, may be interrupted or needs a
    /// companion's yes.
    pub under_way: Vec<Ahead>,
    /// By the place of the answer among the offers. Answers of which nothing is to be said are left out.
    pub answers: Vec<AnswerAhead>,
}

/// NEM-10.6, NEM-24.18: who is surprised by what may come out of the bag.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BagAhead {
    /// How many tokens are in it.
    pub tokens: u8,
    /// How many of them surprise whoever holds no card, one card, and so on; none surprises whoever
    /// holds more.
    pub surprising: Vec<u8>,
}

/// What one answer leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AnswerAhead {
    /// Its place among the offers, from 0.
    pub answer: u16,
    /// How many cards are left in the own hand when all is paid.
    pub cards: u8,
    /// In the order in which it comes.
    pub ahead: Vec<Ahead>,
}

/// Something that lies ahead.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ahead {
    /// NEM-11.28: before somebody leaves, these attack, one after the other.
    Attacked { seat: Seat, by: Vec<FigureId> },
    /// NEM-6.6: somebody enters a room.
    Enters {
        seat: Seat,
        room: RoomNumber,
        /// NEM-6.12: and explores it.
        explores: bool,
        is_burning: bool,
        has_malfunction: bool,
        /// NEM-17.44, NEM-6.18: and is covered with slime there, as far as that is known.
        gets_slime: bool,
        /// NEM-6.9: the intruders in the room: combat, without an encounter.
        combat: Vec<FigureId>,
        /// Who is there already.
        company: Seats,
    },
    /// NEM-7.2: a noise roll.
    Noise {
        seat: Seat,
        room: RoomNumber,
        /// NEM-7.3: the numbers that bring noise.
        noise: Vec<CorridorNumber>,
        /// NEM-7.5: the numbers that bring an encounter.
        encounter: Vec<CorridorNumber>,
        /// How many faces of the die bring an encounter.
        n_encounter: u8,
        /// How many faces the die has.
        of: u8,
        /// NEM-9.2: whether Silence counts as Danger, because of slime.
        silence_is_danger: bool,
        danger: DangerAhead,
        /// The cards in hand of whoever rolls; nothing if an action of theirs may take a number of
        /// cards that only they know.
        cards: Option<u8>,
        /// NEM-6.16, NEM-6.17: whether an exploration token that is not known may come in between.
        depends_on_token: bool,
    },
    /// There is no noise roll.
    NoNoise { seat: Seat, room: RoomNumber, why: WhyNoNoise },
    /// NEM-6.17, NEM-9.2: danger, whatever the die would show.
    Danger { seat: Seat, room: RoomNumber, danger: DangerAhead },
    /// NEM-5.18: one marker instead of a roll, at one of these.
    CarefulNoise { seat: Seat, room: RoomNumber, numbers: Vec<CorridorNumber> },
    /// NEM-7.5: a later roll in the room brings an encounter with these numbers.
    NoiseLies { room: RoomNumber, numbers: Vec<CorridorNumber> },
    /// NEM-31.18: the die stays as it lies.
    Stands { room: RoomNumber, face: NoiseFace, comes: ComingAhead },
    /// NEM-11.5: a shot.
    Shot {
        seat: Seat,
        weapon: Item,
        at: Target,
        roll: CombatRollAhead,
        /// NEM-32.22, NEM-33.9: whether the die may be rolled once more.
        may_reroll: bool,
    },
    /// NEM-11.9: a blow.
    Blow {
        seat: Seat,
        at: Target,
        roll: CombatRollAhead,
        /// NEM-11.9: a contamination card comes with it.
        contaminates: bool,
        miss: MissAhead,
    },
    /// NEM-11.6, NEM-33.7: the injuries that the shot comes to.
    Hits { at: Target, injuries: u8 },
    /// NEM-33.2, NEM-36.4: everybody in a room is hurt.
    Blast { figures: Vec<InjuryAhead>, characters: Seats, deadly_for: Seats },
    /// NEM-4.11, NEM-42.5: a light wound at the end of the turn.
    Suffers { seat: Seat, cause: Cause, is_deadly: bool },
}

/// What a rolled face of the noise die comes to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "comes", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum ComingAhead {
    Nothing,
    Noise { number: CorridorNumber },
    Encounter,
    Danger { danger: DangerAhead },
}

/// What the combat die can show, and what comes of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CombatRollAhead {
    pub faces: Vec<FaceAhead>,
    /// How many faces of the die hit.
    pub hits: u8,
    /// How many faces it has.
    pub of: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FaceAhead {
    pub face: CombatFace,
    /// How many faces of the die show it.
    pub ways: u8,
    /// The injuries it deals, or the eggs it destroys.
    pub injuries: u8,
}

/// What the answers of `seat` lead to. Nothing for whoever is not asked, and where all is said by the
/// answers themselves.
pub fn foresight(state: &State<Nemesis>, seat: Seat) -> Option<Foresight> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    if choices.is_empty() {
        return None;
    }
    let (board, waiting) = (state.board(), state.under_way().last()?);
    let under_way = under_way(board, *waiting, seat);
    let ahead = |(answer, &choice): (usize, &Choice)| {
        let mut looking = Looking::new(board, seat);
        looking.answer(*waiting, choice).then(|| AnswerAhead {
            answer: answer as u16,
            cards: looking.board.player(seat).hand.len(),
            ahead: looking.ahead,
        })
    };
    let answers: Vec<AnswerAhead> = choices.iter().enumerate().filter_map(ahead).collect();
    (!answers.is_empty() || !under_way.is_empty()).then(|| Foresight { bag: BagAhead::of(board), under_way, answers })
}

/// What the declared action leads to while others are asked about it, or its cards are chosen.
fn under_way(board: &Board, waiting: Frame, viewer: Seat) -> Vec<Ahead> {
    let mut looking = Looking::new(board, viewer);
    if matches!(waiting, Frame::CoveringWeapon(_)) {
        looking.follow(waiting);
    }
    let is_declared = matches!(waiting, Frame::Payment(_) | Frame::Interruption(_));
    if let Some(action) = board.turn.declared.filter(|_| is_declared) {
        if let Frame::Payment(payment) = waiting {
            looking.pay(board.turn.seat, payment.left);
        }
        looking.carry_out(board.turn.seat, action);
    }
    looking.ahead
}

impl BagAhead {
    /// NEM-24.19: what lies beside the board tells what is in the bag.
    fn of(board: &Board) -> BagAhead {
        let surprising = surprising(board, |token| encounter::surprise(board, token));
        BagAhead { tokens: board.swarm.bag.len() as u8, surprising }
    }
}

impl Looking {
    /// Looks at what follows from an answer. Says whether there is anything to be said of it.
    fn answer(&mut self, waiting: Frame, choice: Choice) -> bool {
        let seat = self.viewer;
        match choice {
            Choice::Turn(Action::Pass) => self.pass(seat),
            // These are no actions, and what they bring stands with them.
            Choice::Turn(Action::Rush | Action::DropItem { .. } | Action::DropObject { .. }) => return false,
            Choice::Turn(action) => {
                let cost = actions::cost(&self.board, seat, action);
                if let Action::Play { card, .. } = action {
                    self.board.player_mut(seat).discard_action(card);
                }
                self.pay(seat, cost);
                self.carry_out(seat, action);
            }
            Choice::Payment(card) => {
                self.board.player_mut(seat).discard_action(card);
                if let Frame::Payment(payment) = waiting {
                    self.pay(seat, payment.left - 1);
                }
            }
            Choice::Passing(PassingAnswer::Done) | Choice::ForcedPass(PassingAnswer::Done) => self.pass(seat),
            Choice::Passing(PassingAnswer::Discard(card)) | Choice::ForcedPass(PassingAnswer::Discard(card)) => {
                self.board.player_mut(seat).discard(card);
            }
            Choice::Consent(YesNo::Yes) => self.follow(waiting),
            Choice::CarefulNoise(number) => self.careful_noise(seat, number),
            Choice::MotionScanner(answer) => return self.scanned(waiting, answer),
            Choice::ShotReroll(answer) => return self.rolled_again(waiting, answer),
            Choice::ExtraRound(answer) => return self.extra_round(waiting, answer),
            Choice::FurtherShot(answer) => return self.further_shot(waiting, answer),
            // Of these the answers say all there is, or chance and others speak first.
            Choice::Draft(_)
            | Choice::Interruption(_)
            | Choice::PodTurn(_)
            | Choice::ObjectiveChoice(_)
            | Choice::AttackReaction(_)
            | Choice::HandsFull(_)
            | Choice::HandLost(_)
            | Choice::KeepOne(_)
            | Choice::DoorTaken(_)
            | Choice::EngineOrder(_)
            | Choice::PodBoarding(_)
            | Choice::Trading(_)
            | Choice::TradeReply(_)
            | Choice::TradeAgreement(_)
            | Choice::TradeHands(_)
            | Choice::IntruderTurn(_)
            | Choice::AttackChoice(_)
            | Choice::PlannedEvent(_)
            | Choice::Consent(YesNo::No)
            | Choice::CoveringWeapon(_)
            | Choice::EventPlacement(_)
            | Choice::AlcoholCard(_)
            | Choice::MilitaryDrugs(_)
            | Choice::SecondTile(_)
            | Choice::SmokeDiscard(_)
            | Choice::DoorsOf(_)
            | Choice::Authorization(_) => return false,
        }
        true
    }

    /// NEM-4.10, NEM-42.5, NEM-4.11: what a pass brings.
    fn pass(&mut self, seat: Seat) {
        if self.board.player(seat).suffers_from(SeriousWound::Bleeding) {
            self.suffer(seat, Cause::Bleeding);
        }
        if self.board.turn.seat == seat {
            self.turn_end(seat);
        }
    }
}
