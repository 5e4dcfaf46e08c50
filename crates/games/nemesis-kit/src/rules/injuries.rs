//! NEM-11.13 to NEM-11.26, LOC-11.30 to LOC-11.40: injuries of intruders, their death, and their retreat.

use engine::{Flow, Log, Roll, Step};

use crate::{
    Aboard, AttackCardOf, CardDeck, CauseOf, Compared, EventCardOf, Figure, Harm, Kin, Told, Turned, Ways, rule_of,
    rules::{bag, doors},
    words::{Blood, CorridorNumber, Endurance, FigureId, Intruder},
};

/// An intruder suffers injuries from one source; what is to be checked then, if anything.
pub fn injure<G: Kin>(
    board: &mut G::Board,
    figure: FigureId,
    injuries: u8,
    by: CauseOf<G>,
    log: &mut Log<'_, G>,
) -> Option<G::Frame> {
    hurt(board, figure, injuries, by, log);
    (injuries > 0 && board.swarm().figure(figure).is_some()).then(|| {
        rule_of!(G, "NEM-11.13", "LOC-11.30");
        InjuryCheck { figure, first: None }.into()
    })
}

/// An intruder suffers injuries, and the check is made later. A larva needs none.
pub fn hurt<G: Kin>(board: &mut G::Board, figure: FigureId, injuries: u8, by: CauseOf<G>, log: &mut Log<'_, G>) {
    let Some(it) = board.swarm_mut().figure_mut(figure).filter(|_| injuries > 0) else { return };
    it.injuries = it.injuries.saturating_add(injuries);
    let kind = it.kind;
    log.push(Harm::Injured { figure, kind, injuries, by }.into());
    if kind == Intruder::Larva {
        rule_of!(G, "NEM-11.14", "LOC-11.31");
        kill(board, figure, log);
    }
}

/// NEM-11.17, LOC-11.34: an intruder dies. Says what it was.
pub fn kill<G: Kin>(board: &mut G::Board, figure: FigureId, log: &mut Log<'_, G>) -> Intruder {
    rule_of!(G, "NEM-11.17", "LOC-11.34");
    let dead = *board.swarm().figure(figure).expect("the figure is on the board");
    board.swarm_mut().remove(figure);
    log.push(Told::IntruderDied { figure, kind: dead.kind, room: dead.room }.into());
    if leaves_carcass(dead.kind) {
        board.lay_carcass(dead.room);
    }
    G::intruder_died(board, dead.kind);
    dead.kind
}

/// NEM-11.14, NEM-11.17, LOC-11.31, LOC-11.34: larvae leave nothing behind.
pub fn leaves_carcass(kind: Intruder) -> bool {
    kind != Intruder::Larva
}

/// NEM-11.15, NEM-11.16, LOC-11.32, LOC-11.33: cards are drawn to see whether an intruder dies.
#[engine::frame]
pub struct InjuryCheck<A> {
    pub figure: FigureId,
    /// The first of two cards, once it is drawn.
    pub first: Option<A>,
}

impl<G: Kin> Step<G> for InjuryCheck<AttackCardOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let attacks = board.attacks_mut();
        attacks.renew();
        match attacks.draw_known() {
            Some(card) => weigh(board, self, card, log),
            None => Flow::Become(EnduranceDraw { check: self }.into()),
        }
    }
}

/// The top card of the attack deck, for its blood.
#[engine::frame]
pub struct EnduranceDraw<A> {
    pub check: InjuryCheck<A>,
}

impl<G: Kin> Roll<G> for EnduranceDraw<AttackCardOf<G>> {
    type Shown = AttackCardOf<G>;

    #[inline]
    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(AttackCardOf<G>, u32)) {
        board.attacks().odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, card: AttackCardOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        board.attacks_mut().draw(card);
        weigh(board, self.check, card, log)
    }
}

