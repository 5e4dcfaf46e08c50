### Кінець партії Lockdown, колонка за колонкою.

lockdown-final-check = Перевірка
lockdown-final-column-way-out = Порятунок
lockdown-final-column-code = Код
lockdown-final-column-contamination = Інфекція
lockdown-final-column-objective = Завдання
lockdown-final-verdict = Підсумок
lockdown-final-code-passed = переживає
lockdown-final-code-failed = гине від нього
lockdown-final-in-the-complex = у Комплексі
lockdown-final-light = Світло, раунд за раундом
lockdown-final-codes = Усі коди
lockdown-final-codes-unseen = Ніхто не бачив: { $list }.
