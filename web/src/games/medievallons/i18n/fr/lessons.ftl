kinds-guilds = Guildes
kinds-powers = Pouvoirs
kinds-end = La fin

lessons-jesters-title = Trois Bouffons
lessons-jesters-line = Une guilde de Bouffons seuls.

lessons-jesters-says-start = Vous avez deux guildes, et rien que des Bouffons en main. Dans une guilde, un Bouffon vaut tout type. Et sans aucun autre type ?
lessons-jesters-says-ask = À vous, une action. Que faites-vous ?
lessons-jesters-says-alone = Joué seul, un Bouffon ne fait rien et va à la défausse.
lessons-jesters-says-power = Un pouvoir utile, mais ensuite c’est à Bertran. Ces trois cartes peuvent plus.
lessons-jesters-says-longer = Une guilde plus longue reste une seule guilde. Il en faut une troisième pour gagner.
lessons-jesters-says-done = Trois Bouffons font aussi une guilde, et la troisième gagne aussitôt, avant tout pouvoir. Celle-ci n’en aurait pas eu.

lessons-jesters-remember = Des Bouffons seuls font une guilde : elle compte, mais n’a de pouvoir que si des cartes d’un type la rejoignent.

lessons-dissolve-title = Une guilde dissoute
lessons-dissolve-line = Ce que devient une guilde de deux.

lessons-dissolve-says-start = Il manque une guilde à Bertran pour gagner. Il a cinq cartes chez les Chevaliers, trois chez les Moines. Vous avez un Assassin.
lessons-dissolve-says-play = Que jouez-vous ?
lessons-dissolve-says-monk = Deux cartes pour vous, et peut-être une troisième guilde pour Bertran. Le plus urgent d’abord.
lessons-dissolve-says-kill = L’Assassin défausse une carte d’une guilde quelconque. Laquelle ?
lessons-dissolve-says-large = Quatre cartes font toujours une guilde. Bertran garderait les deux.
lessons-dissolve-says-other = La guilde de Dorothée serait dissoute, mais c’est Bertran qui va gagner.
lessons-dissolve-says-done = Deux cartes ne font pas une guilde : elle est dissoute aussitôt. Elles sont revenues dans la main de Bertran, et il lui en manque deux.

lessons-dissolve-remember = Une guilde de trois finit à la première carte perdue. Le reste va dans la main de son maître, pas à la défausse.

lessons-raid-title = Seule sur la table
lessons-raid-line = Rôdeurs et Assassins, quand il n’y a rien d’autre.

lessons-raid-says-start = Les Rôdeurs prennent une carte d’une guilde de la table, les vôtres comprises. Mais la vôtre est la seule.
lessons-raid-says-alone = Vous voulez une carte de plus et garder votre guilde. Que faites-vous ?
lessons-raid-says-card = Un Rôdeur de votre main n’est pas votre guilde : il prend dans la seule qu’il y ait, la vôtre, qui est dissoute.
lessons-raid-says-elsewhere = Cela coûte une carte de votre main. Votre guilde le fait pour rien.
lessons-raid-says-both = Une autre table : Bertran a une guilde, et vous avez activé vos Rôdeurs. Quelle carte prenez-vous ?
lessons-raid-says-own = Dès qu’il y a une autre guilde, on peut piller la sienne. Elle serait dissoute, pour rien.
lessons-raid-says-done = Un Noble pour vous, et la guilde de Bertran n’est plus. Seuls sur la table, vos Rôdeurs auraient pioché une carte.

lessons-raid-remember = Seule sur la table, une guilde ne se pille pas : on pioche. Un Rôdeur ou un Assassin de la main, lui, la pille.

lessons-beggar-title = Qui a le plus de cartes ?
lessons-beggar-line = Un Mendiant joué n’est plus en main.

lessons-beggar-says-start = Vous avez quatre cartes, les autres trois. Le Mendiant prend une carte dans la main la plus pleine. Mais c’est la vôtre, non ?
lessons-beggar-says-play = Vous voulez un troisième Chevalier, et vous en connaissez deux chez Bertran. Jouez le Mendiant.
lessons-beggar-says-knight = Ce Chevalier pourrait en ramener un, mais il est défaussé : il vous en reste deux.
lessons-beggar-says-star = Une carte pour chacun, et rarement un Chevalier. Essayez le Mendiant.
lessons-beggar-says-whom = Une carte en cours d’effet n’est plus en main : vous en avez trois, comme les autres. Choisissez parmi eux. Qui ?
lessons-beggar-says-stranger = De la main de Dorothée, vous ne savez rien. Des trois cartes de Bertran, deux sont des Chevaliers.
lessons-beggar-says-done = Un troisième Chevalier. Ce n’est qu’avec plus de cartes que tous, Mendiant non compté, que vous auriez pioché.

lessons-beggar-remember = La carte jouée ne compte pas. À égalité pour le plus de cartes, choisissez un autre joueur ; seul en tête, piochez.

lessons-priest-title = Prendre, puis donner
lessons-priest-line = Ce qu’un Prêtre peut rendre.

