### The rules reader.

web-rules-search = Szukaj w zasadach
web-rules-found = { $n ->
    [0] nic nie znaleziono
    [one] znaleziono: { $n }
    [few] znaleziono: { $n }
   *[many] znaleziono: { $n }
}
web-rules-chapters = Rozdziały
web-rules-section = rozdział { $number }
web-rules-missing = Zasad tej gry tu nie ma.
web-rules-english = Pełny tekst jest po angielsku; każdą zasadę, która czegoś zabrania, streszczono w twoim języku.
web-rules-told-here = Tu jest każda zasada, która czegoś zabrania albo o czymś rozstrzyga.
web-rules-written = Pełny tekst dla programistów, po angielsku.
web-rules-read-english = Po angielsku, dla programistów
web-rules-read-own = W twoim języku
web-rules-link = Link do { $rule }
web-rules-see-also = Zobacz też
web-rules-mentions = Ta zasada odsyła do
web-rules-mentioned-by = Do tej zasady odsyłają
web-rules-more = jeszcze { $n }
web-copied = Skopiowano
web-rules-shelf-book = Książka
web-rules-shelf-rules = Zasady z numerami
web-rules-nothing = Nic nie pasuje. Spróbuj innych albo mniej słów.
web-rules-told = W książce
web-book-contents = W tym rozdziale
web-book-missing = Książki o tej grze jeszcze nie ma.
web-book-read-numbers = Czytaj zasady z numerami.
web-book-english = Ta książka jest po angielsku: w twoim języku jeszcze jej nie ma.
web-book-turn = Przewróć stronę
