//! NEM-38: what the event cards do.

use std::mem;

use engine::{Flow, Log, Roll, Seat, Step, Word, rule};
use nemesis_kit::rules::base_events;
pub use nemesis_kit::rules::base_events::hunt;

use crate::{
    Frame, Nemesis,
    board::{Board, Card, Rooms},
    content::ship::Exit,
    heard::Heard,
    rules::{
        bag, cards,
        contamination::{self, LarvaDeath, ScanFor},
        doors,
        encounter::Encounter,
        first_encounter, markers,
        noise::{self, NoiseRoll},
        pods, self_destruct,
    },
    words::{Event, Intruder, Network, Object, Room, RoomColour, RoomNumber},
};

/// NEM-4.25, E4b: the effect of an event card. `nth` counts those to whom it happens one after
/// the other.
#[engine::frame]
pub struct EventEffect {
    pub event: Event,
    pub nth: u8,
}

impl Step<Nemesis> for EventEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let before = *board;
        let flow = self.take_effect(board, log);
        if matches!(flow, Flow::Done) && self.nth == 0 && *board == before {
            log.push(Heard::EventHadNoEffect { card: self.event }.into());
        }
        flow
    }
}

impl EventEffect {
    fn take_effect(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let lost = match self.event {
            Event::Regeneration => {
                base_events::regenerate(board, log);
                None
            }
            Event::EggProtection => return egg_protection(board, self),
            Event::HuntTwo | Event::HuntThree => {
                hunt(board, log);
                None
            }
            Event::FlammableCompounds => flammable_compounds(board, log),
            Event::BulkheadsOpen => {
                rule!("NEM-38.7");
                bulkheads_open(board, log);
                None
            }
            // NEM-25.2
            Event::Malfunction => {
                rule!("NEM-38.8");
                let can = |room: &RoomNumber| markers::may_malfunction(board, *room) && !board.malfunction.has(*room);
                let lowest = board.explored.iter().find(can);
                lowest.and_then(|room| markers::put_malfunction(board, room, log))
            }
            Event::Hatching => return hatching(board, log),
            Event::NoiseInTechnicalCorridors => return noise_in_technical_corridors(board, log),
            Event::DamagingFire => {
                rule!("NEM-38.11");
                let (burning, next) = (board.fire, markers::next_to_fire(board));
                markers::put_in_all(board, burning, markers::put_malfunction, log)
                    .or_else(|| markers::put_in_all(board, next, markers::put_fire, log))
            }
            Event::Damage => {
                rule!("NEM-38.12");
                let damages = |kind| matches!(kind, Intruder::Adult | Intruder::Breeder | Intruder::Queen);
                let rooms = board.swarm.figures.iter().filter(|it| damages(it.kind)).map(|it| it.room).collect();
                markers::put_in_all(board, rooms, markers::put_malfunction, log)
            }
            Event::ScentOfPrey => {
                rule!("NEM-38.13");
                let slimed: Rooms = board
                    .seats()
                    .filter(|&seat| board.player(seat).has_slime)
                    .filter_map(|seat| board.player(seat).room())
                    .collect();
                slimed.iter().for_each(|room| fill(board, room, log));
                None
            }
            Event::Lurking => return lurking(board, log),
            Event::Eclosion => return Flow::Become(EclosionDeaths {}.into()),
            Event::Nest => {
                rule!("NEM-38.17");
                if let Some(nest) = board.place_of(Room::Nest) {
                    fill(board, nest, log);
                }
                None
            }
            Event::ConsumingFire => {
                rule!("NEM-38.18");
                let (burning, next) = (board.fire, markers::next_to_fire(board));
                for room in burning.iter() {
                    if mem::take(&mut board.place_mut(room).items) > 0 {
                        log.push(Heard::ItemsBurnt { room }.into());
                    }
                }
                markers::put_in_all(board, next, markers::put_fire, log)
            }
            // NEM-25.1: sleepers or not.
            Event::CoolantLeak => {
                rule!("NEM-38.19");
                let generator = board.place_of(Room::Generator);
                if generator.is_some_and(|room| board.malfunction.has(room)) {
                    self_destruct::start(board, log);
                }
                None
            }
            Event::LifeSupportFailure => {
                rule!("NEM-38.20");
                let green = board.explored_of(RoomColour::Green);
                markers::put_in_all(board, green, markers::put_malfunction, log)
            }
            Event::EvacuationPodEjection => {
                rule!("NEM-38.21");
                let lowest = board.pods_aboard().next();
                return lowest.map_or(Flow::Done, |pod| pods::launch(board, pod, log));
            }
            Event::ShortCircuit => {
                rule!("NEM-38.22");
                let has_computer = |room: &RoomNumber| board.room(*room).is_some_and(|it| it.print().has_computer);
                let rooms = board.explored_of(RoomColour::Yellow).iter().filter(has_computer).collect();
                markers::put_in_all(board, rooms, markers::put_malfunction, log)
            }
        };
        lost.unwrap_or(Flow::Done)
    }
}

fn fill(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
    if !board.plan().ways_of(room).without(board.noise).is_empty() {
        noise::noise_all_around(board, room, log);
    }
}

/// NEM-38.4: whoever is in the nest or carries an egg has an encounter, one after the other.
fn egg_protection(board: &mut Board, effect: EventEffect) -> Flow<Frame> {
    rule!("NEM-38.4");
    let nest = board.place_of(Room::Nest);
    let is_thief = |seat: Seat| {
        let player = board.player(seat);
        let is_in_nest = nest.is_some() && player.room() == nest;
        player.is_active() && (is_in_nest || player.hands.has(Object::Egg))
    };
    match board.in_order().enumerate().skip(effect.nth.into()).find(|&(_, seat)| is_thief(seat)) {
        Some((at, seat)) => {
            let then = EventEffect { nth: at as u8 + 1, ..effect }.into();
            Flow::Call { first: Encounter { seat }.into(), then }
        }
        None => Flow::Done,
    }
}

