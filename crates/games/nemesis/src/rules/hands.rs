//! NEM-16.3, NEM-42.1: heavy things, and the hands to hold them, as in both books.

pub use nemesis_kit::rules::hands::{HandAnswer, HandLost, HandsFull, drop_excess, drop_object, receive, take};
