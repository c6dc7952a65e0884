on_moves-title = Mouvements, places et sièges

on_moves-A1 = Égalités à la fin
    .text = Le plus grand total gagne. Entre ex æquo, le meilleur rang en Galanterie l’emporte, une fois toute la manche VI terminée, bonus et reculs compris. Si tous les ex æquo sont sur la case 0 de Galanterie, ils partagent la victoire.
    .why = sur la case 0 tous sont égaux, et il ne reste rien à comparer.

on_moves-A2 = Un bonus de Galanterie doit faire avancer
    .text = Il n’est pas facultatif et doit déplacer le pion d’au moins une case. Un pion sur 12 au Service du roi ne peut pas être choisi. De 10 ou 11 il peut l’être et s’arrête à 12 ; le reste est perdu.
    .why = choisir un pion qui ne peut pas bouger serait un refus déguisé.

on_moves-A24 = Premier joueur de la manche I
    .text = Tiré au sort, sauf si les options de la table nomment un siège.
    .why = la façon imprimée de le choisir suppose que l’on soit dans la même pièce.

on_moves-A28 = Les blasons ne manquent jamais
    .text = Si la boîte avait trop peu de blasons, on en improvise.
    .why = le nombre de pièces en carton n’est pas une règle.

on_moves-A29 = Directions
    .text = La gauche est le siège de numéro suivant, et après le dernier vient le premier. Le sens horaire va de même.
    .why = les sièges d’un écran ont des numéros, pas de côtés.

on_moves-A33 = Une carte Roi sur la case 12
    .text = Elle peut être jouée avec le pion déjà sur 12. Le pion ne bouge pas et garde sa place dans la pile.
    .why = seul celui qui arrive se pose au-dessus, et il n’arrive pas.

on_moves-A34 = Tours de piste
    .text = Les piles suivent le nombre entier de cases parcourues. Des pions sur 2 et sur 22 ne se touchent pas, et 20 n’est pas la case 0.
    .why = partager une case imprimée avec un pion en retard d’un tour ne veut rien dire.

on_secrets-title = Public et secret

on_secrets-A25 = Les cartes non jouées restent inconnues
    .text = La cinquième carte de chaque écuyer, neutre compris, n’est jamais montrée.
    .why = une partie à l’écran ne doit pas en dire plus qu’une partie sur table.

on_secrets-A26 = Ce qui est public
    .text = Visible de tous : cartes jouées, positions et piles, paris, Coupe, parchemins, premier joueur ; des blasons, l’origine et le nombre. Secret : mains, cartes gardées et passées, pioche, jetons du codex et ce que le codex a donné.
    .why = le logiciel cache ce qu’une table cache, et n’a pas à taire ce que tous ont vu.

on_secrets-A27 = Vous vous souvenez de ce que vous avez tenu
    .text = La page vous montre chaque carte que vous avez eue en main cette manche et à qui vous l’avez passée.
    .why = les bons joueurs les comptent de toute façon ; personne ne devrait avoir à les noter.

on_secrets-A30 = Choix forcés
    .text = Un choix que les seuls faits publics imposent (la dernière carte à garder, le dernier jeton du codex) est fait pour vous. Un choix que seules vos cartes secrètes imposent est tout de même demandé.
    .why = sauter une question que seul un secret rend inutile trahirait ce secret.

on_advanced-title = Règles avancées

on_advanced-A3 = Ce qui peut être relevé
    .text = Un pion, une fois par manche, juste avant le décompte, sur n’importe laquelle des sept pistes, décomptée ou non. Il doit être sur la case 1 ou plus, avec un autre pion au-dessus. Le premier joueur peut refuser. Si rien ne peut être relevé, rien n’est demandé.
    .why = la règle permet sans obliger, et n’exclut aucune piste.

on_advanced-A4 = Quand reculer
    .text = D’abord tous les bonus sont pris ; puis chaque écuyer qui en a pris un recule d’une case en Galanterie et se pose au-dessus. L’ordre est troisième, deuxième, premier.
    .why = les textes anglais et russe le disent ; l’ordre du texte français donne les mêmes rangs.

on_advanced-A5 = Un retour en ordre ne fait jamais avancer
    .text = Chaque pion va à la case que lui donne son rang, ou reste où il est si elle est plus haute. Les pions qui finissent sur une même case gardent leur ordre. Ceux de la case 0 y restent ensemble, et le suivant va à la case 1.
    .why = la règle sert à ramener les pions ; prise à la lettre, elle pourrait en faire avancer un.

on_karadoc-title = Karadoc

on_karadoc-A6 = Où s’assied le neutre
    .text = Dans le sens horaire : joueur A, joueur B, neutre.
    .why = le choix des cartes demande une place fixe, et aucun texte n’en nomme.

on_karadoc-A7 = Le neutre ne peut pas gagner
    .text = Il prend des rangs et gagne des blasons comme tout écuyer, mais ne compte pas quand on cherche le vainqueur.
    .why = les textes traitent son total comme une curiosité.

on_karadoc-A31 = Karadoc avec les variantes
    .text = Avec les chevaliers et les paris, les choix du neutre sont faits par le premier joueur de la manche, comme tous ses autres choix.
    .why = c’est la règle du neutre, sans exception.

on_lancelot-title = Lancelot

on_lancelot-A8 = Ordre de jeu
    .text = Le cycle bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche. La manche I commence par le bleu si son joueur est premier joueur, sinon par le jaune. Si vous avez la carte Ordre du Tour, saisissez ses six lignes comme valeur maison ; chaque manche se joue alors comme le dit sa ligne, quel que soit le premier joueur.
    .why = ainsi les joueurs alternent, et l’écuyer qui ouvre une manche appartient à son premier joueur.

on_lancelot-A9 = Égalités avec Lancelot
    .text = Si les deux joueurs ont la même somme, on compare le meilleur écuyer de chacun en Galanterie. Si aucun n’a d’écuyer au-dessus de la case 0, ils partagent la victoire, comme en [A1].
    .why = le départage compare des pions, et un joueur en a deux.

on_lancelot-A36 = Lancelot avec les options
    .text = Les paris, un par écuyer dans l’ordre de jeu, viennent avant le partage. Entre écuyers sur la case 0 des Études, les jetons du codex se prennent dans l’ordre de jeu. La dernière carte d’un écuyer est demandée comme les autres. Relever peut viser l’un ou l’autre de vos écuyers, et votre propre second écuyer au-dessus compte comme un autre pion.
    .why = ce sont les écuyers qui jouent et se classent, non les joueurs.
