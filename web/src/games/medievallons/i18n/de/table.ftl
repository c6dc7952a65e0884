-name =
    { $kind ->
        [A] { names-A }
        [R] { names-R }
        [B] { names-B }
        [J] { names-J }
        [K] { names-K }
        [M] { names-M }
        [O] { names-O }
        [N] { names-N }
        [P] { names-P }
        [G] { names-G }
        [S] { names-S }
        [Z] { names-Z }
       *[W] { names-W }
    }
# „den Narren“, „dem Narren“
-weak =
    { $kind ->
        [A] Assassinen
        [J] Narren
       *[other] { -name($kind) }
    }
# „2 Mönche“, „Gilde der Mönche“
-many =
    { $kind ->
        [A] Assassinen
        [J] Narren
        [O] Mönche
        [N] Edelleute
        [S] Sterne
        [W] Hexen
       *[other] { -name($kind) }
    }
# Wer: „ein Narr“
-who =
    { $kind ->
        [none] eine Karte
        [W] eine { -name($kind) }
       *[other] ein { -name($kind) }
    }
# Wen: „einen Narren“
-one =
    { $kind ->
        [none] eine Karte
        [W] eine { -name($kind) }
       *[other] einen { -weak($kind) }
    }
# Wen, am Anfang: „Einen Narren spielen“
-first =
    { $kind ->
        [W] Eine { -name($kind) }
       *[other] Einen { -weak($kind) }
    }
# Wem: „nach einem Narren fragen“
-to =
    { $kind ->
        [W] einer { -name($kind) }
       *[other] einem { -weak($kind) }
    }
# Wer, in einer Liste: „2 Ritter und ein Narr“. $kind (text), $count (number)
-card =
    { $count ->
        [1] { -who($kind) }
       *[other] { $count } { -many($kind) }
    }
# Wen, in einer Liste: „2 Ritter und einen Narren“. $kind (text), $count (number)
-given =
    { $count ->
        [1] { -one($kind) }
       *[other] { $count } { -many($kind) }
    }

-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
-drawn =
    { $n ->
        [1] eine Karte
       *[other] { -cards($n) }
    }
-whom =
    { YOU($who) ->
        [you] dich
       *[other] { $who }
    }
-handOf =
    { YOU($who) ->
        [you] deine Hand
       *[other] die Hand von { $who }
    }

names-A = Assassine
names-R = Handwerker
names-B = Bettler
names-J = Narr
names-K = Ritter
names-M = Händler
names-O = Mönch
names-N = Edelmann
names-P = Priester
names-G = Waldläufer
names-S = Stern
names-Z = Zauberer
names-W = Hexe

powers-A = Wirf eine Karte aus einer Gilde ab
powers-R = Nimm die oberste Karte der Ablage
powers-B = Zufallskarte aus der vollsten Hand
powers-J = Gilt in einer Gilde als jede Art
powers-K = Verlange von jemandem eine Kartenart
powers-M = Tausche mit jemandem zwei Karten
powers-O = Ziehe zwei Karten
powers-N = Die nächsten zwei geben dir je eine Karte
powers-P = Sieh eine Hand an, nimm und gib eine Karte
powers-G = Nimm eine Karte aus einer Gilde
powers-S = Alle ziehen eine Karte, du zuerst
powers-Z = Ziehe drei Karten, behalte eine
powers-W = Setze die Fähigkeit einer Gilde ein

