//! How a house is run, as it is said: the words of `airlock serve`, and the configuration that
//! they make. Where they are said, `settings.rs` knows. Whatever is not said stays as the server
//! has it.

use std::{net::SocketAddr, num::NonZeroU32, time::Duration};

use clap::{Arg, Command, builder::PossibleValuesParser, value_parser};
use server::{
    config::{Config, LogForm, MetricsFor, PublicUrl},
    storage::Retention,
    tables::{Delay, Pondering},
};

use super::{grammar::data, settings::Said};
use crate::{
    help::{command, option, switch},
    say::Say,
};

/// The most that any limit can be set to.
const MOST: u64 = 10_000_000;
/// The longest pause of a bot and in a window, in milliseconds.
const LONGEST_PAUSE: u64 = 60_000;

/// What can be typed.
pub(super) fn serve(say: &Say) -> Command {
    let count = |name, key| option(say, name, "cli-value-count", key).value_parser(value_parser!(u64).range(1..=MOST));
    let words = |name, value, key, words: &'static [&'static str]| {
        option(say, name, value, key).value_parser(PossibleValuesParser::new(words)).hide_possible_values(true)
    };
    let pause = option(say, "bot-pause", "cli-value-count", "cli-serve-bot-pause");
    let window = option(say, "window-delay", "cli-value-count", "cli-serve-window-delay");
    let args = [
        option(say, "listen", "cli-value-address", "cli-serve-listen").value_parser(value_parser!(SocketAddr)),
        data(say, "cli-serve-data"),
        option(say, "public-url", "cli-value-url", "cli-serve-public-url").value_parser(value_parser!(PublicUrl)),
        switch(say, "behind-proxy", "cli-serve-behind-proxy"),
        switch(say, "metrics-for-everybody", "cli-serve-metrics-for-everybody"),
        words("log", "cli-value-form", "cli-serve-log", &["plain", "json"]),
        words("log-level", "cli-value-level", "cli-serve-log-level", &["error", "warn", "info", "debug", "trace"]),
        count("open-tables", "cli-serve-open-tables"),
        count("guests-by-address", "cli-serve-guests-by-address"),
        count("tables-by-address", "cli-serve-tables-by-address"),
        count("sockets", "cli-serve-sockets"),
        count("sockets-by-address", "cli-serve-sockets-by-address"),
        count("connections", "cli-serve-connections"),
        count("connections-by-address", "cli-serve-connections-by-address"),
        count("requests-by-address", "cli-serve-requests-by-address"),
        count("requests-by-person", "cli-serve-requests-by-person"),
        count("messages", "cli-serve-messages"),
        pause.value_parser(value_parser!(u64).range(0..=LONGEST_PAUSE)),
        window.value_parser(value_parser!(u64).range(0..=LONGEST_PAUSE)),
        count("sleep-after", "cli-serve-sleep-after"),
    ];
    command(say, "serve", "cli-serve", args.into_iter().chain(keeping(say)))
}

/// How long things are kept that nobody needs any more, as it can be typed: days, and 0 for ever.
pub(super) fn keeping(say: &Say) -> [Arg; 5] {
    let days = |name, key| option(say, name, "cli-value-days", key).value_parser(value_parser!(u32).range(0..=36_500));
    [
        days("keep-guests", "cli-keep-guests"),
        days("keep-waiting", "cli-keep-waiting"),
        days("keep-abandoned", "cli-keep-abandoned"),
        days("keep-finished", "cli-keep-finished"),
        days("keep-brief", "cli-keep-brief"),
    ]
}

/// The same, as it was said.
pub(super) fn kept(said: &Said<'_>) -> Retention {
    let Retention { guests, waiting, abandoned, finished, brief } = Retention::default();
    let days = |name, otherwise: Option<u32>| match said.one::<u32>(name) {
        Some(0) => None,
        days => days.or(otherwise),
    };
    Retention {
        guests: days("keep-guests", guests),
        waiting: days("keep-waiting", waiting),
        abandoned: days("keep-abandoned", abandoned),
        finished: days("keep-finished", finished),
        brief: days("keep-brief", brief),
    }
}

