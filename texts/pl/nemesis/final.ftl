### Koniec partii Nemesis: kto wygrał, co stało się z załogą i partia w liczbach.
###
### $seat to jedna wpisana nazwa albo ich lista: nazw się nie odmienia.

nemesis-final-aboard = na pokładzie
nemesis-final-nobody-lives = Nikt nie pozostał przy życiu.
