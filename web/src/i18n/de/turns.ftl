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
sign = Zeichen auf Tab und App-Symbol
signLine = die Zahl der wartenden Tische und ein goldener Punkt
bell = Ton
bellLine = eine tiefe Glocke, nur solange die Seite offen ist
notice = Benachrichtigung vom Browser
noticeLine = solange die Seite irgendwo offen ist, du aber nicht hinsiehst
refused = Dein Browser erlaubt es nicht. Suche in seinen Einstellungen für diese Seite nach „Benachrichtigungen“ und versuche es dann noch einmal.
missing = Dieser Browser kennt keine Benachrichtigungen.
closed = Solange die Seite geschlossen ist
push = Benachrichtigungen auf diesem Gerät
pushLine = über den Dienst deines Browserherstellers; ohne Karten und Namen, nur mit dem Tisch
noPush = Dieser Browser war über den Dienst seines Herstellers nicht erreichbar. Bitte versuche es später noch einmal.
sent = Ist unterwegs.
whens-turn = jeder Zug
whens-hour = letzte Stunde
whens-never = nie
quiet = Ruhezeit
quietLine = Züge warten, Uhren laufen.
from = von
to = bis
sendOne = Jetzt eine schicken
sample = So sieht das aus.
looking = Suche nach einer Partie: { $there } von { $of }
gameFound = Partie gefunden
goToFound = Partie gefunden. Zu deinem Tisch
invitation = { $name } lädt dich ein
invites = lädt dich ein: { $game }, { $players } Spieler
accept = Annehmen
decline = Ablehnen
close = Schließen
