//! `cargo xtask seen`: somebody has compared what a language says with the English text as it is now.

use std::{collections::BTreeSet, fs, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::{
    shell,
    tidy::{
        House,
        rules::{Id, rulebooks},
        sentences::{English, Telling, seen},
        texts::OTHERS,
    },
};

/// How many ids that are missing are named.
const NAMED: usize = 10;

/// Writes the list of a game and a language anew, or only what it says of some ids.
pub fn run(game: &str, language: &str, ids: &[String]) -> Result<ExitCode> {
    let root = shell::root();
    let house = House::read(&root)?;
    let text = renewed(&house, game, language, ids)?;
    let path = seen::path(game, language);
    fs::write(root.join(&path), text).with_context(|| format!("writing {path}"))?;
    println!("Wrote {path}.");
    Ok(ExitCode::SUCCESS)
}

/// The list as it is once somebody has looked.
fn renewed(house: &House, game: &str, language: &str, ids: &[String]) -> Result<String> {
    let books = rulebooks(house);
    let Some(book) = books.iter().find(|book| book.game == game) else { bail!("no rules of {game} are written") };
    if !OTHERS.contains(&language) {
        bail!("{language} is none of {}", OTHERS.join(", "));
    }
    let english = English::read(house, book);
    let telling = Telling::read(house, &english, language);
    if ids.is_empty() {
        let missing = telling.missing();
        if !missing.is_empty() {
            let named: Vec<String> = missing.iter().take(NAMED).map(ToString::to_string).collect();
            bail!("{} ids are not said in {language} yet: {} …", missing.len(), named.join(", "));
        }
        return Ok(seen::written(&telling.looked_at(None)));
    }
    let said = telling.said();
    let looked_at = ids.iter().map(|id| {
        Id::read(id).filter(|it| said.contains(it)).with_context(|| format!("{id} is not said in {language}"))
    });
    Ok(seen::written(&telling.looked_at(Some(&looked_at.collect::<Result<BTreeSet<_>>>()?))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(english: &str, seen: Option<&str>) -> House {
        let mut files = vec![
            ("docs/rules/chess/01-castling.md", english),
            ("docs/rules/chess/kinds.txt", "CH-1.1 rule\nCH-1.2 rule\n"),
            ("docs/rules/chess/ru/01-castling.md", "# 1 Рокировка\n\n- **CH-1.1** Можно.\n- **CH-1.2** Нельзя.\n"),
        ];
        files.extend(seen.map(|seen| ("docs/rules/chess/ru/seen.txt", seen)));
        House::of(&files)
    }

    const BEFORE: &str = "# 1 Castling\n\n**CH-1.1** You may.\n\n**CH-1.2** You may not.\n";
    const AFTER: &str = "# 1 Castling\n\n**CH-1.1** You must.\n\n**CH-1.2** You must not.\n";

    #[test]
    fn all_is_looked_at_or_only_what_is_named() {
        let first = renewed(&house(BEFORE, None), "chess", "ru", &[]).unwrap();
        let second = renewed(&house(AFTER, Some(&first)), "chess", "ru", &["CH-1.2".to_owned()]).unwrap();
        let third = renewed(&house(AFTER, Some(&second)), "chess", "ru", &[]).unwrap();

        let lines =
            |text: &str| text.lines().filter(|line| line.starts_with("CH")).map(str::to_owned).collect::<Vec<_>>();
        let [first, second, third] = [first, second, third].map(|it| lines(&it));
        assert_eq!(first.len(), 2);
        assert_eq!(second[0], first[0]);
        assert_ne!(second[1], first[1]);
        assert_ne!(third[0], first[0]);
        assert_eq!(third[1], second[1]);
    }

    #[test]
    fn nobody_has_looked_at_what_is_not_there() {
        let refused = |house: &House, game, language, ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
            renewed(house, game, language, &ids).unwrap_err().to_string()
        };
        let unsaid = house(&format!("{BEFORE}\n**CH-1.3** Third.\n"), None);

        assert_eq!(refused(&unsaid, "go", "ru", &[]), "no rules of go are written");
        assert_eq!(refused(&unsaid, "chess", "de", &[]), "de is none of ru, uk, pl");
        assert_eq!(refused(&unsaid, "chess", "ru", &["CH-1.3"]), "CH-1.3 is not said in ru");
        assert!(refused(&unsaid, "chess", "uk", &[]).starts_with("2 ids are not said in uk yet: CH-1.1, CH-1.2"));
    }
}
