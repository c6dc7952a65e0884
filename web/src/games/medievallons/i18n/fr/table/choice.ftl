play = Jouer { -one($kind) }
guild = Poser une guilde : { LIST($all, item: "card") }
activate = Activer la guilde { -members($kind) }
extend = Étendre la guilde { -members($kind) } : { LIST($all, item: "card") }
draw = Piocher { -drawn($n) }

whom-B = Prendre une carte à { $name }
whom-K = Demander à { $name }
whom-M = Échanger avec { $name }
whom-P = Regarder la main { -de($name) }

target = Choisir { $name }
name = Demander { -one($kind) } à { $name }

card-A = Tuer { -one($kind) } dans { YOU($owner) ->
        [you] votre guilde { -members($guild) }
       *[other] la guilde { -members($guild) } { -de($owner) }
    }
card-G = Prendre { -one($kind) } dans { YOU($owner) ->
        [you] votre guilde { -members($guild) }
       *[other] la guilde { -members($guild) } { -de($owner) }
    }

copy = Utiliser { YOU($owner) ->
        [you] votre guilde { -members($kind) }
       *[other] la guilde { -members($kind) } { -de($owner) }
    }
take = Prendre { -one($kind) }
give = Donner { -one($kind) }
swap = Échanger { LIST($all, item: "card") }
keep = Garder { -one($kind) }
top = Mettre { -one($kind) } sur le dessus
