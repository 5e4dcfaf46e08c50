//! AGD-4.35, AGD-6J.7: what is brought up to date after every change: doors, sight, spotting;
//! and then whoever lost a hero is asked for a new one.

use engine::{Flow, Log, Question, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, EnemyId, Eyes, Figure, MOST_ALIENS},
    ground::{Door, Square, Squares},
    rules::{
        ending::GameOver,
        losses::NewHero,
        missions::{self, mission_blips::MissionBlipTurned},
        votes,
    },
    words::{AutomaticChoice, BlipValue, EnemyKind},
};

/// Everything is brought up to date; whatever was under way waits.
#[engine::frame]
pub struct Upkeep {}

impl Step<Aliens> for Upkeep {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-4.35");
        let (spotted, mission_blip) = seen_now(board);
        for square in spotted.iter() {
            rule!("AGD-6J.8");
            rule!("AGD-6J.10");
            if let Some(extra) = spot(board, square, log) {
                return Flow::Call { first: extra.into(), then: self.into() };
            }
        }
        // A blip that was turned over is not in anybody's way, so that nothing else is seen by it.
        if let Some(number) = mission_blip {
            return Flow::Call { first: MissionBlipTurned { number }.into(), then: self.into() };
        }
        if let Some(ending) = missions::failed_at_once(board) {
            return Flow::End(GameOver { ending }.into());
        }
        while let Some(seat) = board.bereaved.first() {
            board.bereaved = board.bereaved.without(seat);
            if !board.has_hero(seat) && !board.free_grunts().is_empty() {
                return Flow::Call { first: NewHero { seat }.into(), then: self.into() };
            }
        }
        Flow::Done
    }
}

/// Whether there is anything to bring up to date.
fn is_needed(board: &Board) -> bool {
    let (spotted, mission_blip) = seen_now(board);
    !board.bereaved.is_empty()
        || !spotted.is_empty()
        || mission_blip.is_some()
        || missions::failed_at_once(board).is_some()
}

/// Whether there is anything to bring up to date after an enemy's step, where there was nothing before:
/// only a blip that moves can be seen, unless the step opens a door.
pub fn is_needed_after(board: &Board, kind: EnemyKind, from: Square, to: Square) -> bool {
    let layout = board.layout();
    let may_open = layout.doors_beside(to) - board.fittings.barricaded;
    let was_open = |door: Door| {
        let mut sides = layout.sides(door).into_iter();
        sides.any(|side| side == from || side != to && board.occupied().has(side))
    };
    let is_needed_now = match may_open.iter().all(was_open) {
        true => !board.bereaved.is_empty() || kind == EnemyKind::Blip && board.is_watched(to),
        false => is_needed(board),
    };
    debug_assert_eq!(is_needed_now, is_needed(board), "nothing else can be seen");
    is_needed_now
}

/// AGD-4.35: the blips that any character sees, and a mission blip that one who stands sees.
pub fn seen_now(board: &Board) -> (Squares, Option<u8>) {
    let blips = board.enemies.blips();
    if blips.is_empty() && board.fittings.mission_blips == 0 {
        return (Squares::NONE, None);
    }
    rule!("AGD-6B.2");
    rule!("AGD-6B.3");
    rule!("AGD-6C.1");
    rule!("AGD-6C.2");
    rule!("AGD-6I.9");
    let mut standing = Eyes::of(board, Figure::is_standing);
    let number = board.face_down_mission_blips().find(|&(_, square)| standing.see(square)).map(|(number, _)| number);
    (board.watched_among(blips), number)
}

