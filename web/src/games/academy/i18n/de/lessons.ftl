kinds-advanced = Regeln für Fortgeschrittene
kinds-two = Zu zweit
kinds-variations = Varianten

lessons-lift-title = Anheben
lessons-lift-line = Vor der Wertung kommt eine Scheibe ganz oben auf ihren Stapel.

lessons-lift-says-start = Gleich wird Runde II gewertet, und du hast sie begonnen. Auf drei Leisten liegt eine Scheibe auf deiner, und die obere liegt vorn.
lessons-lift-says-ask = Vor der Wertung darfst du eine deiner Scheiben ganz oben auf ihren Stapel legen. Wo bringt das am meisten?
lessons-lift-says-jousts = Im Lanzenstechen wärst du damit auf Platz 1 statt 2: +3 statt +2, ein Punkt mehr. Anderswo sparst du zwei.
lessons-lift-says-quests = Die Abenteuer werden erst nach Runde VI gewertet. Du darfst dort anheben, aber jetzt bringt es nichts.
lessons-lift-says-none = Du darfst verzichten, aber dann bist du in der Bildung auf dem letzten Platz, nur weil Hugos Scheibe auf deiner liegt. Das kostet 3.
lessons-lift-says-done = Jetzt ist Hugo auf dem letzten Platz und zahlt 3, du zahlst 1. Vorletzter statt letzter Platz spart zwei Punkte; erster statt zweiter bringt nur einen.

lessons-lift-remember = Wer die Runde beginnt, darf eine Scheibe anheben, auf jeder Leiste, ab Feld 1. Niemand muss.

lessons-stepback-title = Rückschritt
lessons-stepback-line = Der Preis für einen Bonus der Minne.

lessons-stepback-says-start = Die Minne wird gewertet. Dorothea und Bertran liegen vorn, du bist auf Platz 3, und Hugos Scheibe liegt unter deiner. Du rückst eine Scheibe ein Feld vor.
lessons-stepback-says-ask = Danach gehen alle, die einen Bonus genommen haben, in der Minne ein Feld zurück. Wo setzt du deinen ein?
lessons-stepback-says-gallantry = Eins vor, eins zurück: Du stündest wieder da, wo du jetzt stehst, und das Lanzenstechen brächte dir 2 statt 3.
lessons-stepback-says-other = Das bringt jetzt nichts. Im Lanzenstechen genügt ein Feld: Deine Scheibe käme auf der von Bertran zu liegen.
lessons-stepback-says-done = Du gewinnst das Lanzenstechen. Aber sieh dir die Minne an: Du bist auf 5 zurückgegangen, und Hugo, der keinen Bonus genommen hat, liegt jetzt vor dir.

lessons-stepback-remember = Jeder Bonus der Minne kostet dort ein Feld. Erst werden alle Boni genommen; dann geht Platz 3 zurück, dann 2, dann 1.

lessons-orderedreset-title = Geordneter Rückzug
lessons-orderedreset-line = Nach Runde III bleibt die Reihenfolge, die Lücken schließen sich.

lessons-orderedreset-says-start = Nach Runde III beginnen Leisten wieder bei 0. Hier behalten die Scheiben auf vier davon ihre Reihenfolge: Die letzte geht auf 0, die nächste auf 1, dann 2, dann 3.
lessons-orderedreset-says-ask = Du bist in der Minne auf Platz 1 und rückst eine Scheibe 3 Felder vor. Wo hilft das jetzt und in Runde IV?
lessons-orderedreset-says-tournaments = Dort wärst du immer noch auf dem letzten Platz, und die letzte Scheibe geht auf 0, egal wo sie liegt. Das bringt nichts.
lessons-orderedreset-says-king = Der Königsdienst beginnt wie immer bei 0, und auf Feld 5 bringt er noch nichts ein.
lessons-orderedreset-says-other = Das bringt jetzt keine Punkte. Im Lanzenstechen bringen dich 3 Felder von Platz 3 auf Platz 1, und die erste Scheibe startet am höchsten.
lessons-orderedreset-says-done = Du hast das Lanzenstechen gewonnen und beginnst Runde IV dort auf 3; Bertran auf 2, Dorothea auf 1, Hugo auf 0. Die Reihenfolge bleibt, die Lücken sind weg.
lessons-orderedreset-says-zero = Bei den Turnieren lagst du auf 0 und bleibst dort; die nächste Scheibe ging auf 1. Keine Scheibe rückt dabei je vor.

