//! AGD-3: setting up the table.

use engine::{Flow, Log, Pool, Question, Roll, Seat, Seats, Step, Word, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters},
    ground::Square,
    rules::{
        deployment::{GruntPlacing, GunPlacing, HeroPlacing, next_hero, unplaced},
        losses::take_hero,
        missions,
        placing::BlipDraw,
        preparation::{self, Preparing},
        spotting::Upkeep,
        turn::{Turn, TurnStage},
        votes,
    },
    words::{
        BlipValue, BoardFace, Character, Condition, Difficulty, EnemyKind, Gun, Knob, Mission, MissionBlipFace, Team,
    },
};

engine::words! {
    /// AGD-3.19: the set-up in its order.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SetUpStage {
        Captive,
        Heroes,
        Teams,
        Equipment,
        Tokens,
        Blips,
        GunA,
        GunB,
        PlaceHeroes,
        PlaceGrunts,
        Spotting,
        Begin,
    }
}

/// AGD-3.19: the set-up, step by step.
#[engine::frame]
pub struct SetUp {
    pub stage: SetUpStage,
    /// How many blips have been drawn, or heroes chosen.
    pub done: u8,
}

/// AGD-3.3: the characters that take part from the start.
pub fn participants(board: &Board) -> Characters {
    let takes_part =
        |character: &Character| board.setup.takes_part(*character) && !board.figure(*character).was_captive;
    Character::ALL.iter().copied().filter(takes_part).collect()
}

impl SetUp {
    fn at(stage: SetUpStage) -> Frame {
        SetUp { stage, done: 0 }.into()
    }
}

impl Step<Aliens> for SetUp {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let SetUp { stage, done } = self;
        match stage {
            SetUpStage::Captive => {
                let is_alone = board.setup.mission == Mission::Rescue && !board.setup.carried.in_campaign;
                match is_alone {
                    true => Flow::Call { first: CaptiveDraw {}.into(), then: SetUp::at(SetUpStage::Heroes) },
                    false => Flow::Become(SetUp::at(SetUpStage::Heroes)),
                }
            }
            SetUpStage::Heroes => match board.seats().nth(done.into()) {
                Some(seat) => {
                    let then = SetUp { done: done + 1, ..self }.into();
                    Flow::Call { first: Choosing { seat }.into(), then }
                }
                None => Flow::Become(SetUp::at(SetUpStage::Teams)),
            },
            SetUpStage::Teams => {
                form_teams(board);
                Flow::Call { first: TeamForming {}.into(), then: SetUp::at(SetUpStage::Equipment) }
            }
            SetUpStage::Equipment => {
                rule!("AGD-3.22");
                rule!("AGD-3.15");
                board.token = board.lead();
                preparation::issue(board, log);
                Flow::Call { first: Preparing::default().into(), then: SetUp::at(SetUpStage::Tokens) }
            }
            SetUpStage::Tokens => {
                rule!("AGD-3.20");
                lay_out(board, log);
                Flow::Become(SetUp::at(SetUpStage::Blips))
            }
            SetUpStage::Blips => match starting_blips(board).nth(done.into()) {
                Some(square) => {
                    let then = SetUp { done: done + 1, ..self }.into();
                    Flow::Call { first: BlipDraw { square }.into(), then }
                }
                None => Flow::Become(SetUp::at(SetUpStage::GunA)),
            },
            SetUpStage::GunA if board.setup.mission.print().has_sentry_guns => {
                Flow::Call { first: GunPlacing { gun: Gun::A }.into(), then: SetUp::at(SetUpStage::GunB) }
            }
            SetUpStage::GunA => Flow::Become(SetUp::at(SetUpStage::PlaceHeroes)),
            SetUpStage::GunB => {
                Flow::Call { first: GunPlacing { gun: Gun::B }.into(), then: SetUp::at(SetUpStage::PlaceHeroes) }
            }
            SetUpStage::PlaceHeroes => match next_hero(board) {
                Some((seat, hero)) => Flow::Call { first: HeroPlacing { seat, hero }.into(), then: self.into() },
                None => Flow::Become(SetUp::at(SetUpStage::PlaceGrunts)),
            },
            SetUpStage::PlaceGrunts => match unplaced(board).is_empty() {
                false => Flow::Call { first: GruntPlacing {}.into(), then: self.into() },
                true => Flow::Become(SetUp::at(SetUpStage::Spotting)),
            },
            SetUpStage::Spotting => {
                rule!("AGD-3.17");
                board.starters = board.on_board().len() as u8;
                Flow::Call { first: Upkeep {}.into(), then: SetUp::at(SetUpStage::Begin) }
            }
            SetUpStage::Begin => Flow::Become(Turn { stage: TurnStage::Script }.into()),
        }
    }
}

