// The beats between two views: each event with the view after it.

import type { Beat } from '../../table/game_ui';
import { wild } from './kinds';
import { isToldOf, together } from './log';
import type { GuildId, Guild, CardKind, MedievallonsEvent, MedievallonsView, SeatView } from './view';

/** The subject of a beat. */
export interface Focus {
  event: MedievallonsEvent;
  /** All events in the same sentence. */
  group: MedievallonsEvent[];
  /** Sources and destinations of moving cards: `deck`, `pile`, `hand 2`, `guild 1.2`. */
  moves: Move[];
}
export interface Move {
  from: string;
  to: string;
  /** null: face down. */
  card: CardKind | null;
}

/** Milliseconds by event; an event that is not listed has no beat of its own. */
const lasts: Record<string, number> = {
  played: 800,
  guild: 1000,
  activated: 800,
  extended: 900,
  standIn: 800,
  target: 700,
  instead: 800,
  drew: 700,
  asked: 1000,
  gave: 750,
  took: 750,
  swapped: 800,
  looked: 800,
  fromGuild: 800,
  killed: 800,
  dissolved: 800,
  fromPile: 700,
  copied: 800,
  revealed: 900,
  nothing: 600,
  kept: 700,
  laidDown: 700,
  reshuffled: 1000,
  ended: 1000,
};

export function beatsBetween(before: MedievallonsView, events: MedievallonsEvent[]): Beat[] {
  const beats: Beat[] = [];
  let view = quiet(before);
  for (let at = 0; at < events.length;) {
    const length = together(events, at, before.players);
    const group = events.slice(at, at + length);
    at += length;
    const moves = group.flatMap((event) => movesOf(event));
    for (const event of group) view = apply(view, event);
    const event = group[0]!;
    const ms = lengthOf(event, before.players);
    if (ms > 0) beats.push({ view, ms, told: at, events: group, focus: { event, group, moves } satisfies Focus });
  }
  return beats;
}

function lengthOf(event: MedievallonsEvent, players: number): number {
  return isToldOf(event, players) ? (lasts[event.event] ?? 0) : 0;
}

/** The last events with a beat: those of its sentence. */
export function lastShown(events: MedievallonsEvent[], players: number): MedievallonsEvent[] {
  const recent = events.slice(-24);
  let found: MedievallonsEvent[] = [];
  for (let at = 0; at < recent.length;) {
    const group = recent.slice(at, at + together(recent, at, players));
    if (lengthOf(group[0]!, players) > 0) found = group;
    at += group.length;
  }
  return found;
}

/** The view without an open question. */
function quiet(before: MedievallonsView): MedievallonsView {
  return { ...before, legal: [], chosen: [], asked: { ...before.asked, seats: [] } };
}

function movesOf(event: MedievallonsEvent): Move[] {
  const { seat, other, guild, card = null, cards } = event;
  const hand = `hand ${seat}`;
  const each = (from: string, to: string): Move[] => (cards ?? [null, null]).map((one) => ({ from, to, card: one }));
  switch (event.event) {
    case 'played':
    case 'discarded':
      return [{ from: hand, to: 'pile', card }];
    case 'guild':
    case 'extended':
      return each(hand, `guild ${guild}`);
    case 'drew':
      return [{ from: 'deck', to: hand, card }];
    case 'gave':
      return [{ from: hand, to: `hand ${other}`, card }];
    case 'took':
      return [{ from: `hand ${other}`, to: hand, card }];
    case 'swapped':
      return each(hand, `hand ${other}`);
    case 'fromGuild':
      return [{ from: `guild ${guild}`, to: hand, card }];
    case 'killed':
      return [{ from: `guild ${guild}`, to: 'pile', card }];
    case 'dissolved':
      return each(`guild ${guild}`, hand);
    case 'fromPile':
      return [{ from: 'pile', to: hand, card }];
    case 'revealed':
      return [{ from: 'deck', to: 'pile', card }];
    case 'laidDown':
      return [{ from: hand, to: 'pile', card }];
    default:
      return [];
  }
}

