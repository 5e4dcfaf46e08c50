//! AGD-5.14, AGD-6D: who could shoot at whom, how likely it hits, and what is in the way.

use engine::{Log, Word};

use super::{BlastAhead, Block, FieldAhead, RowOfSquares, ShotAhead, hits};
use crate::{
    board::{Board, Enemy},
    ground::{Doors, Eye, Place, Square, Squares},
    rules::{aiming::targets, area, attack::Fire, hazards::turn_down},
    words::{Character, Edge, Facing, Keyword, Weapon},
};

/// Every shot that somebody could take at an Alien now.
pub(super) fn clear(board: &Board) -> Vec<ShotAhead> {
    let mut shots = Vec::new();
    for character in board.those(|figure| figure.is_standing()).iter() {
        for weapon in board.figure(character).weapons() {
            let aims = targets(board, character, weapon, Fire::Action);
            let aliens = board.enemies.iter().filter(|(_, it)| it.is_alien() && aims.has(it.square));
            shots.extend(aliens.filter_map(|(_, enemy)| clear_shot(board, character, weapon, enemy)));
        }
    }
    shots
}

fn clear_shot(board: &Board, character: Character, weapon: Weapon, enemy: &Enemy) -> Option<ShotAhead> {
    let (layout, from) = (board.layout(), board.figure(character).square);
    let eye = layout.line_begins(from, enemy.square, &board.standing_squares(), board.open_doors())?;
    let (start, end) = (layout.place(from), layout.place(enemy.square));
    let (x, y) = match eye {
        Eye::Middle => middle(start),
        Eye::Corner => corner(start, end),
    };
    let (to_x, to_y) = middle(end);
    Some(ShotAhead { line: [x, y, to_x, to_y], ..shot(board, character, weapon, enemy) })
}

/// The Aliens at which a character cannot shoot, and why: with one weapon, or with the first it has.
pub(super) fn blocked(board: &Board, character: Character, weapon: Option<Weapon>) -> Vec<ShotAhead> {
    let Some(weapon) = weapon.or_else(|| board.figure(character).weapons().next()) else { return Vec::new() };
    let aims = targets(board, character, weapon, Fire::Action);
    let aliens = board.enemies.iter().filter(|(_, it)| it.is_alien() && !aims.has(it.square));
    aliens.map(|(_, enemy)| blocked_shot(board, character, weapon, enemy)).collect()
}

fn blocked_shot(board: &Board, character: Character, weapon: Weapon, enemy: &Enemy) -> ShotAhead {
    let (layout, from, to) = (board.layout(), board.figure(character).square, enemy.square);
    let (standing, open) = (board.standing_squares(), board.open_doors());
    let is_seen = |standing: &Squares, open: Doors| layout.sees(from, to, standing, open);
    let closed = || (layout.doors() - open).iter();
    let (x, y) = middle(layout.place(from));
    let (block, (to_x, to_y)) = if is_seen(&standing, open) {
        (Block::Range, middle(layout.place(to)))
    } else if let Some(door) = closed().find(|&door| is_seen(&standing, open.with(door))) {
        let [one, other] = layout.sides(door).map(|side| layout.place(side));
        (Block::Door { door }, between(one, other))
    } else if let Some(other) = board
        .on_board()
        .iter()
        .find(|&other| other != character && is_seen(&standing.without(board.figure(other).square), open))
    {
        (Block::Character { character: other }, middle(layout.place(board.figure(other).square)))
    } else {
        (Block::Wall, wall_between(board, from, to))
    };
    ShotAhead { line: [x, y, to_x, to_y], blocked_by: Some(block), ..shot(board, character, weapon, enemy) }
}

