on_knights-title = Weißer und Schwarzer Ritter

on_knights-A10 = Die Leiste des Kelchs
    .text = Der Kelch hat auf jeder Seite 6 Felder und bleibt am Ende stehen. Er beginnt zwischen den beiden ersten Feldern: Die Mitte ist kein Feld, und vom ersten Feld der einen Seite zum ersten der anderen ist es ein Schritt. Beides ist angenommen und lässt sich unter „Eigene Werte“ einstellen.
    .why = die Zahl steht nur auf einem Bild; alle Texte stellen den Kelch zwischen zwei Felder, und keiner sagt, was gilt, wenn er bei der Wertung in der Mitte steht.

on_knights-A11 = Kelch in der Mitte
    .text = Steht der Kelch bei der Wertung noch in der Mitte, weil seit seinem Aufstellen kein Schwert gespielt wurde, hat kein Ritter gewonnen, und beide Leisten bringen +5, +3, +1.
    .why = mehr gibt es auf der Leiste des Siegers, und einen Sieger gibt es nicht.

on_knights-A12 = Nur ein Schwert bewegt den Kelch
    .text = Ein Bonus der Minne, auch durch eine Wette, bewegt eine Scheibe und nie den Kelch.
    .why = die Texte knüpfen den Kelch an das Ausspielen der Karte.

on_bets-title = Wetten

on_bets-A13 = Worauf man wetten kann
    .text = Es gibt sieben Wetten, eine für jede Leiste. Lanzenstechen und Turniere (oder Weißer und Schwarzer Ritter) sind zwei verschiedene Wetten; ein Schwert zählt für die Leiste, auf der es gespielt wurde.
    .why = eine Wette nennt eine Tafel, und das sind zwei Tafeln.

on_bets-A14 = Wette und Rückschritt
    .text = Knappen, deren Rang in der Minne einen Bonus bringt, gehen auch dann ein Feld zurück, wenn ihre Wette nichts bewegt hat.
    .why = der Rückschritt ist der Preis des Rangs; eine verfehlte Wette ist das Risiko beim Wetten.

on_codex-title = Geheimer Kodex

on_codex-A15 = Wer auf Feld 0 wann wählt
    .text = Plättchen werden nach dem Rang in der Bildung genommen. Knappen auf Feld 0 kommen zuletzt, untereinander in Zugreihenfolge.
    .why = sie sind alle gleichermaßen Letzte, der Rang gibt also keine Reihenfolge vor.

on_codex-A16 = Was gezeigt wird
    .text = Eine −1 oder −3 wird verdeckt als Wappen der Bildung behalten. Eine 0 geht zurück. Was genommen wurde, sieht nur, wer es genommen hat; die anderen erfahren nur, wer eine 0 zurückgibt.
    .why = das ist der englische Wortlaut; eine zurückgegebene 0 verrät dem Tisch so viel wie der französische.

on_codex-A35 = In den Kodex sehen
    .text = Du darfst jeden Platz ansehen, auch einen bekannten, und wirst immer gefragt; du darfst auch verzichten. Der neutrale Knappe in Karadoc sieht nie nach.
    .why = nichts schränkt ein, welches Plättchen man ansieht, und niemand merkt sich etwas für den neutralen Knappen.

on_codex-A38 = Was der Tisch sieht
    .text = Welchen Platz jemand ansieht oder leert, sehen alle; den Wert nur diese Person. Nullen werden zurückgegeben, wenn alle genommen haben; bis dahin sieht niemand, was der neutrale Knappe genommen hat.
    .why = Hände über dem Kodex kann man beobachten, die Seiten der Plättchen nicht; früh zurückgegebene Nullen würden denen helfen, die später wählen.

on_scrolls-title = Königliche Schriftrollen

on_scrolls-A17 = Durch jede Bewegung
    .text = Was auch immer eine Scheibe auf oder über 6 oder 12 bringt, nimmt die Schriftrolle, auch ein Bonus der Minne. Sie zählt noch für dieselbe Runde, denn der Königsdienst wird nach der Minne gewertet.
    .why = der englische und der russische Text sprechen von der Scheibe; nur der französische nennt Karten.

