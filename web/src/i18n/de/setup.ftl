-players = { $n } Spieler

title = Neuer Tisch
game = Spiel
presetsLabel = Regeln
mix = Eigene Mischung
    .text = Wie unten eingestellt.
reset = Zurücksetzen
none = keine von { $of }
some = { $n } von { $of }
atTable = Am Tisch
firstPlayer = Wer beginnt
firstDrawn = Wird ausgelost
hidden = Verdeckter Punktestand
seats = Plätze
playersLabel = Spieler
players = { -players($n) }
you = Du
youLine = Du sitzt auf dem ersten Platz.
friend = Per Link
friendSeat = Warten auf Freunde
friendLine = kommt über den Link
here = Jemand hier
hereLine = ihr teilt euch das Gerät
hereName = Name auf Platz { $seat }
playerN = Spieler { $n }
whoSits = Wer sitzt auf Platz { $n }
levelLines-page = leicht: spielt recht sorglos
levelLines-squire = mittel: sieht den nächsten Schritt
levelLines-knight = stark: denkt voraus
levelLines-champion = sehr stark: rechnet gründlich
terms = Mit Freunden
clock = Uhr
paces-none = Keine
paces-quick = Schnell
paces-relaxed = Entspannt
paces-day = Tageweise
paces-own = Eigene
paceLines-none = Ohne Zeitlimit.
paceLines-quick = eine Minute pro Zug
paceLines-relaxed = 20 Minuten pro Person für die ganze Partie und 15 Sekunden mehr mit jedem Zug
paceLines-day = ein Tag pro Zug; niemand muss ständig da sein
paceLines-own = wie unten gewählt
clockKind = Art der Uhr
clockEach = Für jeden Zug
clockBank = Für die ganze Partie
bank = Zeit pro Person
plus = Dazu mit jedem Zug
overtime = Wenn die Zeit um ist
overtimeBot = Ein Bot übernimmt
overtimeEnd = Die anderen entscheiden
whoJoins = Wer mitspielen kann
joinLink = Alle mit dem Link
joinAll = Alle: Der Tisch steht in der Liste
readyFirst = Vor dem Start melden sich alle bereit
board = Dieser Bildschirm ist der Spielplan
boardLine = alle spielen auf dem eigenen Handy
chat = Chat am Tisch
hints = Tipps von einem Bot
hintsLine = alle dürfen fragen, was am besten ist und ob ihre Wahl gut war
nameLine = für andere sichtbar, bis zu 24 Zeichen
nameWrong = Gib einen Namen mit 1 bis 24 Zeichen ein.
numberWrong = Gib eine ganze Zahl von { $from } bis { $to } ein.
fieldWrong = { $field }: { $why }
serverNeeded = Der Server ist nicht erreichbar. Gib die Plätze der Freunde an Bots, dann kannst du sofort spielen.
play = Spielen
botLevel = Stufe der Bots
allOptions = Alle Optionen
make = Tisch eröffnen und Link erhalten
inAMinute = In einer Minute lernen: { $rule }
special =
    { $n ->
        [one] 1 Sonderregel
       *[other] { $n } Sonderregeln
    }
summary = { -players($players) }, etwa { $minutes } Minuten{ COUNT($withRules) ->
        [0] .
       *[other] , mit { LIST($withRules) }.
    }
