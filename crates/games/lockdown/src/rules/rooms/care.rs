//! LOC-19.16, LOC-19.30, LOC-19.38: the Emergency Room, the Decon Room, and Surgery.

use engine::{Flow, Log, Seat, Step, Word, rule};

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::RoomAim,
        contamination::{self, ScanFor},
        passing,
        rooms::offer_if,
        wounds,
    },
    words::SeriousWound,
};

/// LOC-19.16: what the Emergency Room can do for whoever uses it.
pub fn each_treatment(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    let player = board.player(seat);
    offer_if(player.has_undressed(), RoomAim::DressAll, offer);
    for &wound in SeriousWound::ALL {
        let can_heal = player.serious_wounds.iter().any(|it| it.wound == wound && it.is_dressed);
        offer_if(can_heal, RoomAim::HealSerious { wound }, offer);
    }
    offer_if(player.light_wounds.count() > 0, RoomAim::HealLight, offer);
}

/// LOC-19.16: all own wounds dressed, a dressed one healed, or all light ones healed.
pub fn treat(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.16");
    match aim {
        RoomAim::HealSerious { wound } => wounds::heal(board, seat, wound, log),
        RoomAim::HealLight => wounds::heal_all_light(board, seat, log),
        _ => {
            let open = board.player(seat).serious_wounds;
            for wound in open.iter().filter(|wound| !wound.is_dressed) {
                wounds::dress(board, seat, wound.wound, log);
            }
        }
    }
    Flow::Done
}

/// LOC-19.17, LOC-19.30: all that applies is done, and nothing can be left out.
pub fn decontaminate(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.30");
    contamination::scan(board, seat, ScanFor::Decontamination, log)
}

/// LOC-19.38: all own contamination is scanned first.
pub fn operate(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.38");
    contamination::scan(board, seat, ScanFor::Surgery, log)
}

/// LOC-19.38, LOC-13.13: whoever has survived the wound of it shuffles all cards into the deck, and has passed.
#[engine::frame]
pub struct Recovery {
    pub seat: Seat,
}

impl Step<Lockdown> for Recovery {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let seat = self.seat;
        if !board.player(seat).is_active() {
            return Flow::Done;
        }
        rule!("LOC-13.13");
        let player = board.player_mut(seat);
        let (mut hand, mut discard) = (player.hand, player.discard);
        player.deck.take_all(&mut hand);
        player.deck.take_all(&mut discard);
        (player.hand, player.discard) = (hand, discard);
        passing::pass(board, seat, log).map_or(Flow::Done, Flow::Become)
    }
}
