//! The places of a Rust file that can be broken, and the file with all its breaks built in, each
//! behind a switch.

pub mod finder;

use std::{collections::BTreeSet, ops::Range};

use syn::visit::Visit;

use self::finder::Finder;

/// One way to break one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The function it is in.
    pub function: String,
    /// What is done to it, in a few words.
    pub what: String,
    /// Which of the file's sites it is at: what a site's breaks put into the text stands and falls
    /// together.
    pub site: usize,
}

/// A file whose places are known.
pub struct Broken {
    pub places: Vec<Place>,
    text: String,
    edits: Vec<Edit>,
}

/// Something put into the text, in place of a range that is often empty.
pub struct Edit {
    range: Range<usize>,
    text: String,
    site: usize,
    /// What closes at a spot stands before what opens there.
    opens: bool,
}

impl Broken {
    /// Finds the places of a file. They are numbered from `first` on.
    pub fn read(text: &str, first: usize) -> syn::Result<Broken> {
        let file = syn::parse_file(text)?;
        let mut finder = Finder::new(text, first);
        finder.visit_file(&file);
        let (places, mut edits) = finder.found();
        edits.sort_by_key(|edit| (edit.range.start, edit.opens));
        Ok(Broken { places, text: text.to_owned(), edits })
    }

    /// The text as it was read.
    pub fn whole_text(&self) -> &str {
        &self.text
    }

    /// The text with its breaks, but for the sites that are left whole; and from where to where
    /// each site reaches in it.
    pub fn text_without(&self, whole: &BTreeSet<usize>) -> (String, Vec<(usize, Range<usize>)>) {
        let mut text = String::new();
        let mut reaches: Vec<(usize, Range<usize>)> = Vec::new();
        let mut at = 0;
        for edit in self.edits.iter().filter(|edit| !whole.contains(&edit.site)) {
            text.push_str(&self.text[at..edit.range.start]);
            let start = text.len();
            text.push_str(&edit.text);
            at = edit.range.end;
            match reaches.iter_mut().find(|(site, _)| *site == edit.site) {
                Some((_, reach)) => reach.end = text.len(),
                None => reaches.push((edit.site, start..text.len())),
            }
        }
        text.push_str(&self.text[at..]);
        (text, reaches)
    }
}

#[cfg(test)]
mod tests;
