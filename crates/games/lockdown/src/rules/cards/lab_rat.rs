//! LOC-38.30 to LOC-38.34: the cards of the Lab Rat. Feel of the Dark and the first part of Inconspicuous are reactions to
//! what stands in `attack/reactions.rs` and `events/dark.rs`.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Card, Light},
    heard::Heard,
    rules::{aims::Aim, attack::reactions, cards::ActionCardPrint, drawing, markers, surface},
    words::{ActionCard, CombatIcon, RoomNumber},
};

/// LOC-38.31: what a contamination card is exchanged for.
const DRAWN: u8 = 2;

pub const CARDS: [ActionCard; 5] = [
    ActionCard::Inconspicuous,
    ActionCard::WeirdMetabolism,
    ActionCard::BasicRepairs,
    ActionCard::SensitiveHearing,
    ActionCard::FeelOfTheDark,
];

pub const PRINTS: [ActionCardPrint; 4] = [
    ActionCardPrint::reaction(ActionCard::Inconspicuous, CombatIcon::Any),
    ActionCardPrint::free(ActionCard::WeirdMetabolism, CombatIcon::Any, each_excretion, excrete),
    ActionCardPrint::free(ActionCard::SensitiveHearing, CombatIcon::OutOfCombat, each_noise, listen),
    ActionCardPrint::reaction(ActionCard::FeelOfTheDark, CombatIcon::Any),
];

fn each_excretion(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let player = board.player(seat);
    if player.has_slime {
        offer(Aim::Clean);
    }
    if !player.hand.contamination.is_empty() {
        offer(Aim::Shed);
    }
}

fn excrete(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.31");
    if aim == Aim::Shed {
        return Flow::Become(Shedding { seat }.into());
    }
    markers::wash(board, seat, log);
    Flow::Done
}

/// LOC-38.31: which contamination card is discarded. LOC-1.21: what a scan has told of it is nobody else's to know, so it
/// is no part of what is declared.
#[engine::frame]
pub struct Shedding {
    pub seat: Seat,
}

impl Question<Lockdown> for Shedding {
    type Answer = Card;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Card)) {
        let kinds = board.player(seat).hand.kinds();
        kinds.filter(|card| !matches!(card, Card::Action(_))).for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-13.20");
        board.player_mut(seat).discard(card);
        log.push(Heard::card_discarded(seat, card));
        drawing::then_draw(board, seat, DRAWN)
    }
}

/// LOC-38.33: every corridor of the room, technical ones too: noise that is there can go, and where none is it can come.
fn each_noise(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.plan().exits_of(room).for_each(|(number, _)| offer(Aim::Noise { number }));
}

fn listen(board: &mut Board, _: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.33");
    let Aim::Noise { number } = aim else { unreachable!("only what was offered is carried out") };
    let way = board.plan().way(room, number);
    if board.noise.has(way) {
        board.noise.remove(way);
        log.push(Heard::NoiseTaken { room, number }.into());
    } else {
        board.noise.insert(way);
        log.push(surface::noise_made(board, room, number));
    }
    Flow::Done
}

/// LOC-38.30: in the dark one may keep quiet. LOC-27.27: whoever might is asked, with or without the card.
pub fn bag_noise(board: &Board, seat: Seat) -> Frame {
    let player = board.player(seat);
    // LOC-16.12: whoever carries a light is not in darkness.
    let is_dark = board.is_in_darkness(seat) && player.light != Light::Round;
    match is_dark && !player.hand.is_empty() {
        true => QuietInTheDark { seat }.into(),
        false => surface::noise_roll(board, seat),
    }
}

/// LOC-38.30: whether somebody makes no noise roll when the bag has it.
#[engine::frame]
pub struct QuietInTheDark {
    pub seat: Seat,
}

/// Whether somebody keeps quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuietAnswer {
    Nothing,
    Inconspicuous,
}

impl Question<Lockdown> for QuietInTheDark {
    type Answer = QuietAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(QuietAnswer)) {
        offer(QuietAnswer::Nothing);
        if board.player(seat).hand.has(ActionCard::Inconspicuous) {
            offer(QuietAnswer::Inconspicuous);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: QuietAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match answer {
            QuietAnswer::Nothing => Flow::Become(surface::noise_roll(board, seat)),
            QuietAnswer::Inconspicuous => {
                rule!("LOC-38.30");
                reactions::play(board, seat, ActionCard::Inconspicuous, None, log);
                Flow::Done
            }
        }
    }
}
