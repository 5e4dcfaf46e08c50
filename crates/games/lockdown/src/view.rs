//! LOC-27: what a viewer may know. These types, and no others, leave the program.
//!
//! The board is taken apart without `..`: a new fact does not compile until somebody has decided who may see it.

mod complex;
mod crew;
mod decks;
mod scratch;
mod tokens;

use engine::{Denied, Offer, Pending, Saying, Seat, Seats, State, Viewer, Views, rule};
use nemesis_kit::{
    Nest,
    view::{CorridorView, SetupView, TokenCount, corridors},
};
use serde::Serialize;

pub use complex::{PowerView, RoomView};
pub use crew::{CardsView, HeavyItemView, HeldView, ObjectiveView, PileView, PlayerView};
pub use decks::{DecksView, ItemCount};
pub use scratch::{GoodsView, ScratchView};
pub(crate) use scratch::{are_drawn_for_the_hand, is_found_heavy, looker, owner_of_drawn, searcher, traders};
pub use tokens::{CodeView, CssView, TimeView};

use crate::{
    FrameView, Heard, Lockdown,
    board::{Board, Figure, Laboratory, Rover, Swarm, ThisTurn},
    denials,
    foresight::{self, Foresight},
    heard::{self, Happened},
    offers::{self, Amount, Touch},
    saying,
    words::{
        ComputerCard, Contingency, Ending, ExplorationToken, Intruder, Level, Object, Objective, Phase, PowerToken,
        RoomNumber, StalkerToken, SurfaceToken, Weakness, Zone,
    },
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The seats whose secrets are seen.
    pub own: Seats,
    pub setup: SetupView,
    pub round: u16,
    pub phase: Phase,
    pub first: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The rooms, by number, and the crossroads after them where there are some.
    pub rooms: Vec<RoomView>,
    /// The exploration tokens that have been resolved.
    pub tokens_used: Vec<ExplorationToken>,
    pub surface_tokens_used: Vec<SurfaceToken>,
    pub corridors: Vec<CorridorView>,
    pub has_technical_noise: bool,
    /// LOC-25.69: the zones of the surface with noise.
    pub zone_noise: Vec<Zone>,
    /// LOC-9.17: how many fires and malfunctions have left the game.
    pub fires_removed: u8,
    pub malfunctions_removed: u8,
    pub venting: Option<RoomNumber>,
    pub power: Vec<PowerView>,
    /// LOC-16.31: the token that goes out next.
    pub next_off: Option<PowerToken>,
    pub elevator: Level,
    /// LOC-1.10: the rooms that are dark.
    pub dark: Vec<RoomNumber>,
    /// LOC-1.20: the rooms with a computer that works as soon as it has power.
    pub computers: Vec<RoomNumber>,
    pub time: TimeView,
    pub is_gate_open: bool,
    pub rover: Rover,
    /// The contingency tokens, by number.
    pub codes: Vec<CodeView>,
    /// LOC-22.8: what those of them can say that the viewer has not seen.
    pub codes_left: Vec<TokenCount<Contingency>>,
    pub computer: Option<ComputerCard>,
    pub figures: Vec<Figure>,
    /// LOC-27.17: what lies beside the board tells what is in the bag.
    pub bag: Vec<TokenCount<StalkerToken>>,
    pub pool: Vec<TokenCount<StalkerToken>>,
    /// The intruders whose tokens are on their way back into the bag.
    pub returning: Vec<TokenCount<Intruder>>,
    pub eggs: u8,
    pub eggs_in_stock: u8,
    pub nest_is_destroyed: bool,
    pub nest_is_explored: bool,
    /// From the left.
    pub weaknesses: [Option<Weakness>; 3],
    /// LOC-15.23, LOC-25.95: what has revealed each.
    pub objects: [Option<Object>; 3],
    pub decks: DecksView,
    pub common_objectives: Vec<Objective>,
    pub has_met_intruders: bool,
    pub has_seen_death: bool,
    pub queen_is_killed: bool,
    /// LOC-50.5: whether the Data Crystal has been used in this round.
    pub crystal_is_read: bool,
    /// LOC-5.75: what is declared is known to all.
    pub turn: ThisTurn,
    pub scratch: ScratchView,
    pub ending: Option<Ending>,
    pub winners: Option<Seats>,
    /// The rules under way, the one that waits last.
    pub under_way: Vec<FrameView>,
    /// Whom the table waits for.
    pub asked: Seats,
}

impl Views for Lockdown {
    type View = View;
    type Heard = Heard;
    type Touch = Touch;
    type Amount = Amount;
    type UnderWay = FrameView;
    type Foresight = Foresight;

