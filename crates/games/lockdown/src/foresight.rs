//! What the answers to a question lead to, as far as whoever is asked may know it: who attacks, what a room and a noise
//! roll there would meet, what a die has to show, what is lit afterwards, and how many cards are left in hand.
//!
//! Nothing is decided here. What an action does that is declared is carried out on a copy of the board, by the rules
//! themselves, up to the first roll; every other answer is given on a copy of the table. What the faces of a die come to
//! is asked of the rules as well. Where an answer brings to light what was hidden, nothing is foreseen, and what
//! somebody else knows of an unexplored room is not looked at.

mod looking;
mod rolls;

use engine::{Offer, Seat, Seats, State};
use nemesis_kit::foresight::surprising;
pub use nemesis_kit::foresight::{DangerAhead, InjuryAhead, MissAhead, NoiseAhead, WhyNoNoise};
use serde::Serialize;

use self::looking::Looking;
use crate::{
    Choice, Frame, Lockdown,
    board::{Board, FigureId},
    heard,
    rules::{
        actions::Action,
        combat::{Die, Target},
        encounter,
        turn::PassingAnswer,
    },
    words::{Cause, CorridorNumber, Item, Level, PowerToken, RoomNumber, ShotFace, YesNo},
};

/// What the answers to a question lead to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    pub bag: BagAhead,
    /// What the action under way leads to, while it is being paid for, may be interrupted or needs a companion's yes.
    pub under_way: Vec<Ahead>,
    /// By the place of the answer among the offers. Answers of which nothing is to be said are left out.
    pub answers: Vec<AnswerAhead>,
}

/// LOC-10.7, LOC-27.17: how many of the tokens in the bag surprise whoever is asked with no card in hand, one card, and
/// so on; none surprises whoever holds more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BagAhead {
    /// How many tokens are in it.
    pub tokens: u8,
    /// In the light.
    pub lit: Vec<u8>,
    /// In darkness.
    pub dark: Vec<u8>,
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
    /// LOC-11.51: before somebody leaves, these attack, one after the other.
    Attacked { seat: Seat, by: Vec<FigureId> },
    /// LOC-6.3: somebody enters a room.
    Enters {
        seat: Seat,
        room: RoomNumber,
        /// LOC-1.10
        is_dark: bool,
        /// LOC-6.21: and explores it.
        explores: bool,
        is_burning: bool,
        has_malfunction: bool,
        /// LOC-6.27: and is covered with slime there, as far as that is known.
        gets_slime: bool,
        /// LOC-6.5: the intruders in the room: combat, without an encounter.
        combat: Vec<FigureId>,
        /// Who is there already.
        company: Seats,
    },
    /// LOC-7.2: a noise roll.
    Noise {
        seat: Seat,
        room: RoomNumber,
        roll: NoiseAhead,
        /// LOC-16.11: whether an encounter would be one in darkness.
        is_dark: bool,
        /// The cards in hand of whoever rolls; nothing if an action of theirs may take a number of cards that only they
        /// know.
        cards: Option<u8>,
        /// LOC-6.25, LOC-6.26: whether an exploration token that is not known may come in between.
        depends_on_token: bool,
        /// LOC-25.74: how many faces of the die bring a card of the surface.
        surface_cards: u8,
    },
    /// There is no noise roll.
    NoNoise { seat: Seat, room: RoomNumber, why: WhyNoNoise },
    /// LOC-6.26, LOC-9.2: danger, whatever the die would show.
    Danger { seat: Seat, room: RoomNumber, danger: DangerAhead },
    /// LOC-5.30: one marker instead of a roll, at one of these.
    CarefulNoise { seat: Seat, room: RoomNumber, numbers: Vec<CorridorNumber> },
    /// LOC-7.4: a later roll in the room brings an encounter with these numbers.
    NoiseLies { room: RoomNumber, numbers: Vec<CorridorNumber> },
    /// LOC-11.4: a shot.
    Shot { seat: Seat, weapon: Item, at: Target, die: Die, roll: ShotAhead },
    /// LOC-11.16: the injuries that a shot comes to.
    Hits { at: Target, injuries: u8 },
    /// LOC-11.20: a blow.
    Blow {
        seat: Seat,
        at: Target,
        roll: ShotAhead,
        /// LOC-11.20: a contamination card comes with it.
        contaminates: bool,
        miss: MissAhead,
    },
    /// LOC-39.12, LOC-39.13: everybody in a room is hurt.
    Blast { figures: Vec<InjuryAhead>, characters: Seats, deadly_for: Seats },
    /// LOC-4.17, LOC-48.5: a light wound at the end of the turn.
    Suffers { seat: Seat, cause: Cause, is_deadly: bool },
    /// LOC-16.1: where there is light then.
    Lights(LightsAhead),
}

