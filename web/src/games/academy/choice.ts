// A choice in a few words, for a button.

import { academy } from './texts';
import type { Play } from '../../table/play.svelte';
import { cardName, cardNames, isLancelot, suitOf, trackName } from './names';
import { squireName } from './squires';
import type { AcademyChoice, AcademyView, Coat } from './view';

export function coatName(view: AcademyView, coat: Coat): string {
  return academy().coat(trackName(view, coat[0]), coat[1]);
}

/** For a table with other names of squires. */
export function choiceIn(choice: AcademyChoice, view: AcademyView, name: (squire: number) => string): string {
  const said = words(choice, view, name);
  return choice.text.startsWith('neutral ') ? academy().does.forNeutral(said) : said;
}

function words(choice: AcademyChoice, view: AcademyView, name: (squire: number) => string): string {
  const t = academy().does;
  const verb = choice.text.replace(/^neutral /, '').split(' ')[0]!;
  const track = choice.track ? trackName(view, choice.track) : '';
  switch (verb) {
    case 'pick':
      return t.keep(cardName(choice.card!));
    case 'play':
      return suitOf(choice.card!) === 'sword'
        ? t.playOn(cardName(choice.card!), track)
        : t.play(cardName(choice.card!));
    case 'bet':
      return t.bet(track);
    case 'bonus':
      return t.bonus(track);
    case 'lift':
      if (!track) return t.liftNone;
      return isLancelot(view) ? t.liftOf(name(choice.squire!), track) : t.lift(track);
    case 'jousts':
    case 'tournaments':
      return t.sword(track);
    case 'peek':
      return choice.place === undefined ? t.peekNone : t.peek(choice.place);
    case 'codex':
      return t.codex(choice.place!);
    case 'from':
      return t.from(name(choice.other!));
    case 'give':
      return t.give(coatName(view, choice.coat!));
    case 'take':
      return choice.coat ? t.take(coatName(view, choice.coat)) : t.takeNone;
    case 'split':
    case 'assign':
      return t.split(cardNames(choice.cards!), cardNames(choice.rest!));
    case 'choose':
      return t.pile(choice.pile!, cardNames(choice.cards!));
    default:
      return choice.text;
  }
}

export function choiceWords(choice: AcademyChoice, play: Play): string {
  const view = play.state?.view as AcademyView | null | undefined;
  if (!view) return choice.text;
  return choiceIn(choice, view, (squire) => squireName(play, view, squire));
}
