next = Que faire ?
last = Était-ce bien ?
thinking = Réflexion…
notNow = Ce n’est pas à vous. Vous pouvez demander ce que valait votre dernier choix.
none = Vous n’avez encore fait aucun choix.
only = C’est le seul choix possible.
clearly = Sûrement mieux que le reste : { $win } de chances de gagner, contre { $nextWin } pour le choix suivant.
level = Incertain : ces choix sont peut-être aussi bons.
take = Jouer ce coup : { $what }

verdicts-best = Oui : c’était le meilleur choix.
verdicts-level = Oui : aucun choix n’était nettement meilleur.
verdicts-fine = Bien, même si un autre choix valait un peu mieux.
verdicts-unsure = Difficile à dire : l’écart est plus petit que sa marge.
verdicts-costly = Pas tout à fait : un autre choix valait mieux.
verdicts-blunder = Non : un autre choix valait bien mieux.
