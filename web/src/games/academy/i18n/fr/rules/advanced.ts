import { chapter, type Part } from '../../../../rules_text';

const advanced: Part = {
  id: 'advanced',
  title: 'Règles avancées',
  chapters: [
    chapter(
      'lift',
      'Relever',
      'Juste avant le décompte, le premier joueur peut mettre **un** de ses pions au sommet de sa pile : sur n’importe quelle piste, décomptée maintenant ou non, à partir de la case 1, si un autre pion est au-dessus. Il peut aussi s’en passer [A3].',
      { picture: 'lift', caption: 'Le pion d’Anne passe du bas de la pile au sommet.' },
    ),
    chapter(
      'stepback',
      'Recul',
      'Quand tous les bonus de Galanterie ont été pris, chaque écuyer qui en a pris un recule son pion de Galanterie **d’une case**, où il se pose au-dessus : le troisième d’abord, puis le deuxième, puis le premier [A4].',
    ),
    chapter(
      'orderedreset',
      'Retour en ordre',
      'Après la manche III, les pions de Galanterie, Joutes, Tournois et Études gardent leur ordre au lieu d’aller tous à la case 0 : le dernier va à 0, le suivant à 1, le suivant à 2, et ainsi de suite. Les écuyers sur la case 0 y restent ensemble, et le premier devant eux va à 1. Aucun pion n’avance jamais [A5]. Le Service du roi est toujours vidé.',
      { picture: 'orderedreset', caption: 'Avant et après : l’ordre reste, les écarts se resserrent.' },
    ),
  ],
};

export default advanced;
