on_turn-title = Aufbau und Zug

on_turn-M1 = Wer anfängt
    .text = Das entscheidet das Los, sofern die Einstellungen des Tisches keinen Platz festlegen.

on_turn-M2 = Eine Karte im Einsatz
    .text = Solange ihre Fähigkeit ausgeführt wird, ist eine gespielte Karte weder auf der Hand noch auf der Ablage. Sie zählt nicht als Handkarte, und ein Handwerker kann sich nicht selbst nehmen.

on_turn-M30 = Ab wann du eine Gilde einsetzen kannst
    .text = Die Gilde muss in einem früheren Zug ausgelegt worden sein. Da du pro Zug eine Aktion hast, trifft das zu Beginn deines Zuges auf alle deine Gilden zu.

on_turn-M27 = Jemand anderes
    .text = Wo es „eine andere Person“ oder „jemand“ heißt, kannst du nicht dich selbst wählen; das gilt auch für den Ritter.

on_guilds-title = Gilden

on_guilds-M3 = Die dritte Gilde
    .text = Wer eine dritte Gilde auslegt, gewinnt sofort, noch bevor eine Fähigkeit eingesetzt wird.

on_guilds-M4 = Erweitern
    .text = Nur eine Gilde aus einem früheren Zug kann erweitert werden.

on_guilds-M5 = Welche Karten
    .text = Beim Auslegen und Erweitern legst du genau fest, welche Karten du verwendest: so viele der Art, so viele Narren.

on_guilds-M6 = Die Art einer Gilde
    .text = Sie richtet sich nach den Karten, die keine Narren sind. Lauter Narren bilden eine Gilde der Narren ohne Fähigkeit; wird sie um Karten einer Art erweitert, ist sie von da an von dieser Art. Verliert eine Gilde die letzte dieser Karten und bleiben mindestens drei Narren, ist sie wieder eine Gilde der Narren.

on_guilds-M7 = Auflösen
    .text = Eine Gilde, die auf zwei oder weniger Karten schrumpft, löst sich auf, sobald die Karte weg ist; ihre Karten gehen zurück auf die Hand, zu der die Gilde gehört.

on_guilds-M26 = Nur das Auslegen gewinnt
    .text = Die dritte Gilde gewinnt nur, wenn sie im eigenen Zug ausgelegt wird.

on_empty-title = Mit leerer Hand

on_empty-M8 = Mehrere Gilden der Narren
    .text = Mit leerer Hand und nur Gilden der Narren, egal wie vielen, ziehst du eine Karte.

on_empty-M9 = Nur eine Gilde der Waldläufer oder Assassinen
    .text = Du ziehst nur dann eine Karte, wenn es die einzige Gilde auf dem ganzen Tisch ist. Haben andere Gilden, kannst und musst du sie einsetzen. Zwei solche eigene Gilden sind keine Ausnahme. Mit Handkarten gilt M31.

on_powers-title = Fähigkeiten

on_powers-M10 = Handwerker bei leerer Ablage
    .text = Es wird nichts genommen.

on_powers-M11 = Bettler: Wer hat die meisten Karten?
    .text = Hast du gleich viele Karten wie andere und niemand mehr, wähle unter diesen anderen. Hast du mehr als alle anderen, ziehe eine Karte.

on_powers-M28 = Bettler: Alle anderen Hände leer
    .text = Hat sonst niemand eine Handkarte, ziehe stattdessen eine Karte.

on_powers-M12 = Ein Narr allein
    .text = Du darfst ihn spielen, aber es passiert nichts.

on_powers-M13 = Ritter: Was alle erfahren
    .text = Die genannte Kartenart und die Antwort. Die Regel „Zu wenig Karten“ gilt für den Ritter nicht.

on_powers-M14 = Priester: Nicht dieselbe Karte
    .text = Die genommene Karte darfst du nicht zurückgeben. Du musst also eine Art abgeben, die du schon vorher auf der Hand hattest.

on_powers-M31 = Gilden der Waldläufer und Assassinen ohne andere Gilde
    .text = Eine Gilde plündert sich nicht selbst. Ist deine Gilde der Waldläufer oder Assassinen die einzige auf dem Tisch und du legst sie aus, erweiterst sie, setzt sie ein oder kopierst sie mit einer Hexe, ziehst du stattdessen eine Karte. Eine fremde Hexe darf daraus nehmen, ebenso ein Waldläufer oder Assassine aus deiner Hand. Sobald es irgendeine andere Gilde gibt, wirkt die Fähigkeit wie üblich, auch auf deine eigenen Gilden; die Seite fragt vorher nach, ob du das wirklich willst.

