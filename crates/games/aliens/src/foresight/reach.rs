//! AGD-5.5 to AGD-5.13: how far a character gets, and what comes of it on the way.

use engine::Word;

use super::{Reach, RowOfSquares, threats};
use crate::{
    board::Board,
    ground::{Square, Squares},
    rules::{
        guns,
        moving::{Movement, Ways},
        spotting,
    },
    words::{Character, Direction, Gun, Statistic},
};

/// Every square that can still be reached in a Move, by cost.
pub(super) fn of(board: &Board, movement: Movement) -> Vec<Reach> {
    let Movement { character, left, has_moved, .. } = movement;
    let (ways, here) = (Ways::of(board, character), board.figure(character).square);
    let seen = board.watched_among(*board.layout().floor());
    let mut found: Vec<Reach> = Vec::new();
    let mut reached = Squares::one(here);
    if has_moved && ways.is_beside_enemy(here) {
        return found;
    }
    let mut wave = vec![None];
    for cost in 1..=left {
        let first_of_wave = found.len();
        for from in wave {
            let (at, so_far) = match from {
                None => (here, None),
                Some(place) => {
                    let reach: &Reach = &found[place];
                    (reach.square, Some(reach.clone()))
                }
            };
            let steps = ways.steps(at, left - (cost - 1)) - reached;
            let in_order = Direction::ALL.iter().filter_map(|&direction| board.layout().step(at, direction));
            for square in in_order.filter(|&square| steps.has(square)) {
                reached.insert(square);
                let mut reach = on(board, character, square, &seen);
                reach.cost = cost;
                reach.may_stop = ways.may_stop(square);
                reach.ends = ways.is_beside_enemy(square);
                if let Some(before) = &so_far {
                    reach.via = Some(before.square);
                    add_all(&mut reach.spots, &before.spots);
                    add_all(&mut reach.finds, &before.finds);
                    add_all(&mut reach.fire, &before.fire);
                }
                found.push(reach);
            }
        }
        wave = (first_of_wave..found.len()).filter(|&place| !found[place].ends).map(Some).collect();
    }
    found
}

/// AGD-3.12: what each of some squares would show to a character that is put there.
pub(super) fn from_each(board: &Board, character: Character, squares: &Squares) -> Vec<Reach> {
    let mut placed = *board;
    placed.figure_mut(character).condition = crate::words::Condition::Standing;
    let seen = board.watched_among(*board.layout().floor());
    squares.iter().map(|square| on(&placed, character, square, &seen)).collect()
}

/// AGD-5.1: the squares that a second Move could reach and the first cannot.
pub(super) fn again(board: &Board, movement: Movement, first: &[Reach]) -> Vec<RowOfSquares> {
    let ways = Ways::of(board, movement.character);
    let speed = board.statistic(movement.character, Statistic::Speed);
    let starts: Squares = first.iter().filter(|reach| reach.may_stop).map(|reach| reach.square).collect();
    let here = board.figure(movement.character).square;
    let mut reached = first.iter().map(|reach| reach.square).collect::<Squares>().with(here);
    let (mut wave, mut further) = (starts, Squares::NONE);
    for left in (1..=speed).rev() {
        let next = wave.iter().fold(Squares::NONE, |next, at| next | ways.steps(at, left)) - reached;
        reached |= next;
        further |= next.iter().filter(|&square| ways.may_stop(square)).collect();
        wave = next.iter().filter(|&square| !ways.is_beside_enemy(square)).collect();
    }
    RowOfSquares::all(&further)
}

/// What comes of a character's being on a square.
fn on(board: &Board, character: Character, square: Square, seen: &Squares) -> Reach {
    let mut there = *board;
    there.figure_mut(character).square = square;
    let (blips, mission_blip) = spotting::seen_now(&there);
    let in_sight = there.seen_from(square) & *board.layout().floor();
    let newly = in_sight - *seen;
    let arrival = |square: Square| there.enemies.on(square).and_then(|id| there.enemies.get(id)).map(|it| it.arrival);
    Reach {
        square,
        cost: 0,
        via: None,
        may_stop: true,
        ends: false,
        spots: blips.iter().filter_map(arrival).collect(),
        finds: mission_blip.into_iter().collect(),
        opens: (there.open_doors() - board.open_doors()).iter().collect(),
        fire: Gun::ALL.iter().copied().filter(|&gun| guns::is_in_field(&there, gun, square)).collect(),
        reached_by: threats::reaching(&there, character),
        shows: (newly & there.enemies.aliens()).iter().filter_map(arrival).collect(),
        reveals: RowOfSquares::all(&newly),
    }
}

fn add_all<T: Copy + PartialEq>(all: &mut Vec<T>, others: &[T]) {
    for &other in others {
        if !all.contains(&other) {
            all.push(other);
        }
    }
}
