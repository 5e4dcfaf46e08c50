//! What everybody hears of what happens.

use engine::{Game, Log, Pending, Setup as _, State, Viewer};
use lockdown::{
    Choice, Heard, Lockdown, Outcome, Setup,
    board::{Bomb, Card, CodeToken, ObjectToken, Rover, Whereabouts},
    heard::{self, Handled, Harm, Told, Turned, Walked},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        attack::Occasion,
        combat::{AdvantageAnswer, DieAnswer, Target},
        computers::ComputerUse,
        death::Death,
        events::EventEffect,
        hands::HandAnswer,
        rooms::{css::CssMoveAnswer, repository::CraftHereAnswer},
        round::RoundStart,
        time::{CssLaunch, TimePasses},
        venting::Venting,
    },
    words::{
        ActionCard::{FieldExperience, Interruption, Rest, Search},
        AdvantageFace, AttackCard, Autodestruction, Back, BackupPower, Cause, Character, CombatFace, ComputerCard,
        Contamination, Contingency, CorridorNumber, CssToken, Door, Ending, Event, Intruder, Item, ItemCard, Level,
        NoiseFace, Objective, Pod, PowerArea, PowerToken, Room, RoomNumber, SeriousWound, ShotFace, StalkerToken,
        Weakness, YesNo,
    },
};
use nemesis_kit::{
    Passage,
    rules::{doors, markers, noise::NoiseRoll},
    words::FigureId,
};

use crate::table::{Given, HE, SHE, Table, YOU, attack, fires, given, go};

/// Everybody hears each of these.
#[track_caller]
fn tells(table: &Table, heard: &[Heard]) {
    let told = table.told();
    for it in heard {
        assert!(told.contains(it), "{it:?} is not told: {told:?}");
    }
}

fn at(room: u8, it: Room) -> Given {
    given().explored(room, it, 2).stands(YOU, room)
}

/// Everything that is heard while a table is set up by whatever lies on top.
fn set_up(players: u8, options: &[(&str, &str)]) -> Vec<Heard> {
    let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
    let mut events = Vec::new();
    let mut state: State<Lockdown> = Lockdown::begin(&setup, &mut Log::On(&mut events));
    while state.board().round == 0 {
        match state.pending() {
            Pending::Chance => {
                let mut odds = Vec::new();
                state.odds(&mut odds);
                state.resolve(odds[0].0, &mut Log::On(&mut events)).expect("it may come up");
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                state.choose(seat, choices[0], &mut Log::On(&mut events)).expect("it is offered");
            }
            Pending::Nobody => panic!("nothing is over yet"),
        }
    }
    events.iter().filter_map(|it| heard::heard(it, Viewer::Spectator)).collect()
}

#[test]
fn how_a_table_is_set_up_is_told_but_no_secret() {
    let told = set_up(3, &[]);
    for seat in [YOU, SHE, HE] {
        assert!(told.iter().any(|it| matches!(it, Heard::NumberDealt { seat: of, .. } if *of == seat)));
        assert!(told.contains(&Heard::ObjectiveDealt { seat, objective: None }));
        assert!(told.iter().any(|it| matches!(it, Heard::CodeDealt { seat: of, code: None, .. } if *of == seat)));
        assert!(told.iter().any(|it| matches!(it, Heard::DraftDrawn { seat: of, .. } if *of == seat)));
        assert!(told.iter().any(|it| matches!(it, Heard::CharacterChosen { seat: of, .. } if *of == seat)));
    }
    assert!(told.contains(&Heard::PowerDealt { area: PowerArea::S01, token: PowerToken::One }));
    assert!(told.iter().any(|it| matches!(it, Heard::FirstPlayerChanged { .. })));
    assert!(told.contains(&Heard::RoundBegan { round: 1 }));

    let together = set_up(3, &[("co-operative", "on")]);
    assert!(together.iter().any(|it| matches!(it, Heard::CommonObjectiveRevealed { .. })));
    assert!(together.iter().any(|it| matches!(it, Heard::CodeTurnedUp { .. })));
}

