//! What the rules, the driver and a connection say no to has its sentence in every language,
//! as has what the house says no to. The codes are read from the sources, so that none is
//! forgotten.

use std::{collections::BTreeSet, fs, path::Path};

use texts::{Language, Texts};

/// The codes that follow these words in a source: each is a word in quotation marks.
const BEFORE_A_CODE: [&str; 2] = ["malformed(\"", "code: \""];

fn codes_in(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            codes_in(&path, codes);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source is text");
        for before in BEFORE_A_CODE {
            let found = text.split(before).skip(1).filter_map(|rest| rest.split('"').next());
            codes.extend(found.filter(|code| !code.is_empty()).map(str::to_owned));
        }
        // The errors of the driver have their codes in the arms of a function.
        if let Some((_, rest)) = text.split_once("fn code(&self) -> &'static str {") {
            let body = rest.split("\n    }\n").next().unwrap_or_default();
            codes.extend(body.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
}

#[test]
fn every_problem_has_a_sentence_in_every_language() {
    let mut codes = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    codes_in(&crates.join("server/src"), &mut codes);
    codes_in(&crates.join("driver/src"), &mut codes);
    // What a verdict finds is no problem, and has texts of its own.
    codes.retain(|code| !code.starts_with("proven-") && !code.starts_with("open-"));
    assert!(codes.contains("message-too-long") && codes.contains("refused-because") && codes.len() > 50, "{codes:?}");

    for language in Language::ALL {
        let texts = Texts::of(language);
        let missing: Vec<_> = codes.iter().filter(|code| !texts.has(&format!("error-{code}"))).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}
