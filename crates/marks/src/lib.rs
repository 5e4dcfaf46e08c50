//! Marks: what is said of a frame or an event where it is declared, and nowhere else.
//!
//! The engine hands these out as `engine::frame` and `engine::News`; nobody else needs this crate.
//! A mark reads a declaration token by token and leaves it as it is, so it needs no parser.

#![warn(missing_docs)]

mod events;
mod frames;

use proc_macro::TokenStream;

/// Declares a rule that may be under way: `#[engine::frame] pub struct NoiseRoll { pub seat: Seat }`.
///
/// It is plain data with all that a frame needs, and hides nothing: whoever looks sees it as it is.
/// One that hides something is marked `#[engine::frame(hides)]` and says itself what is shown of it
/// (`impl engine::Shown`); it cannot be sent.
#[proc_macro_attribute]
pub fn frame(marks: TokenStream, declaration: TokenStream) -> TokenStream {
    frames::frame(&marks, declaration).unwrap_or_else(|fault| refused(&fault))
}

/// Declares facts of the board that hide nothing: they are stored as they are, and sent as they are.
/// `#[engine::open(TurnView)]` says what the web client calls them.
///
/// What not everybody may know has no way out of it: `Known`, pools, piles and memories cannot be
/// sent, so a struct that holds one does not compile with this mark.
#[proc_macro_attribute]
pub fn open(name: TokenStream, declaration: TokenStream) -> TokenStream {
    frames::open(&name, declaration)
}

/// Says of events what they tell: `#[news(TurnBegan | CardTurnedUp)]` over the enum names those that
/// tell everybody what some did not know, or pass the turn on; `#[look(seat: CardSeen)]` those that
/// tell it to the `seat` that looks, or `#[look(CardSeen)]` where the event does not say who. What is
/// not named tells nobody anything new. `#[within(Told)]` names a variant that holds events of another enum,
/// which is asked itself.
#[proc_macro_derive(News, attributes(news, look, within))]
pub fn news(declaration: TokenStream) -> TokenStream {
    events::news(declaration).unwrap_or_else(|fault| refused(&fault))
}

/// What is wrong with a mark, as the compiler says it.
fn refused(fault: &str) -> TokenStream {
    format!("::core::compile_error!({fault:?});").parse().expect("a macro with a string is Rust")
}
