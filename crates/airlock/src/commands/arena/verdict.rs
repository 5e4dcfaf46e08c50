//! Whether one of two bots is better: by the difference between them deal by deal, and by how much that would be
//! another if other deals had come (a bootstrap).

/// Fewer games than this prove nothing, whatever they say.
pub const FEWEST: u32 = 400;

/// How often deals are drawn again.
const DRAWN: usize = 4_000;

/// A mean, and between which values the true one lies with a confidence of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Between {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// What the deals say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// How often each of the two won, for each of its seats.
    pub rates: [Between; 2],
    /// How much more often the first did.
    pub difference: Between,
    /// Which is better; nothing as long as it is undecided.
    pub better: Option<usize>,
    /// Whether there were too few games to say.
    pub is_few: bool,
}

/// What the shares of two bots in the same deals say, which were played in so many games.
pub fn judged(one: &[f64], other: &[f64], games: u32) -> Verdict {
    let differences: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let difference = between(&differences);
    let is_few = games < FEWEST;
    let better = match difference {
        _ if is_few => None,
        Between { low, .. } if low > 0.0 => Some(0),
        Between { high, .. } if high < 0.0 => Some(1),
        Between { .. } => None,
    };
    Verdict { rates: [between(one), between(other)], difference, better, is_few }
}

/// The mean of some samples, and its interval: as many are drawn from them again and again, and of all the means the
/// middle 95 of 100 are kept.
fn between(samples: &[f64]) -> Between {
    let n = samples.len().max(1);
    let mean = samples.iter().sum::<f64>() / n as f64;
    let mut numbers = Numbers(0x5eed);
    let mut drawn = || (0..samples.len()).map(|_| samples[numbers.below(samples.len())]).sum::<f64>() / n as f64;
    let mut means: Vec<f64> = (0..DRAWN).map(|_| drawn()).collect();
    means.sort_unstable_by(f64::total_cmp);
    Between { mean, low: means[DRAWN * 25 / 1_000], high: means[DRAWN * 975 / 1_000] }
}

/// SplitMix64: the same samples have the same interval.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * n as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many deals of two games, of which the first bot wins both in every so manieth, and else each wins one.
    fn deals(n: usize, every: usize) -> (Vec<f64>, Vec<f64>) {
        let one: Vec<f64> = (0..n).map(|deal| if deal % every == 0 { 1.0 } else { 0.5 }).collect();
        let other = one.iter().map(|share| 1.0 - share).collect();
        (one, other)
    }

    #[test]
    fn whoever_wins_more_often_on_many_deals_is_better() {
        let (one, other) = deals(400, 4);

        let verdict = judged(&one, &other, 800);

        assert_eq!(verdict.better, Some(0));
        assert!((verdict.difference.mean - 0.25).abs() < 1e-9);
        assert!(verdict.difference.low > 0.2 && verdict.difference.high < 0.3, "{verdict:?}");
        assert_eq!(judged(&other, &one, 800).better, Some(1));
    }

    #[test]
    fn few_games_say_nothing_however_they_end() {
        let (one, other) = deals(100, 1);

        let verdict = judged(&one, &other, 200);

        assert_eq!((verdict.better, verdict.is_few), (None, true));
    }

    #[test]
    fn it_is_undecided_while_other_deals_could_say_otherwise() {
        let one: Vec<f64> = (0..400).map(|deal| if deal % 2 == 0 { 1.0 } else { 0.02 }).collect();
        let other: Vec<f64> = one.iter().map(|share| 1.0 - share).collect();

        let verdict = judged(&one, &other, 800);

        assert_eq!((verdict.better, verdict.is_few), (None, false));
        assert!(verdict.difference.low < 0.0 && verdict.difference.high > 0.0, "{verdict:?}");
    }

    #[test]
    fn an_interval_is_about_as_wide_as_the_books_say() {
        let flips: Vec<f64> = (0..400).map(|flip| f64::from(flip % 2)).collect();

        let Between { mean, low, high } = between(&flips);

        assert!((mean - 0.5).abs() < 1e-9);
        assert!((low - 0.451).abs() < 0.01 && (high - 0.549).abs() < 0.01, "{low} {high}");
    }
}
