//! Descriptions are Markdown, as OpenAPI has it; pages show them as HTML.

use pulldown_cmark::{Event, Parser, Tag, TagEnd, html};

/// Markdown as paragraphs.
pub(super) fn paragraphs(markdown: &str) -> String {
    let mut page = String::new();
    html::push_html(&mut page, events(markdown));
    page
}

/// Markdown as words that stand in a line with others.
pub(super) fn words(markdown: &str) -> String {
    let is_paragraph =
        |event: &Event<'_>| matches!(event, Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph));
    let mut line = String::new();
    html::push_html(&mut line, events(markdown).filter(|event| !is_paragraph(event)));
    line
}

/// What a text is made of. HTML in it is shown as it is written, like any other word.
fn events(markdown: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new(markdown).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_shown_as_marked() {
        assert_eq!(words("as `?key=…`, *once*"), "as <code>?key=…</code>, <em>once</em>");
        assert_eq!(paragraphs("One.\n\nTwo."), "<p>One.</p>\n<p>Two.</p>\n");
    }

    #[test]
    fn html_in_a_text_is_text() {
        assert_eq!(words("a <b>bold</b> <script>"), "a &lt;b&gt;bold&lt;/b&gt; &lt;script&gt;");
        assert_eq!(paragraphs("<script>alert(1)</script>"), "&lt;script&gt;alert(1)&lt;/script&gt;");
    }
}
