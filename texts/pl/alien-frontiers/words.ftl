### Nazwy wszystkiego, co jest w grze Alien Frontiers.
###
### Zdania proszą o nazwę w potrzebnej formie: NAME($territory, case: "ins"); jeśli takiej
### formy nie ma, bierze się samą nazwę. `.at`, `.to` i `.from` mają już przyimek: „na Targu
### Orbitalnym”, ale „w Stoczni”.

alien-frontiers = Alien Frontiers
    .summary = Rzucaj kośćmi-statkami, dokuj je przy stacjach orbitalnych i zasiedlaj obcą planetę.

## Stacje orbitalne. `.text` mówi w jednym wierszu, co stacja bierze i co daje.

alien-frontiers-station-solar-converter = Konwerter Słoneczny
    .at = w Konwerterze Słonecznym
    .from = z Konwertera Słonecznego
    .text = Dowolny statek: paliwo równe połowie jego wartości, zaokrąglonej w górę.
alien-frontiers-station-lunar-mine = Kopalnia Księżycowa
    .at = w Kopalni Księżycowej
    .from = z Kopalni Księżycowej
    .text = Statek o wartości nie niższej niż najwyższa tutaj: 1 ruda.
alien-frontiers-station-alien-artifact = Artefakt Obcych
    .at = przy Artefakcie Obcych
    .from = od Artefaktu Obcych
    .text = Dowolny statek: nowe odkryte karty, jeśli chcesz; statki o sumie co najmniej 8 dają kartę.
alien-frontiers-station-colonist-hub = Ośrodek Kolonistów
    .at = w Ośrodku Kolonistów
    .from = z Ośrodka Kolonistów
    .text = Dowolny statek: twoja kolonia przesuwa się o 1 krąg; z kręgu 7 wysyłasz ją za 1 paliwo i 1 rudę.
alien-frontiers-station-colony-constructor = Konstruktor Kolonii
    .at = w Konstruktorze Kolonii
    .from = z Konstruktora Kolonii
    .text = Trzy jednakowe statki i 3 rudy: od razu kolonia.
alien-frontiers-station-terraforming-station = Stacja Terraformująca
    .at = na Stacji Terraformującej
    .from = ze Stacji Terraformującej
    .text = Szóstka, 1 paliwo i 1 ruda: od razu kolonia; statek tracisz.
alien-frontiers-station-shipyard = Stocznia
    .at = w Stoczni
    .from = ze Stoczni
    .text = Dwa jednakowe statki, paliwo i ruda: nowy statek na twoją następną turę.
alien-frontiers-station-orbital-market = Targ Orbitalny
    .at = na Targu Orbitalnym
    .from = z Targu Orbitalnego
    .text = Dwa jednakowe statki: do końca tury 1 ruda kosztuje tyle paliwa, ile wskazuje jeden z nich.
alien-frontiers-station-raiders-outpost = Posterunek Najeźdźców
    .at = na Posterunku Najeźdźców
    .from = z Posterunku Najeźdźców
    .text = Trzy statki o kolejnych wartościach, silniejsze od stojących tutaj: ukradnij do 4 zasobów albo 1 kartę.

## Gdzie może być statek: na stacji albo w Doku Naprawczym.

alien-frontiers-ship-place-solar-converter = Konwerter Słoneczny
    .at = w Konwerterze Słonecznym
alien-frontiers-ship-place-lunar-mine = Kopalnia Księżycowa
    .at = w Kopalni Księżycowej
alien-frontiers-ship-place-alien-artifact = Artefakt Obcych
    .at = przy Artefakcie Obcych
alien-frontiers-ship-place-colonist-hub = Ośrodek Kolonistów
    .at = w Ośrodku Kolonistów
alien-frontiers-ship-place-colony-constructor = Konstruktor Kolonii
    .at = w Konstruktorze Kolonii
alien-frontiers-ship-place-terraforming-station = Stacja Terraformująca
    .at = na Stacji Terraformującej
alien-frontiers-ship-place-shipyard = Stocznia
    .at = w Stoczni
alien-frontiers-ship-place-orbital-market = Targ Orbitalny
    .at = na Targu Orbitalnym
alien-frontiers-ship-place-raiders-outpost = Posterunek Najeźdźców
    .at = na Posterunku Najeźdźców
alien-frontiers-ship-place-maintenance-bay = Dok Naprawczy
    .at = w Doku Naprawczym

## Terytoria planety. `.bonus` jest dla tego, kto kontroluje terytorium.

