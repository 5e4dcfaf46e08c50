//! NEM-13: scanning, and what comes of it. Larvae and infection are as in both books.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Seat, Step, Word, rule};
use nemesis_kit::Contaminations;
pub use nemesis_kit::rules::contamination::{contaminate, infection, infest, larva, put_larva};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    rules::{
        death, encounter,
        ending::{self, FinalDraw},
        first_encounter, turn,
        wounds::Wounds,
    },
    words::{Cause, Contamination, Intruder},
};

/// NEM-13.5: why cards are scanned, and so which, and what follows.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScanFor {
    /// NEM-13.6, NEM-13.7: those in hand; clean ones are removed, infected ones bring a larva.
    #[default]
    Rest,
    /// All of them; infected ones are removed, the larva too.
    Surgery,
    Antidote,
    /// NEM-13.10: one of the hand.
    Alcohol,
    /// NEM-13.11: those in hand, and those just drawn.
    Eclosion,
    /// NEM-20.9: all of them, at the very end.
    VictoryCheck,
}

/// NEM-13.5: a contamination card is scanned, and so on until all are.
#[engine::frame]
pub struct Scan {
    pub seat: Seat,
    pub purpose: ScanFor,
}

/// Scans what the purpose asks for; if nothing is left to be scanned, what follows.
pub fn scan(board: &mut Board, seat: Seat, purpose: ScanFor, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match unscanned_pile(board, seat, purpose).is_some() {
        true => Flow::Become(Scan { seat, purpose }.into()),
        false => finish(board, seat, purpose, log),
    }
}

/// The first pile with a card that is to be scanned.
fn unscanned_pile(board: &mut Board, seat: Seat, purpose: ScanFor) -> Option<&mut Contaminations> {
    let Board { players, scratch, .. } = board;
    let player = &mut players[seat.index()];
    let (deck, hand, discard) =
        (&mut player.deck.contamination, &mut player.hand.contamination, &mut player.discard.contamination);
    let piles: [Option<&mut Contaminations>; 3] = match purpose {
        ScanFor::Rest => [Some(hand), None, None],
        ScanFor::Alcohol => [None, None, None],
        ScanFor::Eclosion => [Some(hand), Some(&mut scratch.drawn.contamination), None],
        ScanFor::Surgery | ScanFor::Antidote | ScanFor::VictoryCheck => [Some(deck), Some(hand), Some(discard)],
    };
    piles.into_iter().flatten().find(|pile| pile.unscanned > 0)
}

impl Roll<Nemesis> for Scan {
    type Shown = Contamination;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contamination, u32)) {
        each_result(board, may_show);
    }

    fn rolled(self, board: &mut Board, result: Contamination, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-13.5");
        let Scan { seat, purpose } = self;
        take_result(board, result);
        let pile = unscanned_pile(board, seat, purpose).expect("a card is being scanned");
        match result {
            Contamination::Clean => pile.note_clean(),
            Contamination::Infected => pile.note_infected(),
        }
        log.push(Heard::scanned(seat, result));
        scan(board, seat, purpose, log)
    }
}

/// NEM-13.4: what an unscanned card can say.
pub fn each_result(board: &Board, may_show: &mut impl FnMut(Contamination, u32)) {
    for &result in Contamination::ALL {
        let ways = match result {
            Contamination::Clean => board.contamination.clean,
            Contamination::Infected => board.contamination.infected,
        };
        if ways > 0 {
            may_show(result, ways.into());
        }
    }
}

/// One less can say so.
pub fn take_result(board: &mut Board, result: Contamination) {
    match result {
        Contamination::Clean => board.contamination.clean -= 1,
        Contamination::Infected => board.contamination.infected -= 1,
    }
}

/// What follows when all is scanned.
fn finish(board: &mut Board, seat: Seat, purpose: ScanFor, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match purpose {
        ScanFor::Rest => {
            rule!("NEM-13.6");
            let removed = std::mem::take(&mut board.player_mut(seat).hand.contamination.clean);
            rule!("NEM-13.14");
            board.contamination.removed.clean += removed;
            log.push(Heard::ContaminationRemoved { seat, cards: removed, from_hand: removed, from_deck: 0 }.into());
            match board.player(seat).hand.contamination.infected {
                0 => Flow::Done,
                _ => infection(board, seat, log),
            }
        }
        ScanFor::Surgery => {
            rule!("NEM-13.8");
            rule!("NEM-17.24");
            remove_infected(board, seat, log);
            let player = board.player_mut(seat);
            let (mut hand, mut discard) = (player.hand, player.discard);
            player.deck.take_all(&mut hand);
            player.deck.take_all(&mut discard);
            (player.hand, player.discard) = (hand, discard);
            turn::pass_after(board, seat);
            Flow::Become(Wounds::light(seat, 1, Cause::Surgery).into())
        }
        ScanFor::Antidote => {
            rule!("NEM-13.9");
            rule!("NEM-25.13");
            remove_infected(board, seat, log);
            contaminate(board, seat, log);
            let player = board.player_mut(seat);
            let mut discard = player.discard;
            player.deck.take_all(&mut discard);
            player.discard = discard;
            turn::pass_after(board, seat);
            Flow::Done
        }
        ScanFor::Alcohol => Flow::Done,
        ScanFor::Eclosion => {
            rule!("NEM-13.11");
            let mut drawn = std::mem::take(&mut board.scratch.drawn);
            let held = board.player(seat).hand;
            if held.contamination.infected + drawn.contamination.infected > 0 {
                put_larva(board, seat, log);
            }
            board.player_mut(seat).discard.take_all(&mut drawn);
            Flow::Done
        }
        ScanFor::VictoryCheck => {
            rule!("NEM-20.9");
            let player = board.player(seat);
            let is_infected =
                [player.deck, player.hand, player.discard].iter().any(|pile| pile.contamination.infected > 0);
            match is_infected {
                true => Flow::Become(FinalDraw::begin(board, seat)),
                false => {
                    ending::note_survivor(board, seat, log);
                    Flow::Done
                }
            }
        }
    }
}

/// Infected cards and the larva leave the game.
fn remove_infected(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let player = board.player_mut(seat);
    let [from_deck, from_hand, from_discard] = [&mut player.deck, &mut player.hand, &mut player.discard]
        .map(|pile| std::mem::take(&mut pile.contamination.infected));
    let cards = from_deck + from_hand + from_discard;
    let had_larva = std::mem::take(&mut player.has_larva);
    rule!("NEM-13.14");
    board.contamination.removed.infected += cards;
    log.push(Heard::ContaminationRemoved { seat, cards, from_hand, from_deck }.into());
    if had_larva {
        rule!("NEM-13.15");
        log.push(Heard::LarvaRemoved { seat }.into());
    }
}

/// NEM-13.12, NEM-13.16, NEM-38.15: a character dies of its larva, and a creeper is in its room.
#[engine::frame]
pub struct LarvaDeath {
    pub seat: Seat,
}

impl Step<Nemesis> for LarvaDeath {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-13.16");
        if let Some(room) = board.room_for_noise(self.seat) {
            encounter::appear(board, Intruder::Creeper, room, log);
        }
        match first_encounter::choice(board, log) {
            Some(first) => Flow::Call { first, then: death::of(self.seat, Cause::Larva) },
            None => Flow::Become(death::of(self.seat, Cause::Larva)),
        }
    }
}
