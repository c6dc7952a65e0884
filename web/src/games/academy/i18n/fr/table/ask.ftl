keep = Gardez une de ces { $n ->
        [0] zéro
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[6] six
    } cartes.
keepLast = Gardez la dernière carte.
others =
    { $n ->
        [1] L’autre va à { -inside($to) }.
       *[other] Les { $n ->
                [0] zéro
                [1] une
                [2] deux
                [3] trois
                [4] quatre
                [5] cinq
               *[6] six
            } autres vont à { -inside($to) }.
    }
keptWaiting = C’est choisi. On attend les autres.
mayChange = { $what }. Vous pouvez encore changer.
play = À vous : jouez une carte.
playFor = À vous : jouez une carte pour { $colour }.
nthCard =
    { $n ->
        [1] Première
        [2] Deuxième
        [3] Troisième
       *[4] Quatrième
    } carte sur quatre.{ $left ->
        [yes] { " " }La carte qui reste est défaussée sans être montrée.
       *[no] { "" }
    }
nthOfThree =
    { $n ->
        [1] Première
        [2] Deuxième
        [3] Troisième
       *[4] Quatrième
    } carte sur trois.
bet = Sur quelle piste pariez-vous ?
betFor = Sur quelle piste { LOWER($name) } parie-t-il ?
betHelp = Bien placé en Galanterie, vous avancez ce pion pour chaque carte jouée là.
sword = L’écuyer neutre joue { $card } : sur quelle piste ?
swordNeutral = Vous décidez pour lui.
peek = Regarder un jeton en secret ?
peekHelp = Personne d’autre ne le voit. On prendra les jetons dans l’ordre des rangs aux Études.
lift = Relever un de vos pions ?
liftHelp = Il passe au sommet de sa pile, juste avant le décompte.
bonus = Galanterie : avancez un de vos pions de { -squares($n) }.
bonusFor = Galanterie : avancez de { -squares($n) } un pion { -de(LOWER($name)) }.
bonusHelp = Sur la piste de votre choix ; cela compte pour les décomptes qui suivent.
token = Prenez un jeton du codex.
tokenFor = Prenez un jeton pour { -named($name) }.
tokenHelp = Un jeton vaut −3, un autre −1, { $zeros ->
        [1] le dernier
       *[other] les autres
    } 0.
almsFrom = Avec qui échangez-vous ?
almsFromFor = Avec qui l’écuyer neutre échange-t-il ?
almsFromHelp = Plusieurs sont derniers en Charité.
almsGive =
    { YOU($to) ->
        [you] Quel blason recevez-vous ?
       *[other] Quel blason donnez-vous à { -inside($to) } ?
    }
almsTake =
    { YOU($from) ->
        [you] Quel blason cédez-vous ?
       *[other] Quel blason prenez-vous à { -inside($from) } ?
    }
almsFor = Vous décidez pour l’écuyer neutre.
split = Faites deux paquets de trois cartes.
splitHelp = { $other } en prend un ; l’autre vous revient.
choose = Prenez un des paquets { -de($other) }.
chooseHelp = L’autre revient à qui l’a fait.
assign = Donnez trois cartes à chacun de vos écuyers.
assignHelp = Un écuyer joue ses trois cartes l’une après l’autre.
forSquire = { $colour } – { $what }
other = À vous de choisir.

wait-bet =
    { YOU($who) ->
        [you] Vous choisissez votre pari.
       *[other] { $who } choisit son pari.
    }
wait-play =
    { YOU($who) ->
        [you] Vous choisissez une carte à jouer.
       *[other] { $who } choisit une carte à jouer.
    }
wait-peek =
    { YOU($who) ->
        [you] Vous pouvez regarder dans le codex.
       *[other] { $who } peut regarder dans le codex.
    }
wait-lift =
    { YOU($who) ->
        [you] Vous pouvez relever un pion.
       *[other] { $who } peut relever un pion.
    }
wait-bonus =
    { YOU($who) ->
        [you] Vous choisissez un pion à avancer.
       *[other] { $who } choisit un pion à avancer.
    }
wait-takeToken =
    { YOU($who) ->
        [you] Vous prenez un jeton.
       *[other] { $who } prend un jeton.
    }
wait-choose =
    { YOU($who) ->
        [you] Vous prenez un paquet.
       *[other] { $who } prend un paquet.
    }
wait-neutralSword =
    { YOU($who) ->
        [you] Vous décidez pour l’écuyer neutre.
       *[other] { $who } décide pour l’écuyer neutre.
    }
wait-alms =
    { YOU($who) ->
        [you] Vous faites l’aumône.
       *[other] { $who } fait l’aumône.
    }

waitAll = { LIST($all, you: "Vous") } { YOU($all) ->
        [you] choisissez
       *[other]
            { COUNT($all) ->
                [1] choisit
               *[other] choisissent
            }
    }.
dealing = On distribue les cartes.
over = La partie est finie.
