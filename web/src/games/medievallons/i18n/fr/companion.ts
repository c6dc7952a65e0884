import { counted } from '../../../../i18n/words';

export default {
  player: (n: number) => `Joueur ${n}`,
  name: (n: number) => `Nom du joueur ${n}`,
  lay: (who: string) => `Une guilde de ${who}`,
  layShort: '+ Guilde',
  which: (who: string) => `${who}\u00a0: quelle guilde\u00a0?`,
  cards: (n: number) => counted('fr', n, { one: 'carte', other: 'cartes' }),
  more: (guild: string) => `${guild}\u00a0: une carte de plus`,
  fewer: (guild: string) => `${guild}\u00a0: une carte de moins`,
  none: 'Pas encore de guilde',
  wins: (who: string) => `${who} gagne avec une troisième guilde.`,
  total: (guilds: number, cards: number) => `Guildes\u00a0: ${guilds}, cartes dedans\u00a0: ${cards}`,
  onTable: 'Pouvoirs sur la table',
  all: 'Tous les pouvoirs',
  rest: 'Une guilde de moins de trois cartes est dissoute\u00a0: ses cartes reviennent en main.',
};
