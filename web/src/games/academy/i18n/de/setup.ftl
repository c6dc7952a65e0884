presets-first = Erste Partie
    .text = Die einfachen Regeln.
presets-advanced = Fortgeschritten
    .text = Drei Regeln, bei denen es auf den richtigen Moment ankommt.
presets-everything = Alles
    .text = Alle neun Optionen auf einmal.

options-two-name = Zu zweit

options-two-values-karadoc = Karadoc
    .text = Ein dritter Knappe spielt nach dem Zufall mit. Nah am Spiel zu dritt.
options-two-values-lancelot = Lancelot
    .text = Beide führen je zwei Knappen und teilen Karten in Päckchen. Mehr zu überlegen.

options-advanced-name = Regeln für Fortgeschrittene

options-advanced-values-lift = Anheben
    .text = Wer die Runde beginnt, darf vor der Wertung eine eigene Scheibe ganz oben auf ihren Stapel legen.
options-advanced-values-stepback = Rückschritt
    .text = Ein Bonus der Minne kostet danach ein Feld in der Minne.
options-advanced-values-orderedreset = Geordneter Rückzug
    .text = Nach Runde III behalten die Scheiben ihre Reihenfolge, statt alle auf 0 zu gehen.

options-variations-name = Varianten

options-variations-values-knights = Weißer und Schwarzer Ritter
    .text = Schwerter ziehen auch den Kelch. Lanzenstechen und Turniere werden jede zweite Runde gewertet.
options-variations-values-bet = Wetten
    .text = Du nennst zuerst eine Leiste; dein Bonus der Minne rückt dann nur diese Scheibe vor.
options-variations-values-codex = Geheimer Kodex
    .text = Die Strafen der Bildung liegen verdeckt. Wer gut lernt, sieht nach und nimmt zuerst.
options-variations-values-scrolls = Königliche Schriftrollen
    .text = Der Königsdienst bringt immer dann Punkte, wenn jemand eine Schriftrolle erreicht.
options-variations-values-dragon = Drache
    .text = Die Abenteuer bringen Punkte nach der Zahl deiner Wappen, oder kosten dich welche.
options-variations-values-alms = Almosen
    .text = Am Ende tauschen die Ersten der Fürsorge Wappen mit den Letzten.

options-edition-name = Ausgabe
options-edition-line = Die gedruckten Regeln unterscheiden sich an einigen Stellen. Wenn du das Spiel besitzt, kannst du nach deiner Anleitung spielen.

options-edition-values-common = Gemeinsam
    .text = Was die gedruckten Regeln gemeinsam haben; wo sie etwas offenlassen, die freiere Auslegung.
options-edition-values-english = Englische Ausgabe
    .text = Almosen: Der Zweite muss ein Wappen nehmen, und zwar vom Letzten.
options-edition-values-french = Französische Ausgabe
    .text = Nur Karten nehmen Schriftrollen. Almosen: Wappen müssen genommen werden.
options-edition-values-russian = Russische Ausgabe
    .text = Almosen: Der Zweite muss ein Wappen nehmen.

options-values__quests-name = Abenteuer

options-values__quests-places-1 = erster
options-values__quests-places-2 = zweiter
options-values__quests-places-3 = dritter

options-values__charity-name = Fürsorge
options-values__charity-places = letzter
    .text = vorletzter

options-values__kingSquares-name = Königsdienst, Felder 1 bis 12

options-values__kingSquares-places-1 = Feld 1
options-values__kingSquares-places-2 = Feld 2
options-values__kingSquares-places-3 = Feld 3
options-values__kingSquares-places-4 = Feld 4
options-values__kingSquares-places-5 = Feld 5
options-values__kingSquares-places-6 = Feld 6
options-values__kingSquares-places-7 = Feld 7
options-values__kingSquares-places-8 = Feld 8
options-values__kingSquares-places-9 = Feld 9
options-values__kingSquares-places-10 = Feld 10
options-values__kingSquares-places-11 = Feld 11
options-values__kingSquares-places-12 = Feld 12

options-values__cupReach-name = Kelch, Felder auf jeder Seite

options-values__cupMiddle-name = Die Leiste des Kelchs hat ein Feld in der Mitte
options-values__cupMiddle-line = An: Der Kelch kann zwischen den beiden Seiten stehen bleiben. Aus: Er geht von einer Seite direkt auf die andere.

options-values__lancelotOrder-name = Die Karte mit der Zugreihenfolge aus deiner Schachtel
options-values__lancelotOrder-line = Aus: Blau, Gelb, Grün, Rot, jede Runde einen Knappen später beginnend. An: jede Runde wie auf deiner Karte.

options-values__lancelotOrder-values-blue-1 = Blau

options-values__lancelotOrder-values-yellow-1 = Gelb

options-values__lancelotOrder-values-green-1 = Grün

options-values__lancelotOrder-values-red-1 = Rot

options-values__lancelotOrder-row = Runde { NUMBER($n, style: "roman") }

hiddenLine = Wappen liegen bis zum Ende verdeckt, wie am echten Tisch. Aus: Alle sehen die Punkte.

groups-values-name = Eigene Werte
groups-values-line = Das Spiel zeigt diese Zahlen nur auf Bildern; wir haben sie geschätzt. Wenn du es besitzt, trag deine ein.
groups-values-usual = unsere Schätzung
groups-values-changed = eigene Werte
