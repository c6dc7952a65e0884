line = Les mêmes règles pour tous : chacun commence avec six cartes, et la troisième guilde donne la victoire.

options-maxTurns-name = Durée maximale
options-maxTurns-line = Après ce nombre de tours, le plus grand nombre de guildes l’emporte. On n’en arrive presque jamais là.
options-maxTurns-unit = tours
