// French, where a word changes with the one beside it.

import type { Who } from './words';

/** Before these a vowel is dropped: not before the h of Harry nor the y of Yann, but before those of Hugues and Yves. */
const silent =
  /^([aàâäæeéèêëiîïoôöœuùûü]|y(?![aàâäeéèêëiîïoôöuùûü])|h(é|ad|ec|el|en|er[cmnv]|il|ip|om|ono|ora|ort|ub|ug|ya)|[аоуэиы])/i;

/** « de Bertran », « d’Anne », « de l’écuyer neutre ». */
export function of(word: string): string {
  return silent.test(word) ? `d’${word}` : `de ${word.replace(/^L’/, 'l’')}`;
}

/** Inside a sentence: « vous », « Anne », « l’écuyer neutre ». */
export function inside(who: Who): string {
  return who.you || who.name === 'Vous' ? 'vous' : who.name.replace(/^L’/, 'l’');
}

/** « le », « la » or « l’ » in front. */
export function the(word: string, feminine: boolean): string {
  return silent.test(word) ? `l’${word}` : `${feminine ? 'la' : 'le'} ${word}`;
}