/// AGD-11E.31: the captive of a Rescue that stands alone.
#[engine::frame]
pub struct CaptiveDraw {}

impl Roll<Aliens> for CaptiveDraw {
    type Shown = Character;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Character, u32)) {
        participants(board).iter().for_each(|character| may_show(character, 1));
    }

    fn rolled(self, board: &mut Board, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-11E.31");
        board.figure_mut(character).was_captive = true;
        board.captives.push(character);
        log.push(Heard::CaptiveDrawn { character });
        Flow::Done
    }
}

/// AGD-3.3: a player chooses a hero, if one is left.
#[engine::frame]
pub struct Choosing {
    pub seat: Seat,
}

impl Step<Aliens> for Choosing {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let choice = heroes_to_choose(board);
        match (choice.first(), choice.len()) {
            (None, _) => {
                // Who finds none sits out.
                rule!("AGD-7B.9");
                Flow::Done
            }
            (Some(hero), 1) => {
                choose_hero(board, self.seat, hero, log);
                Flow::Done
            }
            (Some(_), _) => Flow::Become(HeroChoice { seat: self.seat }.into()),
        }
    }
}

/// AGD-3.3: which hero?
#[engine::frame]
pub struct HeroChoice {
    pub seat: Seat,
}

impl Question<Aliens> for HeroChoice {
    type Answer = Character;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        heroes_to_choose(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, hero: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-3.3");
        choose_hero(board, seat, hero, log);
        Flow::Done
    }

    fn forbids(self, board: &Board, _: Seat, hero: Character) -> Option<engine::RuleId> {
        match hero {
            Character::Newt => Some(engine::RuleId("AGD-6F.14")),
            _ if !heroes_to_choose(board).has(hero) => Some(engine::RuleId("AGD-3.3")),
            _ => None,
        }
    }
}

/// AGD-6F.14: every character that is not taken, except Newt.
fn heroes_to_choose(board: &Board) -> Characters {
    let is_free = |character: &Character| board.figure(*character).owner.is_none();
    participants(board).without(Character::Newt).iter().filter(is_free).collect()
}

fn choose_hero(board: &mut Board, seat: Seat, hero: Character, log: &mut Log<'_, Aliens>) {
    // Nobody else is anybody's, and all of them are grunts.
    rule!("AGD-3.4");
    take_hero(board, seat, hero, log);
    if hero == Character::Ripley && participants(board).has(Character::Newt) {
        rule!("AGD-6F.11");
        board.figure_mut(Character::Newt).owner = Some(seat);
        log.push(Heard::CardTurned { character: Character::Newt, owner: Some(seat) });
    }
}

/// AGD-11E.10: who is trapped, and who is in the APC.
fn form_teams(board: &mut Board) {
    for &character in Character::ALL {
        board.figure_mut(character).team = match (board.setup.mission, character) {
            (Mission::Escape, Character::Gorman | Character::Ripley | Character::Newt) => Team::Apc,
            (_, _) => Team::Trapped,
        };
    }
}

/// AGD-11E.13: where nobody is left to be trapped, half of the squad is chosen.
#[engine::frame]
pub struct TeamForming {}

