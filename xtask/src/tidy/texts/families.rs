//! Families of games: what they say alike stands in one folder, and each of them says it.

use std::borrow::Cow;

use crate::tidy::House;

/// Which families there are. Their file has a line for each, `nemesis-kit: nemesis, lockdown`, and comments.
const PATH: &str = "texts/families.txt";

/// The families with their games, by the names of their folders.
pub struct Families<'a>(Vec<(&'a str, Vec<&'a str>)>);

impl<'a> Families<'a> {
    /// Reads them.
    pub fn of(house: &'a House) -> Self {
        let lines = house.text(PATH).into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
        let families = lines.filter_map(|line| line.split_once(": "));
        Families(families.map(|(family, games)| (family, games.split(", ").collect())).collect())
    }

    /// Each family with its games.
    pub fn each(&self) -> impl Iterator<Item = (&'a str, &[&'a str])> {
        self.0.iter().map(|(family, games)| (*family, games.as_slice()))
    }

    /// The folders with the texts of a game or of a family: its own, and those of the family's games.
    pub fn folders_of<'n>(&'n self, name: &'n str) -> impl Iterator<Item = &'n str> {
        let games = self.0.iter().filter(move |(family, _)| *family == name).flat_map(|(_, games)| games);
        [name].into_iter().chain(games.copied())
    }

    /// A key as each game of its family has it; or as it stands, where it is no family's.
    pub fn keys_of(&self, key: &str) -> Vec<String> {
        let of = self.0.iter().find_map(|(family, games)| Some((key.strip_prefix(family)?.strip_prefix('-')?, games)));
        let Some((rest, games)) = of.filter(|(rest, _)| !rest.is_empty()) else { return vec![key.to_owned()] };
        games.iter().map(|game| format!("{game}-{rest}")).collect()
    }

    /// What a file says, as each game of its family says it; or as it stands, where it is no family's.
    pub fn said_by_each<'t>(&self, file: &str, text: &'t str) -> Vec<Cow<'t, str>> {
        let family = file.split_once('/').and_then(|(folder, _)| self.0.iter().find(|(family, _)| *family == folder));
        let Some((family, games)) = family else { return vec![Cow::Borrowed(text)] };
        let said = |game: &&str| Cow::Owned(text.replace(&format!("{family}-"), &format!("{game}-")));
        games.iter().map(said).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_of_a_family_says_what_the_family_says() {
        let house = House::of(&[(PATH, "# Kin.\nkit: chess, go\n")]);
        let families = Families::of(&house);

        let text = "kit-move = Move\nkit-moved = { kit-move }!\n";

        let said = families.said_by_each("kit/words.ftl", text);
        assert_eq!(said[0], "chess-move = Move\nchess-moved = { chess-move }!\n");
        assert_eq!(said[1], "go-move = Move\ngo-moved = { go-move }!\n");
        assert_eq!(families.said_by_each("chess/words.ftl", text), [text]);
        assert_eq!(families.folders_of("kit").collect::<Vec<_>>(), ["kit", "chess", "go"]);
        assert_eq!(families.keys_of("kit-move"), ["chess-move", "go-move"]);
        assert_eq!(families.keys_of("chess-move"), ["chess-move"]);
        assert_eq!(families.folders_of("go").collect::<Vec<_>>(), ["go"]);
    }
}
