//! The answers that were typed with the command: which hero each player takes.

use anyhow::Result;
use driver::Table;
use engine::Pending;

use crate::{boards::TextBoard, failure::Failure};

/// Lets the seats take these heroes, in the order in which they are asked.
pub fn choose_heroes<G: TextBoard>(table: &mut Table<G>, heroes: &[String]) -> Result<()> {
    let told = |error| Failure::told(&error);
    let mut choices = Vec::new();
    for hero in heroes {
        table.advance(&mut Vec::new()).map_err(told)?;
        let Pending::Players { asked, .. } = table.state().pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        table.state().choices(seat, &mut choices);
        let named = |choice: &G::Choice| G::hero(choice).is_some_and(|it| it == *hero);
        let Some(&choice) = choices.iter().find(|choice| named(choice)) else {
            let offered: Vec<String> = choices.iter().filter_map(G::hero).collect();
            return Err(Failure::new("error-unknown-hero")
                .with("name", hero.as_str())
                .with("heroes", offered.join(", "))
                .into());
        };
        table.choose(seat, choice).map_err(told)?;
    }
    Ok(())
}
