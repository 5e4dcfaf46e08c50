//! LOC-39.3: the medical items.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{Card, ObjectToken},
    rules::{actions::Action, aims::Aim},
    words::{
        ActionCard, AttackCard, Back, Contamination, Intruder, Item, ItemCard, NoiseFace, Object, Room, RoomNumber,
        SeriousWound, Weakness, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, YOU, given, go};

fn hurt() -> Given {
    given().wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Body).light_wounds(YOU, 2)
}

/// LOC-39.50 LOC-26.15 LOC-14.5 LOC-14.6 LOC-5.10
#[test]
fn a_medkit_dresses_a_wound_or_heals_a_dressed_one() {
    let dress = Aim::Dress { wound: SeriousWound::Leg };
    let heal = Aim::Heal { wound: SeriousWound::Body };
    let both = hurt().wound(SHE, SeriousWound::Arm);
    assert_eq!(both.item_aims(YOU, Item::Medkit), [dress, heal], "hers are hers");
    assert!(given().item_aims(YOU, Item::Medkit).is_empty());

    assert!(!both.uses(YOU, Item::Medkit, dress).player(YOU).suffers_from(SeriousWound::Leg));
    assert_eq!(both.uses(YOU, Item::Medkit, heal).wounds(YOU), (2, 1));
}

/// LOC-39.51
#[test]
fn a_medical_stapler_dresses_a_wound_or_heals_all_light_ones() {
    let dress = Aim::Dress { wound: SeriousWound::Leg };
    assert_eq!(hurt().item_aims(YOU, Item::MedicalStapler), [dress, Aim::HealLight]);
    assert!(given().item_aims(YOU, Item::MedicalStapler).is_empty());

    let dressed = hurt().uses(YOU, Item::MedicalStapler, dress);
    assert_eq!((dressed.wounds(YOU), dressed.player(YOU).has_undressed()), ((2, 2), false));
    assert_eq!(hurt().uses(YOU, Item::MedicalStapler, Aim::HealLight).wounds(YOU), (0, 2));
}

/// LOC-39.53 LOC-13.19 LOC-28.24
#[test]
fn caffeine_pills_draw_two_cards_and_scan_what_is_contaminated() {
    let sick = given().with(|board| {
        assert!(board.contamination.take());
        board.player_mut(YOU).deck.add(Card::Unscanned);
    });
    let mut table = sick.uses(YOU, Item::CaffeinePills, Aim::Nothing);
    table.shows(Outcome::PillDraw(Card::Action(ActionCard::Search))).shows(Outcome::PillDraw(Card::Unscanned));
    table.shows(Outcome::Scan(Contamination::Infected));

    let player = table.player(YOU);
    assert!(player.has_larva && player.is_alive());
    assert_eq!((player.hand.n_actions(), player.hand.contamination.infected), (1, 1), "both stay in hand");

    let mut host = sick.larva(YOU).uses(YOU, Item::CaffeinePills, Aim::Nothing);
    host.shows(Outcome::PillDraw(Card::Unscanned)).shows(Outcome::PillDraw(Card::Action(ActionCard::Search)));
    host.shows(Outcome::Scan(Contamination::Infected));
    assert!(!host.player(YOU).is_alive(), "a second infection kills");

    let mut clean = sick.uses(YOU, Item::CaffeinePills, Aim::Nothing);
    clean.shows(Outcome::PillDraw(Card::Unscanned)).shows(Outcome::PillDraw(Card::Action(ActionCard::Search)));
    clean.shows(Outcome::Scan(Contamination::Clean));
    assert!(!clean.player(YOU).has_larva && clean.player(YOU).hand.contamination.clean == 1);
}

/// LOC-39.54
#[test]
fn an_adrenaline_injection_draws_a_card_and_lets_one_act_as_often_as_one_likes_and_then_pass() {
    let awake = given().stands(YOU, 1).stands(SHE, 22).stands(HE, 22).explored(1, Room::Surgery, 1);
    let awake = awake.carries(YOU, Item::AdrenalineInjection);
    let hand = [ActionCard::Search, ActionCard::Search, ActionCard::Rest, ActionCard::Interruption];
    let mut table = awake.hand(YOU, &hand).on_the_turn_of(YOU);
    let injection = ItemCard::new(Item::AdrenalineInjection, Back::Green);
    table.does(Action::Use { item: injection, aim: Aim::Nothing }).pays(&[ActionCard::Interruption]);
    let (top, _) = table.odds()[0];
    table.shows(top);
    assert_eq!((table.hand(YOU), table.player(YOU).has_item(Item::AdrenalineInjection)), (4, false));

    for card in [ActionCard::Search, ActionCard::Search, ActionCard::Rest] {
        table.does(go(2)).pays(&[card]).shows(Outcome::NoiseRoll(NoiseFace::Silence));
    }
    assert_eq!(table.on_turn(), YOU, "four actions, and nobody counts");
    table.passes();
    assert!(table.player(YOU).has_passed && table.on_turn() != YOU);
    assert!(!table.board().turn.is_unlimited, "it was for one turn");
}