#[test]
fn turns_payments_and_passes_are_told() {
    let mut table =
        given().stands(YOU, 4).stands(SHE, 22).stands(HE, 22).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    table.does(go(1)).pays(&[Search]).shows(Outcome::NoiseRoll(NoiseFace::Silence)).passes();

    tells(
        &table,
        &[
            Heard::CardDiscarded { seat: YOU, card: Search },
            Heard::Walked(Walked::Moved { seat: YOU, from: RoomNumber(4), to: RoomNumber(6) }),
            Heard::Passed { seat: YOU },
            Heard::TurnEnded { seat: YOU },
            Heard::TurnBegan { seat: SHE },
        ],
    );
    let drawn = given().stands(YOU, 4).under_way(RoundStart {});
    let mut drawn = drawn;
    let (top, _) = drawn.odds()[0];
    drawn.shows(top);
    tells(&drawn, &[Heard::RoundBegan { round: 2 }, Heard::CardDrawn { seat: YOU, card: None }]);
}

#[test]
fn an_interruption_is_told() {
    let room = given().stands(YOU, 4).stands(SHE, 4).hand(YOU, &[Search]).hand(SHE, &[Interruption]);
    let mut table = room.on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(go(1))).chooses(YOU, Choice::Payment(Search));
    table.chooses(SHE, Choice::Interruption(YesNo::Yes));

    tells(&table, &[Heard::Interrupted { seat: SHE, against: YOU }]);
}

#[test]
fn what_a_scan_does_to_cards_and_larvae_is_told() {
    let sick = given().larva(YOU).contaminated(YOU, 1);
    let mut table = sick.uses(YOU, Item::Neutralizer, Aim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected));
    tells(
        &table,
        &[
            Heard::Scanned { seat: YOU, result: None },
            Heard::ContaminationRemoved { seat: YOU, cards: 1, from_hand: 1, from_deck: 0 },
            Heard::LarvaRemoved { seat: YOU },
            Heard::Passed { seat: YOU },
        ],
    );

    let mut host = given().contaminated(YOU, 1).plays(YOU, Rest, Aim::Nothing);
    host.shows(Outcome::Scan(Contamination::Infected));
    tells(&host, &[Heard::Harm(Harm::Infested { seat: YOU })]);
}

#[test]
fn what_is_drawn_up_for_all_to_see_is_told() {
    let deck = given().contaminated(YOU, 1).with(|board| {
        let player = board.player_mut(YOU);
        player.hand.take(Card::Unscanned);
        player.deck.add(Card::Unscanned);
    });
    let mut table = deck.under_way(EventEffect { event: Event::LeavingTheShellOne, nth: 0 });
    table.shows(Outcome::ShellDraw(Card::Unscanned)).shows(Outcome::ShellDraw(Card::Action(Search)));

    tells(&table, &[Heard::ContaminationTurnedUp { seat: YOU }, Heard::CardTurnedUp { seat: YOU, card: Search }]);
}

#[test]
fn power_and_the_elevator_are_told() {
    let with = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::S02 };
    let archive = at(8, Room::Archive).computer(ComputerCard::B);
    let mut table = archive.computes(YOU, with);
    table.shows(Outcome::ComputerDraw(ComputerCard::A));
    tells(
        &table,
        &[
            Heard::ComputerUsed { seat: YOU, action: with.action() },
            Heard::PowerMoved { area: PowerArea::S01, token: PowerToken::Two },
            Heard::PowerMoved { area: PowerArea::S02, token: PowerToken::One },
            Heard::ComputerCardTurned { card: ComputerCard::A },
        ],
    );

    let surge = given().with(|board| board.time.backup = BackupPower::On);
    let table = surge.under_way(EventEffect { event: Event::PowerSurge, nth: 0 });
    tells(&table, &[Heard::BackupTurned { backup: BackupPower::Off }]);

    let called = given().power([(1, true), (2, true), (3, false), (4, true)]).stands(YOU, 2);
    let table = called.uses_the_room(YOU, RoomAim::CallElevator);
    tells(&table, &[Heard::RoomUsed { seat: YOU, room: RoomNumber(2) }, Heard::ElevatorCalled { level: Level::S01 }]);
}

