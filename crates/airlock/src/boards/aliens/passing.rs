//! What is answered in one go: the equipment that everybody usually begins with, and what lets a question
//! pass that nobody wants to play anything at.

use aliens::{
    Aliens, Choice,
    content::endurance::QUICK_START,
    rules::{actions::ActionAnswer, preparation::PrepareAnswer, windows::Reaction},
    view::View,
    words::{Card, Character},
};
use texts::Args;

use crate::{boards::Goal, say::Say};

/// AGD-11G.7: everything that is usually put on and can be.
pub(super) fn usual(view: &View, choices: &[Choice], say: &Say) -> Option<Goal<Aliens>> {
    let is_worn = |character: Character, card: Card| {
        let figure = view.figures.iter().find(|figure| figure.character == character);
        figure.is_some_and(|figure| figure.facts.equipped().any(|worn| worn == card))
    };
    let cards = QUICK_START.iter().flat_map(|(on, cards)| cards.iter().map(move |&card| (*on, card)));
    let left = cards.filter(|&(on, card)| !is_worn(on, card));
    let put_on: Vec<Choice> = left
        .map(|(on, card)| Choice::Preparation(PrepareAnswer::PutOn { card, on }))
        .filter(|choice| choices.contains(choice))
        .collect();
    let args = Args::new().with("n", put_on.len());
    (!put_on.is_empty()).then(|| Goal {
        name: say.say("ui-aliens-usual"),
        cost: 0,
        remark: Some(say.with("ui-aliens-usual-is", &args)),
        choices: put_on,
        end: None,
    })
}

/// To pass in a window, and to end an activation in which nothing but Events could be played.
pub(super) fn declining(choices: &[Choice]) -> Option<Choice> {
    let (pass, end) = (Choice::ReactWindow(Reaction::Pass), Choice::NextAction(ActionAnswer::End));
    let plays_only = choices.iter().all(|choice| {
        matches!(choice, Choice::NextAction(ActionAnswer::Play { .. } | ActionAnswer::End) | Choice::ReactWindow(_))
    });
    [pass, end].into_iter().find(|declining| plays_only && choices.contains(declining))
}
