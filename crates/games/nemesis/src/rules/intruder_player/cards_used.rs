//! NEM-22.23, NEM-47: what the cards of whoever leads the intruders do.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, Timing, rule};
use nemesis_kit::{Told, Turned};

use super::IntruderTurnAnswer;
use crate::{
    Frame, Nemesis,
    board::{Board, FigureId},
    heard::Heard,
    rules::{
        attack::{self, IntruderAttack, Occasion},
        bag,
        event_phase::EventCard,
        events::{self, EclosionDeaths},
        injuries,
        noise::NoiseRoll,
    },
    words::{AttackCard, Event, Intruder, IntruderAction, IntruderActionCard},
};

/// Carries out what was chosen.
pub(super) fn carry_out(
    board: &mut Board,
    seat: Seat,
    answer: IntruderTurnAnswer,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
    match answer {
        IntruderTurnAnswer::Pass { keeping } => {
            rule!("NEM-22.22");
            pass(board, seat, keeping, log);
            Flow::Done
        }
        IntruderTurnAnswer::Move { card, figure, corridor } => {
            rule!("NEM-47.13");
            play(board, card, log);
            let closed = board.doors.closed();
            injuries::walk(board, figure, corridor, closed, log);
            bag::pending_returns(board).map_or(Flow::Done, Flow::Become)
        }
        IntruderTurnAnswer::Attack { card, figure, on } => {
            rule!("NEM-22.23");
            play(board, card, log);
            attack_with(board, card, figure, on)
        }
        IntruderTurnAnswer::Pursue { card, seat } => {
            rule!("NEM-47.1");
            play(board, card, log);
            Flow::Become(NoiseRoll { seat }.into())
        }
        IntruderTurnAnswer::Heal { card, figure } => {
            rule!("NEM-47.10");
            play(board, card, log);
            if let Some(it) = board.swarm.figure_mut(figure) {
                it.injuries = it.injuries.saturating_sub(2);
                log.push(Told::IntruderHealed { figure, kind: it.kind, left: it.injuries }.into());
            }
            Flow::Done
        }
        IntruderTurnAnswer::Effect { card } => {
            play(board, card, log);
            effect(board, card, log)
        }
    }
}

fn effect(board: &mut Board, card: IntruderActionCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match card.print().effect {
        IntruderAction::CoordinatedHunt => {
            rule!("NEM-47.5");
            events::hunt(board, log);
            Flow::Done
        }
        IntruderAction::Metamorphosis => {
            rule!("NEM-47.7");
            Flow::Become(EclosionDeaths {}.into())
        }
        IntruderAction::Planning => {
            rule!("NEM-47.8");
            Flow::Become(Planning {}.into())
        }
        IntruderAction::Pursuit | IntruderAction::SelfHealing => Flow::Done,
    }
}

/// A card is played, and discarded.
fn play(board: &mut Board, card: IntruderActionCard, log: &mut Log<'_, Nemesis>) {
    board.intruders.hand.take(card);
    board.intruders.discard.add(card);
    log.push(Heard::IntruderCardPlayed { card }.into());
}

/// NEM-22.22: on a pass one card may be kept, and the rest is discarded.
fn pass(board: &mut Board, seat: Seat, keeping: Option<IntruderActionCard>, log: &mut Log<'_, Nemesis>) {
    let hand = board.intruders.hand;
    for (card, _) in hand.iter().filter(|&(card, _)| Some(card) != keeping) {
        board.intruders.hand.take(card);
        board.intruders.discard.add(card);
        log.push(Heard::IntruderCardDiscarded { card }.into());
    }
    board.player_mut(seat).has_passed = true;
    log.push(Heard::Passed { seat }.into());
}

/// NEM-22.23, NEM-22.27: as many attack cards as the card says; a larva needs none.
fn attack_with(board: &mut Board, card: IntruderActionCard, attacker: FigureId, on: Seat) -> Flow<Frame> {
    let attack = IntruderAttack { attacker, on, occasion: Occasion::IntruderPlayer };
    if board.swarm.figure(attacker).is_some_and(|it| it.kind == Intruder::Larva) {
        rule!("NEM-22.27");
        return Flow::Become(attack.into());
    }
    let left = card.print().attack_cards;
    if left == 1 {
        return Flow::Become(attack.into());
    }
    Flow::Become(IntruderAttackDraw { attack, left }.into())
}

