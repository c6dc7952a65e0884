# Im Dativ: „mit 3 Punkten Vorsprung“.
-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkten
    }
-choices =
    { $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    }

title = Analyse
graph = Siegchance
outcome-won = { $name }: Sieg.
outcome-wonBy = { $name }: Sieg mit { -points($points) } Vorsprung.
outcome-lost = { $name }: Niederlage.
outcome-lostBy = { $name }: Niederlage mit { -points($points) } Rückstand.
outcome-shared = { $name }: geteilter Sieg.
outcome-open = Die Partie wurde nicht zu Ende gespielt.
verdict-choices = Die Entscheidungen gaben den Ausschlag
verdict-luck = Glück und Pech gaben den Ausschlag
verdict-unlucky = Gut gespielt, aber Pech gehabt
verdict-well = Gut gespielt
verdict-lucky = Das Glück gab den Ausschlag
verdict-open = Noch ist nichts entschieden
inPoints = Dasselbe in Punkten
whose = Spieler
unit = Anzeigen in
units-win = Chance
units-points = Punkte
parts-start = Zu Beginn
parts-luck = Kartenglück
parts-own = Eigene Entscheidungen
parts-others = Die der anderen
parts-result = Ergebnis
adds-win = Siegchance in %. Die vier ergeben zusammen das Ergebnis.
adds-points = Punkte. Die vier ergeben zusammen das Ergebnis. Entscheidungen werden an der Siegchance gemessen: Ist sie dahin, zählen verlorene Punkte als Pech.
skills-title = Nach Können
skills-known = { -choices($choices) }, { -percent($each) } pro Entscheidung{ $costly ->
        [0] { "" }
       *[other] , { $costly } teuer
    }
skills-few = { -choices($choices) }: zu wenig für eine Aussage
skills-adds = Was die eigenen Entscheidungen gekostet haben, in % eines Sieges. Kleine Striche: die anderen. Ein Klick führt zur teuersten Entscheidung.
skills-well = ein Champion
skills-badly = zufällig gespielt
beside-title = Vergleich mit der Partie
beside-from = Diese Fortsetzung stammt aus einer anderen Partie: { $place }.
beside-game = Die Partie
beside-branch = Fortsetzung
beside-line = Glück und Entscheidungen in % eines Sieges. Bis zur Abzweigung sind beide gleich; der Unterschied entstand danach.
beside-anew = Verdeckte Karten wurden hier neu verteilt; Glück und Entscheidungen zählen deshalb erst ab dort.
beside-look = Analyse der Partie
beside-unknown = Auch die Partie analysieren
costs-title = Die teuersten Entscheidungen
costs-none = Keine Entscheidung hat viel gekostet.
turns = Wendepunkte der Partie
noTurns = Diese Partie hatte keinen Wendepunkt.
cards = Neue Karten
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who }: { $what }
    }
secretly = { $name }: geheime Wahl
labels-best = beste
labels-costly = teuer
labels-blunder = Patzer
played = gespielt
bestPlayed = beste, gespielt
cost = Kostete { -percent($chance) } Siegchance{ $points ->
        [none] { "" }
       *[other] { " " }und { NUMBER($points, digits: 1) } Punkte
    }{ $about ->
        [none] { "" }
       *[other] , auf { -percent($about) } genau
    }.
noCost = Hier ging nichts verloren.
byLuck = Verdeckte Karten: { -percent($chance) }.
back = Vorige Entscheidung
forward = Nächste Entscheidung
choice = Wahl
chance = Chance, %
points = Punkte
more = und { $n } weitere
why = Warum: { $what }
noReason = Von allem ein wenig.
known = Bewertet nach dem, was dieser Platz damals wissen konnte, ohne die verdeckten Karten.
nothingToChoose = Hier gab es nichts zu entscheiden.
hidden = Die Auswahl hier würde verdeckte Karten zeigen.
seeAll = Alle Karten zeigen
position = Die Stellung damals
working = Partie wird analysiert
secondsLeft = noch etwa { $n } s
stop = Anhalten
stopped = Angehalten. Die bisherigen Ergebnisse bleiben.
done-quick = schnelle Analyse, { $s } s
done-deep = gründliche Analyse, { $s } s
again = Neu analysieren
deeper = Gründliche Analyse
replay = Zur Wiederholung
asTable = Als Tabelle
keys-1-1 = ←
    .text = →
keys-1-2 = nächste Entscheidung
keys-2-1-1 = Shift
keys-2-1-2 = ←
keys-2-1-3 = →
keys-2-2 = jeder Schritt
keys-3-1-1 = 1
keys-3-1-2 = 2
keys-3-1-3 = 3
keys-3-2 = zu den Wendepunkten
tabs-moment = Moment
tabs-luck = Glück
