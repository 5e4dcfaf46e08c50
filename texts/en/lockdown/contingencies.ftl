### The contingencies of Lockdown: the codes, and whom each of them kills.
###
### `.text` is what a player reads on it.

lockdown-contingency-green = Green
    .text = Nobody dies.
lockdown-contingency-yellow = Yellow
    .text = Whoever has less than 6 knowledge dies.
lockdown-contingency-blue = Blue
    .text = Whoever has sent no signal dies.
lockdown-contingency-grey = Grey
    .text = Whoever left in a cargo pod dies.
lockdown-contingency-red = Red
    .text = Whoever has 6 or more knowledge, or carries an egg, a carcass or a corpse, dies.
