//! Lines of text that fit: widths, wrapping, and tables.
//!
//! Texts may hold the codes that colour them; these take no room.

use anstream::adapter::strip_str;
use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    strip_str(text).to_string().width()
}

/// A text filled with spaces on the right.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text filled with spaces on the left.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text broken between words into lines of at most so many columns. A word that is
/// longer stands alone.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        let mut taken = 0;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let wide = width(word);
            if taken > 0 && taken + 1 + wide > columns {
                lines.push(std::mem::take(&mut line));
                taken = 0;
            }
            if taken > 0 {
                line.push(' ');
                taken += 1;
            }
            line.push_str(word);
            taken += wide;
        }
        lines.push(line);
    }
    lines
}

/// A text broken into lines, the first of which begins with `first` and the others with as
/// many spaces.
pub fn hanging(first: &str, text: &str, columns: usize) -> Vec<String> {
    let indent = width(first);
    let lines = wrap(text, columns.saturating_sub(indent).max(20));
    let begin = |(place, line): (usize, String)| match place {
        0 => format!("{first}{line}"),
        _ => format!("{}{line}", " ".repeat(indent)),
    };
    lines.into_iter().enumerate().map(begin).collect()
}

/// Where the text in a column of a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// Rows as lines, with columns as wide as their widest text.
pub fn table(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..sides.len()).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| match sides[column] {
            Side::Left => left(cell, widths[column]),
            Side::Right => right(cell, widths[column]),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Rows as lines of at most so many columns: the last cell of a row may take several lines.
pub fn table_with_notes(columns: usize, rows: &[Vec<String>]) -> Vec<String> {
    let n_before = rows.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(1);
    let before: Vec<Vec<String>> = rows.iter().map(|row| row[..n_before.min(row.len())].to_vec()).collect();
    let before = table(&vec![Side::Left; n_before], &before);
    let wide = before.iter().map(|line| width(line)).max().unwrap_or(0);
    let line = |(before, row): (&String, &Vec<String>)| {
        let note = row.get(n_before).map_or("", String::as_str);
        let lines = hanging(&left(before, wide + 2), note, columns);
        lines.into_iter().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
    };
    before.iter().zip(rows).flat_map(line).collect()
}

/// Rows as lines of at most so many columns: where they are too wide, the widest cells are
/// broken into several lines.
pub fn table_within(columns: usize, rows: &[Vec<String>]) -> Vec<String> {
    const NARROWEST: usize = 6;
    let n_cells = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &Vec<String>, at: usize| row.get(at).cloned().unwrap_or_default();
    let wide = |at: usize| rows.iter().map(|row| width(&cell(row, at))).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..n_cells).map(wide).collect();
    while widths.iter().sum::<usize>() + 2 * n_cells.saturating_sub(1) > columns {
        match widths.iter_mut().max().filter(|widest| **widest > NARROWEST) {
            Some(widest) => *widest -= 1,
            None => break,
        }
    }
    let mut lines = Vec::new();
    for row in rows {
        let cells: Vec<Vec<String>> = (0..n_cells).map(|at| wrap(&cell(row, at), widths[at])).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        lines.extend((0..height).map(|line| {
            let part = |at: usize| left(cells[at].get(line).map_or("", String::as_str), widths[at]);
            (0..n_cells).map(part).collect::<Vec<_>>().join("  ").trim_end().to_owned()
        }));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("\u{1b}[31m▲\u{1b}[0m Тарас"), 7);
        assert_eq!(left("▲", 3), "▲  ");
        assert_eq!(right("7", 3), "  7");
    }

    #[test]
    fn words_are_not_broken() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("extraordinary", 5), ["extraordinary"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
    }

    #[test]
    fn later_lines_hang_below_the_first() {
        assert_eq!(hanging(" 1  ", &"word ".repeat(6), 24), [" 1  word word word word", "    word word"]);
    }

    #[test]
    fn a_table_is_as_wide_as_its_widest_cells() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["bbb".to_owned(), "9".to_owned()]];

        assert_eq!(table(&[Side::Left, Side::Right], &rows), ["a    10", "bbb   9"]);
    }

    #[test]
    fn a_long_note_hangs_below_itself() {
        let rows = [vec!["a".to_owned(), "one two three four five".to_owned()], vec!["bb".to_owned(), "x".to_owned()]];

        assert_eq!(table_with_notes(24, &rows), ["a   one two three four", "    five", "bb  x"]);
    }

    #[test]
    fn a_table_that_is_too_wide_is_broken() {
        let rows = [vec!["short".to_owned(), "one two three four".to_owned()]];

        assert_eq!(table_within(16, &rows), ["short  one two", "       three", "       four"]);
    }
}
