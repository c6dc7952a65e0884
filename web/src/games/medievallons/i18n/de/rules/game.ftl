title = Das Spiel

parts-title = Auf dem Tisch
parts-body-1 = Zwei bis fünf Personen spielen etwa eine halbe Stunde. Das Spiel hat **104 Karten**: dreizehn Arten von Gilden mit je acht Karten. Unter dem Nachziehstapel liegt der **Kreisbrecher** mit der roten Seite nach oben.
parts-body-2-picture-types = Die dreizehn Arten. Die Farbe zeigt, worauf die Fähigkeit wirkt: Nachziehstapel, Hände, Gilden, Ablage; die Hexe kopiert, der Narr gilt als jede Art.
parts-body-3 = Alle bekommen sechs Karten. Die oberste Karte des Rests eröffnet die Ablage, die alle durchsehen dürfen. Wer anfängt, entscheidet das Los [M1]; danach geht es im Uhrzeigersinn weiter. Ein Handkartenlimit gibt es nicht.
parts-body-4 = **Am Zuganfang oder -ende wird nicht gezogen.** Neue Karten kommen nur durch Fähigkeiten, also muss jeder Zug etwas bringen.

turn-title = Dein Zug: eine Aktion
turn-body-1 = Mach genau eines von diesen vier Dingen.
turn-body-2-steps-1 = **Eine Karte spielen:** Setze ihre Fähigkeit ein und lege sie danach auf die Ablage. Solange liegt sie beiseite, weder auf der Hand noch auf der Ablage [M2].
turn-body-2-steps-2 = **Eine Gilde auslegen:** drei oder mehr Handkarten einer Art, wobei Narren als jede Art gelten. Danach wird ihre Fähigkeit eingesetzt. Deine dritte Gilde gewinnt sofort, noch vor jeder Fähigkeit [M3].
turn-body-2-steps-3 = **Eine Gilde einsetzen,** die du in einem früheren Zug ausgelegt hast: Nutze ihre Fähigkeit und wirf nichts ab [M30].
turn-body-2-steps-4 = **Eine Gilde erweitern,** die du in einem früheren Zug ausgelegt hast: Lege eine oder mehrere Karten ihrer Art oder Narren an und setze danach ihre Fähigkeit ein [M4].
turn-body-3-picture-guild = Zwei Mönche und ein Narr: eine Gilde der Mönche. Du ziehst jetzt zwei Karten und danach jedes Mal, wenn du sie einsetzt.

guilds-title = Gilden
guilds-body-1 = Du bestimmst genau, welche Karten du verwendest: wie viele der Art und wie viele Narren [M5]. Die Art einer Gilde richtet sich nach den Karten, die keine Narren sind. Eine Gilde aus lauter Narren hat keine Fähigkeit, bis du sie um eine Art erweiterst [M6]. Du darfst mehrere Gilden derselben Art haben.
guilds-body-2 = Eine Gilde, die auf zwei oder weniger Karten schrumpft, **löst sich sofort auf**. Ihre Karten gehen zurück auf die Hand, aus der sie kamen [M7].
guilds-body-3-picture-dissolve = Ein Assassine nimmt eine von drei Karten: Die beiden übrigen gehen zurück auf die Hand.

empty-title = Mit leerer Hand
empty-body-1 = Nur in diesen drei Fällen ziehst du statt einer Aktion vom Nachziehstapel; etwas anderes ist dann nicht möglich.
empty-body-2-list-1 = Keine Karte und keine Gilde: Ziehe zwei Karten.
empty-body-2-list-2 = Keine Karte und nur Gilden der Narren: Ziehe eine Karte [M8].
empty-body-2-list-3 = Keine Karte, und deine einzige Gilde ist eine der Waldläufer oder der Assassinen und zugleich die einzige auf dem ganzen Tisch: Ziehe eine Karte [M9].

win-title = Die dritte Gilde
win-body-1 = Du gewinnst in dem Moment, in dem du in deinem eigenen Zug deine dritte Gilde **auslegst** [M26]. Behalte also die anderen im Auge: Wer zwei Gilden und drei Karten einer Art auf der Hand hat, ist nur einen Zug vom Sieg entfernt. Sprenge eine Gilde mit einem Assassinen oder Waldläufer, oder hol dir die Karten aus der Hand.
win-body-2-picture-third = Zwei Gilden liegen aus. Der dritte Platz trägt den Lorbeer.
