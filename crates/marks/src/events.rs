//! `derive(News)`: which events are marked, and with what.

use proc_macro::{TokenStream, TokenTree};

use crate::frames::Name;

pub(crate) fn news(declaration: TokenStream) -> Result<TokenStream, String> {
    let Marks { name: Name { name, parameters }, news, looks, within } = Marks::of(declaration)?;
    let all_looks: Vec<String> = looks.iter().flat_map(|look| look.events.clone()).collect();
    let lookers = looks.iter().filter_map(|look| Some((look.by.as_ref()?, &look.events)));
    let lookers: Vec<String> = lookers
        .flat_map(|(by, events)| events.iter().map(move |event| format!("Self::{event} {{ {by}: seat, .. }}")))
        .collect();
    let looker = match lookers.is_empty() {
        true => "None".to_owned(),
        false => format!("if let {} = *self {{ Some(seat) }} else {{ None }}", lookers.join(" | ")),
    };
    let told = format!(
        "impl{parameters} ::engine::News for {name}{parameters} {{
            fn is_news(&self) -> bool {{ {} {} }}
            fn is_look(&self) -> bool {{ {} {} }}
            fn looker(&self) -> Option<::engine::Seat> {{ {} {looker} }}
        }}",
        within.asked("is_news"),
        is_any_of(&news),
        within.asked("is_look"),
        is_any_of(&all_looks),
        within.asked("looker"),
    );
    told.parse()
        .map_err(|_| "events are marked by their names: `#[news(Moved | Seen)]`, `#[look(seat: Peeked)]`".to_owned())
}

fn is_any_of(events: &[String]) -> String {
    let patterns: Vec<String> = events.iter().map(|event| format!("Self::{event} {{ .. }}")).collect();
    if patterns.is_empty() { "false".to_owned() } else { format!("::core::matches!(self, {})", patterns.join(" | ")) }
}

/// What stands over an enum of events.
struct Marks {
    name: Name,
    news: Vec<String>,
    looks: Vec<Look>,
    within: Within,
}

/// The variants that hold events of another enum, which says of itself what they tell.
struct Within(Vec<String>);

impl Within {
    fn asked(&self, what: &str) -> String {
        let ask = |event: &String| {
            format!("if let Self::{event}(within) = self {{ return ::engine::News::{what}(within); }}")
        };
        self.0.iter().map(ask).collect()
    }
}

/// Events in which somebody looks, and the field that says who, if there is one.
struct Look {
    by: Option<String>,
    events: Vec<String>,
}

impl Marks {
    fn of(declaration: TokenStream) -> Result<Marks, String> {
        let name = Name { name: String::new(), parameters: String::new() };
        let mut marks = Marks { name, news: Vec::new(), looks: Vec::new(), within: Within(Vec::new()) };
        let mut tokens = declaration.into_iter();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(attribute) => marks.read(attribute.stream()),
                TokenTree::Ident(word) if word.to_string() == "enum" => {
                    marks.name = Name::next(&mut tokens).ok_or_else(|| "events have a name".to_owned())?;
                    return Ok(marks);
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => (),
            }
        }
        Err("events are an enum".to_owned())
    }

    fn read(&mut self, attribute: TokenStream) {
        let mut words = attribute.into_iter();
        let mark = words.next().map(|word| word.to_string());
        let Some(TokenTree::Group(marked)) = words.next() else { return };
        let marked = marked.stream().to_string();
        let names = |events: &str| events.split('|').map(|event| event.trim().to_owned()).collect();
        match (mark.as_deref(), marked.split_once(':')) {
            (Some("news"), _) => self.news = names(&marked),
            (Some("within"), _) => self.within = Within(names(&marked)),
            (Some("look"), Some((by, events))) => {
                self.looks.push(Look { by: Some(by.trim().to_owned()), events: names(events) });
            }
            (Some("look"), None) => self.looks.push(Look { by: None, events: names(&marked) }),
            (Some(_) | None, _) => (),
        }
    }
}
