//! A scenario is about one rule, or a few that are one idea.
//!
//! Over a scenario stand at most five ids, so that each of them can be seen to be asserted. What is
//! printed on components is counted in tables, one row for each id: those do not count.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Findings, House, Kind, Rulebook, game_of,
    id::{Id, Place, ids_in},
};

/// How many ids may stand over a scenario.
const MOST: usize = 5;

/// Looks at what stands over each test of a game.
pub fn check(house: &House, books: &[Rulebook], findings: &mut Findings) {
    let books: BTreeMap<&str, &Rulebook> = books.iter().map(|book| (book.game.as_str(), book)).collect();
    for source in house.sources() {
        let Some(book) = books.get(game_of(&source.path)) else { continue };
        let is_data = |id: &Id| book.kinds.get(id).is_some_and(|listed| listed.kind == Kind::Data);
        for test in &source.tests {
            let cited: BTreeSet<Id> = test.doc.iter().flat_map(|line| ids_in(line)).collect();
            let n_ids = cited.iter().filter(|id| !is_data(id)).count();
            if n_ids > MOST {
                let place = Place { path: source.path.clone(), line: test.line };
                findings.problem(place, format_args!("{n_ids} ids stand over one scenario, {MOST} are the most"));
            }
        }
    }
}
