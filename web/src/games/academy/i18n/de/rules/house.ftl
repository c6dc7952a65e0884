title = Eigene Werte

values-title = Zahlen, die wir annehmen mussten
values-body-1 = Manche Zahlen sind im Spiel nur als Bilder gedruckt, und kein Text bestätigt sie. Diese sechs sind **angenommen**. Wenn du das Spiel besitzt, prüfe sie: Jeder Tisch kann eigene Werte einstellen.
values-body-2-table-1 = Was | Angenommen | Warum
values-body-2-table-2 = Abenteuer: 1., 2., 3. Platz | 17, 10, 4 | in einem Spielbericht liegen Platz 1 und 2 um 7 auseinander
values-body-2-table-3 = Fürsorge: letzter, vorletzter Platz | −10, −5 | eine verstümmelte Materialliste endet mit einer 10
values-body-2-table-4 = Königliche Schriftrollen: Wappen auf den Feldern 0 bis 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | die Wappen sind bekannt, ihre Felder nicht
values-body-2-table-5 = Der Kelch: Felder auf jeder Seite | 6 | unbekannt
values-body-2-table-6 = Der Kelch: Ist die Mitte ein Feld? | nein | alle Texte stellen den Kelch zwischen zwei Felder [A10]
values-body-2-table-7 = Lancelot: die Karte mit der Zugreihenfolge, Runde für Runde | siehe [A8] | unbekannt
values-body-3 = Alle anderen Zahlen stammen aus dem Text der Anleitungen. Wo sich die gedruckten Sprachen unterscheiden, kann ein Tisch der englischen, französischen oder russischen Ausgabe folgen [A40].
