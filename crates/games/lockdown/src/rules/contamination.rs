//! LOC-13: scanning, and what comes of it. Larvae and infection are as in both books.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Seat, Step, Word, rule};
use nemesis_kit::Contaminations;
pub use nemesis_kit::rules::contamination::{contaminate, infection, larva, put_larva};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Card, Cards, Player},
    heard::Heard,
    rules::{death, encounter, ending, first_encounter, knowledge, markers, rooms::care::Recovery, wounds::Wounds},
    words::{Cause, Contamination, Intruder, RoomNumber},
};

/// LOC-13.4: why cards are scanned, and so which, and what follows.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScanFor {
    /// LOC-13.5: those in hand; clean ones are removed.
    #[default]
    Rest,
    /// LOC-13.16: the same, and something is learned.
    RushedAnalysis,
    /// LOC-13.17: the same.
    Antiseptic,
    /// LOC-13.18: those in hand, and nothing comes of it.
    Analysis,
    /// LOC-13.19: those that were just drawn, on their way into the hand.
    Pills,
    /// LOC-13.6: those in hand; infected ones are removed, the larva and the slime too.
    Decontamination,
    /// LOC-13.7: all of them; infected ones are removed, the larva too.
    Surgery,
    /// LOC-13.8: the same, without the wound.
    Neutralizer,
    /// LOC-43.19: the card that has just been taken, by whoever carries a larva.
    ShellCard,
    /// LOC-43.19: those that were just drawn.
    ShellDraw,
    /// LOC-51.15: those in hand and those that were just drawn.
    Eclosion,
    /// LOC-23.11: all of them, at the very end.
    VictoryCheck,
}

/// LOC-13.4: a contamination card is scanned, and so on until all are.
#[engine::frame]
pub struct Scan {
    pub seat: Seat,
    pub purpose: ScanFor,
}

/// Scans what the purpose asks for; if nothing is left to be scanned, what follows. LOC-28.24: what that is, the purpose
/// says.
pub fn scan(board: &mut Board, seat: Seat, purpose: ScanFor, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
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
        ScanFor::Rest
        | ScanFor::RushedAnalysis
        | ScanFor::Antiseptic
        | ScanFor::Analysis
        | ScanFor::Decontamination => [Some(hand), None, None],
        ScanFor::Pills | ScanFor::ShellCard | ScanFor::ShellDraw => {
            [Some(&mut scratch.drawn.contamination), None, None]
        }
        ScanFor::Eclosion => [Some(hand), Some(&mut scratch.drawn.contamination), None],
        ScanFor::Surgery | ScanFor::Neutralizer | ScanFor::VictoryCheck => [Some(deck), Some(hand), Some(discard)],
    };
    piles.into_iter().flatten().find(|pile| pile.unscanned > 0)
}

impl Roll<Lockdown> for Scan {
    type Shown = Contamination;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contamination, u32)) {
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

    fn rolled(self, board: &mut Board, result: Contamination, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-13.4");
        let Scan { seat, purpose } = self;
        match result {
            Contamination::Clean => board.contamination.clean -= 1,
            Contamination::Infected => board.contamination.infected -= 1,
        }
        let pile = unscanned_pile(board, seat, purpose).expect("a card is being scanned");
        match result {
            Contamination::Clean => pile.note_clean(),
            Contamination::Infected => pile.note_infected(),
        }
        log.push(Heard::scanned(seat, result));
        scan(board, seat, purpose, log)
    }
}

