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
band = Band: Unsicherheit.
bandMeans = Band und ±: die Unsicherheit. In 95 von 100 Fällen liegt die wahre Chance darin.
about = { $chance }, plus oder minus { $margin }
outcome-won = { $name }: Sieg.
outcome-wonBy = { $name }: Sieg mit { -points($points) } Vorsprung.
outcome-lost = { $name }: Niederlage.
outcome-lostBy = { $name }: Niederlage mit { -points($points) } Rückstand.
outcome-shared = { $name }: geteilter Sieg.
outcome-open = Die Partie wurde nicht zu Ende gespielt.
verdict-open = Noch ist nichts entschieden
verdict-mixed = Keine einzelne Hauptursache
verdict-lost_luck = Pech kostete am meisten
verdict-lost_own = Die eigenen Entscheidungen kosteten am meisten
verdict-lost_others = Die Entscheidungen der anderen kosteten am meisten
verdict-won_luck = Glück half am meisten
verdict-won_own = Die eigenen Entscheidungen halfen am meisten
verdict-won_others = Die Entscheidungen der anderen halfen am meisten
whose = Spieler
unit = Anzeigen in
units-win = Chance
units-points = Punkte
parts-start = Zu Beginn
parts-luck = Glück
parts-own = Eigene Entscheidungen
parts-others = Die der anderen
parts-result = Ergebnis
parts-withoutLuck = Ergebnis ohne Glück
adds-win = Siegchance in %. Die vier ergeben zusammen das Ergebnis. Dünne Linien zeigen die Unsicherheit; wo sie sich überschneiden, ist kein Teil sicher größer.
adds-points = Punkte. Die vier ergeben zusammen das Ergebnis. Dünne Linien zeigen die Unsicherheit; wo sie sich überschneiden, ist kein Teil sicher größer.
choices = { -choices($n) }
idle = { $n ->
        [one] Eine weitere änderte
       *[other] { $n } weitere änderten
    } nichts an der Siegchance.
each = Im Mittel { $chance } eines Sieges{ $points ->
        [none] { "" }
       *[other] { " " }und { $points } in Punkten
    } pro Entscheidung, verglichen mit dem Favoriten des Netzes.
unsure = Unsicher: Der Unterschied ist kleiner als seine Unsicherheit. Eine gründliche Analyse verkleinert sie.
inSums = In den Summen zählt sie { $chance }{ $points ->
        [none] { "" }
       *[other] { " " }und { $points } in Punkten
    }, verglichen mit dem Favoriten des Netzes: { $what }.
skills-title = Nach Können
skills-known = { -choices($choices) }{ $costly ->
        [0] { "" }
       *[other] , { $costly } teuer
    }
skills-few = { -choices($choices) }: zu wenig für eine Aussage
skills-adds-win = Was eine Entscheidung im Mittel änderte, in % eines Sieges, mit Unsicherheit. Kleine Striche: die anderen. Ein Klick führt zur teuersten Entscheidung.
skills-adds-points = Was eine Entscheidung im Mittel änderte, in Punkten, mit Unsicherheit. Kleine Striche: die anderen. Ein Klick führt zur teuersten Entscheidung.
skills-well = ein Champion
skills-badly = zufällig gespielt
beside-title = Vergleich mit der Partie
beside-from = Diese Fortsetzung stammt aus einer anderen Partie: { $place }.
beside-game = Die Partie
beside-branch = Fortsetzung
beside-line = Glück und Entscheidungen in % eines Sieges, mit Unsicherheit. Bis zur Abzweigung sind beide Partien gleich.
beside-anew = Verdeckte Karten wurden hier neu verteilt; Glück und Entscheidungen zählen deshalb erst ab dort.
beside-depths = Die Analysen der Partie und dieser Fortsetzung sind verschieden gründlich oder haben verschiedene Versionen. Analysiere beide gleich gründlich, um Glück und Entscheidungen zu vergleichen.
beside-look = Analyse der Partie
beside-unknown = Auch die Partie analysieren
costs-title = Die teuersten Entscheidungen
costs-none = Keine einzelne Entscheidung war mit Sicherheit teuer.
turns = Wendepunkte der Partie
noTurns = Diese Partie hatte keinen Wendepunkt.
cards = Neue Karten
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who }: { $what }
    }
secretly = { $name }: geheime Wahl
luckOfCards = Kartenglück: { -percent($chance) }.
luckOfDraw = Glück: { -percent($chance) }, denn { $name } ist ein Bot, der Entscheidungen auslost.
drawn = Dieser Bot lost seine Entscheidungen aus. In den Summen zählt darum das Mittel aller, die er ziehen konnte: { $mean }{ $points ->
        [none] { "" }
       *[other] { " " }und { $points } in Punkten
    }, verglichen mit dem Favoriten des Netzes: { $what }. Der Rest ist Glück: { -percent($chance) }.
back = Vorige Entscheidung
forward = Nächste Entscheidung
nothingToChoose = Hier gab es nichts zu entscheiden.
hidden = Die Auswahl hier würde verdeckte Karten zeigen.
reasonsLater = Gründe werden gesucht …
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
