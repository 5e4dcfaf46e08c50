//! LOC-38.70 to LOC-38.74: the cards of the Hacker.

use lockdown::{
    Choice, Outcome,
    rules::{
        aims::{Aim, RoomAim},
        cards::hacker::BypassAnswer,
        computers::ComputerUse,
    },
    words::{ActionCard, ComputerCard, CssToken, Item, PowerArea, Room, RoomNumber},
};

use crate::table::{Given, YOU, given};

const LEARN: ComputerUse = ComputerUse::GainKnowledge;

/// In a room of the lit S-02, and card B is up.
fn lit(room: Room) -> Given {
    given().computer(ComputerCard::B).explored(8, room, 1).stands(YOU, 8)
}

/// In a room of the dark S-03.
fn dark(room: Room) -> Given {
    given().computer(ComputerCard::B).explored(20, room, 1).stands(YOU, 20)
}

/// LOC-38.70 LOC-29.76 LOC-18.10 LOC-26.77
#[test]
fn neuralink_needs_power_or_a_computer_and_not_both() {
    let links = |given: Given| !given.card_aims(YOU, ActionCard::Neuralink).is_empty();
    assert!(links(lit(Room::EmergencyRoom)), "power, and no computer");
    assert!(links(lit(Room::Laboratory).malfunction(8)), "a malfunction takes the computer away");
    assert!(links(dark(Room::Laboratory)), "a computer, and no power");
    assert!(!links(lit(Room::Laboratory)) && !links(dark(Room::EmergencyRoom)));
    assert!(!links(given().stands(YOU, 6)), "staircases have neither");

    let mut table = dark(Room::Laboratory).plays(YOU, ActionCard::Neuralink, Aim::Computer { with: LEARN });
    table.shows(Outcome::ComputerDraw(ComputerCard::A));
    assert_eq!((table.player(YOU).knowledge, table.board().computer), (2, Some(ComputerCard::A)));
    let mut powered = lit(Room::EmergencyRoom).plays(YOU, ActionCard::Neuralink, Aim::Computer { with: LEARN });
    powered.shows(Outcome::ComputerDraw(ComputerCard::A));
    assert_eq!((powered.player(YOU).knowledge, powered.board().computer), (2, Some(ComputerCard::A)));
}

/// LOC-38.71 LOC-29.86 LOC-18.4 LOC-4.84
#[test]
fn bypass_uses_line_after_line_and_then_the_card_goes_under_the_deck() {
    let mut table = lit(Room::Laboratory).plays(YOU, ActionCard::Bypass, Aim::Lines);
    assert!(!table.answers(YOU).contains(&Choice::Bypass(BypassAnswer::Done)), "one line at least");
    let line = |with| Choice::Bypass(BypassAnswer::Line { with });

    table.chooses(YOU, line(ComputerUse::LookAtCssToken { space: 6 })).shows(Outcome::CssLook(CssToken::A));
    table.chooses(YOU, line(LEARN));
    assert!(!table.answers(YOU).contains(&line(LEARN)), "no line twice");
    assert!(!table.answers(YOU).contains(&line(ComputerUse::LookAtCssToken { space: 4 })));
    table.chooses(YOU, Choice::Bypass(BypassAnswer::Done)).shows(Outcome::ComputerDraw(ComputerCard::C));

    assert_eq!((table.player(YOU).knowledge, table.board().computer), (2, Some(ComputerCard::C)));
    assert!(table.is_quiet());
}

/// LOC-38.71 LOC-29.86
#[test]
fn after_the_third_line_nobody_is_asked() {
    let mut table = lit(Room::Laboratory).plays(YOU, ActionCard::Bypass, Aim::Lines);
    let swap = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::S02 };
    for with in [LEARN, swap, ComputerUse::LookAtCssToken { space: 6 }] {
        table.chooses(YOU, Choice::Bypass(BypassAnswer::Line { with }));
    }
    table.shows(Outcome::CssLook(CssToken::A)).shows(Outcome::ComputerDraw(ComputerCard::C));
    assert!(table.is_quiet());
}

