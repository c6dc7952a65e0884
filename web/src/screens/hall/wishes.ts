// The searches of the people in the hall.

import { gameNamed } from '../../games';
import { hall, language } from '../../i18n/i18n';
import { list } from '../../i18n/words';
import type { Search } from '../../protocol/protocol';
import type { WishShown, WishTerms } from '../../source/api';

const key = ({ games, players, pace, rules }: Partial<WishTerms>): string =>
  JSON.stringify([games, players, pace, rules]);

/** All searches without the viewer's own. */
export function othersWishes(wishes: WishShown[], own: Search | null): WishShown[] {
  return wishes.flatMap(({ people, wish }) => {
    const others = own && !own.found && key(own) === key(wish) ? people - 1 : people;
    return others > 0 ? [{ people: others, wish }] : [];
  });
}

export function namesOf({ games }: WishTerms): string {
  return list(
    language(),
    games.map((game) => gameNamed(game).title),
    'or',
  );
}

export function wishLine(wish: WishTerms): string {
  const numbers = list(language(), wish.players.map(String), 'or');
  return `${namesOf(wish)}, ${hall().wish(numbers, hall().paces[wish.pace]!)}`;
}
