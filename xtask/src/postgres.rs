//! PostgreSQL from the package of the system: the storage is tested on it as well as on a file.

use std::{env, path::Path};

use anyhow::{Context, Result};

use crate::{
    report::Outcome,
    shell::{self, cargo, program},
};

/// Where Debian has the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

const PACKAGE: &str = "postgresql";

/// The tests that need it, as nextest names them.
pub const WITHOUT: [&str; 2] = ["-E", "not binary(~on_postgres)"];

/// Sees to it that PostgreSQL is there. Where it cannot be installed its tests are left out, which is said; but
/// not where nobody would read it.
pub fn step() -> Outcome {
    let installed = if is_there() { Ok(()) } else { install() };
    match installed {
        Ok(()) => Outcome::Passed(String::new()),
        Err(error) if env::var_os("CI").is_some() => Outcome::of::<()>(Err(error)),
        Err(error) => Outcome::Skipped(format!("the storage is not tested on PostgreSQL: {error}")),
    }
}

/// Runs the tests of houses once more, on PostgreSQL. Those that turn the clock of the program leave a server
/// behind, which lives by the clock on the wall.
pub fn houses() -> Result<()> {
    const HOUSES: &str = "(binary(house) | binary(campaigns) | binary(client)) \
         - test(=requests::a_body_that_never_comes_is_not_waited_for_for_ever) \
         - test(=requests::what_takes_too_long_is_answered_in_time)";
    let mut nextest = cargo(["nextest", "run", "--no-fail-fast", "-p", "airlock-server", "-E", HOUSES]);
    shell::run(nextest.env("AIRLOCK_TESTS_ON_POSTGRES", "1"))
}

/// Whether some version of it is installed.
pub fn is_there() -> bool {
    let versions = Path::new(VERSIONS).read_dir().into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists())
}

fn install() -> Result<()> {
    shell::run(program("apt-get").args(["update", "--quiet"]))
        .and_then(|()| {
            let mut install = program("apt-get");
            install.args(["install", "--yes", "--quiet", "--no-install-recommends", PACKAGE]);
            shell::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
        })
        .with_context(|| format!("{PACKAGE} could not be installed"))
}
