### Dlaczego w grze Alien Frontiers czegoś nie można zrobić: zdanie na każdą zasadę, na którą
### może się powołać odmowa. Zdanie zaczyna się od tego, czego brakuje.

## Dokowanie.

alien-frontiers-rule-af-5-1 = Potrzebny statek w ręce o tej wartości.
alien-frontiers-rule-af-5-2 = Potrzeba więcej wolnych doków na stacji.
alien-frontiers-rule-af-5-4 = Trzeba najpierw zadokować wszystkie statki, które da się zadokować.
alien-frontiers-rule-af-5-16 = Potrzebny zasób, który masz; zwracasz zasoby, aż zostanie ich 8.

## Artefakt Obcych.

alien-frontiers-rule-af-6-5 = Potrzebne: odkryta karta i statki o sumie co najmniej 8, zadokowane w tej turze przy Artefakcie Obcych.
alien-frontiers-rule-af-6-11 = Potrzebna karta, jakiej jeszcze nie masz.

## Ośrodek Kolonistów.

alien-frontiers-rule-af-7-3 = Potrzebny wolny dok na twoim torze w Ośrodku Kolonistów: masz tam tylko 3.
alien-frontiers-rule-af-7-8 = Potrzebne: 1 paliwo, 1 ruda i kolonia na kręgu 7.
alien-frontiers-rule-af-7-9 = Potrzebna kolonia, która może się przesunąć; z kręgu 7 trzeba ją najpierw wysłać.
alien-frontiers-rule-af-7-20 = Potrzebne: nadmiarowe przesunięcie uzyskane tuż przed wysłaniem i jeszcze jedna wolna kolonia.

## Konstruktor Kolonii, Kopalnia Księżycowa, Targ Orbitalny.

alien-frontiers-rule-af-8-1 = Potrzebne: trzy jednakowe statki i 3 rudy, a z bonusem Płaskowyżu Bradbury’ego 2 rudy.
alien-frontiers-rule-af-8-4 = Potrzebna kolonia, której nie ma jeszcze ani na planecie, ani w Ośrodku Kolonistów.
alien-frontiers-rule-af-9-2 = Potrzebny statek o wartości nie niższej niż najwyższa w Kopalni Księżycowej.
alien-frontiers-rule-af-11-1 = Potrzebne dwa jednakowe statki.
alien-frontiers-rule-af-11-4 = Potrzeba tyle paliwa, ile wymaga para na Targu Orbitalnym.
alien-frontiers-rule-af-11-6 = Potrzebna para o takim kursie wymiany, zadokowana w tej turze na Targu Orbitalnym.
alien-frontiers-rule-af-11-11 = Potrzebna ruda w zapasie.

## Posterunek Najeźdźców.

alien-frontiers-rule-af-12-1 = Potrzebne trzy statki o kolejnych wartościach.
alien-frontiers-rule-af-12-4 = Potrzebna suma wyższa niż suma statków na Posterunku Najeźdźców.
alien-frontiers-rule-af-12-7 = Potrzebny przeciwnik, który to ma.
alien-frontiers-rule-af-12-8 = Potrzebny najazd bez zasobów: kradnie się albo do 4 zasobów, albo 1 kartę.
alien-frontiers-rule-af-12-11 = Potrzebny przeciwnik bez karty „Holograficzny Wabik”: jej właścicielowi można ukraść tylko ją.

## Stocznia i Stacja Terraformująca.

alien-frontiers-rule-af-13-1 = Potrzebne dwa jednakowe statki.
alien-frontiers-rule-af-13-2 = Potrzeba tyle paliwa i rudy, ile kosztuje następny statek.
alien-frontiers-rule-af-13-4 = Potrzebny statek twojego koloru w zapasie, a wszystkie sześć jest już w grze.
alien-frontiers-rule-af-15-1 = Potrzebne: 1 paliwo, 1 ruda i statek o wartości 6.
alien-frontiers-rule-af-15-5 = Potrzebne cztery statki twojego koloru w grze: jeden tracisz, a trzy muszą zostać.
alien-frontiers-rule-af-15-8 = Potrzebna kolonia, której nie ma jeszcze ani na planecie, ani w Ośrodku Kolonistów.
alien-frontiers-rule-af-15-9 = Potrzebny statek z innej stacji: ze Stacji Terraformującej go nie zabierzesz.

## Statek-Relikt i pola.

