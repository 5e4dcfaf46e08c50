//! NEM-11.4: injuries of intruders, their death, and their retreat.

use engine::{Flow, Log, Roll, Step, rule};
use nemesis_kit::Told;
use nemesis_kit::Ways;
use serde::Serialize;

use crate::{
    Frame, Nemesis,
    board::{Board, Figure, FigureId, ObjectToken},
    content::{attacks::Blood, ship::Exit},
    heard::Heard,
    rules::{bag, doors, pods},
    words::{AttackCard, Cause, CorridorNumber, Endurance, Event, Intruder, Weakness},
};

/// NEM-11.13: an intruder suffers injuries from one source; what is to be checked then, if anything.
pub fn injure(
    board: &mut Board,
    figure: FigureId,
    injuries: u8,
    by: Cause,
    log: &mut Log<'_, Nemesis>,
) -> Option<Frame> {
    hurt(board, figure, injuries, by, log);
    (injuries > 0 && board.swarm.figure(figure).is_some()).then(|| InjuryCheck { figure, first: None }.into())
}

/// An intruder suffers injuries, and the check is made later. A larva needs none.
pub fn hurt(board: &mut Board, figure: FigureId, injuries: u8, by: Cause, log: &mut Log<'_, Nemesis>) {
    let Some(it) = board.swarm.figure_mut(figure).filter(|_| injuries > 0) else { return };
    it.injuries = it.injuries.saturating_add(injuries);
    let kind = it.kind;
    log.push(Heard::Injured { figure, kind, injuries, by }.into());
    if kind == Intruder::Larva {
        rule!("NEM-11.14");
        kill(board, figure, log);
    }
}

/// NEM-11.17: an intruder dies. Says what it was.
pub fn kill(board: &mut Board, figure: FigureId, log: &mut Log<'_, Nemesis>) -> Intruder {
    rule!("NEM-11.17");
    let dead = *board.swarm.figure(figure).expect("the figure is on the board");
    board.swarm.remove(figure);
    log.push(Heard::IntruderDied { figure, kind: dead.kind, room: dead.room }.into());
    if leaves_carcass(dead.kind) {
        board.place_mut(dead.room).lay(ObjectToken::Carcass);
    }
    board.queen_is_killed |= dead.kind == Intruder::Queen;
    dead.kind
}

/// NEM-11.14, NEM-11.17: larvae leave nothing behind.
pub fn leaves_carcass(kind: Intruder) -> bool {
    kind != Intruder::Larva
}

/// NEM-11.15: what is compared to see whether an intruder dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Compared {
    pub endurance: u8,
    /// NEM-39.6: whether that is one less by a weakness.
    pub is_weakened: bool,
    pub injuries: u8,
}

/// NEM-11.15, NEM-11.16: cards are drawn to see whether an intruder dies.
#[engine::frame]
pub struct InjuryCheck {
    pub figure: FigureId,
    /// The first of two cards, once it is drawn.
    pub first: Option<AttackCard>,
}

impl Step<Nemesis> for InjuryCheck {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.attacks.renew();
        match board.attacks.draw_known() {
            Some(card) => weigh(board, self, card, log),
            None => Flow::Become(EnduranceDraw { check: self }.into()),
        }
    }
}

/// NEM-11.16: the card that waits for a second one in a rule under way, if that is what it does.
pub fn first_card(under_way: &Frame) -> Option<AttackCard> {
    if let Frame::InjuryCheck(check) = under_way {
        return check.first;
    }
    let Frame::EnduranceDraw(draw) = under_way else { return None };
    draw.check.first
}

/// The top card of the attack deck, for its blood.
#[engine::frame]
pub struct EnduranceDraw {
    pub check: InjuryCheck,
}

impl Roll<Nemesis> for EnduranceDraw {
    type Shown = AttackCard;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(AttackCard, u32)) {
        board.attacks.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: AttackCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.attacks.draw(card);
        weigh(board, self.check, card, log)
    }
}