#[test]
fn lock_down_is_told() {
    let archive = at(8, Room::Archive).computer(ComputerCard::B);
    let mut table = archive.computes(YOU, ComputerUse::GainKnowledge);
    table.shows(Outcome::ComputerDraw(ComputerCard::LockDown));

    tells(
        &table,
        &[
            Heard::KnowledgeGained { seat: YOU, knowledge: 2 },
            Heard::LockedDown { room: Some(RoomNumber(8)) },
            Heard::Told(Told::Malfunctioned { room: RoomNumber(8) }),
        ],
    );
}

#[test]
fn what_is_searched_used_and_made_is_told() {
    let mut table = at(8, Room::Archive).plays(YOU, Search, Aim::Deck { back: Back::Green });
    tells(&table, &[Heard::Searched { seat: YOU, room: RoomNumber(8), back: Back::Green, left: 1 }]);
    let medkit = ItemCard::new(Item::Medkit, Back::Green);
    table.shows(Outcome::ItemDraw(medkit)).shows(Outcome::ItemDraw(medkit)).chooses(YOU, Choice::KeepOne(medkit));
    tells(&table, &[Heard::Handled(Handled::ItemFound { seat: YOU, back: Back::Green, item: None })]);
    tells(&table, &[Heard::Handled(Handled::ItemKept { seat: YOU, back: Back::Green, item: None })]);

    let guard = at(1, Room::GuardRoom).empty_handed(YOU);
    let table = guard.uses_the_room(YOU, RoomAim::Crafted { item: Item::Taser });
    tells(&table, &[Heard::ItemsCounted { room: RoomNumber(1), left: 1 }]);
    let taser = ItemCard::new(Item::Taser, Back::Blue);
    tells(&table, &[Heard::ItemTaken { seat: YOU, item: taser }]);

    let hurt = given().light_wounds(YOU, 2).hand(YOU, &[Search, Rest]).carries(YOU, Item::MedicalStapler);
    let mut table = hurt.on_the_turn_of(YOU);
    let stapler = ItemCard::new(Item::MedicalStapler, Back::Green);
    table.does(Action::Use { item: stapler, aim: Aim::HealLight }).pays(&[Rest]);
    tells(
        &table,
        &[
            Heard::ItemUsed { seat: YOU, item: stapler, is_spent: true },
            Heard::Harm(Harm::LightWoundsHealed { seat: YOU, left: 0 }),
        ],
    );
}

#[test]
fn what_is_crafted_in_the_repository_is_told() {
    let parts = given().stands(YOU, 4).stands(SHE, 22).carries(YOU, Item::Medkit);
    let mut table = parts.uses_the_room(YOU, RoomAim::Nothing);
    let of = ItemCard::new(Item::Medkit, Back::Green);
    table.chooses(YOU, Choice::CraftHere(CraftHereAnswer::Craft { item: Item::Neutralizer, of }));

    tells(&table, &[Heard::CraftedHere { seat: YOU, item: Item::Neutralizer, of }]);
}

#[test]
fn what_is_researched_and_given_up_is_told() {
    let laboratory = at(20, Room::Laboratory).weakness(0, Weakness::DullScent, None).empty_handed(YOU);
    let mut table = laboratory
        .carries_object(YOU, ObjectToken::Carcass)
        .uses_the_room(YOU, RoomAim::Research { object: ObjectToken::Carcass, from: Some(YOU) });
    table.shows(Outcome::WeaknessReveal(Weakness::SoftOrgans));

    tells(
        &table,
        &[
            Heard::ObjectResearched { seat: YOU, object: ObjectToken::Carcass, reveals: true },
            Heard::WeaknessRevealed { slot: 2, weakness: Weakness::SoftOrgans },
        ],
    );
}

