//! What rolls, blasts and power would come to.

use engine::{Seat, Seats, Word};

use super::{Ahead, FaceAhead, InjuryAhead, LightsAhead, MissAhead, NoiseAhead, ShotAhead};
use crate::{
    Choice, Frame, Lockdown,
    board::{Board, FigureId},
    rules::{
        combat::{self, AdvantageAnswer, Die, DieAnswer, Shot, Target},
        items::blast::{Blast, Scorch},
        wounds,
    },
    words::{AdvantageFace, CombatFace, Intruder, Level, PowerArea, ShotFace, SurfaceFace, YesNo},
};

/// LOC-7.2: what a noise roll would meet. `is_open` says whether everybody who looks knows how many cards the roller has.
pub(super) fn noise(board: &Board, seat: Seat, is_open: bool, is_dark: bool, depends_on_token: bool) -> Option<Ahead> {
    let player = board.player(seat);
    let room = player.room()?;
    let surface_cards = if board.is_on_the_surface(room) { SurfaceFace::Surface.faces() as u8 } else { 0 };
    let roll = NoiseAhead::of::<Lockdown>(board, seat, room);
    Some(Ahead::Noise {
        seat,
        room,
        roll: NoiseAhead { of: roll.of + surface_cards, ..roll },
        is_dark,
        cards: is_open.then(|| player.hand.len()),
        depends_on_token,
        surface_cards,
    })
}

/// LOC-11.4: what a shot would come to, with and without a card.
pub(super) fn shot(board: &Board, shot: Shot, die: Die) -> Ahead {
    let kind = kind(board, shot.at);
    let face = |face: ShotFace, ways: u32| {
        let injuries = |cards: u8| combat::injuries_of(board, Shot { cards, ..shot }, face, kind);
        FaceAhead {
            face,
            ways: ways as u8,
            injuries: injuries(0),
            injuries_with_card: injuries(face.takes_card() as u8),
        }
    };
    let faces = match die {
        Die::Combat => CombatFace::ALL.iter().map(|&it| face(it.into(), it.faces())).collect(),
        Die::Advantage => AdvantageFace::ALL.iter().map(|&it| face(it.into(), 1)).collect(),
    };
    let Shot { seat, weapon, at, .. } = shot;
    Ahead::Shot { seat, weapon, at, die, roll: ShotAhead::of(faces) }
}

/// LOC-11.20 to LOC-11.22: what a blow would come to. LOC-19.25: at eggs a miss brings nothing.
pub(super) fn blow(board: &Board, seat: Seat, at: Target) -> Ahead {
    let kind = kind(board, at);
    let face = |&face: &CombatFace| {
        let injuries = combat::blow::<Lockdown>(board, face, kind);
        FaceAhead { face: face.into(), ways: face.faces() as u8, injuries, injuries_with_card: injuries }
    };
    let miss = match at {
        Target::Eggs => MissAhead::Nothing,
        Target::Figure { .. } if wounds::is_at_the_limit::<Lockdown>(board, seat) => MissAhead::Death,
        Target::Figure { .. } => MissAhead::SeriousWound,
    };
    let roll = ShotAhead::of(CombatFace::ALL.iter().map(face).collect());
    Ahead::Blow { seat, at, roll, contaminates: kind.is_some(), miss }
}

/// LOC-39.12: the target, and everybody else in its room.
pub(super) fn blast(board: &mut Board, blast: Blast) -> Ahead {
    let first = blast.target.map(|figure| InjuryAhead { figure, injuries: Blast::TARGET });
    hurt(board, first, blast.injuries, blast.hurt)
}

/// LOC-39.13: everybody in a room.
pub(super) fn scorch(board: &mut Board, scorch: Scorch) -> Ahead {
    hurt(board, None, 1, scorch.hurt)
}

fn hurt(board: &mut Board, first: Option<InjuryAhead>, injuries: u8, characters: Seats) -> Ahead {
    let others: Vec<FigureId> = std::iter::from_fn(|| board.swarm.next_to_act()).collect();
    let others = others.into_iter().map(|figure| InjuryAhead { figure, injuries });
    let figures = first.into_iter().chain(others).collect();
    let deadly_for = characters.iter().filter(|&seat| wounds::is_at_the_limit::<Lockdown>(board, seat)).collect();
    Ahead::Blast { figures, characters, deadly_for }
}

/// LOC-11.16: what the shot comes to that an answer settles.
pub(super) fn hits(board: &Board, waiting: Frame, choice: Choice) -> Option<Ahead> {
    let (shot, face) = match (waiting, choice) {
        (Frame::Advantage(it), Choice::Advantage(AdvantageAnswer::Nothing)) => (it.shot, it.face),
        (Frame::Advantage(it), Choice::Advantage(AdvantageAnswer::Discard(_))) => {
            (Shot { cards: 1, ..it.shot }, it.face)
        }
        (Frame::ExtraRound(it), Choice::ExtraRound(YesNo::No)) => (it.shot, it.face),
        (Frame::ExtraRound(it), Choice::ExtraRound(YesNo::Yes)) => {
            (Shot { bonus: it.shot.bonus + 1, ..it.shot }, it.face)
        }
        (Frame::ShotReroll(it), Choice::ShotReroll(YesNo::No)) => (it.shot, it.face),
        (Frame::DieChoice(it), Choice::DieChoice(DieAnswer::First)) => (it.shot, it.first),
        (Frame::DieChoice(it), Choice::DieChoice(DieAnswer::Second)) => (it.shot, it.second),
        _ => return None,
    };
    let injuries = combat::injuries_of(board, shot, face, kind(board, shot.at));
    Some(Ahead::Hits { at: shot.at, injuries })
}

/// LOC-16.1: what is changed of power.
pub(super) fn lights(before: &Board, after: &Board) -> Option<Ahead> {
    if before.power == after.power {
        return None;
    }
    let is_lit = |level: &Level| after.power.is_on(level.power());
    let (lit, dark) = Level::ALL.iter().partition(|level| is_lit(level));
    Some(Ahead::Lights(LightsAhead {
        lit,
        dark,
        elevator_has_power: after.power.is_on(PowerArea::Elevator),
        next_off: after.power.highest_active(),
        in_darkness: after.seats().filter(|&seat| after.is_in_darkness(seat)).collect(),
    }))
}

fn kind(board: &Board, at: Target) -> Option<Intruder> {
    match at {
        Target::Figure { figure } => board.swarm.figure(figure).map(|figure| figure.kind),
        Target::Eggs => None,
    }
}

impl ShotAhead {
    fn of(faces: Vec<FaceAhead>) -> ShotAhead {
        let n = |wanted: fn(&FaceAhead) -> bool| faces.iter().filter(|it| wanted(it)).map(|it| it.ways).sum();
        let (hits, hits_with_card, of) = (n(|it| it.injuries > 0), n(|it| it.injuries_with_card > 0), n(|_| true));
        ShotAhead { faces, hits, hits_with_card, of }
    }
}
