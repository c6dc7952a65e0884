-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    }

when = Moment de la partie
round = Manche
moment = Moment

moments-deal = Avant la donne
moments-draft = Choix
moments-play = Jeu
moments-scoring = Décompte
moments-end = Fin

first = Premier joueur
points = Points
pointsOf = { $who } : points acquis
coats = Blasons, manche par manche
coatOf = { $track }, { $who }, manche { NUMBER($round, style: "roman") }
kingTwice = Les deux parchemins ont été pris : le Service du roi a rapporté deux fois
informed = Joueurs qui connaissent les blasons du codex
cards = Cartes

piles-hands = Main
piles-pack = Paquet
piles-kept = Gardées
piles-played = Jouées

discs = Où sont les pions
discsNow = Pions tels qu’ils sont
discsBefore = Pions au début de la manche
dealtRest = Une main laissée vide est tirée parmi le reste.
codex = Codex
place = Place { $n }
anyTokens = Jetons au hasard
layTokens = Dire où est chaque jeton
peeked = Qui a regardé où
settle = Qui gagne cette égalité ?
tiedWhere = Où est l’égalité
tiedDiscs = Qui est à égalité
tiedAtEnd = Touchez ceux qui ont le plus de points, du dernier au premier sur la Galanterie. Sur une même case : du bas de la pile vers le haut.
tiedOn = { $track } : touchez les pions d’une même case, du bas de la pile vers le haut.
bet = { $who } : pari
cup = Coupe : cases blanches, noires sous 0

scroll-six = Parchemin de la case 6
scroll-twelve = Parchemin de la case 12

lies = en place
aside = pris lors d’une manche passée
taken = { $who } l’a pris cette manche
move = Déplacer le pion
tap = Touchez un pion pour le déplacer.
back = Reculer d’une case
forth = Avancer d’une case
up = Plus haut dans la pile
down = Plus bas dans la pile
disc = { $who }, { $track } : case { NUMBER($square) }
mend = Le mettre sur { $square }
wins = { $who } gagne
shared = { $who } partagent la victoire

why-points = Aux points.
why-gallantry = Égalité aux points : la Galanterie tranche, le mieux placé gagne.
why-shared = Égalité aux points, et tous sont sur la case 0 de la Galanterie.

tie = { $track }, case { NUMBER($square) } : { LIST($ahead) }, dans cet ordre. Le dernier arrivé est sur le dessus, donc devant.
moves = { $who }, { $track } : { NUMBER($from) } → { NUMBER($to) }
pays = { $who } : { NUMBER($points, sign: "always") } ({ $track })
emptied = { $track } : tous les pions reviennent sur la case 0.
next = Passer à la manche { NUMBER($round, style: "roman") }
nothing = Aucune case n’est partagée, et il n’y a rien à choisir.

faults-far = { $who } ne peut pas déjà être sur la case { $square } ({ $track }) : { $most } au plus.
faults-behind = { $who } a joué { $least } en cartes ({ $track }), mais se trouve sur la case { $square }.
faults-stack = { $track } : { $lower } est arrivé après { $upper } et se trouve sur le dessus.
faults-way = { $who } : { $sum } { $sum ->
        [one] case parcourue
       *[other] cases parcourues
    } en tout, { $most } au plus à ce stade.
faults-copies = Trop de { $card } : la boîte en a { $copies }.
faults-hand = { $who } a { -cards($found) } en main ; il en faut { $due }, ou aucune.
faults-turn = { $who } a joué { -cards($found) } ; il en faut { $due }, car chacun joue à son tour.
faults-cup =
    { SAME($least, $most) ->
        [yes] La Coupe doit être sur { $least }.
       *[no] La Coupe est entre { $least } et { $most }.
    }
faults-scroll = Le parchemin de la case { $square } ne correspond pas aux pions du Service du roi.
faults-first = { $who } est alors premier joueur, car les règles de la table disent qui a commencé.
faults-end = La partie finit avec la manche VI.
faults-order = { $who } ne peut pas avoir commencé la manche sur la case { $square } ({ $track }) : le retour en ordre laisse { $most } au plus.

faults-early-played = À ce moment, aucune carte n’a encore été jouée.
faults-early-kept = On ne garde des cartes que pendant le choix.
faults-early-bets = On parie une fois les cartes données.
faults-early-codex = Les jetons du codex sont posés une fois les cartes données.

faults-unpaid = { $track } : aucun gain à la manche { NUMBER($round, style: "roman") }.
faults-coats = { $track } : personne n’a pu gagner ces blasons à la manche { NUMBER($round, style: "roman") }.
faults-informed = Codex de la manche { NUMBER($round, style: "roman") } : chacun connaît les blasons qu’il a pris, et aucun qui n’existe pas.
faults-variation = Cela n’existe qu’avec « { $name } ».
faults-middle = La Coupe ne peut pas être au milieu : la première Épée l’en éloigne pour de bon.
faults-bets = Il faut un pari pour chaque écuyer.
faults-peeked = { $who } a regardé trop de places : { $most } au plus, une par carte Études.
faults-neutral = L’écuyer neutre garde la plus haute carte reçue ; il ne peut pas avoir celles-ci.
faults-kept = { $who } a gardé { -cards($found) } ; il en faut { $due }, autant que les autres.

faults-wanted-track = il n’y a pas de telle piste ici
faults-wanted-once = chaque écuyer a un seul pion par piste
faults-wanted-tokens = un −3, un −1, tous les autres 0

refused-pack = Toute autre carte : on ne garde que celles du paquet devant soi.
refused-hand = Toute autre carte : on ne joue que celles de sa main.
refused-played = { $cards } : déjà jouée cette manche.
refused-six = Toute autre carte, ou la même plus souvent qu’on ne l’a : on ne répartit que ses six cartes.
refused-three = Plus ou moins : un paquet compte trois cartes.
refused-sword = Toute autre piste, ou aucune : une Épée avance aux Joutes ou aux Tournois.

refused-must-bet = Ne pas parier : chaque écuyer nomme une piste.
refused-must-pick = Ne rien garder : il faut garder une carte.
refused-must-split = Laisser les cartes ensemble : six cartes forment deux paquets.
refused-must-choose = Ne pas prendre de paquet : il faut prendre l’un des deux.
refused-must-assign = Tout donner au même écuyer : chacun reçoit trois cartes.
refused-must-play = Ne rien jouer : il faut jouer une carte.
refused-must-bonus = Renoncer au bonus : il doit être utilisé.
refused-must-codex = Ne pas prendre de jeton : chacun en prend un.
refused-must-from = N’échanger avec personne : il faut nommer l’un des derniers.
refused-must-give = Ne rien donner : qui a un blason d’Études en donne un.
refused-must-take = Ne rien prendre : dans cette édition, on doit prendre ce qu’il y a.

refused-start = { $discs } : sur la case 0 il n’y a pas de pile.
refused-top = { $discs } : aucun autre pion n’est dessus.
refused-stuck = { $track } : le pion est au bout et ne peut pas avancer.
refused-taken = Place { $place } : { $who } a pris ce jeton.
refused-self = Soi-même : on n’échange pas avec soi.
refused-above = { $who } : pas en dernière place sur la case 0.
refused-coat = { $coats } : pas de tel blason d’Études en main.
refused-large = { $coats } : trop grand, 3 au plus.
refused-source = Blasons des Quêtes : on ne peut pas les prendre.
