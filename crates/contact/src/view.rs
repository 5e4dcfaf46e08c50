//! What a viewer may know.

use engine::{Denied, News as _, Offer, Pending, Seat, Seats, Seen, Slot, State, Viewer, Views};
use serde::Serialize;

use crate::{
    Contact, ContactSetup, Event, FrameView, Heard,
    board::{Board, Crew, Stances},
    heard,
    offers::{self, Amount, Foresight, Touch},
    words::{Ending, Place, Signal, Stance},
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seats whose secrets are seen.
    pub own: Seats,
    /// What was settled before the start.
    pub setup: ContactSetup,
    /// The round.
    pub round: u16,
    /// Whose turn it is.
    pub on_turn: Option<Seat>,
    /// The crews, by seat.
    pub crews: Vec<CrewView>,
    /// The pile, from bottom to top.
    pub pile: Vec<SlotView>,
    /// The discards.
    pub discards: Vec<Signal>,
    /// The stances, by seat, as far as they are seen.
    pub stances: Vec<Option<Stance>>,
    /// Whether everybody has seen the stances.
    pub stances_are_shown: bool,
    /// Who has taken a stance.
    pub decided: Seats,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Who wins a tie.
    pub last_word: Option<Seat>,
    /// The rules under way. A secret question is seen only by those who are asked.
    pub under_way: Vec<FrameView>,
    /// Whom the table waits for.
    pub asked: Seats,
    /// Who may speak up besides.
    pub may_interject: Seats,
    /// Whether what is asked is not for everybody to know.
    pub is_secret: bool,
}

/// One crew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrewView {
    /// How many cards it holds.
    pub cards: u32,
    /// Which, if they are seen.
    pub hand: Option<Vec<Signal>>,
    /// Its points.
    pub points: i16,
    /// Its jammers.
    pub jammers: u8,
    /// Whether it has resigned.
    pub has_resigned: bool,
    /// What it has seen of the pile, if that is ours to know.
    pub memory: Option<Vec<SeenView>>,
}

/// A card of the pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlotView {
    /// Who knows it.
    pub known_by: Seats,
    /// The card, if it is seen.
    pub signal: Option<Signal>,
}

/// Something that was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenView {
    /// At which end of the pile.
    pub place: Place,
    /// The card.
    pub signal: Signal,
    /// When.
    pub round: u16,
}

impl Views for Contact {
    type View = View;
    type Heard = Heard;
    type Touch = Touch;
    type Amount = Amount;
    type UnderWay = FrameView;
    type Foresight = Foresight;

    fn view(state: &State<Self>, viewer: Viewer) -> View {
        view(state, viewer)
    }

    fn under_way(view: &View) -> &[FrameView] {
        &view.under_way
    }

    fn heard(event: &Event, viewer: Viewer) -> Option<Heard> {
        Some(heard::heard(event, viewer))
    }

    fn is_barrier(event: &Event, actor: Seat) -> bool {
        event.stops(actor)
    }

    fn is_look(event: &Event, actor: Seat) -> bool {
        event.looker() == Some(actor)
    }

    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>> {
        offers::offers(state, seat)
    }

    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>> {
        offers::denials(state, seat)
    }

    fn foresight(state: &State<Self>, seat: Seat) -> Option<Foresight> {
        offers::foresight(state, seat)
    }
}

fn view(state: &State<Contact>, viewer: Viewer) -> View {
    let Board {
        setup,
        round,
        on_turn,
        crews,
        // What is left of the unseen cards would tell what the others hold.
        unseen: _,
        pile,
        discards,
        stances: Stances { given, are_shown },
        ending,
        last_word,
    } = state.board();
    let players = Seat::all(setup.players);
    let shown_stance = |seat: Seat| given[seat.index()].filter(|_| *are_shown || viewer.is(seat));
    let (asked, may_interject) = match state.pending() {
        Pending::Players { asked, may_interject } => (asked, may_interject),
        Pending::Chance | Pending::Nobody => (Seats::NONE, Seats::NONE),
    };
    let is_ours_to_know = state.is_public() || viewer.is_any_of(asked);
    let n_frames = state.under_way().len() - usize::from(!is_ours_to_know);
    View {
        own: players.clone().filter(|&seat| viewer.is(seat)).collect(),
        setup: *setup,
        round: *round,
        on_turn: *on_turn,
        crews: players.clone().map(|seat| crew_view(&crews[seat.index()], viewer.is(seat))).collect(),
        pile: pile.slots().iter().map(|slot| slot_view(slot, viewer)).collect(),
        discards: discards.to_vec(),
        stances: players.clone().map(shown_stance).collect(),
        stances_are_shown: *are_shown,
        decided: players.filter(|seat| given[seat.index()].is_some()).collect(),
        ending: *ending,
        last_word: *last_word,
        under_way: state.under_way()[..n_frames].iter().map(|frame| frame.shown_to(viewer)).collect(),
        asked,
        may_interject,
        is_secret: !state.is_public(),
    }
}

fn crew_view(crew: &Crew, is_own: bool) -> CrewView {
    let Crew { hand, points, jammers, has_resigned, memory } = crew;
    let cards = || hand.iter().flat_map(|(signal, cards)| (0..cards).map(move |_| signal)).collect();
    let remembered = |&Seen { what, value, round }: &Seen<_, _>| SeenView { place: what, signal: value, round };
    CrewView {
        cards: hand.len(),
        hand: is_own.then(cards),
        points: *points,
        jammers: *jammers,
        has_resigned: *has_resigned,
        memory: is_own.then(|| memory.seen().iter().map(remembered).collect()),
    }
}

fn slot_view(slot: &Slot<Signal>, viewer: Viewer) -> SlotView {
    match slot {
        Slot::Unseen => SlotView { known_by: Seats::NONE, signal: None },
        Slot::Seen(card) => SlotView { known_by: card.by(), signal: card.seen_by(viewer) },
    }
}
