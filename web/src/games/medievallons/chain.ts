// The power in use as a chain: the player, the card, the copied powers, the target. Derived from this turn's events.

import type { GuildId, CardKind, MedievallonsEvent, MedievallonsView, Power } from './view';

export interface Link {
  /** The relation of the previous link to this one. */
  how: 'does' | 'copies' | 'reveals' | 'on';
  kind?: CardKind;
  guild?: GuildId;
  seat?: number;
}
export interface Chain {
  seat: number;
  deed: Power['deed'];
  links: Link[];
}

export function chainOf(view: MedievallonsView, events: readonly MedievallonsEvent[]): Chain | null {
  const power = view.power;
  if (!power || view.asked.over || power.source === null) return null;
  const turn = events.slice(events.findLastIndex((event) => event.event === 'turn') + 1);
  const links: Link[] = [{ how: 'does', kind: power.source }];
  for (const event of turn) {
    if (event.event === 'copied' && event.card) links.push({ how: 'copies', kind: event.card, guild: event.guild! });
    if (event.event === 'revealed' && event.card) links.push({ how: 'reveals', kind: event.card });
  }
  if (power.target !== null) links.push({ how: 'on', seat: power.target });
  return { seat: view.active, deed: power.deed, links };
}
