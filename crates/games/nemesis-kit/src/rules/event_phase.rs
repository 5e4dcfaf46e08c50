//! NEM-4.16 to NEM-4.26, LOC-4.36 to LOC-4.46: what the event phase does with the intruders: they attack, they burn, and
//! an event card moves them. What the card does besides, and which step follows which, each book says for itself.

use engine::{Flow, List, Log, Roll, Seat, Step};

use crate::{
    Aboard, CardDeck, EventCardOf, Kin, MOST_FIGURES, Turned,
    printed::Symbols,
    rule_of,
    rules::{bag, eggs, injuries},
    words::{CorridorNumber, FigureId, RoomNumber},
};

/// NEM-4.16, LOC-4.36: all intruders that share a room with somebody attack.
pub fn attacks<G: Kin>(board: &mut G::Board) -> G::Frame {
    rule_of!(G, "NEM-4.16", "LOC-4.36");
    board.swarm_mut().ready(|_| true);
    EventAttacks {}.into()
}

/// NEM-4.17, LOC-4.37: all intruders that stand in fire now burn. LOC-29.102: one that comes into fire later does not.
pub fn fire_damage<G: Kin>(board: &mut G::Board) -> G::Frame {
    let fire = board.fire();
    board.swarm_mut().ready(|figure| fire.has(figure.room));
    FireDamage {}.into()
}

/// NEM-4.19, LOC-4.38, LOC-4.46: the top card of the event deck, which is renewed if it is empty.
pub fn event_card<G: Kin>(board: &mut G::Board) -> G::Frame {
    let events = board.events_mut();
    events.renew();
    match events.draw_known() {
        Some(event) => EventCard { event, moves: 0 }.into(),
        None => EventDraw {}.into(),
    }
}

/// NEM-4.16, NEM-26.10, LOC-4.36: one intruder after the other attacks. LOC-29.101: whom, and whether there is still
/// anybody, is seen then.
#[engine::frame]
pub struct EventAttacks {}

impl<G: Kin> Step<G> for EventAttacks {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        match next_attack::<G>(board, |_, _| true) {
            Some((attacker, on)) => Flow::Call { first: G::event_attack(attacker, on), then: self.into() },
            None => Flow::Done,
        }
    }
}

/// The next intruder to act that shares a room with somebody whom it `may` attack, and whom it attacks.
pub fn next_attack<G: Kin>(board: &mut G::Board, may: impl Fn(&G::Board, Seat) -> bool) -> Option<(FigureId, Seat)> {
    while let Some(attacker) = board.swarm_mut().next_to_act() {
        let room = board.swarm().figure(attacker).expect("the figure is on the board").room;
        if let Some(on) = fewest_cards_of(board, room, |seat| may(board, seat)) {
            rule_of!(G, "NEM-12.3", "LOC-12.2");
            return Some((attacker, on));
        }
    }
    None
}

/// NEM-12.3, LOC-12.2: of those in a room, whoever holds the fewest cards; of those, the first in order of play.
pub fn fewest_cards(board: &impl Aboard, room: RoomNumber) -> Option<Seat> {
    fewest_cards_of(board, room, |_| true)
}

/// The same, of those there who count.
fn fewest_cards_of(board: &impl Aboard, room: RoomNumber, counts: impl Fn(Seat) -> bool) -> Option<Seat> {
    let there = board.in_order().filter(|&seat| board.room_of(seat) == Some(room) && counts(seat));
    there.min_by_key(|&seat| board.hand_size(seat))
}

/// NEM-4.17, NEM-4.18, NEM-9.5, NEM-26.11, LOC-4.37: fire hurts intruders, and burns eggs.
#[engine::frame]
pub struct FireDamage {}

impl<G: Kin> Step<G> for FireDamage {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let damage = G::fire_damage(board);
        while let Some(figure) = board.swarm_mut().next_to_act() {
            rule_of!(G, "NEM-4.17", "LOC-4.37");
            if let Some(first) = injuries::injure(board, figure, damage, G::FIRE, log) {
                return Flow::Call { first, then: self.into() };
            }
        }
        let burning = board.fire();
        for room in burning.iter() {
            if board.loose_eggs(room) > 0 {
                rule_of!(G, "NEM-4.18", "LOC-4.37");
                eggs::destroy(board, room, damage, log);
            }
        }
        Flow::Done
    }
}

/// NEM-4.19, LOC-4.38: an event card is drawn.
#[engine::frame]
pub struct EventDraw {}

impl<G: Kin> Roll<G> for EventDraw {
    type Shown = EventCardOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(EventCardOf<G>, u32)) {
        board.events().odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, event: EventCardOf<G>, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        board.events_mut().draw(event);
        Flow::Become(EventCard { event, moves: 0 }.into())
    }
}

/// An event card: intruders move, then it has its effect, then it is put away.
#[engine::frame]
pub struct EventCard<E> {
    pub event: E,
    /// How often the intruders on it have moved.
    pub moves: u8,
}

impl<G: Kin> Step<G> for EventCard<EventCardOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let EventCard { event, moves } = self;
        if moves == 0 {
            *board.event_in_play_mut() = Some(event);
            log.push(Turned::EventDrawn { card: event }.into());
        }
        let Some((symbols, number)) = G::event_move(board, event, moves) else {
            rule_of!(G, "NEM-4.25", "LOC-4.44");
            return Flow::Call { first: G::event_effect(event), then: EventEnd { event }.into() };
        };
        intruders_move(board, symbols, number, log);
        let then = EventCard { event, moves: moves + 1 }.into();
        match bag::pending_returns(board) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}

/// NEM-4.19 to NEM-4.24, LOC-4.38 to LOC-4.43: intruders with a symbol on the card move, all at once (NEM-4.22,
/// LOC-29.100): who does, and which doors are in their way, is as it was before any of them moved.
fn intruders_move<G: Kin>(board: &mut G::Board, symbols: Symbols, number: CorridorNumber, log: &mut Log<'_, G>) {
    let closed = board.doors().closed();
    let on_the_card = board.swarm().figures.iter().filter(|figure| symbols.has(figure.kind));
    let free = on_the_card.filter(|figure| !board.has_character(figure.room));
    let moving: List<FigureId, MOST_FIGURES> = free.map(|figure| figure.id).collect();
    moving.iter().for_each(|&figure| injuries::walk(board, figure, number, closed, log));
}

/// NEM-4.26, LOC-4.46: the card is put away.
#[engine::frame]
pub struct EventEnd<E> {
    pub event: E,
}

impl<G: Kin> Step<G> for EventEnd<EventCardOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-4.26", "LOC-4.46");
        *board.event_in_play_mut() = None;
        G::put_away(board, self.event);
        log.push(Turned::EventPutAway { card: self.event }.into());
        Flow::Done
    }
}
