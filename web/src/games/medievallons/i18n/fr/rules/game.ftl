title = Le jeu

parts-title = La table
parts-body-1 = Deux à cinq joueurs, environ une demi-heure. La pioche compte **104 cartes** : treize types de guilde, huit cartes de chacun. Sous la pioche se trouve le **Brise-Cycle**, face rouge visible.
parts-body-2-picture-types = Les treize types. La couleur dit ce que touche un pouvoir : pioche, mains, guildes, défausse ; la Sorcière copie, le Bouffon vaut n’importe quel type.
parts-body-3 = Chacun reçoit six cartes. La première carte du reste ouvre la défausse, que tous peuvent consulter. Le premier joueur est tiré au sort [M1] ; on joue dans le sens horaire. Il n’y a pas de limite de main.
parts-body-4 = **On ne pioche pas à chaque tour.** Les nouvelles cartes ne viennent que des pouvoirs : ne gâchez aucun tour.

turn-title = Votre tour : une action
turn-body-1 = Faites exactement une de ces quatre choses.
turn-body-2-steps-1 = **Jouer une carte :** utilisez son pouvoir, puis posez-la sur la défausse. Entre-temps elle est à part, ni en main ni dans la défausse [M2].
turn-body-2-steps-2 = **Poser une guilde :** trois cartes ou plus d’un même type, les Bouffons valant n’importe quel type. Puis utilisez son pouvoir. Avec votre troisième guilde, vous gagnez aussitôt, avant tout pouvoir [M3].
turn-body-2-steps-3 = **Activer une de vos guildes**, posée à un tour précédent : utilisez son pouvoir sans rien défausser [M30].
turn-body-2-steps-4 = **Étendre une de vos guildes**, posée à un tour précédent : ajoutez une ou plusieurs cartes de son type, ou des Bouffons, puis utilisez son pouvoir [M4].
turn-body-3-picture-guild = Deux Moines et un Bouffon : une guilde de Moines. Vous piochez deux cartes maintenant, et chaque fois que vous l’activez.

guilds-title = Les guildes
guilds-body-1 = Vous choisissez exactement quelles cartes vous employez : combien du type, combien de Bouffons [M5]. Le type d’une guilde est celui de ses cartes autres que les Bouffons ; une guilde de Bouffons seuls n’a pas de pouvoir tant qu’on ne l’étend pas avec un type [M6]. Vous pouvez avoir plusieurs guildes d’un même type.
guilds-body-2 = Une guilde réduite à deux cartes ou moins est **dissoute** aussitôt, et ses cartes retournent dans la main de son propriétaire [M7].
guilds-body-3-picture-dissolve = Un Assassin retire une des trois cartes : il en reste deux, qui retournent dans la main de leur propriétaire.

empty-title = La main vide
empty-body-1 = Dans trois cas seulement, vous piochez au lieu d’agir ; rien d’autre n’est alors possible.
empty-body-2-list-1 = Ni carte ni guilde : piochez deux cartes.
empty-body-2-list-2 = Pas de carte, et toutes vos guildes sont des guildes de Bouffons : piochez une carte [M8].
empty-body-2-list-3 = Pas de carte, et votre seule guilde est une guilde de Rôdeurs ou d’Assassins, seule sur toute la table : piochez une carte [M9].

win-title = La troisième guilde
win-body-1 = Vous gagnez à l’instant où vous **posez** votre troisième guilde, à votre tour [M26]. Surveillez donc les autres : deux guildes et trois cartes d’un type en main, et la partie s’arrête à leur prochain tour. Brisez une guilde avec un Assassin ou un Rôdeur, ou prenez-leur des cartes en main.
win-body-2-picture-third = Deux guildes sont sur la table. La troisième place porte le laurier.
