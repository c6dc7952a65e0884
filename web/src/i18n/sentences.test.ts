import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import deAcademy from '../games/academy/i18n/de/table.ftl';
import deMedievallons from '../games/medievallons/i18n/de/table.ftl';
import enAcademy from '../games/academy/i18n/en/table.ftl';
import enMedievallons from '../games/medievallons/i18n/en/table.ftl';
import frAcademy from '../games/academy/i18n/fr/table.ftl';
import deCommon from './de/common.ftl';
import deAnalysis from './de/analysis.ftl';
import deReview from './de/review.ftl';
import deTable from './de/table.ftl';
import deWaiting from './de/waiting.ftl';
import frCommon from './fr/common.ftl';
import frMedievallons from '../games/medievallons/i18n/fr/table.ftl';
import frTable from './fr/table.ftl';
import frWaiting from './fr/waiting.ftl';
import enAnalysis from './en/analysis.ftl';
import enReview from './en/review.ftl';
import frAnalysis from './fr/analysis.ftl';
import frReview from './fr/review.ftl';
import ruAnalysis from './ru/analysis.ftl';
import ruReview from './ru/review.ftl';
import { glossary } from './glossary';
import { languages } from './i18n';
import ruSetup from '../games/academy/i18n/ru/setup.ftl';
import ruTable from './ru/table.ftl';
import ruAcademy from '../games/academy/i18n/ru/table.ftl';
import ruMedievallons from '../games/medievallons/i18n/ru/table.ftl';
import { areas, filesOf, textsOf } from './test_areas';
import { people, percent, sentence, type Who } from './words';

const you: Who = { name: 'Ann', you: true };
const somebody = (name: string): Who => ({ name, you: false });
const names = [
  'Anne',
  'Bertran',
  'Élodie',
  'Hugues',
  'Hervé',
  'Harry',
  'Iseult',
  'Olga',
  'Yann',
  'Yves',
  'Анна',
  'Юрий',
];
/** The languages whose sentences are tested one by one here. */
const read = ['en', 'fr', 'ru', 'de'] as const;
const academies = { en: enAcademy, fr: frAcademy, ru: ruAcademy, de: deAcademy };
const guilds = { en: enMedievallons, fr: frMedievallons, ru: ruMedievallons, de: deMedievallons };
const analyses = { en: enAnalysis, fr: frAnalysis, ru: ruAnalysis, de: deAnalysis };
const reviews = { en: enReview, fr: frReview, ru: ruReview, de: deReview };

it('English writes the neutral squire small inside a sentence, and nobody else', () => {
  const { ask, does, hand, log, neutral } = enAcademy;
  const said = (name: string): string[] => [
    ...[ask.betFor(name), ask.bonusFor(name, 2), ask.tokenFor(name), does.from(name), hand.to(name)],
    log.taken(you, 'Jousts +1', somebody(name)),
  ];
  expect(said(neutral).filter((text) => !text.includes('the neutral squire'))).toEqual([]);
  expect(said('The Rock').filter((text) => !text.includes('The Rock'))).toEqual([]);
});

it('English lists have no comma before the last', () => {
  expect(people('en', ['Ann', 'Hugo', 'Isolde'].map(somebody), 'You')).toBe('Ann, Hugo and Isolde');
});

