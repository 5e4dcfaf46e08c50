### A game looked back on.

web-replay-share = Link do tego momentu
web-replay-go-on = Kontynuuj stąd
web-replay-record = Zapis
web-replay-eyes = Czyimi oczami
web-replay-all = wszystkich
web-replay-timeline = Przebieg gry
web-replay-at = Krok { $at } z { $steps }, runda { $round }
web-replay-step = krok { $at } z { $steps }
web-replay-turn = Runda { $round } · { $name }
web-replay-start = Przed pierwszym krokiem
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-speed = Prędkość: ×{ $speed }
web-replay-mattered = Co było ważne
web-replay-before = wcześniej
web-replay-next = dalej
