//! NEM-24: what a viewer may know. These types, and no others, leave the program.
//!
//! The board is taken apart without `..`: a new fact does not compile until somebody has decided
//! who may see it.

mod crew;
mod decks;
mod scratch;
mod ship;

use engine::{Denied, Offer, Pending, Saying, Seat, Seats, State, Viewer, Views, rule};
pub use nemesis_kit::view::CorridorView;
use nemesis_kit::{
    Nest,
    view::{SetupView, TokenCount, corridors, known_by, shown},
};
use serde::Serialize;

pub use crew::{CardsView, HeavyItemView, HeldView, ObjectiveView, PileView, PlayerView};
pub use decks::{DecksView, ItemCount};
pub use scratch::{GoodsView, ScratchView};
pub(crate) use scratch::{is_found_heavy, searcher, traders};
pub use ship::{EngineView, PodView, RoomView};

use crate::{
    FrameView, Heard, Nemesis,
    board::{Board, Figure, IntruderPlayer, Swarm, ThisTurn, Tracks},
    denials,
    foresight::{self, Foresight},
    heard::{self, Happened},
    offers::{self, Amount, Touch},
    saying,
    words::{
        Coordinates, Course, Ending, ExplorationToken, Intruder, IntruderActionCard, IntruderToken, Network, Objective,
        Phase, RoomNumber, Weakness, all_rooms,
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
    pub turn: ThisTurn,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The rooms, by number.
    pub rooms: Vec<RoomView>,
    /// The exploration tokens that have been resolved.
    pub tokens_used: Vec<ExplorationToken>,
    pub corridors: Vec<CorridorView>,
    /// The technical networks with noise.
    pub technical_noise: Vec<Network>,
    pub airlock: Option<RoomNumber>,
    pub engines: Vec<EngineView>,
    pub pods: Vec<PodView>,
    pub time: u8,
    pub self_destruct: Option<u8>,
    /// NEM-24.5
    pub course: Course,
    pub coordinates: Option<Coordinates>,
    /// Who has looked at the coordinates.
    pub coordinates_known_by: Seats,
    pub figures: Vec<Figure>,
    /// NEM-24.18, NEM-24.19: what lies beside the board tells what is in the bag.
    pub bag: Vec<TokenCount<IntruderToken>>,
    pub pool: Vec<TokenCount<IntruderToken>>,
    /// Adults and breeders whose tokens are on their way back into the bag.
    pub returning: [u8; 2],
    #[serde(flatten)]
    pub nest: Nest,
    /// By the object that gives each away.
    pub weaknesses: [Option<Weakness>; 3],
    pub decks: DecksView,
    pub common_objectives: Vec<Objective>,
    pub has_met_intruders: bool,
    pub has_seen_death: bool,
    pub queen_is_killed: bool,
    pub skips_attacks: bool,
    pub scratch: ScratchView,
    pub intruders: IntruderPlayerView,
    pub ending: Option<Ending>,
    pub winners: Option<Seats>,
    /// The rules under way, the one that waits last.
    pub under_way: Vec<FrameView>,
    /// Whom the table waits for.
    pub asked: Seats,
}

/// Whoever leads the intruders.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IntruderPlayerView {
    pub seat: Option<Seat>,
    pub is_in_charge: bool,
    pub deck: u32,
    pub hand: u32,
    pub cards: Option<Vec<IntruderActionCard>>,
    pub discard: Vec<IntruderActionCard>,
}

impl Views for Nemesis {
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
    pub fn of(state: &State<Nemesis>, viewer: Viewer) -> View {
        rule!("NEM-24.4");
        rule!("NEM-24.5");
        rule!("NEM-24.18");
        rule!("NEM-24.19");
        rule!("NEM-24.20");
        rule!("NEM-24.22");
        let board = state.board();
        let Board {
            setup,
            round,
            phase,
            first,
            turn,
            players,
            // The rooms and what is in them are taken apart in `ship.rs`.
            places: _,
            explored: _,
            fire: _,
            malfunction: _,
            airlock,
            noise: _,
            doors: _,
            // What is left of the unseen tells what others have seen.
            unseen_tiles: _,
            unseen_tokens: _,
            engines,
            pods: _,
            tracks: Tracks { time, self_destruct, course, coordinates },
            swarm: Swarm { figures, bag, pool, returning },
            nest,
            weaknesses,
            // The decks are taken apart in `decks.rs`.
            items: _,
            events: _,
            events_removed: _,
            event_in_play: _,
            attacks: _,
            wounds: _,
            contamination: _,
            common_objectives,
            has_met_intruders,
            has_seen_death,
            queen_is_killed,
            skips_attacks,
            scratch,
            intruders,
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
            turn: *turn,
            players: board.seats().map(|seat| PlayerView::of(board, seat, &players[seat.index()], viewer)).collect(),
            tokens_used: board.tokens_used().collect(),
            rooms: all_rooms().map(|room| RoomView::of(board, room, viewer)).collect(),
            corridors: corridors(board.plan(), board.noise, board.doors),
            technical_noise: ship::technical_noise(board),
            airlock: *airlock,
            engines: ship::engines(board, engines, viewer),
            pods: ship::pods(board),
            time: *time,
            self_destruct: *self_destruct,
            course: *course,
            coordinates: coordinates.and_then(|card| shown(card, viewer)),
            coordinates_known_by: known_by(board.seats(), coordinates.map(|card| card.by())),
            figures: figures.to_vec(),
            bag: TokenCount::of(bag),
            pool: TokenCount::of(pool),
            returning: [Intruder::Adult, Intruder::Breeder].map(|kind| returning.count(kind)),
            nest: *nest,
            weaknesses: *weaknesses,
            decks: DecksView::of(board, viewer),
            common_objectives: common_objectives.to_vec(),
            has_met_intruders: *has_met_intruders,
            has_seen_death: *has_seen_death,
            queen_is_killed: *queen_is_killed,
            skips_attacks: *skips_attacks,
            scratch: ScratchView::of(state, scratch, viewer),
            intruders: intruder_player_view(intruders, viewer),
            ending: *ending,
            winners: *winners,
            under_way: state.under_way().iter().map(|frame| frame.shown_to(viewer)).collect(),
            asked,
        }
    }
}

fn intruder_player_view(intruders: &IntruderPlayer, viewer: Viewer) -> IntruderPlayerView {
    let IntruderPlayer { seat, is_in_charge, deck, hand, discard } = intruders;
    let is_own = seat.is_some_and(|seat| viewer.is(seat));
    IntruderPlayerView {
        seat: *seat,
        is_in_charge: *is_in_charge,
        deck: deck.len(),
        hand: hand.len(),
        cards: is_own.then(|| hand.iter().map(|(card, _)| card).collect()),
        discard: discard.iter().map(|(card, _)| card).collect(),
    }
}
