//! What people may be called.

use protocol::Problem;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::{problems::Code, storage::PersonId};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest name of a table, in characters.
pub const LONGEST_TABLE_NAME: usize = 40;

/// Stars, planets and moons: what guests are called until they choose.
const MADE_UP: [&str; 48] = [
    "Adhara",
    "Alcor",
    "Alcyone",
    "Antares",
    "Arcturus",
    "Ariel",
    "Atlas",
    "Bellatrix",
    "Callisto",
    "Carina",
    "Castor",
    "Ceres",
    "Cygnus",
    "Dione",
    "Electra",
    "Europa",
    "Ganymede",
    "Hadar",
    "Io",
    "Juno",
    "Larissa",
    "Luna",
    "Lyra",
    "Maia",
    "Menkar",
    "Merope",
    "Mimas",
    "Miranda",
    "Mizar",
    "Naos",
    "Nereid",
    "Oberon",
    "Orion",
    "Pallas",
    "Phoebe",
    "Polaris",
    "Pollux",
    "Proteus",
    "Regulus",
    "Rhea",
    "Sirius",
    "Spica",
    "Tethys",
    "Thebe",
    "Titan",
    "Triton",
    "Umbriel",
    "Vesta",
];

/// A name without what one cannot see: trimmed, and with single spaces.
///
/// Characters without a width, and those that turn the writing around, would let one person
/// look like another.
pub fn checked_name(wanted: &str) -> Result<String, Problem> {
    checked(wanted, LONGEST_NAME)
}

/// The name of a table, by the same rules.
pub fn checked_table_name(wanted: &str) -> Result<String, Problem> {
    checked(wanted, LONGEST_TABLE_NAME)
}

fn checked(wanted: &str, longest: usize) -> Result<String, Problem> {
    let name = wanted.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Code::NameEmpty.into());
    }
    if name.chars().nth(longest).is_some() {
        return Err(Code::NameLong { most: longest }.into());
    }
    if name.chars().any(is_unseen) || has_towers(&name) {
        return Err(Code::NameCharacters.into());
    }
    Ok(name)
}

/// Names for a guest, the first to be had before the others. They follow from the id, so that they stay
/// without being stored.
pub(super) fn made_up(id: &PersonId) -> impl Iterator<Item = String> + use<> {
    let chance = blake3::hash(id.0.as_bytes());
    let [word, number, others @ ..] = *chance.as_bytes();
    let name = |word: u8, number: u16| format!("{} {number}", MADE_UP[usize::from(word) % MADE_UP.len()]);
    let first = name(word, 1 + u16::from(number % 99));
    // Of the others there are so many that nobody has them all.
    let others = (0..others.len() / 3).map(move |n| {
        let [word, high, low] = [others[3 * n], others[3 * n + 1], others[3 * n + 2]];
        name(word, 100 + u16::from_be_bytes([high, low]) % 9900)
    });
    std::iter::once(first).chain(others)
}

/// Whether a character has no shape of its own, or changes how others are shown.
fn is_unseen(character: char) -> bool {
    let is_seen = match character.general_category_group() {
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Mark
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation
        | GeneralCategoryGroup::Symbol => true,
        GeneralCategoryGroup::Separator => character == ' ',
        // Controls, formats, private use, and what is not a character yet.
        GeneralCategoryGroup::Other => false,
    };
    // Some that count as letters or marks are drawn as nothing, or choose how others are drawn.
    let is_blank = matches!(
        character,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{ffa0}'
            | '\u{fffc}'..='\u{fffd}'
            | '\u{e0100}'..='\u{e01ef}'
    );
    !is_seen || is_blank
}

/// Whether there are so many marks on a letter that they cover the lines above.
fn has_towers(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|character| {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        marks > most_marks(character)
    })
}

/// Marks that take no room of their own.
fn is_mark(character: char) -> bool {
    matches!(character.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// How many marks may be put on one letter. In the scripts of India, Tibet and Burma vowels and
/// joined letters are marks too.
fn most_marks(character: char) -> usize {
    match character {
        '\u{900}'..='\u{dff}' | '\u{f00}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' => 4,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(wanted: &str) -> String {
        checked_name(wanted).expect_err("it is no name").code
    }

    #[test]
    fn no_guest_is_called_like_a_bot() {
        let texts = include_str!("../../../../texts/en/web/common.ftl");
        let bots = texts.split("web-bot-name = ").nth(1).and_then(|it| it.split('}').next()).expect("bots have names");
        let bots: Vec<&str> = bots.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).collect();

        assert!(bots.contains(&"Rigel"), "{bots:?}");
        assert_eq!(bots.into_iter().find(|bot| MADE_UP.contains(bot)), None);
    }

    #[test]
    fn names_of_all_kinds_are_welcome() {
        for name in [
            "Ann",
            "Łukasz",
            "Олена",
            "Мария-Анна",
            "D’Arcy 3",
            "李小龙",
            "J\u{301}o",
            "Rob 🚀",
            "ที่นี่",
            "နွှံ့",
            "हिन्दी",
            "محمد",
        ] {
            assert_eq!(checked_name(name).as_deref(), Ok(name));
        }
        assert_eq!(checked_name(&"ж".repeat(LONGEST_NAME)).map(|name| name.chars().count()), Ok(LONGEST_NAME));
    }

    #[test]
    fn spaces_around_a_name_are_taken_off_and_those_within_are_single() {
        assert_eq!(checked_name("  Ann   Lee ").as_deref(), Ok("Ann Lee"));
    }

    #[test]
    fn a_name_has_something_in_it_and_not_too_much() {
        assert_eq!(code(""), "name-empty");
        assert_eq!(code("     "), "name-empty");
        assert_eq!(code(&"x".repeat(25)), "name-long");
        assert_eq!(checked_name(&"x".repeat(25)).expect_err("too long").args["most"], "24");
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for odd in ['\0', '\n', '\t', '\u{7f}', '\u{a0}', '\u{200b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{feff}'] {
            assert_eq!(code(&format!("An{odd}n")), "name-characters", "{odd:?}");
        }
        assert_eq!(code("\u{2003}"), "name-characters");
        assert_eq!(code("\u{3164}"), "name-characters");
        for odd in ['\u{600}', '\u{6dd}', '\u{70f}', '\u{ad}', '\u{e000}', '\u{378}', '\u{e0041}', '\u{fffc}'] {
            assert_eq!(code(&format!("An{odd}n")), "name-characters", "{odd:?}");
        }
    }

    #[test]
    fn no_letter_carries_a_tower_of_marks_in_any_script() {
        for mark in
            ['\u{301}', '\u{483}', '\u{5b4}', '\u{64b}', '\u{e35}', '\u{e49}', '\u{ec8}', '\u{20dd}', '\u{fe20}']
        {
            let stacked = |n: usize| format!("o{}", mark.to_string().repeat(n));
            assert!(checked_name(&stacked(2)).is_ok(), "{mark:?}");
            assert_eq!(code(&stacked(3)), "name-characters", "{mark:?}");
        }
        assert_eq!(code(&format!("\u{915}{}", "\u{945}".repeat(5))), "name-characters");
    }

    #[test]
    fn a_made_up_name_is_a_name_and_stays() {
        for n in 0..500 {
            let id = PersonId(n.to_string());
            let names: Vec<String> = made_up(&id).collect();
            assert!(names.iter().all(|name| checked_name(name).as_ref() == Ok(name)), "{names:?}");
            assert!(made_up(&id).eq(names));
        }
    }
}
