-points = { $n } { $n ->
        [one] point
       *[other] points
    }

title = Analyse
graph = Chances de gagner
band = Bande : marge d’erreur.
bandMeans = Bande et ± : la marge d’erreur. La vraie valeur s’y trouve dans 95 cas sur 100.
about = { $chance }, à { $margin } près

outcome-won = { $name } : victoire.
outcome-wonBy = { $name } : victoire de { -points($points) }.
outcome-lost = { $name } : défaite.
outcome-lostBy = { $name } : défaite de { -points($points) }.
outcome-shared = { $name } : victoire partagée.
outcome-open = La partie n’a pas été jouée jusqu’au bout.

verdict-open = Rien n’est encore décidé
verdict-mixed = Pas de cause principale
verdict-lost_luck = C’est la chance qui a coûté le plus
verdict-lost_own = Ce sont ses choix qui ont coûté le plus
verdict-lost_others = Ce sont les choix des autres qui ont coûté le plus
verdict-won_luck = C’est la chance qui a aidé le plus
verdict-won_own = Ce sont ses choix qui ont aidé le plus
verdict-won_others = Ce sont les choix des autres qui ont aidé le plus

whose = Joueur
unit = Afficher en

units-win = Chances
units-points = Points

parts-start = Au départ
parts-luck = La chance
parts-own = Ses choix
parts-others = Choix des autres
parts-result = Résultat
parts-withoutLuck = Résultat sans la chance

adds-win = Chances de gagner en %. La somme des quatre donne le résultat. Les traits fins sont des marges ; là où elles se recouvrent, aucune part n’est sûrement plus grande.
adds-points = En points. La somme des quatre donne le résultat. Les traits fins sont des marges ; là où elles se recouvrent, aucune part n’est sûrement plus grande.

choices = { $n } choix
idle = { $n ->
        [one] { $n } autre choix n’a rien changé
       *[other] { $n } autres choix n’ont rien changé
    } aux chances de gagner.
each = En moyenne { $chance } d’une victoire{ $points ->
        [none] { "" }
       *[other] { " " }et { $points } en points
    } par choix, par rapport au favori du réseau.
unsure = Incertain : l’écart est plus petit que sa marge. Une analyse approfondie la réduit.
inSums = Dans les sommes, il compte pour { $chance }{ $points ->
        [none] { "" }
       *[other] { " " }et { $points } en points
    }, par rapport au favori du réseau : { $what }.

skills-title = Par savoir-faire
skills-known = { $choices } choix{ $costly ->
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
skills-adds-win = L’effet moyen d’un choix, en % d’une victoire, avec sa marge. Petits traits : les autres. Cliquez pour voir le choix le plus coûteux.
skills-adds-points = L’effet moyen d’un choix, en points, avec sa marge. Petits traits : les autres. Cliquez pour voir le choix le plus coûteux.
skills-well = un champion
skills-badly = au hasard

beside-title = Comparée à la partie
beside-from = Rejouée à partir d’une autre partie : { $place }.
beside-game = La partie
beside-branch = Suite
beside-line = Chance et choix en % d’une victoire, avec leurs marges. Jusqu’à la bifurcation, les deux parties sont identiques.
beside-anew = Les cartes cachées ont été redistribuées ici : la chance et les choix ne comptent qu’à partir de là.
beside-depths = Les analyses de la partie et de cette suite diffèrent par leur profondeur ou leur version. Lancez les deux à la même profondeur pour comparer la chance et les choix.
beside-look = Analyse de la partie
beside-unknown = Analyser aussi la partie

costs-title = Les choix les plus coûteux
costs-none = Aucun choix n’a été coûteux à coup sûr.

turns = Les tournants de la partie
noTurns = Cette partie n’a pas eu de tournant.
cards = Nouvelles cartes
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who } : { $what }
    }
secretly = { $name } choisit en secret

luckOfCards = Chance aux cartes : { -percent($chance) }.
luckOfDraw = Chance : { -percent($chance) }, car ce robot tire ses choix au sort ({ $name }).
drawn = Ce robot tire ses choix au sort. Dans les sommes compte donc la moyenne de tous ceux qu’il aurait pu tirer : { $mean }{ $points ->
        [none] { "" }
       *[other] { " " }et { $points } en points
    }, par rapport au favori du réseau : { $what }. Le reste est de la chance : { -percent($chance) }.
back = Le choix précédent
forward = Le choix suivant
nothingToChoose = Il n’y avait rien à choisir ici.
hidden = Les choix possibles ici révéleraient des cartes cachées.
reasonsLater = Recherche des raisons…
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
