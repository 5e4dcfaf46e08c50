//! LOC-20, LOC-21, LOC-33, LOC-35.4: what lies on the time track, and the pods that it launches.

engine::words! {
    /// LOC-16.30: the thresholds of the time track.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Threshold {
        /// Works while backup power is off.
        Red,
        /// Always works.
        Blue,
    }

    /// LOC-2.39, LOC-16.20: the sides of the time token.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum BackupPower {
        Off,
        On,
    }

    /// LOC-2.37: the sides of the autodestruction token.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Autodestruction {
        Yellow,
        Red,
    }

    /// LOC-20.15: the pods.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Pod {
        A,
        B,
        C,
    }

    /// LOC-35.50 to LOC-35.54: the CSS tokens.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum CssToken {
        A,
        B,
        C,
        AllPods,
        NoPod,
    }
}
