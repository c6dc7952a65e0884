title = Zu zweit

karadoc-title = Karadoc: ein neutraler Knappe
karadoc-body-1 = Ein dritter Knappe, der niemandem gehört, kommt dazu, und ihr spielt nach den Regeln für drei. Im Uhrzeigersinn sitzen du, die andere Person und der neutrale Knappe [A6]. Ihr beide beginnt abwechselnd.
karadoc-body-2-list-1 = In der Auswahl behält der neutrale Knappe immer den höchsten Wert, den er sieht; unter gleichen einen zufälligen, den niemand sieht.
karadoc-body-2-list-2 = In seinem Zug spielt er eine zufällig gezogene Karte von seiner Hand, insgesamt vier seiner fünf.
karadoc-body-2-list-3 = Alles andere entscheidet für ihn, **wer die Runde beginnt**: Lanzenstechen oder Turniere, seinen Bonus der Minne, seine Wahl in Varianten [A31]. In den Kodex sieht er nie [A35].
karadoc-body-2-list-4 = Er belegt Plätze und bekommt Wappen wie alle, kann aber nicht gewinnen [A7].

lancelot-title = Lancelot: je zwei Knappen
lancelot-body-1 = Eine Seite führt Blau und Grün, die andere Gelb und Rot; die Punkte beider Knappen werden zusammengezählt. Es sind vier Knappen, also bringen dritte Plätze Punkte.
lancelot-body-2-steps-1 = **Austeilen.** Beide bekommen sechs Karten.
lancelot-body-2-steps-2 = **Teilen.** Beide bilden gleichzeitig zwei Päckchen zu je drei Karten. Dann werden alle vier Päckchen aufgedeckt.
lancelot-body-2-steps-3 = **Wählen.** Wer die Runde beginnt, nimmt ein Päckchen von der anderen Seite; das andere geht dorthin zurück. Dann umgekehrt. Beide haben wieder sechs Karten, von nun an verdeckt.
lancelot-body-2-steps-4 = **Verteilen.** Gib jedem deiner Knappen heimlich drei Karten.
lancelot-body-2-steps-5 = **Ausspielen.** Ein Knappe nach dem anderen spielt alle drei Karten hintereinander. Keine bleibt übrig.
lancelot-body-3-picture-piles = Zwei Päckchen zu je drei Karten: Eins wird dir genommen, das andere kommt zu dir zurück.
lancelot-body-4 = Die Knappen spielen in der Reihenfolge Blau, Gelb, Grün, Rot, jede Runde einen Knappen später beginnend (angenommen, [A8]). Wertung und Rückkehr auf 0 wie bei vier Knappen. Bei Gleichstand vergleicht man in der Minne den jeweils besseren Knappen [A9]; zu Varianten siehe [A36].
