-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }

hand = { $who } : main
handHere = Main
any = { -cards($n) } au hasard
anyCards = Cartes au hasard
fewer = Une carte de moins
more = Une carte de plus
guild = { $who } : guilde { $place }
guildHere = Guilde { $place }
pile = Défausse, la dernière sur le dessus
deck = Cartes dans la pioche
rest = le reste
deckOf = Pioche
aside = La carte en cours
turn = Quel tour
earliest = au plus tôt
knowledge = Ce que sait chaque joueur
knows = { $who } sait de { $place }
handOf = la main { -de($who) }
theDeck = la pioche
sure = S’y trouve
exact = Pas d’autres
when = Quand
moment = Moment

moments-turn = Un tour commence
moments-end = La fin

turnOf = À qui de jouer
ending = Comment elle a fini

endings-cycle = Pioche vide deux fois
endings-third_guild = Troisième guilde
endings-max_turns = Trop de tours

breaker = Brise-Cycle

sides-red = Rouge
sides-yellow = Jaune

wins = { $who } gagne
shared = { $who } se partagent la victoire
line = { $who } : { $guilds } { $guilds ->
        [one] guilde
       *[other] guildes
    } de { -cards($members) } en tout, { -cards($hand) } en main

faults-copies = Trop de cartes « { $card } » : la boîte en a { $copies }.
faults-missing = { $found } { $found ->
        [one] carte
       *[other] cartes
    }, c’est trop : il n’en reste que { $most }.
faults-guild = Une guilde compte au moins trois cartes, d’un seul type et des Bouffons.
faults-third = { $who } a une troisième guilde : la partie s’arrête aussitôt.
faults-won = Pour avoir gagné par la troisième, { $who } doit avoir trois guildes.
faults-empty = La pioche n’est jamais vide pendant un tour : sa dernière carte retourne le Brise-Cycle.
faults-full = Tant que le Brise-Cycle est rouge, la pioche a { $most } cartes au plus.
faults-runOut = La pioche est épuisée : elle n’a plus de carte.
faults-breaker = La pioche s’est vidée deux fois : le Brise-Cycle est jaune.
faults-early = Le tour { $turn } est trop tôt pour cela : au plus tôt le tour { $least }.
faults-active = Au tour { $turn }, c’est à { $who } de jouer, car les règles de la table disent qui a commencé.
faults-last = Les tours sont épuisés : c’est le tour { $turn }.
faults-knows = Ce que sait { $who } est faux : { $known } « { $card } », mais il y en a { $there }.
faults-unknown = On ne peut encore rien en savoir.

faults-wanted-end = seulement à la fin de la partie
faults-wanted-guilds = les guildes s’écrivent comme 1.2 K 3+1
faults-wanted-place = une seule guilde par place
faults-wanted-seat = le numéro d’une autre place, ou deck

refused-hand = Toute autre carte : elle n’est pas en main.
refused-there = Toute autre carte : elle n’est pas dans cette main.
refused-drawn = Toute autre carte : elle n’a pas été piochée.
refused-same = { $card } : on ne rend pas la carte qu’on vient de prendre.
refused-kept = { $card } : elle est gardée, pas défaussée.
refused-draw = Piocher : les cartes viennent des pouvoirs, ou si rien d’autre n’est possible.
refused-held = { $card } ({ $n })
refused-few = Poser une guilde : il faut trois cartes, Bouffons compris. Il y a { $cards }.
refused-guild = la guilde { $place } { -de($who) }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
refused-powerless = Activer { $guilds } : les Bouffons n’ont pas de pouvoir.
refused-nothing = Étendre { $guilds } : ni carte de son type ni Bouffon en main.
refused-other = Activer ou étendre { $guilds } : elle est à quelqu’un d’autre.
refused-copy = Pour { $guilds } : son pouvoir ne peut pas être copié.
refused-mixed = Étendre une guilde avec un autre type : seules des cartes de son type et des Bouffons conviennent.
refused-member = Toute autre carte : elle n’est pas dans cette guilde.
refused-twice = Deux du même type ({ $cards }) : il n’y en a qu’une en main.
refused-two = Plus ou moins de cartes : on en échange exactement deux.
refused-idle = Ne rien faire : un tour, c’est une action.
refused-must = Se passer du pouvoir ({ $card }) : il faut l’utiliser jusqu’au bout.
refused-self = Soi-même : il faut un autre joueur.
refused-fewer = { $who } : d’autres ont plus de cartes.
