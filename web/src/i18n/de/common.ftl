roundtable = Roundtable
you = Du
botNames-1 = Anna
botNames-2 = Bertran
botNames-3 = Dorothea
botNames-4 = Hugo
botNames-5 = Isolde
levels-page = Page
levels-squire = Knappe
levels-knight = Ritter
levels-champion = Champion
loading = Einen Moment …
visitor = Gast
someone = jemand
spectators = { $n } Zuschauer
account = Konto
home = Startseite
rules = Regeln
close = Schließen
tryAgain = Noch einmal versuchen
notLoaded = Dieser Teil der Seite konnte nicht geladen werden. Bist du offline?
language = Sprache
playersFrom = { $least } bis { $most } Spieler
minutes = { $n } Minuten
playNow = Jetzt spielen
against = { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    } ({ $level }), { $rules ->
        [0] Grundregeln
        [one] 1 Sonderregel
       *[other] { $rules } Sonderregeln
    }
withFriends = Mit Freunden
learnInFive = In 5 Minuten lernen
credits = Mitwirkende
settings = Einstellungen
toLight = Zu Pergament wechseln (hell)
toDark = Zu Kerzenlicht wechseln (dunkel)
independent = Eine unabhängige Fanseite, nicht von den Verlagen der Spiele.
yourTables = Deine Tische
openTables = Offene Tische
hall = Halle
of = { $what }: { $game }
play = Spielen
study = Lernen
me = Profil
myTurns = Meine Züge
tablesWait =
    { $n ->
        [1] Ein Tisch wartet
        [2] Zwei Tische warten
        [3] Drei Tische warten
        [4] Vier Tische warten
        [5] Fünf Tische warten
        [6] Sechs Tische warten
       *[other] { $n } Tische warten
    } auf dich
noTables = Hier stehen deine Partien, auch ohne Verbindung.
noOpenTables = Gerade wartet niemand. Eröffne mit „Mit Freunden“ einen Tisch.
noServer = Der Server ist nicht erreichbar. Gegen Bots kannst du trotzdem spielen.
againstBots =
    { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    }
away = offline
seatsTaken = { $taken } von { $of } Plätzen besetzt
finished = beendet
conceded = aufgegeben
agreed = abgebrochen
damaged = nicht lesbar
goOn = Weiter
look = Ansehen
join = Beitreten
replay = Wiederholung
remove = Löschen
removeGame = Diese Partie löschen: { $what }
removeSure = Diese Partie löschen?
keepIt = Behalten
noRoom = In diesem Browser ist kein Platz mehr für eine Partie.
yourName = Dein Name
