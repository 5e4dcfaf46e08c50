//! NEM-4.3: the event phase.

use engine::{Flow, Log, Roll, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Figure, Rooms},
    content::{events::Disposal, tracks},
    heard::Heard,
    rules::{
        attack::{IntruderAttack, Occasion},
        bag::{self, BagDraw},
        combat, ending,
        events::EventEffect,
        injuries, pods,
        round::RoundStart,
    },
    words::{Cause, Ending, Event, Phase, Weakness},
};

/// The next step of the event phase.
#[engine::frame]
pub struct EventPhase {
    pub step: Phase,
}

impl Step<Nemesis> for EventPhase {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.phase = self.step;
        let then = |step| EventPhase { step }.into();
        match self.step {
            Phase::TimeTrack => time_passes(board, log).unwrap_or_else(|| Flow::Become(then(Phase::IntruderAttack))),
            // NEM-22.24: whoever plays the intruders attacks, moves and breeds by cards.
            Phase::IntruderAttack if board.skips_attacks || board.intruders.is_in_charge => {
                Flow::Become(then(Phase::FireDamage))
            }
            Phase::IntruderAttack => {
                rule!("NEM-4.16");
                board.swarm.ready(|_| true);
                Flow::Call { first: EventAttacks {}.into(), then: then(Phase::FireDamage) }
            }
            Phase::FireDamage => {
                let fire = board.fire;
                board.swarm.ready(|figure| fire.has(figure.room));
                Flow::Call { first: FireDamage {}.into(), then: then(Phase::EventCard) }
            }
            Phase::EventCard | Phase::BagDevelopment if board.intruders.is_in_charge => {
                rule!("NEM-22.24");
                Flow::Become(then(Phase::EndOfRound))
            }
            Phase::EventCard => {
                board.events.renew();
                let first = match board.events.draw_known() {
                    Some(event) => EventCard { event, has_moved: false }.into(),
                    None => EventDraw {}.into(),
                };
                Flow::Call { first, then: then(Phase::BagDevelopment) }
            }
            Phase::BagDevelopment => {
                rule!("NEM-4.27");
                Flow::Call { first: BagDraw {}.into(), then: then(Phase::EndOfRound) }
            }
            Phase::EndOfRound | Phase::DrawCards | Phase::PassFirstPlayer | Phase::Turns | Phase::EndOfPlayerPhase => {
                rule!("NEM-4.37");
                Flow::Become(RoundStart {}.into())
            }
        }
    }
}

/// NEM-4.14, E1: time passes, and the self-destruct sequence goes on. Says how the game ends, if
/// it does.
fn time_passes(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    rule!("NEM-4.14");
    board.tracks.time += 1;
    if let Some(space) = &mut board.tracks.self_destruct {
        *space += 1;
    }
    let (time, self_destruct) = (board.tracks.time, board.tracks.self_destruct);
    log.push(Heard::TimePassed { time, self_destruct }.into());
    if self_destruct == Some(tracks::SKULL) {
        rule!("NEM-4.15");
        return Some(ending::ship_is_destroyed(board, Ending::SelfDestruct, log));
    }
    if time == tracks::JUMP {
        return Some(ending::jump(board, log));
    }
    if self_destruct == Some(tracks::POINT_OF_NO_RETURN) {
        rule!("NEM-19.5");
        pods::unlock_all(board, log);
    }
    if time == tracks::HIBERNATION_OPENS {
        rule!("NEM-19.4");
        log.push(Heard::HibernationOpened {}.into());
    }
    None
}

/// NEM-4.16, E2: one intruder after the other attacks.
#[engine::frame]
pub struct EventAttacks {}

impl Step<Nemesis> for EventAttacks {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        while let Some(attacker) = board.swarm.next_to_act() {
            let room = board.swarm.figure(attacker).expect("the figure is on the board").room;
            // NEM-12.3
            if let Some(on) = board.fewest_cards(|seat| board.player(seat).room() == Some(room)) {
                rule!("NEM-12.3");
                let attack = IntruderAttack { attacker, on, occasion: Occasion::EventPhase };
                return Flow::Call { first: attack.into(), then: self.into() };
            }
        }
        Flow::Done
    }
}

/// NEM-4.17, NEM-4.18, NEM-9.5, E3: fire hurts intruders, and burns eggs.
#[engine::frame]
pub struct FireDamage {}

impl Step<Nemesis> for FireDamage {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        // NEM-39.8: one more for whoever is vulnerable to fire.
        let damage = 1 + board.has_weakness(Weakness::VulnerabilityToFire) as u8;
        while let Some(figure) = board.swarm.next_to_act() {
            rule!("NEM-4.17");
            if let Some(first) = injuries::injure(board, figure, damage, Cause::Fire, log) {
                return Flow::Call { first, then: self.into() };
            }
        }
        for room in board.fire.iter() {
            if board.loose_eggs(room) > 0 {
                rule!("NEM-4.18");
                combat::destroy_eggs(board, room, damage, log);
            }
        }
        Flow::Done
    }
}

/// NEM-4.19, E4: an event card is drawn.
#[engine::frame]
pub struct EventDraw {}

impl Roll<Nemesis> for EventDraw {
    type Shown = Event;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Event, u32)) {
        board.events.odds(may_show);
    }

    fn rolled(self, board: &mut Board, event: Event, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.events.draw(event);
        Flow::Become(EventCard { event, has_moved: false }.into())
    }
}

/// An event card: intruders move, then it has its effect, then it is put away.
#[engine::frame]
pub struct EventCard {
    pub event: Event,
    pub has_moved: bool,
}

impl Step<Nemesis> for EventCard {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let event = self.event;
        if !self.has_moved {
            board.event_in_play = Some(event);
            log.push(Heard::EventDrawn { card: event }.into());
            intruders_move(board, event, log);
            let then = EventCard { has_moved: true, ..self }.into();
            return match bag::pending_returns(board) {
                Some(first) => Flow::Call { first, then },
                None => Flow::Become(then),
            };
        }
        rule!("NEM-4.25");
        Flow::Call { first: EventEffect { event, nth: 0 }.into(), then: EventEnd { event }.into() }
    }
}

/// NEM-4.19 to NEM-4.24, E4a: intruders with a symbol on the card move, all at once.
fn intruders_move(board: &mut Board, event: Event, log: &mut Log<'_, Nemesis>) {
    let occupied: Rooms = board.seats().filter_map(|seat| board.player(seat).room()).collect();
    let closed = board.doors.closed();
    let before = board.swarm.figures;
    let moves = |figure: &&Figure| event.print().symbols.has(figure.kind) && !occupied.has(figure.room);
    before.iter().filter(moves).for_each(|figure| injuries::walk(board, figure.id, event.print().number, closed, log));
}

/// NEM-4.26, E4c: the card is put away.
#[engine::frame]
pub struct EventEnd {
    pub event: Event,
}

impl Step<Nemesis> for EventEnd {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.26");
        board.event_in_play = None;
        match self.event.print().disposal {
            Disposal::Discard => board.events.discard.add(self.event),
            Disposal::ShuffleBack => {
                rule!("NEM-38.8");
                board.events.shuffle_in(self.event);
            }
            Disposal::RemoveAndReshuffle => {
                rule!("NEM-38.2");
                board.events_removed.add(self.event);
                board.events.reshuffle();
            }
        }
        log.push(Heard::EventPutAway { card: self.event }.into());
        Flow::Done
    }
}
