title = Halle
find = Partie finden
findLine = Sobald genug Leute dasselbe wollen, bekommst du einen Platz.
wish = { $numbers } Spieler, { $pace }
alsoLooking = Andere suchen
joinThem = Mitspielen: { $game }
again = Jemand ist nicht gekommen. Du stehst wieder ganz vorn in der Schlange.
missed = Du warst nicht rechtzeitig am Tisch, die Suche ist beendet.
games = Spiele
players = Spieler
pace = Tempo
paces-quick = schnell
paces-day = ein Tag
rules = Regeln
rulesOf-plain = Grundregeln
rulesOf-any = beliebig
bots = Bots nach
minutes = { $n } Min.
never = nie
looking = Suche läuft: { $there } von { $of } da
botsIn = Spätestens in { $time } kommen Bots dazu.
noBots = Nur Menschen, egal wie lange es dauert.
leaveLine = Sieh dich ruhig um: Du kommst automatisch an deinen Tisch.
stop = Suche beenden
chooseGame = Wähle mindestens ein Spiel und eine Spielerzahl.
name = Wie sollen die anderen dich nennen?
nameWrong = Gib einen Namen mit 1 bis 24 Zeichen ein.
newTable = Neuer Tisch
sitDown = Mitspielen
nobodyWaits = Niemand wartet. Finde eine Partie oder eröffne einen Tisch.
watchNow = Jetzt zuschauen
watch = Zuschauen
hereNow = Gerade online
people =
    { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
doing-playing = spielt { $game }
doing-open = an einem offenen Tisch, { $game }
doing-watching = schaut bei { $game } zu
doing-here = online
nobodyHere = Niemand hier.
showMe = Mich in dieser Liste zeigen
noServer = Der Server ist nicht erreichbar, die Halle ist zu. Bitte versuche es später noch einmal.
recent = Deine letzten Partien
quiet-title = Gerade ist es ruhig. Zeit für etwas davon:
quiet-alone = Inzwischen
quiet-online =
    { $n ->
        [0] Sonst ist niemand online.
        [one] 1 Person online.
       *[other] { $n } Personen online.
    }
quiet-bots-title = Jetzt mit Bots spielen
quiet-bots-line = Auf der zuletzt gewählten Stufe. Ohne Warten.
quiet-days-title = Über mehrere Tage spielen
quiet-days-line = Ein Tag pro Zug. Ihr müsst nicht gleichzeitig online sein.
quiet-days-go = Tisch eröffnen
quiet-friends-title = Mit Freunden spielen
quiet-friends-line = Schick einen Link. Sie brauchen kein Konto.
quiet-friends-go = Freunde einladen
quiet-puzzle-title = Aufgabe des Tages
quiet-puzzle-line = Eine Stellung, ein bester Zug.
quiet-puzzle-go = Lösen
quiet-lessons-title = Lektionen
quiet-lessons-line = Lerne in wenigen Minuten eine Regel oder einen Kniff.
quiet-lessons-go = Lektion starten
