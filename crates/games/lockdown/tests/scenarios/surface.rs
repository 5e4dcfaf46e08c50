//! LOC-25.60 to LOC-25.75: the side with the Martian surface: its places, its die, and what is found there.

use engine::{Game, Log, Setup as _, Word};
use lockdown::{
    Choice, Frame, Heard, Lockdown, Outcome, Setup,
    board::Rover,
    heard::Told,
    rules::movement::{Manner, Movement},
    words::{
        ActionCard::{Rest, Search},
        Back, CorridorNumber, Event, ExplorationToken, Intruder, Item, ItemCard, Mode, NoiseFace, Room, RoomNumber,
        Side, SurfaceCard, SurfaceEffect, SurfaceFace, SurfaceToken, Zone,
    },
};
use nemesis_kit::{Ways, rules::injuries};

use crate::table::{
    Given, HE, SHE, Table, YOU, go,
    ground::{A, B, C, D, E, X1, X2, X3},
};

fn outside() -> Given {
    Given::outside()
}

/// You go through the corridor with this number, or along the path that it stands for.
fn goes(given: Given, corridor: u8) -> Table {
    let movement = Movement::through(&given.board, YOU, CorridorNumber(corridor), Manner::Plain);
    given.under_way(movement)
}

fn zones(table: &Table) -> Vec<Zone> {
    Zone::ALL.iter().copied().filter(|&zone| table.board().noise.has(zone_way(zone))).collect()
}

fn zone_way(zone: Zone) -> nemesis_kit::Way {
    lockdown::content::complex::Exit::Zone(zone).way()
}

/// You stand on X2 and come to X1, where the die of the surface shows something.
fn rolled(given: Given, face: SurfaceFace) -> Table {
    let mut table = goes(given, B);
    table.shows(Outcome::SurfaceRoll(face));
    table
}

/// LOC-25.60 LOC-25.61 LOC-25.62 LOC-25.65 LOC-25.68
#[test]
fn the_other_side_has_crossroads_with_tokens_and_a_deck_of_its_own() {
    let board = Given::other_side(3).board;

    assert_eq!((board.unseen_surface_tokens.len(), board.surface.pile.len()), (10, 8));
    assert_eq!(board.crossroads().iter().map(|room| room.0).collect::<Vec<_>>(), [X1, X2, X3]);
    assert!(board.crossroads().and(board.explored).is_empty(), "their tokens lie face down");
    assert!(board.crossroads().iter().all(|room| board.place(room).tile.is_some()), "what they are is printed");
    let exits: Vec<u8> = (1..=30).filter(|&room| board.is_exit(RoomNumber(room))).collect();
    assert_eq!((exits, board.rover), (vec![2, 5, 16], Rover::Exit { room: RoomNumber(16) }));

    let main = crate::table::given().board;
    assert_eq!((main.unseen_surface_tokens.len(), main.surface.pile.len()), (0, 0));
    assert!(main.crossroads().is_empty());
}

/// LOC-25.63
#[test]
fn the_other_side_is_there_in_every_mode() {
    for (players, mode) in [(1, Mode::Solo), (3, Mode::SemiCooperative), (4, Mode::FullCooperative)] {
        let setup = Setup { mode, side: Side::Alternative, ..Setup::standard(players) };
        let state = Lockdown::begin(&setup, &mut Log::Off);
        assert_eq!((state.board().surface.pile.len(), state.board().setup.mode), (8, mode));
    }
}

/// LOC-25.66 LOC-25.80 LOC-29.43
#[test]
fn one_walks_along_paths_with_no_equipment_and_a_closed_gate() {
    let mut table = outside().hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    assert!(!table.board().is_gate_open && !table.player(YOU).has_suit());
    assert!([B, C, D].iter().all(|&path| table.offers(go(path))));
    assert!([A, E, 1, 4].iter().all(|&way| !table.offers(go(way))));
    assert_eq!(table.refuses(go(1)), Some("LOC-25.69"), "nobody walks in a zone");

    table.does(go(B)).pays(&[Rest]);

    assert_eq!(table.room_of(YOU), X1);
    assert!(matches!(table.waiting(), Frame::SurfaceRoll(roll) if roll.seat == YOU));
}

