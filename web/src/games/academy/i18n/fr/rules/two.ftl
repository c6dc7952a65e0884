title = À deux joueurs

karadoc-title = Karadoc : un écuyer neutre
karadoc-body-1 = Un troisième écuyer, qui n’est à personne, vous rejoint, et vous jouez selon les règles à trois. Dans le sens horaire : vous, l’autre joueur, le neutre [A6]. Chacun de vous est premier joueur une manche sur deux.
karadoc-body-2-list-1 = Au choix des cartes, le neutre garde toujours la plus haute valeur qu’il voit ; entre égales, une au hasard, que personne ne voit.
karadoc-body-2-list-2 = À son tour, il joue une carte tirée au hasard de sa main, quatre sur cinq en tout.
karadoc-body-2-list-3 = Tout le reste est décidé pour lui par le **premier joueur** de la manche : Joutes ou Tournois, son bonus de Galanterie, ses choix dans les variantes [A31]. Il ne regarde jamais dans le codex [A35].
karadoc-body-2-list-4 = Il a ses rangs et ses blasons comme tout le monde, mais ne peut pas gagner [A7].

lancelot-title = Lancelot : deux écuyers chacun
lancelot-body-1 = L’un mène le bleu et le vert, l’autre le jaune et le rouge ; les points d’un joueur sont la somme des deux. Il y a quatre écuyers, donc les troisièmes places rapportent.
lancelot-body-2-steps-1 = **Donne.** Six cartes à chaque joueur.
lancelot-body-2-steps-2 = **Partage.** Tous deux en même temps font deux paquets de trois. Puis les quatre paquets sont montrés.
lancelot-body-2-steps-3 = **Choix.** Le premier joueur prend un des paquets de l’autre ; le second paquet revient à son auteur. Puis l’autre joueur fait de même. Chacun a de nouveau six cartes, cachées désormais.
lancelot-body-2-steps-4 = **Répartition.** Donnez en secret trois cartes à chacun de vos écuyers.
lancelot-body-2-steps-5 = **Jeu.** Écuyer après écuyer, chacun joue ses trois cartes de suite. Il n’en reste aucune.
lancelot-body-3-picture-piles = Deux paquets de trois : l’autre en prend un, le second vous revient.
lancelot-body-4 = Les écuyers jouent dans l’ordre bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche (supposé, [A8]). Décompte et remise à zéro se font comme à quatre écuyers. En cas d’égalité, on compare le meilleur écuyer de chacun en Galanterie [A9] ; avec les variantes, voir [A36].
