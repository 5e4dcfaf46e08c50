//! The three places where it can be said how a house is run. What is typed comes before what the
//! environment says, and that before what a settings file says.
//!
//! A settings file says nothing that could not be typed: a line `listen = "127.0.0.1:8080"` is
//! `--listen 127.0.0.1:8080`, read by the same grammar and refused with the same words, and with
//! its line. So there is one list of options, one check of each, and no setting that only one of
//! the three places knows.

use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use clap::{
    Arg, ArgAction, ArgMatches, Command,
    builder::{BoolValueParser, PathBufValueParser},
    error::ErrorKind,
    parser::ValueSource,
};
use toml_edit::{Document, Item, Key, Value};

use super::{one, serving};
use crate::{
    failure::Failure,
    help::{explain, option},
    say::Say,
};

/// The option that names a settings file.
const SETTINGS: &str = "settings";
/// How the help for all settings is asked for.
const COMMAND: &str = "airlock serve";

/// A command that is about a house: what can be said of houses can be said of this one in the
/// environment too, or in a settings file.
pub(super) fn heeded(say: &Say, command: Command) -> Command {
    let of_a_house = serving::serve(say);
    let is_of_a_house = |arg: &Arg| is_setting(arg) && of_a_house.get_arguments().any(|it| it.get_id() == arg.get_id());
    let from_environment = |arg: Arg| match is_of_a_house(&arg) {
        true => in_environment(arg),
        false => arg,
    };
    let file = option(say, SETTINGS, "cli-value-file", "cli-settings").value_parser(PathBufValueParser::new());
    command.mut_args(from_environment).arg(in_environment(file)).after_help(say.say("cli-settings-where"))
}

/// What is said of a house, and where.
pub(super) struct Said<'a> {
    /// What is typed or stands in the environment.
    pub(super) typed: &'a ArgMatches,
    /// What stands in the settings file.
    in_file: Option<ArgMatches>,
}

impl<'a> Said<'a> {
    /// What is said by whoever typed this, with the settings file that they name.
    pub(super) fn by(say: &Say, typed: &'a ArgMatches) -> Result<Said<'a>, Failure> {
        let file: Option<PathBuf> = one(typed, SETTINGS);
        let in_file = file.map(|file| read(say, &file)).transpose()?;
        Ok(Said { typed, in_file })
    }

    /// The value of an option, from the nearest place that has one.
    pub(super) fn one<T: Clone + Send + Sync + 'static>(&self, name: &str) -> Option<T> {
        self.nearest(name).and_then(|it| one(it, name))
    }

    /// Whether a switch is on.
    pub(super) fn is(&self, name: &str) -> bool {
        self.one(name).unwrap_or_default()
    }

    fn nearest(&self, name: &str) -> Option<&ArgMatches> {
        let says = |it: &&ArgMatches| match it.value_source(name) {
            Some(ValueSource::CommandLine | ValueSource::EnvVariable) => true,
            Some(_) | None => false,
        };
        [Some(self.typed), self.in_file.as_ref()].into_iter().flatten().find(says)
    }
}

/// Reads a settings file.
fn read(say: &Say, path: &Path) -> Result<ArgMatches, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::from_file("error-file-not-read", path, &error))?;
    let failure = |failure: Failure, at: usize| failure.with("line", line(&text, at)).in_file(path);
    let start = |span: Option<Range<usize>>| span.map_or(0, |span| span.start);
    let document = Document::parse(&text)
        .map_err(|error| failure(Failure::new("error-settings-unreadable"), start(error.span())))?;
    let grammar = serving::serve(say);
    let mut typed = vec![COMMAND.to_owned()];
    for (name, item) in document.iter() {
        let at = start(document.as_table().key(name).and_then(Key::span).or_else(|| item.span()));
        let word = as_typed(&grammar, name, item).map_err(|it| failure(it, at))?;
        // Each by itself, so that what is wrong has its line.
        let alone = grammar.clone().try_get_matches_from([COMMAND.to_owned()].into_iter().chain(word.clone()));
        alone.map_err(|error| failure(explain(&error, COMMAND), at))?;
        typed.extend(word);
    }
    grammar.try_get_matches_from(typed).map_err(|error| failure(explain(&error, COMMAND), 0))
}

/// A setting as it would be typed; nothing for a switch that is off.
fn as_typed(grammar: &Command, name: &str, item: &Item) -> Result<Option<String>, Failure> {
    let arg = grammar.get_arguments().find(|arg| arg.get_id() == name && is_setting(arg));
    let is_switch = arg.is_some_and(|arg| matches!(arg.get_action(), ArgAction::SetTrue));
    let value = match (item.as_value(), is_switch) {
        (Some(Value::Boolean(is_on)), true) => return Ok(is_on.value().then(|| format!("--{name}"))),
        (Some(_) | None, true) => return Err(Failure::new("error-settings-no-switch").with("name", name)),
        (Some(Value::String(text)), false) => text.value().clone(),
        (Some(Value::Integer(number)), false) => number.value().to_string(),
        (
            Some(Value::Boolean(_) | Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::InlineTable(_))
            | None,
            false,
        ) => return Err(Failure::new("error-settings-no-value").with("name", name)),
    };
    match arg {
        Some(_) => Ok(Some(format!("--{name}={value}"))),
        None => Err(unknown(grammar, name)),
    }
}

