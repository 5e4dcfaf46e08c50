//! Small files of texts, read as the real ones are.

use super::*;

fn read(language: Language, text: &str) -> Texts {
    let texts = Texts::read(language, [("toy.ftl", text)], None);
    assert_eq!(texts.faults(), [""; 0]);
    texts
}

fn said(texts: &Texts, key: &str, args: &Args) -> String {
    texts.try_say(key, None, args).expect("the text fits its arguments")
}

#[test]
fn a_name_is_said_in_the_case_that_is_asked_for() {
    let texts = read(
        Language::Russian,
        r#"
toy-room-laboratory = Лаборатория
    .acc = Лабораторию
toy-room-hall = Зал
toy-heard-moved = Капитан входит в { NAME($room, case: "acc") }. Вокруг — { NAME($room) }.
"#,
    );
    let moved = |room| said(&texts, "toy-heard-moved", &Args::new().with("room", room));

    assert_eq!(moved("toy-room-laboratory"), "Капитан входит в Лабораторию. Вокруг — Лаборатория.");
    assert_eq!(moved("toy-room-hall"), "Капитан входит в Зал. Вокруг — Зал.");
}

#[test]
fn a_sentence_agrees_with_the_gender_of_a_name() {
    let texts = read(
        Language::Polish,
        "
toy-character-scout = Zwiadowczyni
    .gender = feminine
toy-character-captain = Kapitan
    .gender = masculine
toy-heard-moved = { NAME($who) } { GENDER($who) ->
    [feminine] weszła
    [masculine] wszedł
   *[other] wchodzi
}.
",
    );
    let moved = |who| said(&texts, "toy-heard-moved", &Args::new().with("who", who));

    assert_eq!(moved("toy-character-scout"), "Zwiadowczyni weszła.");
    assert_eq!(moved("toy-character-captain"), "Kapitan wszedł.");
    assert_eq!(moved("Ola"), "Ola wchodzi.");
}

#[test]
fn slavs_count_one_few_and_many() {
    let ships = |language, one, few, many| {
        let text = format!("toy-ships = {{ $n ->\n    [one] {one}\n    [few] {few}\n   *[many] {many}\n }}");
        let texts = read(language, &text);
        [1, 2, 5, 11, 21, 22].map(|n| said(&texts, "toy-ships", &Args::new().with("n", n)))
    };

    let [one, few, many] = ["корабль", "корабля", "кораблей"];
    assert_eq!(ships(Language::Russian, one, few, many), [one, few, many, many, one, few]);
    let [one, few, many] = ["корабель", "кораблі", "кораблів"];
    assert_eq!(ships(Language::Ukrainian, one, few, many), [one, few, many, many, one, few]);
    let [one, few, many] = ["statek", "statki", "statków"];
    assert_eq!(ships(Language::Polish, one, few, many), [one, few, many, many, many, few]);
}

#[test]
fn the_english_count_one_and_other() {
    let texts = read(Language::English, "toy-ships = { $n ->\n    [one] { $n } ship\n   *[other] { $n } ships\n }");

    assert_eq!(said(&texts, "toy-ships", &Args::new().with("n", 1)), "1 ship");
    assert_eq!(said(&texts, "toy-ships", &Args::new().with("n", 0)), "0 ships");
}

#[test]
fn a_missing_text_is_shown_as_its_key() {
    let texts = read(Language::English, "toy = Toy\n    .text = For the young.");

    assert_eq!(texts.say("toy-no-such", &Args::new()), "⟨toy-no-such⟩");
    assert_eq!(texts.attribute("toy", "summary", &Args::new()), "⟨toy.summary⟩");
    assert_eq!(texts.attribute("toy", "text", &Args::new()), "For the young.");
    assert_eq!(texts.try_say("toy-no-such", None, &Args::new()), Err(Unsaid::NoSuchText));
}

#[test]
fn a_missing_argument_is_told_but_never_stops_the_text() {
    let texts = read(Language::English, "toy-greeting = Hello { $name }.");

    assert_eq!(texts.say("toy-greeting", &Args::new()), "Hello {$name}.");
    assert!(matches!(texts.try_say("toy-greeting", None, &Args::new()), Err(Unsaid::Flawed { .. })));
}

#[test]
fn another_language_stands_in_for_a_missing_name() {
    let mut english = Names::default();
    let resource = FluentResource::try_new("toy-room-hall = Hall".to_owned()).expect("this is Fluent");
    english.read(&resource);
    let texts = Texts::read(Language::Polish, [("toy.ftl", "toy-here = { NAME($room) }")], Some(Arc::new(english)));

    assert_eq!(said(&texts, "toy-here", &Args::new().with("room", "toy-room-hall")), "Hall");
}

#[test]
fn what_is_no_fluent_is_a_fault() {
    let texts = Texts::read(Language::English, [("toy.ftl", "toy = { $n ->\n"), ("other.ftl", "other = Other")], None);

    assert_eq!(texts.faults().len(), 1);
    assert!(texts.faults()[0].starts_with("en/toy.ftl: "));
    assert!(texts.has("other"));
    assert_eq!(texts.keys().collect::<Vec<_>>(), ["other"]);
}
