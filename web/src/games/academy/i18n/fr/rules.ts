import { chapter, pictured, rows, ruling, type GameRules } from '../../../rules_text';

const rules: GameRules = {
  lead: 'Vous êtes écuyer à l’académie du roi Arthur. Sept disciplines, six manches : choisissez cinq cartes, jouez-en quatre et faites avancer vos pions sur sept pistes. Être devant rapporte des points sur certaines pistes ; être derrière en coûte sur d’autres. Après la manche 6, le plus grand total gagne.',
  parts: [
    {
      id: 'game',
      title: 'Le jeu',
      chapters: [
        chapter(
          'parts',
          'Ce que vous voyez',
          'Deux à cinq joueurs, environ une demi-heure. Vous avez un pion sur chacune des **sept pistes** ; tous partent de la case 0.',
          {
            picture: 'tracks',
            caption:
              'Les sept pistes, dans l’ordre où elles sont décomptées : Galanterie, Joutes, Tournois, Études, Service du roi, Quêtes, Charité.',
          },
          rows(
            'Piste | Décomptée après la manche | Vidée après la manche 3 | En bref',
            'Galanterie | chaque manche | oui | les premiers avancent un pion de plus',
            'Joutes | chaque manche | oui | les premiers gagnent des points',
            'Tournois | chaque manche | oui | les premiers gagnent des points',
            'Études | chaque manche | oui | les derniers perdent des points',
            'Service du roi | 3 et 6 | oui | votre propre case rapporte des points',
            'Quêtes | 6 | non | les premiers gagnent beaucoup de points',
            'Charité | 6 | non | les derniers perdent beaucoup de points',
          ),
          'Il y a **52 cartes** de six sortes. Cinq sortes appartiennent chacune à une piste et comptent huit cartes : un 5, deux 4, trois 3 et deux 2. Les douze **Épées** (deux 5, quatre 4, six 3) servent aux Joutes **ou** aux Tournois, au choix.',
          {
            picture: 'cards',
            caption: 'Une carte de chaque sorte. Le nombre dit de combien de cases avance votre pion.',
          },
          'Les points sont des **blasons** : de petites pièces qui portent une piste et une valeur, positive ou négative. On n’en manque jamais [A28].',
        ),
        chapter(
          'rank',
          'Qui est devant',
          'La case la plus haute est devant. Un pion qui termine son mouvement sur une case occupée se pose **au-dessus** des pions présents ; sur une même case, le plus haut est devant. Le dernier arrivé sur une case y est donc le premier.',
          {
            picture: 'stack',
            caption:
              'Anne est arrivée sur la case 7 après Bertran et se trouve au-dessus : elle est 1re, il est 2e. Dorothée est 3e. Hugues, sur la case 0, est dernier.',
          },
          '**La case 0 est à part :** tous ceux qui s’y trouvent sont derniers, à égalité. L’ordre des pions n’y compte pas.',
          'Les pistes sont des boucles de 20 cases, mais un pion qui fait le tour continue à compter [A34]. Le Service du roi n’est pas une boucle : on s’y arrête à 12.',
          { picture: 'lap', caption: 'Un tour : 23, c’est vingt et trois de plus, devant 19.' },
        ),
        chapter(
          'round',
          'Une manche',
          {
            steps: [
              '**Donne.** On mélange les 52 cartes ; chaque écuyer en reçoit cinq.',
              '**Choix.** Tout le monde, en même temps, garde une carte et passe le reste : à gauche aux manches 1, 3 et 5, à droite aux manches 2, 4 et 6. Choisissez ensuite parmi les quatre reçues, et ainsi de suite, jusqu’à cinq cartes gardées. La dernière se garde d’office [A30].',
              '**Jeu.** À partir du premier joueur, dans le sens horaire, une carte chacun, quatre fois de suite. Votre pion avance sur la piste de la carte, de sa valeur. La cinquième carte est défaussée sans être vue [A25].',
              '**Décompte** des pistes concernées, dans leur ordre.',
              '**Remise à zéro**, seulement après la manche 3 : tous les pions de Galanterie, Joutes, Tournois, Études et Service du roi retournent à la case 0. Quêtes et Charité restent.',
              'Le rôle de **premier joueur** passe à gauche.',
            ],
          },
          { picture: 'draft', caption: 'Gardez-en une, passez-en quatre ; puis une de ces quatre, passez-en trois…' },
          'Le premier joueur de la manche 1 est tiré au sort [A24]. À gauche, comme dans le sens horaire, vient le siège suivant [A29]. Vous pouvez toujours revoir les cartes que vous avez passées [A27] ; ce qui est public ou secret est précisé en [A26].',
          'Pour une Épée, vous nommez Joutes ou Tournois, et toute la valeur y va. Une carte Roi peut être jouée même si votre pion est déjà sur 12 ; rien ne bouge alors [A33].',
          { picture: 'sword', caption: 'Une Épée 4 va tout entière sur une seule piste : Joutes ou Tournois.' },
        ),
        chapter(
          'end',
          'La fin et les égalités',
          'Après la manche 6, chacun additionne ses blasons. **Le plus grand total gagne.**',
          'Entre ex æquo, le mieux classé en Galanterie l’emporte, selon la piste telle qu’elle est quand tout est fini. S’ils sont tous sur la case 0 de Galanterie, ils partagent la victoire [A1].',
          {
            example:
              'Anne, Bertran et Dorothée ont chacun 31 points. En Galanterie, Anne et Bertran sont sur 6, Anne au-dessus ; Dorothée est sur 0. Anne gagne.',
          },
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Le décompte, piste par piste',
      chapters: [
        chapter(
          'payments',
          'Ce que rapporte chaque piste',
          'La troisième place ne rapporte **qu’à quatre ou cinq écuyers**.',
          rows(
            'Piste | 1er | 2e | 3e | Avant-dernier | Dernier',
            'Galanterie | avance un pion de 3 | avance un pion de 2 | avance un pion de 1 | | ',
            'Joutes | +3 | +2 | +1 | | ',
            'Tournois | +3 | +2 | +1 | | ',
            'Études | | | | −1 | −3',
            'Quêtes | +17 | +10 | +4 | | ',
            'Charité | | | | −5 | −10',
          ),
          'La case 0 ne rapporte jamais rien ; aux Études et en Charité, c’est la dernière place. Le Service du roi rapporte selon la case : +6 à partir de 6, +12 sur 12. Les nombres des Quêtes et de la Charité sont supposés : voir [#values].',
        ),
        pictured(
          'rose',
          'gallantry',
          'Galanterie',
          'La Galanterie est décomptée en premier. Les rangs sont fixés ; puis le troisième (à quatre ou cinq écuyers) avance un de ses pions de 1 case, le deuxième en avance un de 2 cases, et enfin le premier en avance un de 3 cases. Un seul pion, sur n’importe quelle piste, Galanterie comprise ; les cases ne se partagent pas.',
          {
            picture: 'gallantry',
            caption: 'Le 3e avance un pion de 1, le 2e de 2, le 1er de 3. Le bonus va sur la piste de votre choix.',
          },
          'Le bonus est obligatoire et doit déplacer le pion d’au moins une case ; le Service du roi s’arrête à 12 [A2]. La case 0 de Galanterie n’en donne pas. Comme la Galanterie vient d’abord, ces mouvements comptent pour toutes les pistes décomptées ensuite.',
        ),
        pictured(
          'horse-head',
          'jousts',
          'Joutes et Tournois',
          'Deux pistes, décomptées l’une après l’autre à chaque manche : +3, +2 et, à quatre ou cinq écuyers, +1. La case 0 n’obtient rien, même si une place reste libre.',
          {
            picture: 'jousts',
            caption: 'Anne +3, Bertran +2. Dorothée et Hugues sont sur la case 0 : personne n’est 3e.',
          },
        ),
        pictured(
          'open-book',
          'education',
          'Études',
          'À chaque manche, le dernier perd 3 points et l’avant-dernier en perd 1.',
          {
            list: [
              'Exactement un écuyer sur la case 0 : il est dernier, et celui juste devant est avant-dernier.',
              'Deux ou plus sur la case 0 : −3 pour chacun, et −1 pour personne.',
            ],
          },
          {
            picture: 'education',
            caption: 'Dorothée et Hugues sont tous deux sur la case 0 : −3 pour chacun, et pas de −1.',
          },
        ),
        pictured(
          'queen-crown',
          'king',
          'Service du roi',
          'Décompté après les manches 3 et 6. Le rang ne compte pas : un pion sur les cases 6 à 11 rapporte +6, un pion sur 12 rapporte +12, en dessous de 6 rien.',
          {
            picture: 'king',
            caption: 'Hugues, sur 5, ne gagne rien ; Bertran, sur 6, gagne +6 ; Anne, sur 12, gagne +12.',
          },
        ),
        pictured(
          'jeweled-chalice',
          'quests',
          'Quêtes',
          'Décomptées une seule fois, après la manche 6, sans jamais être vidées avant : +17, +10 et, à quatre ou cinq écuyers, +4. La case 0 n’obtient rien.',
        ),
        pictured(
          'receive-money',
          'charity',
          'Charité',
          'Décomptée une seule fois, après la manche 6, comme les Études : −10 pour le dernier, −5 pour l’avant-dernier. À deux ou plus sur la case 0, −10 pour chacun, et −5 pour personne.',
        ),
      ],
    },
    {
      id: 'advanced',
      title: 'Règles avancées',
      chapters: [
        chapter(
          'lift',
          'Relever',
          'Juste avant le décompte, le premier joueur peut mettre **un** de ses pions au sommet de sa pile : sur n’importe quelle piste, décomptée maintenant ou non, à partir de la case 1, si un autre pion est au-dessus. Il peut aussi s’en passer [A3].',
          { picture: 'lift', caption: 'Le pion d’Anne passe du bas de la pile au sommet.' },
        ),
        chapter(
          'stepback',
          'Recul',
          'Quand tous les bonus de Galanterie ont été pris, chaque écuyer qui en a pris un recule son pion de Galanterie **d’une case**, où il se pose au-dessus : le troisième d’abord, puis le deuxième, puis le premier [A4].',
        ),
        chapter(
          'orderedreset',
          'Retour en ordre',
          'Après la manche 3, les pions de Galanterie, Joutes, Tournois et Études gardent leur ordre au lieu d’aller tous à la case 0 : le dernier va à 0, le suivant à 1, le suivant à 2, et ainsi de suite. Les écuyers sur la case 0 y restent ensemble, et le premier devant eux va à 1. Aucun pion n’avance jamais [A5]. Le Service du roi est toujours vidé.',
          { picture: 'orderedreset', caption: 'Avant et après : l’ordre reste, les écarts se resserrent.' },
        ),
      ],
    },
    {
      id: 'two',
      title: 'À deux joueurs',
      chapters: [
        chapter(
          'karadoc',
          'Karadoc : un écuyer neutre',
          'Un troisième écuyer, qui n’est à personne, vous rejoint, et vous jouez selon les règles à trois. Dans le sens horaire : vous, l’autre joueur, le neutre [A6]. Chacun de vous est premier joueur une manche sur deux.',
          {
            list: [
              'Au choix des cartes, le neutre garde toujours la plus haute valeur qu’il voit ; entre égales, une au hasard, que personne ne voit.',
              'À son tour, il joue une carte tirée au hasard de sa main, quatre sur cinq en tout.',
              'Tout le reste est décidé pour lui par le **premier joueur** de la manche : Joutes ou Tournois, son bonus de Galanterie, ses choix dans les variantes [A31]. Il ne regarde jamais dans le codex [A35].',
              'Il a ses rangs et ses blasons comme tout le monde, mais ne peut pas gagner [A7].',
            ],
          },
        ),
        chapter(
          'lancelot',
          'Lancelot : deux écuyers chacun',
          'L’un mène le bleu et le vert, l’autre le jaune et le rouge ; les points d’un joueur sont la somme des deux. Il y a quatre écuyers, donc les troisièmes places rapportent.',
          {
            steps: [
              '**Donne.** Six cartes à chaque joueur.',
              '**Partage.** Tous deux en même temps font deux paquets de trois. Puis les quatre paquets sont montrés.',
              '**Choix.** Le premier joueur prend un des paquets de l’autre ; le second paquet revient à son auteur. Puis l’autre joueur fait de même. Chacun a de nouveau six cartes, cachées désormais.',
              '**Répartition.** Donnez en secret trois cartes à chacun de vos écuyers.',
              '**Jeu.** Écuyer après écuyer, chacun joue ses trois cartes de suite. Il n’en reste aucune.',
            ],
          },
          { picture: 'piles', caption: 'Deux paquets de trois : l’autre en prend un, le second vous revient.' },
          'Les écuyers jouent dans l’ordre bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche (supposé, [A8]). Décompte et remise à zéro se font comme à quatre écuyers. En cas d’égalité, on compare le meilleur écuyer de chacun en Galanterie [A9] ; avec les variantes, voir [A36].',
        ),
      ],
    },
    {
      id: 'variations',
      title: 'Les six variantes',
      chapters: [
        pictured(
          'jeweled-chalice',
          'knights',
          'Chevalier blanc et chevalier noir',
          'Les Joutes deviennent la piste du chevalier blanc, les Tournois celle du chevalier noir. Entre les deux, la piste de la **Coupe**, avec 6 cases de chaque côté (supposé) ; son milieu n’est qu’une ligne [A10].',
          {
            picture: 'cup',
            caption: 'La Coupe est sur la deuxième case du blanc : sa piste serait maintenant celle du vainqueur.',
          },
          {
            list: [
              'Une Épée fait avancer votre pion sur la piste du chevalier choisi **et** la Coupe d’autant vers lui ; de la première case d’un chevalier à celle de l’autre, il n’y a qu’un pas. Au bout, la Coupe s’arrête. Les bonus ne la déplacent jamais [A12].',
              'Les deux pistes ne sont décomptées qu’après les manches 2, 4 et 6. Le chevalier du côté duquel se trouve la Coupe a gagné.',
              'Ensuite, tous les pions des deux pistes retournent à 0 et la Coupe au milieu. Les remises à zéro de la manche 3 n’y touchent pas.',
            ],
          },
          rows(
            ' | 1er | 2e | 3e (quatre ou cinq écuyers)',
            'Piste du vainqueur | +8 | +5 | +2',
            'Piste du vaincu | +5 | +3 | +1',
            'Les deux, si la Coupe est encore au milieu [A11] | +5 | +3 | +1',
          ),
        ),
        pictured(
          'rose',
          'bets',
          'Paris',
          'Après la donne et avant le choix des cartes, chaque écuyer à son tour nomme ouvertement une des sept pistes. Plusieurs peuvent nommer la même [A13].',
          'Quand la Galanterie est décomptée, le bonus n’est pas libre : le troisième, le deuxième et le premier avancent leur pion sur la piste nommée, de 1, 2 ou 3 cases **par carte qu’ils y ont jouée cette manche**. Aucune carte, aucun mouvement. Le recul est dû quand même [A14].',
          {
            example:
              'Anne a nommé le Service du roi, joué Roi 3 et Roi 4, et se trouve sur 7. Elle est première en Galanterie : deux cartes fois 3 font 6 cases, et elle s’arrête à 12.',
          },
        ),
        pictured(
          'open-book',
          'codex',
          'Codex secret',
          'Avant le choix des cartes, on mélange un jeton par écuyer et on les pose face cachée sur des places numérotées : un −3, un −1, les autres 0.',
          { picture: 'codex', caption: 'Quatre écuyers, quatre jetons. Vous en avez regardé deux.' },
          {
            list: [
              'Qui joue une carte Études peut ensuite regarder un jeton en secret [A35].',
              'Quand les Études sont décomptées, chaque écuyer prend un jeton au lieu des pertes habituelles : le premier aux Études choisit d’abord, ceux de la case 0 en dernier [A15].',
              'Un −1 ou un −3 est gardé face cachée ; un 0 est rendu. Vous voyez ce que vous avez pris, les autres seulement qui a rendu un 0 [A16] [A38].',
            ],
          },
        ),
        pictured(
          'tied-scroll',
          'scrolls',
          'Parchemins royaux',
          'Un parchemin est posé sur les cases 6 et 12 du Service du roi. Le premier écuyer qui atteint ou dépasse une telle case le prend, quel que soit le mouvement [A17] ; dans l’édition française, seulement en jouant une carte [A40]. La piste est décomptée à la fin de **chaque manche où un parchemin a été pris**, et non d’office aux manches 3 et 6. Chacun reçoit le blason de sa case ; si les deux parchemins sont partis la même manche, deux blasons.',
          rows('Case | 0 | 1 à 3 | 4 et 5 | 6 à 8 | 9 à 11 | 12', 'Blason | aucun [A18] | +1 | +2 | +3 | +4 | +6'),
          {
            picture: 'scrolls',
            caption: 'Anne dépasse la case 6 et prend le parchemin : cette manche, le Service du roi est décompté.',
          },
          'Si seul le parchemin de 6 a été pris, on le met de côté et les pions restent. Si celui de 12 a été pris, les deux parchemins reviennent et tous les pions de la piste vont à 0. La remise à zéro après la manche 3 n’y touche pas [A19].',
        ),
        pictured(
          'jeweled-chalice',
          'dragon',
          'Dragon',
          'Les Quêtes ne donnent pas leurs blasons habituels. À la manche 6, elles comptent les blasons positifs de Joutes, Tournois et Service du roi que possède un écuyer ; leur nombre, non leur valeur [A20].',
          rows(
            'Rang aux Quêtes | Effet',
            '1er | +1 par blason de ce genre',
            '2e | +1 par paire complète',
            'dernier, et tous ceux de la case 0 | −1 par paire complète',
          ),
        ),
        pictured(
          'receive-money',
          'alms',
          'Aumônes',
          'La Charité ne donne pas ses blasons habituels. À la manche 6, après tout le reste, le premier en Charité donne un de ses blasons négatifs d’Études au dernier et lui prend jusqu’à deux blasons positifs de valeur 3 ou moins (Joutes, Tournois, Service du roi). À quatre ou cinq écuyers, le deuxième fait ensuite de même avec l’avant-dernier : il en donne un, en prend un au plus.',
          'Celui qui prend choisit ce qui est donné et pris [A21]. Donner est obligatoire s’il y a quelque chose à donner, prendre est facultatif [A22] ; les éditions imprimées sont plus strictes [A40]. Seul un écuyer sur la case 1 ou plus en profite ; si plusieurs sont derniers sur la case 0, le premier désigne l’un d’eux [A23]. L’ordre exact est en [A32], ce que voit la table en [A37], le choix du don avec le codex en [A39].',
          {
            example:
              'Anne, première en Charité, donne son −3 d’Études à Hugues, le dernier, et lui prend ses Joutes +3 et +2. Elle gagne 8 points au change, il en perd 8. Son +6 du Service du roi est trop grand pour être pris.',
          },
        ),
      ],
    },
    {
      id: 'house',
      title: 'Valeurs maison',
      chapters: [
        chapter(
          'values',
          'Les nombres que nous avons dû supposer',
          'Certains nombres ne sont imprimés dans la boîte qu’en image, et aucun texte ne les confirme. Ceux-ci sont **supposés**. Si vous avez la boîte, vérifiez-les : chaque table peut fixer les siens.',
          rows(
            'Quoi | Supposé | Pourquoi',
            'Quêtes : 1er, 2e, 3e | 17, 10, 4 | dans le récit d’une partie, premier et deuxième diffèrent de 7',
            'Charité : dernier, avant-dernier | −10, −5 | une liste de pièces abîmée se termine par un 10',
            'Parchemins royaux : blasons des cases 0 à 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | les blasons sont connus, leurs cases non',
            'La Coupe : cases de chaque côté | 6 | inconnu',
            'La Coupe : son milieu est-il une case ? | non | tous les textes placent la Coupe entre deux cases [A10]',
            'Lancelot : la carte Ordre du Tour, manche par manche | voir [A8] | inconnu',
          ),
          'Tous les autres nombres viennent du texte des livrets. Là où les langues imprimées diffèrent, une table peut suivre la boîte anglaise, française ou russe [A40].',
        ),
      ],
    },
  ],
  subjects: [
    {
      id: 'on-moves',
      title: 'Mouvements, places et sièges',
      rulings: [
        ruling(
          'A1',
          'Égalités à la fin',
          'Le plus grand total gagne. Entre ex æquo, le meilleur rang en Galanterie l’emporte, une fois toute la manche 6 terminée, bonus et reculs compris. Si tous les ex æquo sont sur la case 0 de Galanterie, ils partagent la victoire.',
          'sur la case 0 tous sont égaux, et il ne reste rien à comparer.',
        ),
        ruling(
          'A2',
          'Un bonus de Galanterie doit faire avancer',
          'Il n’est pas facultatif et doit déplacer le pion d’au moins une case. Un pion sur 12 au Service du roi ne peut pas être choisi. De 10 ou 11 il peut l’être et s’arrête à 12 ; le reste est perdu.',
          'choisir un pion qui ne peut pas bouger serait un refus déguisé.',
        ),
        ruling(
          'A24',
          'Premier joueur de la manche 1',
          'Tiré au sort, sauf si les options de la table nomment un siège.',
          'la façon imprimée de le choisir suppose que l’on soit dans la même pièce.',
        ),
        ruling(
          'A28',
          'Les blasons ne manquent jamais',
          'Si la boîte avait trop peu de blasons, on en improvise.',
          'le nombre de pièces en carton n’est pas une règle.',
        ),
        ruling(
          'A29',
          'Directions',
          'La gauche est le siège de numéro suivant, et après le dernier vient le premier. Le sens horaire va de même.',
          'les sièges d’un écran ont des numéros, pas de côtés.',
        ),
        ruling(
          'A33',
          'Une carte Roi sur la case 12',
          'Elle peut être jouée avec le pion déjà sur 12. Le pion ne bouge pas et garde sa place dans la pile.',
          'seul celui qui arrive se pose au-dessus, et il n’arrive pas.',
        ),
        ruling(
          'A34',
          'Tours de piste',
          'Les piles suivent le nombre entier de cases parcourues. Des pions sur 2 et sur 22 ne se touchent pas, et 20 n’est pas la case 0.',
          'partager une case imprimée avec un pion en retard d’un tour ne veut rien dire.',
        ),
      ],
    },
    {
      id: 'on-secrets',
      title: 'Public et secret',
      rulings: [
        ruling(
          'A25',
          'Les cartes non jouées restent inconnues',
          'La cinquième carte de chaque écuyer, neutre compris, n’est jamais montrée.',
          'une partie à l’écran ne doit pas en dire plus qu’une partie sur table.',
        ),
        ruling(
          'A26',
          'Ce qui est public',
          'Visible de tous : cartes jouées, positions et piles, paris, Coupe, parchemins, premier joueur ; des blasons, l’origine et le nombre. Secret : mains, cartes gardées et passées, pioche, jetons du codex et ce que le codex a donné.',
          'le logiciel cache ce qu’une table cache, et n’a pas à taire ce que tous ont vu.',
        ),
        ruling(
          'A27',
          'Vous vous souvenez de ce que vous avez tenu',
          'La page vous montre chaque carte que vous avez eue en main cette manche et à qui vous l’avez passée.',
          'les bons joueurs les comptent de toute façon ; personne ne devrait avoir à les noter.',
        ),
        ruling(
          'A30',
          'Choix forcés',
          'Un choix que les seuls faits publics imposent (la dernière carte à garder, le dernier jeton du codex) est fait pour vous. Un choix que seules vos cartes secrètes imposent est tout de même demandé.',
          'sauter une question que seul un secret rend inutile trahirait ce secret.',
        ),
      ],
    },
    {
      id: 'on-advanced',
      title: 'Règles avancées',
      rulings: [
        ruling(
          'A3',
          'Ce qui peut être relevé',
          'Un pion, une fois par manche, juste avant le décompte, sur n’importe laquelle des sept pistes, décomptée ou non. Il doit être sur la case 1 ou plus, avec un autre pion au-dessus. Le premier joueur peut refuser. Si rien ne peut être relevé, rien n’est demandé.',
          'la règle permet sans obliger, et n’exclut aucune piste.',
        ),
        ruling(
          'A4',
          'Quand reculer',
          'D’abord tous les bonus sont pris ; puis chaque écuyer qui en a pris un recule d’une case en Galanterie et se pose au-dessus. L’ordre est troisième, deuxième, premier.',
          'les textes anglais et russe le disent ; l’ordre du texte français donne les mêmes rangs.',
        ),
        ruling(
          'A5',
          'Un retour en ordre ne fait jamais avancer',
          'Chaque pion va à la case que lui donne son rang, ou reste où il est si elle est plus haute. Les pions qui finissent sur une même case gardent leur ordre. Ceux de la case 0 y restent ensemble, et le suivant va à la case 1.',
          'la règle sert à ramener les pions ; prise à la lettre, elle pourrait en faire avancer un.',
        ),
      ],
    },
    {
      id: 'on-karadoc',
      title: 'Karadoc',
      rulings: [
        ruling(
          'A6',
          'Où s’assied le neutre',
          'Dans le sens horaire : joueur A, joueur B, neutre.',
          'le choix des cartes demande une place fixe, et aucun texte n’en nomme.',
        ),
        ruling(
          'A7',
          'Le neutre ne peut pas gagner',
          'Il prend des rangs et gagne des blasons comme tout écuyer, mais ne compte pas quand on cherche le vainqueur.',
          'les textes traitent son total comme une curiosité.',
        ),
        ruling(
          'A31',
          'Karadoc avec les variantes',
          'Avec les chevaliers et les paris, les choix du neutre sont faits par le premier joueur de la manche, comme tous ses autres choix.',
          'c’est la règle du neutre, sans exception.',
        ),
      ],
    },
    {
      id: 'on-lancelot',
      title: 'Lancelot',
      rulings: [
        ruling(
          'A8',
          'Ordre de jeu',
          'Le cycle bleu, jaune, vert, rouge, en partant un cran plus loin à chaque manche. La manche 1 commence par le bleu si son joueur est premier joueur, sinon par le jaune. Si vous avez la carte Ordre du Tour, saisissez ses six lignes comme valeur maison ; chaque manche se joue alors comme le dit sa ligne, quel que soit le premier joueur.',
          'ainsi les joueurs alternent, et l’écuyer qui ouvre une manche appartient à son premier joueur.',
        ),
        ruling(
          'A9',
          'Égalités avec Lancelot',
          'Si les deux joueurs ont la même somme, on compare le meilleur écuyer de chacun en Galanterie. Si aucun n’a d’écuyer au-dessus de la case 0, ils partagent la victoire, comme en [A1].',
          'le départage compare des pions, et un joueur en a deux.',
        ),
        ruling(
          'A36',
          'Lancelot avec les options',
          'Les paris, un par écuyer dans l’ordre de jeu, viennent avant le partage. Entre écuyers sur la case 0 des Études, les jetons du codex se prennent dans l’ordre de jeu. La dernière carte d’un écuyer est demandée comme les autres. Relever peut viser l’un ou l’autre de vos écuyers, et votre propre second écuyer au-dessus compte comme un autre pion.',
          'ce sont les écuyers qui jouent et se classent, non les joueurs.',
        ),
      ],
    },
    {
      id: 'on-knights',
      title: 'Chevalier blanc et chevalier noir',
      rulings: [
        ruling(
          'A10',
          'La piste de la Coupe',
          'La Coupe a 6 cases de chaque côté et s’arrête au bout. Elle part entre les deux premières cases : le milieu n’est pas une case, et de la première case d’un côté à celle de l’autre il n’y a qu’un pas. Les deux sont des valeurs supposées.',
          'le nombre ne se voit que sur une image ; tous les textes placent la Coupe entre deux cases, et aucun ne dit ce qui se passe si elle est au milieu au décompte.',
        ),
        ruling(
          'A11',
          'Coupe au milieu',
          'Si la Coupe est encore au milieu au décompte, faute d’Épée jouée depuis qu’on l’y a posée, aucun chevalier n’a gagné, et les deux pistes rapportent +5, +3, +1.',
          'le plus gros gain est celui du vainqueur, et il n’y en a pas.',
        ),
        ruling(
          'A12',
          'Seule une Épée déplace la Coupe',
          'Les bonus de Galanterie, ceux d’un pari aussi, avancent un pion et jamais la Coupe.',
          'les textes lient la Coupe à la carte jouée.',
        ),
      ],
    },
    {
      id: 'on-bets',
      title: 'Paris',
      rulings: [
        ruling(
          'A13',
          'Sur quoi parier',
          'Il y a sept paris, un par piste. Joutes et Tournois (ou chevalier blanc et chevalier noir) sont deux paris différents ; une Épée compte pour la piste où elle a été jouée.',
          'un pari nomme un plateau, et ce sont deux plateaux.',
        ),
        ruling(
          'A14',
          'Pari et recul',
          'Les écuyers dont le rang en Galanterie donne un bonus reculent d’une case même si leur pari n’a rien déplacé.',
          'le recul est le prix du rang ; un pari perdu est le risque du pari.',
        ),
      ],
    },
    {
      id: 'on-codex',
      title: 'Codex secret',
      rulings: [
        ruling(
          'A15',
          'Qui choisit sur la case 0',
          'Les jetons se prennent dans l’ordre des rangs aux Études. Les écuyers de la case 0 viennent en dernier, entre eux dans l’ordre du tour depuis le premier joueur.',
          'ils sont tous également derniers, le rang ne donne donc pas d’ordre.',
        ),
        ruling(
          'A16',
          'Ce qui est montré',
          'Un −1 ou un −3 est gardé face cachée comme blason d’Études. Un 0 est rendu. Celui qui prend voit ce qu’il a pris ; les autres apprennent seulement qui a rendu un 0.',
          'c’est ce que dit le texte anglais ; un 0 rendu en apprend autant à la table que la version française.',
        ),
        ruling(
          'A35',
          'Regarder dans le codex',
          'Vous pouvez regarder n’importe quelle place, même déjà vue, et la question est toujours posée, avec le choix de ne pas regarder. Le neutre de Karadoc ne regarde jamais.',
          'rien ne limite le choix du jeton, et personne n’a de mémoire pour le neutre.',
        ),
        ruling(
          'A38',
          'Ce que voit la table',
          'La place que quelqu’un regarde ou prend est vue de tous ; la valeur, de cette personne seule. Les zéros sont rendus quand tous ont pris ; d’ici là personne ne voit ce que le neutre a pris.',
          'on peut suivre les mains au-dessus du codex, pas les faces des jetons ; rendre les zéros plus tôt aiderait les suivants.',
        ),
      ],
    },
    {
      id: 'on-scrolls',
      title: 'Parchemins royaux',
      rulings: [
        ruling(
          'A17',
          'Pris par tout mouvement',
          'Tout ce qui amène un pion sur 6 ou 12 ou au-delà prend le parchemin, bonus de Galanterie compris. Un tel parchemin compte pour la manche en cours, puisque le Service du roi est décompté après la Galanterie.',
          'les textes anglais et russe parlent du pion ; seul le français nomme les cartes.',
        ),
        ruling(
          'A18',
          'La case 0 ne rapporte rien',
          'Quand le Service du roi est décompté, un pion sur la case 0 ne reçoit pas de blason.',
          'la case 0 n’apporte rien de bon sur aucune piste.',
        ),
        ruling(
          'A19',
          'Pas de remise à zéro après la manche 3',
          'La remise à zéro après la manche 3 ne touche pas au Service du roi.',
          'cette face du plateau a la sienne, quand le parchemin de 12 est pris.',
        ),
      ],
    },
    {
      id: 'on-dragon',
      title: 'Dragon',
      rulings: [
        ruling(
          'A20',
          'Ce qui compte',
          'Seulement les blasons positifs de Joutes, Tournois et Service du roi. Ce qu’un écuyer y gagne ou y perd forme un seul blason de Quêtes ; si c’est 0, il n’y en a pas. On ne peut pas le prendre par les Aumônes.',
          'l’échange nomme ses trois origines, et les Quêtes n’en sont pas.',
        ),
      ],
    },
    {
      id: 'on-alms',
      title: 'Aumônes',
      rulings: [
        ruling(
          'A21',
          'Qui choisit',
          'Celui qui prend choisit quel blason donner et lesquels prendre, et voit les blasons qui peuvent être pris.',
          'nul ne peut choisir parmi des pièces qu’il n’a pas le droit de voir.',
        ),
        ruling(
          'A22',
          'Ce qui est obligatoire',
          'Donner est obligatoire s’il y a un blason négatif d’Études à donner. Prendre est facultatif, jusqu’à la limite.',
          'le don est énoncé comme un fait, la prise comme un maximum.',
        ),
        ruling(
          'A23',
          'Plusieurs sur la case 0',
          'Si plusieurs partagent la dernière place sur la case 0, le premier désigne l’un d’eux, même sans rien à donner ni à prendre. Il n’y a alors pas d’avant-dernier, et le deuxième n’échange pas. Tous deux ne profitent qu’à partir de la case 1. Personne n’échange avec soi-même ; avec Lancelot, le bleu peut échanger avec le vert.',
          'l’échange demande un seul partenaire, et une dernière place partagée ne laisse pas d’avant-dernier.',
        ),
        ruling(
          'A32',
          'Ordre, et quel blason bouge',
          'Désigner, donner, prendre, prendre encore. Si plusieurs blasons ont la valeur nommée, c’est le premier gagné qui bouge, et il va à la fin des blasons de son nouveau propriétaire.',
          'les points sont les mêmes ; un ordre fixe rend les parties enregistrées exactes.',
        ),
        ruling(
          'A37',
          'Ce que voit la table',
          'Les échanges de blasons de Joutes, Tournois et Service du roi sont publics. Avec le codex, la valeur d’un blason d’Études donné n’est vue que de celui qui donne et de celui qui reçoit.',
          'ce que le codex a donné est un secret, et un don ne doit pas le publier. Montrer les autres échanges est une commodité de notre part : avec −1 et −3 en main, un don cacherait quelque chose autour d’une table.',
        ),
        ruling(
          'A39',
          'Avec le codex, on demande quoi donner',
          'Avec le codex, qui détient deux blasons d’Études ou plus choisit lequel donner, même s’ils sont tous pareils. S’il n’en a qu’un, le don se fait tout seul. Qui choisit pour le neutre voit ses blasons.',
          'chacun voit combien de blasons un écuyer détient, mais pas lesquels : ne poser la question qu’à ceux qui ont les deux sortes les trahirait.',
        ),
        ruling(
          'A40',
          'Éditions',
          'Une table peut suivre une boîte imprimée. Anglaise : le deuxième prend au dernier écuyer, celui avec qui le premier a échangé. Française : seules les cartes prennent les parchemins, et le premier doit prendre deux blasons s’il y en a deux. Anglaise, française et russe : le deuxième doit en prendre un s’il y en a. Une prise obligatoire qui ne laisse aucun choix se fait toute seule.',
          'qui possède une boîte doit pouvoir jouer ce que dit son livret.',
        ),
      ],
    },
  ],
};
export default rules;
