//! How a game ended: the ending, the standings, the winners.

use driver::record::{Ended, Footer};
use engine::Standing;
use texts::Args;

use crate::{
    boards::TextBoard,
    layout::{self, Side},
    page,
    say::Say,
    telling::Names,
};

/// The end of a finished game, as lines.
pub fn lines<G: TextBoard>(footer: &Footer, board: &G::Board, say: &Say, names: &Names) -> Vec<String> {
    let ending = match &footer.ended {
        Ended::Over(word) => say.say(&format!("{}-ending-{word}", G::NAME)),
        Ended::Stopped => say.say("ui-ending-stopped"),
    };
    let mut lines = vec![page::strong(&say.with("ui-ending", &Args::new().with("ending", ending))), String::new()];
    // Whoever wins and loses together has no places.
    let is_together = footer.places.windows(2).all(|pair| pair[0].rank == pair[1].rank);
    if !is_together {
        lines.extend(standings::<G>(&footer.places, board, say, names));
        lines.push(String::new());
    }
    if !matches!(footer.ended, Ended::Stopped) {
        lines.push(winners(&footer.places, say, names));
    }
    lines
}

/// The seats from first to last.
pub fn standings<G: TextBoard>(places: &[Standing], board: &G::Board, say: &Say, names: &Names) -> Vec<String> {
    let row = |place: &Standing| {
        let stands = G::standing(place, board, say);
        vec![format!("{}.", place.rank), page::named(place.seat, names.of_seat(place.seat)), stands]
    };
    let rows: Vec<_> = places.iter().map(row).collect();
    let lines = layout::table(&[Side::Right, Side::Left, Side::Right], &rows);
    lines.iter().map(|line| format!("  {line}")).collect()
}

fn winners(places: &[Standing], say: &Say, names: &Names) -> String {
    let winners = places.iter().filter(|place| place.rank == 1);
    let winners: Vec<String> = winners.map(|place| page::named(place.seat, names.of_seat(place.seat))).collect();
    let args = Args::new().with("count", winners.len()).with("names", winners.join(", "));
    say.with("ui-winners", &args)
}
