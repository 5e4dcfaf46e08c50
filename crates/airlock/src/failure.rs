//! What stops a command: one line for the person, and the exit status for the shell.

use std::{
    fmt,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use driver::told::Told;
use texts::{Args, Value};

use crate::say::Say;

/// The exit status when what was given cannot be used.
const BAD_INPUT: u8 = 2;

/// Something that cannot be done as it was asked.
#[derive(Debug)]
pub struct Failure {
    key: &'static str,
    args: Args,
    /// The file that it was found in, at the line that is among the arguments.
    file: Option<String>,
}

impl Failure {
    /// A failure that this text explains.
    pub fn new(key: &'static str) -> Self {
        Failure { key, args: Args::new(), file: None }
    }

    /// What the text needs to know.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.set(name, value);
        self
    }

    /// A failure that a library tells of.
    pub fn told(error: &impl Told) -> Self {
        let failure = Failure::new(key_of(error.code()));
        error.arguments().into_iter().fold(failure, |failure, (name, value)| match value.parse::<i64>() {
            Ok(number) => failure.with(name, number),
            Err(_) => failure.with(name, value),
        })
    }

    /// Names the file that it was found in.
    pub fn in_file(mut self, file: &Path) -> Self {
        self.file = Some(file.display().to_string());
        self
    }

    /// What is wrong, for whoever sees where.
    pub fn what(&self, say: &Say) -> String {
        say.with(self.key, &self.args)
    }

    /// The line that explains it.
    pub fn line(&self, say: &Say) -> String {
        let what = self.what(say);
        match (&self.file, self.args.get("line")) {
            (Some(file), Some(line)) => {
                let place = Args::new().with("file", file.as_str()).with("line", line.clone());
                say.with("error-in-file", &place.with("what", what))
            }
            (Some(_), None) | (None, _) => what,
        }
    }
}

/// For developers; a person is told by [`complain`].
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl std::error::Error for Failure {}

/// Says in one line what went wrong. Somebody who stopped reading is told nothing.
pub fn complain(say: &Say, error: &anyhow::Error) -> ExitCode {
    let from_system = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    if from_system.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    let what = match (error.downcast_ref::<Failure>(), from_system) {
        (Some(failure), _) => failure.line(say),
        (None, Some(error)) => Failure::from_system("error-stream", error).line(say),
        (None, None) => say.with("error-unexpected", &Args::new().with("what", format!("{error:#}"))),
    };
    let line = say.with("error-line", &Args::new().with("what", what.replace('\n', " ")));
    // There is nobody left to tell if even this cannot be written.
    _ = writeln!(anstream::stderr(), "{line}");
    ExitCode::from(BAD_INPUT)
}

/// The key of the text for a library's error.
fn key_of(code: &str) -> &'static str {
    let found = KEYS.iter().find(|key| key.strip_prefix("error-") == Some(code));
    found.copied().unwrap_or("error-unknown")
}

/// Every error that a library tells of has a text.
const KEYS: &[&str] = &[
    "error-barrier-answered",
    "error-barrier-resigned",
    "error-barrier-rolled",
    "error-barrier-shown",
    "error-barrier-start",
    "error-campaign-damaged",
    "error-campaign-name",
    "error-campaign-newer",
    "error-campaign-not-one",
    "error-campaign-option",
    "error-campaign-other-mission",
    "error-dealer-no-seed",
    "error-holder-bad-level",
    "error-holder-long-name",
    "error-line-missing-word",
    "error-line-spacing",
    "error-line-superfluous-word",
    "error-line-unexpected-word",
    "error-line-unwritable",
    "error-misfit-after-the-end",
    "error-misfit-no-check",
    "error-misfit-no-check-due",
    "error-misfit-no-such-moment",
    "error-misfit-not-over",
    "error-misfit-other-board",
    "error-misfit-other-chain",
    "error-misfit-other-ending",
    "error-misfit-other-outcome",
    "error-misfit-other-places",
    "error-misfit-other-round",
    "error-misfit-other-seed",
    "error-misfit-past-a-roll",
    "error-record-after-the-end",
    "error-record-cut-off",
    "error-record-ends",
    "error-record-lone-check",
    "error-record-long-line",
    "error-record-newer-format",
    "error-record-not-a-record",
    "error-record-not-text",
    "error-record-other-game",
    "error-record-repeated",
    "error-record-too-many-bytes",
    "error-record-too-many-lines",
    "error-refused-because",
    "error-refused-cannot-show",
    "error-refused-no-roll",
    "error-refused-not-asked",
    "error-refused-not-offered",
    "error-setup-not-carried",
    "error-setup-not-for-players",
    "error-setup-players",
    "error-setup-unknown-option",
    "error-setup-unknown-value",
    "error-table-finished",
    "error-table-holders",
    "error-table-no-odds",
    "error-table-no-such-moment",
    "error-table-no-such-seat",
    "error-table-nothing-to-continue",
    "error-table-other-dealer",
    "error-table-record-full",
];