/// LOC-39.55 LOC-13.17 LOC-13.14
#[test]
fn antiseptic_removes_what_is_clean_and_an_infected_card_brings_a_larva() {
    assert!(given().item_aims(YOU, Item::Antiseptic).is_empty());
    let mut table = given().contaminated(YOU, 2).uses(YOU, Item::Antiseptic, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Clean)).shows(Outcome::Scan(Contamination::Infected));

    let player = table.player(YOU);
    assert_eq!((player.hand.contamination.clean, player.hand.contamination.infected), (0, 1));
    assert!(player.has_larva);
    assert_eq!(table.board().contamination.removed.clean, 1);
}

/// LOC-39.57 LOC-29.160 LOC-15.23 LOC-19.27
#[test]
fn an_analyze_toolset_researches_an_object_of_the_room_wherever_it_is() {
    let lying = given().weakness(0, Weakness::DullScent, None).lies(4, ObjectToken::Carcass);
    let lying = lying.carries_object(SHE, ObjectToken::Egg);
    let research = |object, from| Aim::Research { object, from };
    let aims = [research(ObjectToken::Carcass, None), research(ObjectToken::Egg, Some(SHE))];
    assert_eq!(lying.item_aims(YOU, Item::AnalyzeToolset), aims);

    let mut table = lying.uses(YOU, Item::AnalyzeToolset, aims[0]);
    table.shows(Outcome::WeaknessReveal(Weakness::SoftOrgans));
    assert_eq!(table.player(YOU).knowledge, 4);
    assert_eq!(table.board().place(RoomNumber(4)).carcasses, 0);
    assert_eq!(table.board().laboratory.objects[1], Some(Object::IntruderCarcass));

    let mut asked = lying.uses(YOU, Item::AnalyzeToolset, aims[1]);
    asked.chooses(SHE, Choice::ResearchConsent(YesNo::No));
    assert!(asked.is_quiet() && asked.player(YOU).knowledge == 1);
}

/// LOC-39.57 LOC-13.18 LOC-29.38
#[test]
fn an_analyze_toolset_scans_the_hand_and_nothing_comes_of_it() {
    let sick = given().larva(YOU).contaminated(YOU, 1);
    assert_eq!(sick.item_aims(YOU, Item::AnalyzeToolset), [Aim::Scan]);
    assert!(given().scanned(YOU, Contamination::Clean).item_aims(YOU, Item::AnalyzeToolset).is_empty());

    let mut table = sick.uses(YOU, Item::AnalyzeToolset, Aim::Scan);
    table.shows(Outcome::Scan(Contamination::Infected));

    assert!(table.player(YOU).is_alive());
    assert_eq!(table.player(YOU).hand.contamination.infected, 1);
    let hers = table.heard_by(engine::Viewer::seat(SHE));
    assert!(hers.contains(&Heard::Scanned { seat: YOU, result: None }), "only the owner sees it");
}

/// LOC-39.58 LOC-13.21 LOC-17.22
#[test]
fn a_scalpel_cuts_out_a_larva_which_is_a_serious_wound() {
    let infested = given().larva(SHE).larva(HE);
    let cut = Aim::Character { seat: SHE };
    assert_eq!(infested.item_aims(YOU, Item::Scalpel), [cut], "he is in another room");

    let mut table = infested.uses(YOU, Item::Scalpel, cut);
    assert!(!table.player(SHE).has_larva);
    table.shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!(table.wounds(SHE), (0, 1));
}

/// LOC-39.58 LOC-19.31 LOC-19.32
#[test]
fn a_scalpel_hurts_an_intruder_or_an_egg_and_contaminates() {
    let cave = given().explored(20, Room::PowerGenerator, 1).stands(YOU, 20).lies(20, ObjectToken::Egg);
    let fight = cave.intruder(Intruder::Creeper, 20);
    let [stab, egg] = [Aim::Figure { figure: FigureId(0) }, Aim::Eggs { room: RoomNumber(20) }];
    assert_eq!(fight.item_aims(YOU, Item::Scalpel), [stab, egg]);

    let mut table = fight.uses(YOU, Item::Scalpel, stab);
    assert!(matches!(table.waiting(), Frame::EnduranceDraw(_)));
    table.shows(Outcome::EnduranceDraw(AttackCard::CutFive));
    assert_eq!((table.figure(0).injuries, table.player(YOU).discard.contamination.unscanned), (1, 1));

    let mut eggs = fight.uses(YOU, Item::Scalpel, egg);
    eggs.shows(Outcome::NoiseRoll(NoiseFace::Four));
    assert_eq!(eggs.board().place(RoomNumber(20)).eggs, 0);
    assert_eq!(eggs.player(YOU).discard.contamination.unscanned, 1);
}

/// LOC-39.59 LOC-15.8
#[test]
fn research_documents_teach_one() {
    assert_eq!(given().uses(YOU, Item::ResearchDocuments, Aim::Nothing).player(YOU).knowledge, 2);
    assert!(given().knowledge(YOU, 8).item_aims(YOU, Item::ResearchDocuments).is_empty());
}
