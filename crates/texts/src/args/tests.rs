//! Toy types in all the forms in which games write theirs.

use serde::{Serialize, Serializer};

use super::*;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Station {
    LunarMine,
    Shipyard,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum With {
    Relic,
}

#[derive(Serialize)]
struct Pips(u8);

#[derive(Serialize)]
struct Ships {
    value: Pips,
    with: With,
}

/// A seat, written as the engine writes it: counted from 1.
struct Seat(u8);

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Seat", &(self.0 + 1))
    }
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Docking {
    Plain { station: Station, ships: Ships },
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Dock(Docking),
    Take { from: Seat, card_number: u16 },
    Give(Station),
    EndTurn,
}

#[derive(Serialize)]
struct Colony {
    owner: Seat,
    station: Station,
}

/// Adjacently tagged.
#[derive(Serialize)]
#[serde(tag = "question", content = "answer", rename_all = "kebab-case")]
enum Choice {
    Turn(Action),
    ColonyMove(Station),
    ColonySwap(Colony),
    FirstPlayer(Seat),
    Wager(Pips),
    Bribe(Option<Station>),
    Pass,
}

/// Internally tagged, with fields.
#[derive(Serialize)]
#[serde(tag = "heard", rename_all = "kebab-case")]
enum Heard {
    ShipsDocked { seat: Seat, with: With, ships: Vec<Pips> },
    CardSeen { seat: Seat, station: Option<Station>, other: Option<Seat> },
    ColonyLeft { colony: Option<Colony> },
    GameOver,
}

#[derive(Serialize)]
struct Turn {}

#[derive(Serialize)]
struct Silence;

#[derive(Serialize)]
struct Loot {
    docking: Docking,
    taken: Vec<Colony>,
    targets: [Vec<Pips>; 3],
    is_last: bool,
}

/// Internally tagged, around structs.
#[derive(Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case")]
enum FrameView {
    Turn(Turn),
    Silence(Silence),
    Loot(Loot),
}

fn name(seat: u8) -> Value {
    ["nobody", "Maja", "Тарас"][seat as usize].into()
}

fn of(value: &impl Serialize) -> (String, Args) {
    let (path, args) = told("toy", value, &name, &|key| key.starts_with("toy-station-"));
    (path.join(" "), args)
}

fn ships(value: u8) -> Ships {
    Ships { value: Pips(value), with: With::Relic }
}

#[test]
fn variants_within_variants_are_a_path_and_the_innermost_fields_are_arguments() {
    let docking = Docking::Plain { station: Station::LunarMine, ships: ships(6) };

    let (path, args) = of(&Choice::Turn(Action::Dock(docking)));

    assert_eq!(path, "turn dock plain");
    let expected = Args::new()
        .with("station", "toy-station-lunar-mine")
        .with("ships-value", 6)
        .with("ships-with", "toy-with-relic");
    assert_eq!(args, expected);
}

#[test]
fn a_variant_without_content_ends_the_path() {
    assert_eq!(of(&Choice::Turn(Action::EndTurn)), ("turn end-turn".to_owned(), Args::new()));
    assert_eq!(of(&Choice::Pass), ("pass".to_owned(), Args::new()));
    assert_eq!(of(&Heard::GameOver), ("game-over".to_owned(), Args::new()));
}

#[test]
fn a_word_that_is_the_whole_answer_is_an_argument_named_by_its_type() {
    let (path, args) = of(&Choice::ColonyMove(Station::Shipyard));
    assert_eq!(path, "colony-move");
    assert_eq!(args, Args::new().with("station", "toy-station-shipyard"));

    let (path, args) = of(&Choice::Turn(Action::Give(Station::Shipyard)));
    assert_eq!(path, "turn give");
    assert_eq!(args, Args::new().with("station", "toy-station-shipyard"));
}

#[test]
fn a_number_or_a_seat_that_is_the_whole_answer_is_an_argument_named_by_its_type() {
    assert_eq!(of(&Choice::Wager(Pips(3))), ("wager".to_owned(), Args::new().with("pips", 3)));
    assert_eq!(of(&Choice::FirstPlayer(Seat(1))), ("first-player".to_owned(), Args::new().with("seat", "Тарас")));
}

