//! NEM-22: solo, co-op, the intruder player, the alternative side.

use engine::Seats;
use nemesis::{
    Choice, Frame, Outcome,
    board::{Card, FigureId, ObjectToken, Whereabouts},
    rules::{
        actions::Action, event_phase::EventPhase, intruder_player::IntruderTurnAnswer, noise::NoiseRoll,
        round::RoundStart, turn::TurnOrder,
    },
    words::{
        ActionCard, AttackCard, CorridorNumber, Door, Event, ExplorationToken, Intruder, IntruderActionCard,
        IntruderToken, Network, NoiseFace, Objective, Phase, PodNumber, PodSide, Room, RoomNumber, Section,
        SeriousWound,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, death_of, given, network};

fn co_op() -> Given {
    Given::players(3, &[("co-operative", "on")])
}

/// NEM-23.31, NEM-22.3
#[test]
fn alone_one_finds_half_the_items() {
    let mut table = Given::players(1, &[]).hand(YOU, &[ActionCard::Rest]).on_the_turn_of(YOU);

    table.does(Action::Move { corridor: CorridorNumber(1) }).pays(&[ActionCard::Rest]);
    table.shows(Outcome::TileReveal(Room::Canteen)).shows(Outcome::TokenReveal(ExplorationToken::DangerThree));

    assert_eq!(table.board().place(RoomNumber(15)).items, 2);
}

/// NEM-22.16, NEM-25.45, NEM-14.12
#[test]
fn the_dead_keep_their_items_in_co_op_only() {
    let table = co_op().carries_object(YOU, ObjectToken::Egg).under_way(SHE, death_of(YOU));
    assert_eq!(table.player(YOU).hands.items().count(), 1);
    assert_eq!(table.board().place(RoomNumber(11)).eggs, 1);

    let table = given().under_way(SHE, death_of(YOU));
    assert_eq!(table.player(YOU).hands.items().count(), 0);
    assert!(table.player(YOU).deck.is_empty());
}

/// NEM-22.12, NEM-22.13, NEM-22.11
#[test]
fn a_corpse_in_the_emergency_room_is_revived() {
    let given = co_op()
        .explored(15, Room::EmergencyRoom, 1)
        .light_wounds(YOU, 2)
        .wound(YOU, SeriousWound::Arm)
        .whereabouts(YOU, Whereabouts::Dead)
        .lies(15, ObjectToken::Corpse { of: YOU });
    let table = given.under_way(SHE, RoundStart {});

    assert_eq!(table.room_of(YOU), 15);
    assert_eq!(table.player(YOU).light_wounds.count(), 0);
    assert!(table.player(YOU).serious_wounds.iter().all(|wound| wound.is_dressed));
    assert!(table.board().place(RoomNumber(15)).corpses.is_empty());
}

/// NEM-22.14
#[test]
fn nobody_is_revived_beside_an_intruder() {
    let given = co_op()
        .explored(15, Room::EmergencyRoom, 1)
        .whereabouts(YOU, Whereabouts::Dead)
        .lies(15, ObjectToken::Corpse { of: YOU })
        .intruder(Intruder::Larva, 15);
    let table = given.under_way(SHE, RoundStart {});

    assert!(!table.player(YOU).is_alive());
}

/// NEM-22.7, NEM-22.8, NEM-22.9, NEM-25.43
#[test]
fn in_co_op_all_win_if_all_is_done() {
    let done = |signals: u8| {
        let given = co_op().with(|board| {
            board.common_objectives.push(Objective::CuttingOffTheHead);
            board.common_objectives.push(Objective::CleanUpCrew);
            board.ending = Some(nemesis::words::Ending::Fire);
            for seat in [YOU, SHE, HE] {
                board.player_mut(seat).has_signal = seat.0 < signals;
                board.player_mut(seat).whereabouts = Whereabouts::Dead;
            }
            board.player_mut(HE).whereabouts = Whereabouts::Evacuated;
        });
        let check = nemesis::rules::ending::VictoryCheck { check: nemesis::rules::ending::Check::Engines, nth: 0 };
        given.under_way(YOU, check).board().winners
    };

    assert_eq!(done(2), Some(Seats::all(3)), "two signals for two objectives");
    assert_eq!(done(1), Some(Seats::NONE));
}

/// NEM-14.10, NEM-14.13, NEM-14.15, NEM-19.2, NEM-19.3
#[test]
fn the_first_death_opens_all_pods_and_a_later_one_none() {
    let locked = || given().pod(PodNumber::One, Section::A, PodSide::Locked);
    let table = locked().under_way(SHE, death_of(YOU));
    assert_eq!(table.board().pods[0].side, PodSide::Unlocked);

    let table = locked().with(|board| board.has_seen_death = true).under_way(SHE, death_of(YOU));
    assert_eq!(table.board().pods[0].side, PodSide::Locked);
}

/// A table at which `HE` has died and leads the intruders.
fn led() -> Given {
    Given::players(3, &[("intruder-player", "on")]).whereabouts(HE, Whereabouts::Dead).with(|board| {
        board.has_seen_death = true;
        board.intruders.seat = Some(HE);
        board.intruders.is_in_charge = true;
        board.intruders.deck = engine::Pool::of(|_| 1);
    })
}

fn holding(card: IntruderActionCard) -> Given {
    led().with(|board| {
        board.intruders.deck.take(card);
        board.intruders.hand.add(card);
    })
}

fn on_turn(given: Given) -> Table {
    given.under_way(HE, TurnOrder { next: HE })
}

/// NEM-22.18, NEM-22.19
#[test]
fn the_first_who_dies_leads_the_intruders_from_the_next_round_on() {
    let given = Given::players(3, &[("intruder-player", "on")]);
    let table = given.under_way(SHE, death_of(HE));

    assert_eq!(table.board().intruders.seat, Some(HE));
    assert!(!table.board().intruders.is_in_charge);
}

/// NEM-22.20, NEM-22.21, NEM-24.24
#[test]
fn whoever_leads_the_intruders_draws_three_cards_and_never_gets_the_token() {
    let given = led().with(|board| (board.round, board.first) = (2, SHE));
    let mut table = given.under_way(YOU, nemesis::rules::drawing::HandRefill { nth: 0 });
    let mut odds = Vec::new();
    while table.waits_for_chance() {
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    assert_eq!(table.board().intruders.hand.len(), 3);
    assert_eq!(table.board().first, YOU);
}

/// NEM-22.23, NEM-47.11, NEM-47.13
#[test]
fn a_card_moves_an_intruder_through_the_corridor_with_its_number() {
    let given = holding(IntruderActionCard::PursuitOne).intruder(Intruder::Adult, 11);
    let mut table = on_turn(given);

    let figure = FigureId(0);
    let corridor = CorridorNumber(1);
    let card = IntruderActionCard::PursuitOne;
    assert!(!table.answers(HE).contains(&Choice::IntruderTurn(IntruderTurnAnswer::Move {
        card,
        figure,
        corridor: CorridorNumber(2)
    })));
    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Move { card, figure, corridor }));

    assert_eq!(table.intruders_in(15), [Intruder::Adult]);
}

