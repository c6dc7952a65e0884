-seats =
    { $n ->
        [one] 1 Platz
       *[other] { $n } Plätze
    }

title = Warteraum
tableOf = Tisch von { $name }
seats = { -seats($n) }
beginsReady = beginnt, wenn alle bereit sind
beginsFull = beginnt, wenn alle Plätze besetzt sind
seatList = Plätze
free = wartet auf jemanden
freeSeat = Freier Platz
freeSeats =
    { $n ->
        [1] einen freien Platz
       *[other] { $n } freie Plätze
    }
waitsFor = Warten auf { $whom }
canBegin = Alle sind bereit.
hostStarts = { $name } startet die Partie, wenn alle bereit sind.
changedBy = { $name } hat die Optionen geändert: { $ago }
fresh = neu
was = war { $before }
gone = entfällt
sayAgain = Alle melden sich noch einmal bereit.
ready = bereit
notReady = noch nicht bereit
sayReady = Bereit
start = Starten
host = Gastgeber
more = Mehr zu { $name }
freeIt = Platz freigeben
freeLine = Die Person erfährt es und darf sich wieder setzen.
shutOut = Platz freigeben und Person aussperren
botInstead = Durch einen Bot ersetzen
takeAway = Bot entfernen
makeHost = Zum Gastgeber machen
swapWith = Platz tauschen mit { $name }
addBot = Bot dazu
addBotAt = Bot dazu: Platz { $seat }
closedToOthers = Privater Tisch
closedLine = Nur Leute mit dem Link können sich setzen.
change = Optionen ändern
changeLine = Alle müssen sich noch einmal bereit melden.
inviteTitle = Einladen
scan = Scanne den Code oder schicke den Link
code = QR-Code des Links
onlyHere = Handys können diesen Link nicht öffnen: Er geht nur auf diesem Computer.
listen = Damit Handys aus deinem Netz mitspielen können, starte den Server mit
thenOpen = Dann öffne
sendHere = Für einen anderen Browser auf diesem Computer
sameNetwork = Handys müssen im selben Netz sein wie dieser Computer.
freed = Der Gastgeber hat deinen Platz freigegeben.
shut = Der Gastgeber hat deinen Platz freigegeben und diesen Tisch für dich geschlossen.
hostNow = { $name } ist jetzt Gastgeber.
youHost = Du bist jetzt Gastgeber.
sealed = Beim Mischen wirken alle Browser mit: Niemand kann die Karten aussuchen. Der Betreiber des Servers könnte sie sehen.
seals = Siegel ansehen
opening = Warten auf den Browser von { $names }
anew = Der Browser von { $names } hat nicht geantwortet{ $times ->
        [1] { "" }
       *[other] { " " }(bisher { $times }-mal)
    }. Der Tisch beginnt neu.
somebody = jemand
noChat = Kein Chat
hints = Tipps von einem Bot
missing =
    { $n ->
        [one] Noch 1 Platz ist frei.
       *[other] Noch { $n } Plätze sind frei.
    } Die Partie beginnt von selbst, wenn alle besetzt sind.
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
here = online
away = offline
bot = Bot, { $level }
sitHere = Hier sitzen
sitDown = Platz nehmen
sitAt = Hier sitzen: Platz { $seat }
standUp = Platz verlassen
namePlease = Wie sollen die anderen dich nennen?
nameWrong = Gib einen Namen mit 1 bis 24 Zeichen ein.
plain = Die Grundregeln
hidden = Verdeckter Punktestand
each = { $time } pro Zug
bank = { $time } pro Person und { $plus } mehr pro Zug
othersEnd = Wenn die Zeit um ist, entscheiden die anderen
noClock = Ohne Uhr
listed = Steht für alle in der Liste
notListed = Nur mit dem Link
awaiting = Warten auf { $names }. Die Partie beginnt von selbst, wenn alle da sind.
held = zur Revanche eingeladen
asked = Du bist zur Revanche eingeladen. Ein Platz ist für dich reserviert.
fill = Jetzt mit Bots starten
fillLine = Bots nehmen die freien Plätze, und die Partie beginnt sofort.
fillLevel = Stufe der Bots
closed = Dieser Tisch ist geschlossen.
gathering = Partie gefunden. Warten auf { $names }.
gatheringLine = Die Partie beginnt, wenn alle da sind. Kommt jemand nicht binnen 30 Sekunden, wird jemand anders gesucht.
gathered = Alle sind da. Es geht los …
notGathered = Jemand ist nicht gekommen, deshalb hat diese Partie nicht begonnen.
toHall = Zur Halle
byName = Mit Namen einladen
byNameLine = Der genaue Name eines Kontos. Die Einladung gilt eine Stunde.
invite = Einladen
invited = Wenn { $name } hier ein Konto hat, ist die Einladung unterwegs.
notComing = { $name } kommt nicht.
lost-number = Dein Platz ist wieder frei: Dieses Gerät hat nicht geantwortet, als die Partie beginnen sollte.
lost-seat = Du hast hier keinen Platz mehr: Du bist auf einem anderen Gerät gegangen oder jetzt unter einem anderen Namen angemeldet.