/// NEM-38.6: fire in the hibernatorium, or around it.
fn flammable_compounds(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    rule!("NEM-38.6");
    let room = board.place_of(Room::Hibernatorium)?;
    let rooms = if board.fire.has(room) { board.reachable(room) } else { Rooms::one(room) };
    markers::put_in_all(board, rooms, markers::put_fire, log)
}

/// NEM-38.7: all closed doors open.
fn bulkheads_open(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    for corridor in board.doors.closed().iter() {
        doors::open(board, corridor, log);
    }
}

/// NEM-38.9, NEM-25.3, NEM-26.70: an egg hatches; whoever stands in the nest with no action card is infested.
fn hatching(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-38.9");
    if board.nest.hatch() {
        log.push(Heard::EggHatched {}.into());
    }
    let nest = board.place_of(Room::Nest);
    let mut is_anybody_infested = false;
    for seat in board.in_order() {
        let player = board.player(seat);
        if nest.is_some() && player.room() == nest && player.hand.n_actions() == 0 {
            contamination::infest(board, seat, log);
            is_anybody_infested = true;
        }
    }
    if !is_anybody_infested {
        bag::join(board, Intruder::Larva, log);
        return Flow::Done;
    }
    first_encounter::choice(board, log).map_or(Flow::Done, Flow::Become)
}

/// NEM-38.10, NEM-26.82: noise in each network, or noise rolls at its entrances.
fn noise_in_technical_corridors(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-38.10");
    let mut loud = Rooms::NONE;
    for &network in Network::ALL {
        let entrances = board.ship().entrances(network);
        if board.noise.has(Exit::Entrance(network).way()) {
            loud = loud.or(entrances);
        } else if !entrances.is_empty() {
            board.noise.insert(Exit::Entrance(network).way());
            log.push(Heard::TechnicalNoise { network }.into());
        }
    }
    TechnicalNoise { rooms: loud.0, nth: 0 }.go_on(board, log)
}

/// NEM-38.10: whoever stands at an entrance makes a noise roll, but not in combat (NEM-26.55).
#[engine::frame]
pub struct TechnicalNoise {
    /// The rooms with an entrance, as a set.
    pub rooms: u32,
    pub nth: u8,
}

impl Step<Nemesis> for TechnicalNoise {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let rolls = |seat: Seat| {
            let room = board.room_for_noise(seat);
            room.is_some_and(|room| Rooms(self.rooms).has(room)) && !board.is_fighting(seat)
        };
        match board.in_order().enumerate().skip(self.nth.into()).find(|&(_, seat)| rolls(seat)) {
            Some((at, seat)) => {
                let then = TechnicalNoise { nth: at as u8 + 1, ..self }.into();
                Flow::Call { first: NoiseRoll { seat }.into(), then }
            }
            None => Flow::Done,
        }
    }
}

/// NEM-38.14: all intruders that are not in combat leave the board.
fn lurking(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-38.14");
    let before = *board;
    for figure in before.swarm.figures.iter().filter(|figure| !before.is_in_combat(figure)) {
        bag::vanish(board, figure.id, log);
    }
    bag::pending_returns(board).map_or(Flow::Done, Flow::Become)
}

/// NEM-38.15: whoever carries a larva dies, one after the other; then everybody else is examined.
#[engine::frame]
pub struct EclosionDeaths {}

impl Step<Nemesis> for EclosionDeaths {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-38.15");
        let carrier = board.by_number().find(|&seat| board.player(seat).is_active() && board.player(seat).has_larva);
        match carrier {
            Some(seat) => Flow::Call { first: LarvaDeath { seat }.into(), then: self.into() },
            None => Flow::Become(Eclosion { nth: 0 }.into()),
        }
    }
}

/// NEM-38.15: everybody who is left draws four cards from the own deck, and scans all that are in hand then.
#[engine::frame]
pub struct Eclosion {
    pub nth: u8,
}

impl Step<Nemesis> for Eclosion {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let is_examined = |&(_, seat): &(usize, Seat)| board.player(seat).is_active();
        let Some((at, seat)) = board.in_order().enumerate().skip(self.nth.into()).find(is_examined) else {
            return Flow::Done;
        };
        let then = Eclosion { nth: at as u8 + 1 }.into();
        cards::and_then(EclosionDraw::next(board, seat, 4, log), then)
    }
}

/// NEM-38.15: a card is drawn to be looked at.
#[engine::frame]
pub struct EclosionDraw {
    pub seat: Seat,
    pub left: u8,
}

impl EclosionDraw {
    /// So many more cards are drawn, as far as there are any; then comes the scan.
    fn next(board: &mut Board, seat: Seat, left: u8, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if left > 0 && board.player(seat).can_draw() {
            board.player_mut(seat).renew_deck();
            return Flow::Become(EclosionDraw { seat, left }.into());
        }
        let cards = board.player(seat).hand.contamination.unscanned + board.scratch.drawn.contamination.unscanned;
        log.push(Heard::HandScanned { seat, cards }.into());
        contamination::scan(board, seat, ScanFor::Eclosion, log)
    }
}

impl Roll<Nemesis> for EclosionDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let EclosionDraw { seat, left } = self;
        board.player_mut(seat).deck.take(card);
        board.scratch.drawn.add(card);
        log.push(Heard::card_turned_up(seat, card));
        EclosionDraw::next(board, seat, left - 1, log)
    }
}
