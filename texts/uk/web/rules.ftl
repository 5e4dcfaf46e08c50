### The rules reader.

web-rules-search = Шукати в правилах
web-rules-found = { $n ->
    [0] нічого не знайдено
    [one] знайдено: { $n }
    [few] знайдено: { $n }
   *[many] знайдено: { $n }
}
web-rules-chapters = Розділи
web-rules-section = розділ { $number }
web-rules-missing = Правил цієї гри тут немає.
web-rules-english = Повний текст англійською; кожне правило, яке щось забороняє, має речення вашою мовою.
web-rules-told-here = Тут кожне правило, яке щось забороняє або визначає.
web-rules-written = Повний текст для розробників, англійською.
web-rules-read-english = Англійською, для розробників
web-rules-read-own = Вашою мовою
web-rules-link = Посилання на { $rule }
web-rules-see-also = Дивіться також
web-rules-mentions = Це правило згадує
web-rules-mentioned-by = Це правило згадано в
web-rules-more = ще { $n }
web-copied = Скопійовано
web-rules-shelf-book = Книга
web-rules-shelf-rules = Правила за номерами
web-rules-nothing = Нічого не підходить. Спробуйте інші слова або менше слів.
web-rules-told = У книзі
web-book-contents = У цьому розділі
web-book-missing = Книги про цю гру поки немає.
web-book-read-numbers = Читати правила за номерами.
web-book-english = Ця книга англійською: вашою мовою її поки немає.
web-book-turn = Гортати далі
