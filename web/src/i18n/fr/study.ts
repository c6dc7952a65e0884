import type en from '../en/study';

const fr: typeof en = {
  lessons: 'Leçons',
  nextLesson: (title) => `Suivante\u00a0: ${title}`,
  puzzles: 'Problèmes',
  puzzlesLine: 'Un choix est nettement le meilleur. Lequel\u00a0?',
  ofTheDay: 'Problème du jour',
  solve: 'Résoudre',
  open: 'Ouvrir',
  allPuzzles: 'Tous les problèmes',
  solved: 'résolu',
  missed: 'manqué',
  rules: 'Règles',
  rulesLine: 'Des chapitres illustrés, et chaque décision avec son numéro.',
  games: 'Vos parties',
  gamesLine: 'Revoyez une partie, ou analysez-la\u00a0: la part de la chance, et les choix qui ont coûté le plus.',
  noGames: 'Vos parties terminées apparaissent ici, à revoir et à analyser.',
  review: 'Analyser',
  allReplays: 'Toutes les parties',
  workshop: 'Atelier',
  workshopLine: 'Placez une position\u00a0: voyez qui gagne une égalité, décomptez la manche ou demandez quoi jouer.',
  companion: 'Compagnon',
  companionLine: 'Tient les comptes pendant que vous jouez avec la boîte.',
};
export default fr;
