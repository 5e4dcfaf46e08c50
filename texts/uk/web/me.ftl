### My page, About, and the page that is not there.

web-me-title = Я
web-me-name = Ім’я
web-me-name-text = Його бачать інші за столом. Реєстрація не потрібна.
web-me-save = Зберегти
web-me-done = Готово.
web-me-password = Пароль
web-me-password-text = З паролем можна повернутися з іншого пристрою.
web-me-password-there = На іншому пристрої можна увійти за ім’ям і паролем.
web-me-password-current = Теперішній пароль
web-me-password-new = Новий пароль
web-me-login = Увійти
web-me-login-text = Якщо ви задали пароль на іншому пристрої. Ігри з цього пристрою перейдуть до вас.
web-me-logout = Вийти
web-me-logout-everywhere = Вийти всюди
web-me-own = Мої дані
web-me-own-text = Завантажте все, що про вас зберігається, або видаліть це.
web-me-export = Завантажити
web-me-forget = Видалити мене
web-me-forget-text = Ваше ім’я зникне з усіх столів, місця займуть боти. Скасувати це не можна.
web-me-forget-sure = Так, видалити мене
web-me-forget-not = Ні
web-me-settings = Налаштування

web-me-history = Зіграні ігри
web-me-history-none = Ще немає жодної завершеної гри.
web-me-played = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
}
web-me-won = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}
web-me-rating = Рейтинг { $rating }
web-me-no-rating = Рейтинг з’явиться після ігор з людьми
web-me-place = { $place ->
    [1] перемога
   *[other] місце { $place }
}
web-me-older = Давніші ігри

web-nowhere-title = За цими дверима нічого немає
web-nowhere-text = Можливо, в адресі помилка, або того, що тут було, більше немає.
web-nowhere-back = На головну

web-about-what = Відкритий стіл для чотирьох настільних ігор про зустріч із чужими. Правила дотримуються повністю, кожна відмова називає своє правило, а те, чого гравець знати не повинен, не залишає сервер.
web-about-fair = До першого кидка стіл публікує печатку свого зерна, після останнього — саме зерно. Маючи запис, будь-хто може перевірити кожен кидок командою airlock verify.
web-about-own = Власний сервер
web-about-own-text = Airlock — одна програма з базою даних в одній теці. Більше нічого встановлювати не потрібно.
web-about-keeps = Що зберігає цей сервер
web-about-keeps-text = Те, що більше нікому не потрібне, видаляється. Залишається все, що зіграли люди з паролем, і партії, де хтось іще має час на хід.
web-about-keeps-guests = Гості без пароля, місця, столу й зіграних партій
web-about-keeps-waiting = Столи, де гра так і не почалася
web-about-keeps-abandoned = Партії, які ніхто не продовжує
web-about-keeps-finished = Завершені партії самих лише гостей
web-about-for-ever = завжди
web-about-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
web-about-games = Самі ігри, які нам не належать і чиї автори з Airlock не пов’язані:
web-about-ours = Тексти, поля, фігури й плакати зроблено для Airlock. Крім них:
web-about-libraries = Сторінка спирається на { $names } та інші бібліотеки, кожна під своєю вільною ліцензією.
