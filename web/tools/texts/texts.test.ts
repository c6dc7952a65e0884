// Tests every construct of the texts, and every error message. docs/translating.md explains them.

import { describe, expect, it } from 'vitest';
import * as words from '../../src/i18n/words';
import { moduleOf } from './area.ts';
import { Compiler, Module } from './compile.ts';
import { areas, inLanguage, languages } from './files.ts';
import { parse } from './parse.ts';
import { compareLanguages } from './report.ts';
import { codeOf, declarationOf, treeOf, typesOf } from './tree.ts';

/** The compiled texts of a file. `english`: the file that declares the variables. */
function texts(source: string, language = 'en', english = source): Record<string, any> {
  const own = parse(language, `${language}/test.ftl`, source);
  const model = parse('en', 'en/test.ftl', english);
  const made = new Module();
  const compiler = new Compiler(own, [], made);
  const tree = treeOf(model, (entry) => compiler.message(own.messages.get(entry.id)!, entry));
  const code = `${[...made.terms.values()].join('')} return ${codeOf(tree)};`;
  return new Function(...Object.keys(words), code)(...Object.values(words)) as Record<string, any>;
}
const you = { name: 'Anne', you: true };
const bert = { name: 'Bert', you: false };

describe('a text', () => {
  it('stands where its id says', () => {
    expect(texts('a = A\nb-c = C\nb-d = D\nl-1 = x\nl-2 = y\nnot_now__here = N')).toEqual({
      a: 'A',
      b: { c: 'C', d: 'D' },
      l: ['x', 'y'],
      'not-now.here': 'N',
    });
  });
  it('has attributes as further texts, and may go over several lines', () => {
    expect(texts('a = A\n    .text = two\n        lines')).toEqual({ a: ['A', 'two lines'] });
  });
  it('is a function if its comment names variables', () => {
    const { a, b } = texts(
      '# $n (number), $who (player)\na = { $who }: { $n }\n# $n (number)\nb = T\n    .text = { $n }!',
    );
    expect([a(2, bert), b[0], b[1](3)]).toEqual(['Bert: 2', 'T', '3!']);
  });
  it('keeps what JavaScript would read as its own', () => {
    expect(texts('# $n (text)\na = `\\ ${ $n } { "{" }').a('x')).toBe('`\\ $x {');
  });
});

