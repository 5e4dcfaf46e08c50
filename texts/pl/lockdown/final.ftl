### Koniec partii Lockdown, kolumna po kolumnie.

lockdown-final-check = Sprawdzenie
lockdown-final-column-way-out = Ucieczka
lockdown-final-column-code = Kod
lockdown-final-column-contamination = Skażenie
lockdown-final-column-objective = Cel
lockdown-final-verdict = Werdykt
lockdown-final-code-passed = przeżywa
lockdown-final-code-failed = ginie od niego
lockdown-final-in-the-complex = w Kompleksie
lockdown-final-light = Światło, runda po rundzie
lockdown-final-codes = Wszystkie kody
lockdown-final-codes-unseen = Nikt nie podejrzał: { $list }.
