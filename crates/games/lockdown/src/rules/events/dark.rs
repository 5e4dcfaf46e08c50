//! LOC-4.45, LOC-43.3: the dark parts of the event cards, for whoever is in darkness. First everybody may light up.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use nemesis_kit::rules::event_phase::next_attack;
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Light},
    heard::Heard,
    rules::{
        attack::{Attacker, IntruderAttack, Occasion},
        contamination::contaminate,
        encounter,
        events::{self, Course, panic::PanicLoss},
        first_encounter,
        light::{self, LightAnswer},
        markers,
        wounds::Wounds,
    },
    words::{ActionCard, Cause, Event, Intruder, Room},
};

/// LOC-16.14: a new occasion for everybody.
pub fn begin(board: &mut Board, event: Event) -> Flow<Frame> {
    board.seats().for_each(|seat| light::new_occasion(board, seat));
    Flow::Become(EventLights { event, nth: 0 }.into())
}

/// LOC-4.69: one after the other is asked whether they ignore the dark part.
#[engine::frame]
pub struct EventLights {
    pub event: Event,
    pub nth: u8,
}

impl Step<Lockdown> for EventLights {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let EventLights { event, nth } = self;
        let may = |&(_, seat): &(usize, Seat)| may_ignore(board, seat);
        match board.in_order().enumerate().skip(nth.into()).find(may) {
            Some((at, seat)) => {
                let then = EventLights { event, nth: at as u8 + 1 }.into();
                Flow::Call { first: EventReaction { seat }.into(), then }
            }
            None => Flow::Become(DarkEvent { event, nth: 0 }.into()),
        }
    }
}

/// LOC-27.27: by what everybody knows: whoever is in darkness and has anything in hand or in the inventory.
fn may_ignore(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    board.is_dark(seat) && !(player.hand.is_empty() && player.inventory.is_empty())
}

/// LOC-16.14, LOC-38.34: whether somebody ignores the dark part of an event.
#[engine::frame]
pub struct EventReaction {
    pub seat: Seat,
}

/// By what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EventReactionAnswer {
    Nothing,
    FeelOfTheDark,
    Light { with: LightAnswer },
}

impl Question<Lockdown> for EventReaction {
    type Answer = EventReactionAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(EventReactionAnswer)) {
        let player = board.player(seat);
        offer(EventReactionAnswer::Nothing);
        if player.hand.has(ActionCard::FeelOfTheDark) {
            offer(EventReactionAnswer::FeelOfTheDark);
        }
        light::each_light_for_an_event(player, &mut |with| offer(EventReactionAnswer::Light { with }));
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: EventReactionAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        match answer {
            EventReactionAnswer::Nothing => board.player_mut(seat).light = Light::Off,
            EventReactionAnswer::Light { with } => light::light_up(board, seat, with, log),
            EventReactionAnswer::FeelOfTheDark => {
                rule!("LOC-38.34");
                let player = board.player_mut(seat);
                player.discard_action(ActionCard::FeelOfTheDark);
                player.light = Light::Occasion;
                log.push(Heard::ReactionPlayed { seat, card: ActionCard::FeelOfTheDark, instead: None }.into());
            }
        }
        Flow::Done
    }
}

/// LOC-43.3, LOC-28.12: the dark part of an event card, besides the other.
#[engine::frame]
pub struct DarkEvent {
    pub event: Event,
    pub nth: u8,
}

impl Step<Lockdown> for DarkEvent {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        match self.take_effect(board, log) {
            Course::First(first, nth) => Flow::Call { first, then: DarkEvent { nth, ..self }.into() },
            Course::Lost(flow) => flow,
            Course::Over => {
                board.seats().for_each(|seat| light::new_occasion(board, seat));
                Flow::Done
            }
        }
    }
}

