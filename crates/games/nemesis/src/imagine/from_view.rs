//! A table that would look like a view.

mod decks;
mod items;

use engine::{Known, Pool, Seat, State, Word};
use nemesis_kit::{
    Contaminations, LightWounds,
    imagine::{draw, known},
    view::TokenCount,
};

use super::dealing::{Needs, deal_hand};
use crate::{
    Frame, Nemesis, Setup,
    board::{Board, Card, Cards, Held, Player, Pod, Rooms, everybody},
    content::ship::{Corridor, Exit},
    view::{CardsView, HeavyItemView, HeldView, PlayerView, View},
    words::{
        ActionCard, Coordinates, Door, EngineToken, ExplorationToken, Intruder, Mode, Objective, ObjectiveDeck, Room,
    },
};

pub(super) fn imagine(view: &View, below: &mut dyn FnMut(u32) -> u32) -> State<Nemesis> {
    let setup: Setup = view.setup.setup();
    let frames: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
    let mut board = Board::new(setup);
    facts(&mut board, view);
    rooms(&mut board, view, below);
    engines_and_course(&mut board, view, below);
    for player in &view.players {
        *board.player_mut(player.seat) = open_player(player, board.player(player.seat));
    }
    objectives(&mut board, view, below);
    for player in &view.players {
        personal_cards(&mut board, &frames, player, below);
    }
    contamination(&mut board, view);
    items::items(&mut board, view, &frames, below);
    decks::decks(&mut board, view, &frames, below);
    decks::intruder_player(&mut board, view, below);
    State::left_at(board, frames)
}

