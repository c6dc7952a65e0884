// Tests the reasons of hints in every language.

import { beforeAll, describe, expect, it } from 'vitest';
import { load, speak, table, type Language } from '../i18n/i18n';
import type { Play } from '../table/play.svelte';
import { because as academyBecause } from './academy/question';
import { academy } from './academy/texts';
import type { Track } from './academy/view';
import { because as guildsBecause } from './medievallons/because';
import { medievallons } from './medievallons/texts';

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy, medievallons, table);
});

type Reasons<Name> = [Name, number][];

function said(reasons: Reasons<Track>, variations: string[] = []): string[] {
  return academyBecause(reasons, { state: { view: { options: { variations } } } } as unknown as Play);
}

describe.each<[Language, string[]]>([
  [
    'en',
    [
      'worth it for Quests: +2.1',
      'you fall behind in Education: −0.6',
      'worth it for Quests (+2.1) and King’s Service (+0.4)',
      'you fall behind in Education (−0.6) and Jousts (−0.5)',
      'worth it for the White Knight: +1.0',
      'you fall behind in Charity (−1.3) and with the Black Knight (−1.0)',
      'you win more often by a third guild: +12%',
      'rivals win less often when the deck runs out: −5%',
    ],
  ],
  [
    'fr',
    [
      'vous y gagnez aux Quêtes : +2,1',
      'vous prenez du retard aux Études : −0,6',
      'vous y gagnez aux Quêtes (+2,1) et au Service du roi (+0,4)',
      'vous prenez du retard aux Études (−0,6) et aux Joutes (−0,5)',
      'vous y gagnez côté Chevalier blanc : +1,0',
      'vous prenez du retard en Charité (−1,3) et côté Chevalier noir (−1,0)',
      'vous gagnez plus souvent par une troisième guilde : +12 %',
      'vos rivaux gagnent moins souvent quand la pioche se vide : −5 %',
    ],
  ],
  [
    'ru',
    [
      'больше очков даст Дракон: +2,1',
      'меньше очков даст Образование: −0,6',
      'больше очков дадут Дракон (+2,1) и Король (+0,4)',
      'меньше очков дадут Образование (−0,6) и Поединок (−0,5)',
      'больше очков даст Белый рыцарь: +1,0',
      'меньше очков дадут Благотворительность (−1,3) и Чёрный рыцарь (−1,0)',
      'вы чаще побеждаете третьей гильдией: +12 %',
      'соперники реже побеждают, когда кончается колода: −5 %',
    ],
  ],
])('%s', (language, wanted) => {
  it('says what a choice brings and costs', async () => {
    await speak(language);
    const all = [
      ...said([
        ['education', -60],
        ['quests', 210],
      ]),
      ...said([
        ['quests', 210],
        ['king', 40],
      ]),
      ...said([
        ['education', -60],
        ['jousts', -50],
      ]),
      ...said(
        [
          ['charity', -130],
          ['jousts', 100],
          ['tournaments', -100],
        ],
        ['knights'],
      ),
      ...guildsBecause([
        ['rival-cycle', -5],
        ['third-guild', 12],
      ]),
    ];
    expect(all.map((line) => line.replaceAll(/\s/g, ' '))).toEqual(wanted);
  });
});
