//! NEM-10, LOC-10: encounters.

use engine::{Flow, List, Log, Roll, Seat, Step};

use crate::{
    Aboard, Counted, Figure, Kin, Token, TokenOf, Told, rule_of,
    rules::{
        bag::{self, SetAside},
        noise,
    },
    words::{FigureId, Intruder, RoomNumber},
};

/// NEM-10.1, NEM-10.3, LOC-10.1, LOC-10.3: something comes for a character. First the noise around the room
/// ends. NEM-9.25, LOC-9.24: doors do not keep it out. NEM-10.14: whoever waits in a pod meets it in the section.
#[engine::frame]
pub struct Encounter {
    pub seat: Seat,
}

impl<G: Kin> Step<G> for Encounter {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Some(room) = board.room_for_noise(self.seat) else { return Flow::Done };
        rule_of!(G, "NEM-10.3", "LOC-10.3");
        hush(board, room);
        log.push(Told::Encountered { seat: self.seat, room }.into());
        Flow::Become(EncounterDraw { seat: self.seat }.into())
    }
}

/// NEM-10.3, LOC-10.3: takes away all noise around a room.
pub fn hush(board: &mut impl Aboard, room: RoomNumber) {
    let around = board.plan().ways_of(room);
    *board.noise_mut() = board.noise().without(around);
}

/// NEM-10.4, LOC-10.4: a token is drawn from the bag.
#[engine::frame]
pub struct EncounterDraw {
    pub seat: Seat,
}

impl<G: Kin> Roll<G> for EncounterDraw {
    type Shown = TokenOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(TokenOf<G>, u32)) {
        board.swarm().bag.odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Some(room) = board.room_for_noise(self.seat) else { return Flow::Done };
        log.push(Told::TokenDrawn { token }.into());
        rule_of!(G, "NEM-10.4", "LOC-10.4");
        meet(board, self.seat, room, token, log)
    }
}

/// NEM-10.6 to NEM-10.9, LOC-10.6 to LOC-10.9: the figure is placed, and whoever holds too few cards is surprised.
pub fn meet<G: Kin>(
    board: &mut G::Board,
    seat: Seat,
    room: RoomNumber,
    token: TokenOf<G>,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let placed = token.intruder().and_then(|kind| appear(board, kind, room, log));
    let Some(figure) = placed else {
        // NEM-26.13, LOC-29.14: one that cannot be placed is treated as the blank.
        return blank(board, room, log);
    };
    rule_of!(G, "NEM-10.5", "LOC-10.5");
    Flow::Call { first: SetAside { token }.into(), then: Meeting { seat, figure, token }.into() }
}

/// NEM-10.8 to NEM-10.10, LOC-10.9: nothing came; there is noise all around. NEM-44.9: the blank stays in the bag.
/// LOC-28.5: what it does in the event phase is another thing.
fn blank<G: Kin>(board: &mut G::Board, room: RoomNumber, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    rule_of!(G, "NEM-10.8", "LOC-10.9");
    noise::noise_all_around(board, room, log);
    if board.swarm().bag.count() == 1 {
        rule_of!(G, "NEM-10.9", "LOC-10.9");
        return bag::joins(board, Intruder::Adult, log);
    }
    Flow::Done
}

/// NEM-10.12, LOC-10.11: an intruder appears in a room; nothing if no figure is left.
pub fn appear<G: Kin>(
    board: &mut G::Board,
    kind: Intruder,
    room: RoomNumber,
    log: &mut Log<'_, G>,
) -> Option<FigureId> {
    let there_are = board.swarm().count(kind);
    let is_full = match kind {
        Intruder::Larva | Intruder::Creeper => false,
        Intruder::Adult => there_are == 8 && !call_adults_back(board, log),
        Intruder::Breeder => there_are == 2,
        Intruder::Queen => there_are == 1,
    };
    if is_full {
        rule_of!(G, "NEM-26.13", "LOC-29.14");
        return None;
    }
    let figure = board.swarm_mut().place(kind, room)?;
    log.push(Told::IntruderAppeared { figure, kind, room }.into());
    G::intruder_came(board, room, log);
    Some(figure)
}

/// NEM-10.11, LOC-10.10, LOC-28.20: all eight adults are on the board. Those that are not in combat leave it. Says
/// whether there were any.
fn call_adults_back<G: Kin>(board: &mut G::Board, log: &mut Log<'_, G>) -> bool {
    rule_of!(G, "NEM-10.11", "LOC-10.10");
    let is_free = |figure: &&Figure| figure.kind == Intruder::Adult && !board.has_character(figure.room);
    let leaving: List<FigureId, 8> = board.swarm().figures.iter().filter(is_free).map(|figure| figure.id).collect();
    leaving.iter().for_each(|&figure| bag::vanish(board, figure, log));
    !leaving.is_empty()
}

/// An intruder has appeared before a character: the crew may have to choose, and the character
/// may be surprised.
#[engine::frame]
pub struct Meeting<T> {
    pub seat: Seat,
    pub figure: FigureId,
    /// NEM-10.6, LOC-10.6: whoever holds fewer cards than its number is surprised. NEM-10.13: by a larva only with none.
    pub token: T,
}

impl<G: Kin> Step<G> for Meeting<TokenOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Meeting { seat, figure, token } = self;
        if let Some(first) = G::before_surprise(board, seat, log) {
            return Flow::Call { first, then: self.into() };
        }
        if board.room_of(seat).is_none() || board.hand_size(seat) >= G::surprise(board, seat, token) {
            return Flow::Done;
        }
        rule_of!(G, "NEM-10.6", "LOC-10.6");
        Flow::Become(G::surprise_attack(figure, seat))
    }
}
