//! LOC-25.76, LOC-49: the cards of the Martian surface.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, Timing, Word, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Card, Player},
    content::{complex::Exit, surface::Reach},
    heard::Heard,
    rules::{contamination::contaminate, encounter::Encounter, markers, search::Find, wounds::Wounds},
    words::{Back, Cause, Item, ItemCard, SurfaceCard, Zone},
};

/// LOC-49.8: in how many zones there is noise, and in how many for whoever is sheltered.
const TRACKS: u8 = 2;
const TRACKS_SHELTERED: u8 = 1;

/// LOC-25.74, LOC-25.75, LOC-49.3: the top card, of a new deck if there is none.
pub fn draw(board: &mut Board, seat: Seat) -> Flow<Frame> {
    if board.surface.pile.is_empty() {
        rule!("LOC-49.3");
        board.surface.reshuffle();
    }
    Flow::Become(SurfaceCardDraw { seat }.into())
}

/// A card of the surface is turned up.
#[engine::frame]
pub struct SurfaceCardDraw {
    pub seat: Seat,
}

impl Roll<Lockdown> for SurfaceCardDraw {
    type Shown = SurfaceCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(SurfaceCard, u32)) {
        board.surface.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: SurfaceCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let drawer = self.seat;
        board.surface.draw(card);
        log.push(Heard::SurfaceCardDrawn { seat: drawer, card }.into());
        let first = SurfaceCardEffect { card, drawer, nth: 0 }.into();
        Flow::Call { first, then: SurfaceCardEnd { card }.into() }
    }
}

/// LOC-49.3: a card that has been resolved is discarded.
#[engine::frame]
pub struct SurfaceCardEnd {
    pub card: SurfaceCard,
}

impl Step<Lockdown> for SurfaceCardEnd {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-49.3");
        board.surface.discard.add(self.card);
        Flow::Done
    }
}

/// LOC-25.76, LOC-29.157: those whom the card affects, one after the other. `nth` counts those who have had their turn in
/// it.
#[engine::frame]
pub struct SurfaceCardEffect {
    pub card: SurfaceCard,
    pub drawer: Seat,
    pub nth: u8,
}

impl Step<Lockdown> for SurfaceCardEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let SurfaceCardEffect { card, drawer, nth } = self;
        let is_meant = |seat: Seat| match card.reach() {
            Reach::All => true,
            Reach::Drawer => seat == drawer,
        };
        let is_there = |seat: Seat| board.player(seat).room().is_some_and(|room| board.is_on_the_surface(room));
        let next = board.in_order().enumerate().skip(nth.into()).find(|&(_, seat)| is_meant(seat) && is_there(seat));
        let Some((at, seat)) = next else { return Flow::Done };
        rule!("LOC-49.2");
        rule!("LOC-25.76");
        let then = SurfaceCardEffect { nth: at as u8 + 1, ..self }.into();
        match befall(board, card, seat, log) {
            Some(first) => Flow::Call { first, then },
            None => Flow::Become(then),
        }
    }
}

/// LOC-25.67, LOC-25.76: whether the lower part of a card is for somebody: with a suit, or in a building.
fn is_sheltered(board: &Board, seat: Seat) -> bool {
    let is_indoors = board.player(seat).room().is_some_and(|room| board.is_in_a_building(room));
    if is_indoors {
        rule!("LOC-25.67");
    }
    is_indoors || board.player(seat).has_suit()
}

/// What a card does to somebody: what is asked, rolled or suffered, if anything.
fn befall(board: &mut Board, card: SurfaceCard, seat: Seat, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    let light_wound = || Some(Wounds::light(seat, 1, Cause::Surface).into());
    match (card, is_sheltered(board, seat)) {
        (SurfaceCard::DustStorm | SurfaceCard::ThinAir | SurfaceCard::StaticDischarge, true) => None,
        (SurfaceCard::DustStorm, false) => match board.player(seat).hand.is_empty() {
            true => light_wound(),
            false => Some(DustLoss { seat }.into()),
        },
        (SurfaceCard::ThinAir, false) => light_wound(),
        (SurfaceCard::RadioactiveDust, is_sheltered) => {
            contaminate(board, seat, log);
            if !is_sheltered {
                markers::slime(board, seat, log);
            }
            None
        }
        (SurfaceCard::TornSeal, false) => Some(Wounds::serious(seat, Cause::Surface).into()),
        (SurfaceCard::TornSeal, true) => {
            tear(board, seat, log);
            None
        }
        (SurfaceCard::TracksInTheSand, is_sheltered) => {
            let left = if is_sheltered { TRACKS_SHELTERED } else { TRACKS };
            TracksNoise { seat, left }.if_any(board)
        }
        (SurfaceCard::SomethingBuried, is_sheltered) => Some(Buried { seat, is_sheltered, is_taken: false }.into()),
        (SurfaceCard::Stalked, false) => Some(Encounter { seat }.into()),
        (SurfaceCard::Stalked, true) => Some(super::noise_roll(board, seat)),
        (SurfaceCard::StaticDischarge, false) => may_lose(board.player(seat)).then(|| StaticLoss { seat }.into()),
    }
}

