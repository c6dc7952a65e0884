title = Die sechs Varianten

knights-title = Weißer und Schwarzer Ritter
knights-body-1 = Das Lanzenstechen wird zur Leiste des Weißen Ritters, die Turniere werden zu der des Schwarzen Ritters. Dazwischen liegt die Leiste des **Kelchs** mit 6 Feldern auf jeder Seite (angenommen); ihre Mitte ist nur eine Linie [A10].
knights-body-2-picture-cup = Der Kelch steht auf Feld 2 des Weißen Ritters: Jetzt wäre dessen Leiste die des Siegers.
knights-body-3-list-1 = Ein Schwert rückt deine Scheibe auf der Leiste des gewählten Ritters vor **und** zieht den Kelch genauso weit zu diesem Ritter; vom ersten Feld des einen zum ersten Feld des anderen ist es ein Schritt. Am Ende bleibt der Kelch stehen. Boni bewegen ihn nie [A12].
knights-body-3-list-2 = Die beiden Leisten werden nur nach den Runden II, IV und VI gewertet. Gewonnen hat der Ritter, auf dessen Seite der Kelch steht.
knights-body-3-list-3 = Danach gehen alle Scheiben auf beiden Leisten auf 0 zurück und der Kelch in die Mitte. Die Rückkehr auf 0 nach Runde III betrifft sie nicht.
knights-body-4-table-1 = | 1. | 2. | 3. (vier oder fünf Knappen)
knights-body-4-table-2 = Leiste des Siegers | +8 | +5 | +2
knights-body-4-table-3 = Leiste des Verlierers | +5 | +3 | +1
knights-body-4-table-4 = Beide, wenn der Kelch noch in der Mitte steht [A11] | +5 | +3 | +1

bets-title = Wetten
bets-body-1 = Nach dem Austeilen und vor der Auswahl nennt reihum jeder Knappe offen eine der sieben Leisten. Mehrere dürfen dieselbe nennen [A13].
bets-body-2 = Wird die Minne gewertet, ist der Bonus nicht frei: Platz 3, 2 und 1 rücken ihre Scheibe auf der genannten Leiste vor, um 1, 2 oder 3 Felder **für jede Karte, die sie in dieser Runde dort gespielt haben**. Ohne solche Karte bewegt sich nichts. Ein Rückschritt ist trotzdem fällig [A14].
bets-body-3-example = Anna hat den Königsdienst genannt, König 3 und König 4 gespielt und liegt auf 7. In der Minne ist sie auf Platz 1: Zwei Karten mal 3 sind 6 Felder, und bei 12 ist Schluss.

codex-title = Geheimer Kodex
codex-body-1 = Vor der Auswahl wird für jeden Knappen ein Plättchen gemischt und verdeckt auf nummerierte Plätze gelegt: eins −3, eins −1, die anderen 0.
codex-body-2-picture-tokens = Vier Knappen, vier Plättchen. Zwei davon hast du angesehen.
codex-body-3-list-1 = Wer eine Bildungskarte spielt, darf danach ein Plättchen heimlich ansehen [A35].
codex-body-3-list-2 = Wird die Bildung gewertet, nimmt jeder Knappe ein Plättchen, statt zu zahlen: Platz 1 der Bildung wählt zuerst, Feld 0 zuletzt [A15].
codex-body-3-list-3 = Eine −1 oder −3 behältst du verdeckt; eine 0 gibst du zurück. Du siehst, was du genommen hast, die anderen nur, wer eine 0 zurückgibt [A16] [A38].

scrolls-title = Königliche Schriftrollen
scrolls-body-1 = Auf den Feldern 6 und 12 des Königsdiensts liegt je eine Schriftrolle. Der erste Knappe, der ein solches Feld erreicht oder überschreitet, nimmt sie, egal durch welche Bewegung [A17]; in der französischen Ausgabe nur durch eine Karte [A40]. Die Leiste wird am Ende **jeder Runde gewertet, in der eine Schriftrolle genommen wurde**, und nicht mehr eigens nach den Runden III und VI. Alle bekommen das Wappen ihres Feldes; wurden in einer Runde beide genommen, zwei davon.
scrolls-body-2-table-1 = Feld | 0 | 1 bis 3 | 4 und 5 | 6 bis 8 | 9 bis 11 | 12
scrolls-body-2-table-2 = Wappen | keins [A18] | +1 | +2 | +3 | +4 | +6
scrolls-body-3-picture-scrolls = Anna überschreitet Feld 6 und nimmt die Schriftrolle: In dieser Runde wird der Königsdienst gewertet.
scrolls-body-4 = Wurde nur die Schriftrolle auf 6 genommen, kommt sie beiseite, und die Scheiben bleiben liegen. Wurde die auf 12 genommen, kommen beide zurück, und alle Scheiben der Leiste gehen auf 0. Die Rückkehr auf 0 nach Runde III betrifft sie nicht [A19].

dragon-title = Drache
dragon-body-1 = Die Abenteuer bringen selbst keine Wappen. In Runde VI zählen sie die positiven Wappen eines Knappen aus Lanzenstechen, Turnieren und Königsdienst; wie viele es sind, nicht, was sie wert sind [A20].
dragon-body-2-table-1 = Rang bei den Abenteuern | Wirkung
dragon-body-2-table-2 = 1. | +1 für jedes solche Wappen
dragon-body-2-table-3 = 2. | +1 für jedes volle Paar
dragon-body-2-table-4 = letzter und alle auf Feld 0 | −1 für jedes volle Paar

alms-title = Almosen
alms-body-1 = Die Fürsorge bringt selbst keine Wappen. In Runde VI, nach allem anderen, gibt Platz 1 der Fürsorge eins seiner negativen Wappen der Bildung an den letzten Platz und nimmt von dort bis zu zwei positive Wappen mit höchstens 3 (Lanzenstechen, Turniere, Königsdienst). Bei vier oder fünf Knappen macht Platz 2 danach dasselbe mit dem vorletzten: gibt eins, nimmt höchstens eins.
alms-body-2 = Wer nimmt, bestimmt auch, was gegeben und genommen wird [A21]. Geben ist Pflicht, wenn etwas zu geben ist; Nehmen ist freiwillig [A22]; gedruckte Ausgaben sind strenger [A40]. Nur ein Knappe ab Feld 1 hat etwas davon; liegen mehrere auf Feld 0 und damit auf dem letzten Platz, nennt Platz 1 einen davon [A23]. Die genaue Reihenfolge steht in [A32], was der Tisch sieht in [A37], was mit dem Kodex gefragt wird in [A39].
alms-body-3-example = Anna auf Platz 1 der Fürsorge gibt ihre Bildung −3 an Hugo auf dem letzten Platz und nimmt sein Lanzenstechen +3 und +2. Sie steht um 8 Punkte besser da, er um 8 schlechter. Sein Königsdienst +6 ist zu groß, um genommen zu werden.
