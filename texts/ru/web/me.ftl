### My page, About, and the page that is not there.

web-me-title = Я
web-me-name = Имя
web-me-name-text = Его видят остальные за столом. Регистрация не нужна.
web-me-save = Сохранить
web-me-done = Готово.
web-me-password = Пароль
web-me-password-text = С паролем можно вернуться с другого устройства.
web-me-password-there = На другом устройстве можно войти по имени и паролю.
web-me-password-current = Нынешний пароль
web-me-password-new = Новый пароль
web-me-login = Войти
web-me-login-text = Если вы задали пароль на другом устройстве. Игры с этого устройства перейдут к вам.
web-me-logout = Выйти
web-me-logout-everywhere = Выйти везде
web-me-own = Мои данные
web-me-own-text = Скачайте всё, что о вас хранится, или удалите это.
web-me-export = Скачать
web-me-forget = Удалить меня
web-me-forget-text = Ваше имя исчезнет со всех столов, места займут боты. Отменить это нельзя.
web-me-forget-sure = Да, удалить меня
web-me-forget-not = Нет
web-me-settings = Настройки

web-me-history = Сыгранные игры
web-me-history-none = Пока нет ни одной оконченной игры.
web-me-played = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
web-me-won = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
web-me-rating = Рейтинг { $rating }
web-me-no-rating = Рейтинг появится после игр с людьми
web-me-place = { $place ->
    [1] победа
   *[other] место { $place }
}
web-me-older = Более старые игры

web-nowhere-title = За этой дверью ничего нет
web-nowhere-text = Возможно, в адресе ошибка, или того, что здесь было, больше нет.
web-nowhere-back = На главную

web-about-what = Открытый стол для четырёх настольных игр о встрече с чужими. Правила соблюдаются полностью, каждый отказ называет своё правило, а то, чего игрок знать не должен, не покидает сервер.
web-about-fair = До первого броска стол публикует печать своего зерна, после последнего — само зерно. Имея запись, любой может проверить каждый бросок командой airlock verify.
web-about-own = Свой сервер
web-about-own-text = Airlock — одна программа с базой данных в одной папке. Больше ничего ставить не нужно.
web-about-keeps = Что хранит этот сервер
web-about-keeps-text = То, что больше никому не нужно, удаляется. Остаётся всё, что сыграли люди с паролем, и партии, где у кого-то ещё есть время на ход.
web-about-keeps-guests = Гости без пароля, места, стола и сыгранных партий
web-about-keeps-waiting = Столы, где игра так и не началась
web-about-keeps-abandoned = Партии, которые никто не продолжает
web-about-keeps-finished = Законченные партии одних только гостей
web-about-for-ever = всегда
web-about-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
web-about-games = Сами игры, которые нам не принадлежат и чьи авторы с Airlock не связаны:
web-about-ours = Тексты, поля, фигуры и плакаты сделаны для Airlock. Кроме них:
web-about-libraries = Страница опирается на { $names } и другие библиотеки, каждая под своей свободной лицензией.
