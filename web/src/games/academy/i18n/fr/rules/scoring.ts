import { chapter, pictured, rows, type Part } from '../../../../rules_text';

const scoring: Part = {
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
      'Décompté après les manches III et VI. Le rang ne compte pas : un pion sur les cases 6 à 11 rapporte +6, un pion sur 12 rapporte +12, en dessous de 6 rien.',
      {
        picture: 'king',
        caption: 'Hugues, sur 5, ne gagne rien ; Bertran, sur 6, gagne +6 ; Anne, sur 12, gagne +12.',
      },
    ),
    pictured(
      'jeweled-chalice',
      'quests',
      'Quêtes',
      'Décomptées une seule fois, après la manche VI, sans jamais être vidées avant : +17, +10 et, à quatre ou cinq écuyers, +4. La case 0 n’obtient rien.',
    ),
    pictured(
      'receive-money',
      'charity',
      'Charité',
      'Décomptée une seule fois, après la manche VI, comme les Études : −10 pour le dernier, −5 pour l’avant-dernier. À deux ou plus sur la case 0, −10 pour chacun, et −5 pour personne.',
    ),
  ],
};

export default scoring;
