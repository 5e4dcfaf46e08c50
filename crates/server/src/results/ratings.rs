//! How good somebody is at a game, as far as results tell: the method of Weng and Lin, which
//! is made for games of many.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// How good somebody is at a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The best guess: 25 for a newcomer.
    pub rating: f64,
    /// How far off the guess may well be: 25/3 for a newcomer.
    pub uncertainty: f64,
    /// From how many games it follows.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating, uncertainty, games: 0 }
    }
}

/// The ratings after a game in which these people came in these places, in the same order.
pub(crate) fn moved(players: &[(Rating, u8)]) -> Vec<Rating> {
    let team = |&(Rating { rating, uncertainty, games: _ }, place): &(Rating, u8)| {
        ([WengLinRating { rating, uncertainty }], MultiTeamOutcome::new(place.into()))
    };
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = players.iter().map(team).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, place)| (&team[..], *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rating = |(after, (before, _)): (Vec<WengLinRating>, &(Rating, u8))| {
        let WengLinRating { rating, uncertainty } = after.first().copied().unwrap_or_default();
        Rating { rating, uncertainty, games: before.games + 1 }
    };
    after.into_iter().zip(players).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_rises_and_whoever_loses_falls_and_both_are_known_better() {
        let newcomer = Rating::default();

        let after = moved(&[(newcomer, 1), (newcomer, 2), (newcomer, 3)]);

        assert!(after[0].rating > newcomer.rating && after[2].rating < newcomer.rating);
        assert!((after[1].rating - newcomer.rating).abs() < 1e-9, "the one in between stays");
        assert!(after.iter().all(|it| it.uncertainty < newcomer.uncertainty && it.games == 1));
    }

    #[test]
    fn a_win_against_somebody_better_counts_for_more() {
        let (weak, strong) =
            (Rating { rating: 20.0, ..Rating::default() }, Rating { rating: 30.0, ..Rating::default() });

        let expected = moved(&[(strong, 1), (weak, 2)])[0].rating - strong.rating;
        let surprising = moved(&[(weak, 1), (strong, 2)])[0].rating - weak.rating;

        assert!(surprising > 2.0 * expected);
    }

    #[test]
    fn equals_who_share_a_place_stay_equals() {
        let newcomer = Rating::default();

        let after = moved(&[(newcomer, 1), (newcomer, 1)]);

        assert!((after[0].rating - after[1].rating).abs() < 1e-9);
    }
}
