title = Le jeu

parts-title = La table
parts-body-1 = Deux à cinq joueurs, environ une demi-heure. Vous avez un pion sur chacune des **sept pistes** ; tous partent de la case 0.
parts-body-2-picture-tracks = Les sept pistes, dans l’ordre où elles sont décomptées : Galanterie, Joutes, Tournois, Études, Service du roi, Quêtes, Charité.
parts-body-3-table-1 = Piste | Décomptée après la manche | Vidée après la manche III | En bref
parts-body-3-table-2 = Galanterie | chaque manche | oui | les premiers avancent un pion de plus
parts-body-3-table-3 = Joutes | chaque manche | oui | les premiers gagnent des points
parts-body-3-table-4 = Tournois | chaque manche | oui | les premiers gagnent des points
parts-body-3-table-5 = Études | chaque manche | oui | les derniers perdent des points
parts-body-3-table-6 = Service du roi | 3 et 6 | oui | votre propre case rapporte des points
parts-body-3-table-7 = Quêtes | 6 | non | les premiers gagnent beaucoup de points
parts-body-3-table-8 = Charité | 6 | non | les derniers perdent beaucoup de points
parts-body-4 = Il y a **52 cartes** de six sortes. Cinq sortes appartiennent chacune à une piste et comptent huit cartes : un 5, deux 4, trois 3 et deux 2. Les douze **Épées** (deux 5, quatre 4, six 3) servent aux Joutes **ou** aux Tournois, au choix.
parts-body-5-picture-cards = Une carte de chaque sorte. Le nombre dit de combien de cases avance votre pion.
parts-body-6 = Les points sont des **blasons** : de petites pièces qui portent une piste et une valeur, positive ou négative. On n’en manque jamais [A28].

rank-title = Qui est devant
rank-body-1 = La case la plus haute est devant. Un pion qui termine son mouvement sur une case occupée se pose **au-dessus** des pions présents ; sur une même case, le plus haut est devant. Le dernier arrivé sur une case y est donc le premier.
rank-body-2-picture-stack = Anne est arrivée sur la case 7 après Bertran et se trouve au-dessus : elle est 1re, il est 2e. Dorothée est 3e. Hugues, sur la case 0, est dernier.
rank-body-3 = **La case 0 est à part :** tous ceux qui s’y trouvent sont derniers, à égalité. L’ordre des pions n’y compte pas.
rank-body-4 = Les pistes sont des boucles de 20 cases, mais un pion qui fait le tour continue à compter [A34]. Le Service du roi n’est pas une boucle : on s’y arrête à 12.
rank-body-5-picture-lap = Un tour : 23, c’est vingt et trois de plus, devant 19.

round-title = Une manche
round-body-1-steps-1 = **Donne.** On mélange les 52 cartes ; chaque écuyer en reçoit cinq.
round-body-1-steps-2 = **Choix.** Tout le monde, en même temps, garde une carte et passe le reste : à gauche aux manches I, III et V, à droite aux manches II, IV et VI. Choisissez ensuite parmi les quatre reçues, et ainsi de suite, jusqu’à cinq cartes gardées. La dernière se garde d’office [A30].
round-body-1-steps-3 = **Jeu.** À partir du premier joueur, dans le sens horaire, une carte chacun, quatre fois de suite. Votre pion avance sur la piste de la carte, de sa valeur. La cinquième carte est défaussée sans être vue [A25].
round-body-1-steps-4 = **Décompte** des pistes concernées, dans leur ordre.
round-body-1-steps-5 = **Remise à zéro**, seulement après la manche III : tous les pions de Galanterie, Joutes, Tournois, Études et Service du roi retournent à la case 0. Quêtes et Charité restent.
round-body-1-steps-6 = Le rôle de **premier joueur** passe à gauche.
round-body-2-picture-draft = Gardez-en une, passez-en quatre ; puis une de ces quatre, passez-en trois…
round-body-3 = Le premier joueur de la manche I est tiré au sort [A24]. À gauche, comme dans le sens horaire, vient le siège suivant [A29]. Vous pouvez toujours revoir les cartes que vous avez passées [A27] ; ce qui est public ou secret est précisé en [A26].
round-body-4 = Pour une Épée, vous nommez Joutes ou Tournois, et toute la valeur y va. Une carte Roi peut être jouée même si votre pion est déjà sur 12 ; rien ne bouge alors [A33].
round-body-5-picture-sword = Une Épée 4 va tout entière sur une seule piste : Joutes ou Tournois.

end-title = La fin et les égalités
end-body-1 = Après la manche VI, chacun additionne ses blasons. **Le plus grand total gagne.**
end-body-2 = Entre ex æquo, le mieux classé en Galanterie l’emporte, selon la piste telle qu’elle est quand tout est fini. S’ils sont tous sur la case 0 de Galanterie, ils partagent la victoire [A1].
end-body-3-example = Anne, Bertran et Dorothée ont chacun 31 points. En Galanterie, Anne et Bertran sont sur 6, Anne au-dessus ; Dorothée est sur 0. Anne gagne.
