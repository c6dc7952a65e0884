title = Partie prüfen
toTable = Zum Tisch
looked = Prüfungen
verdict-checking = Wird geprüft …
verdict-fair = Niemand hat diese Karten ausgesucht
verdict-alone = Eine einzige Zahl bestimmte diese Karten
verdict-device = Auf diesem Gerät gespielt
verdict-unsealed = Diese Partie war nicht versiegelt
verdict-wrong = Diese Partie passt nicht zu ihren Siegeln
checkingLine = Dein Browser wiederholt jedes Mischen.
verdictLine-alone = Niemand am Tisch hat eine eigene Zahl beigetragen. Die Karten konnten während der Partie nicht geändert werden, aber niemand weiß, wie diese Zahl entstand.
verdictLine-device = Außer dir konnte niemand eine Zahl beitragen. Die Karten folgen aus einer einzigen und wurden nicht geändert.
verdictLine-unsealed = Die Aufzeichnung enthält keine Zahlen. Nichts belegt, woher die Karten kamen.
verdictLine-wrong = Der Betreiber des Servers hat sie geändert oder die Person, von der du die Aufzeichnung hast. Hebe die Aufzeichnung auf und traue diesem Tisch nicht.
youWereThere = Eine ehrliche Zahl genügt, und deine ist dabei.
withoutYou = Deine Zahl ist nicht dabei: Du warst beim Start nicht da, oder der Server hat sie weggelassen.
peopleThere =
    { $n ->
        [one] 1 Person hat eine Zahl beigetragen.
       *[other] { $n } Personen haben eine Zahl beigetragen.
    } Wenn eine davon ehrlich ist, genügt das.
found-right = richtig
found-wrong = falsch
found-unknown = unbekannt
checks-sealed = Vor der ersten Karte versiegelt
checks-fits = Jede Zahl passt zu ihrem Siegel
checks-shuffles = Das Mischen folgt aus den Zahlen
checks-choices = Jeder Zug war erlaubt
checks-result = Das Ergebnis stimmt
right-sealed = Dieses Gerät sah die Siegel des Servers und von { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }, bevor es die eigene Zahl öffnete.
right-fits =
    { $people ->
        [0] Die Zahl des Servers wurde nicht geändert.
        [one] Die Zahlen des Servers und von 1 Person: Keine wurde geändert.
       *[other] Die Zahlen des Servers und von { $people } Personen: Keine wurde geändert.
    }
draws = { $n }-mal gemischt oder gezogen: hier wiederholt, mit demselben Ergebnis.
choices =
    { $n ->
        [one] 1 Zug,
       *[other] { $n } Züge,
    } in deinem Browser nach den Regeln nachgespielt.
resultRight = Hier noch einmal gezählt, mit demselben Ergebnis.
unknown-sealed = Dieses Gerät war nicht dabei oder hat keine Zahl beigetragen.
unknown-fits = Es gibt keinen Tisch, mit dem sich die Aufzeichnung vergleichen ließe.
unknown-shuffles = Es gibt keine Zahlen, aus denen es folgen könnte.
unknown-choices = Es gibt keine Züge.
unknown-result = Die Partie wurde nicht zu Ende gespielt.
wrong-sealed = Dieses Gerät sah andere Siegel, oder seine Zahl wurde weggelassen.
wrong-fits = Der Tisch zeigt andere Siegel als die dieser Zahlen.
wrong-shuffles = Diese Zahlen ergeben andere Karten.
wrong-choices = Etwas darin verstößt gegen die Regeln.
wrong-result = Die Regeln ergeben ein anderes Ergebnis.
host = Was der Betreiber trotzdem kann
look = Zusehen. Der Betreiber des Servers konnte während der Partie alle Hände sehen. Er konnte keine Karte ändern und kein Mischen aussuchen.
refuse = Das Austeilen verweigern. Vor der ersten Karte kann ein Tisch beendet werden; alle sehen das.
anew = Dieser Tisch hat vor der ersten Karte { $times ->
        [1] einmal
       *[other] { $times }-mal
    } neu begonnen, zuletzt weil keine Zahl von { $names } kam.
numbers = Die Zahlen
seals = Die Siegel
server = Server
bot = Bot
somebody = jemand
you = { $name } (du)
noNumber = keine beigetragen
botNone = Bots tragen keine bei
record = Die Aufzeichnung enthält alles. Jedes andere Programm kann die Prüfung wiederholen.
download = Aufzeichnung herunterladen
stillSealed = Versiegelt
stillSealedLine = Wenn die Partie vorbei ist, werden die Zahlen hier geöffnet, und alles lässt sich prüfen.
doubtTitle = Dieser Server hält nicht Wort
doubt-changed = Er zeigt andere Siegel als beim Öffnen deiner Zahl. Die Karten dieser Partie könnten ausgesucht sein.
doubt-denied = Er sagt, deine Zahl sei nicht angekommen, obwohl er sie bestätigt hatte. Vielleicht hat er so ein Mischen verworfen, das ihm nicht gefiel.
doubtAdvice = Spiele besser nicht hier.
seeCheck = Siegel ansehen