/// AGD-6D.4, AGD-6D.9: the rolls that a shot may come to.
fn shot(board: &Board, character: Character, weapon: Weapon, enemy: &Enemy) -> ShotAhead {
    let n_rolls = if weapon.is(Keyword::FullAuto) { enemy.tokens + 1 } else { 1 };
    let mut firing = *board;
    let mut rolls = Vec::new();
    for _ in 0..n_rolls {
        rolls.push(hits(&firing, character, weapon, enemy.square));
        turn_down(&mut firing, character, 1, &mut Log::Off);
    }
    let kills_all = usize::from(n_rolls) > usize::from(enemy.tokens);
    let chance = rolls.iter().fold(1000, |chance: u32, &hits| chance * u32::from(hits) / 10);
    ShotAhead {
        character,
        enemy: enemy.arrival,
        weapon,
        range: board.layout().range(board.figure(character).square, enemy.square),
        hits: rolls,
        all_die: if kills_all { ((chance + 5) / 10) as u8 } else { 0 },
        line: [0; 4],
        blocked_by: None,
    }
}

/// AGD-6D.17: the squares at which an Area weapon may be aimed, and who is in each blast.
pub(super) fn blasts(board: &Board, attacker: Character, weapon: Weapon, fire: Fire) -> Vec<BlastAhead> {
    if !weapon.is(Keyword::Area) {
        return Vec::new();
    }
    let blast = |square: Square| {
        let squares = area::squares_of(board, square);
        let Place { x, y } = board.layout().place(square);
        let around = squares.iter().fold(0, |around, it| {
            let place = board.layout().place(it);
            around | 1 << ((place.y + 1 - y) * 3 + (place.x + 1 - x))
        });
        let enemies = board.enemies.iter().filter(|(_, it)| squares.has(it.square)).map(|(_, it)| it.arrival);
        BlastAhead {
            square,
            around,
            hits: hits(board, attacker, weapon, square),
            enemies: enemies.collect(),
            characters: board.those(|figure| figure.is_on_board() && squares.has(figure.square)),
        }
    };
    targets(board, attacker, weapon, fire).iter().map(blast).collect()
}

/// AGD-6M.2: what a gun on a square would watch over.
pub(super) fn fields(board: &Board, gun: Square) -> Vec<FieldAhead> {
    let seen = board.seen_from(gun) & *board.layout().floor();
    let field = |&facing: &Facing| {
        let squares = seen.iter().filter(|&square| board.layout().is_in_front(gun, facing, square)).collect();
        FieldAhead { facing, squares: RowOfSquares::all(&squares) }
    };
    Facing::ALL.iter().map(field).collect()
}

/// The middle of a square, in half squares.
fn middle(place: Place) -> (u8, u8) {
    (2 * place.x - 1, 2 * place.y - 1)
}

/// AGD-6C.3: the corner of a square that is nearest to another.
fn corner(from: Place, to: Place) -> (u8, u8) {
    let (x, y) = middle(from);
    (if to.x > from.x { x + 1 } else { x - 1 }, if to.y > from.y { y + 1 } else { y - 1 })
}

/// The middle of the edge between two squares.
fn between(one: Place, other: Place) -> (u8, u8) {
    (one.x + other.x - 1, one.y + other.y - 1)
}

/// The first wall on the straight way from one square to another.
fn wall_between(board: &Board, from: Square, to: Square) -> (u8, u8) {
    let layout = board.layout();
    let (start, end) = (layout.place(from), layout.place(to));
    let (dx, dy) = (i32::from(end.x) - i32::from(start.x), i32::from(end.y) - i32::from(start.y));
    // So fine that the way never passes two edges in one step, but through a corner.
    let n_steps = 4 * dx.abs().max(dy.abs()).max(1);
    let at = |start: u8, d: i32, n: i32| (i32::from(start) + (2 * d * n + n_steps).div_euclid(2 * n_steps)) as u8;
    let mut before = start;
    for n in 1..=n_steps {
        let place = Place { x: at(start.x, dx, n), y: at(start.y, dy, n) };
        let across = (place.x != before.x).then_some(if dx > 0 { Facing::East } else { Facing::West });
        let down = (place.y != before.y).then_some(if dy > 0 { Facing::South } else { Facing::North });
        let is_wall = |facing: &Facing| layout.at(before).is_some_and(|it| layout.edge(it, *facing) == Edge::Wall);
        if across.into_iter().chain(down).any(|facing| is_wall(&facing)) {
            return between(before, place);
        }
        before = place;
    }
    middle(end)
}
