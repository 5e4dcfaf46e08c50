### Stół gry Alien Frontiers w kliencie WWW: odpowiedzi i co dają, co jest czym, stół
### słowami, karty i dobytek graczy.
###
### $seat i $seats to imiona wpisane przez ludzi: nie odmieniają się.

## Części odpowiedzi. $values to wartości statków, na przykład „6” albo „3 4 5”; $relic to 1,
## jeśli jest wśród nich Statek-Relikt.

alien-frontiers-part-ships = { $relic ->
    [0] { $count ->
        [0] statek
        [1] statek { $values }
       *[other] statki { $values }
    }
   *[1] { $count ->
        [0] Statek-Relikt
        [1] Statek-Relikt ({ $values })
       *[other] statki { $values } (z Reliktem)
    }
}
alien-frontiers-part-hub = kolonia w Ośrodku
alien-frontiers-part-cycle = nowe karty
alien-frontiers-part-discard = Odrzuć: „{ NAME($card) }”
alien-frontiers-part-fuel = paliwo: { $seat }
alien-frontiers-part-ore = ruda: { $seat }

## Pytanie, gdy część odpowiedzi jest już wybrana.

alien-frontiers-heading-dock = { $count ->
    [1] Gdzie zadokować { alien-frontiers-part-ships }?
   *[other] Gdzie zadokować { alien-frontiers-part-ships }?
}
alien-frontiers-heading-ships = { $count ->
    [1] Co robi { alien-frontiers-part-ships }?
   *[other] Co robią { alien-frontiers-part-ships }?
}
alien-frontiers-heading-which-ships = { $station ->
    [alien-frontiers-station-colony-constructor] Które statki zadokować { NAME($station, case: "at") }?
    [alien-frontiers-station-shipyard] Które statki zadokować { NAME($station, case: "at") }?
    [alien-frontiers-station-orbital-market] Które statki zadokować { NAME($station, case: "at") }?
    [alien-frontiers-station-raiders-outpost] Które statki zadokować { NAME($station, case: "at") }?
   *[alien-frontiers-station-solar-converter] Który statek zadokować { NAME($station, case: "at") }?
}
alien-frontiers-heading-at = Co zrobić { NAME($station, case: "at") }?
alien-frontiers-heading-territory = Gdzie stanie kolonia?
alien-frontiers-heading-how = Co dokładnie?
alien-frontiers-heading-card = „{ NAME($card) }”: do czego?
alien-frontiers-heading-card-ship = „{ NAME($card) }”: który statek?
alien-frontiers-heading-card-station = „{ NAME($card) }”: która stacja?
alien-frontiers-heading-card-territory = „{ NAME($card) }”: które terytorium?
alien-frontiers-note-too-many = Za dużo o { $n }

## Co daje cel, w kilku słowach na planszy.

alien-frontiers-tag-artifact = { $total } z 8
alien-frontiers-tag-claim = karta
alien-frontiers-tag-colony = kolonia
alien-frontiers-tag-market = paliwo { $rate } → ruda 1
alien-frontiers-tag-raid = najazd

## Co daje odpowiedź, w jednym wierszu bez kropki.

