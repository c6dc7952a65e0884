seats = Wer hat welche Scheiben?
seat =
    { $n ->
        [1] Beginnt
        [2] Links daneben
       *[other] Weiter im Uhrzeigersinn
    }
lancelot = Es beginnt, wer { $first } und { $second } führt.
bets = Wetten dieser Runde
noBet = Leiste wählen
plays = { $who } spielt
how = Was gebt ihr ein?
cards = Karten
places = Felder
cardsLine = jede Karte antippen, sobald sie gespielt wird
placesLine = die Scheiben dorthin setzen, wo sie nach der letzten Karte liegen
whose = Wessen Scheibe
card = { $track } { $value }
stands = { $who }: Feld { NUMBER($square) }
start = alle auf dem Start
back = { $track }: ein Feld zurück
forth = { $track }: ein Feld vor
top = { $track }: ganz oben auf den Stapel
score = Runde { NUMBER($round, style: "roman") } werten
scoring = Wertung von Runde { NUMBER($round, style: "roman") }
nothing = Keine Leiste bringt etwas ein.
token =
    { $value ->
        [0] Ein leeres Plättchen
       *[other] Das Plättchen { NUMBER($value, sign: "always") }
    }
undo = Mit dem Pfeil oben nimmst du es zurück.
points = Punkte
together = { LIST($squires) } zusammen
due = Am Ende von Runde { NUMBER($round, style: "roman") }
