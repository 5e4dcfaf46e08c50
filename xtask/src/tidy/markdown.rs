//! Reading Markdown: what of it is prose.

/// The lines outside fenced code, each with its number from 1.
pub fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    text.lines().enumerate().filter_map(move |(n, line)| {
        let is_fence = line.trim_start().starts_with("```") || line.trim_start().starts_with("~~~");
        in_code ^= is_fence;
        (!in_code && !is_fence).then_some((n + 1, line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_no_prose() {
        assert_eq!(prose("a\n```\nb\n```\nc").collect::<Vec<_>>(), [(1, "a"), (5, "c")]);
    }
}