impl DarkEvent {
    fn take_effect(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        rule!("LOC-4.45");
        rule!("LOC-43.3");
        match self.event {
            Event::BloodTraceTwo | Event::BloodTraceThree => {
                rule!("LOC-43.6");
                events::follow_blood(board, Board::is_dark, log);
                Course::Over
            }
            Event::Panic => {
                let panics = |board: &Board, seat: Seat| board.is_dark(seat) && board.player(seat).hand.n_actions() > 0;
                events::each(board, self.nth, panics, |board, seat| PanicLoss::begin(board, seat))
            }
            Event::Damage => {
                rule!("LOC-29.93");
                let rooms = events::rooms_with(board, Board::is_dark);
                markers::put_in_all(board, rooms, markers::put_malfunction, log).into()
            }
            Event::BulkheadsOpen | Event::Nest => {
                let rooms = events::rooms_with(board, Board::is_dark);
                rooms.iter().for_each(|room| events::fill(board, room, log));
                Course::Over
            }
            Event::Hatching if self.nth > 0 => Course::Over,
            Event::Hatching => {
                let nest = board.place_of(Room::Nest);
                let is_prey = |seat: &Seat| {
                    let player = board.player(*seat);
                    board.is_dark(*seat) && player.room() != nest && player.hand.n_actions() == 0
                };
                let prey: Seats = board.seats().filter(is_prey).collect();
                let choice = events::infest_all(board, prey, log);
                choice.map_or(Course::Over, |choice| Course::First(choice, 1))
            }
            Event::Lurking => {
                if self.nth == 0 {
                    let fought = events::rooms_with(board, Board::is_dark);
                    board.swarm.ready(|figure| fought.has(figure.room));
                }
                DarkEvent::next_attack(board)
            }
            Event::EggProtection => {
                let there: Seats = board.seats().filter(|&seat| board.is_dark(seat)).collect();
                there.iter().for_each(|seat| contaminate(board, seat, log));
                Course::Over
            }
            Event::ScentOfBlood => self.scent_of_blood(board, log),
            Event::NoiseInCorridors => {
                let entrances = board.complex().entrances;
                let is_near = |board: &Board, seat: Seat| {
                    board.is_dark(seat) && board.player(seat).room().is_some_and(|room| entrances.has(room))
                };
                events::each(board, self.nth, is_near, |_, seat| Some(Wounds::light(seat, 1, Cause::Event).into()))
            }
            Event::CoolantLeak
            | Event::PowerSurge
            | Event::ShortCircuit
            | Event::BlueScreen
            | Event::FireInTheHole
            | Event::ConsumingFire
            | Event::ThatsHot
            | Event::LeavingTheShellOne
            | Event::LeavingTheShellFour
            | Event::Kickstopper
            | Event::SanitaryNetworkFailure
            | Event::Regeneration
            | Event::HuntTwo
            | Event::HuntThree
            | Event::DamagingFire
            | Event::ScentOfPrey
            | Event::Eclosion
            | Event::LifeNetworkFailure => Course::Over,
        }
    }

    /// LOC-43.18: who is in a fight in the dark attacks, in the order of LOC-4.36. LOC-16.12: whoever has a light is left
    /// alone.
    fn next_attack(board: &mut Board) -> Course {
        let Some((figure, on)) = next_attack::<Lockdown>(board, Board::is_dark) else { return Course::Over };
        rule!("LOC-43.18");
        let attacker = Attacker::Figure { figure };
        Course::First(IntruderAttack { attacker, on, occasion: Occasion::Effect }.into(), 1)
    }

    /// LOC-43.22, LOC-29.71: an Adult comes to whoever bleeds in the dark and fights nobody, without an encounter.
    fn scent_of_blood(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        if self.nth > 0 {
            return Course::Over;
        }
        let bleeding = |board: &Board, seat: Seat| board.is_dark(seat) && board.player(seat).has_undressed();
        let rooms = events::rooms_with(board, bleeding).without(board.swarm.infested());
        for room in rooms.iter() {
            rule!("LOC-29.71");
            encounter::appear(board, Intruder::Adult, room, log);
        }
        let choice = if rooms.is_empty() { None } else { first_encounter::choice(board, log) };
        let first = nemesis_kit::rules::bag::pending_returns(board).or(choice);
        first.map_or(Course::Over, |first| Course::First(first, 1))
    }
}
