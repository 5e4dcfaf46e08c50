//! NEM-17.1: the rooms "1".

use nemesis::{
    Choice, Frame, Outcome,
    board::{Held, ObjectToken},
    rules::{actions::Action, aims::RoomAim, turn::PassingAnswer},
    words::{
        ActionCard::{Rest, Search},
        AttackCard, Back, Character, Contamination, CorridorNumber, Door, Event, Intruder, Item, ItemCard, NoiseFace,
        Object, Room, RoomNumber, SeriousWound, Weakness,
    },
};

use crate::table::*;

/// You in this room, at slot 2, with cards to pay with.
fn in_the(room: Room) -> Given {
    given().explored(2, room, 0).stands(YOU, 2).hand(YOU, &[Search, Search, Rest])
}

/// NEM-17.1 NEM-5.48
#[test]
fn the_armory_loads_an_energy_weapon_with_two_rounds() {
    let mut table = in_the(Room::Armory).carries_loaded(YOU, Item::PrototypeRifle, 1).on_the_turn_of(YOU);
    assert_eq!(table.aims_of_the_room(), [RoomAim::Weapon { weapon: Item::PrototypeRifle }]);

    table.uses_the_room(RoomAim::Weapon { weapon: Item::PrototypeRifle });

    table.tells(&[Heard::Handled(Handled::Loaded { seat: YOU, weapon: Item::PrototypeRifle, ammo: 3 })]);
    assert_eq!(table.held(YOU, Item::PrototypeRifle).ammo, 3);
    assert_eq!(table.player(YOU).hand.len(), 1, "a room costs two cards");
}

/// NEM-1.18 NEM-5.49 NEM-9.11 NEM-5.8
#[test]
fn a_room_is_not_used_with_a_malfunction_nor_in_combat_but_in_a_fire() {
    let broken = in_the(Room::CommsRoom).malfunction(2).on_the_turn_of(YOU);
    let fighting = in_the(Room::CommsRoom).intruder(Intruder::Larva, 2).on_the_turn_of(YOU);
    let burning = in_the(Room::CommsRoom).fire(2).on_the_turn_of(YOU);

    assert!(broken.aims_of_the_room().is_empty());
    assert!(fighting.aims_of_the_room().is_empty());
    assert_eq!(burning.aims_of_the_room(), [RoomAim::Nothing]);
}

/// NEM-17.2 NEM-21.5
#[test]
fn in_the_comms_room_everybody_sends_their_own_signal() {
    let mut table = in_the(Room::CommsRoom).signal(SHE).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing);

    table.tells(&[Heard::RoomUsed { seat: YOU, room: RoomNumber(2) }, Heard::SignalSent { seat: YOU }]);
    assert!(table.player(YOU).has_signal);
    assert!(table.aims_of_the_room().is_empty(), "a second one would change nothing");
}

/// NEM-17.3 NEM-26.36
#[test]
fn the_emergency_room_dresses_all_wounds_heals_a_dressed_one_or_all_light_ones() {
    let setting = || {
        in_the(Room::EmergencyRoom)
            .wound(YOU, SeriousWound::Leg)
            .wound(YOU, SeriousWound::Hand)
            .dressed_wound(YOU, SeriousWound::Body)
            .light_wounds(YOU, 2)
            .on_the_turn_of(YOU)
    };
    let heal = RoomAim::HealSerious { wound: SeriousWound::Body };
    assert_eq!(setting().aims_of_the_room(), [RoomAim::DressAll, heal, RoomAim::HealLight]);

    let mut dressed = setting();
    dressed.uses_the_room(RoomAim::DressAll);
    let mut healed = setting();
    healed.uses_the_room(heal);
    let mut light = setting();
    light.uses_the_room(RoomAim::HealLight);

    dressed.tells(
        &[SeriousWound::Leg, SeriousWound::Hand].map(|wound| Heard::Harm(Harm::WoundDressed { seat: YOU, wound })),
    );
    healed.tells(&[Heard::Harm(Harm::WoundHealed { seat: YOU, wound: SeriousWound::Body })]);
    light.tells(&[Heard::Harm(Harm::LightWoundsHealed { seat: YOU, left: 0 })]);
    assert!(dressed.player(YOU).serious_wounds.iter().all(|wound| wound.is_dressed));
    assert_eq!(healed.player(YOU).serious_wounds.len(), 2);
    assert_eq!(light.player(YOU).light_wounds.count(), 0);
}

/// NEM-26.36 NEM-27.16
#[test]
fn where_the_table_says_so_the_emergency_room_heals_undressed_wounds() {
    let table = Given::players(3, &[("er-heals-undressed", "on")])
        .explored(2, Room::EmergencyRoom, 0)
        .stands(YOU, 2)
        .hand(YOU, &[Search, Search])
        .wound(YOU, SeriousWound::Leg)
        .on_the_turn_of(YOU);

    assert_eq!(table.aims_of_the_room(), [RoomAim::DressAll, RoomAim::HealSerious { wound: SeriousWound::Leg }]);
}