#[test]
fn nothing_as_the_whole_answer_ends_the_path() {
    assert_eq!(of(&Choice::Bribe(None)), ("bribe none".to_owned(), Args::new()));

    let (path, args) = of(&Choice::Bribe(Some(Station::Shipyard)));
    assert_eq!(path, "bribe");
    assert_eq!(args, Args::new().with("station", "toy-station-shipyard"));
}

#[test]
fn a_struct_that_is_the_whole_answer_gives_its_fields() {
    let (path, args) = of(&Choice::ColonySwap(Colony { owner: Seat(0), station: Station::LunarMine }));

    assert_eq!(path, "colony-swap");
    assert_eq!(args, Args::new().with("owner", "Maja").with("station", "toy-station-lunar-mine"));
}

#[test]
fn seats_are_passed_as_the_names_of_people_and_numbers_as_numbers() {
    let (path, args) = of(&Choice::Turn(Action::Take { from: Seat(1), card_number: 12 }));

    assert_eq!(path, "turn take");
    assert_eq!(args, Args::new().with("from", "Тарас").with("card-number", 12));
}

#[test]
fn seats_stay_seats_for_whoever_puts_the_names_in_later() {
    let (_, args) = answer("toy", &Choice::Turn(Action::Take { from: Seat(1), card_number: 12 }), &Value::Seat);

    assert_eq!(args, Args::new().with("from", Value::Seat(2)).with("card-number", 12));
}

#[test]
fn an_event_is_named_by_its_tag_and_a_list_is_counted() {
    let (path, args) = of(&Heard::ShipsDocked { seat: Seat(0), with: With::Relic, ships: vec![Pips(1), Pips(2)] });

    assert_eq!(path, "ships-docked");
    assert_eq!(args, Args::new().with("seat", "Maja").with("with", "toy-with-relic").with("ships-count", 2));
}

#[test]
fn nothing_is_passed_as_none() {
    let (_, args) = of(&Heard::CardSeen { seat: Seat(0), station: None, other: None });
    assert_eq!(args, Args::new().with("seat", "Maja").with("station", "none").with("other", "none"));

    let (_, args) = of(&Heard::CardSeen { seat: Seat(0), station: Some(Station::LunarMine), other: Some(Seat(1)) });
    assert_eq!(args, Args::new().with("seat", "Maja").with("station", "toy-station-lunar-mine").with("other", "Тарас"));
}

#[test]
fn something_that_is_told_by_its_parts_is_passed_as_some() {
    let (_, args) = of(&Heard::ColonyLeft { colony: None });
    assert_eq!(args, Args::new().with("colony", "none"));

    let (_, args) = of(&Heard::ColonyLeft { colony: Some(Colony { owner: Seat(0), station: Station::Shipyard }) });
    let parts = Args::new().with("colony-owner", "Maja").with("colony-station", "toy-station-shipyard");
    assert_eq!(args, parts.with("colony", "some"));
}

#[test]
fn a_rule_under_way_is_named_by_its_tag() {
    assert_eq!(of(&FrameView::Turn(Turn {})), ("turn".to_owned(), Args::new()));
    assert_eq!(of(&FrameView::Silence(Silence)), ("silence".to_owned(), Args::new()));
}

#[test]
fn a_variant_within_a_field_lengthens_no_path() {
    let docking = Docking::Plain { station: Station::LunarMine, ships: ships(4) };
    let taken = vec![Colony { owner: Seat(0), station: Station::LunarMine }];
    let targets = [vec![Pips(1)], vec![], vec![Pips(2), Pips(3)]];

    let (path, args) = of(&FrameView::Loot(Loot { docking, taken, targets, is_last: true }));

    assert_eq!(path, "loot");
    let expected = Args::new()
        .with("docking", "toy-docking-plain")
        .with("docking-station", "toy-station-lunar-mine")
        .with("docking-ships-value", 4)
        .with("docking-ships-with", "toy-with-relic")
        .with("taken-count", 1)
        .with("targets-count", 3)
        .with("is-last", "true");
    assert_eq!(args, expected);
}

#[test]
fn keys_are_made_of_game_kind_and_path() {
    assert_eq!(heard("toy", &Heard::GameOver, &name).0, "toy-heard-game-over");
    assert_eq!(asks("toy", &FrameView::Turn(Turn {}), &name).0, "toy-asks-turn");
    assert_eq!(answer("toy", &Choice::Turn(Action::EndTurn), &name).0, "toy-answer-turn-end-turn");
    assert_eq!(word("toy", &Station::LunarMine), "toy-station-lunar-mine");
}
