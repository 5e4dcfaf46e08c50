//! AGD-6G.11, AGD-6J.2: where the enemies would go next. Each goes in its turn, the nearest first, and
//! those that went before stand in its way; what a die or a shot may change is left out.

use super::Threat;
use crate::{
    board::{Board, Characters, EnemyId},
    ground::Route,
    rules::{alien_phase::ALIEN_SPEED, enemy_move::EnemyMove},
    words::{AlienDie, Character, Phase},
};

/// Every enemy: first the Aliens in their turn, then the blips, then those that have acted and stay.
pub(super) fn foretell(board: &Board) -> Vec<Threat> {
    let mut after = *board;
    let mut threats: Vec<Threat> =
        in_turn(board, u8::MAX).into_iter().filter_map(|alien| alien_threat(&mut after, alien)).collect();
    let (blips, others): (Vec<_>, Vec<_>) = board
        .enemies
        .iter()
        .filter(|(_, it)| it.is_blip() || !has_still_to_act(board, it.is_due))
        .partition(|(_, it)| it.is_blip() && has_still_to_act(board, it.is_due));
    threats.extend(blips.into_iter().filter_map(|(blip, _)| blip_threat(&after, blip)));
    let stays = |enemy| standing(board, enemy).map(|threat| Threat { reaches: Characters::NONE, ..threat });
    threats.extend(others.into_iter().filter_map(|(enemy, _)| stays(enemy)));
    threats
}

/// The Aliens that would attack a character, by their arrival.
pub(super) fn reaching(board: &Board, character: Character) -> Vec<u16> {
    let mut after = *board;
    let near = in_turn(board, ALIEN_SPEED + 1);
    let threats = near.into_iter().filter_map(|alien| alien_threat(&mut after, alien));
    threats.filter(|threat| threat.reaches.has(character)).map(|threat| threat.enemy).collect()
}

/// AGD-6G.1, AGD-6G.14: the Aliens within so many steps of a character, in the order in which they act.
fn in_turn(board: &Board, within: u8) -> Vec<EnemyId> {
    let aliens = board.enemies.iter().filter(|(_, it)| it.is_alien() && has_still_to_act(board, it.is_due));
    let mut aliens: Vec<_> = aliens.map(|(id, it)| (board.approach(it.square), it.arrival, id)).collect();
    aliens.retain(|&(steps, _, _)| steps <= within);
    aliens.sort_unstable();
    aliens.into_iter().map(|(_, _, id)| id).collect()
}

/// AGD-4.24: in the Alien Phase those that are due; before it, all will be.
fn has_still_to_act(board: &Board, is_due: bool) -> bool {
    is_due || board.phase != Phase::AlienPhase
}

/// AGD-6G.3, AGD-6G.4: an Alien next to a character stays; others go, and stand where they come to.
fn alien_threat(after: &mut Board, alien: EnemyId) -> Option<Threat> {
    let from = after.enemies.get(alien)?.square;
    let mut threat = standing(after, alien)?;
    if threat.reaches.is_empty()
        && let Some(Route { steps, breaks }) = way(after, alien, ALIEN_SPEED)
    {
        after.enemies.move_to(alien, steps.last().copied().unwrap_or(from));
        threat.reaches = after.characters_beside(after.enemies.get(alien)?.square);
        threat.way = steps.to_vec();
        threat.breaks = breaks;
    }
    Some(threat)
}

/// AGD-6J.2: a blip goes as far as the die says.
fn blip_threat(board: &Board, blip: EnemyId) -> Option<Threat> {
    let from = board.enemies.get(blip)?.square;
    let mut threat = standing(board, blip)?;
    for die in AlienDie::all() {
        let route = way(board, blip, die.0);
        let steps = route.map(|route| route.steps.to_vec()).unwrap_or_default();
        threat.by_die.push(steps.last().copied().unwrap_or(from));
        threat.breaks = route.and_then(|route| route.breaks);
        threat.way = steps;
    }
    let mut there = *board;
    there.enemies.move_to(blip, threat.way.last().copied().unwrap_or(from));
    threat.reaches = there.characters_beside(there.enemies.get(blip)?.square);
    Some(threat)
}

/// An enemy that stays where it is.
fn standing(board: &Board, enemy: EnemyId) -> Option<Threat> {
    let it = board.enemies.get(enemy)?;
    let far = |character: Character| board.layout().approach_distance(it.square, board.figure(character).square);
    let nearest = board.on_board().iter().filter_map(|character| Some((far(character)?, character)));
    let nearest = nearest.min_by_key(|(steps, _)| *steps);
    Some(Threat {
        enemy: it.arrival,
        way: Vec::new(),
        breaks: None,
        by_die: Vec::new(),
        reaches: board.characters_beside(it.square),
        steps: nearest.map(|(steps, _)| steps),
        nearest: nearest.map(|(_, character)| character),
    })
}

/// AGD-6G.11, AGD-6G.14: the way that an enemy takes by itself.
fn way(board: &Board, enemy: EnemyId, movement: u8) -> Option<Route> {
    let from = board.enemies.get(enemy)?.square;
    let ends = EnemyMove { enemy, left: movement, end: None }.ends(board, from);
    let end = board.layout().first_in_order(&ends.squares)?;
    Some(board.layout().route(&ends, end))
}