#[test]
fn what_hands_take_and_let_go_is_told() {
    let floor = given().stands(YOU, 4).stands(SHE, 22).empty_handed(YOU).carries(YOU, Item::PrototypePistol);
    let floor = floor.hand(YOU, &[Search]).lies(4, ObjectToken::Carcass).on_the_turn_of(YOU);
    let mut table = floor;
    let pistol = ItemCard::new(Item::PrototypePistol, Back::Red);
    table.does(Action::PickUp { object: ObjectToken::Carcass }).pays(&[Search]);
    table.does(Action::DropObject { object: ObjectToken::Carcass }).does(Action::DropItem { item: pistol });

    tells(
        &table,
        &[
            Heard::Handled(Handled::ObjectTaken { seat: YOU, object: ObjectToken::Carcass }),
            Heard::Handled(Handled::ObjectDropped { seat: YOU, object: ObjectToken::Carcass }),
            Heard::Handled(Handled::ItemDropped { seat: YOU, item: pistol }),
        ],
    );

    let full = given().stands(YOU, 4).stands(SHE, 22).carries(YOU, Item::PrototypePistol).hand(YOU, &[Search]);
    let mut table = full.lies(4, ObjectToken::Carcass).on_the_turn_of(YOU);
    table.does(Action::PickUp { object: ObjectToken::Carcass }).pays(&[Search]);
    table.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    tells(&table, &[Heard::Handled(Handled::HandsLeftAsTheyAre { seat: YOU })]);
}

#[test]
fn what_is_loaded_and_bound_is_told() {
    let empty = given().empty_handed(YOU).carries(YOU, Item::PrototypePistol);
    let table = empty.uses(YOU, Item::WeaponBattery, Aim::Load { item: Item::PrototypePistol });
    tells(&table, &[Heard::Handled(Handled::Loaded { seat: YOU, weapon: Item::PrototypePistol, ammo: 3 })]);

    let two = empty.carries(YOU, Item::PrototypeShotgun).uses(YOU, Item::DuctTape, Aim::Bind);
    tells(&two, &[Heard::Handled(Handled::ItemsBound { seat: YOU })]);
}

#[test]
fn shots_and_blows_are_told() {
    let fight = given().stands(YOU, 4).empty_handed(YOU).intruder(Intruder::Adult, 4);
    let it = Target::Figure { figure: FigureId(0) };
    let armed = fight.carries(YOU, Item::PrototypeShotgun).hand(YOU, &[Search, Rest]);
    let mut table = armed.stands(SHE, 22).on_the_turn_of(YOU);
    table.does(Action::Shoot { weapon: Item::PrototypeShotgun, at: it }).pays(&[Search]);
    table.shows(Outcome::AdvantageRoll(AdvantageFace::EnhancedHit));
    table.chooses(YOU, Choice::Advantage(AdvantageAnswer::Discard(Rest)));
    table.shows(Outcome::EnduranceDraw(AttackCard::CutTwo));
    tells(
        &table,
        &[
            Heard::AmmoSpent { seat: YOU, weapon: Item::PrototypeShotgun, rounds: 1 },
            Heard::ShotRolled { seat: YOU, die: lockdown::rules::combat::Die::Advantage, face: ShotFace::EnhancedHit },
            Heard::AdvantageTaken { seat: YOU, card: Rest },
            Heard::Told(Told::IntruderDied { figure: FigureId(0), kind: Intruder::Adult, room: RoomNumber(4) }),
        ],
    );
    assert!(table.told().iter().any(|it| matches!(it, Heard::Turned(Turned::EnduranceShown { .. }))));

    let mut both = fires(fight.character(YOU, Character::Sentry).stands(YOU, 4), YOU, Item::Smg, it);
    both.chooses(YOU, Choice::SecondDie(YesNo::Yes)).shows(Outcome::AdvantageRoll(AdvantageFace::Creeper));
    both.shows(Outcome::AdvantageRoll(AdvantageFace::SingleHit)).chooses(YOU, Choice::DieChoice(DieAnswer::Second));
    tells(&both, &[Heard::DieChosen { seat: YOU, face: ShotFace::SingleHit }]);
}

#[test]
fn a_blow_and_a_retreat_are_told() {
    let fight = given().stands(YOU, 4).stands(SHE, 22).intruder(Intruder::Adult, 4).hand(YOU, &[Search]);
    let mut table = fight.on_the_turn_of(YOU);
    table.does(Action::Melee { at: Target::Figure { figure: FigureId(0) } }).pays(&[Search]);
    table.shows(Outcome::MeleeRoll(CombatFace::SingleHit)).shows(Outcome::EnduranceDraw(AttackCard::CutRetreat));
    table.shows(Outcome::RetreatDraw(Event::CoolantLeak));

    tells(
        &table,
        &[
            Heard::Harm(Harm::Contaminated { seat: YOU }),
            Heard::Told(Told::CombatRolled { seat: YOU, face: CombatFace::SingleHit }),
        ],
    );
    assert!(table.told().iter().any(|it| matches!(it, Heard::Turned(Turned::RetreatShown { .. }))));
}

