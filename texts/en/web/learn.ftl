### The guide of a first game.

web-learn-understood = Understood
web-learn-no-more = No more explanations
web-learn-more = More
web-learn-less = Less
web-learn-label = Explanation