more-A = Wähle eine Karte in einer beliebigen Gilde auf dem Tisch: Sie kommt auf die Ablage. Gibt es keine andere Gilde, ziehe eine Karte.
more-R = Nimm die oberste Karte der Ablage.
more-B = Nimm eine zufällige Karte aus der Hand mit den meisten Karten. Ist das deine, ziehe eine Karte.
more-J = Keine Fähigkeit. In einer Gilde gilt er als jede Art.
more-K = Frage jemanden nach einer Kartenart. Ist eine davon auf der Hand, gehört sie dir; alle hören die Antwort.
more-M = Tausche mit jemandem zwei Karten; ihr wählt beide geheim und gleichzeitig.
more-O = Ziehe zwei Karten.
more-N = Die nächsten zwei am Tisch geben dir je eine Karte ihrer Wahl. Zu zweit: Du bekommst eine Karte und ziehst eine.
more-P = Sieh dir eine andere Hand an, nimm eine Karte davon und gib dafür eine andere von dir.
more-G = Nimm eine Karte aus einer beliebigen Gilde auf dem Tisch auf die Hand. Gibt es keine andere Gilde, ziehe eine Karte.
more-S = Alle ziehen eine Karte, du zuerst.
more-Z = Ziehe drei Karten, behalte eine und wirf die anderen beiden in beliebiger Reihenfolge ab.
more-W = Setze die Fähigkeit einer beliebigen Gilde auf dem Tisch ein, außer Narren und Hexen. Gibt es keine, wird die oberste Karte des Nachziehstapels eingesetzt.

turn = Zug { $n }
yourTurn = du bist am Zug
turnOf = { $name } ist am Zug
inHand = { $n } auf der Hand
times = ×{ $n }
listed = { LIST($all, item: "card") }
guildOf = Gilde der { -many($kind) }
guildLabel = Gilde der { -many($kind) }: { LIST($all, item: "card") }
freePlace = Noch keine Gilde
winningPlace = Eine dritte Gilde hier gewinnt
yourGuilds = Deine Gilden
yourHand = Deine Hand
thirdWins = Die dritte Gilde gewinnt.
emptyHand = Keine Karten auf der Hand
deck = Stapel
deckLabel = Nachziehstapel: { -cards($n) }
pile = Ablage
pileLabel = Ablage ansehen
pileTitle = Ablage, oberste Karte zuerst
pileEmpty = Die Ablage ist leer.
onTop = obenauf
lastDiscards = die letzten acht, neueste zuerst

seen-title = Bisher gesehen, von je acht
seen-known = gesehen
seen-own = bei dir
seen-not = nicht gesehen
seen-label = { $all } von 8 gesehen{ $own ->
        [0] { "" }
       *[other] , davon { $own } bei dir
    }

breaker = Kreisbrecher
breakerRed = Rot: Ist der Nachziehstapel leer, wird aus der Ablage ein neuer.
breakerYellow = Gelb: Ist der Nachziehstapel leer, endet das Spiel sofort.
powersOnTable = Fähigkeiten im Spiel
noPowers = Noch liegt keine Gilde aus.
allPowers = Alle 13
allPowersTitle = Alle 13 Fähigkeiten
youKnow = { $n } bekannt
knowTitle = { $who }: bekannte Karten
knownCards = Sicher auf dieser Hand
knownNone = Sicher nicht auf dieser Hand
knownExact = Hiervon nicht mehr als gezeigt
knowNothing = Noch nichts Sicheres.
bot = Bot
away = offline
players = Spieler
showKnown = Gilden und bekannte Karten
guildsHeading = Gilden
howTurn = Dein Zug ist eine Aktion:

actions-play = Karte spielen
    .text = für ihre Fähigkeit; danach kommt sie auf die Ablage
actions-guild = Gilde auslegen
    .text = drei oder mehr Karten einer Art, Narren gelten als jede
actions-activate = Gilde einsetzen
    .text = noch einmal ihre Fähigkeit, ohne etwas abzuwerfen
actions-extend = Gilde erweitern
    .text = um Karten ihrer Art oder Narren; danach ihre Fähigkeit

aim = Wer drei Gilden auslegt, gewinnt sofort. Nach { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    } oder wenn der Nachziehstapel zum zweiten Mal leer ist, gewinnen die meisten Gilden, dann die meisten Karten darin, dann die vollste Hand.