/// LOC-25.66 LOC-29.166
#[test]
fn an_exit_room_and_a_crossroads_are_neighbours_and_two_crossroads_only_along_a_path() {
    let plan = outside().board.plan();
    let next_to = |room: u8| plan.neighbours(RoomNumber(room)).iter().map(|it| it.0).collect::<Vec<_>>();

    assert_eq!([next_to(X1), next_to(X2), next_to(X3)], [vec![2, X2], vec![16, X1, X3], vec![5, X2]]);
    assert!(next_to(16).contains(&X2) && next_to(2).contains(&X1) && !next_to(X1).contains(&X3));
}

/// LOC-25.79 LOC-25.65 LOC-35.26
#[test]
fn whoever_comes_to_an_unknown_crossroads_resolves_its_token_and_then_makes_noise() {
    let unknown = outside().with(|board| board.explored.remove(RoomNumber(X1)));
    let mut table = goes(unknown, B);
    assert_eq!(table.odds().len(), 10, "no tile is turned up");
    table.shows(Outcome::SurfaceTokenReveal(SurfaceToken::SlimeThree));

    assert!(table.player(YOU).has_slime && matches!(table.waiting(), Frame::SurfaceRoll(_)));
    let place = table.board().place(RoomNumber(X1));
    assert_eq!((place.items, place.surface_token), (0, None));
    let told = Heard::SurfaceExplored {
        seat: YOU,
        number: RoomNumber(X1),
        room: Room::Crossroads,
        effect: SurfaceEffect::Slime,
        items: 0,
    };
    assert!(table.told().contains(&told));
    assert!(goes(outside().stands(SHE, X1), B).is_quiet(), "somebody is there, so there is no noise");
}

/// LOC-25.75 LOC-35.20 LOC-35.21 LOC-35.22
#[test]
fn a_token_gives_the_top_item_of_its_deck_before_the_noise() {
    let tokens = [
        (SurfaceToken::RedItemTwo, Item::Glowstick, Back::Red),
        (SurfaceToken::YellowItemTwo, Item::Toolbelt, Back::Yellow),
        (SurfaceToken::GreenItemTwo, Item::Medkit, Back::Green),
    ];
    for (token, item, back) in tokens {
        let mut table = goes(outside().stands(YOU, X1), A);
        table.shows(Outcome::TileReveal(Room::Surgery)).shows(Outcome::SurfaceTokenReveal(token));
        let card = ItemCard::new(item, back);
        table.shows(Outcome::ItemDraw(card)).chooses(YOU, Choice::KeepOne(card));

        assert!(table.player(YOU).has_item(item), "{token:?}");
        assert_eq!(table.board().place(RoomNumber(2)).items, 2, "the number of a token counts in a building");
        assert!(matches!(table.waiting(), Frame::SurfaceRoll(_)));
    }
}

/// LOC-25.75 LOC-35.23
#[test]
fn a_token_may_bring_a_card_and_then_the_noise() {
    let unknown = outside().with(|board| board.explored.remove(RoomNumber(X1)));
    let mut table = goes(unknown, B);
    table.shows(Outcome::SurfaceTokenReveal(SurfaceToken::SurfaceCardThree));
    table.shows(Outcome::SurfaceCardDraw(SurfaceCard::ThinAir));

    assert_eq!(table.wounds(YOU), (1, 0));
    assert!(matches!(table.waiting(), Frame::SurfaceRoll(_)));

    let mut dying = goes(unknown.light_wounds(YOU, 2).with(last_wound), B);
    dying.shows(Outcome::SurfaceTokenReveal(SurfaceToken::SurfaceCardThree));
    dying.shows(Outcome::SurfaceCardDraw(SurfaceCard::ThinAir));
    assert!(dying.is_quiet() && !dying.player(YOU).is_alive(), "the dead make no noise");
}

/// Any further wound is deadly to you.
fn last_wound(board: &mut lockdown::board::Board) {
    use lockdown::{board::Wound, words::SeriousWound};
    for wound in [SeriousWound::Guts, SeriousWound::Knee, SeriousWound::Leg] {
        board.wounds.deck.take(wound);
        board.player_mut(YOU).serious_wounds.push(Wound { wound, is_dressed: true });
    }
}