on_powers-M15 = Zauberer: Reihenfolge beim Abwerfen
    .text = Du bestimmst, welche der beiden Karten oben liegt. Was durch eine Fähigkeit abgeworfen wird, kommt vor der gespielten Karte auf die Ablage.

on_powers-M16 = Hexe ohne Gilde zum Kopieren
    .text = Die aufgedeckte Karte kommt auf die Ablage, und ihre Fähigkeit wird eingesetzt. Bei einer Hexe wird noch einmal aufgedeckt, ein Narr tut nichts; ein Handwerker liegt oben auf der Ablage und nimmt sich selbst.

on_powers-M17 = Hexe kopiert, ohne dass eine Gilde ausliegt
    .text = Wird die Fähigkeit von Waldläufer oder Assassine kopiert und es liegt keine Gilde aus, wird eine Karte gezogen.

on_powers-M18 = Zu wenig Karten
    .text = Wer mehr Karten abgeben muss, als auf der Hand sind, zieht vor der Fähigkeit, bis es genau reicht; zuerst wer sie einsetzt, dann im Uhrzeigersinn. Der Priester braucht auf beiden Seiten eine Karte, der Händler auf beiden Seiten zwei, der Edelmann eine von allen, die geben. Wen es trifft, wird vorher gewählt.

on_end-title = Kreisbrecher und Ende

on_end-M19 = Was gemischt wird
    .text = Karten im Einsatz (eine gespielte Karte, die drei eines Zauberers) sind nicht auf der Ablage. Gemischt wird in dem Moment, in dem die letzte Karte den Nachziehstapel verlässt. Hat eine Hexe diese Karte aufgedeckt, liegt sie oben auf der Ablage und bleibt dort.

on_end-M20 = Das Ende mitten in einer Fähigkeit
    .text = Der Rest der Fähigkeit entfällt; was schon gegeben oder gezogen wurde, zählt; eine gespielte, noch nicht abgeworfene Karte zählt nirgends. Die gezogenen Karten eines Zauberers zählen als Handkarten.

on_end-M21 = Nichts zu mischen
    .text = Findet sich beim ersten Mischen keine Karte für einen neuen Nachziehstapel, endet das Spiel ebenfalls.

on_end-M22 = Wer dann gewinnt
    .text = Die meisten Gilden; dann die meisten Karten in Gilden; dann die meisten Handkarten; dann wird der Sieg geteilt.

on_end-M23 = Spiele ohne Ende
    .text = Nach 400 Zügen aller zusammen endet das Spiel wie bei Gelb; der letzte Zug wird zu Ende gespielt. Die Zahl lässt sich ändern.

on_secrets-title = Offen und geheim

on_secrets-M24 = Was alle wissen
    .text = Alle Gilden und ihre Karten, die Ablage und ihre Reihenfolge, die Zahl der Handkarten und die Größe des Nachziehstapels, die Seite des Kreisbrechers, wer am Zug ist, jede Aktion und wen sie betrifft, wonach ein Ritter fragt und ob es die Karte gibt, was Handwerker, Waldläufer und Assassine woher nehmen. Geheim: die Hände, die Reihenfolge des Nachziehstapels, gezogene Karten und was durch Edelmann, Händler, Priester und Bettler wechselt.

on_secrets-M25 = Was du über andere Hände weißt
    .text = Die Seite zeigt Karten, die du gegeben oder durch einen Priester gesehen hast oder die alle kennen, solange sie noch dort sein müssen. Könnte eine Karte unbemerkt weg sein, wird dieses Wissen schwächer oder verfällt. Es ist nie falsch und nie mehr, als man mit perfektem Gedächtnis wissen könnte.

on_secrets-M29 = Erzwungene Entscheidungen
    .text = Was allein durch offene Tatsachen feststeht, wird für dich entschieden: wen es zu zweit trifft, das Abgeben der einzigen Handkarte, die einzige Gilde, die sich kopieren lässt. Was nur durch deine geheimen Karten feststeht, wirst du trotzdem gefragt, damit eine schnelle Antwort nichts verrät. Was ein Zauberer behält, wirst du immer gefragt.
