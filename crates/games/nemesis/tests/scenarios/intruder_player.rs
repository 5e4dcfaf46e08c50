//! NEM-22.4, NEM-47: whoever plays the intruders.

use nemesis::{
    Choice, Frame, Outcome,
    board::{ObjectToken, Whereabouts},
    rules::{
        aims::Aim,
        attack::{IntruderAttack, Occasion},
        event_phase::EventPhase,
        events::EclosionDeaths,
        intruder_player::{IntruderTurn, IntruderTurnAnswer},
        objectives::winners,
        round::{PlayerPhaseEnd, RoundStart},
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Interruption, Search},
        AttackCard, Character, Contamination, CorridorNumber, Door, Ending, Event, Intruder, IntruderActionCard, Item,
        NoiseFace, Phase, Room, RoomNumber, SeriousWound,
    },
};

use crate::table::*;

fn table_with_intruders() -> Given {
    Given::players(3, &[("intruder-player", "on")])
}

/// She has died and leads the intruders, and it is her turn with these cards.
fn led(given: Given, cards: &[IntruderActionCard]) -> Table {
    let given = given.whereabouts(SHE, Whereabouts::Dead).lies(12, ObjectToken::Corpse { of: SHE });
    let given = given.with(|board| {
        board.has_seen_death = true;
        board.intruders.seat = Some(SHE);
        board.intruders.is_in_charge = true;
        board.intruders.deck = engine::Pool::of(|card| !cards.contains(&card) as u8);
        board.intruders.hand = engine::Pool::of(|card| cards.contains(&card) as u8);
    });
    given.under_way(SHE, IntruderTurn { must_pass: false })
}

fn does(table: &mut Table, answer: IntruderTurnAnswer) -> &mut Table {
    table.chooses(SHE, Choice::IntruderTurn(answer))
}

