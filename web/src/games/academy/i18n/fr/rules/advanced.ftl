title = Règles avancées

lift-title = Relever
lift-body-1 = Juste avant le décompte, le premier joueur peut mettre **un** de ses pions au sommet de sa pile : sur n’importe quelle piste, décomptée maintenant ou non, à partir de la case 1, si un autre pion est au-dessus. Il peut aussi s’en passer [A3].
lift-body-2-picture-lift = Le pion d’Anne passe du bas de la pile au sommet.

stepback-title = Recul
stepback-body-1 = Quand tous les bonus de Galanterie ont été pris, chaque écuyer qui en a pris un recule son pion de Galanterie **d’une case**, où il se pose au-dessus : le troisième d’abord, puis le deuxième, puis le premier [A4].

orderedreset-title = Retour en ordre
orderedreset-body-1 = Après la manche III, les pions de Galanterie, Joutes, Tournois et Études gardent leur ordre au lieu d’aller tous à la case 0 : le dernier va à 0, le suivant à 1, le suivant à 2, et ainsi de suite. Les écuyers sur la case 0 y restent ensemble, et le premier devant eux va à 1. Aucun pion n’avance jamais [A5]. Le Service du roi est toujours vidé.
orderedreset-body-2-picture-orderedreset = Avant et après : l’ordre reste, les écarts se resserrent.
