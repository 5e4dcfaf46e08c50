### The guide of a first game.

web-learn-understood = Зрозуміло
web-learn-no-more = Більше не пояснювати
web-learn-label = Пояснення