/// NEM-22.23, NEM-22.25
#[test]
fn of_several_attack_cards_one_is_used_and_the_others_go_under_the_deck() {
    let given = holding(IntruderActionCard::PursuitOne).intruder(Intruder::Adult, 11);
    let mut table = on_turn(given);

    let card = IntruderActionCard::PursuitOne;
    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Attack { card, figure: FigureId(0), on: SHE }));
    table.shows(Outcome::AttackLook(AttackCard::ScratchTwo)).shows(Outcome::AttackLook(AttackCard::SlimeFive));
    table.chooses(HE, Choice::AttackChoice(AttackCard::SlimeFive));

    assert!(table.player(SHE).has_slime);
    assert_eq!(table.board().attacks.pile.len(), 19);
    assert!(matches!(table.board().attacks.pile.slots()[0], engine::Slot::Seen(it) if it.by() == Seats::one(HE)));
}

/// NEM-22.27
#[test]
fn a_larva_attacks_without_cards_for_the_intruder_player_too() {
    let given = holding(IntruderActionCard::PursuitAny).intruder(Intruder::Larva, 11);
    let mut table = on_turn(given);

    let card = IntruderActionCard::PursuitAny;
    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Attack { card, figure: FigureId(0), on: YOU }));

    assert!(table.player(YOU).has_larva);
}

/// NEM-47.1, NEM-47.12
#[test]
fn pursuit_makes_somebody_roll_for_noise() {
    let card = IntruderActionCard::PursuitTwo;
    let mut table = on_turn(holding(card));

    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Pursue { card, seat: YOU }));

    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    let fighting = on_turn(holding(card).intruder(Intruder::Larva, 11));
    assert!(!fighting.answers(HE).contains(&Choice::IntruderTurn(IntruderTurnAnswer::Pursue { card, seat: YOU })));
}

/// NEM-47.8, NEM-47.9
#[test]
fn planning_resolves_one_of_three_events() {
    let card = IntruderActionCard::PlanningFour;
    let mut table = on_turn(holding(card));

    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Effect { card }));
    for event in [Event::Nest, Event::Regeneration, Event::BulkheadsOpen] {
        table.shows(Outcome::PlanningDraw(event));
    }
    table.chooses(HE, Choice::PlannedEvent(Event::Regeneration));

    assert_eq!(table.board().events.discard.len(), 3);
}

