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

/// The same text in all languages.
fn in_all_languages(found_in: &'static str, text: &'static str) -> Vec<(String, &'static str)> {
    LANGUAGES.iter().map(|language| (format!("texts/{language}/{found_in}"), text)).collect()
}

/// What is found in four languages that agree, with one more file each, and some sources.
fn found_with(texts: &[(String, &str)], sources: &[(&str, &str)]) -> Findings {
    let texts: Vec<(&str, &str)> = texts.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    found(SLAVIC, &[texts.as_slice(), sources].concat())
}

#[test]
fn keys_of_the_program_are_used() {
    let texts = in_all_languages("ui/b.ftl", "cli-hello = Hello\n");
    let used = ("crates/airlock/src/play.rs", "fn f() { say(\"cli-hello\") }");

    assert_found(&found_with(&texts, &[]), &["texts/en/ui/b.ftl:1: cli-hello is never used"]);
    assert_found(&found_with(&texts, &[used]), &[]);
}

#[test]
fn a_source_may_name_how_keys_begin() {
    let texts = in_all_languages("ui/b.ftl", "cli-level-best = Best\n");

    let begun = ("crates/airlock/src/play.rs", "fn f() { format!(\"cli-level-{level}\") }");
    assert_found(&found_with(&texts, &[begun]), &[]);
    let begun = ("crates/airlock/src/play.rs", "fn f() { format!(\"cli-{key}\") }");
    assert_found(&found_with(&texts, &[begun]), &["cli-level-best is never used"]);
}

#[test]
fn keys_that_the_client_names_are_there() {
    let texts = in_all_languages("web/a.ftl", "web-title = Title\n    .hint = Hint\n");
    let client =
        "<h1 title={say('web-title.hint')}>{say(\"web-title\")}</h1>\n<p>{say(`web-gone`)}</p>\n{say('web-title.tip')}";

    let findings = found_with(&texts, &[("web/src/App.svelte", client)]);

    assert_found(
        &findings,
        &["web/src/App.svelte:2: there is no text web-gone", "App.svelte:3: there is no text web-title.tip"],
    );
    let test = ("web/src/app.test.ts", "say('web-title') + say('web-gone')");
    assert_found(&found_with(&texts, &[test]), &[]);
    let types = ("web/src/types/chess.ts", "export type Rule = \"web-title\" | \"web-gone\"");
    assert_found(&found_with(&texts, &[types]), &[]);
}

#[test]
fn a_thing_that_is_called_like_a_key_is_none() {
    let texts = in_all_languages("web/a.ftl", "web-item-web-cable = Cable\n");
    let named = "const ITEMS = ['web-cable']\nsay(`web-item-${item}`)";

    assert_found(&found_with(&texts, &[("web/src/items.ts", named)]), &[]);
    let other = named.replace("web-cable", "web-chair");
    assert_found(&found_with(&texts, &[("web/src/items.ts", &other)]), &["there is no text web-chair"]);
}

#[test]
fn a_problem_of_the_clients_own_has_a_sentence() {
    let texts = in_all_languages("web/a.ftl", "error-no-connection = Nobody answers.\n");
    let client = ("web/src/http.ts", "return { code: 'no-connection' }");

    assert_found(&found_with(&texts, &[client]), &[]);
    assert_found(&found_with(&texts, &[]), &["error-no-connection is never used"]);
    assert_found(&found_with(&[], &[client]), &["web/src/http.ts:1: there is no text error-no-connection"]);
}

#[test]
fn keys_of_the_client_are_used() {
    let texts = in_all_languages("web/a.ftl", "web-title = Title\nweb-level-best = Best\n");

    assert_found(&found_with(&texts, &[]), &["a.ftl:1: web-title is never", "a.ftl:2: web-level-best is never used"]);
    let used = ("web/src/app.ts", "say('web-title') + say(`web-level-${level}`)");
    assert_found(&found_with(&texts, &[used]), &[]);
    let elsewhere = ("web/build/texts.ts", "say('web-title') + say(`web-level-${level}`)");
    assert_found(&found_with(&texts, &[elsewhere]), &["web-title is never", "web-level-best is never used"]);
}

#[test]
fn keys_of_a_game_are_its_words_or_named_by_the_program_or_the_client() {
    let texts = "chess-piece-pawn = Pawn\nchess-heard-moved = Moved\nchess-lesson-one = One\nchess-board-a = A\n";
    let texts = in_all_languages("chess/a.ftl", texts);
    let words = ("crates/games/chess/src/words.rs", "enum Piece { Pawn }");

    let idle = ["chess-lesson-one is never used", "chess-board-a is never used"];
    assert_found(&found_with(&texts, &[words]), &idle);
    let client = ("web/src/coach.ts", "say(`${game}-lesson-${name}`)");
    assert_found(&found_with(&texts, &[words, client]), &idle[1..]);
    let program = ("crates/airlock/src/board.rs", "fn f() { say(\"chess-board-a\"); say(\"chess-board-b\") }");
    let unknown = "crates/airlock/src/board.rs:1: there is no text chess-board-b";
    assert_found(&found_with(&texts, &[words, client, program]), &[unknown]);
    let no_word = ("crates/games/chess/src/words.rs", "enum Colour { White }");
    assert_found(&found_with(&texts, &[no_word, client]), &["chess-piece-pawn is never used", idle[1]]);
}
