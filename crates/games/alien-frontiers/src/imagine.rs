//! From a view back to a state, for bots; and what the laws ask of this game.
//!
//! Nothing on the table is hidden, so there is exactly one state that looks like a view,
//! and nothing that a scramble could change: what nobody has seen, the order of the draw
//! pile, is not in the state at all.

use engine::{Lawful, Seat, Setup as _, State, Viewer, Word, rule};

use crate::{
    AlienFrontiers, Frame, Setup,
    board::{Berth, Board, Cards, Deck, Fleet, Ship, ShipNumber, ThisTurn, Tokens},
    setup::ResourceSupply,
    view::{BerthView, CardCount, PlayerView, ShipView, ThisTurnView, TokensView, View},
    words::{Field, Station, Technology, Territory},
};

impl Lawful for AlienFrontiers {
    /// AF-30.3
    fn audit(state: &State<Self>) -> Result<(), String> {
        rule!("AF-30.3");
        let board = state.board();
        audit_players(board)?;
        audit_ports(board)?;
        audit_cards(board)?;
        audit_outpost(board)?;
        audit_tokens(board)
    }

    fn imagine(view: &View, _: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        State::left_at(imagine_board(view), view.under_way.iter().map(Frame::imagined))
    }

    fn scramble(state: &State<Self>, _: Viewer, _: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        *state
    }
}

fn imagine_board(view: &View) -> Board {
    let options = view.setup.options.iter().copied();
    let setup = Setup::read(view.setup.players, options).expect("a view shows a set-up that exists");
    let mut board = Board::new(setup);
    board.first = view.first;
    board.round = view.round;
    board.this_turn = imagine_turn(&view.this_turn);
    board.stock = imagine_tokens(view.stock);
    board.display = view.display;
    board.draw_pile = imagine_pile(&view.draw_pile);
    board.discard_pile = imagine_pile(&view.discard_pile);
    board.ending = view.ending;
    for player in &view.players {
        imagine_player(&mut board, player);
    }
    for territory in &view.territories {
        for (seat, &count) in board.seats().zip(&territory.colonies) {
            *board.player_mut(seat).colonies.on_mut(territory.territory) = count;
        }
        for &field in &territory.fields {
            board.fields[field.index()] = Some(territory.territory);
        }
    }
    board
}

fn imagine_turn(view: &ThisTurnView) -> ThisTurn {
    ThisTurn {
        seat: view.seat,
        used: view.used.iter().copied().collect(),
        discard_used: view.discard_used,
        hub_docked: view.hub_docked,
        asimov_used: view.asimov_used,
        mine_docked: view.mine_docked,
        borrowed: view.borrowed,
        hub_excess: view.hub_excess,
    }
}

fn imagine_player(board: &mut Board, view: &PlayerView) {
    let player = board.player_mut(view.seat);
    let mut ships = [Ship::default(); 7];
    ships.iter_mut().zip(&view.ships).for_each(|(ship, view)| *ship = imagine_ship(view));
    player.fleet = Fleet { ships };
    player.tokens = imagine_tokens(view.tokens);
    player.cards = view.cards.iter().copied().collect::<Cards>();
    player.hub_circle = view.hub_circle;
    player.has_resigned = view.has_resigned;
}

fn imagine_ship(view: &ShipView) -> Ship {
    let berth = match view.berth {
        BerthView::Stock => Berth::Stock,
        BerthView::Bay => Berth::Bay,
        BerthView::Hand => Berth::Hand,
        BerthView::Docked { station } => Berth::Docked(station),
    };
    Ship { berth, value: view.value.unwrap_or(0), mark: view.mark }
}

fn imagine_tokens(view: TokensView) -> Tokens {
    Tokens { fuel: view.fuel, ore: view.ore }
}

