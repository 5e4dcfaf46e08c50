### The end of a game of Lockdown, column by column.

lockdown-final-check = The check
lockdown-final-column-way-out = Way out
lockdown-final-column-code = Code
lockdown-final-column-contamination = Contamination
lockdown-final-column-objective = Objective
lockdown-final-verdict = Verdict
lockdown-final-code-passed = survives it
lockdown-final-code-failed = killed by it
lockdown-final-in-the-complex = in the Complex
lockdown-final-light = Light, round by round
lockdown-final-codes = All codes
lockdown-final-codes-unseen = Nobody looked at: { $list }.