/// NEM-11.15 to NEM-11.20: one card more; when all are there, the intruder dies, retreats or lives.
/// NEM-11.18: nothing of it is remembered. NEM-25.18: one arrow of two is enough.
fn weigh(board: &mut Board, check: InjuryCheck, card: AttackCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let InjuryCheck { figure, first } = check;
    let Some(&it) = board.swarm.figure(figure) else { return Flow::Done };
    let is_unsettled = it.kind.endurance_cards() == 2 && first.is_none();
    let mut endurance = 0;
    let mut retreats = false;
    for card in first.into_iter().chain([card]) {
        match card.print().blood {
            Blood::Endurance(number) => endurance += number,
            Blood::Retreat => retreats = true,
        }
    }
    let is_counted = !is_unsettled && !retreats;
    let is_weakened = is_counted && board.has_weakness(Weakness::SpeciesOnTheBrinkOfExtinction);
    if is_weakened {
        rule!("NEM-39.6");
        endurance -= 1;
    }
    let result = match (is_unsettled, retreats) {
        (true, _) => Endurance::Unsettled,
        (false, true) => Endurance::Retreats,
        (false, false) if endurance <= it.injuries => Endurance::Dies,
        (false, false) => Endurance::HoldsOn,
    };
    let compared = Compared { endurance, is_weakened, injuries: it.injuries };
    log.push(Heard::EnduranceShown { figure, kind: it.kind, card, compared, result }.into());
    if !is_unsettled {
        first.into_iter().chain([card]).for_each(|card| board.attacks.discard.add(card));
    }
    match result {
        Endurance::Unsettled => {
            rule!("NEM-11.16");
            return Flow::Become(InjuryCheck { figure, first: Some(card) }.into());
        }
        Endurance::Retreats => {
            rule!("NEM-11.19");
            return retreat(board, figure, log);
        }
        Endurance::Dies => {
            rule!("NEM-11.15");
            kill(board, figure, log);
        }
        Endurance::HoldsOn => (),
    }
    Flow::Done
}

/// NEM-11.21: an intruder retreats.
pub fn retreat(board: &mut Board, figure: FigureId, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    board.events.renew();
    match board.events.draw_known() {
        Some(event) => retreat_by(board, figure, event, log),
        None => Flow::Become(RetreatDraw { figure }.into()),
    }
}

/// NEM-11.21: an event card says where to.
#[engine::frame]
pub struct RetreatDraw {
    pub figure: FigureId,
}

impl Roll<Nemesis> for RetreatDraw {
    type Shown = Event;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Event, u32)) {
        board.events.odds(may_show);
    }

    fn rolled(self, board: &mut Board, event: Event, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.events.draw(event);
        retreat_by(board, self.figure, event, log)
    }
}

/// NEM-11.21, NEM-38.24: only the number counts; the card is discarded.
fn retreat_by(board: &mut Board, figure: FigureId, event: Event, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-11.21");
    board.events.discard.add(event);
    let Some(&Figure { kind, .. }) = board.swarm.figure(figure) else { return Flow::Done };
    let corridor = event.print().number;
    log.push(Heard::RetreatShown { figure, kind, card: event, corridor }.into());
    let closed = board.doors.closed();
    walk(board, figure, corridor, closed, log);
    bag::pending_returns(board).map_or(Flow::Done, Flow::Become)
}

/// NEM-4.19 to NEM-4.24, NEM-11.22 to NEM-11.25: an intruder goes through the corridor with this number.
/// NEM-11.23: an entrance swallows it. NEM-25.19: a door stops it. NEM-11.24: it keeps its injuries. NEM-4.23: nobody
/// is surprised by what walks in. NEM-4.22: `closed` are the doors that were closed when all who move together set out.
pub fn walk(board: &mut Board, figure: FigureId, number: CorridorNumber, closed: Ways, log: &mut Log<'_, Nemesis>) {
    let Some(&it) = board.swarm.figure(figure) else { return };
    match board.ship().exit(it.room, number) {
        Exit::Entrance(_) => bag::vanish(board, figure, log),
        Exit::Corridor(corridor) if closed.has(corridor) => {
            if board.is_closed(corridor) && doors::can_destroy(board, it.kind) {
                rule!("NEM-4.21");
                doors::destroy(board, corridor, log);
            }
        }
        Exit::Corridor(corridor) => {
            rule!("NEM-4.19");
            let to = board.plan().other_end(corridor, it.room);
            board.swarm.figure_mut(figure).expect("the figure is on the board").room = to;
            log.push(Told::IntruderMoved { figure, kind: it.kind, from: it.room, to }.into());
            pods::clear_section(board, to, log);
        }
    }
}