lessons-orderedreset-remember = Bei diesem Rückzug zählt nur die Reihenfolge, nicht der Vorsprung. Der Königsdienst beginnt wie immer bei 0.

lessons-karadoc-title = Karadoc
lessons-karadoc-line = Wer die Runde beginnt, entscheidet für den neutralen Knappen.

lessons-karadoc-says-start = Ein dritter Knappe spielt mit, der niemandem gehört. Seine Karten werden zufällig gezogen. Du beginnst diese Runde, also entscheidest du den Rest.
lessons-karadoc-says-sword = Er spielt Schwert 4. Im Lanzenstechen führst du mit 4, bei den Turnieren führt Bertran mit 3. Wohin damit?
lessons-karadoc-says-swordAtYou = Er käme auf deiner Scheibe zu liegen und nähme dir im Lanzenstechen den ersten Platz. Lass ihn lieber Bertran ärgern.
lessons-karadoc-says-bonus = Eine spätere Runde. Er ist in der Minne auf Platz 1 und rückt eine Scheibe 3 Felder vor; wieder entscheidest du. Wo schadet das nur Bertran?
lessons-karadoc-says-ahead = Bei den Turnieren würde er dich überholen, und aus deinen +3 würden +2.
lessons-karadoc-says-shield = Sein letzter Platz in der Bildung schützt dich: Er zahlt die 3. Überholt er dich, bist du auf dem letzten Platz.
lessons-karadoc-says-idle = Das ändert in dieser Runde nichts. Auf einer Leiste kann er Bertran überholen.
lessons-karadoc-says-done = Jetzt ist er im Lanzenstechen auf Platz 1, und Bertran bekommt 2 statt 3. Er belegt Plätze und bekommt Wappen wie alle, kann aber nicht gewinnen.

lessons-karadoc-remember = Was der neutrale Knappe zu entscheiden hat, entscheidet, wer die Runde beginnt: Schwerter, Boni, Varianten.

lessons-lancelot-title = Lancelot
lessons-lancelot-line = Teilen, wählen und zwei Knappen führen.

lessons-lancelot-says-start = Du führst zwei Knappen, Blau und Grün; Bertran führt Gelb und Rot. Die Punkte beider Knappen werden zusammengezählt. Statt Karten weiterzugeben, teilt ihr und wählt.
lessons-lancelot-says-split = Bilde zwei Päckchen zu je drei Karten. Bertran nimmt eins, das andere kommt zu dir zurück. Wie teilst du?
lessons-lancelot-says-uneven = Ein Päckchen ist viel besser, und genau das nimmt Bertran. Leg in jedes eine der beiden niedrigen Karten.
lessons-lancelot-says-choose = Alle Päckchen liegen offen, und du darfst eins von Bertran nehmen: drei Karten mit 3 oder die Schwerter 3, 4 und 5?
lessons-lancelot-says-low = Das sind 9 Felder. Die Schwerter sind 12, und du spielst sie im Lanzenstechen oder bei den Turnieren, ganz wie du willst.
lessons-lancelot-says-assign = Eine andere Runde. Gib jedem deiner Knappen heimlich drei Karten. In der Bildung verliert der letzte Platz 3, und jeder Knappe hat seinen eigenen Rang.
lessons-lancelot-says-both = Mit beiden Bildungskarten bei einem Knappen bleibt der andere auf Feld 0 und verliert 3. Gib jedem eine.
lessons-lancelot-says-done = Jetzt spielt ein Knappe nach dem anderen alle drei Karten: Blau, Gelb, Grün, Rot, jede Runde einen Knappen später beginnend.

lessons-lancelot-remember = Teile so, dass du mit beiden Päckchen leben kannst. Jeder deiner Knappen hat einen Rang, und auch dritte Plätze bringen Punkte.

lessons-knights-title = Weiß gegen Schwarz
lessons-knights-line = Schwerter ziehen den Kelch von Seite zu Seite.

