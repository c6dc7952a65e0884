import type en from '../en/lessons';

const fr: typeof en = {
  kinds: { guilds: 'Guildes', powers: 'Pouvoirs', end: 'La fin' },
  lessons: {
    jesters: {
      title: 'Trois Bouffons',
      line: 'Une guilde de Bouffons seuls.',
      says: {
        start:
          'Vous avez deux guildes, et rien que des Bouffons en main. Dans une guilde, un Bouffon vaut tout type. Et sans aucun autre type ?',
        ask: 'À vous, une action. Que faites-vous ?',
        alone: 'Joué seul, un Bouffon ne fait rien et va à la défausse.',
        power: 'Un pouvoir utile, mais ensuite c’est à Bertran. Ces trois cartes peuvent plus.',
        longer: 'Une guilde plus longue reste une seule guilde. Il en faut une troisième pour gagner.',
        done: 'Trois Bouffons font aussi une guilde, et la troisième gagne aussitôt, avant tout pouvoir. Celle-ci n’en aurait pas eu.',
      },
      remember:
        'Des Bouffons seuls font une guilde : elle compte, mais n’a de pouvoir que si des cartes d’un type la rejoignent.',
    },
    dissolve: {
      title: 'Une guilde dissoute',
      line: 'Ce que devient une guilde de deux.',
      says: {
        start:
          'Il manque une guilde à Bertran pour gagner. Il a cinq cartes chez les Chevaliers, trois chez les Moines. Vous avez un Assassin.',
        play: 'Que jouez-vous ?',
        monk: 'Deux cartes pour vous, et peut-être une troisième guilde pour Bertran. Le plus urgent d’abord.',
        kill: 'L’Assassin défausse une carte d’une guilde quelconque. Laquelle ?',
        large: 'Quatre cartes font toujours une guilde. Bertran garderait les deux.',
        other: 'La guilde de Dorothée serait dissoute, mais c’est Bertran qui va gagner.',
        done: 'Deux cartes ne font pas une guilde : elle est dissoute aussitôt. Elles sont revenues dans la main de Bertran, et il lui en manque deux.',
      },
      remember:
        'Une guilde de trois finit à la première carte perdue. Le reste va dans la main de son maître, pas à la défausse.',
    },
    raid: {
      title: 'Seule sur la table',
      line: 'Rôdeurs et Assassins, quand il n’y a rien d’autre.',
      says: {
        start:
          'Les Rôdeurs prennent une carte d’une guilde de la table, les vôtres comprises. Mais la vôtre est la seule.',
        alone: 'Vous voulez une carte de plus et garder votre guilde. Que faites-vous ?',
        card: 'Un Rôdeur de votre main n’est pas votre guilde : il prend dans la seule qu’il y ait, la vôtre, qui est dissoute.',
        elsewhere: 'Cela coûte une carte de votre main. Votre guilde le fait pour rien.',
        both: 'Une autre table : Bertran a une guilde, et vous avez activé vos Rôdeurs. Quelle carte prenez-vous ?',
        own: 'Dès qu’il y a une autre guilde, on peut piller la sienne. Elle serait dissoute, pour rien.',
        done: 'Un Noble pour vous, et la guilde de Bertran n’est plus. Seuls sur la table, vos Rôdeurs auraient pioché une carte.',
      },
      remember:
        'Seule sur la table, une guilde ne se pille pas : on pioche. Un Rôdeur ou un Assassin de la main, lui, la pille.',
    },
    beggar: {
      title: 'Qui a le plus de cartes ?',
      line: 'Un Mendiant joué n’est plus en main.',
      says: {
        start:
          'Vous avez quatre cartes, les autres trois. Le Mendiant prend une carte dans la main la plus pleine. Mais c’est la vôtre, non ?',
        play: 'Vous voulez un troisième Chevalier, et vous en connaissez deux chez Bertran. Jouez le Mendiant.',
        knight: 'Ce Chevalier pourrait en ramener un, mais il est défaussé : il vous en reste deux.',
        star: 'Une carte pour chacun, et rarement un Chevalier. Essayez le Mendiant.',
        whom: 'Une carte en cours d’effet n’est plus en main : vous en avez trois, comme les autres. Choisissez parmi eux. Qui ?',
        stranger: 'De la main de Dorothée, vous ne savez rien. Des trois cartes de Bertran, deux sont des Chevaliers.',
        done: 'Un troisième Chevalier. Ce n’est qu’avec plus de cartes que tous, Mendiant non compté, que vous auriez pioché.',
      },
      remember:
        'La carte jouée ne compte pas. À égalité pour le plus de cartes, choisissez un autre joueur ; seul en tête, piochez.',
    },
    priest: {
      title: 'Prendre, puis donner',
      line: 'Ce qu’un Prêtre peut rendre.',
      says: {
        start:
          'Le Prêtre vous montre une main ; vous y prenez une carte et en donnez une. Vous savez que Bertran a un Chevalier.',
        play: 'Vous voulez un troisième Chevalier. Que jouez-vous ?',
        other: 'Vous n’auriez pas trois Chevaliers pour autant. Avec le Prêtre, si.',
        whom: 'La main de qui ?',
        stranger: 'Rien ne dit que Dorothée ait un Chevalier. Bertran en a un.',
        take: 'Voilà toute sa main. Quelle carte ?',
        useless: 'Une seule de son type, c’est un début ; un troisième Chevalier, c’est une guilde.',
        give: 'Une des vôtres lui revient : d’un type que vous aviez déjà, donc jamais simplement la carte prise.',
        knight: 'Permis, puisque vous aviez des Chevaliers. Mais il ne vous en reste que deux.',
        done: 'Trois Chevaliers en main. Et vous avez vu les cartes de Bertran : la page les retient, tant qu’elles y sont forcément encore.',
      },
      remember:
        'Donnez un type que vous aviez avant de prendre. S’il manque une carte à donner, d’un côté ou de l’autre, on la pioche.',
    },
    wizard: {
      title: 'Ce qui est au-dessus',
      line: 'L’ordre de ce que défausse un Magicien.',
      says: {
        start:
          'Bertran joue après vous. Ses Artisans prennent le dessus de la défausse, et vous lui connaissez deux Chevaliers.',
        use: 'Vous voulez piocher trois cartes, en garder une, et ne rien dépenser. Que faites-vous ?',
        card: 'Même effet, mais il en coûte la carte, qui finirait elle-même au-dessus de la défausse.',
        other: 'Cela coûte une carte. Votre guilde le fait pour rien.',
        keep: 'Un Chevalier, une Étoile et un Moine. Vous avez deux Moines. Que gardez-vous ?',
        useless: 'Un troisième Moine ferait une guilde.',
        top: 'Les deux autres sont défaussées, et vous choisissez celle du dessus. Pensez à Bertran.',
        knight: 'Ses Artisans le prendraient : le troisième Chevalier.',
        done: 'L’Étoile couvre le Chevalier. Un Magicien joué de la main serait au-dessus des deux.',
      },
      remember:
        'Vous choisissez l’ordre de ce que défausse un Magicien. La carte jouée ne va à la défausse qu’à la fin.',
    },
    witch: {
      title: 'Rien à copier',
      line: 'La Sorcière quand il n’y a pas de guilde.',
      says: {
        start: 'Une Sorcière utilise le pouvoir d’une guilde de la table. Mais il n’y en a aucune.',
        play: 'Jouez-la quand même, et regardez la pioche.',
        ranger: 'Sans aucune guilde, un Rôdeur pioche une carte. Voyez maintenant la Sorcière.',
        jester: 'Joué seul, un Bouffon ne fait rien. Voyez maintenant la Sorcière.',
        artisan:
          'Elle a révélé un Artisan et utilisé son pouvoir : posé sur la défausse, il s’est pris lui-même. Une Sorcière révélerait encore, un Bouffon rien.',
        copy: 'Une autre table, la Sorcière est jouée. Les guildes de Bouffons et de Sorcières ne se copient pas. Laquelle donne deux cartes ?',
        assassin: 'Les Assassins ne font que défausser. Les Moines en piochent deux.',
        done: 'Peu importe à qui est la guilde : vous en avez utilisé le pouvoir comme si elle était à vous.',
      },
      remember:
        'Sans guilde à copier, la Sorcière utilise la carte du dessus de la pioche. Bouffons et Sorcières ne se copient pas.',
    },
    end: {
      title: 'La dernière carte',
      line: 'La partie peut finir au milieu d’un pouvoir.',
      says: {
        start:
          'Le Brise-Cycle est jaune, il reste une carte. Qui la pioche termine la partie aussitôt, quoi qu’il se passe.',
        count:
          'On compte alors les guildes : une pour vous, une pour Bertran. Puis leurs cartes : trois et trois. Puis les mains : trois et trois.',
        ask: 'Comment finir en gagnant ?',
        share:
          'La partie finirait, mais une carte en cours d’effet ne compte nulle part : trois en main contre trois, victoire partagée.',
        on: 'Rien n’est pioché : la partie continue, et un autre peut la finir.',
        done: 'Votre main est restée entière, et la carte piochée par vos Magiciens compte aussi : quatre contre trois.',
      },
      remember:
        'Quand la pioche se vide la seconde fois, tout s’arrête : ce qui est pioché compte, une carte en cours d’effet non.',
    },
  },
};
export default fr;
