### Co można wpisać po `airlock` i co to znaczy. `.usage` to postać polecenia.

## Program jako całość.

cli-airlock = Gry planszowe o spotkaniach z obcymi: do gry z ludźmi i botami, do symulacji, do sprawdzania. Bez polecenia uruchamia się serwer.
    .usage = airlock [POLECENIE] [opcje]
cli-help = Pokaż tę pomoc i nic więcej nie rób
cli-version = Pokaż wersję programu
cli-lang = Język: en, ru, uk albo pl; inaczej język systemu
cli-json = Wypisz JSON dla programów

cli-heading-usage = Wywołanie
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje

cli-intro-title = Airlock { $version }: gry planszowe o spotkaniach z obcymi
cli-intro = Graj wprost w terminalu z przyjaciółmi i botami. Program pilnuje zasad, każda odmowa podaje swoją zasadę, uczciwość kości można sprawdzić, a każda partia zostaje zapisem, do którego można wrócić.
cli-intro-serve = Uruchom serwer dla wszystkich, którzy mogą się z nim połączyć:
cli-intro-play = Zagraj teraz przeciw trzem botom:
cli-intro-friends = Dwie osoby przy jednym terminalu i bot:
cli-intro-rules = Znajdź coś w zasadach:
cli-intro-simulate = Niech boty rozegrają 200 partii, aby je porównać:
cli-intro-verify = Sprawdź, czy zapisaną partię rozegrano zgodnie z zasadami i uczciwymi kośćmi:
cli-intro-help = Wszystkie polecenia; każde ma własne --help:

## Co stoi w miejscu tego, co trzeba wpisać.

cli-value-game = GRA
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-count = N
cli-value-seat = MIEJSCE
cli-value-seats = KTO,…
cli-value-bots = BOT,…
cli-value-option = NAZWA=WARTOŚĆ
cli-value-mission = MISJA
cli-value-missions = MISJA,…
cli-value-heroes = POSTAĆ,…
cli-value-name = NAZWA
cli-value-words = numer lub słowa
cli-value-language = JĘZYK
cli-value-address = ADRES
cli-value-url = URL
cli-value-level = POZIOM
cli-value-form = POSTAĆ
cli-value-days = DNI

## Co ma kilka poleceń.

cli-game = Gra: { $games }
cli-record = Zapis partii
cli-seats = Ile miejsc jest przy stole; inaczej tyle, na ile pozwala gra
cli-option = Wybierz wariant zasad; można podać kilka razy (zob. airlock games)

## Polecenia.

cli-play = Zagraj w terminalu przeciw botom i z innymi
    .usage = airlock play GRA [opcje]
cli-play-seats = Kto gra, miejsce po miejscu: me (ja), me:IMIĘ, albo bot, którego gra ma: random, easy, greedy, normal, hard; inaczej ja i boty greedy
cli-play-mission = Misja, jeśli gra je ma; to samo co --option mission=…
cli-play-heroes = Kto jest czyim bohaterem, miejsce po miejscu, np. hicks,ripley; bez --seats ustala też liczbę graczy
cli-play-seed = Dla tej samej liczby zawsze te same kości; inaczej dowolne
cli-play-record = Gdzie przechować partię; inaczej w osobnym pliku w folderze danych
cli-play-continue = Wróć do odłożonej partii

cli-simulate = Niech boty rozegrają wiele partii; potem wyniki
    .usage = airlock simulate GRA --bots BOT,… --games N [opcje]
cli-simulate-mission = Porównaj misje albo wszystkie (all) dla każdej liczby graczy lub tylko dla --seats
cli-simulate-bots = Boty, miejsce po miejscu; ostatni zajmuje też pozostałe miejsca: random, easy, greedy, normal, hard. Z partii na partię zmieniają miejsca
cli-simulate-games = Ile partii rozegrać; inaczej 100
cli-simulate-seed = Dla tej samej liczby zawsze te same partie; inaczej dowolne
cli-simulate-threads = Ile partii rozgrywać naraz; inaczej po jednej na procesor
cli-simulate-records = Zachowaj zapis każdej partii w tym folderze
cli-simulate-plot = Narysuj rozkład punktów i rund w formacie SVG

cli-arena = Rozegraj dwoma botami te same rozdania w każdym ustawieniu i powiedz, który jest lepszy
    .usage = airlock arena GRA --bots JEDEN,DRUGI --games N [opcje]
cli-arena-bots = Dwa boty, miejsce po miejscu; ostatni zajmuje też pozostałe miejsca
cli-arena-teams = Przy stole wszyscy są jednego rodzaju, najpierw jednego, potem drugiego: dla gier, które wygrywa się razem
cli-arena-games = Ile partii rozegrać; inaczej 400, a mniej niczego nie dowodzi
cli-arena-budget = Ile stołów bot może obejrzeć dla jednej odpowiedzi; inaczej tyle, ile zwykle
cli-arena-time = Ile milisekund bot może myśleć nad odpowiedzią; partie nie są wtedy za każdym razem takie same

