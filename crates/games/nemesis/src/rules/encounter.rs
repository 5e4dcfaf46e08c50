//! NEM-10: encounters.

use engine::{Flow, List, Log, Roll, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Figure, FigureId},
    heard::Heard,
    rules::{
        attack::{IntruderAttack, Occasion},
        bag::{self, SetAside},
        first_encounter, pods,
    },
    words::{Intruder, IntruderToken, RoomNumber, Weakness},
};

/// NEM-10.1, NEM-10.3: something comes for a character. First the noise around the room ends. NEM-9.25:
/// doors do not keep it out. NEM-10.14: whoever waits in a pod meets it in the section.
#[engine::frame]
pub struct Encounter {
    pub seat: Seat,
}

impl Step<Nemesis> for Encounter {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Some(room) = board.room_for_noise(self.seat) else { return Flow::Done };
        rule!("NEM-10.3");
        board.hush(room);
        log.push(Heard::Encountered { seat: self.seat, room }.into());
        Flow::Become(EncounterDraw { seat: self.seat }.into())
    }
}

/// NEM-10.4: a token is drawn from the bag.
#[engine::frame]
pub struct EncounterDraw {
    pub seat: Seat,
}

impl Roll<Nemesis> for EncounterDraw {
    type Shown = IntruderToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderToken, u32)) {
        board.swarm.bag.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let seat = self.seat;
        let Some(room) = board.room_for_noise(seat) else { return Flow::Done };
        log.push(Heard::TokenDrawn { token }.into());
        rule!("NEM-10.4");
        meet(board, seat, room, token, log)
    }
}

/// NEM-10.5 to NEM-10.9: the figure is placed, and whoever holds too few cards is surprised.
pub fn meet(
    board: &mut Board,
    seat: Seat,
    room: RoomNumber,
    token: IntruderToken,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
    let placed = token.print().intruder.and_then(|kind| appear(board, kind, room, log));
    let Some(figure) = placed else {
        // NEM-26.13: one that cannot be placed is treated as the blank.
        return blank(board, room, log);
    };
    let number = surprise(board, token);
    Flow::Call { first: SetAside { token }.into(), then: Meeting { seat, figure, number }.into() }
}

/// NEM-10.6: the number of a token, that whoever holds fewer cards is surprised by. The blank has none.
pub fn surprise(board: &Board, token: IntruderToken) -> u8 {
    let number = token.print().number;
    if number > 1 && board.has_weakness(Weakness::ReactionToDanger) {
        rule!("NEM-39.5");
        return number - 1;
    }
    number
}

/// NEM-10.8 to NEM-10.10: nothing came; there is noise all around. NEM-44.9: the blank stays in the bag.
fn blank(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-10.8");
    board.fill_with_noise(room);
    log.push(Heard::NoiseAllAround { room }.into());
    if board.swarm.bag.len() == 1 {
        rule!("NEM-10.9");
        return bag::joins(board, Intruder::Adult, log);
    }
    Flow::Done
}

/// NEM-10.5, NEM-10.12: an intruder appears in a room; nothing if no figure is left. NEM-18.15: whoever waits
/// in a pod there is put back.
pub fn appear(board: &mut Board, kind: Intruder, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Option<FigureId> {
    let is_full = match kind {
        Intruder::Larva | Intruder::Creeper => false,
        Intruder::Adult => board.swarm.count(kind) == 8 && !call_adults_back(board, log),
        Intruder::Breeder => board.swarm.count(kind) == 2,
        Intruder::Queen => board.swarm.count(kind) == 1,
    };
    if is_full {
        rule!("NEM-26.13");
        return None;
    }
    let figure = board.swarm.place(kind, room)?;
    log.push(Heard::IntruderAppeared { figure, kind, room }.into());
    pods::clear_section(board, room, log);
    Some(figure)
}

/// NEM-10.11: all eight adults are on the board. Those that are not in combat leave it. Says
/// whether there were any.
fn call_adults_back(board: &mut Board, log: &mut Log<'_, Nemesis>) -> bool {
    rule!("NEM-10.11");
    let leaving = board.swarm.figures;
    let is_free = |board: &Board, figure: &Figure| figure.kind == Intruder::Adult && !board.is_in_combat(figure);
    let mut have_left = false;
    for figure in
        leaving.iter().filter(|figure| is_free(board, figure)).map(|figure| figure.id).collect::<List<_, 8>>().iter()
    {
        bag::vanish(board, *figure, log);
        have_left = true;
    }
    have_left
}

/// An intruder has appeared before a character: the crew may have to choose, and the character
/// may be surprised.
#[engine::frame]
pub struct Meeting {
    pub seat: Seat,
    pub figure: FigureId,
    /// NEM-10.6: whoever holds fewer cards is surprised. NEM-10.13: by a larva only with none.
    pub number: u8,
}

impl Step<Nemesis> for Meeting {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Meeting { seat, figure, number } = self;
        if let Some(first) = first_encounter::choice(board, log) {
            return Flow::Call { first, then: self.into() };
        }
        let player = board.player(seat);
        if player.room().is_none() || player.hand.len() >= number {
            return Flow::Done;
        }
        rule!("NEM-10.6");
        Flow::Become(IntruderAttack { attacker: figure, on: seat, occasion: Occasion::Surprise }.into())
    }
}
