title = Die Wertung, Leiste für Leiste

payments-title = Was jede Leiste einbringt
payments-body-1 = Der dritte Platz bringt **nur bei vier oder fünf Knappen** etwas.
payments-body-2-table-1 = Leiste | 1. | 2. | 3. | Vorletzter | Letzter
payments-body-2-table-2 = Minne | rückt eine Scheibe 3 vor | rückt eine Scheibe 2 vor | rückt eine Scheibe 1 vor |  |
payments-body-2-table-3 = Lanzenstechen | +3 | +2 | +1 |  |
payments-body-2-table-4 = Turniere | +3 | +2 | +1 |  |
payments-body-2-table-5 = Bildung |  |  |  | −1 | −3
payments-body-2-table-6 = Abenteuer | +17 | +10 | +4 |  |
payments-body-2-table-7 = Fürsorge |  |  |  | −5 | −10
payments-body-3 = Feld 0 bringt nie etwas ein; in Bildung und Fürsorge ist es der letzte Platz. Beim Königsdienst zählt das Feld: +6 ab 6, +12 auf 12. Die Zahlen für Abenteuer und Fürsorge sind angenommen: siehe [#values].

gallantry-title = Minne
gallantry-body-1 = Die Minne wird zuerst gewertet. Die Plätze stehen fest; dann rückt Platz 3 (bei vier oder fünf Knappen) eine eigene Scheibe 1 Feld vor, Platz 2 eine 2 Felder und zuletzt Platz 1 eine 3 Felder. Immer nur eine Scheibe, auf einer beliebigen Leiste, auch in der Minne selbst; die Felder werden nicht aufgeteilt.
gallantry-body-2-picture-gallantry = Der 3. rückt eine Scheibe 1 vor, der 2. eine 2, der 1. eine 3. Für den Bonus wählst du die Leiste.
gallantry-body-3 = Der Bonus muss genommen werden und die Scheibe mindestens ein Feld bewegen; im Königsdienst ist bei 12 Schluss [A2]. Wer in der Minne auf Feld 0 liegt, bekommt keinen. Da die Minne zuerst kommt, zählt dieses Vorrücken auf allen anderen Leisten, die jetzt gewertet werden.

jousts-title = Lanzenstechen und Turniere
jousts-body-1 = Zwei Leisten, jede Runde nacheinander gewertet: +3, +2 und bei vier oder fünf Knappen +1. Feld 0 bekommt nichts, auch wenn ein Platz übrig bleibt.
jousts-body-2-picture-jousts = Anna +3, Bertran +2. Dorothea und Hugo liegen auf Feld 0: Niemand ist 3.

education-title = Bildung
education-body-1 = Jede Runde verliert der letzte Platz 3 Punkte und der vorletzte 1.
education-body-2-list-1 = Genau ein Knappe auf Feld 0: Er ist auf dem letzten Platz, der nächste über ihm auf dem vorletzten.
education-body-2-list-2 = Zwei oder mehr auf Feld 0: Alle dort zahlen die vollen −3, und niemand zahlt −1.
education-body-3-picture-education = Dorothea und Hugo liegen beide auf Feld 0: je −3, und keine −1.

king-title = Königsdienst
king-body-1 = Wertung nach den Runden III und VI. Der Rang spielt keine Rolle: Eine Scheibe auf den Feldern 6 bis 11 bringt +6, eine auf 12 bringt +12, und unter 6 gibt es nichts.
king-body-2-picture-king = Hugo auf 5 bekommt nichts, Bertran auf 6 bekommt +6, Anna auf 12 bekommt +12.

quests-title = Abenteuer
quests-body-1 = Wertung einmal, nach Runde VI; vorher gehen die Scheiben nie zurück: +17, +10 und bei vier oder fünf Knappen +4. Feld 0 bekommt nichts.

charity-title = Fürsorge
charity-body-1 = Wertung einmal, nach Runde VI, wie bei der Bildung: −10 für den letzten Platz, −5 für den vorletzten. Liegen zwei oder mehr auf Feld 0, zahlen sie alle −10, und niemand zahlt −5.
