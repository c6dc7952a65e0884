title = Regeln für Fortgeschrittene

lift-title = Anheben
lift-body-1 = Direkt vor der Wertung darf, wer die Runde begonnen hat, **eine** eigene Scheibe ganz oben auf ihren Stapel legen: auf jeder Leiste, ob sie jetzt gewertet wird oder nicht, ab Feld 1, wenn eine andere Scheibe über ihr liegt. Oder alles so lassen, wie es ist [A3].
lift-body-2-picture-lift = Annas Scheibe kommt von ganz unten nach ganz oben.

stepback-title = Rückschritt
stepback-body-1 = Wenn alle Boni der Minne genommen sind, geht die Scheibe jedes Knappen, der einen genommen hat, in der Minne ein Feld **zurück** und landet dort obenauf: zuerst Platz 3, dann Platz 2, dann Platz 1 [A4].

orderedreset-title = Geordneter Rückzug
orderedreset-body-1 = Nach Runde III behalten die Scheiben in Minne, Lanzenstechen, Turnieren und Bildung ihre Reihenfolge, statt alle auf Feld 0 zu gehen: Die letzte geht auf 0, die nächste auf 1, die nächste auf 2 und so weiter. Knappen auf Feld 0 bleiben gemeinsam dort, und der nächste über ihnen geht auf 1. Keine Scheibe rückt dabei je vor [A5]. Der Königsdienst beginnt trotzdem wieder bei 0.
orderedreset-body-2-picture-orderedreset = Vorher und nachher: Die Reihenfolge bleibt, die Lücken schließen sich.
