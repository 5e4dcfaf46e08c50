//! NEM-5.11 to NEM-5.23, NEM-6, NEM-7: what entering a room brings, and what a noise roll there would meet.

use engine::{Log, Seat, Seats, Viewer};
use nemesis_kit::foresight::NoiseAhead;

use super::{Ahead, ComingAhead, DangerAhead, WhyNoNoise, looking::Looking};
use crate::{
    Frame, Nemesis,
    board::{FigureId, Whereabouts},
    rules::{
        exploration::{self, Arrival, Sound},
        markers,
        movement::{Manner, Movement},
        noise::{Coming, MotionScannerAnswer},
    },
    words::{CorridorNumber, Exploration, Intruder, Room, RoomNumber},
};

impl Looking {
    /// Somebody leaves for another room.
    pub(super) fn movement(&mut self, movement: Movement) {
        let Movement { seat, to, through, manner, is_under_attack: _ } = movement;
        let Some(from) = self.board.player(seat).room() else { return };
        if manner.is_attacked() {
            self.attacked(seat, from);
        }
        let was_empty = self.board.is_deserted(to);
        self.board.player_mut(seat).whereabouts = Whereabouts::Room { room: to };
        let through = through.and_then(|number| self.board.corridor(from, number)).map(|corridor| corridor.0);
        self.arrival(Arrival { seat, through, manner, was_empty });
    }

    /// NEM-11.28: who attacks before somebody leaves. NEM-12.10: a larva is gone with its attack.
    fn attacked(&mut self, seat: Seat, from: RoomNumber) {
        let board = &mut self.board;
        board.swarm.ready(|figure| figure.room == from);
        let by: Vec<FigureId> = std::iter::from_fn(|| board.swarm.next_to_act()).collect();
        let is_larva = |id: &FigureId| board.swarm.figure(*id).is_some_and(|figure| figure.kind == Intruder::Larva);
        let larvae: Vec<FigureId> = by.iter().copied().filter(is_larva).collect();
        larvae.into_iter().for_each(|larva| board.swarm.remove(larva));
        if !by.is_empty() {
            self.ahead.push(Ahead::Attacked { seat, by });
        }
    }

    /// Somebody has entered a room.
    pub(super) fn arrival(&mut self, arrival: Arrival) {
        let Arrival { seat, through: _, manner, was_empty } = arrival;
        let Some(room) = self.board.player(seat).room() else { return };
        let explores = !self.board.explored.has(room);
        let had_slime = self.board.player(seat).has_slime;
        let token = self.known_token(room).filter(|_| explores);
        if self.known_tile(room) == Some(Room::RoomCoveredWithSlime) || token == Some(Exploration::Slime) {
            markers::slime::<Nemesis>(&mut self.board, seat, &mut Log::Off);
        }
        let board = &self.board;
        let company: Seats = board.characters_in(room).filter(|&it| it != seat).collect();
        let combat: Vec<FigureId> = board.swarm.intruders_in(room).map(|figure| figure.id).collect();
        let why = match (combat.is_empty(), was_empty) {
            (false, _) => WhyNoNoise::Combat,
            (true, false) => WhyNoNoise::Company,
            (true, true) => WhyNoNoise::Manner,
        };
        let has_slime = board.player(seat).has_slime;
        self.ahead.push(Ahead::Enters {
            seat,
            room,
            explores,
            is_burning: board.fire.has(room),
            has_malfunction: board.malfunction.has(room),
            gets_slime: has_slime && !had_slime,
            combat,
            company,
        });
        let sound = token.map_or(Sound::AsUsual, |effect| exploration::sound_of::<Nemesis>(effect, manner, has_slime));
        match (sound, exploration::noise_of::<Nemesis>(seat, manner, was_empty)) {
            (Sound::Danger, _) => {
                let danger = DangerAhead::of::<Nemesis>(&self.board, room);
                self.ahead.push(Ahead::Danger { seat, room, danger });
            }
            (Sound::Quiet, _) => self.ahead.push(Ahead::NoNoise { seat, room, why: WhyNoNoise::Token }),
            (Sound::AsUsual, None) => self.ahead.push(Ahead::NoNoise { seat, room, why }),
            (Sound::AsUsual, Some(Frame::CarefulNoise(_))) => {
                let quiet = self.board.plan().exits_of(room).filter(|&(_, way)| !self.board.noise.has(way));
                let numbers = quiet.map(|(number, _)| number).collect();
                self.ahead.push(Ahead::CarefulNoise { seat, room, numbers });
            }
            (Sound::AsUsual, Some(_)) => {
                let is_heeded = matches!(manner, Manner::Plain | Manner::Covered | Manner::Following);
                self.noise_roll(seat, explores && token.is_none() && is_heeded);
            }
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
        let plan = self.board.plan();
        self.board.noise.insert(plan.way(room, number));
        let noise = self.board.noise;
        let lies = CorridorNumber::ALL.into_iter().filter(|&number| noise.has(plan.way(room, number)));
        self.ahead.push(Ahead::NoiseLies { room, numbers: lies.collect() });
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

    /// What the room is, if whoever looks knows.
    fn known_tile(&self, room: RoomNumber) -> Option<Room> {
        self.board.place(room).tile?.seen_by(Viewer::seat(self.viewer))
    }

    /// What the exploration token does, if whoever looks knows.
    fn known_token(&self, room: RoomNumber) -> Option<Exploration> {
        let token = self.board.place(room).token?.seen_by(Viewer::seat(self.viewer))?;
        Some(token.print().effect)
    }
}
