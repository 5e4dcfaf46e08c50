//! The names of things.

engine::words! {
    /// What a card says.
    pub enum Signal { Beacon, Trader, Hunter }

    /// How a crew meets the dark.
    pub enum Stance { Hail, Hide }

    /// What the die shows in a fight.
    pub enum Face { Calm, Echo, Storm }

    /// Where in the pile.
    pub enum Place { Top, Bottom }

    /// How many rounds a game has.
    pub enum Length { Short, Long }

    /// How many jammers each crew has.
    pub enum Jammers { One, Two }

    /// How a game can end.
    pub enum Ending { FirstContact, Silence, Deserted }
}

impl Signal {
    /// CON-1.4: how many cards say so.
    pub fn cards(self) -> u8 {
        match self {
            Signal::Beacon => 5,
            Signal::Trader => 4,
            Signal::Hunter => 3,
        }
    }

    /// CON-8.1: what a card in hand is worth at the end.
    pub fn worth(self) -> i16 {
        match self {
            Signal::Beacon => 1,
            Signal::Trader => 0,
            Signal::Hunter => -1,
        }
    }
}

impl Face {
    /// CON-6.2: on how many sides of the die it is.
    pub fn sides(self) -> u32 {
        match self {
            Face::Calm => 3,
            Face::Echo => 1,
            Face::Storm => 2,
        }
    }
}