/// NEM-47.10
#[test]
fn self_healing_takes_two_injuries_away() {
    let card = IntruderActionCard::SelfHealingTwo;
    let mut table = on_turn(holding(card).intruder(Intruder::Queen, 2).injured(3));

    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Heal { card, figure: FigureId(0) }));

    assert_eq!(table.figure(0).injuries, 1);
}

/// NEM-22.22
#[test]
fn on_a_pass_one_card_is_kept() {
    let card = IntruderActionCard::SelfHealingTwo;
    let mut table = on_turn(holding(card).with(|board| {
        board.intruders.deck.take(IntruderActionCard::PlanningAny);
        board.intruders.hand.add(IntruderActionCard::PlanningAny);
    }));

    table.chooses(HE, Choice::IntruderTurn(IntruderTurnAnswer::Pass { keeping: Some(card) }));

    assert_eq!((table.board().intruders.hand.len(), table.board().intruders.hand.count(card)), (1, 1));
    assert!(table.is_turn_of(YOU));
}

/// NEM-22.24
#[test]
fn the_event_phase_is_time_and_fire_only() {
    let given = led().intruder(Intruder::Adult, 11);
    let table = given.under_way(YOU, EventPhase { step: Phase::TimeTrack });

    assert_eq!(table.board().tracks.time, 1);
    assert!(matches!(table.waiting(), Frame::CardDraw(_) | Frame::IntruderCardDraw(_)), "a new round has begun");
}

/// NEM-23.44, NEM-26.83, NEM-6.5, NEM-22.30
#[test]
fn one_of_two_corridors_is_enough() {
    let given = Given::players(3, &[("side", "alternative")]).door(8, 1, Door::Closed).hand(YOU, &[ActionCard::Rest]);
    let table = given.intruder(Intruder::Adult, 5).on_the_turn_of(YOU);

    assert!(!table.offers(Action::Move { corridor: CorridorNumber(1) }));
    assert!(table.offers(Action::Move { corridor: CorridorNumber(2) }));
}

/// NEM-26.84
#[test]
fn danger_and_encounters_count_each_network_as_a_corridor() {
    let given = Given::players(3, &[("side", "alternative")]).with(|board| {
        board.unseen_tokens.take(ExplorationToken::MalfunctionTwo);
        board.explored.insert(RoomNumber(7));
    });
    let mut table = given.hand(YOU, &[ActionCard::Rest]).stands(YOU, 7).under_way(YOU, NoiseRoll { seat: YOU });
    let both = network(Network::Red).or(network(Network::Blue));

    table.shows(Outcome::NoiseRoll(NoiseFace::Danger));
    assert_eq!(table.board().noise.and(both), both, "there is noise on both spaces");

    let loud = *table.board();
    let given = Given::players(3, &[("side", "alternative")]).with(|board| {
        board.unseen_tokens.take(ExplorationToken::MalfunctionTwo);
        board.explored.insert(RoomNumber(7));
        board.noise = loud.noise;
    });
    let mut table = given.hand(YOU, &[ActionCard::Rest]).stands(YOU, 7).under_way(YOU, NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::Four)).shows(Outcome::EncounterDraw(IntruderToken::LarvaOne));

    assert!(table.board().noise.and(both).is_empty(), "an encounter clears both");
}

/// NEM-23.45, NEM-22.29
#[test]
fn the_two_networks_are_apart() {
    let ready = || {
        let given = Given::players(3, &[("side", "alternative")]).noise(1, 4);
        let given = given.with(|board| {
            board.unseen_tokens.take(ExplorationToken::MalfunctionTwo);
            board.explored.insert(RoomNumber(7));
        });
        given.stands(YOU, 7).under_way(YOU, NoiseRoll { seat: YOU })
    };

    let mut table = ready();
    table.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert!(matches!(table.waiting(), Frame::EncounterDraw(_)), "red is loud");

    let mut table = ready();
    table.shows(Outcome::NoiseRoll(NoiseFace::Four));
    assert_eq!(table.board().noise.len(), 2, "blue was not");
}

/// NEM-26.76, NEM-17.56
#[test]
fn sleepers_are_not_examined_in_an_eclosion() {
    let given = given().whereabouts(SHE, Whereabouts::Hibernating).whereabouts(HE, Whereabouts::Hibernating).larva(SHE);
    let effect = nemesis::rules::events::EventEffect { event: Event::Eclosion, nth: 0 };
    let mut table = given.under_way(YOU, effect);

    for card in [ActionCard::Search, ActionCard::Search, ActionCard::Rest, ActionCard::Order] {
        table.shows(Outcome::EclosionDraw(Card::Action(card)));
    }

    assert!(table.player(SHE).is_alive());
    assert_eq!(table.player(YOU).discard.n_actions(), 4);
}
