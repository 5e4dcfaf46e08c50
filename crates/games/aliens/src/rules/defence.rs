//! AGD-6I.1 to AGD-6I.9, AGD-6I.23, AGD-6N.2: an Alien attacks, and a character defends.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Defence, Enemy, EnemyId},
    rules::{
        attack::hit_alien,
        exhausting::Drain,
        losses,
        reveal::{Reveal, RevealFor},
        spotting::Upkeep,
        votes,
        windows::WindowOpens,
    },
    words::{AutomaticChoice, Character, Condition, EnemyKind, Gear, MarineDie, Mission, Statistic, Window},
};

/// AGD-6G.10: an Alien attacks a character next to it.
#[engine::frame]
pub struct AlienAttack {
    pub enemy: EnemyId,
}

impl Step<Aliens> for AlienAttack {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(alien) = board.enemies.get(self.enemy) else { return Flow::Done };
        let beside = board.characters_beside(alien.square);
        match (board.first_by_itself(beside), beside.len()) {
            (None, _) => Flow::Done,
            (Some(_), n) if n > 1 && board.setup.asks(AutomaticChoice::Targets) => {
                Flow::Become(Victim { enemy: self.enemy }.into())
            }
            (Some(character), _) => Flow::Become(DefenceRoll { enemy: self.enemy, character, is_reroll: false }.into()),
        }
    }
}

/// AGD-6G.10: whom does it attack?
#[engine::frame]
pub struct Victim {
    pub enemy: EnemyId,
}

impl Question<Aliens> for Victim {
    type Answer = Character;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        if let Some(alien) = board.enemies.get(self.enemy) {
            board.characters_beside(alien.square).iter().for_each(offer);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(character) = votes::decide(self, board, seat, character, log) else {
            return Flow::Become(self.into());
        };
        rule!("AGD-6G.10");
        Flow::Become(DefenceRoll { enemy: self.enemy, character, is_reroll: false }.into())
    }
}

/// AGD-6I.1: the Defence Roll.
#[engine::frame]
pub struct DefenceRoll {
    pub enemy: EnemyId,
    pub character: Character,
    pub is_reroll: bool,
}

impl Roll<Aliens> for DefenceRoll {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6I.1");
        let tokens = board.enemies.get(self.enemy).map_or(0, |alien| alien.tokens);
        let result = die.0 + tokens;
        let was_rerolled = self.is_reroll;
        board.defence = Defence { character: self.character, result, was_rerolled, ..Defence::default() };
        let defence = board.statistic(self.character, Statistic::Defence);
        log.push(Heard::DefenceRolled { character: self.character, die, result, defence, held: result <= defence });
        Flow::Become(Defending { enemy: self.enemy, stage: DefenceStage::Window }.into())
    }
}

engine::words! {
    /// AGD-6I.23: how far a Defence Roll has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum DefenceStage {
        Window,
        Armour,
    }
}

/// AGD-6I.2 to AGD-6I.7, AGD-6N.2: what a Defence Roll comes to when nothing else saves anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    StrikesBack,
    Holds,
    StaysDown,
    Falls,
    Dies,
    Facehugged,
}

impl Fate {
    /// What a result, the tokens counted, comes to for a character whom an enemy of this kind attacks.
    pub fn of(board: &Board, character: Character, kind: EnemyKind, result: u8) -> Fate {
        if result <= board.statistic(character, Statistic::Defence) {
            let strikes_back = result <= board.statistic(character, Statistic::Melee);
            return if strikes_back { Fate::StrikesBack } else { Fate::Holds };
        }
        match kind {
            EnemyKind::Facehugger => Fate::Facehugged,
            EnemyKind::Alien | EnemyKind::Blip if result >= 10 => Fate::Dies,
            EnemyKind::Alien | EnemyKind::Blip if board.figure(character).is_knocked_down() => Fate::StaysDown,
            EnemyKind::Alien | EnemyKind::Blip => Fate::Falls,
        }
    }
}

