### Конец партии Lockdown, колонка за колонкой.

lockdown-final-check = Проверка
lockdown-final-column-way-out = Спасение
lockdown-final-column-code = Код
lockdown-final-column-contamination = Заражение
lockdown-final-column-objective = Цель
lockdown-final-verdict = Итог
lockdown-final-code-passed = переживает
lockdown-final-code-failed = погибает от него
lockdown-final-in-the-complex = в Комплексе
lockdown-final-light = Свет, раунд за раундом
lockdown-final-codes = Все коды
lockdown-final-codes-unseen = Никто не видел: { $list }.