describe('variants', () => {
  it('follow the plural of the language', () => {
    const russian = '# $n (number)\na = { $n -> [0] нет [one] карта [few] карты *[many] карт }'
      .replace(/ (\*?\[)/g, '\n $1')
      .replace(' }', '\n }');
    const { a } = texts(russian, 'ru');
    expect([0, 1, 2, 5, 21].map(a)).toEqual(['нет', 'карта', 'карты', 'карт', 'карта']);
  });
  it('know negative numbers, none, flags and words', () => {
    const { a, b, c, d } = texts(`
# $n (number or none)
a = { $n ->
    [none] none
    [negative] below
   *[other] { NUMBER($n, sign: "always") }
 }
# $yes (flag)
b = { $yes ->
    [yes] Y
   *[no] N
 }
# $way (text)
c = { $way ->
    [none] -
    [up] U
   *[other] { $way }
 }
# $all (counts or none)
d = { $all ->
    [none] -
   *[other] { MOST($all) }
 }
`);
    expect([a(null), a(-2), a(0), a(3)]).toEqual(['none', 'below', '0', '+3']);
    expect([b(true), b(false), c(''), c('up'), c('x')]).toEqual(['Y', 'N', '-', 'U', 'x']);
    expect([d(null), d([{ kind: 'A', count: 3 }])]).toEqual(['-', '3']);
  });
});

describe('functions', () => {
  it('YOU, SAME, VOWEL, KEY and LOWER', () => {
    const { a, b, c, d } = texts(
      `
tracks-one = Piste un
neutral = Neutre
# $who (player), $all (players)
a = { YOU($who) ->
    [you] vous
   *[other] { $who }
 } { YOU($all) ->
    [you] +
   *[other] -
 }
# $name (text)
b = { SAME($name, neutral) ->
    [yes] { LOWER($name) }
   *[no] { VOWEL($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
 }
# $track (text)
c = { KEY($track, "tracks") ->
    [one] 1
    [none] ?
   *[other] other
 }
# $all (list)
d = { KEY($all, "tracks") ->
    [none] none
   *[other] some
 }
`,
      'fr',
    );
    expect([a(you, [bert]), a(bert, [bert, you])]).toEqual(['vous -', 'Bert +']);
    expect([b('Neutre'), b('Anne'), b('Bert')]).toEqual(['neutre', 'd’Anne', 'de Bert']);
    expect([c('Piste un'), c('x'), d(['Piste un']), d([])]).toEqual(['1', '?', 'some', 'none']);
  });
  it('LIST, COUNT and NUMBER', () => {
    const { a, b, c, d, e, f } = texts(`
-roman = { NUMBER($n, style: "roman") }
# $kind (text), $count (number), $case (text)
-card = { $count }{ $kind }{ $case }
# $n (text), $x (text)
-amount = { $n } ({ $x })
# $all (list)
a = { LIST($all) }; { LIST($all, last: "or") }; { LIST($all, last: "comma") }; { COUNT($all) }
# $all (numbers)
b = { LIST($all, item: "roman") }
# $all (counts)
c = { LIST($all, item: "card", case: "!") }
# $all (players)
d = { LIST($all, you: "You") }
# $n (number)
e = { NUMBER($n) } { NUMBER($n, digits: 1) } { NUMBER($n, digits: "any") } { NUMBER($n, sign: "never") } { NUMBER($n, type: "ordinal") ->
    [two] nd
   *[other] th
 }
# $all (amounts)
f = { LIST($all, item: "amount") }
`);
    expect(a(['A', 'B', 'C'])).toBe('A, B and C; A, B or C; A, B, C; 3');
    expect([b([1, 4]), c([{ kind: 'K', count: 2 }]), d([bert, you])]).toEqual(['I and IV', '2K!', 'You and Bert']);
    expect([e(2), f([['x', '+1']])]).toEqual(['2 2.0 2 2 nd', 'x (+1)']);
  });
});

it.each([
  ['a = {', 'a: '],
  ['a = A\na = B', 'a: there are two of this name'],
  ['# $n (thing)\na = A', 'a: “thing” is no type'],
  ['a = { $n }', 'a: there is no variable $n; there are none'],
  ['# $n (number)\na = { $m }', 'a: there is no variable $m; there is $n'],
  ['a = { -t }', 'a: there is no term “-t”'],
  ['a = { b }', 'a: there is no message “b”'],
  ['a = { WHAT("x") }', 'a: there is no function WHAT'],
  ['# $who (player)\na = { YOU($who) }', 'a: YOU only chooses'],
  ['# $n (number)\na = { YOU($n) ->\n   *[you] x\n }', 'a: YOU wants a value of the kind player or players'],
  ['# $all (list)\na = { $all }', 'a: a value of the kind “list” needs a function'],
  ['# $all (list)\na = { LIST($all, last: "x") }', 'a: LIST: last is and or or or comma, not “x”'],
  ['# $all (list)\na = { LIST($all, strange: "x") }', 'a: LIST knows no “strange”'],
  [
    '# $n (number)\na = { $n ->\n    [few] x\n   *[other] y\n }',
    'a: [few] is no form of a number here; there is one, other',
  ],
  ['# $who (player)\na = { YOU($who) ->\n    [me] x\n   *[other] y\n }', 'a: [me] cannot be'],
  ['# $n (number)\na = { $n ->\n    [one] x\n }', 'a: '],
  ['-t = { -t }\na = { -t }', 'a: -t uses itself'],
  ['a = A\na-b = B', 'a-b: “a” is a text already'],
])('%j is refused, and the place is named', (source, fault) => {
  expect(() => texts(source)).toThrow(new RegExp(`^en/test.ftl:\\d+ ${fault.replace(/[[\]$]/g, '\\$&')}`));
});

it('TypeScript knows the texts', () => {
  const made = parse(
    'en',
    'x',
    '### Looked up: e\n\na = A\n# $n (number or none), $all (players)\nb-c = C\ne-x = X\nl-1 = 1\nt = A\n    .text = B',
  );
  expect(declarationOf(typesOf(made), made.lookups, './words')).toContain(
    '{ a: string; b: { c: (n: number | null, all: readonly Who[]) => string }; e: Record<string, string>; l: string[]; t: [string, string] }',
  );
});

it('translators learn what is missing, the same, or too long', () => {
  const read = (source: string): ReturnType<typeof parse>['messages'] => parse('xx', 'x', source).messages;
  const english = read('# At most 5 characters\na = Table\nb = Play\nc = Words\nd = Same');
  const others = new Map([
    ['fr', read('a = Tablier\nb = Jouer\nd = Same')],
    ['ru', read(`a = Стол\nb = ${'Играть'.repeat(5)}\nc = Слова\nd = То же`)],
  ]);
  expect(compareLanguages(english, others).map(({ language, id, fault }) => `${language} ${id} ${fault}`)).toEqual([
    'fr a long',
    'ru b long',
    'fr c missing',
    'fr d same',
  ]);
});

it.each(areas())('%s can be compiled in every language', (area) => {
  for (const language of languages()) {
    const code = moduleOf(inLanguage(area, language), 'words');
    expect(code).toContain('export default');
    const called = /^import \{(.*?)\}/.exec(code)?.[1]?.split(',') ?? [];
    expect(called.filter((word) => !(word in words))).toEqual([]);
  }
});
