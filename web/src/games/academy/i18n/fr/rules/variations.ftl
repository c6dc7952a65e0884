title = Les six variantes

knights-title = Chevalier blanc et chevalier noir
knights-body-1 = Les Joutes deviennent la piste du chevalier blanc, les Tournois celle du chevalier noir. Entre les deux, la piste de la **Coupe**, avec 6 cases de chaque côté (supposé) ; son milieu n’est qu’une ligne [A10].
knights-body-2-picture-cup = La Coupe est sur la deuxième case du blanc : sa piste serait maintenant celle du vainqueur.
knights-body-3-list-1 = Une Épée fait avancer votre pion sur la piste du chevalier choisi **et** la Coupe d’autant vers lui ; de la première case d’un chevalier à celle de l’autre, il n’y a qu’un pas. Au bout, la Coupe s’arrête. Les bonus ne la déplacent jamais [A12].
knights-body-3-list-2 = Les deux pistes ne sont décomptées qu’après les manches II, IV et VI. Le chevalier du côté duquel se trouve la Coupe a gagné.
knights-body-3-list-3 = Ensuite, tous les pions des deux pistes retournent à 0 et la Coupe au milieu. Les remises à zéro de la manche III n’y touchent pas.
knights-body-4-table-1 = | 1er | 2e | 3e (quatre ou cinq écuyers)
knights-body-4-table-2 = Piste du vainqueur | +8 | +5 | +2
knights-body-4-table-3 = Piste du vaincu | +5 | +3 | +1
knights-body-4-table-4 = Les deux, si la Coupe est encore au milieu [A11] | +5 | +3 | +1

bets-title = Paris
bets-body-1 = Après la donne et avant le choix des cartes, chaque écuyer à son tour nomme ouvertement une des sept pistes. Plusieurs peuvent nommer la même [A13].
bets-body-2 = Quand la Galanterie est décomptée, le bonus n’est pas libre : le troisième, le deuxième et le premier avancent leur pion sur la piste nommée, de 1, 2 ou 3 cases **par carte qu’ils y ont jouée cette manche**. Aucune carte, aucun mouvement. Le recul est dû quand même [A14].
bets-body-3-example = Anne a nommé le Service du roi, joué Roi 3 et Roi 4, et se trouve sur 7. Elle est première en Galanterie : deux cartes fois 3 font 6 cases, et elle s’arrête à 12.

codex-title = Codex secret
codex-body-1 = Avant le choix des cartes, on mélange un jeton par écuyer et on les pose face cachée sur des places numérotées : un −3, un −1, les autres 0.
codex-body-2-picture-tokens = Quatre écuyers, quatre jetons. Vous en avez regardé deux.
codex-body-3-list-1 = Qui joue une carte Études peut ensuite regarder un jeton en secret [A35].
codex-body-3-list-2 = Quand les Études sont décomptées, chaque écuyer prend un jeton au lieu des pertes habituelles : le premier aux Études choisit d’abord, ceux de la case 0 en dernier [A15].
codex-body-3-list-3 = Un −1 ou un −3 est gardé face cachée ; un 0 est rendu. Vous voyez ce que vous avez pris, les autres seulement qui a rendu un 0 [A16] [A38].

scrolls-title = Parchemins royaux
scrolls-body-1 = Un parchemin est posé sur les cases 6 et 12 du Service du roi. Le premier écuyer qui atteint ou dépasse une telle case le prend, quel que soit le mouvement [A17] ; dans l’édition française, seulement en jouant une carte [A40]. La piste est décomptée à la fin de **chaque manche où un parchemin a été pris**, et non d’office aux manches III et VI. Chacun reçoit le blason de sa case ; si les deux parchemins sont partis la même manche, deux blasons.
scrolls-body-2-table-1 = Case | 0 | 1 à 3 | 4 et 5 | 6 à 8 | 9 à 11 | 12
scrolls-body-2-table-2 = Blason | aucun [A18] | +1 | +2 | +3 | +4 | +6
scrolls-body-3-picture-scrolls = Anne dépasse la case 6 et prend le parchemin : cette manche, le Service du roi est décompté.
scrolls-body-4 = Si seul le parchemin de 6 a été pris, on le met de côté et les pions restent. Si celui de 12 a été pris, les deux parchemins reviennent et tous les pions de la piste vont à 0. La remise à zéro après la manche III n’y touche pas [A19].

dragon-title = Dragon
dragon-body-1 = Les Quêtes ne donnent pas leurs blasons habituels. À la manche VI, elles comptent les blasons positifs de Joutes, Tournois et Service du roi que possède un écuyer ; leur nombre, non leur valeur [A20].
dragon-body-2-table-1 = Rang aux Quêtes | Effet
dragon-body-2-table-2 = 1er | +1 par blason de ce genre
dragon-body-2-table-3 = 2e | +1 par paire complète
dragon-body-2-table-4 = dernier, et tous ceux de la case 0 | −1 par paire complète

alms-title = Aumônes
alms-body-1 = La Charité ne donne pas ses blasons habituels. À la manche VI, après tout le reste, le premier en Charité donne un de ses blasons négatifs d’Études au dernier et lui prend jusqu’à deux blasons positifs de valeur 3 ou moins (Joutes, Tournois, Service du roi). À quatre ou cinq écuyers, le deuxième fait ensuite de même avec l’avant-dernier : il en donne un, en prend un au plus.
alms-body-2 = Celui qui prend choisit ce qui est donné et pris [A21]. Donner est obligatoire s’il y a quelque chose à donner, prendre est facultatif [A22] ; les éditions imprimées sont plus strictes [A40]. Seul un écuyer sur la case 1 ou plus en profite ; si plusieurs sont derniers sur la case 0, le premier désigne l’un d’eux [A23]. L’ordre exact est en [A32], ce que voit la table en [A37], le choix du don avec le codex en [A39].
alms-body-3-example = Anne, première en Charité, donne son −3 d’Études à Hugues, le dernier, et lui prend ses Joutes +3 et +2. Elle gagne 8 points au change, il en perd 8. Son +6 du Service du roi est trop grand pour être pris.
