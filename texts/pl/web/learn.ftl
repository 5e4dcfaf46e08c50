### The guide of a first game.

web-learn-understood = Rozumiem
web-learn-no-more = Bez dalszych wyjaśnień
web-learn-more = Więcej
web-learn-less = Mniej
web-learn-label = Wyjaśnienie
