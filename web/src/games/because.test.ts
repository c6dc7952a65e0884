// Tests the words of reasons in every language.

import { beforeAll, describe, expect, it } from 'vitest';
import { load, speak, table, type Language } from '../i18n/i18n';
import type { Reason, ValuedChoice } from '../source/analysis';
import { analysis } from '../table/advice/texts';
import { chanceIn, chanceOf, figure, labelOf, reasonOf } from '../table/advice/words';
import type { Play } from '../table/play.svelte';
import { because as academyBecause } from './academy/question';
import { academy } from './academy/texts';
import { because as guildsBecause } from './medievallons/because';
import { medievallons } from './medievallons/texts';

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy, medievallons, table, analysis);
});

const reason = (kind: Reason['kind'], win: number, more: Partial<Reason> = {}): Reason => ({
  ...{ kind, win, error: 1 },
  ...more,
});
const play = (variations: string[] = []): Play =>
  ({
    state: { view: { options: { variations } } },
    plainName: (seat: number) => ['Ann', 'Bertran'][seat],
    ui: { because: academyBecause },
  }) as unknown as Play;
/** Seat 0 leads with the first, seat 1 with the second. */
const [leading, behind] = [600_000, 300_000].map((win) => ({ win: [win, 1e6 - win] }) as unknown as ValuedChoice);

describe.each<[Language, string[]]>([
  [
    'en',
    [
      '1.9 more points in Jousts',
      '0.8 fewer points in King’s Service',
      'denies Bertran 2.3 points with the White Knight',
      'gives Bertran 1.1 points in Quests',
      'keeps better choices for later',
      'leaves worse choices for later',
      'protects the lead',
      'puts the lead at risk',
      'more chances to catch up',
      'fewer chances to catch up',
      'everything else',
      'more wins by a third guild',
      'fewer wins when the deck runs out',
      '23.4 ± 1.2, +1.9, −1.0 ± 0.1, 25% (21–29), 9.3% ± 1.1, 25%',
      'best, fine, not sure, costly, blunder',
    ],
  ],
  [
    'fr',
    [
      '1,9 point de plus aux Joutes',
      '0,8 point de moins au Service du roi',
      'prive Bertran de 2,3 points côté Chevalier blanc',
      'donne 1,1 point à Bertran aux Quêtes',
      'garde de meilleurs choix pour la suite',
      'laisse de moins bons choix pour la suite',
      'protège l’avance',
      'met l’avance en danger',
      'plus d’occasions de revenir',
      'moins d’occasions de revenir',
      'tout le reste',
      'plus de victoires par une troisième guilde',
      'moins de victoires quand la pioche se vide',
      '23,4 ± 1,2, +1,9, −1,0 ± 0,1, 25 % (21–29), 9,3 % ± 1,1, 25 %',
      'le meilleur, bon, incertain, coûteux, grosse erreur',
    ],
  ],
  [
    'de',
    [
      '1,9 Punkte mehr im Lanzenstechen',
      '0,8 Punkte weniger im Königsdienst',
      'nimmt Bertran 2,3 Punkte beim Weißen Ritter',
      'gibt Bertran 1,1 Punkte bei den Abenteuern',
      'lässt später bessere Möglichkeiten',
      'lässt später schlechtere Möglichkeiten',
      'schützt den Vorsprung',
      'gefährdet den Vorsprung',
      'mehr Gelegenheiten aufzuholen',
      'weniger Gelegenheiten aufzuholen',
      'alles Übrige',
      'öfter Sieg mit einer dritten Gilde',
      'seltener Sieg bei leerem Nachziehstapel',
      '23,4 ± 1,2, +1,9, −1,0 ± 0,1, 25 % (21–29), 9,3 % ± 1,1, 25 %',
      'beste, gut, unsicher, teuer, Patzer',
    ],
  ],
  [
    'ru',
    [
      'Поединок: на 1,9 очка больше',
      'Король: на 0,8 очка меньше',
      'Белый рыцарь: Bertran получит на 2,3 очка меньше',
      'Дракон: Bertran получит на 1,1 очка больше',
      'оставляет лучший выбор на потом',
      'оставляет худший выбор на потом',
      'сохраняет отрыв',
      'ставит отрыв под угрозу',
      'больше возможностей догнать',
      'меньше возможностей догнать',
      'всё остальное',
      'чаще победа третьей гильдией',
      'реже победа, когда кончается колода',
      '23,4 ± 1,2, +1,9, −1,0 ± 0,1, 25 % (21–29), 9,3 % ± 1,1, 25 %',
      'лучшее, неплохо, неясно, дорого, промах',
    ],
  ],
])('%s', (language, wanted) => {
  it('has words for reasons, margins and labels', async () => {
    await speak(language);
    const said = (one: Reason | null, best = leading!, at = play()): string => reasonOf(one, best, 0, at);
    const all = [
      said(reason('own', 9, { topic: 'jousts', points: 1_900 })),
      said(reason('own', -9, { topic: 'king', points: -800 })),
      said(reason('denied', 9, { topic: 'jousts', seat: 1, points: -2_300 }), leading, play(['knights'])),
      said(reason('denied', -9, { topic: 'quests', seat: 1, points: 1_100 })),
      ...[9, -9].map((win) => said(reason('options', win))),
      ...[9, -9].map((win) => said(reason('risk', win))),
      ...[9, -9].map((win) => said(reason('risk', win), behind)),
      said(null),
      guildsBecause(reason('own', 9, { topic: 'third-guild' })),
      guildsBecause(reason('own', -9, { topic: 'cycle' })),
      [
        ...[figure(234_000, 6_000, 'win'), figure(19_000, 0, 'win', true), figure(-1_000, 1, 'points', true)],
        ...[chanceIn(250_000, 20_000), chanceOf(93_000, 5_500), chanceIn(250_000, 0)],
      ].join(', '),
      (['best', 'fine', 'unsure', 'costly', 'blunder'] as const).map(labelOf).join(', '),
    ];
    expect(all.map((line) => line.replaceAll(/\s/g, ' '))).toEqual(wanted);
  });
});
