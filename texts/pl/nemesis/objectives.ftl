### Cele w „Nemesis”: nazwy i to, co musi być prawdą na końcu.
###
### Kto zginął, nie wygrywa z żadnym. `.text` gracz czyta na karcie.

## Osobiste.

nemesis-objective-salvaging-the-prime-asset = Ocalić najcenniejsze
    .text = Statek dociera na Ziemię albo przeżywasz tylko ty.
nemesis-objective-quarantine = Kwarantanna
    .text = Statek dociera na Marsa; albo dociera na Ziemię, a Gniazdo jest zniszczone.
nemesis-objective-the-great-hunt = Wielkie łowy
    .text = Wysłano twój sygnał, a statek jest zniszczony albo Królowa zabita.
nemesis-objective-a-proper-burial = Godny pochówek
    .text = Wysłano twój sygnał, a odlatujesz w kapsule lub hibernujesz z niebieskimi zwłokami.
nemesis-objective-hoarder = Zbieracz
    .text = Odlatujesz w kapsule z co najmniej 7 przedmiotami.
nemesis-objective-relentless-investigator = Niestrudzony badacz
    .text = Wysłano twój sygnał, a wszystkie pomieszczenia są zbadane.
nemesis-objective-the-oldest-friend = Najstarszy przyjaciel
    .text = Statek dociera na Ziemię albo przeżywasz tylko ty.
nemesis-objective-best-friends-forever = Przyjaciele na zawsze
    .text = Przeżywasz ty i co najmniej jedna inna postać.
nemesis-objective-aliens-on-a-spaceship = Obcy na pokładzie
    .text = Wysłano twój sygnał, a Gniazdo albo statek jest zniszczony.

## Korporacyjne.

nemesis-objective-necroscopy = Nekroskopia
    .text = Wysłano twój sygnał i odkryto słabość z truchła Intruza.
nemesis-objective-ab-ovo = Ab ovo
    .text = Odkryto słabość z jaja.
nemesis-objective-extreme-field-biology = Biologia ekstremalna
    .text = Odkryto co najmniej 2 słabości Intruzów.
nemesis-objective-my-precious = Mój skarb
    .text = Wysłano twój sygnał, a odlatujesz w kapsule lub hibernujesz z jajem.
nemesis-objective-the-right-moment-to-strike = Właściwy moment
    .text = Postać gracza 1 nie przeżywa albo przeżywasz tylko ty.
nemesis-objective-greener-pastures = Lepsze życie
    .text = Postać gracza 2 nie przeżywa albo przeżywasz tylko ty.
nemesis-objective-an-old-feud = Dawna waśń
    .text = Postać gracza 3 nie przeżywa albo przeżywasz tylko ty.
nemesis-objective-hostile-takeover = Wrogie przejęcie
    .text = Postać gracza 4 nie przeżywa albo przeżywasz tylko ty.
nemesis-objective-the-final-enlightenment = Ostateczne oświecenie
    .text = Postać gracza 5 nie przeżywa albo przeżywasz tylko ty.

## Dla jednego gracza i dla wszystkich razem.

nemesis-objective-destination-earth = Kurs na Ziemię
    .text = Statek dociera na Ziemię.
nemesis-objective-emergency-post-mortem = Pilna sekcja zwłok
    .text = Na końcu niebieskie zwłoki leżą w Sali operacyjnej.
nemesis-objective-first-contact-protocol = Protokół pierwszego kontaktu
    .text = Odkryto co najmniej 2 słabości Intruzów.
nemesis-objective-cutting-off-the-head = Odciąć głowę
    .text = Wysłano sygnał, a Królowa jest zabita albo statek zniszczony.
nemesis-objective-no-man-left-behind = Nikogo nie zostawimy
    .text = Wysłano sygnał, a wszystkie pomieszczenia są zbadane.
nemesis-objective-special-delivery = Przesyłka specjalna
    .text = Ktoś z ocalałych odlatuje w kapsule lub hibernuje z jajem.
nemesis-objective-clean-up-crew = Ekipa sprzątająca
    .text = Wysłano sygnał, a Gniazdo albo statek jest zniszczony.

## Co stało się z graczem.

nemesis-standing-intruders = po stronie Intruzów, bez zwycięstwa