/// A blip is turned over and becomes an Alien, or a swarm, so that none is ever next to a character.
fn spot(board: &mut Board, square: Square, log: &mut Log<'_, Aliens>) -> Option<ExtraAliens> {
    rule!("AGD-6J.7");
    rule!("AGD-6J.6");
    let id = board.enemies.on(square)?;
    let n_aliens = board.enemies.count_aliens();
    let value = board.enemies.get(id)?.value.for_rules();
    board.blip_pool.add(value);
    board.enemies.turn_over(id);
    board.is_disturbed = true;
    log.push(Heard::BlipSpotted { square, aliens: value.aliens() });
    if n_aliens >= MOST_ALIENS {
        rule!("AGD-6J.15");
        board.enemies.remove(id);
        join_nearest(board, square, value.aliens());
        return None;
    }
    if board.setup.individual_aliens && value != BlipValue::One {
        rule!("AGD-7G.1");
        return Some(ExtraAliens { first: id, from: square, left: value.aliens() - 1 });
    }
    if let Some(alien) = board.enemies.get_mut(id) {
        alien.tokens = value.aliens() - 1;
    }
    None
}

/// AGD-6J.15: Aliens for which there is no model join the nearest as tokens.
fn join_nearest(board: &mut Board, from: Square, aliens: u8) {
    let models = board.enemies.iter().filter(|(_, enemy)| enemy.kind == EnemyKind::Alien);
    let squares: Squares = models.map(|(_, enemy)| enemy.square).collect();
    let nearest = board.layout().nearest(from, &squares, board.fittings.barricaded);
    let first = board.layout().first_in_order(&nearest).and_then(|square| board.enemies.on(square));
    if let Some(alien) = first.and_then(|id| board.enemies.get_mut(id)) {
        alien.tokens = alien.tokens.saturating_add(aliens);
    }
}

/// AGD-7G.2: further Aliens of a blip come out of sight, each on its own square.
#[engine::frame]
pub struct ExtraAliens {
    pub first: EnemyId,
    pub from: Square,
    pub left: u8,
}

impl Step<Aliens> for ExtraAliens {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if self.left == 0 {
            return Flow::Done;
        }
        let squares = self.squares(board);
        let has_room = board.enemies.count_aliens() < MOST_ALIENS;
        match board.layout().first_in_order(&squares).filter(|_| has_room) {
            None => {
                rule!("AGD-7G.5");
                if let Some(alien) = board.enemies.get_mut(self.first) {
                    alien.tokens += self.left;
                }
                Flow::Done
            }
            Some(square) if squares.len() == 1 || !board.setup.asks(AutomaticChoice::Placing) => {
                self.place(board, square, log)
            }
            Some(_) => Flow::Become(ExtraAlienSquare { extra: self }.into()),
        }
    }
}

impl ExtraAliens {
    /// AGD-7G.2: the free squares out of sight that are nearest to the blip's.
    fn squares(self, board: &Board) -> Squares {
        rule!("AGD-7G.3");
        let free = board.free_squares();
        let hidden = free - board.watched_among(free);
        board.layout().nearest(self.from, &hidden, board.fittings.barricaded)
    }

    fn place(self, board: &mut Board, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-7G.2");
        let &first = board.enemies.get(self.first).expect("the first Alien stands where the blip lay");
        if let Some(id) = board.enemies.place_apart(EnemyKind::Alien, square, BlipValue::One, board.attacker)
            && let Some(alien) = board.enemies.get_mut(id)
        {
            // AGD-7G.4: they go on like the blip, or are activated, or moved by a card, as it would have been.
            let is_moving = board.attacker == Some(self.first);
            alien.follows = board.attacker_movement.filter(|_| is_moving);
            alien.is_due = first.is_due;
            alien.is_to_move = first.is_to_move;
            alien.is_held = first.is_held;
            alien.is_of_this_card = first.is_of_this_card;
        }
        log.push(Heard::AlienAppeared { square });
        Flow::Become(ExtraAliens { left: self.left - 1, ..self }.into())
    }
}

/// AGD-7G.3: on which of several squares?
#[engine::frame]
pub struct ExtraAlienSquare {
    pub extra: ExtraAliens,
}

impl Question<Aliens> for ExtraAlienSquare {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        self.extra.squares(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        self.extra.place(board, square, log)
    }
}
