concede = Aufgeben …
abandon = Abbrechen …
proposeAbandon = Abbruch vorschlagen …
concedeTwo = Du gibst auf: Die Partie endet jetzt, und { $name } gewinnt. Für dich zählt sie als Niederlage.
concedeMore = Du gibst endgültig auf: Ein Bot spielt deinen Platz zu Ende, die anderen spielen weiter. In deiner Statistik zählt das als letzter Platz.
concedeBots = Du gibst auf: Die Partie zählt für dich als Niederlage. Sie kann jetzt enden, oder Bots spielen sie zu Ende.
concedeDevice = Du gibst endgültig auf: Ein Bot spielt deinen Platz zu Ende, die anderen spielen weiter.
concedeDeviceBots = Du gibst auf: Die Bots gewinnen. Die Partie kann jetzt enden, oder Bots spielen sie zu Ende.
concedeDeviceTwo = Du gibst auf: Die Partie endet jetzt, und { $name } gewinnt.
concedeIt = Aufgeben
endNow = Aufgeben und beenden
letBots = Bots weiterspielen lassen
abandonAll = Wenn alle zustimmen, endet die Partie ohne Sieger und zählt in keiner Statistik. Du kannst es dreimal vorschlagen.
abandonAlone = Die Partie endet jetzt, ohne Sieger. Sie zählt nicht in deiner Statistik.
abandonDevice = Die Partie endet jetzt für alle an diesem Gerät, ohne Sieger. Frag zuerst die anderen.
abandonIt = Partie abbrechen
propose = Vorschlagen
goOn = Weiterspielen
proposed = { $name } schlägt vor, die Partie abzubrechen: Niemand gewinnt, und sie zählt in keiner Statistik.
agree = Zustimmen
yours = Du schlägst vor, die Partie abzubrechen. Warten auf { $names }.
agreed = Du hast dem Abbruch zugestimmt. Warten auf { $names }.
takeBack = Zurückziehen
lapsesAt = Offen bis { $time }; wer dann offline ist, muss nicht zustimmen.
has = { $name } hat aufgegeben. Ein Bot spielt diesen Platz zu Ende.
youHave = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende; du kannst zusehen und chatten.
ok = OK
wins = { $name } gewinnt
youWin = Du gewinnst
botsWin = Die Bots gewinnen
byConcession = { $name } hat aufgegeben.
youConceded = Du hast aufgegeben.
abandoned = Die Partie wurde abgebrochen
byAgreement = Alle waren einverstanden. Niemand gewinnt, und die Partie zählt in keiner Statistik.
lastPlace = Aufgegeben, also letzter Platz: { $names }.
log-concede =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } aufgegeben
log-propose =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } den Abbruch vorgeschlagen
log-agree =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } zugestimmt
log-decline =
    { YOU($who) ->
        [you] Du wolltest
       *[other] { $who } wollte
    } weiterspielen
log-withdraw =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } den Vorschlag zurückgezogen
log-lapse =
    { YOU($who) ->
        [you] Du hast
       *[other] { $who } hat
    } weitergespielt: Vorschlag hinfällig
log-expired = Nicht alle haben rechtzeitig zugestimmt
