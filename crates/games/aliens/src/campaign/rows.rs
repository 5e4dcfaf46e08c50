//! AGD-7B.16: what a campaign has left, as rows in the head of a record.
//!
//! `campaign on` says that the mission is one of a campaign; then follow who is not there, who
//! carries a facehugger, who is captured, in the order of capture (AGD-11E.31), and how many of which
//! cards are out of the campaign.

use std::fmt::Debug;

use engine::{CarriedRow, Word};

use crate::{
    setup::Carried,
    words::{Card, Character, Condition},
};

const CAMPAIGN: (&str, &str) = ("campaign", "on");
const FACEHUGGER: &str = "facehugger";

/// AGD-2.5: tokens are not limited, and each Rescue has two; this is more than any campaign has.
const MOST_FACEHUGGERS: u8 = 100;

impl Carried {
    /// The rows; none for a mission that stands alone.
    pub(crate) fn rows(&self) -> Vec<CarriedRow> {
        if !self.in_campaign {
            return Vec::new();
        }
        let mut rows = vec![(CAMPAIGN.0.to_owned(), CAMPAIGN.1.to_owned())];
        for &character in Character::ALL {
            let fate = self.fates[character.index()];
            if !matches!(fate, Condition::Standing | Condition::Captured) {
                rows.push((name(character), name(fate)));
            }
            let tokens = (0..self.facehuggers[character.index()]).map(|_| (FACEHUGGER.to_owned(), name(character)));
            rows.extend(tokens);
        }
        rows.extend(self.captives.iter().map(|&captive| (name(captive), name(Condition::Captured))));
        rows.extend(self.removed.iter().map(|(card, count)| (name(card), count.to_string())));
        rows
    }

    /// Takes over a row; nothing if there is no such row, or not here.
    pub(crate) fn read(&mut self, row: &str, value: &str) -> Option<()> {
        if (row, value) == CAMPAIGN {
            let is_first = !self.in_campaign;
            self.in_campaign = true;
            return is_first.then_some(());
        }
        // The first row says that it is a campaign at all.
        if !self.in_campaign {
            return None;
        }
        if row == FACEHUGGER {
            let character: Character = named(value)?;
            let tokens = &mut self.facehuggers[character.index()];
            *tokens += 1;
            return (*tokens <= MOST_FACEHUGGERS).then_some(());
        }
        if let Some(character) = named::<Character>(row) {
            let fate = &mut self.fates[character.index()];
            let is_new = *fate == Condition::Standing;
            *fate = named(value).filter(|fate| is_left(character, *fate))?;
            if is_new && *fate == Condition::Captured {
                self.captives.push(character);
            }
            return is_new.then_some(());
        }
        let card: Card = named(row)?;
        let count = value.parse().ok().filter(|count| (1..=card.print().copies).contains(count))?;
        let is_new = self.removed.count(card) == 0;
        (0..count).for_each(|_| self.removed.add(card));
        is_new.then_some(())
    }
}

/// AGD-7B.7: how somebody can be who is not there. Only Newt can still be looked for.
fn is_left(character: Character, fate: Condition) -> bool {
    match fate {
        Condition::Killed | Condition::Captured => true,
        Condition::Absent => character == Character::Newt,
        Condition::Standing | Condition::KnockedDown | Condition::Left | Condition::Cocooned | Condition::Hidden => {
            false
        }
    }
}

/// A word as records write it.
fn name(word: impl Debug) -> String {
    let mut name = String::new();
    for (at, letter) in format!("{word:?}").chars().enumerate() {
        if letter.is_uppercase() && at > 0 {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The word that records write so.
fn named<W: Word + Debug>(written: &str) -> Option<W> {
    W::ALL.iter().copied().find(|&word| name(word) == written)
}

#[cfg(test)]
mod tests {
    use engine::Setup as _;

    use super::*;
    use crate::Setup;

    fn suffering() -> Setup {
        let mut setup = Setup::standard(2);
        setup.carried.in_campaign = true;
        for captive in [Character::Hudson, Character::Hicks] {
            setup.carried.fates[captive.index()] = Condition::Captured;
            setup.carried.captives.push(captive);
        }
        setup.carried.fates[Character::Newt.index()] = Condition::Absent;
        setup.carried.facehuggers[Character::Frost.index()] = 2;
        (0..3).for_each(|_| setup.carried.removed.add(Card::M41aPulseRifle));
        setup
    }

    /// AGD-7B.16 AGD-11E.31
    #[test]
    fn what_is_written_is_read_again() {
        let written = suffering();

        let mut read = Setup::standard(2);
        written.carried().iter().for_each(|(row, value)| read.carry(row, value).expect("it was written"));

        assert_eq!(read, written);
    }

    /// AGD-7C.1 AGD-2.5
    #[test]
    fn whoever_was_in_several_rescues_may_carry_more_facehuggers_than_one_of_them_has() {
        let mut written = suffering();
        written.carried.facehuggers[Character::Frost.index()] = 5;

        let mut read = Setup::standard(2);
        written.carried().iter().for_each(|(row, value)| read.carry(row, value).expect("it was written"));

        assert_eq!(read, written);
    }

    #[test]
    fn a_mission_that_stands_alone_has_no_rows() {
        assert_eq!(Setup::standard(2).carried(), []);
    }

    #[test]
    fn words_are_written_as_everywhere() {
        let rows = suffering().carried();

        let row = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(rows[0], row("campaign", "on"));
        assert!(rows.contains(&row("m41a-pulse-rifle", "3")), "{rows:?}");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let twice = [("campaign", "on"), ("campaign", "on")];
        let before = [("hicks", "killed")];
        let unknown = [("campaign", "on"), ("bishop", "killed")];
        let hiding = [("campaign", "on"), ("hicks", "absent")];
        let too_many = [("campaign", "on"), ("m56-smart-gun", "2")];
        for rows in [&twice[..], &before, &unknown, &hiding, &too_many] {
            let mut setup = Setup::standard(2);

            let last = rows.iter().map(|(row, value)| setup.carry(row, value)).last();

            assert!(last.is_some_and(|last| last.is_err()), "{rows:?}");
        }
    }
}
