//! What lies ahead of an answer, in words: control that changes hands, stations within reach, the end.

use alien_frontiers::{
    foresight::{ControlAhead, Foresight},
    view::View,
};
use texts::{Args, args};

use super::{GAME, name};
use crate::{page, telling::Sheet};

/// What an answer leads to.
pub(super) fn of_answer(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
    let it = foresight.answers.iter().find(|it| usize::from(it.answer) == answer)?;
    let mut said: Vec<String> = it.control.iter().map(|control| controlled(view, *control, sheet)).collect();
    if !it.opens.is_empty() {
        let stations: Vec<String> = it.opens.iter().map(|station| name(sheet.say, station)).collect();
        said.push(sheet.say.with("alien-frontiers-ahead-opens", &Args::new().with("stations", stations.join(", "))));
    }
    if it.ends {
        said.push(sheet.say.say("alien-frontiers-ahead-ends"));
    }
    Some(said.join(" · "))
}

/// Whose a territory will be.
fn controlled(view: &View, ControlAhead { territory, from: _, to }: ControlAhead, sheet: &Sheet<'_>) -> String {
    let args = Args::new().with("territory", args::word(GAME, &territory));
    match to {
        None => sheet.say.with("alien-frontiers-ahead-nobodys.named", &args),
        Some(seat) if seat == view.this_turn.seat => sheet.say.with("alien-frontiers-ahead-yours.named", &args),
        Some(seat) => sheet.say.with("alien-frontiers-ahead-theirs.named", &args.with("seat", page::mark(seat))),
    }
}

#[cfg(test)]
mod tests {
    use alien_frontiers::{
        AlienFrontiers, Setup,
        foresight::AnswerAhead,
        words::{Station, Territory},
    };
    use engine::{Game as _, Log, Seat, Setup as _, Viewer, Views as _};
    use texts::Language;

    use super::*;
    use crate::{say::Say, telling::Names};

    const YOU: Seat = Seat(0);
    const RED: Seat = Seat(1);

    /// What is said of the second answer of the first player.
    fn said(ahead: AnswerAhead, language: Language) -> String {
        let mut view =
            AlienFrontiers::view(&AlienFrontiers::begin(&Setup::standard(2), &mut Log::Off), Viewer::Spectator);
        view.this_turn.seat = YOU;
        let (say, names) = (Say::new(language), Names::new(vec!["Ann".to_owned(), "Ben".to_owned()]));
        let sheet = Sheet { say: &say, names: &names, columns: 80 };
        let foresight = Foresight { answers: vec![ahead] };
        assert_eq!(of_answer(&view, &foresight, 0, &sheet), None, "of the first answer nothing is foreseen");
        of_answer(&view, &foresight, 1, &sheet).unwrap_or_default()
    }

    fn control(from: Option<Seat>, to: Option<Seat>) -> ControlAhead {
        ControlAhead { territory: Territory::Lem, from, to }
    }

    #[test]
    fn a_territory_that_changes_hands_is_told_with_its_name() {
        let told = |to| {
            said(
                AnswerAhead { answer: 1, control: vec![control(None, to)], opens: vec![], ends: false },
                Language::English,
            )
        };

        assert_eq!(told(Some(YOU)), "Lem Badlands becomes yours");
        assert_eq!(told(None), "Lem Badlands becomes nobody’s");
        assert!(told(Some(RED)).starts_with("Lem Badlands goes to "));
    }

    #[test]
    fn stations_within_reach_and_the_end_are_told_in_one_line() {
        let ahead = AnswerAhead {
            answer: 1,
            control: vec![],
            opens: vec![Station::Shipyard, Station::OrbitalMarket],
            ends: true,
        };

        assert_eq!(said(ahead, Language::English), "opens: Shipyard, Orbital Market · the game ends");
    }

    #[test]
    fn whatever_lies_ahead_is_said_in_every_language() {
        let control = vec![control(None, Some(YOU)), control(Some(YOU), None), control(None, Some(RED))];
        let ahead = AnswerAhead { answer: 1, control, opens: vec![Station::Shipyard], ends: true };

        for language in Language::ALL {
            let told = said(ahead.clone(), language);
            assert!(!told.contains("alien-frontiers-") && !told.contains('{'), "{language}: {told}");
        }
    }
}
