//! NEM-6.6, NEM-6.3: arriving in a room, and what is found there for the first time.

use engine::{Flow, Known, Log, Roll, Seat, Seats, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, everybody},
    content::ship::Corridor,
    heard::Heard,
    rules::{
        doors, markers,
        movement::{CarefulNoise, Manner},
        noise::{self, Danger, NoiseRoll},
    },
    words::{Exploration, ExplorationToken, Mode, Room, RoomNumber, Tile},
};

/// A character has entered a room. NEM-6.2: what the way brings comes now. NEM-6.26: there is no noise
/// where somebody is. NEM-6.9, NEM-10.2: walking in on an intruder is no encounter.
#[engine::frame]
pub struct Arrival {
    pub seat: Seat,
    /// The corridor by which it came, of all corridors of the ship.
    pub through: Option<u8>,
    pub manner: Manner,
    /// NEM-6.7
    pub was_empty: bool,
}

/// What an exploration token makes of the noise of whoever finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It is still to come.
    AsUsual,
    /// NEM-6.16: all is quiet.
    Quiet,
    /// NEM-6.17
    Danger,
}

/// What an exploration token leaves to be done.
enum Aftermath {
    Sound(Sound),
    /// NEM-9.26: a door is to be taken from elsewhere.
    Door(Frame),
    /// NEM-20.2: the ship is lost.
    Lost(Flow<Frame>),
}

impl Step<Nemesis> for Arrival {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let Arrival { seat, manner, was_empty, .. } = self;
        let Some(room) = board.player(seat).room() else { return Flow::Done };
        let noise = noise_of(seat, manner, was_empty);
        if board.explored.has(room) {
            slime_room(board, seat, room, log);
            return noise.map_or(Flow::Done, Flow::Become);
        }
        if board.place(room).tile.is_none() {
            return Flow::Call { first: TileReveal { room }.into(), then: self.into() };
        }
        let Some(token) = board.place(room).token else {
            return Flow::Call { first: TokenReveal { room }.into(), then: self.into() };
        };
        let why = match token.for_rules().print().effect == Exploration::Silence {
            true => Danger::OfSlime,
            false => Danger::Plain,
        };
        match explore(board, self, room, log) {
            Aftermath::Lost(flow) => flow,
            Aftermath::Door(question) => match noise {
                Some(noise) => Flow::Call { first: question, then: noise },
                None => Flow::Become(question),
            },
            Aftermath::Sound(Sound::AsUsual) => noise.map_or(Flow::Done, |noise| {
                rule!("NEM-6.22");
                Flow::Become(noise)
            }),
            Aftermath::Sound(Sound::Quiet) => Flow::Done,
            Aftermath::Sound(Sound::Danger) => {
                noise::danger(board, room, why, log);
                Flow::Done
            }
        }
    }
}

/// NEM-6.7: the noise that whoever enters a room makes.
pub fn noise_of(seat: Seat, manner: Manner, was_empty: bool) -> Option<Frame> {
    match (manner, was_empty) {
        (Manner::Careful, false) => {
            rule!("NEM-5.23");
            None
        }
        (Manner::Plain | Manner::Covered | Manner::Quiet | Manner::Following, false) => {
            rule!("NEM-6.8");
            None
        }
        (Manner::Quiet | Manner::Following, true) => None,
        (Manner::Plain | Manner::Covered, true) => Some(NoiseRoll { seat }.into()),
        (Manner::Careful, true) => Some(CarefulNoise { seat }.into()),
    }
}

/// What a token makes of the noise.
pub fn sound_of(effect: Exploration, manner: Manner, has_slime: bool) -> Sound {
    match (effect, manner) {
        (Exploration::Silence | Exploration::Danger, Manner::Careful) => {
            rule!("NEM-5.22");
            Sound::AsUsual
        }
        // NEM-32.27
        (Exploration::Silence | Exploration::Danger, Manner::Quiet) => Sound::AsUsual,
        (Exploration::Silence, Manner::Plain | Manner::Covered | Manner::Following) if has_slime => {
            rule!("NEM-9.2");
            Sound::Danger
        }
        (Exploration::Silence, Manner::Plain | Manner::Covered | Manner::Following) => {
            rule!("NEM-6.16");
            Sound::Quiet
        }
        (Exploration::Danger, Manner::Plain | Manner::Covered | Manner::Following) => {
            rule!("NEM-6.17");
            Sound::Danger
        }
        (Exploration::Slime | Exploration::Fire | Exploration::Malfunction | Exploration::Door, _) => Sound::AsUsual,
    }
}

