//! AGD-4.22 to AGD-4.24, AGD-6G.1 to AGD-6G.3: the Alien Phase, and the activation of an Alien.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Enemy, EnemyId},
    ground::{Square, Squares},
    rules::{
        blips::BlipsAct, captures::StandUps, defence::AlienAttack, defensive_fire::DefensiveFire,
        enemy_move::EnemyMove, tracker::TrackerStep, votes, windows::WindowOpens,
    },
    words::{AutomaticChoice, Phase, Window},
};

/// AGD-6G.4
pub const ALIEN_SPEED: u8 = 6;

engine::words! {
    /// AGD-4.23: how far the Alien Phase has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AlienStage {
        StandUps,
        Aliens,
        Blips,
        Tracker,
    }

    /// AGD-6G.2: how far the activation of an Alien has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AlienTurnStage {
        Moving,
        Window,
        DefensiveFire,
        Attacking,
        Followers,
    }
}

/// Stand-ups and captures, Aliens, blips, Motion Tracker cards. Who is due in which step follows from
/// when a blip was spotted.
#[engine::frame]
pub struct AlienPhase {
    pub stage: AlienStage,
}

impl AlienPhase {
    pub fn begin(board: &mut Board, log: &mut Log<'_, Aliens>) -> Frame {
        board.phase = Phase::AlienPhase;
        board.activation = None;
        log.push(Heard::AlienPhaseBegan {});
        rule!("AGD-4.24");
        for enemy in board.enemies.iter_mut() {
            enemy.is_due = true;
            enemy.is_held = false;
        }
        AlienPhase { stage: AlienStage::StandUps }.into()
    }
}

impl Step<Aliens> for AlienPhase {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.on_board().is_empty() {
            rule!("AGD-4.3");
            return Flow::Done;
        }
        rule!("AGD-4.23");
        let call = |first: Frame, stage| Flow::Call { first, then: AlienPhase { stage }.into() };
        match self.stage {
            AlienStage::StandUps => {
                let window = WindowOpens::at(Window::AlienPhaseStart);
                call(ThenStandUps { window }.into(), AlienStage::Aliens)
            }
            AlienStage::Aliens => call(AliensAct {}.into(), AlienStage::Blips),
            AlienStage::Blips => call(BlipsAct {}.into(), AlienStage::Tracker),
            AlienStage::Tracker => Flow::Become(TrackerStep::new().into()),
        }
    }
}

/// AGD-4.27, W1: before anybody stands up or is captured, everybody may react.
#[engine::frame]
pub struct ThenStandUps {
    pub window: WindowOpens,
}

impl Step<Aliens> for ThenStandUps {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        Flow::Call { first: self.window.into(), then: StandUps::of(board).into() }
    }
}

impl Board {
    /// AGD-6A.9: the approach distance from a square to the nearest character.
    pub fn approach(&self, square: Square) -> u8 {
        let far = |figure: &crate::board::Figure| self.layout().approach_distance(square, figure.square);
        self.figures.iter().filter(|figure| figure.is_on_board()).filter_map(far).min().unwrap_or(u8::MAX)
    }

    /// AGD-6G.1: those of some enemies that are nearest to a character.
    pub fn nearest_enemies(&self, is_meant: impl Fn(&Enemy) -> bool) -> Squares {
        let (mut nearest, mut squares) = (u8::MAX, Squares::NONE);
        for (_, enemy) in self.enemies.iter().filter(|(_, enemy)| is_meant(enemy)) {
            let distance = self.approach(enemy.square);
            if distance < nearest {
                nearest = distance;
                squares = Squares::NONE;
            }
            if distance == nearest {
                squares.insert(enemy.square);
            }
        }
        squares
    }

    /// AGD-6G.14: the one of some enemies that is longest on the board.
    pub fn longest_on_board(&self, squares: Squares) -> Option<EnemyId> {
        let enemies = self.enemies.iter().filter(|(_, enemy)| squares.has(enemy.square));
        enemies.min_by_key(|(_, enemy)| enemy.arrival).map(|(id, _)| id)
    }
}

/// AGD-6G.1: every Alien is activated, the nearest first.
#[engine::frame]
pub struct AliensAct {}

