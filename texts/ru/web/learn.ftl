### The guide of a first game.

web-learn-understood = Понятно
web-learn-no-more = Больше не объяснять
web-learn-label = Пояснение