/// NEM-22.23: attack cards are drawn for the eyes of whoever leads the intruders.
#[engine::frame]
pub struct IntruderAttackDraw {
    pub attack: IntruderAttack,
    pub left: u8,
}

impl Step<Nemesis> for IntruderAttackDraw {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let IntruderAttackDraw { attack, left } = self;
        board.attacks.renew();
        if left == 0 || board.attacks.pile.is_empty() {
            return Flow::Become(AttackChoice { attack }.into());
        }
        let then = IntruderAttackDraw { attack, left: left - 1 }.into();
        match board.attacks.draw_known() {
            Some(card) => {
                board.scratch.attacks.push(card);
                Flow::Become(then)
            }
            None => Flow::Call { first: AttackLook {}.into(), then },
        }
    }
}

/// An attack card that nobody has seen is looked at.
#[engine::frame]
pub struct AttackLook {}

impl Roll<Nemesis> for AttackLook {
    type Shown = AttackCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(AttackCard, u32)) {
        board.attacks.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: AttackCard, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.attacks.draw(card);
        board.scratch.attacks.push(card);
        Flow::Done
    }
}

/// NEM-22.23: one of the cards is used; the others go under the deck.
#[engine::frame]
pub struct AttackChoice {
    pub attack: IntruderAttack,
}

impl Question<Nemesis> for AttackChoice {
    type Answer = AttackCard;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        board.intruders.seat.into_iter().collect()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(AttackCard)) {
        let cards = &board.scratch.attacks;
        for (at, &card) in cards.iter().enumerate() {
            if !cards[..at].contains(&card) {
                offer(card);
            }
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, used: AttackCard, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let mut cards = std::mem::take(&mut board.scratch.attacks);
        let at = cards.iter().position(|&card| card == used).expect("the card was drawn");
        cards.remove(at);
        cards.iter().for_each(|&card| board.attacks.put_under(card, Seats::one(seat)));
        log.push(
            Heard::Attacked {
                figure: self.attack.attacker,
                kind: board.swarm.figure(self.attack.attacker).map_or(Intruder::Adult, |it| it.kind),
                seat: self.attack.on,
                occasion: self.attack.occasion,
            }
            .into(),
        );
        attack::reveal(board, self.attack, used, log)
    }
}

/// NEM-47.8: three event cards are drawn, of which one is resolved.
#[engine::frame]
pub struct Planning {}

impl Step<Nemesis> for Planning {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.events.renew();
        if board.scratch.events.len() == 3 || board.events.pile.is_empty() {
            return Flow::Become(PlannedEvent {}.into());
        }
        match board.events.draw_known() {
            Some(event) => {
                board.scratch.events.push(event);
                Flow::Become(self.into())
            }
            None => Flow::Call { first: PlanningDraw {}.into(), then: self.into() },
        }
    }
}

/// An event card that nobody has seen is looked at.
#[engine::frame]
pub struct PlanningDraw {}

impl Roll<Nemesis> for PlanningDraw {
    type Shown = Event;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Event, u32)) {
        board.events.odds(may_show);
    }

    fn rolled(self, board: &mut Board, event: Event, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.events.draw(event);
        board.scratch.events.push(event);
        Flow::Done
    }
}

/// NEM-47.8: which event is resolved; the others are discarded.
#[engine::frame]
pub struct PlannedEvent {}

impl Question<Nemesis> for PlannedEvent {
    type Answer = Event;

    fn asked(self, board: &Board) -> Seats {
        board.intruders.seat.into_iter().collect()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Event)) {
        board.scratch.events.iter().for_each(|&event| offer(event));
    }

    fn answered(self, board: &mut Board, _: Seat, event: Event, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let drawn = std::mem::take(&mut board.scratch.events);
        for &other in drawn.iter().filter(|&&it| it != event) {
            board.events.discard.add(other);
            log.push(Turned::EventPutAway { card: other }.into());
        }
        Flow::Become(EventCard { event, moves: 0 }.into())
    }
}
