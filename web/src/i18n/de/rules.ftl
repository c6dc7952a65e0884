title = { $game }: die Regeln
otherGame = Regeln von { $game }
more = Mehr zu diesem Spiel
learn = Spielend lernen
inAMinute = In einer Minute lernen
workshop = Streitfall klären
companion = Spielbegleiter zur Schachtel
search = Regeln durchsuchen
searchHint = Ein Wort oder eine Nummer wie { $number }
clear = Suche leeren
found =
    { $n ->
        [one] 1 Stelle gefunden
       *[other] { $n } Stellen gefunden
    }
nothing = In den Regeln steht nichts zu „{ $words }“.
closest = Keine Stelle enthält „{ $words }“. Diese kommen ihr am nächsten.
contents = Inhalt
example = Beispiel.
why = Warum:
rulings = Klarstellungen der Reihe nach
rulingsLead = Unsere Entscheidungen, wo die gedruckten Regeln schweigen, sich je nach Sprache widersprechen oder nur in Bildern sprechen.
ruling = Klarstellung { $id }
seenFrom = Erwähnt in:
fan = Roundtable ist ein unabhängiges Fanprojekt, vom Verlag und den Autoren weder gemacht noch geprüft. Dies sind die Regeln in unseren eigenen Worten, keine Abschrift der Anleitung.
top = Nach oben
