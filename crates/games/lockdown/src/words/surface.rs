//! LOC-25.5, LOC-35.2, LOC-49: the surface of Mars.

engine::words! {
    /// LOC-35.20 to LOC-35.28: the special effect of an exploration token of the surface.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SurfaceEffect {
        RedItem,
        YellowItem,
        GreenItem,
        SurfaceCard,
        Silence,
        Danger,
        Slime,
        Malfunction,
    }

    /// LOC-35.20 to LOC-35.28: the exploration tokens of the surface, by effect and number of items.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SurfaceToken {
        RedItemTwo,
        YellowItemTwo,
        GreenItemTwo,
        SurfaceCardOne,
        SurfaceCardTwo,
        SurfaceCardThree,
        SilenceOne,
        DangerThree,
        SlimeThree,
        MalfunctionTwo,
    }

    /// LOC-49.4 to LOC-49.12: the cards of the Martian surface.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SurfaceCard {
        DustStorm,
        ThinAir,
        RadioactiveDust,
        TornSeal,
        TracksInTheSand,
        SomethingBuried,
        Stalked,
        StaticDischarge,
    }
}
