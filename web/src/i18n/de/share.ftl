title = Ergebnis teilen
send = Teilen …
copy = Als Text kopieren
copied = Kopiert
save = Bild speichern
failed = Das Teilen hat nicht geklappt. Kopiere den Text oder speichere das Bild.
