### The guide of a first game.

web-learn-understood = Зрозуміло
web-learn-no-more = Більше не пояснювати
web-learn-more = Докладніше
web-learn-less = Згорнути
web-learn-label = Пояснення
