//! LOC-38.30 to LOC-38.34: the cards of the Lab Rat. Inconspicuous and Feel of the Dark are reactions:
//! `attack/reactions.rs`, `events/dark.rs`.

use engine::{Flow, Log, Question, Seat, Seats, Timing, rule};
use nemesis_kit::Told;

use crate::{
    Frame, Lockdown,
    board::{Board, Card},
    heard::Heard,
    rules::{aims::Aim, cards::ActionCardPrint, drawing, markers},
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
        log.push(Told::NoiseMade { room, number }.into());
    }
    Flow::Done
}
