//! LOC-27: who sees what, line by line.

use engine::{Known, Pile, Seat, Seats, Slot, Viewer};
use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{CodePlace, CodeToken, ObjectToken, Whereabouts},
    rules::{
        aims::RoomAim,
        attack::{Occasion, reactions::BeforeTheCardAnswer},
        contamination::{Scan, ScanFor},
        first_encounter::ObjectiveChoice,
        hands::HandAnswer,
        search::Find,
        time::CssLaunch,
    },
    view::{HeldView, RoomView, View},
    words::{
        ActionCard::{Inconspicuous, Rest, Search},
        Back, Character, ComputerCard, Contamination, Contingency, CssToken, ExplorationToken, Intruder, Item,
        ItemCard, Level, Objective, PowerArea, PowerToken, Room, RoomNumber, SeriousWound, Weakness,
    },
};
use nemesis_kit::{Handled, view::TokenCount};

use crate::table::{Given, HE, SHE, Table, YOU, attack, given};

fn seen_by(table: &Table, seat: Seat) -> View {
    View::of(&table.state, Viewer::seat(seat))
}

fn beside(table: &Table) -> View {
    View::of(&table.state, Viewer::Spectator)
}

impl Given {
    /// Something is under way that changes nothing, so that there is something to be looked at.
    fn quiet(self) -> Table {
        self.under_way(CssLaunch {})
    }
}

/// LOC-27.1 LOC-27.2
#[test]
fn an_unexplored_room_is_seen_by_nobody_but_whoever_was_shown_it() {
    let before = given();
    let table = given()
        .explored(20, Room::Archive, 1)
        .with(|board| {
            board.unseen_tiles.take(Room::Nest);
            board.unseen_tokens.take(ExplorationToken::DangerTwo);
            let place = &mut board.places[0];
            place.tile = Some(Known::to(Seats::one(YOU), Room::Nest));
            place.token = Some(Known::to(Seats::one(YOU), ExplorationToken::DangerTwo));
        })
        .quiet();

    let is_hidden = |room: &RoomView| room.room.is_none() && room.token.is_none();
    let [own, others] = [seen_by(&table, YOU), seen_by(&table, SHE)].map(|view| view.rooms);
    assert_eq!((own[0].room, own[0].token), (Some(Room::Nest), Some(ExplorationToken::DangerTwo)));
    assert!(is_hidden(&others[0]));
    assert_eq!((others[0].known_by, others[0].token_known_by), (Seats::one(YOU), Seats::one(YOU)));
    assert_eq!(others[19].room, Some(Room::Archive));
    // What is in the box is not told apart from what lies face down.
    let face_down = before.board.seats().map(|seat| View::of(&before.quiet().state, Viewer::seat(seat)));
    assert!(face_down.into_iter().all(|view| view.rooms.iter().filter(|it| !it.is_explored).all(is_hidden)));
    assert_eq!(beside(&table).tokens_used.len(), 1);
}

/// LOC-27.3
#[test]
fn objectives_are_their_owners_until_they_are_shown_and_the_rejected_one_is_shown_to_nobody() {
    let both = |seat| [Objective::LiveCargo, Objective::WayOut].map(|it| Some(Known::to(Seats::one(seat), it)));
    let asked = given().explored(20, Room::TransmitterControlRoom, 1).stands(YOU, 20).signal(SHE);
    let asked = asked.with(|board| board.player_mut(SHE).objectives = both(SHE));
    let held = |table: &Table, seat: Seat| -> Vec<Option<Objective>> {
        seen_by(table, seat).players[1].objectives.iter().map(|it| it.objective).collect()
    };

    let shown = asked.uses_the_room(YOU, RoomAim::CheckObjective { of: SHE });
    assert_eq!(held(&shown, YOU), [Some(Objective::LiveCargo), Some(Objective::WayOut)]);
    assert_eq!(held(&shown, HE), [None, None]);
    assert!(seen_by(&shown, HE).players[0].objectives_seen.is_none());

    let mut chosen = Given { board: *shown.board() }.under_way(ObjectiveChoice {});
    chosen.chooses(SHE, Choice::ObjectiveChoice(Objective::WayOut));
    assert_eq!(held(&chosen, SHE), [Some(Objective::WayOut)]);
    assert_eq!(held(&chosen, YOU), [None], "which of the two it is");
    let remembered = seen_by(&chosen, YOU).players[0].objectives_seen.clone().expect("they are the own ones");
    assert_eq!(remembered.iter().map(|it| it.what).collect::<Vec<_>>(), [Objective::LiveCargo, Objective::WayOut]);
    assert_eq!(View::of(&chosen.state, Viewer::AfterTheEnd).players[1].objectives.len(), 1);
}

