-points = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

welcome = Willkommen, Knappe!
    .text = Du spielst Blau, mit dem Kreuz. Wir spielen eine der sechs Runden zusammen; das dauert etwa fünf Minuten.
tracks = Sieben Leisten
    .text = Auf jeder hast du eine Scheibe, und alle liegen auf 0. Weiter rechts heißt weiter vorn; die letzte Spalte zeigt, was du jetzt bekommen würdest.
tracksEach = Was jede Leiste bewirkt
    .text = Minne: Die vordersten Knappen rücken eine weitere Scheibe vor. Lanzenstechen und Turniere: Punkte für die vordersten, 3 für den ersten Platz. Alle drei zählen jede Runde.
tracksMore = Zwei weitere Leisten
    .text = Bildung: Jede Runde verliert der letzte Platz 3 Punkte. Königsdienst: 6 Punkte ab Feld 6, 12 auf Feld 12, nach den Runden III und VI.
tracksLast = Und zwei am Ende
    .text = Abenteuer und Fürsorge zählen einmal, nach Runde VI: Abenteuer bringen vorn viel ein, Fürsorge kostet hinten viel.
cards = Deine Hand
    .text = Eine Karte rückt deine Scheibe auf ihrer Leiste vor, um so viele Felder, wie sie zeigt. Ein Schwert spielst du im Lanzenstechen oder bei den Turnieren, ganz wie du willst.
keepSword = Behalte eine Karte
    .text = Wähle Schwert 4 und drücke dann den Knopf, mit dem du es behältst. Die anderen vier gehen nach links weiter.
passed = Die Karten wandern
    .text = Alle haben eine Karte behalten und den Rest weitergegeben. Diese vier sind bei dir gelandet; die Seite merkt sich, welche du weggegeben hast.
keepMore = Behalte drei weitere
    .text = Welche du willst. Ein Tipp: Eine gute Bildungskarte bewahrt dich dort vor dem letzten Platz, und der kostet 3 Punkte.
playSword = Spiele das Schwert
    .text = Du hast fünf Karten und spielst vier davon. Wähle das Schwert: Zwei Leisten leuchten auf und zeigen, wo du landen würdest. Nimm die, die dir lieber ist.
watch = Die anderen spielen
    .text = Je eine Karte, im Uhrzeigersinn. Eine Scheibe, die auf ein besetztes Feld kommt, liegt obenauf, und die oberste liegt vorn.
playMore = Drei weitere Karten
    .text = Spiel weiter. Sieh dir vor jeder Wahl die letzte Spalte an. Feld 0 ist immer der letzte Platz, für alle, die dort liegen.
scoring = Die Wertung
    .text = Alle spielen eine letzte Karte; deine fünfte wird verdeckt abgelegt. Dann wird jede Leiste mit „jetzt“ gewertet, von oben nach unten.
bonus = Ein Bonus für dich
    .text = In der Minne liegst du gut, also darfst du mit einer weiteren Scheibe vorrücken, auf einer beliebigen Leiste. Wähle, wo es dir am meisten hilft.
gained = Deine Punkte
    .text = Nach dieser Runde hast du { -points($n) }. Gut gemacht! Die Wappen zeigen, woher sie kommen.
even = Deine Punkte
    .text = Nach dieser Runde stehst du bei 0: nichts gewonnen, nichts verloren. Die Wappen zeigen, was die anderen bekommen haben.
lost = Deine Punkte
    .text = In dieser Runde hast du { -points($n) } verloren. Das ist nicht schlimm: Eine gute Bildungskarte genügt, um sicher zu sein.
rest = Was noch kommt
    .text = Noch fünf Runden. Königsdienst zählt nach III und VI; nach III beginnen die meisten Leisten wieder bei 0. Abenteuer und Fürsorge zählen einmal, am Ende, und viel.
end = Du kennst das Spiel
    .text = Nach sechs Runden gewinnen die meisten Punkte. Alles Weitere erklärt dir der Tisch, wenn du es brauchst.
