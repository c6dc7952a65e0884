import type en from '../en/telling';
import { list } from '../words';

const fr: typeof en = {
  marked: (name, mark) => `${name} (${mark})`,
  colours: { blue: 'bleu', yellow: 'jaune', green: 'vert', red: 'rouge', black: 'noir', grey: 'gris' },
  handsLeft: 'Les mains passent à gauche.',
  handsRight: 'Les mains passent à droite.',
  handsFull: 'Chacun a gardé sa dernière carte.',
  piles: 'Les paquets sont révélés.',
  cardsGiven: 'Les écuyers ont leurs cartes.',
  you: (change) => `Vous : ${change}.`,
  startAgain: (others) =>
    `Après la manche III, ces pistes repartent de 0.${others.length > 0 ? ` ${list('fr', others)} continuent.` : ''}`,
  showAgain: (what) => `Revoir : ${what}`,
  and: ' ; ',
};
export default fr;