lessons-priest-says-start = Le Prêtre vous montre une main ; vous y prenez une carte et en donnez une. Vous savez que Bertran a un Chevalier.
lessons-priest-says-play = Vous voulez un troisième Chevalier. Que jouez-vous ?
lessons-priest-says-other = Vous n’auriez pas trois Chevaliers pour autant. Avec le Prêtre, si.
lessons-priest-says-whom = La main de qui ?
lessons-priest-says-stranger = Rien ne dit que Dorothée ait un Chevalier. Bertran en a un.
lessons-priest-says-take = Voilà toute sa main. Quelle carte ?
lessons-priest-says-useless = Une seule de son type, c’est un début ; un troisième Chevalier, c’est une guilde.
lessons-priest-says-give = Une des vôtres lui revient : d’un type que vous aviez déjà, donc jamais simplement la carte prise.
lessons-priest-says-knight = Permis, puisque vous aviez des Chevaliers. Mais il ne vous en reste que deux.
lessons-priest-says-done = Trois Chevaliers en main. Et vous avez vu les cartes de Bertran : la page les retient, tant qu’elles y sont forcément encore.

lessons-priest-remember = Donnez un type que vous aviez avant de prendre. S’il manque une carte à donner, d’un côté ou de l’autre, on la pioche.

lessons-wizard-title = Au-dessus de la défausse
lessons-wizard-line = L’ordre de ce que défausse un Magicien.

lessons-wizard-says-start = Bertran joue après vous. Ses Artisans prennent le dessus de la défausse, et vous lui connaissez deux Chevaliers.
lessons-wizard-says-use = Vous voulez piocher trois cartes, en garder une, et ne rien dépenser. Que faites-vous ?
lessons-wizard-says-card = Même effet, mais il en coûte la carte, qui finirait elle-même au-dessus de la défausse.
lessons-wizard-says-other = Cela coûte une carte. Votre guilde le fait pour rien.
lessons-wizard-says-keep = Un Chevalier, une Étoile et un Moine. Vous avez deux Moines. Que gardez-vous ?
lessons-wizard-says-useless = Un troisième Moine ferait une guilde.
lessons-wizard-says-top = Les deux autres sont défaussées, et vous choisissez celle du dessus. Pensez à Bertran.
lessons-wizard-says-knight = Ses Artisans le prendraient : le troisième Chevalier.
lessons-wizard-says-done = L’Étoile couvre le Chevalier. Un Magicien joué de la main serait au-dessus des deux.

lessons-wizard-remember = Vous choisissez l’ordre de ce que défausse un Magicien. La carte jouée ne va à la défausse qu’à la fin.

lessons-witch-title = Rien à copier
lessons-witch-line = La Sorcière quand il n’y a pas de guilde.

lessons-witch-says-start = Une Sorcière utilise le pouvoir d’une guilde de la table. Mais il n’y en a aucune.
lessons-witch-says-play = Jouez-la quand même, et regardez la pioche.
lessons-witch-says-ranger = Sans aucune guilde, un Rôdeur pioche une carte. Voyez maintenant la Sorcière.
lessons-witch-says-jester = Joué seul, un Bouffon ne fait rien. Voyez maintenant la Sorcière.
lessons-witch-says-artisan = Elle a révélé un Artisan et utilisé son pouvoir : posé sur la défausse, il s’est pris lui-même. Une Sorcière révélerait encore, un Bouffon rien.
lessons-witch-says-copy = Une autre table, la Sorcière est jouée. Les guildes de Bouffons et de Sorcières ne se copient pas. Laquelle donne deux cartes ?
lessons-witch-says-assassin = Les Assassins ne font que défausser. Les Moines en piochent deux.
lessons-witch-says-done = Peu importe à qui est la guilde : vous en avez utilisé le pouvoir comme si elle était à vous.

lessons-witch-remember = Sans guilde à copier, la Sorcière utilise la carte du dessus de la pioche. Bouffons et Sorcières ne se copient pas.

lessons-end-title = La dernière carte
lessons-end-line = La partie peut finir au milieu d’un pouvoir.

lessons-end-says-start = Le Brise-Cycle est jaune, il reste une carte. Qui la pioche termine la partie aussitôt, quoi qu’il se passe.
lessons-end-says-count = On compte alors les guildes : une pour vous, une pour Bertran. Puis leurs cartes : trois et trois. Puis les mains : trois et trois.
lessons-end-says-ask = Comment finir en gagnant ?
lessons-end-says-share = La partie finirait, mais une carte en cours d’effet ne compte nulle part : trois en main contre trois, victoire partagée.
lessons-end-says-on = Rien n’est pioché : la partie continue, et un autre peut la finir.
lessons-end-says-done = Votre main est restée entière, et la carte piochée par vos Magiciens compte aussi : quatre contre trois.

lessons-end-remember = Quand la pioche se vide la seconde fois, tout s’arrête : ce qui est pioché compte, une carte en cours d’effet non.
