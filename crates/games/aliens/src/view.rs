//! AGD-9: what anybody may know. These types, and no others, leave the program.
//!
//! Hidden are the cards of deck and Exhaust pile, the hands of others, the Motion Tracker cards
//! that one has not looked at, the values of blips and the faces of mission blips. What is
//! public is here in words that a client can draw without knowing a rule.

mod cards;
mod figures;
mod scene;

use engine::{Denied, News as _, Offer, Pending, Saying, Seat, Seats, Setup as _, State, Viewer, Views};
use serde::Serialize;

pub use cards::{AsideView, CardCount, EnduranceView, SlotView, TrackerSlotView, TrackerView};
pub use figures::{ActivationView, EnemyView, FigureView, PlayerView};
pub use scene::{FittingsView, GunView};

use crate::{
    Aliens, FrameView, Heard,
    board::{BlastSquare, Board, Defence, Signal},
    denials,
    foresight::{self, Foresight},
    ground::Door,
    offers::{self, Amount, Touch},
    saying,
    setup::{Carried, Setup},
    words::{Character, Condition, Ending, Phase},
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The seats whose secrets are seen.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub own: Seats,
    pub setup: SetupView,
    pub turn: u16,
    pub phase: Phase,
    pub figures: Vec<FigureView>,
    pub players: Vec<PlayerView>,
    pub endurance: EnduranceView,
    pub tracker: TrackerView,
    /// How many blip tokens are left.
    pub blips_left: u8,
    pub enemies: Vec<EnemyView>,
    /// How many enemies have come so far.
    pub arrivals: u16,
    /// AGD-6J.7: what any character sees: for each board by its number, its rows from the north as
    /// bits, the west first.
    pub seen: Vec<Vec<u16>>,
    /// AGD-6B.2: the doors that are open now, because somebody or something stands beside them.
    pub open_doors: Vec<Door>,
    pub fittings: FittingsView,
    pub token: Seat,
    /// AGD-4.26: the highest-ranked player, and whether the lead was handed over.
    pub lead: Seat,
    pub handed_lead: Option<Seat>,
    /// AGD-11E.31: who was captured, in the order of capture.
    pub captives: Vec<Character>,
    /// AGD-4.26: how the tied players have voted so far, by the place of the answer in the list.
    pub votes: [Option<u16>; 6],
    pub activation: Option<ActivationView>,
    pub blip_speed: u8,
    pub is_disturbed: bool,
    pub blast: Vec<BlastSquare>,
    pub signal: Signal,
    /// The Alien that is being activated, by its number, and the movement left to it.
    pub attacker: Option<u8>,
    pub attacker_movement: Option<u8>,
    pub defence: Defence,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub bereaved: Seats,
    pub events_under_way: u8,
    /// AGD-11E.52: what was in a hand before a crate was opened, to whoever sees that hand.
    pub find: Option<Vec<CardCount>>,
    /// AGD-7B.6: cards that this mission took out of the campaign, and that it brought back.
    pub removed: Vec<CardCount>,
    pub returned: Vec<CardCount>,
    pub crates_opened: u8,
    pub starters: u8,
    pub ending: Option<Ending>,
    /// The rules under way, the one that waits last.
    pub under_way: Vec<FrameView>,
    /// Whom the table waits for, and who may speak up besides.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub asked: Seats,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub may_interject: Seats,
}

/// What was settled before the start.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetupView {
    pub players: u8,
    pub options: Vec<(&'static str, &'static str)>,
    pub in_campaign: bool,
    pub fates: [Condition; 7],
    pub captives: Vec<Character>,
    pub facehuggers: [u8; 7],
    pub removed: Vec<CardCount>,
}

impl SetupView {
    fn of(setup: &Setup) -> SetupView {
        let Carried { in_campaign, fates, captives, facehuggers, removed } = setup.carried;
        SetupView {
            players: setup.players(),
            options: setup.chosen().collect(),
            in_campaign,
            fates,
            captives: captives.to_vec(),
            facehuggers,
            removed: cards::counts(&removed),
        }
    }
}

impl Views for Aliens {
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

    fn heard(event: &Heard, viewer: Viewer) -> Option<Heard> {
        Some(event.to(viewer))
    }

    fn saying(heard: &Heard, before: &mut dyn Iterator<Item = Heard>) -> Saying {
        Saying::of(saying::line(heard, before), saying::rule(heard))
    }

    fn is_barrier(event: &Heard, actor: Seat) -> bool {
        event.stops(actor)
    }

    fn is_look(event: &Heard, actor: Seat) -> bool {
        event.looker() == Some(actor)
    }

    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>> {
        offers::offers(state, seat)
    }

    fn foresight(state: &State<Self>, seat: Seat) -> Option<Foresight> {
        foresight::foresight(state, seat)
    }

    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>> {
        denials::denials(state, seat)
    }
}

impl View {
    /// What `viewer` may know.
    pub fn of(state: &State<Aliens>, viewer: Viewer) -> View {
        let board = state.board();
        // Named one by one, with no `..`: a new field does not compile until somebody has
        // decided here who may see it.
        let Board {
            setup,
            turn,
            phase,
            figures,
            players,
            endurance,
            tracker,
            blip_pool,
            enemies,
            fittings,
            token,
            lead,
            captives,
            votes,
            activation,
            blip_speed,
            is_disturbed,
            blast,
            signal,
            attacker,
            attacker_movement,
            defence,
            bereaved,
            events_under_way,
            find,
            removed,
            returned,
            crates_opened,
            starters,
            ending,
        } = board;
        let (asked, may_interject) = match state.pending() {
            Pending::Players { asked, may_interject } => (asked, may_interject),
            Pending::Chance | Pending::Nobody => (Seats::NONE, Seats::NONE),
        };
        let finder = crate::imagine::finder(state.under_way());
        let sees_find = finder.is_some_and(|seat| board.sees_hand(viewer, seat));
        View {
            own: board.seats().filter(|&seat| viewer.is(seat)).collect(),
            setup: SetupView::of(setup),
            turn: *turn,
            phase: *phase,
            figures: figures::figures(figures),
            players: board.seats().map(|seat| PlayerView::of(board, seat, &players[seat.index()], viewer)).collect(),
            endurance: EnduranceView::of(endurance, viewer),
            tracker: TrackerView::of(tracker, viewer),
            blips_left: blip_pool.len() as u8,
            enemies: enemies.iter().map(|(id, enemy)| EnemyView::of(id, enemy)).collect(),
            arrivals: enemies.arrivals(),
            seen: scene::seen(&board.watched_among(*board.layout().floor() | *board.layout().fenced())),
            open_doors: board.open_doors().iter().collect(),
            fittings: FittingsView::of(fittings),
            token: *token,
            lead: board.lead(),
            handed_lead: *lead,
            captives: captives.to_vec(),
            votes: *votes,
            activation: activation.as_ref().map(ActivationView::of),
            blip_speed: *blip_speed,
            is_disturbed: *is_disturbed,
            blast: blast.squares.to_vec(),
            signal: *signal,
            attacker: attacker.map(|enemy| enemy.number()),
            attacker_movement: *attacker_movement,
            defence: *defence,
            bereaved: *bereaved,
            events_under_way: *events_under_way,
            find: sees_find.then(|| cards::counts(find)),
            removed: cards::counts(removed),
            returned: cards::counts(returned),
            crates_opened: *crates_opened,
            starters: *starters,
            ending: *ending,
            under_way: state.under_way().iter().map(|frame| frame.shown_to(viewer)).collect(),
            asked,
            may_interject,
        }
    }
}
