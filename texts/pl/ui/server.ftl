### Strony samego serwera i to, czego odmawia.

ui-server-title = Airlock
ui-server-about = To serwer Airlock: stoły do gier planszowych o spotkaniach z obcymi – dla ludzi, botów i widzów, z pełnymi zasadami i kośćmi, które można sprawdzić.
ui-server-no-client = To wydanie nie ma jeszcze klienta WWW. Serwer jest gotowy dla programów, które znają jego interfejs.
ui-server-to-docs = Jak programy rozmawiają z tym serwerem
ui-server-version = Airlock { $version }

ui-server-docs-title = Interfejs tego serwera
ui-server-docs-json = To samo dla programów: OpenAPI
ui-server-docs-home = Strona główna
ui-server-docs-parameters = Parametry
ui-server-docs-body = Co się wysyła
ui-server-docs-answers = Odpowiedzi
ui-server-docs-types = Typy

## Żądania.

error-not-found = Nic tu nie ma.
error-wrong-method = Nie można tego tutaj zrobić.
error-malformed-request = Żądania nie da się zrozumieć.
error-malformed-json = To, co wysłano, nie jest JSON-em: wiersz { $line }, kolumna { $column }.
error-malformed-field = { $field ->
    [none] To, co wysłano, ma złą postać.
   *[other] To, co wysłano, ma złą postać: { $field }
}
error-content-type = Tutaj trzeba wysyłać JSON.
error-too-large = Wysłano zbyt wiele.
error-origin = Inna strona próbowała działać w twoim imieniu. Nic nie zrobiono.
error-host = Ten serwer nie odpowiada pod taką nazwą. Właściwą nazwę podaje w --public-url ten, kto go uruchamia.
error-too-many = Zbyt wiele naraz. Poczekaj chwilę.
error-took-too-long = To trwało zbyt długo. Spróbuj jeszcze raz.
error-request-slow = Żądanie nie nadeszło w całości na czas. Nic nie zrobiono.
error-storage = Teraz nie można niczego zapisać. Spróbuj za chwilę.
error-internal = Coś zepsuło się na serwerze. Zgłaszając to, podaj numer: { $report }
error-answer-malformed = W tej grze nie ma takiej odpowiedzi.

## Ludzie.

error-name-empty = Nazwa musi mieć co najmniej jedną literę.
error-name-long = { $most ->
    [one] Nazwa może mieć najwyżej { $most } literę.
    [few] Nazwa może mieć najwyżej { $most } litery.
   *[many] Nazwa może mieć najwyżej { $most } liter.
}
error-name-characters = W nazwie są niewidoczne znaki albo zbyt wiele znaków nad literą.
error-name-taken = Z tą nazwą loguje się ktoś inny. Wybierz inną.
error-password-short = { $fewest ->
    [one] Hasło musi mieć co najmniej { $fewest } literę.
    [few] Hasło musi mieć co najmniej { $fewest } litery.
   *[many] Hasło musi mieć co najmniej { $fewest } liter.
}
error-password-long = { $most ->
    [one] Hasło może mieć najwyżej { $most } literę.
    [few] Hasło może mieć najwyżej { $most } litery.
   *[many] Hasło może mieć najwyżej { $most } liter.
}
error-password-wrong = Obecne hasło jest inne.
error-logged-out = Wylogowano na wszystkich urządzeniach albo zmieniono hasło. Zaloguj się ponownie.
error-login-wrong = Nie ma nikogo z tą nazwą i hasłem.

## Stoły i to, co się przy nich mówi.

