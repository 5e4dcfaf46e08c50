//! LOC-24, LOC-45: what a player can win by.

engine::words! {
    /// LOC-45: nine corporate objectives, nine personal ones, ten for solo and co-op.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Objective {
        LiveCargo,
        OvumStudy,
        ComparativeAnatomy,
        LeadResearcher,
        SettledAccountOne,
        SettledAccountTwo,
        SettledAccountThree,
        SettledAccountFour,
        SettledAccountFive,
        UpperSurvey,
        LowerSurvey,
        BurnTheBrood,
        Regicide,
        WhistleBlower,
        WayOut,
        NoWitnesses,
        NotAlone,
        CleanSlate,
        FullReport,
        Extermination,
        Headhunt,
        Breakthrough,
        FieldManual,
        SpecimenReturn,
        LightsOn,
        OpenArchive,
        DeepSurvey,
        ScorchedEarth,
    }
}
