//! AGD-4.13, AGD-5: stage 3, Actions.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Timing, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{
        abilities,
        aiming::{self, Aiming},
        attack::Fire,
        barricade::{self, BarricadeTest, Barrier},
        events::{self, EventPlayed, Moment, Play},
        interact::{self, Interaction},
        moving::{self, Movement},
        rest::Rest,
        spotting::Upkeep,
    },
    words::{Action, Character, Condition, Gear, Weapon},
};

/// The active character acts until it has nothing more to do.
#[engine::frame]
pub struct Acting {}

impl Step<Aliens> for Acting {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let active = board.active();
        let figure = board.figure(active.character);
        let has_actions = figure.is_standing() && active.actions > 0;
        let has_cards = !board.player(active.seat).hand.is_empty();
        if active.is_over || !figure.is_on_board() || !(has_actions || has_cards) {
            return Flow::Done;
        }
        rule!("AGD-4.13");
        Flow::Call { first: NextAction {}.into(), then: self.into() }
    }
}

/// AGD-4.13: what does the active character do next?
#[engine::frame]
pub struct NextAction {}

/// AGD-5.1: an Action, an Event, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ActionAnswer {
    Move,
    Attack {
        weapon: Weapon,
    },
    Barricade {
        barrier: Barrier,
    },
    Aim,
    Interact {
        with: Interaction,
    },
    /// AGD-5.24, AGD-11G.3 G04: the Medi-Kit helps somebody up.
    MediKit {
        on: Character,
    },
    Rest,
    Play {
        play: Play,
    },
    End,
}

impl Question<Aliens> for NextAction {
    type Answer = ActionAnswer;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.active().seat)
    }

    fn may_interject(self, board: &Board) -> Seats {
        board.with_cards().without(board.active().seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(ActionAnswer)) {
        let active = board.active();
        let character = active.character;
        let figure = board.figure(character);
        if seat == active.seat && active.actions > 0 && figure.is_standing() {
            if moving::can_move(board, character) {
                offer(ActionAnswer::Move);
            }
            for weapon in figure.weapons().filter(|&weapon| aiming::can_use(board, character, weapon, Fire::Action)) {
                offer(ActionAnswer::Attack { weapon });
            }
            barricade::each_barrier(board, character, &mut |barrier| offer(ActionAnswer::Barricade { barrier }));
            if character.has_dial() {
                offer(ActionAnswer::Aim);
            }
            interact::each_interaction(board, character, &mut |with| offer(ActionAnswer::Interact { with }));
            for on in board.on_board().iter().filter(|&on| may_help_up(board, character, on).is_ok()) {
                offer(ActionAnswer::MediKit { on });
            }
            offer(ActionAnswer::Rest);
        }
        events::each_play(board, seat, Moment::NextAction, &mut |play| offer(ActionAnswer::Play { play }));
        if seat == active.seat {
            offer(ActionAnswer::End);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: ActionAnswer, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let character = board.active().character;
        let action = match answer {
            ActionAnswer::Move => Action::Move,
            ActionAnswer::Attack { .. } => Action::Attack,
            ActionAnswer::Barricade { .. } => Action::Barricade,
            ActionAnswer::Aim => Action::Aim,
            ActionAnswer::Interact { .. } => Action::Interact,
            ActionAnswer::MediKit { .. } => Action::CardAction,
            ActionAnswer::Rest => Action::Rest,
            ActionAnswer::Play { play } => return Flow::Become(EventPlayed::new(seat, play).into()),
            ActionAnswer::End => {
                rule!("AGD-5.4");
                board.active_mut().is_over = true;
                return Flow::Done;
            }
        };
        rule!("AGD-5.1");
        board.active_mut().actions -= 1;
        log.push(Heard::ActionTaken { character, action });
        match answer {
            ActionAnswer::Move => Flow::Become(Movement::of(board, character).into()),
            ActionAnswer::Attack { weapon } => {
                Flow::Become(Aiming { attacker: character, weapon, fire: Fire::Action }.into())
            }
            ActionAnswer::Barricade { barrier } => Flow::Become(BarricadeTest { character, barrier }.into()),
            ActionAnswer::Aim => {
                rule!("AGD-5.21");
                abilities::aim(board, character, log);
                Flow::Done
            }
            ActionAnswer::Interact { with } => interact::begin(board, character, with, log),
            ActionAnswer::MediKit { on } => {
                rule!("AGD-5.24");
                let (card, everybody) = (Gear::MediKit.card(), board.everybody());
                board.figure_mut(on).condition = Condition::Standing;
                log.push(Heard::StoodUp { character: on });
                board.figure_mut(character).take_off(card);
                board.endurance.exhaust_card(card, everybody);
                log.push(Heard::EquipmentExhausted { character, card });
                Flow::Become(Upkeep {}.into())
            }
            ActionAnswer::Rest => Flow::Become(Rest { character, seat }.into()),
            ActionAnswer::Play { .. } | ActionAnswer::End => Flow::Done,
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: ActionAnswer) -> Option<RuleId> {
        let active = board.active();
        if let ActionAnswer::Play { play } = answer {
            return events::may_play(board, seat, play, Moment::NextAction).err();
        }
        if seat != active.seat {
            return Some(RuleId("AGD-4.27"));
        }
        let character = active.character;
        let figure = board.figure(character);
        if answer != ActionAnswer::End && active.actions == 0 {
            return Some(RuleId("AGD-5.1"));
        }
        if answer != ActionAnswer::End && !figure.is_standing() {
            return Some(RuleId("AGD-4.20"));
        }
        match answer {
            ActionAnswer::Move if !moving::can_move(board, character) => Some(RuleId("AGD-5.6")),
            ActionAnswer::Attack { weapon } if figure.weapons().all(|it| it != weapon) => Some(RuleId("AGD-5.14")),
            ActionAnswer::Attack { weapon } => {
                let can_use = aiming::can_use(board, character, weapon, Fire::Action);
                (!can_use).then_some(RuleId("AGD-5.14"))
            }
            ActionAnswer::Barricade { barrier } => barricade::may_barricade(board, character, barrier).err(),
            ActionAnswer::Aim if !character.has_dial() => Some(RuleId("AGD-6F.13")),
            ActionAnswer::Interact { with } => interact::may_interact(board, character, with).err(),
            ActionAnswer::MediKit { on } => may_help_up(board, character, on).err(),
            ActionAnswer::Move
            | ActionAnswer::Aim
            | ActionAnswer::Rest
            | ActionAnswer::Play { .. }
            | ActionAnswer::End => None,
        }
    }
}

/// AGD-11G.3, G04: whether a Medi-Kit can help somebody up.
pub fn may_help_up(board: &Board, character: Character, on: Character) -> Result<(), RuleId> {
    let figure = board.figure(character);
    let can = figure.has_gear(Gear::MediKit)
        && board.figure(on).is_knocked_down()
        && board.adjacent(figure.square).has(board.figure(on).square);
    if can { Ok(()) } else { Err(RuleId("AGD-5.24")) }
}
