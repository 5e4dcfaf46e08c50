### Odprawa po misji.

aliens-final-won = { $seat }: misja wykonana
aliens-final-shared = Misja wykonana: { $seat }
aliens-final-nobody = Misja nieudana
aliens-final-guns = działka: { $n }
aliens-final-back = { $n ->
    [one] Ocalała { $n } osoba.
    [few] Ocalały { $n } osoby.
   *[many] Ocalało { $n } osób.
}
aliens-final-cards = { $n ->
    [one] Została { $n } karta.
    [few] Zostały { $n } karty.
   *[many] Zostało { $n } kart.
}
aliens-final-kills = Zabici
aliens-final-hits = Trafienia
aliens-final-held = Obrona
aliens-final-fate = Los
aliens-final-per-turn = Zabici Obcy tura po turze
aliens-final-killed = { $n ->
    [one] Zabity { $n } Obcy
    [few] Zabitych { $n } Obcych
   *[many] Zabitych { $n } Obcych
}
aliens-final-tracker = { $n ->
    [one] { $n } karta czujnika
    [few] { $n } karty czujnika
   *[many] { $n } kart czujnika
}
aliens-final-hazards = { $n ->
    [one] { $n } Zagrożenie
    [few] { $n } Zagrożenia
   *[many] { $n } Zagrożeń
}
aliens-final-again = Zobacz jeszcze raz
