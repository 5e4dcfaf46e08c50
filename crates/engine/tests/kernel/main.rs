//! The kernel, shown with Contact.

mod flow;
mod perft;
mod table;
