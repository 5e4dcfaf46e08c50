### Stół Obcych w przeglądarce: plansza, oddział, karty.

## Miejsca i rzeczy, jak nazywa się je na planszy.

aliens-table-boards = Plansze
aliens-table-square = { NAME($room) } { $square }
aliens-table-enemy-at = { $n ->
    [1] { NAME($what) }
    [one] rój { $n }
    [few] rój { $n }
   *[many] rój { $n }
}, { NAME($room) } { $square }
aliens-table-swarm = Rój { $n }
aliens-table-somebody = { NAME($who) }: { NAME($how) }
aliens-table-player = { $seat }
aliens-table-barred = { $what }, z barykadą
aliens-table-door = { $door }, { $state ->
    [barred] zabarykadowane
    [open] otwarte
   *[shut] zamknięte
}
aliens-table-door-state = { $state ->
    [barred] Zabarykadowane: nikt nie przejdzie ani nic przez nie nie zobaczy.
    [open] Otwarte, bo ktoś stoi obok.
   *[shut] Zamknięte: otwierają się przed każdym, kto podejdzie.
}
aliens-table-doors = { $n ->
    [one] { $n } drzwi
    [few] { $n } drzwi
   *[many] { $n } drzwi
}
aliens-table-gun = { NAME($gun) } celuje { NAME($facing, case: "to") }, { $state ->
    [on] włączone
   *[off] wyłączone
}, naboje: { $rounds }
aliens-table-enemy-label = { $what }, { $where }{ $seen ->
    [yes] {""}
   *[no] , poza polem widzenia
}
aliens-table-figure-label = { NAME($who) }, { NAME($how) }, { $where }
aliens-table-contact = { $what }, { $where }, { $seen ->
    [yes] w polu widzenia
   *[no] poza polem widzenia
}, { $n ->
    [one] { $n } pole stąd
    [few] { $n } pola stąd
   *[many] { $n } pól stąd
}
aliens-table-about-alien = Idzie do najbliższej postaci i atakuje tego, kogo dosięgnie.
aliens-table-about-blip = Coś się tam rusza. Ilu ich jest, okaże się, gdy ktoś to zobaczy.
aliens-table-about-facehugger = Przywiera do każdego, kogo dosięgnie.
aliens-table-not-seen = Teraz nikt go nie widzi.

## Mała mapa i pasek nad planszą.

aliens-table-scope = { $n ->
    [one] Czujnik ruchu: { $n } kontakt
    [few] Czujnik ruchu: { $n } kontakty
   *[many] Czujnik ruchu: { $n } kontaktów
}
aliens-table-nearest = najbliżej
aliens-table-squares = { $n } p.
aliens-table-to-squad = Do oddziału
aliens-table-all-boards = Wszystkie plansze
aliens-table-step-marines = Marines
aliens-table-step-aliens = Obcy
aliens-table-step-blips = Sygnały
aliens-table-step-tracker = Czujnik
aliens-table-step-end = Koniec
aliens-table-happened = Co się stało
aliens-table-step-heroes = Bohaterowie
aliens-table-step-equipment = Wyposażenie
aliens-table-step-positions = Pozycje
aliens-table-tracker = Czujnik ruchu
aliens-table-level = { $n ->
    [one] Poziom { NAME($level) }: { $n } karta
    [few] Poziom { NAME($level) }: { $n } karty
   *[many] Poziom { NAME($level) }: { $n } kart
}
aliens-table-level-unknown = { $n ->
    [one] Poziom nieznany: { $n } karta
    [few] Poziom nieznany: { $n } karty
   *[many] Poziom nieznany: { $n } kart
}
aliens-table-looked-at = Co widać w talii
aliens-table-came-up = Co już wyszło
aliens-table-blips = { $n ->
    [one] { $n } sygnał
    [few] { $n } sygnały
   *[many] { $n } sygnałów
}
aliens-table-blips-left = { $n ->
    [one] Został { $n } żeton sygnału.
    [few] Zostały { $n } żetony sygnałów.
   *[many] Zostało { $n } żetonów sygnałów.
}
aliens-table-turn = Tura { $n }

## Oddział.

aliens-table-squad = Oddział
aliens-table-grunts = Rekruci, wspólni
aliens-table-rank = stopień { $n }
aliens-table-acted = po aktywacji
aliens-table-actions = { $n ->
    [one] { $n } Akcja
    [few] { $n } Akcje
   *[many] { $n } Akcji
}
aliens-table-actions-left = { $n ->
    [one] { NAME($who) } · { $n } Akcja
    [few] { NAME($who) } · { $n } Akcje
   *[many] { NAME($who) } · { $n } Akcji
}
aliens-table-dial = Wskaźnik Celowania: { $n }
aliens-table-hand-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
aliens-table-hand = Moja ręka
aliens-table-no-cards = Brak kart na ręce.
aliens-table-range = zasięg { $n }
aliens-table-short-speed = szyb.
aliens-table-short-aim = cel.
aliens-table-short-tech = tech.
aliens-table-short-defence = obr.
aliens-table-short-melee = wręcz
aliens-table-contacts = Kontakty

