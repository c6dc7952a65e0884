import { chapter, pictured, rows, ruling, type GameRules } from '../../../rules_text';

const rules: GameRules = {
  lead: 'Réunissez trois cartes d’un même type et posez-les en guilde. Chaque carte a un pouvoir, dans votre main comme dans votre guilde. Qui pose une troisième guilde gagne aussitôt.',
  parts: [
    {
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
    },
    {
      id: 'powers',
      title: 'Les treize pouvoirs',
      chapters: [
        chapter(
          'reading',
          'Comment fonctionnent les pouvoirs',
          'Un pouvoir est le même, que vous jouiez la carte, posiez sa guilde, l’activiez ou l’étendiez. « Piocher », c’est toujours dans la pioche. Une cible est toujours quelqu’un d’autre [M27].',
          '**Cartes manquantes.** Avec le Marchand, le Noble et le Prêtre, qui n’a pas assez de cartes à céder pioche d’abord celles qui manquent ; vous pour commencer, puis dans le sens horaire [M18].',
          'Les pouvoirs qui en copient d’autres, ou auxquels d’autres joueurs doivent répondre, forment des chaînes. La page pose une question à la fois et montre d’où elle vient.',
          {
            picture: 'chain',
            caption:
              'Une chaîne : vous jouez une Sorcière, elle copie les Chevaliers de Bertran, et ceux-ci interrogent Dorothée.',
          },
        ),
        pictured(
          'plain-dagger',
          'assassin',
          'Assassin',
          'Choisissez une carte d’une guilde quelconque, les vôtres comprises. Elle va à la défausse. Aucune guilde sur la table, ou aucune autre que celle que vous utilisez : piochez une carte à la place [M31].',
          { picture: 'power-A', caption: 'Une guilde → la défausse' },
        ),
        pictured(
          'anvil',
          'artisan',
          'Artisan',
          'Prenez la carte du dessus de la défausse. Si elle est vide : rien [M10].',
          { picture: 'power-R', caption: 'La défausse → votre main' },
        ),
        pictured(
          'swap-bag',
          'beggar',
          'Mendiant',
          'Prenez une carte au hasard au joueur qui a le plus de cartes en main ; si plusieurs autres sont à égalité, choisissez. Si vous en avez strictement plus que tous, piochez une carte à la place [M11] [M28].',
          { picture: 'power-B', caption: 'La plus grosse main → votre main, au hasard' },
        ),
        pictured(
          'jester-hat',
          'jester',
          'Bouffon',
          'Aucun pouvoir. Il vaut n’importe quel type dans une guilde. On peut le jouer seul, pour rien [M12].',
          { picture: 'power-J', caption: 'N’importe quel type dans une guilde' },
        ),
        pictured(
          'black-knight-helm',
          'knight',
          'Chevalier',
          'Choisissez un autre joueur et nommez un type. S’il a une carte de ce type, il vous la donne ; sinon rien, mais tout le monde le sait [M13].',
          { picture: 'power-K', caption: 'Une carte que vous nommez → votre main' },
        ),
        pictured(
          'scales',
          'merchant',
          'Marchand',
          'Un autre joueur et vous échangez deux cartes. Chacun choisit les siennes en secret, en même temps.',
          { picture: 'power-M', caption: 'Deux de vos cartes ↔ deux des siennes' },
        ),
        pictured('candle-flame', 'monk', 'Moine', 'Piochez deux cartes.', {
          picture: 'power-O',
          caption: 'La pioche → votre main, deux cartes',
        }),
        pictured(
          'imperial-crown',
          'noble',
          'Noble',
          'Les deux joueurs suivants, dans le sens horaire, vous donnent chacun une carte de leur choix, en même temps. À deux joueurs : l’autre en donne une, puis vous en piochez une.',
          { picture: 'power-N', caption: 'Les deux mains suivantes → votre main, une carte chacune' },
        ),
        pictured(
          'pope-crown',
          'priest',
          'Prêtre',
          'Un autre joueur vous montre toute sa main : prenez-y une carte, puis donnez-lui une des vôtres, mais pas cette même carte [M14].',
          { picture: 'power-P', caption: 'Voir une main, prendre une carte, en donner une' },
        ),
        pictured(
          'bow-arrow',
          'ranger',
          'Rôdeur',
          'Prenez en main une carte d’une guilde quelconque, les vôtres comprises. Aucune guilde sur la table, ou aucune autre que celle que vous utilisez : piochez une carte à la place [M31].',
          { picture: 'power-G', caption: 'Une guilde → votre main' },
        ),
        pictured(
          'polar-star',
          'star',
          'Étoile',
          'Chaque joueur pioche une carte, vous d’abord, puis dans le sens horaire.',
          { picture: 'power-S', caption: 'La pioche → toutes les mains' },
        ),
        pictured(
          'pointy-hat',
          'wizard',
          'Magicien',
          'Piochez trois cartes. Une reste en main, les deux autres vont à la défausse ; vous choisissez laquelle finit au-dessus [M15].',
          { picture: 'power-Z', caption: 'Piocher trois, garder une, défausser deux' },
        ),
        pictured(
          'cauldron',
          'witch',
          'Sorcière',
          'Choisissez n’importe quelle guilde de la table, à qui qu’elle soit, et utilisez son pouvoir comme si elle était à vous. Les guildes de Bouffons et de Sorcières ne peuvent pas être choisies.',
          'S’il n’y a pas d’autre guilde, révélez la première carte de la pioche, posez-la sur la défausse et utilisez son pouvoir. Une Sorcière révèle encore, un Bouffon ne fait rien, un Artisan se prend lui-même [M16]. Un Rôdeur ou un Assassin, sans aucune guilde sur la table, vous fait piocher une carte [M17].',
          { picture: 'power-W', caption: 'Le pouvoir d’une guilde, comme si elle était à vous' },
        ),
      ],
    },
    {
      id: 'ending',
      title: 'La fin',
      chapters: [
        chapter(
          'breaker',
          'Le Brise-Cycle',
          'Quand la **dernière carte de la pioche** est piochée ou révélée, le Brise-Cycle apparaît.',
          {
            steps: [
              '**La première fois**, il passe du rouge au jaune. La carte du dessus de la défausse reste ; les autres sont mélangées en une nouvelle pioche, et l’on continue à piocher s’il le faut [M19].',
              '**La seconde fois**, la partie s’arrête aussitôt, même au milieu d’un pouvoir [M20] [M21].',
            ],
          },
          {
            picture: 'breaker',
            caption: 'Rouge : encore un mélange. Jaune : la prochaine pioche vide termine la partie.',
          },
          'Sans troisième guilde, gagne qui a le plus de guildes ; à égalité, le plus de cartes dans ses guildes, puis le plus de cartes en main ; sinon la victoire est partagée [M22]. Une partie sans fin est arrêtée après 400 tours [M23].',
        ),
      ],
    },
    {
      id: 'knowing',
      title: 'Ce que vous pouvez savoir',
      chapters: [
        chapter(
          'secrets',
          'Public et secret',
          rows(
            'Visible de tous | Secret',
            'les guildes et leurs cartes, toute la défausse | les mains, l’ordre de la pioche',
            'la taille des mains et de la pioche, le Brise-Cycle | ce qui a été pioché',
            'chaque action et sa cible, le type qu’un Chevalier a nommé et la réponse | ce que Noble, Marchand, Prêtre et Mendiant ont déplacé : seuls les deux concernés le savent',
          ),
          'La liste exacte est en [M24]. La page retient pour vous ce que vous savez des autres mains [M25], et ne choisit à votre place que s’il n’y a pas le choix [M29].',
        ),
      ],
    },
  ],
  subjects: [
    {
      id: 'on-turn',
      title: 'Mise en place et tour',
      rulings: [
        ruling('M1', 'Premier joueur', 'Tiré au sort, sauf si les options de la table nomment un siège.'),
        ruling(
          'M2',
          'Une carte en cours d’usage',
          'Tant que son pouvoir n’est pas terminé, une carte jouée n’est ni en main ni dans la défausse. Elle ne compte pas comme carte en main, et un Artisan ne peut pas se prendre lui-même.',
        ),
        ruling(
          'M30',
          'Quand activer une guilde',
          'Une guilde doit avoir été posée à un tour précédent. Comme on n’a qu’une action par tour, toutes vos guildes conviennent au début du vôtre.',
        ),
        ruling(
          'M27',
          'Un autre joueur',
          'Une cible doit être quelqu’un d’autre partout où le texte dit « un autre joueur » ; de même pour « un joueur » du Chevalier.',
        ),
      ],
    },
    {
      id: 'on-guilds',
      title: 'Guildes',
      rulings: [
        ruling('M3', 'La troisième guilde', 'Qui pose une troisième guilde gagne aussitôt, avant tout pouvoir.'),
        ruling('M4', 'Étendre', 'Seule une guilde d’un tour précédent peut être étendue.'),
        ruling(
          'M5',
          'Quelles cartes',
          'Pour poser ou étendre, on choisit exactement les cartes employées : tant du type, tant de Bouffons.',
        ),
        ruling(
          'M6',
          'Le type d’une guilde',
          'C’est celui de ses cartes autres que les Bouffons. Des Bouffons seuls font une guilde de Bouffons sans pouvoir ; étendue avec des cartes d’un type, elle est désormais de ce type. Si la dernière de ces cartes la quitte et qu’il reste trois Bouffons ou plus, elle redevient une guilde de Bouffons.',
        ),
        ruling(
          'M7',
          'Dissolution',
          'Une guilde réduite à deux cartes ou moins est dissoute dès que la carte est prise ; ses cartes vont dans la main de son propriétaire.',
        ),
        ruling('M26', 'Pour gagner, il faut poser', 'On ne gagne qu’en posant sa troisième guilde, à son propre tour.'),
      ],
    },
    {
      id: 'on-empty',
      title: 'La main vide',
      rulings: [
        ruling(
          'M8',
          'Plusieurs guildes de Bouffons',
          'La main vide et rien que des guildes de Bouffons, quel qu’en soit le nombre : vous piochez une carte.',
        ),
        ruling(
          'M9',
          'Seulement une guilde de Rôdeurs ou d’Assassins',
          'Vous ne piochez une carte que si c’est la seule guilde de toute la table. Si d’autres ont des guildes, vous pouvez et devez l’utiliser. Avec deux guildes de ce genre, pas d’exception non plus. Si vous avez des cartes en main, voyez M31.',
        ),
      ],
    },
    {
      id: 'on-powers',
      title: 'Pouvoirs',
      rulings: [
        ruling('M10', 'Artisan et défausse vide', 'Rien n’est pris.'),
        ruling(
          'M11',
          'Mendiant : qui en a le plus',
          'Si vous êtes à égalité avec d’autres pour le plus de cartes, choisissez parmi eux. Si vous en avez strictement plus que chaque autre, piochez une carte.',
        ),
        ruling(
          'M28',
          'Mendiant : les autres n’ont rien',
          'Si aucun autre joueur n’a de carte, piochez-en une à la place.',
        ),
        ruling('M12', 'Un Bouffon joué seul', 'On peut le jouer, pour rien.'),
        ruling(
          'M13',
          'Chevalier : ce qui est public',
          'Le type nommé et la réponse. La règle des cartes manquantes ne concerne pas le Chevalier.',
        ),
        ruling(
          'M14',
          'Prêtre : pas la même carte',
          'Vous ne pouvez pas rendre la carte prise ; il vous faut donc déjà avoir en main une carte du type donné.',
        ),
        ruling(
          'M31',
          'Guildes de Rôdeurs et d’Assassins : rien d’autre à piller',
          'Une guilde ne se pille pas elle-même. Si votre guilde de Rôdeurs ou d’Assassins est la seule de la table et que vous la posez, l’étendez, l’activez ou la copiez avec votre propre Sorcière, vous piochez une carte à la place. La Sorcière d’un autre joueur peut y prendre une carte, de même qu’un Rôdeur ou un Assassin joué de votre main. Dès qu’il y a une autre guilde, le pouvoir s’utilise normalement, y compris sur vos propres guildes ; la page vous demande d’abord si c’est bien ce que vous voulez.',
        ),
        ruling(
          'M15',
          'Magicien : l’ordre des défausses',
          'Vous choisissez laquelle des deux finit au-dessus. Ce qu’un pouvoir défausse est posé avant la carte jouée elle-même.',
        ),
        ruling(
          'M16',
          'Sorcière sans guilde à copier',
          'La carte révélée va à la défausse et son pouvoir est utilisé. Une Sorcière révèle encore, un Bouffon ne fait rien ; un Artisan est au-dessus de la défausse et se prend lui-même.',
        ),
        ruling(
          'M17',
          'Sorcière, Rôdeur et Assassin sans guilde',
          'Un Rôdeur ou un Assassin utilisé par une Sorcière, sans aucune guilde sur la table, fait piocher une carte.',
        ),
        ruling(
          'M18',
          'Cartes manquantes',
          'Avant que le pouvoir s’applique, qui n’a pas assez de cartes à céder pioche jusqu’à en avoir juste assez ; d’abord qui utilise le pouvoir, puis dans le sens horaire. Le Prêtre demande une carte de chaque côté, le Marchand deux de chaque côté, le Noble une par donneur. La cible est choisie avant.',
        ),
      ],
    },
    {
      id: 'on-end',
      title: 'Brise-Cycle et fin',
      rulings: [
        ruling(
          'M19',
          'Ce qui est mélangé',
          'Les cartes en cours d’usage (une carte jouée, les trois d’un Magicien) ne sont pas dans la défausse. On mélange à l’instant où la dernière carte quitte la pioche. Si une Sorcière l’a révélée, elle est au-dessus de la défausse et y reste.',
        ),
        ruling(
          'M20',
          'La fin au milieu d’un pouvoir',
          'Le reste du pouvoir n’est pas appliqué ; ce qui a été donné ou pioché compte ; une carte jouée et pas encore défaussée ne compte nulle part. Les cartes piochées par un Magicien comptent comme cartes en main.',
        ),
        ruling(
          'M21',
          'Rien à mélanger',
          'Si, la première fois, il n’y a aucune carte pour former une nouvelle pioche, la partie s’arrête aussi.',
        ),
        ruling(
          'M22',
          'Qui gagne alors',
          'Le plus de guildes ; puis le plus de cartes dans les guildes ; puis le plus de cartes en main ; puis la victoire est partagée.',
        ),
        ruling(
          'M23',
          'Parties sans fin',
          'Après 400 tours, tous joueurs ensemble, la partie s’arrête comme si le jaune était apparu ; le dernier tour est joué jusqu’au bout. Le nombre peut être changé.',
        ),
      ],
    },
    {
      id: 'on-secrets',
      title: 'Public et secret',
      rulings: [
        ruling(
          'M24',
          'Ce qui est public',
          'Chaque guilde et ses cartes, la défausse et son ordre, la taille des mains et de la pioche, la face du Brise-Cycle, à qui est le tour, chaque action et sa cible, ce qu’un Chevalier a demandé et s’il l’a reçu, ce qu’Artisan, Rôdeur et Assassin ont pris et où. Secret : les mains, l’ordre de la pioche, ce qui a été pioché, ce que Noble, Marchand, Prêtre et Mendiant ont déplacé.',
        ),
        ruling(
          'M25',
          'Ce que vous savez des autres mains',
          'La page montre les cartes que vous avez données, vues grâce à un Prêtre ou devenues publiques, tant qu’elles doivent encore y être. Dès qu’une carte a pu partir sans être vue, ce savoir est affaibli ou abandonné ; il n’est jamais faux, et jamais plus que ce qu’un observateur parfait pourrait déduire.',
        ),
        ruling(
          'M29',
          'Choix forcés',
          'Un choix que les seuls faits publics imposent est fait pour vous : la cible à deux joueurs, le don depuis une main d’une carte, la seule guilde à copier. Un choix que seules vos cartes secrètes imposent est tout de même demandé, pour qu’une réponse rapide ne révèle rien. Ce que garde un Magicien est toujours demandé.',
        ),
      ],
    },
  ],
};
export default rules;
