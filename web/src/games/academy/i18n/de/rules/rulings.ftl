on_moves-title = Züge, Plätze und Sitzordnung

on_moves-A1 = Gleichstand am Ende
    .text = Die meisten Punkte gewinnen. Bei Gleichstand an der Spitze gewinnt der höhere Rang in der Minne, wenn Runde VI ganz vorbei ist, samt Boni und Rückschritten. Liegen dort alle mit Gleichstand auf Feld 0, teilen sie sich den Sieg.
    .why = auf Feld 0 sind alle gleich, und es gibt nichts mehr zu vergleichen.

on_moves-A2 = Ein Bonus der Minne muss etwas bewegen
    .text = Er ist Pflicht und muss die Scheibe mindestens ein Feld bewegen. Eine Scheibe auf 12 im Königsdienst kann nicht gewählt werden. Auf 10 oder 11 darf sie es und bleibt bei 12 stehen; der Rest verfällt.
    .why = eine Scheibe zu wählen, die sich nicht bewegen kann, wäre ein verkappter Verzicht.

on_moves-A24 = Wer Runde I beginnt
    .text = Wird ausgelost, wenn die Optionen des Tisches keinen Sitzplatz nennen.
    .why = die gedruckte Art, das zu bestimmen, braucht Menschen in einem Raum.

on_moves-A28 = Wappen gehen nie aus
    .text = Hat das Spiel zu wenige Wappen, wird ein Ersatz genommen.
    .why = die Zahl der Pappteile ist keine Regel.

on_moves-A29 = Richtungen
    .text = Links ist der Sitzplatz mit der nächsthöheren Nummer, und nach dem letzten kommt der erste. Im Uhrzeigersinn ist dasselbe.
    .why = Sitzplätze auf einem Bildschirm haben Nummern, keine Seiten.

on_moves-A33 = Eine Königskarte auf Feld 12
    .text = Sie darf gespielt werden, wenn die Scheibe schon auf 12 liegt. Die Scheibe bewegt sich nicht und behält ihren Platz im Stapel.
    .why = nur wer ankommt, liegt obenauf, und sie kommt nicht an.

on_moves-A34 = Überrunden
    .text = Für Stapel zählt die ganze Zahl der Felder. Scheiben auf 2 und auf 22 berühren sich nicht, und 20 ist nicht Feld 0.
    .why = ein gedrucktes Feld mit einer überrundeten Scheibe zu teilen, bedeutet nichts.

on_secrets-title = Offen und geheim

on_secrets-A25 = Nicht gespielte Karten bleiben unbekannt
    .text = Die fünfte Karte jedes Knappen, auch des neutralen, wird nie gezeigt.
    .why = ein Spiel am Bildschirm soll nicht mehr verraten als eins am Tisch.

on_secrets-A26 = Was offen ist
    .text = Offen für alle: gespielte Karten, Felder und Stapel, Wetten, der Kelch, die Schriftrollen, wer beginnt; von Wappen Herkunft und Anzahl. Geheim: Hände, behaltene und weitergegebene Karten, der Nachziehstapel, die Plättchen des Kodex und was der Kodex gegeben hat.
    .why = ein Programm soll verbergen, was ein Tisch verbirgt, und nicht, was alle gesehen haben.

on_secrets-A27 = Du weißt noch, was du hattest
    .text = Die Seite zeigt dir jede Karte, die du in dieser Runde auf der Hand hattest, und an wen du sie weitergegeben hast.
    .why = wer gut spielt, zählt ohnehin mit; niemand soll sie aufschreiben müssen.

on_secrets-A30 = Erzwungene Entscheidungen
    .text = Was allein aus offen Sichtbarem folgt (die letzte Karte der Auswahl, das letzte Plättchen des Kodex), geschieht von selbst. Was nur deine geheimen Karten erzwingen, wird trotzdem gefragt.
    .why = eine Frage auszulassen, die nur durch ein Geheimnis überflüssig ist, würde das Geheimnis verraten.