fn members(board: &Board, team: Team) -> Characters {
    participants(board).iter().filter(|&character| board.figure(character).team == team).collect()
}

impl Step<Aliens> for TeamForming {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let squad = participants(board).without(Character::Newt);
        let trapped = members(board, Team::Trapped);
        let is_usual = trapped.iter().any(|it| !matches!(it, Character::Gorman | Character::Ripley));
        if board.setup.mission != Mission::Escape || is_usual || trapped.len() >= squad.len().div_ceil(2) {
            return Flow::Done;
        }
        let apc = members(board, Team::Apc).without(Character::Newt);
        match (apc.first(), apc.len()) {
            (Some(only), 1) => {
                board.figure_mut(only).team = Team::Trapped;
                Flow::Become(self.into())
            }
            (Some(_), _) => Flow::Become(TeamChoice {}.into()),
            (None, _) => Flow::Done,
        }
    }
}

/// AGD-11E.13: who is trapped?
#[engine::frame]
pub struct TeamChoice {}

impl Question<Aliens> for TeamChoice {
    type Answer = Character;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        members(board, Team::Apc).without(Character::Newt).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(character) = votes::decide(self, board, seat, character, log) else {
            return Flow::Become(self.into());
        };
        rule!("AGD-11E.13");
        board.figure_mut(character).team = Team::Trapped;
        Flow::Become(TeamForming {}.into())
    }
}

/// Doors, crates, mission blips, exits, cocoons and facehuggers.
fn lay_out(board: &mut Board, log: &mut Log<'_, Aliens>) {
    rule!("AGD-3.10");
    let mission = board.setup.mission;
    let print = mission.print();
    rule!("AGD-3.2");
    board.fittings.barricaded = mission.barricaded();
    board.fittings.crates = ((1_u16 << print.crates.len()) - 1) as u8;
    board.fittings.mission_blips = ((1_u16 << print.mission_blips.len()) - 1) as u8;
    if !print.mission_blips.is_empty() {
        rule!("AGD-11E.2");
        board.fittings.mission_faces = Pool::of(MissionBlipFace::tokens);
    }
    rule!("AGD-3.14");
    board.fittings.open_exit = missions::open_exit(mission);
    let mut facehuggers = print.facehuggers.to_vec();
    if board.setup.signature_rules {
        rule!("AGD-11E.54");
        let doors = print.signature.barricaded.iter().map(|door| door.door());
        board.fittings.barricaded = doors.fold(board.fittings.barricaded, |doors, door| doors.with(door));
        facehuggers.extend(print.signature.facehuggers);
    }
    for &square in &facehuggers {
        rule!("AGD-6N.1");
        board.enemies.place(EnemyKind::Facehugger, square, BlipValue::One);
        log.push(Heard::FacehuggerPlaced { square });
    }
    // AGD-11E.31: in the order of capture; only the mission Rescue has cocoons.
    let captives = board.captives;
    for (&character, &square) in captives.iter().zip(print.cocoons) {
        let figure = board.figure_mut(character);
        figure.was_captive = true;
        figure.condition = Condition::Cocooned;
        figure.square = square;
        log.push(Heard::CocoonPlaced { character, square });
    }
    for &character in Character::ALL {
        rule!("AGD-6N.3");
        board.figure_mut(character).facehuggers = board.setup.carried.facehuggers[character.index()];
    }
}

/// AGD-3.10, AGD-7H: the starting blips, in the order in which they are drawn.
fn starting_blips(board: &Board) -> impl Iterator<Item = Square> + use<> {
    let is_easier =
        board.setup.mission == Mission::Escape && board.setup.difficulty(Knob::Mission2) == Difficulty::Easier;
    let left_out = [Square::on(BoardFace::HiveTunnels, 7, 7), Square::on(BoardFace::CoolingGantry, 6, 4)];
    let blips = board.setup.mission.print().blips.iter().copied();
    blips.filter(move |square| !(is_easier && left_out.contains(square)))
}
