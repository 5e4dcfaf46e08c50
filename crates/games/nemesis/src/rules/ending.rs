//! NEM-20: the end of the game, and the victory check.

use std::cmp::Reverse;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Known, List, Log, Refused, Roll, Seat, Standing, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::{Board, Card, Whereabouts, everybody},
    content::tracks,
    heard::Heard,
    rules::{
        contamination::{self, ScanFor},
        death, objectives,
        turn::TurnOrder,
    },
    words::{Cause, Coordinates, Destination, Ending, Engine, EngineToken, Objective},
};

/// NEM-20.2: the ship is destroyed, and everybody aboard with it. NEM-26.62, NEM-4.2: at once.
/// NEM-20.5: whoever has left it is not touched.
pub fn ship_is_destroyed(board: &mut Board, ending: Ending, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-4.2");
    rule!("NEM-20.2");
    board.ending = Some(ending);
    log.push(Heard::ShipDestroyed { ending }.into());
    blow_up(board, log);
    Flow::End(VictoryCheck { check: Check::Engines, nth: 0 }.into())
}

/// What happens to all that is aboard when the ship is destroyed.
fn blow_up(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    let aboard = |board: &Board, seat: Seat| {
        board.player(seat).is_active() || board.player(seat).whereabouts == Whereabouts::Hibernating
    };
    for seat in board.seats() {
        if aboard(board, seat) {
            death::die(board, seat, Cause::Ship, log);
        }
    }
    board.swarm.figures = List::new();
    board.nest.is_destroyed = true;
}

/// NEM-20.1, NEM-20.6, NEM-25.25: the ship jumps. Everybody who is awake aboard dies; NEM-25.5:
/// intruders do not.
pub fn jump(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if board.tracks.self_destruct.is_some() {
        rule!("NEM-20.6");
        return ship_is_destroyed(board, Ending::SelfDestruct, log);
    }
    rule!("NEM-20.1");
    board.ending = Some(Ending::HyperspaceJump);
    log.push(Heard::ShipJumped {}.into());
    for seat in board.seats() {
        if board.player(seat).is_active() {
            rule!("NEM-18.17");
            death::die(board, seat, Cause::Jump, log);
        }
    }
    Flow::End(VictoryCheck { check: Check::Engines, nth: 0 }.into())
}

/// NEM-20.3: if nobody awake is left aboard, the rest goes by itself.
pub fn if_nobody_is_left(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Flow<Frame>> {
    if !board.active().is_empty() || board.ending.is_some() {
        return None;
    }
    rule!("NEM-20.3");
    if board.tracks.self_destruct.is_some() {
        board.tracks.self_destruct = Some(tracks::SKULL);
        return Some(ship_is_destroyed(board, Ending::SelfDestruct, log));
    }
    board.tracks.time = tracks::JUMP;
    Some(jump(board, log))
}

impl Board {
    /// NEM-21.10: whether the ship was destroyed.
    pub fn is_ship_destroyed(&self) -> bool {
        match self.ending {
            None | Some(Ending::HyperspaceJump) => false,
            Some(Ending::SelfDestruct | Ending::Fire | Ending::HullBreach | Ending::EngineExplosion) => true,
        }
    }

    /// NEM-20.8: where the ship arrived, once it has.
    pub fn arrived_at(&self) -> Option<Destination> {
        let coordinates = self.tracks.coordinates.filter(|_| self.ending == Some(Ending::HyperspaceJump))?;
        Some(coordinates.for_rules().destination(self.tracks.course))
    }
}

/// NEM-20.2: the parts of the victory check, in their order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    #[default]
    Engines,
    Coordinates,
    Contamination,
    Objectives,
}

/// NEM-20.7 to NEM-20.14: the victory check.
#[engine::frame]
pub struct VictoryCheck {
    pub check: Check,
    /// Which engine, or which player.
    pub nth: u8,
}

