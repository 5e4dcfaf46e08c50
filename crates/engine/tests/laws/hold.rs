//! The laws hold for a game that has everything.

use contact::Contact;
use engine::{
    Game, Setup,
    laws::{self, Plan, Report},
};

use crate::dice::dice;

#[test]
fn contact_keeps_every_law_with_every_setup() {
    let plan = Plan::<Contact>::new(60).sample_every(3);

    let report = laws::check(&plan, &mut dice(1)).unwrap_or_else(|broken| panic!("{broken}"));

    let setups = <Contact as Game>::Setup::every().len() as u64;
    assert_eq!(report.games, 60 * setups);
    assert_eq!((report.ended, report.stopped), (report.games, 0));
    assert_eq!(report.inputs, report.answers + report.outcomes + report.resignations);
    assert_eq!(report.deepest, 3, "a round, the spoils to come, and the fight for them");
}

#[test]
fn no_law_holds_because_it_is_never_looked_at() {
    let plan = Plan::<Contact>::new(20).sample_every(3);

    let report = laws::check(&plan, &mut dice(2)).unwrap_or_else(|broken| panic!("{broken}"));

    let Report { games, ended, stopped: _, inputs, answers, outcomes, resignations, .. } = report;
    let Report { looked_closely, denials, refused, in_lockstep, reveals, longest, widest, deepest, .. } = report;
    let played = [games, ended, inputs, answers, outcomes, resignations, longest, widest, deepest];
    let looked_at = [looked_closely, denials, refused, in_lockstep, reveals];
    assert!(played.iter().chain(&looked_at).all(|&count| count > 0), "{report:?}");
}

#[test]
fn the_same_numbers_play_the_same_games() {
    let plan = Plan::<Contact>::new(5);

    let first = laws::check(&plan, &mut dice(4));
    let second = laws::check(&plan, &mut dice(4));

    assert_eq!(first, second);
}

#[test]
fn reports_add_up() {
    let plan = Plan::<Contact>::new(5);
    let mut both = laws::check(&plan, &mut dice(5)).expect("the laws hold");
    let second = laws::check(&plan, &mut dice(6)).expect("the laws hold");
    let longest = both.longest.max(second.longest);

    both += second;

    assert_eq!(both.games, 2 * second.games);
    assert_eq!(both.longest, longest);
}

#[test]
fn without_setups_nothing_is_played() {
    let plan = Plan::<Contact>::new(5).setups([]);

    let report = laws::check(&plan, &mut dice(7));

    assert_eq!(report, Ok(Report::default()));
}