/// What was said.
pub(super) fn read(said: &Said<'_>) -> Config {
    let mut config = Config::default();
    config.listen = said.one("listen").unwrap_or(config.listen);
    config.data_folder = said.one("data").unwrap_or(config.data_folder);
    config.public_url = said.one("public-url");
    config.is_behind_proxy = said.is("behind-proxy");
    if said.is("metrics-for-everybody") {
        config.metrics_for = MetricsFor::Everybody;
    }
    if said.one::<String>("log").as_deref() == Some("json") {
        config.log.form = LogForm::Json;
    }
    config.log.level = said.one("log-level").unwrap_or(config.log.level);
    config.keeps = kept(said);

    let allowed = &mut config.allowed;
    set(&mut allowed.open_tables, said, "open-tables");
    set_rate(&mut allowed.guests_by_address, said, "guests-by-address");
    set_rate(&mut allowed.tables_by_address, said, "tables-by-address");
    set(&mut allowed.sockets, said, "sockets");
    set(&mut allowed.sockets_by_address, said, "sockets-by-address");
    set(&mut allowed.connections, said, "connections");
    set(&mut allowed.connections_by_address, said, "connections-by-address");
    set_rate(&mut allowed.requests_by_address, said, "requests-by-address");
    set_rate(&mut allowed.requests_by_person, said, "requests-by-person");
    set(&mut config.live.per_second, said, "messages");
    if let Some(pause) = said.one("bot-pause") {
        config.tables.bot_pause = Duration::from_millis(pause);
    }
    if let Some(delay) = said.one("window-delay") {
        let delay = Delay::exactly(Duration::from_millis(delay));
        config.tables.window = delay;
        config.tables.pondering = Pondering::NONE;
        config.tables.bot_window = delay;
    }
    if let Some(alone) = said.one("sleep-after") {
        config.tables.sleep_after = Duration::from_secs(alone);
    }
    config
}

fn set<N: TryFrom<u64>>(limit: &mut N, said: &Said<'_>, name: &str) {
    if let Some(number) = said.one::<u64>(name).and_then(|number| number.try_into().ok()) {
        *limit = number;
    }
}

fn set_rate(limit: &mut NonZeroU32, said: &Said<'_>, name: &str) {
    let mut number = limit.get();
    set(&mut number, said, name);
    *limit = NonZeroU32::new(number).unwrap_or(*limit);
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;
    use crate::args::{self, Asked};

    fn typed(line: &str) -> Config {
        let words = line.split_whitespace().map(Into::into).collect();
        match args::read(&Say::new(Language::English), words) {
            Ok(Asked::Serve(config)) => *config,
            other => panic!("{line} does not serve: {other:?}"),
        }
    }

    #[test]
    fn whoever_types_nothing_gets_a_house_on_this_machine() {
        for line in ["airlock", "airlock serve", "airlock --lang pl"] {
            let config = typed(line);

            assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
            assert_eq!(config.data_folder.to_str(), Some("airlock-data"));
        }
    }

    #[test]
    fn what_is_typed_is_how_the_house_is_run() {
        let config = typed(
            "airlock serve --listen 0.0.0.0:80 --data /srv/house --public-url https://play.example --behind-proxy \
             --metrics-for-everybody --log json --log-level warn --open-tables 1 --guests-by-address 10 --tables-by-address 9 --sockets 2 --sockets-by-address 3 \
             --connections 4 --connections-by-address 5 --requests-by-address 6 --requests-by-person 7 --messages 8 \
             --bot-pause 0 --window-delay 40 --sleep-after 9 --keep-guests 1 --keep-waiting 0 --keep-finished 400 --keep-brief 3",
        );

        assert_eq!(config.listen.to_string(), "0.0.0.0:80");
        assert_eq!(config.data_folder.to_str(), Some("/srv/house"));
        assert_eq!(config.public_url().to_string(), "https://play.example");
        assert!(config.is_behind_proxy);
        assert_eq!(config.metrics_for, MetricsFor::Everybody);
        assert_eq!((config.log.form, config.log.level.as_str()), (LogForm::Json, "warn"));
        let allowed = config.allowed;
        assert_eq!((allowed.open_tables, allowed.sockets, allowed.sockets_by_address), (1, 2, 3));
        assert_eq!((allowed.guests_by_address.get(), allowed.tables_by_address.get()), (10, 9));
        assert_eq!((allowed.connections, allowed.connections_by_address), (4, 5));
        assert_eq!((allowed.requests_by_address.get(), allowed.requests_by_person.get()), (6, 7));
        assert_eq!(config.live.per_second, 8);
        let keeps =
            Retention { guests: Some(1), waiting: None, abandoned: Some(180), finished: Some(400), brief: Some(3) };
        assert_eq!(config.keeps, keeps);
        assert_eq!(config.tables.bot_pause, Duration::ZERO);
        let delay = Delay::exactly(Duration::from_millis(40));
        assert_eq!((config.tables.window, config.tables.bot_window), (delay, delay));
        assert_eq!(config.tables.pondering, Pondering::NONE);
        assert_eq!(config.tables.sleep_after, Duration::from_secs(9));
    }
}