impl Step<Nemesis> for VictoryCheck {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let next = |check| Flow::Become(VictoryCheck { check, nth: 0 }.into());
        // NEM-20.4: if nobody is alive, everybody has lost.
        if !board.seats().any(|seat| board.player(seat).is_alive()) {
            rule!("NEM-20.4");
            return finish(board, log);
        }
        match self.check {
            Check::Engines | Check::Coordinates if board.is_ship_destroyed() => next(Check::Contamination),
            Check::Engines => {
                let Some(&engine) = Engine::ALL.get(usize::from(self.nth)) else {
                    check_engines(board, log);
                    return next(Check::Coordinates);
                };
                let then = VictoryCheck { nth: self.nth + 1, ..self }.into();
                match board.engine(engine) {
                    None => Flow::Call { first: EngineReveal { engine }.into(), then },
                    Some(token) => {
                        log.push(Heard::EngineRevealed { engine, token: token.for_rules() }.into());
                        Flow::Become(then)
                    }
                }
            }
            Check::Coordinates => match board.tracks.coordinates {
                None => Flow::Call { first: CoordinatesReveal {}.into(), then: self.into() },
                Some(_) => {
                    check_coordinates(board, log);
                    next(Check::Contamination)
                }
            },
            Check::Contamination => check_contamination(board, self, log),
            Check::Objectives => finish(board, log),
        }
    }
}

/// NEM-20.7: with two damaged engines or three the ship explodes. NEM-25.6: malfunctions do not count.
fn check_engines(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-20.7");
    board.engines = board.engines.map(|engine| engine.map(|token| Known::to(everybody(), token.for_rules())));
    let is_damaged = |token: &&Known<EngineToken>| token.for_rules() == EngineToken::Damaged;
    if board.engines.iter().flatten().filter(is_damaged).count() >= 2 {
        board.ending = Some(Ending::EngineExplosion);
        log.push(Heard::ShipDestroyed { ending: Ending::EngineExplosion }.into());
        blow_up(board, log);
    }
}

/// NEM-20.8: whoever sleeps dies unless the ship is home, or on Mars with a Quarantine to keep.
fn check_coordinates(board: &mut Board, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-20.8");
    let Some(card) = board.tracks.coordinates else { return };
    board.tracks.coordinates = Some(Known::to(everybody(), card.for_rules()));
    let destination = card.for_rules().destination(board.tracks.course);
    log.push(Heard::Arrived { coordinates: card.for_rules(), destination }.into());
    for seat in board.seats() {
        let player = board.player(seat);
        let quarantines = player.objectives.iter().flatten().any(|it| it.for_rules() == Objective::Quarantine);
        let is_safe = match destination {
            Destination::Earth => true,
            Destination::Mars => quarantines,
            Destination::Venus | Destination::DeepSpace => false,
        };
        if player.whereabouts == Whereabouts::Hibernating && !is_safe {
            death::die(board, seat, Cause::Destination, log);
        }
    }
}

/// NEM-20.9, NEM-20.10: everybody who lives is examined, one after the other.
fn check_contamination(board: &mut Board, check: VictoryCheck, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let survivor = board.in_order().enumerate().skip(check.nth.into()).find(|&(_, seat)| board.player(seat).is_alive());
    let Some((at, seat)) = survivor else {
        return Flow::Become(VictoryCheck { check: Check::Objectives, nth: 0 }.into());
    };
    let then = VictoryCheck { nth: at as u8 + 1, ..check }.into();
    if board.player(seat).has_larva {
        rule!("NEM-20.10");
        return Flow::Call { first: FinalDraw::begin(board, seat), then };
    }
    match contamination::scan(board, seat, ScanFor::VictoryCheck, log) {
        Flow::Become(first) => Flow::Call { first, then },
        Flow::Done | Flow::Call { .. } | Flow::Unwind(_) | Flow::End(_) => Flow::Become(then),
    }
}

/// A survivor is not infected.
pub fn note_survivor(_: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    log.push(Heard::FoundHealthy { seat }.into());
}

/// NEM-20.7: the token on top of an engine is turned up for all.
#[engine::frame]
pub struct EngineReveal {
    pub engine: Engine,
}