/// NEM-6.6(b) to (d): the tile is turned up, and the token resolved. NEM-25.8: slime comes before the
/// token. NEM-6.27: only entering resolves it.
fn explore(board: &mut Board, arrival: Arrival, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> Aftermath {
    rule!("NEM-6.12");
    let Arrival { seat, through, manner, .. } = arrival;
    let place = board.place_mut(room);
    let tile = place.tile.expect("the tile has been seen").for_rules();
    let token = place.token.take().expect("the token has been seen").for_rules();
    place.tile = Some(Known::to(everybody(), tile));
    board.explored.insert(room);
    let items = items_in(tile, token, board.setup.mode);
    board.place_mut(room).items = items;
    let effect = token.print().effect;
    log.push(Heard::RoomExplored { seat, number: room, room: tile, effect, items }.into());
    if slime_room(board, seat, room, log) {
        rule!("NEM-6.25");
    }

    rule!("NEM-6.15");
    let usual = Aftermath::Sound(Sound::AsUsual);
    match effect {
        Exploration::Silence | Exploration::Danger => {
            Aftermath::Sound(sound_of(effect, manner, board.player(seat).has_slime))
        }
        Exploration::Slime => {
            rule!("NEM-6.18");
            markers::slime(board, seat, log);
            usual
        }
        Exploration::Fire => {
            rule!("NEM-6.19");
            markers::put_fire(board, room, log).map_or(usual, Aftermath::Lost)
        }
        Exploration::Malfunction => {
            rule!("NEM-6.20");
            markers::put_malfunction(board, room, log).map_or(usual, Aftermath::Lost)
        }
        Exploration::Door => match through.map(Corridor) {
            Some(corridor) => {
                rule!("NEM-6.21");
                doors::close_behind(board, seat, corridor, log).map_or(usual, Aftermath::Door)
            }
            None => {
                // NEM-25.9
                rule!("NEM-6.23");
                usual
            }
        },
    }
}

/// NEM-6.13: how many items there are to be found; in some rooms none.
fn items_in(tile: Room, token: ExplorationToken, mode: Mode) -> u8 {
    if !tile.print().is_searchable {
        rule!("NEM-6.14");
        return 0;
    }
    rule!("NEM-6.13");
    let items = token.print().items;
    match mode {
        Mode::Solo => {
            rule!("NEM-22.3");
            items.div_ceil(2)
        }
        Mode::FullCooperative => {
            rule!("NEM-22.10");
            items
        }
        Mode::SemiCooperative => items,
    }
}

/// NEM-17.44: whoever enters the room covered with slime gets slime. Says whether this is that room.
fn slime_room(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) -> bool {
    let is_slimy = board.room(room) == Some(Room::RoomCoveredWithSlime);
    if is_slimy {
        rule!("NEM-17.44");
        markers::slime(board, seat, log);
    }
    is_slimy
}

/// A tile that nobody has seen is turned up for all.
#[engine::frame]
pub struct TileReveal {
    pub room: RoomNumber,
}

impl Roll<Nemesis> for TileReveal {
    type Shown = Room;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Room, u32)) {
        each_unseen_tile(board, self.room, may_show);
    }

    fn rolled(self, board: &mut Board, tile: Room, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        settle_tile(board, self.room, tile, everybody());
        Flow::Done
    }
}

/// What an unseen tile can be: any unseen one with its number on the back.
pub fn each_unseen_tile(board: &Board, room: RoomNumber, may_show: &mut impl FnMut(Room, u32)) {
    let tile = board.ship().slot(room).tile;
    board.unseen_tiles.odds(&mut |room: Room, ways| {
        if room.print().tile == tile {
            may_show(room, ways);
        }
    });
}

/// A tile is seen for the first time.
pub fn settle_tile(board: &mut Board, room: RoomNumber, tile: Room, by: Seats) {
    match tile.print().tile {
        Tile::One => rule!("NEM-3.3"),
        Tile::Two => rule!("NEM-3.2"),
        Tile::Special => (),
    }
    board.unseen_tiles.take(tile);
    board.place_mut(room).tile = Some(Known::to(by, tile));
}

/// A token that nobody has seen is turned up for all.
#[engine::frame]
pub struct TokenReveal {
    pub room: RoomNumber,
}

impl Roll<Nemesis> for TokenReveal {
    type Shown = ExplorationToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ExplorationToken, u32)) {
        board.unseen_tokens.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: ExplorationToken, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        settle_token(board, self.room, token, everybody());
        Flow::Done
    }
}

/// A token is seen for the first time.
pub fn settle_token(board: &mut Board, room: RoomNumber, token: ExplorationToken, by: Seats) {
    board.unseen_tokens.take(token);
    board.place_mut(room).token = Some(Known::to(by, token));
}