/// NEM-11.15 to NEM-11.19, LOC-11.32 to LOC-11.36: one card more; when all are there, the intruder dies, retreats or
/// lives. NEM-11.18, LOC-11.35: nothing of it is remembered. NEM-25.18: one arrow of two is enough.
fn weigh<G: Kin>(
    board: &mut G::Board,
    check: InjuryCheck<AttackCardOf<G>>,
    card: AttackCardOf<G>,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let InjuryCheck { figure, first } = check;
    let Some(&it) = board.swarm().figure(figure) else { return Flow::Done };
    let is_unsettled = it.kind.endurance_cards() == 2 && first.is_none();
    let mut printed = 0;
    let mut retreats = false;
    for card in first.into_iter().chain([card]) {
        match G::blood(card) {
            Blood::Endurance(number) => printed += number,
            Blood::Retreat => retreats = true,
        }
    }
    let is_counted = !is_unsettled && !retreats;
    let endurance = if is_counted { G::endurance(board, figure, printed) } else { printed };
    let result = match (is_unsettled, retreats) {
        (true, _) => Endurance::Unsettled,
        (false, true) => Endurance::Retreats,
        (false, false) if endurance <= it.injuries => Endurance::Dies,
        (false, false) => Endurance::HoldsOn,
    };
    let compared = Compared { endurance, is_weakened: endurance < printed, injuries: it.injuries };
    log.push(Turned::EnduranceShown { figure, kind: it.kind, card, compared, result }.into());
    if !is_unsettled {
        rule_of!(G, "NEM-11.20", "LOC-11.35");
        first.into_iter().chain([card]).for_each(|card| board.attacks_mut().discard(card));
    }
    match result {
        Endurance::Unsettled => {
            rule_of!(G, "NEM-11.16", "LOC-11.33");
            Flow::Become(InjuryCheck { figure, first: Some(card) }.into())
        }
        Endurance::Retreats => {
            rule_of!(G, "NEM-11.19", "LOC-11.36");
            retreat(board, figure, log)
        }
        Endurance::Dies => {
            rule_of!(G, "NEM-11.15", "LOC-11.32");
            kill(board, figure, log);
            Flow::Done
        }
        Endurance::HoldsOn => G::intruder_held_on(board, figure, log),
    }
}

/// NEM-11.21, LOC-11.37: an intruder retreats.
pub fn retreat<G: Kin>(board: &mut G::Board, figure: FigureId, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    let events = board.events_mut();
    events.renew();
    match events.draw_known() {
        Some(event) => retreat_by(board, figure, event, log),
        None => Flow::Become(RetreatDraw { figure }.into()),
    }
}

/// NEM-11.21, LOC-11.37: an event card says where to.
#[engine::frame]
pub struct RetreatDraw {
    pub figure: FigureId,
}

impl<G: Kin> Roll<G> for RetreatDraw {
    type Shown = EventCardOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(EventCardOf<G>, u32)) {
        board.events().odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, event: EventCardOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        board.events_mut().draw(event);
        retreat_by(board, self.figure, event, log)
    }
}

/// NEM-11.21, NEM-38.24, LOC-11.37: only the number counts; the card is discarded.
fn retreat_by<G: Kin>(
    board: &mut G::Board,
    figure: FigureId,
    event: EventCardOf<G>,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-11.21", "LOC-11.37");
    board.events_mut().discard(event);
    let Some(&Figure { kind, .. }) = board.swarm().figure(figure) else { return Flow::Done };
    let corridor = G::retreats_by(board, event);
    log.push(Turned::RetreatShown { figure, kind, card: event, corridor }.into());
    let closed = board.doors().closed();
    walk(board, figure, corridor, closed, log);
    bag::pending_returns(board).map_or(Flow::Done, Flow::Become)
}

/// An intruder goes through the corridor with this number, at an event or in retreat; `closed` are the doors that were
/// closed when all who move together set out. NEM-4.20, NEM-11.23, LOC-4.40: an entrance swallows it. NEM-11.22, NEM-25.19,
/// LOC-11.39: a door stops whoever retreats, too. NEM-11.24, LOC-11.38: it keeps its injuries. NEM-4.23, NEM-11.25,
/// LOC-4.42, LOC-11.40, LOC-28.4: nobody is surprised by what walks in. NEM-4.24, LOC-4.43, LOC-6.32: an unexplored room
/// stays so. LOC-28.17: whoever is stopped is still in combat.
pub fn walk<G: Kin>(
    board: &mut G::Board,
    figure: FigureId,
    number: CorridorNumber,
    closed: Ways,
    log: &mut Log<'_, G>,
) {
    let Some(&it) = board.swarm().figure(figure) else { return };
    let Some(corridor) = board.plan().corridor(it.room, number) else {
        bag::vanish(board, figure, log);
        return;
    };
    if closed.has(corridor) {
        if !board.doors().closed().has(corridor) {
            rule_of!(G, "NEM-4.22", "LOC-4.41");
        } else if G::breaks_doors(board, it.kind) {
            rule_of!(G, "NEM-4.21", "LOC-4.41");
            doors::destroy(board, corridor, log);
        }
        return;
    }
    rule_of!(G, "NEM-4.19", "LOC-4.38");
    let to = board.plan().other_end(corridor, it.room);
    board.swarm_mut().figure_mut(figure).expect("the figure is on the board").room = to;
    log.push(Told::IntruderMoved { figure, kind: it.kind, from: it.room, to }.into());
    G::intruder_came(board, to, log);
}