/// LOC-27.4 LOC-27.5 LOC-27.6 LOC-27.7
#[test]
fn a_code_is_seen_by_whoever_has_seen_it_and_the_list_of_codes_by_all() {
    let table = given()
        .active_code(Contingency::Red)
        .holds_code(YOU, 1, Contingency::Grey)
        .holds_code(SHE, 2, Contingency::Yellow)
        .with(|board| board.contingencies.settle(CodeToken(3), Contingency::Green, Seats::one(SHE)))
        .quiet();

    let codes = |seat| seen_by(&table, seat).codes.iter().map(|it| it.code).collect::<Vec<_>>();
    assert_eq!(codes(YOU)[..5], [None, Some(Contingency::Grey), None, None, None]);
    assert_eq!(codes(SHE)[..5], [None, None, Some(Contingency::Yellow), Some(Contingency::Green), None]);
    assert_eq!(beside(&table).codes[0].place, CodePlace::Active);
    assert_eq!(beside(&table).codes[3].known_by, Seats::one(SHE));
    let left = |view: View| view.codes_left.iter().map(|it| (it.token, it.count)).collect::<Vec<_>>();
    let all = [
        (Contingency::Green, 1),
        (Contingency::Yellow, 2),
        (Contingency::Blue, 2),
        (Contingency::Grey, 1),
        (Contingency::Red, 1),
    ];
    assert_eq!(left(beside(&table)), all);
    assert_eq!(left(seen_by(&table, YOU)), [all[0], all[1], all[2], all[4]]);
}

/// LOC-27.5 LOC-25.21
#[test]
fn together_the_codes_that_are_turned_up_are_seen_by_all() {
    let table = Given::players(2, &[("co-operative", "on")])
        .with(|board| {
            board.contingencies.token_mut(CodeToken(1)).lies = CodePlace::FaceUp;
            board.contingencies.settle(CodeToken(1), Contingency::Blue, Seats::all(Seat::MOST as u8));
        })
        .quiet();

    assert_eq!(beside(&table).codes[1].code, Some(Contingency::Blue));
}

/// LOC-27.8
#[test]
fn a_css_token_is_seen_by_whoever_looked_at_it() {
    let control = given().explored(1, Room::CssControlRoom, 1).stands(YOU, 1);
    let mut table = control.uses_the_room(YOU, RoomAim::Css { space: 10 });
    table.shows(Outcome::CssLook(CssToken::NoPod));

    let css = |view: View| view.time.css[0];
    assert_eq!(css(seen_by(&table, YOU)).token, Some(CssToken::NoPod));
    assert_eq!((css(beside(&table)).token, css(beside(&table)).known_by), (None, Seats::one(YOU)));
    let left = |view: View| view.time.css_left.iter().map(|it: &TokenCount<CssToken>| it.count).sum::<u8>();
    assert_eq!((left(seen_by(&table, YOU)), left(beside(&table))), (6, 7));
}

/// LOC-27.9 LOC-27.10 LOC-27.11 LOC-1.21 LOC-13.3
#[test]
fn of_a_hand_and_a_deck_others_see_how_many_cards_there_are_and_of_discards_all_but_what_scans_told() {
    let table = given()
        .hand(YOU, &[Search, Rest])
        .scanned(YOU, Contamination::Infected)
        .with(|board| {
            let player = board.player_mut(YOU);
            let mut hand = std::mem::take(&mut player.hand);
            player.discard.take_all(&mut hand);
        })
        .hand(YOU, &[Search])
        .quiet();
    let [own, others] = [seen_by(&table, YOU), seen_by(&table, SHE)].map(|view| view.players[0].clone());

    assert_eq!((own.hand.count, others.hand.count, others.deck.count), (1, 1, 7));
    assert!(own.hand.cards.is_some() && own.deck.cards.is_some());
    assert!(others.hand.cards.is_none() && others.deck.cards.is_none());
    assert_eq!((others.discard.actions.clone(), others.discard.contamination), (vec![Search, Rest], 1));
    assert!(own.discard.scanned.is_some_and(|scanned| scanned.infected == 1));
    assert!(others.discard.scanned.is_none());
}

