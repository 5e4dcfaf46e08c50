//! Explains what can be typed, and what was typed wrongly, in the language of whoever typed
//! it. The library that reads arguments knows only English, so nothing that it says by
//! itself is shown.

use std::{env, ffi::OsString};

use anstyle::{AnsiColor, Color, Style};
use clap::{
    Arg, ArgAction, Command, Error,
    builder::{PossibleValuesParser, Styles},
    error::{ContextKind, ContextValue, ErrorKind},
};
use texts::Language;

use crate::{failure::Failure, page, say::Say};

/// The language that was asked for with `--lang`, or else by the locale.
pub fn language(typed: &[OsString]) -> Language {
    let typed: Vec<&str> = typed.iter().map_while(|word| word.to_str()).take_while(|word| *word != "--").collect();
    let after = typed.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let named = after.or_else(|| typed.iter().find_map(|word| word.strip_prefix("--lang=")));
    let is_named = |language: &Language| Some(language.code()) == named;
    if let Some(language) = Language::ALL.into_iter().find(is_named) {
        return language;
    }
    let locale = |variable| env::var(variable).unwrap_or_default();
    Language::negotiate(["LC_ALL", "LC_MESSAGES", "LANG"].map(locale))
}

/// A command whose text says what it does, with its attribute `.usage`.
pub fn command(say: &Say, name: &'static str, key: &str, args: impl IntoIterator<Item = Arg>) -> Command {
    let heading = page::strong(&say.say("cli-heading-usage"));
    Command::new(name)
        .about(say.say(key))
        .override_usage(say.say(&format!("{key}.usage")))
        .help_template(format!("{{about}}\n\n{heading}:\n  {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say.say("cli-heading-commands"))
        .styles(styles())
        .max_term_width(100)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(args)
        .arg(switch(say, "help", "cli-help").short('h').action(ArgAction::Help).display_order(900))
}

/// Which language to speak. Belongs to every command.
pub fn language_option(say: &Say) -> Arg {
    let codes = Language::ALL.map(Language::code);
    option(say, "lang", "cli-value-language", "cli-lang")
        .value_parser(PossibleValuesParser::new(codes))
        .hide_possible_values(true)
        .display_order(899)
        .global(true)
}

/// Something that a command is about.
pub fn argument(say: &Say, name: &'static str, value: &str, key: &str) -> Arg {
    Arg::new(name).value_name(say.say(value)).help(say.say(key)).help_heading(say.say("cli-heading-arguments"))
}

/// An option with a value.
pub fn option(say: &Say, name: &'static str, value: &str, key: &str) -> Arg {
    let arg = Arg::new(name).long(name).value_name(say.say(value)).help(say.say(key));
    arg.help_heading(say.say("cli-heading-options"))
}

/// An option without a value.
pub fn switch(say: &Say, name: &'static str, key: &str) -> Arg {
    let arg = Arg::new(name).long(name).help(say.say(key)).action(ArgAction::SetTrue);
    arg.help_heading(say.say("cli-heading-options"))
}

/// What was typed wrongly, in one line. `command` is how the help for it is asked for.
pub fn explain(error: &Error, command: &str) -> Failure {
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        Some(_) | None => None,
    };
    let or_none = |text: Option<String>| text.unwrap_or_else(|| "none".to_owned());
    let argument = said(ContextKind::InvalidArg);
    let failure = match error.kind() {
        ErrorKind::UnknownArgument => {
            let similar = said(ContextKind::SuggestedArg);
            Failure::new("error-typed-unknown").with("similar", or_none(similar))
        }
        ErrorKind::InvalidSubcommand => {
            let similar = said(ContextKind::SuggestedSubcommand);
            let failure = Failure::new("error-typed-no-command").with("similar", or_none(similar));
            failure.with("name", or_none(said(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingRequiredArgument => Failure::new("error-typed-too-little"),
        ErrorKind::ArgumentConflict => {
            Failure::new("error-typed-conflict").with("other", or_none(said(ContextKind::PriorArg)))
        }
        ErrorKind::InvalidUtf8 => Failure::new("error-typed-not-text"),
        // What is left has an argument and perhaps a value that does not suit it.
        _ => {
            let value = said(ContextKind::InvalidValue).filter(|value| !value.is_empty());
            let value = value.map(|value| without_password(&value));
            let values = said(ContextKind::ValidValue);
            Failure::new("error-typed-value").with("value", or_none(value)).with("values", or_none(values))
        }
    };
    failure.with("argument", or_none(argument)).with("command", command)
}

/// A value as it may be shown: in an address, who comes and with which password is nobody's concern.
fn without_password(value: &str) -> String {
    match (value.split_once("://"), value.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) => format!("{scheme}://…@{rest}"),
        (_, Some((_, rest))) => format!("…@{rest}"),
        (Some(_) | None, None) => value.to_owned(),
    }
}

fn styles() -> Styles {
    let cyan = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Cyan)));
    Styles::styled().header(Style::new().bold()).literal(cyan.bold()).placeholder(cyan)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown_again() {
        assert_eq!(without_password("postgres://ann:p@ss@db.example/house"), "postgres://…@db.example/house");
        assert_eq!(without_password("ann:secret@db.example"), "…@db.example");
        assert_eq!(without_password("https://play.example/x"), "https://play.example/x");
    }

    fn asked(typed: &[&str]) -> Language {
        language(&typed.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_option_decides_on_the_language() {
        assert_eq!(asked(&["airlock", "--lang", "uk"]), Language::Ukrainian);
        assert_eq!(asked(&["airlock", "games", "--lang=pl"]), Language::Polish);
    }
}
