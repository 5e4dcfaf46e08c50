//! AGD-6E.17, AGD-11G.4: Events, and when they can be played.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, RuleId, Seat, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Aside, AsideFrom, Board},
    rules::{
        aiming::{self, WeaponChoice},
        attack::Fire,
        barricade::{self, SealChoice},
        exhausting::{Exhaust, Recovery},
        moving::{self, Movement},
        reveal::{Reveal, RevealFor},
        spotting::Upkeep,
    },
    words::{Character, EventCard, FreeAction, Timing, Window},
};

/// An Event as it is played, and on whom.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    pub event: EventCard,
    pub on: Option<Character>,
}

/// AGD-4.27: when an Event may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// An open question of the Marine Phase.
    Open,
    /// The question for the next Action.
    NextAction,
    /// A react window.
    Window(Window),
}

/// AGD-4.27, AGD-4.33: each Event that a player may play now, with whom it is played on.
pub fn each_play(board: &Board, seat: Seat, moment: Moment, of: &mut impl FnMut(Play)) {
    let hand = &board.player(seat).hand;
    for &event in EventCard::ALL {
        if hand.count(event.card()) == 0 || may_play_at(event, moment).is_err() {
            continue;
        }
        match event {
            EventCard::Steady | EventCard::OnYourFeet | EventCard::CoveringFire => {
                for character in board.on_board().iter() {
                    let play = Play { event, on: Some(character) };
                    if can_do_something(board, play).is_ok() {
                        of(play);
                    }
                }
            }
            EventCard::InThePipe
            | EventCard::ShortBursts
            | EventCard::OnTheDouble
            | EventCard::WatchYourBack
            | EventCard::SecondWind
            | EventCard::SealIt
            | EventCard::EyesForward => {
                let play = Play { event, on: None };
                if can_do_something(board, play).is_ok() {
                    of(play);
                }
            }
        }
    }
}

/// AGD-6E.17, AGD-4.33: whether a player may play an Event now.
pub fn may_play(board: &Board, seat: Seat, play: Play, moment: Moment) -> Result<(), RuleId> {
    if board.player(seat).hand.count(play.event.card()) == 0 {
        return Err(RuleId("AGD-6E.17"));
    }
    may_play_at(play.event, moment)?;
    can_do_something(board, play)
}

/// AGD-4.27: whether the moment is right.
fn may_play_at(event: EventCard, moment: Moment) -> Result<(), RuleId> {
    let is_right = match moment {
        Moment::Open => event.timing() == Timing::Any,
        Moment::NextAction => event.timing() != Timing::Reaction,
        Moment::Window(window) => event.fits(window),
    };
    if is_right { Ok(()) } else { Err(RuleId("AGD-4.27")) }
}

/// AGD-4.33: an Event can be played only if its effect can do something.
fn can_do_something(board: &Board, play: Play) -> Result<(), RuleId> {
    let endurance = &board.endurance;
    let on = play.on.map(|character| (character, board.figure(character)));
    // A Free Action is the active character's, by its name once per activation, and a character that
    // lies on the ground has none (AGD-4.20).
    let free = |free: FreeAction| {
        rule!("AGD-4.28");
        let activation = board.activation.filter(|activation| !activation.has_used(free));
        activation.map(|activation| activation.character).filter(|&character| board.figure(character).is_standing())
    };
    let can = match play.event {
        EventCard::InThePipe => endurance.source().is_some(),
        EventCard::ShortBursts => {
            free(FreeAction::ShortBursts).is_some_and(|character| aiming::has_target(board, character))
        }
        EventCard::OnTheDouble => {
            free(FreeAction::OnTheDouble).is_some_and(|character| moving::can_move(board, character))
        }
        EventCard::Steady => on.is_some_and(|(_, figure)| figure.is_standing() && (1..10).contains(&figure.dial)),
        EventCard::WatchYourBack => !board.defence.was_rerolled,
        EventCard::OnYourFeet => on.is_some_and(|(_, figure)| figure.is_knocked_down()),
        EventCard::SecondWind => !endurance.exhaust.is_empty(),
        EventCard::SealIt => free(FreeAction::SealIt).is_some_and(|character| barricade::has_object(board, character)),
        EventCard::EyesForward => board.signal.card.is_some(),
        EventCard::CoveringFire => on.is_some_and(|(character, _)| aiming::can_cover(board, character)),
    };
    if can { Ok(()) } else { Err(RuleId("AGD-4.33")) }
}

