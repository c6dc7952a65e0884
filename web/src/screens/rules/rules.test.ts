import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/i18n';
import { rulesOf } from '../../i18n/test_areas';
import { kinds } from '../../games/medievallons/kinds';
import { lanes } from '../../games/academy/rules/lanes';
import { links, pieces } from './rich';
import { bare, fold, matches, stretches, understood } from './search';
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
  const texts = ['**Épée** : le cœur du jeu [A17]', 'Учёба и Ёлка', 'Square 0 earns −3'];
  const finds = (typed: string): boolean => matches(understood(typed)!, 'x', texts);

  it('cares neither for case nor for accents', () => {
    expect(['epee', 'ÉPÉE', 'coeur', 'учеба', 'УЧЁБА', 'елка', '-3', '−3'].filter((typed) => !finds(typed))).toEqual(
      [],
    );
    expect(finds('marchand')).toBe(false);
  });
  it('wants every word', () => {
    expect(finds('square earns')).toBe(true);
    expect(finds('square loses')).toBe(false);
  });
  it('takes a number for a ruling and for what links to it, in either alphabet', () => {
    expect(understood('a17')).toEqual({ ruling: 'A17' });
    expect(understood('А17')).toEqual({ ruling: 'A17' });
    expect(understood('м 3')).toEqual({ ruling: 'M3' });
    expect(finds('A17')).toBe(true);
    expect(finds('A1')).toBe(false);
    expect(matches({ ruling: 'A1' }, 'A1', [])).toBe(true);
  });
  it('looks for nothing when nothing is said', () => {
    expect(understood('  ')).toBeNull();
    expect(understood('e')).toBeNull();
  });
  it('marks what it found, letter by letter as written', () => {
    expect(stretches('Le cœur, le Cœur', ['coeur'])).toEqual([
      { text: 'Le ', hit: false },
      { text: 'cœur', hit: true },
      { text: ', le ', hit: false },
      { text: 'Cœur', hit: true },
    ]);
    expect(stretches('Учёба', ['уче'])[0]).toEqual({ text: 'Учё', hit: true });
  });
  it('keeps a place for every folded sign', () => {
    const { plain, from } = fold('œÉ🗡x');
    expect(plain).toBe('oee🗡x');
    expect(from).toHaveLength(plain.length + 1);
  });
});
