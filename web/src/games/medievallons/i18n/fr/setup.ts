import type en from '../en/setup';

const fr: typeof en = {
  line: 'Les mêmes règles pour tous\u00a0: chacun commence avec six cartes, et la troisième guilde donne la victoire.',
  options: {
    maxTurns: {
      name: 'Durée maximale',
      line: 'Après ce nombre de tours, le plus grand nombre de guildes l’emporte. On n’en arrive presque jamais là.',
      unit: 'tours',
    },
  },
};

export default fr;