/// What the die can show, and what comes of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ShotAhead {
    pub faces: Vec<FaceAhead>,
    /// How many faces of the die hit, and how many do if a card is discarded for it.
    pub hits: u8,
    pub hits_with_card: u8,
    /// How many faces it has.
    pub of: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FaceAhead {
    pub face: ShotFace,
    /// How many faces of the die show it.
    pub ways: u8,
    /// The injuries it deals, or the eggs it destroys.
    pub injuries: u8,
    /// The same if a card is discarded for it.
    pub injuries_with_card: u8,
}

/// LOC-16.1, LOC-16.31: power as it will be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LightsAhead {
    pub lit: Vec<Level>,
    pub dark: Vec<Level>,
    pub elevator_has_power: bool,
    pub next_off: Option<PowerToken>,
    /// Who is in darkness then.
    pub in_darkness: Seats,
}

/// What the answers of `seat` lead to. Nothing for whoever is not asked, and where all is said by the answers themselves.
pub fn foresight(state: &State<Lockdown>, seat: Seat) -> Option<Foresight> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    if choices.is_empty() {
        return None;
    }
    let waiting = *state.under_way().last()?;
    let under_way = under_way(state.board(), waiting, seat);
    let ahead = |(answer, &choice): (usize, &Choice)| {
        let (cards, ahead) = answered(state, waiting, seat, choice)?;
        Some(AnswerAhead { answer: answer as u16, cards, ahead })
    };
    let answers: Vec<AnswerAhead> = choices.iter().enumerate().filter_map(ahead).collect();
    let is_anything = !answers.is_empty() || !under_way.is_empty();
    is_anything.then(|| Foresight { bag: BagAhead::of(state.board(), seat), under_way, answers })
}

/// What the declared action leads to while its cards are chosen, or others are asked about it.
fn under_way(board: &Board, waiting: Frame, viewer: Seat) -> Vec<Ahead> {
    let mut looking = Looking::new(board, viewer);
    let seat = board.turn.seat;
    if let Frame::CoveringWeapon(_) = waiting {
        looking.follow(waiting);
    } else if let (Frame::Payment(payment), Some(action)) = (waiting, board.turn.declared) {
        looking.pay(seat, payment.left, action);
        looking.carry_out(seat, action);
    } else if let (Frame::Interruption(_), Some(action)) = (waiting, board.turn.declared) {
        // LOC-5.8: all has been paid.
        looking.carry_out(seat, action);
    }
    looking.ahead
}

/// How many cards are left after an answer, and what lies ahead then; nothing if there is nothing to be said of it.
fn answered(state: &State<Lockdown>, waiting: Frame, seat: Seat, choice: Choice) -> Option<(u8, Vec<Ahead>)> {
    let mut looking = Looking::new(state.board(), seat);
    match choice {
        Choice::Turn(Action::Pass) | Choice::Passing(PassingAnswer::Done) => looking.pass(seat),
        // These are no actions, and what they bring stands with them.
        Choice::Turn(Action::DropItem { .. } | Action::DropObject { .. }) => return None,
        Choice::Turn(action) => looking.act(seat, action),
        Choice::Payment(card) => {
            let Frame::Payment(payment) = waiting else { return None };
            let action = state.board().turn.declared?;
            looking.board.player_mut(seat).discard_action(card);
            looking.pay(seat, payment.left - 1, action);
            looking.carry_out(seat, action);
        }
        Choice::Passing(PassingAnswer::Discard(card)) => looking.board.player_mut(seat).discard(card),
        Choice::Consent(YesNo::Yes) => looking.follow(waiting),
        Choice::CarefulNoise(number) => looking.careful_noise(seat, number),
        _ => return previewed(state, waiting, seat, choice),
    }
    Some((looking.board.player(seat).hand.len(), looking.ahead))
}

/// The same of an answer that is given on a copy of the table.
fn previewed(state: &State<Lockdown>, waiting: Frame, seat: Seat, choice: Choice) -> Option<(u8, Vec<Ahead>)> {
    let (after, events) = Offer::preview(state, seat, choice);
    if events.iter().any(|event| heard::is_barrier(event, seat)) {
        return None;
    }
    let mut ahead: Vec<Ahead> = rolls::hits(state.board(), waiting, choice).into_iter().collect();
    let mut looking = Looking::new(after.board(), seat);
    if let Some(&next) = after.under_way().last() {
        looking.roll(next);
    }
    ahead.append(&mut looking.ahead);
    ahead.extend(rolls::lights(state.board(), after.board()));
    (!ahead.is_empty()).then(|| (after.board().player(seat).hand.len(), ahead))
}

impl BagAhead {
    /// LOC-27.17: what lies beside the board tells what is in the bag.
    fn of(board: &Board, seat: Seat) -> BagAhead {
        BagAhead {
            tokens: board.tokens_in_bag(),
            lit: surprising(board, |token| encounter::heeded(board, seat, token.print().lit)),
            dark: surprising(board, |token| encounter::heeded(board, seat, token.print().dark)),
        }
    }
}
