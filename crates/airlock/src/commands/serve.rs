//! `airlock serve`: a house that is open until it is told to stop.

use std::{
    fs::{self, DirBuilder},
    io,
    path::Path,
    process::{self, ExitCode},
    sync::Arc,
};

use anyhow::Result;
use server::{
    config::{Config, KeyError},
    games::Games,
    house::{self, House},
    storage::{Database, FileError, FileFault},
    telemetry,
};
use texts::Args;
use tokio::{net::TcpListener, runtime::Runtime};

use super::{backup, print};
use crate::{failure::Failure, say::Say};

/// How much is written to see whether there is room: less is worth nothing to a database.
const TRIAL: usize = 64 * 1024;

/// Opens the house, and closes it in good order when somebody says so.
pub fn run(say: &Say, config: Config) -> Result<ExitCode> {
    let runtime = Runtime::new()?;
    let served = runtime.block_on(serve(say, config));
    // A bot that still thinks, or a table that is still busy, has nothing to do any more.
    runtime.shutdown_background();
    served
}

async fn serve(say: &Say, mut config: Config) -> Result<ExitCode> {
    // The door comes first: if it is somebody else's, nothing was made in vain.
    let listener = match TcpListener::bind(config.listen).await {
        Ok(listener) => listener,
        Err(error) => return Err(not_listening(&config, &error).into()),
    };
    config.listen = listener.local_addr()?;
    config.client = web::file;
    let folder = config.data_folder.clone();
    make_room(&folder)?;
    let storage = Database::in_folder(&folder).await.map_err(|error| backup::failure(&error, None, &folder))?;
    let stop = Stop::listen()?;
    let _log = telemetry::start(&config.log)?;
    let url = config.public_url().to_string();
    let house = House::open(config, Games::of_the_catalog(), Arc::new(storage)).map_err(|error| no_key(&error))?;

    print([say.with("cli-serve-listens", &Args::new().with("url", url).with("folder", folder.display().to_string()))])?;
    house::serve_on(listener, house, stop.asked_for()).await?;
    Ok(ExitCode::SUCCESS)
}

/// Makes the folder, into which nobody else is let, and sees whether it can be written to.
fn make_room(folder: &Path) -> Result<(), Failure> {
    let name = folder.display().to_string();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let not_made = |error| Failure::from_system("error-folder-not-made", &error).with("file", name.clone());
    builder.create(folder).map_err(not_made)?;
    let trial = folder.join(format!(".trial-{}", process::id()));
    let tried = fs::write(&trial, [0; TRIAL]).and_then(|()| fs::remove_file(&trial));
    tried.map_err(|error| match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            // What was written of it takes the last of the room.
            _ = fs::remove_file(&trial);
            backup::failure(&FileError { file: folder.to_owned(), fault: FileFault::Full }, None, folder)
        }
        _ => Failure::from_system("error-file-not-written", &error).with("file", name.clone()),
    })
}

fn not_listening(config: &Config, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        io::ErrorKind::AddrInUse => "in-use",
        io::ErrorKind::PermissionDenied => "not-allowed",
        io::ErrorKind::AddrNotAvailable => "not-here",
        _ => "other",
    };
    let failure = Failure::from_system("error-serve-listen", error).with("reason", reason);
    failure.with("address", config.listen.to_string())
}

fn no_key(error: &KeyError) -> Failure {
    match error {
        KeyError::Unkept { path, source } => {
            Failure::from_system("error-file-not-written", source).with("file", path.display().to_string())
        }
        KeyError::Damaged { path } => Failure::new("error-serve-key").with("file", path.display().to_string()),
        KeyError::NoChance => Failure::new("error-dealer-no-seed"),
    }
}

/// The ways in which a program is asked to stop.
#[cfg(unix)]
struct Stop {
    interrupted: tokio::signal::unix::Signal,
    terminated: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Stop {
    /// From now on a signal does not end the program, but is heard.
    fn listen() -> io::Result<Stop> {
        use tokio::signal::unix::{SignalKind, signal};

        Ok(Stop { interrupted: signal(SignalKind::interrupt())?, terminated: signal(SignalKind::terminate())? })
    }

    async fn asked_for(mut self) {
        tokio::select! {
            _ = self.interrupted.recv() => (),
            _ = self.terminated.recv() => (),
        }
    }
}

/// The way in which a program is asked to stop.
#[cfg(not(unix))]
struct Stop;

#[cfg(not(unix))]
impl Stop {
    fn listen() -> io::Result<Stop> {
        Ok(Stop)
    }

    async fn asked_for(self) {
        if tokio::signal::ctrl_c().await.is_err() {
            // Nobody can be heard: it is open until the system ends it.
            std::future::pending::<()>().await;
        }
    }
}
