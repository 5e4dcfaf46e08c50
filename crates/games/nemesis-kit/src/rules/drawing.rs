//! NEM-4.3 to NEM-4.6, LOC-4.10 to LOC-4.12: personal cards are drawn, and the First Player token goes on.

use engine::{Flow, Game, Log, Roll, Seat, Step};

use crate::{Aboard, Kin, PersonalOf, Played, rule_of};

/// Everybody draws, one after the other, which comes to the same as all at once.
#[engine::frame]
pub struct HandRefill {
    pub nth: u8,
}

impl<G: Kin> Step<G> for HandRefill {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        if self.nth == board.players() {
            return Flow::Become(G::all_have_drawn(board, log));
        }
        let seat = Seat((board.first().0 + self.nth) % board.players());
        let next = HandRefill { nth: self.nth + 1 }.into();
        let cards = G::draws_otherwise(board, seat).or_else(|| {
            let missing = G::hand_limit(board, seat).saturating_sub(board.hand_size(seat));
            draw::<G>(board, seat, missing)
        });
        match cards {
            Some(first) => Flow::Call { first, then: next },
            None => Flow::Become(next),
        }
    }
}

/// The token goes to the next player who still takes part. Not in round 1.
pub fn pass_first_player_token<G: Kin>(board: &mut G::Board, log: &mut Log<'_, G>) {
    if G::round(board) == 1 {
        return;
    }
    rule_of!(G, "NEM-4.6", "LOC-4.12");
    let mut next = board.next(board.first());
    while next != board.first() && !board.is_active(next) {
        next = board.next(next);
    }
    *board.first_mut() = next;
    log.push(Played::FirstPlayerChanged { seat: next }.into());
}

/// Cards are drawn from a personal deck into the hand, one after the other.
#[engine::frame]
pub struct CardDraw {
    pub seat: Seat,
    pub left: u8,
}

/// So many cards are to be drawn; nothing if there are none, or none is left.
pub fn draw<G: Kin>(board: &mut G::Board, seat: Seat, n: u8) -> Option<G::Frame> {
    if n == 0 || !board.is_active(seat) || !board.renew_deck(seat) {
        return None;
    }
    Some(CardDraw { seat, left: n }.into())
}

/// The same as the end of a rule.
pub fn then_draw<G: Kin>(board: &mut G::Board, seat: Seat, n: u8) -> Flow<G::Frame> {
    draw::<G>(board, seat, n).map_or(Flow::Done, Flow::Become)
}

impl<G: Kin> Roll<G> for CardDraw {
    type Shown = PersonalOf<G>;

    #[inline]
    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(PersonalOf<G>, u32)) {
        board.each_card_to_draw(self.seat, may_show);
    }

    fn rolled(
        self,
        board: &mut <G as Game>::Board,
        card: PersonalOf<G>,
        log: &mut Log<'_, G>,
    ) -> Flow<<G as Game>::Frame> {
        rule_of!(G, "NEM-4.5", "LOC-4.11");
        let CardDraw { seat, left } = self;
        board.draw_card(seat, card);
        log.push(Played::CardDrawn { seat, card }.into());
        then_draw::<G>(board, seat, left - 1)
    }
}
