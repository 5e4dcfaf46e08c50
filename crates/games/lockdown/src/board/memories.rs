//! LOC-27: what seats have seen stays seen, also when something is taken back.

use engine::Known;

use crate::board::Board;

impl Board {
    /// Carries over what seats saw on a board that is being taken back.
    pub fn keep_memories(&mut self, taken_back: &Board) {
        for (player, before) in self.players.iter_mut().zip(&taken_back.players) {
            player.objectives_seen.merge(&before.objectives_seen);
            for (objective, before) in player.objectives.iter_mut().zip(&before.objectives) {
                share(objective, before);
            }
        }
        for (place, before) in self.places.iter_mut().zip(&taken_back.places) {
            share(&mut place.tile, &before.tile);
            share(&mut place.token, &before.token);
            share(&mut place.surface_token, &before.surface_token);
        }
        for (token, before) in self.contingencies.tokens.iter_mut().zip(&taken_back.contingencies.tokens) {
            share(&mut token.code, &before.code);
        }
        for (css, before) in self.time.css.iter_mut().zip(taken_back.time.css.iter()) {
            share(&mut css.token, &before.token);
        }
    }
}

/// Whoever knew something before knows it still, if it is the same.
fn share<T: Copy + Eq>(known: &mut Option<Known<T>>, before: &Option<Known<T>>) {
    if let (Some(known), Some(before)) = (known, before)
        && known.for_rules() == before.for_rules()
    {
        before.by().iter().for_each(|seat| known.show_to(seat));
    }
}
