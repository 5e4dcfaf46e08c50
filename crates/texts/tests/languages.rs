//! All languages, as they are built into the program.

use std::{collections::BTreeSet, fs, path::Path};

use texts::{Args, Language, Texts};

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        assert_eq!(Texts::of(language).faults(), [""; 0]);
    }
}

#[test]
fn english_has_everything_that_any_language_has() {
    let english = Texts::of(Language::English);
    for language in Language::ALL {
        let stray = Texts::of(language).keys().find(|key| !english.has(key));
        assert_eq!(stray, None, "{language} has a text that English lacks");
    }
}

#[test]
fn every_text_can_be_said_of_any_number() {
    let variables = variables();
    assert!(variables.contains("seat"), "the files of texts are where they should be");
    for n in [0, 1, 2, 5, 21] {
        let args = variables.iter().fold(Args::new(), |args, name| args.with(name, n));
        Language::ALL.into_iter().for_each(|language| say_all(Texts::of(language), &args));
    }
}

#[test]
fn every_text_can_be_said_of_any_name() {
    let args = variables().iter().fold(Args::new(), |args, name| args.with(name, "Тарас"));
    Language::ALL.into_iter().for_each(|language| say_all(Texts::of(language), &args));
}

#[test]
fn texts_can_be_said_by_many_at_once() {
    std::thread::scope(|scope| {
        for language in Language::ALL.into_iter().cycle().take(16) {
            scope.spawn(move || Texts::of(language).say("alien-frontiers", &Args::new()));
        }
    });
}

fn say_all(texts: &Texts, args: &Args) {
    for key in texts.keys() {
        for attribute in [None].into_iter().chain(texts.attributes(key).map(Some)) {
            let said = texts.try_say(key, attribute, args);
            assert!(said.is_ok(), "{}: {key}: {said:?}", texts.language());
        }
    }
}

/// Every variable that stands in any file.
fn variables() -> BTreeSet<String> {
    let mut variables = BTreeSet::new();
    collect(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts")), &mut variables);
    variables
}

fn collect(folder: &Path, variables: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, variables);
        } else {
            let text = fs::read_to_string(&path).expect("the file can be read");
            let names = text.split('$').skip(1);
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
            variables
                .extend(names.map(|name| name.split(|letter| !is_name(letter)).next().unwrap_or_default().to_owned()));
        }
    }
}
