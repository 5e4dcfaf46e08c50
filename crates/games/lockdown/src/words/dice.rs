//! LOC-36.3, LOC-36.4: the dice that Nemesis does not have.

use nemesis_kit::words::NoiseFace;

engine::words! {
    /// LOC-36.3: what the advantage die shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum AdvantageFace {
        Creeper,
        Adult,
        /// LOC-11.12: an injury for a card.
        ConditionalHit,
        SingleHit,
        /// LOC-11.13: an injury, and another one for a card.
        EnhancedHit,
        DoubleHit,
    }

    /// LOC-36.4: what the die of the Martian surface shows.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SurfaceFace {
        One,
        Two,
        Three,
        Four,
        Silence,
        Danger,
        /// LOC-25.74: a card of the surface is drawn.
        Surface,
    }
}

impl SurfaceFace {
    /// LOC-36.4: how many of the twelve faces show this.
    #[inline]
    pub const fn faces(self) -> u32 {
        match self {
            SurfaceFace::Surface => 2,
            SurfaceFace::One
            | SurfaceFace::Two
            | SurfaceFace::Three
            | SurfaceFace::Four
            | SurfaceFace::Silence
            | SurfaceFace::Danger => self.noise().expect("the face is one of noise").faces(),
        }
    }

    /// LOC-25.71, LOC-25.72: the face of the noise die that means the same, where there is one.
    #[inline]
    pub const fn noise(self) -> Option<NoiseFace> {
        match self {
            SurfaceFace::One => Some(NoiseFace::One),
            SurfaceFace::Two => Some(NoiseFace::Two),
            SurfaceFace::Three => Some(NoiseFace::Three),
            SurfaceFace::Four => Some(NoiseFace::Four),
            SurfaceFace::Silence => Some(NoiseFace::Silence),
            SurfaceFace::Danger => Some(NoiseFace::Danger),
            SurfaceFace::Surface => None,
        }
    }
}
