//! NEM-24: what seats have seen stays seen, also when something is taken back.

use engine::Known;

use crate::board::Board;

impl Board {
    /// Carries over what seats saw on a board that is being taken back.
    pub fn keep_memories(&mut self, taken_back: &Board) {
        for (player, before) in self.players.iter_mut().zip(&taken_back.players) {
            player.engines_seen.merge(&before.engines_seen);
            player.objectives_seen.merge(&before.objectives_seen);
            for (objective, before) in player.objectives.iter_mut().zip(&before.objectives) {
                share(objective, before);
            }
        }
        for (place, before) in self.places.iter_mut().zip(&taken_back.places) {
            share(&mut place.tile, &before.tile);
            share(&mut place.token, &before.token);
        }
        for (engine, before) in self.engines.iter_mut().zip(&taken_back.engines) {
            share(engine, before);
        }
        share(&mut self.tracks.coordinates, &taken_back.tracks.coordinates);
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
