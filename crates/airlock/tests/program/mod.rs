//! Runs the program as a person or a script does, and looks at what comes of it.

#![allow(dead_code, reason = "each file of tests needs some of these words")]

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder of one test, empty at its start.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    /// The names of the files in it, in order.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> = entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Runs the program here.
    pub(crate) fn run(&self, arguments: &[&str]) -> Ran {
        self.run_with(arguments, "")
    }

    /// Runs the program here, with these lines typed.
    pub(crate) fn run_with(&self, arguments: &[&str], typed: &str) -> Ran {
        self.run_on(0, arguments, typed)
    }

    /// Runs the program here on a page of so many lines.
    pub(crate) fn run_on(&self, lines: u16, arguments: &[&str], typed: &str) -> Ran {
        let mut command = Command::new(env!("CARGO_BIN_EXE_airlock"));
        command.args(arguments).current_dir(&self.0);
        command
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C.UTF-8")
            .env("COLUMNS", "80")
            .env("LINES", lines.to_string());
        command.env("XDG_DATA_HOME", self.0.join("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let typed = typed.to_owned();
        // The program may end before it has read all.
        let writer = std::thread::spawn(move || _ = input.write_all(typed.as_bytes()));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Ran {
            status: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// It went well, and nothing was complained about.
    #[track_caller]
    pub(crate) fn well(self) -> Ran {
        assert!(self.status == 0 && self.err.is_empty(), "status {}: {}", self.status, self.err);
        let missing = self.out.lines().find(|line| line.contains('⟨'));
        assert_eq!(missing, None, "a text is missing");
        self
    }

    /// It was refused, in one line.
    #[track_caller]
    pub(crate) fn badly(self) -> Ran {
        assert_eq!(self.status, 2, "{self:#?}");
        assert!(self.out.is_empty(), "{self:#?}");
        assert_eq!(self.err.lines().count(), 1, "{self:#?}");
        assert!(!self.err.contains('⟨') && !self.err.contains("panicked"), "{self:#?}");
        self
    }

    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    #[track_caller]
    pub(crate) fn says(self, what: &str) -> Ran {
        assert!(self.out.contains(what), "no “{what}” in {}", self.out);
        self
    }

    #[track_caller]
    pub(crate) fn complains(self, what: &str) -> Ran {
        assert!(self.err.contains(what), "no “{what}” in {}", self.err);
        self
    }
}
