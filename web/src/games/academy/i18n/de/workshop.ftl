-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

when = Wann
round = Runde
moment = Zeitpunkt

moments-deal = Vor dem Austeilen
moments-draft = Auswahl
moments-play = Ausspielen
moments-scoring = Wertung
moments-end = Das Ende

first = Beginnt die Runde
points = Punkte
pointsOf = { $who }: Punkte bisher
coats = Wappen, Runde für Runde
coatOf = { $track }, { $who }, Runde { NUMBER($round, style: "roman") }
kingTwice = Beide Schriftrollen wurden genommen: Der Königsdienst hat zweimal gezählt
informed = Wer welches Wappen aus dem Kodex kennt
cards = Karten

piles-hands = Hand
piles-pack = Stapel
piles-kept = Behalten
piles-played = Gespielt

discs = Wo die Scheiben liegen
discsNow = Scheiben, wie sie jetzt liegen
discsBefore = Scheiben zu Beginn der Runde
dealtRest = Hände, die du leer lässt, werden aus dem Rest ausgeteilt.
codex = Kodex
place = Platz { $n }
anyTokens = Beliebige Plättchen
layTokens = Festlegen, welches Plättchen wo liegt
peeked = Wer wo nachgesehen hat
settle = Wer gewinnt diesen Gleichstand?
tiedWhere = Wo der Gleichstand ist
tiedDiscs = Wer gleichauf ist
tiedAtEnd = Tippe alle mit den meisten Punkten an, in der Minne von hinten nach vorn. Auf demselben Feld: im Stapel von unten nach oben.
tiedOn = { $track }: Tippe die Scheiben auf demselben Feld an, im Stapel von unten nach oben.
bet = { $who }: Wette
cup = Kelch: weiße Felder, unter 0 schwarze

scroll-six = Schriftrolle auf Feld 6
scroll-twelve = Schriftrolle auf Feld 12

lies = liegt da
aside = in einer früheren Runde genommen
taken = von { $who } in dieser Runde genommen
move = Scheibe bewegen
tap = Tippe auf eine Scheibe, um sie zu bewegen.
back = Ein Feld zurück
forth = Ein Feld vor
up = Höher im Stapel
down = Tiefer im Stapel
disc = { $who }, { $track }: Feld { NUMBER($square) }
mend = Auf { $square } setzen
wins = { $who } gewinnt
shared = { $who } teilen sich den Sieg

why-points = Nach Punkten.
why-gallantry = Die Punkte sind gleich, also entscheidet die Minne: Wer dort vorn liegt, gewinnt.
why-shared = Die Punkte sind gleich, und in der Minne stehen alle auf Feld 0.

tie = { $track }, Feld { NUMBER($square) }: { LIST($ahead) }, in dieser Reihenfolge. Wer später kam, liegt obenauf und damit vorn.
moves = { $who }, { $track }: { NUMBER($from) } → { NUMBER($to) }
pays = { $who }: { NUMBER($points, sign: "always") } für { $track }
emptied = { $track }: Alle Scheiben gehen auf Feld 0 zurück.
next = Weiter mit Runde { NUMBER($round, style: "roman") }
nothing = Niemand teilt sich ein Feld, und es gibt nichts zu wählen.

faults-far = { $track }: { $who } kann noch nicht auf { $square } sein; höchstens { $most } ist möglich.
faults-behind = { $track }: { $who } hat dort Karten im Wert von { $least } gespielt, liegt aber auf { $square }.
faults-stack = { $track }: { $lower } kam nach { $upper } und liegt obenauf.
faults-way = Die Scheiben von { $who } sind zusammen { $sum } { $sum ->
        [one] Feld
       *[other] Felder
    } vorgerückt; höchstens { $most } sind bisher möglich.
faults-copies = Zu oft { $card }: Im Spiel gibt es { $copies }.
faults-hand = { $who } hat { -cards($found) } auf der Hand; es { $due ->
        [one] muss
       *[other] müssen
    } { $due } sein oder keine.
faults-turn = { $who } hat { -cards($found) } gespielt; es { $due ->
        [one] muss
       *[other] müssen
    } { $due } sein, da reihum gespielt wird.
faults-cup =
    { SAME($least, $most) ->
        [yes] Der Kelch muss auf { $least } stehen.
       *[no] Der Kelch steht zwischen { $least } und { $most }.
    }