describe('French drops vowels where one speaks none', () => {
  it('de or d’', () => {
    expect(names.map((name) => frTable.mute(name).replace('Masquer les messages ', ''))).toEqual([
      'd’Anne',
      'de Bertran',
      'd’Élodie',
      'd’Hugues',
      'd’Hervé',
      'de Harry',
      'd’Iseult',
      'd’Olga',
      'de Yann',
      'd’Yves',
      'd’Анна',
      'de Юрий',
    ]);
    expect(frAcademy.hand.to(frAcademy.neutral)).toBe('à l’écuyer neutre');
    expect(frAcademy.does.from(frCommon.you)).toBe('Échanger avec vous');
  });

  /** « de Anne », « à le », « de les », « sur Études », « à L’écuyer ». */
  const wrong = /(de|le|la|que) [AÉEIOU]|\b(à|de) les? |\bsur [A-ZÉ]|(à|de|avec|pour) L’/u;

  it('in all that is said of a player', () => {
    const { ask, log, hand } = frAcademy;
    const academy = [...names, frAcademy.neutral].flatMap((name) => {
      const who = somebody(name);
      return [
        ...[ask.others(2, who), ask.almsGive(who), ask.almsTake(who), ask.choose(who), hand.to(name)],
        ...[log.passed(you, 'Roi 3', who), log.given(you, 'Joutes +1', who), log.taken(you, 'Joutes +1', who)],
      ];
    });
    const others = names.flatMap((name) => {
      const who = somebody(name);
      const m = frMedievallons;
      return [
        [m.turnOf(name), m.choice.whom.P!(name), m.ask.take(name), m.then.swap(who), m.wait.take('Paul', who)],
        [m.log.dissolved(who, []), m.log.killed(you, who, 'A'), m.log.copied(you, who, 'S')],
        [frTable.mute(name), frTable.unmute(name)],
      ].flat();
    });
    expect([...academy, ...others].filter((text) => wrong.test(text))).toEqual([]);
  });

  it('que or qu’', () => {
    expect(names.map((name) => frMedievallons.ask.name(name)).filter((text) => wrong.test(text))).toEqual([]);
  });

  it('in all that is said of a track', () => {
    const { does, log, scoring, board, preview } = frAcademy;
    const tracks = [...Object.values(frAcademy.tracks), ...Object.values(frAcademy.knights)];
    const said = tracks.flatMap((track) => [
      ...[does.playOn('Épée 4', track), does.bonus(track), does.lift(track), does.sword(track), does.bet(track)],
      ...[log.coat(you, -3, track), log.coat(you, 1, track), log.bonus(you, track, 1, 3), log.emptied(track)],
      ...[log.playedOn(you, 'Épée 4', track, ''), log.lifted(you, track), log.bet(you, track), scoring.title(track)],
      ...[board.moveBet(track), preview.potential(track, []), log.betMoves(you, track, 1, 2)],
    ]);
    expect(said.filter((text) => wrong.test(text) || / de [A-ZÉ]/u.test(text))).toEqual([]);
    expect(log.coat(somebody('Anne'), -3, 'Études')).toBe('Anne perd 3 points aux Études.');
    expect(log.coat(you, 1, 'Service du roi')).toBe('Vous gagnez 1 point au Service du roi.');
    expect(log.emptied('Service du roi')).toBe('Tous les pions du Service du roi retournent au départ.');
  });

  it('signs stay on the line of the word before them', async () => {
    const all = await Promise.all(areas.map((area) => textsOf(area, 'fr')));
    expect(all.flatMap((area) => JSON.stringify(area).match(/[^ ]+ [:;?!»]|« [^ ]+/g) ?? [])).toEqual([]);
  });

  it('counts one place in the singular', () => {
    expect([0, 1, 2].map((n) => frCommon.seatsTaken(n, 4))).toEqual([
      '0 place prise sur 4',
      '1 place prise sur 4',
      '2 places prises sur 4',
    ]);
  });
});

describe('verbs agree with who does it', () => {
  const pronoun = { en: 'You', fr: 'Vous', ru: 'Вы', de: 'Du' };
  it.each(read)('%s: you, one, several, and you among them', (language) => {
    const { ask, end } = academies[language];
    const [anne, hugo] = [somebody('Anne'), somebody('Hugo')];
    for (const wait of Object.values(ask.wait)) {
      expect(wait(you)).toMatch(new RegExp(`^${pronoun[language]} `));
      expect(wait(anne)).toMatch(/^Anne /);
      // The verb differs, not only the name. Some English verbs are the same in both persons.
      if (language !== 'en') expect(wait(you).split(' ')[1]).not.toBe(wait(anne).split(' ')[1]);
    }
    const said = {
      en: ['You are choosing.', 'Anne is choosing.', 'Anne and Hugo are choosing.', 'You and Anne are choosing.'],
      fr: ['Vous choisissez.', 'Anne choisit.', 'Anne et Hugo choisissent.', 'Vous et Anne choisissez.'],
      ru: ['Вы выбираете.', 'Anne выбирает.', 'Выбирают: Anne и Hugo.', 'Выбирают: вы и Anne.'],
      de: ['Du wählst.', 'Anne wählt.', 'Anne und Hugo wählen.', 'Du und Anne wählt.'],
    };
    expect([[you], [anne], [anne, hugo], [anne, you]].map((all) => ask.waitAll(all))).toEqual(said[language]);
    expect(end.share([anne, you], 12)).toContain(
      people(language, [you, anne], language === 'ru' ? 'вы' : pronoun[language]),
    );
    expect(guilds[language].end.share([anne, you])).not.toMatch(/Ann(?!e)/);
  });
});