/// AGD-6E.17: an Event is played: it is set aside, paid for, carried out, and exhausted.
#[engine::frame]
pub struct EventPlayed {
    pub seat: Seat,
    pub play: Play,
    pub stage: EventStage,
}

engine::words! {
    /// How far an Event has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EventStage {
        Paying,
        TakingEffect,
        Ending,
    }
}

impl EventPlayed {
    pub fn new(seat: Seat, play: Play) -> EventPlayed {
        EventPlayed { seat, play, stage: EventStage::Paying }
    }
}

impl Step<Aliens> for EventPlayed {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let EventPlayed { seat, play, stage } = self;
        let at = |stage| EventPlayed { stage, ..self }.into();
        let card = play.event.card();
        match stage {
            EventStage::Paying => {
                rule!("AGD-6E.17");
                board.player_mut(seat).hand.take(card);
                board.endurance.aside.push(Aside { card, from: AsideFrom::Hand });
                board.events_under_way += 1;
                log.push(Heard::EventPlayed { seat, event: play.event, on: play.on });
                // The cost comes before the effect, and a warning before the cost (offers.rs).
                rule!("AGD-6E.10");
                rule!("AGD-6E.11");
                Flow::Call { first: Exhaust { left: card.cost() }.into(), then: at(EventStage::TakingEffect) }
            }
            EventStage::TakingEffect => {
                Flow::Call { first: effect(board, seat, play, log), then: at(EventStage::Ending) }
            }
            EventStage::Ending => {
                // What it set off has been put away before it.
                board.endurance.aside.pop();
                board.events_under_way -= 1;
                let everybody = board.everybody();
                board.endurance.exhaust_card(card, everybody);
                log.push(Heard::EventExhausted { event: play.event });
                Flow::Done
            }
        }
    }
}

/// What an Event does, in the end or from here on. Whoever plays a Free Action, all its decisions are
/// the active player's.
fn effect(board: &mut Board, seat: Seat, play: Play, log: &mut Log<'_, Aliens>) -> Frame {
    match play.event {
        EventCard::InThePipe => Reveal { why: RevealFor::InThePipe, character: events_hero(board, seat), seat }.into(),
        EventCard::ShortBursts => {
            rule!("AGD-4.34");
            // Two copies have one name.
            rule!("AGD-6D.20");
            board.active_mut().note(FreeAction::ShortBursts);
            WeaponChoice { attacker: board.active().character, fire: Fire::ShortBursts }.into()
        }
        EventCard::OnTheDouble => {
            board.active_mut().note(FreeAction::OnTheDouble);
            Movement::of(board, board.active().character).into()
        }
        EventCard::SealIt => {
            board.active_mut().note(FreeAction::SealIt);
            SealChoice { character: board.active().character }.into()
        }
        EventCard::Steady => {
            if let Some(character) = play.on {
                let figure = board.figure_mut(character);
                figure.dial = (figure.dial + 3).min(10);
                log.push(Heard::DialTurned { character, to: figure.dial });
            }
            Upkeep {}.into()
        }
        EventCard::OnYourFeet => {
            if let Some(character) = play.on {
                board.figure_mut(character).condition = crate::words::Condition::Standing;
                log.push(Heard::StoodUp { character });
            }
            Upkeep {}.into()
        }
        EventCard::SecondWind => Recovery { cards: 5 }.into(),
        EventCard::WatchYourBack => {
            board.defence.is_to_be_rerolled = true;
            Upkeep {}.into()
        }
        EventCard::EyesForward => {
            if let Some(card) = board.signal.card.take() {
                board.tracker.discard.add(card);
                log.push(Heard::TrackerCardCancelled { card });
            }
            Upkeep {}.into()
        }
        EventCard::CoveringFire => match play.on {
            Some(attacker) => WeaponChoice { attacker, fire: Fire::Covering }.into(),
            None => Upkeep {}.into(),
        },
    }
}

/// AGD-6E.24: whom a Hazard affects that an Event turned up: the player's hero.
fn events_hero(board: &Board, seat: Seat) -> Option<Character> {
    board.heroes_of(seat).first()
}