/// What follows when all is scanned.
fn finish(board: &mut Board, seat: Seat, purpose: ScanFor, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match purpose {
        ScanFor::Rest => {
            rule!("LOC-13.5");
            remove_clean(board, seat, log);
            infection_in_hand(board, seat, log)
        }
        ScanFor::RushedAnalysis => {
            rule!("LOC-13.16");
            if remove_clean(board, seat, log) > 0 {
                knowledge::gain(board, seat, 1, log);
            }
            infection_in_hand(board, seat, log)
        }
        ScanFor::Antiseptic => {
            rule!("LOC-13.17");
            remove_clean(board, seat, log);
            infection_in_hand(board, seat, log)
        }
        ScanFor::Analysis => {
            rule!("LOC-13.18");
            log.push(Heard::Examined { seat }.into());
            Flow::Done
        }
        ScanFor::Pills => {
            rule!("LOC-13.19");
            let mut drawn = std::mem::take(&mut board.scratch.drawn);
            let infected = drawn.contamination.infected;
            board.player_mut(seat).hand.take_all(&mut drawn);
            match infected {
                0 => Flow::Done,
                _ => infection(board, seat, log),
            }
        }
        ScanFor::Decontamination => {
            // LOC-29.16: it never brings a larva, and never kills.
            rule!("LOC-13.6");
            remove_infected(board, seat, ScanFor::Decontamination, log);
            remove_larva(board, seat, log);
            markers::wash(board, seat, log);
            Flow::Done
        }
        ScanFor::Surgery => {
            rule!("LOC-13.7");
            remove_infected(board, seat, ScanFor::Surgery, log);
            remove_larva(board, seat, log);
            Flow::Call { first: Wounds::light(seat, 1, Cause::Surgery).into(), then: Recovery { seat }.into() }
        }
        // LOC-29.40: no new card.
        ScanFor::Neutralizer => {
            rule!("LOC-13.8");
            remove_infected(board, seat, ScanFor::Neutralizer, log);
            remove_larva(board, seat, log);
            Flow::Become(Recovery { seat }.into())
        }
        ScanFor::ShellCard => {
            rule!("LOC-13.9");
            match lay_drawn_off(board, seat) {
                0 => Flow::Done,
                _ => Flow::Become(LarvaDeath { seat }.into()),
            }
        }
        ScanFor::ShellDraw => {
            rule!("LOC-13.12");
            if lay_drawn_off(board, seat) > 0 {
                put_larva(board, seat, log);
            }
            Flow::Done
        }
        ScanFor::Eclosion => {
            rule!("LOC-51.15");
            log.push(Heard::Examined { seat }.into());
            if lay_drawn_off(board, seat) + board.player(seat).hand.contamination.infected > 0 {
                put_larva(board, seat, log);
            }
            Flow::Done
        }
        ScanFor::VictoryCheck => {
            rule!("LOC-23.11");
            let player = board.player(seat);
            let is_infected =
                [player.deck, player.hand, player.discard].iter().any(|pile| pile.contamination.infected > 0);
            match is_infected {
                true => Flow::Become(FinalDraw::begin(board, seat)),
                false => {
                    ending::note_survivor(seat, log);
                    Flow::Done
                }
            }
        }
    }
}

/// The cards that were drawn go to the discard pile. Says how many of them are infected.
fn lay_drawn_off(board: &mut Board, seat: Seat) -> u8 {
    let mut drawn = std::mem::take(&mut board.scratch.drawn);
    let infected = drawn.contamination.infected;
    board.player_mut(seat).discard.take_all(&mut drawn);
    infected
}

