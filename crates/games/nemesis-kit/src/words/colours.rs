//! NEM-16.7, LOC-34: the colours of rooms.

engine::words! {
    /// NEM-16.7, LOC-34.1 to LOC-34.24: the colour of a room's name plate, which says what is found there. White is any
    /// one of the three decks.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum RoomColour {
        Red,
        Yellow,
        Green,
        White,
        Colourless,
    }
}
