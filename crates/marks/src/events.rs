//! `derive(News)`: which events are marked, and with what.

use proc_macro::{TokenStream, TokenTree};

pub(crate) fn news(declaration: TokenStream) -> Result<TokenStream, String> {
    let Marks { name, news, looks } = Marks::of(declaration)?;
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
        "impl ::engine::News for {name} {{
            fn is_news(&self) -> bool {{ {} }}
            fn is_look(&self) -> bool {{ {} }}
            fn looker(&self) -> Option<::engine::Seat> {{ {looker} }}
        }}",
        is_any_of(&news),
        is_any_of(&all_looks),
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
    name: String,
    news: Vec<String>,
    looks: Vec<Look>,
}

/// Events in which somebody looks, and the field that says who, if there is one.
struct Look {
    by: Option<String>,
    events: Vec<String>,
}

impl Marks {
    fn of(declaration: TokenStream) -> Result<Marks, String> {
        let mut marks = Marks { name: String::new(), news: Vec::new(), looks: Vec::new() };
        let mut tokens = declaration.into_iter();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(attribute) => marks.read(attribute.stream()),
                TokenTree::Ident(word) if word.to_string() == "enum" => {
                    marks.name = tokens.next().map(|name| name.to_string()).unwrap_or_default();
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
            (Some("look"), Some((by, events))) => {
                self.looks.push(Look { by: Some(by.trim().to_owned()), events: names(events) });
            }
            (Some("look"), None) => self.looks.push(Look { by: None, events: names(&marked) }),
            (Some(_) | None, _) => (),
        }
    }
}