    fn view(state: &State<Self>, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn under_way(view: &View) -> &[FrameView] {
        &view.under_way
    }

    fn heard(event: &Happened, viewer: Viewer) -> Option<Heard> {
        heard::heard(event, viewer)
    }

    fn saying(heard: &Heard, before: &mut dyn Iterator<Item = Heard>) -> Saying {
        Saying::of(saying::line(heard, before.next()), saying::rule(heard))
    }

    fn is_barrier(event: &Happened, actor: Seat) -> bool {
        heard::is_barrier(event, actor)
    }

    fn is_look(event: &Happened, actor: Seat) -> bool {
        heard::is_look(event, actor)
    }

    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>> {
        offers::offers(state, seat)
    }

    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>> {
        denials::denials(state, seat)
    }

    fn foresight(state: &State<Self>, seat: Seat) -> Option<Foresight> {
        foresight::foresight(state, seat)
    }
}

impl View {
    /// What `viewer` may know.
    pub fn of(state: &State<Lockdown>, viewer: Viewer) -> View {
        rule!("LOC-27.2");
        rule!("LOC-27.16");
        rule!("LOC-27.17");
        rule!("LOC-27.20");
        rule!("LOC-27.21");
        let board = state.board();
        let Board {
            setup,
            round,
            phase,
            first,
            players,
            // The rooms and what is in them are taken apart in `complex.rs`.
            places: _,
            explored: _,
            fire: _,
            malfunction: _,
            fires_removed,
            malfunctions_removed,
            venting,
            noise,
            doors,
            // What is left of the unseen tells what others have seen, and what is in the box.
            unseen_tiles: _,
            unseen_tokens: _,
            unseen_surface_tokens: _,
            // Power is taken apart in `complex.rs`, the tokens of the tracks in `tokens.rs`.
            power,
            elevator,
            time,
            is_gate_open,
            rover,
            contingencies,
            computer,
            swarm: Swarm { figures, bag, pool, returning },
            nest: Nest { eggs, eggs_in_stock, is_destroyed },
            is_nest_explored,
            laboratory: Laboratory { weaknesses, objects },
            // The decks are taken apart in `decks.rs`.
            computers: _,
            items: _,
            events: _,
            events_removed: _,
            event_in_play: _,
            attacks: _,
            surface: _,
            wounds: _,
            contamination: _,
            contamination_gone: _,
            common_objectives,
            has_met_intruders,
            has_seen_death,
            queen_is_killed,
            crystal_is_read,
            turn,
            scratch,
            ending,
            winners,
        } = board;
        let asked = match state.pending() {
            Pending::Players { asked, may_interject: _ } => asked,
            Pending::Chance | Pending::Nobody => Seats::NONE,
        };
        View {
            own: board.seats().filter(|&seat| viewer.is(seat)).collect(),
            setup: SetupView::of(setup),
            round: *round,
            phase: *phase,
            first: *first,
            players: board.seats().map(|seat| PlayerView::of(board, seat, &players[seat.index()], viewer)).collect(),
            rooms: complex::places(setup.side).map(|room| RoomView::of(board, room, viewer)).collect(),
            tokens_used: board.tokens_used().collect(),
            surface_tokens_used: board.surface_tokens_used().collect(),
            corridors: corridors(board.plan(), *noise, *doors),
            has_technical_noise: complex::has_technical_noise(*noise),
            zone_noise: complex::zone_noise(*noise),
            fires_removed: *fires_removed,
            malfunctions_removed: *malfunctions_removed,
            venting: *venting,
            power: PowerView::each(power),
            next_off: power.highest_active(),
            elevator: *elevator,
            dark: complex::dark(board),
            computers: board.computers().iter().collect(),
            time: TimeView::of(board, time, viewer),
            is_gate_open: *is_gate_open,
            rover: *rover,
            codes: tokens::codes(board, contingencies, viewer),
            codes_left: tokens::codes_left(contingencies, viewer),
            computer: *computer,
            figures: figures.to_vec(),
            bag: TokenCount::of(bag),
            pool: TokenCount::of(pool),
            returning: TokenCount::of(returning),
            eggs: *eggs,
            eggs_in_stock: *eggs_in_stock,
            nest_is_destroyed: *is_destroyed,
            nest_is_explored: *is_nest_explored,
            weaknesses: *weaknesses,
            objects: *objects,
            decks: DecksView::of(board, viewer),
            common_objectives: common_objectives.to_vec(),
            has_met_intruders: *has_met_intruders,
            has_seen_death: *has_seen_death,
            queen_is_killed: *queen_is_killed,
            crystal_is_read: *crystal_is_read,
            turn: *turn,
            scratch: ScratchView::of(state, scratch, viewer),
            ending: *ending,
            winners: *winners,
            under_way: state.under_way().iter().map(|frame| frame.shown_to(viewer)).collect(),
            asked,
        }
    }
}
