//! LOC-15: knowledge, research, and weaknesses.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Word, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, ObjectToken},
    content::tracks,
    heard::Heard,
    words::{Object, Weakness, YesNo},
};

/// LOC-15.3: what research brings.
const RESEARCH: u8 = 3;

/// LOC-15.1, LOC-15.8: a character learns something. What goes beyond the end of the track is lost.
pub fn gain(board: &mut Board, seat: Seat, n: u8, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-15.1");
    let player = board.player_mut(seat);
    player.knowledge = (player.knowledge + n).min(tracks::KNOWLEDGE);
    let knowledge = player.knowledge;
    log.push(Heard::KnowledgeGained { seat, knowledge }.into());
}

/// LOC-15.6, LOC-15.10: the knowledge token is turned to its active side, once.
pub fn activate(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-15.6");
    board.player_mut(seat).is_knowledge_active = true;
    log.push(Heard::KnowledgeActivated { seat }.into());
}

/// LOC-6.9, LOC-19.20: whoever explores the nest learns of it; nobody does a second time.
pub fn explore_nest(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    if !std::mem::replace(&mut board.is_nest_explored, true) {
        rule!("LOC-19.20");
        rule!("LOC-15.5");
        gain(board, seat, 1, log);
    }
}

/// LOC-15.23, LOC-19.15, LOC-29.160: an object is researched: one's own, one on the floor, or that of somebody who
/// agrees (LOC-19.27).
pub fn research(
    board: &mut Board,
    seat: Seat,
    object: ObjectToken,
    from: Option<Seat>,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    match from {
        Some(owner) if owner != seat => Flow::Become(ResearchConsent { seat, object, owner }.into()),
        Some(_) | None => use_up(board, seat, object, from, log),
    }
}

/// The objects of a room that may be researched, each with whose it is.
pub fn each_object(board: &Board, room: crate::words::RoomNumber, offer: &mut impl FnMut(ObjectToken, Option<Seat>)) {
    board.place(room).objects().for_each(|object| offer(object, None));
    for seat in board.characters_in(room) {
        board.player(seat).hands.object_kinds().for_each(|object| offer(object, Some(seat)));
    }
}

/// LOC-4.82, LOC-19.27: somebody else's object is to be used up.
#[engine::frame]
pub struct ResearchConsent {
    pub seat: Seat,
    pub object: ObjectToken,
    pub owner: Seat,
}

impl Question<Lockdown> for ResearchConsent {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.owner)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, owner: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-19.27");
        log.push(Heard::Consented { seat: owner, answer }.into());
        match answer {
            YesNo::Yes => use_up(board, self.seat, self.object, Some(owner), log),
            YesNo::No => Flow::Done,
        }
    }
}

/// LOC-15.23 to LOC-15.26: the object is used up, whether a weakness is revealed or not. LOC-15.27: any number of them may be.
fn use_up(
    board: &mut Board,
    seat: Seat,
    object: ObjectToken,
    from: Option<Seat>,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    match from {
        Some(owner) => board.player_mut(owner).hands.drop_object(object),
        None => {
            let room = board.player(seat).room().expect("whoever researches stands in a room");
            board.place_mut(room).take(object);
        }
    }
    let slot = board.laboratory.next_hidden().filter(|_| !board.laboratory.was_revealed_by(object.object()));
    log.push(Heard::ObjectResearched { seat, object, reveals: slot.is_some() }.into());
    rule!("LOC-15.23");
    rule!("LOC-15.3");
    gain(board, seat, RESEARCH, log);
    let Some(slot) = slot else {
        rule!("LOC-15.25");
        board.use_up(object);
        return Flow::Done;
    };
    lay_on_slot(board, slot, object.object());
    Flow::Become(WeaknessReveal { slot: slot as u8 + 1 }.into())
}

/// LOC-29.30: the first object slot is that of the second weakness.
fn lay_on_slot(board: &mut Board, slot: usize, object: Object) {
    board.laboratory.objects[slot] = Some(object);
}

/// LOC-15.23: a weakness is revealed, which nobody has seen.
#[engine::frame]
pub struct WeaknessReveal {
    // Which of the three, from 1: it is said to people.
    pub slot: u8,
}

impl Roll<Lockdown> for WeaknessReveal {
    type Shown = Weakness;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Weakness, u32)) {
        let is_hidden = |weakness: &&Weakness| !board.laboratory.weaknesses.contains(&Some(**weakness));
        board.setup.intruders.weaknesses().iter().filter(is_hidden).for_each(|&weakness| may_show(weakness, 1));
    }

    fn rolled(self, board: &mut Board, weakness: Weakness, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-15.24");
        board.laboratory.weaknesses[usize::from(self.slot) - 1] = Some(weakness);
        log.push(Heard::WeaknessRevealed { slot: self.slot, weakness }.into());
        Flow::Done
    }
}