faults-scroll = Die Schriftrolle auf Feld { $square } passt nicht zu den Scheiben im Königsdienst.
faults-first = Dann beginnt { $who }: Die Regeln dieses Tisches legen fest, wer die erste Runde begonnen hat.
faults-end = Die Partie endet mit Runde VI.
faults-order = { $track }: { $who } kann die Runde nicht auf { $square } begonnen haben; der geordnete Rückzug lässt höchstens { $most } zu.

faults-early-played = Zu diesem Zeitpunkt ist noch keine Karte gespielt.
faults-early-kept = Karten werden nur in der Auswahl behalten.
faults-early-bets = Gewettet wird erst nach dem Austeilen.
faults-early-codex = Plättchen liegen erst nach dem Austeilen auf dem Kodex.

faults-unpaid = In Runde { NUMBER($round, style: "roman") } gab es hier nichts: { $track }.
faults-coats = { $track }: In Runde { NUMBER($round, style: "roman") } kann niemand diese Wappen bekommen haben.
faults-informed = Kodex von Runde { NUMBER($round, style: "roman") }: Wer ein Wappen genommen hat, hat es gesehen, und was nicht da ist, sieht niemand.
faults-variation = Das gibt es nur mit „{ $name }“.
faults-middle = Der Kelch kann nicht in der Mitte stehen: Das erste Schwert zieht ihn endgültig weg.
faults-bets = Jeder Knappe braucht eine Wette.
faults-peeked = { $who } hat zu oft nachgesehen: höchstens { $most }-mal, einmal für jede Bildungskarte.
faults-neutral = Der neutrale Knappe behält immer die höchste Karte, die er bekommt; diese kann er nicht haben.
faults-kept = { $who } hat { -cards($found) } behalten; es { $due ->
        [one] muss
       *[other] müssen
    } { $due } sein, so viele wie bei den anderen.

faults-wanted-track = diese Leiste gibt es hier nicht
faults-wanted-once = jeder Knappe hat auf einer Leiste eine Scheibe
faults-wanted-tokens = eins −3, eins −1, alle anderen 0

refused-pack = Eine andere Karte: Behalten geht nur, was im Stapel vor einem liegt.
refused-hand = Eine andere Karte: Ausspielen geht nur, was auf der Hand ist.
refused-played = { $cards }: in dieser Runde schon gespielt.
refused-six = Eine andere Karte oder eine öfter als vorhanden: Nur die eigenen sechs Karten kommen in die Päckchen.
refused-three = Mehr oder weniger: Ein Päckchen hat drei Karten.
refused-sword = Eine andere Leiste oder keine: Ein Schwert zählt im Lanzenstechen oder bei den Turnieren.

refused-must-bet = Nicht wetten: Jeder Knappe nennt eine Leiste.
refused-must-pick = Nichts behalten: Eine Karte muss behalten werden.
refused-must-split = Die Karten zusammenlassen: Aus sechs Karten werden zwei Päckchen.
refused-must-choose = Kein Päckchen nehmen: Eins der beiden muss es sein.
refused-must-assign = Einem Knappen alles geben: Jeder bekommt drei Karten.
refused-must-play = Nichts spielen: Eine Karte muss gespielt werden.
refused-must-bonus = Auf den Bonus verzichten: Er muss genutzt werden.
refused-must-codex = Kein Plättchen nehmen: Alle nehmen eins.
refused-must-from = Mit niemandem tauschen: Ein Knappe auf dem letzten Platz muss genannt werden.
refused-must-give = Nichts abgeben: Wer ein Wappen der Bildung hat, gibt eins ab.
refused-must-take = Nichts nehmen: In dieser Ausgabe muss genommen werden, was da ist.

refused-start = { $discs }: Auf Feld 0 gibt es keinen Stapel.
refused-top = { $discs }: Keine andere Scheibe liegt darauf.
refused-stuck = { $track }: Die Scheibe ist am Ende und kann nicht weiter.
refused-taken = Platz { $place }: Dieses Plättchen hat { $who } genommen.
refused-self = Sich selbst: Niemand tauscht mit sich selbst.
refused-above = { $who }: nicht auf Feld 0 und damit nicht auf dem letzten Platz.
refused-coat = { $coats }: kein solches Wappen der Bildung vorhanden.
refused-large = { $coats }: zu groß, höchstens 3.
refused-source = Wappen der Abenteuer: Sie können nicht genommen werden.
