import { chapter, type Part } from '../../../../rules_text';

const game: Part = {
  id: 'game',
  title: 'Le jeu',
  chapters: [
    chapter(
      'parts',
      'Ce que vous voyez',
      'Deux à cinq joueurs, environ une demi-heure. La pioche compte **104 cartes** : treize types de guilde, huit cartes de chacun. Sous la pioche se trouve le **Brise-Cycle**, face rouge visible.',
      {
        picture: 'types',
        caption:
          'Les treize types. La couleur dit ce que touche un pouvoir : pioche, mains, guildes, défausse ; la Sorcière copie, le Bouffon vaut n’importe quel type.',
      },
      'Chacun reçoit six cartes. La première carte du reste ouvre la défausse, que tous peuvent consulter. Le premier joueur est tiré au sort [M1] ; on joue dans le sens horaire. Il n’y a pas de limite de main.',
      '**On ne pioche pas à chaque tour.** Les nouvelles cartes ne viennent que des pouvoirs : ne gâchez aucun tour.',
    ),
    chapter(
      'turn',
      'Votre tour : une action',
      'Faites exactement une de ces quatre choses.',
      {
        steps: [
          '**Jouer une carte :** utilisez son pouvoir, puis posez-la sur la défausse. Entre-temps elle est à part, ni en main ni dans la défausse [M2].',
          '**Poser une guilde :** trois cartes ou plus d’un même type, les Bouffons valant n’importe quel type. Puis utilisez son pouvoir. Avec votre troisième guilde, vous gagnez aussitôt, avant tout pouvoir [M3].',
          '**Activer une de vos guildes**, posée à un tour précédent : utilisez son pouvoir sans rien défausser [M30].',
          '**Étendre une de vos guildes**, posée à un tour précédent : ajoutez une ou plusieurs cartes de son type, ou des Bouffons, puis utilisez son pouvoir [M4].',
        ],
      },
      {
        picture: 'guild',
        caption:
          'Deux Moines et un Bouffon : une guilde de Moines. Vous piochez deux cartes maintenant, et chaque fois que vous l’activez.',
      },
    ),
    chapter(
      'guilds',
      'Les guildes',
      'Vous choisissez exactement quelles cartes vous employez : combien du type, combien de Bouffons [M5]. Le type d’une guilde est celui de ses cartes autres que les Bouffons ; une guilde de Bouffons seuls n’a pas de pouvoir tant qu’on ne l’étend pas avec un type [M6]. Vous pouvez avoir plusieurs guildes d’un même type.',
      'Une guilde réduite à deux cartes ou moins est **dissoute** aussitôt, et ses cartes retournent dans la main de son propriétaire [M7].',
      {
        picture: 'dissolve',
        caption:
          'Un Assassin retire une des trois cartes : il en reste deux, qui retournent dans la main de leur propriétaire.',
      },
    ),
    chapter(
      'empty',
      'La main vide',
      'Dans trois cas seulement, vous piochez au lieu d’agir ; rien d’autre n’est alors possible.',
      {
        list: [
          'Ni carte ni guilde : piochez deux cartes.',
          'Pas de carte, et toutes vos guildes sont des guildes de Bouffons : piochez une carte [M8].',
          'Pas de carte, et votre seule guilde est une guilde de Rôdeurs ou d’Assassins, seule sur toute la table : piochez une carte [M9].',
        ],
      },
    ),
    chapter(
      'win',
      'La troisième guilde',
      'Vous gagnez à l’instant où vous **posez** votre troisième guilde, à votre tour [M26]. Surveillez donc les autres : deux guildes et trois cartes d’un type en main, et la partie s’arrête à leur prochain tour. Brisez une guilde avec un Assassin ou un Rôdeur, ou prenez-leur des cartes en main.',
      { picture: 'third', caption: 'Deux guildes sont sur la table. La troisième place porte le laurier.' },
    ),
  ],
};

export default game;
