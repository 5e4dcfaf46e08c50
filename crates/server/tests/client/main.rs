//! What the web client needs of the house: through its routes, against a real database
//! file. The words of these scenarios are in `table.rs` and, shared with the scenarios of the
//! house, in `visitor.rs`.

mod front;
mod history;
mod lobby;
mod replay;
mod replay_secrets;
mod table;
#[path = "../house/visitor.rs"]
mod visitor;
