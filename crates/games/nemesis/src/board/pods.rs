//! NEM-3.8 to NEM-3.10, NEM-18.1: the escape pods.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Seat, Word, rule};

use crate::{
    board::{Board, Whereabouts},
    words::{PodNumber, PodSide, RoomNumber, Section},
};

/// An escape pod. A pod that is in the box, or was launched, is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Pod {
    pub is_there: bool,
    pub section: Section,
    pub side: PodSide,
}

impl Board {
    pub fn pod(&self, pod: PodNumber) -> &Pod {
        &self.pods[pod as usize]
    }

    /// The pods that are still aboard, the lowest number first.
    pub fn pods_aboard(&self) -> impl Iterator<Item = PodNumber> + '_ {
        PodNumber::ALL.iter().copied().filter(|&pod| self.pod(pod).is_there)
    }

    /// Who waits in a pod.
    pub fn occupants(&self, pod: PodNumber) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.player(seat).whereabouts == Whereabouts::Pod { pod })
    }

    /// NEM-18.1: whether there is a seat left.
    pub fn has_seat(&self, pod: PodNumber) -> bool {
        rule!("NEM-18.1");
        self.occupants(pod).count() < 2
    }

    /// NEM-18.4: the pods of a section that can be entered.
    pub fn open_pods(&self, section: Section) -> impl Iterator<Item = PodNumber> + '_ {
        self.pods_aboard().filter(move |&pod| {
            let it = self.pod(pod);
            it.section == section && it.side == PodSide::Unlocked && self.has_seat(pod)
        })
    }

    /// NEM-18.13: the room in which a character is for noise and encounters: that of the section
    /// while it waits in a pod.
    pub fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber> {
        match self.player(seat).whereabouts {
            Whereabouts::Room { room } => Some(room),
            Whereabouts::Pod { pod } => {
                rule!("NEM-18.13");
                self.place_of(self.pod(pod).section.room())
            }
            Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
        }
    }
}
