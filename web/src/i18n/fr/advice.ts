import type en from '../en/advice';

const fr: typeof en = {
  next: 'Que faire ?',
  last: 'Était-ce bien ?',
  thinking: 'Réflexion…',
  notNow: 'Ce n’est pas à vous. Vous pouvez demander ce que valait votre dernier choix.',
  none: 'Vous n’avez encore rien eu à choisir.',
  best: 'Le meilleur choix trouvé.',
  only: 'Il n’y a pas d’autre choix.',
  clearly: (win, nextWin) =>
    `Nettement mieux que le reste : ${win} de chances de gagner, contre ${nextWin} pour le choix suivant.`,
  level: 'À peu près aussi bien :',
  win: 'Chances de gagner',
  points: 'Points à la fin',
  table: 'Ce que le robot pense de chaque choix',
  choice: 'Choix',
  take: (what) => `Suivre ce conseil : ${what}`,
  verdicts: {
    best: 'Oui : le robot aurait choisi de même.',
    level: 'Oui : rien n’était sûrement meilleur.',
    fine: 'Bien, même si un autre choix valait un peu mieux.',
    costly: 'Pas tout à fait : un autre choix valait mieux.',
    blunder: 'Non : un autre choix valait bien mieux.',
  },
};
export default fr;