impl AliensAct {
    fn nearest(board: &Board) -> Squares {
        board.nearest_enemies(|enemy| enemy.is_due && enemy.is_alien())
    }
}

impl Step<Aliens> for AliensAct {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.on_board().is_empty() {
            return Flow::Done;
        }
        rule!("AGD-6G.1");
        let nearest = AliensAct::nearest(board);
        match (board.longest_on_board(nearest), nearest.len()) {
            (None, _) => Flow::Done,
            (Some(_), n) if n > 1 && board.setup.asks(AutomaticChoice::Order) => Flow::Become(AlienOrder {}.into()),
            (Some(enemy), _) => {
                let first = AlienTurn::begin(board, enemy, ALIEN_SPEED, log).into();
                Flow::Call { first, then: self.into() }
            }
        }
    }
}

/// AGD-6G.1: which of several Aliens that are equally near?
#[engine::frame]
pub struct AlienOrder {}

impl Question<Aliens> for AlienOrder {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        AliensAct::nearest(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        let enemy = board.enemies.on(square).expect("the Alien is there");
        let first = AlienTurn::begin(board, enemy, ALIEN_SPEED, log).into();
        Flow::Call { first, then: AliensAct {}.into() }
    }
}

/// One Alien or blip: it moves, is fired at, and attacks.
#[engine::frame]
pub struct AlienTurn {
    pub enemy: EnemyId,
    pub speed: u8,
    pub stage: AlienTurnStage,
}

impl AlienTurn {
    /// AGD-6J.3: each is activated once.
    pub fn begin(board: &mut Board, enemy: EnemyId, speed: u8, log: &mut Log<'_, Aliens>) -> AlienTurn {
        if let Some(activated) = board.enemies.get_mut(enemy) {
            activated.is_due = false;
            activated.follows = None;
            log.push(Heard::EnemyActivated { kind: activated.kind, square: activated.square });
        }
        rule!("AGD-6H.1");
        board.attacker = Some(enemy);
        AlienTurn { enemy, speed, stage: AlienTurnStage::Moving }
    }
}

impl Step<Aliens> for AlienTurn {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let AlienTurn { enemy, speed, stage } = self;
        let at = |stage| AlienTurn { stage, ..self }.into();
        let call = |first: Frame, stage| Flow::Call { first, then: at(stage) };
        let alien = board.enemies.get(enemy).copied();
        let is_beside = alien.is_some_and(|alien| !board.characters_beside(alien.square).is_empty());
        match stage {
            AlienTurnStage::Moving if is_beside => {
                rule!("AGD-6G.3");
                Flow::Become(at(AlienTurnStage::Window))
            }
            AlienTurnStage::Moving => call(EnemyMove { enemy, left: speed, end: None }.into(), AlienTurnStage::Window),
            AlienTurnStage::Window | AlienTurnStage::DefensiveFire | AlienTurnStage::Attacking
                if !is_beside || alien.is_none_or(|alien| alien.is_blip()) =>
            {
                rule!("AGD-6J.12");
                rule!("AGD-6H.9");
                Flow::Become(at(AlienTurnStage::Followers))
            }
            AlienTurnStage::Window => {
                rule!("AGD-6G.2");
                board.attacker_movement = None;
                call(WindowOpens::at(Window::AlienAdjacent).into(), AlienTurnStage::DefensiveFire)
            }
            AlienTurnStage::DefensiveFire => {
                rule!("AGD-6H.7");
                call(DefensiveFire::at(enemy).into(), AlienTurnStage::Attacking)
            }
            AlienTurnStage::Attacking => call(AlienAttack { enemy }.into(), AlienTurnStage::Followers),
            AlienTurnStage::Followers => {
                board.attacker_movement = None;
                let follower = board.enemies.iter().find_map(|(id, enemy)| Some((id, enemy.follows?)));
                match follower.filter(|_| !board.on_board().is_empty()) {
                    Some((follower, left)) => {
                        rule!("AGD-7G.4");
                        Flow::Become(AlienTurn::begin(board, follower, left, log).into())
                    }
                    None => {
                        board.attacker = None;
                        Flow::Done
                    }
                }
            }
        }
    }
}
