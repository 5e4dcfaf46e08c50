//! NEM-11.2, NEM-11.3, NEM-17.14 to NEM-17.18, NEM-33.2: what shots, blows and blasts come to.

use engine::{Seat, Seats, Word as _};

use super::{Ahead, CombatRollAhead, FaceAhead, InjuryAhead, MissAhead, looking::Looking};
use crate::{
    Frame, Nemesis,
    board::FigureId,
    rules::{
        actions::Target,
        combat::{self, Shot},
        items::blast::Blast,
        traits::FurtherShot,
        wounds,
    },
    words::{CombatFace, Intruder, YesNo},
};

impl Looking {
    /// A shot. NEM-17.18: one at eggs makes noise.
    pub(super) fn shot(&mut self, shot: Shot) {
        let kind = self.kind(shot.at);
        let roll = CombatRollAhead::of(|face| combat::injuries_of(&self.board, shot, face, kind));
        let Shot { seat, weapon, at, may_reroll, .. } = shot;
        self.ahead.push(Ahead::Shot { seat, weapon, at, roll, may_reroll });
        self.after_eggs(seat, at);
    }

    /// A blow. NEM-17.16: at eggs a miss brings nothing, and nobody is contaminated.
    pub(super) fn blow(&mut self, seat: Seat, at: Target) {
        let kind = self.kind(at);
        let roll = CombatRollAhead::of(|face| combat::blow::<Nemesis>(&self.board, face, kind));
        let miss = match at {
            Target::Eggs => MissAhead::Nothing,
            Target::Figure { .. } if wounds::is_at_the_limit::<Nemesis>(&self.board, seat) => MissAhead::Death,
            Target::Figure { .. } => MissAhead::SeriousWound,
        };
        self.ahead.push(Ahead::Blow { seat, at, roll, contaminates: kind.is_some(), miss });
        self.after_eggs(seat, at);
    }

    /// Everybody in a room is hurt.
    pub(super) fn blast(&mut self, blast: Blast) {
        let Blast { thrower, hurt, target, injuries, is_at_eggs } = blast;
        let board = &mut self.board;
        let others: Vec<FigureId> = std::iter::from_fn(|| board.swarm.next_to_act()).collect();
        let first = target.map(|figure| InjuryAhead { figure, injuries: Blast::TARGET });
        let others = others.into_iter().map(|figure| InjuryAhead { figure, injuries });
        let figures: Vec<InjuryAhead> = first.into_iter().chain(others).collect();
        let deadly_for: Seats =
            hurt.iter().filter(|&seat| wounds::is_at_the_limit::<Nemesis>(&self.board, seat)).collect();
        self.ahead.push(Ahead::Blast { figures, characters: hurt, deadly_for });
        if is_at_eggs {
            self.after_eggs(thrower, Target::Eggs);
        }
    }

    /// NEM-32.22, NEM-33.9: the roll as it stands, or another one.
    pub(super) fn rolled_again(&mut self, waiting: Frame, answer: YesNo) -> bool {
        let Frame::ShotReroll(reroll) = waiting else { return false };
        match answer {
            YesNo::Yes => self.shot(Shot { may_reroll: false, ..reroll.shot }),
            YesNo::No => self.hits(reroll.shot, reroll.face),
        }
        true
    }

    /// NEM-33.7: with or without a further round.
    pub(super) fn extra_round(&mut self, waiting: Frame, answer: YesNo) -> bool {
        let Frame::ExtraRound(extra) = waiting else { return false };
        let bonus = extra.shot.bonus + (answer == YesNo::Yes) as u8;
        self.hits(Shot { bonus, ..extra.shot }, extra.face);
        true
    }

    /// NEM-48.1: another shot, or none.
    pub(super) fn further_shot(&mut self, waiting: Frame, answer: YesNo) -> bool {
        let Frame::FurtherShot(FurtherShot { shot }) = waiting else { return false };
        if answer == YesNo::No {
            return false;
        }
        self.shot(Shot { bonus: 0, may_reroll: false, ..shot });
        true
    }

    fn hits(&mut self, shot: Shot, face: CombatFace) {
        let injuries = combat::injuries_of(&self.board, shot, face, self.kind(shot.at));
        self.ahead.push(Ahead::Hits { at: shot.at, injuries });
    }

    fn after_eggs(&mut self, seat: Seat, at: Target) {
        match at {
            Target::Eggs => self.noise_roll(seat, false),
            Target::Figure { .. } => (),
        }
    }

    fn kind(&self, at: Target) -> Option<Intruder> {
        match at {
            Target::Figure { figure } => self.board.swarm.figure(figure).map(|figure| figure.kind),
            Target::Eggs => None,
        }
    }
}

impl CombatRollAhead {
    fn of(injuries: impl Fn(CombatFace) -> u8) -> CombatRollAhead {
        let face = |&face: &CombatFace| FaceAhead { face, ways: face.faces() as u8, injuries: injuries(face) };
        let faces: Vec<FaceAhead> = CombatFace::ALL.iter().map(face).collect();
        let hits = faces.iter().filter(|face| face.injuries > 0).map(|face| face.ways).sum();
        let of = faces.iter().map(|face| face.ways).sum();
        CombatRollAhead { faces, hits, of }
    }
}
