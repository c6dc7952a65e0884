title = Ergebnis teilen
send = Teilen …
copy = Als Text kopieren
copied = Kopiert
save = Bild speichern
failed = Das Teilen hat nicht geklappt. Kopiere den Text oder speichere das Bild.

game-title = Partie teilen
game-served = Der Link öffnet diesen Moment für alle, die die Partie auf diesem Server sehen dürfen.
game-inside = Der Link enthält die ganze Partie. Er öffnet diesen Moment in jedem Browser, und kein Server speichert ihn.
game-tooLong = Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.
game-link = Link kopieren
game-file = Als Datei speichern
game-names = Die Namen der Spieler sind Teil der Partie.
game-notes = Meine { $n ->
        [one] Notiz
       *[other] { $n } Notizen
    } mitgeben
