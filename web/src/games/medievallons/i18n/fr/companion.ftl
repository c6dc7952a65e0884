player = Joueur { $n }
name = Nom du joueur { $n }
lay = Une guilde { -de($who) }
layShort = + Guilde
which = { $who } : quelle guilde ?
cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }
more = { $guild } : une carte de plus
fewer = { $guild } : une carte de moins
none = Pas encore de guilde
wins = { $who } gagne avec une troisième guilde.
total = Guildes : { $guilds }, cartes dedans : { $cards }
onTable = Pouvoirs sur la table
all = Tous les pouvoirs
rest = Une guilde de moins de trois cartes est dissoute : ses cartes reviennent en main.
