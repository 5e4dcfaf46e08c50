//! LOC-19.10, LOC-19.69 to LOC-19.71: the Archive and the Alert Room, where contingency tokens are seen.

use engine::{Flow, Log, Seat, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace, CodeToken},
    heard::Heard,
    rules::{aims::RoomAim, and_then, knowledge, looking, rooms::offer_if, time},
    words::Mode,
};

/// LOC-15.6: what the Archive teaches.
const ARCHIVE: u8 = 2;

/// LOC-19.10: whose token is inactive yet; and any token but the active one, wherever it is. LOC-29.139: if there is
/// none, there is nothing to look at.
pub fn each_of_archive(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    if board.player(seat).is_knowledge_active {
        return;
    }
    let hidden = |lies: CodePlace| match lies {
        CodePlace::Pool => true,
        CodePlace::With { seat: owner } => owner != seat,
        CodePlace::Active | CodePlace::FaceUp => false,
    };
    let tokens = || board.contingencies.iter().filter(|(_, token)| hidden(token.lies)).map(|(id, _)| id);
    tokens().for_each(|token| offer(RoomAim::Code { token }));
    offer_if(tokens().next().is_none(), RoomAim::Nothing, offer);
}

/// LOC-19.10: knowledge first, then the look.
pub fn archive(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-19.10");
    knowledge::gain(board, seat, ARCHIVE, log);
    knowledge::activate(board, seat, log);
    match aim {
        RoomAim::Code { token } => {
            rule!("LOC-4.74");
            looking::at_code(board, seat, token, log)
        }
        _ => Flow::Done,
    }
}

/// LOC-19.70, LOC-19.71, LOC-29.21: the alert, once; a token of the neutral pool, if there is one.
pub fn each_of_alert_room(board: &Board, offer: &mut impl FnMut(RoomAim)) {
    offer_if(board.time.alert.is_none(), RoomAim::StartAlert, offer);
    board.contingencies.lying(CodePlace::Pool).for_each(|token| offer(RoomAim::Code { token }));
}

/// LOC-19.69, LOC-19.71: the token that is looked at is taken. LOC-25.21: in full co-op nobody owns one.
pub fn alert_room(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let RoomAim::Code { token } = aim else {
        rule!("LOC-19.70");
        time::start_alert(board, log);
        return Flow::Done;
    };
    rule!("LOC-19.71");
    let looked = looking::at_code(board, seat, token, log);
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => and_then(looked, CodeTake { seat, token }.into()),
        Mode::FullCooperative => looked,
    }
}

/// LOC-19.69: the token goes to the actor's own.
#[engine::frame]
pub struct CodeTake {
    pub seat: Seat,
    pub token: CodeToken,
}

impl engine::Step<Lockdown> for CodeTake {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-19.69");
        let CodeTake { seat, token } = self;
        board.contingencies.token_mut(token).lies = CodePlace::With { seat };
        log.push(Heard::CodeTaken { seat, token }.into());
        Flow::Done
    }
}