/// LOC-13.5, LOC-13.14: the clean cards of the hand go under the contamination deck. Says how many there were.
pub fn remove_clean(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> u8 {
    let cards = std::mem::take(&mut board.player_mut(seat).hand.contamination.clean);
    if cards > 0 {
        rule!("LOC-13.14");
        board.contamination.removed.clean += cards;
    }
    // That there was none is told as well: whether anything was scanned shows what was in the hand.
    log.push(Heard::ContaminationRemoved { seat, cards, from_hand: cards, from_deck: 0 }.into());
    cards
}

/// LOC-13.10, LOC-13.12: the infection procedure, if what was scanned in hand is infected, and once only.
pub fn infection_in_hand(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    match board.player(seat).hand.contamination.infected {
        0 => Flow::Done,
        _ => infection(board, seat, log),
    }
}

/// LOC-13.14, LOC-47.2: infected cards go under the contamination deck: those of the hand, in Surgery and with the Neutralizer all.
fn remove_infected(board: &mut Board, seat: Seat, purpose: ScanFor, log: &mut Log<'_, Lockdown>) {
    let player = board.player_mut(seat);
    let mut take = |from: fn(&mut Player) -> &mut Cards| std::mem::take(&mut from(player).contamination.infected);
    let from_hand = take(|player| &mut player.hand);
    let (from_deck, from_discard) = match purpose {
        ScanFor::Surgery | ScanFor::Neutralizer => {
            (take(|player| &mut player.deck), take(|player| &mut player.discard))
        }
        ScanFor::Rest
        | ScanFor::RushedAnalysis
        | ScanFor::Antiseptic
        | ScanFor::Analysis
        | ScanFor::Pills
        | ScanFor::Decontamination
        | ScanFor::ShellCard
        | ScanFor::ShellDraw
        | ScanFor::Eclosion
        | ScanFor::VictoryCheck => (0, 0),
    };
    let cards = from_hand + from_deck + from_discard;
    if cards > 0 {
        rule!("LOC-13.14");
        board.contamination.removed.infected += cards;
        log.push(Heard::ContaminationRemoved { seat, cards, from_hand, from_deck }.into());
    }
}

/// LOC-13.21: a larva leaves a character's board.
pub fn remove_larva(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    if std::mem::take(&mut board.player_mut(seat).has_larva) {
        rule!("LOC-13.21");
        log.push(Heard::LarvaRemoved { seat }.into());
    }
}

/// LOC-12.12, LOC-29.74: somebody is infested, which counts as an intruder appearing. What has to be decided then.
pub fn infest(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    rule!("LOC-12.12");
    nemesis_kit::rules::contamination::infest(board, seat, log);
    first_encounter::choice(board, log)
}

/// LOC-13.11, LOC-29.114: a character dies of its larva; then a creeper is in its room.
#[engine::frame]
pub struct LarvaDeath {
    pub seat: Seat,
}

impl Step<Lockdown> for LarvaDeath {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-13.11");
        let first = death::of(self.seat, Cause::Larva);
        match board.player(self.seat).room() {
            Some(room) => Flow::Call { first, then: Emergence { room }.into() },
            None => Flow::Become(first),
        }
    }
}

/// LOC-13.15: a creeper appears, which is no encounter.
#[engine::frame]
pub struct Emergence {
    pub room: RoomNumber,
}

impl Step<Lockdown> for Emergence {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-13.15");
        encounter::appear(board, Intruder::Creeper, self.room, log);
        first_encounter::choice(board, log).map_or(Flow::Done, Flow::Become)
    }
}

/// LOC-23.11: all own cards are shuffled together, and four are drawn.
#[engine::frame]
pub struct FinalDraw {
    pub seat: Seat,
    pub left: u8,
}

impl FinalDraw {
    pub fn begin(board: &mut Board, seat: Seat) -> Frame {
        let player = board.player_mut(seat);
        let (mut hand, mut discard) = (player.hand, player.discard);
        player.deck.take_all(&mut hand);
        player.deck.take_all(&mut discard);
        (player.hand, player.discard) = (hand, discard);
        FinalDraw { seat, left: 4 }.into()
    }
}

impl Roll<Lockdown> for FinalDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let FinalDraw { seat, left } = self;
        let player = board.player_mut(seat);
        player.deck.take(card);
        player.discard.add(card);
        log.push(Heard::card_turned_up(seat, card));
        if left > 1 && !player.deck.is_empty() {
            return Flow::Become(FinalDraw { seat, left: left - 1 }.into());
        }
        rule!("LOC-23.11");
        match player.discard.contamination.is_empty() {
            true => ending::note_survivor(seat, log),
            false => death::die(board, seat, Cause::Infection, log),
        }
        Flow::Done
    }
}
