import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/i18n';
import { rulesOf, textsOf } from '../../i18n/test_areas';
import { kinds } from '../../games/medievallons/kinds';
import { lanes } from '../../games/academy/rules/lanes';
import { links, pieces } from './rich';
import { Finder, type Synonyms } from './finder';
import { bare, cites, fold, stretches, understood } from './search';
import { texts, type Block, type Chapter, type GameRules, type Ruling } from '../../games/rules_text';

const read = (language: string, game: string): Promise<GameRules> => rulesOf(game, language);
const docs = join(import.meta.dirname, '../../../../docs');
const games = [
  { game: 'academy', file: 'rules-academy.md', number: /^### (A\d+)$/gm, count: 40 },
  { game: 'medievallons', file: 'rules-medievallons.md', number: /\*\*(M\d+)\b/g, count: 31 },
];

const chapters = (rules: GameRules): Chapter[] => rules.parts.flatMap((part) => part.chapters);
const rulings = (rules: GameRules): Ruling[] => rules.subjects.flatMap((subject) => subject.rulings);
const all = (rules: GameRules): string[] => [
  rules.lead,
  ...chapters(rules).flatMap((chapter) => [chapter.title, ...chapter.body.flatMap(texts)]),
  ...rulings(rules).flatMap((one) => [one.title, one.text, one.why ?? '']),
];
const shape = (block: Block): string =>
  typeof block === 'string'
    ? 'text'
    : 'table' in block
      ? `table ${block.table.map((row) => row.length).join()}`
      : 'picture' in block
        ? `picture ${block.picture}`
        : `${Object.keys(block)[0]} ${texts(block).length}`;
/** +3, −10 and the like, in order. */
const points = (text: string): string[] => text.match(/[+−]\d+/g)?.sort() ?? [];

describe.each(games)('the rules of $game', ({ game, file, number, count }) => {
  it.each(languages)('has every ruling of the documents once (%s)', async (language) => {
    const wanted = [...new Set([...readFileSync(join(docs, file), 'utf8').matchAll(number)].map((found) => found[1]!))];
    // M1…M31 in the opening sentence contains only the ends; every ruling has its own heading further down.
    expect(wanted).toHaveLength(count);
    expect(
      rulings(await read(language, game))
        .map((one) => one.id)
        .sort(),
    ).toEqual(wanted.sort());
  });

  it.each(languages)('links only to what is there, and to every ruling from somewhere (%s)', async (language) => {
    const rules = await read(language, game);
    const there = [...chapters(rules), ...rulings(rules)].map((one) => one.id);
    expect(
      all(rules)
        .flatMap(links)
        .filter((id) => !there.includes(id)),
    ).toEqual([]);
    const linked = chapters(rules).flatMap((chapter) => chapter.body.flatMap(texts).flatMap(links));
    expect(
      rulings(rules)
        .map((one) => one.id)
        .filter((id) => !linked.includes(id)),
    ).toEqual([]);
  });

  it.each(languages)('has no two anchors alike (%s)', async (language) => {
    const rules = await read(language, game);
    const ids = [
      'top',
      'found',
      'rulings',
      ...rules.parts.map((part) => `part-${part.id}`),
      ...chapters(rules).map((one) => one.id),
      ...rules.subjects.map((one) => one.id),
      ...rulings(rules).map((one) => one.id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(languages)('says the same as in English (%s)', async (language) => {
    const [english, rules] = await Promise.all([read('en', game), read(language, game)]);
    expect(chapters(rules).map((one) => [one.id, one.icon, ...one.body.map(shape)])).toEqual(
      chapters(english).map((one) => [one.id, one.icon, ...one.body.map(shape)]),
    );
    expect(rulings(rules).map((one) => [one.id, one.why !== undefined])).toEqual(
      rulings(english).map((one) => [one.id, one.why !== undefined]),
    );
    for (const one of chapters(rules)) {
      const twin = chapters(english).find((chapter) => chapter.id === one.id)!;
      const words = one.body.flatMap(texts);
      expect([one.id, words.flatMap(links)]).toEqual([one.id, twin.body.flatMap(texts).flatMap(links)]);
      expect([one.id, words.flatMap(points)]).toEqual([one.id, twin.body.flatMap(texts).flatMap(points)]);
    }
    for (const one of rulings(rules)) {
      const twin = rulings(english).find((ruling) => ruling.id === one.id)!;
      expect([one.id, links(one.text), points(one.text)]).toEqual([one.id, links(twin.text), points(twin.text)]);
    }
  });

  it.each(languages)('is set with care (%s)', async (language) => {
    const wrong = all(await read(language, game)).filter(
      (text) =>
        /['"]|\.\.\.| {2}|[^\w]-\d/.test(text) ||
        (language === 'fr' && /[^\u202f][?!;]|[^\u00a0]:|« |[^\u00a0]»/.test(bare(text).replace(/^:/, ''))) ||
        (language !== 'fr' && /\s[?!;:]/.test(bare(text))) ||
        /\*\*/.test(
          pieces(text)
            .map((piece) => piece.text)
            .join(''),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('names only pictures that are drawn', async () => {
    const own = ['cards', 'draft', 'piles', 'cup', 'tokens', 'types', 'guild', 'dissolve', 'third', 'chain', 'breaker'];
    const known = [...Object.keys(lanes), ...own, ...kinds.map((kind) => `power-${kind}`)];
    const named = chapters(await read('en', game))
      .flatMap((one) => one.body)
      .flatMap((block) => (typeof block !== 'string' && 'picture' in block ? [block.picture] : []));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the search', () => {
  it('looks for nothing when nothing is said', () => {
    expect(understood('  ')).toBeNull();
    expect(understood('e')).toBeNull();
    expect(understood('e x')).toBeNull();
    expect(understood('7')).toEqual({ words: '7' });
  });
  it('takes a number for a ruling and for what links to it, in either alphabet', () => {
    expect(understood('a17')).toEqual({ ruling: 'A17' });
    expect(understood('А17')).toEqual({ ruling: 'A17' });
    expect(understood('м 3')).toEqual({ ruling: 'M3' });
    expect(cites('A17', 'x', ['the heart [A17]'])).toBe(true);
    expect(cites('A1', 'x', ['the heart [A17]'])).toBe(false);
    expect(cites('A1', 'A1', [])).toBe(true);
  });
  it('marks whole words, letter by letter as written', () => {
    expect(stretches('Le cœur, le Cœur', ['coeur'])).toEqual([
      { text: 'Le ', hit: false },
      { text: 'cœur', hit: true },
      { text: ', le ', hit: false },
      { text: 'Cœur', hit: true },
    ]);
    expect(stretches('Учёба', ['учеба'])[0]).toEqual({ text: 'Учёба', hit: true });
    expect(stretches('Season', ['on'])).toEqual([{ text: 'Season', hit: false }]);
  });
  it('keeps a place for every folded sign', () => {
    const { plain, from } = fold('œÉ🗡x');
    expect(plain).toBe('oee🗡x');
    expect(from).toHaveLength(plain.length + 1);
  });
});

describe('the finder', () => {
  const chapter = (id: string, title: string, text: string): Chapter => ({ id, title, body: [text] });
  const parts = [
    {
      id: 'part',
      title: '',
      chapters: [
        chapter('sword', '**Épée**', 'le cœur du jeu'),
        chapter('tree', 'Учёба и Ёлка', 'растёт'),
        chapter('square', 'Square 0', 'earns −3, never 30'),
      ],
    },
  ];
  const finder = new Finder({ parts, subjects: [] }, { same: { sword: 'épée, glaive' }, ignored: 'the, of' });
  const found = (typed: string): string[] => [...finder.find(typed).ids];

  it('cares neither for case nor for accents', () => {
    for (const typed of ['epee', 'ÉPÉE', 'coeur']) expect(found(typed)).toEqual(['sword']);
    for (const typed of ['учеба', 'УЧЁБА', 'елка']) expect(found(typed)).toEqual(['tree']);
    for (const typed of ['-3', '−3']) expect(found(typed)).toEqual(['square']);
    expect(found('3')).toEqual([]);
  });
  it('wants every word that says something', () => {
    expect(finder.find('the square of earns').all).toBe(true);
    expect(found('the square of earns')).toEqual(['square']);
  });
  it('tells the closest places where no place has every word', () => {
    expect(finder.find('square marchand')).toEqual({ ids: new Set(['square']), words: ['square'], all: false });
    expect(found('marchand')).toEqual([]);
  });
  it('forgives typos in long words, and takes the beginning of a word', () => {
    expect(found('sqaure')).toEqual([]);
    expect(found('sqare')).toEqual(['square']);
    expect(found('squ')).toEqual(['square']);
    expect(found('jex')).toEqual([]);
  });
  it('knows words of the same meaning, and tells which words to mark', () => {
    expect(finder.find('glaive')).toEqual({ ids: new Set(['sword']), words: ['epee'], all: true });
  });
});

/** Questions of players, and the chapter or ruling that answers them. */
const asked: Record<string, [game: string, question: string, answer: string][]> = {
  en: [
    ['academy', 'split a sword', 'round'],
    ['academy', 'tiebreaker', 'end'],
    ['academy', 'galantry bonus', 'gallantry'],
    ['academy', 'who starts first', 'A24'],
    ['medievallons', 'deck is empty', 'breaker'],
    ['medievallons', 'concealed cards', 'secrets'],
  ],
  fr: [
    ['academy', 'partager une épée', 'round'],
    ['academy', 'départager les ex æquo', 'end'],
    ['academy', 'gallanterie', 'gallantry'],
  ],
  de: [
    ['academy', 'Schwert aufteilen', 'round'],
    ['academy', 'Unentschieden', 'end'],
    ['academy', 'Schwerd', 'round'],
  ],
  ru: [
    ['academy', 'разделить меч', 'round'],
    ['academy', 'ничья', 'end'],
    ['academy', 'мечь', 'round'],
  ],
};
describe.each(languages)('questions in %s', (language) => {
  it.each(asked[language]!)('%s: %s', async (game, question, answer) => {
    const finder = new Finder(
      await read(language, game),
      await textsOf<Synonyms>('i18n/LANGUAGE/search.ftl', language),
    );
    const { ids, all } = finder.find(question);
    expect([...ids].slice(0, 8)).toContain(answer);
    expect(all).toBe(true);
  });
});
