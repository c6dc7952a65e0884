import { plural } from '../../../../i18n/words';

const cards = (n: number): string => `${n} ${plural('fr', n, { one: 'carte', other: 'cartes' })}`;

export default {
  tap: 'Touchez une main, une guilde ou la défausse, puis les cartes qui s’y trouvent. Touchez une carte pour la retirer.',
  into: (place: string) => `Ici\u00a0: ${place}`,
  hand: (who: string) => `${who}\u00a0: main`,
  handHere: 'Main',
  any: (n: number) => `${cards(n)} au hasard`,
  anyCards: 'Cartes au hasard',
  fewer: 'Une carte de moins',
  more: 'Une carte de plus',
  guild: (who: string, place: string) => `${who}\u00a0: guilde ${place}`,
  guildHere: (place: string) => `Guilde ${place}`,
  pile: 'Défausse, la dernière sur le dessus',
  deck: 'Cartes dans la pioche',
  rest: 'le reste',
  add: (card: string, left: number) => `Ajouter\u00a0: ${card}, reste ${left}`,
  remove: (card: string) => `Retirer\u00a0: ${card}`,
  when: 'Quand',
  moment: 'Moment',
  moments: { turn: 'Un tour commence', end: 'La fin' },
  turnOf: 'À qui de jouer',
  ending: 'Comment elle a fini',
  endings: { cycle: 'Pioche vide deux fois', 'third-guild': 'Troisième guilde', 'max-turns': 'Trop de tours' },
  breaker: 'Brise-Cycle',
  sides: { red: 'Rouge', yellow: 'Jaune' },
  rules: 'Table',
  players: 'Combien jouent',
  wins: (who: string) => `${who} gagne`,
  shared: (who: string) => `${who} se partagent la victoire`,
  line: (who: string, guilds: number, members: number, hand: number) =>
    `${who}\u00a0: ${guilds} ${plural('fr', guilds, { one: 'guilde', other: 'guildes' })} de ${cards(members)} en tout, ${cards(hand)} en main`,
  faults: {
    copies: (card: string, copies: string) => `Trop de cartes «\u00a0${card}\u00a0»\u00a0: la boîte en a ${copies}.`,
    missing: (found: string, most: string) => `${found} cartes, c’est trop\u00a0: il n’en reste que ${most}.`,
    guild: 'Une guilde compte au moins trois cartes, d’un seul type et des Bouffons.',
    third: (who: string) => `${who} a une troisième guilde\u00a0: la partie s’arrête aussitôt.`,
    won: (who: string) => `Pour avoir gagné par la troisième, ${who} doit avoir trois guildes.`,
    empty: 'La pioche n’est jamais vide pendant un tour\u00a0: sa dernière carte retourne le Brise-Cycle.',
    full: (most: string) => `Tant que le Brise-Cycle est rouge, la pioche a ${most} cartes au plus.`,
    runOut: 'La pioche est épuisée\u00a0: elle n’a plus de carte.',
    breaker: 'La pioche s’est vidée deux fois\u00a0: le Brise-Cycle est jaune.',
    early: (turn: string, least: string) =>
      `Le tour ${turn} est trop tôt pour cela\u00a0: au plus tôt le tour ${least}.`,
    other: (field: string, message: string) => `${field}\u00a0: ${message}`,
  },
};