/// LOC-27.11 LOC-27.26 LOC-29.38
#[test]
fn what_a_scan_tells_is_for_whoever_scans_wherever_the_card_goes() {
    let mut table = given().contaminated(YOU, 2).under_way(Scan { seat: YOU, purpose: ScanFor::Decontamination });
    table.shows(Outcome::Scan(Contamination::Clean));

    let scanned = |view: View| view.players[0].hand.cards.clone().and_then(|cards| cards.scanned);
    assert!(scanned(seen_by(&table, YOU)).is_some_and(|it| (it.clean, it.unscanned) == (1, 1)));
    assert!(scanned(seen_by(&table, SHE)).is_none());
    table.shows(Outcome::Scan(Contamination::Infected));
    assert_eq!(seen_by(&table, SHE).decks.contamination_removed, 1);
    let told = |seat| table.heard_by(Viewer::seat(seat));
    let infected = Heard::Scanned { seat: YOU, result: Some(Contamination::Infected) };
    assert!(told(YOU).contains(&infected) && !told(SHE).contains(&infected));
}

/// LOC-27.12 LOC-27.13 LOC-17.3
#[test]
fn of_an_inventory_others_see_the_backs_and_of_hands_everything() {
    let table = given()
        .empty_handed(YOU)
        .carries(YOU, Item::Flashlight)
        .carries(YOU, Item::PrototypeRifle)
        .carries_object(YOU, ObjectToken::Egg)
        .quiet();
    let [own, others] = [seen_by(&table, YOU), seen_by(&table, SHE)].map(|view| view.players[0].clone());

    assert!(own.inventory.is_some() && own.flashlights.is_some_and(|charges| charges.iter().sum::<u8>() == 1));
    assert!(others.inventory.is_none() && others.flashlights.is_none());
    assert_eq!(others.backs, [Back::Yellow]);
    assert_eq!(own.hands, others.hands);
    assert!(matches!(others.hands[0], HeldView::Item { item } if item.ammo > 0 && item.capacity >= item.ammo));
    assert_eq!(others.hands[1], HeldView::Object { what: ObjectToken::Egg });
}

/// LOC-27.12
#[test]
fn whether_others_could_craft_in_the_repository_is_not_told_by_what_is_offered() {
    let offered = |item| given().carries(SHE, item).stands(YOU, 4).stands(SHE, 4).room_aims(YOU);

    assert_eq!(offered(Item::Medkit), [RoomAim::Nothing]);
    assert_eq!(offered(Item::Glowstick), [RoomAim::Nothing], "nothing can be crafted of it");
    assert_eq!(given().empty_handed(SHE).stands(SHE, 4).stands(YOU, 4).room_aims(YOU), []);
}

/// LOC-27.14
#[test]
fn a_quest_item_that_waits_is_seen_by_all() {
    let table = given().with(|board| board.player_mut(SHE).has_inactive_quest = false).quiet();

    let waits: Vec<_> = beside(&table).players.iter().map(|player| player.inactive_quest).collect();
    assert_eq!(waits, [Some(Item::CheatCodes), None, Some(Item::AssaultRifle)]);
}

/// LOC-27.15
#[test]
fn how_somebody_fares_is_seen_by_all() {
    let table = given().slime(YOU).signal(YOU).larva(YOU).knowledge(YOU, 5).wound(YOU, SeriousWound::Leg);
    let table = table.light_wounds(YOU, 1).with(|board| board.player_mut(YOU).is_knowledge_active = true).quiet();

    let you = &beside(&table).players[0];
    assert!(you.has_slime && you.has_signal && you.has_larva);
    assert_eq!((you.light_wounds, you.serious_wounds.len()), (1, 1));
    assert_eq!((you.knowledge, you.is_knowledge_active), (5, true));
}

