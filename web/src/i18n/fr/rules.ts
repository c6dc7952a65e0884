import type en from '../en/rules';
import { counted } from '../words';

const fr: typeof en = {
  title: (game) => `${game} : les règles`,
  otherGame: (game) => `Règles de ${game}`,
  more: 'Autour de ce jeu',
  learn: 'Apprendre en jouant',
  inAMinute: 'L’apprendre en une minute',
  workshop: 'Trancher un désaccord',
  companion: 'Compagnon de table',
  search: 'Chercher dans les règles',
  searchHint: (number) => `Un mot, ou un numéro comme ${number}`,
  clear: 'Effacer la recherche',
  found: (n) => counted('fr', n, { one: 'passage trouvé', other: 'passages trouvés' }),
  nothing: (words) => `Rien dans les règles ne correspond à « ${words} ».`,
  contents: 'Sommaire',
  example: 'Exemple.',
  why: 'Pourquoi :',
  rulings: 'Décision par décision',
  rulingsLead:
    'Ce que nous avons décidé là où les règles imprimées se taisent, diffèrent d’une langue à l’autre ou ne parlent qu’en images.',
  ruling: (id) => `Décision ${id}`,
  seenFrom: 'Mentionnée dans :',
  fan: 'Roundtable est un site de fans indépendant, ni fait ni vérifié par l’éditeur ou les auteurs. Les règles sont ici écrites avec nos propres mots\u00a0: ce n’est pas une copie du livret.',
  top: 'Retour en haut',
};
export default fr;
