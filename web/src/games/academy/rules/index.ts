import type { RulesBook } from '../../rules_text';
import { pictures } from '../names';
import { rulesTexts } from '../texts';
import Picture from './Picture.svelte';

const book: RulesBook = {
  texts: rulesTexts,
  Picture,
  colourOf: (icon) =>
    icon === 'tied-scroll' ? 'king' : (Object.entries(pictures).find(([, one]) => one === icon)?.[0] ?? 'sword'),
  someRuling: 'A17',
};

export default book;
