//! LOC-38.30 to LOC-38.34: the cards of the Lab Rat. Inconspicuous and Feel of the Dark are reactions:
//! `attack/reactions.rs`, `events/dark.rs`.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::Told;

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    rules::{aims::Aim, cards::ActionCardPrint, markers},
    words::{ActionCard, CombatIcon, RoomNumber},
};

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
    if board.player(seat).has_slime {
        offer(Aim::Clean);
    }
}

fn excrete(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.31");
    markers::wash(board, seat, log);
    Flow::Done
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
