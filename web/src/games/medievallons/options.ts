// The viewer's legal choices, grouped as the page offers them: by card in hand, by guild, by player.

import { copiesOfEach, counted, guildsToWin, wild } from './kinds';
import type { Guild, GuildId, CardKind, MedievallonsChoice, MedievallonsView } from './view';

/** The input for a question. `hand`: a card of the own hand; `two`: two of them. */
export type Control = 'hand' | 'two' | 'players' | 'types' | 'guildCards' | 'guilds' | 'cards' | 'list';

const controls: Partial<Record<MedievallonsView['asked']['kind'], [Control, MedievallonsChoice['verb'][]]>> = {
  turn: ['hand', ['play', 'guild', 'extend', 'activate']],
  give: ['hand', ['give']],
  swap: ['two', ['swap']],
  target: ['players', ['target']],
  name: ['types', ['name']],
  card: ['guildCards', ['card']],
  copy: ['guilds', ['copy']],
  take: ['cards', ['take']],
  keep: ['cards', ['keep']],
  top: ['cards', ['top']],
};

export function controlOf(view: MedievallonsView): Control {
  return controls[view.asked.kind]?.[0] ?? 'list';
}

/** Choices that the control does not offer. They become plain buttons, so that every legal choice is available. */
export function leftOver(view: MedievallonsView): MedievallonsChoice[] {
  const [control, verbs] = controls[view.asked.kind] ?? ['list', []];
  return view.legal.filter((choice) => {
    if (!verbs.includes(choice.verb)) return true;
    const hand = ownHand(view);
    if (control === 'hand' && choice.verb !== 'activate') {
      return !(choice.cards ?? []).some((card) => hand.includes(card));
    }
    return false;
  });
}

export function ownHand(view: MedievallonsView): CardKind[] {
  return (view.seat === null ? null : view.seats[view.seat]?.hand.cards) ?? [];
}
export function ownGuilds(view: MedievallonsView): Guild[] {
  return (view.seat === null ? null : view.seats[view.seat]?.guilds) ?? [];
}
export function guildAt(view: MedievallonsView, id: GuildId): Guild | undefined {
  return view.seats.flatMap((seat) => seat.guilds).find((guild) => guild.guild === id);
}
export function ownerOf(id: GuildId): number {
  return Number(id.split('.')[0]);
}

/** True for a card from the viewer's own guild if another player's is available. */
export function raidsOwn(view: MedievallonsView, choice: MedievallonsChoice): boolean {
  const own = (one: MedievallonsChoice): boolean => one.guild !== undefined && ownerOf(one.guild) === view.seat;
  return choice.verb === 'card' && own(choice) && view.legal.some((one) => one.verb === 'card' && !own(one));
}

/** One thing to do. Its ways differ only in the number of cards; those with the fewest Jesters come first. */
export interface Deed {
  key: string;
  verb: MedievallonsChoice['verb'];
  kind: CardKind;
  guild: GuildId | null;
  ways: MedievallonsChoice[];
}

function deeds(choices: MedievallonsChoice[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const choice of choices) {
    const { verb, kind = wild, guild = null } = choice;
    const key = [verb, kind, guild].join(' ');
    const deed = found.get(key) ?? { key, verb, kind, guild, ways: [] };
    deed.ways.push(choice);
    found.set(key, deed);
  }
  for (const deed of found.values()) deed.ways.sort((a, b) => jestersIn(a) - jestersIn(b) || sizeOf(b) - sizeOf(a));
  return [...found.values()];
}
function jestersIn(way: MedievallonsChoice): number {
  return (way.cards ?? []).filter((card) => card === wild).length;
}
function sizeOf(way: MedievallonsChoice): number {
  return way.cards?.length ?? 0;
}

/** True if laying another guild wins the game. */
export function guildWins(view: MedievallonsView): boolean {
  return ownGuilds(view).length + 1 >= guildsToWin;
}
/** The deeds for a type of card in hand; a winning one comes first. */
export function deedsWith(view: MedievallonsView, kind: CardKind): Deed[] {
  const all = deeds(view.legal.filter((choice) => choice.verb !== 'activate' && choice.cards?.includes(kind)));
  const wins = (deed: Deed): number => Number(deed.verb === 'guild' && guildWins(view));
  return all.sort((a, b) => wins(b) - wins(a));
}
/** The deeds for an own guild. */
export function deedsOf(view: MedievallonsView, guild: GuildId): Deed[] {
  const verbs = ['activate', 'extend'];
  return deeds(view.legal.filter((choice) => verbs.includes(choice.verb) && choice.guild === guild));
}

/** The choice that swaps exactly these cards. */
export function swapOf(view: MedievallonsView, cards: readonly CardKind[]): MedievallonsChoice | null {
  const wanted = [...cards].sort().join();
  return view.legal.find((choice) => [...(choice.cards ?? [])].sort().join() === wanted) ?? null;
}

/** True if a swap can contain the marked cards and one more of this type. */
export function canMark(view: MedievallonsView, marked: readonly CardKind[], kind: CardKind): boolean {
  const wanted = counted([...marked, kind]);
  return view.legal.some((choice) => {
    const offered = counted(choice.cards ?? []);
    return wanted.every((one) => (offered.find((other) => other.kind === one.kind)?.count ?? 0) >= one.count);
  });
}

/** Copies of a type: the viewer's own, and other copies whose place the viewer knows. */
export function seen(view: MedievallonsView, kind: CardKind): { own: number; others: number } {
  const drawn = view.drawn.cards ?? [];
  const mine = [...ownHand(view), ...(view.active === view.seat ? drawn : [])];
  const all = [
    ...view.seats.flatMap((seat) => [...(seat.hand.cards ?? []), ...seat.guilds.flatMap((guild) => guild.cards)]),
    ...view.pile.cards,
    ...Object.values(view.known).flat(),
    ...drawn,
    ...(view.power?.aside ? [view.power.aside] : []),
  ];
  const count = (cards: readonly CardKind[]): number => cards.filter((card) => card === kind).length;
  return { own: count(mine), others: Math.min(copiesOfEach, count(all)) - count(mine) };
}
/** The number of copies whose place the viewer does not know. */
export function unseen(view: MedievallonsView, kind: CardKind): number {
  const { own, others } = seen(view, kind);
  return copiesOfEach - own - others;
}