/// NEM-22.18 NEM-22.19 NEM-22.20 NEM-22.21 NEM-19.2
#[test]
fn the_first_who_dies_leads_the_intruders_from_the_next_round_on() {
    let mut table = table_with_intruders().under_way(YOU, death_of(SHE));
    assert_eq!(table.board().intruders.seat, Some(SHE));
    assert!(!table.board().intruders.is_in_charge);

    table.state = engine::State::new(*table.board(), RoundStart {}, &mut engine::Log::Off);
    let drawn = |table: &Table| table.board().intruders.hand.len();
    while drawn(&table) < 3 {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    table.tells(&[Heard::IntrudersLed { seat: SHE }, Heard::IntruderCardDrawn { card: None }]);
    assert_eq!((table.board().intruders.is_in_charge, drawn(&table)), (true, 3));
}

/// NEM-22.22
#[test]
fn on_a_pass_one_card_may_be_kept() {
    let mut table = led(table_with_intruders(), &[IntruderActionCard::PursuitOne, IntruderActionCard::PlanningFour]);

    does(&mut table, IntruderTurnAnswer::Pass { keeping: Some(IntruderActionCard::PlanningFour) });

    table.tells(&[Heard::IntruderCardDiscarded { card: IntruderActionCard::PursuitOne }]);
    assert!(table.board().intruders.hand.iter().eq([(IntruderActionCard::PlanningFour, 1)]));
    assert!(table.player(SHE).has_passed);
}

/// NEM-22.22 NEM-22.23 NEM-47.13 NEM-25.69
#[test]
fn a_card_moves_an_intruder_even_out_of_combat_and_the_turn_is_over() {
    let setting = table_with_intruders().intruder(Intruder::Adult, 11).hand(YOU, &[Interruption]).hand(HE, &[Search]);
    let mut table = led(setting, &[IntruderActionCard::PursuitTwo, IntruderActionCard::PlanningFour]);
    let card = IntruderActionCard::PursuitTwo;

    does(&mut table, IntruderTurnAnswer::Move { card, figure: id(0), corridor: CorridorNumber(2) });

    table.tells(&[Heard::IntruderCardPlayed { card }]);
    assert_eq!(table.intruders_in(6), [Intruder::Adult]);
    assert_eq!(table.on_turn(), HE, "one action is a turn, and nobody could interrupt it");
}

/// NEM-47.11
#[test]
fn any_number_is_chosen_where_the_card_has_none() {
    let setting = || table_with_intruders().intruder(Intruder::Adult, 5).door(5, 3, Door::Closed);
    let corridors = |card| {
        let table = led(setting(), &[card]);
        let moves = table.answers(SHE).into_iter().filter_map(|choice| {
            let Choice::IntruderTurn(IntruderTurnAnswer::Move { corridor, .. }) = choice else { return None };
            Some(corridor.0)
        });
        moves.collect::<Vec<_>>()
    };

    assert_eq!(corridors(IntruderActionCard::PursuitAny), [1, 2, 3, 4]);
    assert_eq!(corridors(IntruderActionCard::SelfHealingTwo), [2]);
}

/// NEM-22.23
#[test]
fn an_intruder_sent_at_a_closed_door_destroys_it() {
    let setting = table_with_intruders().intruder(Intruder::Adult, 5).door(5, 3, Door::Closed);
    let mut table = led(setting, &[IntruderActionCard::PursuitThree]);
    let card = IntruderActionCard::PursuitThree;

    does(&mut table, IntruderTurnAnswer::Move { card, figure: id(0), corridor: CorridorNumber(3) });

    assert_eq!(table.intruders_in(5), [Intruder::Adult]);
    let corridor = table.board().corridor(RoomNumber(5), CorridorNumber(3)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-22.23 NEM-47.1 NEM-47.4
#[test]
fn of_several_attack_cards_one_is_used_and_the_others_go_under_the_deck() {
    let setting = table_with_intruders().intruder(Intruder::Adult, 11).hand(HE, &[Search]);
    let mut table = led(setting, &[IntruderActionCard::PursuitAny]);
    let card = IntruderActionCard::PursuitAny;

    does(&mut table, IntruderTurnAnswer::Attack { card, figure: id(0), on: HE });
    table
        .shows(Outcome::AttackLook(AttackCard::ScratchTwo))
        .shows(Outcome::AttackLook(AttackCard::TailAttackTwo))
        .shows(Outcome::AttackLook(AttackCard::BiteFour))
        .chooses(SHE, Choice::AttackChoice(AttackCard::BiteFour))
        .shows(Outcome::WoundDraw(SeriousWound::Leg));

    assert_eq!(table.player(HE).serious_wounds.len(), 1, "who holds fewer cards does not matter");
    assert_eq!((table.board().attacks.pile.len(), table.board().attacks.discard.len()), (19, 1));
}

/// NEM-22.27
#[test]
fn a_larva_that_is_sent_needs_no_card() {
    let mut table = led(table_with_intruders().intruder(Intruder::Larva, 11), &[IntruderActionCard::PursuitOne]);
    let card = IntruderActionCard::PursuitOne;

    does(&mut table, IntruderTurnAnswer::Attack { card, figure: id(0), on: YOU });

    assert!(table.player(YOU).has_larva);
    assert!(table.board().swarm.figures.is_empty());
}

/// NEM-47.1 NEM-47.2 NEM-47.3 NEM-47.12
#[test]
fn a_pursuit_makes_somebody_roll_who_is_not_in_combat() {
    let setting = table_with_intruders().stands(HE, 6).intruder(Intruder::Adult, 6);
    let mut table = led(setting, &[IntruderActionCard::PursuitOne]);
    let card = IntruderActionCard::PursuitOne;
    let pursued = |seat| Choice::IntruderTurn(IntruderTurnAnswer::Pursue { card, seat });
    assert!(table.answers(SHE).contains(&pursued(YOU)) && !table.answers(SHE).contains(&pursued(HE)));

    table.chooses(SHE, pursued(YOU)).shows(Outcome::NoiseRoll(NoiseFace::One));

    assert!(!table.board().noise.is_empty());
}

/// NEM-47.5 NEM-47.6
#[test]
fn a_coordinated_hunt_is_a_hunt() {
    let setting = table_with_intruders().stands(YOU, 6).stands(HE, 1).intruder(Intruder::Adult, 5);
    let mut table = led(setting, &[IntruderActionCard::CoordinatedHuntThree]);

    does(&mut table, IntruderTurnAnswer::Effect { card: IntruderActionCard::CoordinatedHuntThree });

    assert_eq!(table.intruders_in(6), [Intruder::Adult]);
}

/// NEM-47.7
#[test]
fn a_metamorphosis_is_an_eclosion() {
    let mut table = led(table_with_intruders().larva(YOU), &[IntruderActionCard::MetamorphosisOne]);

    does(&mut table, IntruderTurnAnswer::Effect { card: IntruderActionCard::MetamorphosisOne });

    assert!(!table.player(YOU).is_alive());
    assert_eq!(table.intruders_in(11), [Intruder::Creeper]);
}

/// NEM-47.7 NEM-38.15
#[test]
fn a_metamorphosis_scans_what_is_in_hand_as_an_eclosion_does() {
    let setting = table_with_intruders().scanned(YOU, Contamination::Infected).contaminated(HE, 1);
    let mut table = led(setting, &[IntruderActionCard::MetamorphosisOne]);

    does(&mut table, IntruderTurnAnswer::Effect { card: IntruderActionCard::MetamorphosisOne });
    let mut odds = Vec::new();
    while let Frame::EclosionDraw(_) = table.waiting() {
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    assert!(table.player(YOU).has_larva);
    assert!(matches!(table.waiting(), Frame::Scan(scan) if scan.seat == HE));
}

/// NEM-47.8 NEM-47.9 NEM-22.25 NEM-4.25
#[test]
fn planning_draws_three_events_and_carries_out_one() {
    let setting = table_with_intruders().intruder(Intruder::Breeder, 5).injured(3).stands(HE, 1);
    let mut table = led(setting, &[IntruderActionCard::PlanningAny]);

    does(&mut table, IntruderTurnAnswer::Effect { card: IntruderActionCard::PlanningAny });
    table
        .shows(Outcome::PlanningDraw(Event::Regeneration))
        .shows(Outcome::PlanningDraw(Event::Lurking))
        .shows(Outcome::PlanningDraw(Event::Damage))
        .chooses(SHE, Choice::PlannedEvent(Event::Regeneration));

    assert_eq!((table.figure(0).room.0, table.figure(0).injuries), (10, 1), "it moves, and then heals");
    assert_eq!(table.board().events.discard.len(), 3);
}

/// NEM-47.10
#[test]
fn self_healing_takes_two_injuries_away() {
    let mut table =
        led(table_with_intruders().intruder(Intruder::Queen, 5).injured(3), &[IntruderActionCard::SelfHealingTwo]);

    does(&mut table, IntruderTurnAnswer::Heal { card: IntruderActionCard::SelfHealingTwo, figure: id(0) });

    assert_eq!(table.figure(0).injuries, 1);
}

/// NEM-22.24
#[test]
fn in_the_event_phase_only_time_and_fire_go_on() {
    let setting = table_with_intruders()
        .intruder(Intruder::Creeper, 11)
        .fire(11)
        .with(|board| {
            board.intruders.seat = Some(SHE);
            board.intruders.is_in_charge = true;
            board.intruders.deck = engine::Pool::of(|_| 1);
        })
        .whereabouts(SHE, Whereabouts::Dead);
    let mut table = setting.under_way(YOU, EventPhase { step: Phase::TimeTrack });
    table.shows(Outcome::EnduranceDraw(AttackCard::ScratchFive));

    assert_eq!(table.figure(0).injuries, 1);
    assert_eq!(table.player(YOU).light_wounds.count(), 0, "nobody attacked");
    assert!(matches!(table.waiting(), Frame::CardDraw(_) | Frame::IntruderCardDraw(_)), "the next round has begun");
}

/// NEM-22.28
#[test]
fn when_the_cards_run_out_the_discard_pile_is_shuffled() {
    let mut table = table_with_intruders()
        .whereabouts(SHE, Whereabouts::Dead)
        .with(|board| {
            board.has_seen_death = true;
            board.intruders.seat = Some(SHE);
            board.intruders.discard = engine::Pool::of(|_| 1);
        })
        .under_way(YOU, RoundStart {});
    while table.board().intruders.hand.is_empty() {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }

    assert_eq!((table.board().intruders.deck.len(), table.board().intruders.discard.len()), (9, 0));
}

/// She has the number 3 and he the number 2, so that the order of the seats is not that of the numbers.
fn numbered() -> Given {
    table_with_intruders().with(|board| {
        board.player_mut(SHE).number = 3;
        board.player_mut(HE).number = 2;
    })
}

/// NEM-22.18 NEM-17.33
#[test]
fn of_those_the_airlock_kills_the_lowest_number_leads_the_intruders() {
    let setting = numbered().stands(SHE, 3).stands(HE, 3).with(|board| board.airlock = Some(RoomNumber(3)));

    let table = setting.under_way(YOU, PlayerPhaseEnd {});

    assert!(!table.player(SHE).is_alive() && !table.player(HE).is_alive());
    assert_eq!(table.board().intruders.seat, Some(HE));
}

/// NEM-22.18 NEM-38.15
#[test]
fn of_those_who_die_of_their_larvae_the_lowest_number_leads_the_intruders() {
    let table = numbered().larva(SHE).larva(HE).under_way(YOU, EclosionDeaths {});

    assert!(!table.player(SHE).is_alive() && !table.player(HE).is_alive());
    assert_eq!(table.board().intruders.seat, Some(HE));
}

/// NEM-22.18 NEM-37.6 NEM-33.2
#[test]
fn of_those_whom_one_blow_kills_the_lowest_number_leads_the_intruders() {
    let wounded = |n: usize| {
        let wounds = [SeriousWound::Body, SeriousWound::Hand, SeriousWound::Leg];
        let both = wounds.into_iter().take(n).flat_map(|wound| [(SHE, wound), (HE, wound)]);
        let setting = numbered().stands(YOU, 6).explored(6, Room::Canteen, 0).intruder(Intruder::Queen, 11);
        both.fold(setting, |given, (seat, wound)| given.dressed_wound(seat, wound))
    };

    let attack = IntruderAttack { attacker: id(0), on: SHE, occasion: Occasion::EventPhase };
    let mut frenzy = wounded(2).under_way(YOU, attack);
    frenzy.shows(Outcome::AttackDraw(AttackCard::FrenzyThree));
    let mut grenade = wounded(3).carries(YOU, Item::Grenade).hand(YOU, &[Search]).on_the_turn_of(YOU);
    grenade
        .uses(Item::Grenade, Aim::Figure { figure: id(0) }, &[Search])
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchSix))
        .shows(Outcome::EnduranceDraw(AttackCard::BiteSix));

    for table in [frenzy, grenade] {
        assert!(!table.player(SHE).is_alive() && !table.player(HE).is_alive());
        assert_eq!(table.board().intruders.seat, Some(HE));
    }
}

/// NEM-22.19 NEM-22.12
#[test]
fn whoever_leads_the_intruders_has_left_the_crew_for_good() {
    let together = || Given::players(3, &[("co-operative", "on"), ("intruder-player", "on")]);
    let dead = together().carries(SHE, Item::Tools).under_way(YOU, death_of(SHE));

    let revived = together()
        .explored(2, Room::EmergencyRoom, 0)
        .whereabouts(SHE, Whereabouts::Dead)
        .lies(2, ObjectToken::Corpse { of: SHE })
        .with(|board| {
            board.has_seen_death = true;
            board.intruders.seat = Some(SHE);
            board.intruders.deck = engine::Pool::of(|_| 1);
        })
        .under_way(YOU, RoundStart {});

    assert!(!dead.has(SHE, Item::Tools) && dead.player(SHE).deck.is_empty(), "all that was the character's is gone");
    assert!(!revived.player(SHE).is_alive());
    assert!(revived.board().place(RoomNumber(2)).corpses.has(SHE), "the body stays what it is");
}

/// NEM-22.26 NEM-22.7
#[test]
fn whoever_leads_the_intruders_does_not_win_with_the_others() {
    let mut board = Given::players(3, &[("co-operative", "on"), ("intruder-player", "on")]).board;
    board.ending = Some(Ending::SelfDestruct);
    board.intruders.seat = Some(SHE);
    board.player_mut(SHE).whereabouts = Whereabouts::Dead;
    board.player_mut(HE).whereabouts = Whereabouts::Dead;
    board.player_mut(YOU).whereabouts = Whereabouts::Evacuated;

    assert_eq!(winners(&board).iter().collect::<Vec<_>>(), [YOU, HE], "the dead win too, but not who wanted them dead");
}

/// NEM-22.18 NEM-20.1
#[test]
fn whoever_dies_with_the_end_of_the_game_leads_nothing() {
    let setting = table_with_intruders().whereabouts(YOU, Whereabouts::Evacuated).time(14);

    let table = setting.under_way(SHE, EventPhase { step: Phase::TimeTrack });

    assert!(!table.player(SHE).is_alive());
    assert_eq!(table.board().intruders.seat, None);
}

/// NEM-26.50 NEM-22.22
#[test]
fn whoever_leads_the_intruders_keeps_one_card_when_the_ship_makes_everybody_pass() {
    let cards = [IntruderActionCard::PursuitOne, IntruderActionCard::PlanningFour];
    let mut table = table_with_intruders()
        .character(YOU, Character::Pilot)
        .whereabouts(SHE, Whereabouts::Dead)
        .with(|board| {
            board.has_seen_death = true;
            board.intruders.seat = Some(SHE);
            board.intruders.is_in_charge = true;
            board.intruders.deck = engine::Pool::of(|card| !cards.contains(&card) as u8);
            board.intruders.hand = engine::Pool::of(|card| cards.contains(&card) as u8);
        })
        .carries(YOU, Item::OrbitalManeuveringSystem)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    table.uses(Item::OrbitalManeuveringSystem, Aim::Nothing, &[Search]);
    table.chooses(YOU, Choice::ForcedPass(PassingAnswer::Done));

    let passes = [None, Some(cards[0]), Some(cards[1])];
    let passes = passes.map(|keeping| Choice::IntruderTurn(IntruderTurnAnswer::Pass { keeping }));
    assert_eq!(table.answers(SHE), passes);
    table.chooses(SHE, passes[2]).chooses(HE, Choice::ForcedPass(PassingAnswer::Done));

    assert_eq!(table.board().tracks.time, 1, "the event phase has begun");
    assert_eq!(table.board().intruders.discard.count(cards[0]), 1);
}
