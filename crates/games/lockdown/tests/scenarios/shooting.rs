//! LOC-11.2, LOC-36.3, LOC-37, LOC-39.20 to LOC-39.22, LOC-40.5, LOC-40.6, LOC-44: shooting, with either die.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::ObjectToken,
    rules::combat::{AdvantageAnswer, DieAnswer, Target},
    words::{
        ActionCard, AdvantageFace, AttackCard, CombatFace, Event, Intruder, Item, NoiseFace, RoomNumber, SeriousWound,
        Weakness, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, SHE, Table, YOU, fires, given};

const LIT: u8 = 4;
const DARK: u8 = 22;
const FIRST: Target = Target::Figure { figure: FigureId(0) };

/// With this weapon alone in hand, before an intruder.
fn armed(weapon: Item, kind: Intruder, room: u8) -> Given {
    given().stands(YOU, room).empty_handed(YOU).carries(YOU, weapon).intruder(kind, room)
}

/// A shot in the dark that shows this face.
fn shot(given: Given, weapon: Item, face: CombatFace) -> Table {
    let mut table = fires(given, YOU, weapon, FIRST);
    table.shows(Outcome::ShotRoll(face));
    table
}

/// A shot where there is power that shows this face.
fn lit(given: Given, weapon: Item, face: AdvantageFace) -> Table {
    let mut table = fires(given, YOU, weapon, FIRST);
    table.shows(Outcome::AdvantageRoll(face));
    table
}

fn injuries(table: &Table) -> u8 {
    table
        .told()
        .iter()
        .find_map(|it| match it {
            Heard::Harm(nemesis_kit::Harm::Injured { injuries, .. }) => Some(*injuries),
            _ => None,
        })
        .unwrap_or(0)
}

/// LOC-11.4 LOC-16.2 LOC-26.56 LOC-11.3
#[test]
fn where_there_is_power_the_advantage_die_is_rolled_and_elsewhere_the_combat_die() {
    let die = |room| fires(armed(Item::Nailgun, Intruder::Queen, room), YOU, Item::Nailgun, FIRST).waiting();
    assert!(matches!(die(LIT), Frame::AdvantageRoll(_)));
    assert!(matches!(die(DARK), Frame::ShotRoll(_)));
    let all = [(1, true), (2, true), (3, true), (4, true)];
    let stairs = fires(armed(Item::Nailgun, Intruder::Queen, 6).power(all), YOU, Item::Nailgun, FIRST).waiting();
    assert!(matches!(stairs, Frame::ShotRoll(_)));
    let eyes = armed(Item::Nailgun, Intruder::Queen, LIT).wound(YOU, SeriousWound::Eyes);
    assert!(matches!(fires(eyes, YOU, Item::Nailgun, FIRST).waiting(), Frame::ShotRoll(_)), "LOC-48.6");
}

/// LOC-11.5 LOC-11.6 LOC-11.7 LOC-11.8
#[test]
fn small_ones_are_hit_by_what_large_ones_are_not() {
    let hits = |kind, face| injuries(&shot(armed(Item::SmartGun, kind, DARK), Item::SmartGun, face));
    use CombatFace::{Adult, Blank, Creeper, SingleHit};
    assert_eq!([Blank, Creeper, Adult, SingleHit].map(|face| hits(Intruder::Creeper, face)), [0, 1, 1, 1]);
    assert_eq!([Blank, Creeper, Adult, SingleHit].map(|face| hits(Intruder::Adult, face)), [0, 0, 1, 1]);
    assert_eq!([Blank, Creeper, Adult, SingleHit].map(|face| hits(Intruder::Queen, face)), [0, 0, 0, 1]);
}