/// LOC-27.16 LOC-27.17 LOC-27.21 LOC-29.128
#[test]
fn weaknesses_that_are_revealed_the_bag_and_the_eggs_are_open_to_all() {
    let table = given().weakness(0, Weakness::DullScent, None).intruder(Intruder::Queen, 4).quiet();
    let view = beside(&table);

    assert_eq!(view.weaknesses, [Some(Weakness::DullScent), None, None]);
    let count = |tokens: &[TokenCount<_>]| tokens.iter().map(|it| it.count).sum::<u8>();
    assert_eq!((count(&view.bag), count(&view.bag) + count(&view.pool)), (1, 27));
    assert_eq!((view.eggs, view.eggs_in_stock), (5, 3));
}

/// LOC-27.18 LOC-27.19 LOC-3.12 LOC-5.52 LOC-1.22
#[test]
fn of_the_decks_only_the_open_computer_card_and_the_crafted_items_are_seen() {
    let table = given().quiet();
    let decks = beside(&table).decks;

    assert!(decks.events.iter().all(|slot| slot.card.is_none()) && decks.events.len() == 22);
    assert!(decks.attacks.iter().all(|slot| slot.card.is_none()) && decks.attacks.len() == 20);
    assert!(decks.computers.iter().all(|slot| slot.card.is_none()) && decks.computers.len() == 5);
    assert!(decks.items.iter().flat_map(|pile| &pile.slots).all(|slot| slot.card.is_none()));
    assert_eq!(beside(&table).computer, Some(ComputerCard::B));
    assert_eq!(decks.wounds.iter().map(|it| it.count).sum::<u8>(), 25);
    assert!(decks.crafted.iter().any(|it| it.card.item == Item::Taser));
}

/// LOC-27.20
#[test]
fn power_time_doors_markers_and_figures_are_seen_by_all() {
    let table = given().fire(4).malfunction(13).intruder(Intruder::Adult, 4).injured(1).elevator(Level::S03).quiet();
    let view = beside(&table);

    assert!(view.rooms[3].is_burning && view.rooms[12].has_malfunction);
    assert_eq!((view.figures[0].kind, view.figures[0].injuries), (Intruder::Adult, 1));
    let s01 = view.power[0];
    assert_eq!((s01.area, s01.token, s01.is_on), (PowerArea::S01, Some(PowerToken::One), true));
    assert_eq!((view.next_off, view.elevator, view.time.space), (Some(PowerToken::Two), Level::S03, 15));
    assert!(view.dark.contains(&RoomNumber(22)) && !view.dark.contains(&RoomNumber(4)));
    assert!(!view.is_gate_open && view.corridors.len() == 35);
}

/// LOC-27.22 LOC-27.25
#[test]
fn what_is_found_is_for_the_searcher_and_what_goes_under_the_deck_for_whoever_put_it_there() {
    let [toolbelt, reagent] = [Item::Toolbelt, Item::Reagent].map(|item| ItemCard::new(item, Back::Yellow));
    let mut table = given().under_way(Find { seat: YOU, back: Back::Yellow, left: 2 });
    table.shows(Outcome::ItemDraw(toolbelt)).shows(Outcome::ItemDraw(reagent));

    let found = |view: View| (view.scratch.found, view.scratch.found_backs);
    assert_eq!(found(seen_by(&table, YOU)).0, [Some(toolbelt), Some(reagent)]);
    assert_eq!(found(seen_by(&table, SHE)), (vec![None, None], vec![Back::Yellow, Back::Yellow]));
    table.chooses(YOU, Choice::KeepOne(toolbelt));
    let bottom = |view: View| view.decks.items[1].slots[0].clone();
    assert_eq!(bottom(seen_by(&table, YOU)).card, Some(reagent));
    assert_eq!((bottom(beside(&table)).card, bottom(beside(&table)).known_by), (None, Seats::one(YOU)));
    let kept = |seat, item| table.heard_by(Viewer::seat(seat)).contains(&kept(item));
    assert!(kept(YOU, Some(Item::Toolbelt)) && kept(SHE, None));
}

