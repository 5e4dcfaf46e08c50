//! A table that would look like a view.

mod complex;
mod things;

use engine::{Pool, State, Word};
use nemesis_kit::{
    Contaminations, LightWounds,
    imagine::{Below, draw, known},
    view::TokenCount,
};

use super::dealing::{Needs, deal_hand};
use crate::{
    Frame, Lockdown, Setup,
    board::{Board, Card, Cards, HeavyItem, Held, Player, Swarm},
    view::{CardsView, HeavyItemView, HeldView, PlayerView, View, owner_of_drawn},
    words::{ActionCard, Contamination, Mode, Objective, ObjectiveDeck},
};

pub(super) fn imagine(view: &View, below: Below<'_>) -> State<Lockdown> {
    let setup: Setup = view.setup.setup();
    let frames: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
    let mut board = Board::new(setup);
    facts(&mut board, view);
    complex::rooms(&mut board, view, below);
    complex::ways(&mut board, view);
    complex::tokens(&mut board, view, below);
    for player in &view.players {
        *board.player_mut(player.seat) = open_player(player, board.player(player.seat));
    }
    objectives(&mut board, view, below);
    for player in &view.players {
        let is_drawing = owner_of_drawn(&frames) == Some(player.seat) && view.scratch.drawn.cards.is_none();
        let drawn = if is_drawing { view.scratch.drawn.count } else { 0 };
        personal_cards(&mut board, &frames, player, drawn, below);
    }
    contamination(&mut board, view);
    things::items(&mut board, view, &frames, below);
    things::decks(&mut board, view, &frames, below);
    State::left_at(board, frames)
}

/// What everybody sees.
fn facts(board: &mut Board, view: &View) {
    board.round = view.round;
    board.phase = view.phase;
    board.first = view.first;
    board.fires_removed = view.fires_removed;
    board.malfunctions_removed = view.malfunctions_removed;
    board.venting = view.venting;
    board.elevator = view.elevator;
    board.is_gate_open = view.is_gate_open;
    board.rover = view.rover;
    board.swarm = Swarm {
        figures: view.figures.iter().copied().collect(),
        bag: TokenCount::pool(&view.bag),
        pool: TokenCount::pool(&view.pool),
        returning: TokenCount::pool(&view.returning),
    };
    board.nest.eggs = view.eggs;
    board.nest.eggs_in_stock = view.eggs_in_stock;
    board.nest.is_destroyed = view.nest_is_destroyed;
    board.is_nest_explored = view.nest_is_explored;
    board.laboratory.weaknesses = view.weaknesses;
    board.laboratory.objects = view.objects;
    board.common_objectives = view.common_objectives.iter().copied().collect();
    board.has_met_intruders = view.has_met_intruders;
    board.has_seen_death = view.has_seen_death;
    board.queen_is_killed = view.queen_is_killed;
    board.crystal_is_read = view.crystal_is_read;
    board.turn = view.turn;
    board.ending = view.ending;
    board.winners = view.winners;
    let scratch = &mut board.scratch;
    scratch.sealing = view.scratch.sealing;
    scratch.watched = view.scratch.watched;
    scratch.has_come = view.scratch.has_come;
    scratch.attacker = view.scratch.attacker;
    scratch.is_fire = view.scratch.is_fire;
    scratch.chases = view.scratch.chases.iter().copied().collect();
    scratch.drawn = view.scratch.drawn.cards.as_ref().map_or(Cards::default(), cards);
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
    player.has_acted = view.has_acted;
    player.has_resigned = view.has_resigned;
    player.knowledge = view.knowledge;
    player.is_knowledge_active = view.is_knowledge_active;
    player.light = view.light;
    player.probe_uses = view.probe_uses;
    let [left, right] = [0, 1].map(|hand| held(&view.hands[hand]));
    player.hands.0 = [left, right];
    player.has_inactive_quest = view.inactive_quest.is_some();
    for seen in view.objectives_seen.iter().flatten() {
        player.objectives_seen.remember(seen.what, seen.value, seen.round);
    }
    player
}

