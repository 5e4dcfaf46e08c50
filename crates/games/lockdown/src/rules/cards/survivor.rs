//! LOC-38.20 to LOC-38.24: the cards of the Survivor.

use engine::{Flow, Log, Question, Seat, Seats, Step, Word, rule};
use nemesis_kit::crew::{common::each_way, cover::go_together};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId},
    heard::Heard,
    rules::{
        aims::Aim,
        attack::{Attacker, IntruderAttack, Occasion},
        cards::ActionCardPrint,
        combat,
        contamination::contaminate,
        drawing,
        movement::{Manner, Movement},
        rooms::caves,
        wounds,
    },
    words::{ActionCard, Cause, CombatIcon, CorridorNumber, RoomNumber, SeriousWound, YesNo},
};

/// LOC-38.20: what a desperate attack does.
const DESPERATE: u8 = 2;

pub const CARDS: [ActionCard; 5] = [
    ActionCard::DesperateAttack,
    ActionCard::Distraction,
    ActionCard::Obstinate,
    ActionCard::Repairs,
    ActionCard::Vents,
];

pub const PRINTS: [ActionCardPrint; 4] = [
    ActionCardPrint::free(ActionCard::DesperateAttack, CombatIcon::InCombat, each_intruder, attack),
    ActionCardPrint::free(ActionCard::Distraction, CombatIcon::InCombat, each_way_past, slip_past),
    ActionCardPrint::free(ActionCard::Obstinate, CombatIcon::OutOfCombat, each_defiance, defy),
    ActionCardPrint::free(ActionCard::Vents, CombatIcon::OutOfCombat, each_entrance, crawl).costing(1),
];

fn each_intruder(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
}

fn attack(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.20");
    let Aim::Figure { figure } = aim else { unreachable!("only what was offered is carried out") };
    contaminate(board, seat, log);
    let then = Retaliation { seat, figure, room }.into();
    match combat::injure(board, seat, figure, DESPERATE, Cause::DesperateAttack, log) {
        Some(first) => Flow::Call { first, then },
        None => Flow::Become(then),
    }
}

/// LOC-38.20: what was attacked attacks at once, if it is still there.
#[engine::frame]
pub struct Retaliation {
    pub seat: Seat,
    pub figure: FigureId,
    pub room: RoomNumber,
}

impl Step<Lockdown> for Retaliation {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Retaliation { seat, figure, room } = self;
        combat::is_over(board);
        match board.swarm.figure(figure) {
            Some(it) if it.room == room => {
                rule!("LOC-38.20");
                let attacker = Attacker::Figure { figure };
                Flow::Become(IntruderAttack { attacker, on: seat, occasion: Occasion::Effect }.into())
            }
            Some(_) | None => Flow::Done,
        }
    }
}

/// LOC-38.21: the Survivor, somebody else, or both, the same way; for any item.
fn each_way_past(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for giving in board.player(seat).item_cards() {
        each_way::<Lockdown>(board, room, &mut |corridor| {
            offer(Aim::Slip { mover: seat, follower: None, corridor, giving });
            for other in board.characters_in(room).filter(|&it| it != seat) {
                offer(Aim::Slip { mover: other, follower: None, corridor, giving });
                offer(Aim::Slip { mover: seat, follower: Some(other), corridor, giving });
            }
        });
    }
}

fn slip_past(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.21");
    let Aim::Slip { mover, follower, corridor, .. } = aim else { unreachable!("only what was offered is carried out") };
    match follower.or((mover != seat).then_some(mover)) {
        Some(asked) => Flow::Become(SlipConsent { seat, asked, is_alone: follower.is_none(), corridor }.into()),
        None => slip(board, mover, None, corridor, log),
    }
}

/// LOC-38.21, LOC-29.137: nobody attacks because of it. LOC-29.85: two make one noise roll.
fn slip(
    board: &mut Board,
    mover: Seat,
    follower: Option<Seat>,
    corridor: CorridorNumber,
    log: &mut Log<'_, Lockdown>,
) -> Flow<Frame> {
    rule!("LOC-29.85");
    match follower {
        Some(follower) => go_together(board, mover, follower, corridor, log),
        None => Flow::Become(Movement::through(board, mover, corridor, Manner::Covered).into()),
    }
}

/// LOC-4.82, LOC-29.85: whether somebody slips away while the Survivor distracts what is there.
#[engine::frame]
pub struct SlipConsent {
    pub seat: Seat,
    pub asked: Seat,
    /// Whether the Survivor stays behind.
    pub is_alone: bool,
    pub corridor: CorridorNumber,
}

impl Question<Lockdown> for SlipConsent {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.asked)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().copied().for_each(offer);
    }

    fn answered(self, board: &mut Board, asked: Seat, answer: YesNo, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.82");
        let SlipConsent { seat, is_alone, corridor, .. } = self;
        log.push(Heard::Consented { seat: asked, answer }.into());
        match (answer, is_alone) {
            (YesNo::Yes, true) => slip(board, asked, None, corridor, log),
            (YesNo::Yes, false) => slip(board, seat, Some(asked), corridor, log),
            (YesNo::No, true) => Flow::Done,
            (YesNo::No, false) => slip(board, seat, None, corridor, log),
        }
    }
}

/// LOC-38.22: cards for wounds, dressed or not; or a wound that is not dressed, for an item.
fn each_defiance(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let player = board.player(seat);
    if !player.serious_wounds.is_empty() && player.can_draw() {
        offer(Aim::Nothing);
    }
    for &wound in SeriousWound::ALL {
        if player.suffers_from(wound) {
            player.item_cards().for_each(|giving| offer(Aim::DressFor { wound, giving }));
        }
    }
}

fn defy(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.22");
    if let Aim::DressFor { wound, .. } = aim {
        wounds::dress(board, seat, wound, log);
        return Flow::Done;
    }
    let wounds = board.player(seat).serious_wounds.len() as u8;
    drawing::then_draw(board, seat, wounds)
}

/// LOC-38.24, LOC-29.140: the other explored rooms with an entrance.
fn each_entrance(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.complex().entrances.has(room) {
        caves::each_goal(board, room, &mut |room| offer(Aim::Room { room }));
    }
}

fn crawl(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.24");
    let Aim::Room { room } = aim else { unreachable!("only what was offered is carried out") };
    caves::crawl(board, seat, room, log)
}
