//! NEM-14.1 to NEM-14.9: wounds of characters, and contamination that comes with them.

use engine::{Flow, Log, Roll, Seat, Step, rule};
use nemesis_kit::LightWound;

use crate::{
    Frame, Nemesis,
    board::{Board, Wound, WoundDeck},
    content::tracks,
    heard::Heard,
    rules::{death, hands},
    words::{Cause, SeriousWound, Trait},
};

/// A character suffers wounds, one after the other.
#[engine::frame]
pub struct Wounds {
    pub seat: Seat,
    pub light: u8,
    pub serious: u8,
    pub by: Cause,
}

impl Wounds {
    /// So many light wounds.
    pub fn light(seat: Seat, light: u8, by: Cause) -> Wounds {
        Wounds { seat, light, serious: 0, by }
    }

    /// A serious wound.
    pub fn serious(seat: Seat, by: Cause) -> Wounds {
        Wounds { seat, light: 0, serious: 1, by }
    }
}

impl Step<Nemesis> for Wounds {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Wounds { seat, mut light, serious, by } = self;
        while light > 0 && board.player(seat).is_active() {
            light -= 1;
            if is_at_the_limit(board, seat) {
                return Flow::Become(death::of(seat, by));
            }
            rule!("NEM-14.1");
            let suffered = board.player_mut(seat).light_wounds.suffer();
            log.push(Heard::LightWoundSuffered { seat, by }.into());
            match suffered {
                LightWound::Light => (),
                LightWound::Serious => return draw(board, Cause::LightWounds, Wounds { light, ..self }),
            }
        }
        if serious == 0 || !board.player(seat).is_active() {
            return Flow::Done;
        }
        if is_at_the_limit(board, seat) {
            return Flow::Become(death::of(seat, by));
        }
        draw(board, by, Wounds { light, serious: serious - 1, ..self })
    }
}

/// NEM-14.4: with three serious wounds any further wound kills.
pub fn is_at_the_limit(board: &Board, seat: Seat) -> bool {
    let is_at_the_limit = board.player(seat).serious_wounds.len() == tracks::SERIOUS_WOUNDS;
    if is_at_the_limit {
        rule!("NEM-14.4");
    }
    is_at_the_limit
}

fn draw(board: &mut Board, by: Cause, then: Wounds) -> Flow<Frame> {
    let WoundDeck { deck, discard } = &mut board.wounds;
    if deck.is_empty() {
        rule!("NEM-14.6");
        deck.take_all(discard);
    }
    Flow::Call { first: WoundDraw { seat: then.seat, by }.into(), then: then.into() }
}

/// NEM-14.3: a serious wound card is drawn.
#[engine::frame]
pub struct WoundDraw {
    pub seat: Seat,
    pub by: Cause,
}

impl Roll<Nemesis> for WoundDraw {
    type Shown = SeriousWound;

    #[inline]
    fn odds(self, board: &Board, may_show: &mut impl FnMut(SeriousWound, u32)) {
        board.wounds.deck.odds(may_show);
    }

    fn rolled(self, board: &mut Board, wound: SeriousWound, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-14.3");
        let WoundDraw { seat, by } = self;
        board.wounds.deck.take(wound);
        board.player_mut(seat).serious_wounds.push(Wound { wound, is_dressed: false });
        log.push(Heard::SeriousWoundSuffered { seat, wound, by }.into());
        if wound == SeriousWound::Leg && board.has_trait(seat, Trait::Wheelchair) {
            rule!("NEM-48.4");
            dress(board, seat, wound, log);
        }
        hands::drop_excess(board, seat).map_or(Flow::Done, Flow::Become)
    }
}

/// NEM-13.1: a contamination card is taken.
pub fn contaminate(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    if board.contaminate(seat) {
        rule!("NEM-13.1");
        log.push(Heard::Contaminated { seat }.into());
    }
}

/// NEM-14.2: one light wound heals, if there is one.
pub fn heal_light(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    let light = &mut board.player_mut(seat).light_wounds;
    if light.count() > 0 {
        rule!("NEM-14.2");
        light.heal_one();
        log.push(Heard::LightWoundsHealed { seat, left: light.count() }.into());
    }
}

/// NEM-14.8: all light wounds heal.
pub fn heal_all_light(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-14.2");
    board.player_mut(seat).light_wounds.heal_all();
    log.push(Heard::LightWoundsHealed { seat, left: 0 }.into());
}

/// NEM-14.7: a serious wound of this kind is dressed.
pub fn dress(board: &mut Board, seat: Seat, wound: SeriousWound, log: &mut Log<'_, Nemesis>) {
    let open = board.player_mut(seat).serious_wounds.iter_mut().find(|it| it.wound == wound && !it.is_dressed);
    if let Some(open) = open {
        rule!("NEM-14.7");
        open.is_dressed = true;
        log.push(Heard::WoundDressed { seat, wound }.into());
    }
}

/// NEM-14.8, NEM-4.54: a serious wound of this kind is healed, a dressed one if there are both.
pub fn heal(board: &mut Board, seat: Seat, wound: SeriousWound, log: &mut Log<'_, Nemesis>) {
    let wounds = &mut board.player_mut(seat).serious_wounds;
    let same = || wounds.iter().enumerate().filter(|(_, it)| it.wound == wound);
    let at = same().find(|(_, it)| it.is_dressed).or(same().next()).map(|(at, _)| at);
    if let Some(at) = at {
        rule!("NEM-14.8");
        wounds.remove(at);
        board.discard_wound(wound);
        log.push(Heard::WoundHealed { seat, wound }.into());
    }
}
