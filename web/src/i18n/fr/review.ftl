-points = { $n } { $n ->
        [one] point
       *[other] points
    }

title = Analyse
graph = Chances de gagner

outcome-won = { $name } : victoire.
outcome-wonBy = { $name } : victoire de { -points($points) }.
outcome-lost = { $name } : défaite.
outcome-lostBy = { $name } : défaite de { -points($points) }.
outcome-shared = { $name } : victoire partagée.
outcome-open = La partie n’a pas été jouée jusqu’au bout.

verdict-choices = Plutôt les choix que la chance
verdict-luck = Plutôt la chance que les choix
verdict-unlucky = Bien joué, mais pas de chance
verdict-well = Bien joué
verdict-lucky = Plutôt la chance que les choix : une bonne part de chance
verdict-open = Rien n’est encore décidé

inPoints = La même chose en points
whose = Joueur
unit = Afficher en

units-win = Chances
units-points = Points

parts-start = Au départ
parts-luck = Chance aux cartes
parts-own = Ses choix
parts-others = Choix des autres
parts-result = Résultat

adds-win = Chances de gagner en %. La somme des quatre donne le résultat.
adds-points = En points. La somme des quatre donne le résultat. Les choix sont jugés par la chance de gagner : une fois qu’elle est perdue, les points perdus comptent comme du hasard.

skills-title = Par savoir-faire
skills-known = { $choices } { $choices ->
        [one] choix
       *[other] choix
    }, { -percent($each) } chacun{ $costly ->
        [0] { "" }
       *[other] , dont { $costly } { $costly ->
                [one] coûteux
               *[other] coûteux
            }
    }
skills-few = { $choices } { $choices ->
        [one] choix
       *[other] choix
    } : trop peu pour juger
skills-adds = Le coût de ses choix, en % d’une victoire. Petits traits : les autres. Cliquez pour voir le choix le plus coûteux.
skills-well = un champion
skills-badly = au hasard

beside-title = Comparée à la partie
beside-from = Rejouée à partir d’une autre partie : { $place }.
beside-game = La partie
beside-branch = Suite
beside-line = Chance et choix en % d’une victoire. Jusqu’à la bifurcation tout est pareil : ce qui diffère est venu après.
beside-anew = Les cartes cachées ont été redistribuées ici : la chance et les choix ne comptent qu’à partir de là.
beside-look = Analyse de la partie
beside-unknown = Analyser aussi la partie

costs-title = Les choix les plus coûteux
costs-none = Aucun choix n’a coûté beaucoup.

turns = Les tournants de la partie
noTurns = Cette partie n’a pas eu de tournant.
cards = Nouvelles cartes
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who } : { $what }
    }
secretly = { $name } choisit en secret

labels-best = le meilleur
labels-costly = coûteux
labels-blunder = grosse erreur

played = joué
bestPlayed = le meilleur, joué
cost = A coûté { -percent($chance) } de chances de gagner{ $points ->
        [none] { "" }
       *[other] { " " }et { NUMBER($points, digits: 1) } { NUMBER($points, digits: 1) ->
                [one] point
               *[other] points
            }
    }{ $about ->
        [none] { "" }
       *[other] , à { -percent($about) } près
    }.
noCost = Rien de perdu ici.
byLuck = Cartes cachées : { -percent($chance) }.
back = Le choix précédent
forward = Le choix suivant
choice = Choix
chance = Chances, %
points = Points
more = et { $n } de plus
why = Pourquoi : { $what }
noReason = Un peu de tout.
known = Jugé d’après ce que cette place pouvait savoir, et non d’après les cartes qui lui étaient cachées.
nothingToChoose = Il n’y avait rien à choisir ici.
hidden = Les choix possibles ici révéleraient des cartes cachées.
seeAll = Voir toutes les cartes
position = La position à ce moment
working = Analyse de la partie
secondsLeft = encore { $n } s environ
stop = Arrêter
stopped = Arrêtée. Les résultats obtenus sont gardés.

done-quick = analyse rapide, { $s } s
done-deep = analyse approfondie, { $s } s

again = Relancer l’analyse
deeper = Approfondir
replay = Revoir la partie
asTable = En tableau

keys-1-1 = ←
    .text = →
keys-1-2 = les choix

keys-2-1-1 = Maj
keys-2-1-2 = ←
keys-2-1-3 = →

keys-2-2 = chaque coup

keys-3-1-1 = 1
keys-3-1-2 = 2
keys-3-1-3 = 3

keys-3-2 = les tournants

tabs-moment = Moment
tabs-luck = Chance
