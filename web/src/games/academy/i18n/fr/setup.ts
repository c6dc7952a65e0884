import type en from '../en/setup';
import { roman } from '../../../../i18n/words';

const fr: typeof en = {
  presets: {
    first: ['Première partie', 'Les règles simples.'],
    advanced: ['Avancé', 'Trois règles pour jouer au bon moment.'],
    everything: ['Tout', 'Les neuf options à la fois.'],
  },
  options: {
    two: {
      name: 'À deux joueurs',
      values: {
        karadoc: ['Karadoc', 'Un troisième écuyer joue au hasard. Proche du jeu à trois.'],
        lancelot: ['Lancelot', 'Chacun mène deux écuyers et partage ses cartes en paquets. Plus cérébral.'],
      },
    },
    advanced: {
      name: 'Règles avancées',
      values: {
        lift: ['Relever', 'Avant le décompte, le premier joueur peut placer un de ses pions au sommet de sa pile.'],
        stepback: ['Recul', 'Un bonus de Galanterie coûte ensuite une case de Galanterie.'],
        orderedreset: [
          'Retour en ordre',
          'Après la manche III, les pions gardent leur ordre au lieu de revenir tous à 0.',
        ],
      },
    },
    variations: {
      name: 'Variantes',
      values: {
        knights: [
          'Chevalier blanc et chevalier noir',
          'Les Épées tirent aussi la Coupe. Les décomptes des Joutes et des Tournois ont lieu une manche sur deux.',
        ],
        bet: ['Paris', 'Vous nommez d’abord une piste\u202f; le bonus de Galanterie ne fait avancer que ce pion.'],
        codex: [
          'Codex secret',
          'Les pertes aux Études sont cachées. Les bons élèves regardent, et se servent les premiers.',
        ],
        scrolls: [
          'Parchemins royaux',
          'Le Service du roi rapporte des points chaque fois qu’un parchemin est atteint.',
        ],
        dragon: ['Dragon', 'Les Quêtes rapportent des points selon vos blasons, ou vous en coûtent.'],
        alms: ['Aumônes', 'À la fin, les premiers de la Charité échangent des blasons avec les derniers.'],
      },
    },
    edition: {
      name: 'Édition',
      line: 'Les éditions imprimées diffèrent par endroits. Si vous avez la boîte, vous pouvez suivre son livret.',
      values: {
        common: ['Commune', 'Ce que les règles imprimées ont en commun\u202f; sinon, la lecture la plus souple.'],
        english: ['Boîte anglaise', 'Aumônes\u00a0: le deuxième doit prendre un blason au dernier.'],
        french: [
          'Boîte française',
          'Seules les cartes prennent les parchemins. Aumônes\u00a0: prendre est obligatoire.',
        ],
        russian: ['Boîte russe', 'Aumônes\u00a0: le deuxième doit prendre un blason.'],
      },
    },
    'values.quests': { name: 'Quêtes', places: ['premier', 'deuxième', 'troisième'] },
    'values.charity': { name: 'Charité', places: ['dernier', 'avant-dernier'] },
    'values.kingSquares': {
      name: 'Service du roi, cases 1 à 12',
      places: Array.from({ length: 12 }, (_, i) => `case ${i + 1}`),
    },
    'values.cupReach': { name: 'Coupe, cases de chaque côté' },
    'values.cupMiddle': {
      name: 'La piste de la Coupe a une case au milieu',
      line: 'Oui\u00a0: la Coupe peut s’arrêter entre les deux camps. Non\u00a0: elle passe directement d’un camp à l’autre.',
    },
    'values.lancelotOrder': {
      name: 'La carte Ordre du Tour de votre boîte',
      line: 'Non\u00a0: bleu, jaune, vert, rouge, en décalant d’un écuyer à chaque manche. Oui\u00a0: réglez chaque manche comme sur la carte.',
      values: { blue: ['bleu'], yellow: ['jaune'], green: ['vert'], red: ['rouge'] },
      row: (n) => `Manche ${roman(n)}`,
    },
  },
  hiddenLine:
    'Les blasons restent face cachée jusqu’à la fin, comme autour d’une vraie table. Sinon, chacun voit les points.',
  groups: {
    values: {
      name: 'Valeurs maison',
      line: 'La boîte ne montre ces nombres qu’en images\u00a0: nous les avons estimés. Si vous avez la boîte, entrez les vôtres.',
      usual: 'notre estimation',
      changed: 'les vôtres',
    },
  },
};

export default fr;
