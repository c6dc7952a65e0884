import type en from '../en/lesson';
import { say } from '../../../lesson';

const fr: typeof en = {
  welcome: say(
    'Bienvenue !',
    'Vous jouez en bleu, avec la croix. Qui pose trois guildes gagne aussitôt. Essayons trois tours.',
  ),
  rivals: say(
    'Vos rivaux',
    'Chacun a trois places pour ses guildes, visibles de tous. De leurs mains, vous ne voyez que le nombre de cartes.',
  ),
  hand: say(
    'Votre main',
    'Chaque carte porte un pouvoir. La couleur dit ce qu’il touche : bleu la pioche, rouge les mains, vert les guildes, brun la défausse.',
  ),
  layGuild: say(
    'Posez une guilde',
    'Trois cartes du même type font une guilde, et le Bouffon vaut n’importe quel type. Choisissez un Moine, puis posez deux Moines avec le Bouffon.',
  ),
  drew: say(
    'Effet immédiat',
    'Moine : piochez deux cartes. La guilde reste sur la table, et son pouvoir resservira aux tours suivants.',
  ),
  watch: say(
    'Les autres jouent',
    'Une action par tour : jouer une carte, poser, activer ou étendre une guilde. Le journal raconte tout. Si l’on vous demande des cartes, à vous de choisir.',
  ),
  playPriest: say(
    'Jouez une carte seule',
    'Jouez le Prêtre : choisissez la main à voir, prenez une carte utile, donnez-en une dont vous pouvez vous passer. Il est ensuite défaussé.',
  ),
  playAny: say(
    'Jouez une carte seule',
    'Choisissez une carte pour son pouvoir. Elle sert une fois et va à la défausse. Répondez aux questions, une à une.',
  ),
  know: say(
    'Vous en savez plus',
    'Ce que vous avez vu dans une autre main reste noté près de ce joueur, tant que la carte y est forcément encore.',
  ),
  watchAgain: say('Les autres jouent', 'Surveillez ceux qui ont deux guildes : encore une, et ils gagnent.'),
  activate: say(
    'Activez votre guilde',
    'Choisissez votre guilde de Moines et activez-la : encore deux cartes, sans rien défausser. Une guilde peut servir tour après tour.',
  ),
  noGuild: say(
    'Votre guilde a disparu',
    'À moins de trois cartes, une guilde est dissoute et ses cartes reviennent en main. Faites ce qui vous semble le mieux.',
  ),
  deck: say(
    'La pioche',
    'On ne pioche jamais d’office : les cartes ne viennent que des pouvoirs. Quand la pioche s’est vidée deux fois, le plus grand nombre de guildes l’emporte.',
  ),
  end: say(
    'Vous connaissez le jeu',
    'Réunissez, posez, et empêchez les autres d’avoir leur troisième guilde. Les treize pouvoirs sont à portée de main à la table.',
  ),
};

export default fr;
