//! LOC-22, LOC-46: whom the active contingency spares, as far as somebody can know.

use engine::{Seat, Viewer, Word};
use lockdown::{
    board::{Board, ContingencyToken},
    content::contingencies::Doom,
    words::Contingency,
};

use super::leaving::Door;

/// The chance that the contingency spares somebody who leaves by a door and stays as they are.
pub(super) fn spares(board: &Board, seat: Seat, door: Door) -> f32 {
    let me = Viewer::seat(seat);
    let seen = |token: &ContingencyToken| token.code.and_then(|code| code.seen_by(me));
    let is_spared = |code: Contingency| !code.print().kills.iter().any(|&doom| strikes(board, seat, door, doom));
    let tokens = &board.contingencies;
    if let Some(code) = tokens.active().and_then(|active| seen(tokens.token(active))) {
        return f32::from(u8::from(is_spared(code)));
    }
    let (mut spared, mut all) = (0, 0);
    for &code in Contingency::ALL {
        let left = usize::from(code.print().copies) - tokens.iter().filter(|(_, it)| seen(it) == Some(code)).count();
        all += left;
        spared += if is_spared(code) { left } else { 0 };
    }
    spared as f32 / all.max(1) as f32
}

/// LOC-46.2 to LOC-46.6: whether somebody would die of it.
fn strikes(board: &Board, seat: Seat, door: Door, doom: Doom) -> bool {
    let player = board.player(seat);
    match doom {
        Doom::KnowsLessThan(knowledge) => player.knowledge < knowledge,
        Doom::SentNoSignal => !player.has_signal,
        Doom::LeftInAPod => matches!(door, Door::Pod(_)),
        Doom::KnowsAtLeast(knowledge) => player.knowledge >= knowledge,
        Doom::CarriesAnObject => player.hands.objects().next().is_some(),
    }
}
