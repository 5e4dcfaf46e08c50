//! What the answers to a question lead to, as far as whoever is asked may know it: what a noise roll would meet, what a
//! die has to show, what is lit afterwards, and how many cards are left in hand.
//!
//! Nothing is decided here. An answer is given on a copy of the table, up to the first roll or question, and what the
//! faces of a die come to is asked of the rules. Where the answer brings to light what was hidden, nothing is foreseen.

use engine::{Offer, Seat, Seats, State, Word};
use nemesis_kit::foresight::surprising;
pub use nemesis_kit::foresight::{DangerAhead, NoiseAhead};
use serde::Serialize;

use crate::{
    Choice, Frame, Lockdown,
    board::Board,
    heard,
    rules::{
        combat::{self, AdvantageAnswer, Die, DieAnswer, Shot, Target},
        encounter,
    },
    words::{AdvantageFace, CombatFace, Intruder, Item, Level, PowerArea, PowerToken, RoomNumber, ShotFace, YesNo},
};

/// What the answers to a question lead to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Foresight {
    pub bag: BagAhead,
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
    /// How many cards are left in the own hand then.
    pub cards: u8,
    pub ahead: Vec<Ahead>,
}

/// Something that lies ahead.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ahead {
    /// LOC-7.2: a noise roll.
    Noise { seat: Seat, room: RoomNumber, roll: NoiseAhead, is_dark: bool },
    /// LOC-11.4: a shot.
    Shot { seat: Seat, weapon: Item, at: Target, die: Die, roll: ShotAhead },
    /// LOC-11.16: the injuries that a shot comes to.
    Hits { at: Target, injuries: u8 },
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
    let ahead = |(answer, &choice): (usize, &Choice)| {
        let (after, events) = Offer::preview(state, seat, choice);
        if events.iter().any(|event| heard::is_barrier(event, seat)) {
            return None;
        }
        let mut ahead: Vec<Ahead> = hits(state, choice).into_iter().collect();
        ahead.extend(rolls(&after));
        ahead.extend(lights(state.board(), after.board()));
        let cards = after.board().player(seat).hand.len();
        (!ahead.is_empty()).then_some(AnswerAhead { answer: answer as u16, cards, ahead })
    };
    let answers: Vec<AnswerAhead> = choices.iter().enumerate().filter_map(ahead).collect();
    (!answers.is_empty()).then(|| Foresight { bag: BagAhead::of(state.board(), seat), answers })
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

/// What the shot comes to that an answer settles.
fn hits(state: &State<Lockdown>, choice: Choice) -> Option<Ahead> {
    let (shot, face) = match (*state.under_way().last()?, choice) {
        (Frame::Advantage(it), Choice::Advantage(AdvantageAnswer::Nothing)) => (it.shot, it.face),
        (Frame::Advantage(it), Choice::Advantage(AdvantageAnswer::Discard(_))) => {
            (Shot { cards: 1, ..it.shot }, it.face)
        }
        (Frame::ExtraRound(it), Choice::ExtraRound(YesNo::No)) => (it.shot, it.face),
        (Frame::ExtraRound(it), Choice::ExtraRound(YesNo::Yes)) => {
            (Shot { bonus: it.shot.bonus + 1, ..it.shot }, it.face)
        }
        (Frame::ShotReroll(it), Choice::ShotReroll(YesNo::No)) => (it.shot, it.face),
        (Frame::DieChoice(it), Choice::DieChoice(DieAnswer::First)) => (it.shot, it.first),
        (Frame::DieChoice(it), Choice::DieChoice(DieAnswer::Second)) => (it.shot, it.second),
        _ => return None,
    };
    let injuries = combat::injuries_of(state.board(), shot, face, kind(state.board(), shot.at));
    Some(Ahead::Hits { at: shot.at, injuries })
}

/// The roll that comes next.
fn rolls(after: &State<Lockdown>) -> Option<Ahead> {
    let board = after.board();
    match *after.under_way().last()? {
        Frame::NoiseRoll(roll) => {
            let (seat, room) = (roll.seat, board.player(roll.seat).room()?);
            let roll = NoiseAhead::of::<Lockdown>(board, seat, room);
            Some(Ahead::Noise { seat, room, roll, is_dark: board.is_dark(seat) })
        }
        Frame::ShotRoll(roll) => Some(shot(board, roll.shot, Die::Combat)),
        Frame::AdvantageRoll(roll) => Some(shot(board, roll.shot, Die::Advantage)),
        _ => None,
    }
}

fn shot(board: &Board, shot: Shot, die: Die) -> Ahead {
    let kind = kind(board, shot.at);
    let face = |face: ShotFace, ways: u32| {
        let injuries = |cards: u8| combat::injuries_of(board, Shot { cards, ..shot }, face, kind);
        FaceAhead {
            face,
            ways: ways as u8,
            injuries: injuries(0),
            injuries_with_card: injuries(face.takes_card() as u8),
        }
    };
    let faces: Vec<FaceAhead> = match die {
        Die::Combat => CombatFace::ALL.iter().map(|&it| face(it.into(), it.faces())).collect(),
        Die::Advantage => AdvantageFace::ALL.iter().map(|&it| face(it.into(), 1)).collect(),
    };
    let n = |wanted: fn(&FaceAhead) -> bool| faces.iter().filter(|it| wanted(it)).map(|it| it.ways).sum();
    let (hits, hits_with_card, of) = (n(|it| it.injuries > 0), n(|it| it.injuries_with_card > 0), n(|_| true));
    let Shot { seat, weapon, at, .. } = shot;
    Ahead::Shot { seat, weapon, at, die, roll: ShotAhead { faces, hits, hits_with_card, of } }
}

fn kind(board: &Board, at: Target) -> Option<Intruder> {
    match at {
        Target::Figure { figure } => board.swarm.figure(figure).map(|figure| figure.kind),
        Target::Eggs => None,
    }
}

/// What an answer changes of power.
fn lights(before: &Board, after: &Board) -> Option<Ahead> {
    if before.power == after.power {
        return None;
    }
    let is_lit = |level: &Level| after.power.is_on(level.power());
    let (lit, dark) = Level::ALL.iter().partition(|level| is_lit(level));
    Some(Ahead::Lights(LightsAhead {
        lit,
        dark,
        elevator_has_power: after.power.is_on(PowerArea::Elevator),
        next_off: after.power.highest_active(),
        in_darkness: after.seats().filter(|&seat| after.is_in_darkness(seat)).collect(),
    }))
}