/// LOC-11.9 LOC-37.20 LOC-26.9
#[test]
fn the_assault_rifle_deals_one_more_whenever_it_deals_any() {
    let rifle = armed(Item::AssaultRifle, Intruder::Adult, DARK);
    assert_eq!(injuries(&shot(rifle, Item::AssaultRifle, CombatFace::DoubleHit)), 3);
    assert_eq!(injuries(&shot(rifle, Item::AssaultRifle, CombatFace::Blank)), 0);

    let mut table = shot(rifle, Item::AssaultRifle, CombatFace::DoubleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutThree));
    assert!(table.intruders_in(DARK).is_empty(), "3 are enough for 3");
    let mut table = shot(rifle, Item::AssaultRifle, CombatFace::DoubleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutFour));
    assert_eq!(table.figure(0).injuries, 3);
}

/// LOC-11.11 LOC-11.12 LOC-4.68 LOC-11.18
#[test]
fn a_conditional_hit_is_one_for_a_card() {
    let cards = armed(Item::SmartGun, Intruder::Queen, LIT).hand(YOU, &[ActionCard::Rest]).contaminated(YOU, 1);
    let mut table = lit(cards, Item::SmartGun, AdvantageFace::ConditionalHit);
    table.chooses(YOU, Choice::ShotReroll(YesNo::No));
    let discard = Choice::Advantage(AdvantageAnswer::Discard(ActionCard::Rest));
    assert_eq!(table.answers(YOU), [Choice::Advantage(AdvantageAnswer::Nothing), discard], "contamination will not do");

    table.chooses(YOU, discard);

    assert_eq!((injuries(&table), table.player(YOU).discard.n_actions()), (1, 1));
    let mut unpaid = lit(cards, Item::SmartGun, AdvantageFace::ConditionalHit);
    unpaid.chooses(YOU, Choice::ShotReroll(YesNo::No));
    unpaid.chooses(YOU, Choice::Advantage(AdvantageAnswer::Nothing));
    assert_eq!(injuries(&unpaid), 0);
}

/// LOC-11.13
#[test]
fn an_enhanced_hit_is_one_and_with_a_card_two() {
    let cards = armed(Item::Nailgun, Intruder::Queen, LIT).hand(YOU, &[ActionCard::Rest]);
    let dealt = |answer| {
        let mut table = lit(cards, Item::Nailgun, AdvantageFace::EnhancedHit);
        table.chooses(YOU, Choice::Advantage(answer));
        injuries(&table)
    };

    assert_eq!(dealt(AdvantageAnswer::Nothing), 1);
    assert_eq!(dealt(AdvantageAnswer::Discard(ActionCard::Rest)), 2, "and it is no double hit for the Nailgun");
}

/// LOC-37.11 LOC-40.6 LOC-26.80
#[test]
fn a_double_hit_is_a_single_one_with_some_weapons() {
    let pistol = armed(Item::Pistol, Intruder::Adult, DARK);
    assert_eq!(injuries(&shot(pistol, Item::Pistol, CombatFace::DoubleHit)), 1);
    let nailgun = armed(Item::Nailgun, Intruder::Adult, DARK);
    assert_eq!(injuries(&shot(nailgun, Item::Nailgun, CombatFace::DoubleHit)), 1);
}

/// LOC-40.5 LOC-29.81 LOC-26.49 LOC-11.14 LOC-28.15
#[test]
fn the_flamethrower_grazes_always_and_burns_at_a_double_hit_alone() {
    let flames = armed(Item::Flamethrower, Intruder::Queen, LIT).hand(YOU, &[ActionCard::Rest]);
    let mut graze = lit(flames, Item::Flamethrower, AdvantageFace::ConditionalHit);
    graze.chooses(YOU, Choice::Advantage(AdvantageAnswer::Nothing));
    assert_eq!(injuries(&graze), 1);

    let mut enhanced = lit(flames, Item::Flamethrower, AdvantageFace::EnhancedHit);
    enhanced.chooses(YOU, Choice::Advantage(AdvantageAnswer::Discard(ActionCard::Rest)));
    assert_eq!((injuries(&enhanced), enhanced.board().fire.len()), (2, 0));

    let double = lit(flames, Item::Flamethrower, AdvantageFace::DoubleHit);
    assert!(double.board().fire.has(RoomNumber(LIT)));
    let blank = shot(armed(Item::Flamethrower, Intruder::Queen, DARK), Item::Flamethrower, CombatFace::Blank);
    assert_eq!(injuries(&blank), 0);
}