keys-1-1 = ←
    .text = →
keys-1-2 = andere Möglichkeit

keys-2-1-1 = A–Z

keys-2-2 = die Karte mit diesem Anfangsbuchstaben

keys-3-1-1 = 1–9

keys-3-2 = wählen

keys-4-1-1 = Enter

keys-4-2 = wählen, dann bestätigen

keys-5-1-1 = ?

keys-5-2 = diese Seite

helpTurn = In deinem Zug machst du eines davon:
howMany = Wie viele?
confirmNone = Wähle zuerst eine Karte
ownGuild = Wirklich deine eigene Gilde?
reallyOwn = Ja, meine eigene
change = Ändern
keepChosen = Gewählt: { $what }
marked = { $n } von { $of } gewählt
noteTypes = Zahl: Karten, von denen du nicht weißt, wo sie sind. Auge: { $name } hat eine. Strich: { $name } hat keine.
notSeen = noch nicht gesehen
hasOne = sicher vorhanden
hasNone = sicher nicht vorhanden
otherChoices = Andere Möglichkeiten

chain-plays =
    { YOU($who) ->
        [you] Du spielst:
       *[other] { $who } spielt:
    }
chain-lays =
    { YOU($who) ->
        [you] Du legst eine Gilde aus:
       *[other] { $who } legt eine Gilde aus:
    }
chain-uses =
    { YOU($who) ->
        [you] Du setzt eine Gilde ein:
       *[other] { $who } setzt eine Gilde ein:
    }
chain-extends =
    { YOU($who) ->
        [you] Du erweiterst eine Gilde:
       *[other] { $who } erweitert eine Gilde:
    }
chain-draws =
    { YOU($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    }
chain-copies = kopiert
chain-reveals = deckt auf

because-third_guild = öfter Sieg mit einer dritten Gilde
    .text = seltener Sieg mit einer dritten Gilde
because-cycle = öfter Sieg bei leerem Nachziehstapel
    .text = seltener Sieg bei leerem Nachziehstapel

wait-turn = { $name } überlegt.
wait-target = { $name } wählt jemanden aus.
wait-name = { $name } wählt eine Kartenart, die { YOU($target) ->
        [you] du abgeben sollst
       *[other] { $target } abgeben soll
    }.
wait-card = { $name } wählt eine Karte aus einer Gilde.
wait-copy = { $name } wählt eine Gilde zum Kopieren.
wait-take = { $name } sieht sich { -handOf($target) } an.
wait-give = { LIST($names) } { COUNT($names) ->
        [1] wählt
       *[other] wählen
    } eine Karte für { -whom($to) }.
wait-swap = { LIST($names) } { COUNT($names) ->
        [1] wählt
       *[other] wählen
    } zwei Karten zum Tauschen.
wait-keep = { $name } sieht sich drei Karten an.
wait-top = { $name } legt Karten auf die Ablage.
wait-chance = Die Karten entscheiden.
wait-other = Warten auf { LIST($names) }.
wait-over = Die Partie ist vorbei.

end-youWin = Du gewinnst!
end-wins = { $name } gewinnt.
end-share = Geteilter Sieg: { LIST($all, you: "du") }.
end-third = Sofort, mit der dritten Gilde.
end-cycle = Der Nachziehstapel ist zum zweiten Mal leer.
end-maxTurns = { $n } Züge wurden ohne Sieg gespielt.
end-byGuilds = Die meisten Gilden gewinnen.
end-byMembers = Gleich viele Gilden: Die meisten Karten in Gilden gewinnen.
end-byHands = Gleich viele Gilden und Karten darin: Die vollste Hand gewinnt.
end-equal = Gleichstand bei Gilden, Karten in Gilden und Handkarten.
end-guilds = Gilden
end-members = Karten in Gilden
end-hands = Handkarten
end-player = Spieler
end-winner = Sieg
end-table = Vergleich aller am Tisch