/// LOC-38.71 LOC-16.32
#[test]
fn or_bypass_turns_the_power_of_the_level_over() {
    assert_eq!(dark(Room::Laboratory).card_aims(YOU, ActionCard::Bypass), [Aim::TurnPower], "no power, no lines");
    let table = dark(Room::Surgery).plays(YOU, ActionCard::Bypass, Aim::TurnPower);
    assert!(table.board().has_power(RoomNumber(20)));

    let off = lit(Room::Surgery).plays(YOU, ActionCard::Bypass, Aim::TurnPower);
    assert!(!off.board().has_power(RoomNumber(8)));
    assert!(given().stands(YOU, 6).card_aims(YOU, ActionCard::Bypass).is_empty(), "no level on staircases");
}

/// LOC-38.72 LOC-17.11
#[test]
fn recharge_adds_two_rounds_to_an_energy_weapon_where_there_is_power() {
    let empty = |ammo| {
        lit(Room::Surgery).with(|board| {
            board.player_mut(YOU).hands.item_mut(Item::SmartGun).expect("the Hacker has one").ammo = ammo;
        })
    };
    let load = Aim::Load { item: Item::SmartGun };
    let ammo = |table: crate::table::Table| table.player(YOU).hands.item(Item::SmartGun).map(|gun| gun.ammo);

    assert_eq!(ammo(empty(0).plays(YOU, ActionCard::Recharge, load)), Some(2));
    assert_eq!(ammo(empty(2).plays(YOU, ActionCard::Recharge, load)), Some(3), "not above the maximum");
    assert!(empty(3).card_aims(YOU, ActionCard::Recharge).is_empty());
    assert!(empty(0).stands(YOU, 22).card_aims(YOU, ActionCard::Recharge).is_empty(), "in the dark");
    let classic = empty(3).carries(YOU, Item::Flamethrower).with(|board| {
        board.player_mut(YOU).hands.item_mut(Item::Flamethrower).expect("it is in a hand").ammo = 0;
    });
    assert!(classic.card_aims(YOU, ActionCard::Recharge).is_empty(), "no energy weapon");
}

/// LOC-38.73 LOC-29.76
#[test]
fn it_works_for_me_repairs_and_then_uses_the_computer() {
    let broken = lit(Room::Laboratory).malfunction(8);
    let both = Aim::RepairAndCompute { with: LEARN };
    let mut table = broken.plays(YOU, ActionCard::ItWorksForMe, both);
    table.shows(Outcome::ComputerDraw(ComputerCard::A));
    assert!(table.board().malfunction.is_empty());
    assert_eq!(table.player(YOU).knowledge, 2);

    let repaired = broken.plays(YOU, ActionCard::ItWorksForMe, Aim::Repair);
    assert!(repaired.is_quiet() && repaired.board().computer == Some(ComputerCard::B), "one may leave it at that");
    let alone = dark(Room::Laboratory).malfunction(20).card_aims(YOU, ActionCard::ItWorksForMe);
    assert_eq!(alone, [Aim::Repair], "without power");
    let plain = lit(Room::Surgery).malfunction(8).card_aims(YOU, ActionCard::ItWorksForMe);
    assert_eq!(plain, [Aim::Repair], "without a computer");
    assert!(lit(Room::Laboratory).card_aims(YOU, ActionCard::ItWorksForMe).is_empty());
}

/// LOC-38.74 LOC-29.76 LOC-9.16
#[test]
fn the_master_plan_runs_a_room_with_a_computer_and_needs_no_power() {
    let start = Aim::RoomAction { room: RoomNumber(20), with: RoomAim::Nothing };
    let cooling = dark(Room::CoolingSystem);
    let table = cooling.plays(YOU, ActionCard::MasterPlan, start);
    assert!(table.board().time.autodestruction.is_some());

    let runs = |given: Given| {
        let aims = given.card_aims(YOU, ActionCard::MasterPlan);
        aims.iter().any(|aim| matches!(aim, Aim::RoomAction { .. }))
    };
    assert!(!runs(cooling.malfunction(20)) && !runs(dark(Room::Surgery)));
    let look = Aim::Tiles { one: RoomNumber(1), other: Some(RoomNumber(3)) };
    assert!(dark(Room::Surgery).card_aims(YOU, ActionCard::MasterPlan).contains(&look));
}