/// LOC-39.22
#[test]
fn the_shotgun_deals_one_more_at_a_single_or_double_hit() {
    let shotgun = armed(Item::PrototypeShotgun, Intruder::Queen, DARK);
    let dealt = |face| injuries(&shot(shotgun, Item::PrototypeShotgun, face));
    use CombatFace::{Blank, Creeper, DoubleHit, SingleHit};
    assert_eq!([Blank, Creeper, SingleHit, DoubleHit].map(dealt), [0, 1, 2, 3]);
}

/// LOC-39.20 LOC-37.13 LOC-11.10
#[test]
fn some_dice_are_rolled_again_and_the_smart_gun_only_with_power() {
    let mut pistol =
        shot(armed(Item::PrototypePistol, Intruder::Queen, DARK), Item::PrototypePistol, CombatFace::Blank);
    pistol.chooses(YOU, Choice::ShotReroll(YesNo::Yes)).shows(Outcome::ShotRoll(CombatFace::SingleHit));
    assert_eq!(injuries(&pistol), 1);

    let smart = shot(armed(Item::SmartGun, Intruder::Queen, DARK), Item::SmartGun, CombatFace::Blank);
    assert!(smart.is_quiet());
    let mut smart = lit(armed(Item::SmartGun, Intruder::Queen, LIT), Item::SmartGun, AdvantageFace::Creeper);
    smart.chooses(YOU, Choice::ShotReroll(YesNo::Yes)).shows(Outcome::AdvantageRoll(AdvantageFace::DoubleHit));
    assert_eq!(injuries(&smart), 2);
}

/// LOC-37.10
#[test]
fn the_smg_buys_a_second_die_before_the_roll() {
    let mut table = fires(armed(Item::Smg, Intruder::Queen, DARK).empty_handed(SHE), YOU, Item::Smg, FIRST);
    let before = table.player(YOU).hands.item(Item::Smg).expect("it is held").ammo;

    table.chooses(YOU, Choice::SecondDie(YesNo::Yes));
    table.shows(Outcome::ShotRoll(CombatFace::DoubleHit)).shows(Outcome::ShotRoll(CombatFace::Blank));
    table.chooses(YOU, Choice::DieChoice(DieAnswer::First));

    assert_eq!(injuries(&table), 2);
    assert_eq!(table.player(YOU).hands.item(Item::Smg).expect("it is held").ammo, before - 1);
}

/// LOC-39.21
#[test]
fn the_prototype_rifle_spends_a_round_for_an_injury_more() {
    let rifle = armed(Item::PrototypeRifle, Intruder::Queen, DARK);
    let loaded =
        rifle.with(|board| board.player_mut(YOU).hands.item_mut(Item::PrototypeRifle).expect("it is held").ammo = 2);
    let mut table = shot(loaded, Item::PrototypeRifle, CombatFace::DoubleHit);
    table.chooses(YOU, Choice::ExtraRound(YesNo::Yes));
    assert_eq!(injuries(&table), 3);

    let empty = shot(
        rifle.with(|board| board.player_mut(YOU).hands.item_mut(Item::PrototypeRifle).expect("it is held").ammo = 0),
        Item::PrototypeRifle,
        CombatFace::DoubleHit,
    );
    assert_eq!(injuries(&empty), 2, "without a round nobody is asked");
}

/// LOC-44.3 LOC-15.21
#[test]
fn a_conductive_hide_is_hurt_more_by_energy() {
    let known = armed(Item::Pistol, Intruder::Adult, DARK).weakness(0, Weakness::ConductiveHide, None);
    assert_eq!(injuries(&shot(known.knowledge(YOU, 3), Item::Pistol, CombatFace::SingleHit)), 2);
    assert_eq!(injuries(&shot(known.knowledge(YOU, 2), Item::Pistol, CombatFace::SingleHit)), 1);
    let nails =
        armed(Item::Nailgun, Intruder::Adult, DARK).weakness(0, Weakness::ConductiveHide, None).knowledge(YOU, 3);
    assert_eq!(injuries(&shot(nails, Item::Nailgun, CombatFace::SingleHit)), 1);
}