it('Russian says the neutral squire small inside a sentence, and whose side the Cup is on', () => {
  const { ask, board, log, neutral, knights } = ruAcademy;
  const squire = somebody(neutral);
  const inside = [ask.others(3, squire), ask.almsGive(squire), ask.almsTake(squire), log.passed(you, 'Меч 3', squire)];
  expect([...inside, log.given(you, 'Король +1', squire)].filter((text) => text.includes(neutral))).toEqual([]);
  expect(board.cupTwin(2, knights.jousts)).toBe('Чаша на 2-м поле Белого рыцаря.');
  expect(log.coat(you, -3, 'Образование')).toBe('Вы теряете 3 очка: Образование.');
});

describe('German has cases, and articles that follow them', () => {
  const { ask, hand, log, neutral, does } = deAcademy;
  const squire = somebody(neutral);

  it('the neutral squire, and you, in three cases', () => {
    expect([
      ask.betFor(neutral),
      hand.to(neutral),
      log.given(you, 'König +1', squire),
      log.given(somebody('Anne'), 'König +1', you),
      log.taken(somebody('Anne'), 'König +1', squire),
      log.taken(somebody('Anne'), 'König +1', you),
      does.from(neutral),
    ]).toEqual([
      'Auf welche Leiste wettet der neutrale Knappe?',
      'an den neutralen Knappen',
      'Du gibst König +1 an den neutralen Knappen.',
      'Anne gibt König +1 an dich.',
      'Anne nimmt König +1 vom neutralen Knappen.',
      'Anne nimmt König +1 von dir.',
      'Mit dem neutralen Knappen tauschen',
    ]);
  });

  it('tracks and knights with their articles', () => {
    const { tracks, knights } = deAcademy;
    const all = [...Object.values(tracks), ...Object.values(knights)];
    expect(all.map((track) => log.bet(you, track))).toEqual([
      'Du wettest auf die Minne.',
      'Du wettest auf das Lanzenstechen.',
      'Du wettest auf die Turniere.',
      'Du wettest auf die Bildung.',
      'Du wettest auf den Königsdienst.',
      'Du wettest auf die Abenteuer.',
      'Du wettest auf die Fürsorge.',
      'Du wettest auf den Weißen Ritter.',
      'Du wettest auf den Schwarzen Ritter.',
    ]);
    expect(log.coat(you, -3, tracks.education)).toBe('Du verlierst 3 Punkte in der Bildung.');
    expect(log.coat(somebody('Anne'), 1, tracks.jousts)).toBe('Anne bekommt 1 Punkt im Lanzenstechen.');
  });

  it('types of cards, of which some are weak and one is feminine', () => {
    const m = deMedievallons.log;
    expect(['A', 'J', 'O', 'W'].map((kind) => m.played(you, kind))).toEqual([
      'Du spielst einen Assassinen.',
      'Du spielst einen Narren.',
      'Du spielst einen Mönch.',
      'Du spielst eine Hexe.',
    ]);
    expect(['J', 'W'].map((kind) => m.askedGot(somebody('Anne'), you, kind))).toEqual([
      'Anne fragt dich nach einem Narren und bekommt ihn.',
      'Anne fragt dich nach einer Hexe und bekommt sie.',
    ]);
    expect(
      m.dealt([
        { kind: 'J', count: 1 },
        { kind: 'O', count: 2 },
      ]),
    ).toBe('Du bekommst einen Narren und 2 Mönche.');
  });

  it('counts one in the singular, and puts what follows “mit” into the dative', () => {
    expect([1, 2].map((n) => deReview.outcome.wonBy('Anne', n))).toEqual([
      'Anne: Sieg mit 1 Punkt Vorsprung.',
      'Anne: Sieg mit 2 Punkten Vorsprung.',
    ]);
    expect([1, 3].map((n) => deWaiting.missing(n).split('.')[0])).toEqual([
      'Noch 1 Platz ist frei',
      'Noch 3 Plätze sind frei',
    ]);
    expect([1, 2, 7].map((n) => deCommon.tablesWait(n))).toEqual([
      'Ein Tisch wartet auf dich',
      'Zwei Tische warten auf dich',
      '7 Tische warten auf dich',
    ]);
    expect(deAnalysis.cost('4,4\u202f%', 1.1)).toBe('Kostete 4,4\u202f% Siegchance und 1,1 Punkte.');
  });
});