## Co zostało oddziałowi.

aliens-table-endurance = Wytrzymałość
aliens-table-left = zostało { $n }
aliens-table-cards-left = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
aliens-table-deck = Talia
aliens-table-chip-deck = Talia { $n }
aliens-table-chip-exhaust = Wyczerpane { $n }
aliens-table-exhaust = Wyczerpane
aliens-table-discard = Odrzucone
aliens-table-pile-deck = { $n ->
    [one] Talia wytrzymałości: { $n } karta, w tym pod kartą tasowania: { $under }
    [few] Talia wytrzymałości: { $n } karty, w tym pod kartą tasowania: { $under }
   *[many] Talia wytrzymałości: { $n } kart, w tym pod kartą tasowania: { $under }
}
aliens-table-pile-exhaust = { $n ->
    [one] Stos wyczerpania: { $n } zakryta karta
    [few] Stos wyczerpania: { $n } zakryte karty
   *[many] Stos wyczerpania: { $n } zakrytych kart
}
aliens-table-pile-discard = { $n ->
    [one] Stos kart odrzuconych: { $n } odkryta karta
    [few] Stos kart odrzuconych: { $n } odkryte karty
   *[many] Stos kart odrzuconych: { $n } odkrytych kart
}
aliens-table-about-deck = Jej kartami płaci się za wszystko. Z ostatnią ginie oddział.
aliens-table-about-exhaust = Leży tu to, czym zapłacono; odpoczynek przywraca karty.
aliens-table-card-cost = { $n ->
    [one] Kosztuje { $n } kartę
    [few] Kosztuje { $n } karty
   *[many] Kosztuje { $n } kart
}
aliens-table-cards = Karty
aliens-table-lookup = Zajrzyj

## Ile odpowiedź kosztuje i co daje.

aliens-table-cost-action = { $n ->
    [one] { $n } Akcja
    [few] { $n } Akcje
   *[many] { $n } Akcji
}
aliens-table-cost-exhausted = { $n ->
    [one] −{ $n } karta
    [few] −{ $n } karty
   *[many] −{ $n } kart
}
aliens-table-cost-recovered = −{ $n }
aliens-table-cost-aim = Celowanie −{ $n }
aliens-table-cost-defeat = zużywa ostatnią kartę: oddział zginie
aliens-table-gain-action = { $n ->
    [one] +{ $n } Akcja
    [few] +{ $n } Akcje
   *[many] +{ $n } Akcji
}
aliens-table-gain-exhausted = +{ $n }
aliens-table-gain-recovered = { $n ->
    [one] odzyskuje { $n } kartę
    [few] odzyskuje { $n } karty
   *[many] odzyskuje { $n } kart
}
aliens-table-gain-aim = Celowanie +{ $n }
aliens-table-gain-defeat = oddział zginie
aliens-table-heading-whom = { $what }: kto?
aliens-table-heading-where = { $what }: gdzie?
aliens-table-heading-how = { $what }: co dokładnie?

## Przed pierwszą turą.

aliens-table-put = tutaj
aliens-table-put-here = Daj: { NAME($who) }
aliens-table-pool = Do wzięcia
aliens-table-pool-help = Dwie sztuki broni, druga zapasowa; dwie sztuki sprzętu. Naciśnij kartę, potem miejsce, albo odwrotnie.
aliens-table-deck-of = { $n ->
    [one] Talia: { $n } karta
    [few] Talia: { $n } karty
   *[many] Talia: { $n } kart
}

## Misja.

aliens-table-signals = { $n ->
    [one] { $n } sygnał jest jeszcze zakryty.
    [few] { $n } sygnały są jeszcze zakryte.
   *[many] { $n } sygnałów jest jeszcze zakrytych.
}
aliens-table-crates = { $n ->
    [one] { $n } skrzynia jest zamknięta.
    [few] { $n } skrzynie są zamknięte.
   *[many] { $n } skrzyń jest zamkniętych.
}
aliens-table-no-exit = Wyjście jest zamknięte.
aliens-table-open-exit = Otwarte: { NAME($exit) }

## Co widać, gdy się dzieje.

aliens-table-defence-roll = Rzut obronny
aliens-table-against = przeciw Obronie { $n }
aliens-table-held = Udany
aliens-table-failed = Nieudany
aliens-table-again = Rzut zostaje powtórzony
aliens-table-band-held = { NAME($who) } daje radę: { $result } przeciw { $defence }
aliens-table-band-failed = { NAME($who) } nie daje rady: { $result } przeciw { $defence }
aliens-table-band-spotted = { $n ->
    [one] Zauważono: { $n } Obcy
    [few] Zauważono: { $n } Obcych
   *[many] Zauważono: { $n } Obcych
}
aliens-table-band-speed = { $n ->
    [one] { NAME($board) }: sygnały idą o { $n } pole
    [few] { NAME($board) }: sygnały idą o { $n } pola
   *[many] { NAME($board) }: sygnały idą o { $n } pól
}
aliens-table-band-dropship-landed = Statek ląduje
aliens-table-band-dropship-left = Statek odlatuje

