handTo = Gib das Gerät an { $name }
covered = Alle Karten sind verdeckt. Deine erscheinen erst, wenn du unten tippst.
show = Ich bin { $name }: Karten zeigen
handOver = Weitergeben
chosen = Du hast gewählt.
boardTitle = Deine Hand ist auf deinem Handy
join = Setz dich mit deinem Handy an den Tisch
scan = Scanne den Code, um dich zu setzen oder zurückzukommen.
code = QR-Code des Tisches
orOpen = Oder öffne
andType = und gib ein:
enterCode = Code eingeben
codeLine = Sechs Buchstaben, auf dem Bildschirm mit dem Spielplan.
typedCode = Code
toTable = Zum Tisch
sixLetters = Ein Code hat sechs Buchstaben, ohne Vokale.
codeGone = Diesen Code gibt es nicht, oder er ist abgelaufen. Sieh noch einmal auf den Bildschirm.
seats = Plätze
free = freier Platz
seatsFree =
    { $n ->
        [one] 1 Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
begins = { $name } kann mit Bots auf den freien Plätzen beginnen.
asleep = Handy schläft
botsMove = Die Bots spielen …
bot = Bot
done = gerade nichts zu wählen
