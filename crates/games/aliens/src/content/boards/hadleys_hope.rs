//! AGD-11A: the faces of the boards that show Hadley's Hope.

use crate::{
    content::boards::{BoardPrint, Grid, area},
    words::Room,
};

/// AGD-11A.1H: the board 1H, South Lock.
pub(super) static SOUTH_LOCK: BoardPrint = BoardPrint {
    grid: Grid(include_str!("1h.txt")),
    rooms: &[
        (Room::LandingApron, &[area(10, 12, 1, 8), area(10, 12, 11, 12), area(10, 10, 9, 10), area(12, 12, 9, 10)]),
        (Room::LockChamber, &[area(9, 9, 6, 7)]),
        (Room::Corridor, &[area(6, 7, 1, 5), area(6, 7, 8, 12), area(1, 8, 6, 7)]),
        (Room::VehicleGarage, &[area(1, 5, 1, 2), area(1, 5, 5, 5), area(1, 3, 3, 4), area(5, 5, 3, 4)]),
        (Room::Workshop, &[area(1, 5, 8, 9), area(1, 5, 11, 12), area(1, 2, 10, 10), area(5, 5, 10, 10)]),
        (Room::LockerRoom, &[area(8, 9, 1, 5)]),
        (Room::DutyOffice, &[area(8, 9, 8, 12)]),
    ],
    fenced: &[area(4, 4, 3, 4), area(11, 11, 9, 10)],
    doors: &[
        [(9, 7), (10, 7)],
        [(5, 2), (6, 2)],
        [(3, 5), (3, 6)],
        [(7, 3), (8, 3)],
        [(7, 10), (8, 10)],
        [(5, 9), (6, 9)],
        [(2, 7), (2, 8)],
        [(9, 2), (10, 2)],
    ],
};

/// AGD-11A.2H: the board 2H, Operations.
pub(super) static OPERATIONS: BoardPrint = BoardPrint {
    grid: Grid(include_str!("2h.txt")),
    rooms: &[
        (
            Room::Corridor,
            &[area(6, 7, 1, 5), area(6, 7, 12, 12), area(1, 12, 6, 7), area(4, 5, 8, 10), area(4, 7, 11, 11)],
        ),
        (Room::Communications, &[area(1, 5, 1, 2), area(1, 5, 4, 5), area(1, 2, 3, 3), area(4, 5, 3, 3)]),
        (Room::OperationsCentre, &[area(8, 12, 1, 2), area(8, 12, 5, 5), area(8, 9, 3, 4), area(12, 12, 3, 4)]),
        (Room::Stores, &[area(1, 3, 8, 11), area(1, 5, 12, 12)]),
        (Room::TechnicalPlant, &[area(6, 10, 8, 9), area(6, 6, 10, 10), area(9, 10, 10, 10), area(8, 10, 11, 12)]),
        (Room::ServerVault, &[area(11, 12, 8, 12)]),
    ],
    fenced: &[area(3, 3, 3, 3), area(10, 11, 3, 4), area(7, 8, 10, 10)],
    doors: &[
        [(5, 3), (6, 3)],
        [(2, 5), (2, 6)],
        [(7, 2), (8, 2)],
        [(9, 5), (9, 6)],
        [(12, 5), (12, 6)],
        [(3, 9), (4, 9)],
        [(5, 8), (6, 8)],
        [(7, 11), (8, 11)],
        [(11, 7), (11, 8)],
        [(10, 12), (11, 12)],
    ],
};

/// AGD-11A.3H: the board 3H, Residential Block.
pub(super) static RESIDENTIAL_BLOCK: BoardPrint = BoardPrint {
    grid: Grid(include_str!("3h.txt")),
    rooms: &[
        (Room::Corridor, &[area(6, 7, 1, 5), area(6, 7, 8, 12), area(1, 12, 6, 7)]),
        (Room::FamilyUnitA, &[area(1, 3, 1, 4)]),
        (Room::FamilyUnitB, &[area(4, 5, 1, 4), area(3, 5, 5, 5)]),
        (Room::FamilyUnitC, &[area(8, 10, 1, 5)]),
        (Room::FamilyUnitD, &[area(11, 12, 1, 4)]),
        (Room::Canteen, &[area(1, 4, 8, 9), area(1, 2, 10, 10), area(4, 4, 10, 10)]),
        (Room::RecreationHall, &[area(9, 12, 8, 9), area(9, 9, 10, 10), area(11, 12, 10, 10)]),
        (Room::DormitoryWest, &[area(1, 5, 11, 12)]),
        (Room::DormitoryEast, &[area(8, 12, 11, 12)]),
        (Room::ClosetWest, &[area(5, 5, 8, 10)]),
        (Room::ClosetEast, &[area(8, 8, 8, 10)]),
    ],
    fenced: &[area(3, 3, 10, 10), area(10, 10, 10, 10)],
    doors: &[
        [(3, 2), (4, 2)],
        [(4, 5), (4, 6)],
        [(9, 5), (9, 6)],
        [(10, 2), (11, 2)],
        [(5, 1), (6, 1)],
        [(2, 7), (2, 8)],
        [(11, 7), (11, 8)],
        [(5, 9), (6, 9)],
        [(7, 9), (8, 9)],
        [(4, 8), (5, 8)],
        [(5, 11), (6, 11)],
        [(7, 12), (8, 12)],
        [(2, 10), (2, 11)],
        [(11, 10), (11, 11)],
    ],
};

/// AGD-11A.4H: the board 4H, MedLab.
pub(super) static MED_LAB: BoardPrint = BoardPrint {
    grid: Grid(include_str!("4h.txt")),
    rooms: &[
        (
            Room::Corridor,
            &[area(6, 7, 1, 5), area(6, 7, 12, 12), area(1, 8, 6, 7), area(5, 6, 8, 10), area(5, 7, 11, 11)],
        ),
        (Room::MedicalLaboratory, &[area(1, 5, 1, 2), area(1, 5, 5, 5), area(1, 2, 3, 4), area(5, 5, 3, 4)]),
        (Room::SurgicalWard, &[area(8, 12, 1, 2), area(8, 12, 5, 5), area(8, 9, 3, 4), area(12, 12, 3, 4)]),
        (Room::IsolationLab, &[area(9, 12, 6, 8)]),
        (Room::MaintenanceBay, &[area(1, 4, 8, 9), area(1, 4, 11, 11), area(1, 2, 10, 10), area(1, 5, 12, 12)]),
        (
            Room::SpecimenStore,
            &[area(7, 8, 8, 8), area(7, 8, 10, 10), area(7, 12, 9, 9), area(11, 12, 10, 10), area(8, 12, 11, 12)],
        ),
    ],
    fenced: &[area(3, 4, 3, 4), area(10, 11, 3, 4), area(9, 10, 10, 10)],
    doors: &[
        [(5, 2), (6, 2)],
        [(3, 5), (3, 6)],
        [(7, 4), (8, 4)],
        [(8, 6), (9, 6)],
        [(8, 7), (9, 7)],
        [(11, 5), (11, 6)],
        [(4, 9), (5, 9)],
        [(6, 9), (7, 9)],
        [(7, 12), (8, 12)],
        [(10, 8), (10, 9)],
        [(2, 7), (2, 8)],
    ],
};
