turn = Du bist am Zug: Spiele eine Karte oder setze eine Gilde ein.
    .text = Wähle eine Karte von deiner Hand oder eine deiner Gilden.
turnCards = Du bist am Zug: Spiele von deiner Hand.
    .text = Wähle eine Karte.
turnGuilds = Du bist am Zug: Setze eine deiner Gilden ein.
    .text = Deine Hand ist leer.
turnWins = Du kannst deine dritte Gilde auslegen und gewinnen!

whom-B = Bettler: Mehrere haben die vollste Hand. Von wem nimmst du eine Karte?
whom-K = Ritter: Wen fragst du?
whom-M = Händler: Mit wem tauschst du zwei Karten?
whom-P = Priester: Wessen Hand siehst du dir an?

target = Wähle jemanden aus.
name = Ritter: Welche Kartenart soll { $name } dir geben?

card-A = Assassine: Welche Karte kommt auf die Ablage?
card-G = Waldläufer: Welche Karte nimmst du auf die Hand?

copy = Hexe: Die Fähigkeit welcher Gilde setzt du ein?
take = Priester: Nimm eine Karte aus der Hand von { $name }.

giving-P = Priester: Gib { $name } eine deiner Karten.
giving-N = Edelmann: Gib { $name } eine deiner Karten.

giveDetail = Sonst sieht niemand, welche.
swap = Händler: Wähle zwei Karten für { $name }.
swapDetail = Du bekommst dafür zwei. Beide wählen geheim.
keep = Zauberer: Behalte eine dieser Karten.
top = Zauberer: Welche kommt oben auf die Ablage?
other = Wähle.
chosen = Gewählt. Warten auf { LIST($names) }.
chosenDetail = Du kannst deine Wahl noch ändern.
