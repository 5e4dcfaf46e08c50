//! Small texts with something wrong in each.

use super::*;
use crate::tidy::findings::assert_found;

const ENGLISH: &str = "alien = Alien\n    .text = It is strange.\n\
    fuel = { $n ->\n    [one] { $n } barrel\n   *[other] { $n } barrels\n}\n";
const SLAVIC: &str = "alien = Obcy\n    .text = Jest obcy.\n    .acc = Obcego\n\
    fuel = { $n ->\n    [one] { $n } beczka\n    [few] { $n } beczki\n   *[many] { $n } beczek\n}\n";

/// Four languages that agree, but for what Polish says, and some sources.
fn found(polish: &str, sources: &[(&str, &str)]) -> Findings {
    let texts = [
        ("texts/en/ui/a.ftl", ENGLISH),
        ("texts/ru/ui/a.ftl", SLAVIC),
        ("texts/uk/ui/a.ftl", SLAVIC),
        ("texts/pl/ui/a.ftl", polish),
    ];
    check(&House::of(&[&texts, sources].concat()))
}

#[test]
fn languages_that_agree_pass() {
    let findings = found(SLAVIC, &[]);

    assert_found(&findings, &[]);
    assert_eq!(findings.notes, ["messages: 2 en, 2 ru, 2 uk, 2 pl"]);
}

#[test]
fn no_texts_are_no_problem() {
    assert_found(&check(&House::of(&[])), &[]);
}

#[test]
fn a_text_that_is_not_fluent_fails() {
    assert_found(&found(&format!("{SLAVIC}broken = {{ $n\n"), &[]), &["texts/pl/ui/a.ftl:9: is not Fluent"]);
}

#[test]
fn files_and_folders_are_the_same_in_all_languages() {
    let file = ("texts/pl/ui/b.ftl", "# Empty.\n");
    assert_found(&found(SLAVIC, &[file]), &["texts/pl/ui/b.ftl: is not there in English"]);
    let file = ("texts/en/ui/b.ftl", "# Empty.\n");
    assert_found(&found(SLAVIC, &[file]), &["texts/ru/ui/b.ftl", "texts/uk/ui/b.ftl", "texts/pl/ui/b.ftl: is missing"]);
    assert_found(&found(SLAVIC, &[("texts/fr/ui/a.ftl", "")]), &["texts/fr: is none of our languages"]);
}

#[test]
fn keys_are_the_same_in_all_languages() {
    let without_alien = SLAVIC.split_once("fuel").expect("fuel is the second").1;
    assert_found(&found(&format!("fuel{without_alien}"), &[]), &["texts/pl/ui/a.ftl: lacks alien"]);
    assert_found(&found(&format!("{SLAVIC}robot = Robot\n"), &[]), &["a.ftl:9: robot is not there in English"]);
}

#[test]
fn a_key_is_said_once() {
    assert_found(&found(&format!("{SLAVIC}alien = Obcy\n    .text = Jest.\n"), &[]), &["alien is said twice"]);
    let more = ("texts/pl/ui/b.ftl", "fuel = Paliwo\n");
    let findings = found(SLAVIC, &[more]);
    assert!(findings.problems.iter().any(|it| it.contains("fuel is said twice, also in texts/pl/ui/a.ftl:4")));
}

#[test]
fn attributes_with_words_are_needed_and_those_of_grammar_are_free() {
    let polish = SLAVIC.replace("    .text = Jest obcy.\n", "    .gender = masculine\n");
    assert_found(&found(&polish, &[]), &["texts/pl/ui/a.ftl:1: alien.text is missing"]);
    let polish = SLAVIC.replace(".acc", ".hint");
    assert_found(&found(&polish, &[]), &["alien.hint is not there in English"]);
}

#[test]
fn variables_are_the_same_in_all_languages() {
    let polish = SLAVIC.replace("Jest obcy.", "Jest { $who }.");
    assert_found(&found(&polish, &[]), &["alien.text uses $who, which English does not"]);
    let polish = "alien = Obcy\n    .text = Jest obcy.\nfuel = Paliwo\n";
    assert_found(&found(polish, &[]), &["fuel does not use $n", "fuel does not count $n"]);
}

#[test]
fn slavs_count_one_few_and_many() {
    let polish = SLAVIC.replace("    [few] { $n } beczki\n", "");
    assert_found(&found(&polish, &[]), &["fuel counts $n without few"]);
    let polish = SLAVIC.replace("    [few] { $n } beczki\n", "").replace("[many]", "[other]");
    assert_found(&found(&polish, &[]), &["fuel counts $n without few and many"]);
}

#[test]
fn a_choice_by_a_word_is_no_count() {
    let text = "who = { $kind ->\n    [ship] Statek { $n }\n   *[other] Cos { $n }\n}\n";
    let languages = LANGUAGES.map(|language| format!("texts/{language}/ui/b.ftl"));
    let more: Vec<_> = languages.iter().map(|path| (path.as_str(), text)).collect();

    assert_found(&found(SLAVIC, &more), &[]);
}

#[test]
fn what_is_referred_to_is_there() {
    let polish = SLAVIC.replace("Jest obcy.", "{ -brand } i { robot } i { alien.acc } i { fuel.acc }");
    let parts = ["alien refers to -brand", "alien refers to robot", "alien refers to fuel.acc, which is not there"];
    assert_found(&found(&polish, &[]), &parts);
}

#[test]
fn keys_that_sources_name_are_there() {
    let source = ("crates/airlock/src/play.rs", "fn f() { say(\"cli-hello\"); say(\"cli-{name}\"); say(\"cli-\") }");
    assert_found(&found(SLAVIC, &[source]), &["crates/airlock/src/play.rs:1: there is no text cli-hello"]);
    let tests = ("crates/airlock/tests/play.rs", "fn f() { say(\"cli-hello\") }");
    assert_found(&found(SLAVIC, &[tests]), &[]);
    let other = ("crates/bots/src/lib.rs", "fn f() { say(\"cli-hello\") }");
    assert_found(&found(SLAVIC, &[other]), &[]);
}

#[test]
fn keys_of_the_program_are_used() {
    let languages = LANGUAGES.map(|language| format!("texts/{language}/ui/b.ftl"));
    let more: Vec<_> = languages.iter().map(|path| (path.as_str(), "cli-hello = Hello\n")).collect();
    let used = ("crates/airlock/src/play.rs", "fn f() { say(\"cli-hello\") }");

    assert_found(&found(SLAVIC, &more), &["texts/en/ui/b.ftl:1: cli-hello is never used"]);
    assert_found(&found(SLAVIC, &[more.as_slice(), &[used]].concat()), &[]);

    let house = House::of(&[("texts/en/ui/b.ftl", "cli-hello = Hello\n")]);
    let mut findings = Findings::default();
    let english = Language::read(&house, "en", &mut findings);
    keys::check_with(&["cli-"], &house, &english, &mut findings);
    assert_found(&findings, &[]);
}
