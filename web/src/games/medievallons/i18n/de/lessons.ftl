kinds-guilds = Gilden
kinds-powers = Fähigkeiten
kinds-end = Das Ende

lessons-jesters-title = Drei Narren
lessons-jesters-line = Eine Gilde aus lauter Narren.

lessons-jesters-says-start = Du hast zwei Gilden und nur Narren auf der Hand. In einer Gilde gilt ein Narr als jede Art. Und wenn keine andere Art dabei ist?
lessons-jesters-says-ask = Du bist am Zug und hast eine Aktion. Was machst du?
lessons-jesters-says-alone = Allein gespielt tut ein Narr nichts und kommt auf die Ablage.
lessons-jesters-says-power = Eine nützliche Fähigkeit, aber dann ist Bertran dran. Diese drei Karten können mehr.
lessons-jesters-says-longer = Eine größere Gilde ist immer noch eine einzige. Zum Sieg fehlt dir eine dritte.
lessons-jesters-says-done = Auch drei Narren sind eine Gilde, und die dritte Gilde gewinnt sofort, noch vor jeder Fähigkeit. Diese hätte ohnehin keine gehabt.

lessons-jesters-remember = Lauter Narren sind eine Gilde: Sie zählt, hat aber keine Fähigkeit, bis Karten einer Art dazukommen.

lessons-dissolve-title = Eine Gilde löst sich auf
lessons-dissolve-line = Was aus einer Gilde mit zwei Karten wird.

lessons-dissolve-says-start = Bertran fehlt noch eine Gilde zum Sieg. Fünf Karten liegen bei seinen Rittern, drei bei seinen Mönchen. Du hast einen Assassinen.
lessons-dissolve-says-play = Was spielst du?
lessons-dissolve-says-monk = Zwei Karten für dich und vielleicht eine dritte Gilde für Bertran. Das Wichtigste zuerst.
lessons-dissolve-says-kill = Der Assassine wirft eine Karte einer beliebigen Gilde ab. Welche?
lessons-dissolve-says-large = Vier Karten sind immer noch eine Gilde. Bertran würde beide behalten.
lessons-dissolve-says-other = Dorotheas Gilde würde sich auflösen, aber kurz vor dem Sieg steht Bertran.
lessons-dissolve-says-done = Zwei Karten sind keine Gilde, also löst sie sich sofort auf. Sie sind wieder auf Bertrans Hand, und ihm fehlen nun zwei Gilden.

lessons-dissolve-remember = Eine Dreiergilde endet mit der ersten verlorenen Karte. Der Rest geht zurück auf die Hand, nicht auf die Ablage.

lessons-raid-title = Nur deine eigene Gilde
lessons-raid-line = Waldläufer und Assassinen ohne andere Gilde.

lessons-raid-says-start = Waldläufer nehmen eine Karte aus einer beliebigen Gilde auf dem Tisch, auch aus deiner. Aber deine ist die einzige.
lessons-raid-says-alone = Du willst eine Karte mehr und deine Gilde behalten. Was machst du?
lessons-raid-says-card = Ein Waldläufer aus deiner Hand ist nicht deine Gilde: Er nimmt aus der einzigen, die es gibt, und deine Gilde löst sich auf.
lessons-raid-says-elsewhere = Das kostet eine Handkarte. Deine Gilde macht es umsonst.
lessons-raid-says-both = Ein anderer Tisch: Bertran hat jetzt eine Gilde, und du hast deine Waldläufer eingesetzt. Welche Karte nimmst du?
lessons-raid-says-own = Sobald es eine andere Gilde gibt, kannst du auch deine eigene plündern. Sie würde sich auflösen, und das für nichts.
lessons-raid-says-done = Ein Edelmann für dich, und Bertrans Gilde ist weg. Allein auf dem Tisch hätten deine Waldläufer stattdessen eine Karte gezogen.

lessons-raid-remember = Ist sie die einzige, plündert eine Gilde sich nicht: Du ziehst. Ein Waldläufer oder Assassine aus der Hand tut es.

lessons-beggar-title = Wer hat die meisten?
lessons-beggar-line = Ein Bettler im Einsatz ist auf keiner Hand.

lessons-beggar-says-start = Du hast vier Karten, die anderen je drei. Ein Bettler nimmt eine Karte aus der vollsten Hand. Ist das nicht deine?
lessons-beggar-says-play = Du willst einen dritten Ritter und weißt von zweien auf Bertrans Hand. Spiele den Bettler und sieh, was passiert.
lessons-beggar-says-knight = Dieser Ritter könnte einen holen, kommt aber auf die Ablage: Dann hast du wieder nur zwei.
lessons-beggar-says-star = Eine Karte für alle, und wohl kaum ein Ritter. Probier den Bettler.
lessons-beggar-says-whom = Eine Karte im Einsatz ist nicht auf der Hand: Du hast drei wie die anderen. Also wählst du unter ihnen. Wen?
lessons-beggar-says-stranger = Über Dorotheas Hand weißt du nichts. Von Bertrans drei Karten sind zwei Ritter.
lessons-beggar-says-done = Ein dritter Ritter. Nur mit mehr Karten als alle anderen, ohne den Bettler gezählt, würdest du stattdessen ziehen.

lessons-beggar-remember = Die gespielte Karte zählt nicht. Bei Gleichstand wählst du jemanden von den anderen; hast du mehr, ziehst du.

lessons-priest-title = Eine nehmen, eine geben
lessons-priest-line = Was du beim Priester zurückgeben darfst.

