nobody = Niemand wartet auf dich.
order = Reihenfolge
byTime = Nach Restzeit
byGame = Nach Spiel
rules =
    { $n ->
        [0] Grundregeln
        [one] 1 Sonderregel
       *[other] { $n } Sonderregeln
    }
waitingForOthers = Warten auf andere
choose = Wählen
left = noch { $time }
noClock = ohne Uhr
notices = Benachrichtigungen
turnAt = Du bist am Zug: { $game }
yourTurn = Du bist am Zug
sign = Markierung an Tab und App-Symbol
signLine = die Zahl der wartenden Tische und ein goldener Punkt
bell = Ton
bellLine = eine tiefe Glocke, nur solange die Seite offen ist
notice = Browser-Benachrichtigung
noticeLine = solange die Seite im Hintergrund offen ist
refused = Dein Browser erlaubt es nicht. Suche in seinen Einstellungen für diese Seite nach „Benachrichtigungen“ und versuche es dann noch einmal.
missing = Dieser Browser unterstützt keine Benachrichtigungen.
closed = Solange die Seite geschlossen ist
push = Benachrichtigungen auf diesem Gerät
pushLine = über den Push-Dienst deines Browsers, ohne Karten und Namen
noPush = Der Push-Dienst deines Browsers hat nicht geantwortet. Bitte versuche es später noch einmal.
sent = Gesendet.
whens-turn = jeder Zug
whens-hour = letzte Stunde
whens-never = nie
quiet = Ruhezeit
quietLine = Benachrichtigungen warten, Uhren laufen.
from = von
to = bis
sendOne = Test senden
sample = Das ist eine Beispielbenachrichtigung.
looking = Suche nach einer Partie: { $there } von { $of }
gameFound = Partie gefunden
goToFound = Partie gefunden. Zu deinem Tisch
invitation = { $name } lädt dich ein
invites = lädt dich ein: { $game }, { $players } Spieler
accept = Annehmen
decline = Ablehnen
close = Schließen
