title = Das Spiel

parts-title = Auf dem Tisch
parts-body-1 = Zu zweit bis zu fünft, etwa eine halbe Stunde. Du hast auf jeder der **sieben Leisten** eine Scheibe, und alle Scheiben beginnen auf Feld 0.
parts-body-2-picture-tracks = Die sieben Leisten in der Reihenfolge ihrer Wertung: Minne, Lanzenstechen, Turniere, Bildung, Königsdienst, Abenteuer, Fürsorge.
parts-body-3-table-1 = Leiste | Wertung nach Runde | Nach Runde III auf 0 | Kurz gesagt
parts-body-3-table-2 = Minne | jeder | ja | wer vorn liegt, rückt eine weitere Scheibe vor
parts-body-3-table-3 = Lanzenstechen | jeder | ja | wer vorn liegt, bekommt Punkte
parts-body-3-table-4 = Turniere | jeder | ja | wer vorn liegt, bekommt Punkte
parts-body-3-table-5 = Bildung | jeder | ja | wer hinten liegt, verliert Punkte
parts-body-3-table-6 = Königsdienst | III und VI | ja | dein eigenes Feld bringt Punkte
parts-body-3-table-7 = Abenteuer | VI | nein | wer vorn liegt, bekommt viele Punkte
parts-body-3-table-8 = Fürsorge | VI | nein | wer hinten liegt, verliert viele Punkte
parts-body-4 = Es gibt **52 Karten** in sechs Sorten. Fünf Sorten gehören zu je einer Leiste und haben acht Karten: eine 5, zwei 4en, drei 3en und zwei 2en. Die zwölf **Schwerter** (zwei 5en, vier 4en, sechs 3en) gelten für Lanzenstechen **oder** Turniere, ganz wie du willst.
parts-body-5-picture-cards = Eine Karte jeder Sorte. Die Zahl gibt an, um wie viele Felder deine Scheibe vorrückt.
parts-body-6 = Punkte gibt es als **Wappen**: kleine Plättchen mit einer Leiste und einem Wert, plus oder minus. Sie gehen nie aus [A28].

rank-title = Wer vorn liegt
rank-body-1 = Das höhere Feld liegt vorn. Eine Scheibe, die auf einem besetzten Feld landet, liegt **obenauf**, über den Scheiben, die schon dort sind; auf demselben Feld liegt die höhere vorn. Wer zuletzt auf ein Feld kommt, führt dort also.
rank-body-2-picture-stack = Anna kam nach Bertran auf Feld 7 und liegt obenauf: Sie ist 1., er ist 2. Dorothea ist 3. Hugo auf Feld 0 ist Letzter.
rank-body-3 = **Feld 0 ist anders:** Wer dort liegt, ist auf dem letzten Platz, alle gleichermaßen. Die Reihenfolge der Scheiben bedeutet dort nichts.
rank-body-4 = Die Leisten sind Rundkurse mit 20 Feldern, aber eine Scheibe, die herumkommt, zählt weiter [A34]. Der Königsdienst ist kein Rundkurs: Dort ist bei 12 Schluss.
rank-body-5-picture-lap = Einmal herum: 23 ist zwanzig und drei mehr und liegt vor 19.

round-title = Eine Runde
round-body-1-steps-1 = **Austeilen.** Alle 52 Karten werden gemischt; jeder Knappe bekommt fünf.
round-body-1-steps-2 = **Auswahl.** Alle behalten gleichzeitig eine Karte und geben den Rest weiter: in den Runden I, III und V nach links, in den Runden II, IV und VI nach rechts. Wähle wieder aus den vier Karten, die zu dir kommen, und so weiter, bis du fünf behalten hast. Die letzte behältst du von selbst [A30].
round-body-1-steps-3 = **Ausspielen.** Reihum im Uhrzeigersinn je eine Karte, viermal. Deine Scheibe rückt auf der Leiste der Karte um deren Wert vor. Deine fünfte Karte wird verdeckt abgelegt [A25].
round-body-1-steps-4 = **Wertung** der Leisten, die an der Reihe sind, in ihrer Reihenfolge.
round-body-1-steps-5 = **Zurück auf 0**, nur nach Runde III: Alle Scheiben in Minne, Lanzenstechen, Turnieren, Bildung und Königsdienst gehen auf Feld 0 zurück. Abenteuer und Fürsorge bleiben.
round-body-1-steps-6 = Die nächste Runde **beginnt**, wer links von der Person sitzt, die diese begonnen hat.
round-body-2-picture-draft = Behalte eine, gib vier weiter; dann behalte eine von diesen vier, gib drei weiter …
round-body-3 = Wer Runde I beginnt, wird ausgelost [A24]. Links und im Uhrzeigersinn sitzt der nächste Platz [A29]. Welche Karten du weitergegeben hast, kannst du immer nachsehen [A27]; was offen und was geheim ist, steht in [A26].
round-body-4 = Für ein Schwert nennst du Lanzenstechen oder Turniere, und der ganze Wert zählt dort. Eine Königskarte darfst du auch spielen, wenn deine Scheibe schon auf 12 liegt; dann bewegt sich nichts [A33].
round-body-5-picture-sword = Schwert 4 zählt ganz für eine Leiste: Lanzenstechen oder Turniere.

end-title = Ende und Gleichstand
end-body-1 = Nach Runde VI zählen alle ihre Wappen zusammen. **Die meisten Punkte gewinnen.**
end-body-2 = Bei Gleichstand an der Spitze gewinnt der höhere Rang in der Minne, so wie die Leiste ganz am Ende steht. Liegen dort alle auf Feld 0, teilen sie sich den Sieg [A1].
end-body-3-example = Anna, Bertran und Dorothea haben je 31 Punkte. In der Minne liegen Anna und Bertran auf 6, Anna obenauf; Dorothea liegt auf 0. Anna gewinnt.
