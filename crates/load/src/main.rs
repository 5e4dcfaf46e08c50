//! `airlock-load`: measures, and prints one JSON object. What it is about to do is told on
//! the error stream.

fn main() -> anyhow::Result<()> {
    #[cfg(target_os = "linux")]
    return measuring::run();
    #[cfg(not(target_os = "linux"))]
    anyhow::bail!("the load run reads what Linux says of CPUs and memory; it is not written for other systems");
}

#[cfg(target_os = "linux")]
mod measuring {
    use std::path::PathBuf;

    use anyhow::Result;
    use clap::{Parser, Subcommand};
    use load::{
        bytes, echo, idle, load as play,
        machine::{self, Cpus},
        running::House,
        sleeping,
    };
    use serde_json::{Value, json};
    use tokio::{runtime, task::LocalSet};

    /// Measures how much the server bears.
    #[derive(Parser)]
    struct Arguments {
        #[command(subcommand)]
        verb: Verb,
    }

    #[derive(Subcommand)]
    enum Verb {
        /// Measure everything.
        Measure(Wishes),
        /// Be the server that only echoes.
        Echo,
    }

    #[derive(clap::Args)]
    struct Wishes {
        /// The program that serves.
        airlock: PathBuf,
        /// A folder on the disk that is to be measured; what is put there is removed again.
        folder: PathBuf,
        /// Tables that play, with two people each.
        #[arg(long, default_value_t = 400)]
        tables: usize,
        /// How long each part of the play is measured.
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Sockets that are held open and say nothing; 0 leaves that out.
        #[arg(long, default_value_t = 5_000)]
        idle: usize,
        /// Tables that are opened and left alone; 0 leaves that out.
        #[arg(long, default_value_t = 10_000)]
        sleeping: usize,
    }

    pub(super) fn run() -> Result<()> {
        match Arguments::parse().verb {
            Verb::Echo => echo::serve(),
            Verb::Measure(wishes) => {
                machine::allow_many_files()?;
                let cpus = Cpus::of_this_process()?;
                cpus.pin_client()?;
                // One CPU, one thread: whatever the client does is done in turn.
                let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
                let measured = LocalSet::new().block_on(&runtime, measure(&wishes, &cpus))?;
                println!("{measured}");
                Ok(())
            }
        }
    }

    async fn measure(wishes: &Wishes, cpus: &Cpus) -> Result<Value> {
        let house = House { airlock: &wishes.airlock, folder: &wishes.folder, cpus };
        let sync = machine::sync_milliseconds(&wishes.folder)?;
        let (sockets, short) = (wishes.tables * 2, wishes.seconds.min(5));
        let echo = shown(echo::saturated(cpus, sockets, short).await?);
        let play = play::measure(&house, wishes.tables, wishes.seconds).await?;
        let echo_at_half = shown(echo::paced(cpus, sockets, play.rate, short).await?);
        let mut idle = Vec::new();
        if wishes.idle > 0 {
            idle.push(shown(idle::measure(&house, wishes.idle, wishes.tables).await?));
            idle.push(shown(idle::measure(&house, wishes.idle, wishes.idle / 2).await?));
        }
        let sleeping = match wishes.sleeping {
            0 => Value::Null,
            tables => shown(sleeping::measure(&house, tables).await?),
        };
        let games = shown(bytes::measure(&house).await?);
        let echo_after = shown(echo::saturated(cpus, sockets, short).await?);
        Ok(json!({
            "machine": machine::told(cpus, sync)?,
            "tables": wishes.tables,
            "sockets": sockets,
            "echo": [echo, echo_after],
            "saturated": play.saturated,
            "half": play.half,
            "echo_at_half": echo_at_half,
            "idle": idle,
            "sleeping": sleeping,
            "games": games,
        }))
    }

    /// Whoever waits sees each number when it is there.
    fn shown(measured: Value) -> Value {
        eprintln!("  {measured}");
        measured
    }
}
