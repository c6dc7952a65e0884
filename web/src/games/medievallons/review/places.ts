// The places of a position that an arrow can join: players, guilds, and the cards that the viewer sees.

import type { Place } from '../../../table/game_ui';
import type { Play } from '../../../table/play.svelte';
import { medievallons } from '../texts';
import type { MedievallonsView } from '../view';

export function places(play: Play): Place[] {
  const view = play.view as MedievallonsView | null;
  if (!view) return [];
  const { names } = medievallons();
  return view.seats.flatMap(({ seat, hand, guilds }) => {
    const player = play.plainName(seat);
    const kinds = new Set(hand.cards ?? view.known[seat] ?? []);
    return [
      { id: `seat.${seat}`, name: player, find: `li:nth-child(${seat + 1}) > b` },
      ...[...kinds].map((kind) => ({
        id: `card.${seat}.${kind}`,
        name: `${player}: ${names[kind]}`,
        find: `[data-place="hand ${seat}"] [data-kind="${kind}"]`,
      })),
      ...guilds.map(({ guild, kind }) => ({
        id: `guild.${guild}`,
        name: `${player}: ${names[kind]} (${guild.slice(2)})`,
        find: `[data-place="guild ${guild}"]`,
      })),
    ];
  });
}
