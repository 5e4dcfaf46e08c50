//! Names as they are compared: without regard to case, and by what they look like.

use sqlx::{Row, SqliteConnection};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

const WITHOUT_LIKENESS: &str = "select id, name from people where password is not null and likeness = ''";
const SET_LIKENESS: &str = "update people set likeness = ? where id = ?";

/// A name without regard to case. Upper case first, so that letters that are spelled in two
/// ways in lower case meet.
pub fn folded(name: &str) -> String {
    name.to_uppercase().to_lowercase()
}

/// What a name looks like. Names that most people would take for each other have the same: those
/// in which letters of another alphabet, of another width or style, or digits stand for letters
/// that look like them (Unicode Technical Standard 39).
pub(super) fn likeness(name: &str) -> String {
    let compatible: String = name.nfkc().collect();
    // Some letters look alike only in upper case and some only in lower.
    let lower = skeleton(&skeleton(&compatible).collect::<String>().to_lowercase()).collect::<String>();
    // A dot on an i is no other letter.
    lower.replace("i\u{307}", "i").replace("l\u{307}", "l")
}

/// Works out what the names look like of which nobody has done so yet: they are older than that
/// is asked.
pub(super) async fn fill_in(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    for row in sqlx::query(WITHOUT_LIKENESS).fetch_all(&mut *connection).await? {
        let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
        sqlx::query(SET_LIKENESS).bind(likeness(&name)).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_pass_for_each_other_look_the_same() {
        for other in [
            "\u{41e}rion 26",         // a Cyrillic O
            "\u{39f}rion 26",         // a Greek one
            "Or\u{131}on 26",         // a Turkish i without its dot
            "Or\u{456}on 26",         // a Ukrainian i
            "Orion \u{ff12}\u{ff16}", // wide digits
            "\u{1d40e}rion 26",       // a letter of mathematics
            "0rion 26",               // a zero
            "orion 26",
        ] {
            assert_eq!(likeness(other), likeness("Orion 26"), "{other}");
        }
        assert_eq!(likeness("OIena"), likeness("Olena"));
        assert_eq!(likeness("\u{410}nna"), likeness("anna"));
    }

    #[test]
    fn names_that_differ_do_not() {
        let names = ["Orion 26", "Orion 27", "Oriana 26", "Łukasz", "Lukasz", "Олена", "Ольга", "Jo", "Jó", "李小龙"];

        for (number, one) in names.iter().enumerate() {
            for other in &names[number + 1..] {
                assert_ne!(likeness(one), likeness(other), "{one} {other}");
            }
        }
    }
}