/// LOC-49.7: an Enviro-Suit is torn, and nothing else that counts as one.
fn tear(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    if board.player(seat).has_item(Item::EnviroSuit) {
        board.spend_item(seat, ItemCard::new(Item::EnviroSuit, Back::Blue));
        log.push(Heard::SuitTorn { seat }.into());
    }
}

/// LOC-4.89, LOC-49.4: which card is discarded, contamination among them.
#[engine::frame]
pub struct DustLoss {
    pub seat: Seat,
}

impl Question<Lockdown> for DustLoss {
    type Answer = Card;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Card)) {
        board.player(seat).hand.kinds().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, card: Card, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.89");
        board.player_mut(seat).discard(card);
        log.push(Heard::card_discarded(seat, card));
        Flow::Done
    }
}

/// LOC-4.89, LOC-49.8: in which zone there is noise; then in another one.
#[engine::frame]
pub struct TracksNoise {
    pub seat: Seat,
    pub left: u8,
}

impl TracksNoise {
    /// As long as there is a zone without noise.
    fn if_any(self, board: &Board) -> Option<Frame> {
        (self.left > 0 && quiet_zones(board).next().is_some()).then(|| self.into())
    }
}

fn quiet_zones(board: &Board) -> impl Iterator<Item = Zone> + '_ {
    Zone::ALL.iter().copied().filter(|&zone| !board.noise.has(Exit::Zone(zone).way()))
}

impl Question<Lockdown> for TracksNoise {
    type Answer = Zone;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Zone)) {
        quiet_zones(board).for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, zone: Zone, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.89");
        board.noise.insert(Exit::Zone(zone).way());
        log.push(Heard::ZoneNoise { zone }.into());
        TracksNoise { left: self.left - 1, ..self }.if_any(board).map_or(Flow::Done, Flow::Become)
    }
}

/// LOC-49.9: a yellow item is dug up, if there is one, and then it hurts.
#[engine::frame]
pub struct Buried {
    pub seat: Seat,
    pub is_sheltered: bool,
    pub is_taken: bool,
}

impl Step<Lockdown> for Buried {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Buried { seat, is_sheltered, is_taken } = self;
        if !is_taken && board.items.has_any(Back::Yellow) {
            let first = Find { seat, back: Back::Yellow, left: 1 }.into();
            return Flow::Call { first, then: Buried { is_taken: true, ..self }.into() };
        }
        match is_sheltered {
            true => Flow::Done,
            false => Flow::Become(Wounds::light(seat, 1, Cause::Surface).into()),
        }
    }
}

/// LOC-4.89, LOC-49.12: from which item a round or a charge is lost. LOC-27.27: whoever has anything in the inventory is
/// asked, so that being asked tells nothing.
#[engine::frame]
pub struct StaticLoss {
    pub seat: Seat,
}

/// Whether somebody may have something to lose, as everybody sees it.
fn may_lose(player: &Player) -> bool {
    let is_loaded = player.hands.items().any(|held| held.card.item.weapon().is_some() && held.ammo > 0);
    is_loaded || !player.inventory.is_empty()
}

/// What holds a round or a charge.
fn each_loaded(player: &Player, offer: &mut impl FnMut(Item)) {
    for item in player.item_cards().map(|card| card.item) {
        let is_loaded = match item {
            Item::Flashlight => player.flashlights[1] + player.flashlights[2] > 0,
            Item::ProbeArm => player.probe_uses > 0,
            weapon => player.hands.item(weapon).is_some_and(|held| weapon.weapon().is_some() && held.ammo > 0),
        };
        if is_loaded {
            offer(item);
        }
    }
}

impl Question<Lockdown> for StaticLoss {
    type Answer = Option<Item>;

    const TIMING: Timing = Timing::AfterTheDelay;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Option<Item>)) {
        let mut has_none = true;
        each_loaded(board.player(seat), &mut |item| {
            has_none = false;
            offer(Some(item));
        });
        if has_none {
            offer(None);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, from: Option<Item>, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.89");
        let player = board.player_mut(seat);
        match from {
            None => return Flow::Done,
            Some(Item::Flashlight) => assert!(player.spend_charge(), "only what is charged is offered"),
            Some(Item::ProbeArm) => player.probe_uses -= 1,
            Some(weapon) => {
                player.hands.item_mut(weapon).expect("the weapon is in a hand").ammo -= 1;
                log.push(Heard::AmmoLost { seat, weapon }.into());
                return Flow::Done;
            }
        }
        log.push(Heard::ChargeLost { seat, item: from.expect("something is lost") }.into());
        Flow::Done
    }
}
