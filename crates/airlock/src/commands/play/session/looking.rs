//! What somebody wants to see while they are asked: nothing changes.

use bots::{Level, dice};
use engine::Viewer;
use texts::Args;

use super::{Session, bots_here::budget, repeated};
use crate::{
    boards::TextBoard,
    book::Book,
    commands::{
        play::{
            question::Question,
            typed::{self, Look},
        },
        rules,
    },
};

impl<G: TextBoard> Session<'_, G> {
    /// What somebody wants to see.
    pub(super) fn show(&self, look: Look, question: &Question<G>, view: &G::View) -> Vec<String> {
        let sheet = self.sheet();
        match look {
            Look::Why(None) => question.why_not(&sheet),
            Look::Why(Some(number)) => self.why(question, number),
            Look::Rules(words) => {
                match rules::answer(self.say, G::NAME, &Book::of(G::NAME, self.say.language()), &words) {
                    Ok(lines) => lines,
                    Err(failure) => vec![failure.line(self.say)],
                }
            }
            Look::Board => {
                let mut lines = G::table(view, question.foresight.as_ref(), &sheet);
                lines.push(String::new());
                lines.extend(G::glance(view, question.foresight.as_ref(), question.seat, &sheet));
                lines.extend(question.lines(view, &sheet));
                lines
            }
            Look::Answers => question.lines(view, &sheet),
            Look::Show(called) => G::show(view, &called, &sheet).unwrap_or_else(|| {
                vec![self.say.with("ui-nothing-called", &Args::new().with("called", repeated(&called)))]
            }),
            Look::Info => G::guide(view, &sheet),
            Look::Hint => vec![self.hint(question, view)],
            Look::Log => self.tell(0, Viewer::seat(question.seat)),
            Look::Help => typed::help(self.say, sheet.columns),
            Look::Unknown(typed) => {
                vec![self.say.with("ui-not-understood", &Args::new().with("typed", repeated(&typed)))]
            }
        }
    }

    /// Why the answer of this number can be given, or not.
    pub(super) fn why(&self, question: &Question<G>, number: usize) -> Vec<String> {
        question.why(number, &self.table, &self.sheet()).unwrap_or_else(|| {
            let args = Args::new().with("number", number).with("most", question.offers.len());
            vec![self.say.with("ui-no-such-answer", &args)]
        })
    }

    /// What the greedy bot would answer.
    fn hint(&self, question: &Question<G>, view: &G::View) -> String {
        let choices: Vec<G::Choice> = question.offers.iter().map(|offer| offer.choice).collect();
        let mut bot = self.attentive(question.seat, Level::Greedy);
        let choice = bot.answer(view, &choices, budget(), &mut dice(self.thought_of(question.seat)));
        let place = choices.iter().position(|it| *it == choice).unwrap_or(0);
        let answer = question.offer_text(&question.offers[place], &self.sheet());
        self.say.with("ui-hint", &Args::new().with("number", place + 1).with("answer", answer))
    }
}
