goal = Six manches, sept pistes. Après la dernière, le plus grand total l’emporte.
draft = Gardez une carte, passez le reste, jusqu’à en avoir cinq.
split = Faites deux paquets de trois ; l’autre joueur en prend un. Donnez trois cartes à chaque écuyer.
play = Jouez quatre cartes, chacun à son tour. Une carte fait avancer votre pion sur sa piste, d’autant de cases ; une Épée, sur l’une de ses deux pistes.
playLancelot = Chaque écuyer joue trois cartes de suite. Une carte fait avancer son pion sur sa piste, d’autant de cases.
rank = La case la plus haute est devant. Sur une même case, le dernier venu est dessus, et devant. Au départ, tous sont derniers.
pays = Ce que rapportent les pistes ici

tracks-gallantry = Les premiers avancent chacun un pion de plus, avant tous les autres décomptes.
tracks-gallantryBet = Les premiers avancent le pion de leur pari, autant de fois qu’ils y ont joué de cartes.
tracks-top = Les premiers gagnent des points.
tracks-knights = Les premiers gagnent des points, davantage du côté où est la Coupe. Puis les deux pistes se vident.
tracks-education = Le dernier et l’avant-dernier perdent des points.
tracks-codex = Chacun prend un jeton, dans l’ordre des rangs : un −3, un −1, { $zeros ->
        [1] un
       *[other] les autres
    } 0.
tracks-king = Votre case compte, pas votre rang : de 6 à 11, +6 ; la case 12, +12.

tracks-scrolls-any = Qui atteint 6 ou 12 en premier, par une carte ou par un bonus, prend un parchemin ; à la fin de cette manche, chacun reçoit le blason de sa case. Une fois celui de 12 pris, la piste repart de zéro.
tracks-scrolls-cards = Qui atteint 6 ou 12 en premier en jouant une carte prend un parchemin ; un bonus ne compte pas. À la fin de cette manche, chacun reçoit le blason de sa case. Une fois celui de 12 pris, la piste repart de zéro.

tracks-quests = Les premiers gagnent beaucoup de points, une seule fois.
tracks-dragon = Le premier reçoit +1 par blason positif ({ LIST($tracks, last: "comma") }), le deuxième +1 par paire ; les derniers perdent 1 par paire.
tracks-charity = Le dernier et l’avant-dernier perdent beaucoup de points, une seule fois.

tracks-almsFirst-may = Le premier donne un mauvais blason d’Études au dernier et peut lui en prendre jusqu’à deux bons (de +1 à +3).
tracks-almsFirst-must = Le premier donne un mauvais blason d’Études au dernier et lui en prend deux bons (de +1 à +3), ou ce qu’il y en a.

tracks-almsSecond-may = Puis le deuxième en donne un à l’avant-dernier et peut lui en prendre un bon.
tracks-almsSecond-must = Puis le deuxième en donne un à l’avant-dernier et lui en prend un bon, s’il y en a.
tracks-almsSecond-fromLast = Puis le deuxième en donne un à l’avant-dernier, mais en prend un bon au dernier, s’il y en a.

lift = Avant le décompte, le premier joueur peut relever un de ses pions au sommet de sa pile.
stepback = Qui a avancé un pion grâce à la Galanterie y recule d’une case.
orderedreset = Après la manche III, les pions reculent mais gardent leur ordre : { LIST($tracks) }.{ $king ->
        [yes] { " " }Le Service du roi repart de zéro.
       *[no] { "" }
    }
reset = Après la manche III, { LIST($tracks) } repartent de zéro.

keys-1-1 = ←
    .text = →
keys-1-2 = une autre carte

keys-2-1-1 = Entrée

keys-2-2 = choisir, puis jouer

keys-3-1-1 = 1–9

keys-3-2 = choisir

keys-4-1-1 = ?

keys-4-2 = cette page
