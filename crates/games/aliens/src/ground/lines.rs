//! AGD-6C.6: which ways from square to square are straight.
//!
//! A line that meets no corner of the grid leaves each square across one of its edges, and all
//! along it goes in two directions only. It belongs to some straight line exactly if it is
//! balanced: any two stretches of it that are equally long have equally many steps down, or one has
//! one more. Such a line can be shifted and turned a little without crossing anything else, so the
//! balanced ways are all there is to know of the lines between two squares, and nothing has to be
//! measured. Everything is seen from the first square as if the last were to the east and south.

/// Across one edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Across,
    Down,
}

/// The steps of a line between two squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// One bit for each, set for a step down, the last one lowest.
    steps: u64,
    n_steps: usize,
    /// The fewest and the most steps down in a stretch, by how long it is.
    fewest: [u8; Way::LONGEST],
    most: [u8; Way::LONGEST],
}

impl Way {
    /// Four boards in a row, and a step more in front.
    const LONGEST: usize = 64;

    /// No step yet.
    pub(super) const NONE: Way = Way { steps: 0, n_steps: 0, fewest: [u8::MAX; Way::LONGEST], most: [0; Way::LONGEST] };

    /// One step more, if the way is still straight.
    pub(super) fn then(mut self, step: Step) -> Option<Way> {
        self.steps = self.steps << 1 | u64::from(step == Step::Down);
        self.n_steps += 1;
        for long in 1..=self.n_steps {
            let down = (self.steps & ((1 << long) - 1)).count_ones() as u8;
            self.fewest[long] = self.fewest[long].min(down);
            self.most[long] = self.most[long].max(down);
            if self.most[long] - self.fewest[long] > 1 {
                return None;
            }
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::{Step, Way};

    fn way(steps: &str) -> Option<Way> {
        let step = |letter| if letter == 'd' { Step::Down } else { Step::Across };
        steps.chars().try_fold(Way::NONE, |way, letter| way.then(step(letter)))
    }

    #[test]
    fn a_line_may_go_down_now_or_later_but_not_twice_where_it_goes_across_twice_elsewhere() {
        assert!(way("aada").is_some() && way("adad").is_some() && way("adaad").is_some());
        assert!(way("aadd").is_none() && way("adaadd").is_none() && way("dadaaa").is_none());
    }

    #[test]
    fn the_straight_ways_are_as_many_as_there_are_straight_lines_of_that_length() {
        let mut ways = vec![Way::NONE];
        let mut n_ways = Vec::new();
        for _ in 0..9 {
            let next = |way: Way| [Step::Across, Step::Down].into_iter().filter_map(move |step| way.then(step));
            ways = ways.into_iter().flat_map(next).collect();
            n_ways.push(ways.len());
        }

        // 1 more than the sum of (n - i + 1) φ(i) for i from 1 to n, the number of digital lines.
        assert_eq!(n_ways, [2, 4, 8, 14, 24, 36, 54, 76, 104]);
    }
}
