import { counted, percent } from '../words';
import type en from '../en/puzzles';

const fr: typeof en = {
  title: 'Problèmes',
  intro:
    'Des moments de parties entre robots où un seul choix est nettement le meilleur, d’après ce que l’on pouvait savoir.',
  ofTheDay: 'Problème du jour',
  next: 'Suivant',
  nextOpen: 'Le prochain à résoudre',
  solved: (n, of) => `${n} sur ${counted('fr', of, { one: 'problème résolu', other: 'problèmes résolus' })}`,
  grade: 'Difficulté',
  anyGrade: 'Toutes',
  gradeOf: (n) => `Niveau ${n} sur 5`,
  theme: 'Thème',
  anyTheme: 'Tous',
  all: 'Tous les problèmes',
  own: 'De vos propres parties',
  ownNone: 'Analysez une partie que vous avez jouée : les choix qui ont coûté quelque chose deviennent des problèmes.',
  ownOne: (n) => `De vos parties, ${n}`,
  number: (n) => `Problème ${n}`,
  state: { solved: 'résolu du premier coup', missed: 'manqué au premier essai', open: 'pas encore essayé' },
  leave: 'Vers tous les problèmes',
  task: 'Un choix est nettement le meilleur. Lequel ?',
  yourMove: 'À vous',
  right: (what) => `Oui : ${what}.`,
  wrong: (what) => `Ce n’est pas le meilleur : ${what}.`,
  shown: (what) => `Le meilleur : ${what}.`,
  ahead: (best, other) =>
    `${percent('fr', best)} de chances de gagner, ${percent('fr', other)} avec le deuxième choix.`,
  cost: (cost) => `Cela coûte ${percent('fr', cost)} d’une victoire.`,
  again: 'Réessayer',
  show: 'Montrer',
  why: 'Pourquoi ?',
  thinking: 'Calcul en cours…',
  none: 'Ce problème n’existe pas ici.',
};
export default fr;
