//! The web client, built from `web/` and kept in the program, file by file.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// What the build script has made.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
struct Client;

/// A file of the client by its path without the first slash, such as `index.html`. Text
/// lies there twice more, made smaller, under its name with `.br` and `.gz`.
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Client::get(path).map(|file| file.data)
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Client::iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_has_a_page_and_its_script() {
        let page = file("index.html").expect("there is a page");
        let page = String::from_utf8(page.into_owned()).expect("it is text");

        let script = paths().find(|path| path.ends_with(".js") && page.contains(path.as_ref()));

        assert!(script.is_some(), "the page names no script that is there: {page}");
    }

    #[test]
    fn scripts_lie_there_made_smaller() {
        let has_both = |path: &str| file(&format!("{path}.br")).is_some() && file(&format!("{path}.gz")).is_some();
        let large: Vec<_> = paths()
            .filter(|path| path.ends_with(".js") && file(path).is_some_and(|bytes| bytes.len() > 4096))
            .collect();

        assert!(!large.is_empty());
        assert!(large.iter().all(|path| has_both(path)));
    }

    #[test]
    fn the_page_asks_for_nothing_from_elsewhere() {
        let page = String::from_utf8(file("index.html").expect("there is a page").into_owned()).expect("it is text");

        assert!(!page.contains("http://") && !page.contains("https://"), "{page}");
        assert!(!page.contains("<style") && !page.contains("style="), "{page}");
    }
}
