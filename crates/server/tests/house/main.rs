//! The house as its visitors meet it: through its routes, against a real database file.
//! The words of these scenarios are in `visitor.rs`.

mod absence;
mod crowds;
mod floods;
mod guests;
mod half_open;
mod hosts;
mod leaving;
mod limits;
mod names;
mod origins;
mod pages;
mod passwords;
mod programs;
mod requests;
mod serving;
mod sockets;
mod visitor;
mod wellness;
