line = Für alle gelten dieselben Regeln: Alle beginnen mit sechs Karten, und die dritte Gilde gewinnt.

options-maxTurns-name = Längste Partie
options-maxTurns-line = Nach so vielen Zügen gewinnt, wer die meisten Gilden hat. Dazu kommt es fast nie.
options-maxTurns-unit = Züge
