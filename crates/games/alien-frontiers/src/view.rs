//! What anybody may know. These types, and no others, leave the program.
//!
//! The order of the draw pile is nobody's to know and is not in the state either
//! (AF-26.1); nothing of the source of chance is (AF-26.3); all else is open. So the view
//! says everything, in words a client can draw without knowing a rule: derived numbers are
//! in it.

use engine::{Denied, News as _, Offer, Saying, Seat, Setup as _, State, Viewer, Views, Word, rule};
use serde::Serialize;

use crate::{
    AlienFrontiers, FrameView, Heard,
    board::{Berth, Board, Cards, Colonies, Deck, Fleet, Orbit, Player, Ship, ThisTurn, Tokens},
    denials,
    foresight::{self, Foresight},
    offers::{self, Amount, Touch, carried_out},
    rules::{docking, market},
    saying,
    words::{Ending, Field, Mark, Station, Technology, Territory, With},
};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub setup: SetupView,
    pub first: Seat,
    pub round: u16,
    pub this_turn: ThisTurnView,
    pub players: Vec<PlayerView>,
    pub stock: TokensView,
    pub stations: Vec<StationView>,
    pub territories: Vec<TerritoryView>,
    pub display: [Option<Technology>; 3],
    /// AF-26.2: the order is unknown, what is in it can be worked out by everybody.
    pub draw_pile: Vec<CardCount>,
    pub discard_pile: Vec<CardCount>,
    pub ending: Option<Ending>,
    /// The rules under way, the one that waits last.
    pub under_way: Vec<FrameView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetupView {
    pub players: u8,
    pub options: Vec<(&'static str, &'static str)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ThisTurnView {
    pub seat: Seat,
    pub used: Vec<Technology>,
    pub discard_used: bool,
    pub hub_docked: u8,
    pub asimov_used: bool,
    pub mine_docked: bool,
    pub borrowed: Option<Territory>,
    pub hub_excess: bool,
    /// AF-6.4
    pub artifact_total: u8,
    /// AF-11.2: the rates at which fuel can be traded.
    pub rates: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    pub seat: Seat,
    pub score: u8,
    /// Six of the own colour, and the Relic Ship.
    pub ships: Vec<ShipView>,
    pub tokens: TokensView,
    /// AF-20.1: face up, for everybody.
    pub cards: Vec<Technology>,
    pub hub_circle: u8,
    pub free_colonies: u8,
    pub has_resigned: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ShipView {
    pub berth: BerthView,
    /// What it shows; nothing in the stock, in the bay, and before it is rolled.
    pub value: Option<u8>,
    pub with: With,
    pub mark: Mark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "at", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum BerthView {
    Stock,
    Bay,
    Hand,
    Docked { station: Station },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TokensView {
    pub fuel: u8,
    pub ore: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StationView {
    pub station: Station,
    pub ports: u8,
    /// Free for the player on turn.
    pub free: u8,
    /// What a use costs the player on turn; nothing if it cannot be used at all.
    pub price: Option<TokensView>,
    /// The value or total that has to be reached, where there is one (AF-9.2, AF-12.4).
    pub to_beat: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TerritoryView {
    pub territory: Territory,
    /// Colonies by seat.
    pub colonies: Vec<u8>,
    pub controller: Option<Seat>,
    pub fields: Vec<Field>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CardCount {
    pub card: Technology,
    pub count: u8,
}

impl Views for AlienFrontiers {
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

    fn heard(event: &Heard, _: Viewer) -> Option<Heard> {
        Some(*event)
    }

    fn saying(heard: &Heard, before: &mut dyn Iterator<Item = Heard>) -> Saying {
        Saying::of(saying::line(heard, before.next()), saying::rule(heard))
    }

    fn is_barrier(event: &Heard, actor: Seat) -> bool {
        event.stops(actor)
    }

    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>> {
        offers::offers(state, seat, &carried_out(state, seat))
    }

    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>> {
        denials::denials(state, seat)
    }

    fn foresight(state: &State<Self>, seat: Seat) -> Option<Foresight> {
        foresight::foresight(state, seat, &carried_out(state, seat))
    }

    fn question(state: &State<Self>, seat: Seat) -> (Vec<Offer<Self>>, Option<Foresight>) {
        let answers = carried_out(state, seat);
        (offers::offers(state, seat, &answers), foresight::foresight(state, seat, &answers))
    }
}

impl View {
    /// What `viewer` may know: the same for all (AF-26.1). AF-26.3: neither the order of the draw
    /// pile nor what the dice will show is in it, for neither is in the state.
    pub fn of(state: &State<AlienFrontiers>, viewer: Viewer) -> View {
        rule!("AF-20.1");
        rule!("AF-26.1");
        let board = state.board();
        // Named one by one, with no `..`: a new field does not compile until somebody has
        // decided here who may see it.
        let Board { setup, first, round, this_turn, players, stock, display, draw_pile, discard_pile, fields, ending } =
            board;
        let seats = || Seat::all(setup.players());
        View {
            setup: SetupView { players: setup.players(), options: setup.chosen().collect() },
            first: *first,
            round: *round,
            this_turn: ThisTurnView::of(board, this_turn),
            players: seats().map(|seat| PlayerView::of(board, seat, &players[seat.index()])).collect(),
            stock: TokensView::of(*stock),
            stations: Station::ALL.iter().map(|&station| StationView::of(board, station)).collect(),
            territories: Territory::ALL.iter().map(|&it| TerritoryView::of(board, fields, it)).collect(),
            display: *display,
            draw_pile: counts(draw_pile),
            discard_pile: counts(discard_pile),
            ending: *ending,
            under_way: state.under_way().iter().map(|frame| frame.shown_to(viewer)).collect(),
        }
    }
}

fn counts(pile: &Deck) -> Vec<CardCount> {
    pile.iter().map(|(card, count)| CardCount { card, count }).collect()
}

fn cards(cards: Cards) -> Vec<Technology> {
    cards.iter().collect()
}

impl ThisTurnView {
    fn of(board: &Board, this_turn: &ThisTurn) -> ThisTurnView {
        let ThisTurn { seat, used, discard_used, hub_docked, asimov_used, mine_docked, borrowed, hub_excess } =
            *this_turn;
        let rates = market::rates(board, seat);
        ThisTurnView {
            seat,
            used: cards(used),
            discard_used,
            hub_docked,
            asimov_used,
            mine_docked,
            borrowed,
            hub_excess,
            artifact_total: board.player(seat).fleet.artifact_total(),
            rates: (1..=6).filter(|rate| rates >> rate & 1 == 1).collect(),
        }
    }
}

impl PlayerView {
    fn of(board: &Board, seat: Seat, player: &Player) -> PlayerView {
        // The colonies are shown with their territories.
        let Player { fleet, tokens, cards: held, hub_circle, colonies: _, has_resigned } = player;
        let Fleet { ships } = fleet;
        let with = |number: usize| if number == 6 { With::Relic } else { With::Own };
        PlayerView {
            seat,
            score: board.score(seat),
            ships: ships.iter().enumerate().map(|(number, ship)| ShipView::of(*ship, with(number))).collect(),
            tokens: TokensView::of(*tokens),
            cards: cards(*held),
            hub_circle: *hub_circle,
            free_colonies: board.free_colonies(seat),
            has_resigned: *has_resigned,
        }
    }
}

impl ShipView {
    fn of(ship: Ship, with: With) -> ShipView {
        let Ship { berth, value, mark } = ship;
        let berth = match berth {
            Berth::Stock => BerthView::Stock,
            Berth::Bay => BerthView::Bay,
            Berth::Hand => BerthView::Hand,
            Berth::Docked(station) => BerthView::Docked { station },
        };
        ShipView { berth, value: (value > 0).then_some(value), with, mark }
    }
}

impl TokensView {
    fn of(tokens: Tokens) -> TokensView {
        let Tokens { fuel, ore } = tokens;
        TokensView { fuel, ore }
    }
}

impl StationView {
    fn of(board: &Board, station: Station) -> StationView {
        let seat = board.this_turn.seat;
        let orbit = Orbit::seen_by(seat, board);
        StationView {
            station,
            ports: station.ports(board.setup.ports_for()),
            free: orbit.free_ports(station),
            price: docking::price(board, seat, station).map(TokensView::of),
            to_beat: match station {
                Station::LunarMine => orbit.mine_minimum,
                Station::RaidersOutpost => orbit.outpost_total,
                Station::SolarConverter
                | Station::AlienArtifact
                | Station::ColonistHub
                | Station::ColonyConstructor
                | Station::TerraformingStation
                | Station::Shipyard
                | Station::OrbitalMarket => 0,
            },
        }
    }
}

impl TerritoryView {
    fn of(board: &Board, fields: &[Option<Territory>; 3], territory: Territory) -> TerritoryView {
        let on = |colonies: Colonies| colonies.on(territory);
        TerritoryView {
            territory,
            colonies: board.seats().map(|seat| on(board.player(seat).colonies)).collect(),
            controller: board.controller(territory),
            fields: Field::ALL.iter().copied().filter(|&field| fields[field.index()] == Some(territory)).collect(),
        }
    }
}