impl Roll<Nemesis> for EngineReveal {
    type Shown = EngineToken;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(EngineToken, u32)) {
        EngineToken::ALL.iter().for_each(|&token| may_show(token, 1));
    }

    fn rolled(self, board: &mut Board, token: EngineToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.engines[self.engine as usize] = Some(Known::to(everybody(), token));
        log.push(Heard::EngineRevealed { engine: self.engine, token }.into());
        Flow::Done
    }
}

/// NEM-20.8: the coordinates are turned up for all.
#[engine::frame]
pub struct CoordinatesReveal {}

impl Roll<Nemesis> for CoordinatesReveal {
    type Shown = Coordinates;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(Coordinates, u32)) {
        Coordinates::ALL.iter().for_each(|&card| may_show(card, 1));
    }

    fn rolled(self, board: &mut Board, card: Coordinates, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        board.tracks.coordinates = Some(Known::to(everybody(), card));
        Flow::Done
    }
}

/// NEM-20.9(B): all own cards are shuffled together, and four are drawn.
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

impl Roll<Nemesis> for FinalDraw {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        let deck = board.player(self.seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let FinalDraw { seat, left } = self;
        let player = board.player_mut(seat);
        player.deck.take(card);
        player.discard.add(card);
        log.push(Heard::card_turned_up(seat, card));
        // NEM-20.11: ten action cards are always there, so four can be drawn.
        if left > 1 && !player.deck.is_empty() {
            return Flow::Become(FinalDraw { seat, left: left - 1 }.into());
        }
        rule!("NEM-20.9");
        match player.discard.contamination.is_empty() {
            true => note_survivor(board, seat, log),
            false => death::die(board, seat, Cause::Infection, log),
        }
        Flow::Done
    }
}

/// NEM-20.12: objectives are shown, and whoever has fulfilled one has won.
fn finish(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-20.12");
    for seat in board.seats() {
        if !board.player(seat).is_alive() {
            continue;
        }
        for objective in board.player_mut(seat).objectives.iter_mut().flatten() {
            *objective = Known::to(everybody(), objective.for_rules());
            log.push(Heard::ObjectiveRevealed { seat, objective: objective.for_rules() }.into());
        }
    }
    let winners = objectives::winners(board);
    board.winners = Some(winners);
    log.push(Heard::GameOver { winners, leader: board.intruders.seat }.into());
    Flow::Done
}

/// Who won, who lived, and who did not. NEM-20.4: where nobody has won, nobody is first.
pub fn standings(board: &Board) -> Vec<Standing> {
    let merit = |seat: Seat| {
        let player = board.player(seat);
        let has_won = board.winners.is_some_and(|winners| winners.has(seat));
        (2 * has_won as i16 + player.is_alive() as i16, !player.has_resigned)
    };
    let mut seats: Vec<Seat> = board.seats().collect();
    seats.sort_by_key(|&seat| Reverse(merit(seat)));
    let first = if board.winners.is_none_or(|winners| winners.is_empty()) { 2 } else { 1 };
    let rank = |seat: Seat| first + seats.iter().filter(|&&other| merit(other) > merit(seat)).count() as u8;
    seats.iter().map(|&seat| Standing { seat, rank: rank(seat), score: merit(seat).0 }).collect()
}

/// A player leaves the table. Whoever is choosing an action is given up at once; anybody else when
/// their turn comes.
pub fn resign(
    board: &mut Board,
    under_way: &[Frame],
    seat: Seat,
    log: &mut Log<'_, Nemesis>,
) -> Result<Option<Flow<Frame>>, Refused> {
    if seat.0 >= board.setup.players || board.player(seat).has_resigned || !board.player(seat).is_active() {
        return Err(Refused::NotAsked);
    }
    board.player_mut(seat).has_resigned = true;
    log.push(Heard::Resigned { seat }.into());
    let is_choosing = board.turn.seat == seat && matches!(under_way.last(), Some(Frame::Turn(_)));
    Ok(is_choosing.then(|| Flow::Unwind(TurnOrder { next: seat }.into())))
}
