//! What is to be said of a game's values, as it is sent: keys and arguments, since the client knows who
//! sits where, and of events how they are said.

use engine::{Viewer, Views};
use protocol::{Argument, GameJson, Line, Saying, Sentence, Text};
use texts::{Args, Value, args};

use super::typed::json;

/// What a viewer hears of some events, and what is told of each; `earlier` is what happened before
/// them, the last of it first.
pub(super) fn heard_by<'a, G: Views, Earlier: Iterator<Item = G::Event>>(
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
    earlier: impl Fn() -> Earlier,
) -> (Vec<GameJson>, Vec<Sentence>)
where
    G::Event: 'a,
{
    let heard: Vec<G::Heard> = events.into_iter().filter_map(|event| G::heard(event, viewer)).collect();
    let told = heard.iter().enumerate().map(|(n, it)| {
        let earlier = earlier().filter_map(|event| G::heard(&event, viewer));
        let saying = G::saying(it, &mut heard[..n].iter().rev().cloned().chain(earlier));
        let Text(key, arguments) = text(args::heard(G::NAME, it, &Value::Seat));
        (json(it), Sentence(key, arguments, sent(saying)))
    });
    told.unzip()
}

/// How an event is said, as it is sent.
fn sent(engine::Saying { rule, line }: engine::Saying) -> Saying {
    let line = match line {
        engine::Line::Own => None,
        engine::Line::Heading => Some(Line::Heading),
        engine::Line::Silent => Some(Line::Silent),
        engine::Line::Joins => Some(Line::Joins),
        engine::Line::GoesOn => Some(Line::GoesOn),
        engine::Line::Deed => Some(Line::Deed),
        engine::Line::Part => Some(Line::Part),
        engine::Line::Aside => Some(Line::Aside),
        engine::Line::End => Some(Line::End),
    };
    Saying { rule: rule.map(|rule| rule.0), line }
}

/// What an answer says.
pub(super) fn answer<G: Views>(choice: &G::Choice) -> Text {
    text(args::answer(G::NAME, choice, &Value::Seat))
}

/// A text as it is sent.
pub(super) fn text((key, args): (String, Args)) -> Text {
    let argument = |value| match value {
        Value::Text(word) => Argument::Word(word),
        Value::Number(number) => Argument::Number(number),
        Value::Seat(seat) => Argument::Seat { seat },
    };
    Text(key, args.into_iter().map(|(name, value)| (name, argument(value))).collect())
}