## Co robi karta, w kilku słowach.

aliens-table-gist-hk-vp70-pistol = Trafia na 3 lub mniej
aliens-table-gist-m41a-pulse-rifle = Seria
aliens-table-gist-m40-grenades = Obszar, zasięg 6
aliens-table-gist-m56-smart-gun = Seria, wskaźnik +1
aliens-table-gist-m240-incinerator = Obszar, zasięg 4
aliens-table-gist-ithaca37-shotgun = Zasięg 3, z bliska +3
aliens-table-gist-tactical-armour = Może ocalić właściciela
aliens-table-gist-motion-tracker = Pokazuje kartę czujnika
aliens-table-gist-hand-welder = Barykady: Technika +3
aliens-table-gist-medi-kit = Raz postawi na nogi
aliens-table-gist-ammo-pouch = Pierwszy atak −1 karta
aliens-table-gist-headset = Prowadzi 1 rekruta więcej
aliens-table-gist-shoulder-lamp = Celowanie +1
aliens-table-gist-in-the-pipe = Wyciąga kartę
aliens-table-gist-short-bursts = Darmowy atak
aliens-table-gist-on-the-double = Darmowy Ruch
aliens-table-gist-steady = Podnosi wskaźnik
aliens-table-gist-watch-your-back = Obrona jeszcze raz
aliens-table-gist-on-your-feet = Ktoś wstaje
aliens-table-gist-second-wind = Odzyskuje karty
aliens-table-gist-seal-it = Darmowa barykada
aliens-table-gist-eyes-forward = Odwołuje kartę czujnika
aliens-table-gist-covering-fire = Strzał przed ciosem
aliens-table-gist-losing-hope = Zagrożenie: strata karty
aliens-table-gist-weapon-jam = Zagrożenie: broń się zacina
aliens-table-gist-low-ammo = Zagrożenie: ubytek kart
aliens-table-gist-contact = Zagrożenie: nowy sygnał
aliens-table-gist-acid-spray = Zagrożenie: strata sprzętu
aliens-table-gist-panic = Zagrożenie: panika

## Rozkazy i co o nich z góry wiadomo.

aliens-table-order-move = Ruch: { $where }
aliens-table-order-attack = Ogień: { $what }, { $weapon }
aliens-table-step-by-step = Ruch krok po kroku
aliens-table-ways = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
aliens-table-threats = Dokąd pójdą wrogowie
aliens-ahead-opens = { $n ->
    [one] Otwierają się drzwi
    [few] Otwierają się drzwi: { $n }
   *[many] Otwierają się drzwi: { $n }
}
aliens-ahead-shows = { $n ->
    [one] Widać jeszcze { $n } Obcego
    [few] Widać jeszcze { $n } Obcych
   *[many] Widać jeszcze { $n } Obcych
}
aliens-ahead-fire = Po drodze strzela działko
aliens-ahead-ends = Ruch się tam kończy: obok jest wróg
aliens-ahead-reached = { $n ->
    [one] W swojej fazie { $n } Obcy dopada: { $who }
    [few] W swojej fazie { $n } Obcych dopada: { $who }
   *[many] W swojej fazie { $n } Obcych dopada: { $who }
}
aliens-ahead-spots = { $n ->
    [one] Odsłania się { $n } sygnał: nie da się cofnąć
    [few] Odsłaniają się { $n } sygnały: nie da się cofnąć
   *[many] Odsłania się { $n } sygnałów: nie da się cofnąć
}
aliens-ahead-finds = Odsłania się sygnał misji: nie da się cofnąć
aliens-ahead-free = Da się cofnąć: nic się nie odsłania
aliens-ahead-hits = { $chance }, { $n } lub mniej
aliens-ahead-or-less = { $n } lub mniej
aliens-ahead-if-hit = po trafieniu
aliens-ahead-all-die = Giną wszyscy ({ $n }): { $chance }
aliens-ahead-reaches = Jeśli przeżyje, cel: { $who }
aliens-ahead-holds = wytrzyma { $chance }
aliens-ahead-falls = padnie { $chance }
aliens-ahead-dies = zginie { $chance }
aliens-ahead-facehugged = Twarzołap { $chance }
aliens-ahead-friends = W polu rażenia swoi: { $who }
aliens-ahead-shot = { $who }, { $weapon }: trafi z szansą { $chance }
aliens-ahead-goes = Pójdzie tu: { $where }
aliens-ahead-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
