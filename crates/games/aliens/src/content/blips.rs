//! AGD-2.4, AGD-11F: the blip tokens, and the faces of the mission blips.

use crate::words::{BlipValue, Difficulty, MissionBlipFace};

impl BlipValue {
    /// How many Aliens the blip stands for.
    #[inline]
    pub fn aliens(self) -> u8 {
        self as u8 + 1
    }

    /// AGD-11F.1: how many tokens have this value. AGD-7H: easier, both 5s are 2s; harder, two 1s
    /// are 4s.
    pub fn tokens(self, difficulty: Difficulty) -> u8 {
        let [easier, standard, harder] = match self {
            BlipValue::One => [6, 6, 4],
            BlipValue::Two => [8, 6, 6],
            BlipValue::Three => [4, 4, 4],
            BlipValue::Four => [3, 3, 5],
            BlipValue::Five => [0, 2, 2],
        };
        match difficulty {
            Difficulty::Easier => easier,
            Difficulty::Standard => standard,
            Difficulty::Harder => harder,
        }
    }
}

impl MissionBlipFace {
    /// AGD-11E.2, AGD-11I.1: how many mission blips have this face.
    pub fn tokens(self) -> u8 {
        match self {
            MissionBlipFace::Newt | MissionBlipFace::Nest => 1,
            MissionBlipFace::Nothing => 2,
        }
    }
}