/** The view after an event, limited to the drawn fields. */
export function apply(view: MedievallonsView, event: MedievallonsEvent): MedievallonsView {
  const { seat = 0, other = 0, guild = '', card = null, cards = null } = event;
  const one = card === null ? null : [card];
  switch (event.event) {
    case 'turn':
      return { ...view, turn: event.number ?? view.turn, active: seat, power: null };
    case 'played':
      return hand(view, seat, -1, one);
    case 'guild':
      return guilds(hand(view, seat, -(cards ?? []).length, cards), seat, (all) =>
        [...all, laid(guild, cards ?? [])].sort((one, two) => one.guild.localeCompare(two.guild)),
      );
    case 'extended':
      return guilds(hand(view, seat, -(cards ?? []).length, cards), seat, (all) =>
        all.map((old) => (old.guild === guild ? laid(guild, [...old.cards, ...(cards ?? [])]) : old)),
      );
    case 'drew':
      return hand({ ...view, deck: view.deck - 1 }, seat, 1, one);
    case 'gave':
      return hand(hand(view, seat, -1, one), other, 1, one);
    case 'took':
      return hand(hand(view, other, -1, one), seat, 1, one);
    case 'swapped':
      return hand(hand(view, seat, -2, cards), other, 2, cards);
    case 'fromGuild':
      return hand(without(view, guild, card), seat, 1, one);
    case 'killed':
      return onPile(without(view, guild, card), card);
    case 'dissolved':
      return hand(
        guilds(view, seat, (all) => all.filter((old) => old.guild !== guild)),
        seat,
        (cards ?? []).length,
        cards,
      );
    case 'fromPile': {
      const left = view.pile.cards.slice(0, -1);
      return hand({ ...view, pile: pile(left) }, seat, 1, one);
    }
    case 'revealed':
      return onPile({ ...view, deck: view.deck - 1 }, card);
    // A Wizard's three cards belong to no hand while their player chooses. If both steps come at once, the cards pass
    // through the hand.
    case 'kept':
      return view.drawn.count === 0 ? view : hand(view, seat, 1, one);
    case 'laidDown':
      return view.drawn.count === 0 ? hand(onPile(view, card), seat, -1, one) : onPile(view, card);
    case 'discarded':
      return onPile(view, card);
    case 'reshuffled':
      return { ...view, deck: event.number ?? 0, breaker: 'yellow', pile: pile(view.pile.cards.slice(-1)) };
    default:
      return view;
  }
}

function pile(cards: CardKind[]): MedievallonsView['pile'] {
  return { count: cards.length, top: cards.at(-1) ?? null, cards };
}
function onPile(view: MedievallonsView, card: CardKind | null): MedievallonsView {
  return card === null ? view : { ...view, pile: pile([...view.pile.cards, card]) };
}

function seatOf(view: MedievallonsView, seat: number, change: (old: SeatView) => SeatView): MedievallonsView {
  return { ...view, seats: view.seats.map((old) => (old.seat === seat ? change(old) : old)) };
}

function hand(view: MedievallonsView, seat: number, by: number, moved: CardKind[] | null): MedievallonsView {
  return seatOf(view, seat, (old) => ({ ...old, hand: changed(old.hand, by, moved) }));
}
function changed(old: SeatView['hand'], by: number, moved: CardKind[] | null): SeatView['hand'] {
  const count = Math.max(0, old.count + by);
  if (old.cards === null || moved === null) return { ...old, count };
  if (by > 0) return { count, cards: [...old.cards, ...moved].sort() };
  const cards = [...old.cards];
  for (const card of moved) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return { count, cards };
}

function guilds(view: MedievallonsView, seat: number, change: (old: Guild[]) => Guild[]): MedievallonsView {
  return seatOf(view, seat, (old) => ({ ...old, guilds: change(old.guilds) }));
}
function without(view: MedievallonsView, id: GuildId, card: CardKind | null): MedievallonsView {
  return guilds(view, Number(id.split('.')[0]), (all) =>
    all.map((old) => {
      if (old.guild !== id || card === null) return old;
      const at = old.cards.indexOf(card);
      return laid(id, old.cards.toSpliced(at, at < 0 ? 0 : 1));
    }),
  );
}
/** A guild of these cards: its type is that of its cards other than Jesters. */
function laid(id: GuildId, cards: CardKind[]): Guild {
  const kind = cards.find((card) => card !== wild) ?? wild;
  const jesters = cards.filter((card) => card === wild).length;
  const sorted = [...cards].sort();
  return { guild: id, kind, members: cards.length - jesters, jesters, size: cards.length, cards: sorted };
}
