title = Le décompte, piste par piste

payments-title = Ce que rapporte chaque piste
payments-body-1 = La troisième place ne rapporte **qu’à quatre ou cinq écuyers**.
payments-body-2-table-1 = Piste | 1er | 2e | 3e | Avant-dernier | Dernier
payments-body-2-table-2 = Galanterie | avance un pion de 3 | avance un pion de 2 | avance un pion de 1 |  |
payments-body-2-table-3 = Joutes | +3 | +2 | +1 |  |
payments-body-2-table-4 = Tournois | +3 | +2 | +1 |  |
payments-body-2-table-5 = Études |  |  |  | −1 | −3
payments-body-2-table-6 = Quêtes | +17 | +10 | +4 |  |
payments-body-2-table-7 = Charité |  |  |  | −5 | −10
payments-body-3 = La case 0 ne rapporte jamais rien ; aux Études et en Charité, c’est la dernière place. Le Service du roi rapporte selon la case : +6 à partir de 6, +12 sur 12. Les nombres des Quêtes et de la Charité sont supposés : voir [#values].

gallantry-title = Galanterie
gallantry-body-1 = La Galanterie est décomptée en premier. Les rangs sont fixés ; puis le troisième (à quatre ou cinq écuyers) avance un de ses pions de 1 case, le deuxième en avance un de 2 cases, et enfin le premier en avance un de 3 cases. Un seul pion, sur n’importe quelle piste, Galanterie comprise ; les cases ne se partagent pas.
gallantry-body-2-picture-gallantry = Le 3e avance un pion de 1, le 2e de 2, le 1er de 3. Le bonus va sur la piste de votre choix.
gallantry-body-3 = Le bonus est obligatoire et doit déplacer le pion d’au moins une case ; le Service du roi s’arrête à 12 [A2]. La case 0 de Galanterie n’en donne pas. Comme la Galanterie vient d’abord, ces mouvements comptent pour toutes les pistes décomptées ensuite.

jousts-title = Joutes et Tournois
jousts-body-1 = Deux pistes, décomptées l’une après l’autre à chaque manche : +3, +2 et, à quatre ou cinq écuyers, +1. La case 0 n’obtient rien, même si une place reste libre.
jousts-body-2-picture-jousts = Anne +3, Bertran +2. Dorothée et Hugues sont sur la case 0 : personne n’est 3e.

education-title = Études
education-body-1 = À chaque manche, le dernier perd 3 points et l’avant-dernier en perd 1.
education-body-2-list-1 = Exactement un écuyer sur la case 0 : il est dernier, et celui juste devant est avant-dernier.
education-body-2-list-2 = Deux ou plus sur la case 0 : −3 pour chacun, et −1 pour personne.
education-body-3-picture-education = Dorothée et Hugues sont tous deux sur la case 0 : −3 pour chacun, et pas de −1.

king-title = Service du roi
king-body-1 = Décompté après les manches III et VI. Le rang ne compte pas : un pion sur les cases 6 à 11 rapporte +6, un pion sur 12 rapporte +12, en dessous de 6 rien.
king-body-2-picture-king = Hugues, sur 5, ne gagne rien ; Bertran, sur 6, gagne +6 ; Anne, sur 12, gagne +12.

quests-title = Quêtes
quests-body-1 = Décomptées une seule fois, après la manche VI, sans jamais être vidées avant : +17, +10 et, à quatre ou cinq écuyers, +4. La case 0 n’obtient rien.

charity-title = Charité
charity-body-1 = Décomptée une seule fois, après la manche VI, comme les Études : −10 pour le dernier, −5 pour l’avant-dernier. À deux ou plus sur la case 0, −10 pour chacun, et −5 pour personne.