/// What everybody sees.
fn facts(board: &mut Board, view: &View) {
    board.round = view.round;
    board.phase = view.phase;
    board.first = view.first;
    board.turn = view.turn;
    board.airlock = view.airlock;
    board.noise = view.technical_noise.iter().map(|&network| Exit::Entrance(network).way()).collect();
    for (corridor, it) in (0..).map(Corridor).zip(&view.corridors) {
        if it.has_noise {
            board.noise.insert(corridor);
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
    board.pods = [Pod::default(); 4];
    for pod in &view.pods {
        board.pods[pod.pod as usize] = Pod { is_there: true, section: pod.section, side: pod.side };
    }
    board.tracks.time = view.time;
    board.tracks.self_destruct = view.self_destruct;
    board.tracks.course = view.course;
    board.swarm.figures = view.figures.iter().copied().collect();
    board.swarm.bag = TokenCount::pool(&view.bag);
    board.swarm.pool = TokenCount::pool(&view.pool);
    let [adults, breeders] = view.returning;
    board.swarm.returning = Pool::of(|kind| match kind {
        Intruder::Adult => adults,
        Intruder::Breeder => breeders,
        Intruder::Larva | Intruder::Creeper | Intruder::Queen => 0,
    });
    board.nest = view.nest;
    board.weaknesses = view.weaknesses;
    board.common_objectives = view.common_objectives.iter().copied().collect();
    board.has_met_intruders = view.has_met_intruders;
    board.has_seen_death = view.has_seen_death;
    board.queen_is_killed = view.queen_is_killed;
    board.skips_attacks = view.skips_attacks;
    board.ending = view.ending;
    board.winners = view.winners;
    board.scratch.drawn = cards(&view.scratch.drawn);
}

/// Tiles and tokens: those that others have seen are drawn.
fn rooms(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    let mut tiles: Pool<Room, 25> = Pool::of(|_| 1);
    let mut tokens: Pool<ExplorationToken, 15> = Pool::of(|token: ExplorationToken| token.print().copies);
    view.rooms.iter().filter_map(|it| it.room).for_each(|room| tiles.take(room));
    view.rooms.iter().filter_map(|it| it.token).chain(view.tokens_used.iter().copied()).for_each(|it| tokens.take(it));
    board.explored = Rooms::NONE;
    for it in &view.rooms {
        let printed = board.ship().slot(it.number).tile;
        let is_face_up = board.ship().slot(it.number).fixed.is_some();
        let place = board.place_mut(it.number);
        let any_tile = || draw(&mut tiles, |room: Room| room.print().tile == printed, below);
        place.tile = match it.room {
            Some(room) if it.is_explored || is_face_up => Some(Known::to(everybody(), room)),
            seen => known(seen, it.known_by, view.own, any_tile),
        };
        place.token = known(it.token, it.token_known_by, view.own, || draw(&mut tokens, |_| true, below));
        place.items = it.items;
        place.corpses = it.corpses;
        place.has_blue_corpse = it.has_blue_corpse;
        place.carcasses = it.carcasses;
        place.eggs = it.eggs;
        if it.is_explored {
            board.explored.insert(it.number);
        }
        if it.is_burning {
            board.fire.insert(it.number);
        }
        if it.has_malfunction {
            board.malfunction.insert(it.number);
        }
    }
    board.unseen_tiles = tiles;
    board.unseen_tokens = tokens;
}

fn engines_and_course(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    for it in &view.engines {
        let any = || Some(EngineToken::ALL[below(2) as usize]);
        board.engines[it.engine as usize] = known(it.token, it.known_by, view.own, any);
    }
    let any = || Some(Coordinates::ALL[below(8) as usize]);
    board.tracks.coordinates = known(view.coordinates, view.coordinates_known_by, view.own, any);
}

/// What everybody sees of a player.
fn open_player(view: &PlayerView, before: &Player) -> Player {
    let mut player = *before;
    player.number = view.number;
    player.character = view.character;
    player.whereabouts = view.whereabouts;
    player.light_wounds = LightWounds::of(view.light_wounds);
    player.serious_wounds = view.serious_wounds.iter().copied().collect();
    player.has_slime = view.has_slime;
    player.has_signal = view.has_signal;
    player.has_larva = view.has_larva;
    player.has_passed = view.has_passed;
    player.has_resigned = view.has_resigned;
    let [left, right] = [0, 1].map(|hand| held(&view.hands[hand]));
    player.hands.0 = [left, right];
    player.inactive_quests = view.character.quests().map(|quest| view.inactive_quests.contains(&quest));
    for seen in view.engines_seen.iter().flatten() {
        player.engines_seen.remember(seen.what, seen.value, seen.round);
    }
    for seen in view.objectives_seen.iter().flatten() {
        player.objectives_seen.remember(seen.what, seen.value, seen.round);
    }
    player
}

fn held(view: &HeldView) -> Held {
    view.held(|it: &HeavyItemView| it.item)
}

/// Objectives that are not seen are drawn: of two the corporate one comes first, and one may be of
/// either deck.
fn objectives(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    let players = board.setup.players;
    let mut hidden: Pool<Objective, 25> = Pool::of(|it: Objective| (it.print().from_players <= players) as u8);
    let seen = view.players.iter().flat_map(|player| &player.objectives).filter_map(|it| it.objective);
    seen.chain(view.common_objectives.iter().copied()).for_each(|it| hidden.take(it));
    for player in &view.players {
        for (nth, it) in player.objectives.iter().enumerate() {
            let decks: &[ObjectiveDeck] = match (board.setup.mode, player.objectives.len(), nth) {
                (Mode::Solo | Mode::FullCooperative, _, _) => &[ObjectiveDeck::Cooperative],
                (Mode::SemiCooperative, 2, 1) => &[ObjectiveDeck::Personal],
                (Mode::SemiCooperative, 2, _) => &[ObjectiveDeck::Corporate],
                (Mode::SemiCooperative, _, _) if view.has_met_intruders => {
                    &[ObjectiveDeck::Corporate, ObjectiveDeck::Personal]
                }
                (Mode::SemiCooperative, _, _) => &[ObjectiveDeck::Corporate],
            };
            let any = || draw(&mut hidden, |objective: Objective| decks.contains(&objective.print().deck), below);
            let objective = known(it.objective, it.known_by, view.own, any).expect("there are objectives enough");
            board.player_mut(player.seat).objectives[nth] = Some(objective);
        }
    }
}

/// The cards of a player: what is not discarded is in hand or in the deck.
fn personal_cards(board: &mut Board, frames: &[Frame], view: &PlayerView, below: &mut dyn FnMut(u32) -> u32) {
    let seat = view.seat;
    let discard = cards(&view.discard);
    if let (Some(deck), Some(hand)) = (&view.deck.cards, &view.hand.cards) {
        let player = board.player_mut(seat);
        (player.deck, player.hand, player.discard) = (cards(deck), cards(hand), discard);
        return;
    }
    let needs = Needs::of(board, frames, seat);
    let mut hidden = Cards::default();
    let n_hidden = view.deck.count + view.hand.count;
    if n_hidden > 0 || !discard.is_empty() {
        let drawn = board.scratch.drawn;
        for card in view.character.deck().map(Card::Action) {
            hidden.add(card);
        }
        for &card in ActionCard::ALL {
            let card = Card::Action(card);
            (0..discard.count(card) + drawn_by(frames, seat, drawn).count(card)).for_each(|_| hidden.take(card));
        }
        let n_contamination = n_hidden.saturating_sub(hidden.len());
        (0..n_contamination).for_each(|_| hidden.add(Card::Unscanned));
    }
    let hand = deal_hand(&mut hidden, view.hand.count, needs, below);
    let player = board.player_mut(seat);
    (player.deck, player.hand, player.discard) = (hidden, hand, discard);
}

/// The cards that lie turned up before their owner.
fn drawn_by(frames: &[Frame], seat: Seat, drawn: Cards) -> Cards {
    let is_drawing = |frame: &Frame| matches!(frame, Frame::EclosionDraw(draw) if draw.seat == seat);
    let is_scanned = |frame: &Frame| matches!(frame, Frame::Scan(scan) if scan.seat == seat);
    let is_owner = frames.iter().any(|frame| is_drawing(frame) || is_scanned(frame));
    if is_owner { drawn } else { Cards::default() }
}

fn cards(view: &CardsView) -> Cards {
    let mut cards = Cards::default();
    view.actions.iter().for_each(|&card| cards.add(Card::Action(card)));
    cards.contamination = view.contaminations();
    cards
}

/// What unscanned cards can say, as far as the viewer has scanned.
fn contamination(board: &mut Board, view: &View) {
    let mut known = board.scratch.drawn.contamination;
    for player in &board.players {
        for pile in [player.deck, player.hand, player.discard] {
            known.take_all(&mut pile.contamination.clone());
        }
    }
    let deck = &mut board.contamination;
    deck.in_deck = view.decks.contamination;
    deck.removed = Contaminations::default();
    deck.removed.clean = view.decks.contamination_removed.min(20 - known.clean);
    deck.removed.infected = view.decks.contamination_removed - deck.removed.clean;
    deck.clean = 20 - known.clean - deck.removed.clean;
    deck.infected = 7 - known.infected - deck.removed.infected;
}