on_scrolls-A18 = Feld 0 bringt nichts
    .text = Wird der Königsdienst gewertet, bekommt eine Scheibe auf Feld 0 kein Wappen.
    .why = Feld 0 bringt auf keiner Leiste je etwas Gutes.

on_scrolls-A19 = Nach Runde III nicht auf 0
    .text = Wenn nach Runde III Leisten wieder bei 0 beginnen, bleibt der Königsdienst, wie er ist.
    .why = diese Seite der Tafel beginnt nach eigener Regel bei 0, wenn die Schriftrolle auf 12 genommen ist.

on_dragon-title = Drache

on_dragon-A20 = Was zählt
    .text = Nur positive Wappen aus Lanzenstechen, Turnieren und Königsdienst. Plus oder Minus eines Knappen ist ein einziges Wappen der Abenteuer; bei 0 gibt es keins. Almosen können dieses Wappen nicht nehmen.
    .why = der Tausch nennt seine drei Quellen, und die Abenteuer sind nicht dabei.

on_alms-title = Almosen

on_alms-A21 = Wer bestimmt
    .text = Wer nimmt, bestimmt, welches Wappen gegeben und welches genommen wird, und sieht die Wappen, die genommen werden dürfen.
    .why = niemand kann unter Plättchen wählen, ohne sie sehen zu dürfen.

on_alms-A22 = Geben Pflicht, Nehmen frei
    .text = Geben ist Pflicht, wenn ein negatives Wappen der Bildung da ist. Nehmen ist frei, bis zur Höchstzahl.
    .why = das Geben steht als Tatsache da, das Nehmen als Höchstzahl.

on_alms-A23 = Mehrere auf Feld 0
    .text = Teilen sich mehrere auf Feld 0 den letzten Platz, nennt Platz 1 einen davon, auch wenn nichts zu geben oder zu nehmen ist. Einen vorletzten Platz gibt es dann nicht, also tauscht Platz 2 nicht. Platz 1 und 2 haben nur ab Feld 1 etwas davon. Niemand tauscht mit sich selbst; in Lancelot darf Blau mit Grün tauschen.
    .why = der Tausch braucht genau ein Gegenüber, und ein geteilter letzter Platz lässt keinen vorletzten übrig.

on_alms-A32 = Reihenfolge und welches Wappen wandert
    .text = Gegenüber nennen, geben, nehmen, noch einmal nehmen. Haben mehrere Wappen den genannten Wert, wandert das zuerst erhaltene und kommt ans Ende der Wappen, zu denen es geht.
    .why = an den Punkten ändert es nichts; eine feste Reihenfolge macht Aufzeichnungen genau.

on_alms-A37 = Was der Tisch sieht
    .text = Der Tausch von Wappen aus Lanzenstechen, Turnieren und Königsdienst ist offen. Mit dem Kodex sehen den Wert eines gegebenen Wappens der Bildung nur die beiden, die tauschen.
    .why = was der Kodex gegeben hat, ist geheim, und ein Geschenk soll es nicht verraten. Dass der übrige Tausch gezeigt wird, ist unsere Vereinfachung: Mit −1 und −3 auf einer Hand würde ein Geschenk am Tisch etwas verbergen.

on_alms-A39 = Mit dem Kodex wird beim Geben gefragt
    .text = Mit dem Kodex wird, wer zwei oder mehr Wappen der Bildung hat, gefragt, welches gehen soll, auch wenn alle gleich sind. Mit nur einem geschieht es von selbst. Wer für den neutralen Knappen wählt, sieht dessen Wappen.
    .why = wie viele Wappen jemand hat, ist offen, welche es sind, nicht: Eine Frage nur an die, die beide Arten haben, würde das verraten.

on_alms-A40 = Ausgaben
    .text = Ein Tisch kann einer gedruckten Ausgabe folgen. Englisch: Platz 2 nimmt vom letzten Knappen, mit dem schon Platz 1 getauscht hat. Französisch: Schriftrollen nehmen nur Karten, und Platz 1 muss zwei Wappen nehmen, wenn zwei da sind. Englisch, Französisch und Russisch: Platz 2 muss eins nehmen, wenn eins da ist. Was genommen werden muss und die einzige Möglichkeit ist, geschieht von selbst.
    .why = wer das Spiel besitzt, soll spielen können, was in der Anleitung steht.
