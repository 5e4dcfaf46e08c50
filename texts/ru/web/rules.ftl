### The rules reader.

web-rules-search = Искать в правилах
web-rules-found = { $n ->
    [0] ничего не найдено
    [one] найдено: { $n }
    [few] найдено: { $n }
   *[many] найдено: { $n }
}
web-rules-chapters = Главы
web-rules-section = раздел { $number }
web-rules-missing = Правил этой игры здесь нет.
web-rules-english = Полный текст на английском; у каждого правила, которое что-то запрещает, есть предложение на вашем языке.
web-rules-told-here = Здесь каждое правило, которое что-то запрещает или определяет.
web-rules-written = Полный текст для разработчиков, на английском.
web-rules-read-english = На английском, для разработчиков
web-rules-read-own = На вашем языке
web-rules-link = Ссылка на { $rule }
web-rules-see-also = Смотрите также
web-rules-mentions = Это правило упоминает
web-rules-mentioned-by = Это правило упомянуто в
web-rules-more = ещё { $n }
web-copied = Скопировано
web-rules-shelf-book = Книга
web-rules-shelf-rules = Правила по номерам
web-rules-nothing = Ничего не подходит. Попробуйте другие слова или меньше слов.
web-rules-told = В книге
web-book-contents = В этой главе
web-book-missing = Книги об этой игре пока нет.
web-book-read-numbers = Читать правила по номерам.
web-book-english = Эта книга на английском: на вашем языке её пока нет.
web-book-turn = Листать дальше