it('a game’s aim says after how many turns this table’s game ends', () => {
  for (const language of read) expect(guilds[language].aim(37)).toContain('37');
});

it('a sentence ends once', () => {
  expect(['Your hand', 'Welcome, squire!', 'Bienvenue !', 'Wait…'].map(sentence)).toEqual([
    'Your hand.',
    'Welcome, squire!',
    'Bienvenue !',
    'Wait…',
  ]);
});

it('what one presses and reads most often is said as one says it', () => {
  expect([
    frCommon.independent,
    frTable.replay.step(3, 42),
    frWaiting.standUp,
    frTable.mute('Anne'),
    ruAcademy.neutral,
    ruAcademy.board.place(3),
    ruSetup.groups.values.name,
    ruTable.replay.play,
    ruTable.mute('Анна'),
    deCommon.independent,
    deTable.replay.step(3, 42),
    deWaiting.standUp,
    deTable.mute('Anne'),
    deTable.yourTurn,
  ]).toEqual([
    'Un site de fans, indépendant des éditeurs des jeux.',
    'Coup 3 sur 42',
    'Quitter la place',
    'Masquer les messages d’Anne',
    'Нейтральный оруженосец',
    '3-е место',
    'Свои значения',
    'Воспроизвести',
    'Скрыть сообщения: Анна',
    'Eine unabhängige Fanseite, nicht von den Verlagen der Spiele.',
    'Schritt 3 von 42',
    'Platz verlassen',
    'Anne stummschalten',
    'Du bist am Zug',
  ]);
});

it.each(read)('shortcuts are keys and what they do, so that keys are drawn as keys (%s)', (language) => {
  const all = [...academies[language].help.keys, ...guilds[language].keys, ...reviews[language].keys];
  expect(all.length).toBeGreaterThan(10);
  for (const [keys, does] of all) {
    expect(keys.every((key) => key.length < 7)).toBe(true);
    expect(does).toMatch(/^\p{Ll}/u);
  }
});

it.each(read)('rounds of a game have Roman numbers (%s)', (language) => {
  const arabic =
    /(?:[Rr]ounds?|[Mm]anches?|[Рр]аунд[а-я]*|Runden?) (\$\{(n|round|rounds\[0\])\}|\{ \$(n|round) \}|[0-9])/;
  const found = filesOf(language).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => arabic.test(line)),
  );
  expect(found).toEqual([]);
  const { round, roundOf, board } = academies[language];
  expect(round(4)).toMatch(/ IV$/);
  expect(roundOf(3, 6)).toMatch(/ III \S+ VI$/);
  expect(board.inRounds([3, 6])).toMatch(/ III, VI$/);
});

describe('numbers are written as each language writes them', () => {
  it('percentages have a space in all languages but English, and none that breaks', () => {
    expect(read.map((language) => percent(language, 25))).toEqual(['25%', '25\u202f%', '25\u202f%', '25\u202f%']);
    const said = read.map((language) => analyses[language].chanceOf('4.4', '1.0').match(/[\d.]+\s?%/g));
    expect(said).toEqual([['4.4%'], ...Array.from({ length: 3 }, () => ['4.4\u202f%'])]);
  });
  it('no text writes a percent sign behind a number by itself', () => {
    const found = languages.flatMap((language) =>
      filesOf(language)
        .filter((file) => !file.endsWith('language.ftl')) // defines -percent, which all others use
        .flatMap((file) => readFileSync(file, 'utf8').match(/[\d}](?:\s|\\u\w{4})?%/g) ?? []),
    );
    expect(found).toEqual([]);
  });
  it('what is less than two is singular in French, and shown as it is rounded', () => {
    expect([1.1, 1.96].map((n) => frAnalysis.cost('4,4\u202f%', n))).toEqual([
      'A coûté 4,4\u202f% de chances de gagner et 1,1 point.',
      'A coûté 4,4\u202f% de chances de gagner et 2,0 points.',
    ]);
  });
});

it.each(languages)('no file of texts is too long to find something in it (%s)', (language) => {
  const files = filesOf(language);
  expect(files.length).toBeGreaterThan(areas.length);
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)).toEqual([]);
});

describe('one word for one thing', () => {
  it.each(languages)('%s', (language) => {
    const found = filesOf(language).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, n) =>
          (glossary[language] ?? [])
            .filter(({ never }) => never.test(line))
            .map(({ says }) => `${file}:${n + 1} should say “${says}”: ${line.trim()}`),
        ),
    );
    expect(found).toEqual([]);
  });
});
