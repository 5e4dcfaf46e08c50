### The rules reader.

web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] nothing found
    [one] { $n } found
   *[other] { $n } found
}
web-rules-chapters = Chapters
web-rules-section = section { $number }
web-rules-missing = There are no rules of this game here.
web-rules-english = The full text is in English; every rule that refuses something has its sentence in your language.
web-rules-told-here = Every rule that forbids or decides something.
web-rules-written = The full text for maintainers, in English.
web-rules-read-english = English, for maintainers
web-rules-read-own = In your language
web-rules-link = Link to { $rule }
web-rules-see-also = See also
web-rules-mentions = This rule mentions
web-rules-mentioned-by = This rule is mentioned in
web-rules-more = { $n } more
web-copied = Copied
web-rules-shelf-book = Book
web-rules-shelf-rules = Numbered rules
web-rules-nothing = Nothing fits. Try other words, or fewer.
web-rules-told = In the book
web-book-contents = In this chapter
web-book-missing = There is no book of this game yet.
web-book-read-numbers = Read the numbered rules.
web-book-english = This book is in English; it is not in your language yet.
web-book-turn = Turn the page
