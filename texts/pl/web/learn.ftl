### The guide of a first game.

web-learn-understood = Rozumiem
web-learn-no-more = Bez dalszych wyjaśnień
web-learn-label = Wyjaśnienie
