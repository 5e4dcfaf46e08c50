//! What happens in the shared chapters, as everybody hears it.

use engine::{News, Seat};
use serde::Serialize;

use crate::{
    Passage,
    words::{CombatFace, CorridorNumber, Door, FigureId, Intruder, NoiseFace, RoomNumber},
};

/// Something that happened in a shared chapter. A game's own `Heard` has it as one untagged variant, so
/// that on the wire it is an event like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(NoiseRolled | CombatRolled | TokenDrawn | BagDeveloped | IntruderAppeared)]
#[expect(missing_docs, reason = "an event is told by its text")]
pub enum Told<T> {
    // Noise and doors.
    NoiseRolled { seat: Seat, face: NoiseFace },
    NoiseMade { room: RoomNumber, number: CorridorNumber },
    NoiseAllAround { room: RoomNumber },
    // NEM-7.8, NEM-9.2, LOC-7.5, LOC-9.2: silence is danger to whoever is covered with slime.
    DangerCame { room: RoomNumber, is_slimed: bool },
    DoorChanged { passage: Passage, door: Door },

    // Markers.
    Slimed { seat: Seat },
    SlimeWashedOff { seat: Seat },
    FireBrokeOut { room: RoomNumber },
    FireWentOut { room: RoomNumber },
    Malfunctioned { room: RoomNumber },
    Repaired { room: RoomNumber },

    // Intruders. NEM-24.18, LOC-27.17: what goes into the bag and what leaves it is seen by all, its number too.
    Encountered { seat: Seat, room: RoomNumber },
    TokenDrawn { token: T },
    BagDeveloped { token: T },
    TokenAdded { token: T },
    TokenRemoved { token: T },
    NothingLeft { kind: Intruder },
    IntruderAppeared { figure: FigureId, kind: Intruder, room: RoomNumber },
    IntruderMoved { figure: FigureId, kind: Intruder, from: RoomNumber, to: RoomNumber },
    IntruderDied { figure: FigureId, kind: Intruder, room: RoomNumber },
    IntruderVanished { figure: FigureId, kind: Intruder },

    Transformed { figure: FigureId },
    IntruderHealed { figure: FigureId, kind: Intruder, left: u8 },

    // Combat.
    CombatRolled { seat: Seat, face: CombatFace },

    // Eggs.
    EggLaid {},
    EggDestroyed { room: RoomNumber },
}