#[test]
fn an_attack_in_the_dark_and_what_is_done_against_it_are_told() {
    let dark = given().stands(YOU, 22).intruder(Intruder::Adult, 22);
    let mut table = dark.under_way(attack(0, YOU, Occasion::EventPhase));
    table.attacks_with(AttackCard::CutThree);
    tells(&table, &[Heard::DarkPart { seat: YOU, attack: AttackCard::CutThree.print().attack }]);

    let lab = given().character(YOU, Character::LabRat).stands(YOU, 22).stands(SHE, 22);
    let lab = lab.hand(YOU, &[lockdown::words::ActionCard::Inconspicuous]).intruder(Intruder::Adult, 22);
    let mut slips = lab.under_way(attack(0, YOU, Occasion::EventPhase));
    let instead = lockdown::rules::attack::reactions::BeforeTheCardAnswer::Inconspicuous { instead: SHE };
    slips.chooses(YOU, Choice::BeforeTheCard(instead));
    tells(
        &slips,
        &[Heard::ReactionPlayed { seat: YOU, card: lockdown::words::ActionCard::Inconspicuous, instead: Some(SHE) }],
    );
}

#[test]
fn a_light_is_told() {
    let dark = given().stands(YOU, 22).intruder(Intruder::Adult, 22).carries(YOU, Item::Flashlight);
    let mut table = dark.under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::CutThree));
    let with = lockdown::rules::light::LightAnswer::Flashlight;
    table.chooses(YOU, Choice::Reaction(lockdown::rules::attack::reactions::ReactionAnswer::Light { with }));

    tells(&table, &[Heard::LitUp { seat: YOU, item: Item::Flashlight }]);
}

#[test]
fn what_the_time_track_brings_is_told() {
    let table = given().time(15).under_way(TimePasses {});
    tells(
        &table,
        &[
            Heard::TimePassed { space: 14 },
            Heard::ThresholdCrossed { from: 15 },
            Heard::PowerTurned { area: PowerArea::S02, token: PowerToken::Two, is_active: false },
        ],
    );

    let alert = given().stands(YOU, 13).time(10).uses_the_room(YOU, RoomAim::StartAlert);
    tells(&alert, &[Heard::AlertStarted { space: 5 }]);
    let bomb = at(20, Room::CoolingSystem).time(12).uses_the_room(YOU, RoomAim::Nothing);
    tells(&bomb, &[Heard::AutodestructionStarted { space: 9 }]);
    let running = |side| {
        at(20, Room::PowerGenerator).time(9).with(move |board| {
            board.time.autodestruction = Some(Bomb { space: 9, side });
        })
    };
    let stopped = running(Autodestruction::Yellow).uses_the_room(YOU, RoomAim::StopAutodestruction);
    tells(&stopped, &[Heard::AutodestructionStopped {}]);
    let red = running(Autodestruction::Yellow).under_way(TimePasses {});
    tells(&red, &[Heard::AutodestructionTurnedRed { space: 6 }]);
    let destroyed = running(Autodestruction::Red).active_code(Contingency::Green).under_way(TimePasses {});
    tells(&destroyed, &[Heard::ComplexDestroyed { ending: Ending::Autodestruction }]);
    assert!(destroyed.told().iter().any(|it| matches!(it, Heard::GameOver { .. })));
}

