//! The answers that were typed with the command: which hero each player takes.

use anyhow::Result;
use driver::Table;
use engine::Pending;

use crate::{boards::TextBoard, failure::Failure};

/// Lets the seats take these heroes, in the order in which they are asked.
pub fn choose_heroes<G: TextBoard>(table: &mut Table<G>, heroes: &[String]) -> Result<()> {
    let told = |error| Failure::told(&error);
    let mut choices = Vec::new();
    for (number, hero) in heroes.iter().enumerate() {
        table.advance(&mut Vec::new()).map_err(told)?;
        let Pending::Players { asked, .. } = table.state().pending() else { break };
        let seat = asked.first().expect("somebody is asked");
        table.state().choices(seat, &mut choices);
        let named = |choice: &G::Choice| G::hero(choice).is_some_and(|it| it == *hero);
        let Some(&choice) = choices.iter().find(|choice| named(choice)) else {
            return Err(not_taken(hero, number, &choices.iter().filter_map(G::hero).collect::<Vec<_>>()).into());
        };
        table.choose(seat, choice).map_err(told)?;
    }
    Ok(())
}

/// Why nobody takes a hero when so many have been taken and these are left to take.
fn not_taken(hero: &str, n_taken: usize, offered: &[String]) -> Failure {
    match (offered.is_empty(), n_taken) {
        (false, _) => Failure::new("error-unknown-hero").with("name", hero).with("heroes", offered.join(", ")),
        (true, 0) => Failure::new("error-no-heroes"),
        (true, seats) => Failure::new("error-too-many-heroes").with("name", hero).with("seats", seats),
    }
}