fn kept(item: Option<Item>) -> Heard {
    Heard::Handled(Handled::ItemKept { seat: YOU, back: Back::Yellow, item })
}

/// LOC-27.23
#[test]
fn whoever_is_out_keeps_secrets_as_before() {
    let table = given()
        .objective(SHE, Objective::WayOut)
        .holds_code(SHE, 2, Contingency::Red)
        .carries(SHE, Item::Reagent)
        .whereabouts(SHE, Whereabouts::LockedIn)
        .quiet();
    let [own, others] = [seen_by(&table, SHE), seen_by(&table, YOU)];

    assert_eq!(own.players[1].objectives[0].objective, Some(Objective::WayOut));
    assert_eq!((others.players[1].objectives[0].objective, others.codes[2].code), (None, None));
    assert!(others.players[1].inventory.is_none() && others.players[1].deck.cards.is_none());
}

/// LOC-27.24 LOC-29.126
#[test]
fn that_a_find_is_heavy_everybody_learns_and_what_it_is_only_once_it_is_in_a_hand() {
    let rifle = ItemCard::new(Item::PrototypeRifle, Back::Red);
    let search = || {
        let full = given().empty_handed(YOU).carries_object(YOU, ObjectToken::Carcass);
        let full = full.carries_object(YOU, ObjectToken::Carcass);
        let mut table = full.under_way(Find { seat: YOU, back: Back::Red, left: 1 });
        table.shows(Outcome::ItemDraw(rifle)).chooses(YOU, Choice::KeepOne(rifle));
        table
    };
    let mut table = search();
    assert!(matches!(table.waiting(), Frame::HandsFull(_)), "there is no hand for it, and so it is heavy");
    assert_eq!((seen_by(&table, YOU).scratch.found, beside(&table).scratch.found), (vec![Some(rifle)], vec![None]));

    table.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    let bottom = |view: View| view.decks.items[0].slots[0].clone();
    assert_eq!((bottom(seen_by(&table, YOU)).card, bottom(beside(&table)).card), (Some(rifle), None));

    let mut table = search();
    table.chooses(YOU, Choice::HandsFull(HandAnswer::DropLeft));
    assert!(matches!(beside(&table).players[0].hands[0], HeldView::Item { item } if item.card == rifle));
}

/// LOC-27.25
#[test]
fn a_card_that_somebody_has_seen_in_a_deck_is_seen_by_nobody_else() {
    let card = ItemCard::new(Item::Medkit, Back::Green);
    let table = given()
        .with(|board| {
            board.items.unseen.take(card);
            let pile = &mut board.items.piles[2];
            *pile = Pile::unseen(pile.len() - 1);
            pile.put_at_bottom(Slot::Seen(Known::to(Seats::one(SHE), card)));
        })
        .quiet();

    let bottom = |seat| seen_by(&table, seat).decks.items[2].slots[0].card;
    assert_eq!((bottom(SHE), bottom(YOU)), (Some(card), None));
}

/// LOC-27.27
#[test]
fn whoever_might_react_is_asked_with_or_without_the_card() {
    let attacked = |hand| {
        let room = given().character(YOU, Character::LabRat).stands(YOU, 4).stands(SHE, 4);
        room.hand(YOU, hand).intruder(Intruder::Adult, 4).under_way(attack(0, YOU, Occasion::EventPhase))
    };

    let answers = |hand| {
        let table = attacked(hand);
        assert!(matches!(table.waiting(), Frame::BeforeTheCard(_)));
        (beside(&table).asked, table.answers(YOU))
    };
    let nothing = Choice::BeforeTheCard(BeforeTheCardAnswer::Nothing);
    let instead = Choice::BeforeTheCard(BeforeTheCardAnswer::Inconspicuous { instead: SHE });
    assert_eq!(answers(&[Search]), (Seats::one(YOU), vec![nothing]));
    assert_eq!(answers(&[Inconspicuous]), (Seats::one(YOU), vec![nothing, instead]));
}