/// LOC-44.5
#[test]
fn soft_organs_bear_one_less_of_whoever_knows_them() {
    let known = armed(Item::Pistol, Intruder::Adult, DARK).weakness(0, Weakness::SoftOrgans, None);
    let killed = |knowledge| {
        let mut table = shot(known.knowledge(YOU, knowledge), Item::Pistol, CombatFace::SingleHit);
        table.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));
        table.intruders_in(DARK).is_empty()
    };

    assert!(killed(3) && !killed(2));
}

/// LOC-44.6
#[test]
fn who_survives_fire_flees_from_whoever_knows_its_panic() {
    let known = armed(Item::Flamethrower, Intruder::Adult, DARK).weakness(0, Weakness::FirePanic, None);
    let mut table = shot(known.knowledge(YOU, 3), Item::Flamethrower, CombatFace::SingleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutFive)).shows(Outcome::RetreatDraw(Event::Nest));
    assert_eq!(table.intruders_in(26), [Intruder::Adult]);

    let nails = armed(Item::Nailgun, Intruder::Adult, DARK).weakness(0, Weakness::FirePanic, None).knowledge(YOU, 3);
    let mut table = shot(nails, Item::Nailgun, CombatFace::SingleHit);
    table.shows(Outcome::EnduranceDraw(AttackCard::CutFive));
    assert!(table.is_quiet(), "of other weapons it does not");
}

/// LOC-44.2 LOC-7.5
#[test]
fn a_dull_scent_does_not_find_slime() {
    use nemesis_kit::rules::noise::NoiseRoll;
    let slimed =
        given().stands(YOU, LIT).slime(YOU).intruder(Intruder::Adult, 2).weakness(0, Weakness::DullScent, None);
    let noisy = |knowledge| {
        let mut table = slimed.knowledge(YOU, knowledge).under_way(NoiseRoll { seat: YOU });
        table.shows(Outcome::NoiseRoll(NoiseFace::Silence));
        !table.board().noise.is_empty()
    };

    assert!(noisy(2) && !noisy(3));
}

/// LOC-19.25 LOC-19.32 LOC-29.28 LOC-19.34
#[test]
fn each_injury_destroys_an_egg_and_noise_follows() {
    let eggs =
        armed(Item::AssaultRifle, Intruder::Adult, DARK).lies(DARK, ObjectToken::Egg).lies(DARK, ObjectToken::Egg);
    let mut table = fires(eggs, YOU, Item::AssaultRifle, Target::Eggs);
    table.shows(Outcome::ShotRoll(CombatFace::DoubleHit));

    assert_eq!(table.board().place(RoomNumber(DARK)).eggs, 0);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)), "in combat too");
}

/// LOC-11.17
#[test]
fn a_face_is_replaced_then_counted_and_what_is_hit_at_all_is_added_to_last() {
    let known = |weapon| armed(weapon, Intruder::Queen, DARK).weakness(0, Weakness::ConductiveHide, None);
    let dealt = |weapon, face| injuries(&shot(known(weapon).knowledge(YOU, 3), weapon, face));
    use CombatFace::{Blank, Creeper, DoubleHit, SingleHit};

    assert_eq!(dealt(Item::Pistol, DoubleHit), 2, "a double hit is a single one before it is counted");
    assert_eq!([Blank, Creeper, SingleHit].map(|face| dealt(Item::PrototypeShotgun, face)), [0, 2, 3]);
    assert_eq!([Blank, Creeper].map(|face| dealt(Item::AssaultRifle, face)), [0, 0], "nothing is added to a miss");
}