/// AGD-6I.23: what comes of a Defence Roll.
#[engine::frame]
pub struct Defending {
    pub enemy: EnemyId,
    pub stage: DefenceStage,
}

impl Step<Aliens> for Defending {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6I.23");
        let Defence { character, result, is_to_be_rerolled, armours, is_saved, .. } = board.defence;
        if result <= board.statistic(character, Statistic::Defence) {
            return survive(board, self.enemy, log);
        }
        match self.stage {
            DefenceStage::Window => {
                let first = WindowOpens::at(Window::DefenceRollFailed).into();
                Flow::Call { first, then: Defending { stage: DefenceStage::Armour, ..self }.into() }
            }
            DefenceStage::Armour if is_to_be_rerolled => {
                rule!("AGD-6D.16");
                Flow::Become(DefenceRoll { enemy: self.enemy, character, is_reroll: true }.into())
            }
            DefenceStage::Armour if is_saved => {
                log.push(Heard::ArmourHeld { character });
                Flow::Done
            }
            DefenceStage::Armour if armours < board.figure(character).count_gear(Gear::TacticalArmour) => {
                board.defence.armours += 1;
                let seat = board.player_of(character);
                let first = Reveal { why: RevealFor::TacticalArmour, character: Some(character), seat }.into();
                Flow::Call { first, then: self.into() }
            }
            DefenceStage::Armour => fall(board, self.enemy, log),
        }
    }
}

/// The character survives, and may strike back, also from the ground.
fn survive(board: &mut Board, enemy: EnemyId, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    rule!("AGD-6I.2");
    let Defence { character, result, .. } = board.defence;
    let Some(&Enemy { kind, square, .. }) = board.enemies.get(enemy) else { return Flow::Done };
    if Fate::of(board, character, kind, result) != Fate::StrikesBack {
        return Flow::Done;
    }
    rule!("AGD-6I.3");
    rule!("AGD-6I.24");
    log.push(Heard::CounterAttacked { character, square });
    hit_alien(board, square, log);
    Flow::Become(Upkeep {}.into())
}

/// AGD-6I.4, AGD-6I.5: the character is knocked down or killed. AGD-6N.2: or has a facehugger.
fn fall(board: &mut Board, enemy: EnemyId, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    let Defence { character, result, .. } = board.defence;
    if !board.figure(character).is_on_board() {
        return Flow::Done;
    }
    let kind = board.enemies.get(enemy).map_or(EnemyKind::Alien, |enemy| enemy.kind);
    match Fate::of(board, character, kind, result) {
        Fate::StrikesBack | Fate::Holds => return Flow::Done,
        Fate::Facehugged => {
            rule!("AGD-6N.2");
            board.figure_mut(character).facehuggers += 1;
            log.push(Heard::Facehugged { character });
            board.enemies.remove(enemy);
            board.is_disturbed = true;
        }
        Fate::Dies => {
            rule!("AGD-6I.5");
            losses::lose(board, character, Condition::Killed, log);
        }
        Fate::StaysDown => {
            rule!("AGD-6I.7");
            log.push(Heard::StayedDown { character });
            return Flow::Done;
        }
        Fate::Falls => return knock_down(board, character, log),
    }
    Flow::Become(Upkeep {}.into())
}

/// From now on no Actions, and no sight is blocked.
fn knock_down(board: &mut Board, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
    rule!("AGD-6I.4");
    rule!("AGD-6I.6");
    board.figure_mut(character).condition = Condition::KnockedDown;
    log.push(Heard::KnockedDown { character });
    let square = board.figure(character).square;
    let is_at_the_edge =
        board.setup.signature_rules && board.setup.mission == Mission::Gantry && board.layout().is_beside_fence(square);
    if is_at_the_edge {
        rule!("AGD-11E.54");
        return Flow::Call { first: Upkeep {}.into(), then: Drain { cards: 2 }.into() };
    }
    Flow::Become(Upkeep {}.into())
}
