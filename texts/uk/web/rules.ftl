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
web-rules-link = Посилання на { $rule }
web-rules-see-also = Дивіться також
web-rules-mentions = Це правило згадує
web-rules-mentioned-by = Це правило згадано в
web-rules-more = ще { $n }
web-copied = Скопійовано
