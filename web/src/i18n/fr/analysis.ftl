labels-best = le meilleur
labels-fine = bon
labels-unsure = incertain
labels-costly = coûteux
labels-blunder = grosse erreur

figure = { $n } ± { $margin }
chanceOf = { -percent($n) } ± { $margin }
chanceIn = { -percent($n) } ({ $from }–{ $to })
exactly = { -percent($n) }
exact = Les valeurs sont exactes.

played = joué
bestPlayed = le meilleur, joué
maybe = peut-être aussi bon
cost = A coûté { $chance } de chances de gagner{ $points ->
        [none] { "" }
       *[other] { " " }et { NUMBER($points, digits: 1) } { NUMBER($points, digits: 1) ->
                [one] point
               *[other] points
            }
    }.
costUnsure = Trop serré pour trancher : coût de { $chance } de chances de gagner.
aheadUnsure = Trop serré pour trancher : { $chance } d’avance sur le choix suivant.
costNone = Aucun autre choix n’est sûrement meilleur.

choice = Choix
chance = Chances, %
points = Points
more = et { $n } de plus
ranges = Les traits sont des marges : la vraie différence avec le meilleur choix s’y trouve 95 fois sur 100.
why = Pourquoi : { $what }
differs = Ce qui change : { $what }
against = Comparé à : { $what }
reasons-better = garde de meilleurs choix pour la suite
reasons-worse = laisse de moins bons choix pour la suite
reasons-protects = protège l’avance
reasons-exposes = met l’avance en danger
reasons-chases = plus d’occasions de revenir
reasons-settles = moins d’occasions de revenir
reasons-rest = tout le reste
reasons-sum = Ensemble, chances en %
known = Jugé d’après ce que cette place pouvait savoir, et non d’après les cartes qui lui étaient cachées.

next-title = La suite probable
next-both = Après le meilleur choix, qui a été joué
next-best = Après le meilleur choix
next-played = Après le choix joué
next-percent = Le pourcentage dit combien de parties imaginées, parmi celles qui commençaient ainsi, continuent par ce coup.
next-thinking = Recherche de la suite…
next-open = Trop ouvert pour en dire plus.
next-show = Jouer sur le plateau
next-step = Coup { $n } sur { $of }.
next-before = Avant le choix
next-imagined = Les cartes que cette place ne pouvait pas connaître sont imaginées.
next-close = Retour au moment
