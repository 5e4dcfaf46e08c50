//! What one player is sent in a whole game of each game: one person among bots, who does not think.

use anyhow::{Context, Result};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use crate::{
    running::House,
    visitor::{Visitor, Way},
};

/// How many play at each table.
const SEATS: usize = 3;

/// Plays one game of each game that the program has. For each its name, how many times the table was
/// told, and the bytes of everything that was.
pub async fn measure(house: &House<'_>) -> Result<Value> {
    let server = house.open(&["--bot-pause", "0", "--window-delay", "0"])?;
    let way = Way::to(&server.address);
    let mut person = Visitor::new(&way);
    let mut games = Vec::new();
    for game in person.games().await? {
        eprintln!("one game of {game}, to count its bytes");
        let bots = (1..SEATS).map(|_| json!({ "seat": "bot", "level": "greedy" }));
        let seats: Vec<Value> = [json!({ "seat": "me" })].into_iter().chain(bots).collect();
        let table = person.opens_table_of(&game, json!(seats)).await.context("a table for three")?;
        let mut socket = person.attends(&table).await?;
        socket.hears_table_after(0).await?;
        let mut dice = StdRng::seed_from_u64(0);
        while !socket.table.is_over {
            match socket.table.any_answer(&mut dice)? {
                Some(answer) => {
                    socket.says(answer).await?;
                    socket.hears_until_done().await?;
                }
                None => _ = socket.listens().await?,
            }
        }
        games.push(json!({ "game": game, "tables": socket.table.n_told, "bytes": socket.table.n_bytes }));
        socket.leaves().await?;
    }
    Ok(json!(games))
}
