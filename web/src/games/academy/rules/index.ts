import type { RulesBook } from '../../rules_text';
import { pictures } from '../names';
import { rulesTexts } from '../texts';
import { variationPictures } from '../variations/pictures';
import Picture from './Picture.svelte';

const book: RulesBook = {
  texts: rulesTexts,
  Picture,
  colourOf(icon) {
    const track = Object.entries(pictures).find(([, one]) => one === icon)?.[0];
    return track ?? Object.values(variationPictures).find(([one]) => one === icon)?.[1] ?? 'sword';
  },
  someRuling: 'A17',
};

export default book;
