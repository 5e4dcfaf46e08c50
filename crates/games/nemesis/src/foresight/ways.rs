//! NEM-5.11 to NEM-5.23, NEM-6, NEM-7: what entering a room brings, and what a noise roll there would meet.

use engine::Seat;
use nemesis_kit::foresight::{self, EntryAhead, NoiseAhead, SoundAhead};

use super::{Ahead, ComingAhead, DangerAhead, looking::Looking};
use crate::{
    Frame, Nemesis,
    rules::{
        exploration::Arrival,
        movement::Movement,
        noise::{Coming, MotionScannerAnswer},
    },
    words::{CorridorNumber, Room},
};

impl Looking {
    /// Somebody leaves for another room.
    pub(super) fn movement(&mut self, movement: Movement) {
        let Some((by, arrival)) = foresight::leave::<Nemesis>(&mut self.board, movement) else { return };
        if !by.is_empty() {
            self.ahead.push(Ahead::Attacked { seat: movement.seat, by });
        }
        self.arrival(arrival);
    }

    /// Somebody has entered a room.
    pub(super) fn arrival(&mut self, arrival: Arrival) {
        let (seat, is_slimy) = (arrival.seat, |tile: Room| tile == Room::RoomCoveredWithSlime);
        let Some((entry, sound)) = foresight::arrive::<Nemesis>(&mut self.board, self.viewer, arrival, is_slimy) else {
            return;
        };
        let EntryAhead { room, explores, is_burning, has_malfunction, gets_slime, combat, company } = entry;
        self.ahead.push(Ahead::Enters {
            seat,
            room,
            explores,
            is_burning,
            has_malfunction,
            gets_slime,
            combat,
            company,
        });
        match sound {
            SoundAhead::Danger => {
                let danger = DangerAhead::of::<Nemesis>(&self.board, room);
                self.ahead.push(Ahead::Danger { seat, room, danger });
            }
            SoundAhead::None(why) => self.ahead.push(Ahead::NoNoise { seat, room, why }),
            SoundAhead::Careful => {
                let numbers = foresight::quiet_numbers(&self.board, room);
                self.ahead.push(Ahead::CarefulNoise { seat, room, numbers });
            }
            SoundAhead::Roll { depends_on_token } => self.noise_roll(seat, depends_on_token),
        }
    }

    /// What the noise die would bring somebody where they are.
    pub(super) fn noise_roll(&mut self, seat: Seat, depends_on_token: bool) {
        let Some(room) = self.board.room_for_noise(seat) else { return };
        let (board, player) = (&self.board, self.board.player(seat));
        let NoiseAhead { noise, n_noise: _, encounter, n_encounter, of, silence_is_danger, danger } =
            NoiseAhead::of::<Nemesis>(board, seat, room);
        // NEM-34.8: how many cards are left of a hand may tell how many of them are contamination.
        let is_open = seat == self.viewer || seat != board.turn.seat;
        self.ahead.push(Ahead::Noise {
            seat,
            room,
            noise,
            encounter,
            n_encounter,
            of,
            silence_is_danger,
            danger,
            cards: is_open.then(|| player.hand.len()),
            depends_on_token,
        });
    }

    /// NEM-5.19: where noise lies around the room once there is some here, too.
    pub(super) fn careful_noise(&mut self, seat: Seat, number: CorridorNumber) {
        let Some(room) = self.board.player(seat).room() else { return };
        self.board.noise.insert(self.board.plan().way(room, number));
        self.ahead.push(Ahead::NoiseLies { room, numbers: foresight::noisy_numbers(&self.board, room) });
    }

    /// NEM-31.18: the roll as it stands, or another one for a card.
    pub(super) fn scanned(&mut self, waiting: Frame, answer: MotionScannerAnswer) -> bool {
        let Frame::MotionScanner(scanner) = waiting else { return false };
        let (seat, face) = (scanner.seat, scanner.face);
        let Some(room) = self.board.room_for_noise(seat) else { return false };
        match answer {
            MotionScannerAnswer::Keep => {
                let comes = match Coming::of(&self.board, room, face, self.board.player(seat).has_slime) {
                    Coming::Nothing => ComingAhead::Nothing,
                    Coming::Noise { number } => ComingAhead::Noise { number },
                    Coming::Encounter => ComingAhead::Encounter,
                    Coming::Danger => ComingAhead::Danger { danger: DangerAhead::of::<Nemesis>(&self.board, room) },
                };
                self.ahead.push(Ahead::Stands { room, face, comes });
            }
            MotionScannerAnswer::Reroll(card) => {
                self.board.player_mut(seat).discard_action(card);
                self.noise_roll(seat, false);
            }
        }
        true
    }
}
