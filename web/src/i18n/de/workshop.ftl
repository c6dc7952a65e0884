title = Werkstatt
undo = Zurücknehmen
open = Datei öffnen
save = Als Datei speichern
copy = Link kopieren
copied = Kopiert
empty = Neu beginnen
broken = Dieser Link oder diese Datei ist beschädigt. Hier ist stattdessen ein leerer Tisch.
colours-1 = Blau
colours-2 = Gelb
colours-3 = Grün
colours-4 = Rot
colours-5 = Schwarz
happened = Bisherige Züge
asks = { $who } muss wählen:
chance = Als Nächstes entscheidet der Zufall: Karten werden gezogen.
draw = Ziehen
ask = Möglichkeiten vergleichen
thinking = Überlegt …
advises = Am besten: { $choice }
ruling = Klarstellung { $id }:
cannot = Unmögliche Stellung
answers = Nach den Regeln
result = Wer gewinnt
chapter = In den Regeln: { $title }
refused = Nicht erlaubt, und warum
rules = Regeln
change = Regeln und eigene Werte
apply = Mit diesen Regeln aufbauen
take = Tippe auf eine Stelle, dann auf die Karten, die dort liegen. Tippe auf eine Karte, um sie wegzunehmen.
into = Hierhin: { $place }
add = Dazulegen: { $card }, noch { $left }
remove = Wegnehmen: { $card }
faults-log = Schritt { $step } ist nicht möglich: { $entry }
faults-type = { $field }: Nötig ist { $wanted }.
faults-other = { $field }: { $message }
faults-wanted-object = ein Objekt mit Feldern
faults-wanted-boolean = true oder false
faults-wanted-unknown = nichts; es gibt nur { $names }
faults-wanted-number = eine ganze Zahl von { $least } bis { $most }
faults-wanted-list =
    { SAME($least, $most) ->
        [yes] eine Liste mit { $least }
       *[no] eine Liste mit { $least } bis { $most }
    }
faults-wanted-name = eines von: { $names }
faults-wanted-cards = Karten, geschrieben wie { $such }
