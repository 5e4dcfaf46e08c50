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
web-rules-english = Pełny tekst jest po angielsku; każda zasada, która czegoś zabrania, ma zdanie w twoim języku.
web-rules-link = Link do { $rule }
web-rules-see-also = Zobacz też
web-rules-mentions = Ta zasada wspomina o
web-rules-mentioned-by = O tej zasadzie wspominają
web-rules-more = jeszcze { $n }
web-copied = Skopiowano
