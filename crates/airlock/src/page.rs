//! The page that is printed on: how wide it is, how seats are told apart, and what stands
//! out. Colours are always written; the stream takes them out where nobody would see them.

use std::env;

use anstyle::{AnsiColor, Color, Style};
use engine::Seat;
use terminal_size::{Height, Width};

/// The marks of the seats. No seat is known by its colour alone.
const MARKS: [char; Seat::MOST] = ['▲', '●', '■', '◆', '⬢', '✚', '★', '▼'];

const COLOURS: [AnsiColor; Seat::MOST] = [
    AnsiColor::BrightRed,
    AnsiColor::BrightGreen,
    AnsiColor::BrightBlue,
    AnsiColor::BrightYellow,
    AnsiColor::BrightMagenta,
    AnsiColor::White,
    AnsiColor::BrightCyan,
    AnsiColor::Green,
];

/// The fewest columns that tables are laid out for.
const NARROWEST: usize = 60;
/// Lines that are longer are hard to read.
const WIDEST: usize = 110;
/// The width where there is no terminal to ask.
const USUAL: usize = 80;

/// How many columns there are: as many as the terminal has, or `COLUMNS` says.
pub fn columns() -> usize {
    let said = || env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || terminal_size::terminal_size().map(|(Width(columns), _)| usize::from(columns));
    said().or_else(measured).unwrap_or(USUAL).clamp(NARROWEST, WIDEST)
}

/// How many lines there are: as many as the terminal has, or `LINES` says; none where nobody sees a page.
pub fn lines() -> usize {
    let said = || env::var("LINES").ok().and_then(|lines| lines.parse().ok());
    let measured = || terminal_size::terminal_size().map(|(_, Height(lines))| usize::from(lines));
    said().or_else(measured).unwrap_or(0)
}

/// The mark of a seat, in its colour.
pub fn mark(seat: Seat) -> String {
    paint(in_colour_of(seat), &MARKS[seat.index()].to_string())
}

/// A seat's mark, and something of that seat behind it.
pub fn of_seat(seat: Seat, text: &str) -> String {
    paint(in_colour_of(seat), &format!("{}{text}", MARKS[seat.index()]))
}

/// Something of a seat in its colour alone: it has to be known by something else as well.
pub fn tinted(seat: Seat, text: &str) -> String {
    paint(in_colour_of(seat).bold(), text)
}

/// The mark and name of whoever sits there.
pub fn named(seat: Seat, name: &str) -> String {
    of_seat(seat, &format!(" {name}"))
}

/// What is to be seen first.
pub fn strong(text: &str) -> String {
    paint(Style::new().bold(), text)
}

/// What may be passed over.
pub fn faint(text: &str) -> String {
    paint(Style::new().dimmed(), text)
}

/// What can be chosen.
pub fn lit(text: &str) -> String {
    paint(Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Cyan))), text)
}

/// What is missing or lost.
pub fn warm(text: &str) -> String {
    paint(Style::new().fg_color(Some(Color::Ansi(AnsiColor::Yellow))), text)
}

fn in_colour_of(seat: Seat) -> Style {
    Style::new().fg_color(Some(Color::Ansi(COLOURS[seat.index()])))
}

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
