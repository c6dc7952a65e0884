title = Leisten
rounds = Runden
you = Du, bei Wertung
yourSquires = Deine, bei Wertung
leader = In Führung
final = Am Ende
now = jetzt
inRounds =
    { COUNT($rounds) ->
        [1] Runde { LIST($rounds, item: "roman", last: "comma") }
        [2] Runden { LIST($rounds, item: "roman", last: "comma") }
        [3] Runden { LIST($rounds, item: "roman", last: "comma") }
       *[other] jede Runde
    }
byScroll = je Schriftrolle
place = { -ordinal($n) } Platz
placeShort = { -ordinal($n) }
last = letzter Platz
lastShort = letzter
square = auf { $n }
nothing = nichts
safe = sicher
move = rückt { $n } vor
nextRound = nächste Runde
backToStart = zurück auf 0
tieBreak = Gleichstand
moveBet = deine Wette
takes = { -ordinal($n) } Wahl
nobody = niemand
cup = Kelch
cupWins =
    { KEY($knight, "knights") ->
        [jousts] Weiß vorn
       *[tournaments] Schwarz vorn
    }
cupMiddle = gleichauf
cupTwin =
    { $n ->
        [0] Der Kelch steht in der Mitte.
       *[other] Der Kelch steht auf Feld { $n } { -ofKnight($knight) }.
    }
below = darunter
scoresNow = Wertung in dieser Runde
scoresIn = Wertung in { COUNT($rounds) ->
        [one] Runde
       *[other] den Runden
    } { LIST($rounds, item: "roman") }
scoresByScroll = Wertung, sobald eine Schriftrolle genommen wird
onStart = auf dem Start
