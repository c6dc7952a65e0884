// Every sentence that the texts can form, about you, about one and about several.

import { describe, expect, it } from 'vitest';
import { languages, type Language } from './i18n';
import { areas, textsOf } from './test_areas';
import { grammarFaults } from './test_grammar';
import type { Who } from './words';

const you: Who = { name: 'Anne', you: true };
/** Arguments for texts. A wrong one gives no sentence, or an odd sentence that is still grammatical. */
const first: unknown[] = [you, { name: 'Hugo', you: false }, 'Hugo', 1, 2, 5, 21];
const rest: unknown[] = [1, 2, 'Hugo', ['Hugo', 'Paul'], you];

/** Texts whose number is never one, or does not count the next word. */
const neverOne =
  /(common\.ftl\/(minutes|playersFrom|seatsTaken)|person\.ftl\/(after|gamesOf)|setup\.ftl\/summary|maxTurns|faults\/full|hall\.ftl\/botsIn)$/;

type Said = [at: string, text: string, ofYou: boolean];

function sentences(text: unknown, at: string, found: Said[]): void {
  if (typeof text === 'string') found.push([at, text, false]);
  else if (typeof text === 'function') {
    for (const one of first)
      for (const others of text.length > 1 ? rest : [0]) {
        const given = [one, ...Array.from({ length: text.length - 1 }, () => others)];
        try {
          const said = (text as (...given: unknown[]) => unknown)(...given);
          if (typeof said === 'string' && !/undefined|NaN|\[object/.test(said)) found.push([at, said, one === you]);
        } catch {
          // It needs other arguments.
        }
      }
  } else if (typeof text === 'object' && text !== null)
    for (const [key, inner] of Object.entries(text)) sentences(inner, `${at}/${key}`, found);
}

async function faultsIn(area: string, language: Language): Promise<string[]> {
  const found: Said[] = [];
  sentences(await textsOf(area, language), area, found);
  return [
    ...new Set(
      found
        .filter(([at]) => !neverOne.test(at))
        .flatMap(([at, said, ofYou]) =>
          grammarFaults(language, said, ofYou).map((words) => `${at}: “${words}” in: ${said}`),
        ),
    ),
  ];
}

it('finds what is wrong, and nothing else', () => {
  const found = (language: Language, text: string): boolean => grammarFaults(language, text).length > 0;
  for (const text of ['You lays a guild', '1 cards', '3 card', 'a Artisan', 'Well, you plays'])
    expect([text, found('en', text)]).toEqual([text, true]);
  for (const text of ['You lay a guild', '1 card', '21 cards', 'You pass 1 card', 'an Artisan', '1.1 points'])
    expect([text, found('en', text)]).toEqual([text, false]);
  for (const text of ['Vous pose une guilde', '1 cartes', '3 carte'])
    expect([text, found('fr', text)]).toEqual([text, true]);
  for (const text of ['Vous posez une guilde', '1 carte', '1,1 point', 'Vous et Anne choisissez'])
    expect([text, found('fr', text)]).toEqual([text, false]);
  for (const text of ['Вы ходит', '1 карты', '2 карт', '5 карты'])
    expect([text, found('ru', text)]).toEqual([text, true]);
  for (const text of ['Вы ходите', '1 карта', '2 карты', '21 карта', '12 карт'])
    expect([text, found('ru', text)]).toEqual([text, false]);
  const wrong = ['1 Karten', '3 Karte', '21 Gilde', 'Nimm einen Karte', 'Du legst eine Stern ab', 'auf den Feld'];
  for (const text of [...wrong, 'Tausche mit du', 'eine Karte von einen', 'für dir', 'Du spielt', 'Hugo spielst'])
    expect([text, found('de', text)]).toEqual([text, true]);
  const right = [
    '1 Karte',
    '21 Karten',
    '1,1 Punkte',
    'mit 1 Punkt',
    'mit 2 Punkten',
    'den letzten Feldern',
    'Du weißt',
  ];
  for (const text of [...right, 'Du und Anne wählen', 'Du setzt auf den Ritter', 'Anne lässt dich ziehen', 'für dich'])
    expect([text, found('de', text)]).toEqual([text, false]);
});

describe.each(languages)('%s: verbs fit who does it, and numbers fit what is counted', (language) => {
  it.each(areas)('%s', async (area) => {
    expect(await faultsIn(area, language)).toEqual([]);
  });
});
