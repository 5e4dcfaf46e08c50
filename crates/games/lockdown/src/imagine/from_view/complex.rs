//! The Complex, its tokens and tracks, as they could be.

use engine::{Known, Pool};
use nemesis_kit::{
    Way, Ways,
    imagine::{Below, draw, known},
    view::TokenCount,
};

use crate::{
    board::{Board, CssOnTrack, Power, Rooms, everybody},
    content::complex::Exit,
    view::{RoomView, View},
    words::{Contingency, CssToken, Door, ExplorationToken, Room, Side, SurfaceToken, Tile},
};

/// Tiles and tokens: those that others have seen are drawn.
pub(super) fn rooms(board: &mut Board, view: &View, below: Below<'_>) {
    let mut tiles = board.unseen_tiles;
    let mut tokens: Pool<ExplorationToken, 15> = Pool::of(|token: ExplorationToken| token.print().copies);
    let mut surface_tokens: Pool<SurfaceToken, 10> = Pool::of(|_| (board.setup.side == Side::Alternative) as u8);
    let is_printed = |room: &Room| matches!(room.print().tile, Tile::Fixed | Tile::Printed);
    let slots = &board.complex().slots;
    let is_drawn = |it: &&RoomView| slots.get(it.number.index()).is_some_and(|slot| slot.fixed.is_none());
    let drawn = view.rooms.iter().filter(is_drawn).filter_map(|it| it.room);
    drawn.filter(|room| !is_printed(room)).for_each(|room| tiles.take(room));
    view.rooms.iter().filter_map(|it| it.token).chain(view.tokens_used.iter().copied()).for_each(|it| tokens.take(it));
    let surface = view.rooms.iter().filter_map(|it| it.surface_token);
    surface.chain(view.surface_tokens_used.iter().copied()).for_each(|it| surface_tokens.take(it));
    board.explored = Rooms::NONE;
    for it in &view.rooms {
        let tile = slots.get(it.number.index()).map(|slot| slot.tile);
        let place = board.place_mut(it.number);
        let any_tile = || draw(&mut tiles, |room: Room| Some(room.print().tile) == tile, below);
        place.tile = match it.room {
            // LOC-25.65: what is printed is known before anybody comes there.
            Some(room) if it.is_explored || is_printed(&room) => Some(Known::to(everybody(), room)),
            seen => known(seen, it.known_by, view.own, any_tile),
        };
        place.token = known(it.token, it.token_known_by, view.own, || draw(&mut tokens, |_| true, below));
        let any_token = || draw(&mut surface_tokens, |_| true, below);
        place.surface_token = known(it.surface_token, it.surface_token_known_by, view.own, any_token);
        place.items = it.items;
        place.corpses = it.corpses;
        place.carcasses = it.carcasses;
        place.eggs = it.eggs;
        let sets = [
            (it.is_explored, &mut board.explored),
            (it.is_burning, &mut board.fire),
            (it.has_malfunction, &mut board.malfunction),
        ];
        sets.into_iter().filter(|(is_so, _)| *is_so).for_each(|(_, rooms)| rooms.insert(it.number));
    }
    board.unseen_tiles = tiles;
    board.unseen_tokens = tokens;
    board.unseen_surface_tokens = surface_tokens;
}

/// Noise and doors.
pub(super) fn ways(board: &mut Board, view: &View) {
    let technical = view.has_technical_noise.then_some(Exit::Technical.way());
    let zones = view.zone_noise.iter().map(|&zone| Exit::Zone(zone).way());
    let mut noise: Ways = technical.into_iter().chain(zones).collect();
    for (corridor, it) in (0..).map(Way).zip(&view.corridors) {
        if it.has_noise {
            noise.insert(corridor);
        }
        match it.door {
            Door::Open => (),
            Door::Closed => board.doors.close(corridor),
            Door::Destroyed => {
                board.doors.close(corridor);
                board.doors.destroy(corridor);
            }
        }
    }
    board.noise = noise;
}

/// Power, the time track, and the contingencies: what others have seen is drawn from what is left for it.
pub(super) fn tokens(board: &mut Board, view: &View, below: Below<'_>) {
    board.power = Power::default();
    for it in &view.power {
        if let Some(token) = it.token {
            board.power.lay(it.area, token);
            board.power.set(token, it.is_on);
        }
    }

    let mut left: Pool<CssToken, 5> = TokenCount::pool(&view.time.css_left);
    let time = &mut board.time;
    time.space = view.time.space;
    time.backup = view.time.backup;
    time.alert = view.time.alert;
    time.autodestruction = view.time.autodestruction;
    time.css = view
        .time
        .css
        .iter()
        .map(|it| CssOnTrack {
            space: it.space,
            token: known(it.token, it.known_by, view.own, || draw(&mut left, |_| true, below)),
        })
        .collect();
    time.unseen_css = left;

    let mut left: Pool<Contingency, 5> = TokenCount::pool(&view.codes_left);
    for it in &view.codes {
        let token = board.contingencies.token_mut(it.token);
        token.lies = it.place;
        token.code = known(it.code, it.known_by, view.own, || draw(&mut left, |_| true, below));
    }
    board.contingencies.unseen = left;
}