fn held(view: &HeldView) -> Held {
    view.held(|it: &HeavyItemView| HeavyItem {
        card: it.card,
        ammo: it.ammo,
        has_extended_magazine: it.has_extended_magazine,
    })
}

/// LOC-3.22, LOC-25.10: objectives that are not seen are drawn: of two the corporate one comes first, and one that was
/// kept may be of either deck.
fn objectives(board: &mut Board, view: &View, below: Below<'_>) {
    let players = board.setup.players;
    let mut hidden: Pool<Objective, 28> = Pool::of(|it: Objective| (it.print().from_players <= players) as u8);
    let seen = view.players.iter().flat_map(|player| &player.objectives).filter_map(|it| it.objective);
    let seen: Vec<Objective> = seen.chain(view.common_objectives.iter().copied()).collect();
    for objective in seen {
        if hidden.count(objective) > 0 {
            hidden.take(objective);
        }
    }
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
fn personal_cards(board: &mut Board, frames: &[Frame], view: &PlayerView, n_drawn: u8, below: Below<'_>) {
    let seat = view.seat;
    let discard = cards(&view.discard);
    if let (Some(deck), Some(hand)) = (&view.deck.cards, &view.hand.cards) {
        let player = board.player_mut(seat);
        (player.deck, player.hand, player.discard) = (cards(deck), cards(hand), discard);
        return;
    }
    let mut hidden = Cards::default();
    let n_hidden = view.deck.count + view.hand.count + n_drawn;
    if n_hidden > 0 || !discard.is_empty() {
        let drawn = match owner_of_drawn(frames) == Some(seat) {
            true => board.scratch.drawn,
            false => Cards::default(),
        };
        for card in view.character.deck().map(Card::Action) {
            hidden.add(card);
        }
        for &card in ActionCard::ALL {
            let card = Card::Action(card);
            (0..discard.count(card) + drawn.count(card)).for_each(|_| hidden.take(card));
        }
        let n_contamination = n_hidden.saturating_sub(hidden.len());
        (0..n_contamination).for_each(|_| hidden.add(Card::Unscanned));
    }
    let needs = Needs::of(board, frames, seat);
    if n_drawn > 0 {
        board.scratch.drawn = deal_hand(&mut hidden, n_drawn, Needs::of_drawn(frames), below);
    }
    let hand = deal_hand(&mut hidden, view.hand.count, needs, below);
    let player = board.player_mut(seat);
    (player.deck, player.hand, player.discard) = (hidden, hand, discard);
}

fn cards(view: &CardsView) -> Cards {
    let mut cards = Cards::default();
    view.actions.iter().for_each(|&card| cards.add(Card::Action(card)));
    cards.contamination = view.contaminations();
    cards
}

/// What unscanned cards can say, as far as the viewer has scanned. LOC-27.26: of the cards under the deck, and of those
/// that are gone with the dead, nobody is told which are infected.
fn contamination(board: &mut Board, view: &View) {
    let mut known = board.scratch.drawn.contamination;
    for player in &board.players {
        for pile in [player.deck, player.hand, player.discard] {
            known.take_all(&mut pile.contamination.clone());
        }
    }
    let removed = view.decks.contamination_removed;
    let n_clean = removed.min(Contamination::Clean.copies() - known.clean);
    board.contamination_gone = Contaminations { unscanned: view.decks.contamination_gone, infected: 0, clean: 0 };
    let deck = &mut board.contamination;
    deck.in_deck = view.decks.contamination;
    deck.removed = Contaminations { unscanned: 0, infected: removed - n_clean, clean: n_clean };
    deck.clean = Contamination::Clean.copies() - known.clean - n_clean;
    deck.infected = Contamination::Infected.copies() - known.infected - deck.removed.infected;
}
