title = Das Ende

breaker-title = Der Kreisbrecher
breaker-body-1 = Sobald die **letzte Karte des Nachziehstapels** gezogen oder aufgedeckt wird, kommt der Kreisbrecher zum Vorschein.
breaker-body-2-steps-1 = **Beim ersten Mal** wechselt er von Rot auf Gelb. Die oberste Karte der Ablage bleibt liegen; der Rest wird zum neuen Nachziehstapel gemischt. Stehen noch Karten aus, wird weitergezogen [M19].
breaker-body-2-steps-2 = **Beim zweiten Mal** endet das Spiel sofort, auch mitten in einer Fähigkeit [M20] [M21].
breaker-body-3-picture-breaker = Rot: Es wird noch einmal gemischt. Gelb: Ist der Nachziehstapel wieder leer, endet das Spiel.
breaker-body-4 = Hat niemand eine dritte Gilde, gewinnt, wer die meisten Gilden hat; dann die meisten Karten in Gilden; dann die meisten Handkarten; bei völligem Gleichstand wird der Sieg geteilt [M22]. Ein Spiel ohne Ende wird nach 400 Zügen beendet [M23].
