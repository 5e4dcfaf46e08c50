### The guide of a first game.

web-learn-understood = Понятно
web-learn-no-more = Больше не объяснять
web-learn-more = Подробнее
web-learn-less = Свернуть
web-learn-label = Пояснение
