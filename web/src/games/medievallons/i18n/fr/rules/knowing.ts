import { chapter, rows, type Part } from '../../../../rules_text';

const knowing: Part = {
  id: 'knowing',
  title: 'Ce que vous pouvez savoir',
  chapters: [
    chapter(
      'secrets',
      'Public et secret',
      rows(
        'Visible de tous | Secret',
        'les guildes et leurs cartes, toute la défausse | les mains, l’ordre de la pioche',
        'la taille des mains et de la pioche, le Brise-Cycle | ce qui a été pioché',
        'chaque action et sa cible, le type qu’un Chevalier a nommé et la réponse | ce que Noble, Marchand, Prêtre et Mendiant ont déplacé : seuls les deux concernés le savent',
      ),
      'La liste exacte est en [M24]. La page retient pour vous ce que vous savez des autres mains [M25], et ne choisit à votre place que s’il n’y a pas le choix [M29].',
    ),
  ],
};

export default knowing;
