//! The names of boards and of what lies and stands on them.

engine::words! {
    /// AGD-6A.9: what is meant by far.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Distance {
        Path,
        Approach,
        Range,
    }

    /// AGD-2.1: the faces of the boards; 1H to 4H, then 1P to 4P.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum BoardFace {
        SouthLock,
        Operations,
        ResidentialBlock,
        MedLab,
        ProcessorRamp,
        CoolingGantry,
        HiveTunnels,
        EggChamber,
    }

    /// AGD-11A.1: what a square is.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Ground {
        Floor,
        Fenced,
        Solid,
    }

    /// AGD-6A.5: what lies between two neighbouring squares.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Edge {
        Open,
        Wall,
        Fence,
        Door,
    }

    /// AGD-6M.1: where a sentry gun points.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Facing {
        North,
        East,
        South,
        West,
    }

    /// AGD-6G.11: the directions of a step, in the order in which routes are compared.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Direction {
        North,
        East,
        South,
        West,
        NorthEast,
        SouthEast,
        SouthWest,
        NorthWest,
    }

    /// AGD-6L.1: the spawn points.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SpawnPoint {
        One,
        Two,
        Three,
        Four,
    }

    /// AGD-2.4: how many Aliens a blip stands for.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum BlipValue {
        One,
        Two,
        Three,
        Four,
        Five,
    }

    /// AGD-11E.2: the places of the mission blips.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum MissionBlip {
        A,
        B,
        C,
        D,
    }

    /// AGD-11E.2: what a mission blip is when it is turned up.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum MissionBlipFace {
        Newt,
        Nest,
        Nothing,
    }

    /// What follows its own rules on the side of the Aliens. A swarm is an Alien with tokens.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum EnemyKind {
        Alien,
        Blip,
        Facehugger,
    }

    /// AGD-2.1: the sentry guns.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Gun {
        A,
        B,
    }

    /// AGD-6M.11: what Interact does to a sentry gun.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum GunOrder {
        SwitchOff,
        SwitchOn,
        TurnNorth,
        TurnEast,
        TurnSouth,
        TurnWest,
    }

    /// AGD-3.14: the sides of the exit tokens.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Exit {
        Exit,
        ExitA,
        ExitB,
    }

    /// What lies or stands on a square and is not a figure.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Token {
        SpawnPoint,
        Tunnel,
        Barricade,
        Computer,
        Crate,
        SentryGun,
        MissionBlip,
        Cocoon,
        HiddenNewt,
        Exit,
    }

    /// AGD-11A: the rooms of the boards.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum Room {
        LandingApron,
        LockChamber,
        Corridor,
        VehicleGarage,
        Workshop,
        LockerRoom,
        DutyOffice,
        Communications,
        OperationsCentre,
        Stores,
        TechnicalPlant,
        ServerVault,
        FamilyUnitA,
        FamilyUnitB,
        FamilyUnitC,
        FamilyUnitD,
        Canteen,
        RecreationHall,
        DormitoryWest,
        DormitoryEast,
        ClosetWest,
        ClosetEast,
        MedicalLaboratory,
        SurgicalWard,
        IsolationLab,
        MaintenanceBay,
        SpecimenStore,
        RampLevel,
        CrashedApc,
        Gantry,
        HiveTunnel,
        Nest,
    }
}
