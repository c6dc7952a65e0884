-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

hand = { $who }: Hand
handHere = Hand
any = { $n } beliebige { $n ->
        [one] Karte
       *[other] Karten
    }
anyCards = Beliebige Karten
fewer = Eine Karte weniger
more = Eine Karte mehr
guild = { $who }: Gilde { $place }
guildHere = Gilde { $place }
pile = Ablage, die letzte Karte oben
deck = Karten im Nachziehstapel
rest = der Rest
deckOf = Nachziehstapel
aside = Die Karte im Einsatz
turn = Der wievielte Zug
earliest = frühester
knowledge = Was alle wissen
knows = Was { $who } weiß – { $place }
handOf = Hand von { $who }
theDeck = Nachziehstapel
sure = Sicher dabei
exact = Keine weiteren
when = Wann
moment = Zeitpunkt

moments-turn = Ein Zug beginnt
moments-end = Das Ende

turnOf = Wer ist am Zug
ending = Wie es endete

endings-cycle = Nachziehstapel zweimal leer
endings-third_guild = Dritte Gilde
endings-max_turns = Zu viele Züge

breaker = Kreisbrecher

sides-red = Rot
sides-yellow = Gelb

wins = { $who } gewinnt
shared = Geteilter Sieg: { $who }
line = { $who }: { $guilds } { $guilds ->
        [one] Gilde
       *[other] Gilden
    }, darin { -cards($members) }, { -cards($hand) } auf der Hand

faults-copies = Zu viele Karten „{ $card }“: Das Spiel enthält nur { $copies }.
faults-missing = { $found } { $found ->
        [one] Karte ist
       *[other] Karten sind
    } zu viel: Nur { $most } { $most ->
        [one] ist
       *[other] sind
    } noch übrig.
faults-guild = Eine Gilde hat mindestens drei Karten: eine Art und Narren.
faults-third = { $who } hat eine dritte Gilde: Damit endet das Spiel sofort.
faults-won = Für den Sieg mit der dritten Gilde braucht { $who } drei Gilden.
faults-empty = Während eines Zuges ist der Nachziehstapel nie leer: Seine letzte Karte dreht den Kreisbrecher um.
faults-full = Solange der Kreisbrecher rot ist, hat der Nachziehstapel höchstens { $most } Karten.
faults-runOut = Der Nachziehstapel ist aufgebraucht, also ist keine Karte darin.
faults-breaker = Der Nachziehstapel war zweimal leer, also ist der Kreisbrecher gelb.
faults-early = Zug { $turn } ist dafür zu früh: Möglich ist es erst ab Zug { $least }.
faults-active = In Zug { $turn } ist { $who } dran, denn die Regeln dieses Tisches legen fest, wer begonnen hat.
faults-last = Die Züge sind aufgebraucht, also ist es Zug { $turn }.
faults-knows = Was { $who } weiß, ist falsch: { $known } × „{ $card }“, tatsächlich { $there }.
faults-unknown = Das kann noch niemand wissen.

faults-wanted-end = nur am Ende des Spiels
faults-wanted-guilds = Gilden schreibt man wie 1.2 K 3+1
faults-wanted-place = an jedem Platz eine Gilde
faults-wanted-seat = die Nummer eines anderen Platzes oder deck

refused-hand = Jede andere Karte: Sie ist nicht auf der Hand.
refused-there = Jede andere Karte: Sie ist nicht auf jener Hand.
refused-drawn = Jede andere Karte: Sie wurde nicht gezogen.
refused-same = { $card }: Die eben genommene Karte wird nicht zurückgegeben.
refused-kept = { $card }: Diese Karte wird behalten, nicht abgeworfen.
refused-draw = Ziehen: Karten gibt es nur durch Fähigkeiten oder wenn sonst nichts möglich ist.
refused-held = { $card } ({ $n })
refused-few = Eine Gilde auslegen: Dafür braucht es drei Karten, Narren mitgezählt. Vorhanden: { $cards }.
refused-guild = Gilde { $place } von { $who }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
refused-powerless = { $guilds } einsetzen: Narren haben keine Fähigkeit.
refused-nothing = { $guilds } erweitern: weder eine Karte dieser Art noch ein Narr auf der Hand.
refused-other = { $guilds } einsetzen oder erweitern: Das geht nur mit eigenen Gilden.
refused-copy = { $guilds }: Diese Fähigkeit lässt sich nicht kopieren.
refused-mixed = Eine Gilde um eine andere Art erweitern: Nur Karten ihrer eigenen Art und Narren passen.
refused-member = Jede andere Karte: Sie liegt nicht in jener Gilde.
refused-twice = Zwei von einer Art ({ $cards }): Davon ist nur eine auf der Hand.
refused-two = Mehr oder weniger Karten: Getauscht werden genau zwei.
refused-idle = Nichts tun: Ein Zug ist eine Aktion.
refused-must = Auf die Fähigkeit verzichten ({ $card }): Sie wird immer ganz ausgeführt.
refused-self = Sich selbst wählen: Es muss jemand anderes sein.
refused-fewer = { $who }: Andere haben mehr Karten.