alien-frontiers-territory-heinlein = Równiny Heinleina
    .gen = Równin Heinleina
    .ins = Równinami Heinleina
    .at = na Równinach Heinleina
    .to = na Równiny Heinleina
    .from = z Równin Heinleina
    .bonus = Na Targu Orbitalnym 1 ruda kosztuje 1 paliwo.
alien-frontiers-territory-pohl = Pogórze Pohla
    .gen = Pogórza Pohla
    .ins = Pogórzem Pohla
    .at = na Pogórzu Pohla
    .to = na Pogórze Pohla
    .from = z Pogórza Pohla
    .bonus = Każde użycie mocy opłacanej paliwem kosztuje o 1 paliwo mniej.
alien-frontiers-territory-van-vogt = Góry Van Vogta
    .gen = Gór Van Vogta
    .ins = Górami Van Vogta
    .at = w Górach Van Vogta
    .to = w Góry Van Vogta
    .from = z Gór Van Vogta
    .bonus = Twój pierwszy w turze statek w Kopalni Księżycowej może mieć dowolną wartość.
alien-frontiers-territory-bradbury = Płaskowyż Bradbury’ego
    .gen = Płaskowyżu Bradbury’ego
    .ins = Płaskowyżem Bradbury’ego
    .at = na Płaskowyżu Bradbury’ego
    .to = na Płaskowyż Bradbury’ego
    .from = z Płaskowyżu Bradbury’ego
    .bonus = Użycie Konstruktora Kolonii kosztuje o 1 rudę mniej.
alien-frontiers-territory-asimov = Krater Asimova
    .gen = Krateru Asimova
    .ins = Kraterem Asimova
    .at = w Kraterze Asimova
    .to = do Krateru Asimova
    .from = z Krateru Asimova
    .bonus = Przy drugim w turze statku w Ośrodku Kolonistów twoja kolonia przesuwa się o 1 krąg więcej.
alien-frontiers-territory-herbert = Dolina Herberta
    .gen = Doliny Herberta
    .ins = Doliną Herberta
    .at = w Dolinie Herberta
    .to = do Doliny Herberta
    .from = z Doliny Herberta
    .bonus = Każdy statek zbudowany w Stoczni kosztuje o 1 paliwo i 1 rudę mniej.
alien-frontiers-territory-lem = Pustkowia Lema
    .gen = Pustkowi Lema
    .ins = Pustkowiami Lema
    .at = na Pustkowiach Lema
    .to = na Pustkowia Lema
    .from = z Pustkowi Lema
    .bonus = Każdy statek zadokowany w Konwerterze Słonecznym daje o 1 paliwo więcej.
alien-frontiers-territory-burroughs = Pustynia Burroughsa
    .gen = Pustyni Burroughsa
    .ins = Pustynią Burroughsa
    .at = na Pustyni Burroughsa
    .to = na Pustynię Burroughsa
    .from = z Pustyni Burroughsa
    .bonus = Możesz kupić Statek-Relikt za 1 paliwo i 1 rudę.

## Karty technologii obcych. `.power` kosztuje paliwo i działa raz na turę, `.discard`
## kosztuje samą kartę, `.passive` działa, dopóki gracz ma kartę. Karta ma tylko to, co jest
## na niej wydrukowane.

alien-frontiers-technology-alien-city = Miasto Obcych
    .passive = Daje 1 punkt, dopóki masz tę kartę.
alien-frontiers-technology-alien-monument = Pomnik Obcych
    .passive = Daje 1 punkt, dopóki masz tę kartę.
alien-frontiers-technology-booster-pod = Akcelerator
    .power = 1 paliwo: zwiększ o 1 wartość jednego ze swoich statków w ręce.
    .discard = Zdejmij z planety jedno pole.
alien-frontiers-technology-data-crystal = Kryształ Danych
    .power = 1 paliwo za każdą kolonię na terytorium: korzystaj z jego bonusu do końca tury. Nie dotyczy Pustyni Burroughsa.
    .discard = Umieść Pole Pozytronowe na dowolnym terytorium albo przenieś je na inne.
alien-frontiers-technology-gravity-manipulator = Manipulator Grawitacji
    .power = 2 paliwa: zmniejsz o 1 wartość jednego ze swoich statków w ręce i zwiększ o 1 wartość innego.
    .discard = Umieść Pole Odpychające na dowolnym terytorium albo przenieś je na inne.
alien-frontiers-technology-holographic-decoy = Holograficzny Wabik
    .passive = Najeźdźcy nie mogą ukraść ci niczego oprócz tej karty.