cli-playouts = Zmierz szybkość zasad: losowe odpowiedzi, jeden wątek
    .usage = airlock playouts GRA [opcje]
cli-playouts-seconds = Ile sekund grać; inaczej 3
cli-playouts-games = Ile partii rozegrać zamiast sekund
cli-playouts-seed = Dla tej samej liczby zawsze te same partie; inaczej dowolne

cli-replay = Opowiedz zapisaną partię, tura po turze
    .usage = airlock replay PLIK [opcje]
cli-replay-as = Opowiedz to, co widać było z tego miejsca; inaczej to, co widział widz

cli-verify = Sprawdź zapis: czy przestrzegano zasad i czy kości były uczciwe
    .usage = airlock verify PLIK [opcje]
cli-verify-statuses = Kod wyjścia: 0, gdy zgadza się wszystko, co da się sprawdzić; 1, gdy coś się nie zgadza; 2, gdy to nie jest zapis; 3, gdy wszystko się zgadza, ale gra trwa i o kościach nic nie jest dowiedzione.

cli-perft = Policz, na ile sposobów może zacząć się gra
    .usage = airlock perft GRA [opcje]
cli-perft-depth = Na ile odpowiedzi i rzutów w przód; inaczej 5

cli-rules = Znajdź zasadę po numerze lub po słowach
    .usage = airlock rules GRA [numer lub słowa]
cli-rules-words = Numer zasady, na przykład AF-9.2, lub słowa do wyszukania; inaczej spis rozdziałów

cli-campaign = Graj misje, które tworzą całość: straty, karty i polegli przechodzą z jednej do drugiej
    .usage = airlock campaign POLECENIE [opcje]
cli-campaign-name = Nazwa kampanii
cli-campaign-folder = Gdzie są kampanie; inaczej w folderze danych
cli-campaign-new = Zacznij kampanię
    .usage = airlock campaign new NAZWA [opcje]
cli-campaign-list = Wypisz kampanie
    .usage = airlock campaign list [opcje]
cli-campaign-show = Opowiedz, co się w kampanii wydarzyło
    .usage = airlock campaign show NAZWA [opcje]
cli-campaign-show-mission = Opowiedz tę misję tura po turze, według jej numeru w kampanii
cli-campaign-play = Zagraj następną misję albo wróć do odłożonej
    .usage = airlock campaign play NAZWA [opcje]
cli-campaign-play-mission = Którą misję; inaczej następną w kolejności
cli-campaign-export = Zapisz kampanię w pliku, który można przesłać
    .usage = airlock campaign export NAZWA PLIK
cli-campaign-export-file = Plik; istniejący nie zostanie zastąpiony
cli-campaign-import = Wczytaj kampanię z pliku
    .usage = airlock campaign import PLIK
cli-campaign-import-file = Plik, który zapisano

cli-games = Pokaż gry, liczbę graczy i warianty zasad
    .usage = airlock games [opcje]

cli-settings = Plik ustawień z wierszami takimi jak listen = "127.0.0.1:8080"
cli-settings-where = Ustawienia serwera można też podać w środowisku: AIRLOCK_ i nazwa opcji wielkimi literami, z _ zamiast -, na przykład AIRLOCK_PUBLIC_URL; albo w pliku ustawień: public-url = "https://play.example". Najpierw liczy się to, co wpisano, potem środowisko, potem plik.

cli-serve = Uruchom serwer: stoły dla ludzi, botów i widzów przez sieć
    .usage = airlock serve [opcje]
cli-serve-listen = Gdzie czekać na połączenia; inaczej 127.0.0.1:8080, tylko dla tego komputera
cli-serve-data = Gdzie wszystko jest przechowywane; inaczej ./airlock-data
cli-serve-public-url = Pod jakim adresem widzą go ludzie, na przykład https://play.example, jeśli jest inny
cli-serve-behind-proxy = Przed serwerem stoi dokładnie jedno proxy: ufaj jego X-Forwarded-For
cli-serve-metrics-for-everybody = Pokazuj metryki wszystkim, a nie tylko temu komputerowi
cli-serve-log = Postać dziennika: plain albo json; inaczej plain
cli-serve-log-level = Co trafia do dziennika: error, warn, info, debug, trace; inaczej info
cli-serve-open-tables = Ile stołów może mieć otwartych jedna osoba
cli-serve-guests-by-address = Ilu nowych gości z jednego adresu jest zapamiętywanych w ciągu godziny
cli-serve-tables-by-address = Ile stołów można otworzyć z jednego adresu w ciągu godziny
cli-serve-sockets = Ile może być wszystkich połączeń ze stołami
cli-serve-sockets-by-address = Ile połączeń ze stołami może być z jednego adresu
cli-serve-connections = Ile może być wszystkich połączeń
cli-serve-connections-by-address = Ile wszelkich połączeń może być z jednego adresu
cli-serve-requests-by-address = Ile żądań na minutę można wysłać z jednego adresu
cli-serve-requests-by-person = Ile żądań na minutę może wysłać jedna osoba
cli-serve-messages = Ile wiadomości na sekundę można wysłać jednym połączeniem
cli-serve-bot-pause = Ile milisekund bot czeka przed odpowiedzią; inaczej wcale
cli-serve-window-delay = Na ile milisekund wstrzymuje się odpowiedzi w oknach reakcji, by szybkość niczego nie zdradzała; inaczej na losowy czas od 1000 do 3000, a u botów od 300 do 600
cli-serve-sleep-after = Po ilu sekundach zasypia stół, przy którym nikogo nie ma; inaczej 120
cli-serve-listens = Airlock jest otwarty: { $url } (wszystko jest w folderze { $folder }; zatrzymanie: Ctrl+C)