/// LOC-35.24 LOC-35.25 LOC-6.25 LOC-6.26
#[test]
fn silence_and_danger_take_the_place_of_the_noise_on_the_surface_too() {
    let unknown = outside().with(|board| board.explored.remove(RoomNumber(X1)));
    let finds = |given: Given, token| {
        let mut table = goes(given, B);
        table.shows(Outcome::SurfaceTokenReveal(token));
        table
    };

    let silence = finds(unknown, SurfaceToken::SilenceOne);
    assert!(silence.is_quiet() && zones(&silence).is_empty());
    let smelt = finds(unknown.slime(YOU), SurfaceToken::SilenceOne);
    assert_eq!(zones(&smelt), Zone::ALL);
    let danger = finds(unknown, SurfaceToken::DangerThree);
    assert!(danger.is_quiet() && zones(&danger) == Zone::ALL);
}

/// LOC-25.65 LOC-29.109 LOC-35.28 LOC-9.11
#[test]
fn nothing_burns_or_breaks_on_a_crossroads() {
    let last = |board: &mut lockdown::board::Board| {
        board.explored.remove(RoomNumber(X1));
        board.malfunctions_removed = 10;
        board.fires_removed = 12;
    };
    let mut table = goes(outside().with(last), B);
    table.shows(Outcome::SurfaceTokenReveal(SurfaceToken::MalfunctionTwo));
    assert!(table.board().malfunction.is_empty() && table.board().ending.is_none(), "no marker is needed");

    let mut board = outside().with(last).board;
    let lost = nemesis_kit::rules::markers::put_fire::<Lockdown>(&mut board, RoomNumber(X1), &mut Log::Off);
    assert!(lost.is_none() && board.fire.is_empty() && board.ending.is_none());
    assert!(outside().carries(YOU, Item::Lighter).item_aims(YOU, Item::Lighter).is_empty());

    let mut inside = goes(outside().stands(YOU, X1), A);
    inside.shows(Outcome::TileReveal(Room::Surgery));
    inside.shows(Outcome::SurfaceTokenReveal(SurfaceToken::MalfunctionTwo));
    assert!(inside.board().malfunction.has(RoomNumber(2)), "a building is another matter");
}

/// LOC-25.71 LOC-25.69 LOC-26.19 LOC-29.84
#[test]
fn on_a_crossroads_a_number_is_that_of_a_zone() {
    let odds = goes(outside(), B).odds();
    let faces = SurfaceFace::ALL.iter().zip([2, 2, 2, 2, 1, 1, 2]);
    assert!(odds.into_iter().eq(faces.map(|(&face, ways)| (Outcome::SurfaceRoll(face), ways))));

    let three = rolled(outside(), SurfaceFace::Three);
    assert_eq!(zones(&three), [Zone::Three]);
    assert!(three.told().contains(&Heard::ZoneNoise { zone: Zone::Three }));
    assert!(zones(&rolled(outside(), SurfaceFace::Silence)).is_empty());
    let met = rolled(outside().noise(X3, 3), SurfaceFace::Three);
    assert!(matches!(met.waiting(), Frame::EncounterDraw(_)) && zones(&met).is_empty());
}

/// LOC-25.70 LOC-26.18 LOC-25.71
#[test]
fn in_a_building_a_number_leads_to_a_corridor_or_to_its_zone() {
    let surgery = outside().stands(YOU, X1).explored(2, Room::Surgery, 1);
    let shows = |given: Given, face| {
        let mut table = goes(given, A);
        table.shows(Outcome::SurfaceRoll(face));
        table
    };

    assert_eq!(zones(&shows(surgery, SurfaceFace::One)), [Zone::One]);
    assert!(matches!(shows(surgery.noise(2, 1), SurfaceFace::One).waiting(), Frame::EncounterDraw(_)));
    let corridor = shows(surgery, SurfaceFace::Three);
    assert!(zones(&corridor).is_empty());
    assert!(corridor.board().noise.has(corridor.board().plan().way(RoomNumber(4), CorridorNumber(3))));
}

