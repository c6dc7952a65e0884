line = { $place }. Die Partie selbst bleibt, wie sie ist; deine Fortsetzung wird daneben gespeichert.
seat = Dein Platz
chance = und die Siegchance dort
cards = Verdeckte Karten
same = Wie in der Partie
fresh = Neu gemischt
hidden = Neu verteilt
lines-same = Alle Hände wie damals. Später gezogene Karten können anders sein.
lines-fresh = Dieselben Hände, aber es kommen andere Karten.
lines-hidden = Karten, die dieser Platz nicht kennen konnte, werden neu verteilt.
others = Die anderen
begin = Weiterspielen
workshop = In die Werkstatt
list = Fortsetzungen dieser Partie
from = { $place }:
full = Zu einer Partie werden { $most } Fortsetzungen gespeichert. Eine neue ersetzt die älteste. { $oldest }.
origin = Hier zweigte sie von ihrer Partie ab. Zurück zu jener Partie
unfinished = nicht zu Ende gespielt
ended =
    { $won ->
        [yes] gewonnen
       *[no] verloren
    } mit { $score }
instead =
    { $won ->
        [yes] gewonnen
       *[no] verloren
    } mit { $score } statt { $then }

notes-here = Deine Notiz zu { $place }
notes-save = Notiz speichern
notes-saved = Gespeichert
notes-all = Deine Notizen
notes-remove = Notiz zu { $place } löschen
notes-private = Nur auf diesem Gerät. Wenn du die Partie teilst, entscheidest du, ob die Notizen mitgehen.
notes-unreadable = Die Notizen dieser Partie sind nicht lesbar und wurden weggelassen. Die Partie selbst ist vollständig.

arrows-tool = Pfeile zeichnen
arrows-all = Deine Pfeile
arrows-from = Von
arrows-to = Nach
arrows-add = Pfeil hinzufügen
arrows-one = { $from } → { $to }
arrows-remove = Pfeil { $what } löschen
arrows-how = Ziehe von einer Stelle zur anderen oder tippe beide an. Derselbe Pfeil noch einmal löscht ihn. Mit der Maus zeichnet die rechte Taste immer.
arrows-full = Ein Moment hat höchstens { $most } Pfeile.