/// NEM-17.6 NEM-11.26 NEM-25.78 NEM-26.88
#[test]
fn the_fire_control_system_puts_out_a_fire_and_drives_off_everything_there_largest_first() {
    let mut table = in_the(Room::FireControlSystem)
        .fire(11)
        .intruder(Intruder::Creeper, 11)
        .intruder(Intruder::Queen, 11)
        .on_the_turn_of(YOU);
    assert_eq!(table.aims_of_the_room(), [RoomAim::Room { room: RoomNumber(11) }]);

    table
        .uses_the_room(RoomAim::Room { room: RoomNumber(11) })
        .shows(Outcome::RetreatDraw(Event::Regeneration))
        .shows(Outcome::RetreatDraw(Event::FlammableCompounds));

    let (figure, kind, from) = (id(1), Intruder::Queen, RoomNumber(11));
    let (card, corridor, to) = (Event::Regeneration, CorridorNumber(1), RoomNumber(15));
    table.tells(&[
        Heard::Told(Told::FireWentOut { room: from }),
        Heard::Turned(Turned::RetreatShown { figure, kind, card, corridor }),
        Heard::Told(Told::IntruderMoved { figure, kind, from, to }),
    ]);
    assert!(table.board().fire.is_empty());
    assert_eq!(table.intruders_in(15), [Intruder::Queen]);
    assert_eq!(table.intruders_in(14), [Intruder::Creeper]);
}

/// NEM-25.78 NEM-11.22 NEM-25.19
#[test]
fn a_retreat_against_a_closed_door_destroys_it() {
    let mut table =
        in_the(Room::FireControlSystem).intruder(Intruder::Creeper, 11).door(11, 1, Door::Closed).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Room { room: RoomNumber(11) }).shows(Outcome::RetreatDraw(Event::Regeneration));

    assert_eq!(table.intruders_in(11), [Intruder::Creeper]);
    let corridor = table.board().corridor(RoomNumber(11), CorridorNumber(1)).expect("a corridor");
    assert_eq!(table.board().door(corridor), Door::Destroyed);
}

/// NEM-26.88 NEM-39.3
#[test]
fn phosphates_hurt_each_of_those_driven_off() {
    let mut table = in_the(Room::FireControlSystem)
        .intruder(Intruder::Adult, 11)
        .injured(1)
        .weakness(Object::Egg, Weakness::SusceptibilityToPhosphates)
        .on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Room { room: RoomNumber(11) })
        .shows(Outcome::RetreatDraw(Event::Regeneration))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));

    assert!(table.board().swarm.figures.is_empty());
    assert_eq!(table.board().place(RoomNumber(15)).carcasses, 1, "it died where it had gone");
}

/// NEM-17.7 NEM-17.21 NEM-17.22
#[test]
fn the_generator_starts_the_self_destruct_sequence_and_stops_it() {
    let mut table = in_the(Room::Generator).with(|board| board.turn.actions_left = 2).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing);
    table.tells(&[Heard::SelfDestructStarted {}]);
    assert_eq!(table.board().tracks.self_destruct, Some(0));

    let mut running = in_the(Room::Generator).self_destruct(1).on_the_turn_of(YOU);
    running.uses_the_room(RoomAim::Nothing);
    running.tells(&[Heard::SelfDestructStopped {}]);
    assert_eq!(running.board().tracks.self_destruct, None);
}

/// NEM-17.22 NEM-17.23 NEM-25.24
#[test]
fn the_generator_neither_stops_on_yellow_nor_starts_over_sleepers() {
    let sleeper = nemesis::board::Whereabouts::Hibernating;

    let yellow = in_the(Room::Generator).self_destruct(3).on_the_turn_of(YOU);
    let asleep = in_the(Room::Generator).whereabouts(SHE, sleeper).on_the_turn_of(YOU);
    let running = in_the(Room::Generator).whereabouts(SHE, sleeper).self_destruct(1).on_the_turn_of(YOU);

    assert_eq!(yellow.refuses_the_room(), Some("NEM-17.22"));
    assert_eq!(asleep.refuses_the_room(), Some("NEM-17.23"));
    assert_eq!(running.aims_of_the_room(), [RoomAim::Nothing], "but stopping is allowed");
}

/// In the Laboratory lie an egg and a carcass that was researched before; she carries a corpse.
fn in_the_laboratory() -> Table {
    in_the(Room::Laboratory)
        .lies(2, ObjectToken::Egg)
        .lies(2, ObjectToken::Carcass)
        .stands(SHE, 2)
        .empty_handed(SHE)
        .whereabouts(HE, nemesis::board::Whereabouts::Dead)
        .carries_object(SHE, ObjectToken::Corpse { of: HE })
        .weakness(Object::IntruderCarcass, Weakness::VitalPlaces)
        .on_the_turn_of(YOU)
}

/// NEM-17.8 NEM-15.6 NEM-26.24 NEM-26.65 NEM-27.35
#[test]
fn the_laboratory_researches_what_lies_there_or_is_carried_there_and_is_new() {
    let aims = [Object::CharacterCorpse, Object::Egg].map(|object| RoomAim::Research { object });

    assert_eq!(in_the_laboratory().aims_of_the_room(), aims);
}