/// LOC-25.64
#[test]
fn underground_the_usual_die_is_rolled() {
    let table = goes(outside().explored(16, Room::Surgery, 1), C);

    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU));
    assert_eq!(table.room_of(YOU), 16);
}

/// LOC-25.72 LOC-29.52
#[test]
fn danger_in_an_exit_room_is_heard_along_the_path_and_makes_no_noise_on_it() {
    let surgery = outside().stands(YOU, 1).explored(2, Room::Surgery, 1);
    let danger = |given: Given| {
        let mut table = goes(given, 2);
        table.shows(Outcome::SurfaceRoll(SurfaceFace::Danger));
        table
    };
    let around = danger(surgery);
    assert_eq!(around.board().noise, around.board().plan().ways_of(RoomNumber(2)));
    assert_eq!((around.board().noise.len(), zones(&around)), (4, vec![Zone::One]));
    assert_eq!(danger(surgery.intruder(Intruder::Adult, X1)).intruders_in(2), [Intruder::Adult]);

    let mut below = goes(outside().stands(YOU, 19).explored(16, Room::Surgery, 1).intruder(Intruder::Creeper, X2), 4);
    below.shows(Outcome::NoiseRoll(NoiseFace::Danger));
    assert_eq!(below.intruders_in(16), [Intruder::Creeper]);
}

/// LOC-25.73 LOC-29.51
#[test]
fn danger_on_a_crossroads_is_heard_on_all_others_and_nowhere_else() {
    let near = outside().intruder(Intruder::Creeper, X3).intruder(Intruder::Adult, 2).intruder(Intruder::Breeder, 16);
    assert_eq!(rolled(near, SurfaceFace::Danger).intruders_in(X1), [Intruder::Creeper], "whatever the distance");
    let table = rolled(near.stands(SHE, X3), SurfaceFace::Danger);
    assert!(table.intruders_in(X1).is_empty(), "one fights, the others are in buildings and underground");
    assert_eq!(zones(&table), Zone::ALL);
    assert_eq!(zones(&rolled(outside().noise(X1, 2), SurfaceFace::Danger)), Zone::ALL);
}

/// LOC-25.74
#[test]
fn the_surface_on_the_die_brings_a_card() {
    let table = rolled(outside(), SurfaceFace::Surface);

    assert_eq!(table.odds().len(), 8);
    assert!(matches!(table.waiting(), Frame::SurfaceCardDraw(draw) if draw.seat == YOU));
}

/// LOC-29.42 LOC-29.53
#[test]
fn an_intruder_that_goes_into_a_zone_is_gone() {
    let walks = |room: u8, number: u8| {
        let mut board = outside().intruder(Intruder::Queen, room).board;
        let (figure, tokens) = (board.swarm.figures[0].id, board.tokens_in_bag());
        injuries::walk::<Lockdown>(&mut board, figure, CorridorNumber(number), Ways::NONE, &mut Log::Off);
        (board.swarm.figures.first().map(|it| it.room.0), board.tokens_in_bag() - tokens)
    };

    assert_eq!([walks(X2, 1), walks(X2, 3), walks(1, 1)], [(None, 1); 3]);
    assert_eq!([walks(5, 2), walks(5, 4)], [(None, 1); 2]);
    assert_eq!(walks(1, 2), (Some(2), 0), "through a corridor");
}

/// LOC-4.35 LOC-29.3
#[test]
fn noise_in_a_zone_stays_when_noise_dies_away() {
    let noisy = outside().noise(X1, 1).noise(1, 2);
    let table = noisy.under_way(lockdown::rules::time::NoiseRemoval {});

    assert_eq!(zones(&table), [Zone::One]);
    assert_eq!(table.board().noise.len(), 1, "that of the corridor is gone");
}

/// LOC-25.81 LOC-29.166 LOC-6.30
#[test]
fn no_door_stands_on_a_path() {
    let mut table = goes(outside(), C);
    table.shows(Outcome::TileReveal(Room::Surgery));
    table.shows(Outcome::TokenReveal(ExplorationToken::DoorThree));
    assert_eq!((table.room_of(YOU), table.board().doors.tokens()), (16, 0));

    let vents = outside().explored(11, Room::VentControlRoom, 1).stands(YOU, 11);
    let rooms: Vec<u8> = vents.room_aims(YOU).iter().map(room_of).collect();
    assert!(rooms.contains(&11) && !rooms.contains(&16), "{rooms:?}");
}

