import { chapter, pictured, type Part } from '../../../../rules_text';

const powers: Part = {
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
};

export default powers;
