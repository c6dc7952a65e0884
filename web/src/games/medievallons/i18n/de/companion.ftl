player = Spieler { $n }
name = Name von Spieler { $n }
lay = Gilde für { $who } auslegen
layShort = + Gilde
which = { $who }: Welche Gilde?
cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
more = { $guild }: eine Karte mehr
fewer = { $guild }: eine Karte weniger
none = Noch keine Gilde
wins = { $who } gewinnt mit einer dritten Gilde.
total = Gilden: { $guilds }, Karten darin: { $cards }
onTable = Fähigkeiten im Spiel
all = Alle Fähigkeiten
rest = Mit weniger als drei Karten löst sich eine Gilde auf, und ihre Karten kommen zurück auf die Hand.
