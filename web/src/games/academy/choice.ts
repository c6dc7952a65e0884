// A choice in a few words, for a button.

import { academy } from './texts';
import type { Play } from '../../table/play.svelte';
import { cardName, cardNames, suitOf, trackName } from './names';
import { squireName } from './squires';
import { answerPart, verbOf } from './variations';
import type { AcademyChoice, AcademyView } from './view';

/** For a table with other names of squires. */
export function choiceIn(choice: AcademyChoice, view: AcademyView, name: (squire: number) => string): string {
  const said = words(choice, view, name);
  return choice.text.startsWith('neutral ') ? academy().does.forNeutral(said) : said;
}

function words(choice: AcademyChoice, view: AcademyView, name: (squire: number) => string): string {
  const t = academy().does;
  const track = choice.track ? trackName(view, choice.track) : '';
  switch (verbOf(choice.text)) {
    case 'pick':
      return t.keep(cardName(choice.card!));
    case 'play':
      return suitOf(choice.card!) === 'sword'
        ? t.playOn(cardName(choice.card!), track)
        : t.play(cardName(choice.card!));
    case 'bonus':
      return t.bonus(track);
    case 'jousts':
    case 'tournaments':
      return t.sword(track);
    case 'split':
    case 'assign':
      return t.split(cardNames(choice.cards!), cardNames(choice.rest!));
    case 'choose':
      return t.pile(choice.pile!, cardNames(choice.cards!));
    default:
      return answerPart(choice.text)?.words(choice, { view, name, track }) ?? choice.text;
  }
}

export function choiceWords(choice: AcademyChoice, play: Play): string {
  const view = play.state?.view as AcademyView | null | undefined;
  if (!view) return choice.text;
  return choiceIn(choice, view, (squire) => squireName(play, view, squire));
}