lessons-knights-says-start = Das Lanzenstechen ist die Leiste des Weißen Ritters, die Turniere sind die des Schwarzen. Ein Schwert rückt deine Scheibe vor und zieht den Kelch genauso weit dorthin.
lessons-knights-says-ask = Deine letzte Karte, dann werden beide gewertet. Der Kelch steht auf Feld 1 des Schwarzen Ritters, und du führst auf dessen Leiste. Was spielst du?
lessons-knights-says-black = Dort führst du schon: Das sind 8. Auf der Leiste des Weißen Ritters bekämst du nichts.
lessons-knights-says-charity = Der Kelch bleibt beim Schwarzen Ritter: 8 für deine Führung dort, nichts auf der Leiste des Weißen. Das Schwert kann mehr.
lessons-knights-says-done = Vom ersten schwarzen Feld zum ersten weißen ist es ein Schritt, also kam der Kelch auf das vierte weiße. Weiß gewinnt: dort 8 für dich, und 5 beim Schwarzen Ritter.
lessons-knights-says-bonus = Danach beginnen beide Leisten und der Kelch von vorn; gewertet wird nach den Runden II, IV und VI. Ein Bonus der Minne bewegt den Kelch nie.

lessons-knights-remember = Der Ritter mit dem Kelch bringt 8, 5 und 2, der andere 5, 3 und 1. Nur Schwerter ziehen ihn.

lessons-bet-title = Wetten
lessons-bet-line = Ein Bonus, den du vor der Auswahl festlegst.

lessons-bet-says-start = Vor der Auswahl haben alle eine Leiste genannt, du den Königsdienst. Wer in der Minne vorn liegt, darf nur die Scheibe auf der genannten Leiste vorrücken.
lessons-bet-says-count = Platz 1 rückt sie 3 Felder vor, Platz 2 rückt sie 2 vor, und das für jede Karte, die in dieser Runde dort gespielt wurde. Ohne solche Karte bewegt sich nichts.
lessons-bet-says-ask = Du führst in der Minne und hast eine Königskarte gespielt. Der Königsdienst bringt 6 ab Feld 6 und 12 auf Feld 12. Deine letzte Karte?
lessons-bet-says-jousts = Im Lanzenstechen wärst du auf Platz 3, das bringt nichts. Und eine einzige Königskarte rückt dich 3 Felder vor, auf 5: kein Wappen.
lessons-bet-says-tournaments = Das sind 3 Punkte bei den Turnieren. Aber eine einzige Königskarte rückt dich 3 Felder vor, auf 5: kein Wappen.
lessons-bet-says-done = Zwei Königskarten, je 3 Felder: von 6 auf 12, und ein Wappen mit 12.

lessons-bet-remember = Nenne, was du oft spielen wirst, und führe in der Minne. Mit dem Rückschritt gehst du auch dann zurück, wenn deine Wette nichts bewegt hat.

lessons-codex-title = Geheimer Kodex
lessons-codex-line = Nachsehen, merken, zuerst nehmen.

lessons-codex-says-start = Für jeden Knappen liegt ein Plättchen verdeckt aus: eins −3, eins −1, der Rest 0. Statt für die Bildung zu zahlen, nehmen alle eins, der erste Platz der Bildung zuerst.
lessons-codex-says-play = Du hast Platz 1 gesehen: die −3. Mit welcher Karte darfst du noch einmal nachsehen?
lessons-codex-says-sword = Ein Schwert sieht nicht in den Kodex. Wer eine Bildungskarte spielt, darf ein Plättchen ansehen.
lessons-codex-says-peek = Du darfst ein Plättchen heimlich ansehen. Welches?
lessons-codex-says-again = Du darfst dort noch einmal nachsehen, aber du kennst es schon: −3. Sieh dir ein anderes an.
lessons-codex-says-none = Du darfst verzichten, aber was du kennst, kannst du meiden.
lessons-codex-says-take = Du führst in der Bildung, also nimmst du zuerst. Welches Plättchen?
lessons-codex-says-three = Das ist die −3, die du gesehen hast. Überlass sie den anderen.
lessons-codex-says-one = Dort liegt die −1. Die 0 liegt auf Platz 2: Du hast sie gesehen, oder sie bleibt als Einzige übrig.
lessons-codex-says-done = Du gibst die 0 zurück, und mehr erfahren die anderen nicht. Eine −1 oder −3 behältst du verdeckt als Wappen.

lessons-codex-remember = Bildungskarten lassen dich nachsehen, ein guter Rang lässt dich zuerst wählen. Auf Feld 0 nimmst du, was übrig ist.

