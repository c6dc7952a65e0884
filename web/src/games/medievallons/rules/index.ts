import type { RulesBook } from '../../rules_text';
import { familyOf, iconOf, kinds } from '../kinds';
import { rulesTexts } from '../texts';
import Picture from './Picture.svelte';

const book: RulesBook = {
  texts: rulesTexts,
  Picture,
  colourOf: (icon) => {
    const kind = kinds.find((one) => iconOf(one) === icon);
    return kind ? familyOf(kind) : 'wild';
  },
  someRuling: 'M7',
};

export default book;