alien-frontiers-rule-af-18-3 = Potrzebne: 1 paliwo, 1 ruda, bonus Pustyni Burroughsa i Statek-Relikt, który wciąż tam jest.
alien-frontiers-rule-af-18-11 = Potrzebne inne terytorium: bonusu Pustyni Burroughsa nie można pożyczyć.
alien-frontiers-rule-af-19-3 = Potrzebne terytorium, na którym nie ma jeszcze tego pola.
alien-frontiers-rule-af-19-6 = Potrzebne terytorium bez Pola Odpychającego.

## Technologie ogólnie.

alien-frontiers-rule-af-20-3 = Potrzebna karta, która leży przed tobą.
alien-frontiers-rule-af-20-4 = Potrzebna karta, której w tej turze jeszcze nie użyto.
alien-frontiers-rule-af-20-6 = Potrzebna inna tura: w tej odrzucono już kartę dla jej mocy.
alien-frontiers-rule-af-20-7 = Potrzebna karta, której mocy w tej turze jeszcze nie opłacono paliwem.
alien-frontiers-rule-af-20-9 = Potrzeba więcej paliwa.
alien-frontiers-rule-af-20-10 = Potrzebna wartość od 1 do 6 także po zmianie.
alien-frontiers-rule-af-20-11 = Potrzebny statek w ręce o tej wartości.
alien-frontiers-rule-af-20-20 = Potrzebna jakaś zmiana: nie można użyć karty bez żadnego skutku.

## Technologie, karta po karcie.

alien-frontiers-rule-af-21-4 = Potrzebne pole, które jest na planecie.
alien-frontiers-rule-af-21-5 = Potrzebna kolonia na tym terytorium.
alien-frontiers-rule-af-21-9 = Potrzebne terytorium, którego bonusu jeszcze nie masz.
alien-frontiers-rule-af-21-11 = Potrzebne dwa różne statki w ręce.
alien-frontiers-rule-af-21-16 = Potrzebny twój statek zadokowany w tej turze.
alien-frontiers-rule-af-21-17 = Potrzebna inna stacja, przy której statek może teraz zadokować.
alien-frontiers-rule-af-21-18 = Potrzebne do kompletu statki w ręce: innych zadokowanych się nie przenosi.
alien-frontiers-rule-af-21-20 = Potrzebna inna stacja niż ta, którą statek opuszcza.
alien-frontiers-rule-af-21-25 = Potrzebny statek przeciwnika na tej stacji.
alien-frontiers-rule-af-21-27 = Potrzebny statek przeciwnika.
alien-frontiers-rule-af-21-28 = Potrzebny jeszcze niewybrany statek na tej samej stacji.
alien-frontiers-rule-af-21-30 = Potrzebny statek przeciwnika, który jest w grze.
alien-frontiers-rule-af-21-31 = Potrzebny przeciwnik, który ma więcej niż trzy statki swojego koloru.
alien-frontiers-rule-af-21-32 = Potrzebny przeciwnik, który ma więcej niż trzy statki swojego koloru, nawet jeśli celem jest Statek-Relikt.
alien-frontiers-rule-af-21-33 = Potrzebny przeciwnik, który ma więcej niż trzy statki swojego koloru, nie licząc tego na Stacji Terraformującej.
alien-frontiers-rule-af-21-36 = Potrzebne kolonie na dwóch różnych terytoriach.
alien-frontiers-rule-af-21-37 = Potrzebne kolonie dwóch różnych graczy.
alien-frontiers-rule-af-21-41 = Potrzebna karta, jakiej jeszcze nie masz.
alien-frontiers-rule-af-21-42 = Potrzebna karta, która już leży na stosie kart odrzuconych.
alien-frontiers-rule-af-21-52 = Potrzeba tyle paliwa i rudy, żeby starczyło i na Teleporter Orbitalny, i na nową stację.
alien-frontiers-rule-af-21-56 = Potrzebna kolonia na terytorium.
alien-frontiers-rule-af-27-8 = Potrzebne terytorium bez Pola Izolacyjnego.

## Ustawienia stołu.

alien-frontiers-rule-af-24-4 = Potrzeba trzech lub czterech graczy.
alien-frontiers-rule-af-28-1 = Potrzeba dwóch graczy.
alien-frontiers-rule-af-28-2 = Potrzebny wybór: zapasy, które mogą się skończyć, czy nieograniczone.
alien-frontiers-rule-af-28-3 = Potrzebny wybór: przy których stacjach statek musi zadokować, jeśli nie ma innego miejsca.
alien-frontiers-rule-af-28-9 = Potrzebny wybór: czy Działo Plazmowe zawsze może trafić Statek-Relikt.
