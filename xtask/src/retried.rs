//! The tests that passed only when they were tried once more. Each is named at the end of a run, and
//! one that is named twice is mended.

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
