### Kody reagowania w „Lockdown”: nazwy i to, kogo każdy zabija.
###
### `.text` gracz czyta na karcie lub żetonie.

lockdown-contingency-green = Zielony
    .text = Nikt nie ginie.
lockdown-contingency-yellow = Żółty
    .text = Ginie każdy, kto ma mniej niż 6 punktów wiedzy.
lockdown-contingency-blue = Niebieski
    .text = Ginie każdy, kto nie wysłał sygnału.
lockdown-contingency-grey = Szary
    .text = Ginie każdy, kto odleciał w kontenerze towarowym.
lockdown-contingency-red = Czerwony
    .text = Ginie każdy, kto ma 6 punktów wiedzy lub więcej albo niesie jajo, truchło lub zwłoki.