on_advanced-title = Regeln für Fortgeschrittene

on_advanced-A3 = Was angehoben werden darf
    .text = Eine Scheibe, einmal pro Runde, direkt vor der Wertung, auf jeder der sieben Leisten, ob sie gewertet wird oder nicht. Sie muss auf Feld 1 oder höher liegen, und eine andere Scheibe muss über ihr liegen. Verzichten ist erlaubt. Kann nichts angehoben werden, wird nicht gefragt.
    .why = die Regel erlaubt und verpflichtet nicht, und sie schließt keine Leiste aus.

on_advanced-A4 = Wann man zurückgeht
    .text = Zuerst werden alle Boni genommen; dann geht jeder Knappe, der einen genommen hat, in der Minne ein Feld zurück und landet obenauf. Die Reihenfolge ist Platz 3, Platz 2, Platz 1.
    .why = so steht es im englischen und im russischen Text; die französische Reihenfolge ergibt dieselben Ränge.

on_advanced-A5 = Kein Vorrücken beim geordneten Rückzug
    .text = Jede Scheibe geht auf das Feld, das ihr nach der Reihenfolge zusteht, oder bleibt liegen, je nachdem, was niedriger ist. Scheiben, die auf demselben Feld landen, behalten ihre Reihenfolge. Scheiben auf Feld 0 bleiben gemeinsam dort, und der nächsten steht Feld 1 zu.
    .why = die Regel zieht Scheiben zurück; wörtlich genommen könnte sie eine vorrücken.

on_karadoc-title = Karadoc

on_karadoc-A6 = Wo der neutrale Knappe sitzt
    .text = Im Uhrzeigersinn: A, B, der neutrale Knappe.
    .why = die Auswahl braucht einen festen Sitzplatz, und kein Text nennt einen.

on_karadoc-A7 = Der neutrale Knappe kann nicht gewinnen
    .text = Er belegt Plätze und bekommt Wappen wie jeder Knappe, zählt aber nicht mit, wenn der Sieg vergeben wird.
    .why = die Texte behandeln seine Punkte als Kuriosität.

on_karadoc-A31 = Karadoc mit Varianten
    .text = Mit den Rittern und mit Wetten entscheidet für den neutralen Knappen, wer die Runde beginnt, wie bei allem anderen auch.
    .why = das ist die Regel für den neutralen Knappen, und sie braucht keine Ausnahme.

on_lancelot-title = Lancelot

on_lancelot-A8 = Zugreihenfolge
    .text = Der Kreis Blau, Gelb, Grün, Rot, jede Runde einen Schritt weiter beginnend. Runde I beginnt mit Blau, wenn die Seite mit Blau die Runde beginnt, sonst mit Gelb. Wer die Karte mit der Zugreihenfolge hat, gibt ihre sechs Zeilen als eigene Werte ein; dann läuft jede Runde nach ihrer Zeile ab, egal wer beginnt.
    .why = so wechseln sich beide Seiten ab, und der Knappe, der die Runde eröffnet, gehört der Seite, die sie beginnt.

on_lancelot-A9 = Gleichstand in Lancelot
    .text = Bei gleicher Summe wird in der Minne der jeweils beste Knappe verglichen. Hat dort niemand einen Knappen über Feld 0, wird der Sieg geteilt, wie in [A1].
    .why = bei Gleichstand werden Scheiben verglichen, und jede Seite hat zwei.

on_lancelot-A36 = Lancelot mit Optionen
    .text = Wetten, eine je Knappe in Zugreihenfolge, kommen vor dem Teilen. Unter Knappen auf Feld 0 der Bildung werden die Plättchen des Kodex in Zugreihenfolge genommen. Auch die letzte Karte eines Knappen wird gefragt. Anheben darf man eine Scheibe von jedem der eigenen Knappen, und der eigene andere Knappe darüber zählt als andere Scheibe.
    .why = Zugreihenfolge heißt Reihenfolge der Knappen, und einen Rang hat ein Knappe, nicht eine Seite.
