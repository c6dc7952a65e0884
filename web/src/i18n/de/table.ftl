people = Personen an diesem Tisch
menu = Menü
tabs = Mehr vom Tisch
players = Spieler
log = Verlauf
chat = Chat
help = Hilfe
hint = Tipp
undo = Zurücknehmen
next = Weiter
pause = Pause
resume = Fortsetzen
nextTable = Nächster Tisch
yourTurn = Du bist am Zug
noTable = Hier ist kein Tisch
notYet = Einen Moment, bitte
cannotRead = Der Server kann seine Partien gerade nicht lesen. Nichts ist verloren, und diese Seite geht von selbst weiter.
out-removed = Du wurdest aus dieser Partie entfernt. Ein Bot spielt auf deinem Platz weiter; du darfst zuschauen.
out-bot = Ein Bot spielt für dich.
out-other = Du bist jetzt unter einem anderen Namen angemeldet und schaust deshalb nur zu.
noUndo = Eine Wahl lässt sich zurücknehmen, bis jemand anders wählt oder eine Karte gezogen wird.
tookBack =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } eine Wahl zurückgenommen.
playAgain = Wieder selbst spielen
handOnly = Nur meine Hand: Der Spielplan ist auf einem großen Bildschirm
leave = Tisch verlassen (ein Bot übernimmt)
askPause = Um eine Pause bitten
endPause = Pause beenden
away = { $n } ist offline.
slow = { $n } lässt sich viel Zeit.
voteBot = Einen Bot für { $n } spielen lassen
unvoteBot = Doch auf { $n } warten
watching = Du schaust zu
emptySeat = Leerer Platz
sinceYourTurn = seit deinem letzten Zug
unread = { $n } neu
noChat = Noch keine Nachrichten.
earlierChat = Frühere Nachrichten
say = Nachricht schreiben
send = Senden
about = { $name } …
mute = { $name } stummschalten
unmute = { $name } wieder anzeigen
timeLeft = Restzeit: { $time }
days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
connectionLost = Die Verbindung ist abgebrochen und wird wiederhergestellt; deine Partie ist sicher.
serverTrouble = Der Server kann gerade nicht speichern. Nichts ist verloren; es geht von selbst weiter.
dismiss = Ausblenden
percent = { -percent($n) }
decimal = { NUMBER($n, digits: 1) }
saveRecord = Partie als Datei speichern
downloadRecord = Datei herunterladen
rematch-asks = { $name } möchte noch eine Partie.
rematch-isIn = Schon dabei: { $names }.
rematch-join = Ich bin dabei
rematch-decline = Diesmal nicht
end-title = Die Partie ist vorbei
end-rematch = Revanche
end-replay = Wiederholung ansehen
end-review = Partie analysieren
end-share = Ergebnis teilen
end-check = Partie prüfen
end-newTable = Neuer Tisch
end-look = Spielplan ansehen
replay-title = Wiederholungen
replay-drop = Zieh die Datei einer Partie hierher oder wähle eine aus.
replay-choose = Datei auswählen
replay-lineFile = Eine Partie speicherst du im Menü ihres Tisches als Datei.
replay-yours = Beendete Partien auf diesem Gerät
replay-noneYet = Hier stehen deine beendeten Partien gegen Bots.
replay-servers = Beendete Partien mit Freunden
replay-several =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    } in dieser Datei
replay-number = Partie { $n }
replay-bad = Diese Datei lässt sich nicht anzeigen: { $why }
replay-notJson = Sie enthält keine Partie.
replay-otherGame = Diese Seite kennt das Spiel nicht.
replay-tooLarge = Sie ist zu groß für eine Partie.
replay-broken = Ihre Züge verstoßen gegen die Regeln.
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-step = Schritt { $n } von { $of }
replay-jump = Springen zu
replay-start = Anfang
replay-seenBy = Sicht
replay-all = Alle Karten
replay-playOn = Von hier weiterspielen
replay-share = Diese Partie teilen
replay-notes = Notizen
replay-more = Mehr
