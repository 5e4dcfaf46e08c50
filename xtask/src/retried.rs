//! The tests that passed only when they were tried once more. Each is named at the end of a run, and
//! one that is named twice is mended: so the names are remembered from run to run.

use std::{
    fs::{self, File},
    io::Write,
    path::Path,
};

/// Where the names are remembered: a line for each time.
pub const MEMORY: &str = "target/retried.txt";

/// Remembers names in a file, and says which time it is for each of them. A file that cannot be read
/// or written is a new one: then it is the first time.
pub fn remember(names: &[String], file: &Path) -> Vec<usize> {
    let before = fs::read_to_string(file).unwrap_or_default();
    let lasting: Vec<String> = names.iter().map(|name| without_place(name)).collect();
    if let Ok(mut file) = File::options().create(true).append(true).open(file) {
        _ = lasting.iter().try_for_each(|name| writeln!(file, "{name}"));
    }
    lasting.iter().map(|name| 1 + before.lines().filter(|line| line == name).count()).collect()
}

/// Which time it is, in words.
pub fn nth_time(n: usize) -> String {
    let ending = match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        (_, _) => "th",
    };
    format!("{n}{ending} time")
}

/// A name without the line and column of the test, which change with whatever is written above it.
fn without_place(name: &str) -> String {
    let Some((place, title)) = name.split_once(" › ") else { return name.to_owned() };
    let file = place.split(':').next().unwrap_or(place);
    format!("{file} › {title}")
}

/// What nextest says of them, as their binary and their name.
pub fn by_nextest(heard: &[String]) -> Vec<String> {
    let closing = heard.iter().skip_while(|line| !line.trim_start().starts_with("Summary ["));
    let retried = closing.filter_map(|line| {
        let told = line.trim_start().strip_prefix("FLAKY ")?;
        Some(told.split_once(']')?.1.trim().to_owned())
    });
    // The count of all tests stands between, where nextest gives one.
    let named = retried.map(|name| match name.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, name)) => name.trim().to_owned(),
        None => name,
    });
    named.collect()
}

/// What Playwright says of them, as their file and their name.
pub fn by_playwright(heard: &[String]) -> Vec<String> {
    let is_head = |line: &String| {
        let mut words = line.split_whitespace();
        words.next().is_some_and(|n| n.parse::<u32>().is_ok())
            && words.next() == Some("flaky")
            && words.next().is_none()
    };
    let Some(head) = heard.iter().rposition(is_head) else { return Vec::new() };
    let named = heard[head + 1..].iter().map(|line| line.trim()).take_while(|line| line.contains(" › "));
    named.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_name_is_remembered_from_run_to_run_though_its_test_has_moved() {
        let file = std::env::temp_dir().join(format!("airlock-retried-{}", std::process::id()));
        let run = |names: &[&str]| remember(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>(), &file);

        let times = [
            run(&["airlock::serve a_house_opens", "tests/browser/seats.spec.ts:16:1 › given a seat"]),
            run(&[]),
            run(&["tests/browser/seats.spec.ts:20:3 › given a seat", "airlock::help it_helps"]),
        ];
        fs::remove_file(&file).unwrap();

        assert_eq!(times, [vec![1, 1], vec![], vec![2, 1]]);
    }

    #[test]
    fn which_time_it_is_has_its_own_ending() {
        assert_eq!(
            [2, 3, 4, 11, 21].map(nth_time),
            ["2nd", "3rd", "4th", "11th", "21st"].map(|it| format!("{it} time"))
        );
    }

    #[test]
    fn nextest_names_what_it_had_to_try_again() {
        let heard = lines(
            "  TRY 1 FAIL [   0.006s] (1/2) airlock::serve a_house_opens
        PASS [   0.004s] (2/2) airlock::help it_helps
   FLAKY 2/2 [   0.006s] (1/2) airlock::serve a_house_opens
────────────
     Summary [   0.020s] 2 tests run: 2 passed (1 flaky), 0 skipped
   FLAKY 2/2 [   0.006s] (1/2) airlock::serve a_house_opens",
        );

        assert_eq!(by_nextest(&heard), ["airlock::serve a_house_opens"]);
        assert_eq!(by_nextest(&heard[..2]), [""; 0]);
    }

    #[test]
    fn playwright_names_what_it_had_to_try_again() {
        let heard = lines(
            "  ✘  1 tests/browser/seats.spec.ts:16:1 › given a seat (1.0s)
  1) tests/browser/seats.spec.ts:16:1 › given a seat
    Error: 1 flaky thing
  1 flaky
    tests/browser/seats.spec.ts:16:1 › given a seat
  12 passed (1.6m)",
        );

        assert_eq!(by_playwright(&heard), ["tests/browser/seats.spec.ts:16:1 › given a seat"]);
        assert_eq!(by_playwright(&heard[..3]), [""; 0]);
    }
}
