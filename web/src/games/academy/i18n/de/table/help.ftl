goal = Sechs Runden, sieben Leisten. Nach der letzten Runde gewinnen die meisten Punkte.
draft = Behalte eine Karte und gib den Rest weiter, bis du fünf hast.
split = Bilde zwei Päckchen zu je drei Karten; die andere Seite nimmt eins davon. Gib jedem Knappen drei Karten.
play = Spielt reihum je vier Karten. Eine Karte rückt deine Scheibe auf ihrer Leiste um ihren Wert vor; ein Schwert auf einer von zwei Leisten.
playLancelot = Jeder Knappe spielt drei Karten hintereinander. Eine Karte rückt seine Scheibe auf ihrer Leiste um ihren Wert vor.
rank = Das höhere Feld liegt vorn. Auf demselben Feld liegt obenauf und damit vorn, wer zuletzt kam. Auf dem Start sind alle Letzte.
pays = Was die Leisten hier einbringen

tracks-gallantry = Die vordersten Knappen rücken je eine weitere Scheibe vor, bevor etwas anderes gewertet wird.
tracks-gallantryBet = Die vordersten Knappen rücken die Scheibe ihrer Wette vor: einmal für jede Karte, die sie dort gespielt haben.
tracks-top = Die vordersten Knappen bekommen Punkte.
tracks-knights = Die vordersten Knappen bekommen Punkte; mehr auf der Seite, auf der der Kelch steht. Danach beginnen beide Leisten wieder bei 0.
tracks-education = Letzter und vorletzter Platz verlieren Punkte.
tracks-codex = Alle nehmen ein Plättchen, der erste Platz wählt zuerst: eins −3, eins −1, { $zeros ->
        [1] eins
       *[other] die anderen
    } 0.
tracks-king = Dein Feld zählt, nicht dein Rang: 6 bis 11 bringen +6, Feld 12 bringt +12.

tracks-scrolls-any = Wer 6 oder 12 zuerst erreicht, durch eine Karte oder einen Bonus, nimmt eine Schriftrolle; am Ende dieser Runde bekommen alle das Wappen ihres Feldes. Ist die Schriftrolle auf 12 genommen, beginnt die Leiste wieder bei 0.
tracks-scrolls-cards = Wer 6 oder 12 zuerst durch eine Karte erreicht, nimmt eine Schriftrolle; ein Bonus zählt nicht. Am Ende dieser Runde bekommen alle das Wappen ihres Feldes. Ist die Schriftrolle auf 12 genommen, beginnt die Leiste wieder bei 0.

tracks-quests = Die vordersten Knappen bekommen viele Punkte, ein einziges Mal.
tracks-dragon = Der Erste bekommt +1 für jedes positive Wappen ({ LIST($tracks, last: "comma") }), der Zweite +1 für jedes Paar; die Letzten verlieren 1 für jedes Paar.
tracks-charity = Letzter und vorletzter Platz verlieren viele Punkte, ein einziges Mal.

tracks-almsFirst-may = Der Erste gibt dem Letzten ein schlechtes Wappen der Bildung und darf dafür bis zu zwei gute (+1 bis +3) nehmen.
tracks-almsFirst-must = Der Erste gibt dem Letzten ein schlechtes Wappen der Bildung und nimmt dafür zwei gute (+1 bis +3), oder so viele, wie da sind.

tracks-almsSecond-may = Dann gibt der Zweite dem Vorletzten eins und darf eins nehmen.
tracks-almsSecond-must = Dann gibt der Zweite dem Vorletzten eins und nimmt eins, wenn eins da ist.
tracks-almsSecond-fromLast = Dann gibt der Zweite dem Vorletzten eins, nimmt aber eins vom Letzten, wenn eins da ist.

lift = Wer die Runde beginnt, darf vor der Wertung eine eigene Scheibe ganz oben auf ihren Stapel heben.
stepback = Wer einen Bonus der Minne genommen hat, geht dort ein Feld zurück.
orderedreset = Nach Runde III gehen die Scheiben zurück, behalten aber ihre Reihenfolge: { LIST($tracks) }.{ $king ->
        [yes] { " " }Der Königsdienst beginnt wieder bei 0.
       *[no] { "" }
    }
reset = Nach Runde III beginnen { LIST($tracks) } wieder bei 0.

keys-1-1 = ←
    .text = →
keys-1-2 = andere Karte

keys-2-1-1 = Enter

keys-2-2 = wählen, dann spielen

keys-3-1-1 = 1–9

keys-3-2 = wählen

keys-4-1-1 = ?

keys-4-2 = diese Seite