#[test]
fn launches_are_told() {
    let waiting = given().explored(20, Room::CssRoomA, 1).explored(21, Room::CssRoomB, 1).time(10);
    let waiting = waiting.whereabouts(YOU, Whereabouts::Pod { pod: Pod::A });
    let mut table = waiting.whereabouts(SHE, Whereabouts::Pod { pod: Pod::B }).under_way(CssLaunch {});
    table.shows(Outcome::CssReveal(CssToken::A));

    tells(&table, &[Heard::PodLaunched { pod: Pod::A, seat: YOU }, Heard::LaunchFailed { pod: Pod::B, seat: SHE }]);
    let mut moved = at(1, Room::CssControlRoom).uses_the_room(YOU, RoomAim::Css { space: 10 });
    moved.shows(Outcome::CssLook(CssToken::NoPod)).chooses(YOU, Choice::CssMove(CssMoveAnswer::Later));
    tells(&moved, &[Heard::CssMoved { from: 10, to: 9 }]);
}

#[test]
fn ways_out_are_told() {
    let exit = at(1, Room::Surgery).empty_handed(YOU).with(|board| board.is_gate_open = true);
    let rover = exit.uses_the_room(YOU, RoomAim::EvacuateByRover);
    tells(&rover, &[Heard::RoverMoved { room: None }, Heard::Evacuated { seat: YOU }]);
    assert_eq!(rover.board().rover, Rover::Bunker);

    let suited = exit.carries(YOU, Item::EnviroSuit).intruder(Intruder::Adult, 2);
    let mut failed = suited.uses_the_room(YOU, RoomAim::EvacuateOnFoot);
    failed.shows(Outcome::NoiseRoll(NoiseFace::Danger));
    tells(&failed, &[Heard::EvacuationFailed { seat: YOU }]);
}

#[test]
fn venting_is_told() {
    let target = RoomAim::Room { room: RoomNumber(12) };
    let table = at(1, Room::VentControlRoom).fire(12).uses_the_room(YOU, target);
    let corridor = Passage { room: RoomNumber(12), corridor: CorridorNumber(3) };
    tells(
        &table,
        &[
            Heard::VentingStarted { room: RoomNumber(12) },
            Heard::Told(Told::DoorChanged { passage: corridor, door: Door::Closed }),
            Heard::Told(Told::FireWentOut { room: RoomNumber(12) }),
        ],
    );

    let shut = given().with(|board| board.venting = Some(RoomNumber(12))).under_way(Venting { room: None });
    tells(&shut, &[Heard::Vented { room: RoomNumber(12) }]);
}

#[test]
fn markers_are_told() {
    let (mut board, mut heard) = (given().board, Vec::new());
    let log = &mut Log::On(&mut heard);
    markers::slime::<Lockdown>(&mut board, YOU, log);
    assert!(markers::put_fire::<Lockdown>(&mut board, RoomNumber(4), log).is_none());
    let heard: Vec<Heard> = heard.iter().filter_map(|it| heard::heard(it, Viewer::Spectator)).collect();
    assert_eq!(
        heard,
        [Heard::Told(Told::Slimed { seat: YOU }), Heard::Told(Told::FireBrokeOut { room: RoomNumber(4) }),]
    );

    let washed = given().slime(YOU).uses(YOU, Item::FireBlanket, Aim::Clean);
    tells(&washed, &[Heard::Told(Told::SlimeWashedOff { seat: YOU })]);
    let mended = at(20, Room::PowerGenerator).malfunction(20).uses(YOU, Item::Toolbelt, Aim::Repair);
    tells(&mended, &[Heard::Told(Told::Repaired { room: RoomNumber(20) })]);
    let mut danger = given().stands(YOU, 4).under_way(NoiseRoll { seat: YOU });
    danger.shows(Outcome::NoiseRoll(NoiseFace::Danger));
    tells(&danger, &[Heard::Told(Told::NoiseAllAround { room: RoomNumber(4) })]);
}

#[test]
fn a_door_that_opens_is_told() {
    let (mut board, mut heard) = (given().door(4, 2, Door::Closed).board, Vec::new());
    let passage = Passage { room: RoomNumber(1), corridor: CorridorNumber(2) };
    let corridor = passage.find(board.plan()).expect("it is one");
    doors::open::<Lockdown>(&mut board, corridor, &mut Log::On(&mut heard));

    assert_eq!(heard, [Heard::Told(Told::DoorChanged { passage, door: Door::Open }).into()]);
}

