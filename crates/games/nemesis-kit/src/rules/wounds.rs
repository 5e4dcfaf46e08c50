//! NEM-14.1 to NEM-14.8, LOC-14.1 to LOC-14.6, LOC-14.13: wounds of characters, and their treatment.

use engine::{Flow, Log, Roll, Seat, Step};

use crate::{
    Aboard, CauseOf, Counted, Harm, Kin, LightWound, SERIOUS_WOUNDS, Wound, WoundDeck, WoundOf, rule_of,
    rules::death::Death,
};

/// A character suffers wounds, one after the other (LOC-14.13).
#[engine::frame]
pub struct Wounds<C> {
    pub seat: Seat,
    pub light: u8,
    pub serious: u8,
    pub by: C,
}

impl<C> Wounds<C> {
    /// So many light wounds.
    pub fn light(seat: Seat, light: u8, by: C) -> Wounds<C> {
        Wounds { seat, light, serious: 0, by }
    }

    /// A serious wound.
    pub fn serious(seat: Seat, by: C) -> Wounds<C> {
        Wounds { seat, light: 0, serious: 1, by }
    }
}

impl<G: Kin> Step<G> for Wounds<CauseOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Wounds { seat, mut light, serious, by } = self;
        while light > 0 && board.is_active(seat) {
            light -= 1;
            if is_at_the_limit::<G>(board, seat) {
                return Flow::Become(Death { seat, by }.into());
            }
            rule_of!(G, "NEM-14.1", "LOC-14.1");
            let suffered = board.light_wounds_mut(seat).suffer();
            log.push(Harm::LightWoundSuffered { seat, by }.into());
            match suffered {
                LightWound::Light => (),
                LightWound::Serious => return draw::<G>(board, G::LIGHT_WOUNDS, Wounds { light, ..self }),
            }
        }
        if serious == 0 || !board.is_active(seat) {
            return Flow::Done;
        }
        if is_at_the_limit::<G>(board, seat) {
            return Flow::Become(Death { seat, by }.into());
        }
        draw::<G>(board, by, Wounds { light, serious: serious - 1, ..self })
    }
}

/// NEM-14.4, LOC-14.4: with three serious wounds any further wound kills.
pub fn is_at_the_limit<G: Kin>(board: &G::Board, seat: Seat) -> bool {
    let is_at_the_limit = board.serious_wounds(seat).len() == SERIOUS_WOUNDS;
    if is_at_the_limit {
        rule_of!(G, "NEM-14.4", "LOC-14.4");
    }
    is_at_the_limit
}

fn draw<G: Kin>(board: &mut G::Board, by: CauseOf<G>, then: Wounds<CauseOf<G>>) -> Flow<G::Frame> {
    let WoundDeck { deck, discard } = board.wounds_mut();
    if deck.count() == 0 {
        rule_of!(G, "NEM-14.6", "LOC-14.2");
        deck.take_all(discard);
    }
    Flow::Call { first: WoundDraw { seat: then.seat, by }.into(), then: then.into() }
}

/// NEM-14.3, LOC-14.2: a serious wound card is drawn.
#[engine::frame]
pub struct WoundDraw<C> {
    pub seat: Seat,
    pub by: C,
}

impl<G: Kin> Roll<G> for WoundDraw<CauseOf<G>> {
    type Shown = WoundOf<G>;

    #[inline]
    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(WoundOf<G>, u32)) {
        board.wounds().deck.odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, wound: WoundOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-14.3", "LOC-14.2");
        let WoundDraw { seat, by } = self;
        board.wounds_mut().deck.take(wound);
        board.serious_wounds_mut(seat).push(Wound { wound, is_dressed: false });
        log.push(Harm::SeriousWoundSuffered { seat, wound, by }.into());
        G::wound_suffered(board, seat, wound, log)
    }
}

/// NEM-14.2, LOC-14.6: one light wound heals, if there is one.
pub fn heal_light<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    let light = board.light_wounds_mut(seat);
    if light.count() > 0 {
        rule_of!(G, "NEM-14.2", "LOC-14.6");
        light.heal_one();
        log.push(Harm::LightWoundsHealed { seat, left: light.count() }.into());
    }
}

/// NEM-14.8, LOC-14.6: all light wounds heal.
pub fn heal_all_light<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-14.2", "LOC-14.6");
    board.light_wounds_mut(seat).heal_all();
    log.push(Harm::LightWoundsHealed { seat, left: 0 }.into());
}

/// NEM-14.7, LOC-14.5: a serious wound of this kind is dressed.
pub fn dress<G: Kin>(board: &mut G::Board, seat: Seat, wound: WoundOf<G>, log: &mut Log<'_, G>) {
    let open = board.serious_wounds_mut(seat).iter_mut().find(|it| it.wound == wound && !it.is_dressed);
    if let Some(open) = open {
        rule_of!(G, "NEM-14.7", "LOC-14.5");
        open.is_dressed = true;
        log.push(Harm::WoundDressed { seat, wound }.into());
    }
}

/// NEM-14.8, LOC-14.6: a serious wound of this kind is healed, a dressed one if there are both.
pub fn heal<G: Kin>(board: &mut G::Board, seat: Seat, wound: WoundOf<G>, log: &mut Log<'_, G>) {
    let wounds = board.serious_wounds_mut(seat);
    let same = || wounds.iter().enumerate().filter(|(_, it)| it.wound == wound);
    let at = same().find(|(_, it)| it.is_dressed).or(same().next()).map(|(at, _)| at);
    if let Some(at) = at {
        rule_of!(G, "NEM-4.54", "LOC-4.77");
        rule_of!(G, "NEM-14.8", "LOC-14.6");
        wounds.remove(at);
        board.wounds_mut().discard.add(wound);
        log.push(Harm::WoundHealed { seat, wound }.into());
    }
}
