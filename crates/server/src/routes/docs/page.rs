//! A page of HTML: nothing in it is inline but words.

use texts::{Args, Language, Texts};

/// A whole page with this title and body. The body is HTML already.
pub(super) fn page(language: Language, title: &str, body: &str) -> String {
    let texts = Texts::of(language);
    let title = escaped(&texts.say(title, &Args::new()));
    let version = escaped(&texts.say("ui-server-version", &Args::new().with("version", env!("CARGO_PKG_VERSION"))));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<link rel=\"stylesheet\" href=\"/house.css\">\n</head>\n<body>\n\
         <main>\n{body}</main>\n<footer>{version}</footer>\n</body>\n</html>\n"
    )
}

/// A text in which nothing is taken for HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(letter),
        }
    }
    html
}