#[test]
fn wounds_that_are_treated_are_told() {
    let hurt = given().wound(YOU, SeriousWound::Leg);
    let dressed = hurt.uses(YOU, Item::Medkit, Aim::Dress { wound: SeriousWound::Leg });
    tells(&dressed, &[Heard::Harm(Harm::WoundDressed { seat: YOU, wound: SeriousWound::Leg })]);
    let hurt = given().dressed_wound(YOU, SeriousWound::Leg);
    let healed = hurt.uses(YOU, Item::Medkit, Aim::Heal { wound: SeriousWound::Leg });
    tells(&healed, &[Heard::Harm(Harm::WoundHealed { seat: YOU, wound: SeriousWound::Leg })]);
}

#[test]
fn what_the_bag_gives_and_takes_is_told() {
    let noisy = given().stands(YOU, 4).noise(4, 1).in_the_bag(StalkerToken::LarvaOneTwo);
    let mut table = noisy.under_way(NoiseRoll { seat: YOU });
    table.shows(Outcome::NoiseRoll(NoiseFace::One)).shows(Outcome::EncounterDraw(StalkerToken::LarvaOneTwo));

    tells(
        &table,
        &[
            Heard::Told(Told::TokenDrawn { token: StalkerToken::LarvaOneTwo }),
            Heard::Told(Told::Encountered { seat: YOU, room: RoomNumber(4) }),
        ],
    );
}

#[test]
fn looks_at_decks_are_told_without_what_was_seen() {
    let wise = at(20, Room::PowerGenerator).character(YOU, Character::Xenobiologist).stands(YOU, 20).knowledge(YOU, 6);
    let mut table = wise.plays(YOU, FieldExperience, Aim::Attacks);
    table.shows(Outcome::AttackLook(AttackCard::CutTwo)).shows(Outcome::AttackLook(AttackCard::CutThree));
    tells(&table, &[Heard::AttackSeen { seat: YOU, card: None }]);
    let order = lockdown::rules::cards::top_cards::TopOrderAnswer::Second;
    table.chooses(YOU, Choice::TopOrder(order));
    let deck = lockdown::rules::cards::top_cards::TopDeck::Attacks;
    tells(&table, &[Heard::TopCardsPlaced { seat: YOU, deck, on_top: order }]);
}

#[test]
fn the_end_is_told_step_by_step() {
    let last = given().whereabouts(YOU, Whereabouts::LockedIn).whereabouts(HE, Whereabouts::Bunker);
    let last = last.objective(YOU, Objective::LeadResearcher).active_code(Contingency::Green).stands(SHE, 22);
    let table = last.under_way(Death { seat: SHE, by: Cause::Attack });

    let told = table.told();
    assert!(told.contains(&Heard::SquadArrived { ending: Ending::TimeOut }), "{told:?}");
    assert!(told.contains(&Heard::CodeRevealed { code: Contingency::Green }));
}

#[test]
fn who_leaves_the_table_is_told() {
    let mut table = given().on_the_turn_of(YOU);
    table.resigns(SHE);

    tells(&table, &[Heard::Resigned { seat: SHE }]);
}

#[test]
fn a_code_that_is_taken_is_told() {
    let alert = given().stands(YOU, 13);
    let mut table = alert.uses_the_room(YOU, RoomAim::Code { token: CodeToken(4) });
    table.shows(Outcome::CodeLook(Contingency::Yellow));

    tells(&table, &[Heard::CodeTaken { seat: YOU, token: CodeToken(4) }]);
}

#[test]
fn a_signal_and_a_consent_are_told() {
    let signal = at(20, Room::TransmitterControlRoom).uses_the_room(YOU, RoomAim::SendSignal);
    tells(&signal, &[Heard::SignalSent { seat: YOU }]);

    let here = given().power([(1, true), (2, true), (3, false), (4, true)]).elevator(Level::S01);
    let mut ride = here.stands(YOU, 2).stands(SHE, 2).uses_the_room(YOU, RoomAim::RideTo { level: Level::S02 });
    ride.chooses(SHE, Choice::RideAlong(YesNo::No));
    tells(&ride, &[Heard::Consented { seat: SHE, answer: YesNo::No }]);
}
