//! What the sources of a game and its texts say, read as text.

use std::{collections::BTreeSet, fs, path::Path};

use engine::Game;

use crate::house;

/// The ids in `rule!("…")` in the sources of a game, and those of its book in `rule_of!(G, "…", "…")` in what it
/// shares with its sister; there are more than `fewest`.
pub fn cited<G: Game>(fewest: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    read_game::<G>(&mut |source| {
        let cited = source.split("rule!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(cited.map(str::to_owned));
    });
    assert!(found.len() > fewest, "the sources cite rules");
    let of_this_book = found.first().and_then(|rule| rule.split_inclusive('-').next()).unwrap_or_default().to_owned();
    read_all(&house().join("crates/games"), "rs", &mut |source| {
        let cited = source.split("rule_of!(G,").skip(1).filter_map(|rest| rest.split(')').next());
        let ids = cited.flat_map(|ids| ids.split('"').skip(1).step_by(2));
        found.extend(ids.filter(|id| id.starts_with(&of_this_book)).map(str::to_owned));
    });
    found
}

/// What names rules only to be read on, of rooms, cards and events: it neither carries them out nor
/// refuses anything. A file, or a folder with more of it.
const AS_READ: [&str; 3] = ["printed.rs", "printed", "saying.rs"];

/// Reads every source of a game that acts.
pub(crate) fn read_game<G: Game>(read: &mut impl FnMut(&str)) {
    let folder = house().join("crates/games").join(G::NAME).join("src");
    read_files(&folder, &mut |path, text| {
        let within = path.strip_prefix(&folder).unwrap_or(path);
        let is_to_read = within.ancestors().any(|part| AS_READ.iter().any(|it| part.ends_with(it)));
        if path.extension().is_some_and(|it| it == "rs") && !is_to_read {
            read(text);
        }
    });
}

/// Reads every file below a folder whose name ends like this.
pub(crate) fn read_all(folder: &Path, ending: &str, read: &mut impl FnMut(&str)) {
    read_files(folder, &mut |path, text| {
        if path.extension().is_some_and(|it| it == ending) {
            read(text);
        }
    });
}

fn read_files(folder: &Path, read: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            read_files(&path, read);
        } else {
            read(&path, &fs::read_to_string(&path).expect("the file can be read"));
        }
    }
}
