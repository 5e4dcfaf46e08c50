//! Reading Markdown: what of it is prose.

/// The lines outside fenced code, each with its number from 1.
pub fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    parts(text).filter_map(|(n, line, is_code)| (!is_code).then_some((n, line)))
}

/// The lines of fenced code.
pub fn code(text: &str) -> impl Iterator<Item = &str> {
    parts(text).filter_map(|(_, line, is_code)| is_code.then_some(line))
}

/// Each line but the fences, with its number from 1 and whether it is code.
pub fn parts(text: &str) -> impl Iterator<Item = (usize, &str, bool)> {
    let mut in_code = false;
    text.lines().enumerate().filter_map(move |(n, line)| {
        let is_fence = line.trim_start().starts_with("```") || line.trim_start().starts_with("~~~");
        in_code ^= is_fence;
        (!is_fence).then_some((n + 1, line, in_code))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_no_prose() {
        assert_eq!(code("a\n```\nb\n```\nc").collect::<Vec<_>>(), ["b"]);
        assert_eq!(prose("a\n```\nb\n```\nc").collect::<Vec<_>>(), [(1, "a"), (5, "c")]);
    }
}