alien-frontiers-price = { $fuel ->
    [0] za { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] za { alien-frontiers-amount-of-fuel }
       *[other] za { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }
    }
}
alien-frontiers-gives-fuel = { $paid ->
    [0] Paliwo +{ $fuel }: { $from } → { $to }
   *[other] Paliwo +{ $fuel }, za kartę −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-ore = { $paid ->
    [0] Ruda +{ $ore }: { $from } → { $to }
   *[other] Ruda +{ $ore }, za kartę −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-nothing = Nic: zapas jest pusty
alien-frontiers-gives-tokens = Zostanie: paliwo { $fuel }, ruda { $ore }
alien-frontiers-gives-artifact = { $total } z 8 potrzebnych na kartę
alien-frontiers-gives-claim = Razem { $total }: wystarczy na kartę
alien-frontiers-gives-cycle = odkryte zostają nowe karty
alien-frontiers-gives-hub-start = Nowa kolonia na kręgu 1
alien-frontiers-gives-hub = Twoja kolonia przechodzi z kręgu { $from } na { $to }
alien-frontiers-gives-hub-launch = Twoja kolonia przechodzi z kręgu { $from } na { $to }; można ją wysłać
alien-frontiers-gives-next-starts = następna kolonia staje na kręgu 1
alien-frontiers-gives-ship = Statek na twoją następną turę
alien-frontiers-gives-ships-left = { $ships ->
    [one] { $seat }: zostanie { $ships } statek
    [few] { $seat }: zostaną { $ships } statki
    [many] { $seat }: zostanie { $ships } statków
   *[other] { $seat }: zostanie { $ships } statku
}
alien-frontiers-gives-market = { $rate ->
    [one] Do końca tury 1 ruda kosztuje { $rate } paliwo
    [few] Do końca tury 1 ruda kosztuje { $rate } paliwa
    [many] Do końca tury 1 ruda kosztuje { $rate } paliwa
   *[other] Do końca tury 1 ruda kosztuje { $rate } paliwa
}
alien-frontiers-gives-raid = Ukradnij do 4 zasobów albo 1 kartę
alien-frontiers-gives-displaced = statki, które tam stoją, muszą odejść
alien-frontiers-gives-victim = { $seat }: { $amount }
alien-frontiers-gives-no-points = Punkty się nie zmieniają
alien-frontiers-gives-field-gone = { NAME($field) } znika { NAME($territory, case: "from") }
alien-frontiers-gives-stranded = { $ships ->
    [one] { $ships } statek zostaje i trafia do Doku Naprawczego
    [few] { $ships } statki zostają i trafiają do Doku Naprawczego
    [many] { $ships } statków zostaje i trafia do Doku Naprawczego
   *[other] { $ships } statku zostaje i trafia do Doku Naprawczego
}
alien-frontiers-gives-end = Teraz gra następny gracz

## Co stanie się z punktami.

alien-frontiers-change-you = Ty { $from } → { $to }

## Co wspólnego ma kilka odpowiedzi.

alien-frontiers-several-terraforming = Kolonia od razu: { alien-frontiers-amount-of-fuel }, { alien-frontiers-amount-of-ore } i sam statek
alien-frontiers-several-constructor = { $fuel ->
    [0] Kolonia od razu za { alien-frontiers-amount-of-ore }
   *[other] Kolonia od razu za { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }
}
alien-frontiers-several-launch = Wysłanie za { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }
alien-frontiers-several-fuel = Paliwo: od { $least } do { $most }
alien-frontiers-several-artifact = Od { $least } do { $most } z 8 potrzebnych na kartę
alien-frontiers-several-claim = Wystarczy na kartę
alien-frontiers-several-market = Do końca tury wymieniaj paliwo na rudę
alien-frontiers-several-cycle = nowe karty, jeśli chcesz

## Co jest czym.

alien-frontiers-card-discard = Odrzucenie: { $text }
alien-frontiers-explain-ports = Wolne doki: { $free } z { $ports }
alien-frontiers-explain-hub-ports = { $ports ->
    [one] { $ports } dok
    [few] { $ports } doki
    [many] { $ports } doków
   *[other] { $ports } doku
} dla każdego gracza
alien-frontiers-explain-price = { $fuel ->
    [0] Kosztuje teraz { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] Kosztuje teraz { alien-frontiers-amount-of-fuel }.
       *[other] Kosztuje teraz { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-explain-mine = Może zadokować statek od { $n } w górę.
alien-frontiers-explain-outpost = Suma trzech statków musi być większa niż { $n }.
alien-frontiers-explain-artifact = Suma statków w tej turze: { $n }; na kartę potrzeba 8.
alien-frontiers-explain-ships = { $seat }: { $ships }
alien-frontiers-explain-bay = Statki czekają tu na następną turę właściciela.
alien-frontiers-explain-bonus = Bonus: { $bonus }
alien-frontiers-explain-colonies = Kolonie: { $colonies }
alien-frontiers-explain-no-colonies = Nie ma jeszcze kolonii
alien-frontiers-explain-controller = Kontroluje { $seat }
alien-frontiers-explain-nobody = Nikt nie kontroluje
alien-frontiers-explain-field = { NAME($field) }: { $text }
alien-frontiers-explain-field-at = Jest { NAME($territory, case: "at") }.
alien-frontiers-explain-field-free = Jest w zapasie.
alien-frontiers-explain-hub = Tor w Ośrodku: { $seat }
alien-frontiers-explain-hub-circle = Kolonia na kręgu { $n } z 7
alien-frontiers-explain-hub-empty = W Ośrodku nie ma kolonii
alien-frontiers-explain-displayed = Leży odkryta: można ją wziąć.
alien-frontiers-explain-discarded = Leży na stosie kart odrzuconych.
alien-frontiers-explain-held = Ma ją { $seat }
alien-frontiers-explain-used = W tej turze jej mocy już użyto.
alien-frontiers-explain-relic = Statek bez koloru dla tego, kto kontroluje Pustynię Burroughsa.
alien-frontiers-explain-relic-home = Statek-Relikt stoi na Pustyni Burroughsa.
alien-frontiers-explain-relic-shows = Statek-Relikt { $n }
alien-frontiers-explain-shows = Pokazuje { $n }.
alien-frontiers-explain-ship = Statek: { $seat }
alien-frontiers-explain-docked = Zadokowany { NAME($station, case: "at") }.
alien-frontiers-explain-ship-hand = Jest w ręce i może zadokować.
alien-frontiers-explain-ship-bay = Czeka w Doku Naprawczym na następną turę.
alien-frontiers-explain-ship-stock = Jest w zapasie; można go zbudować w Stoczni.
alien-frontiers-explain-colony = Kolonia: { $seat }
alien-frontiers-explain-colony-text = Na planecie jest warta 1 punkt. Kto ma ich na terytorium najwięcej, ten je kontroluje.
alien-frontiers-explain-tokens = { $seat }: { $amount }
alien-frontiers-explain-limit = { $n } z 8, które można zachować na koniec tury.
alien-frontiers-explain-points = { $seat }: { $points }
alien-frontiers-explain-row = { $row }: { $n }

## Skąd się biorą punkty.

alien-frontiers-score-colonies = Kolonie na planecie
alien-frontiers-score-territories = Kontrolowane terytoria
alien-frontiers-score-positron = Pole Pozytronowe
alien-frontiers-score-cards = Pomnik Obcych, Miasto Obcych

## Stół słowami.

alien-frontiers-board-turn = Tura
alien-frontiers-board-round = Runda { $round }, gra { $seat }
alien-frontiers-board-mine = Przede mną
alien-frontiers-board-players = Gracze
alien-frontiers-board-stations = Stacje
alien-frontiers-board-territories = Terytoria
alien-frontiers-board-cards = Karty technologii
alien-frontiers-board-stock = Zapas
alien-frontiers-board-ship = Statek { $n }
alien-frontiers-board-ships-in-hand = { $n ->
    [0] Brak statków w ręce
    [one] { $n } statek w ręce
    [few] { $n } statki w ręce
    [many] { $n } statków w ręce
   *[other] { $n } statku w ręce
}
alien-frontiers-board-cargo = Ładunek
alien-frontiers-board-held = { $n ->
    [0] Brak kart
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
alien-frontiers-board-resigned = Poza grą
alien-frontiers-board-hand = { $n ->
    [one] { $n } statek w ręce: { $ships }
    [few] { $n } statki w ręce: { $ships }
    [many] { $n } statków w ręce: { $ships }
   *[other] { $n } statku w ręce: { $ships }
}
alien-frontiers-board-docked = { $n ->
    [0] Brak zadokowanych statków
    [one] { $n } zadokowany statek
    [few] { $n } zadokowane statki
    [many] { $n } zadokowanych statków
   *[other] { $n } zadokowanego statku
}
alien-frontiers-board-in-bay = { $n ->
    [one] { $n } statek w Doku Naprawczym
    [few] { $n } statki w Doku Naprawczym
    [many] { $n } statków w Doku Naprawczym
   *[other] { $n } statku w Doku Naprawczym
}
alien-frontiers-board-on-planet = { $n ->
    [0] Brak kolonii na planecie
    [one] { $n } kolonia na planecie
    [few] { $n } kolonie na planecie
    [many] { $n } kolonii na planecie
   *[other] { $n } kolonii na planecie
}
alien-frontiers-board-free = { $n ->
    [0] Brak wolnych kolonii
    [one] { $n } wolna kolonia
    [few] { $n } wolne kolonie
    [many] { $n } wolnych kolonii
   *[other] { $n } wolnej kolonii
}
alien-frontiers-board-whose = { $seat }: { $what }
alien-frontiers-board-display = { $n ->
    [0] Brak odkrytych kart
    [one] { $n } odkryta karta
    [few] { $n } odkryte karty
    [many] { $n } odkrytych kart
   *[other] { $n } odkrytej karty
}
alien-frontiers-board-draw-pile = Talia
alien-frontiers-board-discard-pile = Karty odrzucone
alien-frontiers-board-drawn = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } karty w talii
}
alien-frontiers-board-discarded = { $n ->
    [one] { $n } karta odrzucona
    [few] { $n } karty odrzucone
    [many] { $n } kart odrzuconych
   *[other] { $n } karty odrzuconej
}

## Wszystkie karty.

alien-frontiers-cards-display = Odkryte karty
alien-frontiers-cards-none = brak
alien-frontiers-cards-used = użyta w tej turze
alien-frontiers-cards-discarded = Karty odrzucone · { $n }
alien-frontiers-cards-drawn = Talia · { $n }
alien-frontiers-cards-drawn-text = Te karty w niej są; kolejności nie zna nikt.

## Dobytek gracza.

alien-frontiers-seat-ships = Statki
alien-frontiers-seat-hand = W ręce
alien-frontiers-seat-stock = Jeszcze niezbudowane
alien-frontiers-seat-colonies = Kolonie
alien-frontiers-seat-planet = Na planecie
alien-frontiers-seat-hub = W Ośrodku
alien-frontiers-seat-circle = krąg { $n } z 7
alien-frontiers-seat-free = Wolne
alien-frontiers-seat-controls = pod kontrolą

## Jak blisko jest koniec.

alien-frontiers-end-title = Koniec blisko
alien-frontiers-end-title-far = Do końca
alien-frontiers-end-left = { $n ->
    [one] Została { $n } kolonia: { $seats }. Ostatnia kończy grę.
    [few] Zostały { $n } kolonie: { $seats }. Ostatnia kończy grę.
    [many] Zostało { $n } kolonii: { $seats }. Ostatnia kończy grę.
   *[other] Zostało { $n } kolonii: { $seats }. Ostatnia kończy grę.
}
alien-frontiers-end-left-all = { $n ->
    [one] Każdemu została { $n } kolonia. Grę kończy czyjaś ostatnia.
    [few] Każdemu zostały { $n } kolonie. Grę kończy czyjaś ostatnia.
    [many] Każdemu zostało { $n } kolonii. Grę kończy czyjaś ostatnia.
   *[other] Każdemu zostało { $n } kolonii. Grę kończy czyjaś ostatnia.
}
alien-frontiers-end-over = Koniec gry.
alien-frontiers-end-mine = W Ośrodku: { $hub } · wolne: { $free }