fn imagine_pile(view: &[CardCount]) -> Deck {
    let count = |card| view.iter().find(|it| it.card == card).map_or(0, |it| it.count);
    Deck::of(count)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// AF-30.3, 1, 3, 6 and 7.
fn audit_players(board: &Board) -> Result<(), String> {
    let allotment = board.setup.allotment();
    for seat in board.seats() {
        let player = board.player(seat);
        let fleet = &player.fleet;
        let n_in_play = fleet.n_in_play();
        ensure(player.has_resigned || n_in_play >= 3, || format!("seat {seat} has {n_in_play} ships in play"))?;
        let placed = player.colonies.total();
        ensure(placed <= allotment, || format!("seat {seat} has {placed} colonies"))?;
        ensure(player.hub_circle == 0 || placed < allotment, || format!("seat {seat} has a colony too many"))?;
        ensure(player.hub_circle <= 7, || format!("seat {seat} is on circle {}", player.hub_circle))?;
        let keeps_relic =
            board.controls(seat, Territory::Burroughs) && !board.field_is_on(Field::Isolation, Territory::Burroughs);
        ensure(!fleet.has_relic() || keeps_relic, || format!("seat {seat} has the Relic Ship without a right to it"))?;
        let may_hold_ships = seat == board.this_turn.seat;
        ensure(may_hold_ships || fleet.at(Berth::Hand).is_empty(), || format!("seat {seat} has ships in hand"))?;
        for number in ShipNumber::ALL {
            let ship = fleet.ship(number);
            let shows = matches!(ship.berth, Berth::Docked(_));
            let is_blank = matches!(ship.berth, Berth::Stock | Berth::Bay);
            let is_right = ship.value <= 6
                && (!shows || ship.value > 0)
                && (!is_blank || ship == Ship { berth: ship.berth, ..Ship::default() });
            ensure(is_right, || format!("seat {seat} has a ship {ship:?}"))?;
        }
    }
    let n_relics = board.seats().filter(|&seat| board.player(seat).fleet.has_relic()).count();
    ensure(n_relics <= 1, || format!("there are {n_relics} Relic Ships"))
}

/// AF-30.3, 2.
fn audit_ports(board: &Board) -> Result<(), String> {
    let docked = |seat: Seat, station: Station| board.player(seat).fleet.at(Berth::Docked(station)).len();
    for &station in Station::ALL {
        let ports = station.ports(board.setup.ports_for());
        let most = board.seats().map(|seat| docked(seat, station)).max().unwrap_or(0);
        let all: u8 = board.seats().map(|seat| docked(seat, station)).sum();
        let taken = if station == Station::ColonistHub { most } else { all };
        ensure(taken <= ports, || format!("{taken} ships at {station:?}"))?;
    }
    Ok(())
}

/// AF-30.3, 4: each of the 22 cards is in exactly one place.
fn audit_cards(board: &Board) -> Result<(), String> {
    for &card in Technology::ALL {
        let held = board.seats().filter(|&seat| board.player(seat).cards.has(card)).count() as u8;
        let displayed = board.display.iter().filter(|&&it| it == Some(card)).count() as u8;
        let n = held + displayed + board.draw_pile.count(card) + board.discard_pile.count(card);
        ensure(n == card.print().copies, || format!("there are {n} cards {card:?}"))?;
    }
    Ok(())
}

/// AF-30.3, 8: the ships at the Outpost were docked together.
fn audit_outpost(board: &Board) -> Result<(), String> {
    let outpost = Berth::Docked(Station::RaidersOutpost);
    let owners: Vec<Seat> = board.seats().filter(|&seat| !board.player(seat).fleet.at(outpost).is_empty()).collect();
    ensure(owners.len() <= 1, || format!("seats {owners:?} are at the Outpost"))?;
    for &owner in &owners {
        let fleet = &board.player(owner).fleet;
        let mut values: Vec<u8> = fleet.at(outpost).iter().map(|ship| fleet.ship(ship).value).collect();
        values.sort_unstable();
        let is_run = values.windows(2).all(|pair| pair[0] < pair[1]) && values[values.len() - 1] - values[0] <= 2;
        ensure(is_run, || format!("ships {values:?} are at the Outpost"))?;
    }
    Ok(())
}

/// AF-22.8, AF-30.3, 5: no token is lost or made.
fn audit_tokens(board: &Board) -> Result<(), String> {
    if board.setup.resource_supply == ResourceSupply::Unlimited {
        return Ok(());
    }
    rule!("AF-22.8");
    let ore: u8 = board.seats().map(|seat| board.player(seat).tokens.ore).sum::<u8>() + board.stock.ore;
    let fuel: u8 = board.seats().map(|seat| board.player(seat).tokens.fuel).sum::<u8>() + board.stock.fuel;
    ensure((ore, fuel) == (20, 30), || format!("there are {ore} ore and {fuel} fuel"))
}