fn room_of(aim: &lockdown::rules::aims::RoomAim) -> u8 {
    match aim {
        lockdown::rules::aims::RoomAim::Room { room } => room.0,
        other => panic!("a room is shut off: {other:?}"),
    }
}

/// LOC-25.69 LOC-29.166
#[test]
fn what_puts_noise_around_a_crossroads_puts_it_into_the_zones() {
    let mut careful = outside().noise(X1, 2).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    careful.does(lockdown::rules::actions::Action::CarefulMove { corridor: CorridorNumber(B) }).pays(&[Search, Rest]);
    assert_eq!(careful.answers(YOU), [1, 3, 4].map(|number| Choice::CarefulNoise(CorridorNumber(number))));
    careful.chooses(YOU, Choice::CarefulNoise(CorridorNumber(4)));
    assert_eq!(zones(&careful), [Zone::Two, Zone::Four]);

    let mut blank = rolled(outside().noise(X1, 1), SurfaceFace::One);
    blank.shows(Outcome::EncounterDraw(lockdown::words::StalkerToken::Blank));
    assert_eq!(zones(&blank), Zone::ALL);
    assert!(blank.told().contains(&Heard::Told(Told::NoiseAllAround { room: RoomNumber(X1) })));
}

/// LOC-25.69
#[test]
fn what_names_the_technical_corridors_leaves_the_zones_alone() {
    let mut table =
        outside().under_way(lockdown::rules::event_phase::EventPhase { step: lockdown::words::Phase::EventCard });
    table.shows(Outcome::EventDraw(Event::NoiseInCorridors));

    assert!(table.told().contains(&Heard::TechnicalNoise {}));
    assert!(zones(&table).is_empty());
}

/// LOC-29.151 LOC-23.7
#[test]
fn whoever_is_on_a_crossroads_is_in_the_complex() {
    use lockdown::{board::Bomb, rules::time::TimePasses, words::Autodestruction};
    let bomb = |board: &mut lockdown::board::Board| {
        board.time.autodestruction = Some(Bomb { space: 3, side: Autodestruction::Red });
    };
    let table = outside().time(3).with(bomb).under_way(TimePasses {});

    assert!(!table.player(YOU).is_alive() && !table.player(SHE).is_alive());
}

/// LOC-29.153 LOC-24.11
#[test]
fn of_a_level_every_tile_has_to_be_explored_and_no_crossroads() {
    use lockdown::{content::objectives::Deed, rules::objectives::is_done, words::Level};
    let of_s01 = Deed::LevelsExplored { from: Level::S01, to: Level::S01 };
    let tiles = |rooms: &[u8]| {
        Given::other_side(3).with(|board| rooms.iter().for_each(|&room| board.explored.insert(RoomNumber(room)))).board
    };

    assert!(is_done(&tiles(&[1, 2, 4, 10, 11, 12, 13]), YOU, of_s01));
    assert!(!is_done(&tiles(&[2, 4, 10, 11, 12, 13, X1, X2]), YOU, of_s01), "a room of a building is missing");
}

/// LOC-29.161 LOC-41.11
#[test]
fn lock_down_breaks_nothing_on_a_crossroads() {
    use lockdown::{rules::computers::NextCard, words::ComputerCard};
    let mut table = outside().under_way(NextCard { seat: YOU });
    table.shows(Outcome::ComputerDraw(ComputerCard::LockDown));

    assert!(table.board().malfunction.is_empty());
    assert_eq!(table.odds().len(), 6, "the cards are shuffled all the same");
}

/// LOC-29.20 LOC-1.10
#[test]
fn a_building_is_as_dark_as_its_level() {
    let table = outside().stands(YOU, 4).stands(SHE, 7).stands(HE, X3);
    let is_dark = |seat| table.board.is_in_darkness(seat);

    assert_eq!([is_dark(YOU), is_dark(SHE), is_dark(HE)], [false, true, false], "S-03 has no power");
}
