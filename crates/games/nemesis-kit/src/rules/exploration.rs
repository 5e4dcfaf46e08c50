//! NEM-6.6, NEM-6.3, LOC-6.3, LOC-6.2: arriving in a room, and what is found there for the first time.

use engine::{Flow, Known, Log, Roll, Seat, Seats, Step};

use crate::{
    Aboard, Counted, Kin, TileOf, Walked, Way, everybody, rule_of,
    rules::{
        doors, markers,
        movement::{CarefulNoise, Manner},
        noise::{self, Danger},
    },
    words::{Exploration, ExplorationToken, RoomNumber},
};

/// A character has entered a room. NEM-6.2, LOC-1.5: what the way brings comes now. NEM-6.26, LOC-29.94:
/// there is no noise where somebody is. NEM-6.9, NEM-10.2, LOC-6.5, LOC-10.2: walking in on an intruder is no encounter.
#[engine::frame]
pub struct Arrival {
    pub seat: Seat,
    /// The corridor by which it came, of all corridors of the board.
    pub through: Option<u8>,
    pub manner: Manner,
    /// NEM-6.7, LOC-6.4
    pub was_empty: bool,
}

/// What an exploration token makes of the noise of whoever finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It is still to come.
    AsUsual,
    /// NEM-6.16, LOC-6.25: all is quiet.
    Quiet,
    /// NEM-6.17, LOC-6.26
    Danger,
}

/// What an exploration token leaves to be done.
enum Aftermath<F> {
    Sound(Sound),
    /// NEM-9.26, LOC-9.25: a door is to be taken from elsewhere.
    Door(F),
    /// NEM-20.2, LOC-23.1: all is lost.
    Lost(Flow<F>),
}

