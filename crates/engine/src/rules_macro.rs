//! `rules!`: the one macro that makes a game's sums from its rules.

use crate::Viewer;

/// What a viewer may know of a rule under way, and the way back for a bot that
/// imagines the table.
///
/// A rule hides nothing unless its mark says so: see [`frame`](crate::frame).
pub trait Shown: Copy + Default {
    /// What can be shown.
    type View: Clone + Eq + std::fmt::Debug + serde::Serialize;

    /// What `viewer` may know of it.
    fn shown_to(self, viewer: Viewer) -> Self::View;

    /// A rule under way that would be shown so.
    fn imagined(view: &Self::View) -> Self;
}

/// Lists a game's rules: the table of contents of its rulebook in code.
///
/// Makes `Frame` (a rule under way), `Choice` (an answer by its question), `Outcome`
/// (what chance showed, by the roll) and `FrameView` (what a viewer may know of a
/// rule under way). Attributes before `for` go to what is sent: `Choice` and `FrameView`.
#[macro_export]
macro_rules! rules {
    (
        $(#[$sent:meta])*
        for $game:ty;
        steps { $first:ident $(, $step:ident)* $(,)? }
        questions { $($question:ident),* $(,)? }
        rolls { $($roll:ident),* $(,)? }
    ) => {
        /// A rule under way.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, borsh::BorshSerialize, borsh::BorshDeserialize)]
        pub enum Frame { $first($first), $($step($step),)* $($question($question),)* $($roll($roll),)* }

        /// A player's answer, by the question it answers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        $(#[$sent])*
        #[serde(tag = "question", content = "answer", rename_all = "kebab-case")]
        pub enum Choice { $($question(<$question as $crate::Question<$game>>::Answer),)* }

        /// What chance showed, by the roll that asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Outcome { $($roll(<$roll as $crate::Roll<$game>>::Shown),)* }

        /// What a viewer may know of a rule under way.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        $(#[$sent])*
        #[serde(tag = "rule", rename_all = "kebab-case")]
        pub enum FrameView {
            $first(<$first as $crate::Shown>::View),
            $($step(<$step as $crate::Shown>::View),)*
            $($question(<$question as $crate::Shown>::View),)*
            $($roll(<$roll as $crate::Shown>::View),)*
        }

        impl Frame {
            /// What `viewer` may know of it.
            pub fn shown_to(self, viewer: $crate::Viewer) -> FrameView {
                match self {
                    Frame::$first(rule) => FrameView::$first($crate::Shown::shown_to(rule, viewer)),
                    $(Frame::$step(rule) => FrameView::$step($crate::Shown::shown_to(rule, viewer)),)*
                    $(Frame::$question(rule) => FrameView::$question($crate::Shown::shown_to(rule, viewer)),)*
                    $(Frame::$roll(rule) => FrameView::$roll($crate::Shown::shown_to(rule, viewer)),)*
                }
            }

            /// A rule under way that would be shown so.
            pub fn imagined(view: &FrameView) -> Frame {
                match view {
                    FrameView::$first(view) => Frame::$first($crate::Shown::imagined(view)),
                    $(FrameView::$step(view) => Frame::$step($crate::Shown::imagined(view)),)*
                    $(FrameView::$question(view) => Frame::$question($crate::Shown::imagined(view)),)*
                    $(FrameView::$roll(view) => Frame::$roll($crate::Shown::imagined(view)),)*
                }
            }
        }

        impl FrameView {
            /// Every question, as it is by default: what is said of it can be tried.
            pub fn every_question() -> Vec<FrameView> {
                let all = [$(Frame::$question(Default::default())),*];
                all.map(|rule: Frame| rule.shown_to($crate::Viewer::AfterTheEnd)).to_vec()
            }

            /// Every step and every roll, as it is by default.
            pub fn every_step_and_roll() -> Vec<FrameView> {
                let all = [Frame::$first(Default::default()), $(Frame::$step(Default::default()),)* $(Frame::$roll(Default::default()),)*];
                all.map(|rule: Frame| rule.shown_to($crate::Viewer::AfterTheEnd)).to_vec()
            }
        }

        impl Default for Frame { fn default() -> Self { Frame::$first(Default::default()) } }
        impl From<$first> for Frame { fn from(rule: $first) -> Self { Frame::$first(rule) } }
        $(impl From<$step> for Frame { fn from(rule: $step) -> Self { Frame::$step(rule) } })*
        $(impl From<$question> for Frame { fn from(rule: $question) -> Self { Frame::$question(rule) } })*
        $(impl From<$roll> for Frame { fn from(rule: $roll) -> Self { Frame::$roll(rule) } })*

        impl $crate::Frame<$game> for Frame {
            const HAS_WINDOWS: bool = false $(|| <$question as $crate::Question<$game>>::IS_WINDOW)*;

            #[inline]
            fn pending(self, board: &<$game as $crate::Game>::Board) -> $crate::Pending {
                match self {
                    $(Frame::$question(rule) => $crate::Pending::Players {
                        asked: $crate::Question::<$game>::asked(rule, board),
                        may_interject: $crate::Question::<$game>::may_interject(rule, board),
                    },)*
                    $(Frame::$roll(_) => $crate::Pending::Chance,)*
                    _ => $crate::Pending::Nobody,
                }
            }
            #[inline]
            fn waits(self, _: &<$game as $crate::Game>::Board) -> bool {
                match self {
                    $(Frame::$question(_) => true,)*
                    $(Frame::$roll(_) => true,)*
                    _ => false,
                }
            }
            #[inline]
            fn may_answer(self, board: &<$game as $crate::Game>::Board, seat: $crate::Seat) -> bool {
                match self {
                    $(Frame::$question(rule) => {
                        $crate::Question::<$game>::asked(rule, board).has(seat)
                            || $crate::Question::<$game>::may_interject(rule, board).has(seat)
                    })*
                    _ => false,
                }
            }
            fn is_public(self) -> bool {
                match self {
                    $(Frame::$question(_) => <$question as $crate::Question<$game>>::IS_PUBLIC,)*
                    _ => true,
                }
            }
            fn is_window(self) -> bool {
                match self {
                    $(Frame::$question(_) => <$question as $crate::Question<$game>>::IS_WINDOW,)*
                    _ => false,
                }
            }
            fn timing(self) -> $crate::Timing {
                match self {
                    $(Frame::$question(_) => <$question as $crate::Question<$game>>::TIMING,)*
                    _ => $crate::Timing::AtOnce,
                }
            }
            #[inline]
            fn go_on(self, board: &mut <$game as $crate::Game>::Board, log: &mut $crate::Log<'_, $game>) -> $crate::Flow<Frame> {
                match self {
                    Frame::$first(rule) => $crate::Step::<$game>::go_on(rule, board, log),
                    $(Frame::$step(rule) => $crate::Step::<$game>::go_on(rule, board, log),)*
                    _ => unreachable!("only steps go on by themselves"),
                }
            }
            #[inline]
            fn choices(self, board: &<$game as $crate::Game>::Board, seat: $crate::Seat, out: &mut Vec<Choice>) {
                match self {
                    $(Frame::$question(rule) => {
                        $crate::Question::<$game>::answers(rule, board, seat, &mut |answer| out.push(Choice::$question(answer)));
                    })*
                    _ => (),
                }
            }
            fn forbids(self, board: &<$game as $crate::Game>::Board, seat: $crate::Seat, choice: Choice) -> Option<$crate::RuleId> {
                match (self, choice) {
                    $((Frame::$question(rule), Choice::$question(answer)) => $crate::Question::<$game>::forbids(rule, board, seat, answer),)*
                    _ => None,
                }
            }
            #[inline]
            fn choose(self, board: &mut <$game as $crate::Game>::Board, seat: $crate::Seat, choice: Choice, log: &mut $crate::Log<'_, $game>) -> $crate::Flow<Frame> {
                match (self, choice) {
                    $((Frame::$question(rule), Choice::$question(answer)) => $crate::Question::<$game>::answered(rule, board, seat, answer, log),)*
                    _ => unreachable!("an answer to another question"),
                }
            }
            #[inline]
            fn odds(self, board: &<$game as $crate::Game>::Board, out: &mut Vec<(Outcome, u32)>) {
                match self {
                    $(Frame::$roll(rule) => {
                        $crate::Roll::<$game>::odds(rule, board, &mut |shown, ways| out.push((Outcome::$roll(shown), ways)));
                    })*
                    _ => (),
                }
            }
            #[inline]
            fn resolve(self, board: &mut <$game as $crate::Game>::Board, outcome: Outcome, log: &mut $crate::Log<'_, $game>) -> $crate::Flow<Frame> {
                match (self, outcome) {
                    $((Frame::$roll(rule), Outcome::$roll(shown)) => $crate::Roll::<$game>::rolled(rule, board, shown, log),)*
                    _ => unreachable!("an outcome of another roll"),
                }
            }
        }
    };
}