lessons-scrolls-title = Königliche Schriftrollen
lessons-scrolls-line = Wann der Königsdienst gewertet wird.

lessons-scrolls-says-start = Auf den Feldern 6 und 12 liegt je eine Schriftrolle. Der Königsdienst wird in Runden gewertet, in denen eine genommen wird, und nicht mehr nach den Runden III und VI.
lessons-scrolls-says-ask = In dieser Runde hat noch niemand eine genommen. Du führst in der Minne und rückst eine Scheibe 3 Felder vor. Wo?
lessons-scrolls-says-other = Das bringt jetzt keine Punkte. Im Königsdienst kämst du an der 6 vorbei, und auch ein Bonus nimmt Schriftrollen.
lessons-scrolls-says-done = Du bist an der 6 vorbeigekommen, also wurde der Königsdienst gleich gewertet: 3 für dich, je 1 für Bertran und Hugo, nichts auf Feld 0.
lessons-scrolls-says-twelve = Die Schriftrolle auf 6 kommt beiseite, und die Scheiben bleiben liegen. Wird die auf 12 genommen, kommen beide zurück, und alle Scheiben gehen auf 0.

lessons-scrolls-remember = Jede Bewegung nimmt eine Schriftrolle, auch ein Bonus, und dann bekommen alle etwas. In der französischen Ausgabe nehmen sie nur Karten.

lessons-dragon-title = Drache
lessons-dragon-line = Die Abenteuer zählen Wappen, nicht ihren Wert.

lessons-dragon-says-start = Die letzte Runde. Hier bringen die Abenteuer selbst nichts ein: Sie zählen die Wappen aus Lanzenstechen, Turnieren und Königsdienst, die Punkte gebracht haben.
lessons-dragon-says-count = Platz 1 bekommt 1 für jedes solche Wappen, Platz 2 bekommt 1 für jedes Paar; der letzte Platz verliert 1 für jedes Paar. Es zählt die Anzahl, nicht der Wert.
lessons-dragon-says-ask = Du hast neun und bekommst gleich zwei dazu. Bei den Abenteuern bist du auf Platz 2 und rückst eine Scheibe 3 Felder vor. Wo?
lessons-dragon-says-swords = Das bringt einen Punkt oder zwei. Auf Platz 1 der Abenteuer bekämst du 11 statt 5.
lessons-dragon-says-other = Das bringt jetzt nichts. Auf Platz 1 der Abenteuer bekämst du 11 statt 5.
lessons-dragon-says-done = Elf Wappen, elf Punkte; Bertran bekommt 4, für seine Paare. Ein Wappen mit 1 zählt so viel wie eins mit 6.

lessons-dragon-remember = Mit dem Drachen sammle viele Wappen, auch kleine, und sei bei den Abenteuern auf Platz 1. Nur nicht auf dem letzten.

lessons-alms-title = Almosen
lessons-alms-line = Die Ersten der Fürsorge tauschen mit den Letzten.

lessons-alms-says-start = Das Ende. Hier kostet die Fürsorge nichts: Du bist auf Platz 1 und tauschst Wappen mit Hugo auf dem letzten Platz; danach Platz 2 mit dem vorletzten.
lessons-alms-says-give = Zuerst gibst du Hugo eins deiner Wappen der Bildung; wer eins hat, muss. Welches?
lessons-alms-says-little = Dann würdest du die −3 behalten. Du bestimmst, welches geht: das schlechtere.
lessons-alms-says-take = Jetzt darfst du zwei seiner Wappen nehmen, mit höchstens 3. Seine +6 aus dem Königsdienst ist zu groß.
lessons-alms-says-takeTwo = Und das zweite?
lessons-alms-says-less = Du darfst ein größeres nehmen.
lessons-alms-says-none = Du musst keins nehmen, aber was du nimmst, gehört dir und fehlt ihm.
lessons-alms-says-done = 3 weniger verloren, 5 mehr gewonnen: Du stehst um 8 besser da, Hugo um 8 schlechter. Bertran auf Platz 2 hat Dorothea ein Wappen genommen.

lessons-alms-remember = Platz 1 muss ein Wappen abgeben, wenn eins da ist, und darf zwei nehmen; Platz 2 darf eins nehmen. Auf Feld 0 hat man nie etwas davon.
