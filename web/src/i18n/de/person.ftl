-games =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }

title = Meine Seite
you = du
since = Dabei seit { $month }
games = { -games($n) }
guest = Gast, nur auf einem Gerät
asOthers = So sehen es andere
seenByOthers = So sehen andere deine Seite.
closedToOthers = Nur du siehst deine Seite.
backToMine = Zurück zu meiner Seite
running = Laufende Partien
yourTurn = Du bist am Zug
waitsFor = Warten auf { $names }
game = Spiel
tables = Tische
players = Spieler
result = Ergebnis
allGames = Alle Spiele
allTables = Alle Tische
withPeople = Mit Menschen
withBots = Nur Bots
anyResult = Beliebig
won = Gewonnen
lost = Verloren
yourPlaces = Deine Platzierungen
places = Platzierungen
gamesOf = { -games($n) } zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    }
conceded = aufgegeben: { $names }
place = { -ordinal($n) }
fair = fair
fairWouldBe = Fair wären je { NUMBER($n, digits: "any") }.
fairShare = Fair wären { -percent($share) }.
wonTitle = Gewonnene Partien, %
wonLine = Monat für Monat
wonOf = { $won } von { $of } gewonnen
yourPoints = Woher deine Punkte kommen
points = Woher die Punkte kommen
pointsLine = ● { $mine ->
        [yes] du
       *[no] diese Person
    }, | die anderen am Tisch; { -games($n) }
pointsOf = { $own } pro Partie, die anderen { $others }
review = Analyse
luckTitle = Glück und Entscheidungen
luckLine = Deine zuletzt analysierten Partien, in % eines Sieges. In { $costly } von { $n } haben deine Entscheidungen sicher mehr gekostet als das Pech.
luckParts-luck = Glück
luckParts-own = deine Entscheidungen
luckParts-others = Entscheidungen der anderen
fortune = { -ordinal($place) } Platz; Start { $start }, Glück { $luck }, deine Entscheidungen { $own }, die der anderen { $others }
noReviews = Analysiere eine Partie: Dann steht hier, was Glück war und was Entscheidung.
after = Nach { $n } Partien erscheint hier ein Diagramm.
asTable = Als Tabelle
notYet = Hier erscheinen deine Partien und Diagramme. Finde eine Partie in der Halle.
gamesTitle = Partien
person = Gespielt mit …
bot = Bot ({ $level })
more = Weitere Partien
noGames = Noch keine passende Partie.
noGamesOf = { $name } zeigt keine passende Partie.
notPlayedWith = Niemand hier heißt „{ $name }“.
notRead = Die Partien konnten nicht geladen werden.
botForYou = ein Bot spielte für dich: zählt nicht
botForThem = ein Bot spielte an diesem Platz: zählt nicht
playedWith = Gespielt mit
youWon = { -games($n) }, { $won } davon hast du gewonnen
theyWon = { -games($n) }, { $won } gewonnen
allOfThem = Alle { $n }
whoSees = Wer sieht diese Seite?
whoSeesLine = Zu sehen sind deine Statistik und deine öffentlichen Partien. Private Partien sehen nur die Beteiligten, laufende niemand.
audiences-nobody = Niemand
audiences-companions = Meine Mitspieler
audiences-everybody = Alle
notSaved = Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.
problems-closed = Diese Seite ist für dich nicht sichtbar: Sie ist nur für Mitspieler oder für niemanden freigegeben.
problems-nobody = Dieses Konto gibt es nicht mehr. Die Partien bleiben den anderen.
problems-stranger = Du hast noch keine Seite. Setz dich mit einem Namen an einen Tisch, dann bekommst du eine.
problems-lost = Der Server ist nicht erreichbar.