cli-backup = Skopiuj bazę danych i klucz serwera do pliku, także gdy serwer działa
    .usage = airlock backup PLIK [opcje]
cli-backup-file = Kopia; poprzednia o tej nazwie zostanie zastąpiona. Zawiera sekrety: strzeż jej jak folderu
cli-backup-data = Folder, w którym wszystko jest przechowywane; inaczej ./airlock-data
cli-backup-done = Kopia jest gotowa: { $file }

cli-restore = Przywróć bazę danych i klucz z kopii tam, gdzie nie ma bazy
    .usage = airlock restore PLIK [opcje]
cli-restore-file = Kopia
cli-restore-done = Kopia { $file } jest z powrotem w folderze { $folder }.
cli-restore-without-key = W kopii nie było klucza: kto nie ma hasła, jest teraz nieznany.

cli-prune = Policz i usuń to, czego nikt już nie potrzebuje
    .usage = airlock prune [opcje]
cli-prune-remove = Usuń to i zmniejsz bazę danych; inaczej tylko policz. Żaden serwer nie może wtedy działać na tym folderze: serwer sprząta sam
cli-keep-guests = Po ilu dniach znikają goście bez hasła, miejsca, stołu i rozegranej gry; inaczej 30, a 0 to nigdy
cli-keep-waiting = Po ilu dniach znikają stoły, przy których gra się nie zaczęła; inaczej 14, a 0 to nigdy
cli-keep-abandoned = Po ilu dniach znikają gry, których nikt nie kontynuuje; inaczej 180, a 0 to nigdy
cli-keep-finished = Po ilu dniach znikają ukończone gry, w których nikt z hasłem nie ma wyniku; inaczej 365, a 0 to nigdy
cli-keep-brief = Po ilu dniach znikają takie gry, jeśli skończyły się przed drugą rundą; inaczej 7, a 0 to nigdy
cli-prune-counted = Nikt już nie potrzebuje:
cli-prune-removed = Usunięto:
cli-prune-guests = { $n ->
    [one] { $n } gość
    [few] { $n } goście
    [many] { $n } gości
   *[other] { $n } gościa
}
cli-prune-waiting = { $n ->
    [one] { $n } stół, przy którym gra się nie zaczęła
    [few] { $n } stoły, przy których gra się nie zaczęła
    [many] { $n } stołów, przy których gra się nie zaczęła
   *[other] { $n } stołu, przy którym gra się nie zaczęła
}
cli-prune-abandoned = { $n ->
    [one] { $n } gra, której nikt nie kontynuował
    [few] { $n } gry, których nikt nie kontynuował
    [many] { $n } gier, których nikt nie kontynuował
   *[other] { $n } gry, której nikt nie kontynuował
}
cli-prune-finished = { $n ->
    [one] { $n } ukończona gra gości
    [few] { $n } ukończone gry gości
    [many] { $n } ukończonych gier gości
   *[other] { $n } ukończonej gry gości
}
cli-prune-brief = { $n ->
    [one] { $n } gra gości ukończona przed drugą rundą
    [few] { $n } gry gości ukończone przed drugą rundą
    [many] { $n } gier gości ukończonych przed drugą rundą
   *[other] { $n } gry gości ukończonej przed drugą rundą
}
cli-prune-campaigns = { $n ->
    [one] { $n } kampania gości
    [few] { $n } kampanie gości
    [many] { $n } kampanii gości
   *[other] { $n } kampanii gości
}
cli-prune-how = Nic się nie zmieniło. Z --remove to zniknie; działający serwer robi to sam.
cli-prune-smaller = Baza danych jest mniejsza o { $n } KiB.

cli-about = Powiedz, co to za program i od czego zacząć
    .usage = airlock about
