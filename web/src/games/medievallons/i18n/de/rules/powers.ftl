title = Die dreizehn Fähigkeiten

reading-title = So wirken Fähigkeiten
reading-body-1 = Eine Fähigkeit wirkt immer gleich, ob du die Karte spielst oder ihre Gilde auslegst, einsetzt oder erweiterst. „Ziehen“ heißt: vom Nachziehstapel. Betroffen ist immer jemand anderes [M27].
reading-body-2 = **Zu wenig Karten.** Wer bei Händler, Edelmann oder Priester mehr Karten abgeben muss, als auf der Hand sind, zieht vorher genau so viele nach; zuerst du, dann im Uhrzeigersinn [M18].
reading-body-3 = Fähigkeiten, die andere kopieren oder auf die jemand antworten muss, bilden Ketten. Die Seite stellt eine Frage nach der anderen und zeigt, woher sie kommt.
reading-body-4-picture-chain = Eine Kette: Du spielst eine Hexe, sie kopiert die Ritter von Bertran, und diese fragen Dorothea.

assassin-title = Assassine
assassin-body-1 = Wähle eine Karte in einer beliebigen Gilde auf dem Tisch, auch in deiner eigenen. Sie kommt auf die Ablage. Liegt keine Gilde aus oder nur die, die du gerade einsetzt, ziehe stattdessen eine Karte [M31].
assassin-body-2-picture-power_A = Beliebige Gilde → Ablage

artisan-title = Handwerker
artisan-body-1 = Nimm die oberste Karte der Ablage. Ist sie leer, passiert nichts [M10].
artisan-body-2-picture-power_R = Ablage → deine Hand

beggar-title = Bettler
beggar-body-1 = Nimm eine zufällige Karte aus der Hand mit den meisten Karten; haben mehrere andere gleich viele, wähle eine Hand aus. Hast du mehr Karten als alle anderen, ziehe stattdessen eine Karte [M11] [M28].
beggar-body-2-picture-power_B = Vollste Hand → deine Hand, zufällig

jester-title = Narr
jester-body-1 = Keine Fähigkeit. In einer Gilde gilt er als jede Art. Du darfst ihn auch allein spielen, dann passiert nichts [M12].
jester-body-2-picture-power_J = Jede Art in einer Gilde

knight-title = Ritter
knight-body-1 = Wähle eine andere Person und nenne eine Kartenart. Hat sie eine solche Karte, gibt sie dir eine; wenn nicht, passiert nichts, und alle wissen Bescheid [M13].
knight-body-2-picture-power_K = Genannte Karte → deine Hand

merchant-title = Händler
merchant-body-1 = Tausche mit einer anderen Person zwei Karten. Ihr wählt beide geheim und gleichzeitig zwei eigene Karten aus.
merchant-body-2-picture-power_M = Zwei von dir ↔ zwei von drüben

monk-title = Mönch
monk-body-1 = Ziehe zwei Karten.
monk-body-2-picture-power_O = Nachziehstapel → deine Hand, zwei Karten

noble-title = Edelmann
noble-body-1 = Die nächsten zwei im Uhrzeigersinn geben dir je eine Karte ihrer Wahl, beide gleichzeitig. Zu zweit: Du bekommst eine Karte und ziehst danach eine.
noble-body-2-picture-power_N = Die nächsten zwei Hände → deine Hand, je eine Karte

priest-title = Priester
priest-body-1 = Sieh dir die ganze Hand einer anderen Person an und nimm eine Karte. Gib dann eine deiner Karten ab, aber nicht dieselbe [M14].
priest-body-2-picture-power_P = Hand ansehen, eine nehmen, eine geben

ranger-title = Waldläufer
ranger-body-1 = Nimm eine Karte aus einer beliebigen Gilde auf dem Tisch, auch aus deiner eigenen, auf die Hand. Liegt keine Gilde aus oder nur die, die du gerade einsetzt, ziehe stattdessen eine Karte [M31].
ranger-body-2-picture-power_G = Beliebige Gilde → deine Hand

star-title = Stern
star-body-1 = Alle ziehen eine Karte, du zuerst, dann im Uhrzeigersinn.
star-body-2-picture-power_S = Nachziehstapel → alle Hände

wizard-title = Zauberer
wizard-body-1 = Ziehe drei Karten, behalte eine und wirf zwei ab; du bestimmst, welche der beiden oben liegt [M15].
wizard-body-2-picture-power_Z = Drei ziehen, eine behalten, zwei abwerfen

witch-title = Hexe
witch-body-1 = Setze die Fähigkeit einer beliebigen Gilde auf dem Tisch ein, als wäre es deine, ganz gleich, wem sie gehört. Gilden der Narren und der Hexen kannst du nicht wählen.
witch-body-2 = Gibt es keine andere Gilde, decke die oberste Karte des Nachziehstapels auf, lege sie auf die Ablage und setze ihre Fähigkeit ein. Bei einer Hexe wird noch einmal aufgedeckt, ein Narr tut nichts, ein Handwerker nimmt sich selbst [M16]. Ein kopierter Waldläufer oder Assassine zieht eine Karte, wenn keine Gilde ausliegt [M17].
witch-body-3-picture-power_W = Die Fähigkeit einer beliebigen Gilde, als wäre es deine