error-already-answered = Na to pytanie już odpowiedziano.
error-ask-for-the-seat = Gra trwa: poproś gospodarza o to miejsce.
error-ask-over-a-connection = O to można zapytać tylko przy stole.
error-chat-malformed = Wypowiedź nie może być pusta, zawierać znaków sterujących ani być dłuższa niż { $most }.
error-game-is-not-on = Partia nie jest teraz rozgrywana.
error-game-is-on = Partia już się zaczęła.
error-hand-known = Masz już za sobą grę przy tym stole: dopóki trwa, nie możesz zająć innego miejsca.
error-host-is-there = Gospodarz jest przy stole albo odszedł niedawno.
error-message-malformed = Wiadomości nie da się zrozumieć.
error-message-too-long = Wiadomość jest za długa.
error-name-malformed = Takiej nazwy nie można wpisać do zapisu partii.
error-no-newcomers = Dopóki trwa gra, gospodarz nikogo nie wpuszcza.
error-no-such-entry = W tej partii nie ma momentu o numerze { $entry }.
error-no-such-game = W tę grę tutaj się nie gra.
error-no-such-level = Nie ma bota o poziomie { $level }.
error-no-such-spectator = Tego widza już tu nie ma.
error-no-such-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
error-no-such-wish = Nikt już nie prosi o to miejsce.
error-no-windows = W tej grze nikogo nie pyta się o reakcje.
error-nobody-there = Nikt tam nie siedzi.
error-nonce-malformed = Liczba dla kości ma 32 cyfry szesnastkowe, pisane małymi literami.
error-not-at-this-table = Nie ma cię przy tym stole.
error-not-away = Gracz jest przy stole albo odszedł niedawno.
error-not-your-eyes = Dopóki trwa partia, można patrzeć tylko własnymi oczami.
error-not-your-seat = To nie jest twoje miejsce.
error-nothing-to-agree-to = Nikt nie czeka na twoją zgodę.
error-not-waited-for = Nikt teraz nie czeka na to miejsce.
error-only-people-chat = Na czacie mogą pisać tylko ludzie.
error-only-people-sit = To jest tylko dla ludzi. Program gra na tym miejscu, do którego ma klucz.
error-only-players-send-away = Podczas gry gracza może odesłać od stołu tylko gospodarz, który sam gra.
error-only-the-host = Może to zrobić tylko ten, kto otworzył stół.
error-pace-out-of-range = Tempo jest za szybkie albo za wolne.
error-seat-taken = To miejsce jest zajęte.
error-seats-open = Są jeszcze wolne miejsca.
error-sent-away = Gospodarz odesłał cię od tego stołu albo zmienił się link do niego.
error-server-stops = Serwer jest zatrzymywany; gra potoczy się dalej, gdy wróci.
error-table-frozen = Zasady w tym programie zmieniły się od czasu gry: stół można obejrzeć, ale nie można grać dalej.
error-table-full = Wszystkie miejsca są zajęte.
error-table-moved = Stół właśnie przeniesiono. Spróbuj jeszcze raz.
error-table-not-over = Z tym trzeba poczekać do końca partii.
error-table-over = Partia jest zakończona.
error-table-seed-sealed = Kości tej gry zapieczętowano innym kluczem niż ten, który ma ten serwer. Wszystko jest zachowane; gra ruszy dalej, gdy wróci właściwy klucz.
error-table-restarted = Stół jest rozkładany od nowa. Spróbuj jeszcze raz.
error-too-many-changes = W tej grze robiono to już zbyt często.
error-too-many-tables = Masz tyle otwartych stołów, ile wolno: { $most }. Najpierw zakończ jeden.

## Campaigns.

error-invitation-wrong = To zaproszenie już nie działa. Poproś członka kampanii o nowe.
error-only-members = Mogą to zrobić tylko członkowie tej kampanii.
error-only-the-owner = Może to zrobić tylko właściciel kampanii.
error-no-such-campaign = Nie ma takiej kampanii albo nie jest ci udostępniona.
error-no-such-member = Nie ma takiego członka.
error-campaign-is-full = Ta kampania ma { $most } członków; na kolejnego nie ma miejsca.
error-campaign-is-long = Ta kampania ma za sobą { $most } misji i więcej nie pomieści.
error-campaign-is-over = Ta kampania jest skończona.
error-campaign-name-taken = Masz już kampanię o nazwie { $name }. Niczego nie nadpisano.
error-mission-not-next = Tej misji nie można teraz zagrać. Można zagrać: { $missions }
error-mission-under-way = Trwa inna misja tej kampanii: { $mission }
error-no-mission-under-way = Żadna misja tej kampanii nie trwa.
error-owner-stays = Właściciel nie może opuścić kampanii. Najpierw przekaż ją komuś albo ją usuń.
error-settled-by-campaign = O tym decyduje kampania, tak samo dla wszystkich misji.
error-no-campaigns = Gra { $game } nie ma kampanii.
error-too-many-campaigns = Masz już { $most } kampanii, więcej mieć nie można. Najpierw jakąś usuń.