alien-frontiers-technology-orbital-teleporter = Teleporter Orbitalny
    .power = 2 paliwa: przenieś jeden ze swoich zadokowanych statków i zadokuj go przy innej stacji. Ze Stacji Terraformującej statku nie zabierzesz.
    .discard = Przenieś dowolną kolonię z jednego terytorium na inne.
alien-frontiers-technology-plasma-cannon = Działo Plazmowe
    .power = 1 paliwo za każdy statek: odeślij statki przeciwników z jednej stacji do Doku Naprawczego.
    .discard = Odeślij statek przeciwnika do zapasu, jeśli zostaną mu co najmniej 3 statki jego koloru.
alien-frontiers-technology-polarity-device = Odwracacz Biegunów
    .power = 1 paliwo: obróć jeden ze swoich statków w ręce na przeciwną ściankę.
    .discard = Zamień miejscami kolonie dwóch graczy na dwóch terytoriach.
alien-frontiers-technology-resource-cache = Skrytka Zasobów
    .passive = Po twoim rzucie: 1 ruda, jeśli więcej jest statków nieparzystych; 1 paliwo, jeśli więcej jest parzystych; jeśli jest ich tyle samo, jedno i drugie, a kartę odrzucasz.
alien-frontiers-technology-stasis-beam = Promień Stazy
    .power = 1 paliwo: zmniejsz o 1 wartość jednego ze swoich statków w ręce.
    .discard = Umieść Pole Izolacyjne na dowolnym terytorium albo przenieś je na inne.
alien-frontiers-technology-temporal-warper = Zakrzywiacz Czasu
    .power = 1 paliwo: rzuć ponownie dowolnymi ze swoich statków w ręce.
    .discard = Weź ze stosu kart odrzuconych kartę, jakiej jeszcze nie masz.

## Pola. `.text` mówi, co pole robi ze swoim terytorium.

alien-frontiers-field-isolation = Pole Izolacyjne
    .text = Nikt nie korzysta z bonusu tego terytorium.
alien-frontiers-field-positron = Pole Pozytronowe
    .text = Kto kontroluje to terytorium, ma o 1 punkt więcej.
alien-frontiers-field-repulsor = Pole Odpychające
    .text = Żadna kolonia nie może trafić na to terytorium ani go opuścić.

## Co się wydobywa, spala, wymienia i kradnie.

alien-frontiers-resource-fuel = paliwo
alien-frontiers-resource-ore = ruda
    .acc = rudę

## Czy chodzi o Statek-Relikt, czy jest on wśród statków.

alien-frontiers-with-own = własny statek
alien-frontiers-with-relic = Statek-Relikt

## Co zadokowany statek zrobił już w tej turze. Stoi w nawiasie za statkiem.

alien-frontiers-mark-unmarked = jeszcze nieużyty
alien-frontiers-mark-spent = zużyty na kartę
alien-frontiers-mark-first-pair = z pierwszej pary
alien-frontiers-mark-second-pair = z drugiej pary
alien-frontiers-mark-third-pair = z trzeciej pary

## Jak kończy się gra.

alien-frontiers-ending-last-colony = Ostatnia kolonia jednego z graczy jest już na planecie
alien-frontiers-ending-last-player = Pozostaje tylko jeden gracz

## Co można oddać lub dostać za odpowiedź. `.amount` stoi za plusem lub minusem: +2 paliwa.

alien-frontiers-goods-fuel = paliwo
    .amount = { $n ->
        [one] { $n } paliwo
        [few] { $n } paliwa
        [many] { $n } paliwa
       *[other] { $n } paliwa
    }
alien-frontiers-goods-ore = ruda
    .amount = { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
        [many] { $n } rudy
       *[other] { $n } rudy
    }
alien-frontiers-goods-ship = statek
    .amount = { $n ->
        [one] { $n } statek
        [few] { $n } statki
        [many] { $n } statków
       *[other] { $n } statku
    }
alien-frontiers-goods-circle = krąg
    .amount = { $n ->
        [one] { $n } krąg
        [few] { $n } kręgi
        [many] { $n } kręgów
       *[other] { $n } kręgu
    }
alien-frontiers-goods-colony = kolonia
    .amount = { $n ->
        [one] { $n } kolonia
        [few] { $n } kolonie
        [many] { $n } kolonii
       *[other] { $n } kolonii
    }
alien-frontiers-goods-card = karta
    .amount = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
alien-frontiers-goods-point = punkt
    .amount = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
