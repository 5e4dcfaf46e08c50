//! LOC-22.4, LOC-22.5, LOC-27: secret looks at contingency and CSS tokens, and at objectives.
//!
//! What nobody has seen is drawn now; what somebody has is shown to one more.

use engine::{Flow, Known, Log, Roll, Seat, Seats, Step, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, CONTINGENCY_TOKENS, CodePlace, CodeToken, everybody},
    heard::Heard,
    rules::surface::exploration::settle_token as settle_surface_token,
    words::{Contingency, CssToken, ExplorationToken, Mode, Room, RoomNumber, SurfaceToken},
};

/// LOC-22.5: a contingency token is looked at and stays where it is. LOC-25.21, LOC-29.156: in full co-op it is turned
/// up for all.
pub fn at_code(board: &mut Board, seat: Seat, token: CodeToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some(code) = board.contingencies.token(token).code else {
        return Flow::Become(CodeLook { seat, token }.into());
    };
    see(board, seat, token, code.for_rules(), log);
    Flow::Done
}

fn see(board: &mut Board, seat: Seat, token: CodeToken, code: Contingency, log: &mut Log<'_, Lockdown>) {
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            rule!("LOC-22.5");
            let known = board.contingencies.token_mut(token).code.as_mut().expect("it is settled");
            known.show_to(seat);
            log.push(Heard::code_seen(seat, token, code));
        }
        Mode::FullCooperative => {
            rule!("LOC-25.21");
            let it = board.contingencies.token_mut(token);
            it.lies = CodePlace::FaceUp;
            it.code = Some(Known::to(everybody(), code));
            log.push(Heard::CodeTurnedUp { token, code }.into());
        }
    }
}

/// LOC-27.5: a contingency token that nobody has seen is looked at.
#[engine::frame]
pub struct CodeLook {
    pub seat: Seat,
    pub token: CodeToken,
}

impl Roll<Lockdown> for CodeLook {
    type Shown = Contingency;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contingency, u32)) {
        board.contingencies.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, code: Contingency, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.contingencies.settle(self.token, code, Seats::one(self.seat));
        see(board, self.seat, self.token, code, log);
        Flow::Done
    }
}

/// LOC-18.7: all contingency tokens of another player, one after the other.
#[engine::frame]
pub struct CodesLook {
    pub seat: Seat,
    pub of: Seat,
    pub nth: u8,
}

impl Step<Lockdown> for CodesLook {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let CodesLook { seat, of, nth } = self;
        let theirs = |id: &u8| board.contingencies.token(CodeToken(*id)).lies == CodePlace::With { seat: of };
        let Some(id) = (nth..CONTINGENCY_TOKENS as u8).find(theirs) else { return Flow::Done };
        rule!("LOC-18.7");
        super::and_then(at_code(board, seat, CodeToken(id), log), CodesLook { nth: id + 1, ..self }.into())
    }
}

/// LOC-27.8: a CSS token on the time track is looked at.
pub fn at_css(board: &mut Board, seat: Seat, space: u8, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let css = board.time.css_at_mut(space).expect("a token lies on the space");
    let Some(token) = &mut css.token else { return Flow::Become(CssLook { seat, space }.into()) };
    token.show_to(seat);
    let token = token.for_rules();
    log.push(Heard::css_seen(seat, space, token));
    Flow::Done
}

/// LOC-27.8: the same with one that nobody has seen.
#[engine::frame]
pub struct CssLook {
    pub seat: Seat,
    pub space: u8,
}

impl Roll<Lockdown> for CssLook {
    type Shown = CssToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(CssToken, u32)) {
        board.time.unseen_css.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: CssToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.time.unseen_css.take(token);
        let css = board.time.css_at_mut(self.space).expect("a token lies on the space");
        css.token = Some(Known::to(Seats::NONE, token));
        at_css(board, self.seat, self.space, log)
    }
}

/// LOC-27.1: whether a tile is face down that somebody has not seen.
pub fn may_see_tile(board: &Board, seat: Seat, room: RoomNumber) -> bool {
    !board.explored.has(room) && !board.place(room).tile.is_some_and(|tile| tile.by().has(seat))
}