impl<G: Kin> Step<G> for Arrival {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let Arrival { seat, manner, was_empty, .. } = self;
        let Some(room) = board.room_of(seat) else { return Flow::Done };
        let noise = noise_of::<G>(board, seat, manner, was_empty);
        if board.explored().has(room) {
            G::room_entered(board, seat, room, log);
            return noise.map_or(Flow::Done, Flow::Become);
        }
        if let Some(own) = G::explores_otherwise(board, self) {
            return Flow::Become(own);
        }
        if board.tile(room).is_none() {
            return Flow::Call { first: TileReveal { room }.into(), then: self.into() };
        }
        let Some(token) = board.token(room) else {
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
                rule_of!(G, "NEM-6.22", "LOC-6.31");
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

/// NEM-6.7, LOC-6.3: the noise that whoever enters a room makes.
pub fn noise_of<G: Kin>(board: &G::Board, seat: Seat, manner: Manner, was_empty: bool) -> Option<G::Frame> {
    match (manner, was_empty) {
        (Manner::Careful, false) => {
            rule_of!(G, "NEM-5.23", "LOC-5.34");
            None
        }
        (Manner::Plain | Manner::Covered | Manner::Quiet | Manner::Following, false) => {
            rule_of!(G, "NEM-6.8", "LOC-6.4");
            None
        }
        (Manner::Quiet | Manner::Following, true) => None,
        (Manner::Plain | Manner::Covered, true) => Some(G::noise_roll(board, seat)),
        (Manner::Careful, true) => has_quiet_way(board, seat).then(|| CarefulNoise { seat }.into()),
    }
}

/// NEM-5.19, LOC-5.31: whether there is a place for a marker. What is found on arrival may fill the last (LOC-25.75).
fn has_quiet_way(board: &impl Aboard, seat: Seat) -> bool {
    let is_quiet = |room| !board.plan().ways_of(room).without(board.noise()).is_empty();
    board.room_of(seat).is_some_and(is_quiet)
}

/// What a token makes of the noise.
pub fn sound_of<G: Kin>(effect: Exploration, manner: Manner, has_slime: bool) -> Sound {
    let sound = match effect {
        Exploration::Silence if has_slime => {
            rule_of!(G, "NEM-9.2", "LOC-9.2");
            Sound::Danger
        }
        Exploration::Silence => {
            rule_of!(G, "NEM-6.16", "LOC-6.25");
            Sound::Quiet
        }
        Exploration::Danger => {
            rule_of!(G, "NEM-6.17", "LOC-6.26");
            Sound::Danger
        }
        Exploration::Slime | Exploration::Fire | Exploration::Malfunction | Exploration::Door => Sound::AsUsual,
    };
    match manner {
        Manner::Careful => G::sound_to_the_careful(sound),
        Manner::Quiet => {
            rule_of!(G, "NEM-32.27", "LOC-25.43");
            Sound::AsUsual
        }
        Manner::Plain | Manner::Covered | Manner::Following => sound,
    }
}

/// NEM-6.6(b) to (d), LOC-6.3(c): the tile is turned up, and the token resolved. NEM-25.8: slime comes before
/// the token. NEM-6.27, LOC-6.33: only entering resolves it.
fn explore<G: Kin>(
    board: &mut G::Board,
    arrival: Arrival,
    room: RoomNumber,
    log: &mut Log<'_, G>,
) -> Aftermath<G::Frame> {
    rule_of!(G, "NEM-6.12", "LOC-6.21");
    let Arrival { seat, through, manner, .. } = arrival;
    let effect = turn_up::<G>(board, seat, room, log);

    rule_of!(G, "NEM-6.15", "LOC-6.24");
    let usual = Aftermath::Sound(Sound::AsUsual);
    match effect {
        Exploration::Silence | Exploration::Danger => {
            Aftermath::Sound(sound_of::<G>(effect, manner, G::is_scented(board, seat)))
        }
        Exploration::Slime => {
            rule_of!(G, "NEM-6.18", "LOC-6.27");
            markers::slime(board, seat, log);
            usual
        }
        Exploration::Fire => {
            rule_of!(G, "NEM-6.19", "LOC-6.28");
            markers::put_fire(board, room, log).map_or(usual, Aftermath::Lost)
        }
        Exploration::Malfunction => {
            rule_of!(G, "NEM-6.20", "LOC-6.29");
            markers::put_malfunction(board, room, log).map_or(usual, Aftermath::Lost)
        }
        // LOC-25.81: no door ever stands on a path.
        Exploration::Door => match through.map(Way).filter(|&way| !board.plan().is_path(way)) {
            Some(corridor) => {
                rule_of!(G, "NEM-6.21", "LOC-6.30");
                doors::close_behind(board, seat, corridor, log).map_or(usual, Aftermath::Door)
            }
            None => {
                // NEM-25.9, LOC-28.3
                rule_of!(G, "NEM-6.23", "LOC-6.30");
                usual
            }
        },
    }
}

/// The tile and its token are turned up, and the items are counted. Says what the token does, if nobody ignores it
/// (LOC-38.44).
pub fn turn_up<G: Kin>(board: &mut G::Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, G>) -> Exploration {
    let tile = board.tile(room).expect("the tile has been seen").for_rules();
    let token = board.token(room).expect("the token has been seen").for_rules().print();
    *board.tile_mut(room) = Some(Known::to(everybody(), tile));
    board.explored_mut().insert(room);
    let items = items_in::<G>(board, tile, token.items);
    *board.item_counter_mut(room) = items;
    log.push(Walked::RoomExplored { seat, number: room, room: tile, effect: token.effect, items }.into());
    G::room_entered(board, seat, room, log);
    *board.token_mut(room) = None;
    token.effect
}

/// How many items there are to be found; in some rooms none.
pub fn items_in<G: Kin>(board: &G::Board, tile: TileOf<G>, printed: u8) -> u8 {
    if !G::is_searchable(tile) {
        rule_of!(G, "NEM-6.14", "LOC-6.23");
        return 0;
    }
    rule_of!(G, "NEM-6.13", "LOC-6.22");
    if board.is_solo() {
        rule_of!(G, "NEM-22.3", "LOC-25.12");
        return printed.div_ceil(2);
    }
    printed
}

/// A tile that nobody has seen is turned up for all.
#[engine::frame]
pub struct TileReveal {
    pub room: RoomNumber,
}

impl<G: Kin> Roll<G> for TileReveal {
    type Shown = TileOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(TileOf<G>, u32)) {
        each_unseen_tile(board, self.room, may_show);
    }

    fn rolled(self, board: &mut G::Board, tile: TileOf<G>, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        settle_tile(board, self.room, tile, everybody());
        Flow::Done
    }
}

/// What an unseen tile can be: any unseen one with its number on the back.
pub fn each_unseen_tile<B: Aboard>(
    board: &B,
    room: RoomNumber,
    may_show: &mut impl FnMut(<B::Tiles as Counted>::Kind, u32),
) {
    board.unseen_tiles().odds(&mut |tile, ways| {
        if board.may_lie(tile, room) {
            may_show(tile, ways);
        }
    });
}

/// A tile is seen for the first time.
pub fn settle_tile<B: Aboard>(board: &mut B, room: RoomNumber, tile: <B::Tiles as Counted>::Kind, by: Seats) {
    board.unseen_tiles_mut().take(tile);
    *board.tile_mut(room) = Some(Known::to(by, tile));
}

/// A token that nobody has seen is turned up for all.
#[engine::frame]
pub struct TokenReveal {
    pub room: RoomNumber,
}

impl<G: Kin> Roll<G> for TokenReveal {
    type Shown = ExplorationToken;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(ExplorationToken, u32)) {
        board.unseen_tokens().odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, token: ExplorationToken, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        settle_token(board, self.room, token, everybody());
        Flow::Done
    }
}

/// A token is seen for the first time.
pub fn settle_token(board: &mut impl Aboard, room: RoomNumber, token: ExplorationToken, by: Seats) {
    board.unseen_tokens_mut().take(token);
    *board.token_mut(room) = Some(Known::to(by, token));
}