/// A name that is none of a setting, with the one that may be meant.
fn unknown(grammar: &Command, name: &str) -> Failure {
    let typed = [COMMAND.to_owned(), format!("--{name}")];
    match grammar.clone().try_get_matches_from(typed) {
        Err(error) if error.kind() == ErrorKind::UnknownArgument => explain(&error, COMMAND),
        Err(_) | Ok(_) => Failure::new("error-settings-unknown").with("name", name),
    }
}

/// Whether an argument says how the house is run, and not what is to be told of it.
fn is_setting(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::SetTrue)
}

/// An argument that the environment may give too: `--bot-pause` is `AIRLOCK_BOT_PAUSE`. What it
/// says is never shown, since it may be a secret.
fn in_environment(arg: Arg) -> Arg {
    let name = format!("AIRLOCK_{}", arg.get_id().as_str().to_ascii_uppercase().replace('-', "_"));
    let arg = match arg.get_action() {
        ArgAction::SetTrue => arg.value_parser(BoolValueParser::new()),
        _ => arg,
    };
    arg.env(name).hide_env(true)
}

/// The number of the line in which a place of a text is.
fn line(text: &str, at: usize) -> i64 {
    let before = text.bytes().take(at).filter(|&byte| byte == b'\n').count();
    i64::try_from(before + 1).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use server::config::Config;
    use texts::Language;

    use super::*;

    fn refused(text: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("settings.toml");
        fs::write(&path, text).expect("a file can be written");
        let say = Say::new(Language::English);
        let line = read(&say, &path).expect_err("it is refused").line(&say);
        line.rsplit_once("settings.toml, ").unwrap_or_else(|| panic!("no place in {line}")).1.to_owned()
    }

    #[test]
    fn what_is_no_setting_is_refused_with_its_line() {
        assert!(refused("log = \"json\"\n\nlisten-at = 1\n").starts_with("line 3: --listen-at means nothing here"));
        assert!(refused("lisen = \"127.0.0.1:1\"\n").contains("did you mean --listen?"));
        for name in ["help", "settings", "lang", "version", "data-", "\"\"", "\"data=x --listen\""] {
            assert!(refused(&format!("{name} = \"x\"\n")).starts_with("line 1: "), "{name}");
        }
    }

    #[test]
    fn what_a_setting_cannot_be_is_refused_with_its_line() {
        assert!(refused("# here\nlisten = 8080\n").starts_with("line 2: --listen"));
        assert!(refused("sockets = 0\n").starts_with("line 1: --sockets"));
        let with_password = refused("public-url = \"https://ann:horse@play.example\"\n");
        assert!(with_password.contains("play.example") && !with_password.contains("horse"), "{with_password}");
        assert!(refused("sockets = 1.5\n").contains("sockets"));
        assert!(refused("behind-proxy = \"yes\"\n").contains("true or false"));
        assert!(refused("[limits]\nsockets = 1\n").starts_with("line 1: limits"));
        assert!(refused("data = true\n").starts_with("line 1: data"));
        assert!(refused("data = \"/a\"\ndata = \"/b\"\n").starts_with("line 2: "));
        assert!(refused("data = \"/a\"\nlisten 127.0.0.1:80\n").starts_with("line 2: "));
    }

    /// The settings file of the package, where what is said after a `#` is said as well.
    fn packaged() -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/settings.toml");
        let text = fs::read_to_string(path).expect("the file is there");
        let is_setting = |line: &str| line.split_once(" = ").is_some_and(|(name, _)| !name.contains([' ', '`']));
        let uncovered = text.lines().map(|line| line.strip_prefix("# ").filter(|it| is_setting(it)).unwrap_or(line));
        uncovered.map(|line| format!("{line}\n")).collect()
    }

    #[test]
    fn the_settings_of_the_package_name_every_setting_and_what_holds_without_it() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("settings.toml");
        // Windows take any time, which no number says.
        let text = packaged().replace("\nwindow-delay", "\n# window-delay");
        fs::write(&path, &text).expect("a file can be written");
        let say = Say::new(Language::English);
        let nothing = serving::serve(&say).try_get_matches_from(["serve"]).expect("nothing is well typed");

        let in_file = read(&say, &path).unwrap_or_else(|error| panic!("{}", error.line(&say)));
        let config = serving::read(&Said { typed: &nothing, in_file: Some(in_file) });

        let Config { data_folder, public_url, is_behind_proxy, .. } = config.clone();
        assert_eq!(data_folder.to_str(), Some("/var/lib/airlock"));
        assert!(is_behind_proxy && public_url.is_some());
        let otherwise = Config { data_folder, public_url, is_behind_proxy, ..Config::default() };
        assert_eq!(format!("{config:?}"), format!("{otherwise:?}"));
        for arg in serving::serve(&say).get_arguments().filter(|arg| is_setting(arg)) {
            assert!(packaged().contains(&format!("\n{} = ", arg.get_id())), "{} is not named", arg.get_id());
        }
    }
}