lessons-priest-says-start = Ein Priester zeigt dir eine Hand; du nimmst eine Karte und gibst eine von deinen. Du weißt von einem Ritter auf Bertrans Hand.
lessons-priest-says-play = Du willst einen dritten Ritter. Was spielst du?
lessons-priest-says-other = Damit kämst du nicht auf drei Ritter. Mit dem Priester schon.
lessons-priest-says-whom = Wessen Hand?
lessons-priest-says-stranger = Nichts spricht dafür, dass Dorothea einen Ritter hat. Bertran hat einen.
lessons-priest-says-take = Das ist seine ganze Hand. Welche Karte?
lessons-priest-says-useless = Eine einzelne Karte ist ein Anfang; ein dritter Ritter ist eine Gilde.
lessons-priest-says-give = Nun bekommt er eine von dir: von einer Art, die du schon vorher hattest, also nie einfach die genommene Karte.
lessons-priest-says-knight = Erlaubt, denn du hattest schon vorher Ritter. Aber dir bleiben nur zwei.
lessons-priest-says-done = Drei Ritter auf der Hand. Und du hast Bertrans Karten gesehen: Die Seite merkt sie sich für dich, solange sie dort sein müssen.

lessons-priest-remember = Gib eine Art, die du vor dem Nehmen hattest. Fehlt dir oder der anderen Hand eine Karte, wird sie erst gezogen.

lessons-wizard-title = Oben auf der Ablage
lessons-wizard-line = In welcher Reihenfolge ein Zauberer abwirft.

lessons-wizard-says-start = Als Nächstes ist Bertran dran. Seine Handwerker nehmen die oberste Karte der Ablage, und du weißt von zwei Rittern auf seiner Hand.
lessons-wizard-says-use = Du willst drei Karten ziehen, eine behalten und nichts dafür hergeben. Was machst du?
lessons-wizard-says-card = Das wirkt genauso, kostet aber die Karte, die dann selbst oben auf der Ablage läge.
lessons-wizard-says-other = Das kostet eine Karte. Deine Gilde macht es umsonst.
lessons-wizard-says-keep = Ein Ritter, ein Stern und ein Mönch. Du hast zwei Mönche. Was behältst du?
lessons-wizard-says-useless = Ein dritter Mönch wäre eine Gilde.
lessons-wizard-says-top = Die anderen beiden werden abgeworfen, und du bestimmst, welche oben liegt. Denk an Bertran.
lessons-wizard-says-knight = Seine Handwerker würden ihn nehmen: den dritten Ritter.
lessons-wizard-says-done = Der Stern verdeckt den Ritter. Ein aus der Hand gespielter Zauberer läge über beiden.

lessons-wizard-remember = Beim Zauberer bestimmst du, was oben liegt. Eine gespielte Karte kommt erst nach ihrer Wirkung auf die Ablage.

lessons-witch-title = Nichts zu kopieren
lessons-witch-line = Eine Hexe, wenn keine Gilde ausliegt.

lessons-witch-says-start = Eine Hexe setzt die Fähigkeit einer beliebigen Gilde auf dem Tisch ein. Aber es gibt keine.
lessons-witch-says-play = Spiele sie trotzdem und achte auf den Nachziehstapel.
lessons-witch-says-ranger = Ohne Gilde auf dem Tisch zieht ein Waldläufer eine Karte. Sieh nun, was die Hexe macht.
lessons-witch-says-jester = Allein gespielt tut ein Narr nichts. Sieh nun, was die Hexe macht.
lessons-witch-says-artisan = Sie hat einen Handwerker aufgedeckt und eingesetzt: Er lag oben auf der Ablage und nahm sich selbst. Eine Hexe deckt erneut auf, ein Narr tut nichts.
lessons-witch-says-copy = Ein anderer Tisch, eine Hexe ist gespielt. Narren und Hexen lassen sich nicht kopieren. Welche Gilde bringt dir zwei Karten?
lessons-witch-says-assassin = Assassinen werfen nur ab. Mönche ziehen zwei Karten.
lessons-witch-says-done = Wem die Gilde gehört, ist egal: Du hast ihre Fähigkeit eingesetzt, als wäre es deine.

lessons-witch-remember = Ohne Gilde zum Kopieren wirkt die oberste Karte des Nachziehstapels. Narren und Hexen lassen sich nicht kopieren.

lessons-end-title = Die letzte Karte
lessons-end-line = Das Spiel kann mitten in einer Fähigkeit enden.

lessons-end-says-start = Der Kreisbrecher ist gelb, und eine Karte ist übrig. Wer sie zieht, beendet das Spiel sofort, egal, was gerade passiert.
lessons-end-says-count = Dann zählen die Gilden: du und Bertran habt je eine. Dann die Karten darin: je drei. Dann die Handkarten: je drei.
lessons-end-says-ask = Wie beendest du das Spiel so, dass du gewinnst?
lessons-end-says-share = Das beendet das Spiel, aber eine Karte im Einsatz zählt nirgends: drei Handkarten gegen drei, und ihr würdet euch den Sieg teilen.
lessons-end-says-on = Es wird nichts gezogen, also geht das Spiel weiter, und jemand anderes kann es beenden.
lessons-end-says-done = Deine Hand blieb ganz, und auch die Karte, die deine Zauberer gezogen haben, zählt: vier gegen drei.

lessons-end-remember = Ist der Nachziehstapel zum zweiten Mal leer, ist Schluss: Gezogenes zählt, eine Karte im Einsatz nicht.
