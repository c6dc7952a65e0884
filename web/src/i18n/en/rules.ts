import { counted } from '../words';

export default {
  title: (game: string) => `${game}: the rules`,
  otherGame: (game: string) => `Rules of ${game}`,
  more: 'More about this game',
  learn: 'Learn by playing',
  inAMinute: 'Learn it in a minute',
  workshop: 'Settle an argument',
  companion: 'Companion for the box',
  search: 'Search the rules',
  searchHint: (number: string) => `A word, or a number such as ${number}`,
  clear: 'Clear the search',
  found: (n: number) => counted('en', n, { one: 'place found', other: 'places found' }),
  nothing: (words: string) => `Nothing in the rules matches “${words}”.`,
  contents: 'Contents',
  example: 'Example.',
  why: 'Why:',
  rulings: 'Ruling by ruling',
  rulingsLead:
    'What we decided where the printed rules are silent, disagree between languages, or speak only in pictures.',
  ruling: (id: string) => `Ruling ${id}`,
  seenFrom: 'Mentioned in:',
  fan: 'Roundtable is an independent fan work, neither made nor checked by the publisher or the authors. These are the rules in our own words, not a copy of the rulebook.',
  top: 'Back to the top',
};