/// LOC-27.1, LOC-6.33: the tile of an unexplored room is looked at, and stays face down.
pub fn at_tile(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Some(tile) = &mut board.place_mut(room).tile else { return Flow::Become(TileLook { seat, room }.into()) };
    rule!("LOC-27.1");
    tile.show_to(seat);
    let tile = tile.for_rules();
    log.push(Heard::tile_seen(seat, room, tile));
    Flow::Done
}

/// LOC-27.1: the same with one that nobody has seen. LOC-3.3: it has the number of its slot.
#[engine::frame]
pub struct TileLook {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Roll<Lockdown> for TileLook {
    type Shown = Room;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Room, u32)) {
        let tile = board.complex().slot(self.room).tile;
        board.unseen_tiles.odds(&mut |room, ways| {
            if room.print().tile == tile {
                may_show(room, ways);
            }
        });
    }

    fn rolled(self, board: &mut Board, tile: Room, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.unseen_tiles.take(tile);
        board.place_mut(self.room).tile = Some(Known::to(Seats::NONE, tile));
        at_tile(board, self.seat, self.room, log)
    }
}

/// LOC-27.1: whether an exploration token lies there that somebody has not seen. LOC-25.61: a surface one, on the
/// surface.
pub fn may_see_token(board: &Board, seat: Seat, room: RoomNumber) -> bool {
    let place = board.place(room);
    let is_seen = match board.is_on_the_surface(room) {
        true => place.surface_token.is_some_and(|token| token.by().has(seat)),
        false => place.token.is_some_and(|token| token.by().has(seat)),
    };
    !board.explored.has(room) && !is_seen
}

/// LOC-27.1, LOC-6.33: the exploration token of an unexplored room is looked at, and stays face down.
pub fn at_token(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-27.1");
    if board.is_on_the_surface(room) {
        let Some(token) = &mut board.place_mut(room).surface_token else {
            return Flow::Become(SurfaceTokenLook { seat, room }.into());
        };
        token.show_to(seat);
        let token = token.for_rules();
        log.push(Heard::surface_token_seen(seat, room, token));
        return Flow::Done;
    }
    let Some(token) = &mut board.place_mut(room).token else { return Flow::Become(TokenLook { seat, room }.into()) };
    token.show_to(seat);
    let token = token.for_rules();
    log.push(Heard::token_seen(seat, room, token));
    Flow::Done
}

/// LOC-27.1: the same with one that nobody has seen.
#[engine::frame]
pub struct TokenLook {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Roll<Lockdown> for TokenLook {
    type Shown = ExplorationToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ExplorationToken, u32)) {
        board.unseen_tokens.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: ExplorationToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.unseen_tokens.take(token);
        board.place_mut(self.room).token = Some(Known::to(Seats::NONE, token));
        at_token(board, self.seat, self.room, log)
    }
}

/// LOC-27.1, LOC-25.61: the same on the surface.
#[engine::frame]
pub struct SurfaceTokenLook {
    pub seat: Seat,
    pub room: RoomNumber,
}

impl Roll<Lockdown> for SurfaceTokenLook {
    type Shown = SurfaceToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(SurfaceToken, u32)) {
        board.unseen_surface_tokens.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: SurfaceToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        settle_surface_token(board, self.room, token, Seats::NONE);
        at_token(board, self.seat, self.room, log)
    }
}

/// LOC-19.19, LOC-27.3: all objectives that somebody still has are shown to one player.
pub fn at_objectives(board: &mut Board, seat: Seat, of: Seat, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-19.19");
    let (round, number) = (board.round, board.player(of).number);
    for nth in 0..2 {
        let Some(objective) = &mut board.player_mut(of).objectives[nth] else { continue };
        objective.show_to(seat);
        let objective = objective.for_rules();
        board.player_mut(seat).objectives_seen.remember(objective, number, round);
        log.push(Heard::objective_seen(seat, of, objective));
    }
}
