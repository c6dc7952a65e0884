import { chapter, rows, type Part } from '../../../../rules_text';

const game: Part = {
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
        'Piste | Décomptée après la manche | Vidée après la manche III | En bref',
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
          '**Choix.** Tout le monde, en même temps, garde une carte et passe le reste : à gauche aux manches I, III et V, à droite aux manches II, IV et VI. Choisissez ensuite parmi les quatre reçues, et ainsi de suite, jusqu’à cinq cartes gardées. La dernière se garde d’office [A30].',
          '**Jeu.** À partir du premier joueur, dans le sens horaire, une carte chacun, quatre fois de suite. Votre pion avance sur la piste de la carte, de sa valeur. La cinquième carte est défaussée sans être vue [A25].',
          '**Décompte** des pistes concernées, dans leur ordre.',
          '**Remise à zéro**, seulement après la manche III : tous les pions de Galanterie, Joutes, Tournois, Études et Service du roi retournent à la case 0. Quêtes et Charité restent.',
          'Le rôle de **premier joueur** passe à gauche.',
        ],
      },
      { picture: 'draft', caption: 'Gardez-en une, passez-en quatre ; puis une de ces quatre, passez-en trois…' },
      'Le premier joueur de la manche I est tiré au sort [A24]. À gauche, comme dans le sens horaire, vient le siège suivant [A29]. Vous pouvez toujours revoir les cartes que vous avez passées [A27] ; ce qui est public ou secret est précisé en [A26].',
      'Pour une Épée, vous nommez Joutes ou Tournois, et toute la valeur y va. Une carte Roi peut être jouée même si votre pion est déjà sur 12 ; rien ne bouge alors [A33].',
      { picture: 'sword', caption: 'Une Épée 4 va tout entière sur une seule piste : Joutes ou Tournois.' },
    ),
    chapter(
      'end',
      'La fin et les égalités',
      'Après la manche VI, chacun additionne ses blasons. **Le plus grand total gagne.**',
      'Entre ex æquo, le mieux classé en Galanterie l’emporte, selon la piste telle qu’elle est quand tout est fini. S’ils sont tous sur la case 0 de Galanterie, ils partagent la victoire [A1].',
      {
        example:
          'Anne, Bertran et Dorothée ont chacun 31 points. En Galanterie, Anne et Bertran sont sur 6, Anne au-dessus ; Dorothée est sur 0. Anne gagne.',
      },
    ),
  ],
};

export default game;
