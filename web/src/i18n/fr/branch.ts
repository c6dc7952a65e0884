import type en from '../en/branch';

const fr: typeof en = {
  line: (place) => `${place}. La partie reste comme elle est\u00a0; ce que vous jouez est gardé à côté.`,
  seat: 'La place de qui',
  chance: 'et sa chance de gagner à ce moment',
  cards: 'Les cartes cachées',
  same: 'Les mêmes',
  fresh: 'D’autres à venir',
  hidden: 'Tirées à nouveau',
  lines: {
    same: 'Toutes les mains telles qu’elles étaient. Les donnes suivantes peuvent changer.',
    fresh: 'Mêmes mains, mais d’autres cartes à venir.',
    hidden: 'Ce que cette place ne pouvait pas savoir alors peut être différent.',
  },
  others: 'Les autres',
  begin: 'Rejouer',
  workshop: 'Dans l’atelier',
  list: 'À partir de cette partie',
  from: (place) => `${place}\u00a0:`,
  full: (most, oldest) => `Une partie en garde ${most}. Si vous rejouez, la plus ancienne disparaît. ${oldest}.`,
  origin: 'Ici, elle a quitté la partie d’origine. Retour à cette partie',
  unfinished: 'pas jouée jusqu’au bout',
  ended: (won, score) => `${won ? 'victoire' : 'défaite'} avec ${score}`,
  instead: (won, score, then) => `${won ? 'victoire' : 'défaite'} avec ${score} au lieu de ${then}`,
};
export default fr;