/// NEM-15.1 NEM-15.2
#[test]
fn research_turns_the_weakness_of_that_object_up_and_uses_nothing_up() {
    let mut table = in_the_laboratory();

    let corpse = RoomAim::Research { object: Object::CharacterCorpse };
    table.uses_the_room(corpse).shows(Outcome::Research(Weakness::ReactionToDanger));

    let (object, weakness) = (Object::CharacterCorpse, Weakness::ReactionToDanger);
    table.tells(&[Heard::WeaknessDiscovered { object, weakness }]);
    assert_eq!(table.board().weaknesses[Object::CharacterCorpse as usize], Some(Weakness::ReactionToDanger));
    assert!(table.player(SHE).hands.has(Object::CharacterCorpse));
}

/// NEM-17.9 NEM-17.12 NEM-26.73 NEM-1.8
#[test]
fn in_the_nest_an_egg_is_taken_and_then_there_is_noise() {
    let mut table = in_the(Room::Nest).stands(SHE, 2).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Three));

    table.tells(&[
        Heard::Handled(Handled::ObjectTaken { seat: YOU, object: ObjectToken::Egg }),
        Heard::Told(Told::NoiseRolled { seat: YOU, face: NoiseFace::Three }),
        Heard::Told(Told::NoiseMade { room: RoomNumber(2), number: CorridorNumber(3) }),
    ]);
    assert!(table.player(YOU).hands.has(Object::Egg));
    assert_eq!(table.board().nest.eggs, 4);
    assert!(!table.board().noise.is_empty());
}

/// NEM-17.13
#[test]
fn the_last_egg_taken_destroys_the_nest() {
    let mut table =
        in_the(Room::Nest).with(|board| (board.nest.eggs, board.nest.eggs_in_stock) = (1, 7)).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Nothing).shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert!(table.board().nest.is_destroyed);
    assert!(table.aims_of_the_room().is_empty());
}

/// NEM-16.18 NEM-16.31
#[test]
fn with_full_hands_something_is_dropped_before_an_egg_is_taken() {
    let mut table = in_the(Room::Nest).carries_object(YOU, ObjectToken::Carcass).on_the_turn_of(YOU);
    assert!(table.aims_of_the_room().is_empty());

    table
        .does(Action::DropObject { object: ObjectToken::Carcass })
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    table.tells(&[Heard::Handled(Handled::ObjectDropped { seat: YOU, object: ObjectToken::Carcass })]);
    assert_eq!(table.player(YOU).hands.0[1], Held::Object(ObjectToken::Egg));
    assert_eq!(table.board().place(RoomNumber(2)).carcasses, 1);
}

/// NEM-17.10 NEM-25.11 NEM-25.76
#[test]
fn the_storage_gives_one_of_two_items_of_any_colour_and_never_runs_out() {
    let bandages = ItemCard::new(Item::Bandages, Back::Green);
    let mut table = in_the(Room::Storage).on_the_turn_of(YOU);
    assert_eq!(table.aims_of_the_room(), [Back::Red, Back::Yellow, Back::Green].map(|back| RoomAim::Deck { back }));

    table
        .uses_the_room(RoomAim::Deck { back: Back::Green })
        .shows(Outcome::ItemDraw(bandages))
        .shows(Outcome::ItemDraw(ItemCard::new(Item::Medkit, Back::Green)))
        .chooses(YOU, Choice::KeepOne(bandages));

    let back = Back::Green;
    table.tells(&[
        Heard::Handled(Handled::ItemFound { seat: YOU, back, item: None }),
        Heard::Handled(Handled::ItemKept { seat: YOU, back, item: None }),
    ]);
    assert!(table.has(YOU, Item::Bandages));
    assert_eq!(table.board().place(RoomNumber(2)).items, 0);
}

/// NEM-17.11 NEM-17.24 NEM-13.8 NEM-25.71 NEM-25.88
#[test]
fn surgery_removes_infected_cards_and_the_larva_wounds_and_ends_with_a_pass() {
    let mut table = in_the(Room::Surgery).contaminated(YOU, 2).larva(YOU).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::Scan(Contamination::Infected))
        .shows(Outcome::Scan(Contamination::Clean));

    let removed = Heard::ContaminationRemoved { seat: YOU, cards: 1, from_hand: 1, from_deck: 0 };
    table.tells(&[Heard::LarvaRemoved { seat: YOU }]);
    table.tells(&[removed]);
    let player = table.player(YOU);
    assert!(!player.has_larva);
    assert_eq!(player.light_wounds.count(), 1);
    assert!(player.hand.is_empty() && player.discard.is_empty());
    assert_eq!((player.deck.n_actions(), player.deck.contamination.clean), (10, 1));
    assert!(matches!(table.waiting(), Frame::Passing(_)));
    table.chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.player(YOU).has_passed);
}

/// NEM-1.7 NEM-17.46
#[test]
fn an_unexplored_room_has_no_action() {
    let table =
        given().character(YOU, Character::Scout).stands(YOU, 2).hand(YOU, &[Search, Search]).on_the_turn_of(YOU);

    assert!(!table.actions().iter().any(|action| matches!(action, Action::UseRoom { .. })));
}
