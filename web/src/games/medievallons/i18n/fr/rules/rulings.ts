import { ruling, type Subject } from '../../../../rules_text';

const rulings: Subject[] = [
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
];

export default rulings;
