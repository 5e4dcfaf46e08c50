### Aliens у вигляді тексту, досить коротко для таблиці.

ui-aliens-turn = Хід { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Колода витривалості { $deck } · стос виснаження { $exhausted } · скид { $discarded }
   *[other] Колода витривалості { $deck }, з них під картою перемішування { $under } · стос виснаження { $exhausted } · скид { $discarded }
}
ui-aliens-tracker = Колода датчика руху { $deck }, наступний рівень { $level }, у скиді { $discarded } · сигналів у запасі { $blips }
ui-aliens-unseen = Не видно (колода, стос виснаження, чужі руки): { $cards }
ui-aliens-discarded = Скид: { $cards }
ui-aliens-levels = Колода датчика руху за рівнями: { $cards }
ui-aliens-hand = На руці{"  "}
ui-aliens-no-contact = Датчик руху мовчить.
ui-aliens-contacts = Датчик руху: кроків до найближчого, хто бачить і який шанс влучити (* по площі)
ui-aliens-distance = { $steps } до { $letter }
ui-aliens-in-sight = На видноті{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: лишилася { $actions } дія
    [few] { NAME($character) }: лишилося { $actions } дії
    [many] { NAME($character) }: лишилося { $actions } дій
   *[other] { NAME($character) }: лишилося { $actions } дії
}
ui-aliens-marks = Літери — персонажі, малі — ті, хто лежить: G Горман, H Гікс, R Ріплі, U Гадсон, V Васкес, F Фрост, N Ньют. Число — стільки Чужих, ? — сигнал, % — лицехват, @ — кокон, ! — сигнал місії. ①–④ — точки появи, ○ — тунель; зафарбовані забарикадовано. ¤ — комп’ютер, $ — ящик, стрілка — турель. Лінії — стіни, пунктир — огорожі; D — зачинені двері, X — забарикадовані, E — вихід, ~ — за огорожею, ▒ — суцільне. ◎ стоїть перед лічильником Влучності, ✓ — після того, кого вже активували.
