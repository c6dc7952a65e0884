labels-best = beste
labels-fine = gut
labels-unsure = unsicher
labels-costly = teuer
labels-blunder = Patzer
figure = { $n } ± { $margin }
chanceOf = { -percent($n) } ± { $margin }
chanceIn = { -percent($n) } ({ $from }–{ $to })
exactly = { -percent($n) }
exact = Die Werte sind exakt.
played = gespielt
bestPlayed = beste, gespielt
maybe = vielleicht genauso gut
cost = Kostete { $chance } Siegchance{ $points ->
        [none] { "" }
       *[other] { " " }und { NUMBER($points, digits: 1) } Punkte
    }.
costUnsure = Zu knapp, um es zu entscheiden: Kosten von { $chance } Siegchance.
costNone = Nichts anderes ist mit Sicherheit besser.
choice = Wahl
chance = Chance, %
points = Punkte
more = und { $n } weitere
ranges = Die Linien sind Bereiche, in denen der wahre Unterschied zur besten Wahl in 95 von 100 Fällen liegt.
why = Warum: { $what }
differs = Was sich ändert: { $what }
against = Verglichen mit: { $what }
reasons-better = lässt später bessere Möglichkeiten
reasons-worse = lässt später schlechtere Möglichkeiten
reasons-protects = schützt den Vorsprung
reasons-exposes = gefährdet den Vorsprung
reasons-chases = mehr Gelegenheiten aufzuholen
reasons-settles = weniger Gelegenheiten aufzuholen
reasons-rest = alles Übrige
reasons-sum = Zusammen, Chance in %
known = Bewertet nach dem, was dieser Platz damals wissen konnte, ohne die verdeckten Karten.
